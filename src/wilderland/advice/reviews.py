"""A review: how the chance to win went through a game, which decisions cost most, and what would have been better.

Every decision is judged by what its seat could know then, as a hint is: the answer that was made and others are played
on by the expert on the same redeals. What looks costly is played out again on new redeals, so that nobody is blamed
for the luck of the first ones.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from wilderland.advice.hints import Advised, answers, for_it, gap, gesture
from wilderland.advice.remarks import error
from wilderland.advice.witness import Watched
from wilderland.agents.board import Board
from wilderland.agents.budget import Budget
from wilderland.agents.rollouts import Answer, Arm, race, surely_better, word_for
from wilderland.agents.worthwhile import THOUGHT_OVER, hands_seen, rounds_ahead
from wilderland.game import TABLE_SEAT, Game, Replay
from wilderland.model.kinds import PHASES
from wilderland.model.records import Decision

PLAYOUTS = 64
"""For each decision, at first."""
AGAIN = 40
"""Redeals on which what looks costly is played out again."""
MOST_COSTLY = 8
"""So many decisions are told, at most."""
SUSPECTED = 2
"""For each of those, so many are played out again."""
LEAST_COST = 0.02
"""What costs less is not worth telling."""
FEW = 8
"""The answer that was made is played out so often at least: its chance is shown."""
SURE = 2.0
BEYOND_DOUBT = 1.64
"""Standard errors by which an answer must have been better, for a certainty of 95 %."""
FRESH = 79_190_000
"""How far from the first the redeals of the second look begin."""

Choices = tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Made:
    """A decision of a game and the answer that was made to it."""

    at: int
    """How many choices were made before it."""
    seat: int
    answer: Answer


@dataclass(frozen=True)
class Point:
    """How it stood at a decision: the chance to win with what was answered."""

    at: int
    round: int
    phase: str
    seat: int
    chance: float


@dataclass(frozen=True)
class Judged:
    """A decision after the first look."""

    made: Made
    point: Point
    better: Answer
    """What looked best; the answer made, if nothing looked better."""
    gap: float


@dataclass(frozen=True)
class Costly:
    """A decision that cost something, and the better answer, with what speaks for it."""

    at: int
    round: int
    phase: str
    seat: int
    kind: str
    made: Advised
    better: Advised

    @property
    def cost(self) -> float:
        return self.better.chance - self.made.chance

    def as_json(self) -> dict[str, Any]:
        place = {"at": self.at, "round": self.round, "phase": self.phase, "seat": self.seat, "kind": self.kind}
        told = {"made": self.made.as_json(), "better": self.better.as_json()}
        return {**place, "cost": round(self.cost, 4), **told}


@dataclass(frozen=True)
class Review:
    """A finished game, judged."""

    won: bool
    reason: str
    rounds: int
    points: tuple[Point, ...]
    costly: tuple[Costly, ...]
    """The worst first."""

    def by_round(self) -> dict[int, list[Point]]:
        """How it stood, round by round; the end itself belongs to none."""
        found: dict[int, list[Point]] = {}
        for point in self.points[:-1]:
            found.setdefault(point.round, []).append(point)
        return found

    def as_json(self) -> dict[str, Any]:
        points = [
            {"at": p.at, "round": p.round, "phase": p.phase, "seat": p.seat, "chance": round(p.chance, 4)}
            for p in self.points
        ]
        return {
            "won": self.won,
            "reason": self.reason,
            "rounds": self.rounds,
            "points": points,
            "costly": [one.as_json() for one in self.costly],
        }


class Reviewer:
    """Goes through a game; the parts can be asked for one by one, by whoever has other things to do meanwhile."""

    def __init__(self, replay: Replay, open_hands: bool = False, playouts: int = PLAYOUTS, seed: int = 0) -> None:
        self.replay = replay
        self.open_hands = open_hands
        """Whether every seat's hand was open to whoever decided, as for one person who plays several."""
        self.playouts, self.seed = playouts, seed
        self.games, self.end = standing(replay)
        """The game at each decision that is judged, and at its end."""

    @property
    def name(self) -> str:
        """The same for the same game, judged in the same way."""
        asked = f"{self.open_hands} {self.playouts} {self.seed} {self.replay.dumps()}"
        return hashlib.sha256(asked.encode()).hexdigest()[:32]

    def made(self) -> list[Made]:
        """Every decision that is worth judging."""
        return list(self.games)

    def last(self) -> Point:
        """The end."""
        state, outcome = self.end.state, self.end.outcome
        won = outcome is not None and outcome.won
        return Point(len(self.replay.choices), state.round, PHASES[state.phase], TABLE_SEAT, float(won))

    def judge(self, made: Made) -> Judged:
        """A first look at a decision."""
        game = self.games[made]
        table = self.table(made, 0)
        others = [answer for answer in answers(game, game.decisions[made.seat]) if answer != made.answer]
        arms = [Arm(made.answer), *(Arm(answer) for answer in others)]
        best = race(table, arms, Budget(self.playouts).begin(), SURE)[0]
        while len(arms[0].values) < min(FEW, self.playouts):
            table.play(arms[0])
        state = game.state
        point = Point(made.at, state.round, PHASES[state.phase], made.seat, arms[0].mean)
        return Judged(made, point, best.answer, gap(best, arms[0]))

    def again(self, judged: Judged) -> Costly | None:
        """A second look, on new redeals; None if it was only luck."""
        made, game = judged.made, self.games[judged.made]
        table = self.table(made, FRESH)
        arms = [Arm(judged.better), Arm(made.answer)]
        for _ in range(AGAIN):
            for arm in arms:
                table.play(arm)
        better, worse = arms
        if better.mean - worse.mean < LEAST_COST or not surely_better(better.values, worse.values, BEYOND_DOUBT):
            return None
        said = for_it(table, arms, better)
        point = judged.point
        return Costly(
            made.at,
            point.round,
            point.phase,
            made.seat,
            game.decisions[made.seat].kind,
            Advised(gesture(game, made.seat, worse.answer), worse.mean, 1.96 * error(worse.values), AGAIN),
            Advised(gesture(game, made.seat, better.answer), better.mean, 1.96 * error(better.values), AGAIN, said),
        )

    def table(self, made: Made, further: int) -> Watched:
        game = self.games[made]
        hands = hands_seen(game, made.seat, self.open_hands)
        rounds = rounds_ahead(Board(game, game.decisions[made.seat]))
        return Watched(game, made.seat, hands, word_for(self.seed, game) + further, rounds)

    def review(self, judged: Iterable[Judged], costly: Iterable[Costly | None]) -> Review:
        """All of it together."""
        outcome = self.end.outcome
        assert outcome is not None
        points = [one.point for one in judged]
        worst = sorted((one for one in costly if one is not None), key=lambda one: -one.cost)
        return Review(outcome.won, outcome.reason, outcome.rounds, (*points, self.last()), tuple(worst[:MOST_COSTLY]))


def suspected(judged: Iterable[Judged]) -> list[Judged]:
    """What deserves a second look, the worst first."""
    found = [one for one in judged if one.better != one.made.answer and one.gap >= LEAST_COST]
    return sorted(found, key=lambda one: -one.gap)[: SUSPECTED * MOST_COSTLY]


def review(
    replay: Replay,
    open_hands: bool = False,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> Review:
    """Judge a finished game; `told` hears how much is done, of how much."""
    reviewer = Reviewer(replay, open_hands, playouts, seed)
    made = reviewer.made()
    judged = []
    for number, one in enumerate(made):
        told(number, len(made))
        judged.append(reviewer.judge(one))
    doubtful = suspected(judged)
    costly = []
    for number, doubt in enumerate(doubtful):
        told(len(made) + number, len(made) + len(doubtful))
        costly.append(reviewer.again(doubt))
    return reviewer.review(judged, costly)


def standing(replay: Replay) -> tuple[dict[Made, Game], Game]:
    """The game at each decision that is worth judging, and at its end."""
    game, choices = replay.play(0), replay.choices
    found: dict[Made, Game] = {}
    at = 0
    while at < len(choices):
        seat, key = choices[at]
        decision = game.decisions.get(seat)
        picks = 1
        if decision is not None and worth_judging(decision, key) and not taken_back(choices, at):
            made: Answer = (key,)
            if decision.kind == "commit":
                picks, made = commitment(game, decision, choices[at:])
            if set(answers(game, decision)) != {made}:
                found[Made(at, seat, made)] = game.clone()
        for other, one in choices[at : at + picks]:
            game.repeat(other, one)
        at += picks
    return found, game


def worth_judging(decision: Decision, key: str) -> bool:
    return decision.kind in THOUGHT_OVER and len(decision.options) > 1 and key != "cancel"


def commitment(game: Game, decision: Decision, choices: Choices) -> tuple[int, Answer]:
    """How many picks a commitment took, and all of them as one answer, in the order of the options."""
    trial, seat = game.clone(), decision.seat
    keys: list[str] = []
    for other, key in choices:
        now = trial.decisions.get(seat)
        if other != seat or now is None or now.kind != "commit" or "done" in keys:
            break
        keys.append(key)
        trial.repeat(seat, key)
    picked = [option.key for option in decision.options if option.key in keys and option.key != "done"]
    return len(keys), (*picked, "done")


def taken_back(choices: Choices, at: int) -> bool:
    """Whether what was begun here was called off before it was done."""
    seat = choices[at][0]
    later = [key for other, key in choices[at + 1 : at + 12] if other == seat]
    for key in later:
        if key == "cancel":
            return True
        if key.partition(":")[0] not in ("pay", "choose", "host", "x", "exhaust"):
            return False
    return False
