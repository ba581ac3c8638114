"""The hall: all tables that are awake in this process. They wake when somebody comes and sleep when nobody is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from wilderland.server import advising, playing, seating, talking
from wilderland.server.absence import look_after
from wilderland.server.connection import Connection
from wilderland.server.logs import logger
from wilderland.server.lost import Lost
from wilderland.server.metrics import Metrics
from wilderland.server.places import worker_of
from wilderland.server.processes import Processes
from wilderland.server.refusal import Refusal
from wilderland.server.reviewing import Reviews
from wilderland.server.room import Room
from wilderland.server.settings import Settings
from wilderland.server.store import Store
from wilderland.server.tokens import new_id

if TYPE_CHECKING:
    from wilderland.server.exchange import Exchange

HANDLERS = (seating, playing, talking, advising)
"""The rooms' manners: importing them registers what members may ask."""

TICK = 1.0
READING = 20.0
"""Seconds a replay may take to be played."""
EXPIRY = 600.0
ALIVE = 3
"""A worker that has been silent for so many heartbeats is dead."""


def make_exchange(hall: Hall, url: str) -> Exchange:
    """Only who has several workers needs the package for Redis."""
    from wilderland.server.exchange import Exchange

    return Exchange(hall, url)


class Hall:
    """One process's tables, and what they share."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.database)
        self.worker = new_id()
        self.companions = Processes(settings.companion_processes, settings.companion_seconds)
        self.readers = Processes(1, READING)
        """Where replays are looked at, which may be anybody's."""
        self.reviews = Reviews(self)
        self.metrics = Metrics()
        self.log = logger()
        self.rooms: dict[str, Room] = {}
        self.connections: dict[str, Connection] = {}
        self.exchange = make_exchange(self, settings.redis) if settings.redis else None
        self.draining = False
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def now(self) -> float:
        return time.time()

    # -- opening and closing ----------------------------------------------------------------------
    async def open(self) -> None:
        await self.store.open()
        await self.store.tables.beat(self.worker, self.now())
        if self.exchange is not None:
            await self.exchange.open()
        self._tasks = [
            asyncio.create_task(self._every(TICK, self.tick), name="tick"),
            asyncio.create_task(self._every(self.settings.heartbeat, self.beat), name="heartbeat"),
            asyncio.create_task(self._every(EXPIRY, self.expire), name="expiry"),
        ]

    async def drain(self) -> None:
        """Tell everybody to come back soon, and let tables sleep: what was accepted is stored already."""
        self.draining = True
        for connection in list(self.connections.values()):
            connection.dismiss(Refusal("restart"), retry=1.0)
        for room in list(self.rooms.values()):
            async with room.lock, self._minding(room):
                for name in list(room.connections):
                    self.dismiss(name, Refusal("lost"), 0.5)
                await self.sleep(room)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.drain()
        if self.exchange is not None:
            await self.exchange.close()
        self.companions.close()
        self.readers.close()
        self.reviews.close()
        await self.store.tables.leave(self.worker)
        await self.store.close()

    async def _every(self, seconds: float, work: Any) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                self.mistake("chore-failed", chore=work.__name__)

    # -- rooms ------------------------------------------------------------------------------------
    @property
    def alive_since(self) -> float:
        """Since when other workers must have been heard of to be alive; alone there are no others."""
        return self.now() - ALIVE * self.settings.heartbeat if self.settings.redis else float("inf")

    async def room(self, table: str) -> Room:
        """A table that is awake; it is read from the store if need be."""
        while True:
            room = self.rooms.get(table)
            if room is not None:
                return room
            waking = self._waking.get(table)
            if waking is None:
                waking = self._waking[table] = asyncio.create_task(self._wake(table), name=f"waking {table}")
                waking.add_done_callback(partial(self._woken, table))
            await asyncio.shield(waking)  # what has begun is finished, whoever hangs up meanwhile

    def _woken(self, table: str, waking: asyncio.Task[None]) -> None:
        del self._waking[table]
        if not waking.cancelled():
            waking.exception()  # who waits for it has it; perhaps nobody does any more

    async def _wake(self, table: str) -> None:
        if self.draining:
            raise Refusal("restart")
        begin = time.perf_counter()
        stored = await self.store.tables.take(table, self.worker, self.alive_since)
        if stored is None:
            raise Refusal("not-found") if await self.store.tables.head(table) is None else Refusal("busy")
        room = await asyncio.to_thread(Room, self, stored)
        self.rooms[table] = room
        self.metrics.tables.set(len(self.rooms))
        self.metrics.waking.observe(time.perf_counter() - begin)
        if room.play is not None and room.play.short is not None:
            self.log.warning("game-short", extra={"table": table, "why": str(room.play.short)})
        async with room.lock:
            await room.cut_short()
            await room.pass_on()

    async def sleep(self, room: Room) -> None:
        """Leave memory; a running game leaves a save behind, for the day the rules are not quite the same."""
        room.thinker.stop()
        room.adviser.stop()
        try:
            if room.play is not None and room.status == "playing" and not room.lost:
                await room.store(changes={"save": room.play.game.save(), "save_serial": room.play.serial})
                about = {"table": room.id, "serial": room.play.serial, "digest": room.play.game.digest}
                self.log.info("asleep", extra=about)
        except Lost:
            pass
        self._forget(room)
        await self.store.tables.release(room.id, self.worker, room.epoch)

    def abandon(self, room: Room) -> None:
        """What is in memory is not to be trusted, or not ours: everybody comes back to what is stored."""
        self.log.warning("table-abandoned", extra={"table": room.id})
        room.thinker.stop()
        room.adviser.stop()
        self._forget(room)
        for connection in list(room.connections):
            self.dismiss(connection, Refusal("lost"), retry=0.5)

    def _forget(self, room: Room) -> None:
        room.lost = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.metrics.tables.set(len(self.rooms))

    # -- chores -----------------------------------------------------------------------------------
    async def tick(self) -> None:
        """Proposals lapse, the absent are stood in for, tables fall asleep."""
        now = self.now()
        for room in list(self.rooms.values()):
            if room.lock.locked():
                continue
            if not room.connections and now - room.idle_since > self.settings.sleep_after:
                async with room.lock, self._minding(room):
                    if not room.connections and not room.lost:
                        await self.sleep(room)
                continue
            if room.play is None or room.status != "playing":
                continue
            async with room.lock, self._minding(room):
                if not room.lost:
                    if room.proposals.void(room.play.serial, now):
                        room.tell_table()
                    await look_after(room)

    @asynccontextmanager
    async def _minding(self, room: Room) -> AsyncIterator[None]:
        """What goes wrong with one table is no matter of the others."""
        try:
            yield
        except Lost:
            pass
        except Exception:
            self.mistake("table-failed", table=room.id)
            self.abandon(room)

    async def beat(self) -> None:
        """Tell that we live; see whether others took our tables meanwhile for those of somebody dead."""
        await self.store.tables.beat(self.worker, self.now())
        awake = {table: room for table, room in self.rooms.items() if not room.lock.locked()}
        for table in await self.store.tables.lost(self.worker, awake):
            if self.rooms.get(table) is awake[table]:
                self.abandon(awake[table])
        if self.exchange is not None:
            await self.exchange.look_around()

    async def expire(self) -> None:
        now, rule = self.now(), self.settings
        gone = await self.store.tables.expire(
            {
                "lobby": now - rule.lobby_expires,
                "playing": now - rule.game_expires,
                "finished": now - rule.finished_expires,
            },
            self.worker,
            self.alive_since,
        )
        if gone:
            self.log.info("expired", extra={"tables": gone})

    # -- connections ------------------------------------------------------------------------------
    def post(self, connections: Iterable[str], frame: bytes) -> None:
        """Send the same to several, whoever has their sockets."""
        elsewhere: dict[str, list[str]] = {}
        for name in connections:
            connection = self.connections.get(name)
            if connection is not None:
                connection.send(frame)
            elif self.exchange is not None and worker_of(name) != self.worker:
                elsewhere.setdefault(worker_of(name), []).append(name)
        for worker, names in elsewhere.items():
            assert self.exchange is not None
            self.exchange.post(worker, names, frame)

    def dismiss(self, name: str, refusal: Refusal, retry: float | None = None) -> None:
        connection = self.connections.get(name)
        if connection is not None:
            connection.dismiss(refusal, retry)
        elif self.exchange is not None and worker_of(name) != self.worker:
            self.exchange.dismiss(name, refusal, retry)

    def refused(self, no: Refusal, **about: Any) -> None:
        """A line in the log for every refusal."""
        self.metrics.refusals.labels(no.code).inc()
        self.log.info("refused", extra={"code": no.code, "why": no.said.message, **about})

    def mistake(self, event: str, **about: Any) -> None:
        """Something went wrong that is nobody's fault but ours: counted, and logged with where."""
        self.metrics.errors.inc()
        self.log.exception(event, extra=about)
