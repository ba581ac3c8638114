"""Games that are over: their replays, and who may see them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import msgspec

from wilderland.game import Replay
from wilderland.saves.reading import read_choices
from wilderland.server.doc import TableDoc
from wilderland.server.http.call import Call
from wilderland.server.play import folded
from wilderland.server.refusal import Refusal
from wilderland.setups import Setup

Row = dict[str, Any]


@dataclass(frozen=True)
class Finished:
    """A game that is over."""

    row: Row
    lines: tuple[str, ...]
    """Its choices, as they are stored."""

    @property
    def replay(self) -> dict[str, Any]:
        setup = Setup.from_json(msgspec.json.decode(self.row["setup"]))
        return Replay(setup, read_choices(list(self.lines))).as_json()

    @property
    def share(self) -> str:
        """The key that opens this replay to others. Made of the game itself: only who has seen it can know it."""
        text = "\n".join((self.row["id"], self.row["setup"], *self.lines))
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    async def players(self, call: Call) -> tuple[str, ...]:
        """Who sat where: names, and the companions' words."""
        names = (await call.hall.store.tables.names([self.row["id"]])).get(self.row["id"], {})
        seats = TableDoc.loads(self.row["body"]).seats
        return tuple(names.get(seat.member, "") if seat.member >= 0 else seat.agent for seat in seats)


async def finished(call: Call, row: Row) -> Finished:
    """What is left of a game; that of a running one never leaves."""
    if row["status"] != "finished":
        raise Refusal("sealed")
    stored = await call.hall.store.tables.choices(row["id"])
    rows, _ = folded((one["serial"], one["member"], one["lines"]) for one in stored)
    return Finished(row, tuple(line for _, _, part in rows for line in part))


async def seen(call: Call, row: Row) -> Finished:
    """A finished game for everybody who was there or has its key, or for all if the table is public."""
    if not row["public"]:
        if row["status"] == "finished" and call.key:
            game = await finished(call, row)
            if call.key == game.share:
                return game
        await call.member(row["id"])
    return await finished(call, row)
