"""The journal and campaigns of a person."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Response

from wilderland.campaign import Campaign as Played
from wilderland.campaign import CampaignLog
from wilderland.errors import WilderlandError
from wilderland.journal import Record, exported
from wilderland.server.http.call import Call, Caller, Id, Language
from wilderland.server.http.resource import body_of, resource
from wilderland.server.keepsakes import (
    Campaign,
    Campaigns,
    CampaignStep,
    Done,
    Journal,
    JournalEntry,
    NewCampaign,
)
from wilderland.server.refusal import Refusal, because
from wilderland.text.catalog import Catalog
from wilderland.text.prose import Prose

router = APIRouter(tags=["keeping"])
Row = dict[str, Any]
Format = Annotated[Literal["json", "csv", "markdown"], Query()]
MEDIA = {"json": "application/json", "csv": "text/csv; charset=utf-8", "markdown": "text/markdown; charset=utf-8"}
MOST_CAMPAIGNS = 100


# -- the journal -----------------------------------------------------------------------------------
def record_of(row: Row) -> Record:
    return Record.from_json(msgspec.json.decode(row["record"]))


@resource(router, "GET", "/api/me/journal", Journal)
async def journal(call: Caller) -> Journal:
    """Every game I have finished."""
    person = await call.person()
    return Journal(tuple(entry(row) for row in await call.hall.store.keeping.journal(person["id"])))


def entry(row: Row) -> JournalEntry:
    one = record_of(row)
    return JournalEntry(
        game=row["table"],
        scenario=one.scenario,
        edition=one.edition,
        mode=one.mode,
        success=one.success,
        reason=one.reason,
        rounds=one.rounds,
        score=one.score,
        score_sheet=dict(one.score_sheet),
        date_played=one.date_played,
        players=tuple(seat.player for seat in one.seats),
        decks=tuple(seat.deck.name for seat in one.seats),
        heroes=tuple(hero for seat in one.seats for hero in seat.deck.heroes),
        adjusted=one.adjusted,
        undos=row["undos"],
    )


@resource(router, "GET", "/api/me/journal/file", None, media=MEDIA.values())
async def journal_file(call: Caller, format: Format = "json", language: Language = "en") -> Response:
    """The journal as a file; the JSON form has the replays."""
    person = await call.person()
    records = [record_of(row) for row in await call.hall.store.keeping.journal(person["id"])]
    ending = {"markdown": "md"}.get(format, format)
    headers = {"Content-Disposition": f'attachment; filename="journal.{ending}"'}
    text = await asyncio.to_thread(lambda: exported(records, format, Prose(Catalog(language))))
    return Response(text, media_type=MEDIA[format], headers=headers)


# -- campaigns -------------------------------------------------------------------------------------
def shown(identity: str, name: str, log: CampaignLog) -> Campaign:
    played = Played(log)
    return Campaign(identity, name, log.as_json(), tuple(played.available), tuple(played.to_replace), played.over)


async def kept(call: Call, campaign: str) -> tuple[Row, Row]:
    person = await call.person()
    row = await call.hall.store.keeping.one("campaigns", person["id"], campaign)
    if row is None:
        raise Refusal("not-found", "refused-no-campaign")
    return person, row


@resource(router, "GET", "/api/me/campaigns", Campaigns)
async def campaigns(call: Caller) -> Campaigns:
    """My campaigns."""
    person = await call.person()
    rows = await call.hall.store.keeping.all("campaigns", person["id"])
    return Campaigns(tuple(shown(row["id"], row["name"], CampaignLog.loads(row["log"])) for row in rows))


@resource(router, "POST", "/api/me/campaigns", Campaign, NewCampaign, 201)
async def begin(call: Caller, body: Annotated[NewCampaign, body_of(NewCampaign)]) -> Campaign:
    """Begin a campaign."""
    person = await call.person()
    if await call.hall.store.keeping.count("campaigns", person["id"]) >= MOST_CAMPAIGNS:
        raise Refusal("too-many")
    after = CampaignLog.loads((await kept(call, body.after))[1]["log"]) if body.after else None
    names = [player.name for player in body.players]
    try:
        log = Played.begin(names, [player.heroes for player in body.players], body.hard, after).log
    except WilderlandError as error:
        raise because(error) from error
    identity = await call.hall.store.keeping.add(
        "campaigns", person["id"], call.hall.now(), name=body.name, log=log.dumps()
    )
    return shown(identity, body.name, log)


@resource(router, "GET", "/api/me/campaigns/{campaign}", Campaign)
async def get(call: Caller, campaign: Id) -> Campaign:
    """One of my campaigns; `log` is its log file."""
    _, row = await kept(call, campaign)
    return shown(campaign, row["name"], CampaignLog.loads(row["log"]))


@resource(router, "POST", "/api/me/campaigns/{campaign}/steps", Campaign, CampaignStep)
async def step(call: Caller, campaign: Id, body: Annotated[CampaignStep, body_of(CampaignStep)]) -> Campaign:
    """Between two games: replace a fallen hero, swap one, heal one, or play on with a fallen one."""
    person, row = await kept(call, campaign)
    played = Played(CampaignLog.loads(row["log"]))
    try:
        if body.what == "replace":
            played.replace(body.seat, body.hero, body.new)
        elif body.what == "swap":
            played.swap(body.seat, body.hero, body.new)
        elif body.what == "heal":
            played.heal(body.seat, body.hero)
        else:
            played.play_on_with(body.seat, body.hero)
    except WilderlandError as error:
        raise because(error) from error
    now, was, log = call.hall.now(), {"log": row["log"]}, played.log.dumps()
    if not await call.hall.store.keeping.change("campaigns", person["id"], campaign, now, was, log=log):
        raise Refusal("stale", "refused-campaign-changed")
    return shown(campaign, row["name"], played.log)


@resource(router, "DELETE", "/api/me/campaigns/{campaign}", Done)
async def drop(call: Caller, campaign: Id) -> Done:
    """Throw a campaign away."""
    person, _ = await kept(call, campaign)
    await call.hall.store.keeping.remove("campaigns", person["id"], campaign)
    return Done()
