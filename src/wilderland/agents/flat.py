"""Flat Monte Carlo: every answer is played out to the end of the game equally often; most wins wins.

The redeals are the same for all answers, and the expert's own stands unless another wins more beyond doubt: of eight
answers with five playouts each, some win more by chance alone.
"""

from __future__ import annotations

from collections.abc import Callable

from wilderland.agents.board import Board
from wilderland.agents.budget import USUAL, Budget
from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.picks import Picks
from wilderland.agents.player import Agent, asked
from wilderland.agents.rollouts import TO_THE_END, Arm, Table, ranked, surely_better, word_for
from wilderland.agents.worthwhile import THOUGHT_OVER, answers, hands_seen
from wilderland.game import Game
from wilderland.model.records import Option


class FlatPlayer:
    """Compares the answers worth a thought, without favour; the expert answers what is not worth one."""

    def __init__(
        self,
        seed: int = 0,
        budget: Budget = USUAL,
        open_hands: bool = False,
        player: Callable[[int], Agent] = ExpertPlayer,
        doubt: float = 2.0,
    ) -> None:
        self.seed = seed
        self.budget = budget
        self.open_hands = open_hands
        self.player = player
        """Who plays the games out."""
        self.doubt = doubt
        """How many standard errors better than the expert's an answer must be."""
        self.picks = Picks()
        self.expert = ExpertPlayer(seed)

    def choose(self, game: Game, seat: int | None = None) -> Option:
        decision = asked(game, seat)
        pick = self.picks.next(game, decision)
        if pick is not None:
            return pick
        prior = self.expert.choose(game, decision.seat)
        if len(decision.options) < 2 or decision.kind not in THOUGHT_OVER:
            return prior
        arms = [Arm(answer) for answer in answers(Board(game, decision), prior, self.expert.questing)]
        if len(arms) < 2:
            return prior
        hands = hands_seen(game, decision.seat, self.open_hands)
        table = Table(game, decision.seat, hands, word_for(self.seed, game), TO_THE_END, self.player)
        clock = self.budget.begin()
        while clock.allows(len(arms)):
            for arm in arms:
                table.play(arm)
            clock.spend(len(arms))
        best = ranked(arms)[0]
        better = surely_better(best.values, arms[0].values, self.doubt)
        return self.picks.begin(game, decision, (best if better else arms[0]).answer) or prior
