"""Decks: heroes and cards a player brings, and the printed starter decks."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from wilderland.cards.catalogue import Catalogue, UnknownCard, read
from wilderland.errors import BadSetup
from wilderland.model.face import Face
from wilderland.model.kinds import ALLY, ATTACHMENT, EVENT, HERO

__all__ = ["Deck", "deck", "starters"]


@dataclass(frozen=True)
class Deck:
    """A player deck: hero codes, and how many of which cards."""

    name: str
    heroes: tuple[str, ...]
    cards: Mapping[str, int] = field(default_factory=dict)

    def faces(self, catalogue: Catalogue) -> tuple[list[Face], list[Face]]:
        """The heroes and the cards themselves; every name must be a hero, an ally, an attachment or an event."""
        try:
            heroes = [catalogue.find(code) for code in self.heroes]
            cards = [catalogue.find(code) for code, count in self.cards.items() for _ in range(count)]
        except UnknownCard as error:
            raise BadSetup(f"deck {self.name!r}: {error}") from error
        for face, kinds in [(face, (HERO,)) for face in heroes] + [(f, (ALLY, ATTACHMENT, EVENT)) for f in cards]:
            if face.kind not in kinds:
                raise BadSetup(f"deck {self.name!r}: {face.name} does not belong there")
        return heroes, cards

    def as_json(self) -> dict[str, object]:
        return {"name": self.name, "heroes": list(self.heroes), "cards": dict(self.cards)}

    @staticmethod
    def from_json(data: object, source: str) -> Deck:
        """A deck from its JSON form, refused with a reason if it is anything else."""
        if not isinstance(data, dict):
            raise BadSetup(f"{source}: a deck is an object with name, heroes and cards")
        heroes, cards = data.get("heroes"), data.get("cards")
        if not isinstance(heroes, list) or not all(isinstance(hero, str) for hero in heroes):
            raise BadSetup(f"{source}: heroes must be a list of names")
        if not isinstance(cards, dict) or not all(isinstance(n, int) and 0 < n < 100 for n in cards.values()):
            raise BadSetup(f"{source}: cards must be names with how many of each")
        return Deck(str(data.get("name", source)), tuple(heroes), dict(cards))


@cache
def starters(edition: str) -> dict[str, Deck]:
    """The printed decks of an edition's box (B3, B4), by code."""
    return {
        entry["code"]: Deck(entry["code"], tuple(entry["heroes"]), entry["cards"])
        for entry in read("decks.json")
        if entry["edition"] == edition
    }


def deck(what: str | Path | Deck, edition: str) -> Deck:
    """A deck by starter name, from a file, or as it is."""
    if isinstance(what, Deck):
        return what
    known = starters(edition)
    if isinstance(what, str) and what in known:
        return known[what]
    path = Path(what)
    if not path.is_file():
        raise BadSetup(f"no deck {str(what)!r}; starters: {', '.join(known)}")
    try:
        return Deck.from_json(json.loads(path.read_text("utf-8")), path.name)
    except (ValueError, OSError) as error:
        raise BadSetup(f"{path.name}: {error}") from error
