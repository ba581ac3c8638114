# Quello che dice la riga di comando.

cli-help = Un motore che applica le regole de Il Signore degli Anelli: Il Gioco di Carte.
cli-version-help = Mostra la versione ed esce.
cli-json-help = Stampa JSON per le macchine.

## wilderland rules

rules-help = Mostra una regola dal suo id, un capitolo dalla sua lettera, o l'intero elenco.
rules-id-help = Una regola ({ $rule }) o un capitolo ({ $chapter }). Se manca: tutte le regole.
rules-coverage-help = Elenca le regole che nessun test nomina; esce con 1 se una è dovuta ora.
rules-tests-help = Dove stanno i test.
rules-unknown = Non c'è alcuna regola { $id }.
rules-close = Simili: { $ids }.
rules-scope = { $scope ->
    [core] dimostrabile con le carte del set base
    [engine] un principio che vincola il motore già ora
   *[later] richiede un meccanismo che nessuna carta del set base ha
}
rules-no-tests = Non c'è alcuna cartella { $folder }: esegui il comando dove stanno i test, o indica la loro cartella con --tests.
rules-no-coverage-of-one = La copertura riguarda l'intero elenco: togli { $id }.
rules-named-but-unknown = { $where } nomina { $id }, ma questa regola non esiste.
rules-missing-now = Senza test, e dovute ora:
rules-missing-later = Senza test, e lasciate a scenari, mazzi e modalità successivi:
rules-covered = { $covered } di { $ids ->
    [one] { $ids } regola
    [many] { $ids } di regole
   *[other] { $ids } regole
} con un test.

## wilderland demo

demo-help = Fa giocare una partita ai programmi, da seguire leggendo.
demo-keep-help = Salva la partita in questa cartella dopo ogni scelta, e continua ciò che vi si trova.
demo-tries-help = In una campagna, quante volte si tenta uno scenario.
demo-agent-help = Chi gioca: random, sensible, expert, flat, tree, mixed o search; chi pensa in anticipo accetta un limite, come search:100 o search:1.5s.
demo-players-help = Quanti giocatori; i posti senza mazzo ricevono un mazzo introduttivo.
demo-pace-help = Secondi di attesa dopo ogni riga.
demo-json-help = Dice soltanto il risultato, come JSON.

## wilderland replay

replay-help = Mostra di nuovo una partita salvata o registrata.
replay-file-help = Una registrazione o un salvataggio; se manca, l'ultima partita giocata fino alla fine.
replay-at-help = Mostra il tavolo dopo tante scelte, e nient'altro.
replay-chronicle-help = Racconta l'intera partita in una volta.
replay-bad = { $file } non si può mostrare: { $why }
replay-at = Dopo la scelta { $number } di { $last }.
replay-choice = { $prompt } { $answer }
replay-by-hand = A mano: { $key }
replay-ask = Invio: avanti, numero: vai lì, b: indietro, q: esci
replay-diverged =
    Questa versione gioca con regole diverse da quelle della registrazione: la scelta { $number } di { $count },
    { $key } di { $player }, non è offerta. Offerte: { $offered }

## wilderland cards

cards-help = Mostra una carta: i suoi dati, e che cosa fa con parole nostre.
cards-name-help = Un nome o una sua parte. Se manca: tutte le carte.
cards-no-edition = Non c'è alcuna edizione { $words }; edizioni note: { $known }.
cards-unknown = Non c'è alcuna carta “{ $words }”. Simili: { $known }
cards-shadow = Ombra: { $text }
cards-side = { $side } { $title }: { $text }
cards-unique = unica
cards-stage = stadio { $stage }
cards-now = { $now } (sulla carta { $printed })
cli-language-help = La lingua dei messaggi: en, pl, it, cs o ro (predefinita: quella di questo computer).
cli-unknown-language = La lingua “{ $language }” non è disponibile. Disponibili: { $known }.
