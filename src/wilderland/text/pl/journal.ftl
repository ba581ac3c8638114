## wilderland journal: rozegrane gry

journal-help = Rozegrane gry: wypisz je albo zapisz do pliku.
journal-list-help = Wypisz ukończone gry, ostatnią na końcu.
journal-export-help = Zapisz wszystkie ukończone gry jako JSON, CSV albo Markdown.
journal-to-help = Format: { $formats }.
journal-out-help = Do tego pliku zamiast na terminal.
journal-file-help = Inny dziennik niż własny.
journal-empty = Nie ukończono jeszcze żadnej gry.
journal-torn = Nie można odczytać wiersza { $line } dziennika: { $why }
journal-unknown-format = Nie ma formatu { $format }; są: { $formats }.
journal-not-written = Gry nie zapisano w dzienniku: { $why }
journal-cannot-write = Nie można zapisać pliku: { $why }
journal-written = { $games ->
    [one] Zapisano { $games } grę do pliku { $file }.
    [few] Zapisano { $games } gry do pliku { $file }.
   *[many] Zapisano { $games } gier do pliku { $file }.
}
journal-summary = { $games ->
    [one] { $games } gra, wygrane: { $won }.
    [few] { $games } gry, wygrane: { $won }.
   *[many] { $games } gier, wygrane: { $won }.
}

journal-title = Dziennik
journal-date = data
journal-scenario = scenariusz
journal-mode = tryb
journal-decks = talie
journal-result = rezultat
journal-rounds = rundy
journal-score = wynik
journal-line = tabela punktacji
journal-points = punkty
journal-won = wygrana
journal-lost = przegrana
