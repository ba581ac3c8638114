"""A hint: the best answers to a decision, each with the chance to win and what speaks for or against it.

Only what the seats may know is used: every answer is played on by the expert on the same redeals of all that is hidden
(`determinize`), and what comes of it is compared.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from wilderland.advice.remarks import Remark, error, mean_account, remarks
from wilderland.advice.witness import Watched
from wilderland.agents import worthwhile
from wilderland.agents.board import Board
from wilderland.agents.budget import Budget
from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.player import asked
from wilderland.agents.rollouts import Answer, Arm, looks_better, race, word_for
from wilderland.game import Game
from wilderland.model.records import Decision

SECONDS = 2.0
MOST_PLAYOUTS = 400
FEW_PLAYOUTS = 24
"""What is left to be compared with nothing is played out so often."""
SURE = 3.0
"""An answer that is so many standard errors worse is played out no further."""
SHOWN = 3
"""So many answers are told."""
CLOSE = 0.01
"""Answers that win so much less often are as good."""


@dataclass(frozen=True)
class Advised:
    """An answer with what came of it."""

    keys: Answer
    """The keys of options, one after the other."""
    chance: float
    """To win, from 0 to 1."""
    spread: float
    """Half the width of the range the chance lies in with a certainty of 95 %, as far as redeals go."""
    playouts: int
    remarks: tuple[Remark, ...] = ()

    def as_json(self) -> dict[str, Any]:
        return {
            "keys": list(self.keys),
            "chance": round(self.chance, 4),
            "spread": round(self.spread, 4),
            "playouts": self.playouts,
            "remarks": [remark.as_json() for remark in self.remarks],
        }


@dataclass(frozen=True)
class Hint:
    """What to answer, the best first."""

    seat: int
    kind: str
    answers: tuple[Advised, ...]
    playouts: int
    seconds: float

    def as_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "answers": [one.as_json() for one in self.answers],
            "playouts": self.playouts,
            "seconds": round(self.seconds, 2),
        }


def hint(
    game: Game,
    seat: int | None = None,
    hands: Iterable[int] = (),
    seconds: float | None = SECONDS,
    playouts: int = MOST_PLAYOUTS,
    seed: int = 0,
) -> Hint:
    """Think about what a seat is asked (the next one, by default).

    `hands` are the seats whose hands may be looked at besides: all of them for somebody who plays several. Without
    `seconds`, equal views get equal hints.
    """
    decision = asked(game, seat)
    begin = time.monotonic()
    rounds = worthwhile.rounds_ahead(Board(game, decision))
    table = Watched(game, decision.seat, {decision.seat, *hands}, word_for(seed, game), rounds)
    arms = [Arm(answer) for answer in answers(game, decision)]
    best = compare(table, arms, Budget(playouts, seconds))
    return Hint(decision.seat, decision.kind, advised(table, arms, best), table.playouts, time.monotonic() - begin)


def answers(game: Game, decision: Decision) -> list[Answer]:
    """What is worth comparing, the expert's answer first."""
    expert = ExpertPlayer()
    prior = expert.choose(game, decision.seat)
    return worthwhile.answers(Board(game, decision), prior, expert.questing) or [(prior.key,)]


def compare(table: Watched, arms: Sequence[Arm], budget: Budget) -> Arm:
    """Play the answers out on the same redeals, each at least once, those that are beaten no further; the best."""
    clock = budget.begin()
    if clock.allows(len(arms)):
        for arm in arms:
            table.play(arm)
        clock.spend(len(arms))
    best = race(table, arms, clock, SURE)[0]
    while not best.values or (len(best.values) < FEW_PLAYOUTS and clock.allows()):
        table.play(best)
        clock.spend()
    return best


def advised(table: Watched, arms: Sequence[Arm], best: Arm) -> tuple[Advised, ...]:
    """The best answers, each with its remarks: of the best what speaks for it, of the others what against."""
    gaps = {arm.answer: gap(best, arm) for arm in arms}
    found = []
    for arm in sorted(arms, key=lambda arm: (arm is not best, gaps[arm.answer]))[:SHOWN]:
        said = alone() if len(arms) == 1 else for_it(table, arms, best) if arm is best else against(table, arm, best)
        if not said and gaps[arm.answer] < CLOSE:
            said = (Remark("advice-close"),) if arm is not best else (Remark("advice-even"),)
        chance = min(1.0, max(0.0, best.mean - gaps[arm.answer]))
        keys = gesture(table.game, table.seat, arm.answer)
        found.append(Advised(keys, chance, 1.96 * error(arm.values), len(arm.values), said))
    return tuple(found)


def gesture(game: Game, seat: int, answer: Answer) -> Answer:
    """An answer without picks that are not asked for any more: a run of picks may end by itself."""
    trial = game.clone()
    keys = []
    for key in answer:
        decision = trial.decisions.get(seat)
        if decision is not None and key in [option.key for option in decision.options] and trial.state.outcome is None:
            keys.append(key)
            trial.choose(key, seat)
    return tuple(keys)


def gap(best: Arm, other: Arm) -> float:
    """How much less often an answer wins than the best, on the redeals both have seen.

    It may have been beaten by a third on few redeals, on which it was lucky: it is not better than the best for that.
    """
    return max(0.0, looks_better(best.values, other.values))


def alone() -> tuple[Remark, ...]:
    return (Remark("advice-only"),)


def for_it(table: Watched, arms: Sequence[Arm], best: Arm) -> tuple[Remark, ...]:
    """What speaks for the best: against all others together, redeal by redeal."""
    others = [table.accounts[arm.answer] for arm in arms if arm is not best]
    usual = [mean_account(one for one in row if one) for row in zip_longest(*others, fillvalue={})]
    return remarks(table.before, table.accounts[best.answer], usual, table.kind)


def against(table: Watched, arm: Arm, best: Arm) -> tuple[Remark, ...]:
    accounts = table.accounts
    return remarks(table.before, accounts[arm.answer], accounts[best.answer], table.kind, good=False)
