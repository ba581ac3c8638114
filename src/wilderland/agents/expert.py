"""A player of readable rules, for every seat and scenario: a base for better ones.

It looks at the table as its seat sees it (`board`), at the options offered and at what is printed on the cards,
nothing else, and rolls no dice: what it sees decides what it does. `knowledge`, `judging` and `forecast` say what
things are worth and what may come; `fighting` reckons with fights to come, `showdown` with the one at hand; the other
modules decide. Where a scenario was studied, `experience` leans to other answers than theirs.
"""

from __future__ import annotations

from collections.abc import Callable

from wilderland.agents import (
    attacking,
    choosing,
    defending,
    engaging,
    experience,
    paying,
    planning,
    questing,
    responding,
    timing,
    travelling,
)
from wilderland.agents.board import Board
from wilderland.agents.player import asked
from wilderland.game import Game
from wilderland.model.records import Option
from wilderland.model.state import State


def first(board: Board) -> Option:
    return board.options[0]


RULES: dict[str, Callable[[Board], Option]] = {
    "action": timing.act,
    "planning": timing.act,
    "response": responding.respond,
    "mulligan": planning.mulligan,
    "travel": travelling.travel,
    "engage": engaging.engage,
    "engagement": engaging.first_to_come,
    "enemy-attack": defending.order_of_attacks,
    "defend": defending.defend,
    "damage": defending.bear,
    "attack": attacking.attack,
    "attackers": attacking.attackers,
    "join": attacking.join,
    "cost": paying.pay,
    "discard": paying.shed,
    "player": choosing.player,
    "effect": choosing.effect,
    "may": choosing.may,
    "refresh": first,
    "order": first,
    "shadow": first,
}


class ExpertPlayer:
    """Plays by the rules above: equal views, equal answers."""

    def __init__(self, seed: int = 0) -> None:
        self.planned: tuple[State, int, int] | None = None
        """Whose commitment was planned last; the table stays as it is while its characters are picked."""
        self.questing: frozenset[int] = frozenset()

    def choose(self, game: Game, seat: int | None = None) -> Option:
        decision = asked(game, seat)
        if len(decision.options) == 1:
            return decision.options[0]
        board = Board(game, decision)
        if decision.kind == "commit":
            return self.commit(board)
        return self.settle(board, RULES.get(decision.kind, choosing.pick)(board))

    def settle(self, board: Board, prior: Option) -> Option:
        """The answer of the rules, or what experience prefers to it."""
        return experience.favoured(board, prior, board.lessons) if board.lessons else prior

    def commit(self, board: Board) -> Option:
        moment = (board.state, board.state.serial, board.seat)
        if self.planned is None or self.planned[0] is not board.state or self.planned[1:] != moment[1:]:
            self.planned, self.questing = moment, self.company(board)
        return questing.next_of(board, self.questing)

    def company(self, board: Board) -> frozenset[int]:
        """Who goes on the quest."""
        return experience.Company(board).sent(board.lessons) if board.lessons else questing.commit(board)
