# Talie i ich pliki.

## wilderland deck

decks-help = Sprawdzaj, pokazuj, podliczaj, przekształcaj i pobieraj talie.
decks-check-help = Powiedz, czy talie są zgodne z zasadami, a jeśli nie, to dlaczego; kilka sprawdza się jako jeden stół. Jeśli nie są, zakończ z kodem 1.
decks-show-help = Pokaż, co jest w talii.
decks-stats-help = Pokaż talię w liczbach: koszty, sfery, rodzaje, cechy, początkowy poziom zagrożenia.
decks-convert-help = Zapisz talie w innym formacie; kilka talii staje się drużyną.
decks-fetch-help = Pobierz talię z RingsDB po jej numerze lub adresie strony.
decks-deck-help = Talia startowa albo plik: tekst lub JSON z RingsDB, .o8d z OCTGN, ZIP z takimi plikami.
decks-what-help = Numer albo adres strony talii.
decks-to-help = Format: { $formats }. Bez tego decyduje końcówka nazwy zapisywanego pliku.
decks-out-help = Plik do zapisania; bez niego wynik zostaje wypisany.
decks-partial-help = Działaj dalej, choć niektóre karty są nieznane; zostaną pominięte i wymienione.
decks-base-help = Serwer, który pytać, jeśli nie jest nim RingsDB.
decks-seconds-help = Ile czasu ma serwer.

decks-legal = { $deck }: zgodna z zasadami ({ $edition }).
decks-legal-starter = { $deck }: zgodna z zasadami ({ $edition }), gotowa talia.
decks-illegal = { $deck }: niezgodna z zasadami ({ $edition }).
decks-summary = { $heroes ->
    [one] { $heroes } bohater
    [few] { $heroes } bohaterów
   *[many] { $heroes } bohaterów
}, karty: { $cards }, różne: { $different }, początkowy poziom zagrożenia { $threat }
decks-section = { $section } ({ $count })
decks-heading-hero = Bohaterowie
decks-heading-ally = Sprzymierzeńcy
decks-heading-attachment = Dodatki
decks-heading-event = Wydarzenia
decks-heading-side = Karty zapasowe
decks-stats-costs = Koszt
decks-stats-mean = średnia { $mean }
decks-stats-spheres = Sfera
decks-stats-types = Rodzaj
decks-stats-traits = Cecha
decks-stats-unique = Karty unikatowe: { $count }
decks-written = Zapisano { $file }: { $decks }.
decks-no-format = W jakim formacie? Podaj go przez --to albo zakończ nazwę pliku jedną z końcówek: { $endings }.
decks-bad-format = Nie ma formatu { $word }; są: { $formats }.
decks-cannot-write = Nie można zapisać { $file }: { $why }.
decks-not-to-screen = Pliku ZIP nie można wypisać: podaj plik przez --out.

## Co jest nie tak i gdzie

decks-at = { $source }, wiersz { $line }: { $what }
decks-in = { $source }: { $what }
decks-by-rule = { $what } ({ $rule })

## Pliki

decks-no-deck = Nie ma talii „{ $name }”. Talie startowe: { $known }. Albo podaj plik.
decks-more-than-one = „{ $name }” – liczba talii: { $count }, a potrzebna jest jedna.
decks-cannot-open = Nie można otworzyć pliku: { $why }.
decks-too-big = Plik jest za duży na talię: ma ponad { $most } bajtów.
decks-too-many = Liczba talii: { $count }; przy stole mieści się { $most }.
decks-too-many-entries = Plik jest za długi na talię: ma ponad { $most } pozycji.
decks-too-many-files = Za dużo plików w archiwum: ponad { $most }.
decks-too-many-lines = Plik jest za długi na talię: ma ponad { $most } wierszy.
decks-file-not-read = { $file } nie jest talią i nie został odczytany.
decks-not-zip = Uszkodzony lub nietypowy ZIP: { $why }.
decks-not-utf8 = To nie jest tekst UTF-8.
decks-not-json = To nie jest JSON: { $why }.
decks-key-twice = „{ $key }” występuje dwa razy.
decks-not-a-deck = To nie jest talia: brakuje heroes i slots.
decks-not-heroes = „heroes” musi być listą nazw.
decks-not-slots = „{ $field }” musi zawierać numery kart i liczbę kopii każdej z nich.
decks-not-xml = To nie jest XML: { $why }.
decks-not-octgn = To nie jest talia OCTGN: zaczyna się od „{ $tag }”.
decks-doctype = Talia OCTGN nie ma typu dokumentu; ta zostaje odrzucona.
decks-other-game = Talia do innej gry ({ $game }).
decks-empty = Nie ma w niej żadnej karty.

## Karty w plikach

decks-unknown-card = Karty „{ $card }” nie ma w puli kart.
decks-unknown-card-like = Karty „{ $card }” nie ma w puli kart. { $like }?
decks-other-pack = Karty „{ $card }” z zestawu „{ $pack }” nie ma w puli kart.
decks-other-id = „{ $card }” to nie karta o numerze { $id }.
decks-not-for-decks = { $card } – to nie jest karta do talii.
decks-bad-count = { $card }: „{ $count }” to nie liczba kopii.
decks-two-numbers = Dwie liczby w jednym wierszu: { $words }
decks-wrong-section = { $card } – niewłaściwa sekcja; rodzaj karty: { $type }.
decks-counts-differ = { $card }: heroes i slots podają różne liczby.
decks-no-section = { $card } – karta poza sekcjami talii („{ $section }”).
decks-shared-section = { $card } – karta wyprawy („{ $section }”), nie została odczytana.
decks-line-not-read = Nie odczytano: { $words }
decks-heading-number = „{ $words }”, a różnych znaleziono: { $found }.
decks-no-id = { $card } nie ma numeru w tym formacie.
decks-one-deck-a-file = Ten format mieści jedną talię, a nie { $count }: użyj zip.

## Zgodność z zasadami

decks-heroes = { $fewest ->
    [3] Potrzeba { $most } bohaterów, a nie { $count }.
   *[other] Potrzeba od { $fewest } do { $most } bohaterów, a nie { $count }.
}
decks-hero-twice-in-deck = { $card } występuje dwa razy.
decks-no-hero = { $card } to nie bohater.
decks-not-in-deck = { $card } to nie sprzymierzeniec, dodatek ani wydarzenie.
decks-campaign-card = { $card } – tylko do kampanii.
decks-not-in-edition = W tej edycji nie ma karty { $card }.
decks-copies = { $card } – liczba kopii: { $count }; dozwolone: { $most }.
decks-too-few = Liczba kart: { $count }; potrzeba co najmniej { $fewest }.
decks-introductory = Talia startowa do pierwszej rozgrywki, liczba kart: { $count }.
decks-off-sphere = { $card }: żaden bohater nie ma symbolu zasobów, by za nią zapłacić ({ $sphere }).
decks-shared-hero = { $card } – bohater w kilku taliach: { $decks }.
decks-shared-unique = { $card } – karta unikatowa w kilku taliach: { $decks }.

## RingsDB

decks-fetch-no-address = „{ $words }” to ani numer, ani adres talii.
decks-fetch-other-server = „{ $words }” to nie adres serwera { $server } ani RingsDB.
decks-fetch-bad-base = „{ $words }” to nie adres serwera.
decks-fetch-fellowship = { $words } to drużyna: drużyn nie można pobrać. Wyeksportuj ją tam jako tekst lub do OCTGN i użyj pliku.
decks-fetch-not-there = { $server } nie ma takiej talii albo jej właściciel jej nie udostępnia.
decks-fetch-refused = { $server } odmawia: status { $status }.
decks-fetch-no-answer = { $server } nie odpowiada: { $why }.
