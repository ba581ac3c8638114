"""Where a connection's table is: in this process, or with another worker that has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from wilderland.server.asked import Caller, handle
from wilderland.server.asks import Ask
from wilderland.server.refusal import Refusal
from wilderland.server.room import Room

if TYPE_CHECKING:
    from wilderland.server.hall import Hall

TRIES = 5


def worker_of(connection: str) -> str:
    """Connections are named after the worker that has their socket."""
    return connection.partition(".")[0]


class Place(Protocol):
    """A table, as a connection knows it."""

    async def enter(self, connection: str, row: dict[str, Any]) -> bool:
        """A member comes; False if the table is not here any more."""
        ...

    async def handle(self, caller: Caller, ask: Ask) -> None: ...

    async def leave(self, connection: str) -> None: ...


class Here:
    """A table of this process."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def enter(self, connection: str, row: dict[str, Any]) -> bool:
        async with self.room.lock:
            if self.room.lost:
                return False
            self.room.greet(row)
            try:
                await self.room.attach(connection, row["member"])
            except Exception:  # what is in memory may not be what is stored
                self.room.hall.abandon(self.room)
                raise
            return True

    async def handle(self, caller: Caller, ask: Ask) -> None:
        await handle(self.room, caller, ask)

    async def leave(self, connection: str) -> None:
        async with self.room.lock:
            self.room.detach(connection)


async def enter(hall: Hall, connection: str, table: str, row: dict[str, Any]) -> Place:
    """Go to a table, wherever it is; one that nobody has is woken here."""
    for _ in range(TRIES):
        place: Place | None = None
        if table not in hall.rooms and hall.exchange is not None:
            owner = await hall.store.tables.owner(table, hall.alive_since)
            if owner and owner != hall.worker:
                place = hall.exchange.there(owner, table)
        try:
            place = place or Here(await hall.room(table))
        except Refusal as no:
            if no.code != "busy" or hall.exchange is None:
                raise
            continue  # somebody else took it at the same moment
        if await place.enter(connection, row):
            return place
    raise Refusal("busy")


async def leave(hall: Hall, connection: str, place: Place | None) -> None:
    """Leave a table; also one that was being entered when the connection broke."""
    if place is not None:
        await place.leave(connection)
        return
    for room in [room for room in hall.rooms.values() if connection in room.connections]:
        await Here(room).leave(connection)
