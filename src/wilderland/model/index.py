"""The index: who listens, who modifies, who forbids, who may act — by kind, in canonical order.

Derived data. `State.move` keeps it; `rebuild` makes it from nothing, and the soak compares both.
An entry is `(stamp, card id, ability)`, or `(serial, source, lasting effect)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wilderland.model.face import AREA, Effect
from wilderland.model.kinds import HAPPENINGS, HIT_POINTS, MARKS, QUEST_POINTS, STATS
from wilderland.model.records import Card

if TYPE_CHECKING:
    from wilderland.model.records import Lasting
    from wilderland.model.state import State

Entry = tuple[int, int, Any]
Saying = tuple[int, int, Effect]
"""An entry of a number or a mark."""

LISTENERS: Final = 0
"""Slot of the first happening."""
MODIFIERS: Final = 37
"""Slot of the first stat: after the happenings."""
RULES: Final = MODIFIERS + 9
"""Slot of the first mark: after the stats."""
assert len(HAPPENINGS) == MODIFIERS and len(STATS) == RULES - MODIFIERS
BOUNDS: Final = (MODIFIERS + HIT_POINTS, MODIFIERS + QUEST_POINTS)
"""Slots whose changes may destroy or explore cards."""
ACTIONS: Final = RULES + MARKS
SLOTS: Final = ACTIONS + 1


def empty() -> list[tuple[Entry, ...]]:
    return [()] * SLOTS


def add(index: list[tuple[Entry, ...]], card: Card) -> None:
    """Wake the abilities a card has at its place."""
    area = AREA[card.zone]
    if area:
        filled = card.face.area_slots.get(area)
        if filled:
            stamp = card.stamp
            for slot, ability in filled:
                entries = index[slot]
                if entries and entries[-1][0] > stamp:
                    index[slot] = tuple(sorted((*entries, (stamp, card.id, ability)), key=_age))
                else:
                    index[slot] = entries + ((stamp, card.id, ability),)


def _age(entry: Entry) -> int:
    return entry[0]


def drop(index: list[tuple[Entry, ...]], card: Card) -> None:
    """Put the abilities of a card to sleep."""
    area = AREA[card.zone]
    if area:
        filled = card.face.area_slots.get(area)
        if filled:
            identity = card.id
            for slot, ability in filled:
                index[slot] = tuple([e for e in index[slot] if e[1] != identity or e[2] is not ability])


def add_lasting(index: list[tuple[Entry, ...]], effect: Lasting) -> None:
    index[effect.slot] = (*index[effect.slot], (effect.serial, effect.scope.self, effect))


def rebuild(state: State) -> list[tuple[Entry, ...]]:
    """The index as it must be: every awake ability and lasting effect by age."""
    index = empty()
    aged: list[tuple[int, Card | Lasting]] = [(card.stamp, card) for card in state.cards]
    aged += [(effect.serial, effect) for effect in state.lasting]
    for _, thing in sorted(aged, key=lambda pair: pair[0]):
        if isinstance(thing, Card):
            add(index, thing)
        else:
            add_lasting(index, thing)
    return index
