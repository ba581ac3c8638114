"""What goes over HTTP: the bodies of requests and answers of `/api`. Every refusal has the same shape."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from wilderland.server.shown import DeckProblem, Said
from wilderland.server.tells import SeatInfo
from wilderland.server.words import Away, Code, Status, UndoBy, Word

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(max_length=4000)]
File = Annotated[str, Meta(max_length=2**20)]
Seed = Annotated[int, Meta(ge=0, lt=2**53)]
Identity = Annotated[str, Meta(max_length=64)]


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
    cards: Annotated[dict[Word, Annotated[int, Meta(ge=1, le=99)]], Meta(max_length=200)]
    side: Annotated[dict[Word, Annotated[int, Meta(ge=1, le=99)]], Meta(max_length=200)] = {}


class DeckFile(Struct, frozen=True):
    """A deck as a text of any format we read (RingsDB text or JSON, OCTGN); a fellowship gives several."""

    content: File
    source: Annotated[str, Meta(max_length=120)] = "deck.txt"


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


class CardFacts(Struct, frozen=True):
    """A card's printed facts and its text in our words."""

    code: str
    facts: dict[str, Any]
    text: dict[str, str]
    """By part: `name`, `text`, `shadow`, `text-a` …"""


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


# -- what is kept --------------------------------------------------------------------------------
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
    status: Literal["ok", "draining"]
    version: str
    tables: int
    connections: int
