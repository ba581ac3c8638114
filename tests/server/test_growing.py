"""Several workers with one PostgreSQL and one Redis: a table is with one of them, its people may be anywhere."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from redis.asyncio import Redis

from wilderland.game import Replay
from wilderland.server import services
from wilderland.server.asks import Say
from wilderland.server.client import Gone, Player, Refusal, Visitor
from wilderland.server.exchange import Present
from wilderland.server.seeing import view_of
from wilderland.server.trial import NAMES, Running, close, gather, lay, play_out


@pytest.fixture
def workers(tmp_path_factory: pytest.TempPathFactory, postgresql: str, redis: str) -> Iterator[tuple[Running, Running]]:
    folder = tmp_path_factory.mktemp("workers")
    words = {"redis": redis, "heartbeat": "0.5"}
    with Running(folder, postgresql, **words) as one, Running(folder, postgresql, **words) as other:
        yield one, other
    for worker in (one, other):
        assert worker.mistakes() == []


async def spread(workers: tuple[Running, Running], players: int) -> list[Player]:
    """A table whose people come through both workers."""
    laid = await lay(workers[0], players)
    tokens = [laid.token]
    async with Visitor(workers[1].address) as visitor:
        for name in NAMES[1:players]:
            tokens.append((await visitor.join(laid.table, laid.invite, name)).token)
    people = [await Player(workers[n % 2].address, laid.table, token).open() for n, token in enumerate(tokens)]
    for seat, player in enumerate(people):
        await player.take(seat)
    for player in people:
        await player.ready()
    for player in people:
        await player.begun()
    return people


async def test_people_of_both_workers_finish_a_game(workers: tuple[Running, Running]) -> None:
    people = await spread(workers, 4)
    await people[3].ask(Say, phrase="phrase-hello")
    await people[0].until(lambda: bool(people[0].chat))
    await play_out(people, 5)
    for player, worker in zip(people, (*workers, *workers), strict=True):
        await player.until(lambda player=player: player.table.status == "finished")  # type: ignore[misc]
        async with Visitor(worker.address) as visitor:
            key = {"Authorization": f"Bearer {player.token}"}
            response = await visitor.http.get(f"/api/tables/{player.table_id}/replay", headers=key)
        game = Replay.loads(response.content).play()
        assert player.view == view_of(game, [player.you])
    await close(*people)


async def test_when_a_worker_dies_another_takes_its_tables(workers: tuple[Running, Running]) -> None:
    people = await spread(workers, 2)
    asked = next(player for player in people if player.view and player.view.decisions)
    accepted = await asked.choose("keep")
    workers[0].kill()  # it had the table: the host came there first
    for player in people:
        player.address = people[1].address
        await back(player)
        assert player.serial >= accepted.serial
    await play_on_a_little(people)
    await close(*people)


async def back(player: Player) -> None:
    """Come back as clients do: again and again, until somebody has the table."""
    player.cut()
    while True:
        try:
            await player.open()
            return
        except (Gone, OSError, TimeoutError):
            await asyncio.sleep(0.2)


async def play_on_a_little(people: list[Player]) -> None:
    chance = random.Random(2)
    start = max(player.serial for player in people)
    while max(player.serial for player in people) < start + 10:
        for player in people:
            if player.view and player.view.decisions and not player.over:
                decision = player.view.decisions[0]
                try:
                    found = await player.choose(chance.choice(decision.options).key, seat=decision.seat)
                except Refusal:
                    continue
                for one in people:
                    await one.reached(found.serial)


async def test_who_is_not_named_as_present_has_left(workers: tuple[Running, Running], redis: str) -> None:
    """A good-bye may get lost on the way."""
    anna, bert = await spread(workers, 2)
    async with Redis.from_url(redis) as post:
        channels = [
            channel if isinstance(channel, str) else channel.decode()
            for channel in await post.pubsub_channels("wilderland:*")
        ]
        for channel in channels:
            for other in channels:
                if other != channel:
                    await post.publish(channel, msgspec.json.encode(Present(other.partition(":")[2], [])))
    with pytest.raises(Gone):
        while True:
            await bert.ask(Say, phrase="phrase-hello")
    await back(bert)
    await anna.until(lambda: anna.table.members[1].connected)
    await play_on_a_little([anna, bert])
    await close(anna, bert)


@pytest.mark.usefixtures("redis")
async def test_when_redis_goes_its_people_come_back_and_nothing_is_lost(tmp_path: Path, postgresql: str) -> None:
    """Those who are at the table's own worker play on meanwhile."""
    for name in ("first", "second", "workers"):
        (tmp_path / name).mkdir()
    with ExitStack() as started:
        own = started.enter_context(ExitStack())
        url = own.enter_context(services.redis(tmp_path / "first"))
        workers = [
            started.enter_context(Running(tmp_path / "workers", postgresql, redis=url, heartbeat="0.5"))
            for _ in range(2)
        ]
        anna, bert = await spread((workers[0], workers[1]), 2)
        if bert.view and bert.view.decisions:  # the first player is chosen by lot
            await anna.reached((await bert.choose("keep")).serial)
        own.close()
        with pytest.raises(Gone):
            await bert.until(lambda: False)
        await anna.until(lambda: not anna.table.members[1].connected)
        decision = next(iter(anna.view.decisions)) if anna.view else None
        assert decision is not None and decision.seat == 0
        accepted = await anna.choose("keep")
        own.enter_context(services.redis(tmp_path / "second", int(url.rpartition(":")[2].partition("/")[0])))
        await back(bert)
        assert bert.serial >= accepted.serial
        await anna.until(lambda: anna.table.members[1].connected)
        await play_on_a_little([anna, bert])
        await close(anna, bert)
    for worker in workers:
        assert worker.mistakes() == []


async def test_two_owners_never_both_go_on(tmp_path: Path) -> None:
    """Two servers that know nothing of each other, on one database: the later one has the table, nothing is lost."""
    with Running(tmp_path) as one, Running(tmp_path) as other:
        [anna] = await gather(one, 1)
        accepted = await anna.choose("keep")
        async with Player(other.address, anna.table_id, anna.token) as there:
            assert there.serial >= accepted.serial and there.view is not None
            assert anna.view is not None
            with pytest.raises(Gone) as gone:
                await anna.choose(anna.view.decisions[0].options[0].key)
            assert gone.value.bye is None or gone.value.bye.code == "lost"
            more = await there.choose(there.view.decisions[0].options[-1].key)
        await back(anna)  # and takes it back
        assert anna.serial >= more.serial
        await anna.close()
    for server in (one, other):
        assert server.mistakes() == []
