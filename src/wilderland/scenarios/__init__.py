"""The scenarios: which encounter sets and quest cards make a game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from wilderland.cards.catalogue import Catalogue, read
from wilderland.model.face import Face

__all__ = ["Scenario", "UnknownScenario", "scenario", "scenarios"]


@dataclass(frozen=True)
class Scenario:
    """A quest one can play."""

    code: str
    name: str
    difficulty: int
    sets: tuple[str, ...]
    quests: tuple[str, ...]

    @cache  # noqa: B019 - there are three scenarios, kept for good
    def encounter_cards(self, catalogue: Catalogue) -> tuple[Face, ...]:
        """S9: every card of its encounter sets."""
        quantities = catalogue.edition.quantities
        return tuple(
            catalogue.faces[code]
            for code, entry in catalogue.facts.items()
            if entry.get("set") in self.sets
            for _ in range(entry["quantity"].get(quantities, 0))
        )

    def quest_cards(self, catalogue: Catalogue) -> list[Face]:
        """S6: the quest deck in stage order."""
        return [catalogue.faces[code] for code in self.quests]

    @cache  # noqa: B019
    def playable(self, catalogue: Catalogue) -> bool:
        """Whether all its cards have been written."""
        codes = [*self.quests, *(face.code for face in self.encounter_cards(catalogue))]
        return all(catalogue.written(code) for code in codes)


class UnknownScenario(KeyError):
    """No scenario of that code."""

    def __str__(self) -> str:
        return f"unknown scenario {self.args[0]!r}; known: {', '.join(scenarios())}"


@cache
def scenarios() -> dict[str, Scenario]:
    """All scenarios by code."""
    return {
        entry["code"]: Scenario(
            entry["code"], entry["name"], entry["difficulty"], tuple(entry["sets"]), tuple(entry["quests"])
        )
        for entry in read("scenarios.json")
    }


def scenario(code: str) -> Scenario:
    """A scenario by its code."""
    try:
        return scenarios()[code]
    except KeyError:
        raise UnknownScenario(code) from None
