"""Late positions from a seed: what a table may look like after some rounds, in any stage of any scenario.

Games played from the start seldom come far with weak players; these do, with damage, attachments, full staging areas
and cards that some seat has seen. The game is set up and led to its stage by the engine itself; then the table is
filled. Every position is legal, if not always likely.
"""

from __future__ import annotations

from wilderland.agents.dice import Dice
from wilderland.effects.attaching import restricted
from wilderland.effects.moving import unique_blocked
from wilderland.effects.numbers import characters, enemies_in_play, heroes, keyword, marked, stat
from wilderland.effects.progress import quest
from wilderland.game import Game
from wilderland.kernel.ability import Action
from wilderland.kernel.happen import aftermath, occur_together
from wilderland.kernel.node import Node
from wilderland.kernel.run import answer, run
from wilderland.model.kinds import (
    ACTIVE,
    ALLY,
    ATTACHMENT,
    CANNOT_ADVANCE,
    CHARACTERS,
    DECKS,
    DISCARDED,
    DISCARDS,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENEMY,
    ENGAGED_ZONES,
    HANDS,
    HIT_POINTS,
    LOCATION,
    NOBODY,
    NONE,
    OBJECTIVE,
    PHASES,
    PLAY_ZONES,
    PROGRESSES,
    QUEST_AREA,
    QUEST_POINTS,
    STAGING,
    TREACHERY,
)
from wilderland.model.records import TABLE, Event, Frame, Scope
from wilderland.model.state import State
from wilderland.rules.defeat import ADVANCE
from wilderland.rules.playing import Host
from wilderland.rules.program import PROGRAM
from wilderland.rules.revealing import REVEAL
from wilderland.testing.settings import MIRKWOOD, Setting, some_setup

STARTS = ("resource", "planning", "quest", "travel", "encounter", "combat")
"""Phases a position may begin with."""
STAGES = (1, 2, 2, 3, 3, 3)
"""How often a position is in which stage."""
PATIENCE = 12
"""How often a table tries to do what a stage demands; two hands carry no third objective."""


def late_position(
    seed: int, players: int, edition: str = "revised", scenario: str = MIRKWOOD, mode: str = "standard"
) -> Game:
    """A position of this seed, at its first decision."""
    dice = Dice(seed, players)
    while True:
        state = some_setup(dice, Setting(players, edition, scenario, mode), seed).begin()
        resolve(state, dice)
        make_late(state, dice)
        if state.outcome is None:  # else the way there has ended the game
            return Game(None, state)


def make_late(state: State, dice: Dice) -> None:
    """From the first round on to some later one."""
    lead_to(state, dice, dice.pick(STAGES))
    for seat in state.order():
        lay_player(state, dice, seat)
    lay_encounter_cards(state, dice)
    phase = dice.pick(STARTS)
    wear(state, dice, tired=STARTS.index(phase) > STARTS.index("quest"))
    peek(state, dice)
    state.round = dice.between(4, 9)
    state.remember("rounds", state.round - 1)
    if state.outcome is None:
        start(state, phase)


# -- by the engine's own means --------------------------------------------------------------------
def resolve(state: State, dice: Dice) -> None:
    """Answer by chance until the first round begins, or nothing is left to do; what may be answered, is."""
    run(state)
    while state.decisions and state.round == 0:
        decision = next(iter(state.decisions.values()))
        willing = decision.options[:-1] if decision.kind == "response" else decision.options
        answer(state, decision.seat, dice.pick(willing))


def happen(state: State, dice: Dice, *events: Event) -> None:
    occur_together(state, tuple(events))
    resolve(state, dice)


def do(state: State, dice: Dice, node: Node, scope: Scope) -> None:
    state.push(Frame(node, 0, scope))
    resolve(state, dice)


def lead_to(state: State, dice: Dice, stage: int) -> None:
    """Leave stage after stage as its text demands: objectives claimed, those who block the way gone."""
    state.stack.clear()
    state.decisions = None
    state.round = 0
    while state.outcome is None:
        card = quest(state)
        if state.cards[card].printed.stage >= stage:
            break
        happen(state, dice, state.event(PROGRESSES, card, amount=1))
        for _ in range(PATIENCE):
            if state.outcome is None and marked(state, CANNOT_ADVANCE, card):
                clear_the_way(state, dice)
        if state.outcome is not None or marked(state, CANNOT_ADVANCE, card):
            break
        do(state, dice, ADVANCE, TABLE.with_it(card))
    if state.outcome is None and dice.chance(1, 2):
        claim(state, dice)


def clear_the_way(state: State, dice: Dice) -> None:
    """Claim an objective, else let an enemy go."""
    if not claim(state, dice):
        for enemy in enemies_in_play(state)[:1]:
            happen(state, dice, state.event(DISCARDED, enemy))


def claim(state: State, dice: Dice) -> bool:
    """Let a player claim an objective of the staging area, its guard gone."""
    for card in state.zones[STAGING]:
        face = state.cards[card].face
        action = next((ability for ability in face.abilities if isinstance(ability, Action)), None)
        seats = [seat for seat in state.order() if heroes(state, seat)]
        if face.kind == OBJECTIVE and action is not None and seats:
            if state.cards[card].guard != NONE:
                happen(state, dice, state.event(DISCARDED, state.cards[card].guard))
            if state.outcome is None:
                do(state, dice, action.effect, Scope(card, dice.pick(seats)))
            return True
    return False


# -- the table ------------------------------------------------------------------------------------
def lay_player(state: State, dice: Dice, seat: int) -> None:
    """Cards have been played, discarded and drawn; heroes have resources, one may have fallen."""
    for card in (*state.zones[HANDS[seat]], *state.zones[DECKS[seat]][: dice.between(2, 12)]):
        kind = state.cards[card].printed.kind
        if kind == ALLY and dice.chance(2, 3) and not unique_blocked(state, card):
            state.move(card, PLAY_ZONES[seat], controller=seat)
        elif kind == ATTACHMENT and dice.chance(2, 3) and equip(state, dice, seat, card):
            continue
        else:
            state.move(card, dice.pick([HANDS[seat], DISCARDS[seat]]))
    for hero in heroes(state, seat):
        state.add_resources(hero, dice.below(5))
    state.set_threat(seat, dice.between(25, 45))
    able = heroes(state, seat)
    if len(able) > 1 and dice.chance(1, 4):
        fallen = dice.pick(able)
        state.add_damage(fallen, stat(state, fallen, HIT_POINTS))
        aftermath(state, [])
        resolve(state, dice)


def equip(state: State, dice: Dice, seat: int, card: int) -> bool:
    """Attach a card to something it may be attached to, if there is anything."""
    host = state.cards[card].printed.host
    if not isinstance(host, Host) or unique_blocked(state, card):
        return False
    limited = keyword(state, card, "restricted")
    hosts = [h for h in host.hosts(state, Scope(card, seat)) if not limited or len(restricted(state, h)) < 2]
    if not hosts:
        return False
    chosen = state.cards[dice.pick(hosts)]
    state.attach(card, chosen.id, chosen.controller if chosen.face.kind in CHARACTERS else seat)
    return True


def lay_encounter_cards(state: State, dice: Dice) -> None:
    """Treacheries have struck; enemies are with players, others and locations in staging, one perhaps active."""

    def top(*kinds: int) -> list[int]:
        return [card for card in state.zones[ENCOUNTER_DECK] if state.cards[card].printed.kind in kinds][:1]

    seats = len(state.players)
    for _ in range(dice.below(2 + seats)):
        for card in top(TREACHERY):
            if state.outcome is None:
                do(state, dice, REVEAL, TABLE.with_it(card))
    for seat in state.order():
        for _ in range(dice.below(3)):
            for card in top(ENEMY):
                state.move(card, ENGAGED_ZONES[seat], controller=NOBODY)
    for _ in range(dice.between(1, 1 + seats)):
        for card in top(dice.pick([ENEMY, LOCATION])):
            state.move(card, STAGING, controller=NOBODY)
    if not state.zones[ACTIVE] and dice.chance(1, 2):
        for card in top(LOCATION):
            state.move(card, ACTIVE, controller=NOBODY)
    left = state.zones[ENCOUNTER_DECK]
    for card in dice.shuffled(left)[: dice.below(len(left) + 1)]:
        state.move(card, ENCOUNTER_DISCARD)


def wear(state: State, dice: Dice, tired: bool) -> None:
    """Damage short of death, progress short of enough, and after the quest exhausted characters."""
    for record in list(state.cards):
        kind = record.face.kind
        if state.in_play(record.id) and kind in (*CHARACTERS, ENEMY) and dice.chance(1, 2):
            state.add_damage(record.id, dice.below(max(1, stat(state, record.id, HIT_POINTS) - record.damage)))
    for card in (*state.zones[STAGING], *state.zones[ACTIVE], *state.zones[QUEST_AREA]):
        if state.cards[card].face.stats[QUEST_POINTS] and dice.chance(1, 2):
            left = stat(state, card, QUEST_POINTS) - state.cards[card].progress
            state.add_progress(card, dice.below(max(1, left)))
    if tired:
        for seat in state.order():
            for card in characters(state, seat):
                if dice.chance(1, 2):
                    state.exhaust(card)


def peek(state: State, dice: Dice) -> None:
    """Somebody may have looked at the top of a deck or put a card on its bottom."""
    for deck in (ENCOUNTER_DECK, *DECKS[: len(state.players)]):
        if state.zones[deck] and dice.chance(1, 3):
            place = -1 if dice.chance(1, 3) else 0
            state.learn(state.zones[deck][place], 1 << dice.below(len(state.players)))


def start(state: State, phase: str) -> None:
    """Let the game begin with a phase."""
    state.phase = PHASES.index(phase)
    for period in ("round", "phase"):
        state.forget_limits(period)
    parts = PROGRAM["rules/round"].parts  # type: ignore[attr-defined]
    state.push(Frame(PROGRAM["rules/game"]))
    state.push(Frame(PROGRAM["rules/round"], parts.index(PROGRAM[f"rules/phase/{phase}"])))
    aftermath(state, [])
    run(state)
