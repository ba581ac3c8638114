"""The published recipe: tree search in some stages of a round, rules of thumb in the others."""

from __future__ import annotations

from collections.abc import Iterable

from wilderland.agents.budget import USUAL, Budget
from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.player import Agent, asked
from wilderland.agents.tree import TreePlayer
from wilderland.game import Game
from wilderland.model.records import Option

SEARCHED = ("commit", "travel", "engage", "defend")
"""The stages of a round that are searched: the quest, the way, and the fight; what is played stays with the expert."""


class MixedPlayer:
    """Asks the tree for some kinds of decisions and the expert for all others."""

    def __init__(
        self,
        seed: int = 0,
        budget: Budget = USUAL,
        open_hands: bool = False,
        searched: Iterable[str] = SEARCHED,
    ) -> None:
        self.expert: Agent = ExpertPlayer(seed)
        self.tree: Agent = TreePlayer(seed, budget, open_hands=open_hands)
        self.searched = frozenset(searched)

    def choose(self, game: Game, seat: int | None = None) -> Option:
        thinks = asked(game, seat).kind in self.searched
        return (self.tree if thinks else self.expert).choose(game, seat)
