# Cuvintele jocului: faze, tipuri de cărți, sfere, numere, cuvinte cheie, caracteristici, seturi, locuri.

## Faze

phase-setup = Instalare
phase-resource = Resurse
phase-planning = Planificare
phase-quest = Misiune
phase-travel = Călătorie
phase-encounter = Confruntare
phase-combat = Luptă
phase-refresh = Reîmprospătare

## Jucători și cărți fără nume

player-seat = Jucătorul { $number }
player-nobody = Nimeni
hidden-card = o carte cu fața în jos
list-more = { $first }, { $rest }
list-last = { $first } și { $last }

## Tipuri de cărți

type-hero = erou
type-ally = aliat
type-attachment = accesoriu
type-event = eveniment
type-enemy = inamic
type-location = locație
type-treachery = trădare
type-objective = obiectiv
type-quest = misiune
type-campaign = campanie
type-objective-ally = obiectiv-aliat
type-face-down = carte cu fața în jos
card-face-down-hidden = Carte cu fața în jos
card-face-down-prisoner = Prizonier
card-face-down-captive = Capturat
card-face-down-orc-guard = Paznic Orc

subtype-boon = beneficiu
subtype-burden = povară

## Sfere

sphere-leadership = Conducere
sphere-tactics = Tactică
sphere-spirit = Spirit
sphere-lore = Înțelepciune
sphere-neutral = neutră
sphere-mark-leadership = Co
sphere-mark-tactics = Ta
sphere-mark-spirit = Sp
sphere-mark-lore = În

## Numerele de pe o carte

stat-willpower = puterea voinței
stat-attack = forța atacului
stat-defense = puterea apărării
stat-hit-points = puncte lovitură
stat-threat = forța de amenințare
stat-engagement = cost de angajare
stat-quest-points = puncte de misiune
stat-cost = cost
stat-threat-cost = cost de amenințare

## Cum încep părțile textului unei cărți

ability-action = Acțiune
ability-response = Reacție
ability-forced = Forțat

## Cuvinte cheie

keyword-doomed = Condamnat { $value }
keyword-guarded = Păzit
keyword-permanent = Permanentă
keyword-ranged = La distanță
keyword-restricted = Restricționat
keyword-sentinel = Străjer
keyword-surge = În valuri
keyword-victory = Victorie { $value }

## Caracteristici

trait-archer = Arcaș
trait-armor = Armură
trait-artifact = Artefact
trait-beorning = Beorning
trait-condition = Condiție
trait-craftsman = Meșteșugar
trait-creature = Creatură
trait-dol-guldur = Dol Guldur
trait-dunedain = Dúnedain
trait-dungeon = Temniță
trait-dwarf = Pitic
trait-forest = Pădure
trait-goblin = Goblin
trait-gondor = Gondor
trait-hobbit = Hobbit
trait-insect = Insectă
trait-istari = Istari
trait-item = Obiect
trait-marshland = Mlaștină
trait-minstrel = Menestrel
trait-mountain = Munte
trait-nazgul = Nazgûl
trait-noble = Nobil
trait-noldor = Noldor
trait-orc = Orc
trait-ranger = Pribeag
trait-riverland = Ținut de Râu
trait-rohan = Rohan
trait-scout = Iscoadă
trait-silvan = Silvan
trait-skill = Abilitate
trait-spider = Păianjen
trait-steward = Majordom
trait-stronghold = Fortăreață
trait-title = Titlu
trait-trap = Capcană
trait-troll = Trol
trait-undead = Nemort
trait-warrior = Războinic
trait-wasteland = Pustiu
trait-weapon = Armă

## Seturi Confruntare, scenarii, pachete, ediții, moduri

set-dol-guldur-orcs = Orcii din Dol Guldur
set-escape-from-dol-guldur = Evadare din Dol Guldur
set-journey-along-the-anduin = Călătorie în jos pe Anduin
set-passage-through-mirkwood = Trecerea prin Mirkwood
set-saurons-reach = Cercetarea lui Sauron
set-spiders-of-mirkwood = Păianjenii din Mirkwood
set-wilderlands = Ținuturile Sălbatice

scenario-passage-through-mirkwood = Trecerea prin Mirkwood
scenario-journey-along-the-anduin = Călătorie în jos pe Anduin
scenario-escape-from-dol-guldur = Evadare din Dol Guldur

deck-leadership = Conducere
deck-tactics = Tactică
deck-spirit = Spirit
deck-lore = Înțelepciune
deck-leadership-spirit = Conducere și Spirit
deck-lore-tactics = Înțelepciune și Tactică

edition-revised = setul de bază revizuit
edition-original = setul de bază original cu erată
edition-first-printing = prima tipărire, fără erată

mode-standard = standard
mode-easy = ușor
mode-basic = pentru începători, fără cărți Umbră
mode-expert = expert: trei scenarii la rând
mode-nightmare = coșmar: trei scenarii la rând, nimic nu se reface
mode-campaign = campanie
mode-hard-campaign = campanie dificilă

## Scorul

score-threat = nivel de amenințare final
score-fallen = costul de amenințare al eroilor căzuți
score-damage = daunele de pe eroi
score-victory = puncte victorie
score-rounds = runde încheiate

## De ce s-a terminat un joc

outcome-quest = Ultimul stagiu a fost completat.
outcome-threat = Amenințarea a atins limita.
outcome-heroes = Toți eroii au căzut.
outcome-conceded = Jucătorii s-au predat.
outcome-card = O carte a pus capăt jocului.
