"""Whole games over real sockets: four people, three scenarios, breaks, repeats, latecomers."""

from __future__ import annotations

import asyncio
import json
import random

import msgspec
import pytest

from wilderland.game import Replay
from wilderland.scenarios import scenarios
from wilderland.server.asks import Choose
from wilderland.server.client import Gone, Player, Refusal, Visitor
from wilderland.server.seeing import log_of, view_of
from wilderland.server.trial import Running, close, gather, play_on, play_out


async def replay(server: Running, player: Player) -> Replay:
    async with Visitor(server.address, player.token) as visitor:
        response = await visitor.http.get(
            f"/api/tables/{player.table_id}/replay", headers={"Authorization": f"Bearer {player.token}"}
        )
    assert response.status_code == 200, response.text
    return Replay.loads(response.content)


@pytest.mark.parametrize("scenario", list(scenarios()))
async def test_four_people_finish_a_game(server: Running, scenario: str) -> None:
    people = await gather(server, 4, scenario=scenario)
    await play_out(people, 1)
    game = (await replay(server, people[0])).play()
    for seat, player in enumerate(people):
        assert player.view == view_of(game, [seat])
        assert tuple(player.log) == log_of(game, [seat])
        assert player.table.status == "finished"
    await close(*people)


async def clumsy(server: Running, player: Player, chance: random.Random) -> None:
    """Plays, but loses the connection, says things twice, and says things too late."""
    while not player.over:
        try:
            await player.until(lambda: player.over or bool(player.view and player.view.decisions))
            if player.over:
                return
            assert player.view is not None
            decision = player.view.decisions[0]
            key = chance.choice(decision.options).key
            what = chance.random()
            if what < 0.05:
                player.cut()
                await player.open()
                continue
            if what < 0.1:
                # sent, and gone before the answer: whether it counted shows after coming back
                await player.send(Choose(ref=0, serial=player.serial, seat=decision.seat, keys=(key,)))
                player.cut()
                await player.open()
                continue
            serial = player.serial
            await player.choose(key, seat=decision.seat)
            if what < 0.3:
                with pytest.raises(Refusal) as no:
                    await player.choose(key, seat=decision.seat, serial=max(0, serial - 1))
                assert no.value.code in ("stale", "over", "illegal")
        except Refusal as no:
            assert no.code in ("stale", "over"), no
        except Gone:
            await player.open()


async def test_breaks_repeats_and_latecomers_do_no_harm(server: Running) -> None:
    people = await gather(server, 4)
    await asyncio.gather(*(clumsy(server, player, random.Random(n)) for n, player in enumerate(people)))
    game = (await replay(server, people[0])).play()
    for seat, player in enumerate(people):
        assert player.view == view_of(game, [seat])
    await close(*people)


async def test_a_break_resumes_exactly(server: Running) -> None:
    people = await gather(server, 2)
    moved = people[0].serial + 12
    await asyncio.gather(
        *(play_on(p, random.Random(7), lambda: people[0].serial >= moved or people[1].over) for p in people)
    )
    before = people[1]
    await people[0].until(lambda: people[0].serial == before.serial)
    again = await Player(server.address, before.table_id, before.token).open()
    assert (again.view, again.log, again.serial) == (before.view, before.log, before.serial)
    await close(again, *people)


async def test_a_gesture_counts_wholly_or_not_at_all(server: Running) -> None:
    [player] = await gather(server, 1)
    assert player.view is not None
    [decision] = player.view.decisions
    before, serial = msgspec.json.encode(player.view), player.serial
    with pytest.raises(Refusal) as no:
        await player.choose(decision.options[0].key, "nonsense:1", seat=0)
    assert no.value.code == "illegal"
    await player.close()
    await player.open()
    assert (msgspec.json.encode(player.view), player.serial) == (before, serial)
    await close(player)


async def test_nobody_chooses_for_another(server: Running) -> None:
    people = await gather(server, 2)
    asked = next(p for p in people if p.view and p.view.decisions)
    other = next(p for p in people if p is not asked)
    assert asked.view is not None
    decision = asked.view.decisions[0]
    with pytest.raises(Refusal) as no:
        await other.choose(decision.options[0].key, seat=decision.seat)
    assert no.value.code == "not-yours"
    await close(*people)


async def test_a_running_game_keeps_its_secrets(server: Running) -> None:
    [player] = await gather(server, 1)
    async with Visitor(server.address) as visitor:
        response = await visitor.http.get(
            f"/api/tables/{player.table_id}/replay", headers={"Authorization": f"Bearer {player.token}"}
        )
        assert response.status_code == 409
        assert json.loads(response.content)["code"] == "sealed"
    await close(player)


@pytest.mark.parametrize("turns", range(8))
async def test_what_a_player_waited_for_still_holds_when_the_waiting_ends(turns: int) -> None:
    """News may come in any turn of the loop; a view that was waited for must not have passed by."""
    player = Player("http://nowhere", "table", "token")
    player._reader = asyncio.create_task(asyncio.sleep(60))
    held = False

    async def wait() -> bool:
        await player.until(lambda: held)
        return held

    async def tell(news: bool) -> None:
        nonlocal held
        held = news
        async with player._news:
            player._news.notify_all()

    waiting = asyncio.create_task(wait())
    await asyncio.sleep(0.01)
    await tell(True)
    for _ in range(turns):
        await asyncio.sleep(0)
    await tell(False)
    await asyncio.sleep(0.01)
    await tell(True)
    assert await waiting
    player._reader.cancel()
