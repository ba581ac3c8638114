"""The companions of one table: asked one at a time, outside the event loop; what they answer too late is forgotten."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from wilderland.server.companions import Question, think
from wilderland.server.lost import Lost
from wilderland.server.processes import NoAnswer
from wilderland.server.refusal import Refusal

if TYPE_CHECKING:
    from wilderland.server.room import Room


class Thinker:
    def __init__(self, room: Room) -> None:
        self.room = room
        self._task: asyncio.Task[None] | None = None

    def consider(self) -> None:
        """Ask the next companion that must answer something, if none is thinking."""
        if (self._task is None or self._task.done()) and self._next() is not None:
            self._task = asyncio.create_task(self._run(), name=f"companions of {self.room.id}")

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _next(self) -> int | None:
        room = self.room
        if room.play is None or room.lost or room.status != "playing":
            return None
        return next((seat for seat in room.play.game.decisions if room.doc.seats[seat].agent), None)

    async def _run(self) -> None:
        room = self.room
        while (seat := self._next()) is not None:
            play = room.play
            assert play is not None and room.setup is not None
            serial = play.serial
            agent = room.doc.seats[seat].agent
            room.tell_thinking(seat)
            moves = tuple(move for row in play.rows for move in row.moves)
            try:
                key = await room.hall.companions.run(room.id, think, Question(room.id, room.setup, moves, seat, agent))
            except Exception as error:
                if not isinstance(error, NoAnswer):
                    room.hall.mistake("companion-failed", table=room.id, seat=seat)
                await self._give_up(seat, agent)
                return
            await self._answer(seat, agent, serial, key)

    async def _answer(self, seat: int, agent: str, serial: int, key: str) -> None:
        """Make the companion's choice, unless the table has gone on or the seat has been taken back."""
        from wilderland.server.room import COMPANION

        room = self.room
        async with room.lock:
            play = room.play
            if play is None or play.serial != serial or room.doc.seats[seat].agent != agent:
                return
            try:
                await room.take_turn(play.choose(COMPANION, seat, [key]))
            except Lost:
                return
            except Refusal:  # it would say the same again
                await self._leave(seat)
            except Exception:
                room.hall.mistake("table-failed", table=room.id)
                room.hall.abandon(room)

    async def _give_up(self, seat: int, agent: str) -> None:
        """The companion does not answer: the seat waits for somebody."""
        async with self.room.lock:
            if self.room.doc.seats[seat].agent == agent and not self.room.lost:
                await self._leave(seat)

    async def _leave(self, seat: int) -> None:
        doc = self.room.doc.seats[seat]
        doc.agent, doc.stand_in = "", False
        with contextlib.suppress(Lost):
            await self.room.store_doc(self.room.line(-1, "", "table-companion-gone", seat=seat))
