"""The state of a game, and the only code that writes it.

Every write stores a changed copy of a record, so `clone` copies a handful of tables and shares
the rest. Nothing here knows a rule: it moves cards and counts tokens as it is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wilderland.model import index as indexing
from wilderland.model.kinds import (
    ACTIVE,
    ENCOUNTER_DECK,
    IN_PLAY,
    NOBODY,
    NONE,
    SETUP,
)
from wilderland.model.places import Places
from wilderland.model.records import (
    EVERYONE,
    Decision,
    Delayed,
    Event,
    Frame,
    Lasting,
    LogEntry,
    Outcome,
    Player,
)

Heeded = Callable[[str], frozenset[str]]
"""The names of the cards whose actions come into question in a window of this name."""

CARD_WORDS: Final = frozenset({"card", "source", "target", "host"})
"""Log arguments that name a card."""


class Table:
    """What does not change during a game and is shared by all clones: rules switches and node look-up."""

    __slots__ = ("catalogue", "edition", "mode", "scenario", "skip_empty_windows")

    def __init__(self, catalogue: Any, scenario: Any, edition: Any, mode: Any, skip_empty_windows: bool) -> None:
        self.catalogue = catalogue
        self.scenario = scenario
        self.edition = edition
        self.mode = mode
        self.skip_empty_windows = skip_empty_windows


class State(Places):
    """A whole game at one moment."""

    __slots__ = (
        "adjusted",
        "cancelled",
        "causes",
        "choices",
        "decisions",
        "delayed",
        "failed",
        "first",
        "heeded",
        "lasting",
        "limits",
        "log",
        "logging",
        "notes",
        "outcome",
        "phase",
        "players",
        "stack",
        "step",
        "table",
        "turn_order",
    )

    def __init__(self, table: Table, seats: int, rng: list[int], like: State | None = None) -> None:
        super().__init__(rng, like)
        self.table = table
        if like is None:
            self.players: list[Player] = [Player(seat) for seat in range(seats)]
            self.stack: list[Frame] = []
            self.phase = SETUP
            self.step = "setup"
            self.first = 0
            self.turn_order: tuple[int, ...] = tuple(range(seats))
            """The seats still in the game, from the first player clockwise (G23)."""
            self.choices = 0
            """Counts answered decisions."""
            self.lasting: tuple[Lasting, ...] = ()
            self.delayed: tuple[Delayed, ...] = ()
            self.limits: dict[str, int] = {}
            """Uses of limited abilities; replaced, never changed."""
            self.notes: dict[str, int] = {}
            """Numbers cards and scenarios remember, by a word of their own; replaced, never changed."""
            self.cancelled: tuple[int, ...] = ()
            self.failed = False
            """Whether the running effect could not do what it says (G12)."""
            self.outcome: Outcome | None = None
            self.adjusted = False
            self.decisions: dict[int, Decision] | None = None
            self.log: LogEntry | None = None
            self.logging = True
            self.heeded: Heeded | None = None
            """In a head that plays on: whose actions are looked at in a window, by its name; not part of the game."""
            self.causes: tuple[int, ...] = ()
            """The lines of the chronicle that what happens now is told under, innermost last; not part of the game."""
        else:
            self.players = like.players.copy()
            self.stack = like.stack.copy()
            self.phase = like.phase
            self.step = like.step
            self.first = like.first
            self.turn_order = like.turn_order
            self.choices = like.choices
            self.lasting = like.lasting
            self.delayed = like.delayed
            self.limits = like.limits
            self.notes = like.notes
            self.cancelled = like.cancelled
            self.failed = like.failed
            self.outcome = like.outcome
            self.adjusted = like.adjusted
            self.decisions = like.decisions
            self.log = like.log
            self.logging = like.logging
            self.heeded = like.heeded
            self.causes = like.causes

    def clone(self) -> State:
        """An independent game at the same moment; shares every record."""
        return State(self.table, 0, self.rng.copy(), self)

    # -- the clock and the chronicle ------------------------------------------------------------
    def note(self, message: str, seats: int = EVERYONE, **args: Any) -> int:
        """Write a line of the chronicle; card arguments are written down as what they are now."""
        if not self.logging:
            return 0
        number = self.log.number + 1 if self.log else 1
        for word in args:
            if word in CARD_WORDS and args[word] >= 0:
                args[word] = (args[word], self.cards[args[word]].face.code)
        cause = self.causes[-1] if self.causes else 0
        self.log = LogEntry(self.log, number, cause, self.round, self.phase, message, args, seats)
        return number

    def tell_under(self, number: int) -> None:
        """What follows is told under this line of the chronicle."""
        self.causes = (*self.causes, number)

    def told(self) -> None:
        """What belonged under the innermost line has been told."""
        self.causes = self.causes[:-1]

    def begin(self, phase: int, step: str) -> None:
        self.phase = phase
        self.step = step

    # -- the stack ------------------------------------------------------------------------------
    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def finish(self, outcome: Outcome) -> None:
        if self.outcome is None:
            self.outcome = outcome
            self.note("log-won" if outcome.won else "log-lost", reason=outcome.reason)

    # -- players --------------------------------------------------------------------------------
    def set_threat(self, seat: int, threat: int) -> None:
        self.players[seat] = Player(seat, threat, self.players[seat].eliminated)

    def set_eliminated(self, seat: int) -> None:
        self.players[seat] = Player(seat, self.players[seat].threat, True)
        self.set_first(self.first)

    def set_first(self, seat: int) -> None:
        """Give a seat the first player token; the order of play follows."""
        self.first = seat
        clockwise = (*self.players[seat:], *self.players[:seat])
        self.turn_order = tuple([player.seat for player in clockwise if not player.eliminated])

    # -- effects that last, limits, notes -------------------------------------------------------
    def last(self, effect: Lasting) -> None:
        self.lasting = (*self.lasting, effect)
        indexing.add_lasting(self.index, effect)
        if effect.slot in indexing.BOUNDS:
            self.suspect_all()
        for identity, _ in effect.targets:
            self.suspect(identity)

    def expire(self, until: int, since: int = 0) -> bool:
        """End the lasting effects that were to end now (of those made after `since`); tells whether any did."""
        if not self.lasting:
            return False
        ended = [effect for effect in self.lasting if effect.until == until and effect.serial > since]
        if not ended:
            return False
        self.lasting = tuple(effect for effect in self.lasting if effect not in ended)
        for effect in ended:
            self.index[effect.slot] = tuple(e for e in self.index[effect.slot] if e[2] is not effect)
            if effect.slot in indexing.BOUNDS:
                self.suspect_all()
            for identity, _ in effect.targets:
                self.suspect(identity)
        return True

    def delay(self, delayed: Delayed) -> None:
        self.delayed = (*self.delayed, delayed)

    def undelay(self, serial: int) -> None:
        self.delayed = tuple(delayed for delayed in self.delayed if delayed.serial != serial)

    def cancel(self, serial: int) -> None:
        """Let a happening not happen."""
        self.cancelled = (*self.cancelled, serial)

    def uncancel(self, serial: int) -> None:
        self.cancelled = tuple(other for other in self.cancelled if other != serial)

    def count(self, limit: str) -> None:
        self.limits = {**self.limits, limit: self.limits.get(limit, 0) + 1}

    def forget_limits(self, period: str) -> None:
        """Start the limits of a period (`round`, `phase`) anew."""
        if self.limits:
            self.limits = {k: n for k, n in self.limits.items() if not k.startswith(period)}

    def remember(self, word: str, number: int) -> None:
        self.notes = {**self.notes, word: number}

    # -- plain questions ------------------------------------------------------------------------
    def event(
        self,
        kind: int,
        card: int = NONE,
        seat: int = NOBODY,
        amount: int = 0,
        source: int = NONE,
        by: tuple[int, ...] = (),
        word: str = "",
    ) -> Event:
        """A happening of this moment."""
        self.serial += 1
        if card < 0:
            return Event(kind, self.serial, card, seat, amount, source, by, word)
        record = self.cards[card]
        was, incarnation = record.face.kind, record.incarnation
        return Event(kind, self.serial, card, seat, amount, source, by, word, was, incarnation)

    def order(self) -> tuple[int, ...]:
        """The seats still in the game, from the first player clockwise (G23)."""
        return self.turn_order

    def in_play(self, identity: int) -> bool:
        return IN_PLAY[self.cards[identity].zone]

    @property
    def active_locations(self) -> tuple[int, ...]:
        return self.zones[ACTIVE]

    @property
    def top_of_encounter_deck(self) -> int:
        deck = self.zones[ENCOUNTER_DECK]
        return deck[0] if deck else NONE


