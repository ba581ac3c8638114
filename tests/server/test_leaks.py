"""Every byte that goes to a seat, over whole games: no hidden card's id or name is in it before it may be."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from wilderland.cards.catalogue import catalogue
from wilderland.game import Game
from wilderland.model.records import EVERYONE
from wilderland.scenarios import scenarios
from wilderland.server.client import Player, Visitor
from wilderland.server.play import folded, gestures
from wilderland.server.trial import Running, close, gather, play_on
from wilderland.setups import Setup
from wilderland.views.view import sees

CODES = sorted(catalogue("revised").facts, key=len, reverse=True)
CODE = re.compile("(?<![a-z0-9-])(?:" + "|".join(map(re.escape, CODES)) + r")(?![a-z0-9]|-[a-z])")
ID_WORDS = ("id", "card", "source", "about", "enemy", "guard", "host", "target")
PLACES = (
    "hand", "play", "engaged", "discard", "deck_attachments", "staging", "active", "quest", "campaign", "aside",
    "encounter_discard", "victory", "revealed", "played", "characters", "attachments", "shadows", "gone",
)  # fmt: skip
KEY = re.compile(r"^[a-z-]+:(\d+)")


class Knowledge:
    """What a seat (None: a spectator) has come to know: ids of cards, and codes."""

    def __init__(self, seat: int | None) -> None:
        self.mask = 0 if seat is None else 1 << seat
        self.seat = seat
        self.ids: set[int] = {-1}
        self.codes: set[str] = set()

    def learn(self, game: Game) -> None:
        for card in game.state.cards:
            if sees(card, self.mask):
                self.ids.add(card.id)
                self.codes.add(card.face.code.partition("+")[0])
        for entry in game.log:
            own = entry.args.get("seat", -1)
            open_to_all = entry.seats == EVERYONE or (own >= 0 and entry.seats == EVERYONE & ~(1 << own))
            if open_to_all if self.seat is None else entry.seats & self.mask:
                for value in entry.args.values():
                    if isinstance(value, tuple):
                        self.ids.add(value[0])
                        self.codes.add(value[1].partition("+")[0])


def ids(what: Any, word: str = "") -> Iterator[int]:
    """Every number in a message that is the id of a card."""
    if isinstance(what, dict):
        for name, value in what.items():
            if word == "cards":
                yield int(name)
            yield from ids(value, name)
    elif isinstance(what, list):
        if word == "known":
            yield from (identity for _, identity in what)
            return
        for value in what:
            yield from ids(value, word)
    elif isinstance(what, int) and not isinstance(what, bool) and word in (*ID_WORDS, *PLACES):
        yield what
    elif isinstance(what, str) and word in ("key", "offered") and (found := KEY.match(what)):
        yield int(found[1])


def names(text: str) -> set[str]:
    return set(CODE.findall(text))


def stored(server: Running, table: str) -> tuple[Setup, list[tuple[int, int, str]]]:
    """The truth, from the database."""
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        [(setup,)] = database.execute("select setup from tables where id = ?", (table,)).fetchall()
        rows = database.execute('select serial, member, lines from choices where "table" = ? order by serial', (table,))
        return Setup.from_json(json.loads(setup)), rows.fetchall()


def check(server: Running, table: str, frames: dict[int | None, list[bytes]], heroes: set[str]) -> int:
    """Play the game again beside what was sent, and find nothing that came too early."""
    setup, rows = stored(server, table)
    assert not any(row[2].startswith("undo") for row in rows)
    games = {0: Game(setup, setup.begin())}
    game = games[0]
    for serial, _, lines in folded(rows)[0]:
        game = game.clone()
        for chooser, keys in gestures(lines):
            game.choose(list(keys), chooser)
        games[serial] = game
    checked = 0
    for seat, sent in frames.items():
        knows = Knowledge(seat)
        serial = -1
        for frame in sent:
            message = json.loads(frame)
            assert str(setup.seed) not in frame.decode()
            now = message.get("serial", serial) if message["type"] in ("welcome", "whole", "update") else serial
            for number in range(serial + 1, now + 1):
                knows.learn(games[number])
            serial = max(serial, now)
            about = message.pop("table", None)
            assert names(json.dumps(about)) <= heroes
            strange = {identity for identity in ids(message) if identity >= 0} - knows.ids  # below 0: a deck, or unseen
            assert not strange, (seat, serial, strange, frame)
            early = names(json.dumps(message)) - knows.codes
            assert not early, (seat, serial, early, frame)
            checked += 1
    return checked


@pytest.mark.parametrize("scenario", list(scenarios()))
async def test_nothing_hidden_is_ever_sent(server: Running, scenario: str) -> None:
    people = await gather(server, 3, begin=False, scenario=scenario, public=True)
    table = people[0].table_id
    async with Visitor(server.address) as visitor:
        joined = await visitor.join(table, "", "Wendy")
        watcher = await Player(server.address, table, joined.token).open()
        frames: dict[int | None, list[bytes]] = {}
        for seat, player in [*enumerate(people), (None, watcher)]:
            player.seen = frames.setdefault(seat, []).append
        heroes = {code for seat in people[0].table.seats for code in seat.heroes}
        for player in people:
            await player.ready()
        pages: list[str] = []

        async def browse() -> None:
            """Whatever HTTP tells of a running table."""
            while not people[0].over:
                for path in ("", "/replay"):
                    answer = await visitor.http.get(f"/api/tables/{table}{path}")
                    if not people[0].over and people[0].table.status == "playing":
                        pages.append(answer.text)
                pages.append((await visitor.http.get("/api/tables")).text)
                await asyncio.sleep(0.1)

        await asyncio.gather(browse(), *(play_on(player, random.Random(n)) for n, player in enumerate(people)))
        await watcher.until(lambda: watcher.over)
    assert check(server, table, frames, heroes) > 100
    for page in pages:
        assert names(page) <= heroes, names(page) - heroes
    await close(watcher, *people)


async def test_the_check_finds_a_leak(server: Running) -> None:
    """The test above would see a hidden card: here somebody's hand goes to somebody else."""
    people = await gather(server, 2, begin=False)
    heroes = {code for seat in people[0].table.seats for code in seat.heroes}
    frames: dict[int | None, list[bytes]] = {0: [], 1: []}
    for seat, player in enumerate(people):
        player.seen = frames[seat].append
    for player in people:
        await player.ready()
    for player in people:
        await player.begun()
    assert check(server, people[0].table_id, frames, heroes) > 0
    with pytest.raises(AssertionError):
        check(server, people[0].table_id, {0: frames[1]}, heroes)
    await close(*people)
