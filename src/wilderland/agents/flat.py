"""Flat Monte Carlo: every answer is played out to the end of the game equally often; most wins wins."""

from __future__ import annotations

from collections.abc import Callable

from wilderland.agents.board import Board
from wilderland.agents.budget import USUAL, Budget
from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.player import Agent, asked
from wilderland.agents.rollouts import TO_THE_END, Arm, Table, ranked, word_for
from wilderland.agents.worthwhile import THOUGHT_OVER, hands_seen, options_worth_a_thought
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
    ) -> None:
        self.seed = seed
        self.budget = budget
        self.open_hands = open_hands
        self.player = player
        """Who plays the games out."""
        self.expert = ExpertPlayer(seed)

    def choose(self, game: Game, seat: int | None = None) -> Option:
        decision = asked(game, seat)
        prior = self.expert.choose(game, decision.seat)
        if len(decision.options) < 2 or decision.kind not in THOUGHT_OVER:
            return prior
        options = options_worth_a_thought(Board(game, decision), prior)
        if len(options) < 2:
            return prior
        hands = hands_seen(game, decision.seat, self.open_hands)
        table = Table(game, decision.seat, hands, word_for(self.seed, game), TO_THE_END, self.player)
        arms = [Arm((option.key,)) for option in options]
        clock = self.budget.begin()
        while clock.allows(len(arms)):
            for arm in arms:
                table.play(arm)
            clock.spend(len(arms))
        best = ranked(arms)[0].answer[0]
        return next(option for option in options if option.key == best)
