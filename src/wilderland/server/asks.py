"""What a client may say. What asks for an answer carries a `ref` of the client's own, which comes back with it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from wilderland.server.words import (
    AnySeat,
    Away,
    Consent,
    Key,
    Ref,
    Seat,
    Serial,
    Stops,
    Token,
    UndoBy,
    Word,
)


class Ask(Struct, frozen=True, tag=str.lower, forbid_unknown_fields=False):
    """A message of a client."""


class Hello(Ask, frozen=True):
    """The first message: who one is, by the token of a member (or the key of a person who is one)."""

    protocol: int
    table: Token
    token: Token


class Take(Ask, frozen=True):
    """Sit down in a free seat, with a deck."""

    ref: Ref
    seat: Seat


class Leave(Ask, frozen=True):
    """Get up; in a running game the seat waits for somebody to take it."""

    ref: Ref
    seat: Seat


class Bring(Ask, frozen=True):
    """The deck of a seat of yours: a starter deck by name, or one of your own by its id."""

    ref: Ref
    seat: Seat
    starter: Word = ""
    deck: Word = ""


class Ready(Ask, frozen=True):
    """Everything of yours is as it should be; the game begins when all seats are held and ready."""

    ref: Ref
    ready: bool


class Choose(Ask, frozen=True):
    """Answer a decision: its keys one after the other, as one gesture that counts wholly or not at all."""

    ref: Ref
    serial: Serial
    """Of the state one has seen."""
    seat: Seat
    keys: Annotated[tuple[Key, ...], Meta(min_length=1, max_length=64)]


class Why(Ask, frozen=True):
    """Why can I not do that?"""

    ref: Ref
    seat: Seat
    key: Key


class Hint(Ask, frozen=True):
    """What would an expert do here? Answered by `hinted`, after some seconds."""

    ref: Ref
    seat: Seat


class Undo(Ask, frozen=True):
    """Take back the last gestures; asks the others where it must."""

    ref: Ref
    serial: Serial
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1


class Adjust(Ask, frozen=True):
    """Overrule the engine: what is to be how, of a `card`, a `player` or (neither) the encounter deck. Asks others."""

    ref: Ref
    serial: Serial
    card: int = -1
    player: AnySeat = -1
    changes: Annotated[dict[Word, Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=8)] = {}


class Concede(Ask, frozen=True):
    """A seat of yours leaves the game, or (-1) the table gives up, which asks the others."""

    ref: Ref
    serial: Serial
    seat: AnySeat = -1


class Answer(Ask, frozen=True):
    """Yes or no to a proposal."""

    ref: Ref
    proposal: int
    yes: bool


class Stop(Ask, frozen=True):
    """Where a seat of yours stops."""

    ref: Ref
    seat: Seat
    stops: Stops


class Hold(Ask, frozen=True):
    """Wait for me: nothing is passed for this seat while it holds."""

    ref: Ref
    seat: Seat
    on: bool


class Delegate(Ask, frozen=True):
    """Who answers for a seat of yours: nobody (empty), `pass` (unless it is attacked), or a companion by name.

    The host may do this for an empty seat, and anybody for the seat of somebody who has been away too long.
    """

    ref: Ref
    seat: Seat
    to: Word


class Show(Ask, frozen=True):
    """Who besides you may see the hand of a seat of yours."""

    ref: Ref
    seat: Seat
    to: Consent


class Say(Ask, frozen=True):
    """To the table: free words, or a phrase of the catalog (`phrase-…`)."""

    ref: Ref
    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Word = ""
    card: int = -1


class Point(Ask, frozen=True):
    """Show the others a card."""

    card: int


class Kick(Ask, frozen=True):
    """The host sends somebody away, for good; the link opens nothing any more (`invite` makes a new one)."""

    ref: Ref
    member: int


class Invite(Ask, frozen=True):
    """The host wants a new link; the old one opens nothing any more."""

    ref: Ref


class Arrange(Ask, frozen=True):
    """The host changes how the table is run. What is left out stays as it is."""

    ref: Ref
    public: bool | None = None
    host: int | None = None
    """Somebody else is the host from now on."""
    undo: UndoBy | None = None
    away: Away | None = None
    away_after: Annotated[int, Meta(ge=5, le=86400)] | None = None


class Again(Ask, frozen=True):
    """The host lays out the same game anew (`rematch`), or the campaign's next one, for the same seats."""

    ref: Ref
    next: bool = False


class Resync(Ask, frozen=True):
    """Send me the whole view again."""


class Ping(Ask, frozen=True):
    """Is anybody there?"""

    ref: Ref


Request = (
    Hello
    | Take
    | Leave
    | Bring
    | Ready
    | Choose
    | Why
    | Hint
    | Undo
    | Adjust
    | Concede
    | Answer
    | Stop
    | Hold
    | Delegate
    | Show
    | Say
    | Point
    | Kick
    | Invite
    | Arrange
    | Again
    | Resync
    | Ping
)
