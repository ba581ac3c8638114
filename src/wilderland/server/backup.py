"""Copies of everything that is kept: one file of JSON lines, whatever the database, made while servers run."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Table, func, insert, select

from wilderland.server.store.database import OURS, Database, revision, revisions
from wilderland.server.store.schema import metadata, workers

FORMAT = 1
MANY = 500
LEFT_OUT = (workers,)
FIRST = "0001"
"""The revision of copies that do not say theirs."""


class NotEmpty(Exception):
    """There is something in the database already."""


class NoDatabase(Exception):
    """There is none of ours to be copied."""


class BadCopy(Exception):
    """Not a copy, or a damaged one."""


def kept() -> list[Table]:
    return [table for table in metadata.sorted_tables if table not in LEFT_OUT]


async def backup(url: str, file: Path) -> int:
    """Write all rows, as they are at one moment, into a file; how many. The file is whole or not there, and for nobody
    else's eyes. The database stays as it is: a server of another version may be running on it."""
    database = Database(url)
    if database.file is not None and not database.file.is_file():
        raise NoDatabase(database.file.name)
    fresh = file.with_name(file.name + ".new")
    try:
        with os.fdopen(os.open(fresh, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, OURS), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as out:
                rows = await _write(database, out)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(fresh, file)
    finally:
        fresh.unlink(missing_ok=True)
        await database.close()
    return rows


async def _write(database: Database, out: TextIO) -> int:
    rows = 0
    async with database.reading() as connection:
        if database.is_sqlite:
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        known = await connection.run_sync(revision)
        if not known:
            raise NoDatabase(database.url.render_as_string())
        out.write(json.dumps({"wilderland": "backup", "format": FORMAT, "revision": known}) + "\n")
        for table in kept():
            async with connection.stream(select(table).execution_options(yield_per=MANY)) as found:
                async for row in found.mappings():
                    out.write(json.dumps([table.name, dict(row)], ensure_ascii=False) + "\n")
                    rows += 1
        out.write(json.dumps({"rows": rows}) + "\n")
        if database.is_sqlite:
            await connection.exec_driver_sql("COMMIT")
    return rows


async def restore(url: str, file: Path) -> int:
    """Put a copy back, wholly or not at all; how many rows."""
    known, rows = read(file)
    database = Database(url)
    try:
        await database.open(known)
        async with database.writing() as connection:
            for table in kept():
                if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                    raise NotEmpty
            for table in kept():
                mine = [row for name, row in rows if name == table.name]
                for start in range(0, len(mine), MANY):
                    await connection.execute(insert(table), mine[start : start + MANY])
        await database.open()
    finally:
        await database.close()
    return len(rows)


def read(file: Path) -> tuple[str, list[tuple[str, dict[str, Any]]]]:
    """The revision of a copy, and its rows."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as source:
            head, *lines, tail = [json.loads(line) for line in source]
        known = str(head.pop("revision", FIRST))
        if head != {"wilderland": "backup", "format": FORMAT} or tail != {"rows": len(lines)}:
            raise BadCopy("incomplete")
        if known not in revisions():
            raise BadCopy(f"revision {known}")
        names = {table.name for table in kept()}
        rows = [(str(name), dict(row)) for name, row in lines]
    except (OSError, EOFError, ValueError, TypeError, AttributeError) as error:
        raise BadCopy(str(error) or type(error).__name__) from error
    if any(name not in names for name, _ in rows):
        raise BadCopy("other tables")
    for name, row in rows:
        if name == "tables":
            row["owner"] = ""
    return known, rows
