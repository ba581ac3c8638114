"""The lab: many games, kept and resumable, and what they tell about decks, scenarios and players."""

from wilderland.lab.plan import Arm, Plan
from wilderland.lab.results import Result
from wilderland.lab.running import run
from wilderland.lab.store import Store

__all__ = ["Arm", "Plan", "Result", "Store", "run"]
