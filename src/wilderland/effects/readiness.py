"""Readying and exhausting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wilderland.effects.numbers import marked, reach
from wilderland.kernel.flow import Cards
from wilderland.kernel.happen import occur_together, performs
from wilderland.kernel.node import Node
from wilderland.model.kinds import CANNOT_READY, EXHAUSTS, READIES, REFRESH, REFRESH_COST
from wilderland.model.records import Event, Frame, Scope
from wilderland.model.state import State

BEFORE_IT_COUNTS: Final = frozenset({"quest.begin", "combat.shadows", "combat.enemy.1", "combat.player.1"})
"""The last windows before somebody commits, defends or attacks."""


@performs(READIES)
def ready(state: State, event: Event, facts: list[Event]) -> None:
    """A card that readies in the refresh phase only for a payment is not readied there by other effects (C80)."""
    held = state.phase == REFRESH and event.word != "refresh" and marked(state, REFRESH_COST, event.card)
    if state.cards[event.card].exhausted and not held and not marked(state, CANNOT_READY, event.card):
        state.note("log-ready", card=event.card)
        state.ready(event.card)
    else:
        facts.remove(event)


@performs(EXHAUSTS)
def exhaust(state: State, event: Event, facts: list[Event]) -> None:
    """An exhausted card cannot be exhausted again (G22)."""
    if state.cards[event.card].exhausted:
        facts.remove(event)
    else:
        state.note("log-exhaust", card=event.card)
        state.exhaust(event.card)


@dataclass(frozen=True, eq=False)
class Ready(Node):
    """Ready cards."""

    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        cards = reach(state, frame.scope, self.cards(state, frame.scope))
        if cards:
            occur_together(state, tuple([state.event(READIES, card, source=frame.scope.self) for card in cards]))

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(reach(state, scope, self.cards(state, scope)))

    def timely(self, state: State, scope: Scope) -> bool:
        """Whoever is readied earlier than this can do no more with it, and may be exhausted again meanwhile."""
        return state.step in BEFORE_IT_COUNTS and any(state.cards[card].exhausted for card in self.cards(state, scope))


@dataclass(frozen=True, eq=False)
class Exhaust(Node):
    """Exhaust cards."""

    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        cards = reach(state, frame.scope, self.cards(state, frame.scope))
        state.failed = all(state.cards[card].exhausted for card in cards)
        if cards:
            occur_together(state, tuple([state.event(EXHAUSTS, card, source=frame.scope.self) for card in cards]))

    def possible(self, state: State, scope: Scope) -> bool:
        return any(not state.cards[card].exhausted for card in self.cards(state, scope))
