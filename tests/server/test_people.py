"""What belongs to people, in the store: theirs alone, changed once at a time, and gone when they say so."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.test_store import lay, opened

from wilderland.server.backup import BadCopy, NoDatabase, backup, read, restore
from wilderland.server.store import Store
from wilderland.server.store.tables import CHAT_SHOWN
from wilderland.server.store.writer import CHAT_KEPT, Fenced, Write


def said(table: str, number: int, member: int, words: str) -> dict[str, Any]:
    body = {"number": number, "at": 0.0, "member": member, "text": words}
    return {"table": table, "number": number, "body": json.dumps(body)}


def played(person: str, table: str) -> dict[str, Any]:
    return {"person": person, "table": table, "played": 1.0, "undos": 0, "record": "{}"}


async def everything(store: Store) -> str:
    """All that is stored, as one text."""
    async with store.database.reading() as connection:
        names = ("people", "keys", "tables", "members", "chat", "journal", "reports", "decks", "campaigns")
        return str([(await connection.execute(text(f"SELECT * FROM {name}"))).all() for name in names])


# -- one after the other ---------------------------------------------------------------------------
async def test_a_campaign_goes_on_only_from_what_it_was(url: str) -> None:
    async with opened(url) as store:
        person, _ = await store.people.add("Anna", 0.0)
        campaign = await store.keeping.add("campaigns", person, 0.0, name="Ours", log="one")
        table = await lay(store)
        await store.tables.take(table, "me", float("inf"))

        async def log() -> str:
            row = await store.keeping.one("campaigns", person, campaign)
            assert row is not None
            return str(row["log"])

        change = store.keeping.change
        assert await change("campaigns", person, campaign, 1.0, {"log": "one"}, log="two")
        assert not await change("campaigns", person, campaign, 2.0, {"log": "one"}, log="three")
        late = {"id": campaign, "was": "one", "log": "four", "touched": 3.0}
        await store.writer.put(Write(table, 1, campaigns=[late]))
        assert await log() == "two"
        await store.writer.put(Write(table, 1, campaigns=[{**late, "was": "two"}]))
        assert await log() == "four"


async def test_a_game_ends_also_for_somebody_who_is_gone(url: str) -> None:
    async with opened(url) as store:
        gone, _ = await store.people.add("Anna", 0.0)
        stays, _ = await store.people.add("Bert", 0.0)
        table = await lay(store)
        await store.tables.take(table, "me", float("inf"))
        await store.people.delete(gone)
        await store.writer.put(
            Write(table, 1, {"status": "finished"}, journal=[played(gone, table), played(stays, table)])
        )
        assert len(await store.keeping.journal(stays)) == 1 and await store.keeping.journal(gone) == []


async def test_storing_waits_for_no_other_work(tmp_path: Path) -> None:
    """All threads that tables work in are busy, and what was chosen is stored all the same."""
    async with opened(f"sqlite:///{tmp_path / 'x.db'}") as store:
        table = await lay(store)
        await store.tables.take(table, "me", float("inf"))
        done = threading.Event()
        busy = [asyncio.create_task(asyncio.to_thread(done.wait, 60)) for _ in range((os.cpu_count() or 1) + 40)]
        await asyncio.sleep(0)
        try:
            await asyncio.wait_for(store.writer.put(Write(table, 1, {"round": 7})), 20)
        finally:
            done.set()
            await asyncio.gather(*busy)


# -- gone ------------------------------------------------------------------------------------------
async def test_who_deletes_everything_leaves_no_word(url: str) -> None:
    async with opened(url) as store:
        person, _ = await store.people.add("Annabel", 0.0)
        other, _ = await store.people.add("Bert", 0.0)
        shared, alone = await lay(store, body="shared"), await lay(store, body="alone-body")
        member = await store.tables.join(shared, "Annabel", person, "a", 9)
        assert member is not None
        async with store.database.writing() as connection:
            sole = text('UPDATE members SET person = :person WHERE member = 0 AND "table" = :one')
            await connection.execute(sole, {"person": person, "one": alone})
        taken = await store.tables.take(shared, "me", float("inf"))
        assert taken is not None
        epoch = taken.row["epoch"]
        lines = [said(shared, 1, member, "my own words"), said(shared, 2, 0, "words of another")]
        await store.writer.put(Write(shared, epoch, chat=lines))
        await store.keeping.report(shared, member, 1, "what I saw", 1.0)
        await store.keeping.report(shared, 0, 1, "what others saw", 1.0)

        exported = str(await store.people.everything(person))
        assert "my own words" in exported and "what I saw" in exported
        assert "words of another" not in exported and "what others saw" not in exported

        assert await store.people.delete(person) == [shared]
        left = await everything(store)
        for word in ("Annabel", person, "my own words", "what I saw", "alone-body"):
            assert word not in left
        for word in ("Bert", other, "words of another", "what others saw", "shared"):
            assert word in left
        with pytest.raises(Fenced):  # whoever has the table in memory still knows the name
            await store.writer.put(Write(shared, epoch, {"round": 1}))


async def test_where_one_key_is_left_no_token_opens_a_place(url: str) -> None:
    async with opened(url) as store:
        person, key = await store.people.add("Anna", 0.0)
        table = await lay(store)
        member = await store.tables.join(table, "Anna", person, "token of a lost telephone", 9)
        assert await store.tables.member(table, "token of a lost telephone") is not None
        await store.people.forget_other_keys(person, key)
        assert await store.tables.member(table, "token of a lost telephone") is None
        found = await store.tables.member(table, "", person)
        assert found is not None and found["member"] == member
        assert await store.tables.member(table, table) is not None  # somebody else's


# -- tables that fill up ---------------------------------------------------------------------------
async def test_who_was_sent_away_makes_room(url: str) -> None:
    async with opened(url) as store:
        table = await lay(store)
        numbers = [await store.tables.join(table, "Eve", None, f"{number}", 3) for number in range(3)]
        assert numbers == [1, 2, None]
        await store.tables.kick(table, 1)
        assert await store.tables.join(table, "Bert", None, "b", 3) == 3
        assert await store.tables.join(table, "Cleo", None, "c", 3) is None
        kicked = await store.tables.member(table, "0")
        assert kicked is not None and kicked["kicked"]


async def test_of_a_long_chat_the_end_is_kept(url: str) -> None:
    async with opened(url) as store:
        table, other = await lay(store), await lay(store)
        for one in (table, other):
            await store.tables.take(one, "me", float("inf"))
        await store.writer.put(Write(other, 1, chat=[said(other, 1, 0, "elsewhere")]))
        rows = [said(table, number, 0, f"line {number}") for number in range(1, 2 * CHAT_KEPT + 3)]
        for start in range(0, len(rows), 1000):
            await store.writer.put(Write(table, 1, chat=rows[start : start + 1000]))
        async with store.database.reading() as connection:
            count = await connection.execute(text('SELECT count(*) FROM chat WHERE "table" = :one'), {"one": table})
            assert CHAT_KEPT <= count.scalar_one() <= CHAT_KEPT + 2
        found = await store.tables.take(table, "me", float("inf"))
        assert found is not None and len(found.chat) == CHAT_SHOWN
        assert [row["number"] for row in found.chat] == list(range(rows[-1]["number"] - CHAT_SHOWN + 1, len(rows) + 1))
        elsewhere = await store.tables.take(other, "me", float("inf"))
        assert elsewhere is not None and len(elsewhere.chat) == 1


# -- copies ----------------------------------------------------------------------------------------
async def test_a_copy_is_made_of_a_database_only_and_leaves_it_alone(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        await backup(f"sqlite:///{tmp_path / 'mistyped.db'}", tmp_path / "copy")
    (tmp_path / "empty.db").touch()
    with pytest.raises(NoDatabase):
        await backup(f"sqlite:///{tmp_path / 'empty.db'}", tmp_path / "copy")
    with sqlite3.connect(tmp_path / "empty.db") as database:
        assert database.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    assert not [path.name for path in tmp_path.iterdir() if not path.name.startswith("empty.db")]


async def test_copies_and_databases_are_for_nobody_elses_eyes(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        url = f"sqlite:///{tmp_path / 'x.db'}"
        async with opened(url) as store:
            await lay(store)
        await backup(url, tmp_path / "copy")
    finally:
        os.umask(before)
    for name in ("x.db", "copy"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600


async def test_a_copy_says_which_revision_it_has(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url) as store:
        table = await lay(store)
    await backup(url, tmp_path / "copy")
    revision, rows = read(tmp_path / "copy")
    assert revision and any(name == "tables" and row["id"] == table for name, row in rows)
    monkeypatch.setattr("wilderland.server.backup.revisions", lambda: {"another"})
    with pytest.raises(BadCopy):
        await restore(f"sqlite:///{tmp_path / 'other.db'}", tmp_path / "copy")
    assert not (tmp_path / "other.db").exists()
