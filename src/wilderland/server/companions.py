"""Companions: programs that hold seats. They think in processes of their own, never in the server's event loop.

Each process keeps the games it has thought about, so that it is only told what has happened since; a table always asks
the same process. A process that dies is replaced, and asked again.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

from wilderland.agents import Agent, ExpertPlayer, SensiblePlayer
from wilderland.game import Game
from wilderland.setups import Setup

AGENTS: dict[str, Callable[[int], Agent]] = {"expert": ExpertPlayer, "sensible": SensiblePlayer}
"""Who can be asked to play along."""

REMEMBERED = 64
"""Games a process keeps."""
TRIES = 3


class NoAnswer(Exception):
    """A companion did not answer."""


@dataclass(frozen=True)
class Question:
    """All a companion needs: the game as setup and moves, and whom it answers for."""

    table: str
    setup: dict[str, Any] = field(repr=False)
    moves: tuple[tuple[int, str], ...] = field(repr=False)
    seat: int = 0
    agent: str = "expert"


class Companions:
    """The processes."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self._context = multiprocessing.get_context("spawn")
        self._pools: list[ProcessPoolExecutor | None] = [None] * max(1, processes)

    async def answer(self, question: Question) -> str:
        """The key of the companion's answer."""
        place = zlib.crc32(question.table.encode()) % len(self._pools)
        for _ in range(TRIES):
            pool = self._pools[place]
            if pool is None:
                pool = self._pools[place] = ProcessPoolExecutor(1, self._context, initializer=_begin)
            try:
                waiting = asyncio.get_running_loop().run_in_executor(pool, think, question)
                return await asyncio.wait_for(waiting, self.seconds)
            except TimeoutError:
                self._drop(place, pool)
                raise NoAnswer("too slow") from None
            except BrokenProcessPool:
                self._drop(place, pool)
        raise NoAnswer("no process stays alive")

    def _drop(self, place: int, pool: ProcessPoolExecutor) -> None:
        if self._pools[place] is pool:
            self._pools[place] = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for place, pool in enumerate(self._pools):
            if pool is not None:
                self._drop(place, pool)


# -- in the process -------------------------------------------------------------------------------
_games: OrderedDict[str, tuple[tuple[tuple[int, str], ...], Game]] = OrderedDict()


def _begin() -> None:
    """Ctrl-C is for the server, which then ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(question: Question) -> str:
    """The answer of a companion, by the game as its seat sees it."""
    game = remembered(question)
    agent = AGENTS[question.agent](len(question.moves))
    return agent.choose(game, question.seat).key


def remembered(question: Question) -> Game:
    """The game of a question: gone on with from where it was last thought about, or from its beginning."""
    moves, game = _games.pop(question.table, ((), None))
    if game is None or question.moves[: len(moves)] != moves:
        setup = Setup.from_json(question.setup)
        game, moves = Game(setup, setup.begin()), ()
    for seat, key in question.moves[len(moves) :]:
        game.repeat(seat, key)
    _games[question.table] = (question.moves, game)
    while len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return game
