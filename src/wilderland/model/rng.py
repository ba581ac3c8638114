"""Random numbers as one integer a stream (splitmix64): saved in a word, equal on every machine.

Streams are kept apart by purpose, so that another deck size or an undone choice does not move
the encounter shuffle, and paired seeds mean something.
"""

from __future__ import annotations

from functools import cache
from struct import unpack
from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15
"""How far a stream goes on for every number."""
ENCOUNTER_STREAM: Final = 0
DECK_STREAM: Final = 1
"""The first of four: player decks by seat."""
OTHER_STREAM: Final = 5
STREAMS: Final = 6


def mix(word: int) -> int:
    """The splitmix64 finaliser: spreads every bit of `word` over the result."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


def streams(seed: int) -> list[int]:
    """The first states of all streams of a game with this seed."""
    return [mix((seed * STREAMS + number + 1) * GOLDEN & MASK) for number in range(STREAMS)]


def below(word: int, bound: int) -> tuple[int, int]:
    """A number in `range(bound)` and the stream's next state."""
    word = (word + GOLDEN) & MASK
    return (mix(word) * bound) >> 64, word


def shuffled(word: int, items: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The items in random order and the stream's next state: `below` for every item but the first."""
    order = list(items)
    last = len(order) - 1
    if last < 1:
        return items, word
    for number in spread(word, last):
        pick = (number * (last + 1)) >> 64
        order[last], order[pick] = order[pick], order[last]
        last -= 1
    return tuple(order), (word + GOLDEN * (len(order) - 1)) & MASK


def spread(word: int, count: int) -> tuple[int, ...]:
    """What `mix` makes of the stream's next states, all at once: they lie side by side in one long number."""
    ones, steps, mask = lanes(count)
    words = (ones * word + steps) & mask
    words = (((words ^ (words >> 30)) & mask) * 0xBF58476D1CE4E5B9) & mask
    words = (((words ^ (words >> 27)) & mask) * 0x94D049BB133111EB) & mask
    words = (words ^ (words >> 31)) & mask
    return unpack(f"<{2 * count}Q", words.to_bytes(16 * count, "little"))[::2]


@cache
def lanes(count: int) -> tuple[int, int, int]:
    """So many ones, steps of the stream and masks, 128 bits apart: a product of two words has room there."""
    ones = sum([1 << 128 * lane for lane in range(count)])
    steps = sum([(GOLDEN * (lane + 1) & MASK) << 128 * lane for lane in range(count)])
    return ones, steps, ones * MASK
