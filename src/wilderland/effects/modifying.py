"""Effects that last, effects that wait, and cancelling."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wilderland.effects.numbers import reach
from wilderland.kernel.flow import Cards, Number, Seats
from wilderland.kernel.node import Node
from wilderland.model.kinds import NONE
from wilderland.model.records import Card, Delayed, Frame, Lasting, Scope
from wilderland.model.state import State

Reaches = Callable[[State, Scope, Card], bool]


@dataclass(frozen=True, eq=False)
class Modify(Node):
    """For a while, cards get a number more, or something is said of them.

    From a player card: targets and amount are frozen when it resolves. From an encounter card that
    speaks of a set, the set and the number stay live (E6): give `live`, the test of that set.
    """

    slot: int
    cards: Cards
    amount: Number
    until: int
    word: str = ""
    live: Reaches | None = None
    seats: Seats | None = None

    def step(self, state: State, frame: Frame) -> None:
        scope = frame.scope
        if self.live is not None:
            effect = Lasting(state.tick(), self.until, self.slot, 0, scope, node=self, live=True)
        else:
            cards = reach(state, scope, self.cards(state, scope))
            seats = tuple(self.seats(state, scope)) if self.seats is not None else ()
            if not cards and not seats:
                state.failed = True
                return
            targets = tuple((card, state.cards[card].incarnation) for card in cards)
            amount = self.amount(state, scope)
            effect = Lasting(state.tick(), self.until, self.slot, amount, scope, targets, seats, self.word)
        state.note("log-lasting", source=scope.self)
        state.last(effect)

    def reaches(self, state: State, scope: Scope, card: Card) -> int:
        assert self.live is not None
        return self.amount(state, scope) if self.live(state, scope, card) else 0

    def possible(self, state: State, scope: Scope) -> bool:
        if self.live is not None or self.seats is not None:
            return True
        return bool(reach(state, scope, self.cards(state, scope)))


@dataclass(frozen=True, eq=False)
class Later(Node):
    """Do something at the next such moment, if "it" is still the same card by then."""

    kind: int
    body: Node
    word: str = ""

    def step(self, state: State, frame: Frame) -> None:
        it = frame.scope.it
        incarnation = state.cards[it].incarnation if it != NONE else 0
        state.delay(Delayed(state.tick(), self.kind, self.body, frame.scope, incarnation, self.word))


@dataclass(frozen=True, eq=False)
class Cancel(Node):
    """Cancel the happening this answers: it names its serial, nothing is searched."""

    def step(self, state: State, frame: Frame) -> None:
        event = frame.scope.event
        assert event is not None
        state.failed = event.serial in state.cancelled
        if not state.failed:
            state.note("log-cancel", card=event.card, source=frame.scope.self)
            state.cancel(event.serial)
