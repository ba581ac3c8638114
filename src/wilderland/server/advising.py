"""Hints for members: thought about outside the event loop, one at a time for each, and told to nobody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wilderland.advice import Advised, Remark, hint, telling
from wilderland.game import Game
from wilderland.server.asked import LATER, Caller, Later, handles, own_seat
from wilderland.server.asks import Hint
from wilderland.server.companions import Question, remembered
from wilderland.server.counsel import Advice
from wilderland.server.limits import Bucket
from wilderland.server.playing import running
from wilderland.server.processes import NoAnswer
from wilderland.server.refusal import Refusal
from wilderland.server.seeing import view_of
from wilderland.server.shown import CardRef, Said
from wilderland.server.tells import Hinted, Refused

if TYPE_CHECKING:
    from wilderland.server.room import Room

BURST = 5
"""Hints a member may ask for one after the other."""


# -- in the process -------------------------------------------------------------------------------
@dataclass(frozen=True)
class Wondering(Question):
    """What somebody wonders about, who sees these hands."""

    hands: tuple[int, ...] = ()
    seconds: float = 2.0


@dataclass(frozen=True)
class Counsel:
    """The answer to it."""

    answers: tuple[Advice, ...]
    playouts: int


def advise(question: Wondering) -> Counsel:
    """A hint, by the game as these seats see it."""
    game = remembered(question).game
    found = hint(game, question.seat, question.hands, question.seconds)
    return Counsel(worded(game, question.seat, found.answers), found.playouts)


def worded(game: Game, seat: int, answers: Iterable[Advised]) -> tuple[Advice, ...]:
    """Answers with the words of their options, as the view of the seat has them."""
    asked = next(one for one in view_of(game, [seat]).decisions if one.seat == seat)
    offered = {option.key: option.said for option in asked.options}
    return tuple(
        Advice(
            one.keys,
            tuple(offered[key] for key in telling.named(one.keys) if key in offered),
            round(one.chance, 4),
            round(one.spread, 4),
            tuple(said(remark) for remark in one.remarks),
        )
        for one in answers
    )


def said(remark: Remark) -> Said:
    args = {word: value if isinstance(value, str) else CardRef(*value) for word, value in remark.args.items()}
    return Said(remark.message, dict(args))


# -- at the table ---------------------------------------------------------------------------------
class Adviser:
    """The hints of one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._thinking: dict[int, asyncio.Task[None]] = {}
        """By member."""
        self._buckets: dict[int, Bucket] = {}

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def wonder(self, caller: Caller, ask: Hint) -> None:
        """Begin to think, unless too much is asked."""
        member, now = caller.member, time.monotonic()
        rate = self.room.hall.settings.hints_per_minute / 60
        bucket = self._buckets.setdefault(member, Bucket(rate, BURST, now))
        busy = self._thinking.get(member)
        if (busy is not None and not busy.done()) or not bucket.take(now):
            raise Refusal("too-many")
        self._thinking[member] = asyncio.create_task(self._think(caller, ask), name=f"hint at {self.room.id}")

    async def _think(self, caller: Caller, ask: Hint) -> None:
        room = self.room
        play = room.play
        assert play is not None and room.setup is not None
        serial = play.serial
        moves = tuple(move for row in play.rows for move in row.moves)
        hands = room.doc.held_by(caller.member)
        seconds = room.hall.settings.hint_seconds
        question = Wondering(room.id, room.setup, moves, ask.seat, hands=hands, seconds=seconds)
        try:
            found = await room.hall.companions.run(room.id, advise, question)
        except Exception as error:
            if not isinstance(error, NoAnswer):
                room.hall.mistake("hint-failed", table=room.id, seat=ask.seat)
            self._refuse(caller, ask, Refusal("busy"))
            return
        if room.lost or play is not room.play or play.serial != serial:
            self._refuse(caller, ask, Refusal("stale"))
            return
        room.tell([caller.connection], Hinted(ask.ref, serial, ask.seat, found.playouts, found.answers))

    def _refuse(self, caller: Caller, ask: Hint, no: Refusal) -> None:
        self.room.hall.refused(no, table=self.room.id, member=caller.member, ask="hint")
        self.room.tell([caller.connection], Refused(ask.ref, no.code, no.said))


@handles(Hint)
async def wonder(room: Room, caller: Caller, ask: Hint) -> Later:
    """A hint is for whoever must decide now."""
    play = running(room)
    own_seat(room, caller, ask.seat)
    if ask.seat not in play.game.decisions:
        raise Refusal("illegal", "refused-not-asked", seat=ask.seat)
    room.adviser.wonder(caller, ask)
    return LATER
