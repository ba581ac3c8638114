"""Work outside the server's event loop, in processes that can be killed when it takes too long.

What belongs together always goes to the same process, which may remember something about it. A process that dies is
replaced, and asked again.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")
TRIES = 3


class NoAnswer(Exception):
    """It took too long, or no process stays alive."""


class Processes:
    """Some processes, started when they are first needed."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self._context = multiprocessing.get_context("spawn")
        self._pools: list[ProcessPoolExecutor | None] = [None] * max(1, processes)
        self._turns = [asyncio.Lock() for _ in self._pools]

    async def run(self, name: str, work: Callable[[Asked], Answer], asked: Asked) -> Answer:
        """The answer to a question about something of that name; others wait for it, and their time runs later."""
        place = zlib.crc32(name.encode()) % len(self._pools)
        async with self._turns[place]:
            return await self._run(place, work, asked)

    async def _run(self, place: int, work: Callable[[Asked], Answer], asked: Asked) -> Answer:
        for _ in range(TRIES):
            pool = self._pools[place]
            if pool is None:
                pool = self._pools[place] = ProcessPoolExecutor(1, self._context, initializer=_begin)
            try:
                waiting = asyncio.get_running_loop().run_in_executor(pool, work, asked)
                return await asyncio.wait_for(waiting, self.seconds)
            except TimeoutError:
                self._drop(place, pool)
                raise NoAnswer("too slow") from None
            except asyncio.CancelledError:  # nobody wants the answer any more, and others wait
                self._drop(place, pool)
                raise
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


def _begin() -> None:
    """Ctrl-C is for the server, which then ends this process; if it was killed, this process goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)
