"""Copies of everything that is kept: one file of JSON lines, whatever the database, made while servers run."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import Any

from sqlalchemy import Table, func, insert, select

from wilderland.server.store.database import Database
from wilderland.server.store.schema import metadata, workers

FORMAT = 1
MANY = 500
LEFT_OUT = (workers,)


class NotEmpty(Exception):
    """There is something in the database already."""


class BadCopy(Exception):
    """Not a copy, or a damaged one."""


def kept() -> list[Table]:
    return [table for table in metadata.sorted_tables if table not in LEFT_OUT]


async def backup(url: str, file: Path) -> int:
    """Write all rows, as they are at one moment, into a file; how many. The file is whole or not there."""
    database = await Database(url).open()
    fresh = file.with_name(file.name + ".new")
    rows = 0
    try:
        async with database.reading() as connection:
            if database.is_sqlite:
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            with gzip.open(fresh, "wt", encoding="utf-8") as out:
                out.write(json.dumps({"wilderland": "backup", "format": FORMAT}) + "\n")
                for table in kept():
                    for row in (await connection.execute(select(table))).mappings():
                        out.write(json.dumps([table.name, dict(row)], ensure_ascii=False) + "\n")
                        rows += 1
                out.write(json.dumps({"rows": rows}) + "\n")
            if database.is_sqlite:
                await connection.exec_driver_sql("COMMIT")
    finally:
        await database.close()
    os.replace(fresh, file)
    return rows


async def restore(url: str, file: Path) -> int:
    """Put a copy back, wholly or not at all; how many rows."""
    rows = read(file)
    database = await Database(url).open()
    try:
        async with database.writing() as connection:
            for table in kept():
                if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                    raise NotEmpty
            for table in kept():
                mine = [row for name, row in rows if name == table.name]
                for start in range(0, len(mine), MANY):
                    await connection.execute(insert(table), mine[start : start + MANY])
    finally:
        await database.close()
    return len(rows)


def read(file: Path) -> list[tuple[str, dict[str, Any]]]:
    """The rows of a copy."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as source:
            head, *lines, tail = [json.loads(line) for line in source]
        if head != {"wilderland": "backup", "format": FORMAT} or tail != {"rows": len(lines)}:
            raise BadCopy("incomplete")
        names = {table.name for table in kept()}
        rows = [(str(name), dict(row)) for name, row in lines]
    except (OSError, EOFError, ValueError, TypeError) as error:
        raise BadCopy(str(error) or type(error).__name__) from error
    if any(name not in names for name, _ in rows):
        raise BadCopy("other tables")
    for name, row in rows:
        if name == "tables":
            row["owner"] = ""
    return rows
