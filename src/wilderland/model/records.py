"""The records a game is made of: small slotted values, never changed once they are in a state.

`State` is the only writer: it stores a changed copy, so clones may share every record.
Hot records are plain classes (not dataclasses) because they are made millions of times.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wilderland.model.decisions import Decision as Decision
from wilderland.model.decisions import Option as Option
from wilderland.model.decisions import Outcome as Outcome
from wilderland.model.decisions import Reason as Reason
from wilderland.model.face import Effect
from wilderland.model.kinds import NOBODY, NONE

if TYPE_CHECKING:
    from wilderland.model.face import Face, Program
    from wilderland.model.state import State

ANY_INCARNATION: Final = -1
EVERYONE: Final = 0b1111
"""The knowledge mask of a card that lies open."""


class Card:
    """One physical card: what it is, where it lies, what lies on it."""

    __slots__ = (
        "attachments",
        "committed",
        "controller",
        "damage",
        "exhausted",
        "face",
        "guard",
        "host",
        "id",
        "incarnation",
        "known",
        "owner",
        "printed",
        "progress",
        "resources",
        "shadows",
        "stamp",
        "zone",
    )

    def __init__(self, id: int, printed: Face, owner: int, zone: int, like: Card | None = None) -> None:
        self.id = id
        self.printed = printed
        """What the card is."""
        self.owner = owner
        self.zone = zone
        if like is None:
            self.face = printed
            """What it counts as now: an attachment, a face-down guard, a blank prisoner …"""
            self.controller = owner
            self.exhausted = False
            self.committed = False
            self.damage = 0
            self.progress = 0
            self.resources = 0
            self.host = NONE
            self.attachments: tuple[int, ...] = ()
            self.shadows: tuple[int, ...] = ()
            self.guard = NONE
            """The encounter card attached to this objective (K5)."""
            self.incarnation = 0
            """Rises when the card leaves play: what returns is another card."""
            self.stamp = 0
            """The moment it came to its place: the canonical order of everything."""
            self.known = 0
            """The seats that know this card although it lies hidden, as bits."""
        else:
            self.face = like.face
            self.controller = like.controller
            self.exhausted = like.exhausted
            self.committed = like.committed
            self.damage = like.damage
            self.progress = like.progress
            self.resources = like.resources
            self.host = like.host
            self.attachments = like.attachments
            self.shadows = like.shadows
            self.guard = like.guard
            self.incarnation = like.incarnation
            self.stamp = like.stamp
            self.known = like.known

    def copy(self) -> Card:
        return Card(self.id, self.printed, self.owner, self.zone, self)

    def __repr__(self) -> str:
        return f"<{self.face.name} {self.id}>"


class Player:
    """One seat at the table."""

    __slots__ = ("eliminated", "seat", "threat")

    def __init__(self, seat: int, threat: int = 0, eliminated: bool = False) -> None:
        self.seat = seat
        self.threat = threat
        self.eliminated = eliminated


class Event:
    """Something that happens, with what there is to know of it afterwards."""

    __slots__ = ("amount", "by", "card", "incarnation", "kind", "seat", "serial", "source", "was", "word")

    def __init__(
        self,
        kind: int,
        serial: int,
        card: int = NONE,
        seat: int = NOBODY,
        amount: int = 0,
        source: int = NONE,
        by: tuple[int, ...] = (),
        word: str = "",
        was: int = NONE,
        incarnation: int = 0,
    ) -> None:
        self.kind = kind
        self.serial = serial
        self.card = card
        self.seat = seat
        self.amount = amount
        self.source = source
        """The card whose effect or attack this is."""
        self.by = by
        """The characters that took part (attackers, defenders)."""
        self.word = word
        """What distinguishes it: "attack", "explored", a phase …"""
        self.was = was
        """The kind of card it was when this happened: triggers see it as it last was."""
        self.incarnation = incarnation
        """Which incarnation of the card it happened to."""


class Scope:
    """What the words of a running effect mean: this card, you, it, them, the event, a number."""

    __slots__ = ("event", "it", "mark", "n", "own", "self", "them", "you")

    def __init__(
        self,
        self_: int = NONE,
        you: int = NOBODY,
        it: int = NONE,
        them: int = NOBODY,
        event: Event | None = None,
        n: int = 0,
        mark: int = ANY_INCARNATION,
        own: int = ANY_INCARNATION,
    ) -> None:
        self.self = self_
        self.you = you
        self.it = it
        self.them = them
        self.event = event
        self.n = n
        self.mark = mark
        """The incarnation of `it` that is meant: a card that left play since is another one."""
        self.own = own
        """The incarnation of `self` that is meant."""

    def with_it(self, it: int, mark: int = ANY_INCARNATION) -> Scope:
        return Scope(self.self, self.you, it, self.them, self.event, self.n, mark, self.own)

    def with_them(self, them: int) -> Scope:
        return Scope(self.self, self.you, self.it, them, self.event, self.n, self.mark, self.own)

    def with_you(self, you: int) -> Scope:
        return Scope(self.self, you, self.it, self.them, self.event, self.n, self.mark, self.own)

    def with_n(self, n: int) -> Scope:
        return Scope(self.self, self.you, self.it, self.them, self.event, n, self.mark, self.own)

    def with_own(self, own: int) -> Scope:
        return Scope(self.self, self.you, self.it, self.them, self.event, self.n, self.mark, own)


TABLE: Final = Scope()
"""The scope of the rules themselves."""


class Frame:
    """A place in the program with what it works on: one entry of the resolution stack."""

    __slots__ = ("data", "node", "pc", "scope")

    def __init__(self, node: Program, pc: int = 0, scope: Scope = TABLE, data: Any = None) -> None:
        self.node = node
        self.pc = pc
        self.scope = scope
        self.data = data
        """Plain data only: numbers, words, events, scopes and tuples of them."""

    def at(self, pc: int) -> Frame:
        """The same frame, further on."""
        return Frame(self.node, pc, self.scope, self.data)


class Attack:
    """An attack under way; the last of `State.attacks` is the one being resolved."""

    __slots__ = (
        "by_enemy",
        "characters",
        "defended",
        "enemy",
        "excess",
        "extra",
        "hero",
        "incarnation",
        "seat",
        "serial",
        "strength",
        "word",
    )

    def __init__(self, serial: int, by_enemy: bool, enemy: int, incarnation: int, seat: int) -> None:
        self.serial = serial
        self.by_enemy = by_enemy
        self.enemy = enemy
        self.incarnation = incarnation
        self.seat = seat
        """The attacked player, or the player who attacks."""
        self.characters: tuple[int, ...] = ()
        """The defenders, or the attackers."""
        self.defended = False
        self.hero = NONE
        """The hero an attack is made against (F1.41)."""
        self.strength = 0
        self.excess = 0
        """Damage beyond the remaining hit points of the character it was dealt to."""
        self.extra = False
        """Made outside the combat step: brings and discards its own shadow cards (F1.28)."""
        self.word = ""
        """What cards noted about it, such as a shadow card without effect."""

    def copy(self) -> Attack:
        other = Attack(self.serial, self.by_enemy, self.enemy, self.incarnation, self.seat)
        other.characters = self.characters
        other.defended = self.defended
        other.hero = self.hero
        other.strength = self.strength
        other.excess = self.excess
        other.extra = self.extra
        other.word = self.word
        return other


class Lasting(Effect):
    """A constant effect with an end. Frozen ones name their targets; live ones ask their node (E6)."""

    __slots__ = ("amount_", "live", "node", "scope", "seats", "serial", "slot", "targets", "until", "word")

    def __init__(
        self,
        serial: int,
        until: int,
        slot: int,
        amount: int,
        scope: Scope,
        targets: tuple[tuple[int, int], ...] = (),
        seats: tuple[int, ...] = (),
        word: str = "",
        node: Program | None = None,
        live: bool = False,
    ) -> None:
        self.serial = serial
        self.until = until
        self.slot = slot
        self.amount_ = amount
        self.scope = scope
        self.targets = targets
        self.seats = seats
        self.word = word
        self.node = node
        self.live = live

    def amount(self, state: State, source: int, card: Card) -> int:
        """What it gives this card now."""
        if self.targets and (card.id, card.incarnation) not in self.targets:
            return 0
        if self.live:
            assert self.node is not None
            return self.node.reaches(state, self.scope, card)
        return self.amount_ if self.targets else 0

    def for_seat(self, state: State, source: int, seat: int) -> bool:
        return not self.seats or seat in self.seats

    def says(self, state: State, source: int) -> str:
        return self.word


class Delayed:
    """What will happen once, at the next such moment, to the very cards it was said of."""

    __slots__ = ("incarnation", "kind", "node", "scope", "serial", "word")

    def __init__(self, serial: int, kind: int, node: Program, scope: Scope, incarnation: int, word: str = "") -> None:
        self.serial = serial
        self.kind = kind
        self.node = node
        self.scope = scope
        self.incarnation = incarnation
        self.word = word


class LogEntry:
    """A line of the chronicle: a message id and its arguments, never prose. Linked, so clones share it."""

    __slots__ = ("args", "before", "cause", "message", "number", "phase", "round", "seats")

    def __init__(
        self,
        before: LogEntry | None,
        number: int,
        cause: int,
        round: int,
        phase: int,
        message: str,
        args: dict[str, Any],
        seats: int,
    ) -> None:
        self.before = before
        self.number = number
        self.cause = cause
        self.round = round
        self.phase = phase
        self.message = message
        self.args = args
        self.seats = seats
        """Who may read it, as bits."""
