"""When a game is over: the journal of everybody with a key who sat there, and the campaign or series it belongs to."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from wilderland.campaign import Campaign, CampaignLog, Series
from wilderland.errors import WilderlandError
from wilderland.game import Game
from wilderland.journal import record

if TYPE_CHECKING:
    from wilderland.server.room import Room

Row = dict[str, Any]


@dataclass
class Ending:
    """What is stored together with the last choice."""

    journal: list[Row] = field(default_factory=list)
    campaigns: list[Row] = field(default_factory=list)


async def ending(room: Room, game: Game, undos: int) -> Ending:
    """What a finished game leaves."""
    now = room.hall.now()
    names = [room.members[seat.member].name if seat.member >= 0 else seat.agent for seat in room.doc.seats]
    date = datetime.fromtimestamp(now, UTC).date().isoformat()
    text = json.dumps(record(game, date, names).as_json(), ensure_ascii=False)
    people = {room.members[member].person for member in room.doc.people()} - {None}
    end = Ending(
        [
            {"person": person, "table": room.id, "played": now, "undos": undos, "record": text}
            for person in sorted(str(person) for person in people)
        ]
    )
    await _go_on(room, game, end)
    return end


async def _go_on(room: Room, game: Game, end: Ending) -> None:
    """The campaign or series learns the result; one that has gone elsewhere meanwhile stays as it is."""
    doc = room.doc
    try:
        if doc.series:
            series = Series.loads(doc.series)
            series.record(game)
            doc.series = series.dumps()
        if doc.campaign:
            row = await room.hall.store.keeping.one("campaigns", doc.campaign_of, doc.campaign)
            if row is not None:
                campaign = Campaign(CampaignLog.loads(row["log"]))
                campaign.record(game)
                log = campaign.log.dumps()
                end.campaigns.append({"id": doc.campaign, "was": row["log"], "log": log, "touched": room.hall.now()})
    except WilderlandError as error:
        room.hall.log.warning("result-not-recorded", extra={"table": room.id, "why": str(error)})
