"""Costs: everything before "to". Chosen first, and only then paid, all at once (P2.8)."""

from __future__ import annotations

from collections.abc import Sequence

from wilderland.model.records import Option, Reason, Scope
from wilderland.model.state import State

Picks = tuple[int, ...]


class Cost:
    """One cost of an ability."""

    def unpayable(self, state: State, scope: Scope) -> Reason | None:
        """Why it cannot be paid now, or None."""
        return None

    def candidates(self, state: State, scope: Scope) -> Sequence[int] | None:
        """The cards one of which is chosen to pay with (it becomes `it`); None if none is."""
        return None

    def options(self, state: State, scope: Scope, picks: Picks) -> list[Option] | None:
        """What is to be chosen next to pay it, or None when nothing is left to choose."""
        return None

    def pay(self, state: State, scope: Scope, picks: Picks) -> Scope:
        """Pay it; returns the scope the effect runs in."""
        return scope
