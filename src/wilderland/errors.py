"""What can go wrong, by kind. Every error leaves the game as it was."""

from __future__ import annotations

from wilderland.model.records import Reason


class WilderlandError(Exception):
    """Any error of this package that a caller may want to catch."""


class IllegalChoice(WilderlandError, ValueError):
    """The answer is not among those offered; the game is unchanged."""

    def __init__(self, key: str, reason: Reason, offered: list[str]) -> None:
        super().__init__(f"{key!r} cannot be chosen: {reason}; offered: {', '.join(offered) or 'nothing'}")
        self.key = key
        self.reason = reason
        self.offered = offered


class UnknownSeat(WilderlandError, ValueError):
    """Nobody sits there."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"no seat {seat!r}: the seats are 0 to {seats - 1}")


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
        super().__init__(f"choice {number} (seat {seat}, {key!r}) is not offered; offered: {', '.join(offered)}")
        self.number = number
        self.seat = seat
        self.key = key
        self.offered = offered
