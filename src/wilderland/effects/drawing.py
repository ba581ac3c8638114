"""Drawing cards, and looking at hidden ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from wilderland.effects.numbers import seat_marked
from wilderland.effects.together import ToEachPlayer
from wilderland.kernel.choice import Who, you
from wilderland.kernel.flow import Cards, Number
from wilderland.kernel.happen import occur_together, performs
from wilderland.kernel.node import Node
from wilderland.model.kinds import CANNOT_DRAW, DECKS, DISCARDED, DRAWS, HANDS
from wilderland.model.records import Event, Frame, Scope
from wilderland.model.rng import OTHER_STREAM
from wilderland.model.state import State


def would_draw(state: State, event: Event) -> Sequence[int]:
    """The cards a draw will take from the top of the deck: none of an empty one (G17), none of who cannot draw."""
    seat = event.seat
    if state.players[seat].eliminated or seat_marked(state, CANNOT_DRAW, seat):
        return ()
    return state.zones[DECKS[seat]][: event.amount]


@performs(DRAWS)
def draw(state: State, event: Event, facts: list[Event]) -> None:
    """Take cards from the top of one's deck."""
    seat = event.seat
    cards = would_draw(state, event)
    if not cards:
        facts.remove(event)
        return
    for card in cards:
        state.move(card, HANDS[seat])
        state.note("log-draw-card", seats=1 << seat, seat=seat, card=card)
    state.note("log-draw", seats=0b1111 & ~(1 << seat), seat=seat, amount=len(cards))


class Draw(ToEachPlayer):
    """These players draw cards."""

    kind: ClassVar[int] = DRAWS

    def timely(self, state: State, scope: Scope) -> bool:
        return any(
            state.zones[DECKS[seat]] and not seat_marked(state, CANNOT_DRAW, seat)
            for seat in self.seats(state, scope)
        )


@dataclass(frozen=True, eq=False)
class Look(Node):
    """A player looks at hidden cards and remembers them."""

    cards: Cards
    who: Who = you

    def step(self, state: State, frame: Frame) -> None:
        seat = self.who(state, frame.scope)
        for card in self.cards(state, frame.scope):
            state.learn(card, 1 << seat)
            state.note("log-look", seats=1 << seat, seat=seat, card=card)
        state.note("log-looks", seats=0b1111 & ~(1 << seat), seat=seat)

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self.cards(state, scope))


@dataclass(frozen=True, eq=False)
class DiscardAtRandom(Node):
    """A player discards cards from hand at random, as many as they can."""

    amount: Number
    who: Who = you

    def step(self, state: State, frame: Frame) -> None:
        seat = self.who(state, frame.scope)
        hand = list(state.zones[HANDS[seat]])
        chosen = []
        for _ in range(min(self.amount(state, frame.scope), len(hand))):
            chosen.append(hand.pop(state.random(OTHER_STREAM, len(hand))))
        if chosen:
            events = [state.event(DISCARDED, card, seat, source=frame.scope.self) for card in chosen]
            occur_together(state, tuple(events))

    def possible(self, state: State, scope: Scope) -> bool:
        return len(state.zones[HANDS[self.who(state, scope)]]) >= self.amount(state, scope)


@dataclass(frozen=True, eq=False)
class Search(Node):
    """A player goes through hidden cards; a shuffle follows, unless told otherwise (G18)."""

    cards: Cards
    who: Who = you

    def step(self, state: State, frame: Frame) -> None:
        seat = self.who(state, frame.scope)
        state.note("log-search", seat=seat)
        for card in self.cards(state, frame.scope):
            state.learn(card, 1 << seat)

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self.cards(state, scope))
