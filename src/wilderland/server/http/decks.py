"""Decks: kept for people, read from files of every format, written in every format."""

from __future__ import annotations

import asyncio
import base64
import binascii
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Response

from wilderland.decks import FORMATS, Deck, check, conflicts, read_bytes, starters, write_bytes
from wilderland.decks.fetch import printing
from wilderland.errors import WilderlandError
from wilderland.rules.editions import EDITIONS
from wilderland.server.http.call import Call, Caller, Id
from wilderland.server.http.looking import elsewhere
from wilderland.server.http.resource import body_of, resource
from wilderland.server.keepsakes import Done
from wilderland.server.refusal import Refusal, because, told
from wilderland.server.resources import DeckBody, DeckFile, DeckReading, Decks, StoredDeck

router = APIRouter(tags=["decks"])
Edition = Annotated[Literal["revised", "original", "first-printing"], Query()]
Format = Annotated[Literal["text", "json", "o8d", "zip"], Query()]
SMALL = 16_384
"""Letters of a file that is read here, which a deck or a fellowship is; what is bigger goes where it can be stopped."""
MOST_TOLD = 100
"""Of what is to be said about a file."""
MEDIA = {
    "text": "text/plain; charset=utf-8",
    "json": "application/json",
    "o8d": "application/xml",
    "zip": "application/zip",
}


def stored(identity: str, deck: Deck, edition: str) -> StoredDeck:
    faults = told(check(deck, edition))
    return StoredDeck(identity, deck.name, deck.heroes, dict(deck.cards), dict(deck.side), faults)


def deck_of(row: dict[str, Any]) -> Deck:
    return Deck.from_json(msgspec.json.decode(row["body"]), "deck")


def written(deck: Deck) -> str:
    return msgspec.json.encode(deck.as_json()).decode()


@resource(router, "GET", "/api/decks", Decks)
async def printed(call: Caller, edition: Edition = "revised") -> Decks:
    """The starter decks of an edition."""
    found = starters(EDITIONS[edition].quantities)
    return Decks(tuple(stored(code, deck, edition) for code, deck in found.items()))


@resource(router, "POST", "/api/decks/read", DeckReading, DeckFile)
async def read(call: Caller, body: Annotated[DeckFile, body_of(DeckFile)]) -> DeckReading:
    """What a file says, before anything is kept. An archive is sent as base64 with a source that ends in `.zip`."""
    if body.source.lower().endswith(".zip"):
        try:
            base64.b64decode(body.content, validate=True)
        except (binascii.Error, ValueError):
            raise Refusal("bad-message", "refused-base64") from None
    if len(body.content) > SMALL:
        return await elsewhere(call, body.source, read_file, body)
    try:
        async with call.request.app.state.reading:  # one at a time, so that the tables have the rest
            return await asyncio.to_thread(read_file, body)
    except WilderlandError as error:
        raise because(error) from None


def read_file(body: DeckFile) -> DeckReading:
    """Anybody's file: read where it keeps nobody waiting."""
    packed = body.source.lower().endswith(".zip")
    data = base64.b64decode(body.content) if packed else body.content.encode()
    reading = read_bytes(data, body.source, lambda code: printing(body.cards.get(code), code))
    decks = tuple(
        DeckBody(deck.name[:40] or "?", deck.heroes, dict(deck.cards), dict(deck.side)) for deck in reading.decks
    )
    problems = sorted(reading.problems, key=lambda one: not one.fatal)[:MOST_TOLD]
    shown = reading.problems if len(reading.problems) <= MOST_TOLD else problems
    return DeckReading(decks, told(shown), told(conflicts(reading.decks)))


@resource(router, "GET", "/api/me/decks", Decks)
async def mine(call: Caller, edition: Edition = "revised") -> Decks:
    """My decks, with what is wrong with each in an edition."""
    person = await call.person()
    rows = await call.hall.store.keeping.all("decks", person["id"])
    return await asyncio.to_thread(lambda: Decks(tuple(stored(row["id"], deck_of(row), edition) for row in rows)))


@resource(router, "POST", "/api/me/decks", StoredDeck, DeckBody, 201)
async def keep(call: Caller, body: Annotated[DeckBody, body_of(DeckBody)]) -> StoredDeck:
    """Keep a deck; it need not be legal yet."""
    person = await call.person()
    if await call.hall.store.keeping.count("decks", person["id"]) >= call.hall.settings.decks_per_person:
        raise Refusal("too-many")
    deck = taken(body)
    identity = await call.hall.store.keeping.add("decks", person["id"], call.hall.now(), body=written(deck))
    return stored(identity, deck, "revised")


def taken(body: DeckBody) -> Deck:
    return Deck(body.name, body.heroes, body.cards, body.side)


async def one(call: Call, deck: str) -> Deck:
    person = await call.person()
    row = await call.hall.store.keeping.one("decks", person["id"], deck)
    if row is None:
        raise Refusal("not-found", "refused-no-such-deck")
    return deck_of(row)


@resource(router, "GET", "/api/me/decks/{deck}", StoredDeck)
async def get(call: Caller, deck: Id, edition: Edition = "revised") -> StoredDeck:
    """One of my decks."""
    return stored(deck, await one(call, deck), edition)


@resource(router, "PUT", "/api/me/decks/{deck}", StoredDeck, DeckBody)
async def change(call: Caller, deck: Id, body: Annotated[DeckBody, body_of(DeckBody)]) -> StoredDeck:
    """Change one of my decks; tables that have it keep it as it was."""
    person = await call.person()
    fresh = taken(body)
    if not await call.hall.store.keeping.change("decks", person["id"], deck, call.hall.now(), body=written(fresh)):
        raise Refusal("not-found", "refused-no-such-deck")
    return stored(deck, fresh, "revised")


@resource(router, "DELETE", "/api/me/decks/{deck}", Done)
async def drop(call: Caller, deck: Id) -> Done:
    """Throw a deck away."""
    person = await call.person()
    if not await call.hall.store.keeping.remove("decks", person["id"], deck):
        raise Refusal("not-found", "refused-no-such-deck")
    return Done()


@resource(router, "GET", "/api/me/decks/{deck}/file", None, media=MEDIA.values())
async def file(call: Caller, deck: Id, format: Format = "text") -> Response:
    """One of my decks as a file."""
    found = await one(call, deck)
    try:
        data = write_bytes([found], format)
    except WilderlandError as error:
        raise because(error) from error
    headers = {"Content-Disposition": f'attachment; filename="deck.{FORMATS[format]}"'}
    return Response(data, media_type=MEDIA[format], headers=headers)
