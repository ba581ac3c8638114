"""Tables as they are stored: laid, joined, taken by an owner, read back with every choice, expired."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, func, insert, or_, select, update

from wilderland.server.store.database import Database
from wilderland.server.store.schema import chat, choices, members, tables, workers
from wilderland.server.tokens import hashed

Row = dict[str, Any]
CHAT_SHOWN = 200
"""Lines of chat that a table has in memory, and tells who comes."""


@dataclass
class Stored:
    """A table as it was found."""

    row: Row
    members: list[Row]
    choices: list[Row]
    chat: list[Row]


class Tables:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def lay(self, row: Row, people: list[Row]) -> None:
        """A new table with its first members."""
        async with self.database.writing() as connection:
            await connection.execute(insert(tables).values(**row))
            await connection.execute(insert(members), people)

    async def join(self, table: str, name: str, person: str | None, token: str, most: int) -> int | None:
        """One more member: the number; None if there are too many. Who was sent away does not count, but
        keeps the number."""
        async with self.database.writing() as connection:
            await connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
            there, last = func.count().filter(members.c.kicked.is_(False)), func.max(members.c.member)
            asked = select(there, last).where(members.c.table == table)
            count, highest = (await connection.execute(asked)).one()
            if count >= most:
                return None
            number = 0 if highest is None else int(highest) + 1
            await connection.execute(
                insert(members).values(
                    table=table, member=number, name=name, person=person, token=hashed(token), kicked=False
                )
            )
        return number

    async def kick(self, table: str, member: int) -> None:
        async with self.database.writing() as connection:
            mine = and_(members.c.table == table, members.c.member == member)
            await connection.execute(update(members).where(mine).values(kicked=True))

    async def member(self, table: str, token: str, person: str | None = None) -> Row | None:
        """Who somebody is at a table: by the token, or as a person."""
        if person is None:
            who = members.c.token == hashed(token)
        else:
            who = members.c.person == person
        async with self.database.reading() as connection:
            rows = await connection.execute(select(members).where(members.c.table == table, who))
            row = rows.mappings().first()
        return dict(row) if row else None

    async def head(self, table: str) -> Row | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
        return dict(row) if row else None

    async def members(self, table: str) -> list[Row]:
        async with self.database.reading() as connection:
            asked = select(members).where(members.c.table == table).order_by(members.c.member)
            return [dict(row) for row in (await connection.execute(asked)).mappings()]

    async def names(self, of: list[str]) -> dict[str, dict[int, str]]:
        """The members of several tables by number."""
        found: dict[str, dict[int, str]] = {}
        async with self.database.reading() as connection:
            asked = select(members.c.table, members.c.member, members.c.name).where(members.c.table.in_(of))
            for table, member, name in await connection.execute(asked):
                found.setdefault(table, {})[member] = name
        return found

    async def public(self, most: int = 100) -> list[Row]:
        async with self.database.reading() as connection:
            asked = select(tables).where(tables.c.public, tables.c.status != "finished")
            rows = await connection.execute(asked.order_by(tables.c.touched.desc()).limit(most))
            return [dict(row) for row in rows.mappings()]

    async def of_person(self, person: str, most: int = 200) -> list[Row]:
        async with self.database.reading() as connection:
            asked = select(tables).join(members).where(members.c.person == person, members.c.kicked.is_(False))
            rows = await connection.execute(asked.order_by(tables.c.touched.desc()).limit(most))
            return [dict(row) for row in rows.mappings()]

    # -- owners -----------------------------------------------------------------------------------
    async def beat(self, worker: str, now: float) -> None:
        """A sign of life."""
        async with self.database.writing() as connection:
            known = await connection.execute(update(workers).where(workers.c.id == worker).values(seen=now))
            if known.rowcount == 0:
                await connection.execute(insert(workers).values(id=worker, seen=now))

    async def leave(self, worker: str) -> None:
        """This worker gives up its tables."""
        async with self.database.writing() as connection:
            await connection.execute(update(tables).where(tables.c.owner == worker).values(owner=""))
            await connection.execute(delete(workers).where(workers.c.id == worker))

    async def alive(self, since: float) -> set[str]:
        """The workers that have been heard of since."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(workers.c.id).where(workers.c.seen >= since))
            return set(found.scalars())

    async def owner(self, table: str, alive_since: float) -> str:
        """The living worker that has a table, or nobody."""
        asked = select(tables.c.owner).join(workers, workers.c.id == tables.c.owner)
        async with self.database.reading() as connection:
            found = await connection.execute(asked.where(tables.c.id == table, workers.c.seen >= alive_since))
            return str(found.scalar() or "")

    async def take(self, table: str, worker: str, alive_since: float) -> Stored | None:
        """Take a table, unless a living worker has it, and read it; whoever had it before cannot write any more."""
        alive = select(workers.c.id).where(workers.c.seen >= alive_since, workers.c.id != worker)
        async with self.database.writing() as connection:
            taken = await connection.execute(
                update(tables)
                .where(tables.c.id == table, or_(tables.c.owner == worker, tables.c.owner.not_in(alive)))
                .values(owner=worker, epoch=tables.c.epoch + 1)
            )
            if taken.rowcount == 0:
                return None
            row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().one()
            parts: list[list[Row]] = []
            for kept, order in ((members, "member"), (choices, "serial")):
                rows = await connection.execute(select(kept).where(kept.c.table == table).order_by(kept.c[order]))
                parts.append([dict(one) for one in rows.mappings()])
            said = select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(CHAT_SHOWN)
            parts.append([dict(one) for one in (await connection.execute(said)).mappings()][::-1])
        return Stored(dict(row), *parts)

    async def lost(self, worker: str, those: Iterable[str]) -> list[str]:
        """Which of these tables this worker has no more."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.owner == worker))
            mine = set(found.scalars())
        return [table for table in those if table not in mine]

    async def release(self, table: str, worker: str, epoch: int) -> None:
        """Give a table up, unless it has been taken again since."""
        async with self.database.writing() as connection:
            mine = and_(tables.c.id == table, tables.c.owner == worker, tables.c.epoch == epoch)
            await connection.execute(update(tables).where(mine).values(owner=""))

    async def choices(self, table: str) -> list[Row]:
        async with self.database.reading() as connection:
            asked = select(choices).where(choices.c.table == table).order_by(choices.c.serial)
            return [dict(row) for row in (await connection.execute(asked)).mappings()]

    # -- expiry -----------------------------------------------------------------------------------
    async def expire(self, before: dict[str, float], worker: str, alive_since: float) -> int:
        """Delete tables by status when nobody has touched them since; finished ones only without people, and none that
        this or another living worker has."""
        gone = 0
        alive = select(workers.c.id).where(workers.c.seen >= alive_since)
        async with self.database.writing() as connection:
            with_people = select(members.c.table).where(members.c.person.is_not(None))
            for status, moment in before.items():
                old = and_(
                    tables.c.status == status,
                    tables.c.touched < moment,
                    tables.c.owner != worker,
                    tables.c.owner.not_in(alive),
                )
                if status == "finished":
                    old = and_(old, tables.c.id.not_in(with_people))
                gone += (await connection.execute(delete(tables).where(old))).rowcount
        return gone
