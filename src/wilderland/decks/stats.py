"""A deck in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from wilderland.decks.contents import contents
from wilderland.decks.model import Deck
from wilderland.decks.pool import PLAYED_FROM_DECKS, pool
from wilderland.model.kinds import SPHERES


@dataclass(frozen=True)
class Statistics:
    """Copies are counted everywhere; heroes are in none of the tables but `traits`."""

    heroes: int
    cards: int
    different: int
    starting_threat: int
    unique: int
    mean_cost: float
    """Of the cards whose cost is a number."""
    costs: Mapping[str, int]
    """The curve: from 0 to the dearest card without a gap; X by itself."""
    spheres: Mapping[str, int]
    types: Mapping[str, int]
    traits: Mapping[str, int]
    """Most frequent first, heroes included."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def statistics(deck: Deck) -> Statistics:
    """Count a deck."""
    what = contents(deck)
    costs: Counter[int | str] = Counter()
    spheres: Counter[str] = Counter()
    types: Counter[str] = Counter()
    traits: Counter[str] = Counter()
    for code, count in what.cards:
        facts = pool().facts[code]
        costs[facts.get("cost", 0)] += count
        spheres[facts.get("sphere", "neutral")] += count
        types[facts["type"]] += count
    for code, count in what.heroes + what.cards:
        for trait in pool().facts[code].get("traits", ()):
            traits[trait] += count
    numbers = {cost: count for cost, count in costs.items() if isinstance(cost, int)}
    curve = {str(cost): numbers.get(cost, 0) for cost in range(max(numbers, default=-1) + 1)}
    priced = sum(numbers.values())
    return Statistics(
        heroes=sum(count for _, count in what.heroes),
        cards=sum(count for _, count in what.cards),
        different=len(what.cards),
        starting_threat=sum(pool().facts[code]["threat_cost"] * count for code, count in what.heroes),
        unique=sum(count for code, count in what.cards if pool().facts[code].get("unique")),
        mean_cost=round(sum(cost * count for cost, count in numbers.items()) / priced, 2) if priced else 0.0,
        costs={**curve, "X": costs["X"]} if costs["X"] else curve,
        spheres={sphere: spheres[sphere] for sphere in SPHERES if spheres[sphere]},
        types={kind: types[kind] for kind in PLAYED_FROM_DECKS[1:] if types[kind]},
        traits=dict(sorted(traits.items(), key=lambda entry: (-entry[1], entry[0]))),
    )
