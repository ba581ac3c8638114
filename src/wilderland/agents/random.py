"""A player that picks any legal answer."""

from __future__ import annotations

from wilderland.agents.dice import Dice
from wilderland.agents.player import asked
from wilderland.game import Game
from wilderland.model.records import Option


class RandomPlayer:
    """Every option is as likely as any other. Equal seeds play equally."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, game: Game, seat: int | None = None) -> Option:
        return self.dice.pick(asked(game, seat).options)
