"""Fitting the expert's prices: all are moved a little at random, and what wins tells which way each should go.

    python examples/fit_prices.py --scenario escape-from-dol-guldur --edition original --deck leadership,spirit \\
        --steps 20 --pairs 2500 --seed 40000000 --kept prices-of-dol-guldur.json

An evolution strategy. Every seed is played twice: with all prices moved by chance, and with all of them moved the
opposite way; the difference, over many such pairs, tells what each price is worth moving. Then a step of fixed length
is made that way, with some of the steps before it. Prices of cards and stages that a table does not know stay as they
are. Begins with what `agents/prices.json` says, or with what an earlier call kept, and goes on from there; prints how
often was won, and in the end the prices as `agents/prices.json` keeps them.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from beginnings import Match
from numpy.typing import NDArray

from wilderland.agents import ExpertPlayer, prices
from wilderland.agents.prices import SEVERAL, USUAL, Flat, Prices
from wilderland.lab.favourites import table_of
from wilderland.model.kinds import ALLY, ATTACHMENT, ENEMY, EVENT, HERO, LOCATION, QUEST, TREACHERY
from wilderland.rules.editions import EDITIONS

Floats = NDArray[np.float64]
Pair = tuple[bool, bool]

SHARE = 0.3
"""A price is moved by so much of itself, usually."""
FINE = {"steps": 0.06, "pressing": 0.06, "pressing_for": 0.06, "late": 0.04}
"""Those that are levels of threat by less."""
OWN = (HERO, ALLY, ATTACHMENT, EVENT)
CARDS: dict[str, tuple[float, tuple[int, ...]]] = {
    "allies": (1.0, (ALLY,)),
    "attachments": (1.5, (ATTACHMENT,)),
    "spare": (1.0, OWN[1:]),
    "openers": (1.5, OWN[1:]),
    "quests": (0.6, OWN[:2]),
    "bearers": (1.0, (HERO,)),
    "purses": (0.6, (HERO,)),
    "kills": (1.5, (ENEMY,)),
    "reveals": (1.0, (ENEMY, TREACHERY)),
    "travel": (1.5, (LOCATION,)),
}
"""Prices by the name of a card: by how much they are moved, and of which cards."""
STAGES = ("haste", "dread", "fighting", "slain", "care", "vain", "rest")
"""Prices by the name of a stage."""
LEAST = 0.3
"""What was moved by less than so much of a move is left as it was."""


@dataclass(frozen=True)
class Move:
    """A price, where it stands, and how far it is moved; by shares of itself or by so much."""

    name: str
    start: float
    far: float
    by_share: bool

    def by(self, times: float) -> float:
        return self.start * math.exp(self.far * times) if self.by_share else self.start + self.far * times


def moves(match: Match, start: Prices) -> list[Move]:
    """All prices that count in this match."""
    known = prices.flat(start)
    plain = dict.fromkeys(STAGES, 1.0)
    plain |= {"vain": start.in_vain, "rest": start.tired, "attachments": start.attachment}
    found = [
        Move(name, price, FINE.get(name.split(" ")[0], SHARE), True)
        for name, price in known.items()
        if ": " not in name and price > 0
    ]
    found.append(Move("choosy", start.choosy, 2.0, False))
    games = [match.begin(seed) for seed in range(len(match.tables))]
    fronts = [card.printed for game in games for card in game.state.cards]
    backs = [front.side_b for front in fronts if front.side_b is not None]
    for name, kind in sorted({(face.name, face.kind) for face in [*fronts, *backs]}):
        tables = [(table, far, False) for table, (far, kinds) in CARDS.items() if kind in kinds]
        tables += [(table, SHARE, True) for table in STAGES if kind == QUEST]
        tables += [("efforts", SHARE, True)] if f"efforts: {name}" in known else []
        for table, far, by_share in tables:
            word = f"{table}: {name}"
            found.append(Move(word, known.get(word, plain.get(table, 0.0)), far, by_share))
    return found


def won(match: Match, asked: Flat, seed: int) -> bool:
    """Whether the expert wins with these prices."""
    prices.learnt()[match.named] = prices.changed(asked)
    game, expert = match.begin(seed), ExpertPlayer()
    while (decision := game.decision) is not None:
        game.choose(expert.choose(game, decision.seat), decision.seat)
    return game.outcome is not None and game.outcome.won


def tossed(seed: int, number: int, spread: float) -> Floats:
    """By how much every price is moved for a seed."""
    return np.random.default_rng(seed).standard_normal(number) * spread


def pairs(match: Match, all_moves: Sequence[Move], stand: Floats, spread: float, seeds: range) -> list[Pair]:
    """For every seed whether was won with the prices moved, and moved the opposite way."""
    found: list[Pair] = []
    for seed in seeds:
        toss = tossed(seed, len(all_moves), spread)
        both = [{one.name: one.by(t) for one, t in zip(all_moves, stand + s * toss, strict=True)} for s in (1, -1)]
        found.append((won(match, both[0], seed), won(match, both[1], seed)))
    return found


def uphill(seeds: range, results: Sequence[Pair], number: int, spread: float) -> Floats:
    """Which way it goes up, and how steeply."""
    slope = np.zeros(number)
    for seed, (up, down) in zip(seeds, results, strict=True):
        if up != down:
            slope += (up - down) / 2 * tossed(seed, number, spread) / spread
    return slope / len(seeds)


def told(start: Prices, all_moves: Sequence[Move], stand: Floats) -> Flat:
    """What is not as usual: what was so before, and what was moved far enough."""
    usual = prices.flat(USUAL)
    found = {name: price for name, price in prices.flat(start).items() if price != usual.get(name)}
    moved = {one.name: round(one.by(far), 3) for one, far in zip(all_moves, stand, strict=True) if abs(far) >= LEAST}
    return dict(sorted({**found, **moved}.items()))


def parts(seeds: range, size: int) -> Iterator[range]:
    for first in range(seeds.start, seeds.stop, size):
        yield range(first, min(first + size, seeds.stop))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--deck", action="append", required=True, help="commas between decks; a number: our favourites")
    parser.add_argument("--edition", default="revised")
    parser.add_argument("--mild", type=float, default=0.0, help="how mild the beginnings are; 2 is mild")
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=2500, help="of games, for each step")
    parser.add_argument("--seed", type=int, default=40000000)
    parser.add_argument("--spread", type=float, default=0.4, help="how many moves away the prices are tried")
    parser.add_argument("--stride", type=float, default=0.6, help="how many moves long a step is")
    parser.add_argument("--memory", type=float, default=0.85, help="how much of the steps before is kept")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, help="where it goes on from, and keeps what it found after every step")
    asked = parser.parse_args()
    box = EDITIONS[asked.edition].quantities
    tables = tuple(table_of(words, asked.scenario, box) for words in asked.deck)
    match = Match(asked.scenario, tables, asked.edition, asked.mild)
    all_moves = moves(match, prices.prices_of(*match.named))
    stand, pace, done = np.zeros(len(all_moves)), np.zeros(len(all_moves)), 0
    if asked.kept and asked.kept.exists():
        kept = json.loads(asked.kept.read_text(encoding="utf-8"))
        stand, pace, done = np.array(kept["stand"]), np.array(kept["pace"]), kept["done"]
    with ProcessPoolExecutor(asked.jobs) as pool:
        for step in range(done, done + asked.steps):
            seeds = range(asked.seed + step * asked.pairs, asked.seed + (step + 1) * asked.pairs)
            played = [pool.submit(pairs, match, all_moves, stand, asked.spread, part) for part in parts(seeds, 25)]
            results = [pair for part in played for pair in part.result()]
            slope = uphill(seeds, results, len(all_moves), asked.spread)
            pace = asked.memory * pace + (1 - asked.memory) * slope
            stand = stand + asked.stride * pace / (np.linalg.norm(pace) + 1e-12)
            share = sum(up + down for up, down in results) / 2 / len(results)
            print(f"step {step}: {share:.3f} won, slope {np.linalg.norm(slope):.3f}", flush=True)
            if asked.kept:
                kept = {"stand": stand.tolist(), "pace": pace.tolist(), "done": step + 1}
                asked.kept.write_text(json.dumps(kept), encoding="utf-8")
    found = told(prices.prices_of(*match.named), all_moves, stand)
    print(json.dumps({match.scenario + SEVERAL * match.named[1]: found}, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
