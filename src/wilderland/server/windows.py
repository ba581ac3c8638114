"""Which answers are still good when they come late.

Several seats may be asked at once, and each answer moves the table on. A key somebody sends for the window they saw is
good while that very window is open; a pass only while the others have done nothing but pass (any action reopens the
round of passes).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wilderland.model.state import State

Move = tuple[int, str]
PASS = "pass"


@dataclass(frozen=True)
class Standing:
    """What one seat is asked, and since when."""

    since: int
    """The table's serial when it was first asked this."""
    quiet: int
    """Since then nothing was done but passing."""
    depth: int
    node: str
    """Where on the stack the question lies."""


class Windows:
    """Since when each seat's question has stood."""

    def __init__(self) -> None:
        self.standing: dict[int, Standing] = {}

    def begin(self, state: State, serial: int) -> None:
        """All questions are new."""
        depth, node = _place(state)
        self.standing = {seat: Standing(serial, serial, depth, node) for seat in state.decisions or {}}

    def after(self, state: State, serial: int, moves: Sequence[Move]) -> None:
        """The table has moved on by these choices."""
        depth, node = _place(state)
        asked = state.decisions or {}
        acted = {seat for seat, _ in moves}
        passes = sum(key == PASS for _, key in moves)
        only_passes = passes == len(moves)
        mixed = 0 < passes < len(moves)
        now: dict[int, Standing] = {}
        for seat in asked:
            old = self.standing.get(seat)
            if old is None or mixed or seat in acted or (old.depth, old.node) != (depth, node):
                now[seat] = Standing(serial, serial, depth, node)
            else:
                now[seat] = Standing(old.since, old.quiet if only_passes else serial, depth, node)
        for seat, old in self.standing.items():
            under = old.depth < len(state.stack) - 1 and state.stack[old.depth].node.id == old.node
            if seat not in asked and under and not passes:
                now[seat] = old  # an action is being carried out; the window waits underneath
        self.standing = now

    def good(self, seat: int, serial: int, key: str) -> bool:
        """Whether what was meant for the table at that serial is still meant."""
        standing = self.standing.get(seat)
        if standing is None:
            return False
        return serial >= (standing.quiet if key == PASS else standing.since)


def _place(state: State) -> tuple[int, str]:
    return (len(state.stack) - 1, state.stack[-1].node.id) if state.stack else (-1, "")
