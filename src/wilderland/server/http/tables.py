"""The lobby: tables laid, listed and joined; replays of finished games; reports."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Response

from wilderland.decks import Deck
from wilderland.server import laying
from wilderland.server.about import seats_of
from wilderland.server.doc import TableDoc
from wilderland.server.http.call import Call, Caller, Id
from wilderland.server.http.finished import finished, seen
from wilderland.server.http.looking import looked_at
from wilderland.server.http.people import name_of
from wilderland.server.http.resource import body_of, resource
from wilderland.server.keepsakes import NewReport, Report
from wilderland.server.refusal import Refusal
from wilderland.server.resources import Join, Joined, NewTable, Tables, TableSummary
from wilderland.server.tokens import hashed, new_id, new_token

router = APIRouter(tags=["tables"])
Row = dict[str, Any]


@resource(router, "GET", "/api/tables", Tables)
async def lobby(call: Caller) -> Tables:
    """Public tables that are not over, the liveliest first."""
    return await summaries(call, await call.hall.store.tables.public())


@resource(router, "GET", "/api/me/tables", Tables)
async def mine(call: Caller) -> Tables:
    """The tables I am at."""
    person = await call.person()
    return await summaries(call, await call.hall.store.tables.of_person(person["id"]))


async def summaries(call: Call, rows: list[Row]) -> Tables:
    hosts = await call.hall.store.tables.names([row["id"] for row in rows])
    return Tables(tuple(summary(row, hosts.get(row["id"], {}), call) for row in rows))


def summary(row: Row, names: dict[int, str], call: Call) -> TableSummary:
    doc = TableDoc.loads(row["body"])
    room = call.hall.rooms.get(row["id"])
    there = set(room.connections.values()) if room else set()
    return TableSummary(
        table=row["id"],
        status=row["status"],
        scenario=doc.scenario,
        edition=doc.edition,
        mode=doc.mode,
        host=names.get(doc.host, ""),
        seats=seats_of(doc),
        watching=len(there - doc.people()),
        created=row["created"],
        touched=row["touched"],
        round=row["round"],
    )


@resource(router, "POST", "/api/tables", Joined, NewTable, 201)
async def lay(call: Caller, body: Annotated[NewTable, body_of(NewTable)]) -> Joined:
    """Lay a table; whoever does is its host, and needs no person."""
    person = await call.guest()
    call.allow("new_tables")
    if body.replay is not None:
        doc = laying.lay_replay(body, await looked_at(call, body.replay, body.upto, None))
    else:
        doc = laying.lay(body)
    if doc.campaign:
        row = await call.hall.store.keeping.one("campaigns", person["id"], doc.campaign) if person else None
        if row is None or person is None:
            raise Refusal("not-found", "refused-no-campaign")
        doc.campaign_of = person["id"]
        doc.scenario = msgspec.json.decode(row["log"])["next"] or doc.scenario
    for number, wish in enumerate(() if body.replay is not None else body.seats):
        if wish.deck:
            kept = await call.hall.store.keeping.one("decks", person["id"], wish.deck) if person else None
            if kept is None:
                raise Refusal("not-found", "refused-no-such-deck")
            laying.bring(doc, number, Deck.from_json(msgspec.json.decode(kept["body"]), "deck"))
        elif wish.starter:
            laying.bring(doc, number, laying.starter(wish.starter, doc.edition))
    name = name_of(body.name or (person["name"] if person else ""))
    table, invite, token, now = new_id(), new_token(), new_token(), call.hall.now()
    await call.hall.store.tables.lay(
        {
            "id": table,
            "status": "lobby",
            "public": body.public,
            "invite": hashed(invite),
            "created": now,
            "touched": now,
            "body": doc.dumps(),
        },
        [
            {
                "table": table,
                "member": 0,
                "name": name,
                "person": person["id"] if person else None,
                "token": hashed(token),
            }
        ],
    )
    return Joined(table, 0, token, invite)


async def head(call: Call, table: str) -> Row:
    row = await call.hall.store.tables.head(table)
    if row is None:
        raise Refusal("not-found", "refused-no-table")
    return row


@resource(router, "GET", "/api/tables/{table}", TableSummary)
async def look(call: Caller, table: Id) -> TableSummary:
    """A table from outside: a public one, or one I am at."""
    row = await head(call, table)
    if not row["public"]:
        await call.member(table)
    names = await call.hall.store.tables.names([table])
    return summary(row, names.get(table, {}), call)


@resource(router, "POST", "/api/tables/{table}/join", Joined, Join, 201)
async def join(call: Caller, table: Id, body: Annotated[Join, body_of(Join)]) -> Joined:
    """Join by its link, or without one if it is public. The token of a person who is there already is their key."""
    person = await call.guest()
    row = await head(call, table)
    if person is not None:
        known = await call.hall.store.tables.member(table, "", person["id"])
        if known is not None:
            if known["kicked"]:
                raise Refusal("forbidden", "refused-kicked")
            return Joined(table, known["member"], call.key)
    if not row["public"] and hashed(body.invite) != row["invite"]:
        raise Refusal("not-found", "refused-no-table")
    name = name_of(body.name or (person["name"] if person else ""))
    call.allow("new_members", table)
    token, most = new_token(), call.hall.settings.members_per_table
    member = await call.hall.store.tables.join(table, name, person["id"] if person else None, token, most)
    if member is None:
        raise Refusal("full")
    return Joined(table, member, token)


# -- what a game leaves ------------------------------------------------------------------------------
@resource(router, "GET", "/api/tables/{table}/replay", None)
async def replay(call: Caller, table: Id) -> Response:
    """The whole game, when it is over: for everybody who was there or has its key, or for all if it was public."""
    game = await seen(call, await head(call, table))
    return Response(msgspec.json.encode(game.replay), media_type="application/json")


@resource(router, "POST", "/api/tables/{table}/reports", Report, NewReport, 201)
async def report(call: Caller, table: Id, body: Annotated[NewReport, body_of(NewReport)]) -> Report:
    """Something is wrong here: kept with the moment, sealed while the game runs."""
    member = await call.member(table)
    call.allow("new_tables")
    row = await head(call, table)
    stored = await call.hall.store.tables.choices(table)
    serial = stored[-1]["serial"] if stored else 0
    now = call.hall.now()
    identity = await call.hall.store.keeping.report(table, member["member"], serial, body.text, now)
    return Report(identity, table, serial, body.text, now, row["status"] != "finished")


@resource(router, "GET", "/api/reports/{report}", Report)
async def read_report(call: Caller, report: Id) -> Report:
    """A report of a table I am at; with the replay, when the game is over."""
    found = await call.hall.store.keeping.find_report(report)
    if found is None:
        raise Refusal("not-found")
    await call.member(found["table"])
    row = await head(call, found["table"])
    over = row["status"] == "finished"
    return Report(
        report,
        found["table"],
        found["serial"],
        found["text"],
        found["created"],
        not over,
        (await finished(call, row)).replay if over else None,
    )
