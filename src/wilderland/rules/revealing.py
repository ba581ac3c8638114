"""Revealing encounter cards: doomed, when revealed, guarded, surge (rules P3.3, K1, K2, K5)."""

from __future__ import annotations

from typing import Final

from wilderland.effects.numbers import keyword
from wilderland.kernel.flow import push_apart
from wilderland.kernel.happen import consequence, is_blank, occur, occur_together, performs
from wilderland.model.kinds import (
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENEMY,
    ENTERS_STAGING,
    LOCATION,
    NONE,
    OBJECTIVE,
    OBJECTIVE_ALLY,
    QUESTING,
    REVEAL_EFFECT,
    REVEALED,
    REVEALS,
    STAGING,
    THREAT_CHANGES,
)
from wilderland.model.records import TABLE, Event, Frame, Scope
from wilderland.model.state import State
from wilderland.rules.program import step

ONE_MORE: Final = 1
AS_A_GUARD: Final = 1


def refill_encounter_deck(state: State) -> None:
    """G17, P3.14: an empty encounter deck is reshuffled from its discard pile, in the quest phase only."""
    if state.phase == QUESTING and not state.zones[ENCOUNTER_DECK] and state.zones[ENCOUNTER_DISCARD]:
        state.note("log-reshuffle")
        for card in state.zones[ENCOUNTER_DISCARD]:
            state.move(card, ENCOUNTER_DECK)
        state.shuffle(ENCOUNTER_DECK)


@consequence
def the_empty_deck(state: State, facts: list[Event]) -> bool:
    """P3.14: whenever the deck is empty in the quest phase, once the card last revealed is fully resolved."""
    if state.phase == QUESTING and not state.zones[ENCOUNTER_DECK]:
        if not any(frame.node is REVEAL for frame in state.stack):
            refill_encounter_deck(state)
    return False


def next_encounter_card(state: State) -> int:
    """The top of the encounter deck, refilled first if resolving needs it (Q73)."""
    refill_encounter_deck(state)
    return state.top_of_encounter_deck


@step("reveal")
def REVEAL(state: State, frame: Frame) -> None:
    """P3.3: one card, in this order: passives and responses to the reveal, doomed, "when revealed", its place, surge.

    A treachery goes to the discard pile only when all of it has resolved, surge included.

    `it` is the card, or NONE for the top of the encounter deck; `n` tells that it is revealed as a guard (K5).
    """
    scope = frame.scope
    card = scope.it
    if frame.pc == 0:
        card = next_encounter_card(state) if card == NONE else card
        if card == NONE or state.in_play(card):
            return
        state.move(card, REVEALED)
        state.tell_under(state.note("log-reveal", card=card))
        state.push(Frame(REVEAL, 5, scope.with_it(card), 0))
        occur(state, state.event(REVEALS, card, amount=scope.n))
    elif frame.pc == 1:
        state.push(frame.at(2))
        doomed = keyword(state, card, "doomed")
        if doomed:
            events = [state.event(THREAT_CHANGES, seat=s, amount=doomed, source=card) for s in state.order()]
            occur_together(state, tuple(events))
    elif frame.pc == 2:
        state.push(frame.at(3))
        if state.cards[card].face.reveal is not None and not is_blank(state, card):
            occur(state, state.event(REVEAL_EFFECT, card))
    elif frame.pc == 3:
        surge = keyword(state, card, "surge")
        guarded = keyword(state, card, "guarded")
        state.push(Frame(REVEAL, 4, scope, surge))
        if guarded and scope.n != AS_A_GUARD:
            state.push(Frame(GUARD, 0, scope))
        if state.cards[card].zone == REVEALED:
            if state.cards[card].face.kind in (ENEMY, LOCATION, OBJECTIVE, OBJECTIVE_ALLY):
                occur(state, state.event(ENTERS_STAGING, card))
    elif frame.pc == 4:
        if frame.data:
            state.note("log-surge", card=card)
            state.push(Frame(REVEAL, 0, TABLE))
    else:
        state.told()
        if state.cards[card].zone == REVEALED:
            state.move(card, ENCOUNTER_DISCARD)
        if frame.data == ONE_MORE:
            state.push(Frame(REVEAL, 0, TABLE))
        elif not any(other.node is REVEAL for other in state.stack):
            refill_encounter_deck(state)


@performs(REVEALS)
def go_on_revealing(state: State, event: Event, facts: list[Event]) -> None:
    """P3.3, Q50: a card destroyed as it was revealed resolves nothing more; a cancelled one neither (F1.54)."""
    if state.cards[event.card].zone == REVEALED:
        scope = Scope(event.card, state.first, event.card, n=event.amount)
        state.push(Frame(REVEAL, 1, scope))


@performs(REVEAL_EFFECT)
def resolve_when_revealed(state: State, event: Event, facts: list[Event]) -> None:
    """P3.3: the "when revealed" effect itself; cancelled, the rest of the card stays in force (F1.53)."""
    effect = state.cards[event.card].face.reveal
    if effect is not None:
        push_apart(state, Frame(effect, 0, Scope(event.card, state.first, event.card, event=event)))


def replace_reveal(state: State, card: int) -> None:
    """C8: once the rest of this card has resolved, surge included, another is revealed in its place."""
    for depth in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[depth]
        if frame.node is REVEAL and frame.pc == 5 and frame.scope.it == card:
            state.stack[depth] = Frame(REVEAL, 5, frame.scope, ONE_MORE)
            return


@step("guard")
def GUARD(state: State, frame: Frame) -> None:
    """K5: the next encounter card is revealed and attached to the objective, if it is an enemy or location.

    A treachery resolves and attaches nothing. Another objective is placed; the next card then serves
    the first, and after that the second gets its own.
    """
    objective = frame.scope.it
    if frame.pc == 0:
        card = next_encounter_card(state)
        if card == NONE:
            return
        state.push(Frame(GUARD, 1, frame.scope, card))
        state.push(Frame(REVEAL, 0, TABLE.with_it(card).with_n(AS_A_GUARD)))
    else:
        guard = state.cards[frame.data]
        if guard.zone != STAGING or state.cards[objective].zone != STAGING:
            return
        if guard.face.kind in (ENEMY, LOCATION):
            state.note("log-guards", card=guard.id, target=objective)
            state.set_guard(objective, guard.id)
        else:
            if keyword(state, guard.id, "guarded"):
                state.push(Frame(GUARD, 0, TABLE.with_it(guard.id)))
            state.push(Frame(GUARD, 0, frame.scope))
