"""Group commit: what several tables want to store at one moment goes into one transaction, and all are told after it.

Every write names the epoch in which its table was taken. If somebody else has taken the table since, nothing of it is
written (`Fenced`): two owners can never both go on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from wilderland.server.store.database import Database
from wilderland.server.store.schema import campaigns, chat, choices, journal, people, tables

Row = dict[str, Any]
MOST = 256
"""Writes in one transaction."""
CHAT_KEPT = 5000
"""Lines of one table's chat, at least; the oldest go."""


class Fenced(Exception):
    """The table has another owner now."""


@dataclass
class Write:
    """What one table stores at once."""

    table: str
    epoch: int
    changes: Row = field(default_factory=dict)
    """Columns of the table itself."""
    choices: list[Row] = field(default_factory=list)
    chat: list[Row] = field(default_factory=list)
    journal: list[Row] = field(default_factory=list)
    campaigns: list[Row] = field(default_factory=list)
    """Logs that go on, each only if it is still what it was."""


class Writer:
    """One task that commits for all tables of this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Everything that waits is written first."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def put(self, write: Write) -> None:
        """Returns when it is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((write, done))
        await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, batch: Sequence[tuple[Write, asyncio.Future[None]]]) -> None:
        try:
            fenced = await self.database.run(partial(store, writes=[write for write, _ in batch]))
            self.commits += 1
        except Exception as error:
            if len(batch) > 1 and isinstance(error, IntegrityError):
                for one in batch:  # find whose fault it is
                    await self._commit([one])
                return
            for _, done in batch:
                _settle(done, Fenced() if isinstance(error, IntegrityError) else error)
            return
        for write, done in batch:
            _settle(done, Fenced() if write.table in fenced else None)


def store(connection: Connection, writes: Sequence[Write]) -> set[str]:
    """Store what is not fenced; the tables that are."""
    names = {write.table for write in writes}
    epochs = select(tables.c.id, tables.c.epoch).where(tables.c.id.in_(names)).with_for_update(read=True)
    held = {table: epoch for table, epoch in connection.execute(epochs)}
    good = [write for write in writes if held.get(write.table) == write.epoch]
    for into, rows in (
        (choices, [row for write in good for row in write.choices]),
        (chat, [row for write in good for row in write.chat]),
        (journal, _of_people(connection, [row for write in good for row in write.journal])),
    ):
        if rows:
            connection.execute(insert(into), rows)
    for write in good:
        for row in write.chat:
            if row["number"] % CHAT_KEPT == 0:
                old = and_(chat.c.table == write.table, chat.c.number <= row["number"] - CHAT_KEPT)
                connection.execute(delete(chat).where(old))
        if write.changes:
            connection.execute(update(tables).where(tables.c.id == write.table).values(**write.changes))
        for row in write.campaigns:
            was = and_(campaigns.c.id == row["id"], campaigns.c.log == row["was"])
            connection.execute(update(campaigns).where(was).values(log=row["log"], touched=row["touched"]))
    return names - {write.table for write in good}


def _of_people(connection: Connection, rows: list[Row]) -> list[Row]:
    """Pages of the journal, but for those who have deleted theirs meanwhile."""
    if not rows:
        return []
    there = select(people.c.id).where(people.c.id.in_({row["person"] for row in rows})).with_for_update(read=True)
    known = set(connection.execute(there).scalars())
    return [row for row in rows if row["person"] in known]


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
