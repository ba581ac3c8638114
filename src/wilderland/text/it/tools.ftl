# Quello che dicono gli strumenti di chi sviluppa.

## wilderland bench

bench-help = Misura la velocità del motore su questa macchina.
bench-seconds-help = Quanto giocare per ogni valore.
bench-figure = Valore
bench-measured = Misurato
bench-bar = Soglia
bench-form = Forma del motore
bench-form-pure = Python puro
bench-form-compiled = compilata
bench-decisions-per-s = Decisioni al secondo (gioco casuale, Bosco Atro in solitario)
bench-games-per-s = Partite al secondo
bench-clone-us = Copia, microsecondi (quattro giocatori, round 8)
bench-save-ms = Salvataggio, millisecondi (quattro giocatori, round 8)
bench-calibration = Calibrazione (milioni di passi semplici al secondo)
bench-decisions-per-s-by-players = Decisioni al secondo per numero di giocatori
bench-event-us-by-cards-in-play = Evento a cui nessuno risponde, microsecondi, per carte in gioco

## wilderland verify

verify-help = Confronta ogni carta con i dati di riferimento; con --mutate, prova i test sui mutanti.
verify-reference-help = La cartella con i dati di riferimento.
verify-mutate-help = Toglie una capacità, parola chiave o regola alla volta: un test deve accorgersi di ognuna.
verify-sample-help = Con --mutate: provane solo all'incirca così tanti, distribuiti in modo uniforme.
verify-only-help = Con --mutate: solo quelli il cui nome contiene una di queste parole, separate da virgole.
verify-not-checked = Non verificato: in { $folder } non ci sono dati di riferimento.
verify-no-tests = Non verificato: esegui il comando dove stanno i test.
verify-difference = { $card } ({ $edition }): { $what } dovrebbe essere { $expected }, è { $found }
verify-checked = Confrontate { $cards } carte e { $abilities } capacità, { $differences } { $differences ->
    [one] differenza
    [many] di differenze
   *[other] differenze
}.
verify-not-written = { $cards } carte di scenari successivi hanno dati, ma ancora nessun comportamento.

## wilderland soak

soak-help = Gioca molte partite di ogni genere con giocatori casuali ed esperti e controlla tutto a ogni decisione; esce con 1 in caso di errori.
soak-games-help = Quante partite.
soak-players-help = Giocatori al tavolo: un numero ({ $one }) o un intervallo ({ $range }).
soak-seed-help = Tutto deriva da questo: lo stesso seme gioca le stesse partite.
soak-scenario-help = Quali scenari, separati da virgole; tutti, se non se ne nomina alcuno.
soak-edition-help = Quali edizioni, separate da virgole; tutte, se non se ne nomina alcuna.
soak-mode-help = Quali modalità, separate da virgole; tutte, se non se ne nomina alcuna.
soak-jobs-help = Quanti processi si dividono il lavoro.
soak-checks-help = Controllare tutto a ogni decisione, o soltanto giocare.
soak-bad-players = { $words } non è una grandezza di tavolo: indica un numero o un intervallo da 1 a { $most }.
soak-unknown = { $word } non esiste; ci sono { $known }.
soak-nothing = Non resta nulla da giocare: la campagna fa parte dell'Edizione Aggiornata.
soak-complete-help = Esce con 1 anche se uno stadio non è mai stato raggiunto o una capacità mai usata.
soak-games = Partite
soak-decisions = Decisioni
soak-wins = Vittorie
soak-stage = Decisioni in { $scenario }, { $stage }
soak-mode = Partite con { $edition }, { $mode }
soak-never-used = Capacità mai usate
soak-seconds = Secondi
soak-errors = Errori
soak-where = Nella partita { $number }, con seme { $seed }:
