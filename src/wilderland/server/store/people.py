"""People: a key that owns things. Keys and codes are stored as hashes."""

from __future__ import annotations

from typing import Any

from msgspec import json
from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wilderland.server.store.database import Database
from wilderland.server.store.schema import (
    campaigns,
    chat,
    decks,
    journal,
    keys,
    links,
    members,
    people,
    reports,
    tables,
)
from wilderland.server.tokens import hashed, new_id, new_token

Row = dict[str, Any]


class People:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, name: str, now: float) -> tuple[str, str]:
        """A new person: id and key."""
        person, key = new_id(), new_token()
        async with self.database.writing() as connection:
            await connection.execute(insert(people).values(id=person, name=name, created=now))
            await connection.execute(insert(keys).values(hash=hashed(key), person=person, created=now))
        return person, key

    async def find(self, key: str) -> Row | None:
        """The person of a key."""
        asked = select(people).join(keys).where(keys.c.hash == hashed(key))
        async with self.database.reading() as connection:
            row = (await connection.execute(asked)).mappings().first()
        return dict(row) if row else None

    async def rename(self, person: str, name: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name))

    async def delete(self, person: str) -> list[str]:
        """Everything of theirs. Tables where nobody else was go too; at others they become a guest without a name, who
        has said nothing. The tables they were at: whoever has one in memory must read it anew."""
        async with self.database.writing() as connection:
            changed = await self._fence(connection, person)
            for kept in (keys, links, decks, campaigns, journal):
                await connection.execute(delete(kept).where(kept.c.person == person))
            theirs = select(members.c.table).where(members.c.person == person)
            others = select(members.c.table).where(or_(members.c.person.is_(None), members.c.person != person))
            alone = and_(tables.c.id.in_(theirs), tables.c.id.not_in(others))
            await connection.execute(delete(tables).where(alone))
            for row in await self._written(connection, person):
                await connection.execute(delete(reports).where(reports.c.id == row["id"]))
            for row in await self._said(connection, person):
                line = and_(chat.c.table == row["table"], chat.c.number == row["number"])
                await connection.execute(delete(chat).where(line))
            nameless = update(members).where(members.c.person == person).values(person=None, name="")
            await connection.execute(nameless)
            await connection.execute(delete(people).where(people.c.id == person))
        return changed

    # -- moving to another device -----------------------------------------------------------------
    async def link(self, person: str, expires: float) -> str:
        """A code that gives a new key for this person, once."""
        code = new_token()
        async with self.database.writing() as connection:
            await connection.execute(insert(links).values(hash=hashed(code), person=person, expires=expires))
        return code

    async def move(self, code: str, now: float) -> tuple[Row, str] | None:
        """The person of a code, with a new key; the code is used up."""
        key = new_token()
        async with self.database.writing() as connection:
            asked = select(people).join(links).where(links.c.hash == hashed(code), links.c.expires > now)
            row = (await connection.execute(asked)).mappings().first()
            gone = await connection.execute(delete(links).where(links.c.hash == hashed(code)))
            if row is None or gone.rowcount != 1:
                return None
            await connection.execute(insert(keys).values(hash=hashed(key), person=row["id"], created=now))
        return dict(row), key

    async def forget_other_keys(self, person: str, key: str) -> list[str]:
        """Only this device is theirs from now on. The tables they are at: who is there must come in anew."""
        async with self.database.writing() as connection:
            changed = await self._fence(connection, person)
            await connection.execute(delete(keys).where(keys.c.person == person, keys.c.hash != hashed(key)))
            await connection.execute(delete(links).where(links.c.person == person))
            mine = members.c.person == person  # their key opens these tables, and from now on nothing else does
            await connection.execute(update(members).where(mine).values(token=hashed(new_token())))
        return changed

    async def everything(self, person: str) -> dict[str, list[Row]]:
        """All that is stored about a person, but for secrets."""
        found: dict[str, list[Row]] = {}
        async with self.database.reading() as connection:
            for name, kept in (("decks", decks), ("campaigns", campaigns), ("journal", journal)):
                rows = (await connection.execute(select(kept).where(kept.c.person == person))).mappings()
                found[name] = [{word: value for word, value in row.items() if word != "person"} for row in rows]
            asked = (
                select(tables.c.id, tables.c.status, tables.c.created, members.c.name)
                .join(members, members.c.table == tables.c.id)
                .where(members.c.person == person)
            )
            found["tables"] = [dict(row) for row in (await connection.execute(asked)).mappings()]
            found["chat"] = await self._said(connection, person)
            found["reports"] = await self._written(connection, person)
        return found

    # -- at tables --------------------------------------------------------------------------------
    async def _fence(self, connection: AsyncConnection, person: str) -> list[str]:
        """Their tables, taken out of the hands of whoever owns them: what is in memory is out of date."""
        theirs = select(members.c.table).where(members.c.person == person)
        asked = select(tables.c.id).where(tables.c.id.in_(theirs), tables.c.owner != "").with_for_update()
        found = list((await connection.execute(asked)).scalars())
        await connection.execute(update(tables).where(tables.c.id.in_(found)).values(epoch=tables.c.epoch + 1))
        return found

    async def _said(self, connection: AsyncConnection, person: str) -> list[Row]:
        """Their own lines of all chats."""
        asked = (
            select(chat.c.table, chat.c.number, chat.c.body, members.c.member)
            .join(members, members.c.table == chat.c.table)
            .where(members.c.person == person)
        )
        rows = (await connection.execute(asked)).mappings()
        return [dict(row) for row in rows if json.decode(row["body"])["member"] == row["member"]]

    async def _written(self, connection: AsyncConnection, person: str) -> list[Row]:
        """Their reports."""
        whose = and_(members.c.table == reports.c.table, members.c.member == reports.c.member)
        asked = select(reports).join(members, whose).where(members.c.person == person)
        return [dict(row) for row in (await connection.execute(asked)).mappings()]
