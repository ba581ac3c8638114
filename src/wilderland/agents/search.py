"""A player who thinks ahead: the expert's answer and others are played out on many redeals, and the best is taken.

Rollout improvement over the expert: only what is likely to matter is played out, the expert answers the rest; the
expert's own answer is kept unless another is better on the same redeals beyond doubt. What is hidden is dealt anew for
every playout, from what the seat may know (`determinize`), so nothing is seen that may not be seen.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from wilderland.agents.board import Board
from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.player import asked
from wilderland.agents.questing import Commitment
from wilderland.agents.rollouts import Answer, Arm, Table, halving, surely_better
from wilderland.agents.timing import ACTIONS
from wilderland.game import Game
from wilderland.model.kinds import ALLY, ATTACHMENT, PLANNING
from wilderland.model.records import Option
from wilderland.model.state import State

THOUGHT_OVER = {
    "planning", "action", "commit", "travel", "engage", "defend", "attack", "response", "mulligan", "effect", "choose",
}  # fmt: skip
"""Decisions worth thinking about."""
MOST = 8
"""No more answers than this are compared."""


class SearchPlayer:
    """Compares answers by playouts; `playouts` or `seconds` for each decision, whichever ends first."""

    def __init__(
        self,
        seed: int = 0,
        playouts: int = 48,
        seconds: float | None = None,
        rounds: int = 1,
        hands: Iterable[int] | None = None,
        doubt: float = 1.0,
        kinds: Iterable[str] = THOUGHT_OVER,
    ) -> None:
        self.seed = seed
        self.playouts = playouts
        self.seconds = seconds
        self.rounds = rounds
        """How many rounds a playout goes on."""
        self.hands = None if hands is None else frozenset(hands)
        """The seats whose hands this player sees, besides the one that is asked."""
        self.doubt = doubt
        """How many standard errors better than the expert's an answer must be."""
        self.kinds = frozenset(kinds)
        self.expert = ExpertPlayer(seed)
        self.planned: tuple[State, int, int] | None = None
        self.answer: Answer = ()
        """What is still to be picked of an answer that takes several picks."""

    def choose(self, game: Game, seat: int | None = None) -> Option:
        decision = asked(game, seat)
        seat = decision.seat
        moment = (game.state, game.state.serial, seat)
        if self.planned is not None and self.planned[0] is game.state and self.planned[1:] == moment[1:]:
            option = next((one for one in decision.options if one.key in self.answer), None)
            if option is not None:
                return option
        prior = self.expert.choose(game, seat)
        if len(decision.options) < 2 or decision.kind not in self.kinds:
            return prior
        answers = self.answers(Board(game, decision), prior)
        if len(answers) < 2:
            return prior
        best = self.best(game, seat, answers)
        if decision.kind == "commit":
            self.planned, self.answer = moment, best
        return next((option for option in decision.options if option.key in best), prior)

    def answers(self, board: Board, prior: Option) -> list[Answer]:
        """What is worth comparing, the expert's answer first."""
        kind = board.decision.kind
        if kind == "commit":
            return commitments(board, self.expert.questing)
        options = [option for option in board.options if option.key != "cancel"]
        if kind in ("planning", "action"):
            options = [option for option in options if option.card < 0 or timely(board, option)]
        keys = [prior.key, *(option.key for option in options if option.key != prior.key)]
        return [(key,) for key in keys[:MOST]]

    def best(self, game: Game, seat: int, answers: list[Answer]) -> Answer:
        """The best of the answers after the playouts allowed."""
        hands = {seat} if self.hands is None else {seat, *self.hands}
        table = Table(game, seat, hands, self.seed * 1_000_003 + game.state.choices * 101, self.rounds)
        arms = [Arm(answer) for answer in answers]
        found = halving(table, arms, self.playouts, self.clock())
        return found[0].answer if surely_better(found[0], arms[0], self.doubt) else answers[0]

    def clock(self) -> Callable[[], bool]:
        """Whether the time allowed is over."""
        if self.seconds is None:
            return lambda: False
        end = time.monotonic() + self.seconds
        return lambda: time.monotonic() >= end


def timely(board: Board, option: Option) -> bool:
    """Whether an action may have its moment now."""
    face = board.face(option.card)
    if board.phase == PLANNING and face.kind in (ALLY, ATTACHMENT) and option.key.startswith("play:"):
        return True
    steps = ACTIONS.get(face.name, (frozenset({""}), None))[0]
    return board.step in steps if steps else board.step in ("planning.turn", "quest.staging", "combat.shadows")


def commitments(board: Board, plan: frozenset[int]) -> list[Answer]:
    """The expert's commitment, and those that differ from it by one character or go much further."""
    able = [option.card for option in board.options if option.card >= 0]
    mine = frozenset(plan) & frozenset(able)
    able = [card for card in able if board.character(card).willpower or card in mine]
    weigh = Commitment(board)
    others = [mine ^ {card} for card in able]
    others += [mine ^ {one, other} for one in able if one in mine for other in able if other not in mine]
    rest = frozenset(one.id for one in weigh.free if one.seat != board.seat) & plan
    others.sort(key=lambda chosen: -weigh.worth(chosen | rest))
    found = [mine, *others[: MOST - 3], frozenset(able), frozenset()]
    unique = list(dict.fromkeys(found))
    return [tuple(f"commit:{card}" for card in able if card in chosen) + ("done",) for chosen in unique]
