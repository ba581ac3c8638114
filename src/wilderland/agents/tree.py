"""Tree search on what the seat sees: one tree over its own answers, many redeals (IS-MCTS).

Single-observer information set search: a node stands for the answers given so far, not for a position, so the tree
cannot know what lies hidden. In a node UCB chooses among the answers that are legal in this redeal; the expert's
answer comes first and others join as visits grow (progressive widening). Other seats, and what is hardly worth a
thought, are left to the expert. The first answers are tried on the same redeals, and the expert's stands unless the one
tried most is better beyond doubt.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from wilderland.agents.board import Board
from wilderland.agents.budget import USUAL, Budget
from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.picks import Picks
from wilderland.agents.player import asked
from wilderland.agents.rollouts import LONGEST, Answer, Table, give, has_come, play_on, surely_better, word_for
from wilderland.agents.stages import NO_PROGRESS
from wilderland.agents.worthwhile import IN_A_ROUND, answers, hands_seen
from wilderland.game import Game
from wilderland.model.records import Option


class Node:
    """What is known of the answers after a run of answers."""

    __slots__ = ("children", "values")

    def __init__(self) -> None:
        self.values: list[float] = []
        self.children: dict[Answer, Node] = {}

    @property
    def visits(self) -> int:
        return len(self.values)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class TreePlayer:
    """Searches a tree of its answers; the answer tried most is taken."""

    def __init__(
        self,
        seed: int = 0,
        budget: Budget = USUAL,
        rounds: int = 1,
        open_hands: bool = False,
        curiosity: float = 0.1,
        doubt: float = 1.2,
        kinds: Iterable[str] = IN_A_ROUND,
    ) -> None:
        self.seed = seed
        self.budget = budget
        self.rounds = rounds
        """How many rounds a playout goes on."""
        self.open_hands = open_hands
        self.curiosity = curiosity
        """How much UCB favours what has been tried less."""
        self.doubt = doubt
        """How many standard errors better than the expert's an answer must be."""
        self.kinds = frozenset(kinds)
        self.expert = ExpertPlayer(seed)
        self.picks = Picks()

    def choose(self, game: Game, seat: int | None = None) -> Option:
        decision = asked(game, seat)
        pick = self.picks.next(game, decision)
        if pick is not None:
            return pick
        prior = self.expert.choose(game, decision.seat)
        found = self.answers(game, decision.seat, self.expert, prior)
        if len(found) < 2:
            return prior
        children = self.grown(game, decision.seat, found).children
        first = children[found[0]]
        best, tried = max(children.items(), key=lambda pair: (pair[1].visits, pair[1].mean))
        better = surely_better(tried.values, first.values, self.doubt)
        return self.picks.begin(game, decision, best if better else found[0]) or prior

    def answers(self, game: Game, seat: int, expert: ExpertPlayer, prior: Option) -> list[Answer]:
        """What is worth comparing, the expert's answer first; that alone where one need not think."""
        decision = game.decisions[seat]
        if len(decision.options) > 1 and decision.kind in self.kinds:
            board = Board(game, decision)
            if board.quest not in NO_PROGRESS:
                return answers(board, prior, expert.questing)
        return [(prior.key,)]

    def grown(self, game: Game, seat: int, found: list[Answer]) -> Node:
        """The tree after the playouts allowed."""
        root, clock = Node(), self.budget.begin()
        hands = hands_seen(game, seat, self.open_hands)
        table = Table(game, seat, hands, word_for(self.seed, game), self.rounds)
        while True:
            answer = self.select(root, found)
            child = root.children.setdefault(answer, Node())
            playing = table.redeal(child.visits).clone()
            give(playing, seat, table.kind, answer)
            root.values.append(self.playout(playing, seat, child, table.last))
            clock.spend()
            if not clock.allows():
                return root

    def playout(self, game: Game, seat: int, node: Node, last: int) -> float:
        """Down the tree to its edge, one step beyond, on with the expert, and back up."""
        path, expert = [node], ExpertPlayer(self.seed)
        for _ in range(LONGEST):
            decision = game.decision
            if decision is None or has_come(game.state, last) or not node.values:
                break
            prior = expert.choose(game, decision.seat)
            found = self.answers(game, seat, expert, prior) if decision.seat == seat else []
            if len(found) < 2:
                game.choose(prior, decision.seat)
                continue
            answer = self.select(node, found)
            node = node.children.setdefault(answer, Node())
            path.append(node)
            give(game, seat, decision.kind, answer)
        value = play_on(game, last, expert)
        for passed in path:
            passed.values.append(value)
        return value

    def select(self, node: Node, found: list[Answer]) -> Answer:
        """The next answer to try: the expert's first, then others as visits grow, then by UCB."""
        wide = found[: 1 + math.isqrt(node.visits)]
        for answer in wide:
            if answer not in node.children:
                return answer
        known = math.log(node.visits + 1)

        def promise(answer: Answer) -> float:
            child = node.children[answer]
            return child.mean + self.curiosity * math.sqrt(known / max(1, child.visits))

        return max(wide, key=promise)
