"""The soak: many games of every setting by random and knowing players, everything checked at every decision.

Half of the games are played at random and half by players who know what they do; a third begin with generated late
positions. Everything follows from the seed and the game's number, so every error can be had again: see `reproduce`.
"""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from typing import Any

from wilderland.agents import Dice
from wilderland.game import Game
from wilderland.kernel.node import Asking
from wilderland.model.kinds import QUEST_AREA
from wilderland.model.records import Option
from wilderland.model.state import State
from wilderland.saves import encode
from wilderland.scenarios import scenario
from wilderland.testing.abilities import abilities_of, all_abilities, note_use
from wilderland.testing.checks import Broken, Look, at_every_decision, log_hides, now_and_then, require, seldom
from wilderland.testing.plans import Plan, plan
from wilderland.testing.settings import Setting, settings

MOST_DECISIONS = 5_000
"""In a game; no sane game comes near."""
MOST_STEPS = 20_000
"""Of the machine, from one decision to the next."""
REPLAYED = tuple(4**power for power in range(7))
"""After how many decisions a game is played again from its start."""


@dataclass
class Report:
    """What a soak has found."""

    games: int = 0
    decisions: int = 0
    errors: list[dict[str, Any]] = field(default_factory=list)
    wins: int = 0
    abilities_never_used: list[str] = field(default_factory=list)
    decisions_per_stage: dict[str, dict[str, int]] = field(default_factory=dict)
    """By scenario."""
    games_per_mode: dict[str, dict[str, int]] = field(default_factory=dict)
    """By edition."""
    seconds: float = 0.0

    @property
    def ok(self) -> bool:
        return not self.errors

    @property
    def complete(self) -> bool:
        """Whether every stage was reached and every ability used."""
        stages = [number for stages in self.decisions_per_stage.values() for number in stages.values()]
        return not self.abilities_never_used and all(stages)

    def as_json(self) -> dict[str, Any]:
        return {part.name: getattr(self, part.name) for part in fields(self)}


@dataclass
class Result:
    """What one game has found."""

    plan: Plan
    decisions: int = 0
    won: bool = False
    used: set[str] = field(default_factory=set)
    stages: Counter[str] = field(default_factory=Counter)
    error: dict[str, Any] | None = None


def soak(
    games: int,
    seed: int = 1,
    those: Sequence[Setting] | None = None,
    checks: bool = True,
    jobs: int = 1,
    tell: Callable[[Result], None] = lambda result: None,
) -> Report:
    """Play so many games of these settings (of all there are) and report; `tell` hears of each as it ends."""
    began = time.perf_counter()
    those = settings() if those is None else those
    plans = [plan(number, seed, those) for number in range(games)]
    run = partial(play, checks=checks)
    results = []
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        for result in pool.map(run, plans, chunksize=4) if pool is not None else map(run, plans):
            results.append(result)
            tell(result)
    report = summary(those, results)
    report.seconds = round(time.perf_counter() - began, 2)
    return report


def summary(those: Sequence[Setting], results: Sequence[Result]) -> Report:
    report = Report(games=len(results))
    for setting in those:
        quests = scenario(setting.scenario).quests
        report.decisions_per_stage.setdefault(setting.scenario, dict.fromkeys(("setup", *quests), 0))
        report.games_per_mode.setdefault(setting.edition, {}).setdefault(setting.mode, 0)
    used: set[str] = set()
    for result in results:
        setting = result.plan.setting
        report.decisions += result.decisions
        report.wins += result.won
        report.games_per_mode[setting.edition][setting.mode] += 1
        for stage, decisions in result.stages.items():
            report.decisions_per_stage[setting.scenario][stage] += decisions
        if result.error is not None:
            report.errors.append(result.error)
        used |= result.used
    report.abilities_never_used = sorted(all_abilities(those) - used)
    return report


def play(one: Plan, checks: bool = True) -> Result:
    """Play one game to its end; the first error ends it."""
    result = Result(one)
    game: Game | None = None
    try:
        game = one.begin()
        play_on(game, one, result, checks)
        result.won = game.outcome is not None and game.outcome.won
    except Exception as error:
        result.error = describe(error, one, game)
    return result


def play_on(game: Game, one: Plan, result: Result, checks: bool) -> None:
    agents = one.agents()
    dice = Dice(one.seed, 1)
    watched = abilities_of(game.state.table.catalogue.faces.values())
    look = Look(game) if checks else None
    while True:
        if look is not None:
            check(game, result.decisions, look)
        if game.decision is None:
            require(game.outcome is not None, "asked", "the game is not over, and yet nothing is asked")
            return
        require(result.decisions < MOST_DECISIONS, "cap", f"{MOST_DECISIONS} decisions and no end")
        result.stages[stage(game.state)] += 1
        result.decisions += 1
        seat = dice.pick(list(game.decisions))
        option = agents[seat].choose(game, seat)
        trial = game.clone()
        since = game.state.log.number if game.state.log else 0
        answer_watched(trial.state, seat, option, watched, result.used)
        game.choose(option, seat)
        if look is not None:
            before, look = look, Look(game)
            require(encode(trial.state) == look.written, "fork", f"{option.key} had two different outcomes")
            log_hides(game.state, {s: before.hidden[(s,)] for s in range(len(agents))}, since)


def check(game: Game, number: int, look: Look) -> None:
    """Every check has its turn: most at each decision, others early, late and in between."""
    over = game.outcome is not None
    at_every_decision(game, look)
    if number % 16 == 0 or over:
        now_and_then(game)
    if number in REPLAYED or over:
        seldom(game)


def stage(state: State) -> str:
    """The quest card in play, by its code."""
    for card in state.zones[QUEST_AREA]:
        return state.cards[card].printed.code
    return "setup"


def answer_watched(state: State, seat: int, option: Option, watched: set[str], used: set[str]) -> None:
    """Answer and resolve frame by frame, as the machine does, noting every card's ability that comes to pass."""
    waiting = state.stack.pop()
    assert isinstance(waiting.node, Asking)
    state.decisions = None
    state.choices += 1
    waiting.node.answer(state, waiting, seat, option)
    for _ in range(MOST_STEPS):
        if state.decisions is not None or state.outcome is not None or not state.stack:
            return
        frame = state.stack.pop()
        note_use(frame, watched, used)
        frame.node.step(state, frame)
    raise Broken("cap", f"{MOST_STEPS} steps after {option.key} and no end")


def describe(error: Exception, one: Plan, game: Game | None) -> dict[str, Any]:
    """An error with all that is needed to have it again."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    choices = game.choices if game is not None else ()
    return {
        "check": error.check if isinstance(error, Broken) else "crash",
        "error": f"{type(error).__name__}: {error}",
        "where": [f"{frame.filename.rpartition('wilderland/')[2]}:{frame.lineno} {frame.name}" for frame in frames],
        "plan": asdict(one),
        "replay": game.replay.as_json() if game is not None and game.setup is not None else None,
        "choices": [f"{seat} {key}" for seat, key in choices],
    }


def reproduce(error: dict[str, Any]) -> Game:
    """The game of an error, at the decision before it was noticed."""
    one = Plan(**{**error["plan"], "setting": Setting(**error["plan"]["setting"])})
    game = one.begin()
    for line in error["choices"][:-1]:
        seat, _, key = line.partition(" ")
        game.repeat(int(seat), key)
    return game


__all__ = ["Plan", "Report", "plan", "play", "reproduce", "soak"]
