"""Cards changing places: entering and leaving play, hands, decks and piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wilderland.effects.numbers import keyword, marked, reach, said
from wilderland.kernel.choice import Who, you
from wilderland.kernel.flow import Cards
from wilderland.kernel.happen import aftermath, consequence, occur, occur_together, performs
from wilderland.kernel.node import Node
from wilderland.model.index import RULES, Saying
from wilderland.model.kinds import (
    ATTACHED,
    CANNOT_LEAVE_PLAY,
    CHARACTERS,
    DECKS,
    DISCARDED,
    DISCARDS,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENTERS_PLAY,
    ENTERS_STAGING,
    FOLLOWS_FIRST_PLAYER,
    GOES_INSTEAD,
    HANDS,
    HERO,
    IN_PLAY,
    LEAVES_PLAY,
    NOBODY,
    NONE,
    OBJECTIVE,
    PLAY_ZONES,
    REMOVED,
    STAGING,
    VICTORY_DISPLAY,
)
from wilderland.model.records import Event, Frame, Scope
from wilderland.model.state import State

DISCARD_PILES: Final = (ENCOUNTER_DISCARD, *DISCARDS)
USEFUL_ARRIVALS: Final = ("quest.begin", "quest.staging", "combat.shadows", "combat.enemy.1")
PLAYED_PLACES: Final = tuple(place for place, in_play in enumerate(IN_PLAY) if in_play)


def discard_pile(state: State, identity: int) -> int:
    """The pile of the deck a card came from (G21)."""
    owner = state.cards[identity].owner
    return ENCOUNTER_DISCARD if owner == NOBODY else DISCARDS[owner]


def unique_blocked(state: State, identity: int) -> bool:
    """Whether another card of a unique card's title is in play (G6)."""
    printed = state.cards[identity].printed
    if not printed.unique:
        return False
    cards = state.cards
    return any(
        cards[other].face.name == printed.name and cards[other].face.unique and other != identity
        for place in PLAYED_PLACES
        for other in state.zones[place]
    )


def leave_play(
    state: State, identity: int, place: int, facts: list[Event], word: str = "", top: bool = False, source: int = NONE
) -> None:
    """Take a card out of play with everything that hangs on it.

    Victory cards go to the victory display instead of a discard pile (K7); attachments are
    discarded, objectives among them return to the staging area (E10); a guard frees its objective.
    """
    card = state.cards[identity]
    for shadow in card.shadows:
        state.move(shadow, discard_pile(state, shadow))
    for attachment in card.attachments:
        drop_attachment(state, attachment, facts)
    release_guard(state, identity)
    if place in DISCARD_PILES:
        place, top = destination(state, identity, place, top)
    event = state.event(LEAVES_PLAY, identity, card.controller, source=source, word=word)
    state.move(identity, place, top=top)
    facts.append(event)


def destination(state: State, identity: int, place: int, top: bool) -> tuple[int, bool]:
    """Where a card that leaves play for a discard pile really goes."""
    card = state.cards[identity]
    for _, source, effect in said(state, RULES + GOES_INSTEAD):
        if effect.amount(state, source, card):
            return (ENCOUNTER_DECK, True) if effect.says(state, source) == "encounter-deck" else (REMOVED, False)
    if keyword(state, identity, "victory"):
        return VICTORY_DISPLAY, False
    return place, top


def drop_attachment(state: State, identity: int, facts: list[Event], word: str = "") -> None:
    """An attachment leaves its host: discarded, or back to the staging area if it is an objective.

    A Permanent card leaves only with its host, and is not used again in this game (K8).
    """
    if permanent(state, identity):
        leave_play(state, identity, REMOVED, facts, word)
    elif state.cards[identity].printed.kind == OBJECTIVE:
        state.move(identity, STAGING, controller=NOBODY)
        facts.append(state.event(ENTERS_STAGING, identity))
    else:
        leave_play(state, identity, discard_pile(state, identity), facts, word)


def permanent(state: State, identity: int) -> bool:
    """Whether no effect can remove the card (K8)."""
    return bool(state.cards[identity].printed.keywords.get("permanent"))


def release_guard(state: State, identity: int) -> None:
    """The objective a card guards is free when the guard leaves play (K5)."""
    for objective in state.zones[STAGING]:
        if state.cards[objective].guard == identity:
            state.set_guard(objective, NONE)


def remove(state: State, identity: int, place: int, facts: list[Event], word: str = "", top: bool = False) -> None:
    """Send a card from wherever it is to a place; leaving play if it was in play."""
    card = state.cards[identity]
    if IN_PLAY[card.zone] and not IN_PLAY[place]:
        if marked(state, CANNOT_LEAVE_PLAY, identity) or permanent(state, identity):
            return
        if card.zone == ATTACHED and card.printed.kind == OBJECTIVE and word == "discard":
            drop_attachment(state, identity, facts)
            return
        leave_play(state, identity, place, facts, word, top)
    else:
        state.move(identity, place, top=top)


@performs(DISCARDED)
def discard(state: State, event: Event, facts: list[Event]) -> None:
    """Discard a card from play, a hand or a deck (not the same as destroying it: F1.48)."""
    state.note("log-discard", card=event.card)
    remove(state, event.card, discard_pile(state, event.card), facts, "discard")


@performs(ENTERS_PLAY)
def enter_play(state: State, event: Event, facts: list[Event]) -> None:
    """Put a card into a player's area under that player's control, ready (P2.7)."""
    state.note("log-enters-play", card=event.card, seat=event.seat)
    state.move(event.card, PLAY_ZONES[event.seat], controller=event.seat)


@performs(ENTERS_STAGING)
def enter_staging(state: State, event: Event, facts: list[Event]) -> None:
    """Place a card in the staging area, however it got there (E8)."""
    arrives = not state.in_play(event.card)
    state.note("log-staging", card=event.card)
    state.move(event.card, STAGING, controller=NOBODY)
    if arrives:
        facts.append(state.event(ENTERS_PLAY, event.card, word="staging"))


@dataclass(frozen=True, eq=False)
class Discard(Node):
    """Discard cards."""

    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        cards = reach(state, frame.scope, self.cards(state, frame.scope))
        state.failed = not cards
        occur_together(state, tuple([state.event(DISCARDED, card, source=frame.scope.self) for card in cards]))

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(reach(state, scope, self.cards(state, scope)))


@dataclass(frozen=True, eq=False)
class PutIntoPlay(Node):
    """Put a card into play: no cost, not "played", but it enters play (G13). Unique cards may be barred."""

    cards: Cards
    seat: Who = you

    def step(self, state: State, frame: Frame) -> None:
        for card in self.cards(state, frame.scope):
            if unique_blocked(state, card):
                state.failed = True
                continue
            seat = self.seat(state, frame.scope)
            if state.players[seat].eliminated:
                state.failed = True
                continue
            occur(state, state.event(ENTERS_PLAY, card, seat, source=frame.scope.self))
            return

    def possible(self, state: State, scope: Scope) -> bool:
        return any(not unique_blocked(state, card) for card in self.cards(state, scope))

    def timely(self, state: State, scope: Scope) -> bool:
        """Where an ally can do something at once: before the commitment, and before defenders are declared."""
        return state.step in USEFUL_ARRIVALS and self.possible(state, scope)


@dataclass(frozen=True, eq=False)
class ToHand(Node):
    """Return cards to their owners' hands. A hero never goes there from a discard pile (P6.13)."""

    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        facts: list[Event] = []
        state.failed = True
        for card in reach(state, frame.scope, self.cards(state, frame.scope)):
            record = state.cards[card]
            if record.owner == NOBODY or (record.printed.kind == HERO and not state.in_play(card)):
                continue
            state.note("log-to-hand", seats=record.known | 1 << record.owner, card=card, seat=record.owner)
            remove(state, card, HANDS[record.owner], facts)
            state.failed = False
        aftermath(state, facts)


@dataclass(frozen=True, eq=False)
class ToDeck(Node):
    """Shuffle cards into their owners' decks, put them on top, or on the bottom.

    A hero never goes there from a discard pile (P6.13).
    """

    cards: Cards
    how: str = "shuffle"

    def step(self, state: State, frame: Frame) -> None:
        facts: list[Event] = []
        decks = set()
        state.failed = True
        for card in reach(state, frame.scope, self.cards(state, frame.scope)):
            owner = state.cards[card].owner
            if state.cards[card].printed.kind == HERO and not state.in_play(card):
                continue
            deck = ENCOUNTER_DECK if owner == NOBODY else DECKS[owner]
            if self.how == "shuffle":
                state.note("log-shuffle-in", card=card)
            else:
                state.note("log-to-top" if self.how == "top" else "log-to-bottom", seat=frame.scope.you)
            remove(state, card, deck, facts, top=self.how == "top")
            decks.add(deck)
            state.failed = False
        if self.how == "shuffle":
            for deck in sorted(decks):
                state.shuffle(deck)
        aftermath(state, facts)


@dataclass(frozen=True, eq=False)
class RemoveFromGame(Node):
    """Remove cards from the game."""

    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        facts: list[Event] = []
        for card in self.cards(state, frame.scope):
            state.note("log-removed", card=card)
            remove(state, card, REMOVED, facts)
        aftermath(state, facts)


@dataclass(frozen=True, eq=False)
class ToStaging(Node):
    """Add cards to, or return them to, the staging area: not a reveal (E8, Q35)."""

    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        cards = reach(state, frame.scope, self.cards(state, frame.scope))
        events = []
        facts: list[Event] = []
        for card in cards:
            if state.cards[card].owner != NOBODY:
                remove(state, card, discard_pile(state, card), facts)
            else:
                events.append(state.event(ENTERS_STAGING, card, source=frame.scope.self))
        state.failed = not cards
        aftermath(state, facts)
        if events:
            occur_together(state, tuple(events))

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(reach(state, scope, self.cards(state, scope)))


@dataclass(frozen=True, eq=False)
class Switch(Node):
    """Two cards change places; that needs both of them (E9)."""

    one: Cards
    other: Cards

    def step(self, state: State, frame: Frame) -> None:
        if not self.possible(state, frame.scope):
            state.failed = True
            return
        first, second = self.one(state, frame.scope)[0], self.other(state, frame.scope)[0]
        places = state.cards[first].zone, state.cards[second].zone
        state.note("log-switch", card=first, target=second)
        facts: list[Event] = []
        for card, place in ((first, places[1]), (second, places[0])):
            state.move(card, place)
            if place == STAGING:
                facts.append(state.event(ENTERS_STAGING, card))
        aftermath(state, facts)

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self.one(state, scope)) and bool(self.other(state, scope))


@dataclass(frozen=True, eq=False)
class GiveControl(Node):
    """Give control of a character to `them`; it keeps everything on it (G7)."""

    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        for card in self.cards(state, frame.scope):
            if state.in_play(card) and state.cards[card].face.kind in CHARACTERS:
                give(state, card, frame.scope.them)


def give(state: State, card: int, seat: int) -> None:
    """A card in play goes over to another player, with everything on it (G7)."""
    state.note("log-control", card=card, seat=seat)
    state.move(card, PLAY_ZONES[seat], controller=seat)
    for attachment in state.cards[card].attachments:
        if state.cards[attachment].owner != NOBODY:
            state.control(attachment, seat)


def hand_over(state: State, seat: int) -> bool:
    """What the first player controls by its own words goes with the token."""
    changed = False
    followers: tuple[Saying, ...] = state.index[RULES + FOLLOWS_FIRST_PLAYER]
    for _, source, effect in followers:
        card = state.cards[source]
        if card.controller != seat and not state.players[seat].eliminated and effect.amount(state, source, card):
            give(state, source, seat)
            changed = True
    return changed


@consequence
def the_first_players(state: State, facts: list[Event]) -> bool:
    """A card that the first player controls is theirs from the moment it says so."""
    return bool(state.index[RULES + FOLLOWS_FIRST_PLAYER]) and hand_over(state, state.first)
