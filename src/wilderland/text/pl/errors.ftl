# Czego nie można zrobić i dlaczego. Błędy silnika niosą te identyfikatory i ich argumenty.

## Przygotowanie gry

error-not-words = Scenariusz, edycja i tryb muszą być słowami.
error-unknown-edition = Nie ma edycji „{ $word }”; są: { $known }.
error-unknown-mode = Nie ma trybu „{ $word }”; są: { $known }.
error-unknown-scenario = Nie ma scenariusza „{ $word }”; są: { $known }.
error-not-playable = { $scenario }: tego scenariusza nie można jeszcze rozegrać.
error-campaign-needs-revised = Kampania należy do edycji poprawionej; wybrano: { $edition }.
error-number-of-decks = Potrzeba od 1 do { $most } talii, a nie { $count }.
error-decks-for-seats = { $players ->
    [one] Za dużo talii: { $decks } na { $players } gracza.
    [few] Za dużo talii: { $decks } na { $players } graczy.
   *[many] Za dużo talii: { $decks } na { $players } graczy.
}
error-no-seed = Ziarno musi być liczbą całkowitą.
error-no-first-player = Nie ma miejsca { $seat } dla pierwszego gracza.
error-no-seat = Nie ma miejsca { $seat }: ostatnie to { $last }.
error-hero-twice = { $hero } jest w dwóch taliach: żaden bohater nie może być przy stole dwa razy.
error-number-of-heroes = { $fewest ->
    [3] Talia w tej edycji ma { $most } bohaterów.
   *[other] Talia w tej edycji ma od { $fewest } do { $most } bohaterów.
}
error-carry-for-other-players = To, co przeniesiono, jest dla innej liczby graczy: { $count }, a nie { $decks }.
error-damage-on-strangers = Przeniesiono obrażenia bohaterów, których tu nie ma: { $heroes }.
error-pool-for-nobody = Karta z puli kampanii jest dla gracza, którego tu nie ma.
error-unknown-in-pool = „{ $card }” w puli kampanii to nie karta.

## Gry, zapisy i powtórki

error-nothing-to-undo = Nie ma czego cofnąć.
error-diverged = Wybór { $number } ({ $key }) nie jest już możliwy. Możliwe: { $offered }
error-no-replay = Pozycja, którą ułożono lub rozdano na nowo, nie ma powtórki.
error-not-a-replay = To nie jest powtórka: { $why }
error-replay-too-long = Ta powtórka jest za długa: ponad { $most } wyborów albo za duża talia.
error-not-json = Plik jest uszkodzony albo to w ogóle nie zapis gry: { $why }
error-not-a-save = To nie jest zapis tej gry.
error-other-format = Plik ma format { $format }; ta wersja czyta { $reads }.
error-newer-format = Plik ma format { $format }, nowszy niż ta wersja: czyta ona { $reads }.
error-save-damaged = Zapis jest uszkodzony: nie jest taki, jak go zapisano.
error-save-incomplete = Zapis jest niepełny: { $why }
error-save-does-not-fit = Zapis nie pasuje do tej wersji: { $why }
error-stands-earlier = Gra stoi na wyborze { $number } z { $count }: { $key } nie jest już możliwy.
error-replayed = Grę odtworzono z jej wyborów: { $why }
error-cannot-read = Nie można odczytać { $file }: { $why }
error-game-not-over = Gra się nie skończyła.

## Zmiany wbrew silnikowi

error-no-adjustment = „{ $key }” to nie jest zmiana.
error-adjusts-nothing = Nie ma czegoś takiego: { $word } { $number }.
error-cannot-adjust = „{ $word }” nie może tam mieć wartości „{ $value }”.
error-cannot-turn = Tej karty nie można tam odwrócić. Zakryta karta może leżeć wśród twoich kart lub w strefie przeciwności; karty wyprawy odwracają się same.
error-no-place = Nie ma miejsca „{ $word }”; miejsca: { $known }.

## Dziennik

error-not-a-record = To nie jest zapis rozegranej gry.
error-record-damaged = To nie jest zapis rozegranej gry: { $why }

## Serie i kampanie

error-all-scenarios = W trybie „{ $mode }” gra się wszystkie scenariusze po kolei: nie podawaj żadnego.
error-no-campaigns = Nie ma jeszcze żadnej kampanii.
error-no-campaign = Nie ma kampanii „{ $name }”; są: { $known }.
error-campaign-name = Kampania nie może się nazywać „{ $name }”.
error-campaign-there = Kampania „{ $name }” już istnieje.
error-no-series = W trybie „{ $mode }” nie gra się scenariuszy pod rząd.
error-series-over = Seria się skończyła.
error-not-a-series = To nie jest seria w formacie { $reads }.
error-series-damaged = Seria jest uszkodzona: { $why }
error-not-the-next-game = To nie jest następna gra.
error-not-a-log = To nie jest dziennik kampanii.
error-log-damaged = Dziennik kampanii jest uszkodzony: { $why }
error-log-kept = Poprzedni dziennik jest w pliku { $file }.
error-names-and-heroes = Każdy gracz potrzebuje imienia i bohaterów; liczba imion: { $names }, graczy z bohaterami: { $players }.
error-not-fallen = { $player }: { $hero } to nie poległy bohater tego gracza.
error-heroes-to-choose = Są bohaterowie do wyboru: { $heroes }.
error-swap-before-first = Bohaterów zmienia się między dwiema grami, a nie przed pierwszą.
error-swapped-already = { $player } – ten gracz zmienił już bohatera.
error-not-their-hero = { $player } nie ma bohatera { $hero } do zmiany.
error-hero-taken = { $hero } – ten bohater poległ albo już do kogoś należy.
error-not-damaged = { $player } nie ma zranionego bohatera { $hero }.
error-campaign-over = Kampania się skończyła.
error-hero-fallen = { $hero } ({ $player }) – ten bohater poległ: wybierz najpierw nowego.
error-decks-for-players = Liczba graczy: { $players }; potrzeba tyle samo talii, a nie { $decks }.
error-seed-played = { $scenario }: gra z ziarnem { $seed } już się odbyła; tej samej gry nie gra się dwa razy.
error-other-heroes = { $player } – bohaterowie tego gracza to: { $heroes }.
error-not-left-out = Tego nie można pominąć: { $boon }.
error-cannot-write = Nie można zapisać pliku { $file }: { $why }
