"""Every player that is a program, by name: one list for demo, companions, lab and soak."""

from __future__ import annotations

from collections.abc import Callable

from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.player import Agent
from wilderland.agents.random import RandomPlayer
from wilderland.agents.sensible import SensiblePlayer

ROSTER: dict[str, Callable[[int], Agent]] = {
    "random": RandomPlayer,
    "sensible": SensiblePlayer,
    "expert": ExpertPlayer,
}
"""From the weakest to the strongest."""

BEST = "expert"


def agent(name: str, seed: int = 0) -> Agent:
    """The player of this name; equal seeds play equally."""
    return ROSTER[name](seed)
