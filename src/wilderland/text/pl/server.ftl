# Co serwer mówi ludziom przy stole, i polecenie, które go uruchamia.

## Odmowy

refused-bad-message = Serwer tego nie zrozumiał: { $why }
refused-busy = Stołem zajmuje się ktoś inny; spróbuj za chwilę.
refused-closed = To nie jest już możliwe przy tym stole.
refused-forbidden = Tego ci nie wolno.
refused-full = Nie ma już miejsca.
refused-illegal = Tego nie można zrobić.
refused-kicked = Gospodarz odprawił cię od tego stołu.
refused-lost = Stół się przeniósł; łączę ponownie.
refused-not-found = Nie ma niczego o tej nazwie.
refused-not-playing = Nikt tu nie gra.
refused-not-yours = To nie twoja sprawa.
refused-origin = Tej stronie nie wolno rozmawiać z tym serwerem.
refused-over = Gra się skończyła.
refused-protocol = Ta strona jest w innej wersji niż serwer ({ $speaks }); wczytaj ją ponownie.
refused-restart = Serwer uruchamia się od nowa; łączę ponownie.
refused-sealed = To pozostaje zapieczętowane do końca gry.
refused-stale = Przy stole od tego czasu coś się zmieniło.
refused-too-big = To jest za duże.
refused-too-many = Za dużo naraz; zaczekaj chwilę.
refused-too-slow = Połączenie nie nadąża; łączę ponownie.
refused-unknown = Brak klucza albo klucz niczego nie otwiera.

refused-adjust = Tego nie można ustawić.
refused-base64 = Archiwum przesyła się jako base64.
refused-campaign-mode = Kampania ma własne tryby, w edycji poprawionej.
refused-hello-twice = Jedno hello wystarczy.
refused-hidden-card = Ta karta nie leży odkryta.
refused-host-only = To wolno tylko gospodarzowi.
refused-in-a-row = Scenariusze pod rząd zaczynają się od pierwszego.
refused-link = Link wygasł albo został już użyty.
refused-name = Podaj imię.
refused-no-campaign = Nie masz takiej kampanii.
refused-campaign-changed = Kampania zmieniła się w międzyczasie. Zajrzyj do niej jeszcze raz.
refused-no-deck = Brakuje talii.
refused-no-hello = Pierwszą wiadomością jest hello.
refused-no-member = Nikogo o tym numerze nie ma przy stole.
refused-no-next = Po tej grze nic już nie następuje.
refused-no-proposal = O to już się nie pyta.
refused-no-seat = Nie ma miejsca { $seat }.
refused-no-seat-of-yours = Nie masz miejsca przy tym stole.
refused-no-such-deck = Nie masz takiej talii.
refused-no-table = Nie ma takiego stołu albo nie jest dla ciebie otwarty.
refused-not-asked = Tego miejsca o nic teraz nie pytamy.
refused-not-over = Gra się nie skończyła.
refused-not-your-seat = To nie twoje miejsce.
refused-not-yourself = Nie możesz wskazać siebie.
refused-kick-layer = Nie można odesłać osoby, która założyła stół.
refused-nothing-to-undo = Nie ma czego cofnąć.
refused-replay = To nie jest zapis, który da się odtworzyć.
refused-seat-taken = Ktoś tam już siedzi.
refused-running-public = Gra trwa, a stół jest publiczny: to miejsce może zająć tylko gospodarz.
refused-unknown-word = { $word } – tego tu nie znamy.
refused-words = Albo słowa, albo gotowe zdanie.

## Sam stół

table-undone = { $name } cofa { $count ->
    [one] ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}.
table-undo-declined = { $name } nie chce cofać.
table-adjust-declined = { $name } nie chce niczego zmieniać wbrew silnikowi.
table-concede-declined = { $name } nie chce się poddać.
table-away = Jednego z graczy nie ma; ktoś go zastępuje.
table-companion-gone = Towarzysz nie odpowiada; jego miejsce jest wolne.

## Gotowe zdania

phrase-hello = Cześć!
phrase-wait = Zaczekaj na mnie, proszę.
phrase-go-on = Graj dalej, u mnie wszystko gotowe.
phrase-yes = Tak.
phrase-no = Raczej nie.
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam.
phrase-help = Możesz mi pomóc?
phrase-i-defend = Ten atak biorę na siebie.
phrase-i-attack = Tego mogę zabić.
phrase-i-quest = Pójdę za nas na wyprawę.
phrase-this-card = Spójrz na tę kartę.
phrase-well-played = Dobrze zagrane!
phrase-good-game = Dobra gra!

## Polecenie

serve-help = Uruchom serwer stołów w sieci.
serve-host-help = Adres, na którym słuchać; 0.0.0.0 dla wszystkich w sieci.
serve-port-help = Port, na którym słuchać.
serve-database-help = Gdzie wszystko jest przechowywane: sqlite:///plik.db albo postgresql://…
serve-redis-help = redis://… między kilkoma serwerami ze wspólną bazą danych.
serve-trusted-help = Serwery pośredniczące, którym wierzymy co do adresu klienta, rozdzielone przecinkami.
serve-origins-help = Strony innych hostów, które mogą się łączyć, rozdzielone przecinkami.
serve-log-help = Ile zapisywać w logu: debug, info, warning, error.
serve-backup-help = Skopiuj wszystko, co jest przechowywane, do pliku, gdy serwer działa.
serve-restore-help = Przywróć kopię do pustej bazy danych.
serve-file-help = Plik z kopią.
serve-at = Stoły są otwarte pod adresem { $address } – wszystko jest przechowywane w { $database }.
serve-backed-up = Wiersze zapisane w pliku { $file }: { $rows }.
serve-restored = Przywrócone wiersze: { $rows }.
serve-not-empty = Baza danych nie jest pusta; kopię przywraca się tylko do pustej.
serve-no-copy = { $file } nie jest naszą kopią: { $why }
serve-no-database = Nie ma tu naszej bazy danych do skopiowania: { $name }
serve-cannot-listen = Nie można słuchać pod adresem { $address }: { $why }

## Pomiar

bench-server-help = Zmierz zamiast tego serwer: wiele stołów po czterech graczy, przy każdym jeden wybór na sekundę.
bench-tables-help = Ile stołów gra naraz (z --server).
bench-stored-help = Z iloma zapisanymi grami serwer jest uruchamiany (z --server); 0 to pomija.
bench-database = Baza danych
bench-tables = Stoły czteroosobowe
bench-seconds = Zmierzone sekundy
bench-choices-per-s = Wybory na sekundę
bench-skipped = Wybory, których nie dało się dokonać
bench-p50-ms = Od wyboru do aktualizacji u wszystkich, mediana (ms)
bench-p99-ms = To samo, 99. percentyl (ms)
bench-max-ms = To samo, najdłużej (ms)
bench-cpu-ms = Czas procesora serwera na jeden wybór (ms)
bench-mb-per-table = Pamięć na stół (MB)
bench-stored-tables = Zapisane gry
bench-start-s = Od startu do pierwszej odpowiedzi (s)
bench-recovery-s = Do przebudzenia wszystkich zapisanych gier (s)
bench-web-help = Zmierz zamiast tego stronę: w Chromium, z serwerem na tym komputerze.
bench-no-browser = NIE ZMIERZONO: strona wymaga Chromium i Playwright (dodatek dev).
bench-load = Obciążenie komputera w tym czasie
bench-page-kb = Pobrane, zanim można grać, skompresowane, bez czcionek i obrazów (kB)
bench-interactive-ms = Zanim przy stole można grać, w świeżej przeglądarce (ms)
bench-interactive-cpu-ms = Czas procesora zużyty przez stronę do tej chwili (ms)
bench-prompt-ms = Od kliknięcia do następnego pytania, mediana (ms)
bench-prompt-p95-ms = To samo, 95. percentyl (ms)
bench-cards-shown = Karty widoczne na późnym stole czterech graczy
bench-frames = Klatki zmierzone podczas ruchu kart
bench-frames-per-s = Klatki na sekundę podczas ruchu kart
bench-late-prompt-ms = Od kliknięcia do następnego pytania przy tym stole, mediana (ms)
bench-late-prompt-p95-ms = To samo, 95. percentyl (ms)
