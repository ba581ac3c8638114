# Co server říká lidem u stolu, a příkaz, který ho spouští.

## Odmítnutí

refused-bad-message = Server tomu nerozuměl: { $why }
refused-busy = O stůl se stará někdo jiný; zkus to za chvíli.
refused-closed = U tohoto stolu to už nejde.
refused-forbidden = To nesmíš.
refused-full = Už tu není místo.
refused-illegal = To udělat nelze.
refused-kicked = Hostitel tě od tohoto stolu poslal pryč.
refused-lost = Stůl se přesunul; připojuji se znovu.
refused-not-found = Nic takového jména tu není.
refused-not-playing = Tady se nehraje.
refused-not-yours = To není na tobě.
refused-origin = Tato stránka nesmí s tímto serverem mluvit.
refused-over = Hra skončila.
refused-protocol = Tato stránka má jinou verzi než server ({ $speaks }); načti ji znovu.
refused-restart = Server se spouští znovu; připojuji se.
refused-sealed = Do konce hry to zůstává zapečetěno.
refused-stale = Stůl je od té doby dál.
refused-too-big = To je příliš velké.
refused-too-many = Příliš mnoho najednou; chvíli počkej.
refused-too-slow = Spojení nestačí; připojuji se znovu.
refused-unknown = Žádný klíč, nebo takový, který nic neotevírá.

refused-adjust = To nastavit nelze.
refused-base64 = Archiv se posílá jako base64.
refused-campaign-mode = Kampaň má vlastní režimy, v revidovaném vydání.
refused-hello-twice = Jedno hello stačí.
refused-hidden-card = Ta karta neleží lícem nahoru.
refused-host-only = To smí jen hostitel.
refused-in-a-row = Scénáře za sebou začínají prvním.
refused-link = Odkaz vypršel, nebo už byl použit.
refused-name = Zadej jméno.
refused-no-campaign = Takovou kampaň nemáš.
refused-campaign-changed = Tažení se mezitím změnilo. Podívej se na něj znovu.
refused-no-deck = Chybí balíček.
refused-no-hello = První zprávou je hello.
refused-no-member = Nikdo toho čísla u stolu není.
refused-no-next = Po této hře už nic nenásleduje.
refused-no-proposal = Na to se už nikdo neptá.
refused-no-seat = Místo { $seat } neexistuje.
refused-no-seat-of-yours = U tohoto stolu nemáš místo.
refused-no-such-deck = Takový balíček nemáš.
refused-no-table = Takový stůl není, nebo pro tebe není otevřený.
refused-not-asked = Tohoto místa se teď na nic neptáme.
refused-not-over = Hra neskončila.
refused-not-your-seat = To není tvé místo.
refused-not-yourself = Sebe vybrat nemůžeš.
refused-kick-layer = Toho, kdo stůl založil, nelze poslat pryč.
refused-nothing-to-undo = Není co vzít zpět.
refused-replay = To není záznam, který by se dal přehrát.
refused-seat-taken = Tam už někdo sedí.
refused-running-public = Hra běží a stůl je veřejný: toto místo může obsadit jen hostitel.
refused-unknown-word = { $word } – to tu neznáme.
refused-words = Buď slova, nebo hotovou větu.

## Samotný stůl

table-undone = { $name } bere zpět { $count ->
    [one] tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}.
table-undo-declined = { $name } nechce nic vracet zpět.
table-adjust-declined = { $name } nechce nic měnit proti enginu.
table-concede-declined = { $name } se nechce vzdát.
table-away = Jeden z hráčů je pryč; někdo ho zastupuje.
table-companion-gone = Společník neodpovídá; jeho místo je volné.

## Hotové věty

phrase-hello = Ahoj!
phrase-wait = Počkej na mě, prosím.
phrase-go-on = Pokračuj, já mám hotovo.
phrase-yes = Ano.
phrase-no = Raději ne.
phrase-thanks = Děkuji!
phrase-sorry = Promiň.
phrase-help = Můžeš mi pomoct?
phrase-i-defend = Ten útok beru na sebe.
phrase-i-attack = Toho můžu zabít.
phrase-i-quest = Na výpravu půjdu za nás já.
phrase-this-card = Podívej se na tuto kartu.
phrase-well-played = Dobře zahráno!
phrase-good-game = Dobrá hra!

## Příkaz

serve-help = Spustit server pro stoly na síti.
serve-host-help = Adresa, na které naslouchat; 0.0.0.0 pro všechny v síti.
serve-port-help = Port, na kterém naslouchat.
serve-database-help = Kde se všechno uchovává: sqlite:///soubor.db, nebo postgresql://…
serve-redis-help = redis://… mezi několika servery se společnou databází.
serve-trusted-help = Proxy servery, kterým se věří adresa klienta, oddělené čárkami.
serve-origins-help = Stránky jiných hostitelů, které se smějí připojit, oddělené čárkami.
serve-log-help = Kolik se zaznamenává do logu: debug, info, warning, error.
serve-backup-help = Zkopírovat vše, co se uchovává, do souboru, zatímco server běží.
serve-restore-help = Vrátit kopii do prázdné databáze.
serve-file-help = Soubor s kopií.
serve-at = Stoly jsou otevřeny na { $address } – všechno se uchovává v { $database }.
serve-backed-up = Řádky v souboru { $file }: { $rows }.
serve-restored = Vrácené řádky: { $rows }.
serve-not-empty = Databáze není prázdná; kopie se vrací jen do prázdné.
serve-no-copy = { $file } není naše kopie: { $why }
serve-no-database = Není tu naše databáze, kterou by šlo zkopírovat: { $name }
serve-cannot-listen = Na { $address } nelze naslouchat: { $why }

## Měření

bench-server-help = Měřit místo toho server: mnoho stolů po čtyřech hráčích, u každého jedna volba za sekundu.
bench-tables-help = Kolik stolů hraje najednou (s --server).
bench-stored-help = S kolika uloženými hrami se server spouští (s --server); 0 to vynechá.
bench-database = Databáze
bench-tables = Stoly po čtyřech
bench-seconds = Měřené sekundy
bench-choices-per-s = Volby za sekundu
bench-skipped = Volby, které nešlo provést
bench-p50-ms = Od volby k aktualizaci u všech, medián (ms)
bench-p99-ms = Totéž, 99. percentil (ms)
bench-max-ms = Totéž, nejdéle (ms)
bench-cpu-ms = Procesorový čas serveru na jednu volbu (ms)
bench-mb-per-table = Paměť na stůl (MB)
bench-stored-tables = Uložené hry
bench-start-s = Od spuštění k první odpovědi (s)
bench-recovery-s = Do probuzení všech uložených her (s)
bench-web-help = Změřit místo toho stránku: v Chromiu, se serverem na tomto počítači.
bench-no-browser = NEZMĚŘENO: stránka potřebuje Chromium a Playwright (doplněk dev).
bench-load = Zatížení počítače při měření
bench-page-kb = Staženo, než lze hrát, komprimovaně, bez písem a obrázků (kB)
bench-interactive-ms = Než lze u stolu hrát, v čerstvém prohlížeči (ms)
bench-interactive-cpu-ms = Procesorový čas stránky do té chvíle (ms)
bench-prompt-ms = Od kliknutí k další otázce, medián (ms)
bench-prompt-p95-ms = Totéž, 95. percentil (ms)
bench-cards-shown = Karty viditelné na pozdním stole čtyř hráčů
bench-frames = Snímky změřené, zatímco se karty pohybovaly
bench-frames-per-s = Snímky za sekundu, zatímco se karty pohybují
bench-late-prompt-ms = Od kliknutí k další otázce na tomto stole, medián (ms)
bench-late-prompt-p95-ms = Totéž, 95. percentil (ms)
