"""Effects that last, and effects that wait."""

from __future__ import annotations

from collections.abc import Callable

from wilderland.effects.modifying import Later, Modify
from wilderland.kernel.flow import seq
from wilderland.kernel.happen import aftermath
from wilderland.kernel.node import Node
from wilderland.language.select import SELF, Seats, seats_of
from wilderland.language.value import Cards, Number, Value, number
from wilderland.model import kinds as k
from wilderland.model.index import MODIFIERS, RULES
from wilderland.model.records import Card, Frame, Scope
from wilderland.model.state import State

__all__ = [
    "at_end_of_phase",
    "gain_keyword",
    "modify",
    "remember",
    "until_end_of_attack",
    "until_end_of_phase",
    "until_end_of_round",
]

Live = Callable[[State, Scope, Card], bool]
"""Whether a live lasting effect holds for a card (E6)."""


def modify(cards: Cards, until: int, *, live: Live | None = None, **stats: Value) -> Node:
    """Cards get so much more of a stat for a while."""
    return seq(
        *[Modify(MODIFIERS + k.STATS.index(stat), cards, number(v), until, live=live) for stat, v in stats.items()]
    )


def _until(until: int) -> Callable[..., Node]:
    def say(
        mark: int,
        *,
        of: Cards | None = None,
        seats: Seats | None = None,
        word: str = "",
        value: Value = 1,
        live: Live | None = None,
    ) -> Node:
        """Something is said of cards or players until then."""
        cards: Cards = of if of is not None else (lambda state, scope: ())
        players = seats_of(seats) if seats is not None else None
        return Modify(RULES + mark, cards, number(value), until, word, live, players)

    return say


until_end_of_phase = _until(k.END_OF_PHASE)
until_end_of_round = _until(k.END_OF_ROUND)
until_end_of_attack = _until(k.END_OF_ATTACK)


def gain_keyword(word: str, cards: Cards = SELF) -> Node:
    """Until the end of the phase a card has a keyword more."""
    return Modify(RULES + k.HAS_KEYWORD, cards, number(1), k.END_OF_PHASE, word)


def at_end_of_phase(effect: Node, *, phase: int | None = None) -> Node:
    """At the end of this phase (or of the next such phase), if "it" is still the same card."""
    return Later(k.PHASE_ENDS, effect, "" if phase is None else k.PHASES[phase])


class Remember(Node):
    """The game remembers that something has happened."""

    def __init__(self, word: str, value: Number) -> None:
        self.word = word
        self.value = value

    def step(self, state: State, frame: Frame) -> None:
        state.remember(self.word, self.value(state, frame.scope))
        aftermath(state, [])


def remember(word: str, value: Value = 1) -> Node:
    return Remember(word, number(value))
