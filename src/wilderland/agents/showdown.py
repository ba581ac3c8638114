"""The moment of truth: every way to defend that could be best is tried, each with the blows that are left then.

`fighting.battle` guesses quickly what a fight may bring, as often as one likes; here the enemies stand before us.
"""

from __future__ import annotations

from collections.abc import Sequence

from wilderland.agents.board import Board
from wilderland.agents.fighting import (
    Battle,
    Plan,
    battle,
    bearer_of,
    blows,
    cannot_attack,
    defense_cost,
    may_defend,
    undefended_cost,
)
from wilderland.agents.judging import kill_value
from wilderland.agents.pieces import Character, Foe, Side

MOST_FOES = 4
MOST_SHIELDS = 4
"""How many defenders one thinks of against each enemy."""


class Thinking:
    """The best way found so far, while all are tried."""

    def __init__(
        self, board: Board, side: Side, able: list[Character], targets: list[Foe], helpers: Sequence[Character]
    ) -> None:
        self.board, self.side, self.able, self.targets, self.helpers = board, side, able, targets, helpers
        self.most = sum(kill_value(board, foe) + 2.0 for foe in targets)
        self.best: Battle | None = None

    def price(self, foe: Foe, one: Character) -> float:
        """What it costs that a character defends; another player's would be missed there."""
        missed = 0.3 + 0.6 * one.attack * len(self.board.sides[one.seat].foes) if one.seat != self.side.seat else 0.0
        return defense_cost(self.board, foe, one) + missed

    def begin(self, foes: list[Foe]) -> Battle:
        shields = [one for one in [*self.able, *sentinels(self.board, self.side)] if may_defend(self.board, one)]
        self.branch(foes, shields, {}, {}, frozenset(), 0.0)
        assert self.best is not None
        return self.best

    def branch(
        self,
        foes: list[Foe],
        shields: list[Character],
        plan: Plan,
        taken: dict[int, int],
        fallen: frozenset[int],
        cost: float,
    ) -> None:
        if self.best is not None and self.most - cost <= self.best.value:
            return
        if not foes:
            self.finish(plan, fallen, cost)
            return
        foe, rest = foes[0], foes[1:]
        prices = sorted((self.price(foe, one), place) for place, one in enumerate(shields))
        for price, place in prices[:MOST_SHIELDS]:
            one = shields[place]
            left = [other for other in shields if other is not one]
            self.branch(rest, left, {**plan, foe.id: one}, taken, fallen | {one.id}, cost + price)
        price = undefended_cost(self.board, foe, self.side, taken)
        bears = bearer_of(self.board, foe, self.side, taken)
        if bears is not None:
            taken = {**taken, bears.id: taken.get(bears.id, 0) + foe.attack}
            if taken[bears.id] >= bears.left:
                fallen |= {bears.id}
                shields = [one for one in shields if one is not bears]
        self.branch(rest, shields, {**plan, foe.id: None}, taken, fallen, cost + price)

    def finish(self, plan: Plan, used: frozenset[int], cost: float) -> None:
        free = [one for one in self.able if one.id not in used]
        value, struck = blows(self.board, self.targets, [*free, *self.helpers])
        if self.best is None or value - cost > self.best.value:
            self.best = Battle(value - cost, plan, struck)


def thorough(
    board: Board,
    side: Side,
    able: list[Character],
    attackers: list[Foe],
    targets: list[Foe],
    helpers: Sequence[Character] = (),
) -> Battle:
    """As `battle`, with every defence tried that could be best; dearer."""
    coming_on = sorted((foe for foe in attackers if not cannot_attack(board, foe)), key=lambda foe: -foe.attack)
    if not coming_on or len(coming_on) > MOST_FOES:
        return battle(board, side, able, attackers, targets, helpers)
    return Thinking(board, side, able, targets, helpers).begin(coming_on)


def sentinels(board: Board, side: Side) -> list[Character]:
    """Other players' ready characters that could defend a player."""
    others = [other for seat, other in board.sides.items() if seat != side.seat]
    return [one for other in others for one in other.able if "sentinel" in one.face.keywords]
