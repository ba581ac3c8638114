"""Random numbers as one integer a stream (splitmix64): saved in a word, equal on every machine.

Streams are kept apart by purpose, so that another deck size or an undone choice does not move
the encounter shuffle, and paired seeds mean something.
"""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
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
    return [mix((seed * STREAMS + number + 1) * 0x9E3779B97F4A7C15 & MASK) for number in range(STREAMS)]


def below(word: int, bound: int) -> tuple[int, int]:
    """A number in `range(bound)` and the stream's next state."""
    word = (word + 0x9E3779B97F4A7C15) & MASK
    return (mix(word) * bound) >> 64, word


def shuffled(word: int, items: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The items in random order and the stream's next state (`below` written out: it is called for every card)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        word = (word + 0x9E3779B97F4A7C15) & MASK
        spread = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        spread = ((spread ^ (spread >> 27)) * 0x94D049BB133111EB) & MASK
        pick = ((spread ^ (spread >> 31)) * (last + 1)) >> 64
        order[last], order[pick] = order[pick], order[last]
    return tuple(order), word
