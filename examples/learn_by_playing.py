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
from typing import Any, NamedTuple

import numpy as np
from beginnings import Match
from looks import Floats, Story, Watched, looks, stretch, table

from wilderland.agents import ExpertPlayer
from wilderland.agents.board import Board
from wilderland.agents.experience import Company, Leaning, leanings, situation
from wilderland.agents.lessons import Lessons, lessons_of
from wilderland.agents.outlook import Facts
from wilderland.agents.prices import SEVERAL
from wilderland.lab.favourites import table_of
from wilderland.model.records import Option
from wilderland.rules.editions import EDITIONS

Slopes = dict[str, Floats]
"""For every lesson and each of its weights."""

PLACES = 20
"""Weights of a lesson, at most."""
NOTHING = np.float64(0.0)
LONGEST = 0.1
"""How long a step is at most: by how much games are played otherwise."""
WATCHED = 12000
"""The games that what looks good is weighed from, the latest ones."""


class Try(NamedTuple):
    """Something was answered more often than its chance was (or less), and that had to do with these numbers."""

    word: str
    numbers: Sequence[float]
    more: float
    chance: float


@dataclass
class Notes:
    """Of many games: which way lessons would go, how often they made a difference, and how much games swing."""

    slope: Slopes = field(default_factory=dict)
    curve: Slopes = field(default_factory=dict)
    """For every two weights of a lesson."""
    swing: float = 0.0
    """The squares of what came of all tries,"""
    tries: float = 0.0
    """and how many there were."""

    def note(self, tried: Iterable[tuple[float, Try]]) -> None:
        """What was tried, each with what came of it: alike ones at once, for there are many."""
        alike: dict[tuple[str, int], list[tuple[float, Try]]] = {}
        for gain, one in tried:
            alike.setdefault((one.word, len(one.numbers)), []).append((gain, one))
            self.swing += gain * gain
            self.tries += 1.0
        for (word, many), those in alike.items():
            numbers = np.array([one.numbers for _, one in those])
            gains = np.array([gain * one.more for gain, one in those])
            often = np.array([[one.chance * (1 - one.chance)] for _, one in those])
            self.slope.setdefault(word, np.zeros(PLACES))[:many] += gains @ numbers
            self.curve.setdefault(word, np.zeros((PLACES, PLACES)))[:many, :many] += numbers.T @ (often * numbers)

    def add(self, other: Notes, kept: float = 1.0) -> None:
        """Others besides these, of which so much is kept."""
        for word in self.slope.keys() | other.slope.keys():
            self.slope[word] = kept * self.slope.get(word, NOTHING) + other.slope.get(word, NOTHING)
            self.curve[word] = kept * self.curve.get(word, NOTHING) + other.curve.get(word, NOTHING)
        self.swing = kept * self.swing + other.swing
        self.tries = kept * self.tries + other.tries


class Pupil(ExpertPlayer):
    """An expert who tries other answers, the likelier the more it leans to them, and notes what it tried."""

    def __init__(self, lessons: Lessons, dice: random.Random) -> None:
        super().__init__()
        self.lessons, self.dice = lessons, dice
        self.tries: list[list[Try]] = [[]]
        """Stretch by stretch."""

    def settle(self, board: Board, prior: Option) -> Option:
        weighed = leanings(board, prior)
        if not weighed:
            return prior
        known = situation(board)
        total = [one.by(self.lessons, known) for one in weighed]
        most = max(total)
        shares = [math.exp(one - most) for one in total]
        whole = sum(shares)
        chosen = self.dice.choices(range(len(weighed)), shares)[0]
        for number, (one, share) in enumerate(zip(weighed, shares, strict=True)):
            self.tried(one, known, (number == chosen) - share / whole, share / whole)
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
        self.tries[-1].append(Try(one.word, known, more, chance))
        if one.numbers:
            self.tries[-1].append(Try(one.verb, one.numbers, more, chance))


@dataclass(frozen=True)
class Played:
    """Many games: what they teach, the tables of their rounds, and who won."""

    notes: Notes
    rounds: list[Story]

    def won(self, tables: int) -> list[float]:
        """How often at each table; the games came to them in turn."""
        results = [[won for _, won in self.rounds[number::tables]] for number in range(tables)]
        return [sum(won) / len(won) for won in results]


def play(match: Match, pupil: Pupil, seed: int) -> Story:
    """One game: the tables as its stretches began, and whether it was won."""
    game, seen, last = match.begin(seed), list[Facts](), (0, 0)
    while (decision := game.decision) is not None:
        now = stretch(game.state)
        if now != last and now[1]:
            if seen:
                pupil.tries.append([])
            seen.append(table(game.state))
            last = now
        game.choose(pupil.choose(game, decision.seat), decision.seat)
    return seen, game.outcome is not None and game.outcome.won


def play_all(match: Match, lessons: Lessons, weights: dict[str, float], seeds: range, trust: float) -> Played:
    """Many games, and what they teach: `trust` is how much of what came later counts for what went before."""
    tried: list[tuple[float, Try]] = []
    rounds = []
    for seed in seeds:
        pupil = Pupil(lessons, random.Random(seed))
        seen, won = play(match, pupil, seed)
        worth = [*(looks(weights, table) for table in seen), float(won)]
        gain = 0.0
        for number in reversed(range(len(seen))):
            gain = worth[number + 1] - worth[number] + trust * gain
            tried += [(gain, one) for one in pupil.tries[number]]
        rounds.append((seen, won))
    notes = Notes()
    notes.note(tried)
    return Played(notes, rounds)


def together(parts: Iterable[Played]) -> Played:
    notes, rounds = Notes(), []
    for part in parts:
        notes.add(part.notes)
        rounds += part.rounds
    return Played(notes, rounds)


@dataclass
class School:
    """How far the teaching has come."""

    lessons: Lessons
    notes: Notes = field(default_factory=Notes)
    games: float = 0.0
    """Of how many games the notes are; old ones count less and less."""
    weights: dict[str, float] = field(default_factory=dict)
    done: int = 0

    def learn(self, notes: Notes, games: int, memory: float, hope: float, pace: float) -> float:
        """One step; tells how long it was.

        What a lesson is worth is told by a regression of what came of the tries, where little is believed of what was
        tried seldom: `hope` is how much of a game's swing a weight is thought to be worth before anything is known.
        """
        self.notes.add(notes, memory)
        self.games = memory * self.games + games
        swing = math.sqrt(self.notes.swing / max(1.0, self.notes.tries))
        doubt = np.eye(PLACES) / hope**2
        ways = {
            word: np.linalg.solve(self.notes.curve[word] + doubt, slope) / swing
            for word, slope in self.notes.slope.items()
        }
        length = sum(float(way @ self.notes.curve[word] @ way) for word, way in ways.items()) / (2 * self.games)
        times = min(pace, math.sqrt(LONGEST / max(length, 1e-12)))
        for word, way in ways.items():
            told = np.zeros(PLACES)
            told[: len(self.lessons.get(word, ()))] = self.lessons.get(word, ())
            self.lessons[word] = (told + times * way).tolist()
        return times * times * length

    def as_json(self) -> dict[str, Any]:
        slopes = {name: {w: s.tolist() for w, s in getattr(self.notes, name).items()} for name in ("slope", "curve")}
        return {**vars(self), "notes": {**vars(self.notes), **slopes}}

    @staticmethod
    def from_json(told: dict[str, Any]) -> School:
        slopes = {name: {w: np.array(s) for w, s in told["notes"][name].items()} for name in ("slope", "curve")}
        return School(**{**told, "notes": Notes(**{**told["notes"], **slopes})})


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
    parser.add_argument("--trust", type=float, default=0.8, help="how much of what comes in the next stretch counts")
    parser.add_argument("--pace", type=float, default=0.4, help="how far a step goes")
    parser.add_argument("--memory", type=float, default=0.9, help="how much of the steps before is kept")
    parser.add_argument("--hope", type=float, default=0.1, help="how much a lesson is thought to be worth")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, help="where it goes on from, and keeps what it found after every step")
    asked = parser.parse_args()
    box = EDITIONS[asked.edition].quantities
    tables = tuple(table_of(words, asked.scenario, box) for words in asked.deck)
    match = Match(asked.scenario, tables, asked.edition, asked.mild)
    school = School({word: list(told) for word, told in lessons_of(*match.named).items()})
    if asked.kept and asked.kept.exists():
        school = School.from_json(json.loads(asked.kept.read_text(encoding="utf-8")))
    watched, step = Watched(), 0.0
    with ProcessPoolExecutor(asked.jobs) as pool:
        for _ in range(asked.steps):
            seeds = range(asked.seed + school.done * asked.games, asked.seed + (school.done + 1) * asked.games)
            args = (match, school.lessons, school.weights)
            tasks = [pool.submit(play_all, *args, part, asked.trust) for part in parts(seeds)]
            played = together(task.result() for task in tasks)
            watched.watch(played.rounds, max(1, WATCHED // asked.games))
            if school.weights:  # else nobody could tell yet what went well
                step = school.learn(played.notes, asked.games, asked.memory, asked.hope, asked.pace)
            school.weights = watched.weighed(school.weights)
            school.done += 1
            won = ", ".join(f"{share:.3f}" for share in played.won(len(tables)))
            print(f"step {school.done}: {won} won, with chance; length {step:.3f}", flush=True)
            if asked.kept:
                asked.kept.write_text(json.dumps(school.as_json(), ensure_ascii=False), encoding="utf-8")
    name = asked.scenario + SEVERAL * match.named[1]
    print(json.dumps({name: rounded(school.lessons)}, ensure_ascii=False))


if __name__ == "__main__":
    main()
