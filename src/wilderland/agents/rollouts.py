"""Playing on in the head: many redeals of what is hidden, the same for every answer, played on by the expert."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.outlook import chance
from wilderland.game import Game

TO_THE_END = 99
"""A horizon beyond every game."""
LONGEST = 6000
"""Decisions after which a playout is given up; no game takes so many."""

Answer = tuple[str, ...]
"""One option, or several picks in a row that belong together, by their keys."""
Valued = Callable[[Game], float]


def play_on(game: Game, rounds: int, expert: ExpertPlayer) -> float:
    """Let the expert play all seats until so many rounds have begun; how good that looks then, from 0 to 1."""
    state, last = game.state, game.state.round + rounds
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None or state.round >= last:
            break
        game.choose(expert.choose(game, decision.seat), decision.seat)
    return chance(state)


@dataclass
class Arm:
    """An answer with what its playouts gave, redeal by redeal."""

    answer: Answer
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class Table:
    """A decision to be played out: redeals made as they are needed, kept for all answers."""

    def __init__(self, game: Game, seat: int, hands: Iterable[int], word: int, rounds: int) -> None:
        self.game, self.seat, self.hands, self.word, self.rounds = game, seat, list(hands), word, rounds
        self.kind = game.decisions[seat].kind
        self.redeals: list[Game] = []
        self.expert = ExpertPlayer()
        self.playouts = 0

    def redeal(self, number: int) -> Game:
        while len(self.redeals) <= number:
            self.redeals.append(self.game.determinize(self.hands, self.word + 7919 * len(self.redeals)))
        return self.redeals[number]

    def play(self, arm: Arm) -> None:
        """One more playout of an answer."""
        game = self.redeal(len(arm.values)).clone()
        for key in arm.answer:
            decision = game.decisions.get(self.seat)
            if decision is not None and decision.kind == self.kind and key in [one.key for one in decision.options]:
                game.choose(key, self.seat)
        arm.values.append(play_on(game, self.rounds, self.expert))
        self.playouts += 1


def halving(table: Table, arms: Sequence[Arm], playouts: int, stop: Callable[[], bool]) -> list[Arm]:
    """Spend playouts on all answers alike, drop the worse half, and again, until two are left; the best first.

    The first answer is never dropped: the others are measured against it.
    """
    first, left = arms[0], list(arms)
    rounds = max(1, math.ceil(math.log2(len(left))))
    for _ in range(rounds):
        each = max(1, playouts // (rounds * len(left)))
        for _ in range(each):
            for arm in left:
                table.play(arm)
            if stop():
                return ranked(left)
        if len(left) > 2:
            left = ranked(left)[: (len(left) + 1) // 2]
            if first not in left:
                left.append(first)
    return ranked(left)


def ranked(arms: Iterable[Arm]) -> list[Arm]:
    return sorted(arms, key=lambda arm: -arm.mean)


def surely_better(one: Arm, other: Arm, times: float) -> bool:
    """Whether an answer beats another on the same redeals by more than so many standard errors."""
    pairs = list(zip(one.values, other.values, strict=False))
    if len(pairs) < 2:
        return False
    gains = [a - b for a, b in pairs]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean > times * math.sqrt(spread / len(gains)) and mean > 0
