"""Companions: programs that hold seats. They think in processes of their own, never in the server's event loop.

Each process keeps the games it has thought about, so that it only has to play what has happened since.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from wilderland.agents import Agent
from wilderland.agents.roster import agent
from wilderland.game import Game
from wilderland.setups import Setup

AGENTS = ("expert", "search", "sensible")
"""Who can be asked to play along."""

THINKING = 1.2
"""Seconds for one decision: people wait."""

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
Moves = tuple[tuple[int, str], ...]


@dataclass
class Memory:
    """A game as far as it has been thought about, and who thought: a plan of several picks is made once."""

    game: Game
    moves: Moves = ()
    players: dict[tuple[int, str], Agent] = field(default_factory=dict)


_games: OrderedDict[str, Memory] = OrderedDict()


def think(question: Question) -> str:
    """The answer of a companion, by the game as its seat sees it."""
    memory = remembered(question)
    who = (question.seat, question.agent)
    if who not in memory.players:
        memory.players[who] = agent(question.agent, question.seat, THINKING)
    return memory.players[who].choose(memory.game, question.seat).key


def remembered(question: Question) -> Memory:
    """The game of a question: gone on with from where it was last thought about, or from its beginning."""
    memory = _games.pop(question.table, None)
    if memory is None or question.moves[: len(memory.moves)] != memory.moves:
        setup = Setup.from_json(question.setup)
        memory = Memory(Game(setup, setup.begin()))
    for seat, key in question.moves[len(memory.moves) :]:
        memory.game.repeat(seat, key)
    memory.moves = question.moves
    _games[question.table] = memory
    while len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return memory
