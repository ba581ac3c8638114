# The words of the game: phases, card types, spheres, numbers, keywords, traits, sets, places.

## Phases

phase-setup = Setup
phase-resource = Resource
phase-planning = Planning
phase-quest = Quest
phase-travel = Travel
phase-encounter = Encounter
phase-combat = Combat
phase-refresh = Refresh

## Players and cards without a name

player-seat = Player { $number }
player-nobody = Nobody
hidden-card = a face-down card
list-more = { $first }, { $rest }
list-last = { $first } and { $last }

## Card types

type-hero = hero
type-ally = ally
type-attachment = attachment
type-event = event
type-enemy = enemy
type-location = location
type-treachery = treachery
type-objective = objective
type-quest = quest
type-campaign = campaign
type-objective-ally = objective ally
type-face-down = face-down card
card-face-down-hidden = Face-down card
card-face-down-prisoner = Prisoner
card-face-down-captive = Captive
card-face-down-orc-guard = Orc Guard

subtype-boon = boon
subtype-burden = burden

## Spheres

sphere-leadership = Leadership
sphere-tactics = Tactics
sphere-spirit = Spirit
sphere-lore = Lore
sphere-neutral = neutral
sphere-mark-leadership = Le
sphere-mark-tactics = Ta
sphere-mark-spirit = Sp
sphere-mark-lore = Lo

## Numbers on a card

stat-willpower = willpower
stat-attack = attack
stat-defense = defense
stat-hit-points = hit points
stat-threat = threat
stat-engagement = engagement cost
stat-quest-points = quest points
stat-cost = cost
stat-threat-cost = threat cost

## How the parts of a card text begin

ability-action = Action
ability-response = Response
ability-forced = Forced

## Keywords

keyword-doomed = Doomed { $value }
keyword-guarded = Guarded
keyword-permanent = Permanent
keyword-ranged = Ranged
keyword-restricted = Restricted
keyword-sentinel = Sentinel
keyword-surge = Surge
keyword-victory = Victory { $value }

## Traits

trait-archer = Archer
trait-armor = Armor
trait-artifact = Artifact
trait-beorning = Beorning
trait-condition = Condition
trait-craftsman = Craftsman
trait-creature = Creature
trait-dol-guldur = Dol Guldur
trait-dunedain = Dúnedain
trait-dungeon = Dungeon
trait-dwarf = Dwarf
trait-forest = Forest
trait-goblin = Goblin
trait-gondor = Gondor
trait-hobbit = Hobbit
trait-insect = Insect
trait-istari = Istari
trait-item = Item
trait-marshland = Marshland
trait-minstrel = Minstrel
trait-mountain = Mountain
trait-nazgul = Nazgûl
trait-noble = Noble
trait-noldor = Noldor
trait-orc = Orc
trait-ranger = Ranger
trait-riverland = Riverland
trait-rohan = Rohan
trait-scout = Scout
trait-silvan = Silvan
trait-skill = Skill
trait-spider = Spider
trait-steward = Steward
trait-stronghold = Stronghold
trait-title = Title
trait-trap = Trap
trait-troll = Troll
trait-undead = Undead
trait-warrior = Warrior
trait-wasteland = Wasteland
trait-weapon = Weapon

## Encounter sets, scenarios, decks, editions, modes

set-dol-guldur-orcs = Dol Guldur Orcs
set-escape-from-dol-guldur = Escape from Dol Guldur
set-journey-along-the-anduin = Journey Along the Anduin
set-passage-through-mirkwood = Passage Through Mirkwood
set-saurons-reach = Sauron's Reach
set-spiders-of-mirkwood = Spiders of Mirkwood
set-wilderlands = Wilderlands

scenario-passage-through-mirkwood = Passage Through Mirkwood
scenario-journey-along-the-anduin = Journey Along the Anduin
scenario-escape-from-dol-guldur = Escape from Dol Guldur

deck-leadership = Leadership
deck-tactics = Tactics
deck-spirit = Spirit
deck-lore = Lore
deck-leadership-spirit = Leadership and Spirit
deck-lore-tactics = Lore and Tactics

edition-revised = revised core set
edition-original = original core set with its errata
edition-first-printing = first printing, without errata

mode-standard = standard
mode-easy = easy
mode-basic = basic, without shadow cards
mode-expert = expert: three scenarios in a row
mode-nightmare = nightmare: three scenarios in a row, nothing recovers
mode-campaign = campaign
mode-hard-campaign = hard campaign

## The score

score-threat = final threat
score-fallen = threat cost of fallen heroes
score-damage = damage on heroes
score-victory = victory points
score-rounds = completed rounds

## Why a game ended

outcome-quest = The last stage was completed.
outcome-threat = Threat reached the limit.
outcome-heroes = All heroes were lost.
outcome-conceded = The players gave up.
outcome-card = A card ended the game.
