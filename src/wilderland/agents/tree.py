"""Tree search on what the seat sees: one tree over its own answers, a new redeal for every playout (IS-MCTS).

Single-observer information set search: a node stands for the answers given so far, not for a position, so the tree
cannot know what lies hidden. In a node UCB chooses among the answers that are legal in this redeal; the expert's
answer comes first and others join as visits grow (progressive widening). Other seats, and what is hardly worth a
thought, are left to the expert.
"""

from __future__ import annotations

import math

from wilderland.agents.board import Board
from wilderland.agents.budget import USUAL, Budget
from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.player import asked
from wilderland.agents.rollouts import LONGEST, STEP, has_come, horizon, play_on, word_for
from wilderland.agents.worthwhile import THOUGHT_OVER, hands_seen, options_worth_a_thought
from wilderland.game import Game
from wilderland.model.records import Decision, Option


class Node:
    """What is known of the answers after a run of answers."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[str, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class TreePlayer:
    """Searches a tree of its answers; the answer tried most is taken."""

    def __init__(
        self,
        seed: int = 0,
        budget: Budget = USUAL,
        rounds: int = 1,
        open_hands: bool = False,
        curiosity: float = 0.25,
    ) -> None:
        self.seed = seed
        self.budget = budget
        self.rounds = rounds
        """How many rounds a playout goes on."""
        self.open_hands = open_hands
        self.curiosity = curiosity
        """How much UCB favours what has been tried less."""
        self.expert = ExpertPlayer(seed)

    def choose(self, game: Game, seat: int | None = None) -> Option:
        decision = asked(game, seat)
        prior = self.expert.choose(game, decision.seat)
        if decision.kind not in THOUGHT_OVER or len(self.options(game, decision, prior)) < 2:
            return prior
        root = Node()
        word, hands = word_for(self.seed, game), hands_seen(game, decision.seat, self.open_hands)
        clock = self.budget.begin()
        while clock.allows():
            self.playout(game.determinize(hands, word + STEP * root.visits), decision.seat, root)
            clock.spend()
        if not root.children:
            return prior
        best = max(root.children.items(), key=lambda pair: (pair[1].visits, pair[1].mean))[0]
        return next((option for option in decision.options if option.key == best), prior)

    def options(self, game: Game, decision: Decision, prior: Option) -> list[Option]:
        if len(decision.options) < 2:
            return [prior]
        return options_worth_a_thought(Board(game, decision), prior)

    def playout(self, game: Game, seat: int, root: Node) -> None:
        """Down the tree to its edge, one step beyond, on with the expert, and back up."""
        path, node, last = [root], root, horizon(game, self.rounds)
        expert = ExpertPlayer(self.seed)
        for _ in range(LONGEST):
            decision = game.decisions.get(seat) if node is root else game.decision
            if decision is None or has_come(game.state, last):
                break
            answer = expert.choose(game, decision.seat)
            if decision.seat != seat or decision.kind not in THOUGHT_OVER:
                game.choose(answer, decision.seat)
                continue
            options = self.options(game, decision, answer)
            if len(options) < 2 and node is not root:
                game.choose(answer, seat)
                continue
            key = self.select(node, options)
            fresh = key not in node.children
            node = node.children.setdefault(key, Node())
            path.append(node)
            game.choose(key, seat)
            if fresh:
                break
        value = play_on(game, last, expert)
        for passed in path:
            passed.visits += 1
            passed.total += value

    def select(self, node: Node, options: list[Option]) -> str:
        """The next answer to try: the expert's first, then others as visits grow, then by UCB."""
        wide = options[: 1 + math.isqrt(node.visits)]
        for option in wide:
            if option.key not in node.children:
                return option.key
        known = math.log(node.visits + 1)

        def promise(option: Option) -> float:
            child = node.children[option.key]
            return child.mean + self.curiosity * math.sqrt(known / child.visits)

        return max(wide, key=promise).key
