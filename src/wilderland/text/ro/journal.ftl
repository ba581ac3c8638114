## wilderland journal: jocurile jucate

journal-help = Jocurile jucate: listează-le sau scrie-le într-un fișier.
journal-list-help = Listează jocurile terminate, ultimul la sfârșit.
journal-export-help = Scrie toate jocurile terminate ca JSON, CSV sau Markdown.
journal-to-help = Formatul: { $formats }.
journal-out-help = În acest fișier în loc de terminal.
journal-file-help = Alt jurnal decât cel propriu.
journal-empty = Încă nu s-a terminat niciun joc.
journal-torn = Rândul { $line } din jurnal nu poate fi citit: { $why }
journal-unknown-format = Nu există formatul { $format }; formate cunoscute: { $formats }.
journal-not-written = Jocul nu a fost scris în jurnal: { $why }
journal-cannot-write = Fișierul nu poate fi scris: { $why }
journal-written = { $games ->
    [one] { $games } joc a fost scris în { $file }.
    [few] { $games } jocuri au fost scrise în { $file }.
   *[other] { $games } de jocuri au fost scrise în { $file }.
}
journal-summary = { $games ->
    [one] { $games } joc, victorii: { $won }.
    [few] { $games } jocuri, victorii: { $won }.
   *[other] { $games } de jocuri, victorii: { $won }.
}

journal-title = Jurnal
journal-date = data
journal-scenario = scenariu
journal-mode = mod
journal-decks = pachete
journal-result = rezultat
journal-rounds = runde
journal-score = scor
journal-line = foaie de scor
journal-points = puncte
journal-won = victorie
journal-lost = înfrângere
