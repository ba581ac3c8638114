# Quello che il server dice a chi siede a un tavolo, e il comando che lo avvia.

## Rifiuti

refused-bad-message = Il server non ha capito: { $why }
refused-busy = Del tavolo si sta occupando un altro server; riprova tra un momento.
refused-closed = A questo tavolo non è più possibile.
refused-forbidden = Non ti è permesso.
refused-full = Non c'è più posto.
refused-illegal = Non si può fare.
refused-kicked = Chi ospita ti ha allontanato da questo tavolo.
refused-lost = Il tavolo si è spostato; riconnessione in corso.
refused-not-found = Non c'è nulla con quel nome.
refused-not-playing = Qui non si sta giocando alcuna partita.
refused-not-yours = Non spetta a te.
refused-origin = Quella pagina non può parlare con questo server.
refused-over = La partita è finita.
refused-protocol = Questa pagina è di una versione diversa dal server ({ $speaks }); ricaricala.
refused-restart = Il server si riavvia; riconnessione in corso.
refused-sealed = Resta sigillato fino alla fine della partita.
refused-stale = Nel frattempo il tavolo è andato avanti.
refused-too-big = È troppo grande.
refused-too-many = Troppo in una volta; aspetta un momento.
refused-too-slow = La connessione non tiene il passo; riconnessione in corso.
refused-unknown = Nessuna chiave, o una che non apre nulla.

refused-adjust = Non è una cosa che si possa impostare.
refused-base64 = Un archivio va inviato in base64.
refused-campaign-mode = La campagna ha modalità proprie, dell'Edizione Aggiornata.
refused-hello-twice = Un solo hello è sufficiente.
refused-hidden-card = Quella carta non è a faccia in su.
refused-host-only = Può farlo solo chi ospita.
refused-in-a-row = Gli scenari di fila cominciano dal primo.
refused-link = Il link è scaduto o è già stato usato.
refused-name = Serve un nome.
refused-no-campaign = Non hai una campagna così.
refused-campaign-changed = La campagna è cambiata nel frattempo. Riguardala.
refused-no-deck = Manca un mazzo.
refused-no-hello = Il primo messaggio è un hello.
refused-no-member = Nessuno con quel numero è al tavolo.
refused-no-next = Dopo questa partita non viene nulla.
refused-no-proposal = La proposta non è più aperta.
refused-no-seat = Non c'è alcun posto { $seat }.
refused-no-seat-of-yours = Non hai un posto a questo tavolo.
refused-no-such-deck = Non hai un mazzo così.
refused-no-table = Questo tavolo non c'è, o non è aperto per te.
refused-not-asked = A quel posto ora non si chiede nulla.
refused-not-over = La partita non è finita.
refused-not-your-seat = Quel posto non è tuo.
refused-not-yourself = Non su di te.
refused-kick-layer = Chi ha aperto il tavolo non può essere allontanato.
refused-nothing-to-undo = Non c'è nulla da annullare.
refused-replay = Non è una registrazione riproducibile.
refused-seat-taken = Lì siede già qualcuno.
refused-running-public = La partita è in corso e il tavolo è pubblico: solo chi ospita può prendere questo posto.
refused-unknown-word = { $word } qui non è una parola nota.
refused-words = O parole o una frase pronta.

## Il tavolo stesso

table-undone = { $name } annulla { $count ->
    [one] una mossa
    [many] { $count } di mosse
   *[other] { $count } mosse
}.
table-undo-declined = { $name } non vuole tornare indietro.
table-adjust-declined = { $name } non vuole scavalcare il motore.
table-concede-declined = { $name } non vuole arrendersi.
table-away = Un giocatore è assente; qualcuno lo sostituisce.
table-companion-gone = Un compagno non risponde; il suo posto è libero.

## Frasi pronte

phrase-hello = Ciao!
phrase-wait = Aspettatemi, per favore.
phrase-go-on = Andate pure, io ci sono.
phrase-yes = Sì.
phrase-no = Meglio di no.
phrase-thanks = Grazie!
phrase-sorry = Scusate.
phrase-help = Mi potete aiutare?
phrase-i-defend = Di quell'attacco mi occupo io.
phrase-i-attack = Quello lo posso uccidere io.
phrase-i-quest = All'impresa penso io.
phrase-this-card = Guardate questa carta.
phrase-well-played = Ben giocato!
phrase-good-game = Bella partita!

## Il comando

serve-help = Avvia un server per tavoli in rete.
serve-host-help = L'indirizzo su cui ascoltare; 0.0.0.0 per tutti nella rete.
serve-port-help = La porta su cui ascoltare.
serve-database-help = Dove si conserva tutto: sqlite:///file.db, oppure postgresql://…
serve-redis-help = redis://… tra più server che condividono un database.
serve-trusted-help = I proxy a cui si crede sull'indirizzo di un client, separati da virgole.
serve-origins-help = Le pagine di altri host che possono collegarsi, separate da virgole.
serve-log-help = Quanto annotare: debug, info, warning, error.
serve-backup-help = Copia in un file tutto ciò che è conservato, mentre il server è in funzione.
serve-restore-help = Ripristina una copia, in un database vuoto.
serve-file-help = Il file della copia.
serve-at = I tavoli sono aperti su { $address } – tutto si conserva in { $database }.
serve-backed-up = Righe copiate in { $file }: { $rows }.
serve-restored = Righe ripristinate: { $rows }.
serve-not-empty = Il database non è vuoto; una copia si ripristina solo in uno vuoto.
serve-no-copy = { $file } non è una nostra copia: { $why }
serve-no-database = Qui non c'è un nostro database da copiare: { $name }
serve-cannot-listen = Non è possibile ascoltare su { $address }: { $why }

## La misura del server

bench-server-help = Misura invece un server: molti tavoli da quattro, ognuno con una scelta al secondo.
bench-tables-help = Quanti tavoli giocano insieme (con --server).
bench-stored-help = Con quante partite conservate si avvia un server (con --server); 0 lo tralascia.
bench-database = Database
bench-tables = Tavoli da quattro
bench-seconds = Secondi misurati
bench-choices-per-s = Scelte al secondo
bench-skipped = Scelte che non è stato possibile fare
bench-p50-ms = Da una scelta all'aggiornamento di tutti, mediana (ms)
bench-p99-ms = Lo stesso, 99º percentile (ms)
bench-max-ms = Lo stesso, il più lungo (ms)
bench-cpu-ms = Tempo di processore del server per scelta (ms)
bench-mb-per-table = Memoria per tavolo (MB)
bench-stored-tables = Partite conservate
bench-start-s = Dall'avvio alla prima risposta (s)
bench-recovery-s = Finché tutte le partite conservate sono sveglie (s)
bench-web-help = Misura invece la pagina: in Chromium, con un server su questa macchina.
bench-no-browser = NON MISURATO: la pagina richiede Chromium e Playwright (l'extra dev).
bench-load = Carico della macchina nel frattempo
bench-page-kb = Scaricato finché si può giocare, compresso, senza caratteri e immagini (kB)
bench-interactive-ms = Finché si può giocare al tavolo, in un browser nuovo (ms)
bench-interactive-cpu-ms = Tempo di processore della pagina fino ad allora (ms)
bench-prompt-ms = Da un clic alla domanda successiva, mediana (ms)
bench-prompt-p95-ms = Lo stesso, 95º percentile (ms)
bench-cards-shown = Carte visibili sul tavolo avanzato da quattro
bench-frames = Fotogrammi misurati mentre le carte si muovevano
bench-frames-per-s = Fotogrammi al secondo mentre le carte si muovono
bench-late-prompt-ms = Da un clic alla domanda successiva su quel tavolo, mediana (ms)
bench-late-prompt-p95-ms = Lo stesso, 95º percentile (ms)
