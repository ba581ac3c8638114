"""What a table shows: the view of some seats as it goes over the wire, flat and typed.

Cards stand once, by id, in `View.cards`; places are lists of ids, in which `HIDDEN` stands for a card that these eyes
may not see. So a change is a few cards and a few places, and a patch is small.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

HIDDEN = -1
"""In a list of cards: one that lies there unseen. As a single card: none."""

Phase = Literal["setup", "resource", "planning", "quest", "travel", "encounter", "combat", "refresh"]


class CardRef(Struct, frozen=True):
    """A card that a message names: which one it was, and what it was then."""

    id: int
    code: str


Argument = int | str | CardRef


class Said(Struct, frozen=True, omit_defaults=True):
    """Something to read: a message of the catalog with its arguments, never prose."""

    message: str
    args: dict[str, Argument] = {}


class DeckProblem(Struct, frozen=True):
    """Something to tell about a deck or a setup; what is not `fatal` is only a remark."""

    said: Said
    rule: str = ""
    line: int = 0
    source: str = ""
    fatal: bool = True


class Cause(Struct, frozen=True):
    """Why a number is not as printed: the card that changes it (as it is or was), and by how much."""

    source: CardRef | None
    amount: int


class Number(Struct, frozen=True, omit_defaults=True):
    """A number of a card: as it is now, as it is printed, and what makes the difference."""

    now: int
    printed: int
    causes: tuple[Cause, ...] = ()


class Card(Struct, frozen=True, omit_defaults=True):
    """A card that can be seen. Its title and text are `card-<code>` of the catalog; facts are at `/api/cards`."""

    id: int
    code: str
    """The face that is up: `+b` is the back of a quest card, `+attached` a card that counts as an attachment."""
    type: str
    zone: str
    """`staging`, `hand:0`, `engaged:2` …"""
    owner: int
    """A seat; -1 for the encounter deck."""
    controller: int = -1
    host: int = HIDDEN
    """The card it is attached to, or dealt to as a shadow card."""
    stats: dict[str, Number] = {}
    exhausted: bool = False
    committed: bool = False
    damage: int = 0
    progress: int = 0
    resources: int = 0
    icons: tuple[str, ...] = ()
    """The spheres whose cards a hero's resources pay for."""
    attachments: tuple[int, ...] = ()
    shadows: tuple[int, ...] = ()
    guard: int = HIDDEN
    """The encounter card that guards this objective."""


class Pile(Struct, frozen=True, omit_defaults=True):
    """A deck: how many cards, and those these eyes know, as (place from the top, id)."""

    count: int
    known: tuple[tuple[int, int], ...] = ()


class Player(Struct, frozen=True):
    """One seat's side of the table."""

    seat: int
    threat: int
    limit: int
    """The threat at which the player is out."""
    eliminated: bool
    willpower: int
    """Committed to the quest."""
    hand: tuple[int, ...]
    deck: Pile
    deck_attachments: tuple[int, ...]
    discard: tuple[int, ...]
    play: tuple[int, ...]
    engaged: tuple[int, ...]


class Attack(Struct, frozen=True):
    """The attack being resolved."""

    by_enemy: bool
    enemy: int
    seat: int
    characters: tuple[int, ...]
    strength: int


class Option(Struct, frozen=True, omit_defaults=True):
    """One legal answer. `key` is what is sent back; the rest says what it is and where to point."""

    key: str
    said: Said
    card: int = HIDDEN
    seat: int = -1
    about: int = HIDDEN
    timely: bool = True
    """Whether it is sensible now, as far as the card can tell; never whether it is legal."""


class Decision(Struct, frozen=True):
    """What a seat of yours is asked."""

    seat: int
    kind: str
    prompt: Said
    step: str
    source: int
    options: tuple[Option, ...]


class Waiting(Struct, frozen=True):
    """Who must answer something, open to everyone."""

    seat: int
    kind: str


class Outcome(Struct, frozen=True):
    """How the game ended."""

    won: bool
    reason: str
    rounds: int
    score: int | None
    """Only a victory is scored."""
    sheet: dict[str, int]
    """The score line by line: `score-<line>` of the catalog."""
    adjusted: bool


class View(Struct, frozen=True):
    """The table as some seats see it together."""

    seats: tuple[int, ...]
    """Whose eyes these are; none for a spectator."""
    round: int
    phase: Phase
    step: str
    first: int
    willpower: int
    """Committed by everybody."""
    threat: int
    """Of the staging area."""
    players: tuple[Player, ...]
    staging: tuple[int, ...]
    active: tuple[int, ...]
    quest: tuple[int, ...]
    campaign: tuple[int, ...]
    quest_deck: int
    encounter_deck: Pile
    encounter_discard: tuple[int, ...]
    victory: tuple[int, ...]
    aside: tuple[int, ...]
    revealed: tuple[int, ...]
    played: tuple[int, ...]
    attack: Attack | None
    waiting: tuple[Waiting, ...]
    decisions: tuple[Decision, ...]
    outcome: Outcome | None
    adjusted: bool
    cards: dict[int, Card]


class Patch(Struct, frozen=True, omit_defaults=True):
    """What has changed in a view: fields that are given replace the old ones, players and cards one by one."""

    seats: tuple[int, ...] | UnsetType = UNSET
    round: int | UnsetType = UNSET
    phase: Phase | UnsetType = UNSET
    step: str | UnsetType = UNSET
    first: int | UnsetType = UNSET
    willpower: int | UnsetType = UNSET
    threat: int | UnsetType = UNSET
    players: tuple[Player, ...] | UnsetType = UNSET
    """Only those that changed, by `seat`."""
    staging: tuple[int, ...] | UnsetType = UNSET
    active: tuple[int, ...] | UnsetType = UNSET
    quest: tuple[int, ...] | UnsetType = UNSET
    campaign: tuple[int, ...] | UnsetType = UNSET
    quest_deck: int | UnsetType = UNSET
    encounter_deck: Pile | UnsetType = UNSET
    encounter_discard: tuple[int, ...] | UnsetType = UNSET
    victory: tuple[int, ...] | UnsetType = UNSET
    aside: tuple[int, ...] | UnsetType = UNSET
    revealed: tuple[int, ...] | UnsetType = UNSET
    played: tuple[int, ...] | UnsetType = UNSET
    attack: Attack | UnsetType | None = UNSET
    waiting: tuple[Waiting, ...] | UnsetType = UNSET
    decisions: tuple[Decision, ...] | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET
    adjusted: bool | UnsetType = UNSET
    cards: dict[int, Card] | UnsetType = UNSET
    """Cards that are new or have changed."""
    gone: tuple[int, ...] | UnsetType = UNSET
    """Cards that cannot be seen any more."""


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A line of the chronicle."""

    number: int
    round: int
    phase: Phase
    said: Said
    cause: int = 0
    """The line it is told under."""
    private: bool = False
    """Whether some seats cannot read it."""
