"""How long a player may think about one decision: so many playouts, so many seconds, or what ends first."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

GLANCE = 0.25
"""The part of the time that goes into a first look, where a second one follows."""
EACH = 0.5
"""How many playouts more an answer is worth at a second look, for each one of the budget."""


@dataclass(frozen=True)
class Budget:
    """Playouts make games repeatable; seconds keep a promise to people who wait."""

    playouts: int
    seconds: float | None = None

    def begin(self, decisions: int = 1) -> Clock:
        """For so many decisions made at once; whoever waits does not wait longer for that."""
        return Clock(self, decisions)

    def glance(self, decisions: int = 1) -> Clock:
        """For a first look, if a second one follows."""
        return Budget(self.playouts, self.share(GLANCE)).begin(decisions)

    def second_look(self, answers: int) -> Clock:
        """For a second look at so many answers: half as many playouts for each, and what is left of the time."""
        return Budget(math.ceil(self.playouts * EACH) * answers, self.share(1 - GLANCE)).begin()

    def share(self, part: float) -> float | None:
        return None if self.seconds is None else self.seconds * part


USUAL = Budget(48)
"""What a decision is worth if nothing else is said."""


class Clock:
    """What is left of a budget while somebody thinks."""

    __slots__ = ("end", "left")

    def __init__(self, budget: Budget, decisions: int = 1) -> None:
        self.left = budget.playouts * decisions
        self.end = None if budget.seconds is None else time.monotonic() + budget.seconds

    def spend(self, playouts: int = 1) -> None:
        self.left -= playouts

    def allows(self, playouts: int = 1) -> bool:
        """Whether so many more playouts may begin."""
        return self.left >= playouts and not self.over

    @property
    def over(self) -> bool:
        """Whether time is up, however many playouts are left."""
        return self.end is not None and time.monotonic() >= self.end
