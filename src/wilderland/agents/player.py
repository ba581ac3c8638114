"""What every player that is a program can do."""

from __future__ import annotations

from typing import Protocol

from wilderland.game import Game
from wilderland.model.records import Decision, Option


class Agent(Protocol):
    """Answers decisions."""

    def choose(self, game: Game, seat: int | None = None) -> Option:
        """The answer of this seat (of the next one asked, by default) to what is asked now."""
        ...


def asked(game: Game, seat: int | None) -> Decision:
    """What is asked of a seat, or of the next one."""
    decision = game.decision if seat is None else game.decisions.get(seat)
    if decision is None:
        raise ValueError("nothing is asked" if seat is None else f"nothing is asked of seat {seat}")
    return decision
