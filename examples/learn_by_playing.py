"""Teaching the expert: it plays with a little chance in every answer, and leans to what went better than it looked.

    python examples/learn_by_playing.py --scenario escape-from-dol-guldur --edition original --deck leadership,spirit \\
        --steps 60 --games 800 --seed 50000000 --kept lessons-of-dol-guldur.json

Policy gradient. Answers are drawn by how much the expert leans to them (`agents/experience.py`); how a round went is
how much better the table looked when the next one began, and partly what came after. What looks good is weighed anew
from the games themselves. Every step goes the same length against how often a lesson makes a difference (a natural
gradient, with the slopes of the steps before it), and lessons whose slope is hardly more than chance go less far.
Begins with what `agents/lessons.json` says, or with what an earlier call kept, and goes on from there; prints how often
was won, and in the end the lessons as that file keeps them. Where games are hardly ever won, `--mild` lets them begin
with less threat and with more resources, by chance.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wilderland.agents import ExpertPlayer
from wilderland.agents.board import Board
from wilderland.agents.experience import Company, Leaning, leanings, situation
from wilderland.agents.lessons import Lessons, lessons_of
from wilderland.agents.outlook import Facts, facts
from wilderland.agents.prices import SEVERAL
from wilderland.agents.timing import heeded
from wilderland.decks import Deck
from wilderland.game import Game, new_game
from wilderland.lab.favourites import table_of
from wilderland.model.kinds import HERO, PLANNING, PLAY_ZONES
from wilderland.model.records import Option
from wilderland.rules.editions import EDITIONS

Floats = NDArray[np.float64]
Slopes = dict[str, Floats]
"""For every lesson and each of its weights."""

PLACES = 20
"""Weights of a lesson, at most."""
WATCHED = 12000
"""The games that what looks good is weighed from, the latest ones."""
LATELY = 0.95
"""How much of how often lessons made a difference is kept from step to step."""
LEAST = 0.05
"""How far those go, at least, whose slope is no more than chance."""
LOST = -20.0
"""No table looks worse, in the logit."""
MILDER = 8
"""The threat less at a beginning, at most, times how mild it is."""
RICHER = 3
"""And the resources more."""


@dataclass(frozen=True)
class Match:
    """What is played: with the decks of one table after the other."""

    scenario: str
    tables: tuple[tuple[Deck, ...], ...]
    edition: str
    mild: float

    @property
    def named(self) -> tuple[str, bool]:
        return self.scenario, len(self.tables[0]) > 1

    def begin(self, seed: int) -> Game:
        """Every other time the players sit the other way round."""
        around, number = divmod(seed, len(self.tables))
        decks = self.tables[number] if around % 2 else self.tables[number][::-1]
        game = new_game(self.scenario, decks, edition=self.edition, seed=seed)
        game.state.logging = False
        game.state.heeded = heeded
        return game

    def soften(self, game: Game, seed: int) -> None:
        """A milder beginning, by chance."""
        dice, state = random.Random(seed), game.state
        how = dice.random() * self.mild
        more = round(RICHER * how * dice.random())
        for seat, one in enumerate(state.players):
            one.threat -= round(MILDER * how * dice.random())
            for card in state.zones[PLAY_ZONES[seat]]:
                if state.cards[card].face.kind == HERO:
                    state.cards[card].resources += more


@dataclass
class Notes:
    """Of a round or of many games: which way lessons would go, and how often they made a difference."""

    slope: Slopes = field(default_factory=dict)
    curve: Slopes = field(default_factory=dict)

    def note(self, word: str, numbers: Sequence[float], more: float, chance: float) -> None:
        """Something was answered more often than its chance was (or less), and that had to do with these numbers."""
        self.slope.setdefault(word, np.zeros(PLACES))[: len(numbers)] += more * np.array(numbers)
        self.curve.setdefault(word, np.zeros(PLACES))[: len(numbers)] += chance * (1 - chance) * np.square(numbers)

    def add(self, other: Notes, times: float = 1.0) -> None:
        for word, slope in other.slope.items():
            self.slope[word] = self.slope.get(word, 0.0) + times * slope
            self.curve[word] = self.curve.get(word, 0.0) + other.curve[word]


class Pupil(ExpertPlayer):
    """An expert who tries other answers, the likelier the more it leans to them, and notes what it tried."""

    def __init__(self, lessons: Lessons, dice: random.Random) -> None:
        super().__init__()
        self.lessons, self.dice = lessons, dice
        self.notes = [Notes()]
        """Round by round."""

    def settle(self, board: Board, prior: Option) -> Option:
        weighed = leanings(board, prior)
        if not weighed:
            return prior
        known = situation(board)
        total = np.array([one.by(self.lessons, known) for one in weighed])
        chances = np.exp(total - total.max())
        chances /= chances.sum()
        chosen = self.dice.choices(range(len(weighed)), chances)[0]
        for number, (one, chance) in enumerate(zip(weighed, chances, strict=True)):
            self.tried(one, known, (number == chosen) - chance, chance)
        return next(option for option in board.options if option.key == weighed[chosen].key)

    def company(self, board: Board) -> frozenset[int]:
        found = Company(board)
        going = set(found.plan)
        for card, one in found.leanings.items():
            chance = 1 / (1 + math.exp(-one.by(self.lessons, found.facts)))
            goes = self.dice.random() < chance
            self.tried(one, found.facts, goes - chance, chance)
            (going.add if goes else going.discard)(card)
        return frozenset(going)

    def tried(self, one: Leaning, known: Sequence[float], more: float, chance: float) -> None:
        self.notes[-1].note(one.word, known, more, chance)
        if one.numbers:
            self.notes[-1].note(one.verb, one.numbers, more, chance)


@dataclass(frozen=True)
class Played:
    """A game, or many: what it teaches, the tables of its rounds, and how many were won."""

    notes: Notes
    rounds: list[tuple[list[Facts], bool]]

    @property
    def won(self) -> float:
        return sum(won for _, won in self.rounds) / len(self.rounds)


def looks(weights: dict[str, float], table: Facts) -> float:
    """How good a table looks, from 0 to 1."""
    total = weights.get("", 0.0) + sum(weights.get(word, 0.0) * value for word, value in table.items())
    return 1 / (1 + math.exp(-max(LOST, min(-LOST, total))))


def play(match: Match, lessons: Lessons, weights: dict[str, float], seed: int, trust: float) -> Played:
    """One game, and what it teaches: `trust` is how much of what came later counts for what went before."""
    game, pupil = match.begin(seed), Pupil(lessons, random.Random(seed))
    seen: list[Facts] = []
    while (decision := game.decision) is not None:
        if game.state.round > len(seen) and game.state.phase >= PLANNING:
            if not seen:
                match.soften(game, seed)
            else:
                pupil.notes.append(Notes())
            seen.append(facts(game.state))
        game.choose(pupil.choose(game, decision.seat), decision.seat)
    won = game.outcome is not None and game.outcome.won
    worth = [*(looks(weights, table) for table in seen), float(won)]
    notes, gain = Notes(), 0.0
    for number in reversed(range(len(seen))):
        gain = worth[number + 1] - worth[number] + trust * gain
        notes.add(pupil.notes[number], gain)
    return Played(notes, [(seen, won)])


def together(parts: Iterable[Played]) -> Played:
    notes, rounds = Notes(), []
    for part in parts:
        notes.add(part.notes)
        rounds += part.rounds
    return Played(notes, rounds)


def play_all(match: Match, lessons: Lessons, weights: dict[str, float], seeds: range, trust: float) -> Played:
    return together(play(match, lessons, weights, seed, trust) for seed in seeds)


def weighed(rounds: Sequence[tuple[list[Facts], bool]]) -> dict[str, float]:
    """What looks good, by who won in the end: a logistic regression."""
    words = sorted({word for seen, _ in rounds for table in seen for word in table})
    raw = np.array([[table.get(word, 0.0) for word in words] for seen, _ in rounds for table in seen])
    won = np.array([float(won) for seen, won in rounds for _ in seen])
    middle, spread = raw.mean(axis=0), raw.std(axis=0) + 1e-6
    table = np.hstack([(raw - middle) / spread, np.ones((len(raw), 1))])
    found = np.zeros(table.shape[1])
    for _ in range(25):
        chance = 1 / (1 + np.exp(-np.clip(table @ found, LOST, -LOST)))
        slope = table.T @ (chance - won) / len(won) + 1e-4 * found
        curve = (table * (chance * (1 - chance))[:, None]).T @ table / len(won) + 1e-4 * np.eye(len(found))
        found -= np.linalg.solve(curve, slope)
    plain = found[:-1] / spread
    return {**dict(zip(words, plain.tolist(), strict=True)), "": float(found[-1] - middle @ plain)}


@dataclass
class School:
    """How far the teaching has come."""

    lessons: Lessons
    slope: Slopes = field(default_factory=dict)
    curve: Slopes = field(default_factory=dict)
    spread: Slopes = field(default_factory=dict)
    """How much the slopes of single steps differ from one another."""
    weights: dict[str, float] = field(default_factory=dict)
    done: int = 0

    def learn(self, notes: Notes, games: int, stride: float, memory: float, damped: float) -> None:
        """One step."""
        for word in notes.slope.keys() - self.slope.keys():
            self.slope[word], self.curve[word], self.spread[word] = np.zeros((3, PLACES))
        for word, pace in self.slope.items():
            new = notes.slope.get(word, np.zeros(PLACES)) / games
            often = notes.curve.get(word, np.zeros(PLACES)) / games
            self.spread[word] = LATELY * self.spread[word] + (1 - LATELY) * (new - pace) ** 2
            self.slope[word] = memory * pace + (1 - memory) * new
            self.curve[word] = LATELY * self.curve[word] + (1 - LATELY) * often
        ways = {word: slope / (self.curve[word] + damped) for word, slope in self.slope.items()}
        length = sum(float(way**2 @ self.curve[word]) for word, way in ways.items()) / 2
        times = math.sqrt(stride / max(length, 1e-12))
        for word, way in ways.items():
            chance = float(self.spread[word].sum()) * (1 - memory) / (1 + memory)
            sure = max(LEAST, 1 - chance / max(1e-18, float(self.slope[word] @ self.slope[word])))
            told = np.zeros(PLACES)
            told[: len(self.lessons.get(word, ()))] = self.lessons.get(word, ())
            self.lessons[word] = (told + times * sure * way).tolist()

    def as_json(self) -> dict[str, Any]:
        slopes = ("slope", "curve", "spread")
        return {**vars(self), **{name: {w: s.tolist() for w, s in getattr(self, name).items()} for name in slopes}}

    @staticmethod
    def from_json(told: dict[str, Any]) -> School:
        slopes = {name: {w: np.array(s) for w, s in told[name].items()} for name in ("slope", "curve", "spread")}
        return School(told["lessons"], **slopes, weights=told["weights"], done=told["done"])


def rounded(lessons: Lessons) -> Lessons:
    """As they are kept: without what comes to nothing."""
    found: Lessons = {}
    for word, told in sorted(lessons.items()):
        weights = [round(weight, 3) for weight in told]
        while weights and not weights[-1]:
            weights.pop()
        if weights:
            found[word] = weights
    return found


def parts(seeds: range, size: int = 25) -> Iterator[range]:
    for first in range(seeds.start, seeds.stop, size):
        yield range(first, min(first + size, seeds.stop))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--deck", action="append", required=True, help="commas between decks; a number: our favourites")
    parser.add_argument("--edition", default="revised")
    parser.add_argument("--mild", type=float, default=0.0, help="how mild the beginnings are; 2 is mild")
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--games", type=int, default=800, help="for each step")
    parser.add_argument("--seed", type=int, default=50000000)
    parser.add_argument("--trust", type=float, default=0.85, help="how much of what comes later counts")
    parser.add_argument("--stride", type=float, default=0.08, help="how long a step is")
    parser.add_argument("--memory", type=float, default=0.95, help="how much of the steps before is kept")
    parser.add_argument("--damped", type=float, default=0.05, help="how little rare lessons are moved")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, help="where it goes on from, and keeps what it found after every step")
    asked = parser.parse_args()
    box = EDITIONS[asked.edition].quantities
    tables = tuple(table_of(words, asked.scenario, box) for words in asked.deck)
    match = Match(asked.scenario, tables, asked.edition, asked.mild)
    school = School({word: list(told) for word, told in lessons_of(*match.named).items()})
    if asked.kept and asked.kept.exists():
        school = School.from_json(json.loads(asked.kept.read_text(encoding="utf-8")))
    watched: list[tuple[list[Facts], bool]] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for _ in range(asked.steps):
            seeds = range(asked.seed + school.done * asked.games, asked.seed + (school.done + 1) * asked.games)
            args = (match, school.lessons, school.weights)
            tasks = [pool.submit(play_all, *args, part, asked.trust) for part in parts(seeds)]
            played = together(task.result() for task in tasks)
            watched = (watched + played.rounds)[-WATCHED:]
            if school.weights:  # else nobody could tell yet what went well
                school.learn(played.notes, asked.games, asked.stride, asked.memory, asked.damped)
            school.weights = weighed(watched)
            school.done += 1
            print(f"step {school.done}: {played.won:.3f} won, with chance", flush=True)
            if asked.kept:
                asked.kept.write_text(json.dumps(school.as_json(), ensure_ascii=False), encoding="utf-8")
    name = asked.scenario + SEVERAL * match.named[1]
    print(json.dumps({name: rounded(school.lessons)}, ensure_ascii=False))


if __name__ == "__main__":
    main()
