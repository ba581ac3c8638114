"""The best player: the expert's answer and others are played on, on the same redeals, and the best is taken.

Rollout improvement over the expert. Only what is likely to matter within the round is played on, the expert answers the
rest, and its own answer stands unless another is better beyond doubt. A playout is short: the expert plays all seats
until the next planning, and the outlook says how good the table looks then. Where a stage is not won by progress the
outlook does not see the end come nearer and would wait for ever: there the expert plays alone. What is hidden is dealt
anew for every playout from what the player may know (`determinize`), so nothing is seen that may not be seen.
"""

from __future__ import annotations

from collections.abc import Iterable

from wilderland.agents.board import Board
from wilderland.agents.budget import USUAL, Budget
from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.player import asked
from wilderland.agents.rollouts import Answer, Arm, Table, race, surely_better, word_for
from wilderland.agents.stages import NO_PROGRESS
from wilderland.agents.worthwhile import IN_A_ROUND, commitments, hands_seen, options_worth_a_thought
from wilderland.game import Game
from wilderland.model.records import Option
from wilderland.model.state import State


class SearchPlayer:
    """Thinks ahead where it matters."""

    def __init__(
        self,
        seed: int = 0,
        budget: Budget = USUAL,
        rounds: int = 1,
        open_hands: bool = False,
        doubt: float = 1.2,
        kinds: Iterable[str] = IN_A_ROUND,
    ) -> None:
        self.seed = seed
        self.budget = budget
        """For each decision."""
        self.rounds = rounds
        """How many rounds a playout goes on."""
        self.open_hands = open_hands
        """Whether it sees all hands, as one person does who plays several."""
        self.doubt = doubt
        """How many standard errors better than the expert's an answer must be."""
        self.kinds = frozenset(kinds)
        self.expert = ExpertPlayer(seed)
        self.planned: tuple[State, int, int] | None = None
        self.answer: Answer = ()
        """What is still to be picked of an answer that takes several picks."""

    def choose(self, game: Game, seat: int | None = None) -> Option:
        decision = asked(game, seat)
        seat, state = decision.seat, game.state
        if decision.kind == "commit" and self.planned is not None and self.planned[0] is state:
            if self.planned[1:] == (state.serial, seat):
                option = next((one for one in decision.options if one.key in self.answer), None)
                if option is not None:
                    return option
        prior = self.expert.choose(game, seat)
        if len(decision.options) < 2 or decision.kind not in self.kinds:
            return prior
        board = Board(game, decision)
        if board.quest in NO_PROGRESS:
            return prior
        best = self.best(game, seat, self.answers(board, prior))
        if decision.kind == "commit":
            self.planned, self.answer = (state, state.serial, seat), best
        return next((option for option in decision.options if option.key in best), prior)

    def answers(self, board: Board, prior: Option) -> list[Answer]:
        """What is worth comparing, the expert's answer first."""
        if board.decision.kind == "commit":
            return commitments(board, self.expert.questing)
        return [(option.key,) for option in options_worth_a_thought(board, prior)]

    def best(self, game: Game, seat: int, answers: list[Answer]) -> Answer:
        """The best of the answers after the playouts allowed."""
        if len(answers) < 2:
            return answers[0]
        table = Table(game, seat, hands_seen(game, seat, self.open_hands), word_for(self.seed, game), self.rounds)
        arms = [Arm(answer) for answer in answers]
        found = race(table, arms, self.budget.begin())[0]
        return found.answer if surely_better(found, arms[0], self.doubt) else answers[0]
