"""Replays: looked at step by step, gone on with from any point; a file of anybody's does no harm."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
import pytest

from wilderland.game import Replay, new_game
from wilderland.server.asks import Concede, Undo
from wilderland.server.client import Player, Refusal, Visitor
from wilderland.server.page import PAGE
from wilderland.server.reels import Look, run, show
from wilderland.server.resources import Moments, MomentsWish, ReplayShown, ReplayWish, SeatWish
from wilderland.server.seeing import log_of, patched, view_of
from wilderland.server.trial import Running, gather, wish


def played(choices: int, decks: tuple[str, ...] = ("leadership", "tactics")) -> Replay:
    game = new_game(decks=decks, seed=9)
    chance = random.Random(9)
    for _ in range(choices):
        decision = game.decision
        if decision is None:
            break
        game.choose(chance.choice(decision.options), decision.seat)
    return game.replay


def test_every_point_of_a_replay() -> None:
    replay = played(70)
    text = replay.dumps()
    for upto in (0, 1, 19, 20, 21, 69, 70):
        shown = show(Look(text, upto))
        game = replay.play(upto)
        assert (shown.at, shown.count, shown.whole) == (upto, 70, True)
        assert shown.view == view_of(game, [0, 1]) and shown.log == log_of(game, [0, 1])
        assert shown.chosen == (replay.choices[upto] if upto < 70 else None)
    assert show(Look(text, 20, (1,))).view == view_of(replay.play(20), [1])
    assert [mark.at for mark in shown.marks] == sorted({mark.at for mark in shown.marks})
    assert shown.marks[0].phase == "setup" and len(shown.marks) > 3


def test_moments_one_after_the_other() -> None:
    replay = played(70)
    text = replay.dumps()
    end = show(Look(text))
    for first, further, seats in ((0, 24, (0, 1)), (15, 10, (1,)), (60, 24, (0, 1))):
        found = run(Look(text, first, seats, further))
        view = found.view
        assert (found.at, len(found.moments)) == (first, min(further, 70 - first))
        assert view == view_of(replay.play(first), seats)
        for number, moment in enumerate(found.moments, first + 1):
            view = patched(view, moment.patch)
            assert moment.chosen == replay.choices[number - 1]
            assert view == view_of(replay.play(number), seats)
    assert len(end.lines) == 71
    for upto in (0, 1, 33, 70):
        told = [line for line in end.log if line.number <= end.lines[upto]]
        assert told == list(log_of(replay.play(upto), [0, 1]))


def test_a_replay_made_under_other_rules_is_shown_as_far_as_it_goes() -> None:
    replay = played(30)
    other = Replay(replay.setup, (*replay.choices[:12], (0, "play:9999"), *replay.choices[13:]))
    shown = show(Look(other.dumps()))
    assert (shown.count, shown.at, shown.whole) == (12, 12, False)


async def test_replays_over_http(server: Running) -> None:
    data = json.loads(played(40).dumps())
    async with Visitor(server.address) as visitor:
        shown = await visitor.ask("POST", "/api/replays", ReplayShown, ReplayWish(replay=data, upto=25))
        assert shown.view == view_of(played(40).play(25), [0, 1])
        [anna] = await gather(server, 1)
        with pytest.raises(Refusal) as no:
            await visitor.ask("POST", "/api/replays", ReplayShown, ReplayWish(table=anna.table_id), key=anna.token)
        assert no.value.code == "sealed"
        await anna.ask(Concede, serial=anna.serial)
        await anna.until(lambda: anna.table.status == "finished")
        shown = await visitor.ask("POST", "/api/replays", ReplayShown, ReplayWish(table=anna.table_id), key=anna.token)
        assert shown.view.outcome is not None and shown.view == anna.view
        with pytest.raises(Refusal) as no:
            await visitor.ask("POST", "/api/replays", ReplayShown, ReplayWish(table=anna.table_id))
        assert no.value.code == "not-found"
        await anna.close()


async def test_the_key_of_a_replay_opens_it_to_others(server: Running) -> None:
    anna, bert = await gather(server, 2)
    await anna.ask(Concede, serial=anna.serial, seat=0)
    await bert.until(lambda: bert.view is not None and bert.view.players[0].eliminated)
    await bert.ask(Concede, serial=bert.serial, seat=1)
    await anna.until(lambda: anna.table.status == "finished")
    table = anna.table_id
    async with Visitor(server.address) as visitor:
        shown = await visitor.ask("POST", "/api/replays", ReplayShown, ReplayWish(table=table), key=anna.token)
        assert shown.players == ("Anna", "Bert") and len(shown.share) == 32
        again = await visitor.ask("POST", "/api/replays", ReplayShown, ReplayWish(table=table), key=shown.share)
        assert again == shown
        asked = MomentsWish(0, 3, table=table)
        moments = await visitor.ask("POST", "/api/replays/moments", Moments, asked, key=shown.share)
        assert moments.at == 0 and len(moments.moments) == 2
        with pytest.raises(Refusal) as no:
            await visitor.ask("POST", "/api/replays/moments", Moments, asked, key="0" * 32)
        assert no.value.code == "not-found"
        other = (await gather(server, 1))[0]
        with pytest.raises(Refusal) as no:  # it opens one game, and only as a replay
            await visitor.ask("POST", "/api/replays", ReplayShown, ReplayWish(table=other.table_id), key=shown.share)
        assert no.value.code == "not-found"
        await other.close()
    assert httpx.get(f"{server.address}/api/tables/{table}", headers=bearer(shown.share)).status_code == 404
    file = httpx.get(f"{server.address}/api/tables/{table}/replay", headers=bearer(shown.share))
    assert Replay.loads(file.text).play().outcome is not None
    await anna.close()
    await bert.close()


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


async def test_files_that_are_no_replays_are_refused(server: Running) -> None:
    good = json.loads(played(5).dumps())
    deck = good["setup"]["decks"][0]
    huge = dict.fromkeys(("Feint", "Gandalf", "Blade Mastery", "Sneak Attack"), 99)
    bad: list[dict[str, Any]] = [
        {},
        {**good, "format": 99},
        {**good, "setup": {}},
        {**good, "setup": {**good["setup"], "seed": "x"}},
        {**good, "setup": {**good["setup"], "scenario": "nowhere"}},
        {**good, "setup": {**good["setup"], "decks": [{**deck, "cards": huge}]}},
        {**good, "choices": ["0 keep"] * 10_001},
        {**good, "choices": [1, 2]},
        {**good, "choices": ["x keep"]},
    ]
    async with Visitor(server.address) as visitor:
        for data in bad:
            with pytest.raises(Refusal) as no:
                await visitor.ask("POST", "/api/replays", ReplayShown, ReplayWish(replay=data))
            assert no.value.code == "illegal", data


async def test_a_table_goes_on_from_a_point_of_a_replay(server: Running) -> None:
    replay = played(40)
    data = json.loads(replay.dumps())
    seats = (SeatWish(mine=True), SeatWish(mine=True))
    async with Visitor(server.address) as visitor:
        laid = await visitor.lay(wish(2, seats=seats, replay=data, upto=30))
        with pytest.raises(Refusal):
            await visitor.lay(wish(1, seats=seats[:1], replay=data, upto=30))
    async with Player(server.address, laid.table, laid.token) as anna:
        assert anna.table.seeded and [seat.deck for seat in anna.table.seats] == ["leadership", "tactics"]
        await anna.ready()
        view = await anna.begun()
        point = replay.play(30)
        assert view.round == point.state.round
        assert anna.log[: len(log_of(point, [0, 1]))] == list(log_of(point, [0, 1]))
        with pytest.raises(Refusal) as no:
            await anna.ask(Undo, serial=anna.serial, steps=1)
        assert no.value.code == "illegal"  # what was played elsewhere is not taken back here
        assert anna.view is not None
        await anna.choose(anna.view.decisions[0].options[-1].key)
        serial = anna.serial
        again = await Player(server.address, laid.table, laid.token).open()
        assert again.view == anna.view and again.serial == serial
        await again.close()


def test_the_page_is_served_for_good_where_it_may_be(server: Running) -> None:
    if not (PAGE / "index.html").is_file():
        assert httpx.get(f"{server.address}/").status_code == 404
        return
    asset = next((PAGE / "assets").iterdir()).name
    page = httpx.get(f"{server.address}/", headers={"Accept-Encoding": "gzip"})
    assert page.headers["cache-control"] == "no-cache" and "content-security-policy" in page.headers
    file = httpx.get(f"{server.address}/assets/{asset}", headers={"Accept-Encoding": "gzip"})
    assert "immutable" in file.headers["cache-control"]
    assert httpx.get(f"{server.address}/../pyproject.toml").status_code == 404
    assert httpx.get(f"{server.address}/%2e%2e/%2e%2e/pyproject.toml").status_code == 404
