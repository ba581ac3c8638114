## wilderland journal: the games that were played

journal-help = The games that were played: list them, or write them into a file.
journal-list-help = List the finished games, the last one last.
journal-export-help = Write all finished games as JSON, CSV or Markdown.
journal-to-help = The format: { $formats }.
journal-out-help = Into this file instead of the terminal.
journal-file-help = Another journal than one's own.
journal-empty = No game has been finished yet.
journal-torn = Line { $line } of the journal cannot be read: { $why }
journal-unknown-format = There is no format { $format }; known: { $formats }.
journal-not-written = The game was not written into the journal: { $why }
journal-cannot-write = The file cannot be written: { $why }
journal-written = { $games ->
    [one] { $games } game was written to { $file }.
   *[other] { $games } games were written to { $file }.
}
journal-summary = { $games ->
    [one] { $games } game, { $won } won.
   *[other] { $games } games, { $won } won.
}

journal-title = Journal
journal-date = date
journal-scenario = scenario
journal-mode = mode
journal-decks = decks
journal-result = result
journal-rounds = rounds
journal-score = score
journal-line = score sheet
journal-points = points
journal-won = won
journal-lost = lost
