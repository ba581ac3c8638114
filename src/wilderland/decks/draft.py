"""A deck while it is read: cards are put in one by one, and nothing that cannot be put in is lost from sight."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from wilderland.decks.model import MOST_COPIES_IN_A_FILE, Deck
from wilderland.decks.pool import PLAYED_FROM_DECKS, pool
from wilderland.decks.problems import BadDeck, Problem, clean

MOST_ENTRIES = 2000
"""In one file: cards, headings, lines."""


@dataclass(frozen=True)
class Reading:
    """What a file says: its decks, and what is to be told about them."""

    decks: tuple[Deck, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def faults(self) -> tuple[Problem, ...]:
        return tuple(problem for problem in self.problems if problem.fatal)

    def complete(self) -> tuple[Deck, ...]:
        """The decks, if all of each was understood; else a `BadDeck` that lists what was not."""
        if self.faults:
            raise BadDeck(self.faults)
        return self.decks

    def at(self, source: str) -> Reading:
        return Reading(self.decks, tuple(problem.at(source) for problem in self.problems))

    @staticmethod
    def joined(readings: Iterable[Reading]) -> Reading:
        """Several readings as one."""
        all_of_them = list(readings)
        return Reading(
            tuple(deck for reading in all_of_them for deck in reading.decks),
            tuple(problem for reading in all_of_them for problem in reading.problems),
        )


class Draft:
    """The deck that a reader is filling."""

    def __init__(self, name: str, line: int = 1) -> None:
        self.name = clean(name)
        self.line = line
        self.heroes: list[str] = []
        self.cards: dict[str, int] = {}
        self.side: dict[str, int] = {}
        self.problems: list[Problem] = []

    def put(self, code: str, count: int, line: int, to_side: bool = False) -> None:
        """Some copies of a card of the pool, where its type belongs."""
        kind = pool().kind(code)
        pile = self.side if to_side else self.cards
        held = self.heroes.count(code) if kind == "hero" and not to_side else pile.get(code, 0)
        if kind not in PLAYED_FROM_DECKS:
            self.refuse("decks-not-for-decks", line, card=pool().title(code))
        elif not 0 < count <= MOST_COPIES_IN_A_FILE - held:
            self.refuse("decks-bad-count", line, card=pool().title(code), count=str(count)[:9])
        elif kind == "hero" and not to_side:
            self.heroes += [code] * count
        else:
            pile[code] = held + count

    def unknown(self, name: str, line: int) -> None:
        """No card of that name or id in the pool."""
        like = pool().close(name)
        words = clean(name)
        if like:
            self.refuse("decks-unknown-card-like", line, card=words, like=like)
        else:
            self.refuse("decks-unknown-card", line, card=words)

    def refuse(self, message: str, line: int, **args: str | int) -> None:
        self.problems.append(Problem(message, args, line))

    def remark(self, message: str, line: int, **args: str | int) -> None:
        self.problems.append(Problem(message, args, line, fatal=False))

    def reading(self, source: str) -> Reading:
        """The deck as far as it goes; one without any card is a fault."""
        if not (self.heroes or self.cards) and not any(problem.fatal for problem in self.problems):
            self.refuse("decks-empty", self.line)
        deck = Deck(self.name or source, tuple(self.heroes), self.cards, self.side)
        return Reading((deck,), tuple(self.problems))
