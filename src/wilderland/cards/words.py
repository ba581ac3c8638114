"""Tests that several cards speak of, and that belong to no room of the engine."""

from __future__ import annotations

from collections.abc import Callable

from wilderland.effects.moving import unique_blocked
from wilderland.effects.numbers import has_trait, icons
from wilderland.model.kinds import SPIRIT
from wilderland.model.records import Card, Scope
from wilderland.model.state import State


def host_is(title: str) -> Callable[[State, int], bool]:
    """The card this is attached to has that title."""
    return lambda state, source: state.cards[state.cards[source].host].face.name == title


def host_has_trait(trait: str) -> Callable[[State, int], bool]:
    return lambda state, source: has_trait(state, state.cards[source].host, trait)


def not_blocked(state: State, scope: Scope, card: Card) -> bool:
    """Uniqueness does not keep the card out of play (G6)."""
    return not unique_blocked(state, card.id)


def has_spirit_icon(state: State, scope: Scope, card: Card) -> bool:
    return bool(icons(state, card.id) & SPIRIT)


def bearer_attacks_trait(trait: str) -> Callable[[State, int], bool]:
    """The bearer is attacking an enemy with that trait."""

    def test(state: State, source: int) -> bool:
        if not state.attacks or state.attacks[-1].by_enemy:
            return False
        attack = state.attacks[-1]
        return state.cards[source].host in attack.characters and has_trait(state, attack.enemy, trait)

    return test
