"""Effects that last, effects that wait, and cancelling."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from wilderland.effects.numbers import marked, reach
from wilderland.kernel.flow import Cards, Number, Seats
from wilderland.kernel.happen import aftermath
from wilderland.kernel.node import Node
from wilderland.model.index import BOUNDS, MODIFIERS, RULES
from wilderland.model.kinds import (
    ATTACK,
    CANNOT_ATTACK,
    CANNOT_BE_CANCELLED,
    COMBAT,
    DEFENSE,
    MANY_DEFENDERS,
    NO_THREAT,
    NONE,
    QUESTING,
    STATS,
    WILLPOWER,
)
from wilderland.model.records import Card, Delayed, Frame, Lasting, Scope
from wilderland.model.state import State

USED_IN: Final = {
    MODIFIERS + WILLPOWER: QUESTING,
    MODIFIERS + ATTACK: COMBAT,
    MODIFIERS + DEFENSE: COMBAT,
    RULES + CANNOT_ATTACK: COMBAT,
    RULES + MANY_DEFENDERS: COMBAT,
    RULES + NO_THREAT: QUESTING,
}
"""The phase in which a number or a word is used."""

Reaches = Callable[[State, Scope, Card], bool]


@dataclass(frozen=True, eq=False)
class Modify(Node):
    """For a while, cards get a number more, or something is said of them.

    From a player card: targets and amount are frozen when it resolves. From an encounter card the
    number stays live; the set too, if it speaks of one: give `live`, the test of that set (E6).
    """

    slot: int
    cards: Cards
    amount: Number
    until: int
    word: str = ""
    live: Reaches | None = None
    seats: Seats | None = None

    def step(self, state: State, frame: Frame) -> None:
        scope = frame.scope
        seats = tuple(self.seats(state, scope)) if self.seats is not None else ()
        targets: tuple[tuple[int, int], ...] = ()
        live = scope.self >= 0 and state.cards[scope.self].owner < 0
        if self.live is None:
            cards = reach(state, scope, self.cards(state, scope))
            if not cards and not seats:
                state.failed = True
                return
            targets = tuple((card, state.cards[card].incarnation) for card in cards)
            live = live and bool(targets)
        amount = self.amount(state, scope)
        node = self if live or self.live is not None else None
        effect = Lasting(
            state.tick(), self.until, self.slot, amount, scope, targets, seats, self.word, node, node is not None
        )
        self.tell(state, effect)
        state.last(effect)
        if self.slot in BOUNDS or self.slot >= RULES:
            aftermath(state, [])

    def tell(self, state: State, effect: Lasting) -> None:
        """A line for each card that gets a number; for anything else, that an effect lasts."""
        source = effect.scope.self
        if MODIFIERS <= self.slot < RULES and effect.targets:
            for card, _ in effect.targets:
                stat = STATS[self.slot - MODIFIERS]
                state.note("log-modify", source=source, card=card, stat=stat, amount=effect.amount_)
        else:
            state.note("log-lasting", source=source)

    def reaches(self, state: State, scope: Scope, card: Card) -> int:
        return self.amount(state, scope) if self.live is None or self.live(state, scope, card) else 0

    def possible(self, state: State, scope: Scope) -> bool:
        if self.live is not None or self.seats is not None:
            return True
        return bool(reach(state, scope, self.cards(state, scope)))

    def timely(self, state: State, scope: Scope) -> bool:
        """A number or a word helps only in the phase it is used in."""
        if state.phase != USED_IN.get(self.slot, state.phase):
            return False
        if self.slot == MODIFIERS + WILLPOWER:
            return any(state.cards[card].committed for card in self.cards(state, scope))
        if self.slot == RULES + CANNOT_ATTACK:
            return any(not state.has_attacked(card) for card in self.cards(state, scope))
        return self.possible(state, scope)


@dataclass(frozen=True, eq=False)
class Later(Node):
    """Do something at the next such moment, if "it" is still the same card by then."""

    kind: int
    body: Node
    word: str = ""

    def step(self, state: State, frame: Frame) -> None:
        it = frame.scope.it
        incarnation = state.cards[it].incarnation if it != NONE else 0
        state.delay(Delayed(state.tick(), self.kind, self.body, frame.scope, incarnation, self.word))

    def timely(self, state: State, scope: Scope) -> bool:
        """What comes later is no reason to act now."""
        return False


@dataclass(frozen=True, eq=False)
class Cancel(Node):
    """Cancel the happening this answers: it names its serial, nothing is searched."""

    def possible(self, state: State, scope: Scope) -> bool:
        return scope.event is not None and not marked(state, CANNOT_BE_CANCELLED, scope.event.card)

    def step(self, state: State, frame: Frame) -> None:
        event = frame.scope.event
        assert event is not None
        state.failed = event.serial in state.cancelled
        if not state.failed:
            state.note("log-cancel", card=event.card, source=frame.scope.self)
            state.cancel(event.serial)
