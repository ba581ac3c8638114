"""The store: one database, its writer, and the shelves things are kept on."""

from __future__ import annotations

from wilderland.server.store.database import Database
from wilderland.server.store.keeping import Keeping
from wilderland.server.store.people import People
from wilderland.server.store.tables import Tables
from wilderland.server.store.writer import Writer


class Store:
    """Everything that is kept."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.writer = Writer(self.database)
        self.people = People(self.database)
        self.tables = Tables(self.database)
        self.keeping = Keeping(self.database)

    async def open(self) -> Store:
        await self.database.open()
        self.writer.start()
        return self

    async def close(self) -> None:
        await self.writer.stop()
        await self.database.close()
