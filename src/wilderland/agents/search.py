"""The best player: the expert's answer and others are played on, on the same redeals, and the best is taken.

Rollout improvement over the expert. Only what is likely to matter within the round is played on, the expert answers the
rest, and its own answer stands unless another is better beyond doubt. A playout is short: the expert plays all seats
until the next planning, and the outlook says how good the table looks then; where it does not see the end come nearer
a playout goes on for longer (`worthwhile.rounds_ahead`). In Dol Guldur, where much of what looks better then is not,
that is a first look only: what looks better is played on for some rounds more (`worthwhile.FARTHER`).
What is hidden is dealt anew for every playout from what the player may know (`determinize`), so nothing is seen that
may not be seen.
"""

from __future__ import annotations

from collections.abc import Iterable

from wilderland.agents.board import Board
from wilderland.agents.budget import USUAL, Budget
from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.picks import Picks
from wilderland.agents.player import asked
from wilderland.agents.rollouts import Answer, Arm, Table, looks_better, most_picks, race, surely_better, word_for
from wilderland.agents.worthwhile import FARTHER, IN_A_ROUND, NEXT, answers, hands_seen, rounds_ahead, rounds_farther
from wilderland.game import Game
from wilderland.model.records import Option

ANEW = 7
"""Added to the random number of a decision, so that the redeals of a second look are others."""
FEW_LOOK_GOOD = 3
"""No more answers than this are looked at farther, besides the expert's."""


class SearchPlayer:
    """Thinks ahead where it matters."""

    def __init__(
        self,
        seed: int = 0,
        budget: Budget = USUAL,
        rounds: int = 1,
        open_hands: bool = False,
        doubt: float = 0.9,
        little_doubt: float = 0.5,
        kinds: Iterable[str] = IN_A_ROUND,
    ) -> None:
        self.seed = seed
        self.budget = budget
        """For each decision."""
        self.rounds = rounds
        """How many rounds a playout goes on, usually."""
        self.open_hands = open_hands
        """Whether it sees all hands, as one person does who plays several."""
        self.doubt = doubt
        """How many standard errors better than the expert's an answer must be."""
        self.little_doubt = little_doubt
        """The same for one that has looked better twice."""
        self.kinds = frozenset(kinds)
        self.expert = ExpertPlayer(seed)
        self.picks = Picks()

    def choose(self, game: Game, seat: int | None = None) -> Option:
        decision = asked(game, seat)
        pick = self.picks.next(game, decision)
        if pick is not None:
            return pick
        prior = self.expert.choose(game, decision.seat)
        board = Board(game, decision)
        if len(decision.options) < 2 or not self.thinks(board):
            return prior
        found = answers(board, prior, self.expert.questing)
        best = self.best(game, decision.seat, found)
        return self.picks.begin(game, decision, best) or prior

    def thinks(self, board: Board) -> bool:
        """Whether it thinks about a decision, in some stages also about what pays later."""
        kind = board.decision.kind
        return kind in self.kinds or (kind in NEXT and board.quest in FARTHER)

    def best(self, game: Game, seat: int, found: list[Answer]) -> Answer:
        """The best of the answers after the playouts allowed for each pick.

        Where what looks better after a round often is not, that is only a first look: those that look better than the
        expert's answer are played on farther, in other redeals, so that luck in the first ones does not count.
        """
        if len(found) < 2:
            return found[0]
        board = Board(game, game.decisions[seat])
        rounds, farther = rounds_ahead(board, self.rounds), rounds_farther(board, self.rounds)
        twice, word = farther > rounds, word_for(self.seed, game)
        arms = [Arm(answer) for answer in found]
        begin = self.budget.glance if twice else self.budget.begin
        best = race(self.table(game, seat, word, rounds), arms, begin(most_picks(found)))[0]
        if twice:
            arms = [Arm(arm.answer) for arm in promising(arms)]
            clock = self.budget.second_look(len(arms))
            best = race(self.table(game, seat, word + ANEW, farther), arms, clock)[0]
        doubt = self.little_doubt if twice else self.doubt
        return best.answer if surely_better(best.values, arms[0].values, doubt) else found[0]

    def table(self, game: Game, seat: int, word: int, rounds: int) -> Table:
        return Table(game, seat, hands_seen(game, seat, self.open_hands), word, rounds)


def promising(arms: list[Arm]) -> list[Arm]:
    """The first, and the few others that came out better on the same redeals."""
    first = arms[0].values
    better = [arm for arm in arms[1:] if looks_better(arm.values, first) > 0]
    better.sort(key=lambda arm: -looks_better(arm.values, first))
    return [arms[0], *better[:FEW_LOOK_GOOD]]
