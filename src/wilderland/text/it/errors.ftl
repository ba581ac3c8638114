# Che cosa non si può fare, e perché. Gli errori del motore portano questi id e i loro argomenti.

## Preparare una partita

error-not-words = Scenario, edizione e modalità devono essere parole.
error-unknown-edition = Non c'è alcuna edizione “{ $word }”; edizioni note: { $known }.
error-unknown-mode = Non c'è alcuna modalità “{ $word }”; modalità note: { $known }.
error-unknown-scenario = Non c'è alcuno scenario “{ $word }”; scenari noti: { $known }.
error-not-playable = { $scenario } non si può ancora giocare.
error-campaign-needs-revised = La campagna appartiene all'Edizione Aggiornata, non a questa: { $edition }.
error-number-of-decks = Servono da uno a { $most } mazzi, non { $count }.
error-decks-for-seats = { $players ->
    [one] { $decks } mazzi sono troppi per { $players } giocatore.
    [many] { $decks } mazzi sono troppi per { $players } di giocatori.
   *[other] { $decks } mazzi sono troppi per { $players } giocatori.
}
error-no-seed = Il seme deve essere un numero intero.
error-no-first-player = Non c'è alcun posto { $seat } per il primo giocatore.
error-no-seat = Non c'è alcun posto { $seat }: l'ultimo è { $last }.
error-hero-twice = { $hero } è in due mazzi: nessun eroe può stare al tavolo due volte.
error-number-of-heroes = { $fewest ->
    [3] Un mazzo di questa edizione ha { $most } eroi.
   *[other] Un mazzo di questa edizione ha da { $fewest } a { $most } eroi.
}
error-carry-for-other-players = Quello che è stato conservato è per { $count } giocatori, non per { $decks }.
error-damage-on-strangers = Sono stati conservati danni per eroi che non ci sono: { $heroes }.
error-pool-for-nobody = Una carta della riserva della campagna è per un giocatore che non c'è.
error-unknown-in-pool = “{ $card }” nella riserva della campagna non è una carta.

## Partite, salvataggi e registrazioni

error-nothing-to-undo = Non c'è nulla da annullare.
error-diverged = La scelta { $number } ({ $key }) non è più offerta. Offerte: { $offered }
error-no-replay = Una posizione costruita o ridistribuita non ha registrazione.
error-not-a-replay = Questa non è una registrazione: { $why }
error-replay-too-long = Questa registrazione è troppo lunga: più di { $most } scelte, o un mazzo troppo grande.
error-not-json = Danneggiato, o non è affatto un salvataggio: { $why }
error-not-a-save = Questo non è un salvataggio di questo gioco.
error-other-format = Ha il formato { $format }; questa versione legge { $reads }.
error-newer-format = Ha il formato { $format }, più recente di questa versione, che legge { $reads }.
error-save-damaged = Danneggiato: il salvataggio non è com'era stato scritto.
error-save-incomplete = Il salvataggio è incompleto: { $why }
error-save-does-not-fit = Il salvataggio non è adatto a questa versione: { $why }
error-stands-earlier = È ferma alla scelta { $number } di { $count }: { $key } non è più offerta.
error-replayed = È stata rigiocata dalle sue scelte: { $why }
error-cannot-read = { $file } non si può leggere: { $why }
error-cannot-write = { $file } non si può scrivere: { $why }
error-game-not-over = La partita non è finita.

## Scavalcare il motore

error-no-adjustment = “{ $key }” non è una modifica.
error-adjusts-nothing = “{ $word } { $number }” non esiste.
error-cannot-adjust = Lì “{ $word }” non si può impostare a “{ $value }”.
error-cannot-turn = Qui questa carta non si può girare. A faccia in giù una carta sta tra le tue o nell'area di allestimento; le carte impresa si girano da sole.
error-no-place = Non c'è alcun posto “{ $word }”; posti: { $known }.

## Il diario

error-not-a-record = Questa non è l'annotazione di una partita.
error-record-damaged = Questa non è l'annotazione di una partita: { $why }

## Serie e campagne

error-all-scenarios = Nella modalità “{ $mode }” si giocano tutti gli scenari uno dopo l'altro: non indicarne alcuno.
error-no-campaigns = Non c'è ancora alcuna campagna.
error-no-campaign = Non c'è alcuna campagna “{ $name }”; ci sono: { $known }.
error-campaign-name = Una campagna non può chiamarsi “{ $name }”.
error-campaign-there = Una campagna “{ $name }” c'è già.
error-no-series = Nella modalità “{ $mode }” gli scenari non si giocano di fila.
error-series-over = La serie è finita.
error-not-a-series = Questa non è una serie nel formato { $reads }.
error-series-damaged = La serie è danneggiata: { $why }
error-not-the-next-game = Questa non è la partita successiva.
error-not-a-log = Questo non è un Diario della Campagna.
error-log-damaged = Il Diario della Campagna è danneggiato: { $why }
error-log-kept = Il diario precedente è in { $file }.
error-names-and-heroes = Ogni giocatore ha bisogno di un nome e di eroi: nomi dati: { $names }, giocatori con eroi: { $players }.
error-not-fallen = { $hero } non è un eroe caduto di { $player }.
error-heroes-to-choose = Ci sono eroi tra cui scegliere: { $heroes }.
error-swap-before-first = Gli eroi si cambiano tra una partita e l'altra, non prima della prima.
error-swapped-already = { $player } ha già cambiato un eroe.
error-not-their-hero = { $player } non ha un eroe { $hero } da cambiare.
error-hero-taken = { $hero } è tra gli eroi caduti, o è l'eroe di qualcuno.
error-not-damaged = { $player } non ha un eroe { $hero } ferito.
error-campaign-over = La campagna è finita.
error-hero-fallen = { $hero } di { $player } è tra gli eroi caduti: scegli prima un nuovo eroe.
error-decks-for-players = A { $players } giocatori servono altrettanti mazzi, non { $decks }.
error-seed-played = { $scenario } è già stato giocato con il seme { $seed }: una partita non si gioca due volte.
error-other-heroes = Gli eroi di { $player } sono { $heroes }.
error-not-left-out = { $boon } non si può tralasciare.
