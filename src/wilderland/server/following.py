"""The table after this one: the same game again, the next scenario, or the campaign's next game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wilderland.campaign import Campaign, CampaignLog, Series
from wilderland.errors import WilderlandError
from wilderland.scenarios import scenarios
from wilderland.server import laying
from wilderland.server.refusal import Refusal, because
from wilderland.server.tokens import new_id

if TYPE_CHECKING:
    from wilderland.server.room import Room


async def lay_following(room: Room, following: bool) -> str:
    """Lay the next table with the same members, whose tokens open it too; its id."""
    doc = laying.again(room.doc)
    if doc.campaign:
        row = await room.hall.store.keeping.one("campaigns", doc.campaign_of, doc.campaign)
        if row is None:
            raise Refusal("not-found", "refused-no-campaign")
        doc.scenario = _next_of_campaign(row["log"])
    elif doc.series:
        doc.series = doc.series if following else ""
        doc.scenario = _next_of_series(doc.series) if following else next(iter(scenarios()))
    elif following:
        order = list(scenarios())
        place = order.index(doc.scenario) + 1
        if place == len(order):
            raise Refusal("over", "refused-no-next")
        doc.scenario = order[place]
    table, now = new_id(), room.hall.now()
    head = await room.hall.store.tables.head(room.id)
    members = await room.hall.store.tables.members(room.id)
    assert head is not None
    soon = head["created"] + room.hall.settings.again_after - now
    if soon > 0:
        raise Refusal("too-many", retry=soon)
    await room.hall.store.tables.lay(
        {
            "id": table,
            "status": "lobby",
            "public": room.public,
            "invite": head["invite"],
            "created": now,
            "touched": now,
            "body": doc.dumps(),
        },
        [{**member, "table": table} for member in members],
    )
    return table


def _next_of_campaign(log: str) -> str:
    try:
        scenario = Campaign(CampaignLog.loads(log)).scenario
    except WilderlandError as error:
        raise because(error) from error
    if scenario is None:
        raise Refusal("over", "refused-no-next")
    return scenario


def _next_of_series(text: str) -> str:
    try:
        return Series.loads(text).setup().scenario
    except WilderlandError as error:
        raise because(error, "over") from error
