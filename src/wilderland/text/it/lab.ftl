# Il laboratorio: molte partite e che cosa raccontano.

lab-help = Gioca molte partite con i programmi e guarda che cosa dicono di mazzi, scenari e giocatori.
lab-run-help = Gioca ogni tavolo di mazzi in ogni scenario, quante volte è richiesto; richiamato, riprende da dov'era.
lab-match-help = Gioca un certo numero di partite di un tipo e dice quante volte si vincono.
lab-compare-help = Confronta due tavoli di mazzi sugli stessi semi, con un verdetto e la sua sicurezza.
lab-report-help = Racconta che cosa dicono le partite in un file, nel terminale o come pagina web.
lab-export-help = Scrive i valori di un file come Parquet.
lab-file-help = Il file in cui si conservano i risultati.
lab-decks-help = Un tavolo di mazzi: mazzi introduttivi o file, uniti da virgole. Si può indicare più volte. Un numero indica i nostri mazzi preferiti per altrettanti giocatori.
lab-first-help = Il primo tavolo di mazzi, uniti da virgole.
lab-second-help = Il secondo tavolo di mazzi, uniti da virgole.
lab-scenario-help = Uno scenario. Si può indicare più volte.
lab-mode-help = Una modalità (standard, easy, basic). Si può indicare più volte.
lab-edition-help = L'edizione: revised, original o first-printing.
lab-match-edition-help = L'edizione: revised, original o first-printing. Se non indicata: quella i cui mazzi vanno meglio, oppure revised se i mazzi sono indicati.
lab-agent-help = Chi gioca a ogni posto. Si può indicare più volte.
lab-against-help = Chi gioca il secondo tavolo di mazzi; se non indicato, lo stesso.
lab-players-help = Quanti giocatori; se non si indica alcun mazzo, si distribuiscono i mazzi introduttivi stampati.
lab-games-help = Quante partite per ognuno.
lab-seed-help = Il primo seme; gli altri lo seguono.
lab-jobs-help = Quanti processi (se manca: uno per ogni core).
lab-ray-help = L'indirizzo di un cluster Ray su cui giocare, o “local”.
lab-html-help = Scrive una pagina web in questo file.
lab-progress = Partite
lab-won-so-far = vittorie: { $wins }
lab-done = { $games ->
    [one] Giocata { $games } partita.
    [many] Giocate { $games } di partite.
   *[other] Giocate { $games } partite.
  } Risultati in { $path }.
lab-refused = Non si può giocare: { $why }
lab-no-such-file = Non c'è alcun file { $path }.
lab-not-a-lab-file = { $path } non è un file del laboratorio.
lab-other-plan = { $path } contiene i risultati di un altro piano. Usa un altro file, o chiedi gli stessi mazzi, scenari e seme.
lab-needs = Serve il pacchetto { $package }: pip install "wilderland[{ $extra }]"
lab-unknown-agent = Non c'è alcun giocatore “{ $word }”. Ci sono: { $known }.
lab-title = Che cosa raccontano le partite
lab-about = { $arms ->
    [one] Un modo di giocare
    [many] { $arms } di modi di giocare
   *[other] { $arms } modi di giocare
  }, { $games ->
    [one] { $games } partita
    [many] { $games } di partite
   *[other] { $games } partite
  } per ognuno, semi da { $seed }.
lab-rates = Quante volte ognuno ha vinto, con l'intervallo in cui il valore si trova con una sicurezza del 95 %.
lab-arm = Giocato
lab-games = Partite
lab-win-rate = Vinte (95 %)
lab-rounds = Round
lab-score = Punteggio
lab-ms = ms per decisione
lab-lengths = Quanti round sono durate le partite.
lab-cause = Come sono finite le partite perse
lab-curves = La Minaccia più alta all'inizio di ogni round: partite vinte (verde) e perse (rosso). Sono più lontane tra loro nel round { $round }.
lab-card = Carta
lab-drawn = Vinte se è uscita
lab-not-drawn = Vinte se non è uscita
lab-difference = Differenza
lab-paired = Confrontate partita per partita sugli stessi semi
lab-first = Primo
lab-second = Secondo
lab-p = p
lab-verdict = Verdetto
lab-apart = diversi
lab-not-separated = non distinti
lab-better = { $first } vince più spesso di { $second }: { $difference } punti percentuali (± { $spread }), p = { $p }, coppie: { $games }.
lab-equal = Coppie: { $games }; non distinguono { $first } da { $second }: { $difference } punti percentuali (± { $spread }), p = { $p }.
