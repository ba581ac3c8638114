"""Chance for players: a stream of its own, equal on every machine and Python version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wilderland.model.rng import MASK, below, mix, shuffled

Item = TypeVar("Item")


class Dice:
    """Random picks from a seed (any number of words, so that streams can be told apart)."""

    __slots__ = ("word",)

    def __init__(self, *seed: int) -> None:
        self.word = 0
        for number in seed:
            self.word = mix((self.word + number * 0x9E3779B97F4A7C15 + 1) & MASK)

    def below(self, bound: int) -> int:
        """A number in `range(bound)`."""
        number, self.word = below(self.word, bound)
        return number

    def between(self, least: int, most: int) -> int:
        """A number from `least` to `most`, both included."""
        return least + self.below(most - least + 1)

    def chance(self, times: int, of: int) -> bool:
        """True `times` out of `of`."""
        return self.below(of) < times

    def pick(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        order, self.word = shuffled(self.word, tuple(range(len(items))))
        return [items[number] for number in order]
