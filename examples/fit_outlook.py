"""Fitting the outlook: many games are played, and what lay on the table is weighed by who won in the end.

    python examples/fit_outlook.py --scenario passage-through-mirkwood --games 2000 --seed 420000 \\
        --deck leadership --deck my.o8d --deck leadership,spirit --odd 0.03

The expert plays, and each round's table is looked at. Now and then (`--odd`) another answer than the expert's is given:
the outlook must judge tables the expert avoids.

    python examples/fit_outlook.py --scenario escape-from-dol-guldur --edition original --deck leadership,spirit \\
        --games 600 --asked 8

With `--asked` those play who think ahead, with so many playouts, and the tables are those they ask the outlook about:
here and there an answer is played on as in their heads, and from there by the expert to the end. Whoever thinks picks
tables that look better than they are, so these tell most. Then cards count by their names as well
(`agents/details.py`), as with `--cards`, and all weights are drawn towards those of today.

A logistic regression with a level of its own for every deck and mode: what a weight tells is then not which was played.
Where reason knows a sign (no hero makes things worse, no threat better) a weight that comes out otherwise is dropped.
Tables from which something is missing that the game cannot be won without are judged apart (`outlook.ASTRAY`).
Prints the weights as `agents/outlook.json` keeps them, and how well they tell games apart that were not used.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np
from beginnings import soften
from numpy.typing import NDArray

from wilderland.agents import ExpertPlayer
from wilderland.agents.board import Board
from wilderland.agents.budget import Budget
from wilderland.agents.details import details
from wilderland.agents.outlook import Facts, facts, weights
from wilderland.agents.picks import Picks
from wilderland.agents.prices import SEVERAL
from wilderland.agents.rollouts import TO_THE_END, Table, give, horizon, play_on
from wilderland.agents.search import SearchPlayer
from wilderland.agents.worthwhile import IN_A_ROUND, THOUGHT_OVER, answers, hands_seen, rounds_ahead
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
CAPITALS = '"ABCDEFGHIJKLMNOPQRSTUVWXYZ'
FACTOR = "adrift"
"""What is not weighed but a factor: such tables are left out of the fit, and what they are worth is told apart."""
SHRINK = 1e-5
"""How much small weights are preferred,"""
DRAWN = 3000.0
"""and how much, shared among all tables, those of today where they are gone on with."""
LOOKED_AT = 0.3
"""How often a decision of those who think ahead is looked at."""
SELDOM = 200
"""A card that lay in a place less often than this tells nothing there."""
Judged = tuple[Facts, bool]
"""A table, and whether it was won from there."""


@dataclass(frozen=True)
class Fair:
    """What is played: the tables in turn, each with its mode."""

    scenario: str
    tables: list[tuple[tuple[Deck, ...], str]]
    edition: str
    seed: int
    odd: float
    asked: int
    mild: float = 0.0
    cards: bool = False

    def play(self, number: int) -> list[Judged]:
        """The tables of one of the games."""
        decks, mode = self.tables[number % len(self.tables)]
        seed = self.seed + number
        game, dice = new_game(self.scenario, decks, edition=self.edition, mode=mode, seed=seed), random.Random(seed)
        soften(game, self.mild, random.Random(seed))
        if self.asked:
            return list(asked_of(game, self.asked, dice))
        seen, won = rounds_of(game, self.odd, dice, self.cards)
        return [(table, won) for table in seen]


def rounds_of(game: Game, odd: float, dice: random.Random, cards: bool = False) -> tuple[list[Facts], bool]:
    """What lay open at the planning of every round of a game, also cards by name if wanted, and whether it was won."""
    expert, picks, last = ExpertPlayer(), Picks(), 0
    seen: list[Facts] = []
    game.state.logging = False
    while (decision := game.decision) is not None:
        if game.state.round > last and game.state.phase >= PLANNING:
            last = game.state.round
            seen.append({**facts(game.state), **(details(game.state) if cards else {})})
        option = picks.next(game, decision)
        if option is None:
            option = expert.choose(game, decision.seat)
            if decision.kind in IN_A_ROUND and dice.random() < odd:
                others = answers(Board(game, decision), option, expert.questing)
                option = picks.begin(game, decision, dice.choice(others)) or option
        game.choose(option, decision.seat)
    return seen, game.outcome is not None and game.outcome.won


def asked_of(game: Game, playouts: int, dice: random.Random) -> Iterator[Judged]:
    """Tables the outlook is asked about by those who think ahead, and whether the expert wins from there."""
    seats = range(len(game.state.players))
    game.state.logging = False
    players = [SearchPlayer(dice.randrange(1 << 30), Budget(playouts), open_hands=len(seats) > 1) for _ in seats]
    while (decision := game.decision) is not None:
        if game.state.round and decision.kind in THOUGHT_OVER and dice.random() < LOOKED_AT:
            yield from thought_of(game, dice)
        game.choose(players[decision.seat].choose(game, decision.seat), decision.seat)


def thought_of(game: Game, dice: random.Random) -> Iterator[Judged]:
    """The table some answer leads to in one redeal, and how the game goes on from there; none if it ends before."""
    assert game.decision is not None
    seat, kind = game.decision.seat, game.decision.kind
    expert, board = ExpertPlayer(), Board(game, game.decision)
    found = answers(board, expert.choose(game, seat), expert.questing)
    if len(found) < 2:
        return
    hands = hands_seen(game, seat, len(game.state.players) > 1)
    table = Table(game, seat, hands, dice.randrange(1 << 30), rounds_ahead(board))
    played = table.redeal(0).clone()
    give(played, seat, kind, found[0] if dice.random() < 0.5 else dice.choice(found))
    play_on(played, table.last, expert)
    if played.outcome is None:
        seen = {**facts(played.state), **details(played.state)}
        yield seen, play_on(played, horizon(played, TO_THE_END), expert) == 1.0


def fitted(
    facts: Floats, levels: Floats, won: Floats, signs: list[int], start: Floats | None = None
) -> tuple[Floats, Floats]:
    """The level of every deck and the weight of every fact, by Newton's method; without weights of the wrong sign.

    With a start the weights are drawn towards it, without to nothing.
    """
    kept = np.ones(facts.shape[1], dtype=bool)
    shrink = SHRINK if start is None else DRAWN / len(won)
    begun = np.zeros(facts.shape[1]) if start is None else start
    while True:
        table, before = np.hstack([levels, facts[:, kept]]), facts[:, kept] @ begun[kept]
        drawn = np.full(table.shape[1], shrink)
        drawn[: levels.shape[1]] = SHRINK
        found = np.zeros(table.shape[1])
        for _ in range(40):
            chance = 1 / (1 + np.exp(-before - table @ found))
            slope = table.T @ (chance - won) / len(won) + drawn * found
            curve = (table * (chance * (1 - chance))[:, None]).T @ table / len(won)
            step = np.linalg.solve(curve + np.diag(drawn), slope)
            found -= step
            if abs(step).max() < 1e-6:
                break
        weights = np.zeros(facts.shape[1])
        weights[kept] = begun[kept] + found[levels.shape[1] :]
        wrong = [number for number, sign in enumerate(signs) if sign * weights[number] < 0]
        if not wrong:
            return found[: levels.shape[1]], weights
        kept[wrong] = False


class Gathered:
    """The tables of many games, each with whether it was won from there, what was played and in which game."""

    def __init__(self, tables: int) -> None:
        self.tables = tables
        self.rows: list[Facts] = []
        self.won: list[float] = []
        self.whose: list[int] = []
        self.games: list[int] = []

    def add(self, number: int, seen: Iterable[Judged]) -> None:
        """The tables of a game; what is played comes in turn."""
        for table, won in seen:
            self.rows.append(table)
            self.won.append(float(won))
            self.whose.append(number % self.tables)
            self.games.append(number // self.tables)

    def words(self) -> list[str]:
        """All facts, without cards that are hardly ever met in a place."""
        met = Counter(word for row in self.rows for word in row if word != FACTOR)
        return sorted(word for word, often in met.items() if ": " not in word or often >= SELDOM)

    def weighed(self, today: dict[str, float] | None) -> tuple[dict[str, float], list[str]]:
        """The weights, gone on from those of today if there are any, and how well they tell games apart."""
        words = self.words()
        raw = np.array([[row.get(word, 0.0) for word in words] for row in self.rows])
        middle, spread = raw.mean(axis=0), raw.std(axis=0) + 1e-9
        shown, levels, won = (raw - middle) / spread, np.eye(self.tables)[self.whose], np.array(self.won)
        start = None if today is None else np.array([today.get(word, 0.0) for word in words]) * spread
        signs = [1 if word in GOOD else -1 if word in BAD or word.endswith(LEFT) else 0 for word in words]
        whole = np.array([not row[FACTOR] for row in self.rows])
        unseen = np.array(self.games) % 5 == 0
        some = whole & ~unseen
        level, weight = fitted(shown[some], levels[some], won[some], signs, start)
        apart = told_apart(levels[unseen & whole] @ level + shown[unseen & whole] @ weight, won[unseen & whole])
        level, weight = fitted(shown[whole], levels[whole], won[whole], signs, start)
        plain = weight / spread
        base = float((levels @ level).mean() - (middle * plain).sum())
        stages = {
            word for word in words if word[0] in CAPITALS and len(word) > 2 and LEFT not in word and ": " not in word
        }
        exact = {
            word: float(value) + (base if word in stages else 0.0) for word, value in zip(words, plain, strict=True)
        }
        remarks = [f"{len(won)} tables, {won.mean():.2f} of them won, told apart {apart:.3f}"]
        if not whole.all():
            likely = 1 / (1 + np.exp(-(levels @ level + shown @ weight)[~whole]))
            share = won[~whole].mean() / likely.mean()
            remarks.append(f"{FACTOR}: of {len(likely)} tables {share:.2f} of what is won otherwise")
        return {word: round(value, 4) for word, value in exact.items() if round(value, 4)}, remarks


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
    parser.add_argument("--mild", type=float, default=0.0, help="how mild the beginnings are; 2 is mild")
    parser.add_argument("--odd", type=float, default=0.0, help="how often another answer is given than the expert's")
    parser.add_argument("--cards", action="store_true", help="cards count by their names as well")
    parser.add_argument("--asked", type=int, default=0, help="those who think play, with so many playouts a decision")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    box = EDITIONS[asked.edition].quantities
    decks = [table_of(word, asked.scenario, box) for word in asked.deck]
    tables = [(table, mode) for table in decks for mode in asked.mode or ["standard"]]
    fair = Fair(asked.scenario, tables, asked.edition, asked.seed, asked.odd, asked.asked, asked.mild, asked.cards)
    several = all(len(table) > 1 for table in decks)
    gathered = Gathered(len(tables))
    with ProcessPoolExecutor(asked.jobs) as pool:
        for number, seen in enumerate(pool.map(fair.play, range(asked.games), chunksize=2 if asked.asked else 20)):
            gathered.add(number, seen)
    kept, remarks = gathered.weighed(weights(asked.scenario, several) if asked.asked else None)
    print(json.dumps({asked.scenario + SEVERAL * several: kept}, ensure_ascii=False, indent=1))
    print("\n".join(remarks))


if __name__ == "__main__":
    main()
