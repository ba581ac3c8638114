"""A table that is awake: who is there, what they see, and that nothing is told before it is stored.

Everything that changes a room happens under its lock, one thing after the other. The handlers of what members ask are
in `seating`, `playing`, `talking` and `advising`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from wilderland.server.about import info, welcome, whole
from wilderland.server.absence import returned
from wilderland.server.advising import Adviser
from wilderland.server.audience import Audience, Eyes
from wilderland.server.doc import TableDoc
from wilderland.server.ending import ending
from wilderland.server.lost import Lost
from wilderland.server.messages import encode
from wilderland.server.passing import Habits
from wilderland.server.play import CUT, Play, Turn, replayed
from wilderland.server.proposals import Proposals
from wilderland.server.seeing import Moment
from wilderland.server.shown import Argument, Said
from wilderland.server.store.tables import CHAT_SHOWN, Stored
from wilderland.server.store.writer import Fenced, Write
from wilderland.server.tells import (
    Chat,
    ChatLine,
    Notice,
    Table,
    Thinking,
)
from wilderland.server.thinking import Thinker
from wilderland.server.words import Status, Stops
from wilderland.setups import Setup

if TYPE_CHECKING:
    from wilderland.server.hall import Hall

SELDOM = 20.0
"""Seconds after which a table is marked as touched again, when nothing else of it changes."""
COMPANION = -2
"""The member that companions' choices are written under; -1 is the table itself."""


@dataclass
class Member:
    """Somebody at the table."""

    number: int
    name: str
    person: str | None
    kicked: bool = False
    left_at: float = 0.0
    """When the last connection ended."""


class Room:
    """One table."""

    def __init__(self, hall: Hall, stored: Stored) -> None:
        row = stored.row
        self.hall = hall
        self.id: str = row["id"]
        self.epoch: int = row["epoch"]
        self.status: Status = row["status"]
        self.public: bool = row["public"]
        self.doc = TableDoc.loads(row["body"])
        self.members = {
            one["member"]: Member(one["member"], one["name"], one["person"], one["kicked"], hall.now())
            for one in stored.members
        }
        self.chat = [msgspec.json.decode(line["body"], type=ChatLine) for line in stored.chat]
        self.lock = asyncio.Lock()
        self.connections: dict[str, int] = {}
        """The member behind each connection."""
        self.audiences: dict[Eyes, Audience] = {}
        self.proposals = Proposals()
        self.habits = {number: Habits() for number in range(len(self.doc.seats))}
        self.play: Play | None = None
        self.setup: dict[str, Any] | None = None
        self.thinker = Thinker(self)
        self.adviser = Adviser(self)
        self.idle_since = hall.now()
        self.lost = False
        self.touched: float = row["touched"]
        self.seen_away: frozenset[int] = frozenset()
        if row["setup"] is not None:
            self.setup = msgspec.json.decode(row["setup"])
            save = (row["save"], row["save_serial"]) if row["save"] else None
            rows = [(one["serial"], one["member"], one["lines"]) for one in stored.choices]
            self.play = replayed(Setup.from_json(self.setup), rows, self.habits, save)
        self.follow_doc()

    # -- what the table is ------------------------------------------------------------------------
    def follow_doc(self) -> None:
        """Let seats pass as they are set to."""
        for number, seat in enumerate(self.doc.seats):
            habits = self.habits[number]
            if habits.stops != seat.stops and self.play is not None:
                habits.set(seat.stops, self.play.game.state)
            habits.stops, habits.holding = seat.stops, seat.holding
            habits.delegated, habits.by_program = seat.passing, bool(seat.agent)

    def connected(self, member: int) -> bool:
        return member in self.connections.values()

    def eyes(self, member: int) -> Eyes:
        """The seats a member looks with."""
        return self.doc.held_by(member) or self.doc.shown()

    # -- telling ----------------------------------------------------------------------------------
    def tell(self, connections: Iterable[str], notice: Notice) -> None:
        self.hall.post(list(connections), encode(notice))

    def tell_all(self, notice: Notice) -> None:
        self.tell(self.connections, notice)

    def tell_table(self) -> None:
        self.tell_all(Table(info(self)))

    def audience(self, eyes: Eyes) -> Audience:
        assert self.play is not None
        if eyes not in self.audiences:
            self.audiences[eyes] = Audience.at(self.play.game, eyes, self.play.serial)
        return self.audiences[eyes]

    def seat_connections(self) -> None:
        """Put every connection behind the eyes its member has now; who sees otherwise than before is told the whole."""
        if self.play is None:
            return
        before = {one: audience.eyes for audience in self.audiences.values() for one in audience.connections}
        for audience in self.audiences.values():
            audience.connections.clear()
        for connection, member in self.connections.items():
            eyes = self.eyes(member)
            self.audience(eyes).connections.add(connection)
            if connection in before and before[connection] != eyes:
                self.tell([connection], whole(self, member))
        self.audiences = {eyes: audience for eyes, audience in self.audiences.items() if audience.connections}

    # -- coming and going -------------------------------------------------------------------------
    def greet(self, row: dict[str, Any]) -> None:
        """Somebody the store knows; they may have joined since the table woke."""
        member = Member(row["member"], row["name"], row["person"], row["kicked"])
        self.members.setdefault(member.number, member)

    async def attach(self, connection: str, member: int) -> None:
        """A connection of a member: it is welcomed, and the others hear of it."""
        self.tell([connection], welcome(self, member))
        self.connections[connection] = member
        self.seat_connections()
        await returned(self, member)
        self.tell_table()

    def detach(self, connection: str) -> None:
        member = self.connections.pop(connection, None)
        if member is None:
            return
        for eyes, audience in list(self.audiences.items()):
            audience.connections.discard(connection)
            if not audience.connections:
                del self.audiences[eyes]
        if not self.connected(member):
            self.members[member].left_at = self.hall.now()
        self.idle_since = self.hall.now()
        self.tell_table()

    # -- storing ----------------------------------------------------------------------------------
    async def store(self, **parts: Any) -> None:
        """Write to the store, or find out that the table has another owner."""
        changes = parts.pop("changes", {})
        now = self.hall.now()
        if changes or now - self.touched > SELDOM:
            changes = {"touched": now, **changes}
            self.touched = now
        try:
            await self.hall.store.writer.put(Write(self.id, self.epoch, changes=changes, **parts))
        except Fenced:
            self.hall.abandon(self)
            raise Lost(self.id) from None

    async def store_doc(self, *lines: ChatLine) -> None:
        """The table has changed: store it and tell everybody."""
        self.follow_doc()
        await self.store(
            changes={"body": self.doc.dumps(), "status": self.status, "public": self.public},
            chat=self.chat_rows(lines),
        )
        self.say(lines)
        self.seat_connections()
        self.tell_table()

    def line(self, member: int = -1, text: str = "", message: str = "", /, **args: Argument) -> ChatLine:
        """A line of the chat, numbered on from the last."""
        number = self.chat[-1].number + 1 if self.chat else 1
        return ChatLine(number, self.hall.now(), member, text, Said(message, dict(args)) if message else None)

    def chat_rows(self, lines: Iterable[ChatLine]) -> list[dict[str, Any]]:
        return [{"table": self.id, "number": line.number, "body": msgspec.json.encode(line).decode()} for line in lines]

    def choice_row(self, serial: int, member: int, lines: str) -> dict[str, Any]:
        """What was accepted, as it is stored."""
        return {"table": self.id, "serial": serial, "member": member, "at": self.hall.now(), "lines": lines}

    def say(self, lines: Iterable[ChatLine]) -> None:
        for line in lines:
            self.chat.append(line)
            self.tell_all(Chat(line))
        del self.chat[:-CHAT_SHOWN]

    # -- the game goes on -------------------------------------------------------------------------
    async def take_turn(self, turn: Turn, *lines: ChatLine) -> None:
        """Store a turn, count it, and tell everybody what they may see of it."""
        play = self.play
        assert play is not None
        row = self.choice_row(turn.row.serial, turn.row.member, turn.line)
        round = turn.game.state.round
        changes: dict[str, Any] = {} if round == play.game.state.round else {"round": round}
        stopped = self.follow_habits(turn.habits)
        if stopped:
            changes["body"] = self.doc.dumps()
        parts: dict[str, Any] = {"choices": [row], "chat": self.chat_rows(lines)}
        if turn.game.outcome is not None:
            end = await ending(self, turn.game, play.undos)
            changes |= {"status": "finished", "body": self.doc.dumps(), "save": None, "save_serial": None}
            parts |= {"journal": end.journal, "campaigns": end.campaigns}
        await self.store(changes=changes, **parts)
        play.commit(turn)
        self.hall.metrics.choices.inc()
        self.tell_turn(turn, stopped)
        self.say(lines)
        if turn.game.outcome is not None:
            self.status = "finished"
        if self.proposals.void(play.serial, self.hall.now()) or turn.game.outcome is not None:
            self.tell_table()
        self.thinker.consider()

    def follow_habits(self, habits: Mapping[int, Habits]) -> dict[int, Stops]:
        """Seats that have got where they were going stop there for good; what changed."""
        seats = self.doc.seats
        changed = {n: one.stops for n, one in habits.items() if one.stops != seats[n].stops}
        for number, stops in changed.items():
            seats[number].stops = stops
        return changed

    def tell_turn(self, turn: Turn, changed: Mapping[int, Stops]) -> None:
        """Everybody learns what their eyes may see of a turn."""
        assert self.play is not None
        moment = Moment()
        for eyes, audience in self.audiences.items():
            update = audience.update(self.play.game, self.play.serial, turn.kept is not None, moment)
            if changed and not changed.keys().isdisjoint(eyes):
                own = {seat: stops for seat, stops in changed.items() if seat in eyes}
                update = msgspec.structs.replace(update, stops=own)
            self.tell(audience.connections, update)

    async def cut_short(self) -> None:
        """A game that this version cannot play to where it was goes on from where it can. That is stored, so that what
        comes now is found again."""
        play = self.play
        if play is not None and play.stands_earlier and self.status == "playing":
            play.serial += 1
            play.windows.begin(play.game.state, play.serial)
            await self.store(choices=[self.choice_row(play.serial, -1, f"{CUT}{len(play.rows)}")])

    async def pass_on(self) -> None:
        """Make the passes that nobody needs to be asked for, and let companions think."""
        if self.play is not None and self.status == "playing":
            turn = self.play.pass_on()
            if turn is not None:
                await self.take_turn(turn)
            else:
                self.thinker.consider()

    def tell_thinking(self, seat: int) -> None:
        self.tell_all(Thinking(seat))
