"""Playing on in the head: many redeals of what is hidden, the same for every answer, played on by some player."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from wilderland.agents.budget import Clock
from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.outlook import chance
from wilderland.agents.player import Agent
from wilderland.agents.timing import heeded
from wilderland.game import Game
from wilderland.model.kinds import PLANNING
from wilderland.model.state import State
from wilderland.views import secrets

TO_THE_END = 99
"""A horizon beyond every game."""
LONGEST = 6000
"""Decisions after which a playout is given up; no game takes so many."""
FEW = 4
"""Redeals before answers are compared."""

Answer = tuple[str, ...]
"""One option, or several picks in a row that belong together, by their keys."""


def most_picks(answers: Iterable[Answer]) -> int:
    """How many decisions are made at once by the longest of these answers."""
    return max(len(answer) for answer in answers)


def word_for(seed: int, game: Game) -> int:
    """The random number the redeals of a decision begin with."""
    return seed * 1_000_003 + game.state.choices * 101


def horizon(game: Game, rounds: int) -> int:
    """The round with whose planning a playout ends; what is decided before the game shows in its first round."""
    return max(1, game.state.round) + rounds


def has_come(state: State, last: int) -> bool:
    """Whether the planning of a round has come: always the same moment, with everything collected and drawn."""
    return state.round > last or (state.round == last and state.phase >= PLANNING)


def play_on(game: Game, last: int, player: Agent) -> float:
    """Let a player play all seats until the planning of a round; how good that looks then, from 0 to 1.

    The round is fixed before an answer is tried: an answer that ends the round must not be given another one.
    The expert lets most actions be in most windows, so in its head they are not even looked for.
    """
    state = game.state
    state.heeded = heeded if isinstance(player, ExpertPlayer) else None
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None or has_come(state, last):
            break
        game.choose(player.choose(game, decision.seat), decision.seat)
    return chance(state)


def give(game: Game, seat: int, kind: str, answer: Answer) -> None:
    """Give a whole answer to a question of this kind."""
    for key in answer:
        decision = game.decisions.get(seat)
        if decision is not None and decision.kind == kind and key in [one.key for one in decision.options]:
            game.choose(key, seat)


@dataclass(frozen=True)
class Prologue:
    """Where an answer leads before anything hidden comes to light, and what is answered next: equal in every redeal."""

    game: Game
    seat: int
    kind: str
    rest: Answer


@dataclass
class Arm:
    """An answer with what its playouts gave, redeal by redeal."""

    answer: Answer
    values: list[float] = field(default_factory=list)
    prologue: Prologue | None = None

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class Table:
    """A decision to be played out on many redeals, the same for all answers."""

    def __init__(
        self,
        game: Game,
        seat: int,
        hands: Iterable[int],
        word: int,
        rounds: int,
        player: Callable[[int], Agent] = ExpertPlayer,
    ) -> None:
        self.game, self.seat, self.hands, self.word = game, seat, list(hands), word
        self.last = horizon(game, rounds)
        self.kind = game.decisions[seat].kind
        self.redeals: list[Game] = []
        self.playing = game
        """The game played on last."""
        self.player = player
        self.playouts = 0

    def redeal(self, number: int) -> Game:
        while len(self.redeals) <= number:
            self.redeals.append(self.game.determinize(self.hands, self.word, len(self.redeals)))
        return self.redeals[number]

    def play(self, arm: Arm) -> None:
        """One more playout of an answer."""
        number = len(arm.values)
        player = self.player(self.word + number)
        if arm.prologue is None:
            arm.prologue = self.begin(arm.answer, player)
        begun = arm.prologue
        at_once = begun.game is self.game
        game = self.redeal(number).clone() if at_once else begun.game.determinize(self.hands, self.word, number)
        self.playing = game
        give(game, begun.seat, begun.kind, begun.rest)
        arm.values.append(play_on(game, self.last, player))
        self.playouts += 1

    def begin(self, answer: Answer, player: Agent) -> Prologue:
        """Give an answer and let the expert go on until something hidden comes to light.

        It has no dice and sees only what its seat sees, so until then it plays alike whatever is dealt; but what a hand
        holds that is dealt anew is hidden too.
        """
        before = Prologue(self.game, self.seat, self.kind, answer)
        if not isinstance(player, ExpertPlayer):
            return before
        game = self.redeal(0).clone()
        untouched = secrets(game.state, self.hands)
        for number, key in enumerate(answer):
            backup = game.clone()
            give(game, self.seat, self.kind, (key,))
            if secrets(game.state, self.hands) != untouched:
                return Prologue(backup, self.seat, self.kind, answer[number:]) if number else before
        game.state.heeded = heeded
        for _ in range(LONGEST):
            decision = game.decision
            backup = game.clone()
            if decision is None or decision.seat not in self.hands or has_come(game.state, self.last):
                return Prologue(backup, self.seat, self.kind, ())
            key = player.choose(game, decision.seat).key
            game.choose(key, decision.seat)
            if secrets(game.state, self.hands) != untouched:
                return Prologue(backup, decision.seat, decision.kind, (key,))
        return before


def race(table: Table, arms: Sequence[Arm], clock: Clock, sure: float = 2.0) -> list[Arm]:
    """Play all answers on one redeal after the other; drop whoever is beaten beyond doubt; the best first.

    An answer that comes out like the first on every redeal makes no difference and is dropped as well. When time is up
    in the middle of a redeal, that redeal does not count: some answers would be judged by it and others not.
    """
    first, left = arms[0], list(arms)
    while len(left) > 1 and clock.allows(len(left)):
        whole = len(left[0].values)
        for arm in left:
            table.play(arm)
            if clock.over and arm is not left[-1]:
                for played in left:
                    del played.values[whole:]
                return ranked(left)
        clock.spend(len(left))
        if len(left[0].values) >= FEW:
            left = [arm for arm in left if arm is first or arm.values != first.values]
            best = ranked(left)[0]
            left = [arm for arm in left if not surely_better(best.values, arm.values, sure)]
    return ranked(left)


def ranked(arms: Iterable[Arm]) -> list[Arm]:
    """The best first; of equals, in the order given."""
    return sorted(arms, key=lambda arm: -arm.mean)


def gains(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """By how much an answer came out better than another, on each of the redeals both have seen."""
    return [a - b for a, b in zip(one, other, strict=False)]


def looks_better(one: Sequence[float], other: Sequence[float]) -> float:
    """By how much an answer came out better than another on average; nothing if they saw no redeal together."""
    found = gains(one, other)
    return sum(found) / len(found) if found else 0.0


def surely_better(one: Sequence[float], other: Sequence[float], times: float) -> bool:
    """Whether an answer beats another on the same redeals by more than so many standard errors."""
    found = gains(one, other)
    if len(found) < 2:
        return False
    mean = sum(found) / len(found)
    spread = sum((gain - mean) ** 2 for gain in found) / (len(found) - 1)
    return mean > times * math.sqrt(spread / len(found)) and mean > 0
