"""People: a key that owns decks, campaigns and the journal. No account, no address, no password."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Response

from wilderland.server.http.call import Call, Caller
from wilderland.server.http.resource import body_of, resource
from wilderland.server.keepsakes import Done
from wilderland.server.refusal import Refusal
from wilderland.server.resources import Keyed, Link, Move, NewPerson, Person
from wilderland.server.talking import readable

router = APIRouter(tags=["people"])


def name_of(words: str) -> str:
    name = readable(words)
    if not name:
        raise Refusal("bad-message", "refused-name")
    return name


@resource(router, "POST", "/api/people", Keyed, NewPerson, 201)
async def new_person(call: Caller, body: Annotated[NewPerson, body_of(NewPerson)]) -> Keyed:
    """Become somebody: the answer has the key, once."""
    call.allow("new_people")
    name = name_of(body.name)
    person, key = await call.hall.store.people.add(name, call.hall.now())
    return Keyed(person, name, key)


@resource(router, "POST", "/api/people/move", Keyed, Move)
async def move(call: Caller, body: Annotated[Move, body_of(Move)]) -> Keyed:
    """Become the person of a link, on this device too."""
    call.allow("new_people")
    found = await call.hall.store.people.move(body.code, call.hall.now())
    if found is None:
        raise Refusal("not-found", "refused-link")
    person, key = found
    return Keyed(person["id"], person["name"], key)


@resource(router, "GET", "/api/me", Person)
async def me(call: Caller) -> Person:
    """Who am I?"""
    person = await call.person()
    return Person(person["id"], person["name"])


@resource(router, "PUT", "/api/me", Person, NewPerson)
async def rename(call: Caller, body: Annotated[NewPerson, body_of(NewPerson)]) -> Person:
    """Another name, from the next table on."""
    person = await call.person()
    name = name_of(body.name)
    await call.hall.store.people.rename(person["id"], name)
    return Person(person["id"], name)


@resource(router, "DELETE", "/api/me", Done)
async def delete(call: Caller) -> Done:
    """Delete everything of mine; games I sat in stay for the others who were there, without my name and my words."""
    person = await call.person()
    await read_anew(call, await call.hall.store.people.delete(person["id"]))
    return Done()


async def read_anew(call: Call, tables: list[str]) -> None:
    """What is stored of tables has changed: whoever is there comes back to that."""
    for room in [call.hall.rooms[table] for table in tables if table in call.hall.rooms]:
        async with room.lock:
            if not room.lost:
                call.hall.abandon(room)


@resource(router, "POST", "/api/me/links", Link, None, 201)
async def link(call: Caller) -> Link:
    """A code that makes me the same person on another device, once and soon."""
    person = await call.person()
    expires = call.hall.now() + call.hall.settings.link_expires
    return Link(await call.hall.store.people.link(person["id"], expires), expires)


@resource(router, "DELETE", "/api/me/keys", Done)
async def forget_others(call: Caller) -> Done:
    """Only this device is mine from now on: other keys open nothing more, nor do the tokens of my places at tables."""
    person = await call.person()
    await read_anew(call, await call.hall.store.people.forget_other_keys(person["id"], call.key))
    return Done()


@resource(router, "GET", "/api/me/export", None)
async def export(call: Caller) -> Response:
    """Everything that is stored about me, as one file."""
    person = await call.person()
    kept = await call.hall.store.people.everything(person["id"])
    content = json.dumps({"person": person, **kept}, ensure_ascii=False, indent=1)
    headers = {"Content-Disposition": 'attachment; filename="wilderland.json"'}
    return Response(content, media_type="application/json", headers=headers)
