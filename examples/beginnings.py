"""How games begin that somebody learns from: which decks sit where, and how mild the beginning is.

Where games are hardly ever won little can be learnt from who won. Mild ones begin with less threat and with more
resources, by chance: what wins there mostly wins otherwise, too.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from wilderland.agents.timing import heeded
from wilderland.decks import Deck
from wilderland.game import Game, new_game
from wilderland.model.kinds import HERO, PLAY_ZONES

MILDER = 8
"""The threat less at a beginning, at most, times how mild it is."""
RICHER = 3
"""And the resources more."""


@dataclass(frozen=True)
class Match:
    """What the expert plays: with the decks of one table after the other."""

    scenario: str
    tables: tuple[tuple[Deck, ...], ...]
    edition: str
    mild: float = 0.0

    @property
    def named(self) -> tuple[str, bool]:
        return self.scenario, len(self.tables[0]) > 1

    def begin(self, seed: int) -> Game:
        """Every other time the players sit the other way round."""
        around, number = divmod(seed, len(self.tables))
        decks = self.tables[number] if around % 2 else self.tables[number][::-1]
        game = new_game(self.scenario, decks, edition=self.edition, seed=seed)
        game.state.logging = False
        game.state.heeded = heeded
        soften(game, self.mild, random.Random(seed))
        return game


def soften(game: Game, mild: float, dice: random.Random) -> None:
    """A milder beginning, by chance."""
    state, how = game.state, dice.random() * mild
    more = round(RICHER * how * dice.random())
    for seat, one in enumerate(state.players):
        one.threat -= round(MILDER * how * dice.random())
        for card in state.zones[PLAY_ZONES[seat]]:
            if state.cards[card].face.kind == HERO:
                state.cards[card].resources += more
