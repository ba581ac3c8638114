# Słowa gry: fazy, rodzaje kart, sfery, liczby, słowa kluczowe, cechy, zestawy, miejsca.

## Fazy

phase-setup = Przygotowanie
phase-resource = Zasoby
phase-planning = Planowanie
phase-quest = Wyprawa
phase-travel = Podróż
phase-encounter = Spotkania
phase-combat = Walka
phase-refresh = Odpoczynek

## Gracze i karty bez nazwy

player-seat = Gracz { $number }
player-nobody = Nikt
hidden-card = zakryta karta
list-more = { $first }, { $rest }
list-last = { $first } i { $last }

## Rodzaje kart

type-hero = bohater
type-ally = sprzymierzeniec
type-attachment = dodatek
type-event = wydarzenie
type-enemy = wróg
type-location = obszar
type-treachery = podstęp
type-objective = cel
type-quest = wyprawa
type-campaign = kampania
type-objective-ally = cel-sprzymierzeniec
type-face-down = zakryta karta
card-face-down-hidden = Zakryta karta
card-face-down-prisoner = Więzień
card-face-down-captive = Pojmany
card-face-down-orc-guard = Orkowy Strażnik

subtype-boon = dar
subtype-burden = brzemię

## Sfery

sphere-leadership = Przywództwo
sphere-tactics = Taktyka
sphere-spirit = Duch
sphere-lore = Wiedza
sphere-neutral = neutralna
sphere-mark-leadership = Pr
sphere-mark-tactics = Ta
sphere-mark-spirit = Du
sphere-mark-lore = Wi

## Liczby na karcie

stat-willpower = siła woli
stat-attack = siła ataku
stat-defense = siła obrony
stat-hit-points = punkty wytrzymałości
stat-threat = siła zagrożenia
stat-engagement = koszt zwarcia
stat-quest-points = punkty wyprawy
stat-cost = koszt
stat-threat-cost = koszt zagrożenia

## Jak zaczynają się części treści karty

ability-action = Akcja
ability-response = Odpowiedź
ability-forced = Wymuszony

## Słowa kluczowe

keyword-doomed = Zguba { $value }
keyword-guarded = Strzeżona
keyword-permanent = Permanentna
keyword-ranged = Dystans
keyword-restricted = Ograniczenie
keyword-sentinel = Wartownik
keyword-surge = Mroczna fala
keyword-victory = Zwycięstwo { $value }

## Cechy

trait-archer = Łucznik
trait-armor = Pancerz
trait-artifact = Artefakt
trait-beorning = Beorning
trait-condition = Warunek
trait-craftsman = Rzemieślnik
trait-creature = Istota
trait-dol-guldur = Dol Guldur
trait-dunedain = Dúnedain
trait-dungeon = Loch
trait-dwarf = Krasnolud
trait-forest = Las
trait-goblin = Goblin
trait-gondor = Gondor
trait-hobbit = Hobbit
trait-insect = Owad
trait-istari = Istari
trait-item = Przedmiot
trait-marshland = Mokradła
trait-minstrel = Minstrel
trait-mountain = Góra
trait-nazgul = Nazgûl
trait-noble = Szlachetny
trait-noldor = Noldor
trait-orc = Ork
trait-ranger = Strażnik
trait-riverland = Nadrzecze
trait-rohan = Rohan
trait-scout = Zwiadowca
trait-silvan = Leśny Elf
trait-skill = Umiejętność
trait-spider = Pająk
trait-steward = Namiestnik
trait-stronghold = Twierdza
trait-title = Tytuł
trait-trap = Pułapka
trait-troll = Troll
trait-undead = Nieumarły
trait-warrior = Wojownik
trait-wasteland = Pustkowie
trait-weapon = Broń

## Zestawy spotkań, scenariusze, talie, edycje, tryby

set-dol-guldur-orcs = Orki z Dol Guldur
set-escape-from-dol-guldur = Ucieczka z Dol Guldur
set-journey-along-the-anduin = Podróż w dół Anduiny
set-passage-through-mirkwood = Przeprawa przez Mroczną Puszczę
set-saurons-reach = Wpływy Saurona
set-spiders-of-mirkwood = Pająki Mrocznej Puszczy
set-wilderlands = Dzikie Krainy

scenario-passage-through-mirkwood = Przeprawa przez Mroczną Puszczę
scenario-journey-along-the-anduin = Podróż w dół Anduiny
scenario-escape-from-dol-guldur = Ucieczka z Dol Guldur

deck-leadership = Przywództwo
deck-tactics = Taktyka
deck-spirit = Duch
deck-lore = Wiedza
deck-leadership-spirit = Przywództwo i Duch
deck-lore-tactics = Wiedza i Taktyka

edition-revised = poprawiony zestaw podstawowy
edition-original = pierwotny zestaw podstawowy z erratą
edition-first-printing = pierwszy druk, bez erraty

mode-standard = tryb standardowy
mode-easy = tryb łatwy
mode-basic = gra podstawowa, bez kart cienia
mode-expert = gra mistrzowska: trzy scenariusze pod rząd
mode-nightmare = wariant koszmarny: trzy scenariusze pod rząd, nic się nie odnawia
mode-campaign = tryb kampanii
mode-hard-campaign = tryb trudnej kampanii

## Wynik

score-threat = ostateczny poziom zagrożenia
score-fallen = koszt zagrożenia martwych bohaterów
score-damage = obrażenia na bohaterach
score-victory = punkty zwycięstwa
score-rounds = ukończone rundy

## Dlaczego gra się skończyła

outcome-quest = Ukończono ostatni etap.
outcome-threat = Poziom zagrożenia osiągnął próg eliminacji.
outcome-heroes = Zginęli wszyscy bohaterowie.
outcome-conceded = Gracze się poddali.
outcome-card = Grę zakończyła karta.
