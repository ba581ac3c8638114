"""Selectors: which cards, which players. `heroes.yours.exhausted`, `enemies.in_staging`, `SELF`, `IT` …

A selector is asked with a state and a scope and answers with card ids in table order.
It knows the places it looks in, so it never scans all cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from wilderland.effects.numbers import considered_engaged, engaged_player, has_trait, immune, keyword, out_of_play
from wilderland.kernel.flow import CardSet
from wilderland.model.index import RULES
from wilderland.model.kinds import (
    ACTIVE,
    ALLY,
    ATTACHED,
    CHARACTERS,
    DECKS,
    DISCARDS,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENEMY,
    ENGAGED_ZONES,
    EVENT,
    HANDS,
    HERO,
    IMMUNE,
    LOCATION,
    NOBODY,
    NONE,
    OBJECTIVE,
    OUT_OF_PLAY,
    PLAY_ZONES,
    QUEST_AREA,
    SET_ASIDE,
    STAGING,
)
from wilderland.model.records import ANY_INCARNATION, Card, Scope
from wilderland.model.state import State

__all__ = [
    "ACTIVE_LOCATION",
    "ATTACKING_ENEMY",
    "DEFENDER",
    "EACH_PLAYER",
    "EVENT_CARD",
    "EVENT_PLAYER",
    "EVENT_SOURCE",
    "FIRST_PLAYER",
    "HOST",
    "HOSTS_CONTROLLER",
    "IT",
    "ITS_CONTROLLER",
    "ITS_ENGAGED_PLAYER",
    "ITS_OWNER",
    "NEXT_PLAYER",
    "OTHER_PLAYERS",
    "QUEST",
    "SELF",
    "THEM",
    "YOU",
    "Players",
    "Select",
    "Who",
    "allies",
    "attachments",
    "attackers",
    "characters",
    "discard_of",
    "discard_piles",
    "all_hands",
    "encounter_deck",
    "objectives",
    "encounter_discard",
    "encounter_search",
    "enemies",
    "first_of",
    "hand_of",
    "heroes",
    "locations",
    "set_aside",
    "top_of_deck",
    "top_of_encounter_deck",
]

Test = Callable[[State, Scope, Card], bool]
Base = Callable[[State, Scope], Sequence[int]]


class Who:
    """A player by role."""

    def __init__(self, find: Callable[[State, Scope], int]) -> None:
        self.find = find

    def __call__(self, state: State, scope: Scope) -> int:
        return self.find(state, scope)


class Players:
    """Players by role."""

    def __init__(self, find: Callable[[State, Scope], Sequence[int]]) -> None:
        self.find = find

    def __call__(self, state: State, scope: Scope) -> Sequence[int]:
        return self.find(state, scope)

    def where(self, test: Callable[[State, Scope, int], bool]) -> Players:
        """Those players the test holds for."""
        return Players(lambda state, scope: [seat for seat in self.find(state, scope) if test(state, scope, seat)])


def after_in_order(state: State, seat: int) -> list[int]:
    """The next player still in the game clockwise from a seat, if there is another one."""
    seats = len(state.players)
    for distance in range(1, seats):
        other = (seat + distance) % seats
        if not state.players[other].eliminated:
            return [other]
    return []


YOU: Final = Who(lambda state, scope: scope.you)
THEM: Final = Who(lambda state, scope: scope.them)
FIRST_PLAYER: Final = Who(lambda state, scope: state.first)
ITS_CONTROLLER: Final = Who(lambda state, scope: state.cards[scope.it].controller)
HOSTS_CONTROLLER: Final = Who(lambda state, scope: state.cards[state.cards[scope.self].host].controller)
ITS_OWNER: Final = Who(lambda state, scope: state.cards[scope.it].owner)
ITS_ENGAGED_PLAYER: Final = Who(lambda state, scope: engaged_or_considered(state, scope))
EVENT_PLAYER: Final = Who(lambda state, scope: scope.event.seat if scope.event is not None else NOBODY)
EACH_PLAYER: Final = Players(lambda state, scope: state.order())
NEXT_PLAYER: Final = Players(lambda state, scope: after_in_order(state, scope.you))
"""The next player clockwise; nobody in a one-player game (X5)."""
OTHER_PLAYERS: Final = Players(lambda state, scope: [seat for seat in state.order() if seat != scope.you])


Seats = Who | Players


def seats_of(of: Seats) -> Callable[[State, Scope], Sequence[int]]:
    """One player or several, as a list."""
    if isinstance(of, Players):
        return of
    return lambda state, scope: (of(state, scope),)


class Select(CardSet):
    """Cards of some places that pass some tests."""

    def __init__(self, base: Base, tests: tuple[Test, ...] = ()) -> None:
        self.base = base
        self.tests = tests

    def __call__(self, state: State, scope: Scope) -> list[int]:
        cards = state.cards
        tests = self.tests
        found = []
        for identity in self.base(state, scope):
            card = cards[identity]
            for test in tests:
                if not test(state, scope, card):
                    break
            else:
                found.append(identity)
        if state.index[RULES + OUT_OF_PLAY]:
            found = [identity for identity in found if not out_of_play(state, identity)]
        if state.index[RULES + IMMUNE]:
            found = [identity for identity in found if not immune(state, scope, identity)]
        return found

    def any(self, state: State, scope: Scope) -> bool:
        """Whether there is such a card."""
        if state.index[RULES + IMMUNE] or state.index[RULES + OUT_OF_PLAY]:
            return bool(self(state, scope))
        cards = state.cards
        tests = self.tests
        for identity in self.base(state, scope):
            card = cards[identity]
            for test in tests:
                if not test(state, scope, card):
                    break
            else:
                return True
        return False

    def where(self, test: Test) -> Select:
        """Those cards the test holds for."""
        return Select(self.base, (*self.tests, test))

    def controlled_by(self, who: Callable[[State, Scope], int]) -> Select:
        return self.where(lambda state, scope, card: card.controller == who(state, scope))

    def engaged_with(self, who: Callable[[State, Scope], int]) -> Select:
        """Enemies engaged with a player, or considered to be (P5.4)."""
        return self.where(
            lambda state, scope, card: card.zone == ENGAGED_ZONES[who(state, scope)]
            or considered_engaged(state, card, who(state, scope))
        )

    def trait(self, word: str) -> Select:
        return self.where(lambda state, scope, card: has_trait(state, card.id, word))

    def keyword(self, word: str) -> Select:
        return self.where(lambda state, scope, card: keyword(state, card.id, word) > 0)

    def titled(self, name: str) -> Select:
        return self.where(lambda state, scope, card: card.face.name == name)

    def other_than(self, others: Callable[[State, Scope], Sequence[int]]) -> Select:
        return self.where(lambda state, scope, card: card.id not in others(state, scope))

    @property
    def yours(self) -> Select:
        return self.controlled_by(YOU)

    @property
    def theirs(self) -> Select:
        return self.controlled_by(THEM)

    @property
    def ready(self) -> Select:
        return self.where(lambda state, scope, card: not card.exhausted)

    @property
    def exhausted(self) -> Select:
        return self.where(lambda state, scope, card: card.exhausted)

    @property
    def committed(self) -> Select:
        return self.where(lambda state, scope, card: card.committed)

    @property
    def damaged(self) -> Select:
        return self.where(lambda state, scope, card: card.damage > 0)

    @property
    def in_staging(self) -> Select:
        return self.where(lambda state, scope, card: card.zone == STAGING)

    @property
    def engaged(self) -> Select:
        """Enemies engaged with a player, or considered to be (P5.4)."""
        return self.where(
            lambda state, scope, card: card.zone in ENGAGED_ZONES
            or any(considered_engaged(state, card, seat) for seat in state.order())
        )

    @property
    def of_kind_ally(self) -> Select:
        """Ally cards, wherever they lie."""
        return self.where(lambda state, scope, card: card.printed.kind == ALLY)

    @property
    def seen(self) -> Select:
        """Cards you know."""
        return self.where(lambda state, scope, card: bool(card.known >> scope.you & 1))

    @property
    def while_ally(self) -> Select:
        """Cards that count as allies now (Q81)."""
        return self.where(lambda state, scope, card: card.face.kind == ALLY)

    @property
    def of_kind_event(self) -> Select:
        """Event cards, wherever they lie."""
        return self.where(lambda state, scope, card: card.printed.kind == EVENT)


def engaged_or_considered(state: State, scope: Scope) -> int:
    """The player an enemy is engaged with, or considered to be: you, if that is so of several."""
    seat = engaged_player(state, scope.it)
    if seat >= 0:
        return seat
    card = state.cards[scope.it]
    return next((one for one in (scope.you, *state.order()) if considered_engaged(state, card, one)), NOBODY)


def _kinds(*kinds: int) -> Test:
    return lambda state, scope, card: card.face.kind in kinds


def _in_play(state: State, scope: Scope) -> Sequence[int]:
    order = state.turn_order
    if len(order) == 1:
        return state.zones[PLAY_ZONES[order[0]]]
    return [identity for seat in order for identity in state.zones[PLAY_ZONES[seat]]]


def _enemies(state: State, scope: Scope) -> list[int]:
    found = list(state.zones[STAGING])
    for seat in state.order():
        found += state.zones[ENGAGED_ZONES[seat]]
    return found


def _one(identity: int) -> tuple[int, ...]:
    return (identity,) if identity != NONE else ()


def _meant(state: State, identity: int, incarnation: int) -> tuple[int, ...]:
    """A card, if it is still the one that was meant."""
    if identity == NONE or incarnation not in (ANY_INCARNATION, state.cards[identity].incarnation):
        return ()
    return (identity,)


characters = Select(_in_play, (_kinds(*CHARACTERS),))
heroes = Select(_in_play, (_kinds(HERO),))
allies = Select(_in_play, (_kinds(ALLY),))
enemies = Select(_enemies, (_kinds(ENEMY),))
locations = Select(lambda state, scope: (*state.zones[ACTIVE], *state.zones[STAGING]), (_kinds(LOCATION),))
attachments = Select(
    lambda state, scope: state.zones[ATTACHED],
    (lambda state, scope, card: not card.printed.keywords.get("permanent"),),
)
"""Without Permanent ones: nothing can be done to those (K8)."""

objectives = Select(lambda state, scope: (*state.zones[STAGING], *state.zones[ATTACHED]), (_kinds(OBJECTIVE),))
all_hands = Select(lambda state, scope: [i for seat in state.order() for i in state.zones[HANDS[seat]]])

SELF: Final = Select(lambda state, scope: _meant(state, scope.self, scope.own))
IT: Final = Select(lambda state, scope: _meant(state, scope.it, scope.mark))
HOST: Final = Select(lambda state, scope: _one(state.cards[scope.self].host))
EVENT_CARD: Final = Select(
    lambda state, scope: _meant(state, scope.event.card, scope.event.incarnation) if scope.event is not None else ()
)
EVENT_SOURCE: Final = Select(lambda state, scope: _one(scope.event.source) if scope.event is not None else ())
ACTIVE_LOCATION: Final = Select(lambda state, scope: state.zones[ACTIVE])
QUEST: Final = Select(lambda state, scope: state.zones[QUEST_AREA])
DEFENDER: Final = Select(lambda state, scope: state.attacks[-1].characters if state.attacks else ())
"""The defending characters of the attack under way."""
ATTACKING_ENEMY: Final = Select(
    lambda state, scope: _meant(state, state.attacks[-1].enemy, state.attacks[-1].incarnation) if state.attacks else ()
)
"""The attacking enemy of the attack under way."""
attackers = DEFENDER
"""The attacking characters, when a player attacks."""

encounter_deck = Select(lambda state, scope: state.zones[ENCOUNTER_DECK])
encounter_discard = Select(lambda state, scope: state.zones[ENCOUNTER_DISCARD])
encounter_search = Select(lambda state, scope: (*state.zones[ENCOUNTER_DECK], *state.zones[ENCOUNTER_DISCARD]))
top_of_encounter_deck = Select(lambda state, scope: state.zones[ENCOUNTER_DECK][:1])
set_aside = Select(lambda state, scope: state.zones[SET_ASIDE])
def discard_of(who: Callable[[State, Scope], int]) -> Select:
    return Select(lambda state, scope: state.zones[DISCARDS[who(state, scope)]])


def first_of(cards: Select) -> Select:
    """Only the first of these cards."""
    return Select(lambda state, scope: cards(state, scope)[:1])


discard_piles = Select(lambda state, scope: [i for seat in state.order() for i in state.zones[DISCARDS[seat]]])


def hand_of(who: Callable[[State, Scope], int]) -> Select:
    return Select(lambda state, scope: state.zones[HANDS[who(state, scope)]])


def top_of_deck(count: Callable[[State, Scope], int], who: Callable[[State, Scope], int]) -> Select:
    return Select(lambda state, scope: state.zones[DECKS[who(state, scope)]][: count(state, scope)])
