"""What several verbs share: the same thing happens to each of some cards, or to each of some players, at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from wilderland.effects.numbers import reach
from wilderland.kernel.flow import Cards, Number, Seats
from wilderland.kernel.happen import occur_together
from wilderland.kernel.node import Node
from wilderland.model.records import Frame, Scope
from wilderland.model.state import State


class OneHappening(Node):
    """A verb that is one kind of event."""

    kind: ClassVar[int]
    word: ClassVar[str] = ""


@dataclass(frozen=True, eq=False)
class ToEachCard(OneHappening):
    """An event with an amount for each of these cards, all at the same moment."""

    cards: Cards
    amount: Number

    def step(self, state: State, frame: Frame) -> None:
        scope = frame.scope
        amount = self.amount(state, scope)
        cards = reach(state, scope, self.cards(state, scope))
        state.failed = not cards
        if cards:
            source = scope.self
            events = [state.event(self.kind, c, amount=amount, source=source, word=self.word) for c in cards]
            occur_together(state, tuple(events))

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(reach(state, scope, self.cards(state, scope)))


@dataclass(frozen=True, eq=False)
class ToEachPlayer(OneHappening):
    """An event with an amount for each of these players, all at the same moment."""

    seats: Seats
    amount: Number

    def step(self, state: State, frame: Frame) -> None:
        scope = frame.scope
        amount = self.amount(state, scope)
        events = [
            state.event(self.kind, seat=seat, amount=amount, source=scope.self) for seat in self.seats(state, scope)
        ]
        if events:
            occur_together(state, tuple(events))
