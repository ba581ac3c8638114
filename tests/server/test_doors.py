"""Who may ask how much, and what every answer says: limits by house, headers, foreign pages, the log."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets

from wilderland.server.app import make_app
from wilderland.server.asks import Adjust, Again, Concede, Ping, Resync, Say, Undo
from wilderland.server.client import Gone, Player, Refusal, Visitor
from wilderland.server.keepsakes import Done
from wilderland.server.limits import Buckets, Places, limited_by
from wilderland.server.messages import PROTOCOL
from wilderland.server.resources import DeckFile, DeckReading
from wilderland.server.settings import Settings
from wilderland.server.trial import Running, close, gather, lay, wish


# -- whom an address counts for --------------------------------------------------------------------
@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8::1", "2001:db8::ffff:1:2:3", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("", "unix", False),
    ],
)
def test_a_house_is_one_however_many_addresses_it_has(one: str, other: str, same: bool) -> None:
    assert (limited_by(one) == limited_by(other)) is same
    buckets, places = Buckets(1, 1, lambda: 0.0), Places(10, 1)
    assert buckets.take(one) is None and places.enter(one)
    assert (buckets.take(other) is not None) is same
    assert places.enter(other) is not same


def test_a_bucket_says_how_long_to_wait() -> None:
    now = 0.0
    buckets = Buckets(0.5, 10, lambda: now)
    assert buckets.take("a", much=9) is None
    assert buckets.take("a", much=5) == pytest.approx(8)
    assert buckets.take("a", "something else", 5) is None
    now = 8.0
    assert buckets.take("a", much=5) is None


# -- a server with narrow limits -------------------------------------------------------------------
@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(
        tmp_path_factory.mktemp("narrow"),
        people_per_address="3",
        members_per_address="4",
        members_per_table="8",
        messages_per_second="1000",
        message_burst="60",
        messages_per_address="10",
        waiting_bytes="3000",
        again_after="3600",
        choices_per_table="1",
        origins="https://friends.example, https://others.example",
    ) as running:
        yield running
    assert running.mistakes() == []


def test_who_must_wait_is_told_how_long(narrow: Running) -> None:
    with httpx.Client(base_url=narrow.address) as client:
        answers = [client.post("/api/people", json={"name": "Eve"}) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
    assert 1000 < int(answers[-1].headers["retry-after"]) <= 1200  # three an hour


async def test_one_house_cannot_fill_a_table(narrow: Running) -> None:
    laid = await lay(narrow, public=True)
    async with Visitor(narrow.address) as visitor:
        with pytest.raises(Refusal) as no:
            for _ in range(8):
                await visitor.join(laid.table, "", "Eve")
        assert no.value.code == "too-many"
        other = await lay(narrow, public=True)
        await visitor.join(other.table, "", "Bert")


async def test_a_house_that_says_much_is_heard_more_slowly(narrow: Running) -> None:
    """Ten messages a second and fifty at once, for both connections together; nobody is sent away."""
    people = [*await gather(narrow, 1), *await gather(narrow, 1)]
    begin = time.monotonic()
    for _ in range(40):
        await asyncio.gather(*(player.ask(Ping) for player in people))
    assert time.monotonic() - begin > (80 - 50 - 10) / 10
    await close(*people)


async def test_asking_for_everything_counts_for_several(tmp_path: Path) -> None:
    with Running(tmp_path, messages_per_second="1", message_burst="20") as server:
        [anna] = await gather(server, 1)
        with pytest.raises((Gone, Refusal, websockets.ConnectionClosed)) as no:
            for _ in range(6):
                await anna.send(Resync())
            await anna.ask(Ping)
        assert isinstance(no.value, Gone) and no.value.bye is not None and no.value.bye.code == "too-many"
    assert server.mistakes() == []


async def test_what_is_long_is_told_all_the_same(narrow: Running) -> None:
    """A welcome that is longer than all that may wait goes to whoever reads."""
    [anna] = await gather(narrow, 1)
    frames: list[bytes] = []
    anna.seen = frames.append
    await anna.send(Resync())
    await anna.until(lambda: any(b'"whole"' in frame for frame in frames))
    assert max(map(len, frames)) > 3000
    await anna.ask(Ping)
    await close(anna)


async def test_one_table_has_an_end_and_is_not_followed_at_once(narrow: Running) -> None:
    [anna] = await gather(narrow, 1)
    await anna.choose("keep")
    assert anna.view is not None
    for ask in (
        anna.choose(anna.view.decisions[0].options[0].key),
        anna.ask(Undo, serial=anna.serial),
        anna.ask(Adjust, serial=anna.serial, player=0, changes={"threat": "1"}),
    ):
        with pytest.raises(Refusal) as no:
            await ask
        assert no.value.code == "too-many"
    await anna.ask(Concede, serial=anna.serial)
    await anna.until(lambda: anna.table.status == "finished")
    with pytest.raises(Refusal) as no:
        await anna.ask(Again)
    assert no.value.code == "too-many"
    await close(anna)


async def test_of_a_file_not_more_is_told_than_one_reads(server: Running) -> None:
    lines = "\n".join(f"1x Nobody {number}" for number in range(300))
    async with Visitor(server.address) as visitor:
        visitor.http.timeout = httpx.Timeout(120)  # a process may have to be started
        reading = await visitor.ask("POST", "/api/decks/read", DeckReading, DeckFile(lines))
        assert len(reading.problems) == 100 and all(problem.fatal for problem in reading.problems)
        long = f"<deck>{'<section/>' * 5000}</deck>"
        with pytest.raises(Refusal) as no:
            await visitor.ask("POST", "/api/decks/read", DeckReading, DeckFile(long, "x.o8d"))
        assert no.value.said is not None and no.value.said.message == "decks-too-many-entries"
        with pytest.raises(Refusal) as no:  # not even small
            await visitor.ask("POST", "/api/decks/read", DeckReading, DeckFile("<deck/>", "x.json"))
        assert no.value.said is not None and no.value.said.message == "decks-not-json"
        small = await visitor.ask("POST", "/api/decks/read", DeckReading, DeckFile("1x Gimli\n2x Feint\n"))
        assert (small.decks[0].heroes, small.decks[0].cards, small.problems) == (("gimli",), {"feint": 2}, ())


# -- the letter no database likes ------------------------------------------------------------------
def test_nul_is_not_understood(url: str, tmp_path: Path) -> None:
    with Running(tmp_path, url) as server, httpx.Client(base_url=server.address, timeout=30) as client:
        key = client.post("/api/people", json={"name": "Eve"}).json()["key"]
        mine = {"Authorization": f"Bearer {key}"}
        laid = client.post("/api/tables", json={"seats": [{"starter": "lore"}]}, headers=mine).json()
        players = [{"name": "x", "heroes": ["gimli"]}]
        for path, body in (
            ("/api/people", {"name": "a\0"}),
            ("/api/me/campaigns", {"name": "\0", "players": players}),
            (f"/api/tables/{laid['table']}/reports", {"text": "what \0 is this"}),
            ("/api/replays", {"table": "\0"}),
            ("/api/people/move", {"code": "\0"}),
        ):
            answer = client.post(path, json=body, headers=mine)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad-message"), path
        good = client.post("/api/people", json={"name": r"a\u0000"})  # six letters, none of them NUL
        assert good.status_code == 201 and good.json()["name"] == r"a\u0000"
        asyncio.run(greet_with_nul(server, laid["table"], laid["token"]))
    assert server.mistakes() == []


async def greet_with_nul(server: Running, table: str, token: str) -> None:
    address = server.address.replace("http", "ws") + "/api/play"
    async with websockets.connect(address) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": "\0", "token": "x"}))
        assert json.loads(await socket.recv())["code"] == "bad-message"
    async with Player(server.address, table, token) as player:
        await player.send(Say(ref=1, text="\0"))
        await player.until(lambda: any(getattr(notice, "code", "") == "bad-message" for notice in player.notices))
        await player.ask(Ping)


# -- headers ---------------------------------------------------------------------------------------
def test_pages_that_are_named_may_ask_over_http_too(narrow: Running) -> None:
    friend, stranger = "https://others.example", "https://elsewhere.example"
    asking = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,content-type"}
    with httpx.Client(base_url=narrow.address) as client:
        allowed = client.options("/api/tables", headers={"Origin": friend, **asking})
        assert allowed.status_code == 200 and allowed.headers["access-control-allow-origin"] == friend
        assert "authorization" in allowed.headers["access-control-allow-headers"].lower()
        body = {"seats": [{"starter": "lore"}], "name": "Bert"}
        done = client.post("/api/tables", json=body, headers={"Origin": friend})
        assert done.status_code == 201 and done.headers["access-control-allow-origin"] == friend
        assert "access-control-allow-credentials" not in done.headers
        refused = client.post("/api/tables", json={}, headers={"Origin": friend})
        assert refused.status_code == 422 and refused.headers["access-control-allow-origin"] == friend
        assert client.options("/api/tables", headers={"Origin": stranger, **asking}).status_code == 400
        no = client.post("/api/tables", json=body, headers={"Origin": stranger})
        assert no.status_code == 403 and "access-control-allow-origin" not in no.headers


async def test_a_mistake_of_ours_has_the_same_headers(tmp_path: Path) -> None:
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}"))

    @app.get("/api/broken")
    async def broken() -> None:
        raise RuntimeError("broken")

    app.router.routes.insert(0, app.router.routes.pop())  # before the page
    through = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=through, base_url="http://here") as client:
        wrong, right = await client.get("/api/broken"), await client.get("/api/box")
    assert (wrong.status_code, right.status_code) == (500, 200)
    for name in ("content-security-policy", "x-frame-options", "x-content-type-options", "cache-control"):
        assert wrong.headers[name] == right.headers[name]


# -- the log ---------------------------------------------------------------------------------------
async def test_every_refusal_at_a_table_tells_whose_it_was(server: Running) -> None:
    [anna] = await gather(server, 1)
    with pytest.raises(Refusal):
        await anna.ask(Say)
    await close(anna)
    mine = [line for line in server.lines() if line.get("table") == anna.table_id]
    [came] = [line for line in mine if line["event"] == "connected"]
    [refused] = [line for line in mine if line["event"] == "refused"]
    assert refused["ask"] == "say" and refused["code"] == "illegal"
    for word in ("address", "member", "connection"):
        assert refused[word] == came[word] != ""
    assert anna.token not in json.dumps(mine)


# -- only this device ------------------------------------------------------------------------------
async def test_people_who_change_are_changed_at_their_tables(server: Running) -> None:
    async with Visitor(server.address) as eve, Visitor(server.address) as host:
        laid = await host.lay(wish(2))
        keyed = await eve.become("Eve")
        place = await eve.join(laid.table, laid.invite, "Eve")
        anna = await Player(server.address, laid.table, laid.token).open()
        lost = await Player(server.address, laid.table, place.token).open()
        await lost.ask(Say, text="my own words")
        await anna.until(lambda: bool(anna.chat))

        await eve.ask("DELETE", "/api/me/keys", Done)
        for player in (anna, lost):
            with pytest.raises(Gone):
                await player.until(lambda: False)
        with pytest.raises(Gone) as no:
            await lost.open()
        assert no.value.bye is not None and no.value.bye.code == "not-found"
        kept = await Player(server.address, laid.table, keyed.key).open()
        assert kept.you == place.member
        await anna.open()
        assert [line.text for line in anna.chat] == ["my own words"]

        await eve.ask("DELETE", "/api/me", Done)
        for player in (anna, kept):
            with pytest.raises(Gone):
                await player.until(lambda: False)
        await anna.open()
        assert anna.chat == [] and {member.name for member in anna.table.members} == {"Anna", ""}
        await close(anna)
