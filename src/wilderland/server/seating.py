"""Sitting down and getting ready; what the host does; the next game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import json

from wilderland.campaign import CampaignLog
from wilderland.decks import Deck
from wilderland.server import laying
from wilderland.server.about import whole
from wilderland.server.absence import gone
from wilderland.server.asked import Caller, handles, own_seat, require_host, require_status, seat_of
from wilderland.server.asks import Again, Arrange, Bring, Invite, Kick, Leave, Ready, Show, Take
from wilderland.server.following import lay_following
from wilderland.server.passing import Habits
from wilderland.server.play import replayed
from wilderland.server.refusal import Refusal
from wilderland.server.tells import Invited, Moved
from wilderland.server.tokens import hashed, new_token
from wilderland.setups import Setup

if TYPE_CHECKING:
    from wilderland.server.room import Room

LAYER = 0
"""The member who laid the table, and always can come back to it."""


@handles(Take)
async def take(room: Room, caller: Caller, ask: Take) -> None:
    require_status(room, "lobby", "playing")
    seat = seat_of(room, ask.seat)
    if seat.member >= 0:
        raise Refusal("full", "refused-seat-taken", seat=ask.seat)
    if room.status == "playing" and room.public and room.doc.host != caller.member:
        raise Refusal("not-yours", "refused-running-public")  # a stranger would see its hand
    seat.member, seat.agent, seat.ready, seat.shown = caller.member, "", False, "nobody"
    seat.passing = seat.stand_in = seat.holding = False
    await room.store_doc()
    await room.pass_on()


@handles(Leave)
async def leave(room: Room, caller: Caller, ask: Leave) -> None:
    own_seat(room, caller, ask.seat)
    vacate(room, caller.member, [ask.seat])
    await room.store_doc()


def vacate(room: Room, member: int, seats: Sequence[int]) -> None:
    """Nobody holds these seats any more, and nobody waits for what their holder says to proposals."""
    for number in seats:
        seat = room.doc.seats[number]
        seat.member, seat.ready, seat.holding, seat.shown = -1, False, False, "nobody"
        seat.agent = "" if seat.stand_in else seat.agent
        seat.passing = seat.stand_in = False
    if member not in room.doc.people():
        room.proposals.without(member)


@handles(Bring)
async def bring(room: Room, caller: Caller, ask: Bring) -> None:
    """The host brings decks for seats nobody holds."""
    require_status(room, "lobby")
    seat = seat_of(room, ask.seat)
    if seat.member != caller.member and not (seat.member < 0 and room.doc.host == caller.member):
        raise Refusal("not-yours", "refused-not-your-seat", seat=ask.seat)
    if ask.deck:
        person = room.members[caller.member].person
        row = await room.hall.store.keeping.one("decks", person or "", ask.deck)
        if row is None:
            raise Refusal("not-found", "refused-no-such-deck")
        deck = Deck.from_json(json.decode(row["body"]), "deck")
    else:
        deck = laying.starter(ask.starter, room.doc.edition)
    laying.bring(room.doc, ask.seat, deck)
    await room.store_doc()


@handles(Ready)
async def ready(room: Room, caller: Caller, ask: Ready) -> None:
    require_status(room, "lobby")
    own = [room.doc.seats[number] for number in room.doc.held_by(caller.member)]
    if not own:
        raise Refusal("not-yours", "refused-no-seat-of-yours")
    if ask.ready and any(seat.deck is None for seat in own):
        raise Refusal("illegal", "refused-no-deck")
    for seat in own:
        seat.ready = ask.ready
    if all(seat.deck and (seat.ready if seat.member >= 0 else seat.agent) for seat in room.doc.seats):
        try:
            await begin(room)
        except Refusal:
            for seat in own:
                seat.ready = False
            raise
    else:
        await room.store_doc()


async def begin(room: Room) -> None:
    """All are ready: the game is set up and stored before anybody sees it."""
    if room.doc.begun is not None:
        await start(room, Setup.from_json(room.doc.begun.setup), room.doc.begun.lines)
        return
    log = None
    if room.doc.campaign:
        row = await room.hall.store.keeping.one("campaigns", room.doc.campaign_of, room.doc.campaign)
        if row is None:
            raise Refusal("not-found", "refused-no-campaign")
        log = CampaignLog.loads(row["log"])
    await start(room, laying.setup(room.doc, log))


async def start(room: Room, setup: Setup, lines: Sequence[str] = ()) -> None:
    """The game lies on the table, perhaps with its first choices made."""
    room.doc.scenario = setup.scenario
    room.setup = setup.as_json()
    first = [(1, -1, "\n".join(lines))] if lines else []
    habits = {number: Habits() for number in range(len(room.doc.seats))}
    play = await asyncio.to_thread(replayed, setup, first, habits, None)  # somebody's replay may be long
    await room.store(
        changes={"setup": json.encode(room.setup).decode(), "status": "playing", "body": room.doc.dumps(), "round": 0},
        choices=[room.choice_row(serial, member, text) for serial, member, text in first],
    )
    room.status, room.habits, room.play = "playing", habits, play
    room.follow_doc()
    room.seat_connections()
    room.tell_table()
    for connection, member in room.connections.items():
        room.tell([connection], whole(room, member))
    await room.pass_on()


@handles(Show)
async def show(room: Room, caller: Caller, ask: Show) -> None:
    own_seat(room, caller, ask.seat).shown = ask.to
    await room.store_doc()


# -- the host --------------------------------------------------------------------------------------
@handles(Kick)
async def kick(room: Room, caller: Caller, ask: Kick) -> None:
    require_host(room, caller)
    member = room.members.get(ask.member)
    if member is None or member.kicked:
        raise Refusal("not-found", "refused-no-member")
    if ask.member == caller.member:
        raise Refusal("illegal", "refused-not-yourself")
    if ask.member == LAYER:
        raise Refusal("illegal", "refused-kick-layer")
    await room.hall.store.tables.kick(room.id, ask.member)
    member.kicked = True
    vacate(room, ask.member, room.doc.held_by(ask.member))
    for connection in [one for one, who in room.connections.items() if who == ask.member]:
        room.hall.dismiss(connection, Refusal("kicked"))
        room.detach(connection)
    await room.store(changes={"invite": hashed(new_token())})
    await room.store_doc()


@handles(Invite)
async def invite(room: Room, caller: Caller, ask: Invite) -> Invited:
    require_host(room, caller)
    made = new_token()
    await room.store(changes={"invite": hashed(made)})
    return Invited(ask.ref, made)


@handles(Arrange)
async def arrange(room: Room, caller: Caller, ask: Arrange) -> None:
    """If the host is away, whoever holds a seat may become host."""
    if not (ask.host == caller.member and caller.member in room.doc.people() and gone(room, room.doc.host)):
        require_host(room, caller)
    if ask.host is not None:
        if ask.host not in room.members or room.members[ask.host].kicked:
            raise Refusal("not-found", "refused-no-member")
        room.doc.host = ask.host
    room.public = room.public if ask.public is None else ask.public
    room.doc.undo = ask.undo or room.doc.undo
    room.doc.away = ask.away or room.doc.away
    room.doc.away_after = ask.away_after or room.doc.away_after
    await room.store_doc()


@handles(Again)
async def again(room: Room, caller: Caller, ask: Again) -> None:
    """The same people at another table: a rematch, or what comes next."""
    require_host(room, caller)
    if room.status != "finished":
        raise Refusal("not-playing", "refused-not-over")
    if not room.doc.following:
        room.doc.following = await lay_following(room, ask.next)
        await room.store_doc()
    room.tell_all(Moved(room.doc.following))
