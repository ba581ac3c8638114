"""A deck: the heroes and cards a player brings; and the printed starter decks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from wilderland.cards.catalogue import Catalogue, UnknownCard, read
from wilderland.errors import BadSetup
from wilderland.model.face import Face
from wilderland.model.kinds import ALLY, ATTACHMENT, EVENT, HERO

MOST_COPIES_IN_A_FILE = 99


@dataclass(frozen=True)
class Deck:
    """A player deck: hero codes, and how many of which cards; `side` is its sideboard, which is never played."""

    name: str
    heroes: tuple[str, ...]
    cards: Mapping[str, int] = field(default_factory=dict)
    side: Mapping[str, int] = field(default_factory=dict)

    def faces(self, catalogue: Catalogue) -> tuple[list[Face], list[Face]]:
        """The heroes and the cards themselves; every name must be a hero, an ally, an attachment or an event."""
        try:
            heroes = [catalogue.find(code) for code in self.heroes]
            cards = [catalogue.find(code) for code, count in self.cards.items() for _ in range(count)]
        except UnknownCard as error:
            raise BadSetup("decks-unknown-card", source=self.name, card=error.name) from error
        for face, kinds in [(face, (HERO,)) for face in heroes] + [(f, (ALLY, ATTACHMENT, EVENT)) for f in cards]:
            if face.kind not in kinds:
                raise BadSetup("decks-not-for-decks", source=self.name, card=face.name)
        return heroes, cards

    def as_json(self) -> dict[str, object]:
        data: dict[str, object] = {"name": self.name, "heroes": list(self.heroes), "cards": dict(self.cards)}
        return {**data, "side": dict(self.side)} if self.side else data

    @staticmethod
    def from_json(data: object, source: str) -> Deck:
        """A deck from its JSON form, refused with a reason if it is anything else."""
        if not isinstance(data, dict):
            raise BadSetup("decks-not-a-deck", source=source)
        heroes, cards, side = data.get("heroes"), data.get("cards"), data.get("side", {})
        if not isinstance(heroes, list) or not all(isinstance(hero, str) for hero in heroes):
            raise BadSetup("decks-not-heroes", source=source)
        for counted in (cards, side):
            if not isinstance(counted, dict) or not all(is_count(number) for number in counted.values()):
                raise BadSetup("decks-not-slots", source=source, field="cards")
        return Deck(str(data.get("name", source)), tuple(heroes), dict(cards or {}), dict(side))


def is_count(number: object) -> bool:
    """Whether it is a number of copies that a file may name."""
    return type(number) is int and 0 < number <= MOST_COPIES_IN_A_FILE


@cache
def starters(edition: str) -> dict[str, Deck]:
    """The printed decks of an edition's box (B3, B4), by code."""
    return {
        entry["code"]: Deck(entry["code"], tuple(entry["heroes"]), entry["cards"])
        for entry in read("decks.json")
        if entry["edition"] == edition
    }
