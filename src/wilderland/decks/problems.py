"""What is wrong with a deck or its file, as data: a message id, its arguments, where, and by which rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from wilderland.errors import BadSetup

LONGEST = 120
"""No name and no quoted line is kept longer than this."""


@dataclass(frozen=True)
class Problem:
    """One thing to tell: a fault, or (not `fatal`) a remark. `line` is 0 where lines make no sense."""

    message: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    line: int = 0
    source: str = ""
    rule: str = ""
    fatal: bool = True

    def at(self, source: str) -> Problem:
        """The same, in that file; a problem that has its file keeps it."""
        return self if self.source else replace(self, source=source)

    def __str__(self) -> str:
        place = [part for part in (self.source, f"line {self.line}" if self.line else "") if part]
        words = self.message.removeprefix("decks-").replace("-", " ")
        given = ", ".join(str(value) for value in self.args.values())
        rule = f" ({self.rule})" if self.rule else ""
        return f"{', '.join(place)}{': ' if place else ''}{words}{': ' if given else ''}{given}{rule}"


class BadDeck(BadSetup):
    """A deck that cannot be used; `problems` says why."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(str(problem) for problem in self.problems))


def bad(message: str, line: int = 0, source: str = "", **args: str | int) -> BadDeck:
    """A deck refused for one reason."""
    return BadDeck([Problem(message, args, line, source)])


def clean(words: str) -> str:
    """Foreign words on one line, of sane length, without control characters."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in words).split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1].rstrip()}…"
