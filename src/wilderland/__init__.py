"""Wilderland: the card game of the journey through the wild, with every rule enforced.

>>> import wilderland as wl
>>> game = wl.new_game(scenario="passage-through-mirkwood", decks=["leadership"], seed=7)
>>> while game.decision:
...     game.choose(game.decision.options[0])
"""

from wilderland.api import cards, decks, rules
from wilderland.decks import Deck
from wilderland.errors import (
    BadAdjustment,
    BadSave,
    BadSetup,
    IllegalChoice,
    NothingToUndo,
    ReplayDiverged,
    UnknownSeat,
    WilderlandError,
)
from wilderland.game import Game, Replay, new_game
from wilderland.loading import load
from wilderland.model.records import Decision, Option, Outcome, Reason
from wilderland.scenarios import scenarios
from wilderland.setups import Setup
from wilderland.version import __version__

__all__ = [
    "BadAdjustment",
    "BadSave",
    "BadSetup",
    "Decision",
    "Deck",
    "Game",
    "IllegalChoice",
    "NothingToUndo",
    "Option",
    "Outcome",
    "Reason",
    "Replay",
    "ReplayDiverged",
    "Setup",
    "UnknownSeat",
    "WilderlandError",
    "__version__",
    "cards",
    "decks",
    "load",
    "new_game",
    "rules",
    "scenarios",
]
