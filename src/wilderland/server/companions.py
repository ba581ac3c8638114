"""Companions: programs that hold seats. They think in processes of their own, never in the server's event loop.

Each process keeps the games it has thought about, so that it only has to play what has happened since.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from wilderland.agents import Agent, ExpertPlayer, SensiblePlayer
from wilderland.game import Game
from wilderland.setups import Setup

AGENTS: dict[str, Callable[[int], Agent]] = {"expert": ExpertPlayer, "sensible": SensiblePlayer}
"""Who can be asked to play along."""

REMEMBERED = 64
"""Games a process keeps."""


@dataclass(frozen=True)
class Question:
    """All a companion needs: the game as setup and moves, and whom it answers for."""

    table: str
    setup: dict[str, Any] = field(repr=False)
    moves: tuple[tuple[int, str], ...] = field(repr=False)
    seat: int = 0
    agent: str = "expert"


# -- in the process -------------------------------------------------------------------------------
_games: OrderedDict[str, tuple[tuple[tuple[int, str], ...], Game]] = OrderedDict()


def think(question: Question) -> str:
    """The answer of a companion, by the game as its seat sees it."""
    game = remembered(question)
    agent = AGENTS[question.agent](len(question.moves))
    return agent.choose(game, question.seat).key


def remembered(question: Question) -> Game:
    """The game of a question: gone on with from where it was last thought about, or from its beginning."""
    moves, game = _games.pop(question.table, ((), None))
    if game is None or question.moves[: len(moves)] != moves:
        setup = Setup.from_json(question.setup)
        game, moves = Game(setup, setup.begin()), ()
    for seat, key in question.moves[len(moves) :]:
        game.repeat(seat, key)
    _games[question.table] = (question.moves, game)
    while len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return game
