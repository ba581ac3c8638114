"""What is stored: on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from wilderland.server.backup import BadCopy, NotEmpty, backup, restore
from wilderland.server.store import Store
from wilderland.server.store.database import address
from wilderland.server.store.schema import metadata
from wilderland.server.store.writer import Fenced, Write
from wilderland.server.tokens import hashed, new_id


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store(url).open()
    try:
        yield store
    finally:
        await store.close()


async def lay(store: Store, **words: Any) -> str:
    table = new_id()
    row = {"id": table, "status": "lobby", "public": False, "invite": "", "created": 1.0, "touched": 1.0, "body": "{}"}
    member = {"table": table, "member": 0, "name": "Anna", "person": None, "token": hashed(table)}
    await store.tables.lay({**row, **words}, [member])
    return table


def choice(table: str, serial: int) -> dict[str, Any]:
    return {"table": table, "serial": serial, "member": 0, "at": 0.0, "lines": "0 pass"}


async def test_migrations_make_what_the_schema_says(url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async with opened(url) as store, store.database.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_opening_twice_changes_nothing(url: str) -> None:
    async with opened(url) as store:
        table = await lay(store)
    async with opened(url) as store:
        assert await store.tables.head(table) is not None


async def test_several_may_open_an_empty_store_at_once(tmp_path: Path, postgresql: str) -> None:
    engine = Store(postgresql).database
    async with engine.writing() as connection:
        await connection.execute(text("DROP SCHEMA IF EXISTS public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.close()
    for url in (f"sqlite:///{tmp_path / 'new.db'}", postgresql):
        stores = [Store(url) for _ in range(3)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            await store.close()


async def test_sqlite_is_set_to_lose_nothing(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'x.db'}") as store, store.database.reading() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
        assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1


async def test_writes_of_one_moment_share_a_commit(url: str) -> None:
    async with opened(url) as store:
        tables = [await lay(store) for _ in range(20)]
        for table in tables:
            await store.tables.take(table, "me", float("inf"))
        before = store.writer.commits
        writes = [
            store.writer.put(Write(table, 1, {"touched": 2.0, "round": 3}, [choice(table, 1)])) for table in tables
        ]
        await asyncio.gather(*writes)
        assert store.writer.commits - before < 5
        for table in tables:
            head = await store.tables.head(table)
            assert head is not None and (head["touched"], head["round"]) == (2.0, 3)
            assert len(await store.tables.choices(table)) == 1


async def test_an_older_owner_cannot_write_any_more(url: str) -> None:
    async with opened(url) as one, opened(url) as other:
        table, healthy = await lay(one), await lay(one)
        first = await one.tables.take(table, "one", float("inf"))
        await one.tables.take(healthy, "one", float("inf"))
        assert first is not None and first.row["epoch"] == 1
        await one.writer.put(Write(table, 1, choices=[choice(table, 1)]))
        second = await other.tables.take(table, "other", float("inf"))
        assert second is not None and second.row["epoch"] == 2 and len(second.choices) == 1
        results = await asyncio.gather(
            one.writer.put(Write(table, 1, {"touched": 9.0}, [choice(table, 2)])),
            one.writer.put(Write(healthy, 1, choices=[choice(healthy, 1)])),
            return_exceptions=True,
        )
        assert isinstance(results[0], Fenced) and results[1] is None
        assert [row["serial"] for row in await one.tables.choices(table)] == [1]
        await other.writer.put(Write(table, 2, choices=[choice(table, 2)]))


async def test_a_serial_is_written_once(url: str) -> None:
    async with opened(url) as store:
        table, healthy = await lay(store), await lay(store)
        for one in (table, healthy):
            await store.tables.take(one, "me", float("inf"))
        await store.writer.put(Write(table, 1, choices=[choice(table, 1)]))
        results = await asyncio.gather(
            store.writer.put(Write(table, 1, choices=[choice(table, 1)])),
            store.writer.put(Write(healthy, 1, choices=[choice(healthy, 1)])),
            return_exceptions=True,
        )
        assert isinstance(results[0], Fenced) and results[1] is None


async def test_a_table_of_a_living_worker_is_not_taken(url: str) -> None:
    async with opened(url) as store:
        table = await lay(store)
        await store.tables.beat("one", 100.0)
        await store.tables.beat("other", 100.0)
        assert await store.tables.take(table, "one", 90.0) is not None
        assert await store.tables.take(table, "other", 90.0) is None
        assert await store.tables.owner(table, 90.0) == "one"
        assert await store.tables.take(table, "other", 101.0) is not None  # silent for too long
        await store.tables.leave("other")
        assert await store.tables.owner(table, 0.0) == ""
        await store.tables.leave("one")


async def test_a_table_is_given_up_by_whoever_has_it(url: str) -> None:
    async with opened(url) as store:
        table = await lay(store)
        first = await store.tables.take(table, "one", 0.0)
        again = await store.tables.take(table, "one", 0.0)
        assert first is not None and again is not None
        assert await store.tables.lost("one", [table, "another"]) == ["another"]
        await store.tables.release(table, "one", first.row["epoch"])  # too late: it has woken again
        assert await store.tables.lost("one", [table]) == []
        await store.tables.release(table, "one", again.row["epoch"])
        assert await store.tables.lost("one", [table]) == [table]


async def test_tables_expire_by_status(url: str) -> None:
    async with opened(url) as store:
        person, _ = await store.people.add("Anna", 0.0)
        tables = {status: await lay(store, status=status) for status in ("lobby", "playing", "finished")}
        kept = await lay(store, status="finished")
        await store.tables.join(kept, "Bert", person, "token", 9)
        young = await lay(store, touched=50.0)
        await store.tables.beat("alive", 100.0)
        owned = [await lay(store) for _ in range(3)]
        for table, owner in zip(owned, ("we", "alive", "dead"), strict=True):
            await store.tables.take(table, owner, float("inf"))
        await store.tables.expire({"lobby": 10.0, "playing": 0.5, "finished": 10.0}, "we", 90.0)
        assert [await store.tables.head(table) is None for table in owned] == [False, False, True]
        left = {status: await store.tables.head(table) for status, table in tables.items()}
        assert left["lobby"] is None and left["playing"] is not None and left["finished"] is None
        assert await store.tables.head(kept) is not None and await store.tables.head(young) is not None


async def test_secrets_are_stored_as_hashes(url: str) -> None:
    async with opened(url) as store:
        person, key = await store.people.add("Anna", 0.0)
        code = await store.people.link(person, 100.0)
        async with store.database.reading() as connection:
            for table in metadata.sorted_tables:
                for row in (await connection.execute(table.select())).mappings():
                    assert key not in str(dict(row)) and code not in str(dict(row))
        assert await store.people.move(code, 101.0) is None  # too late, and used up
        code = await store.people.link(person, 100.0)
        moved = await store.people.move(code, 50.0)
        assert moved is not None and moved[0]["id"] == person and moved[1] != key
        assert await store.people.move(code, 50.0) is None
        await store.people.forget_other_keys(person, moved[1])
        assert await store.people.find(key) is None and await store.people.find(moved[1]) is not None
        await store.people.delete(person)
        assert await store.people.find(moved[1]) is None


async def test_a_copy_goes_back_into_an_empty_database_only(url: str, tmp_path: Path) -> None:
    async with opened(url) as store:
        table = await lay(store)
    await backup(url, tmp_path / "copy")
    with pytest.raises(NotEmpty):
        await restore(url, tmp_path / "copy")
    other = f"sqlite:///{tmp_path / 'other.db'}"
    await restore(other, tmp_path / "copy")
    async with opened(other) as store:
        assert await store.tables.head(table) is not None
    (tmp_path / "torn").write_bytes((tmp_path / "copy").read_bytes()[:-20])
    for name in ("torn", "nothing"):
        with pytest.raises(BadCopy):
            await restore(f"sqlite:///{tmp_path / name}.db", tmp_path / name)


def test_other_databases_are_refused() -> None:
    with pytest.raises(ValueError):
        address("mysql://somewhere/db")
