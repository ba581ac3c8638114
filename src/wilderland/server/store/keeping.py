"""What people keep: decks, campaigns, the journal; and reports."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table, delete, func, insert, select, update

from wilderland.server.store.database import Database
from wilderland.server.store.schema import campaigns, decks, journal, reports
from wilderland.server.tokens import new_id

Row = dict[str, Any]
SHELVES: dict[str, Table] = {"decks": decks, "campaigns": campaigns}


class Keeping:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- decks and campaigns ----------------------------------------------------------------------
    async def all(self, shelf: str, person: str) -> list[Row]:
        kept = SHELVES[shelf]
        async with self.database.reading() as connection:
            rows = await connection.execute(select(kept).where(kept.c.person == person).order_by(kept.c.touched))
            return [dict(row) for row in rows.mappings()]

    async def one(self, shelf: str, person: str, identity: str) -> Row | None:
        kept = SHELVES[shelf]
        async with self.database.reading() as connection:
            rows = await connection.execute(select(kept).where(kept.c.person == person, kept.c.id == identity))
            row = rows.mappings().first()
        return dict(row) if row else None

    async def count(self, shelf: str, person: str) -> int:
        kept = SHELVES[shelf]
        async with self.database.reading() as connection:
            asked = select(func.count()).select_from(kept).where(kept.c.person == person)
            return int((await connection.execute(asked)).scalar_one())

    async def add(self, shelf: str, person: str, now: float, **columns: Any) -> str:
        identity = new_id()
        async with self.database.writing() as connection:
            await connection.execute(insert(SHELVES[shelf]).values(id=identity, person=person, touched=now, **columns))
        return identity

    async def change(
        self, shelf: str, person: str, identity: str, now: float, was: Row | None = None, **columns: Any
    ) -> bool:
        """Put something in its place; if `was` is given, only if it still is as it was."""
        kept = SHELVES[shelf]
        same = [kept.c[word] == value for word, value in (was or {}).items()]
        async with self.database.writing() as connection:
            asked = update(kept).where(kept.c.person == person, kept.c.id == identity, *same)
            return (await connection.execute(asked.values(touched=now, **columns))).rowcount == 1

    async def remove(self, shelf: str, person: str, identity: str) -> bool:
        kept = SHELVES[shelf]
        async with self.database.writing() as connection:
            asked = delete(kept).where(kept.c.person == person, kept.c.id == identity)
            return (await connection.execute(asked)).rowcount == 1

    # -- the journal ------------------------------------------------------------------------------
    async def journal(self, person: str) -> list[Row]:
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(journal).where(journal.c.person == person).order_by(journal.c.played)
            )
            return [dict(row) for row in rows.mappings()]

    # -- reports ----------------------------------------------------------------------------------
    async def report(self, table: str, member: int, serial: int, text: str, now: float) -> str:
        identity = new_id()
        async with self.database.writing() as connection:
            await connection.execute(
                insert(reports).values(id=identity, table=table, member=member, serial=serial, text=text, created=now)
            )
        return identity

    async def find_report(self, identity: str) -> Row | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(reports).where(reports.c.id == identity))).mappings().first()
        return dict(row) if row else None
