"""Members who are away: their seats wait, pass, or are played by a companion until they are back (B.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wilderland.server.room import Room

STAND_IN = "expert"


def away(room: Room) -> frozenset[int]:
    """The seats that must answer and whose holders have been without a connection for too long."""
    if room.play is None or room.status != "playing":
        return frozenset()
    seats = room.doc.seats
    asked = [seat for seat in room.play.game.decisions if seats[seat].member >= 0 and not seats[seat].agent]
    return frozenset(seat for seat in asked if gone(room, seats[seat].member))


def gone(room: Room, member: int, at_least: float = 0.0) -> bool:
    """Whether a member has been without a connection for longer than the table waits."""
    patience = max(at_least, room.doc.away_after)
    return not room.connected(member) and room.hall.now() - room.members[member].left_at >= patience


async def look_after(room: Room) -> None:
    """Do by the table's rule what is to be done for seats that are away."""
    missing = away(room)
    if room.doc.away == "wait":
        if missing != room.seen_away:
            room.seen_away = missing
            room.tell_table()
        return
    fresh = [seat for seat in missing if not room.doc.seats[seat].stand_in]
    for seat in fresh:
        stand_in(room, seat, STAND_IN if room.doc.away == "companion" else "pass")
    if fresh:
        await room.store_doc(*[room.line(-1, "", "table-away", seat=seat) for seat in fresh[:1]])
        await room.pass_on()


def stand_in(room: Room, seat: int, who: str) -> None:
    """Somebody answers for a seat until its holder is back."""
    doc = room.doc.seats[seat]
    doc.stand_in = True
    doc.passing = who == "pass"
    doc.agent = "" if who == "pass" else who


async def returned(room: Room, member: int) -> None:
    """A member is back: nobody stands in for them any more."""
    own = [seat for seat in room.doc.seats if seat.member == member and seat.stand_in]
    for seat in own:
        seat.agent, seat.passing, seat.stand_in = "", False, False
    if own:
        await room.store_doc()
        await room.pass_on()
