"""What is printed on a card, compiled for the machine: facts and the shapes of its abilities.

Only the shapes live here, because the state keeps an index of them; what they do is told in
`kernel` (how they run) and `language` (how cards write them).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from wilderland.model.kinds import (
    DISCARDS,
    ENCOUNTER_DISCARD,
    HANDS,
    IN_PLAY,
    QUEST,
    SET_ASIDE,
    STATS,
    ZONES,
)

if TYPE_CHECKING:
    from wilderland.model.records import Card, Frame, Scope
    from wilderland.model.state import State

WHILE_IN_PLAY: Final = 1
WHILE_IN_HAND: Final = 2
WHILE_ASIDE: Final = 4
WHILE_DISCARDED: Final = 8


def _area(place: int) -> int:
    if IN_PLAY[place]:
        return WHILE_IN_PLAY
    if place in HANDS:
        return WHILE_IN_HAND
    if place == SET_ASIDE:
        return WHILE_ASIDE
    if place == ENCOUNTER_DISCARD or place in DISCARDS:
        return WHILE_DISCARDED
    return 0


AREA: Final[tuple[int, ...]] = tuple(_area(place) for place in range(ZONES))
"""Which abilities of a card are awake at a place."""


class Program:
    """A node of the immutable program: `step` does one thing and returns (see kernel/node.py)."""

    id: str = ""

    def step(self, state: State, frame: Frame) -> None:
        raise NotImplementedError

    def reaches(self, state: State, scope: Scope, card: Card) -> int:
        """What a live lasting effect of this node gives a card now (E6)."""
        raise NotImplementedError


class Effect:
    """What is said of cards and seats while it holds: printed on a card (`Constant`) or for a while (`Lasting`)."""

    __slots__ = ()

    def amount(self, state: State, source: int, card: Card) -> int:
        """What it gives this card now; 0 when it does not apply."""
        raise NotImplementedError

    def for_seat(self, state: State, source: int, seat: int) -> bool:
        """Whether it speaks of this seat."""
        raise NotImplementedError

    def says(self, state: State, source: int) -> str:
        """The word it carries, such as a trait."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class Constant(Effect):
    """A passive effect: adds to a number of cards, or marks cards and seats (a slot of the index)."""

    slot: int
    where: int


class Ability(Protocol):
    """An action, response, forced or passive trigger: when, for what cost, what."""

    @property
    def id(self) -> str: ...

    @property
    def where(self) -> int: ...


class Face:
    """One side of a card as it counts in play."""

    __slots__ = (
        "abilities",
        "area_slots",
        "attached",
        "code",
        "cost",
        "hidden",
        "host",
        "keywords",
        "kind",
        "last_breath",
        "moves_bounds",
        "name",
        "reveal",
        "set",
        "setup",
        "shadow",
        "side_b",
        "sphere",
        "stage",
        "stats",
        "traits",
        "travel",
        "unique",
    )

    def __init__(self, code: str, name: str, kind: int) -> None:
        self.code = code
        self.name = name
        self.kind = kind
        self.hidden = code.startswith("face-down-")
        """Whether it is the back of a card: nobody sees what the card is."""
        self.sphere = 0
        self.cost = 0
        self.stats: tuple[int, ...] = (0,) * len(STATS)
        self.traits: frozenset[str] = frozenset()
        self.keywords: dict[str, int] = {}
        self.unique = False
        self.set = ""
        self.stage = 0
        self.abilities: tuple[Ability | Constant, ...] = ()
        self.area_slots: dict[int, tuple[tuple[int, Ability | Constant], ...]] = {}
        """For each area: which slots of the index this face fills, and with what."""
        self.moves_bounds = False
        """Whether it changes hit points or quest points: cards may fall or be explored as it comes and goes."""
        self.last_breath: dict[int, tuple[Ability, ...]] = {}
        """Triggers on this card's own leaving, by happening."""
        self.reveal: Program | None = None
        self.shadow: Program | None = None
        self.travel: Program | None = None
        self.setup: Program | None = None
        self.host: Program | None = None
        """What an attachment may attach to (a selector node)."""
        self.attached: Face | None = None
        """What it counts as while attached, when that is something else."""
        self.side_b: Face | None = None

    @property
    def is_quest(self) -> bool:
        return self.kind == QUEST

    def __repr__(self) -> str:
        return f"<face {self.code}>"

