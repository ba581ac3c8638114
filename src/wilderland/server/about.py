"""What a table tells about itself: to everybody, and to a member who has just come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wilderland.server.absence import away
from wilderland.server.doc import TableDoc
from wilderland.server.messages import PROTOCOL
from wilderland.server.refusal import told
from wilderland.server.tells import MemberInfo, SeatInfo, TableInfo, Welcome, Whole
from wilderland.server.words import Stops
from wilderland.version import __version__

if TYPE_CHECKING:
    from wilderland.server.room import Room


def seats_of(doc: TableDoc, away: frozenset[int] = frozenset()) -> tuple[SeatInfo, ...]:
    """The seats of a table as everybody sees them: of decks the name and the heroes."""
    return tuple(
        SeatInfo(
            seat=number,
            member=seat.member,
            agent=seat.agent,
            deck=str(seat.deck["name"]) if seat.deck else "",
            heroes=tuple(seat.deck["heroes"]) if seat.deck else (),
            ready=seat.ready,
            passing=seat.passing,
            holding=seat.holding,
            away=number in away,
            shown=seat.shown,
        )
        for number, seat in enumerate(doc.seats)
    )


def info(room: Room) -> TableInfo:
    doc, notice = room.doc, None
    if room.play is not None and room.play.short is not None:
        notice = told([room.play.short])[0].said
    return TableInfo(
        table=room.id,
        status=room.status,
        scenario=doc.scenario,
        edition=doc.edition,
        mode=doc.mode,
        host=doc.host,
        seats=seats_of(doc, away(room)),
        members=tuple(
            MemberInfo(member.number, member.name, room.connected(member.number))
            for member in room.members.values()
            if not member.kicked
        ),
        public=room.public,
        seeded=doc.seed is not None,
        campaign=doc.campaign,
        undo=doc.undo,
        away=doc.away,
        away_after=doc.away_after,
        undos=room.play.undos if room.play else 0,
        proposals=tuple(asking.info() for asking in room.proposals.open.values()),
        following=doc.following,
        notice=notice,
    )


def whole(room: Room, member: int) -> Whole:
    assert room.play is not None
    audience = room.audience(room.eyes(member))
    return Whole(audience.serial, audience.view, audience.log(room.play.game), stops(room, member))


def stops(room: Room, member: int) -> dict[int, Stops]:
    return {seat: room.doc.seats[seat].stops for seat in room.doc.held_by(member)}


def welcome(room: Room, member: int) -> Welcome:
    words: dict[str, Any] = {}
    if room.play is not None:
        audience = room.audience(room.eyes(member))
        words = {"view": audience.view, "log": audience.log(room.play.game), "serial": audience.serial}
    return Welcome(
        protocol=PROTOCOL,
        version=__version__,
        you=member,
        table=info(room),
        chat=tuple(room.chat),
        stops=stops(room, member),
        **{"serial": 0, **words},
    )
