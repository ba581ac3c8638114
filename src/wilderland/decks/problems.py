"""What is wrong with a deck or its file: problems, and the error that carries them."""

from __future__ import annotations

from collections.abc import Iterable

from wilderland.errors import BadSetup, Problem

__all__ = ["BadDeck", "Problem", "bad", "clean"]

LONGEST = 120
"""No name and no quoted line is kept longer than this."""


class BadDeck(BadSetup):
    """A deck that cannot be used; `problems` says why."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        self.args = (self.problems,)


def bad(message: str, line: int = 0, source: str = "", **args: str | int) -> BadDeck:
    """A deck refused for one reason."""
    return BadDeck([Problem(message, args, line, source)])


def clean(words: str) -> str:
    """Foreign words on one line, of sane length, without control characters."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in words).split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1].rstrip()}…"
