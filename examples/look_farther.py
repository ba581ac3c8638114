"""How many rounds is it worth looking ahead? What a better look is worth in games won, and what it costs.

    python examples/look_farther.py --scenario escape-from-dol-guldur --edition original --deck leadership,spirit

Games of the expert; where another answer looks better than its own after a round, the best-looking one is compared
with it on redeals other than those: by the outlook some rounds later, and by who wins in the end. How much the games
won differ is reckoned by two lots of redeals, for what both have in common is no chance. Each line is so many rounds
ahead, and tells by how much true differences are spread (as a standard deviation) as far as so many redeals foretell
them. The more, the more is won by choosing; what is foretold to the end by very many is all there is.
"""

from __future__ import annotations

import argparse
import math
import random
import time

import numpy as np
from judge_outlook import Floats, compared, decisions

from wilderland.agents import ExpertPlayer
from wilderland.agents.board import Board
from wilderland.agents.budget import Budget
from wilderland.agents.rollouts import Answer, Arm, Table, most_picks, race
from wilderland.agents.search import promising
from wilderland.agents.worthwhile import answers, hands_seen, rounds_ahead
from wilderland.game import Game
from wilderland.lab.favourites import table_of
from wilderland.rules.editions import EDITIONS

AHEAD = (1, 2, 3, 4, 5, 6)
REDEALS = (8, 12, 16, 32, 64)
"""For so many it is told what they foretell."""
NONE = 1e-6
"""No less than this is divided by: small numbers may come out negative."""


def looks_best(game: Game, playouts: int, word: int) -> list[Answer]:
    """The expert's answer and the one that looks best after a round, if that is another."""
    assert game.decision is not None
    seat, expert, board = game.decision.seat, ExpertPlayer(), Board(game, game.decision)
    prior = expert.choose(game, seat)
    arms = [Arm(answer) for answer in answers(board, prior, expert.questing)]
    table = Table(game, seat, hands_seen(game, seat, True), word, rounds_ahead(board))
    race(table, arms, Budget(playouts).begin(most_picks([arm.answer for arm in arms])))
    return [arm.answer for arm in promising(arms)[:2]]


def shared(one: Floats, other: Floats) -> float:
    """What two lots of redeals have in common: a row for each decision, a column for each redeal."""
    return float(np.cov(one.mean(axis=1), other.mean(axis=1))[0, 1])


def foretold(early: tuple[Floats, Floats], late: tuple[Floats, Floats], redeals: int) -> float:
    """The spread of what is won late, as far as so many redeals foretell it by what is seen early."""
    common = (shared(early[0], late[1]) + shared(early[1], late[0])) / 2
    by_chance = np.mean([lot.var(axis=1, ddof=1).mean() for lot in early])
    return float(common / math.sqrt(max(NONE, shared(*early) + by_chance / redeals)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--deck", required=True, help="commas between decks; a number: our favourites")
    parser.add_argument("--edition", default="revised")
    parser.add_argument("--playouts", type=int, default=24, help="for the look after a round")
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--redeals", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    decks = table_of(asked.deck, asked.scenario, EDITIONS[asked.edition].quantities)
    dice, lots, taken = random.Random(asked.seed), list[tuple[Floats, Floats]](), 0.0
    for game in decisions(asked.scenario, decks, asked.edition, dice):
        two = looks_best(game, asked.playouts, dice.randrange(1 << 30))
        if len(two) == 2:
            begin = time.process_time()
            one, other = (compared(game, two, asked.redeals // 2, dice.randrange(1 << 30), AHEAD) for _ in range(2))
            taken += time.process_time() - begin
            lots.append((one[:, 1] - one[:, 0], other[:, 1] - other[:, 0]))
        if len(lots) == asked.decisions:
            break
    gains = [np.array(lot).swapaxes(0, 1) for lot in zip(*lots, strict=True)]
    won = np.hstack([gains[0][-1], gains[1][-1]])
    print(f"{len(lots)} decisions: won more {won.mean():.4f}; a playout to the end {taken / won.size / 2:.4f} s")
    print("rounds  " + "".join(f"{many:8}" for many in REDEALS))
    for place, ahead in enumerate((*AHEAD, "end")):
        early, late = (gains[0][place], gains[1][place]), (gains[0][-1], gains[1][-1])
        print(f"{ahead:>6}  " + "".join(f"{foretold(early, late, many):8.3f}" for many in REDEALS))


if __name__ == "__main__":
    main()
