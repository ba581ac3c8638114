"""A client of the server in Python, for tests and bots: HTTP through httpx, tables through a WebSocket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from wilderland.server.asks import Choose, Hello, Ready, Request, Resync, Take
from wilderland.server.messages import PROTOCOL, encode, read_notice
from wilderland.server.resources import Join, Joined, Keyed, NewPerson, NewTable
from wilderland.server.seeing import patched
from wilderland.server.shown import LogLine, Said, View
from wilderland.server.tells import (
    Accepted,
    Because,
    Bye,
    Chat,
    ChatLine,
    Hinted,
    Invited,
    Notice,
    Pong,
    Refused,
    Table,
    TableInfo,
    Update,
    Welcome,
    Whole,
)
from wilderland.server.words import Code

AnyStruct = TypeVar("AnyStruct", bound=msgspec.Struct)
WAIT = 30.0


class Refusal(Exception):
    """The server said no."""

    def __init__(self, code: Code | int, said: Said | None, offered: Sequence[str] = ()) -> None:
        super().__init__(f"{code}: {said.message if said else ''}")
        self.code, self.said, self.offered = code, said, tuple(offered)


class Gone(Exception):
    """The connection has ended; `bye` says why, if the server did."""

    def __init__(self, bye: Bye | None) -> None:
        super().__init__(bye.code if bye else "closed")
        self.bye = bye


class Visitor:
    """Somebody with HTTP only: lays and joins tables."""

    def __init__(self, address: str, key: str = "") -> None:
        self.address = address.rstrip("/")
        self.key = key
        self.http = httpx.AsyncClient(base_url=self.address, timeout=WAIT)

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *why: object) -> None:
        await self.http.aclose()

    async def ask(
        self, method: str, path: str, answer: type[AnyStruct], body: msgspec.Struct | None = None, key: str = ""
    ) -> AnyStruct:
        """A resource; a refusal is raised."""
        key = key or self.key
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        content = msgspec.json.encode(body) if body is not None else None
        response = await self.http.request(method, path, content=content, headers=headers)
        if response.status_code >= 400:
            problem = msgspec.json.decode(response.content) if response.content else {}
            said = msgspec.convert(problem["said"], Said) if "said" in problem else None
            raise Refusal(problem.get("code", response.status_code), said)
        return msgspec.json.decode(response.content, type=answer)

    async def become(self, name: str) -> Keyed:
        """A new person; from now on this is who asks."""
        keyed = await self.ask("POST", "/api/people", Keyed, NewPerson(name))
        self.key = keyed.key
        return keyed

    async def lay(self, wish: NewTable) -> Joined:
        return await self.ask("POST", "/api/tables", Joined, wish)

    async def join(self, table: str, invite: str = "", name: str = "") -> Joined:
        return await self.ask("POST", f"/api/tables/{table}/join", Joined, Join(name, invite))


class Player:
    """A member of a table with an open connection. Keeps its view up to date by itself."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self.address = address.replace("http", "ws", 1).rstrip("/") + "/api/play"
        self.table_id, self.token = table, token
        self.you = -1
        self.table: TableInfo
        self.view: View | None = None
        self.serial = 0
        self.log: list[LogLine] = []
        self.chat: list[ChatLine] = []
        self.bye: Bye | None = None
        self.moved: str = ""
        self.seen: Callable[[bytes], None] | None = None
        """Is given every frame, as it came."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._refs = 0
        self._answers: dict[int, asyncio.Future[Notice]] = {}
        self._news = asyncio.Condition()
        self.notices: deque[Notice] = deque(maxlen=200)

    # -- connecting -------------------------------------------------------------------------------
    async def open(self) -> Player:
        """Connect and say hello; afterwards everything is as the server knows it."""
        self.bye = None
        self._socket = await websockets.connect(
            self.address, compression=None, max_size=None, open_timeout=WAIT, ping_interval=None, close_timeout=1
        )
        await self.send(Hello(PROTOCOL, self.table_id, self.token))
        try:
            first = self._read(await asyncio.wait_for(self._socket.recv(), WAIT))
        except websockets.ConnectionClosed:
            raise Gone(None) from None
        if isinstance(first, Bye):
            raise Gone(first)
        assert isinstance(first, Welcome)
        self._reader = asyncio.create_task(self._read_on())
        return self

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
        if self._socket is not None:
            await self._socket.close()

    def cut(self) -> None:
        """Break the connection without a word."""
        if self._reader is not None:
            self._reader.cancel()
        if self._socket is not None:
            self._socket.transport.abort()

    async def __aenter__(self) -> Player:
        return await self.open()

    async def __aexit__(self, *why: object) -> None:
        await self.close()

    # -- asking -----------------------------------------------------------------------------------
    async def send(self, ask: Request) -> None:
        assert self._socket is not None
        await self._socket.send(encode(ask).decode())

    async def ask(self, kind: type[Any], **words: Any) -> Notice:
        """Ask something and wait for the answer; a refusal is raised."""
        self._refs += 1
        answer: asyncio.Future[Notice] = asyncio.get_running_loop().create_future()
        self._answers[self._refs] = answer
        try:
            await self.send(kind(ref=self._refs, **words))
            found = await asyncio.wait_for(answer, WAIT)
        except websockets.ConnectionClosed:
            raise Gone(self.bye) from None
        finally:
            self._answers.pop(self._refs, None)
        if isinstance(found, Refused):
            raise Refusal(found.code, found.said, found.offered)
        return found

    async def take(self, *seats: int) -> None:
        for seat in seats:
            await self.ask(Take, seat=seat)

    async def ready(self) -> None:
        await self.ask(Ready, ready=True)

    async def choose(self, *keys: str, seat: int | None = None, serial: int | None = None) -> Accepted:
        """Choose for a seat (the first of mine that is asked)."""
        if seat is None:
            assert self.view is not None
            seat = self.view.decisions[0].seat
        found = await self.ask(Choose, serial=self.serial if serial is None else serial, seat=seat, keys=keys)
        assert isinstance(found, Accepted)
        return found

    # -- waiting ----------------------------------------------------------------------------------
    async def until(self, true: Callable[[], bool], seconds: float = WAIT) -> None:
        """Wait for news until something is so. It still is when this returns: nothing is read in between."""
        await asyncio.sleep(0)  # lets the reader have its turn, also where this is called in a loop
        async with asyncio.timeout(seconds), self._news:
            while not true():
                if self._reader is None or self._reader.done():
                    raise Gone(self.bye)
                await self._news.wait()

    async def begun(self) -> View:
        """Wait for the game to begin."""
        await self.until(lambda: self.view is not None)
        assert self.view is not None
        return self.view

    async def reached(self, serial: int) -> None:
        """Wait until this has been told."""
        await self.until(lambda: self.serial >= serial)

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.outcome is not None

    # -- reading ----------------------------------------------------------------------------------
    async def _read_on(self) -> None:
        assert self._socket is not None
        try:
            async for frame in self._socket:
                notice = self._read(frame)
                if isinstance(notice, Update) and notice.before != self.serial:
                    await self.send(Resync())
                self._take_in(notice)
                async with self._news:
                    self._news.notify_all()
        except websockets.ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(Gone(self.bye))
            self._reader = None
            async with self._news:
                self._news.notify_all()

    def _read(self, frame: str | bytes) -> Notice:
        data = frame.encode() if isinstance(frame, str) else frame
        if self.seen is not None:
            self.seen(data)
        notice = read_notice(data)
        if isinstance(notice, Welcome | Bye):
            self._take_in(notice)
        return notice

    def _take_in(self, notice: Notice) -> None:
        self.notices.append(notice)
        match notice:
            case Welcome():
                self.you, self.table = notice.you, notice.table
                self.view, self.serial = notice.view, notice.serial
                self.log, self.chat = list(notice.log), list(notice.chat)
            case Table():
                self.table = notice.table
            case Whole():
                self.view, self.serial, self.log = notice.view, notice.serial, list(notice.log)
            case Update():
                self._update(notice)
            case Chat():
                self.chat.append(notice.line)
            case Bye():
                self.bye = notice
            case Accepted() | Refused() | Because() | Hinted() | Invited() | Pong():
                answer = self._answers.get(notice.ref)
                if answer is not None and not answer.done():
                    answer.set_result(notice)
            case _:
                self.moved = getattr(notice, "table", self.moved)

    def _update(self, update: Update) -> None:
        if update.before != self.serial or self.view is None:
            return
        self.view = patched(self.view, update.patch)
        self.serial = update.serial
        if update.kept >= 0:
            self.log = [line for line in self.log if line.number <= update.kept]
        self.log += update.log
