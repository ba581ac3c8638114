"""The soak: many games by random and sensible players, everything checked at every decision.

Half of the games are played at random and half sensibly; a third begin with generated late positions. Everything
follows from the seed and the game's number, so every error can be had again: see `reproduce`.
"""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from typing import Any

from wilderland.agents import Agent, Dice, RandomPlayer, SensiblePlayer
from wilderland.cards.catalogue import Catalogue, catalogue
from wilderland.decks import starters
from wilderland.game import Game, new_game
from wilderland.kernel.ability import Use
from wilderland.kernel.node import Asking
from wilderland.model.face import Face
from wilderland.model.kinds import QUEST_AREA
from wilderland.model.records import Frame, Option
from wilderland.model.state import State
from wilderland.rules.editions import EDITIONS
from wilderland.saves import encode
from wilderland.scenarios import scenario as find_scenario
from wilderland.testing.checks import (
    Broken,
    at_every_decision,
    log_hides,
    now_and_then,
    require,
    seldom,
    unseen,
)
from wilderland.testing.positions import late_position, some_decks

MIRKWOOD = "passage-through-mirkwood"
MOST_DECISIONS = 5_000
"""In a game; no sane game comes near."""
MOST_STEPS = 20_000
"""Of the machine, from one decision to the next."""


@dataclass(frozen=True)
class Plan:
    """One game of a soak: everything it follows from."""

    number: int
    seed: int
    players: int
    edition: str
    agent: str
    late: bool
    every_window: bool
    scenario: str

    def begin(self) -> Game:
        """The game at its first decision."""
        if self.late:
            return late_position(self.seed, self.players, self.edition, self.scenario)
        decks = some_decks(Dice(self.seed), self.players, self.edition)
        return new_game(
            self.scenario, decks, self.edition, seed=self.seed, skip_empty_windows=not self.every_window
        )

    def agents(self) -> list[Agent]:
        made = RandomPlayer if self.agent == "random" else SensiblePlayer
        return [made(self.seed * 8 + seat) for seat in range(self.players)]


def plan(number: int, seed: int, players: Sequence[int], editions: Sequence[str], scenario: str = MIRKWOOD) -> Plan:
    """Game by game: random and sensible in turn, every third late, all tables and editions."""
    pairs = number // 2
    return Plan(
        number,
        Dice(seed, number).below(1 << 32),
        players[pairs % len(players)],
        editions[pairs // len(players) % len(editions)],
        ("random", "sensible")[number % 2],
        number % 3 == 2,
        number % 11 == 4,
        scenario,
    )


@dataclass
class Report:
    """What a soak has found."""

    games: int = 0
    decisions: int = 0
    errors: list[dict[str, Any]] = field(default_factory=list)
    wins: int = 0
    abilities_never_used: list[str] = field(default_factory=list)
    decisions_per_stage: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    @property
    def ok(self) -> bool:
        return not self.errors

    def as_json(self) -> dict[str, Any]:
        return {part.name: getattr(self, part.name) for part in fields(self)}


@dataclass
class Result:
    """What one game has found."""

    decisions: int = 0
    won: bool = False
    used: set[str] = field(default_factory=set)
    stages: Counter[str] = field(default_factory=Counter)
    error: dict[str, Any] | None = None


def soak(
    games: int,
    players: Sequence[int] = (1, 2, 3, 4),
    seed: int = 1,
    editions: Sequence[str] = ("revised", "original"),
    scenario: str = MIRKWOOD,
    checks: bool = True,
    jobs: int = 1,
) -> Report:
    """Play these games and report."""
    began = time.perf_counter()
    plans = [plan(number, seed, tuple(players), tuple(editions), scenario) for number in range(games)]
    run = partial(play, checks=checks)
    if jobs > 1:
        with ProcessPoolExecutor(jobs) as pool:
            results = list(pool.map(run, plans, chunksize=4))
    else:
        results = [run(one) for one in plans]
    report = Report(games=games)
    stages = Counter({stage: 0 for stage in ("setup", *find_scenario(scenario).quests)})
    used: set[str] = set()
    for result in results:
        report.decisions += result.decisions
        report.wins += result.won
        used |= result.used
        stages.update(result.stages)
        if result.error is not None:
            report.errors.append(result.error)
    report.abilities_never_used = sorted(all_abilities(editions, scenario) - used)
    report.decisions_per_stage = dict(stages)
    report.seconds = round(time.perf_counter() - began, 2)
    return report


def play(one: Plan, checks: bool = True) -> Result:
    """Play one game to its end; the first error ends it."""
    result = Result()
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
    while True:
        if checks:
            check(game, result.decisions)
        if game.decision is None:
            require(game.outcome is not None, "asked", "the game is not over, and yet nothing is asked")
            return
        require(result.decisions < MOST_DECISIONS, "cap", f"{MOST_DECISIONS} decisions and no end")
        result.stages[stage(game.state)] += 1
        result.decisions += 1
        seat = dice.pick(list(game.decisions))
        option = agents[seat].choose(game, seat)
        trial = game.clone()
        hidden = {s: unseen(game.state, [s]) for s in range(one.players)} if checks else {}
        since = game.state.log.number if game.state.log else 0
        answer_watched(trial.state, seat, option, watched, result.used)
        game.choose(option, seat)
        if checks:
            require(encode(trial.state) == encode(game.state), "fork", f"{option.key} had two different outcomes")
            log_hides(game.state, hidden, since)


def check(game: Game, number: int) -> None:
    """Every check has its turn: some at each decision, others at the powers of two and now and then after."""
    power = number & (number - 1) == 0
    at_every_decision(game)
    if power or number % 16 == 0 or game.outcome is not None:
        now_and_then(game)
    if power or number % 64 == 0 or game.outcome is not None:
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


def note_use(frame: Frame, watched: set[str], used: set[str]) -> None:
    """An ability is used once its costs are paid: when its effect runs, not while it is being chosen."""
    path = frame.node.id
    if not path.startswith("cards/") or (isinstance(frame.node, Use) and frame.pc != 2):
        return
    while path and path not in watched:
        path = path.rpartition("/")[0]
    if path:
        used.add(path)


def abilities_of(faces: Iterable[Face]) -> set[str]:
    """The ids of what is printed on these cards: actions, triggers, when revealed, shadow, travel, setup."""
    found = set()
    for face in faces:
        for side in (face, face.side_b, face.attached):
            if side is not None:
                found |= {ability.id for ability in side.abilities if isinstance(ability, Use)}
                effects = (side.reveal, side.shadow, side.travel, side.setup)
                found |= {effect.id for effect in effects if effect is not None}
    return {identity for identity in found if identity.startswith("cards/")}


def all_abilities(editions: Sequence[str], scenario: str) -> set[str]:
    """Everything that could be used in these games: starter decks, encounter cards, quests."""
    found: set[str] = set()
    for edition in editions:
        known: Catalogue = catalogue(edition)
        quest = find_scenario(scenario)
        faces = [*quest.encounter_cards(known), *quest.quest_cards(known)]
        for deck in starters(EDITIONS[edition].quantities).values():
            heroes, cards = deck.faces(known)
            faces += [*heroes, *cards]
        found |= abilities_of(faces)
    return found


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
    one = Plan(**error["plan"])
    game = one.begin()
    for line in error["choices"][:-1]:
        seat, _, key = line.partition(" ")
        game.repeat(int(seat), key)
    return game


__all__ = ["MIRKWOOD", "Plan", "Report", "plan", "play", "reproduce", "soak"]
