# Stół w terminalu.

## Plansza

board-round = Runda { $round }
board-step = { $phase } – { $step }
board-setup = Wyprawa jeszcze się nie zaczęła.
board-adjusted = (zmieniono ręcznie)
board-quest = Wyprawa
board-active = Obszar
board-campaign = Kampania
board-aside = Obok wyprawy
board-next = Następna karta
board-victory = Pula zwycięstwa
board-encounter = Spotkania { $deck }, odrzucone { $discard }
board-staging = Strefa przeciwności: zagrożenie { $threat }
board-quest-result = przeciwko sile woli { $willpower } – { $result ->
    [progress] postęp { $by }
    [threat] poziom zagrożenia wzrasta o { $by }
    [nothing] nic się nie dzieje
   *[open] odkrywanie przeciwności dopiero nastąpi
}
board-empty = pusto
board-engaged = W zwarciu
board-hand = Ręka
board-guard = strzeże: { $card }
board-on-deck = Na talii:
board-first = pierwszy
board-player-threat = zagrożenie { $threat }
board-counts = ręka { $hand }, talia { $deck }, odrzucone { $discard }
board-eliminated = { $player } – poza grą
board-attacked = { $player } – atakuje wróg: { $enemy }; broni: { $who }
board-undefended = { $player } – atakuje wróg: { $enemy }
board-attacking = { $who } przeciwko: { $enemy }

board-threat = zagr.
board-engagement = zwarcie
board-attack = atak
board-defense = obr.
board-life = wytrz.
board-progress = post.
board-resources = zas.
board-willpower = wola

board-committed = na wyprawie
board-exhausted = wyczerpana
board-exhausted-short = wycz.
board-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
board-shadows = { $count ->
    [one] { $count } cień
    [few] { $count } cienie
   *[many] { $count } cieni
}

## Pytania

ask-yes-no = [T/n]
ask-no-yes = [t/N]
ask-yes = tak
ask-no = nie
ask-again = Odpowiedz t albo n.

## wilderland play

play-help = Zagraj: stół w przeglądarce. Z --terminal albo z dowolną opcją dotyczącą gry: w terminalu.
play-terminal-help = Graj w terminalu.
play-port-help = Port stołu w przeglądarce (domyślnie: pierwszy wolny od 8765).
play-browser-help = Otwórz przeglądarkę albo podaj tylko adres.
play-pictures-help = Folder z własnymi obrazkami kart, nazwanymi numerem lub tytułem, pokazywanymi przy stole w przeglądarce.
play-at = Stół jest pod adresem { $address } (Ctrl-C kończy; wszystko zostaje zachowane).
play-no-page = Strona stołu nie została zbudowana: zrobi to „make play”, a --terminal pozwala grać bez niej.
play-no-port = Port { $port } jest zajęty. Podaj inny przez --port.
play-scenario-help = Który scenariusz.
play-deck-help = Talia startowa albo plik z talią; raz na gracza.
play-decks-help = Kilka talii naraz, rozdzielonych przecinkami.
play-edition-help = revised, original albo first-printing.
play-mode-help = standard, easy albo basic; expert albo nightmare: trzy scenariusze pod rząd; campaign albo hard-campaign.
play-seed-help = Ziarno: liczba, z której bierze się wszystko, co losowe; bez niej nowe ziarno.
play-name-help = Imię gracza; raz na gracza.
play-load-help = Graj dalej zapisaną grę lub serię albo od końca powtórki.
play-new-help = Zacznij nową grę, nie pytając o to, co czeka.
play-stop-help = Zatrzymuj się w oknach akcji, w których warto coś zrobić, albo we wszystkich, w których się da.
play-any-deck-help = Graj taliami, które łamią zasady składania talii.
play-all-windows-help = Otwieraj każde okno akcji, także te, w których nikt nic nie może zrobić.

opening-what = W co zagrasz?
opening-single = { $scenario } (poziom trudności { $difficulty })
opening-in-a-row = Wszystkie trzy pod rząd, z sumą wyników
opening-campaign = Kampania: trzy rozdziały z dziennikiem, darami i brzemionami (poprawiony zestaw podstawowy)
opening-edition = Która edycja?
opening-mode = W którym trybie?
opening-scenario = Który scenariusz?
opening-decks = Które talie? Po jednej na gracza, rozdzielone spacjami: z listy albo pliki.
opening-deck = { $deck } ({ $heroes })
opening-again = Wybierz z listy, najwyżej { $most }.
opening-refused = Tak nie można zagrać: { $why }

play-cannot-begin = Tak nie można zagrać: { $why }
play-what = Co teraz?
play-go-on = Graj dalej: { $what }
play-new = Coś nowego
play-in-round = { $quest }, runda { $round }
play-of-series = { $what } ({ $mode })
play-of-campaign = { $what } (kampania „{ $name }”)
play-resume = Czeka rozpoczęta gra: { $what }. Grać dalej?
play-next = Dalej: { $quest }, scenariusz { $number } z { $count }. Grać?
play-put-aside = Tamta gra jest w pliku { $file }.
play-torn = Nie można odczytać gry, która czekała ({ $why }). Odłożono ją jako { $file }.
play-short = Ta wersja nie może kontynuować gry w miejscu, w którym ją przerwano: { $why }
play-welcome = { $quest } – { $decks } ({ $edition }, { $mode }, ziarno { $seed })
play-begin = Odpowiadaj numerem lub nazwą, Enter wybiera to, co oznaczono ⏎; h to podpowiedź, k to klawisze, q to wyjście.
play-window = { $prompt } ({ $step })
play-cost = koszt { $cost }
play-pool = ma { $count }
play-number = { $stat } { $number }
play-life = wytrz. { $life }
play-progress = postęp { $progress }
play-pay-hint = Kilka numerów płaci naraz; Enter płaci równo z każdej puli.
play-no-such-option = Nie ma odpowiedzi „{ $words }”. k pokazuje, co można wpisać.
play-several-seats = Te odpowiedzi należą do różnych graczy: podaj je po kolei.
play-which = „{ $words }” może znaczyć: { $among }.
play-illegal = To niemożliwe: { $reason } (zasada { $rule })
play-nothing-to-undo = Nie ma czego cofnąć.
play-undone = Cofnięto.
play-cannot-pass = Tu trzeba odpowiedzieć; pasować można tylko w oknach akcji.
play-saved = Zapisano w pliku { $file }.
play-not-saved = Nie udało się zapisać gry: { $why }
play-left = Gra czeka w pliku { $file }. „wilderland play --terminal” ją wznawia.
play-kept = Cała gra jest w pliku { $file }; „wilderland replay” ją pokazuje.
play-concede = Poddać tę grę?
play-concede-one = Czy { $player } poddaje się i opuszcza grę?

play-help-number = 2, 1 3 4, 1-3
play-help-number-text = wybierz numerem; kilka numerów to jedna odpowiedź
play-help-name = namiestnik
play-help-name-text = wybierz częścią nazwy
play-help-enter = Enter
play-help-enter-text = to, co oznaczono ⏎: spasuj, gotowe, nie
play-help-hint = h, h 2
play-help-hint-text = co odpowiedziałby doświadczony gracz i dlaczego; za drugiego gracza
play-help-what = ?, ? 3, ? finta, ? P6.2
play-help-what-text = dlaczego nie; co robi karta; co mówi zasada
play-help-board = b, b all
play-help-board-text = plansza jeszcze raz; z każdym graczem w całości
play-help-log = l, l 100
play-help-log-text = ostatnie wiersze kroniki
play-help-undo = u
play-help-undo-text = cofnij ostatnią odpowiedź (los się nie zmienia)
play-help-pass = p
play-help-pass-text = spasuj we wszystkich oknach akcji tej fazy
play-help-save = s, s plik
play-help-save-text = zapisz; gra zapisuje się też po każdej odpowiedzi
play-help-override = o gimli damage 2
play-help-override-text = zmień coś wbrew silnikowi; wynik zostanie oznaczony jako zmieniony ręcznie
play-help-concede = c, c 2
play-help-concede-text = poddaj grę; z numerem – tylko ten gracz
play-help-quit = q
play-help-quit-text = wyjdź; gra poczeka

## Dlaczego i co

why-yes = { $player } może teraz tego użyć.
why-no = { $player } nie może teraz tego użyć. { $reason }
why-rule = Zasada { $rule }: { $text }
why-cards = { $cards } – { $reason } (zasada { $rule })
why-hand = Czego nie można teraz zagrać:
why-hand-none = Wszystko, co masz na ręce, można teraz zagrać.
why-more = ? z numerem, nazwą karty lub zasadą powie więcej.
why-nothing = Nic na stole nie nazywa się „{ $words }” i nie ma też takiej zasady.

## Zmiany wbrew silnikowi

override-how =
    Na przykład: gimli damage 2 (obrażenia) · forest gate progress 1 (postęp) · aragorn resources 3 (zasoby) ·
    gimli ready (przygotowana) · gimli exhausted (wyczerpana) · threat 30 (poziom zagrożenia) · 2 threat 30 (gracz 2) ·
    finta hand (na rękę) · 2.leśny pająk encounter-discard (druga karta o tej nazwie) ·
    gimli down · gimli up (zakryj, odsłoń) · finta shuffled · deck shuffled · encounter-deck shuffled (tasowanie) · draw (dobierz)
override-ask = Co zmienić?
override-sure = To zmiana wbrew silnikowi, a wynik gry zostanie oznaczony jako zmieniony ręcznie. Na pewno?
override-unclear = „{ $words }” to nie jest zmiana. Wpisz samo o, by zobaczyć przykłady.
override-no-card = Nie widać karty „{ $words }”.
override-no-player = Nie ma gracza { $words }.
override-bad = Tego nie można ustawić: { $why }

## Koniec

end-won = Zwycięstwo
end-lost = Przegrana
end-rounds = { $rounds ->
    [one] Ukończono { $rounds } rundę.
    [few] Ukończono { $rounds } rundy.
   *[many] Ukończono { $rounds } rund.
}
end-score = wynik (im niższy, tym lepszy)
series-score = suma wyników (im niższa, tym lepsza)
series-won = Wszystkie scenariusze ({ $count }) wygrane: { $mode }.
series-lost = Seria przegrana, wygrane scenariusze: { $won } z { $count } ({ $mode }).
series-goes-on = Wygrane scenariusze: { $won } z { $count } ({ $mode }).
series-waits = Seria czeka na ciebie. „wilderland play --terminal” ją wznawia.
end-adjusted = W tej grze zmieniano coś wbrew silnikowi: jej wynik się nie liczy.
