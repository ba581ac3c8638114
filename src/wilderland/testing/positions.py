"""Late positions from a seed: what a table may look like after some rounds, in the second or third stage.

Games played from the start seldom come far with weak players; these do, with damage, attachments, full staging areas
and cards that some seat has seen. Every position is legal, if not always likely.
"""

from __future__ import annotations

from wilderland.agents.dice import Dice
from wilderland.cards.catalogue import catalogue
from wilderland.decks import Deck, starters
from wilderland.effects.attaching import restricted
from wilderland.effects.moving import unique_blocked
from wilderland.effects.numbers import characters, heroes, keyword, stat
from wilderland.game import Game
from wilderland.kernel.run import run
from wilderland.model.kinds import (
    ACTIVE,
    ALLY,
    ATTACHMENT,
    CHARACTERS,
    DECKS,
    DISCARDS,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENEMY,
    ENGAGED_ZONES,
    HANDS,
    HIT_POINTS,
    LOCATION,
    NOBODY,
    PHASES,
    PLAY_ZONES,
    QUEST_AREA,
    QUEST_DECK,
    QUEST_POINTS,
    REMOVED,
    STAGING,
    TREACHERY,
)
from wilderland.model.records import Frame, Scope
from wilderland.model.rng import streams
from wilderland.model.state import State, Table
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.rules.playing import Host
from wilderland.rules.program import PROGRAM
from wilderland.scenarios import scenario as find_scenario

STARTS = ("resource", "planning", "quest", "travel", "encounter", "combat")
"""Phases a position may begin with."""


def some_decks(dice: Dice, players: int, edition: str) -> list[Deck]:
    """Starter decks for a table, no hero twice."""
    chosen: list[Deck] = []
    for deck in dice.shuffled(list(starters(EDITIONS[edition].quantities).values())):
        if len(chosen) < players and not any(set(deck.heroes) & set(other.heroes) for other in chosen):
            chosen.append(deck)
    # Two decks of two spheres may leave too few others: the four of one sphere always fit together.
    single = [deck for deck in starters(EDITIONS[edition].quantities).values() if "-" not in deck.name]
    return chosen if len(chosen) == players else dice.shuffled(single)[:players]


def late_position(
    seed: int, players: int, edition: str = "revised", scenario: str = "passage-through-mirkwood"
) -> Game:
    """A position of this seed, at its first decision."""
    dice = Dice(seed, players)
    known = catalogue(edition)
    quest = find_scenario(scenario)
    state = State(Table(known, quest, EDITIONS[edition], MODES["standard"], True), players, streams(seed))
    state.round = dice.between(4, 9)
    state.remember("rounds", state.round - 1)
    state.set_first(dice.below(players))
    for seat, deck in enumerate(some_decks(dice, players, edition)):
        lay_deck(state, dice, seat, deck)
    for face in quest.encounter_cards(known):
        state.create(face, NOBODY, ENCOUNTER_DECK)
    state.reorder(ENCOUNTER_DECK, tuple(dice.shuffled(state.zones[ENCOUNTER_DECK])))
    lay_quest(state, dice)
    for seat in range(players):
        lay_player(state, dice, seat)
    lay_encounter_cards(state, dice)
    phase = dice.pick(STARTS)
    wear(state, dice, tired=STARTS.index(phase) > STARTS.index("quest"))
    peek(state, dice)
    return start(state, phase)


def lay_deck(state: State, dice: Dice, seat: int, deck: Deck) -> None:
    """Heroes, one of them perhaps fallen, and the shuffled deck."""
    own_heroes, cards = deck.faces(state.table.catalogue)
    for face in own_heroes:
        state.create(face, seat, PLAY_ZONES[seat])
    if dice.chance(1, 4):
        state.move(dice.pick(heroes(state, seat)), DISCARDS[seat])
    for face in cards:
        state.create(face, seat, DECKS[seat])
    state.reorder(DECKS[seat], tuple(dice.shuffled(state.zones[DECKS[seat]])))
    state.set_threat(seat, dice.between(25, 45))


def lay_quest(state: State, dice: Dice) -> None:
    """The second stage, or one of the third; earlier ones and the other third are out of the game."""
    quests = state.table.scenario.quest_cards(state.table.catalogue)
    current = dice.pick([face for face in quests if face.stage > 1])
    for face in quests:
        place = QUEST_AREA if face is current else QUEST_DECK if face.stage > current.stage else REMOVED
        card = state.create(face, NOBODY, place)
        if place == QUEST_AREA and face.side_b is not None:
            state.turn(card, face.side_b)
            state.remember("ambushed", 1)
            points = face.side_b.stats[QUEST_POINTS]
            state.add_progress(card, dice.below(points) if points else 0)


def lay_player(state: State, dice: Dice, seat: int) -> None:
    """Cards of the deck go to the hand, the discard pile and into play; heroes have resources."""
    for _ in range(dice.between(6, 16)):
        card = state.zones[DECKS[seat]][0]
        kind = state.cards[card].printed.kind
        if kind == ALLY and dice.chance(2, 3) and not unique_blocked(state, card):
            state.move(card, PLAY_ZONES[seat], controller=seat)
        elif kind == ATTACHMENT and dice.chance(2, 3) and equip(state, dice, seat, card):
            continue
        else:
            state.move(card, HANDS[seat] if dice.chance(1, 2) else DISCARDS[seat])
    for hero in heroes(state, seat):
        state.add_resources(hero, dice.below(5))


def equip(state: State, dice: Dice, seat: int, card: int) -> bool:
    """Attach a card to something it may be attached to, if there is anything."""
    host = state.cards[card].printed.host
    if not isinstance(host, Host) or unique_blocked(state, card):
        return False
    limited = keyword(state, card, "restricted")
    hosts = [h for h in host.hosts(state, Scope(card, seat)) if not limited or free(state, h)]
    if not hosts:
        return False
    chosen = state.cards[dice.pick(hosts)]
    state.attach(card, chosen.id, chosen.controller if chosen.face.kind in CHARACTERS else seat)
    return True


def free(state: State, host: int) -> bool:
    """Whether a character may bear one more restricted card."""
    return len(restricted(state, host)) < 2


def lay_encounter_cards(state: State, dice: Dice) -> None:
    """Enemies and locations in the staging area, enemies with players, perhaps an active location."""
    seats = len(state.players)

    def take(kind: int) -> int:
        found = [c for c in state.zones[ENCOUNTER_DECK] if state.cards[c].printed.kind == kind]
        return found[0] if found else -1

    for seat in range(seats):
        for _ in range(dice.below(3)):
            state.move(take(ENEMY), ENGAGED_ZONES[seat], controller=NOBODY)
    for _ in range(dice.between(1, 1 + seats)):
        card = take(dice.pick([ENEMY, LOCATION]))
        if card >= 0:
            state.move(card, STAGING, controller=NOBODY)
    location = take(LOCATION)
    if location >= 0 and dice.chance(1, 2):
        state.move(location, ACTIVE, controller=NOBODY)
    for card in dice.shuffled(state.zones[ENCOUNTER_DECK])[: dice.below(len(state.zones[ENCOUNTER_DECK]))]:
        state.move(card, ENCOUNTER_DISCARD)
    web = next((c for c in state.zones[ENCOUNTER_DISCARD] if state.cards[c].printed.attached is not None), -1)
    if web >= 0 and state.cards[web].printed.kind == TREACHERY and dice.chance(1, 2):
        state.attach(web, dice.pick(heroes(state, dice.below(seats))), NOBODY)


def wear(state: State, dice: Dice, tired: bool) -> None:
    """Damage short of death, progress short of exploring, and after the quest exhausted characters."""
    for record in list(state.cards):
        if not state.in_play(record.id) or record.face.kind not in (*CHARACTERS, ENEMY, LOCATION):
            continue
        word = QUEST_POINTS if record.face.kind == LOCATION else HIT_POINTS
        amount = dice.below(max(1, stat(state, record.id, word))) if dice.chance(1, 2) else 0
        if record.face.kind == LOCATION:
            state.add_progress(record.id, amount)
        else:
            state.add_damage(record.id, amount)
    if tired:
        for seat in range(len(state.players)):
            for card in characters(state, seat):
                if dice.chance(1, 2):
                    state.exhaust(card)


def peek(state: State, dice: Dice) -> None:
    """Somebody may have looked at the top of a deck or put a card on its bottom."""
    for deck in (ENCOUNTER_DECK, *DECKS[: len(state.players)]):
        if state.zones[deck] and dice.chance(1, 3):
            place = -1 if dice.chance(1, 3) else 0
            state.learn(state.zones[deck][place], 1 << dice.below(len(state.players)))


def start(state: State, phase: str) -> Game:
    """Let the game begin with a phase."""
    state.suspects = ()
    state.phase = PHASES.index(phase)
    parts = PROGRAM["rules/round"].parts  # type: ignore[attr-defined]
    state.push(Frame(PROGRAM["rules/game"]))
    state.push(Frame(PROGRAM["rules/round"], parts.index(PROGRAM[f"rules/phase/{phase}"])))
    run(state)
    return Game(None, state)
