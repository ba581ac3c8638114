## wilderland journal: odehrané hry

journal-help = Odehrané hry: vypsat je nebo zapsat do souboru.
journal-list-help = Vypsat dohrané hry, poslední na konci.
journal-export-help = Zapsat všechny dohrané hry jako JSON, CSV nebo Markdown.
journal-to-help = Formát: { $formats }.
journal-out-help = Do tohoto souboru místo do terminálu.
journal-file-help = Jiný deník než vlastní.
journal-empty = Žádná hra ještě nebyla dohrána.
journal-torn = Řádek { $line } deníku nelze přečíst: { $why }
journal-unknown-format = Formát { $format } neexistuje; jsou: { $formats }.
journal-not-written = Hra nebyla zapsána do deníku: { $why }
journal-cannot-write = Soubor nelze zapsat: { $why }
journal-written = { $games ->
    [one] Do souboru { $file } byla zapsána { $games } hra.
    [few] Do souboru { $file } byly zapsány { $games } hry.
    [many] Do souboru { $file } bylo zapsáno { $games } hry.
   *[other] Do souboru { $file } bylo zapsáno { $games } her.
}
journal-summary = { $games ->
    [one] { $games } hra, vyhráno: { $won }.
    [few] { $games } hry, vyhráno: { $won }.
    [many] { $games } hry, vyhráno: { $won }.
   *[other] { $games } her, vyhráno: { $won }.
}

journal-title = Deník
journal-date = datum
journal-scenario = scénář
journal-mode = režim
journal-decks = balíčky
journal-result = výsledek
journal-rounds = kola
journal-score = skóre
journal-line = tabulka skóre
journal-points = body
journal-won = výhra
journal-lost = prohra
