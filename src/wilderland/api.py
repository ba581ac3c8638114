"""Looking things up: cards, decks and rules by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wilderland.cards.catalogue import catalogue
from wilderland.decks import Deck, starters
from wilderland.rules.editions import EDITIONS
from wilderland.text.rules import Rule, rule
from wilderland.text.rules import rules as all_rules


def cards(name: str | None = None, edition: str = "revised") -> list[Mapping[str, Any]]:
    """Printed facts: of one card by title or code, or of all cards."""
    known = catalogue(edition)
    if name is None:
        return list(known.facts.values())
    return [known.facts[known.find(name).code.partition("+")[0]]]


def decks(edition: str = "revised") -> dict[str, Deck]:
    """The printed starter decks of an edition."""
    return starters(EDITIONS[edition].quantities)


def rules(identity: str | None = None) -> Rule | tuple[Rule, ...]:
    """A rule by its id, or all of them."""
    return all_rules() if identity is None else rule(identity)
