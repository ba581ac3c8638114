"""Playing what a plan still asks for, on all cores or on a Ray cluster. Every result is kept as soon as it is there."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

from wilderland.lab.plan import Arm, Plan
from wilderland.lab.results import Result, play
from wilderland.lab.store import Store
from wilderland.processes import end_with_parent

Engine = Callable[[Plan, Iterable[tuple[int, int]]], Iterator[Result]]
"""Plays trials in any order and gives the results as they come."""

AHEAD = 2
"""Games given to each process in advance."""


def here(jobs: int) -> Engine:
    """An engine of so many processes on this machine; with one, none but this."""

    def alone(plan: Plan, trials: Iterable[tuple[int, int]]) -> Iterator[Result]:
        for arm, seed in trials:
            yield play(plan.arms[arm], arm, seed)

    def together(plan: Plan, trials: Iterable[tuple[int, int]]) -> Iterator[Result]:
        left = iter(trials)
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin, (plan,)) as pool:
            running: set[Future[Result]] = {pool.submit(_play, *trial) for trial in islice(left, AHEAD * jobs)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(_play, *trial) for trial in islice(left, len(done))}
                for one in done:
                    yield one.result()

    return together if jobs > 1 else alone


_arms: tuple[Arm, ...] = ()
"""The arms of the plan this process plays."""


def _begin(plan: Plan) -> None:
    global _arms
    end_with_parent()
    _arms = plan.arms


def _play(arm: int, seed: int) -> Result:
    return play(_arms[arm], arm, seed)


def run(store: Store, engine: Engine, told: Callable[[Result], None] = lambda result: None) -> int:
    """Play what is missing; the number of games played. May be killed at any moment and called again."""
    count = 0
    for result in engine(store.plan, store.missing()):
        store.keep(result)
        told(result)
        count += 1
    return count
