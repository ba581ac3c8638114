"""Why one answer is better than others, as a person would say it: the facts in which their playouts differ most."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wilderland.advice.witness import NO_CARD, Account, Fact
from wilderland.model.kinds import HERO
from wilderland.model.state import State
from wilderland.text.catalog import Argument
from wilderland.text.prose import Prose

MOST_REMARKS = 3
DOUBT = 1.5
"""A difference is told if it is so many standard errors large."""


@dataclass(frozen=True)
class Kind:
    """A kind of fact: what more of it is worth, from what size on it is told, and what it makes superfluous."""

    worth: float
    least: float
    group: str
    percent: bool = False


KINDS = {
    "won": Kind(5.0, 0.05, "end", True),
    "lost": Kind(-5.0, 0.05, "end", True),
    "falls": Kind(-1.0, 0.1, "strength", True),
    "gone": Kind(0.6, 0.2, "enemies", True),
    "ready": Kind(0.5, 0.34, "ready", True),
    "quested": Kind(0.12, 0.75, "quest"),
    "progress": Kind(0.15, 0.4, "quest"),
    "threat": Kind(-0.2, 0.3, "threat"),
    "damage": Kind(-0.25, 0.3, "damage"),
    "enemies": Kind(-0.5, 0.25, "enemies"),
    "staging": Kind(-0.12, 0.5, "staging"),
    "locations": Kind(-0.25, 0.25, "staging"),
    "allies": Kind(0.5, 0.25, "strength"),
    "willpower": Kind(0.2, 0.5, "strength"),
    "attack": Kind(0.15, 0.5, "strength"),
    "hand": Kind(0.15, 0.5, "cards"),
    "resources": Kind(0.12, 0.5, "cards"),
}
"""The message of each is `advice-<word>`."""
HERO_COUNTS = 4.0
"""How much more it matters that a hero falls."""
HINTS_AT = {"commit": {"quested": 3.0, "ready": 1.5}}
"""What the answers themselves are about, by kind of decision; it is told before its consequences."""


@dataclass(frozen=True)
class Remark:
    """A message of the catalog with its arguments; a card is (id, code)."""

    message: str
    args: Mapping[str, str | tuple[int, str]] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        args = {word: value if isinstance(value, str) else list(value) for word, value in self.args.items()}
        return {"message": self.message, "args": args}

    def said(self, prose: Prose) -> str:
        args: dict[str, Argument] = {
            word: value if isinstance(value, str) else prose.card(value[1]) for word, value in self.args.items()
        }
        return prose.say(self.message, **args)


@dataclass(frozen=True)
class Difference:
    """A fact in which one answer differs from others."""

    fact: Fact
    size: float
    """How much more of it there is, on average over the redeals."""
    worth: float

    def remark(self, state: State) -> Remark:
        word, card = self.fact
        size = 100 * self.size if KINDS[word].percent else self.size
        sign = "+" if size > 0 else "−"
        shown = f"{sign}{abs(size):.0f} %" if KINDS[word].percent else f"{sign}{round(abs(size), 1):g}"
        args: dict[str, str | tuple[int, str]] = {"change": "up" if size > 0 else "down", "size": shown}
        if card != NO_CARD:
            args["card"] = (card, state.cards[card].face.code)
        return Remark(f"advice-{word}", args)


def differences(state: State, ours: Sequence[Account], theirs: Sequence[Account], kind: str = "") -> list[Difference]:
    """What is surely different on the same redeals, the weightiest first."""
    pairs = list(zip(ours, theirs, strict=False))
    found = []
    for fact in dict.fromkeys(fact for one, _ in pairs for fact in one):
        gains = [one[fact] - other[fact] for one, other in pairs if fact in one and fact in other]
        size = sum(gains) / len(gains) if gains else 0.0
        word, card = fact
        told = KINDS[word]
        if len(gains) < 2 or abs(size) < told.least or abs(size) < DOUBT * error(gains):
            continue
        weight = told.worth * HINTS_AT.get(kind, {}).get(word, 1.0)
        if word == "falls" and state.cards[card].face.kind == HERO:
            weight *= HERO_COUNTS
        found.append(Difference(fact, size, weight * size))
    return sorted(found, key=lambda one: -abs(one.worth))


def error(numbers: Sequence[float]) -> float:
    """The standard error of a mean."""
    count = len(numbers)
    if count < 2:
        return math.inf
    mean = sum(numbers) / count
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)


def remarks(
    state: State, ours: Sequence[Account], theirs: Sequence[Account], kind: str = "", good: bool = True
) -> tuple[Remark, ...]:
    """What speaks for an answer against others (or, if not `good`, against it): one remark of each group."""
    found: dict[str, Difference] = {}
    for one in differences(state, ours, theirs, kind):
        if (one.worth > 0) is good:
            found.setdefault(KINDS[one.fact[0]].group, one)
    return tuple(one.remark(state) for one in list(found.values())[:MOST_REMARKS])


def mean_account(accounts: Iterable[Account]) -> Account:
    """Several playouts on one redeal as one."""
    several = list(accounts)
    shared = [fact for fact in several[0] if all(fact in one for one in several)] if several else []
    return {fact: sum(one[fact] for one in several) / len(several) for fact in shared}
