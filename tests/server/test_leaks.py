"""Every byte that goes to a seat, over whole games: no hidden card's id or name is in it before it may be."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from wilderland.cards.catalogue import catalogue
from wilderland.game import Game
from wilderland.model.records import EVERYONE
from wilderland.scenarios import scenarios
from wilderland.server.asks import Adjust, Answer, Choose, Point, Show, Undo, Why
from wilderland.server.client import Player, Refusal, Visitor
from wilderland.server.play import gestures
from wilderland.server.resources import SeatWish
from wilderland.server.trial import Running, close, gather, lay, play_on
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


Eyes = tuple[int, ...]
"""The seats somebody looks with; none: a spectator."""


class Knowledge:
    """What somebody has come to know: ids of cards, and codes."""

    def __init__(self) -> None:
        self.ids: set[int] = {-1}
        self.codes: set[str] = set()

    def learn(self, game: Game, eyes: Eyes) -> None:
        """Look at a game with the eyes one has now."""
        mask = sum(1 << seat for seat in eyes)
        for card in game.state.cards:
            if sees(card, mask):
                self.ids.add(card.id)
                self.codes.add(card.face.code.partition("+")[0])
        for entry in game.log:
            own = entry.args.get("seat", -1)
            open_to_all = entry.seats == EVERYONE or (own >= 0 and entry.seats == EVERYONE & ~(1 << own))
            if entry.seats & mask if eyes else open_to_all:
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


def played(setup: Setup, rows: list[tuple[int, int, str]]) -> dict[int, Game]:
    """The game at every serial, also where it was taken back."""
    standing = [Game(setup, setup.begin())]
    games = {0: standing[0]}
    for serial, _, text in rows:
        word, _, kept = text.partition(" ")
        if word == "undo":
            del standing[int(kept) + 1 :]
        else:
            game = standing[-1].clone()
            for chooser, keys in gestures(text.split("\n")):
                if keys[0].startswith("adjust:"):
                    game.repeat(chooser, keys[0])
                else:
                    game.choose(list(keys), chooser)
            standing.append(game)
        games[serial] = standing[-1]
    return games


Sent = tuple[Eyes, bytes]
"""A frame, and the eyes its reader might have when it came."""


def check(server: Running, table: str, frames: dict[str, list[Sent]], heroes: set[str]) -> int:
    """Play the game again beside what was sent, and find nothing that came too early."""
    setup, rows = stored(server, table)
    games = played(setup, rows)
    checked = 0
    for name, sent in frames.items():
        knows = Knowledge()
        serial = -1
        for eyes, frame in sent:
            message = json.loads(frame)
            assert str(setup.seed) not in frame.decode()
            tells = message["type"] in ("welcome", "whole", "update")
            now = message.get("serial", serial) if tells else serial
            for number in range(serial + 1, now + 1):
                knows.learn(games[number], eyes)
            if tells and "view" in message:
                knows.learn(games[now], eyes)
            serial = max(serial, now)
            about = message.pop("table", None)
            assert names(json.dumps(about)) <= heroes
            strange = {identity for identity in ids(message) if identity >= 0} - knows.ids  # below 0: a deck, or unseen
            assert not strange, (name, serial, strange, frame)
            early = names(json.dumps(message)) - knows.codes
            assert not early, (name, serial, early, frame)
            checked += 1
    return checked


def record(player: Player, eyes: Eyes, into: list[Sent]) -> None:
    """Keep every frame that comes from now on."""
    player.seen = lambda frame: into.append((eyes, frame))


@pytest.mark.parametrize("scenario", list(scenarios()))
async def test_nothing_hidden_is_ever_sent(server: Running, scenario: str) -> None:
    people = await gather(server, 3, begin=False, scenario=scenario, public=True)
    table = people[0].table_id
    async with Visitor(server.address) as visitor:
        joined = await visitor.join(table, "", "Wendy")
        watcher = await Player(server.address, table, joined.token).open()
        frames: dict[str, list[Sent]] = {}
        for seat, player in enumerate(people):
            record(player, (seat,), frames.setdefault(f"seat {seat}", []))
        record(watcher, (), frames.setdefault("watcher", []))
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
    frames: dict[str, list[Sent]] = {}
    for seat, player in enumerate(people):
        record(player, (seat,), frames.setdefault(f"seat {seat}", []))
    for player in people:
        await player.ready()
    for player in people:
        await player.begun()
    assert check(server, people[0].table_id, frames, heroes) > 0
    with pytest.raises(AssertionError):
        check(server, people[0].table_id, {"thief": [((0,), frame) for _, frame in frames["seat 1"]]}, heroes)
    await close(*people)


# -- a game in which everything happens ------------------------------------------------------------
PAUSES = 8
"""So often the players stop for a while, to do what is not playing."""


async def test_nothing_hidden_is_sent_whatever_happens(server: Running) -> None:
    """One person with two seats, one with one, a companion and a spectator: they take back, overrule, ask why, choose
    what they may not, come back after breaks, and show a hand and hide it again."""
    seats = (
        *(SeatWish(starter=deck, mine=True) for deck in ("leadership", "tactics")),
        SeatWish(starter="spirit"),
        SeatWish(starter="lore", agent="sensible"),
    )
    laid = await lay(server, seats=seats)
    async with Visitor(server.address) as visitor:
        tokens = [(await visitor.join(laid.table, laid.invite, name)).token for name in ("Bert", "Wendy")]
    anna, bert, wendy = [Player(server.address, laid.table, token) for token in (laid.token, *tokens)]
    frames: dict[str, list[Sent]] = {"anna": [], "bert": [], "wendy": []}
    record(anna, (0, 1), frames["anna"])
    record(bert, (2,), frames["bert"])
    record(wendy, (), frames["wendy"])
    for player in (anna, bert, wendy):
        await player.open()
    await bert.take(2)
    heroes = {code for seat in bert.table.seats for code in seat.heroes}
    for player in (anna, bert):
        await player.ready()
    for player in (anna, bert, wendy):
        await player.begun()
    chance = random.Random(7)
    for pause in range(PAUSES):
        to = anna.serial + 12
        await play_until(anna, bert, chance, lambda to=to: anna.serial >= to or bert.serial >= to)  # type: ignore[misc]
        if anna.over or bert.over:
            break
        shown: Eyes = (2,) if pause % 2 == 0 else ()
        record(wendy, (2,), frames["wendy"])
        await bert.ask(Show, seat=2, to="spectators" if shown else "nobody")
        await wendy.until(lambda shown=shown: wendy.view is not None and wendy.view.seats == shown)  # type: ignore[misc]
        record(wendy, shown, frames["wendy"])
        for asked in (anna, bert):
            await pry(asked, chance)
        await agreed(anna, bert, Undo, steps=chance.randrange(1, 4))
        hero = bert.view.players[2].play[0] if bert.view else -1
        await agreed(bert, anna, Adjust, card=hero, changes={"damage": "1"})
        gone = chance.choice((anna, bert, wendy))
        gone.cut()
        await gone.open()
    await play_until(anna, bert, chance, lambda: False)
    await wendy.until(lambda: wendy.over, 60)
    _, rows = stored(server, laid.table)
    done = [text.partition(" ")[0] for *_, text in rows]
    assert done.count("undo") >= 3 and sum(" adjust:" in text for *_, text in rows) >= 3
    assert sum(b'"welcome"' in frame for sent in frames.values() for _, frame in sent) > 4
    assert check(server, laid.table, frames, heroes) > 300
    private = [(eyes, frame) for eyes, frame in frames["wendy"] if eyes]
    with pytest.raises(AssertionError):  # what she was shown is not for everybody
        check(server, laid.table, {"wendy": [((), frame) for _, frame in private]}, heroes)
    await close(anna, bert, wendy)


async def play_until(anna: Player, bert: Player, chance: random.Random, enough: Callable[[], bool]) -> None:
    await asyncio.gather(*(play_on(player, chance, enough) for player in (anna, bert)))


async def pry(player: Player, chance: random.Random) -> None:
    """Ask about cards one may not know, and try to play them."""
    assert player.view is not None
    for _ in range(6):
        key = f"{chance.choice(('play', 'use', 'commit', 'attack'))}:{chance.randrange(260)}"
        seat = chance.choice(player.view.seats)
        with contextlib.suppress(Refusal):
            await player.ask(Why, seat=seat, key=key)
        with contextlib.suppress(Refusal):
            await player.send(Point(card=chance.randrange(260)))
            await player.ask(Choose, serial=player.serial, seat=seat, keys=(key,))


async def agreed(player: Player, other: Player, what: type[Any], **words: Any) -> None:
    """Something the other must agree to, unless it needs nobody; the companion may be quicker, again and again."""
    for _ in range(10):
        before = player.serial
        try:
            await player.ask(what, serial=before, **words)
            await other.until(lambda: other.serial > before or bool(other.table.proposals))  # noqa: B023
            for proposal in other.table.proposals:
                await other.ask(Answer, proposal=proposal.proposal, yes=True)
        except Refusal as no:
            assert no.code in ("stale", "over", "illegal"), no
            await asyncio.sleep(0.2)
            continue
        return
