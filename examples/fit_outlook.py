"""Fitting the outlook: the expert plays many games, and what lay open each round is weighed by who won in the end.

    python examples/fit_outlook.py --scenario passage-through-mirkwood --games 2000 --seed 420000 \\
        --deck leadership --deck my.o8d --deck leadership,spirit --odd 0.03

Now and then (`--odd`) another answer than the expert's is given: the outlook must judge tables the expert avoids.
A logistic regression with a level of its own for every deck and mode: what a weight tells is then not which was played.
Where reason knows a sign (no hero makes things worse, no threat better) a weight that comes out otherwise is dropped.
Tables from which something is missing that the game cannot be won without are judged apart (`outlook.ASTRAY`).
Prints the weights as `agents/outlook.json` keeps them, and how well they tell games apart that were not used.
"""

from __future__ import annotations

import argparse
import json
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wilderland.agents import ExpertPlayer
from wilderland.agents.board import Board
from wilderland.agents.outlook import Facts, facts
from wilderland.agents.picks import Picks
from wilderland.agents.prices import SEVERAL
from wilderland.agents.worthwhile import IN_A_ROUND, answers
from wilderland.decks import Deck
from wilderland.game import Game, new_game
from wilderland.lab.favourites import table_of
from wilderland.model.kinds import PLANNING
from wilderland.rules.editions import EDITIONS

Floats = NDArray[np.float64]

GOOD = {"heroes", "hhp", "W", "A", "D", "ah", "hand", "recruits", "res", "gear", "nall", "push"}
BAD = {"meanth", "maxth", "late", "last", "stT", "stE", "stA", "stL", "egN", "egA", "egH", "webs", "weak", "left"}
BAD |= {"actleft", "busy", "pain", "keeper", "spawn", "troll", "nazgul", "captive", "bereft", "jailors"}
LEFT = " left"
FACTOR = "adrift"
"""What is not weighed but a factor: such tables are left out of the fit, and what they are worth is told apart."""
SHRINK = 1e-5
"""How much small weights are preferred."""


@dataclass(frozen=True)
class Fair:
    """What is played: the tables in turn, each with its mode."""

    scenario: str
    tables: list[tuple[tuple[Deck, ...], str]]
    edition: str
    seed: int
    odd: float

    def play(self, number: int) -> tuple[list[Facts], bool]:
        """One of the games."""
        decks, mode = self.tables[number % len(self.tables)]
        seed = self.seed + number
        game = new_game(self.scenario, decks, edition=self.edition, mode=mode, seed=seed)
        return rounds_of(game, self.odd, random.Random(seed))


def rounds_of(game: Game, odd: float, dice: random.Random) -> tuple[list[Facts], bool]:
    """What lay open at the planning of every round of a game, and whether it was won."""
    expert, picks, last = ExpertPlayer(), Picks(), 0
    seen: list[Facts] = []
    game.state.logging = False
    while (decision := game.decision) is not None:
        if game.state.round > last and game.state.phase >= PLANNING:
            last = game.state.round
            seen.append(facts(game.state))
        option = picks.next(game, decision)
        if option is None:
            option = expert.choose(game, decision.seat)
            if decision.kind in IN_A_ROUND and dice.random() < odd:
                others = answers(Board(game, decision), option, expert.questing)
                option = picks.begin(game, decision, dice.choice(others)) or option
        game.choose(option, decision.seat)
    return seen, game.outcome is not None and game.outcome.won


def fitted(facts: Floats, levels: Floats, won: Floats, signs: list[int]) -> tuple[Floats, Floats]:
    """The level of every deck and the weight of every fact, by Newton's method; without weights of the wrong sign."""
    kept = np.ones(facts.shape[1], dtype=bool)
    while True:
        table = np.hstack([levels, facts[:, kept]])
        found = np.zeros(table.shape[1])
        for _ in range(40):
            chance = 1 / (1 + np.exp(-table @ found))
            slope = table.T @ (chance - won) / len(won) + SHRINK * found
            curve = (table * (chance * (1 - chance))[:, None]).T @ table / len(won)
            step = np.linalg.solve(curve + SHRINK * np.eye(len(found)), slope)
            found -= step
            if abs(step).max() < 1e-6:
                break
        weights = np.zeros(facts.shape[1])
        weights[kept] = found[levels.shape[1] :]
        wrong = [number for number, sign in enumerate(signs) if sign * weights[number] < 0]
        if not wrong:
            return found[: levels.shape[1]], weights
        kept[wrong] = False


def told_apart(chances: Floats, won: Floats) -> float:
    """How often a table of a game that was won looks better than one of a game that was lost."""
    places = np.empty(len(chances))
    places[np.argsort(chances)] = np.arange(1, len(chances) + 1)
    wins = won.sum()
    return float((places[won == 1].sum() - wins * (wins + 1) / 2) / (wins * (len(won) - wins)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--deck", action="append", required=True, help="commas between decks; a number: our favourites")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=420000)
    parser.add_argument("--edition", default="revised")
    parser.add_argument("--mode", action="append", help="several, where one alone is hardly ever won")
    parser.add_argument("--odd", type=float, default=0.0, help="how often another answer is given than the expert's")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    box = EDITIONS[asked.edition].quantities
    decks = [table_of(word, asked.scenario, box) for word in asked.deck]
    tables = [(table, mode) for table in decks for mode in asked.mode or ["standard"]]
    rows: list[Facts] = []
    results, whose, seeds = [], [], []
    fair = Fair(asked.scenario, tables, asked.edition, asked.seed, asked.odd)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for number, (seen, won) in enumerate(pool.map(fair.play, range(asked.games), chunksize=20)):
            rows += seen
            results += [float(won)] * len(seen)
            whose += [number % len(tables)] * len(seen)
            seeds += [number // len(tables)] * len(seen)
    words = sorted({word for row in rows for word in row} - {FACTOR})
    raw = np.array([[row.get(word, 0.0) for word in words] for row in rows])
    middle, spread = raw.mean(axis=0), raw.std(axis=0) + 1e-9
    shown, levels, won_ = (raw - middle) / spread, np.eye(len(tables))[whose], np.array(results)
    signs = [1 if word in GOOD else -1 if word in BAD or word.endswith(LEFT) else 0 for word in words]
    whole = np.array([not row[FACTOR] for row in rows])
    unseen = np.array(seeds) % 5 == 0
    level, weight = fitted(shown[whole & ~unseen], levels[whole & ~unseen], won_[whole & ~unseen], signs)
    apart = told_apart(levels[unseen & whole] @ level + shown[unseen & whole] @ weight, won_[unseen & whole])
    level, weight = fitted(shown[whole], levels[whole], won_[whole], signs)
    plain = weight / spread
    base = float((levels @ level).mean() - (middle * plain).sum())
    stages = {word for word in words if word[0] in '"ABCDEFGHIJKLMNOPQRSTUVWXYZ' and len(word) > 2 and LEFT not in word}
    exact = {word: float(value) + (base if word in stages else 0.0) for word, value in zip(words, plain, strict=True)}
    kept = {word: round(value, 4) for word, value in exact.items() if value}
    name = asked.scenario + (SEVERAL if all(len(table) > 1 for table in decks) else "")
    print(json.dumps({name: kept}, ensure_ascii=False, indent=1))
    print(f"{len(rows)} rounds, {won_.mean():.2f} of them of games won, told apart {apart:.3f}")
    if not whole.all():
        likely = 1 / (1 + np.exp(-(levels @ level + shown @ weight)[~whole]))
        print(f"{FACTOR}: in {len(likely)} rounds {won_[~whole].mean() / likely.mean():.2f} of what is won otherwise")


if __name__ == "__main__":
    main()
