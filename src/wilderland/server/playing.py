"""Choosing, asking why, taking back, overruling, giving up, and where seats stop."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

from wilderland.game import Game
from wilderland.server.about import whole
from wilderland.server.absence import away, gone, stand_in
from wilderland.server.asked import Caller, handles, own_seat, require_status, seat_of
from wilderland.server.asks import Adjust, Answer, Choose, Concede, Delegate, Hold, Resync, Stop, Undo, Why
from wilderland.server.laying import known_agent
from wilderland.server.play import Play, Turn
from wilderland.server.proposals import Asking
from wilderland.server.refusal import Refusal
from wilderland.server.seeing import log_of
from wilderland.server.shown import Argument, CardRef, LogLine, Said
from wilderland.server.tells import Because, Notice, Whole
from wilderland.views.view import sees

if TYPE_CHECKING:
    from wilderland.server.room import Room

ADJUSTABLE = ("damage", "progress", "resources", "exhausted", "committed", "zone", "side", "deck")
LONG = 60.0
"""Seconds without a connection after which others need not wait for one's consent, however impatient the table is."""
VALUE = re.compile(r"[A-Za-z0-9:-]{1,40}")


def running(room: Room, serial: int | None = None) -> Play:
    """The game, at the moment the caller has seen."""
    require_status(room, "playing")
    assert room.play is not None
    if serial is not None and serial != room.play.serial:
        raise Refusal("stale")
    return room.play


@handles(Choose)
async def choose(room: Room, caller: Caller, ask: Choose) -> None:
    play = running(room)
    own_seat(room, caller, ask.seat)
    await room.take_turn(play.choose(caller.member, ask.seat, ask.keys, ask.serial))


@handles(Why)
async def why(room: Room, caller: Caller, ask: Why) -> Notice:
    play = running(room)
    own_seat(room, caller, ask.seat)
    reason = play.game.why(ask.key, ask.seat)
    return Because(ask.ref) if reason is None else Because(ask.ref, Said(reason.message), reason.rule)


@handles(Resync)
async def resync(room: Room, caller: Caller, ask: Resync) -> Whole:
    if room.play is None:
        raise Refusal("not-playing")
    return whole(room, caller.member)


# -- taking back, overruling, giving up ------------------------------------------------------------
@handles(Undo)
async def undo(room: Room, caller: Caller, ask: Undo) -> None:
    """Alone it is free; one's own last gesture too, if it showed nothing; otherwise everybody is asked."""
    play = running(room, ask.serial)
    require_seat(room, caller)
    turn = await asyncio.to_thread(play.undo, caller.member, ask.steps)
    host = room.doc.undo == "host" and caller.member == room.doc.host
    if host or not voters(room, caller.member) or play.own_and_quiet(caller.member, turn):
        await take_back(room, caller.member, turn)
        return
    asking = propose(room, caller, "undo", ask.serial)
    asking.steps = ask.steps
    log = turn.game.state.log
    asking.log_from = (log.number if log else 0) + 1
    room.tell_table()


@handles(Adjust)
async def adjust(room: Room, caller: Caller, ask: Adjust) -> None:
    """Overruling is tried before anybody is asked about it."""
    play = running(room, ask.serial)
    require_seat(room, caller)
    key = adjustment(room, ask)
    turn = play.adjust(caller.member, key)
    if not voters(room, caller.member):
        await room.take_turn(turn)
        return
    asking = propose(room, caller, "adjust", ask.serial)
    asking.key, asking.lines = key, by_hand(play.game, turn.game)
    room.tell_table()


def by_hand(before: Game, after: Game) -> tuple[LogLine, ...]:
    """What an override changes, as everybody may read it before it is agreed to: not what comes of it, and no card that
    it would turn up."""
    last = before.state.log.number if before.state.log else 0
    lines = [line for line in log_of(after, (), last) if line.said.message.startswith("log-adjust")]
    return tuple(line for line in lines if all(is_open(before, ref) for ref in line.said.args.values()))


def is_open(game: Game, argument: Argument) -> bool:
    """Whether an argument of a line names nothing that does not lie open already."""
    if not isinstance(argument, CardRef):
        return True
    card = game.state.cards[argument.id]
    return sees(card, 0) and card.face.code == argument.code


def adjustment(room: Room, ask: Adjust) -> str:
    """The key of an override. Only of what lies open: its line in the chronicle names the card to everybody."""
    assert room.play is not None
    cards = room.play.game.state.cards
    allowed = ADJUSTABLE if ask.card >= 0 else ("threat", "deck", "draw") if ask.player >= 0 else ("deck",)
    if (ask.card >= 0 and ask.player >= 0) or ask.card >= len(cards) or ask.player >= len(room.doc.seats):
        raise Refusal("illegal", "refused-adjust")
    if ask.card >= 0 and not sees(cards[ask.card], 0):
        raise Refusal("illegal", "refused-hidden-card")
    for word, value in ask.changes.items():
        if word not in allowed or not VALUE.fullmatch(value):
            raise Refusal("illegal", "refused-adjust")
    changes = ",".join(f"{word}={value}" for word, value in ask.changes.items())
    return f"adjust:card:{ask.card}:{changes}" if ask.card >= 0 else f"adjust:seat:{ask.player}:{changes}"


@handles(Concede)
async def concede(room: Room, caller: Caller, ask: Concede) -> None:
    play = running(room, ask.serial)
    if ask.seat >= 0:
        own_seat(room, caller, ask.seat)
    require_seat(room, caller)
    turn = play.concede(caller.member, ask.seat)
    if ask.seat >= 0 or not voters(room, caller.member):
        await room.take_turn(turn)
        return
    propose(room, caller, "concede", ask.serial)
    room.tell_table()


def require_seat(room: Room, caller: Caller) -> None:
    if not room.doc.held_by(caller.member):
        raise Refusal("not-yours", "refused-no-seat-of-yours")


def voters(room: Room, by: int) -> frozenset[int]:
    """The others whose consent is needed: those who hold a seat, unless they have been away for long."""
    return frozenset(member for member in room.doc.people() if member != by and not gone(room, member, LONG))


def propose(room: Room, caller: Caller, kind: str, serial: int) -> Asking:
    needed = voters(room, caller.member)
    if kind == "undo" and room.doc.undo == "host" and not gone(room, room.doc.host, LONG):
        needed = frozenset({room.doc.host})
    expires = room.hall.now() + room.hall.settings.proposal_expires
    return room.proposals.make(kind, caller.member, serial, expires, needed)  # type: ignore[arg-type]


@handles(Answer)
async def answer(room: Room, caller: Caller, ask: Answer) -> None:
    play = running(room)
    if room.proposals.void(play.serial, room.hall.now()):
        room.tell_table()
    asking = room.proposals.answer(ask.proposal, caller.member, ask.yes)
    if not ask.yes:
        line = room.line(-1, "", f"table-{asking.kind}-declined", name=room.members[caller.member].name)
        await room.store_doc(line)
    elif asking.agreed:
        await carry_out(room, play, asking)
    else:
        room.tell_table()


async def carry_out(room: Room, play: Play, asking: Asking) -> None:
    """Everybody agrees."""
    if asking.kind == "undo":
        await take_back(room, asking.by, await asyncio.to_thread(play.undo, asking.by, asking.steps))
    elif asking.kind == "adjust":
        await room.take_turn(play.adjust(asking.by, asking.key))
    else:
        await room.take_turn(play.concede(asking.by, -1))
    room.tell_table()


async def take_back(room: Room, by: int, turn: Turn) -> None:
    """An undo is told to everybody, and counted."""
    assert room.play is not None and turn.kept is not None
    gestures = sum(row.member >= 0 for row in room.play.rows[turn.kept :])
    line = room.line(-1, "", "table-undone", name=room.members[by].name, count=gestures)
    await room.take_turn(turn, line)
    room.tell_table()


# -- where seats stop, and who answers for them ------------------------------------------------------
@handles(Stop)
async def stop(room: Room, caller: Caller, ask: Stop) -> None:
    own_seat(room, caller, ask.seat).stops = ask.stops
    await room.store_doc()
    await room.pass_on()


@handles(Hold)
async def hold(room: Room, caller: Caller, ask: Hold) -> None:
    own_seat(room, caller, ask.seat).holding = ask.on
    await room.store_doc()
    await room.pass_on()


@handles(Delegate)
async def delegate(room: Room, caller: Caller, ask: Delegate) -> None:
    require_status(room, "lobby", "playing")
    seat = seat_of(room, ask.seat)
    if ask.to != "pass":
        known_agent(ask.to)
    if seat.member == caller.member:
        seat.passing, seat.stand_in = ask.to == "pass", False
        seat.agent = "" if ask.to == "pass" else ask.to
    elif seat.member < 0 and room.doc.host == caller.member and ask.to != "pass":
        seat.agent = ask.to
    elif ask.seat in away(room) and room.doc.held_by(caller.member) and ask.to:
        stand_in(room, ask.seat, ask.to)
    else:
        raise Refusal("not-yours", "refused-not-your-seat", seat=ask.seat)
    await room.store_doc()
    await room.pass_on()
