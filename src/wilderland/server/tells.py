"""What the server says: the table as everybody sees it, and every message to a client."""

from __future__ import annotations

from msgspec import Struct

from wilderland.server.counsel import Advice
from wilderland.server.shown import DeckProblem, LogLine, Patch, Said, View
from wilderland.server.words import Asked, Away, Code, Consent, Status, Stops, UndoBy


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    member: int = -1
    """Who holds it; -1 nobody."""
    agent: str = ""
    """The companion that answers for it."""
    deck: str = ""
    heroes: tuple[str, ...] = ()
    ready: bool = False
    passing: bool = False
    """Its passes are delegated."""
    holding: bool = False
    away: bool = False
    """Must answer, and has been away longer than the table waits."""
    shown: Consent = "nobody"


class MemberInfo(Struct, frozen=True):
    """Somebody at the table."""

    member: int
    name: str
    connected: bool


class Proposal(Struct, frozen=True):
    """Something that needs everybody's consent."""

    proposal: int
    kind: Asked
    by: int
    yes: tuple[int, ...]
    """The members who have agreed."""
    waiting: tuple[int, ...]
    steps: int = 0
    """Undo: how many gestures."""
    log_from: int = 0
    """Undo: the lines of the chronicle from this number on would be gone."""
    change: str = ""
    """Adjust: `card:17:damage=2`, as the replay will have it …"""
    lines: tuple[LogLine, ...] = ()
    """… and as the chronicle will."""


class TableInfo(Struct, frozen=True):
    """The table as everybody there sees it."""

    table: str
    status: Status
    scenario: str
    edition: str
    mode: str
    host: int
    seats: tuple[SeatInfo, ...]
    members: tuple[MemberInfo, ...]
    public: bool = False
    seeded: bool = False
    """Whether the host chose the seed: somebody could know it."""
    campaign: str = ""
    undo: UndoBy = "all"
    away: Away = "wait"
    away_after: int = 300
    undos: int = 0
    proposals: tuple[Proposal, ...] = ()
    following: str = ""
    """The table this one goes on at."""
    notice: Said | None = None
    """Something the server has to say about the game, such as that it could not be continued from its last point."""


class ChatLine(Struct, frozen=True):
    """Said at the table, by a member or (-1) by the table itself."""

    number: int
    at: float
    member: int = -1
    text: str = ""
    said: Said | None = None


# -- messages ------------------------------------------------------------------------------------
class Tell(Struct, frozen=True, tag=str.lower):
    """A message of the server."""


class Welcome(Tell, frozen=True):
    """The answer to `hello`: everything, to begin or to go on exactly where one was."""

    protocol: int
    version: str
    you: int
    table: TableInfo
    serial: int
    chat: tuple[ChatLine, ...]
    view: View | None = None
    log: tuple[LogLine, ...] = ()
    stops: dict[int, Stops] = {}


class Table(Tell, frozen=True):
    """Something about the table has changed: seats, members, proposals …"""

    table: TableInfo


class Whole(Tell, frozen=True):
    """The whole view: when a game begins, one's seats change, or on demand."""

    serial: int
    view: View
    log: tuple[LogLine, ...]
    stops: dict[int, Stops] = {}


class Update(Tell, frozen=True):
    """The game has gone on: what changes in the view, and what has been told since."""

    serial: int
    before: int
    """The serial this patch applies to; a client that has another one asks for the whole."""
    patch: Patch
    log: tuple[LogLine, ...] = ()
    kept: int = -1
    """After an undo: the lines above this number are taken back before the new ones are added."""
    stops: dict[int, Stops] = {}
    """Those of your seats that have changed by themselves."""


class Accepted(Tell, frozen=True):
    """Done; of a choice: it is stored, and nothing can lose it."""

    ref: int
    serial: int


class Refused(Tell, frozen=True):
    """Not done, and nothing has changed."""

    ref: int
    code: Code
    said: Said
    rule: str = ""
    offered: tuple[str, ...] = ()
    problems: tuple[DeckProblem, ...] = ()


class Invited(Tell, frozen=True):
    """The secret part of the new link; it is told once."""

    ref: int
    invite: str


class Because(Tell, frozen=True):
    """The answer to `why`; without a reason it may be done."""

    ref: int
    said: Said | None = None
    rule: str = ""


class Hinted(Tell, frozen=True):
    """The answer to `hint`: the best answers, the best first."""

    ref: int
    serial: int
    """Of the game it is about."""
    seat: int
    playouts: int
    answers: tuple[Advice, ...]


class Chat(Tell, frozen=True):
    line: ChatLine


class Pointed(Tell, frozen=True):
    member: int
    card: int


class Thinking(Tell, frozen=True):
    """A companion considers its answer."""

    seat: int


class Moved(Tell, frozen=True):
    """The table goes on at another one; the same token opens it."""

    table: str


class Bye(Tell, frozen=True):
    """The connection will be closed. With `retry` (seconds) one should come back."""

    code: Code
    said: Said
    retry: float | None = None


class Pong(Tell, frozen=True):
    ref: int


Notice = (
    Welcome
    | Table
    | Whole
    | Update
    | Accepted
    | Refused
    | Invited
    | Because
    | Hinted
    | Chat
    | Pointed
    | Thinking
    | Moved
    | Bye
    | Pong
)
