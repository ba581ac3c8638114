"""What goes over HTTP: people, decks, cards, tables, replays. Every refusal has the same shape (`Problem`)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from wilderland.server.shown import DeckProblem, LogLine, Patch, Phase, Said, View
from wilderland.server.tells import SeatInfo
from wilderland.server.words import Away, Code, Status, UndoBy, Word

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(max_length=4000)]
File = Annotated[str, Meta(max_length=2**20)]
Seed = Annotated[int, Meta(ge=0, lt=2**53)]
Identity = Annotated[str, Meta(max_length=64)]
Copies = Annotated[dict[Word, Annotated[int, Meta(ge=1, le=99)]], Meta(max_length=120)]


class Problem(Struct, frozen=True):
    """Why a request was refused. `problems` lists what is wrong with decks."""

    code: Code
    said: Said
    problems: tuple[DeckProblem, ...] = ()


# -- people --------------------------------------------------------------------------------------
class NewPerson(Struct, frozen=True):
    name: Name


class Person(Struct, frozen=True):
    person: str
    name: str


class Keyed(Struct, frozen=True):
    """A person with a key that opens everything of theirs. It is told once: only its hash is stored."""

    person: str
    name: str
    key: str


class Link(Struct, frozen=True):
    """A code that moves a person to another device, once."""

    code: str
    expires: float


class Move(Struct, frozen=True):
    code: Identity


# -- decks ---------------------------------------------------------------------------------------
class DeckBody(Struct, frozen=True):
    """A deck by codes or titles."""

    name: Name
    heroes: Annotated[tuple[Word, ...], Meta(max_length=3)]
    cards: Copies
    side: Copies = {}


class DeckFile(Struct, frozen=True):
    """A deck as a text of any format we read (RingsDB text or JSON, OCTGN); a fellowship gives several."""

    content: File
    source: Annotated[str, Meta(max_length=120)] = "deck.txt"
    cards: Annotated[dict[Word, dict[str, Any]], Meta(max_length=30)] = {}
    """What RingsDB says of ids we may not know: other printings of our cards are found by it, others named."""


class StoredDeck(Struct, frozen=True):
    deck: str
    name: str
    heroes: tuple[str, ...]
    cards: dict[str, int]
    side: dict[str, int]
    problems: tuple[DeckProblem, ...]
    """By the rules of the edition asked for."""


class Decks(Struct, frozen=True):
    decks: tuple[StoredDeck, ...]


class DeckReading(Struct, frozen=True):
    """What a file says, before anything is kept."""

    decks: tuple[DeckBody, ...]
    problems: tuple[DeckProblem, ...]
    conflicts: tuple[DeckProblem, ...]
    """Between the decks, if they sat at one table."""


# -- the box -------------------------------------------------------------------------------------
class Scenario(Struct, frozen=True):
    code: str
    difficulty: int


class Box(Struct, frozen=True):
    """What can be played, and with whom."""

    version: str
    protocol: int
    scenarios: tuple[Scenario, ...]
    editions: tuple[str, ...]
    modes: tuple[str, ...]
    starters: dict[str, tuple[str, ...]]
    """By edition."""
    agents: tuple[str, ...]
    phrases: tuple[str, ...]
    steps: tuple[str, ...]
    """Where windows are, in the order of a round."""
    ringsdb: str
    """Where a page fetches decks by their address."""
    pictures: tuple[str, ...] = ()
    """The cards, by code, for which this server has pictures of its owner."""


class CardFacts(Struct, frozen=True):
    """A card's printed facts and its text in our words."""

    code: str
    facts: dict[str, Any]
    text: dict[str, str]
    """By part: `name`, `text`, `shadow`, `text-a` …"""
    first: bool = False
    """Whether this edition has the text as first printed (`.first` in the catalog), before an erratum."""
    steps: tuple[str, ...] = ()
    """The steps of the round it speaks of while it is in play."""


class Cards(Struct, frozen=True):
    cards: tuple[CardFacts, ...]


class RuleText(Struct, frozen=True):
    id: str
    chapter: str
    text: str


class Rules(Struct, frozen=True):
    chapters: dict[str, str]
    rules: tuple[RuleText, ...]


# -- tables --------------------------------------------------------------------------------------
class SeatWish(Struct, frozen=True):
    """Who sits where from the start: a deck (starter by name, or one of yours by id), and perhaps a companion."""

    starter: Word = ""
    deck: Identity = ""
    agent: Word = ""
    mine: bool = False


class NewTable(Struct, frozen=True):
    """A table to be laid. `campaign` (yours, by id) decides scenario, edition and mode."""

    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=4)]
    scenario: Word = "passage-through-mirkwood"
    edition: Word = "revised"
    mode: Word = "standard"
    seed: Seed | None = None
    """None: random, and known to nobody before the end."""
    public: bool = False
    campaign: Identity = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    """Of the host, who needs no person."""
    all_windows: bool = False
    """Open every window of the rules, also those in which nobody could act."""
    replay: dict[str, Any] | None = None
    """Go on from a replay: its scenario, edition, mode and decks, after the first `upto` choices (all by default)."""
    upto: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    undo: UndoBy = "all"
    away: Away = "wait"
    away_after: Annotated[int, Meta(ge=5, le=86400)] = 300


class Join(Struct, frozen=True):
    name: Annotated[str, Meta(max_length=40)] = ""
    invite: Identity = ""
    """From the link; public tables need none."""


class Joined(Struct, frozen=True):
    """A place at a table. The token opens the WebSocket, now and after any break; only its hash is stored."""

    table: str
    member: int
    token: str
    invite: str = ""
    """For the host: the secret part of the link that lets others in."""


class TableSummary(Struct, frozen=True):
    """A table from outside."""

    table: str
    status: Status
    scenario: str
    edition: str
    mode: str
    host: str
    seats: tuple[SeatInfo, ...]
    watching: int
    created: float
    touched: float
    round: int


class Tables(Struct, frozen=True):
    tables: tuple[TableSummary, ...]


class ReplayWish(Struct, frozen=True):
    """A replay to be looked at: the file itself, or the table it was played at."""

    replay: dict[str, Any] | None = None
    table: Identity = ""
    upto: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """After so many choices; all by default."""
    seats: tuple[Annotated[int, Meta(ge=0, le=3)], ...] | None = None
    """Through whose eyes; everybody's together by default."""


class MomentsWish(Struct, frozen=True):
    """Several moments of a replay, one after the other."""

    upto: Annotated[int, Meta(ge=0, le=100_000)]
    """The first: after so many choices."""
    count: Annotated[int, Meta(ge=1, le=64)]
    replay: dict[str, Any] | None = None
    table: Identity = ""
    seats: tuple[Annotated[int, Meta(ge=0, le=3)], ...] | None = None


class Mark(Struct, frozen=True):
    """Where a phase begins."""

    at: int
    round: int
    phase: Phase


class ReplayShown(Struct, frozen=True):
    """A replay at one of its choices."""

    scenario: str
    edition: str
    mode: str
    decks: tuple[str, ...]
    count: int
    """How many choices it has that this version can repeat."""
    at: int
    whole: bool
    """Whether that is all of them."""
    chosen: tuple[int, str] | None
    """The seat and key of the choice that comes next."""
    marks: tuple[Mark, ...]
    lines: tuple[int, ...]
    """For every moment, the number of the last line of the chronicle."""
    view: View
    log: tuple[LogLine, ...]
    share: str = ""
    """The key that opens the replay of this table to others."""
    players: tuple[str, ...] = ()
    """Who sat where at this table: names, and the companions' words."""


class Moment(Struct, frozen=True):
    """What one choice changes in the view."""

    chosen: tuple[int, str]
    patch: Patch


class Moments(Struct, frozen=True):
    """The view at a moment, and what the choices after it make of it."""

    at: int
    view: View
    moments: tuple[Moment, ...]
