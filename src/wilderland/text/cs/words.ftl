# Slova hry: fáze, typy karet, sféry, čísla, klíčová slova, vlastnosti, sady, místa.

## Fáze

phase-setup = Příprava hry
phase-resource = Zdroje
phase-planning = Plánování
phase-quest = Výprava
phase-travel = Cestování
phase-encounter = Setkání
phase-combat = Boj
phase-refresh = Obnovení

## Hráči a karty beze jména

player-seat = Hráč { $number }
player-nobody = Nikdo
hidden-card = karta lícem dolů
list-more = { $first }, { $rest }
list-last = { $first } a { $last }

## Typy karet

type-hero = hrdina
type-ally = spojenec
type-attachment = vybavení
type-event = událost
type-enemy = nepřítel
type-location = lokace
type-treachery = zrada
type-objective = cíl
type-quest = výprava
type-campaign = kampaň
type-objective-ally = cíl-spojenec
type-face-down = karta lícem dolů
card-face-down-hidden = Karta lícem dolů
card-face-down-prisoner = Zajatec
card-face-down-captive = Zajatý
card-face-down-orc-guard = Skřetí stráž

subtype-boon = výhoda
subtype-burden = strast

## Sféry

sphere-leadership = Vedení
sphere-tactics = Taktika
sphere-spirit = Duchovní
sphere-lore = Znalosti
sphere-neutral = neutrální
sphere-mark-leadership = Ve
sphere-mark-tactics = Ta
sphere-mark-spirit = Du
sphere-mark-lore = Zn

## Čísla na kartě

stat-willpower = síla vůle
stat-attack = síla útoku
stat-defense = síla obrany
stat-hit-points = počet životů
stat-threat = velikost ohrožení
stat-engagement = hodnota střetnutí
stat-quest-points = body pokroku
stat-cost = cena
stat-threat-cost = hodnota ohrožení

## Jak začínají části textu karty

ability-action = Akce
ability-response = Reakce
ability-forced = Povinné

## Klíčová slova

keyword-doomed = Odsouzen { $value }
keyword-guarded = Střežený
keyword-permanent = Trvalá
keyword-ranged = Střelec
keyword-restricted = Omezení
keyword-sentinel = Stráž
keyword-surge = Nápor
keyword-victory = Vítězství { $value }

## Vlastnosti

trait-archer = Lučištník
trait-armor = Brnění
trait-artifact = Artefakt
trait-beorning = Meddědovec
trait-condition = Podmínka
trait-craftsman = Řemeslník
trait-creature = Tvor
trait-dol-guldur = Dol Guldur
trait-dunedain = Dúnedain
trait-dungeon = Kobka
trait-dwarf = Trpaslík
trait-forest = Les
trait-goblin = Goblin
trait-gondor = Gondor
trait-hobbit = Hobit
trait-insect = Hmyz
trait-istari = Istari
trait-item = Předmět
trait-marshland = Mokřina
trait-minstrel = Pěvec
trait-mountain = Hora
trait-nazgul = Nazgûl
trait-noble = Urozený
trait-noldor = Noldor
trait-orc = Ork
trait-ranger = Hraničář
trait-riverland = Poříčí
trait-rohan = Rohan
trait-scout = Zvěd
trait-silvan = Lesní elf
trait-skill = Dovednost
trait-spider = Pavouk
trait-steward = Správce
trait-stronghold = Pevnost
trait-title = Titul
trait-trap = Past
trait-troll = Zlobr
trait-undead = Nemrtvý
trait-warrior = Bojovník
trait-wasteland = Pustina
trait-weapon = Zbraň

## Sady setkání, scénáře, balíčky, vydání, režimy

set-dol-guldur-orcs = Orkové z Dol Guldur
set-escape-from-dol-guldur = Útěk z Dol Guldur
set-journey-along-the-anduin = Cesta podél Anduiny
set-passage-through-mirkwood = Průchod Temným hvozdem
set-saurons-reach = Dosah Saurona
set-spiders-of-mirkwood = Pavouci z Temného hvozdu
set-wilderlands = Divočina

scenario-passage-through-mirkwood = Průchod Temným hvozdem
scenario-journey-along-the-anduin = Cesta podél Anduiny
scenario-escape-from-dol-guldur = Útěk z Dol Guldur

deck-leadership = Vedení
deck-tactics = Taktika
deck-spirit = Duchovní
deck-lore = Znalosti
deck-leadership-spirit = Vedení a Duchovní
deck-lore-tactics = Znalosti a Taktika

edition-revised = revidovaná základní sada
edition-original = původní základní sada s erraty
edition-first-printing = první tisk, bez errat

mode-standard = standardní režim
mode-easy = snadný režim
mode-basic = hra pro začátečníky, bez karet stínu
mode-expert = hra pro pokročilé: tři scénáře za sebou
mode-nightmare = noční můra: tři scénáře za sebou, nic se neobnovuje
mode-campaign = režim kampaně
mode-hard-campaign = režim těžké kampaně

## Skóre

score-threat = závěrečná míra ohrožení
score-fallen = hodnota ohrožení mrtvých hrdinů
score-damage = zranění na hrdinech
score-victory = vítězné body
score-rounds = dokončená kola

## Proč hra skončila

outcome-quest = Poslední úkol je dokončen.
outcome-threat = Míra ohrožení dosáhla hranice vyřazení.
outcome-heroes = Všichni hrdinové zahynuli.
outcome-conceded = Hráči se vzdali.
outcome-card = Hru ukončila karta.
