"""A deck as writers need it: every card by its code, once, and of a type that belongs there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from wilderland.decks.model import Deck
from wilderland.decks.pool import PLAYED_FROM_DECKS, pool
from wilderland.decks.problems import bad

Counted = list[tuple[str, int]]


@dataclass(frozen=True)
class Contents:
    """Codes and numbers, in the deck's order."""

    heroes: Counted
    cards: Counted
    side: Counted

    def of(self, kind: str) -> Counted:
        return [(code, count) for code, count in self.cards if pool().kind(code) == kind]


def contents(deck: Deck) -> Contents:
    """What is in a deck; a card that could not be written is refused, never left out."""
    return Contents(
        _counted(((name, 1) for name in deck.heroes), ("hero",)),
        _counted(deck.cards.items(), PLAYED_FROM_DECKS[1:]),
        _counted(deck.side.items(), PLAYED_FROM_DECKS),
    )


def _counted(cards: Iterable[tuple[str, int]], kinds: tuple[str, ...]) -> Counted:
    found: dict[str, int] = {}
    for name, count in cards:
        code = pool().code(name)
        if pool().kind(code) not in kinds:
            raise bad("decks-not-for-decks", card=pool().title(code))
        found[code] = found.get(code, 0) + count
    return list(found.items())
