# Le parole del gioco: fasi, tipi di carta, sfere, numeri, parole chiave, tratti, set, luoghi.

## Fasi

phase-setup = Preparazione
phase-resource = Risorsa
phase-planning = Pianificazione
phase-quest = Impresa
phase-travel = Viaggio
phase-encounter = Incontro
phase-combat = Combattimento
phase-refresh = Ristoro

## Giocatori e carte senza nome

player-seat = Giocatore { $number }
player-nobody = Nessuno
hidden-card = una carta a faccia in giù
list-more = { $first }, { $rest }
list-last = { $first } e { $last }

## Tipi di carta

type-hero = eroe
type-ally = alleato
type-attachment = aggiunta
type-event = evento
type-enemy = nemico
type-location = luogo
type-treachery = sventura
type-objective = obiettivo
type-quest = impresa
type-campaign = campagna
type-objective-ally = obiettivo-alleato
type-face-down = carta a faccia in giù
card-face-down-hidden = Carta a faccia in giù
card-face-down-prisoner = Prigioniero
card-face-down-captive = Catturato
card-face-down-orc-guard = Guardia Orchesca

subtype-boon = beneficio
subtype-burden = fardello

## Sfere

sphere-leadership = Autorità
sphere-tactics = Tattica
sphere-spirit = Animo
sphere-lore = Sapienza
sphere-neutral = neutrale
sphere-mark-leadership = Au
sphere-mark-tactics = Ta
sphere-mark-spirit = An
sphere-mark-lore = Sa

## Numeri su una carta

stat-willpower = Forza di Volontà
stat-attack = Forza di Attacco
stat-defense = Forza di Difesa
stat-hit-points = punti ferita
stat-threat = Forza di Minaccia
stat-engagement = Costo di Impegno
stat-quest-points = punti impresa
stat-cost = costo
stat-threat-cost = Costo di Minaccia

## Come cominciano le parti del testo di una carta

ability-action = Azione
ability-response = Risposta
ability-forced = Obbligo

## Parole chiave

keyword-doomed = Condanna { $value }
keyword-guarded = Protetta
keyword-permanent = Permanente
keyword-ranged = Distanza
keyword-restricted = Limitata
keyword-sentinel = Sentinella
keyword-surge = Impulso
keyword-victory = Vittoria { $value }

## Tratti

trait-archer = Arciere
trait-armor = Armatura
trait-artifact = Artefatto
trait-beorning = Beorniano
trait-condition = Condizione
trait-craftsman = Artigiano
trait-creature = Creatura
trait-dol-guldur = Dol Guldur
trait-dunedain = Dúnedain
trait-dungeon = Sotterraneo
trait-dwarf = Nano
trait-forest = Foresta
trait-goblin = Goblin
trait-gondor = Gondor
trait-hobbit = Hobbit
trait-insect = Insetto
trait-istari = Istari
trait-item = Oggetto
trait-marshland = Palude
trait-minstrel = Menestrello
trait-mountain = Montagna
trait-nazgul = Nazgûl
trait-noble = Nobile
trait-noldor = Noldor
trait-orc = Orco
trait-ranger = Ramingo
trait-riverland = Terra Fluviale
trait-rohan = Rohan
trait-scout = Esploratore
trait-silvan = Silvano
trait-skill = Abilità
trait-spider = Ragno
trait-steward = Sovrintendente
trait-stronghold = Roccaforte
trait-title = Titolo
trait-trap = Trappola
trait-troll = Troll
trait-undead = Non Morto
trait-warrior = Guerriero
trait-wasteland = Terra Desolata
trait-weapon = Arma

## Set di incontri, scenari, mazzi, edizioni, modalità

set-dol-guldur-orcs = Orchi di Dol Guldur
set-escape-from-dol-guldur = Fuga da Dol Guldur
set-journey-along-the-anduin = Viaggio Lungo l'Anduin
set-passage-through-mirkwood = Attraverso Bosco Atro
set-saurons-reach = Sguardo di Sauron
set-spiders-of-mirkwood = Ragni di Bosco Atro
set-wilderlands = Terre Selvagge

scenario-passage-through-mirkwood = Attraverso Bosco Atro
scenario-journey-along-the-anduin = Viaggio Lungo l'Anduin
scenario-escape-from-dol-guldur = Fuga da Dol Guldur

deck-leadership = Autorità
deck-tactics = Tattica
deck-spirit = Animo
deck-lore = Sapienza
deck-leadership-spirit = Autorità e Animo
deck-lore-tactics = Sapienza e Tattica

edition-revised = set base aggiornato
edition-original = set base originale con gli errata
edition-first-printing = prima stampa, senza errata

mode-standard = standard
mode-easy = facile
mode-basic = base, senza carte ombra
mode-expert = esperto: tre scenari di fila
mode-nightmare = incubo: tre scenari di fila, senza alcun recupero
mode-campaign = campagna
mode-hard-campaign = campagna difficile

## Il punteggio

score-threat = Minaccia finale
score-fallen = Costo di Minaccia degli eroi caduti
score-damage = danni sugli eroi
score-victory = punti vittoria
score-rounds = round completati

## Perché una partita è finita

outcome-quest = L'ultimo stadio è stato completato.
outcome-threat = La Minaccia ha raggiunto il limite.
outcome-heroes = Tutti gli eroi sono caduti.
outcome-conceded = I giocatori si sono arresi.
outcome-card = Una carta ha messo fine alla partita.
