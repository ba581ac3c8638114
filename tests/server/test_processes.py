"""Work outside the event loop: who is too slow is ended, and nobody else suffers."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from wilderland.server.processes import NoAnswer, Processes

PATIENT = 120.0
"""Seconds: a new process takes some to begin."""


async def test_who_waits_behind_a_slow_one_is_answered_all_the_same() -> None:
    processes = Processes(1, PATIENT)
    try:
        await processes.run("warm", abs, 1)
        processes.seconds = 0.5
        slow = asyncio.create_task(processes.run("slow", time.sleep, 600))
        await asyncio.sleep(0.1)
        processes.seconds = PATIENT
        others = await asyncio.gather(*(processes.run(f"quick {n}", abs, -n) for n in range(5)))
        assert others == [0, 1, 2, 3, 4]
        with pytest.raises(NoAnswer):
            await slow
    finally:
        processes.close()


async def test_what_nobody_waits_for_any_more_is_ended() -> None:
    processes = Processes(1, PATIENT)
    try:
        await processes.run("warm", abs, 1)
        forgotten = asyncio.create_task(processes.run("forgotten", time.sleep, 600))
        await asyncio.sleep(0.2)
        forgotten.cancel()
        assert await processes.run("next", abs, -7) == 7
    finally:
        processes.close()


async def test_a_process_that_dies_is_replaced_but_not_for_ever() -> None:
    processes = Processes(1, PATIENT)
    try:
        with pytest.raises(NoAnswer):
            await processes.run("deadly", os._exit, 1)
        assert await processes.run("next", abs, -7) == 7
    finally:
        processes.close()
