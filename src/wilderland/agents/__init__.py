"""Players that are programs. Each sees what its seat sees and answers what is asked of it."""

from wilderland.agents.budget import Budget
from wilderland.agents.dice import Dice
from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.flat import FlatPlayer
from wilderland.agents.mixed import MixedPlayer
from wilderland.agents.player import Agent
from wilderland.agents.random import RandomPlayer
from wilderland.agents.roster import ROSTER, agent
from wilderland.agents.search import SearchPlayer
from wilderland.agents.sensible import SensiblePlayer
from wilderland.agents.tree import TreePlayer

__all__ = [
    "ROSTER",
    "Agent",
    "Budget",
    "Dice",
    "ExpertPlayer",
    "FlatPlayer",
    "MixedPlayer",
    "RandomPlayer",
    "SearchPlayer",
    "SensiblePlayer",
    "TreePlayer",
    "agent",
]
