# Stół w przeglądarce.

## Karty

card-number = Zestaw podstawowy { $number }
stat-changed = { $stat } { $now }, wydrukowano { $printed }
stat-of = { $stat } { $now } z { $of }
ability-shadow = Cień
type-boon = dar
type-burden = brzemię
text-not-translated = Tej treści jeszcze nie przetłumaczono.
causes-printed = wydrukowano { $printed }
causes-effect = efekt przewlekły

state-exhausted = wyczerpana
state-committed = na wyprawie
state-attacking = Atakuje
state-defending = Broni
state-guarded = strzeżona przez kartę Spotkania
state-resources = { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
}
state-damage = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}
state-progress = postęp { $count }
card-option = { $card } – odpowiedź { $number }

about-ranged = Dystans: postać można zadeklarować jako atakującą wrogów w zwarciu z innymi graczami.
about-sentinel = Wartownik: postać można zadeklarować jako obrońcę podczas ataków na innych graczy.
about-restricted = Ograniczenie: postać nosi najwyżej dwa takie dodatki.
about-surge = Mroczna fala: po odkryciu tej karty odkrywa się jeszcze jedną.
about-doomed = Zguba: po odkryciu tej karty każdy gracz podnosi swój poziom zagrożenia o tę liczbę.
about-guarded = Strzeżona: tego celu nie można zdobyć, dopóki jest do niego dołączona karta Spotkania.
about-victory = Zwycięstwo: tyle punktów jest warta ta karta, gdy trafi do puli zwycięstwa.
about-permanent = Permanentna: pozostaje ze swoim bohaterem i nie można jej odrzucić.

## Stół

home = Strona główna
menu = Menu
close = Zamknij
cancel = Nieważne
copied = Skopiowano
undo = Cofnij
redo = Ponów
keys = Klawisze
round = Runda
round-number = Runda { $round }
threat = Zagrożenie
threat-of = Poziom zagrożenia { $value } z { $limit }
balance = Siła woli { $willpower } przeciwko sile zagrożenia { $threat }
adjusted = zmieniono ręcznie
adjusted-title = W tej grze zmieniano coś wbrew silnikowi.
first-player = pierwszy gracz
your-move = Twój ruch
player-of-several = { $name } ({ $number })
web-no-answer = Serwer nie odpowiada.
reconnecting = Utracono połączenie. Wróci samo…
farewell = Nie ma cię już przy stole
refused = To się nie udało.
tip-rule = Zasada { $rule }
tip-fine = To można teraz zrobić.

zone-shared = Wyprawa i strefa przeciwności
zone-quest = { $left ->
    [0] Ostatni etap
    [one] Jeszcze jeden etap
    [few] Jeszcze { $left } etapy
   *[many] Jeszcze { $left } etapów
}
zone-active = Aktywny obszar
zone-staging = Strefa przeciwności
zone-staging-empty = Nic się nie czai.
zone-engaged = W zwarciu
zone-engaged-empty = Nie ma tu wroga w zwarciu.
zone-heroes = Bohaterowie
zone-allies = Sprzymierzeńcy
pile-encounter = Spotkania
pile-discard = Odrzucone
pile-deck = Talia
pile-empty = Nie ma tu kart.
pile-encounter-discard-title = Stos odrzuconych kart Spotkań
pile-discard-title = Stos kart odrzuconych
pile-victory-title = Pula zwycięstwa
pile-aside-title = Odłożone na bok
pile-shadows-title = Karty cienia
hand-of = Ręka: { $player }
hand-empty = Ręka jest pusta.
hand-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
count-hand = karty na ręce
count-deck = karty w talii
count-resources = zasoby

stop-here = Tutaj padnie pytanie, ilekroć możesz coś zrobić.
stops-yours = twoje przystanki
step-how = Klik: zatrzymaj się tu. Prawy klik: pasuj aż dotąd.
hold = Zaczekaj
steps-cards = karty o tym mówią
step-cards = { $count ->
    [one] Jedna karta w grze mówi o tym kroku: { $cards }
    [few] { $count } karty w grze mówią o tym kroku: { $cards }
   *[many] { $count } kart w grze mówi o tym kroku: { $cards }
}
phase-open = Pokaż kroki, aby się tam zatrzymać
run-here = Do tego miejsca pasujesz we wszystkim.
bar-resource = Akcje
bar-planning-turn = Zagrywanie
bar-planning = Akcje
bar-quest-begin = Początek
bar-quest-commit = Przydzielanie
bar-quest-staging = Przeciwności
bar-quest-resolution = Rozpatrywanie
bar-travel = Podróż
bar-encounter-optional = Zwarcie
bar-encounter-checks = Testy
bar-combat-shadows = Karty cienia
bar-combat-enemy-1 = Atak wroga
bar-combat-enemy-2 = Obrońca
bar-combat-enemy-3 = Cień
bar-combat-enemy-4 = Obrażenia
bar-combat-player-1 = Nasz atak
bar-combat-player-2 = Siła
bar-combat-player-3 = Obrażenia
bar-combat-end = Koniec
bar-refresh = Odpoczynek

prompt = O co chodzi
prompt-decides = decyduje
prompt-seats = Miejsca, których dotyczy pytanie
prompt-waiting = Czekamy: { $player }…
prompt-nothing = Gra toczy się dalej…
prompt-pause = Możesz teraz działać albo spasować.
prompt-nobody-quests = Nikt nie idzie
prompt-nobody-attacks = Nikt nie atakuje
prompt-planned = Nic więcej nie zagrywam
prompt-engage-none = Nie wchodź w zwarcie
prompt-no-response = Nie odpowiadaj
prompt-no-attack = Koniec ataków
prompt-fold = Spójrz na stół
back-title = { $steps ->
    [one] Oglądasz stół sprzed jednego kroku
    [few] Oglądasz stół sprzed { $steps } kroków
   *[many] Oglądasz stół sprzed { $steps } kroków
}
back-note = Oglądanie niczego nie cofa.
back-look = Spójrz wstecz
back-now = Do teraz
back-earlier = Wcześniej
back-later = Później
prompt-less = Pytaj rzadziej
prompt-no-stop = Nie zatrzymuj się tutaj
prompt-stop-note = Pytanie pada, bo zatrzymujesz się w tym kroku (czerwony znak po lewej); nic, co możesz zrobić, nie wydaje się teraz przydatne.
prompt-all = Wszystkie
prompt-pay = Zapłać za mnie
prompt-confirm = { $count ->
    [one] Potwierdź { $count } kartę
    [few] Potwierdź { $count } karty
   *[many] Potwierdź { $count } kart
}
option-cost = koszt { $cost }
option-has = { $count ->
    [0] nic nie zostało
   *[other] zostało { $count }
}
sum-against = przeciwko
sum-progress = { $amount ->
    [0] nic się nie dzieje
   *[other] postęp { $amount }
}
sum-threat = poziom zagrożenia wzrasta o { $amount }
sum-damage = { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
sum-kills = zniszczenie
sum-paid = zapłacono { $paid } z { $price }
outcome-damage = { $amount ->
    [0] bez obrażeń
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
outcome-falls = ginie
outcome-willpower = +{ $amount }
outcome-attack = +{ $amount }
outcome-less-threat = zagrożenie −{ $amount }

forecast = Następna wyprawa
forecast-public = z jawnych kart
odds-quest = { $chance } % szans, że karty, które zostaną odkryte, zniweczą wyprawę
odds-shadow = { $count ->
    [one] Jej karta cienia leży zakryta: z { $unseen } niewidzianych kart efekt cienia ma { $dark }.
    [few] { $count } karty cienia leżą zakryte: z { $unseen } niewidzianych kart efekt cienia ma { $dark }.
   *[many] { $count } kart cienia leży zakrytych: z { $unseen } niewidzianych kart efekt cienia ma { $dark }.
}
odds-title = Liczone z kart, których nikt jeszcze nie widział, i ich wydrukowanego zagrożenia; efekty kart dochodzą do tego.
forecast-ready = do { $amount }
forecast-threat = { $now } + { $expected }
forecast-title = Karty do odkrycia dodają średnio { $expected } zagrożenia, a w najgorszym razie { $worst }; kart jeszcze niewidzianych: { $unseen }.

chronicle = Kronika
chronicle-filter = Pokaż tylko wiersze z tymi słowami
chronicle-copy = Skopiuj kronikę
chronicle-save = Zapisz kronikę jako tekst
chat-say = Powiedz coś przy stole
chat-table = Stół
chat-phrases = Gotowe zwroty
reveal-next = Dalej
reveal-more = { $count ->
    [one] jeszcze jedna
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
}

seats = Miejsca
seat-out = poza grą
seat-away = nieobecność
seat-thinking = myśli
seat-deciding = decyduje
seat-holding = wstrzymuje grę
seat-take = Usiądź
seat-leave = Wstań
seat-show = widzowie widzą tę rękę
delegate = Kto odpowiada za to miejsce
delegate-self = Odpowiadam ja
delegate-pass = Pasuj za mnie, chyba że ktoś mnie atakuje
habits = Kiedy gra cię pyta
habits-ask = W oknach akcji
habits-timely = gdzie akcja ma sens i na twoich przystankach
habits-always = wszędzie, gdzie akcja jest dozwolona
habits-hold = Zaczekajcie na mnie: nic nie pasuje za mnie
habits-interrupts = Co przerywa pasowanie do późniejszego kroku
interrupt-attacked = moja postać jest atakowana
interrupt-called = ktoś woła
interrupt-revealed = odkryto kartę Spotkania
interrupt-threat = moje zagrożenie dochodzi do
host = Jako gospodarz
host-undo = Co już widziano, można cofnąć
host-undo-all = gdy wszyscy się zgodzą
host-undo-host = gdy ja się zgodzę
host-away = Kogo nie ma od { $minutes } min, a musi odpowiedzieć
host-away-wait = na tego się czeka
host-away-pass = ten pasuje
host-away-companion = za tego gra towarzysz
host-invite = Nowy link (stary niczego nie otwiera)
host-kick = Odeślij: { $player }
agent-expert = Towarzysz ekspert
agent-search = Towarzysz myślący naprzód
agent-sensible = Rozsądny towarzysz

proposal = Propozycja
proposal-undo = { $player } chce cofnąć { $steps ->
    [one] ostatni ruch
    [few] { $steps } ruchy
   *[many] { $steps } ruchów
}. Przepadłoby:
proposal-adjust = { $player } chce coś zmienić wbrew silnikowi.
proposal-concede = { $player } chce poddać tę grę.
proposal-yes = Zgoda
proposal-no = Nie

concede = Poddaj grę
concede-sure = Na pewno poddaj
concede-text = Gra kończy się w tym miejscu i liczy się jako przegrana. Zostaje w dzienniku i można ją obejrzeć ponownie.
concede-no = Gram dalej
concede-seat = Odchodzi tylko { $player }
invite = Skopiuj link dla przyjaciół
report = Coś jest nie tak
report-what = Co się stało, a co powinno było się stać?
report-note = Zgłoszenie zachowuje dokładnie tę chwilę gry. Możesz grać dalej.
report-send = Wyślij
report-sent = Dziękujemy. Zgłoszenie ma numer { $number }.

key-number = wybierz odpowiedź jej numerem
key-confirm = potwierdź, spasuj, dalej
key-undo = cofnij
key-redo = ponów
key-undo-round = cofnij całą rundę
key-redo-round = ponów całą rundę
key-earlier = obejrzyj poprzedni krok
key-later = obejrzyj następny krok
key-use = użyj karty pod wskaźnikiem: przydziel ją, zagraj, podróżuj tam
key-shadows = pokaż karty cienia
key-mulligan = na początku dobierz sześć nowych kart
key-seat-before = twoje poprzednie miejsce
key-all = wszystkie karty albo żadna
key-hold = zaczekajcie na mnie
key-log = do kroniki
key-chat = powiedz coś
key-help = ta lista
key-seat-next = twoje następne miejsce
key-home = na stronę główną
key-decks = do talii, gotowych i własnych
key-deck-address = talia spod adresu
key-pass-phase = pasuj do końca rundy
key-concede = poddaj grę
key-forecast = prognoza włączona lub wyłączona
key-override = zmiany ręczne: włącz lub wyłącz
key-score = punktacja po zakończeniu gry
key-seat = patrz z pierwszego do czwartego miejsca
key-tab = przechodź od karty do karty i użyj którejś
key-point = wskaż innym zaznaczoną kartę
keys-press = Naciśnij klawisz
keys-reset = Tak jak były
keys-known = Jak przy innych stołach E, Z i G też potwierdzają, D dobiera nową rękę początkową, / pozwala coś powiedzieć, a ta lista jest widoczna, gdy trzymasz Tab. Co gdzie indziej robi klawisz, a tu sama gra: odkrywanie kart, rozdawanie kart cienia, zapis.
key-by-hand = Ten klawisz zmienia karty ręcznie. Najpierw naciśnij O, jeśli chcesz zmienić coś wbrew silnikowi.
key-saves-itself = Gra zapisuje się sama po każdej odpowiedzi. Znajdziesz ją na stronie głównej.
key-no-card = Ten klawisz dotyczy karty: najpierw wskaż którąś.
key-no-mulligan = Nową rękę można dobrać tylko na początku gry.
key-no-past = Ta przeglądarka nie widziała nic wcześniejszego. Po zakończeniu gry wszystko pokaże powtórka.
key-no-later = Tak jest teraz.
key-no-chat = Nikogo więcej nie ma przy tym stole.
key-no-score = Wynik liczy się po zakończeniu gry.
card-controls = Co możesz zdecydować o tej karcie
ability-rule = W oknach ta karta
ability-rule-ask = pyta mnie, gdy ma to sens
ability-rule-never = nigdy mnie nie zatrzymuje
ability-rule-always = odpowiada sama
override-note = To zmiana wbrew silnikowi, a gra zostanie oznaczona jako zmieniona ręcznie.
override-damage = Obrażenia
override-progress = Postęp
override-resources = Zasoby
override-less = { $what }: o jeden mniej
override-more = { $what }: o jeden więcej
override-ready = Przygotuj kartę
override-exhaust = Wyczerp kartę
override-turn = Odwróć kartę
override-shuffle = Potasuj
override-no-token = Na kartach leżą tu tylko zasoby (1), postęp (2) i obrażenia (3). Pozostałe liczby wynikają z zasad.
override-mode = Ręcznie
override-end = Koniec zmian ręcznych
override-keys = { $key } włącza i wyłącza. Każdy klawisz dotyczy karty pod wskaźnikiem lub wybranej; cyfry dodają żeton na górnej połowie karty, a zabierają na dolnej albo z Shift. Wszystko jest zapisywane, a gra oznaczona jako zmieniona.
override-key-threat = zagrożenie miejsca, z którego patrzysz: w górę, w dół
override-key-a = wyczerp lub przygotuj
override-key-q = przydziel do wyprawy albo cofnij
override-key-v = do puli zwycięstwa
override-key-x = na stos kart odrzuconych
override-key-c = zdejmij: na rękę albo do strefy przeciwności
override-key-d = dobierz kartę dla miejsca, z którego patrzysz
override-key-f = zakryj lub odsłoń; u wroga odsłoń karty cienia
override-key-h = wtasuj do talii; nad talią lub bez karty: potasuj tę talię albo swoją

## Słowa na pierwszą grę

hint-mulligan = To twoje pierwsze sześć kart. Zachowaj je, jeśli jest wśród nich coś taniego do zagrania; jeśli nie, możesz raz dobrać sześć nowych.
hint-planning = Twoi bohaterowie mają zasoby: złote monety. Karty, które świecą, można teraz zagrać. Każda kosztuje tyle, ile wskazuje liczba w rogu, a płacą bohaterowie tego samego koloru. Gdy skończysz, naciśnij „Nic więcej nie zagrywam”.
hint-cost = Kliknij bohaterów, którzy płacą. Każde kliknięcie zabiera jeden zasób.
hint-commit = Kto rusza na wyprawę? Wybrane postacie się wyczerpują, a ich siła woli (płomień) liczy się przeciwko sile zagrożenia (oko) w strefie przeciwności. Zostaw kogoś przygotowanego do obrony.
hint-travel = Gdy podróżujesz na obszar, jego siła zagrożenia przestaje liczyć się przeciwko tobie; trzeba go jednak zbadać, zanim wyprawa ruszy dalej.
hint-engage = Możesz wejść w zwarcie z wybranym wrogiem. Wrogowie, których koszt zwarcia nie przekracza twojego poziomu zagrożenia, i tak przyjdą sami.
hint-enemy-attack = Wrogowie w zwarciu z tobą atakują jeden po drugim. Kolejność wybierasz ty.
hint-defend = Jedna przygotowana postać może się bronić: jej siłę obrony odejmuje się od obrażeń. Jeśli nikt nie broni, wszystkie obrażenia otrzymuje bohater. Każdy wróg ma zakrytą kartę cienia, która może pogorszyć sprawę.
hint-damage = Nikt nie bronił: wybierz bohatera, który otrzyma obrażenia.
hint-attack = Teraz ty uderzasz. Wybierz wroga, a potem tych, którzy go atakują.
hint-attackers = Przygotowane postacie sumują swoją siłę ataku. Siłę obrony wroga się odejmuje, reszta to obrażenia.
hint-action = Chwila, w której możesz użyć zdolności. Spasuj, jeśli nie chcesz.
hint-response = Jedna z twoich kart może odpowiedzieć na to, co się właśnie stało.
hint-choose = Karta prosi cię o wybór. Można wybrać karty, które świecą.
hint-understood = Jasne
hint-no-more = nie pokazuj więcej

## Strona główna

home-tag = Las jest stary, a droga daleka. Przejdź ją w samotności albo z trójką przyjaciół.
home-continue = Graj dalej
home-continue-text = Od miejsca, w którym przerwano grę
home-new = Nowa gra
home-new-text = Wybierz wyprawę, talie i drużynę
home-guided = Pierwsza gra z przewodnikiem
home-guided-text = Nauka przy stole
home-join = Dołącz do stołu
home-join-text = Z linkiem od przyjaciela
home-campaigns = Kampanie
home-campaigns-text = Trzy scenariusze, jedna opowieść
home-decks = Talie
home-decks-text = Talie startowe, własne, import
home-cards = Karty
home-cards-text = Obejrzyj każdą kartę
home-journal = Dziennik i powtórki
home-journal-text = Co się stało z twoimi grami
home-note = Nieoficjalny stół do zestawu podstawowego. Wszystkie słowa i obrazy są nasze.
rules = Zasady
settings = Ustawienia
journal = Dziennik
continue-left = Przerwano jakiś czas temu
continue-lobby = Czeka na graczy
continue-text = Runda { $round }, { $players ->
    [one] jeden gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
continue-seat = Zajmij swoje miejsce

## Nowa gra

new-title = Nowa gra
new-scenario = Którą drogą?
new-difficulty = Poziom trudności { $difficulty }
new-company = Kto wyrusza?
new-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
new-who = Kto gra
new-me = Ja
new-friend = Przyjaciel, przez link
new-more = Edycja, tryb, ziarno
new-edition = Edycja
new-mode = Tryb
new-seed = Ziarno
new-seed-none = losowe
new-public = Każdy może dołączyć
new-begin = Zacznij
new-lay = Nakryj do stołu
your-name = Twoje imię
about-passage-through-mirkwood = Pająki i rozwidlona droga.
about-journey-along-the-anduin = Troll, rzeka, zasadzka.
about-escape-from-dol-guldur = Więzień w wieży Nekromanty.

join-title = Czeka na ciebie miejsce
join-text = Ktoś zaprasza cię do swojego stołu.
join-enter = Wejdź
join-link = Link, który masz od kogoś
join-public = Otwarte stoły
join-none = Nikt teraz nie czeka na towarzystwo.

lobby-sub = { $edition }, { $mode }
lobby-free = Wolne miejsce
lobby-ready = gotowość
lobby-deck = Talia
lobby-no-deck = Jeszcze bez talii
lobby-no-agent = Bez towarzysza
lobby-begin = Możemy grać
lobby-waiting = Czekamy na pozostałych
lobby-there = Przy stole: { $names }
decks-starter = Talie startowe
decks-own = Twoje talie
deck-new = Nowa talia

## Ustawienia

settings-language = Język
settings-theme = Światło
settings-palette = Kolory
palette-usual = jak narysowano
palette-clear = wyraźne przy daltonizmie
settings-pace = Tempo
settings-scale = Wielkość tekstu: { $scale }%
settings-forecast = Prognozy z jawnych informacji
settings-override = Karty można zmieniać ręcznie (gra zostanie oznaczona)
pictures = Własne obrazki
pictures-text = Wybierz folder z obrazkami nazwanymi numerem lub tytułem karty (013.png, Aragorn.jpg): zastąpią nasze. Pozostają w tej przeglądarce i nigdzie nie są wysyłane.
pictures-choose = Wybierz folder
pictures-drop = Przywróć nasze
pictures-count = { $count ->
    [0] Nie znaleziono tam obrazka żadnej karty.
    [one] Jedna karta ma twój obrazek.
    [few] { $count } karty mają twoje obrazki.
    [many] { $count } kart ma twoje obrazki.
   *[other] { $count } karty ma twoje obrazki.
}
settings-hints = Wskazówki dla początkujących
settings-motion = Karty się poruszają
settings-sound = Dźwięki
settings-text-cards = Karty jako tekst
settings-notify = Powiadamiaj mnie o moim ruchu
theme-night = Nocny marsz
theme-parchment = Pergamin
pace-every = Czekaj przy każdej odkrywanej karcie
pace-reveals = Pokazuj odkryte karty przez chwilę
pace-decisions = Zatrzymuj się tylko na decyzje
language-en = English
language-pl = Polski
language-it = Italiano
language-cs = Čeština
language-ro = Română

## Koniec

end-victory = Wyjście z lasu
end-defeat = Tu kończy się droga
end-summary = { $scenario }, { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}.
end-fallen = polegli
end-undos = { $count ->
    [0] Niczego nie cofnięto.
    [one] Cofnięto jeden ruch.
    [few] Cofnięto { $count } ruchy.
   *[many] Cofnięto { $count } ruchów.
}
end-adjusted-note = W tej grze zmieniano coś wbrew silnikowi: jej wynik się nie liczy.
end-no-score = Przegrana gra nie ma wyniku.
end-again = Zagraj jeszcze raz
end-other = Inna wyprawa
end-next = Do następnego scenariusza
end-replay = Obejrzyj jeszcze raz
end-share = Skopiuj link do tej gry
end-look = Spójrz na stół
score = Wynik
score-lower = im niższy, tym lepszy
score-final = Wynik końcowy

## Karty, zasady, dziennik, powtórki

cards-search = Szukaj w nazwach, cechach i treści
cards-type = Dowolny rodzaj
cards-sphere = Dowolna sfera
cards-set = Dowolny zestaw
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
rules-lead = Zasady, według których gra ten stół. Gdy mówi „nie”, wskazuje jedną z nich.
rules-search = Szukaj w zasadach
journal-lead = { $games ->
    [one] Jedna gra
    [few] { $games } gry
   *[many] { $games } gier
}, wygrane: { $won }.
journal-none = Tu zapisywane są ukończone gry.
journal-by = Licz według
journal-by-scenario = Scenariusz
journal-by-hero = Bohater
journal-by-players = Gracze
journal-by-deck = Talia
journal-by-mode = Tryb
journal-only = Pokaż tylko te gry albo znów wszystkie
journal-count-games = Gry
journal-count-won = Wygrane
journal-count-rounds = Rundy średnio
journal-count-best = Najlepszy wynik
journal-file = Dziennik jako plik
journal-file-csv = Tabela (CSV)
journal-file-markdown = Tekst (Markdown)
journal-file-json = Wszystko, z powtórkami (JSON)
book-journal-won = wygrana
book-journal-lost = przegrana
book-journal-rounds = { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}

## Talie

deck-size = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
deck-problems = { $count ->
    [one] jeden problem
    [few] { $count } problemy
   *[many] { $count } problemów
}
deck-open = Zmień
deck-play = Zagraj nią
deck-contents = Co w niej jest
deck-copy = Przejmij jako własną
deck-drop = Wyrzuć: { $deck }
deck-name = Nazwa
deck-legal = Gotowa do gry.
deck-curve = Karty według kosztu
deck-curve-at = Koszt { $cost }: { $count }
deck-add = { $card } – w talii: { $count }. Jeszcze jedna.
deck-less = { $card } – o jedną mniej
deck-draw = Dobierz rękę
decks-none = Nie masz jeszcze własnych talii.
import = Dodaj talię
import-text = Wklej listę kart albo upuść tu plik: tekst lub JSON z RingsDB, OCTGN albo ZIP z kilkoma.
import-paste = Hero: Aragorn…
import-read = Odczytaj
import-file = Wybierz plik
import-keep = Zachowaj
import-fetch-label = Adres lub numer z RingsDB
import-fetch = Pobierz
import-fetching = Pytam RingsDB…
import-understood = Wszystko odczytano.
import-left-out = { $count ->
    [one] Jednej pozycji nie rozpoznano i ją pominięto:
    [few] { $count } pozycji nie rozpoznano i je pominięto:
    [many] { $count } pozycji nie rozpoznano i je pominięto:
   *[other] { $count } pozycji nie rozpoznano i je pominięto:
}
import-keep-all = Zachowaj wszystkie
deck-save-as = Zapisz jako…
deck-format-text = Tekst (RingsDB)
deck-format-json = JSON (RingsDB)
deck-format-o8d = OCTGN (.o8d)
deck-copy-list = Kopiuj listę

## Kampanie

campaign-lead = Trzy scenariusze z tymi samymi bohaterami. To, co zdobyte, i to, co stracone, pozostaje.
campaign-new = Nowa kampania
campaign-called = Jak się nazywa
book-campaign-name = Droga przez Dzikie Krainy
campaign-begin = Zapisz pierwszą stronę
campaign-more = Jeszcze jeden gracz
campaign-fewer = O jednego gracza mniej
campaign-drop = Wyrzuć: { $name }
book-campaign-heal = ulecz
book-campaign-penalty = Dodawane do początkowego poziomu zagrożenia
book-campaign-fallen = Polegli
campaign-pool = Dary i brzemiona
book-campaign-replace = Poległ bohater: { $hero }. Kto przybędzie zamiast niego?
campaign-choose = Wybierz
campaign-plays-on-do = { $hero } gra dalej
book-campaign-over = Kampania się skończyła.
book-campaign-next = Zagraj: { $scenario }
end-chart = Jak poszło, runda po rundzie
end-willpower = przydzielona siła woli
end-staging = zagrożenie w strefie przeciwności
end-threat = zagrożenie graczy, z 50
