"""Everything of a table but its game, as it is stored: seats, decks, how it is run. Plain data, written as JSON."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

from wilderland.decks import Deck
from wilderland.server.words import Away, Consent, Stops, UndoBy


class SeatDoc(Struct):
    """A seat and what belongs to it."""

    member: int = -1
    agent: str = ""
    """The companion that answers for it."""
    stand_in: bool = False
    """The companion (or the passing) is there only while the holder is away."""
    passing: bool = False
    holding: bool = False
    ready: bool = False
    shown: Consent = "nobody"
    stops: Stops = field(default_factory=Stops)
    deck: dict[str, Any] | None = None

    @property
    def free(self) -> bool:
        return self.member < 0 and not self.agent

    def brings(self) -> Deck | None:
        return None if self.deck is None else Deck.from_json(self.deck, "the deck")


class Begun(Struct, frozen=True):
    """The beginning of a game that was played before: its setup, and choices as saves have them."""

    setup: dict[str, Any]
    lines: tuple[str, ...]


class TableDoc(Struct):
    """A table."""

    scenario: str
    edition: str
    mode: str
    seats: list[SeatDoc]
    host: int = 0
    seed: int | None = None
    """What the host chose; the game's own is in its setup."""
    all_windows: bool = False
    campaign: str = ""
    campaign_of: str = ""
    """The person whose campaign it is."""
    series: str = ""
    """The scenarios in a row so far, between two games of them (M4)."""
    undo: UndoBy = "all"
    away: Away = "wait"
    away_after: int = 300
    following: str = ""
    begun: Begun | None = None
    """Where the game goes on from, if it is one that was played elsewhere."""

    def dumps(self) -> str:
        return msgspec.json.encode(self).decode()

    @staticmethod
    def loads(text: str) -> TableDoc:
        return msgspec.json.decode(text, type=TableDoc)

    def held_by(self, member: int) -> tuple[int, ...]:
        """The seats of a member."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.member == member)

    def shown(self) -> tuple[int, ...]:
        """The seats whose hands spectators may see."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.shown == "spectators")

    def people(self) -> set[int]:
        """The members who hold seats."""
        return {seat.member for seat in self.seats if seat.member >= 0}
