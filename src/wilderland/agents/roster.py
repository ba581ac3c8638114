"""Every player that is a program, by name: one list for demo, companions, lab and soak.

Those who think take a budget after a colon: `search:100` plays 100 games on for each decision, `search:1.5s` thinks for
a second and a half at most. Without one they play on as often as is usual for them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from wilderland.agents.budget import USUAL, Budget
from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.flat import FlatPlayer
from wilderland.agents.mixed import MixedPlayer
from wilderland.agents.player import Agent
from wilderland.agents.random import RandomPlayer
from wilderland.agents.search import SearchPlayer
from wilderland.agents.sensible import SensiblePlayer
from wilderland.agents.tree import TreePlayer

UNBOUNDED = 1_000_000
"""Playouts nobody makes: only time counts."""

QUICK: dict[str, Callable[[int], Agent]] = {
    "random": RandomPlayer,
    "sensible": SensiblePlayer,
    "expert": ExpertPlayer,
}
"""Who answers at once."""

THINKERS: dict[str, Callable[[int, Budget], Agent]] = {
    "flat-random": lambda seed, budget: FlatPlayer(seed, budget, player=RandomPlayer),
    "flat": FlatPlayer,
    "tree": TreePlayer,
    "mixed": MixedPlayer,
    "search": SearchPlayer,
    "two-handed": lambda seed, budget: SearchPlayer(seed, budget, open_hands=True),
}
"""Who plays on in the head."""

ROSTER: tuple[str, ...] = (*QUICK, *THINKERS)
"""All names, about from the weakest to the strongest; `two-handed` is `search` that sees all hands."""

BEST = {1: "search", 2: "two-handed"}
READY = "expert"
"""The best of those who answer at once: for many games."""


def best(players: int) -> str:
    """The best player for so many seats; for three and four none is shown to beat the expert (docs/intelligence.md)."""
    return BEST.get(players, READY)


def known(name: str) -> bool:
    """Whether there is such a player."""
    word, colon, amount = name.partition(":")
    return word in THINKERS and budget(amount) is not None if colon else word in ROSTER


def budget(amount: str) -> Budget | None:
    """`100` playouts, or `1.5s` of time."""
    if amount.isdecimal() and int(amount) > 0:
        return Budget(int(amount))
    try:
        seconds = float(amount[:-1]) if amount.endswith("s") else 0.0
    except ValueError:
        return None
    return Budget(UNBOUNDED, seconds) if 0 < seconds < 3600 else None


def agent(name: str, seed: int = 0, seconds: float | None = None) -> Agent:
    """The player of this name; equal seeds play equally, unless time is short: no longer than `seconds` a decision."""
    word, _, amount = name.partition(":")
    if word in QUICK:
        return QUICK[word](seed)
    given = (budget(amount) if amount else None) or USUAL
    if seconds is not None:
        given = replace(given, seconds=min(seconds, given.seconds or seconds))
    return THINKERS[word](seed, given)
