# Pracownia: wiele gier i co z nich wynika.

lab-help = Rozegraj programami wiele gier i zobacz, co mówią o taliach, scenariuszach i graczach.
lab-run-help = Rozegraj każdy zestaw talii w każdym scenariuszu tyle razy, ile trzeba; uruchomione ponownie, działa dalej od miejsca przerwania.
lab-match-help = Rozegraj pewną liczbę gier jednego rodzaju i powiedz, jak często są wygrywane.
lab-compare-help = Porównaj dwa zestawy talii na tych samych ziarnach, z werdyktem i jego pewnością.
lab-report-help = Powiedz, co wynika z gier w pliku, na terminalu albo jako strona internetowa.
lab-export-help = Zapisz liczby z pliku jako Parquet.
lab-file-help = Plik, w którym są wyniki.
lab-decks-help = Zestaw talii: nazwy talii startowych lub pliki, połączone przecinkami. Można podać kilka razy. Liczba oznacza nasze ulubione talie dla tylu graczy.
lab-first-help = Pierwszy zestaw talii, połączonych przecinkami.
lab-second-help = Drugi zestaw talii, połączonych przecinkami.
lab-scenario-help = Scenariusz. Można podać kilka razy.
lab-mode-help = Tryb (standard, easy, basic). Można podać kilka razy.
lab-edition-help = Edycja: revised, original albo first-printing.
lab-match-edition-help = Wydanie: revised, original lub first-printing. Jeśli nie podano: to, którego talie radzą sobie najlepiej, albo revised, gdy podano talie.
lab-agent-help = Gracz na każdym miejscu. Można podać kilka razy.
lab-against-help = Kto gra drugim zestawem talii; domyślnie ten sam gracz.
lab-players-help = Ilu graczy; jeśli nie podano talii, rozdaje się gotowe talie startowe.
lab-games-help = Po ile gier.
lab-seed-help = Pierwsze ziarno; pozostałe następują po nim.
lab-jobs-help = Ile procesów (domyślnie po jednym na rdzeń).
lab-ray-help = Adres klastra Ray, na którym grać, albo „local”.
lab-html-help = Zapisz stronę internetową do tego pliku.
lab-progress = Gry
lab-won-so-far = wygrane: { $wins }
lab-done = { $games ->
    [one] Rozegrano { $games } grę.
    [few] Rozegrano { $games } gry.
   *[many] Rozegrano { $games } gier.
  } Zapisano w { $path }.
lab-refused = Tak nie można zagrać: { $why }
lab-no-such-file = Nie ma pliku { $path }.
lab-not-a-lab-file = { $path } nie jest plikiem pracowni.
lab-other-plan = { $path } zawiera wyniki innego planu. Weź inny plik albo poproś o te same talie, scenariusze i ziarno.
lab-needs = Do tego potrzebny jest pakiet { $package }: pip install "wilderland[{ $extra }]"
lab-unknown-agent = Nie ma gracza „{ $word }”. Są: { $known }.
lab-title = Co mówią gry
lab-about = { $arms ->
    [one] Jeden sposób gry
    [few] { $arms } sposoby gry
   *[many] { $arms } sposobów gry
  }, po { $games ->
    [one] { $games } grze
    [few] { $games } gry
   *[many] { $games } gier
  }, ziarna od { $seed }.
lab-rates = Jak często każdy wygrywał, z przedziałem, w którym to leży z pewnością 95%.
lab-arm = Grano
lab-games = Gry
lab-win-rate = Wygrane (95%)
lab-rounds = Rundy
lab-score = Wynik
lab-ms = ms na decyzję
lab-lengths = Ile rund trwały gry.
lab-cause = Jak kończyły się przegrane gry
lab-curves = Najwyższy poziom zagrożenia na początku każdej rundy: gry wygrane (zielone) i przegrane (czerwone). Najbardziej różnią się w rundzie { $round }.
lab-card = Karta
lab-drawn = Wygrane, gdy się pojawiła
lab-not-drawn = Wygrane, gdy się nie pojawiła
lab-difference = Różnica
lab-paired = Porównanie gra po grze na tych samych ziarnach
lab-first = Pierwszy
lab-second = Drugi
lab-p = p
lab-verdict = Werdykt
lab-apart = różne
lab-not-separated = nierozróżnione
lab-better = { $first } wygrywa częściej niż { $second }: punkty procentowe { $difference } (± { $spread }), p = { $p }, pary: { $games }.
lab-equal = Pary: { $games } – nie rozróżniają { $first } i { $second }: punkty procentowe { $difference } (± { $spread }), p = { $p }.
