"""Real servers in processes of their own, and people who play at them through real sockets: for tests and the bench."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from wilderland.server.client import Player, Refusal, Visitor
from wilderland.server.resources import Joined, NewTable, SeatWish

DECKS = ("leadership", "tactics", "spirit", "lore")
NAMES = ("Anna", "Bert", "Cleo", "Dora")
COMMAND = (sys.executable, "-m", "wilderland.server")
SEED = 4_398_046_511_104
"""What a table is laid with if nothing else is said: a trial goes the same way each time."""

GENEROUS = {
    "CONNECTIONS_PER_ADDRESS": "1000",
    "TABLES_PER_ADDRESS": "100000",
    "AGAIN_AFTER": "0",
    "PEOPLE_PER_ADDRESS": "100000",
    "MEMBERS_PER_ADDRESS": "100000",
    "MESSAGES_PER_ADDRESS": "100000",
    "REQUESTS_PER_SECOND": "10000",
    "REQUEST_BURST": "10000",
    "MESSAGES_PER_SECOND": "1000",
    "MESSAGE_BURST": "1000",
}
"""All clients of a test have one address."""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Running:
    """A server that can be started, stopped, killed and started again on the same database."""

    def __init__(self, folder: Path, database: str = "", **settings: str) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.settings = {**GENEROUS, **{word.upper(): value for word, value in settings.items()}}
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @staticmethod
    def at(address: str) -> Running:
        """A server somebody else has started."""
        running = Running.__new__(Running)
        running.address, running.process = address, None
        return running

    def start(self) -> Running:
        settings = {**self.settings, "DATABASE": self.database, "PORT": str(self.port)}
        environment = {**os.environ, **{f"WILDERLAND_{word}": value for word, value in settings.items()}}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(COMMAND, stderr=log, stdout=log, env=environment, cwd=self.folder)
        deadline = time.monotonic() + 60
        while True:
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=5):
                    return self
            except OSError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise AssertionError(f"no server: {self.log.read_text()[-2000:]}") from None
                time.sleep(0.05)

    def stop(self) -> None:
        """As a service manager does: gently."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(20)
            self.process = None

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)
        self.process = None

    def __enter__(self) -> Running:
        return self.start()

    def __exit__(self, *why: object) -> None:
        """Whatever happened, nothing stays behind."""
        if self.process is not None:
            self.stop()

    def lines(self) -> list[dict[str, Any]]:
        """The log so far."""
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]

    def mistakes(self) -> list[dict[str, Any]]:
        return [line for line in self.lines() if line["level"] in ("error", "critical")]

    @property
    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        assert self.process is not None
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Resident bytes."""
        assert self.process is not None
        text = Path(f"/proc/{self.process.pid}/statm").read_text()
        return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE")


# -- tables ----------------------------------------------------------------------------------------
def wish(players: int = 1, **words: Any) -> NewTable:
    seats = words.pop("seats", tuple(SeatWish(starter=deck) for deck in DECKS[:players]))
    return NewTable(**{"seats": seats, "name": "Anna", "seed": SEED, **words})


async def lay(server: Running, players: int = 1, key: str = "", **words: Any) -> Joined:
    async with Visitor(server.address, key) as visitor:
        return await visitor.lay(wish(players, **words))


async def gather(server: Running, players: int = 4, begin: bool = True, **words: Any) -> list[Player]:
    """A table with so many people, each in a seat; the game has begun."""
    laid = await lay(server, players, **words)
    tokens = [laid.token]
    async with Visitor(server.address) as visitor:
        for name in NAMES[1:players]:
            tokens.append((await visitor.join(laid.table, laid.invite, name)).token)
    people = [await Player(server.address, laid.table, token).open() for token in tokens]
    for seat, player in enumerate(people):
        await player.take(seat)
    if begin:
        for player in people:
            await player.ready()
        for player in people:
            await player.begun()
    return people


async def close(*players: Player) -> None:
    for player in players:
        await player.close()


async def play_on(player: Player, chance: random.Random, until: Callable[[], bool] | None = None) -> None:
    """Answer whatever is asked at random until the game is over; what comes too late is not a mistake."""
    while True:
        await player.until(
            lambda: player.over or bool(player.view and player.view.decisions) or bool(until and until())
        )
        if player.over or (until and until()):
            return
        assert player.view is not None
        decision = chance.choice(player.view.decisions)
        try:
            await player.choose(chance.choice(decision.options).key, seat=decision.seat)
        except Refusal as no:
            assert no.code in ("stale", "over"), no


async def play_out(players: Sequence[Player], seed: int, seconds: float = 120) -> None:
    """All of them play to the end."""
    await asyncio.wait_for(
        asyncio.gather(*(play_on(player, random.Random(seed * 100 + n)) for n, player in enumerate(players))), seconds
    )
