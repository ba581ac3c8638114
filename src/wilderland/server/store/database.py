"""The database: a file of SQLite that loses nothing, or PostgreSQL, by its address; brought up to date on opening."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, QueuePool

Result = TypeVar("Result")

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
"""Every commit is on the disk before it returns; readers do not wait for the writer."""

OURS = 0o600
"""How files are made that have everybody's things in them."""

LOCK = 1937
"""PostgreSQL's number for "somebody is changing the schema"."""


def address(url: str) -> URL:
    """A database's address with the driver we use."""
    found = make_url(url)
    kind = found.get_backend_name()
    if kind not in DRIVERS:
        raise ValueError(f"no database of ours: {found.render_as_string()}")
    return found.set(drivername=DRIVERS[kind])


BUSY = 200
"""How often a new connection tries to set up a file that another is setting up."""


class Database:
    """Connections and transactions."""

    def __init__(self, url: str, pool: int = 8) -> None:
        self.url = address(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine: AsyncEngine = create_async_engine(
            self.url, poolclass=AsyncAdaptedQueuePool, pool_size=pool, max_overflow=0, pool_pre_ping=not self.is_sqlite
        )
        self._writing = asyncio.Lock()
        self._direct: Engine | None = None
        """For SQLite: what is written at once goes to the file from one thread, without a hop for each statement."""
        self._thread: ThreadPoolExecutor | None = None
        """Where that is done. Its own, so that no table's work makes the store wait."""
        if self.is_sqlite:
            self._thread = ThreadPoolExecutor(1, "store")
            self._direct = create_engine(self.url.set(drivername="sqlite"), poolclass=QueuePool, pool_size=1)
            event.listen(self.engine.sync_engine, "connect", _prepare)
            event.listen(self._direct, "connect", _prepare)

    @property
    def file(self) -> Path | None:
        """Where SQLite has it, if it has it in a file."""
        name = self.url.database
        return Path(name) if self.is_sqlite and name not in (None, "", ":memory:") else None

    async def open(self, to: str = "head") -> Database:
        """Bring the schema up to date; a new file is for nobody else's eyes."""
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, OURS))
        async with self.writing() as connection:
            if not self.is_sqlite:  # several workers may start at once
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(upgrade, to)
        return self

    async def close(self) -> None:
        await self.engine.dispose()
        if self._direct is not None and self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._direct.dispose)
            self._thread.shutdown(wait=False)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. SQLite has one writer at a time, so we queue here instead of failing there."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, self.engine.connect() as connection:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                await connection.exec_driver_sql("ROLLBACK")
                raise
            await connection.exec_driver_sql("COMMIT")

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction done in one go, by plain code."""
        if self._direct is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        async with self._writing:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._run, self._direct, work)

    def _run(self, engine: Engine, work: Callable[[Connection], Result]) -> Result:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                found = work(connection)
            except BaseException:
                connection.exec_driver_sql("ROLLBACK")
                raise
            connection.exec_driver_sql("COMMIT")
            return found


def _prepare(connection: Any, record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        for patience in range(BUSY, -1, -1):
            try:
                cursor.execute(f"PRAGMA {pragma}")
                break
            except sqlite3.OperationalError:  # somebody else sets the new file up: SQLite does not wait for that
                if not patience:
                    raise
                time.sleep(0.05)
    cursor.close()


def revision(connection: Connection) -> str:
    """Which migrations a database has seen; empty if it is none of ours."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files(__package__).joinpath("migrations")))
    return config


def revisions() -> set[str]:
    """Every revision this version knows."""
    return {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations that are missing."""
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
