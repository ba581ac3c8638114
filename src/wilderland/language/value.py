"""Values: numbers and tests that cards speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from wilderland.effects.numbers import engaged_player
from wilderland.model.kinds import ACTIVE
from wilderland.model.records import Scope
from wilderland.model.state import State

__all__ = [
    "ALL",
    "N",
    "NUMBER_OF_PLAYERS",
    "amount_of_event",
    "attacking_alone_in_staging",
    "count",
    "damage_on",
    "if_undefended",
    "is_active_location",
    "number",
    "remembered",
    "resources_on",
    "undefended",
]

Number = Callable[[State, Scope], int]
Cards = Callable[[State, Scope], Sequence[int]]
Value = int | Number

ALL: Final = 10**6
"""As much as there is."""


def number(value: int | Number) -> Number:
    """A number, or a way to tell it."""
    if callable(value):
        return value
    return lambda state, scope: value


def N(state: State, scope: Scope) -> int:
    """The number chosen, such as X."""
    return scope.n


def NUMBER_OF_PLAYERS(state: State, scope: Scope) -> int:
    return len(state.order())


def count(cards: Cards) -> Number:
    return lambda state, scope: len(cards(state, scope))


def damage_on(cards: Cards) -> Number:
    return lambda state, scope: sum(state.cards[card].damage for card in cards(state, scope))


def resources_on(cards: Cards) -> Number:
    return lambda state, scope: sum(state.cards[card].resources for card in cards(state, scope))


def amount_of_event(state: State, scope: Scope) -> int:
    return scope.event.amount if scope.event is not None else 0


def undefended(state: State, scope: Scope) -> bool:
    """Whether the attack under way has no defender (any more: P6.5)."""
    attack = next((attack for attack in reversed(state.attacks) if attack.by_enemy), None)
    return attack is not None and not attack.characters


def if_undefended(yes: int, otherwise: int) -> Number:
    """One number for an undefended attack, another for a defended one."""
    return lambda state, scope: yes if undefended(state, scope) else otherwise


def remembered(word: str) -> Callable[[State, int], bool]:
    """Whether the game remembers that this has happened."""
    return lambda state, source: state.notes.get(word, 0) > 0


def is_active_location(state: State, source: int) -> bool:
    return state.cards[source].zone == ACTIVE


def attacking_alone_in_staging(state: State, source: int) -> bool:
    """Whether this character attacks, alone, an enemy in the staging area."""
    if not state.attacks or state.attacks[-1].by_enemy:
        return False
    attack = state.attacks[-1]
    return attack.characters == (source,) and engaged_player(state, attack.enemy) < 0
