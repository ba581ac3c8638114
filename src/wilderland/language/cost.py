"""Costs: what stands before "to"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wilderland.kernel import reasons
from wilderland.kernel.cost import Cost, Picks
from wilderland.kernel.happen import perform
from wilderland.language.select import Select
from wilderland.model.kinds import DISCARDED, HANDS, THREAT_CHANGES
from wilderland.model.records import Option, Reason, Scope
from wilderland.model.state import State
from wilderland.rules.playing import token_options

__all__ = ["discard_from_hand", "exhaust_a", "exhaust_self", "lower_your_threat", "raise_your_threat", "spend"]

Cards = Callable[[State, Scope], Sequence[int]]


@dataclass(frozen=True)
class ExhaustSelf(Cost):
    """Exhaust this card."""

    def unpayable(self, state: State, scope: Scope) -> Reason | None:
        return reasons.EXHAUSTED if state.cards[scope.self].exhausted else None

    def pay(self, state: State, scope: Scope, picks: Picks) -> Scope:
        state.exhaust(scope.self)
        return scope


@dataclass(frozen=True)
class ExhaustOne(Cost):
    """Exhaust a card of one's choice, which becomes `it`."""

    cards: Select

    def candidates(self, state: State, scope: Scope) -> Sequence[int]:
        return self.cards(state, scope)

    def unpayable(self, state: State, scope: Scope) -> Reason | None:
        return None if self.cards.any(state, scope) else reasons.NOT_READY

    def options(self, state: State, scope: Scope, picks: Picks) -> list[Option] | None:
        if picks:
            return None
        return [Option(f"exhaust:{card}", "option-card", card) for card in self.candidates(state, scope)]

    def pay(self, state: State, scope: Scope, picks: Picks) -> Scope:
        state.exhaust(picks[0])
        return scope.with_it(picks[0])


@dataclass(frozen=True)
class Spend(Cost):
    """Resources from one certain pool, or from several together; no match is needed (P2.5)."""

    amount: int
    pool: Cards

    def unpayable(self, state: State, scope: Scope) -> Reason | None:
        purse = sum(state.cards[card].resources for card in self.pool(state, scope))
        return None if purse >= self.amount else reasons.TOO_DEAR

    def options(self, state: State, scope: Scope, picks: Picks) -> list[Option] | None:
        return token_options(state, self.pool(state, scope), picks, self.amount)

    def pay(self, state: State, scope: Scope, picks: Picks) -> Scope:
        for card in picks:
            state.add_resources(card, -1)
        return scope


@dataclass(frozen=True)
class DiscardFromHand(Cost):
    """Discard a card from one's own hand."""

    def unpayable(self, state: State, scope: Scope) -> Reason | None:
        return None if any(card != scope.self for card in state.zones[HANDS[scope.you]]) else reasons.CANNOT_PAY

    def options(self, state: State, scope: Scope, picks: Picks) -> list[Option] | None:
        if picks:
            return None
        hand = state.zones[HANDS[scope.you]]
        return [Option(f"discard:{card}", "option-card", card) for card in hand if card != scope.self]

    def pay(self, state: State, scope: Scope, picks: Picks) -> Scope:
        perform(state, (state.event(DISCARDED, picks[0], scope.you, source=scope.self),))
        return scope


@dataclass(frozen=True)
class Threat(Cost):
    """Raise one's own threat, or lower it (in full: one cannot lower it below 0)."""

    amount: int

    def unpayable(self, state: State, scope: Scope) -> Reason | None:
        return reasons.CANNOT_PAY if state.players[scope.you].threat + self.amount < 0 else None

    def pay(self, state: State, scope: Scope, picks: Picks) -> Scope:
        perform(state, (state.event(THREAT_CHANGES, seat=scope.you, amount=self.amount, source=scope.self),))
        return scope


exhaust_self = ExhaustSelf()


def exhaust_a(cards: Select) -> Cost:
    """A ready card of one's own: costs are paid only with what one controls (P2.8)."""
    return ExhaustOne(cards.yours.ready)


def spend(amount: int, pool: Cards) -> Cost:
    return Spend(amount, pool)


discard_from_hand = DiscardFromHand()


def lower_your_threat(amount: int) -> Cost:
    return Threat(-amount)


def raise_your_threat(amount: int) -> Cost:
    return Threat(amount)
