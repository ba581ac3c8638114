"""kill -9 at any moment loses nothing that was acknowledged: five times in `make test`, fifty in `make test-all`."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets

from wilderland.game import Game
from wilderland.server.asks import Delegate
from wilderland.server.backup import backup, restore
from wilderland.server.client import Gone, Player, Refusal
from wilderland.server.passing import Habits
from wilderland.server.play import Play, folded, replayed
from wilderland.server.resources import SeatWish
from wilderland.server.seeing import view_of
from wilderland.server.store import Store
from wilderland.server.trial import Running, close, gather, lay
from wilderland.setups import Setup

KILLS = int(os.environ.get("WILDERLAND_KILLS", "5"))
TABLES = 3


class Sitting:
    """One table with its people, and what they were told is safe."""

    def __init__(self, people: list[Player]) -> None:
        self.people = people
        self.accepted = 0
        self.seen: dict[tuple[int, int], object] = {}
        """What each seat was shown, by serial."""

    async def play(self, player: Player, chance: random.Random) -> None:
        """Play until the connection breaks or the game is over."""
        try:
            while True:
                await player.until(lambda: player.over or bool(player.view and player.view.decisions))
                assert player.view is not None
                self.seen[player.view.seats[0], player.serial] = player.view
                if player.over:
                    return
                decision = player.view.decisions[0]
                found = await player.choose(chance.choice(decision.options).key, seat=decision.seat)
                self.accepted = max(self.accepted, found.serial)
        except Refusal as no:
            assert no.code in ("stale", "over"), no
        except (Gone, websockets.ConnectionClosed, OSError):
            return

    async def until_cut(self, chance: random.Random) -> None:
        async def on(player: Player) -> None:
            while not player.over and player._reader is not None:
                await self.play(player, chance)

        await asyncio.gather(*(on(player) for player in self.people))


async def read(database: str, table: str) -> Play:
    """The game as it is stored."""
    store = await Store(database).open()
    head = await store.tables.head(table)
    rows = [(row["serial"], row["member"], row["lines"]) for row in await store.tables.choices(table)]
    await store.close()
    assert head is not None
    setup = Setup.from_json(json.loads(head["setup"]))
    return replayed(setup, rows, {seat: Habits() for seat in range(len(setup.decks))}, None)


def at(play: Play, serial: int) -> Game:
    """The stored game as it was at a serial."""
    rows = [(row.serial, row.member, "\n".join(row.lines)) for row in play.rows if row.serial <= serial]
    assert play.game.setup is not None
    assert folded(rows)[1] == 0
    return replayed(play.game.setup, rows, play.habits, None).game


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One of its own, which is to be killed."""
    with Running(tmp_path) as running:
        yield running


async def test_kill_minus_nine(server: Running) -> None:
    chance = random.Random(4)
    sittings = [Sitting(await gather(server, 2)) for _ in range(TABLES)]
    for kill in range(KILLS):
        playing = [asyncio.create_task(sitting.until_cut(random.Random(kill))) for sitting in sittings]
        await asyncio.sleep(chance.uniform(0.1, 0.8))
        server.kill()
        await asyncio.wait_for(asyncio.gather(*playing), 30)
        server.start()
        for number, sitting in enumerate(sittings):
            for player in sitting.people:
                player.cut()
                await player.open()
                assert player.serial >= sitting.accepted
            first = sitting.people[0]
            assert first.serial == sitting.people[1].serial or first.over
            if first.over:
                await close(*sitting.people)
                sittings[number] = Sitting(await gather(server, 2))
    for sitting in sittings:
        stored = await read(server.database, sitting.people[0].table_id)
        seen = sorted(sitting.seen.items(), key=lambda item: item[0])
        for (seat, serial), view in random.Random(1).sample(seen, min(10, len(seen))):
            assert view == view_of(at(stored, serial), [seat]), (seat, serial)
        for seat, player in enumerate(sitting.people):
            assert player.view == view_of(stored.game, [seat])
        await close(*sitting.people)
    server.stop()
    asleep = {line["table"]: line for line in server.lines() if line["event"] == "asleep"}
    for sitting in sittings:
        stored = await read(server.database, sitting.people[0].table_id)
        line = asleep[sitting.people[0].table_id]
        assert (line["serial"], line["digest"]) == (stored.serial, stored.game.digest)
    assert server.mistakes() == []


async def test_companions_go_with_their_server(server: Running) -> None:
    """Killed with a companion thinking: no process stays behind, and the game goes on where it was."""
    seats = (SeatWish(starter="leadership", mine=True), SeatWish(starter="tactics", agent="expert"))
    laid = await lay(server, 2, seats=seats)
    anna = await Player(server.address, laid.table, laid.token).open()
    await anna.ready()
    await anna.ask(Delegate, seat=0, to="sensible")
    await anna.until(lambda: anna.serial > 3)
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    assert children
    server.kill()
    serial = anna.serial
    for child in children:
        while Path(f"/proc/{child}/cmdline").exists() and Path(f"/proc/{child}/cmdline").read_bytes():
            await asyncio.sleep(0.1)
    server.start()
    anna.cut()
    await anna.open()
    await anna.until(lambda: anna.over or anna.serial > serial)  # they go on by themselves
    await close(anna)


async def test_a_gentle_stop_tells_everybody_to_come_back(server: Running) -> None:
    people = await gather(server, 2)
    serial = people[0].serial
    server.stop()
    for player in people:
        with pytest.raises(Gone):
            await player.until(lambda: False)
        assert player.bye is not None and player.bye.code == "restart" and player.bye.retry is not None
    server.start()
    for player in people:
        await player.open()
        assert player.serial == serial
    await close(*people)
    server.stop()
    assert server.mistakes() == []


async def test_backup_of_a_running_server_and_restore(server: Running, tmp_path: Path) -> None:
    people = await gather(server, 2)
    asked = next(player for player in people if player.view and player.view.decisions)
    await asked.choose("keep")
    assert await backup(server.database, tmp_path / "copy") > 3
    view = asked.view
    await close(*people)
    server.kill()
    (tmp_path / "other").mkdir()
    other = Running(tmp_path / "other")
    await restore(other.database, tmp_path / "copy")
    with other:
        again = await Player(other.address, asked.table_id, asked.token).open()
        assert again.view == view
        await close(again)
    assert other.mistakes() == []
