# Co mówi silnik: kronika, pytania, odpowiedzi i powody.
#
# Nazwy kart ($card, $source, $target, $host) i imiona graczy ($player) stoją w mianowniku.
#   $change   up albo down, gdy zmienia się liczba; $by to wielkość zmiany
#   $type     rodzaj karty, którą nazywa $source
#   $cards    kilka nazw naraz

## Kronika: rundy, fazy, koniec

log-round = Runda { $number }
log-phase = Faza: { $phase }
log-first-player = Pierwszy gracz: { $player }.
log-mulligan = { $player } wymienia startową rękę.
log-won = { $reason ->
    [quest] Ostatni etap ukończony: gracze wygrali.
   *[card] Tak stanowi karta: gracze wygrali.
}
log-lost = { $reason ->
    [threat] Poziom zagrożenia jest dla wszystkich zbyt wysoki: gracze przegrali.
    [heroes] Nie pozostał żaden bohater: gracze przegrali.
    [conceded] Gracze się poddają.
   *[card] Tak stanowi karta: gracze przegrali.
}
log-eliminated = { $reason ->
    [threat] { $player } odpada z gry: poziom zagrożenia osiągnął próg eliminacji.
    [heroes] { $player } odpada z gry: nie pozostał żaden bohater.
    [conceded] { $player } poddaje się i opuszcza grę.
   *[card] { $player } odpada z gry.
}

## Kronika: zasoby i ręka

log-collect = Każdy bohater zbiera 1 zasób.
log-resources = { $card } otrzymuje { $amount ->
    [one] { $amount } zasób
    [few] { $amount } zasoby
   *[many] { $amount } zasobów
}.
log-move-resources = Przesunięto { $amount ->
    [one] { $amount } zasób
    [few] { $amount } zasoby
   *[many] { $amount } zasobów
}: { $card } → { $target }.
log-draw-card = { $player } dobiera: { $card }.
log-draw-cards = { $player } dobiera: { $cards }.
log-draw = { $player } dobiera { $amount ->
    [one] kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}.
log-look = { $player } ogląda: { $card }.
log-looks = { $player } ogląda zakryte karty.
log-search = { $player } przeszukuje zakryte karty.
log-to-hand = { $player } – na rękę trafia: { $card }.
log-turned-down = Zakryto: { $card }.
log-turned-up = Odsłonięto: { $card }.
log-attach-deck = { $player } – do talii dołączono: { $card }.
log-to-top = { $player } kładzie kartę na wierzch talii.
log-to-bottom = { $player } kładzie kartę na spód talii.
log-shuffle-in = Wtasowano do talii: { $card }.
log-shuffle-in-cards = Wtasowano do talii: { $cards }.
log-discard = Odrzucono: { $card }.
log-discard-cards = Odrzucono: { $cards }.
log-removed = Usunięto z gry: { $card }.

## Kronika: zagrywanie

log-play = { $player } zagrywa: { $source }.
log-use = { $type ->
    [event] { $player } zagrywa: { $source }.
   *[other] { $player } korzysta z karty { $source }.
}
log-respond = { $type ->
    [event] { $player } w odpowiedzi zagrywa: { $source }.
   *[other] { $player } odpowiada kartą { $source }.
}
log-forced = { $source }: efekt wymuszony.
log-passive = Działa karta { $source }.
log-modify = { $card }: { $stat } { $change ->
    [down] -{ $by }
   *[up] +{ $by }
}.
log-modify-cards = { $cards }: { $stat } { $change ->
    [down] -{ $by }
   *[up] +{ $by }
}.
log-lasting = { $source }: efekt przewlekły.
log-cancel = { $source } anuluje efekt karty { $card }.
log-enters-play = Do gry wchodzi: { $card } ({ $player }).
log-attach = Do karty { $host } dołączono: { $card }.
log-control = Kontrolę nad kartą { $card } przejmuje { $player }.
log-switch = Zamieniają się miejscami: { $card } i { $target }.
log-ready = Przygotowano: { $card }.
log-ready-cards = Przygotowano: { $cards }.
log-exhaust = Wyczerpano: { $card }.
log-exhaust-cards = Wyczerpano: { $cards }.
log-damage = { $card }: { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
log-damage-cards = { $cards }: po { $amount ->
    [one] { $amount } obrażeniu
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
log-heal = { $card }: uleczono { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
log-destroyed = Zniszczono: { $card }.
log-threat = { $change ->
    [down] { $player }: poziom zagrożenia spada o { $by } do { $total }.
   *[up] { $player }: poziom zagrożenia wzrasta o { $by } do { $total }.
}

## Kronika: wyprawa

log-stage = Obecna wyprawa: { $card }.
log-stage-defeated = Ukończono: { $card }.
log-commit = { $player } przydziela do wyprawy: { $card }.
log-commit-cards = { $player } przydziela do wyprawy: { $cards }.
log-uncommit = Wycofano z wyprawy: { $card }.
log-reveal = Odkryto: { $card }.
log-surge = Mroczna fala ({ $card }): jeszcze jedna karta.
log-guards = Celu { $target } strzeże: { $card }.
log-staging = Do strefy przeciwności trafia: { $card }.
log-reshuffle = Potasowany stos odrzuconych kart Spotkań tworzy nową talię.
log-quest = Siła woli { $willpower } przeciwko sile zagrożenia { $threat }.
log-progress = { $change ->
    [down] Postęp na karcie { $card }: -{ $by }.
   *[up] Postęp na karcie { $card }: +{ $by }.
}
log-explored = Zbadano: { $card }.
log-travel = Gracze podróżują na obszar: { $card }.

## Kronika: walka i odpoczynek

log-engage = { $player } – w zwarcie wchodzi: { $card }.
log-shadow-dealt = { $card }: rozdano kartę cienia.
log-shadow-dealt-cards = { $cards }: rozdano karty cienia.
log-enemy-attacks = { $player } – atakuje wróg: { $card }.
log-defend = { $card } broni przed atakiem: { $target }.
log-undefended = { $player } – niebroniony atak: { $card }.
log-shadow = Karta cienia ({ $target }): { $card }.
log-no-shadow-effect = { $card }: brak efektu cienia.
log-attack-damage = { $amount ->
    [0] Atak karty { $card } na kartę { $target }: bez obrażeń.
    [one] Atak karty { $card } na kartę { $target }: { $amount } obrażenie.
    [few] Atak karty { $card } na kartę { $target }: { $amount } obrażenia.
   *[many] Atak karty { $card } na kartę { $target }: { $amount } obrażeń.
}
log-attack = { $card } atakuje: { $target }.
log-attack-cards = { $cards } atakują: { $target }.
log-strength = Siła ataku na kartę { $card }: { $amount }.
log-refresh = Wszystkie wyczerpane karty zostają przygotowane.

## Kronika: zmiany ręczne

log-adjust-threat = Ręcznie: { $player } – poziom zagrożenia teraz { $total }.
log-adjust-tokens = Ręcznie: { $word ->
    [damage] obrażenia
    [progress] postęp
   *[resources] zasoby
} na karcie { $card } – teraz { $total }.
log-adjust-card = Ręcznie zmieniono: { $card } ({ $word ->
    [exhausted] przygotowana lub wyczerpana
    [committed] przydzielona do wyprawy lub nie
    [face] strona karty
    [side] odwrócona
    [deck] wtasowana do talii
   *[zone] miejsce
}).
log-adjust-shuffle = Ręcznie: { $word ->
    [encounter] potasowano talię Spotkań
   *[player] { $player } – potasowano talię
}.
log-adjust-draw = Ręcznie: { $player } dobiera kartę.

## Pytania. $card to karta, która pyta, albo „none”; $word to pierwsze słowo kluczy odpowiedzi

prompt-mulligan = { $player }: zachować tę rękę?
prompt-planning = { $player }: zagraj sprzymierzeńców i dodatki lub wykonaj akcje.
prompt-action = Akcje: każdy może teraz działać.
prompt-commit = { $player }: kogo przydzielić do wyprawy?
prompt-travel = { $player }: podróżować na któryś obszar?
prompt-engage = { $player }: wejść w zwarcie z wrogiem?
prompt-engagement-tie = { $player }: który wróg wchodzi w zwarcie pierwszy?
prompt-shadow-order = { $player }: któremu wrogowi rozdać następną kartę cienia?
prompt-enemy-attack = { $player }: który wróg atakuje pierwszy?
prompt-defend = { $player }: kto broni? Atakuje: { $card }.
prompt-damage = { $player }: kto otrzymuje obrażenia? Atakuje: { $card }.
prompt-attack = { $player }: którego wroga atakujesz?
prompt-attackers = { $player }: kto atakuje? Cel ataku: { $card }.
prompt-join = { $player }: kto dołącza do ataku? Cel ataku: { $card }.
prompt-cost = { $word ->
    [host] { $player }: do czego dołączyć kartę { $card }?
    [x] { $player }: ile wynosi X na karcie { $card }?
    [exhaust] { $player }: { $card } – kogo wyczerpać?
    [discard] { $player }: { $card } – którą kartę odrzucić?
   *[pay] { $player }: jak płacisz za kartę { $card }?
}
prompt-choose-card = { $card ->
    [none] { $player }: wybierz kartę.
   *[other] { $player }: { $card } – wybierz kartę.
}
prompt-choose-cards = { $card ->
    [none] { $player }: wybierz karty.
   *[other] { $player }: { $card } – wybierz karty.
}
prompt-choose-player = { $player }: { $card } – wybierz gracza.
prompt-choose-one = { $player }: { $card } – wybierz jedno.
prompt-choose-amount = { $player }: { $card } – ile?
prompt-arrange = { $player }: która karta będzie następna od wierzchu?
prompt-may = { $player }: użyć efektu karty { $card }?
prompt-may-search = { $player }: { $card } – przeszukać wierzchnie karty swojej talii?
prompt-order = { $player }: który efekt rozpatrzyć najpierw?
prompt-response = { $player }: odpowiedź?
prompt-restricted = { $player }: { $card } – zbyt wiele dodatków ze słowem kluczowym ograniczenie. Który odrzucić?
prompt-split-progress = { $player }: { $card } – ile postępu tu umieścić?
prompt-refresh-cost = { $player }: zapłacić za przygotowanie karty { $card }?

## Odpowiedzi

option-pass = Spasuj
option-done = Gotowe
option-cancel = Cofnij
option-decline = Nie
option-accept = Tak
option-keep = Zachowaj tę rękę
option-mulligan = Dobierz sześć nowych kart
option-stay = Zostań na miejscu
option-undefended = Nie broń
option-amount = { $amount }
option-x = X wynosi { $amount }
option-player = { $player }
option-pay = 1 zasób: { $card }
option-host = Dołącz do: { $card }

option-card-play = Zagraj: { $card }
option-card-use = Użyj: { $card }
option-card-respond = Odpowiedz: { $card }
option-card-respond-to = Odpowiedz: { $card } ({ $target })
option-card-resolve = { $card }
option-card-choose = { $card }
option-card-commit = { $card }
option-card-travel = Podróżuj: { $card }
option-card-engage = Wejdź w zwarcie: { $card }
option-card-defend = Obrońca: { $card }
option-card-damage = { $card }
option-card-attack = Zaatakuj: { $card }
option-card-attacker = { $card }
option-card-join = { $card }
option-card-deal = { $card }
option-card-next = { $card }
option-card-exhaust = Wyczerp: { $card }
option-card-discard = Odrzuć: { $card }

# Jeden z kilku efektów karty
option-draw-three = Dobierz 3 karty
option-strike = 4 obrażenia dla wroga
option-calm = Zmniejsz swój poziom zagrożenia o 5
option-one-player = Zmniejsz poziom zagrożenia jednego gracza o 6
option-each-player = Zmniejsz poziom zagrożenia każdego gracza o 2
option-defense = +1 do siły obrony
option-willpower = +1 do siły woli
option-exhaust-damaged = Wyczerp wszystkie swoje zranione postacie
option-damage-hero = 2 obrażenia dla twojego najbardziej zranionego bohatera

## Powody: dlaczego czegoś nie wolno

why-phase = To działa w innej fazie.
why-window = Sprzymierzeńców i dodatki zagrywa się w swojej kolejce fazy Planowania, akcje – w oknach akcji.
why-control = Nie kontrolujesz tej karty.
why-limit = Limit użyć został wyczerpany.
why-target = Nie ma niczego, na co mogłoby to zadziałać.
why-exhausted = Ta karta jest wyczerpana.
why-ready = Nie ma żadnej przygotowanej karty, którą można by za to wyczerpać.
why-match = Żaden z twoich bohaterów nie ma pasującego symbolu zasobów.
why-match-free = Ta karta nic nie kosztuje, ale i tak potrzebny jest bohater z pasującym symbolem zasobów.
why-resources = Bohaterowie, którzy mogliby za to zapłacić, mają za mało zasobów.
why-pools = Trzeba za to zapłacić z pul większej liczby bohaterów, niż ma zasoby.
why-cost = Kosztu nie można zapłacić w całości.
why-unique = Unikatowa karta o tej nazwie jest już w grze.
why-host = Nie ma niczego, do czego można by to dołączyć.
why-cannot = Jakiś efekt stanowi, że tego nie można zrobić.
why-eliminated = Ten gracz jest poza grą.
why-not-offered = Tego nie można teraz zrobić.
why-trigger = To, na co ta karta odpowiada, właśnie się nie wydarzyło.
why-out-of-play = Ta karta nie jest tam, gdzie musiałaby być.

## Kroki rundy

step-setup = Przygotowanie
step-resource = Zbieranie zasobów, dobranie kart
step-resource-end = Koniec fazy
step-planning = Po kolejce gracza
step-planning-turn = Zagrywanie kart
step-planning-end = Koniec fazy
step-quest = Początek fazy
step-quest-begin = Początek fazy
step-quest-commit = Przydzielanie postaci
step-quest-staging = Odkrywanie przeciwności
step-quest-resolution = Rozpatrywanie wyprawy
step-quest-end = Koniec fazy
step-travel = Podróż
step-travel-end = Koniec fazy
step-encounter = Początek fazy
step-encounter-optional = Zwarcie graczy
step-encounter-checks = Testy zwarcia
step-encounter-end = Koniec fazy
step-combat = Początek fazy
step-combat-shadows = Rozdanie kart cienia
step-combat-enemy = Rozpatrywanie ataków wrogów
step-combat-enemy-1 = Atak wroga: wybór wroga
step-combat-enemy-2 = Atak wroga: deklaracja obrońcy
step-combat-enemy-3 = Atak wroga: efekty cienia
step-combat-enemy-4 = Atak wroga: obrażenia z walki
step-combat-player = Atakowanie wrogów
step-combat-player-1 = Atak: deklaracja atakujących
step-combat-player-2 = Atak: siła ataku
step-combat-player-3 = Atak: obrażenia z walki
step-combat-end = Koniec walki
step-refresh = Odpoczynek
step-refresh-end = Koniec fazy
