"""Consent: what somebody wants that concerns everybody, and who has still to agree."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count

from wilderland.server.refusal import Refusal
from wilderland.server.shown import LogLine
from wilderland.server.tells import Proposal
from wilderland.server.words import Asked


@dataclass
class Asking:
    """A proposal under way."""

    number: int
    kind: Asked
    by: int
    serial: int
    """Of the table when it was made: what happens since makes it void."""
    expires: float
    needed: frozenset[int]
    yes: set[int] = field(default_factory=set)
    steps: int = 0
    log_from: int = 0
    key: str = ""
    lines: tuple[LogLine, ...] = ()

    @property
    def agreed(self) -> bool:
        return self.needed <= self.yes

    def info(self) -> Proposal:
        return Proposal(
            proposal=self.number,
            kind=self.kind,
            by=self.by,
            yes=tuple(sorted(self.yes)),
            waiting=tuple(sorted(self.needed - self.yes)),
            steps=self.steps,
            log_from=self.log_from,
            change=self.key.removeprefix("adjust:"),
            lines=self.lines,
        )


class Proposals:
    """Those of one table. Each member has at most one of a kind."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self.open: dict[int, Asking] = {}

    def make(self, kind: Asked, by: int, serial: int, expires: float, needed: frozenset[int]) -> Asking:
        for other in list(self.open.values()):
            if other.by == by and other.kind == kind:
                del self.open[other.number]
        asking = Asking(next(self._numbers), kind, by, serial, expires, needed)
        self.open[asking.number] = asking
        return asking

    def answer(self, number: int, member: int, yes: bool) -> Asking:
        """Take an answer; a no ends the proposal, and so does whoever made it by saying no."""
        asking = self.open.get(number)
        if asking is None:
            raise Refusal("stale", "refused-no-proposal")
        if member not in asking.needed and (yes or member != asking.by):
            raise Refusal("not-yours")
        if yes:
            asking.yes.add(member)
        if not yes or asking.agreed:
            del self.open[number]
        return asking

    def without(self, member: int) -> None:
        """Somebody has gone: what they were asked is to be asked again."""
        self.open = {number: asking for number, asking in self.open.items() if member not in asking.needed}

    def void(self, serial: int, now: float) -> bool:
        """Drop what time or the game has passed by; whether anything was."""
        gone = [n for n, asking in self.open.items() if asking.serial != serial or asking.expires < now]
        for number in gone:
            del self.open[number]
        return bool(gone)
