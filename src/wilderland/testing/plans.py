"""The games of a soak, one by one: what is played, by whom, from where. All of it follows from seed and number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wilderland.agents import Agent, Dice, ExpertPlayer, RandomPlayer, SensiblePlayer
from wilderland.game import Game
from wilderland.testing.positions import late_position
from wilderland.testing.settings import Setting, some_setup

RANDOM, SENSIBLE, EXPERT = "random", "sensible", "expert"
EXPERTS = 5
"""Every so manieth of those who know is an expert: their games are the longest by far."""


@dataclass(frozen=True)
class Plan:
    """One game of a soak: everything it follows from."""

    number: int
    seed: int
    setting: Setting
    agent: str
    late: bool
    every_window: bool

    def begin(self) -> Game:
        """The game at its first decision."""
        now = self.setting
        if self.late:
            return late_position(self.seed, now.players, now.edition, now.scenario, now.mode)
        setup = some_setup(Dice(self.seed), now, self.seed, skip_empty_windows=not self.every_window)
        return Game(setup, setup.begin())

    def agents(self) -> list[Agent]:
        """A player for every seat."""
        seeds = [self.seed * 8 + seat for seat in range(self.setting.players)]
        if self.agent == EXPERT:
            return [ExpertPlayer() for _ in seeds]
        made = RandomPlayer if self.agent == RANDOM else SensiblePlayer
        return [made(seed) for seed in seeds]


def plan(number: int, seed: int, settings: Sequence[Setting]) -> Plan:
    """Setting by setting, for a random player and for one who knows what it does; every third game begins late.

    From one turn through the settings to the next the late games are others, and so are those who know.
    """
    pair, second = divmod(number, 2)
    turn, place = divmod(pair, len(settings))
    knows = EXPERT if (place + turn) % EXPERTS == 0 else SENSIBLE
    return Plan(
        number,
        Dice(seed, number).below(1 << 32),
        settings[place],
        knows if second else RANDOM,
        (place + turn + second) % 3 == 2,
        number % 11 == 4,
    )
