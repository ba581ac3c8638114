"""Clients that mean harm: garbage, too much, too slow, out of order, other people's tokens, foreign pages."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import socket as socketry
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wilderland.server.asks import Choose, Hello, Ping, Resync
from wilderland.server.client import Gone, Player, Refusal, Visitor
from wilderland.server.keepsakes import Health
from wilderland.server.messages import PROTOCOL, encode, read_notice, read_request
from wilderland.server.tells import Bye
from wilderland.server.trial import Running, close, gather


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with narrow limits and short patience."""
    with Running(
        tmp_path_factory.mktemp("strict"),
        messages_per_second="200",
        message_burst="400",
        connections_per_address="16",
        hello_seconds="1",
    ) as running:
        yield running
    assert running.mistakes() == []


def address(server: Running) -> str:
    return server.address.replace("http", "ws") + "/api/play"


async def last_words(server: Running, *frames: str | bytes) -> Bye | None:
    """Say something to a server, and listen until it hangs up."""
    found: Bye | None = None
    async with websockets.connect(address(server), max_size=None, ping_interval=None) as socket:
        try:
            for frame in frames:
                await socket.send(frame)
            async for answer in socket:
                notice = read_notice(answer)
                found = notice if isinstance(notice, Bye) else found
        except websockets.ConnectionClosed:
            pass
    return found


async def test_who_does_not_say_hello_is_sent_away(strict: Running) -> None:
    for frames in ([], ["garbage"], [b"\xff\x00"], ["{}"], ["[" * 5000], ['{"type":"ping","ref":1}'], ["null"]):
        bye = await last_words(strict, *frames)
        assert bye is not None and bye.code == "bad-message"
    nobody = encode(Hello(PROTOCOL, "table", "token")).decode()
    bye = await last_words(strict, nobody)
    assert bye is not None and bye.code == "not-found"
    bye = await last_words(strict, encode(Hello(99, "table", "token")).decode())
    assert bye is not None and bye.code == "protocol"


async def test_tokens_open_their_own_table_only(server: Running) -> None:
    one, other = await gather(server, 1), await gather(server, 1)
    with pytest.raises(Gone) as gone:
        await Player(server.address, one[0].table_id, other[0].token).open()
    assert gone.value.bye is not None and gone.value.bye.code == "not-found"
    with pytest.raises(Gone):
        await Player(server.address, one[0].table_id, "").open()
    await close(*one, *other)


async def test_too_big_and_too_many(strict: Running) -> None:
    [anna] = await gather(strict, 1)
    assert anna._socket is not None
    await anna._socket.send(json.dumps({"type": "say", "ref": 1, "text": "x" * 20_000}))
    with pytest.raises(Gone):
        await anna.until(lambda: False)
    await anna.open()
    for ref in range(2000):
        try:
            await anna.send(Ping(ref=ref))
        except websockets.ConnectionClosed:
            break
    with pytest.raises(Gone):
        await anna.until(lambda: False)
    assert anna.bye is not None and anna.bye.code == "too-many"
    await anna.open()
    await close(anna)


async def connected(server: Running) -> int:
    async with Visitor(server.address) as visitor:
        return (await visitor.ask("GET", "/api/health", Health)).connections


async def gone_to(server: Running, most: int) -> None:
    while await connected(server) > most:
        await asyncio.sleep(0.2)


def narrow(server: Running) -> socketry.socket:
    """A connection that takes in little."""
    made = socketry.socket()
    made.setsockopt(socketry.SOL_SOCKET, socketry.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", server.port))
    return made


async def test_who_does_not_read_is_sent_away_and_memory_stays_bounded(tmp_path: Path) -> None:
    with Running(tmp_path, messages_per_second="5000", message_burst="5000", waiting_bytes="100000") as patient:
        await tell_those_who_do_not_read(patient)
    assert patient.mistakes() == []


async def tell_those_who_do_not_read(server: Running) -> None:
    [anna] = await gather(server, 1)
    before = server.memory
    sockets = []
    for _ in range(5):
        socket = await websockets.connect(
            address(server), sock=narrow(server), max_queue=1, ping_interval=None, close_timeout=1
        )
        await socket.send(encode(Hello(PROTOCOL, anna.table_id, anna.token)).decode())
        sockets.append(socket)
    for _ in range(120):
        for socket in sockets:
            with contextlib.suppress(websockets.ConnectionClosed, OSError):
                for _ in range(10):
                    await socket.send(encode(Resync()).decode())
        await asyncio.sleep(0.05)
    await asyncio.wait_for(gone_to(server, 1), 30)
    slow = [line for line in server.lines() if line.get("code") == "too-slow"]
    assert len(slow) == len(sockets)
    assert server.memory - before < 60_000_000
    await anna.ask(Ping)
    for socket in sockets:
        socket.transport.abort()
    await close(anna)


async def test_connections_of_one_address_are_counted(strict: Running) -> None:
    sockets = []
    with pytest.raises(websockets.InvalidStatus):
        for _ in range(20):
            sockets.append(await websockets.connect(address(strict), ping_interval=None, close_timeout=1))
    assert len(sockets) == 16
    for socket in sockets:
        await socket.close()
    await asyncio.wait_for(gone_to(strict, 0), 30)


async def test_foreign_pages_may_not_connect(strict: Running) -> None:
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(address(strict), origin=websockets.Origin("https://elsewhere.example"))
    own = websockets.Origin(strict.address)
    async with websockets.connect(address(strict), origin=own, close_timeout=1):
        pass


async def test_fuzzed_messages_change_nothing(server: Running) -> None:
    """Nonsense of every kind, from somebody with a seat: refused, and the table is as it was."""
    chance = random.Random(int(os.environ.get("WILDERLAND_FUZZ", "1")))
    people = await gather(server, 2)
    asked = next(player for player in people if player.view and player.view.decisions)
    other = next(player for player in people if player is not asked)
    before, serial, table = other.view, other.serial, asked.table
    for number in range(400):
        assert other._socket is not None
        try:
            await other._socket.send(nonsense(chance, number))
        except websockets.ConnectionClosed:
            await other.open()
    for player in people:
        player.cut()
        await player.open()
    assert (other.view, other.serial) == (before, serial)
    assert asked.table.seats == table.seats
    with pytest.raises(Refusal):
        await other.choose("keep", seat=asked.you)
    await asked.choose("keep")
    await close(*people)


def nonsense(chance: random.Random, number: int) -> str | bytes:
    """Something that is almost a message, or not at all."""
    kinds = (
        "choose", "undo", "adjust", "concede", "answer", "kick", "delegate", "why", "show", "again", "point", "take",
        "bring", "ready", "hello", "nothing",
    )  # fmt: skip
    values: list[object] = [
        -1, 0, 1, 2, 3, 4, 10**9, 2**70, 1.5, None, True, "", "keep", "pass", "play:1", "\u0000", "x" * 300, [], {},
        ["keep"], ["play:1", "pay:2"], {"damage": "1"}, {"zone": "hand:0"},
    ]  # fmt: skip
    what = chance.random()
    if what < 0.1:
        return chance.randbytes(chance.randrange(40))
    if what < 0.2:
        return "".join(chr(chance.randrange(32, 0x2FFF)) for _ in range(chance.randrange(60)))
    message = {"type": chance.choice(kinds), "ref": number, "serial": chance.randrange(-1, 3), "seat": 1}
    for word in ("ref", "serial", "seat", "keys", "key", "member", "card", "player", "changes", "to", "steps", "yes"):
        if chance.random() < 0.4:
            message[word] = chance.choice(values)
    if message["type"] in ("ready", "take") or (message["type"] == "delegate" and message.get("seat") == 1):
        message["seat"] = 0
    return json.dumps(message)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda part: st.lists(part, max_size=4) | st.dictionaries(st.text(), part, max_size=4),
    max_leaves=8,
)


@given(JSON)
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_nothing_but_messages_is_read(what: object) -> None:
    try:
        read_request(json.dumps(what))
    except msgspec.DecodeError:
        return
    assert isinstance(what, dict) and "type" in what


async def test_old_and_strange_serials(server: Running) -> None:
    [anna] = await gather(server, 1)
    for serial in (anna.serial + 1, 2**31):
        with pytest.raises(Refusal) as no:
            await anna.choose("keep", seat=0, serial=serial)
        assert no.value.code == "stale"
    await anna.send(Choose(ref=77, serial=0, seat=0, keys=("keep",)))
    await anna.send(Choose(ref=78, serial=0, seat=0, keys=("keep",)))
    await anna.until(lambda: any(getattr(notice, "ref", 0) == 78 for notice in anna.notices))
    answers = {notice.ref: type(notice).__name__ for notice in anna.notices if getattr(notice, "ref", 0) in (77, 78)}  # type: ignore[union-attr]
    assert answers == {77: "Accepted", 78: "Refused"}
    await close(anna)


CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def schemathesis(server: Running, *more: str) -> str:
    """Ask a server everything its own description allows; what was wrong with its answers is an error."""
    found = subprocess.run(
        [
            *(sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()"),
            *("run", f"{server.address}/api/openapi.json", "--checks", CHECKS, "--phases", "coverage,fuzzing"),
            *("--max-examples", os.environ.get("WILDERLAND_EXAMPLES", "5"), "--seed", "1", "--no-color", *more),
        ],
        capture_output=True,
        text=True,
        timeout=1200,
        cwd=server.folder,
        env={**os.environ, "PYTHONWARNINGS": ""},
    )
    assert found.returncode == 0, found.stdout[-6000:] + found.stderr[-2000:]
    return found.stdout


def test_schemathesis_finds_no_mistake(tmp_path: Path) -> None:
    """Whatever HTTP may be asked by its own description: no 5xx, and answers as described."""
    with Running(tmp_path, hello_seconds="1") as server:
        key = httpx.post(f"{server.address}/api/people", json={"name": "Eve"}).json()["key"]
        # with a key, but for what would throw it away; that without one
        told = schemathesis(
            server, "--header", f"Authorization: Bearer {key}", "--exclude-path-regex", "^/api/me(/keys)?$"
        )
        assert int(re.findall(r"(\d+) passed", told)[-1]) > 200
        schemathesis(server, "--include-path-regex", "^/api/me(/keys)?$")
    assert server.mistakes() == []
