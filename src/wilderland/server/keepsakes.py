"""What people keep, over HTTP: reports, the journal, campaigns; and how the server is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from wilderland.server.resources import Identity, Name, Text
from wilderland.server.words import Word


class NewReport(Struct, frozen=True):
    text: Text


class Report(Struct, frozen=True):
    """Something went wrong. Of a running game it stays sealed: the replay comes when the game is over."""

    report: str
    table: str
    serial: int
    text: str
    created: float
    sealed: bool
    replay: dict[str, Any] | None = None


class JournalEntry(Struct, frozen=True):
    game: str
    """The table it was played at; its replay is there."""
    scenario: str
    edition: str
    mode: str
    success: bool
    reason: str
    rounds: int
    score: int | None
    score_sheet: dict[str, int]
    date_played: str
    players: tuple[str, ...]
    decks: tuple[str, ...]
    heroes: tuple[str, ...]
    """Those of all seats, by code."""
    adjusted: bool
    undos: int


class Journal(Struct, frozen=True):
    games: tuple[JournalEntry, ...]


class NewCampaign(Struct, frozen=True):
    """A campaign of one to four players; heroes by code or title."""

    name: Name
    players: Annotated[tuple[CampaignPlayer, ...], Meta(min_length=1, max_length=4)]
    hard: bool = False
    after: Identity = ""
    """A campaign that was won before, whose Mendor may come along."""


class CampaignPlayer(Struct, frozen=True):
    name: Name
    heroes: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=3)]


class CampaignStep(Struct, frozen=True):
    """Something that may be done between two games."""

    what: Literal["replace", "play-on", "swap", "heal"]
    seat: Annotated[int, Meta(ge=0, le=3)]
    hero: Word
    new: Word = ""


class Campaign(Struct, frozen=True):
    campaign: str
    name: str
    log: dict[str, Any]
    available: tuple[str, ...]
    """Heroes that may newly be taken."""
    to_replace: tuple[tuple[int, str], ...]
    over: bool


class Campaigns(Struct, frozen=True):
    campaigns: tuple[Campaign, ...]


class Done(Struct, frozen=True):
    """It has been done, and there is nothing more to say."""


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
    tables: int
    connections: int
