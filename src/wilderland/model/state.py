"""The state of a game, and the only code that writes it.

Every write stores a changed copy of a record, so `clone` copies a handful of tables and shares
the rest. Nothing here knows a rule: it moves cards and counts tokens as it is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wilderland.model import index as indexing
from wilderland.model.kinds import (
    ACTIVE,
    ATTACHED,
    ENCOUNTER_DECK,
    HIDDEN,
    IN_PLAY,
    NOBODY,
    NONE,
    REVEALED,
    SETUP,
    SHADOWS,
    ZONES,
    kind_of,
    seat_of,
)
from wilderland.model.kinds import HAND as HAND_KIND
from wilderland.model.records import (
    EVERYONE,
    Attack,
    Card,
    Decision,
    Delayed,
    Event,
    Frame,
    Lasting,
    LogEntry,
    Outcome,
    Player,
)
from wilderland.model.rng import DECK_STREAM, ENCOUNTER_STREAM, below, shuffled

if TYPE_CHECKING:
    from wilderland.model.face import Face

CARD_WORDS = frozenset({"card", "source", "target", "host"})
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


class State:
    """A whole game at one moment."""

    __slots__ = (
        "adjusted",
        "attacked",
        "attacks",
        "cancelled",
        "cards",
        "cause",
        "choices",
        "decisions",
        "delayed",
        "failed",
        "first",
        "index",
        "lasting",
        "limits",
        "log",
        "logging",
        "notes",
        "outcome",
        "phase",
        "players",
        "rng",
        "round",
        "serial",
        "stack",
        "step",
        "suspects",
        "table",
        "turn_order",
        "zones",
    )

    def __init__(self, table: Table, seats: int, rng: list[int]) -> None:
        self.table = table
        self.cards: list[Card] = []
        self.zones: list[tuple[int, ...]] = [()] * ZONES
        self.players: list[Player] = [Player(seat) for seat in range(seats)]
        self.stack: list[Frame] = []
        self.index = indexing.empty()
        self.rng = rng
        self.round = 0
        self.phase = SETUP
        self.step = "setup"
        self.first = 0
        self.turn_order: tuple[int, ...] = tuple(range(seats))
        """The seats still in the game, from the first player clockwise (G23)."""
        self.serial = 0
        """Counts every event, move and lasting effect: the game's own clock."""
        self.choices = 0
        """Counts answered decisions."""
        self.lasting: tuple[Lasting, ...] = ()
        self.delayed: tuple[Delayed, ...] = ()
        self.attacks: tuple[Attack, ...] = ()
        self.attacked: tuple[tuple[int, int], ...] = ()
        """Enemies that have made their attack this round, as (card, incarnation)."""
        self.limits: dict[str, int] = {}
        """Uses of limited abilities; replaced, never changed."""
        self.notes: dict[str, int] = {}
        """Numbers cards and scenarios remember, by a word of their own; replaced, never changed."""
        self.cancelled: tuple[int, ...] = ()
        self.suspects: tuple[int, ...] = ()
        """Cards whose tokens or numbers moved: to be looked at before anything else happens."""
        self.failed = False
        """Whether the running effect could not do what it says (G12)."""
        self.outcome: Outcome | None = None
        self.adjusted = False
        self.decisions: dict[int, Decision] | None = None
        self.log: LogEntry | None = None
        self.logging = True
        self.cause = 0

    def clone(self) -> State:
        """An independent game at the same moment; shares every record."""
        other = State.__new__(State)
        other.table = self.table
        other.cards = self.cards.copy()
        other.zones = self.zones.copy()
        other.players = self.players.copy()
        other.stack = self.stack.copy()
        other.index = self.index.copy()
        other.rng = self.rng.copy()
        other.round = self.round
        other.phase = self.phase
        other.step = self.step
        other.first = self.first
        other.turn_order = self.turn_order
        other.serial = self.serial
        other.choices = self.choices
        other.lasting = self.lasting
        other.delayed = self.delayed
        other.attacks = self.attacks
        other.attacked = self.attacked
        other.limits = self.limits
        other.notes = self.notes
        other.cancelled = self.cancelled
        other.suspects = self.suspects
        other.failed = self.failed
        other.outcome = self.outcome
        other.adjusted = self.adjusted
        other.decisions = self.decisions
        other.log = self.log
        other.logging = self.logging
        other.cause = self.cause
        return other

    # -- the clock and the chronicle ------------------------------------------------------------
    def tick(self) -> int:
        self.serial += 1
        return self.serial

    def note(self, message: str, seats: int = EVERYONE, **args: Any) -> int:
        """Write a line of the chronicle; card arguments are written down as what they are now."""
        if not self.logging:
            return 0
        number = self.log.number + 1 if self.log else 1
        for word in args:
            if word in CARD_WORDS and args[word] >= 0:
                args[word] = (args[word], self.cards[args[word]].face.code)
        self.log = LogEntry(self.log, number, self.cause, self.round, self.phase, message, args, seats)
        return number

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

    # -- randomness -----------------------------------------------------------------------------
    def random(self, stream: int, bound: int) -> int:
        number, self.rng[stream] = below(self.rng[stream], bound)
        return number

    def shuffle(self, place: int) -> None:
        """Shuffle a deck; nobody knows anything about it afterwards."""
        seat = seat_of(place)
        stream = ENCOUNTER_STREAM if seat == NOBODY else DECK_STREAM + seat
        self.zones[place], self.rng[stream] = shuffled(self.rng[stream], self.zones[place])
        for identity in self.zones[place]:
            if self.cards[identity].known:
                self.own(identity).known = 0

    # -- cards ----------------------------------------------------------------------------------
    def own(self, identity: int) -> Card:
        """A fresh copy of a card in this state's table, for the writers below."""
        card = self.cards[identity].copy()
        self.cards[identity] = card
        return card

    def create(self, printed: Face, owner: int, place: int) -> int:
        """A new card at the end of a place (setup only)."""
        identity = len(self.cards)
        card = Card(identity, printed, owner, place)
        card.stamp = self.tick()
        if not HIDDEN[place]:
            card.known = EVERYONE
        self.cards.append(card)
        self.zones[place] = (*self.zones[place], identity)
        indexing.add(self.index, card)
        return identity

    def move(self, identity: int, place: int, top: bool = False, controller: int | None = None) -> Card:
        """Put a card somewhere else: at the end of the place, or on top of it.

        Leaving play strips it of everything and makes it a new incarnation.
        """
        card = self.own(identity)
        origin = card.zone
        indexing.drop(self.index, card)
        self.zones[origin] = tuple([i for i in self.zones[origin] if i != identity])
        if card.host != NONE:
            self._release(card)
        if IN_PLAY[origin] and not IN_PLAY[place]:
            card.incarnation += 1
            self._strip(card)
            card.controller = card.owner
            if self.attacks:
                self.leave_attacks(identity)
        elif origin == REVEALED and not IN_PLAY[place]:
            card.incarnation += 1
            card.damage = 0
        card.zone = place
        if controller is not None:
            card.controller = controller
        card.stamp = self.tick()
        seat = seat_of(place)
        if not HIDDEN[place]:
            card.known = EVERYONE
        elif seat != NOBODY and kind_of(place) == HAND_KIND:
            card.known |= 1 << seat
        self.zones[place] = (identity, *self.zones[place]) if top else (*self.zones[place], identity)
        indexing.add(self.index, card)
        return card

    def _release(self, card: Card) -> None:
        host = self.own(card.host) if card.host >= 0 else None
        if host is not None:
            if card.zone == SHADOWS:
                host.shadows = tuple([i for i in host.shadows if i != card.id])
            else:
                host.attachments = tuple([i for i in host.attachments if i != card.id])
                self.suspect(host.id)
        card.host = NONE

    def leave_attacks(self, identity: int) -> None:
        """A character that leaves play no longer attacks or defends (P6.5)."""
        for number, attack in enumerate(self.attacks):
            if identity in attack.characters:
                changed = attack.copy()
                changed.characters = tuple([i for i in attack.characters if i != identity])
                self.attacks = (*self.attacks[:number], changed, *self.attacks[number + 1 :])

    def _strip(self, card: Card) -> None:
        card.face = card.printed
        card.exhausted = False
        card.committed = False
        card.damage = 0
        card.progress = 0
        card.resources = 0
        card.guard = NONE

    def attach(self, identity: int, host: int, controller: int) -> None:
        """Attach a card to another; it may count as something else while it is attached (E10)."""
        card = self.move(identity, ATTACHED, controller=controller)
        if card.face.attached is not None:
            self.turn(identity, card.face.attached)
        card = self.own(identity)
        card.host = host
        if host >= 0:
            bearer = self.own(host)
            bearer.attachments = (*bearer.attachments, identity)
            self.suspect(host)

    def deal_shadow(self, identity: int, enemy: int) -> None:
        """Put a card face down behind an enemy."""
        known = self.cards[identity].known
        self.move(identity, SHADOWS)
        card = self.own(identity)
        card.host = enemy
        card.known = known
        bearer = self.own(enemy)
        bearer.shadows = (*bearer.shadows, identity)

    def turn(self, identity: int, face: Face) -> None:
        """Let a card count as another face."""
        card = self.own(identity)
        indexing.drop(self.index, card)
        card.face = face
        indexing.add(self.index, card)

    def disguise(self, identity: int, printed: Face) -> None:
        """Let a hidden card be another one (redeals only)."""
        card = self.own(identity)
        indexing.drop(self.index, card)
        if card.face is card.printed:
            card.face = printed
        card.printed = printed
        indexing.add(self.index, card)

    def learn(self, identity: int, seats: int) -> None:
        """These seats (as bits) have seen the card."""
        if self.cards[identity].known | seats != self.cards[identity].known:
            self.own(identity).known |= seats

    def control(self, identity: int, seat: int) -> None:
        self.own(identity).controller = seat

    def reorder(self, place: int, order: tuple[int, ...]) -> None:
        """Put the cards of a place in another order."""
        assert sorted(order) == sorted(self.zones[place])
        self.zones[place] = order

    def exhaust(self, identity: int) -> None:
        self.own(identity).exhausted = True

    def ready(self, identity: int) -> None:
        self.own(identity).exhausted = False

    def commit(self, identity: int, committed: bool) -> None:
        self.own(identity).committed = committed

    def add_damage(self, identity: int, amount: int) -> None:
        self.own(identity).damage += amount
        self.suspect(identity)

    def add_progress(self, identity: int, amount: int) -> None:
        self.own(identity).progress += amount
        self.suspect(identity)

    def add_resources(self, identity: int, amount: int) -> None:
        self.own(identity).resources += amount

    def set_guard(self, identity: int, guard: int) -> None:
        self.own(identity).guard = guard

    def suspect(self, identity: int) -> None:
        if identity not in self.suspects:
            self.suspects = (*self.suspects, identity)

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
        for identity, _ in effect.targets:
            self.suspect(identity)

    def expire(self, until: int, since: int = 0) -> None:
        """End the lasting effects that were to end now (of those made after `since`)."""
        ended = [effect for effect in self.lasting if effect.until == until and effect.serial > since]
        if not ended:
            return
        self.lasting = tuple(effect for effect in self.lasting if effect not in ended)
        for effect in ended:
            self.index[effect.slot] = tuple(e for e in self.index[effect.slot] if e[2] is not effect)
            for identity, _ in effect.targets:
                self.suspect(identity)

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

    # -- attacks --------------------------------------------------------------------------------
    def open_attack(self, attack: Attack) -> None:
        self.attacks = (*self.attacks, attack)

    def change_attack(self) -> Attack:
        """A fresh copy of the attack under way, for the caller to write."""
        attack = self.attacks[-1].copy()
        self.attacks = (*self.attacks[:-1], attack)
        return attack

    def mark_attacked(self, enemy: int) -> None:
        """This enemy has made its attack of the round."""
        self.attacked = (*self.attacked, (enemy, self.cards[enemy].incarnation))

    def new_round(self) -> None:
        self.round += 1
        self.attacked = ()

    def close_attack(self) -> None:
        self.attacks = self.attacks[:-1]

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
        was = self.cards[card].face.kind if card >= 0 else NONE
        return Event(kind, self.serial, card, seat, amount, source, by, word, was)

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


