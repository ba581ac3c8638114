# Co mówią narzędzia inżynierów.

## wilderland bench

bench-help = Zmierz, jak szybki jest silnik na tym komputerze.
bench-seconds-help = Jak długo grać dla każdej liczby.
bench-figure = Wielkość
bench-measured = Zmierzono
bench-bar = Próg
bench-form = Postać silnika
bench-form-pure = czysty Python
bench-form-compiled = skompilowana
bench-decisions-per-s = Decyzje na sekundę (gra losowa, solo, Mroczna Puszcza)
bench-games-per-s = Gry na sekundę
bench-clone-us = Kopia gry, mikrosekundy (czterech graczy, runda 8)
bench-save-ms = Zapis gry, milisekundy (czterech graczy, runda 8)
bench-calibration = Kalibracja (miliony prostych kroków na sekundę)
bench-decisions-per-s-by-players = Decyzje na sekundę według liczby graczy
bench-event-us-by-cards-in-play = Zdarzenie bez odpowiedzi, mikrosekundy, według liczby kart w grze

## wilderland verify

verify-help = Porównaj każdą kartę z danymi wzorcowymi; z --mutate wypróbuj testy na mutantach.
verify-reference-help = Folder z danymi wzorcowymi.
verify-mutate-help = Wyjmuj po jednej zdolności, słowie kluczowym lub zasadzie: test musi zauważyć każdą.
verify-sample-help = Z --mutate: wypróbuj tylko mniej więcej tyle, równomiernie rozłożonych.
verify-only-help = Z --mutate: tylko te, których nazwa zawiera jedno z tych słów, oddzielonych przecinkami.
verify-not-checked = Nie sprawdzono: w folderze { $folder } nie ma danych wzorcowych.
verify-no-tests = Nie sprawdzono: uruchom to tam, gdzie są testy.
verify-difference = { $card } ({ $edition }): { $what } powinno wynosić { $expected }, a wynosi { $found }
verify-checked = Porównano: karty { $cards }, zdolności { $abilities }, { $differences } { $differences ->
    [one] różnica
    [few] różnice
   *[many] różnic
}.
verify-not-written = Karty późniejszych scenariuszy, które mają dane, ale jeszcze nie działają: { $cards }.

## wilderland soak

soak-help = Rozegraj wiele różnych gier losowo i ze znajomością rzeczy, sprawdzaj wszystko przy każdej decyzji; przy błędach zakończ z kodem 1.
soak-games-help = Ile gier.
soak-players-help = Gracze przy stole: liczba ({ $one }) albo zakres ({ $range }).
soak-seed-help = Z niego wynika wszystko: to samo ziarno daje te same gry.
soak-scenario-help = Które scenariusze, rozdzielone przecinkami; wszystkie, jeśli nie podano żadnego.
soak-edition-help = Które edycje, rozdzielone przecinkami; wszystkie, jeśli nie podano żadnej.
soak-mode-help = Które tryby gry, rozdzielone przecinkami; wszystkie, jeśli nie podano żadnego.
soak-jobs-help = Ile procesów dzieli się pracą.
soak-checks-help = Sprawdzaj wszystko przy każdej decyzji albo tylko graj.
soak-bad-players = { $words } to nie jest liczba graczy przy stole: podaj liczbę lub zakres od 1 do { $most }.
soak-unknown = Nie ma „{ $word }”; są: { $known }.
soak-nothing = Nie zostało nic do zagrania: kampania należy do edycji poprawionej.
soak-complete-help = Zakończ z kodem 1 także wtedy, gdy jakiegoś etapu nie osiągnięto albo jakiejś zdolności nie użyto.
soak-games = Gry
soak-decisions = Decyzje
soak-wins = Wygrane
soak-stage = Decyzje: { $scenario }, { $stage }
soak-mode = Gry: { $edition }, { $mode }
soak-never-used = Zdolności nigdy nieużyte
soak-seconds = Sekundy
soak-errors = Błędy
soak-where = W grze { $number }, której ziarno to { $seed }:
