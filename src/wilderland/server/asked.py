"""What members ask of a table: each kind of message has one handler, and every refusal is told and logged."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from wilderland.server.asks import Adjust, Ask, Choose, Undo
from wilderland.server.doc import SeatDoc
from wilderland.server.lost import Lost
from wilderland.server.refusal import Refusal
from wilderland.server.tells import Accepted, Notice, Refused

if TYPE_CHECKING:
    from wilderland.server.room import Room

AnyAsk = TypeVar("AnyAsk", bound=Ask)


@dataclass(frozen=True)
class Caller:
    """Who asks."""

    member: int
    connection: str


GOING_ON = (Choose, Undo, Adjust)
"""What makes a game's history longer. Conceding is always possible."""


class Later:
    """Instead of an answer: it comes by itself when it is there."""


LATER = Later()
Answered = Notice | Later | None
Handler = Callable[["Room", Caller, Any], Awaitable[Answered]]
HANDLERS: dict[type[Ask], Handler] = {}


def handles(
    kind: type[AnyAsk],
) -> Callable[
    [Callable[[Room, Caller, AnyAsk], Awaitable[Answered]]],
    Callable[[Room, Caller, AnyAsk], Awaitable[Answered]],
]:
    """A handler of one message. What it returns is the answer; None means `accepted`, where an answer is awaited."""

    def register(
        handler: Callable[[Room, Caller, AnyAsk], Awaitable[Answered]],
    ) -> Callable[[Room, Caller, AnyAsk], Awaitable[Answered]]:
        HANDLERS[kind] = handler
        return handler

    return register


async def handle(room: Room, caller: Caller, ask: Ask) -> None:
    """Do what is asked, or refuse it; one thing at a time."""
    ref: int | None = getattr(ask, "ref", None)
    async with room.lock:
        if room.lost:
            return
        member = room.members.get(caller.member)
        try:
            if member is None or member.kicked:
                raise Refusal("kicked")
            handler = HANDLERS.get(type(ask))
            if handler is None:
                raise Refusal("bad-message")
            serial = room.play.serial if room.play else 0
            if serial >= room.hall.settings.choices_per_table and isinstance(ask, GOING_ON):
                raise Refusal("too-many")
            answer = await handler(room, caller, ask)
            if isinstance(answer, Later):
                return
        except Refusal as no:
            here = room.hall.connections.get(caller.connection)
            about = {"table": room.id, "member": caller.member, "connection": caller.connection}
            about |= {"address": here.address} if here else {}
            room.hall.refused(no, **about, ask=type(ask).__name__.lower())
            answer = Refused(ref if ref is not None else 0, no.code, no.said, no.rule, no.offered, no.problems)
        except Lost:
            return
        except Exception:
            # What is in memory may not be what is stored: everybody comes back to what is.
            room.hall.mistake("table-failed", table=room.id, ask=type(ask).__name__)
            room.hall.abandon(room)
            return
        if answer is None and ref is not None:
            answer = Accepted(ref, room.play.serial if room.play else 0)
        if answer is not None:
            room.tell([caller.connection], answer)


# -- what handlers ask about callers ----------------------------------------------------------------
def seat_of(room: Room, seat: int) -> SeatDoc:
    """A seat that is there."""
    if seat >= len(room.doc.seats):
        raise Refusal("not-found", "refused-no-seat", seat=seat)
    return room.doc.seats[seat]


def own_seat(room: Room, caller: Caller, seat: int) -> SeatDoc:
    """A seat of the caller's."""
    doc = seat_of(room, seat)
    if doc.member != caller.member:
        raise Refusal("not-yours", "refused-not-your-seat", seat=seat)
    return doc


def require_host(room: Room, caller: Caller) -> None:
    if room.doc.host != caller.member:
        raise Refusal("not-yours", "refused-host-only")


def require_status(room: Room, *wanted: str) -> None:
    if room.status not in wanted:
        raise Refusal("over" if room.status == "finished" else "not-playing" if "playing" in wanted else "closed")
