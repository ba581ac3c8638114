"""Players that are programs. Each sees what its seat sees and answers what is asked of it."""

from wilderland.agents.dice import Dice
from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.player import Agent
from wilderland.agents.random import RandomPlayer
from wilderland.agents.sensible import SensiblePlayer

__all__ = ["Agent", "Dice", "ExpertPlayer", "RandomPlayer", "SensiblePlayer"]
