"""Actions as numbers: a word (`pass`), a word with a number (`player:1`), or a verb with a card slot (`play`, Gandalf).

A slot is a card by its code and its rank among the copies a seat sees, so that one number means the same thing in
every game of a scenario, whatever the seed, the deck or the order of options.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from wilderland.cards.catalogue import Catalogue, catalogue
from wilderland.kernel.choice import ChooseOne
from wilderland.model.kinds import (
    ACTIVE,
    ATTACHED,
    CAMPAIGN_AREA,
    DISCARDS,
    ENCOUNTER_DISCARD,
    ENGAGED_ZONES,
    HANDS,
    HERO,
    MAX_SEATS,
    PLAY_ZONES,
    PLAYED,
    QUEST_AREA,
    REVEALED,
    SET_ASIDE,
    SHADOWS,
    STAGING,
    VICTORY_DISPLAY,
    ZONES,
)
from wilderland.model.records import Decision, Option
from wilderland.model.state import State
from wilderland.scenarios import scenario
from wilderland.views.view import sees

WORDS = ("pass", "done", "accept", "decline", "cancel", "keep", "mulligan", "stay", "undefended")
NUMBERED = {"player": MAX_SEATS, "amount": 25, "x": 25}
VERBS = (
    "play", "use", "use.1", "respond", "respond@2", "respond@3", "resolve", "resolve@2", "resolve@3", "choose",
    "commit", "travel", "engage", "defend", "damage", "attack", "attacker", "join", "deal", "discard", "exhaust",
    "host", "next", "pay",
)  # fmt: skip

COPIES_IN_A_DECK = 3
SPARE_SLOTS = 24
"""For cards beyond the copies there should be, and for those that lie hidden."""

IN_ORDER = (
    STAGING, ACTIVE, *ENGAGED_ZONES, *PLAY_ZONES, ATTACHED, *HANDS, REVEALED, PLAYED, SHADOWS, QUEST_AREA,
    CAMPAIGN_AREA, SET_ASIDE, VICTORY_DISPLAY, *DISCARDS, ENCOUNTER_DISCARD,
)  # fmt: skip
LOOKED_AT = (*IN_ORDER, *(place for place in range(ZONES) if place not in IN_ORDER))
"""The places in the order copies are counted: the table first, then hands, piles, decks."""


class Alphabet:
    """The slots and actions of a scenario for so many players."""

    def __init__(self, known: Catalogue, quest: str, players: int) -> None:
        self.first: dict[str, int] = {}
        """The slot of the first copy of a card."""
        self.copies: dict[str, int] = {}
        self.slots = 0
        for code, copies in self._cards(known, quest, players):
            self.first[code], self.copies[code] = self.slots, copies
            self.slots += copies
        self.spare = self.slots
        self.slots += SPARE_SLOTS
        branches = {word for node in known.program.values() if isinstance(node, ChooseOne) for word in node.branches}
        numbered = [f"{word}:{n}" for word, most in NUMBERED.items() for n in range(most)]
        plain = [*WORDS, *numbered, *(f"effect:{word}" for word in sorted(branches))]
        self.plain = {key: number for number, key in enumerate(plain)}
        self.verbs = {verb: len(plain) + number * self.slots for number, verb in enumerate(VERBS)}
        self.size = len(plain) + len(VERBS) * self.slots

    def _cards(self, known: Catalogue, quest: str, players: int) -> Iterator[tuple[str, int]]:
        chosen = scenario(quest)
        against = [face.code for face in chosen.encounter_cards(known)]
        for code, face in known.faces.items():
            if "+" in code:
                continue
            if code in against:
                yield code, against.count(code)
            elif code in chosen.quests or face.kind == HERO:
                yield code, 1
            elif face.hidden:
                yield code, 4 * players
            elif known.facts[code].get("sphere"):
                yield code, COPIES_IN_A_DECK * players

    def places(self, state: State, mask: int) -> dict[int, int]:
        """The slot of every card these seats (as bits) can see."""
        taken: dict[str, int] = {}
        found: dict[int, int] = {}
        spare = self.spare
        for place in LOOKED_AT:
            for identity in state.zones[place]:
                card = state.cards[identity]
                if not sees(card, mask):
                    continue
                code = card.face.code.partition("+")[0]
                rank = taken.get(code, 0)
                taken[code] = rank + 1
                if rank < self.copies.get(code, 0):
                    found[identity] = self.first[code] + rank
                elif spare < self.slots:
                    found[identity] = spare
                    spare += 1
        return found

    def actions(self, decision: Decision, places: dict[int, int]) -> dict[int, Option]:
        """The options of a decision by their numbers."""
        found: dict[int, Option] = {}
        for option in decision.options:
            number = self.action(option, places)
            while number in found:  # only where several hidden cards may be named
                number += 1
            found[number] = option
        return found

    def action(self, option: Option, places: dict[int, int]) -> int:
        """The number of an option."""
        number = self.plain.get(option.key)
        if number is not None:
            return number
        word, _, rest = option.key.partition(":")
        for mark in (".", "@"):
            _, found, variant = rest.partition(mark)
            if found:
                word = f"{word}{mark}{variant}"
        return self.verbs[word] + places.get(option.card, self.spare)


@cache
def alphabet(edition: str, quest: str, players: int) -> Alphabet:
    """The alphabet of a scenario, made once."""
    return Alphabet(catalogue(edition), quest, players)
