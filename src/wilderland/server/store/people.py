"""People: a key that owns things. Keys and codes are stored as hashes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update

from wilderland.server.store.database import Database
from wilderland.server.store.schema import campaigns, decks, journal, keys, links, members, people, tables
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

    async def delete(self, person: str) -> None:
        """Everything of theirs; at tables they become a guest without a name."""
        async with self.database.writing() as connection:
            for kept in (keys, links, decks, campaigns, journal):
                await connection.execute(delete(kept).where(kept.c.person == person))
            nameless = update(members).where(members.c.person == person).values(person=None, name="")
            await connection.execute(nameless)
            await connection.execute(delete(people).where(people.c.id == person))

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

    async def forget_other_keys(self, person: str, key: str) -> None:
        """Only this device is theirs from now on."""
        async with self.database.writing() as connection:
            await connection.execute(delete(keys).where(keys.c.person == person, keys.c.hash != hashed(key)))
            await connection.execute(delete(links).where(links.c.person == person))

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
        return found
