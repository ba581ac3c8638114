"""What can go wrong, by kind. Every error leaves the game as it was.

Errors speak no language: each carries `problems`, message ids with arguments, and `wilderland.text.problems` makes
sentences of them. `str(error)` is for engineers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from wilderland.model.records import Reason

Argument = str | int | tuple[str, ...]


@dataclass(frozen=True)
class Problem:
    """One thing to tell: a fault, or (not `fatal`) a remark. `line` is 0 where lines make no sense."""

    message: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    line: int = 0
    source: str = ""
    rule: str = ""
    fatal: bool = True

    def at(self, source: str) -> Problem:
        """The same, in that file; a problem that has its file keeps it."""
        return self if self.source else replace(self, source=source)

    def __str__(self) -> str:
        place = [part for part in (self.source, f"line {self.line}" if self.line else "") if part]
        words = self.message.partition("-")[2].replace("-", " ")
        given = ", ".join(", ".join(value) if isinstance(value, tuple) else str(value) for value in self.args.values())
        rule = f" ({self.rule})" if self.rule else ""
        return f"{', '.join(place)}{': ' if place else ''}{words}{': ' if given else ''}{given}{rule}"


class WilderlandError(Exception):
    """Any error of this package that a caller may want to catch."""

    def __init__(self, message: str, /, *, rule: str = "", source: str = "", **args: Argument) -> None:
        super().__init__(message)
        self.problems: tuple[Problem, ...] = (Problem(message, args, source=source, rule=rule),)

    def __str__(self) -> str:
        return "; ".join(str(problem) for problem in self.problems)


class IllegalChoice(WilderlandError, ValueError):
    """The answer is not among those offered; the game is unchanged."""

    def __init__(self, key: str, reason: Reason, offered: list[str]) -> None:
        super().__init__(reason.message, rule=reason.rule)
        self.args = (key, reason, offered)
        self.key = key
        self.reason = reason
        self.offered = offered

    def __str__(self) -> str:
        return f"{self.key!r} cannot be chosen: {self.reason}; offered: {', '.join(self.offered) or 'nothing'}"


class UnknownSeat(WilderlandError, ValueError):
    """Nobody sits there."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__("error-no-seat", seat=repr(seat), last=seats - 1)
        self.args = (seat, seats)


class BadSetup(WilderlandError, ValueError):
    """The game cannot be set up like this."""


class BadSave(WilderlandError, ValueError):
    """Not a save of this program, or a damaged one."""


class BadAdjustment(WilderlandError, ValueError):
    """The override names something that is not there."""


class NothingToUndo(WilderlandError, ValueError):
    """There are not that many choices to take back."""


class ReplayDiverged(WilderlandError, ValueError):
    """A replay made under other rules: the first choice that is not offered any more."""

    def __init__(self, number: int, seat: int, key: str, offered: list[str]) -> None:
        super().__init__("error-diverged", number=number, key=key, offered=tuple(offered))
        self.args = (number, seat, key, offered)
        self.number = number
        self.seat = seat
        self.key = key
        self.offered = offered
