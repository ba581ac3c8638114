"""One WebSocket: hello, then messages both ways, within limits. Everything else is the room's business."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from wilderland.server.asked import Caller
from wilderland.server.asks import Hello, Request, Resync
from wilderland.server.limits import Bucket, Buckets
from wilderland.server.lost import Lost
from wilderland.server.messages import PROTOCOL, encode, read_request
from wilderland.server.places import Place, enter, leave
from wilderland.server.refusal import Refusal
from wilderland.server.tells import Bye, Refused
from wilderland.server.tokens import new_id

if TYPE_CHECKING:
    from wilderland.server.hall import Hall

CLOSING = {"restart": 1012, "lost": 1012, "too-slow": 1013, "too-many": 1008, "too-big": 1009, "bad-message": 1008}
REFUSED = 4000
"""The code of a closing without hope."""
PATIENCE = 5.0
"""Seconds for a good-bye to be read."""
RESYNC = 5.0
"""So many messages does one count for that makes the server tell everything."""
MOST_MISTAKES = 20
"""Messages that make no sense, before we stop listening."""


class Connection:
    """A client at the other end of a socket."""

    def __init__(self, hall: Hall, socket: WebSocket, address: str, together: Buckets) -> None:
        self.hall, self.socket, self.address = hall, socket, address
        self.together = together
        """What all connections of this address may say."""
        self.name = f"{hall.worker}.{new_id()}"
        self.table, self.member = "", -1
        self._frames: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self._leaving = asyncio.Event()
        self._waiting = 0
        """Bytes that have not been read yet."""
        self._long = b""
        """Besides: one frame that is longer than all that may wait."""
        self._closing: int | None = None
        self._mistakes = 0
        limits = hall.settings
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst, time.monotonic())

    @property
    def _who(self) -> dict[str, str | int]:
        """For the log: what belongs together."""
        return {"address": self.address, "connection": self.name, "table": self.table, "member": self.member}

    # -- sending ----------------------------------------------------------------------------------
    def send(self, frame: bytes) -> None:
        """Put into the queue; who does not read is sent away. One frame at a time may be as long as it must."""
        if self._closing is not None:
            return
        most = self.hall.settings.waiting_bytes
        if len(frame) > most and not self._long:
            self._long = frame
        elif self._waiting + len(frame) > most:
            self._frames.clear()
            self.dismiss(Refusal("too-slow"), retry=1.0)
            return
        else:
            self._waiting += len(frame)
        self._frames.append(frame)
        self._ready.set()

    def dismiss(self, refusal: Refusal, retry: float | None = None) -> None:
        """Say good-bye and close, after what is on its way."""
        if self._closing is None:
            self.hall.refused(refusal, **self._who)
            self._frames.append(encode(Bye(refusal.code, refusal.said, retry)))
            self._closing = CLOSING.get(refusal.code, REFUSED)
            self._ready.set()
            self._leaving.set()

    async def _sender(self) -> None:
        while True:
            while self._frames:
                frame = self._frames.popleft()
                await self.socket.send_text(frame.decode())
                if frame is self._long:
                    self._long = b""
                else:
                    self._waiting -= len(frame)
            if self._closing is not None:
                break
            self._ready.clear()
            await self._ready.wait()
        await self.socket.close(self._closing)

    # -- receiving --------------------------------------------------------------------------------
    async def run(self) -> None:
        """The life of a connection."""
        sender = asyncio.create_task(self._sender(), name=f"sender {self.name}")
        receiver = asyncio.create_task(self._receiver(), name=f"receiver {self.name}")
        leaving = asyncio.create_task(self._leaving.wait(), name=f"leaving {self.name}")
        tasks = (sender, receiver, leaving)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self._leaving.is_set():
                await asyncio.wait([sender], timeout=PATIENCE)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if WebSocketState.DISCONNECTED not in (self.socket.application_state, self.socket.client_state):
                await self._hang_up()

    async def _hang_up(self) -> None:
        """Close without waiting long for anybody."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            await asyncio.wait_for(self.socket.close(1011), PATIENCE)

    async def _receiver(self) -> None:
        place: Place | None = None
        try:
            place = await self._greet()
            while True:
                ask = await self._next()
                if isinstance(ask, Hello):
                    raise Refusal("bad-message", "refused-hello-twice")
                if ask is not None:
                    with self.hall.metrics.handling.labels(type(ask).__name__.lower()).time():
                        # what has begun is finished, whoever hangs up meanwhile
                        await asyncio.shield(place.handle(Caller(self.member, self.name), ask))
                    await asyncio.sleep(0)  # whoever says much at once lets the others, and the answers, through
        except Refusal as no:
            retry = {"restart": 1.0, "busy": 2.0, "lost": 0.5}.get(no.code)
            self.dismiss(no, retry)
        except WebSocketDisconnect:
            self._closing = self._closing or 1000
        except Lost:
            self.dismiss(Refusal("lost"), retry=0.5)
        except Exception:
            self.hall.mistake("connection-failed", **self._who)
            self.dismiss(Refusal("busy"), retry=2.0)
        finally:
            await asyncio.shield(leave(self.hall, self.name, place))

    async def _greet(self) -> Place:
        """The first message says who it is."""
        try:
            ask = await asyncio.wait_for(self._next(), self.hall.settings.hello_seconds)
        except TimeoutError:
            raise Refusal("bad-message", "refused-no-hello") from None
        if not isinstance(ask, Hello):
            raise Refusal("bad-message", "refused-no-hello")
        if ask.protocol != PROTOCOL:
            raise Refusal("protocol", speaks=PROTOCOL)
        row = await self.hall.store.tables.member(ask.table, ask.token)
        if row is None:
            person = await self.hall.store.people.find(ask.token)
            if person is not None:
                row = await self.hall.store.tables.member(ask.table, "", person["id"])
        if row is None:
            raise Refusal("not-found", "refused-no-table")
        if row["kicked"]:
            raise Refusal("kicked")
        self.table, self.member = ask.table, row["member"]
        self.hall.log.info("connected", extra=self._who)
        return await enter(self.hall, self.name, ask.table, row)

    async def _next(self) -> Request | None:
        """The next message; None for one that makes no sense, which is answered."""
        try:
            received = await self.socket.receive()
        except (RuntimeError, OSError):  # closed from our side, or broken
            raise WebSocketDisconnect from None
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        await self._count(1)
        data = received.get("text") or received.get("bytes") or b""
        if len(data) > self.hall.settings.message_bytes:
            raise Refusal("too-big")
        try:
            ask = read_request(data)
            if isinstance(ask, Resync):
                await self._count(RESYNC - 1)
            return ask
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            no = Refusal("bad-message", "refused-bad-message", why=str(error)[:200])
        self._mistakes += 1
        if self._mistakes > MOST_MISTAKES or self.member < 0:
            raise no
        self.hall.refused(no, **self._who)
        self.send(encode(Refused(0, no.code, no.said)))
        return None

    async def _count(self, much: float) -> None:
        """Who says too much is sent away; a house that does, with all its connections, is heard more slowly."""
        if not self._bucket.take(time.monotonic(), much):
            raise Refusal("too-many")
        while (wait := self.together.take(self.address, much=much)) is not None:
            await asyncio.sleep(wait)
