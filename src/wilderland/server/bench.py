"""How fast a server is: many tables of four at once, each with one choice a second, whatever the answers take.

Open loop: choices are sent by the clock, and a latency runs from the moment a choice was due until the last of the four
has its update, so that a server that falls behind cannot hide it. Clients live in other processes.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import random
import tempfile
import time
from contextlib import ExitStack
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from wilderland.decks import starters
from wilderland.game import Game
from wilderland.server.client import Player, Refusal
from wilderland.server.doc import SeatDoc, TableDoc
from wilderland.server.services import postgresql
from wilderland.server.store import Store
from wilderland.server.store.schema import choices
from wilderland.server.tokens import hashed
from wilderland.server.trial import DECKS, Running, gather
from wilderland.setups import Setup

CROWDS = 2
"""Processes of clients."""
SETTLING = 3.0
"""Seconds between the last table's beginning and the first choice."""
STORED_CHOICES = 150


def bench_server(database: str = "", tables: int = 100, seconds: int = 60, stored: int = 1000) -> dict[str, Any]:
    """All figures of one server on one database: SQLite in a temporary file by default, `postgresql` for one of
    Debian's that is started for this, or any address."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as started:
        if database == "postgresql":
            database = started.enter_context(postgresql(Path(folder) / "postgresql"))
        server = Running(Path(folder), database, connections="2000").start()
        try:
            figures = _under_load(server, tables, seconds)
        finally:
            server.stop()
        if stored:
            figures |= _recovery(Path(folder), database, stored)
    return {"database": "postgresql" if database.startswith("postgresql") else "sqlite", **figures}


# -- under load ------------------------------------------------------------------------------------
def _under_load(server: Running, tables: int, seconds: int) -> dict[str, Any]:
    before = server.memory
    context = multiprocessing.get_context("spawn")
    crowds = []
    for number in range(CROWDS):
        share = range(number, tables, CROWDS)
        ours, theirs = context.Pipe()
        crowd = context.Process(target=_crowd, args=(server.address, list(share), seconds, theirs), daemon=True)
        crowd.start()
        crowds.append((crowd, ours))
    for _, pipe in crowds:
        assert pipe.recv() == "seated"
    seated, cpu = server.memory, server.cpu
    for _, pipe in crowds:
        pipe.send("begin")
    latencies: list[float] = []
    skipped = 0
    for crowd, pipe in crowds:
        found, missed = pipe.recv()
        latencies += found
        skipped += missed
        crowd.join(30)
    cpu = server.cpu - cpu
    latencies.sort()
    grown = max(server.memory, seated) - before
    return {
        "tables": tables,
        "seconds": seconds,
        "choices_per_s": round(len(latencies) / seconds, 1),
        "skipped": skipped,
        "p50_ms": round(1000 * latencies[len(latencies) // 2], 1),
        "p99_ms": round(1000 * latencies[int(len(latencies) * 0.99)], 1),
        "max_ms": round(1000 * latencies[-1], 1),
        "cpu_ms": round(1000 * cpu / len(latencies), 2),
        "mb_per_table": round(grown / tables / 1e6, 2),
    }


def _crowd(address: str, tables: list[int], seconds: int, pipe: Connection) -> None:
    asyncio.run(_play_all(address, tables, seconds, pipe))


async def _play_all(address: str, tables: list[int], seconds: int, pipe: Connection) -> None:
    """One process's tables: seated, then begun at a sign."""
    server = Running.at(address)
    seated = [await gather(server, 4, seed=number) for number in tables]
    await asyncio.sleep(SETTLING)
    pipe.send("seated")
    await asyncio.to_thread(pipe.recv)
    start = time.perf_counter() + 1
    played = await asyncio.gather(
        *(_by_the_clock(people, number, seconds, start) for number, people in zip(tables, seated, strict=True))
    )
    pipe.send(([one for found, _ in played for one in found], sum(missed for _, missed in played)))
    for people in seated:
        for player in people:
            await player.close()


async def _by_the_clock(people: list[Player], number: int, seconds: int, start: float) -> tuple[list[float], int]:
    """A choice a second: how long each took to reach everybody, and how many could not be made."""
    chance = random.Random(number)
    latencies: list[float] = []
    missed = 0
    for second in range(seconds):
        due = start + second + (number % 97) / 97
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        asked = [player for player in people if player.view and player.view.decisions]
        if not asked:
            missed += 1
            continue
        player = chance.choice(asked)
        assert player.view is not None
        decision = player.view.decisions[0]
        try:
            accepted = await player.choose(chance.choice(decision.options).key, seat=decision.seat)
        except Refusal:
            missed += 1
            continue
        for one in people:
            await one.reached(accepted.serial)
        latencies.append(time.perf_counter() - due)
    return latencies, missed


# -- recovery --------------------------------------------------------------------------------------
def _recovery(folder: Path, database: str, stored: int) -> dict[str, Any]:
    """A server that starts with many running games: until it answers, and until all of them are awake again."""
    url = database or f"sqlite:///{folder / 'many.db'}"
    tokens = asyncio.run(_store_many(url, stored))
    server = Running(folder, url, sleep_after="3600")
    begin = time.perf_counter()
    server.start()
    started = time.perf_counter() - begin
    try:
        begin = time.perf_counter()
        asyncio.run(_wake(server, tokens))
        awake = time.perf_counter() - begin
    finally:
        server.stop()
    return {"stored_tables": stored, "start_s": round(started, 2), "recovery_s": round(awake, 2)}


async def _store_many(url: str, stored: int) -> list[tuple[str, str]]:
    """Running games of four with some hundred choices each, put into the store as a server would."""
    decks = [starters("revised")[name] for name in DECKS]
    store = await Store(url).open()
    tokens = []
    lines: list[str] = []
    setup = Setup("passage-through-mirkwood", tuple(decks), seed=1)
    game = Game(setup, setup.begin())
    chance = random.Random(1)
    while (decision := game.decision) is not None and len(lines) < STORED_CHOICES:
        key = chance.choice(decision.options).key
        game.choose(key, decision.seat)
        lines.append(f"{decision.seat} {key}")
    seats = [SeatDoc(member=0, deck=dict(deck.as_json())) for deck in decks]
    doc = TableDoc(setup.scenario, "revised", "standard", seats)
    for number in range(stored):
        table, token = f"stored-{number}", f"token-{number}"
        head = {"id": table, "status": "playing", "public": False, "invite": "", "created": 0.0, "touched": 0.0}
        body = {"body": doc.dumps(), "setup": json.dumps(setup.as_json())}
        member = {"table": table, "member": 0, "name": "Anna", "person": None, "token": hashed(token)}
        await store.tables.lay({**head, **body}, [member])
        async with store.database.writing() as connection:
            rows = [
                {"table": table, "serial": n, "member": 0, "at": 0.0, "lines": line} for n, line in enumerate(lines, 1)
            ]
            await connection.execute(choices.insert(), rows)
        tokens.append((table, token))
    await store.close()
    return tokens


async def _wake(server: Running, tokens: list[tuple[str, str]]) -> None:
    """Everybody comes back at once, as after a restart."""
    at_once = asyncio.Semaphore(50)

    async def come(table: str, token: str) -> None:
        async with at_once, Player(server.address, table, token) as player:
            assert player.view is not None

    await asyncio.gather(*(come(table, token) for table, token in tokens))
