## wilderland journal: le partite giocate

journal-help = Le partite giocate: elencarle o scriverle in un file.
journal-list-help = Elenca le partite finite, l'ultima per ultima.
journal-export-help = Scrive tutte le partite finite in JSON, CSV o Markdown.
journal-to-help = Il formato: { $formats }.
journal-out-help = In questo file invece che nel terminale.
journal-file-help = Un diario diverso dal proprio.
journal-empty = Nessuna partita è ancora finita.
journal-torn = La riga { $line } del diario non si può leggere: { $why }
journal-unknown-format = Non c'è alcun formato { $format }; formati noti: { $formats }.
journal-not-written = La partita non è stata scritta nel diario: { $why }
journal-cannot-write = Il file non si può scrivere: { $why }
journal-written = { $games ->
    [one] { $games } partita scritta in { $file }.
    [many] { $games } di partite scritte in { $file }.
   *[other] { $games } partite scritte in { $file }.
}
journal-summary = { $games ->
    [one] { $games } partita, vittorie: { $won }.
    [many] { $games } di partite, vittorie: { $won }.
   *[other] { $games } partite, vittorie: { $won }.
}

journal-title = Diario
journal-date = data
journal-scenario = scenario
journal-mode = modalità
journal-decks = mazzi
journal-result = risultato
journal-rounds = round
journal-score = punteggio
journal-line = tabella del punteggio
journal-points = punti
journal-won = vittoria
journal-lost = sconfitta
