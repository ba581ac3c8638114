"""Between workers: what a client says here about a table that another worker has, and what that worker answers.

Redis carries it without promises. A lost update shows in the next one (its `before`), and the client asks for the
whole; a lost anything else shows as silence, and the client comes back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from wilderland.server.asked import Caller, handle
from wilderland.server.asks import Ask
from wilderland.server.messages import encode, read_request
from wilderland.server.places import Here, worker_of
from wilderland.server.refusal import Refusal

if TYPE_CHECKING:
    from wilderland.server.hall import Hall

SILENCE = 5.0
"""Seconds a newcomer waits for another worker's welcome."""
CHANNEL = "wilderland:{worker}"
WELCOME = '{"type":"welcome"'
"""How the first message to a newcomer begins."""


class Entering(msgspec.Struct, frozen=True, tag=True):
    connection: str
    table: str
    row: dict[str, Any]


class Saying(msgspec.Struct, frozen=True, tag=True):
    connection: str
    table: str
    member: int
    text: str


class Leaving(msgspec.Struct, frozen=True, tag=True):
    connection: str
    table: str


class Frame(msgspec.Struct, frozen=True, tag=True):
    connections: list[str]
    text: str


class Present(msgspec.Struct, frozen=True, tag=True):
    """All connections of a worker to another one's tables: who is not named has left, whatever was heard of it."""

    worker: str
    connections: list[str]


class Dismissal(msgspec.Struct, frozen=True, tag=True):
    connection: str
    code: str
    message: str
    retry: float | None


Parcel = Entering | Saying | Leaving | Present | Frame | Dismissal
_decoder: msgspec.json.Decoder[Parcel] = msgspec.json.Decoder(Parcel)


class Exchange:
    """This worker's post box."""

    def __init__(self, hall: Hall, url: str) -> None:
        self.hall = hall
        self.redis: Redis = Redis.from_url(url)
        self.tables: dict[str, tuple[str, str]] = {}
        """Connections of ours to tables elsewhere: the worker and the table."""
        self.heard: set[str] = set()
        """Those of them that have been welcomed."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._queue: asyncio.Queue[tuple[str, Parcel]] = asyncio.Queue()

    async def open(self) -> None:
        self._keep(asyncio.create_task(self._listen(), name="exchange"))
        self._keep(asyncio.create_task(self._post(), name="exchange post"))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.redis.aclose()

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def there(self, worker: str, table: str) -> There:
        return There(self, worker, table)

    # -- sending ----------------------------------------------------------------------------------
    async def send(self, worker: str, parcel: Parcel) -> bool:
        """Whether somebody listens there."""
        try:
            return bool(await self.redis.publish(CHANNEL.format(worker=worker), msgspec.json.encode(parcel)))
        except RedisError:
            return False

    def post(self, worker: str, connections: Iterable[str], frame: bytes) -> None:
        """Frames for another worker's clients, in the order they are posted."""
        self._queue.put_nowait((worker, Frame(list(connections), frame.decode())))

    def dismiss(self, connection: str, no: Refusal, retry: float | None) -> None:
        self._queue.put_nowait((worker_of(connection), Dismissal(connection, no.code, no.said.message, retry)))

    async def _post(self) -> None:
        while True:
            worker, parcel = await self._queue.get()
            await self.send(worker, parcel)

    # -- receiving --------------------------------------------------------------------------------
    async def _listen(self) -> None:
        """Read the post; when Redis is gone, all who depend on it come back later."""
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as box:
                    await box.subscribe(CHANNEL.format(worker=self.hall.worker))
                    async for message in box.listen():
                        await self._open(message["data"])
            except (RedisError, OSError) as error:
                self.hall.log.warning("exchange-lost", extra={"why": str(error)})
                for connection in list(self.tables):
                    self.hall.dismiss(connection, Refusal("lost"), 2.0)
                await self._drop(lambda name: worker_of(name) != self.hall.worker)
                await asyncio.sleep(1)

    async def _open(self, data: bytes) -> None:
        """One parcel; what is wrong with it must not stop the post."""
        try:
            await self._take(_decoder.decode(data))
        except Exception:
            self.hall.mistake("parcel-failed")

    async def _take(self, parcel: Parcel) -> None:
        match parcel:
            case Frame(connections, text):
                if text.startswith(WELCOME):
                    self.heard.update(connections)
                # whose welcome was lost must not hear what comes after it
                self.hall.post([one for one in connections if one in self.heard], text.encode())
            case Dismissal(connection, code, message, retry):
                self.hall.dismiss(connection, Refusal(code, message), retry)  # type: ignore[arg-type]
            case Entering(connection, table, row):
                self._keep(asyncio.create_task(self._enter(connection, table, row)))
            case Saying(connection, table, member, text):
                room = self.hall.rooms.get(table)
                if room is None or connection not in room.connections:
                    self.dismiss(connection, Refusal("lost"), 0.5)
                else:
                    self._keep(asyncio.create_task(handle(room, Caller(member, connection), read_request(text))))
            case Leaving(connection, table):
                room = self.hall.rooms.get(table)
                if room is not None:
                    await Here(room).leave(connection)
            case Present(worker, connections):
                present = set(connections)
                await self._drop(lambda name: worker_of(name) == worker and name not in present)

    async def _enter(self, connection: str, table: str, row: dict[str, Any]) -> None:
        """Somebody comes to a table of ours, which may have to be woken: the rest of the post does not wait for it."""
        try:
            entered = await Here(await self.hall.room(table)).enter(connection, row)
        except Refusal:
            entered = False
        except Exception:
            self.hall.mistake("parcel-failed")
            entered = False
        if not entered:
            self.dismiss(connection, Refusal("lost"), 0.5)

    # -- signs of life ----------------------------------------------------------------------------
    async def look_around(self) -> None:
        """Who depends on a worker that is gone comes back; who came through one is gone with it; the others hear who is
        still here."""
        alive = await self.hall.store.tables.alive(self.hall.alive_since) | {self.hall.worker}
        for connection, (worker, _) in list(self.tables.items()):
            if worker not in alive:
                self.hall.dismiss(connection, Refusal("lost"), 0.5)
        await self._drop(lambda name: worker_of(name) not in alive)
        for worker in alive - {self.hall.worker}:
            ours = [connection for connection, (owner, _) in self.tables.items() if owner == worker]
            await self.send(worker, Present(self.hall.worker, ours))

    async def _drop(self, gone: Callable[[str], bool]) -> None:
        """Let those leave our tables who are gone."""
        for room in list(self.hall.rooms.values()):
            if any(gone(name) for name in room.connections):
                async with room.lock:
                    for name in [name for name in room.connections if gone(name)]:
                        room.detach(name)


class There:
    """A table that another worker has."""

    def __init__(self, exchange: Exchange, worker: str, table: str) -> None:
        self.exchange, self.worker, self.table = exchange, worker, table

    async def enter(self, connection: str, row: dict[str, Any]) -> bool:
        self.exchange.tables[connection] = (self.worker, self.table)
        if not await self.exchange.send(self.worker, Entering(connection, self.table, row)):
            self.exchange.tables.pop(connection, None)
            raise Refusal("lost")
        asyncio.get_running_loop().call_later(SILENCE, self._heard, connection)
        return True

    def _heard(self, connection: str) -> None:
        if connection not in self.exchange.heard:
            self.exchange.hall.dismiss(connection, Refusal("lost"), 1.0)

    async def handle(self, caller: Caller, ask: Ask) -> None:
        text = encode(ask).decode()  # type: ignore[arg-type]
        if not await self.exchange.send(self.worker, Saying(caller.connection, self.table, caller.member, text)):
            raise Refusal("lost")

    async def leave(self, connection: str) -> None:
        self.exchange.tables.pop(connection, None)
        self.exchange.heard.discard(connection)
        await self.exchange.send(self.worker, Leaving(connection, self.table))
