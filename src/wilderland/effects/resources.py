"""Resource tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from wilderland.effects.numbers import marked
from wilderland.effects.together import ToEachCard
from wilderland.kernel.flow import Cards, Number
from wilderland.kernel.happen import occur, performs
from wilderland.kernel.node import Node
from wilderland.model.kinds import CANNOT_COLLECT, GAINS_RESOURCES
from wilderland.model.records import Event, Frame, Scope
from wilderland.model.state import State


@performs(GAINS_RESOURCES)
def gain(state: State, event: Event, facts: list[Event]) -> None:
    """Tokens in a pool; "cannot collect" stops every new one, but not those moved from another pool (P1.3)."""
    barred = event.word != "move" and marked(state, CANNOT_COLLECT, event.card)
    if event.amount > 0 and state.in_play(event.card) and not barred:
        if not event.word:
            state.note("log-resources", card=event.card, amount=event.amount)
        state.add_resources(event.card, event.amount)
    else:
        facts.remove(event)


class AddResources(ToEachCard):
    """Add resources to the pools of these cards."""

    kind: ClassVar[int] = GAINS_RESOURCES


@dataclass(frozen=True, eq=False)
class MoveResources(Node):
    """Move resources from one pool to another: not adding (P1.3)."""

    origin: Cards
    target: Cards
    amount: Number

    def step(self, state: State, frame: Frame) -> None:
        for giver in self.origin(state, frame.scope):
            for taker in self.target(state, frame.scope):
                amount = min(self.amount(state, frame.scope), state.cards[giver].resources)
                state.note("log-move-resources", card=giver, target=taker, amount=amount)
                state.add_resources(giver, -amount)
                occur(state, state.event(GAINS_RESOURCES, taker, amount=amount, source=frame.scope.self, word="move"))
                return

    def possible(self, state: State, scope: Scope) -> bool:
        return any(state.cards[card].resources for card in self.origin(state, scope))
