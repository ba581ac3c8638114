"""A request: who calls, from where, and with what key."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Depends, Path, Query, Request

from wilderland.server.hall import Hall
from wilderland.server.limits import Buckets
from wilderland.server.refusal import Refusal

Row = dict[str, Any]
Language = Annotated[Literal["en", "cs", "it", "pl", "ro"], Query()]
"""What an answer is written in, where it is written in words."""
Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


class Call:
    def __init__(self, request: Request) -> None:
        self.request = request
        self.hall: Hall = request.app.state.hall
        self.address = address_of(request)

    @property
    def key(self) -> str:
        """What the caller shows: a person's key, or a member's token."""
        word, _, key = self.request.headers.get("authorization", "").partition(" ")
        return key.strip()[:120] if word.lower() == "bearer" else ""

    async def guest(self) -> Row | None:
        """The person, if the caller is one; a wrong key is refused, none is not."""
        if not self.key:
            return None
        found = await self.hall.store.people.find(self.key)
        if found is None:
            raise Refusal("unknown")
        return found

    async def person(self) -> Row:
        found = await self.guest()
        if found is None:
            raise Refusal("unknown")
        return found

    async def member(self, table: str) -> Row:
        """The caller as a member of a table, by token or as a person; whoever is not one learns nothing."""
        row = await self.hall.store.tables.member(table, self.key) if self.key else None
        if row is None and self.key:
            person = await self.hall.store.people.find(self.key)
            row = await self.hall.store.tables.member(table, "", person["id"]) if person else None
        if row is None or row["kicked"]:
            raise Refusal("not-found", "refused-no-table")
        return row

    def allow(self, what: str, about: str = "") -> None:
        """Once more of something that is counted by the hour."""
        buckets: Buckets = getattr(self.request.app.state, what)
        wait = buckets.take(self.address, about)
        if wait is not None:
            raise Refusal("too-many", retry=wait)


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def call_of(request: Request) -> Call:
    return Call(request)


Caller = Annotated[Call, Depends(call_of)]
