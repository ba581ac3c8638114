"""A table card by card: what lies where by its name, who carries what, how each hero fares.

The outlook's plain facts say how many cards are held and how many wounds were taken; which cards, and whose wounds,
decides games as well. Where a scenario's weights know cards by name (`outlook.json`), this is what they are about.
"""

from __future__ import annotations

from wilderland.effects.numbers import stat
from wilderland.model.kinds import (
    ACTIVE,
    ATTACHED,
    CHARACTERS,
    DISCARDS,
    ENGAGED_ZONES,
    HANDS,
    HERO,
    HIT_POINTS,
    OBJECTIVE,
    PLAY_ZONES,
    STAGING,
)
from wilderland.model.state import State

SHARED = ((STAGING, "staged"), (ACTIVE, "active"), (ATTACHED, "attached"))
OWN = ((HANDS, "held"), (ENGAGED_ZONES, "engaged"), (DISCARDS, "spent"))
"""What the places are called, whoever's they are; of those in play `ours` is said."""


def details(state: State) -> dict[str, float]:
    """How often each card lies in each place, and what is to be told of each hero."""
    found: dict[str, float] = {}
    for place, name in SHARED:
        count(state, state.zones[place], name, found)
    for seat in state.turn_order:
        for zones, name in OWN:
            count(state, state.zones[zones[seat]], name, found)
        count(state, state.zones[PLAY_ZONES[seat]], "ours", found)
        for card in state.zones[PLAY_ZONES[seat]]:
            tell(state, card, found)
    for card in state.zones[STAGING]:
        guard = state.cards[card].guard
        if guard >= 0:
            more(found, f"guards: {state.cards[guard].printed.name}")
    return found


def count(state: State, cards: tuple[int, ...], place: str, found: dict[str, float]) -> None:
    for card in cards:
        face = state.cards[card].face
        if face.kind != OBJECTIVE:  # which of them lies free, which is claimed and which is astray counts, no name
            more(found, f"{place}: {face.name}")


def tell(state: State, card: int, found: dict[str, float]) -> None:
    """Of one who is in play: whether it is tired; of a hero its state, or that it is jailed."""
    record = state.cards[card]
    if record.face.hidden:
        more(found, f"jailed: {record.printed.name}")
        return
    if record.exhausted and record.face.kind in CHARACTERS:
        more(found, f"tired: {record.face.name}")
    if record.face.kind != HERO:
        return
    name = record.face.name
    found[f"hit points: {name}"] = float(stat(state, card, HIT_POINTS) - record.damage)
    found[f"resources: {name}"] = float(record.resources)
    for carried in record.attachments:
        more(found, f"{name} carries: {state.cards[carried].face.name}")


def more(found: dict[str, float], word: str) -> None:
    found[word] = found.get(word, 0.0) + 1.0
