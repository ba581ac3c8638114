"""The scenarios: which encounter sets and quest cards make a game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from wilderland.cards.catalogue import Catalogue, Facts, read
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
    campaign: str = ""
    """Its campaign card (M8)."""
    beside: tuple[str, ...] = ()
    """Boons and burdens the campaign card brings into the game, all copies."""

    @cache  # noqa: B019 - there are three scenarios, kept for good
    def encounter_cards(self, catalogue: Catalogue, easy: bool = False) -> tuple[Face, ...]:
        """S9: every card of its encounter sets; in easy mode without the gold-ringed copies (M2)."""
        return tuple(
            catalogue.faces[code]
            for code, entry in catalogue.facts.items()
            if entry.get("set") in self.sets
            for _ in range(copies(entry, catalogue) - (entry.get("easy_removed", 0) if easy else 0))
        )

    def campaign_cards(self, catalogue: Catalogue) -> list[Face]:
        """M8: the campaign card, then every copy of the cards it brings into the game."""
        facts = catalogue.facts
        beside = [code for code in self.beside for _ in range(copies(facts[code], catalogue))]
        return [catalogue.faces[code] for code in (self.campaign, *beside)]

    def quest_cards(self, catalogue: Catalogue) -> list[Face]:
        """S6: the quest deck in stage order."""
        return [catalogue.faces[code] for code in self.quests]

    @cache  # noqa: B019
    def playable(self, catalogue: Catalogue) -> bool:
        """Whether all its cards have been written."""
        codes = [*self.quests, *(face.code for face in self.encounter_cards(catalogue))]
        return all(catalogue.written(code) for code in codes)


def copies(entry: Facts, catalogue: Catalogue) -> int:
    """How many copies of a card an edition has."""
    count: int = entry["quantity"].get(catalogue.edition.quantities, 0)
    return count


class UnknownScenario(KeyError):
    """No scenario of that code."""

    def __str__(self) -> str:
        return f"unknown scenario {self.args[0]!r}; known: {', '.join(scenarios())}"


@cache
def scenarios() -> dict[str, Scenario]:
    """All scenarios by code."""
    return {
        entry["code"]: Scenario(
            entry["code"],
            entry["name"],
            entry["difficulty"],
            tuple(entry["sets"]),
            tuple(entry["quests"]),
            entry["campaign"],
            tuple(entry["beside"]),
        )
        for entry in read("scenarios.json")
    }


def scenario(code: str) -> Scenario:
    """A scenario by its code."""
    try:
        return scenarios()[code]
    except KeyError:
        raise UnknownScenario(code) from None
