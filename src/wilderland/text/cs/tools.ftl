# Co říkají nástroje vývojářů.

## wilderland bench

bench-help = Změřit, jak rychlý je engine na tomto počítači.
bench-seconds-help = Jak dlouho hrát pro každou hodnotu.
bench-figure = Hodnota
bench-measured = Naměřeno
bench-bar = Laťka
bench-form = Podoba enginu
bench-form-pure = čistý Python
bench-form-compiled = zkompilovaná
bench-decisions-per-s = Rozhodnutí za sekundu (náhodná hra, sólo, Temný hvozd)
bench-games-per-s = Hry za sekundu
bench-clone-us = Kopie hry, mikrosekundy (čtyři hráči, kolo 8)
bench-save-ms = Uložení, milisekundy (čtyři hráči, kolo 8)
bench-calibration = Kalibrace (miliony prostých kroků za sekundu)
bench-decisions-per-s-by-players = Rozhodnutí za sekundu podle počtu hráčů
bench-event-us-by-cards-in-play = Událost bez reakce, mikrosekundy, podle počtu karet ve hře

## wilderland verify

verify-help = Porovnat každou kartu se vzorovými údaji; s --mutate zkusit testy na mutantech.
verify-reference-help = Složka se vzorovými údaji.
verify-mutate-help = Vyjmout vždy jednu schopnost, klíčové slovo nebo pravidlo: test si musí všimnout každého.
verify-sample-help = S --mutate: zkusit jen asi tolik, rovnoměrně rozložených.
verify-only-help = S --mutate: jen ty, jejichž název obsahuje některé z těchto slov, oddělených čárkami.
verify-not-checked = Nezkontrolováno: ve složce { $folder } nejsou vzorové údaje.
verify-no-tests = Nezkontrolováno: spusť to tam, kde jsou testy.
verify-difference = { $card } ({ $edition }): { $what } má být { $expected }, je { $found }
verify-checked = Porovnáno: karty { $cards }, schopnosti { $abilities }, { $differences } { $differences ->
    [one] rozdíl
    [few] rozdíly
    [many] rozdílu
   *[other] rozdílů
}.
verify-not-written = Karty pozdějších scénářů, které mají údaje, ale ještě nefungují: { $cards }.

## wilderland soak

soak-help = Odehrát mnoho her všeho druhu náhodně i znale a při každém rozhodnutí vše zkontrolovat; při chybách skončit s kódem 1.
soak-games-help = Kolik her.
soak-players-help = Hráči u stolu: počet ({ $one }) nebo rozsah ({ $range }).
soak-seed-help = Vychází z něj všechno: stejné semínko hraje stejné hry.
soak-scenario-help = Které scénáře, oddělené čárkami; všechny, pokud není uveden žádný.
soak-edition-help = Která vydání, oddělená čárkami; všechna, pokud není uvedeno žádné.
soak-mode-help = Které režimy hry, oddělené čárkami; všechny, pokud není uveden žádný.
soak-jobs-help = Kolik procesů se o práci dělí.
soak-checks-help = Při každém rozhodnutí vše kontrolovat, nebo jen hrát.
soak-bad-players = { $words } není počet hráčů u stolu: zadej číslo nebo rozsah od 1 do { $most }.
soak-unknown = „{ $word }“ neexistuje; jsou: { $known }.
soak-nothing = Nezbývá co hrát: kampaň patří k revidovanému vydání.
soak-complete-help = Skončit s kódem 1 i tehdy, když některého úkolu nebylo dosaženo nebo některá schopnost nebyla použita.
soak-games = Hry
soak-decisions = Rozhodnutí
soak-wins = Vyhráno
soak-stage = Rozhodnutí: { $scenario }, { $stage }
soak-mode = Hry: { $edition }, { $mode }
soak-never-used = Nikdy nepoužité schopnosti
soak-seconds = Sekundy
soak-errors = Chyby
soak-where = Ve hře { $number }, jejíž semínko je { $seed }:
