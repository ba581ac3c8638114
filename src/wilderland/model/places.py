"""Cards and their places: the writers that move them, turn them and put tokens on them.

Every write stores a changed copy of a record, so that clones may share them all.
"""

from __future__ import annotations

from collections.abc import Sequence

from wilderland.model import index as indexing
from wilderland.model.face import AREA, Face
from wilderland.model.kinds import (
    ATTACHED,
    HIDDEN,
    IN_PLAY,
    NOBODY,
    NONE,
    REVEALED,
    SHADOWS,
    ZONES,
    kind_of,
    seat_of,
)
from wilderland.model.kinds import HAND as HAND_KIND
from wilderland.model.records import EVERYONE, Attack, Card
from wilderland.model.rng import DECK_STREAM, ENCOUNTER_STREAM, below, shuffled


class Places:
    """The tables of cards, places, attacks and chance, and everything that writes them."""

    __slots__ = ("attacked", "attacks", "cards", "index", "rng", "round", "serial", "suspects", "zones")

    def __init__(self, rng: list[int], like: Places | None = None) -> None:
        self.rng = rng
        if like is None:
            self.cards: list[Card] = []
            self.zones: list[tuple[int, ...]] = [()] * ZONES
            self.index = indexing.empty()
            self.round = 0
            self.serial = 0
            """Counts every event, move and lasting effect: the game's own clock."""
            self.attacks: tuple[Attack, ...] = ()
            self.attacked: tuple[tuple[int, int, int], ...] = ()
            """Enemies that have made their attack this round, as (card, incarnation, attacked player)."""
            self.suspects: tuple[int, ...] = ()
            """Cards whose tokens or numbers moved: to be looked at before anything else happens."""
        else:
            self.cards = like.cards.copy()
            self.zones = like.zones.copy()
            self.index = like.index.copy()
            self.round = like.round
            self.serial = like.serial
            self.attacks = like.attacks
            self.attacked = like.attacked
            self.suspects = like.suspects

    def tick(self) -> int:
        self.serial += 1
        return self.serial

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

    def create_deck(self, faces: Sequence[Face], owner: int, place: int) -> None:
        """The cards of a deck, all at once (setup only): hidden, and no ability of theirs is awake there."""
        first = len(self.cards)
        for number, face in enumerate(faces):
            card = Card(first + number, face, owner, place)
            self.serial += 1
            card.stamp = self.serial
            self.cards.append(card)
        self.zones[place] = (*self.zones[place], *range(first, first + len(faces)))

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
        if card.face.moves_bounds or card.printed.moves_bounds:
            self.suspect_all()
        seat = seat_of(place)
        if not HIDDEN[place]:
            if not card.face.hidden:
                card.known = EVERYONE
        elif seat != NOBODY and kind_of(place) == HAND_KIND:
            card.known |= 1 << seat
        self.zones[place] = (identity,) + self.zones[place] if top else self.zones[place] + (identity,)
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

    def lay_face_down(self, identity: int, place: int, face: Face) -> None:
        """Put the card of a deck somewhere face down, counting as what its back says.

        If nobody knows it, any unknown card of the deck may be it: its number must not betray a card seen before.
        """
        card = self.cards[identity]
        if not card.known:
            unknown = [i for i in self.zones[card.zone] if not self.cards[i].known]
            other = unknown[self.random(DECK_STREAM + card.owner, len(unknown))]
            printed = self.cards[other].printed
            self.disguise(other, card.printed)
            self.disguise(identity, printed)
        self.turn(identity, face)
        self.move(identity, place, controller=NOBODY)

    def turn(self, identity: int, face: Face) -> None:
        """Let a card count as another face."""
        card = self.own(identity)
        indexing.drop(self.index, card)
        card.face = face
        indexing.add(self.index, card)

    def disguise(self, identity: int, printed: Face) -> None:
        """Let a hidden card be another one (redeals only)."""
        card = self.own(identity)
        awake = AREA[card.zone]
        if awake:
            indexing.drop(self.index, card)
        if card.face is card.printed:
            card.face = printed
        card.printed = printed
        if awake:
            indexing.add(self.index, card)

    def learn(self, identity: int, seats: int) -> None:
        """These seats (as bits) have seen the card."""
        if self.cards[identity].known | seats != self.cards[identity].known:
            self.own(identity).known |= seats

    def give(self, identity: int, owner: int) -> None:
        """A card becomes a player's own (campaign cards only)."""
        self.own(identity).owner = owner

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

    def suspect_all(self) -> None:
        """Look at every card in play: numbers that bound tokens have moved."""
        self.suspects = tuple([card.id for card in self.cards if IN_PLAY[card.zone]])

    def suspect(self, identity: int) -> None:
        if identity not in self.suspects:
            self.suspects = (*self.suspects, identity)

    # -- attacks --------------------------------------------------------------------------------
    def open_attack(self, attack: Attack) -> None:
        self.attacks = (*self.attacks, attack)

    def change_attack(self) -> Attack:
        """A fresh copy of the attack under way, for the caller to write."""
        attack = self.attacks[-1].copy()
        self.attacks = (*self.attacks[:-1], attack)
        return attack

    def mark_attacked(self, enemy: int, seat: int) -> None:
        """This enemy has made its attack of the round, on that player."""
        self.attacked = (*self.attacked, (enemy, self.cards[enemy].incarnation, seat))

    def has_attacked(self, enemy: int, seat: int | None = None) -> bool:
        """Whether an enemy has made its attack of the round (on that player)."""
        incarnation = self.cards[enemy].incarnation
        return any(
            card == enemy and then == incarnation and seat in (None, player) for card, then, player in self.attacked
        )

    def new_round(self) -> None:
        self.round += 1
        self.attacked = ()

    def close_attack(self) -> None:
        self.attacks = self.attacks[:-1]
