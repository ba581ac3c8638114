"""Reviews of finished games: step by step in a process of their own, told as far as they have come, then kept.

A replay may be anybody's file: nothing about it is trusted. The same game, judged in the same way, is judged once.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from wilderland.advice import Costly, Reviewer
from wilderland.advice.reviews import Judged, suspected
from wilderland.errors import BadSave, WilderlandError
from wilderland.server.advising import worded
from wilderland.server.counsel import CostlyChoice, ReviewPoint, ReviewShown
from wilderland.server.processes import NoAnswer, Processes
from wilderland.server.reels import Reel
from wilderland.server.refusal import Refusal, because
from wilderland.server.seeing import view_of

if TYPE_CHECKING:
    from wilderland.server.hall import Hall

PLAYOUTS = 48
"""For each decision."""
SECONDS = 60.0
"""One step may take so long."""
KEPT = 200
"""Reviews that are remembered."""
WAITING = 8
"""Reviews that may wait for each other."""
OPEN = 4
"""Games a process keeps."""


@dataclass(frozen=True)
class Tale:
    """A game to be judged, as text."""

    text: str = field(repr=False)
    open_hands: bool = False

    @property
    def name(self) -> str:
        return hashlib.sha256(f"{self.open_hands} {self.text}".encode()).hexdigest()[:32]


# -- in the process -------------------------------------------------------------------------------
_reviewers: OrderedDict[str, Reviewer] = OrderedDict()


def opened(tale: Tale) -> Reviewer:
    reviewer = _reviewers.pop(tale.name, None)
    if reviewer is None:
        reel = Reel.of(tale.text)
        if reel.count < len(reel.replay.choices):
            raise BadSave("error-not-a-replay", why="other rules")
        if reel.at(reel.count).outcome is None:
            raise BadSave("review-not-over")
        reviewer = Reviewer(reel.replay, tale.open_hands, PLAYOUTS)
    _reviewers[tale.name] = reviewer
    while len(_reviewers) > OPEN:
        _reviewers.popitem(last=False)
    return reviewer


def begin(tale: Tale) -> tuple[int, ReviewPoint]:
    """How many decisions there are to judge, and the end."""
    reviewer = opened(tale)
    return len(reviewer.made()), point_of(reviewer.last())


def judge(step: tuple[Tale, int]) -> Judged:
    tale, number = step
    reviewer = opened(tale)
    return reviewer.judge(reviewer.made()[number])


def again(step: tuple[Tale, Judged]) -> CostlyChoice | None:
    tale, judged = step
    reviewer = opened(tale)
    found = reviewer.again(judged)
    return None if found is None else choice_of(reviewer, judged, found)


def point_of(point: object) -> ReviewPoint:
    return msgspec.convert(point, ReviewPoint, from_attributes=True)


def choice_of(reviewer: Reviewer, judged: Judged, found: Costly) -> CostlyChoice:
    game, seat = reviewer.games[judged.made], found.seat
    asked = next(one for one in view_of(game, [seat]).decisions if one.seat == seat)
    made, better = worded(game, seat, (found.made, found.better))
    point = point_of(judged.point)
    return CostlyChoice(
        found.at, found.round, point.phase, seat, found.kind, asked.prompt, made, better, round(found.cost, 4)
    )


# -- in the server --------------------------------------------------------------------------------
@dataclass
class Reviewing:
    """A review under way, or kept."""

    tale: Tale
    of: int = 0
    done: int = 0
    finished: bool = False
    points: list[ReviewPoint] = field(default_factory=list)
    costly: list[CostlyChoice] = field(default_factory=list)
    trouble: Refusal | None = None
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it is known whether this is a game that can be judged."""

    def shown(self) -> ReviewShown:
        if self.trouble is not None:
            raise self.trouble
        points, costly = tuple(self.points), tuple(self.costly)
        return ReviewShown(self.tale.name, self.done, self.of, self.finished, points, costly)


class Reviews:
    """All reviews of this server, one after the other."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.processes = Processes(1, SECONDS)
        self._kept: OrderedDict[str, Reviewing] = OrderedDict()
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.processes.close()

    def find(self, name: str) -> Reviewing:
        if name not in self._kept:
            raise Refusal("not-found")
        return self._kept[name]

    def known(self, tale: Tale) -> bool:
        return tale.name in self._kept

    async def ask(self, tale: Tale) -> Reviewing:
        """A review of a game: begun if there is none yet."""
        one = self._kept.get(tale.name)
        if one is None:
            if len(self._tasks) >= WAITING:
                raise Refusal("busy")
            one = self._kept[tale.name] = Reviewing(tale)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            task = asyncio.create_task(self._run(one), name=f"review {tale.name}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if not self._turn.locked():
            await one.begun.wait()
        return one

    async def _run(self, one: Reviewing) -> None:
        async with self._turn:
            try:
                await self._judge(one)
            except WilderlandError as error:
                one.trouble = because(error)
            except NoAnswer:
                one.trouble = Refusal("too-big")
            except Exception as error:  # a file can say anything
                self.hall.log.info("review-refused", extra={"why": repr(error)[:200]})
                one.trouble = Refusal("illegal", "refused-replay")
            finally:
                one.begun.set()
                if one.trouble is not None:
                    self._kept.pop(one.tale.name, None)

    async def _judge(self, one: Reviewing) -> None:
        tale, run = one.tale, self.processes.run
        count, end = await run(tale.name, begin, tale)
        one.of = count
        one.begun.set()
        judged = []
        for number in range(count):
            judged.append(await run(tale.name, judge, (tale, number)))
            one.points.append(point_of(judged[-1].point))
            one.done += 1
        doubtful = suspected(judged)
        one.of += len(doubtful)
        for doubt in doubtful:
            found = await run(tale.name, again, (tale, doubt))
            one.done += 1
            if found is not None:
                one.costly.append(found)
        one.costly.sort(key=lambda choice: -choice.cost)
        one.points.append(end)
        one.finished = True
