"""The rule list ``rules.md`` as data: every rule by its id, for explanations and for the coverage of the tests."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

_CHAPTER = re.compile(r"## (?P<code>[A-Z]+\d*) (?P<title>.+)")
_ENTRY = re.compile(r"- (?P<id>[A-Z]+\d+(?:\.\d+)?) (?P<text>.+)")
_SCOPED = re.compile(r"(?P<scope>core|engine|later): (?P<text>.+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; ``chapter`` is the code of its chapter (``P6``).

    The FAQ's questions (chapter Q) have a ``scope``: ``core`` (provable with core set cards), ``engine`` (the principle
    binds the engine, the card comes later) or ``later`` (needs a mechanism that no core card has). Others have None.
    """

    id: str
    chapter: str
    text: str
    scope: str | None = None


class UnknownRule(KeyError):
    """There is no rule of that id; ``close`` are the ids that look like it."""

    def __init__(self, rule_id: str, close: tuple[str, ...]) -> None:
        super().__init__(rule_id)
        self.rule_id = rule_id
        self.close = close

    def __str__(self) -> str:
        return f"no rule {self.rule_id!r}" + (f"; close to it: {', '.join(self.close)}" if self.close else "")


def rules() -> tuple[Rule, ...]:
    """All rules, in the order of the list."""
    return _book()[1]


def chapters() -> Mapping[str, str]:
    """The titles of the chapters by their codes, in order."""
    return _book()[0]


def rule(rule_id: str) -> Rule:
    """The rule of that id, in either case; raises ``UnknownRule``."""
    found = _by_id().get(rule_id.upper())
    if found is None:
        close = difflib.get_close_matches(rule_id.upper(), _by_id(), n=5, cutoff=0.5)
        raise UnknownRule(rule_id, tuple(close))
    return found


def parse(text: str) -> tuple[dict[str, str], tuple[Rule, ...]]:
    """Chapters and rules of a list in the form of ``rules.md``; raises ValueError at an entry without an id.

    Entries are ``- ID text``, indented lines carry them on; prose between the headings belongs to no rule.
    """
    titles: dict[str, str] = {}
    entries: list[tuple[str, str, list[str]]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("## "):
            heading = _match(_CHAPTER, line, number)
            titles[heading["code"]] = heading["title"]
        elif line.startswith("- "):
            if not titles:
                raise ValueError(f"line {number}: a rule before the first chapter")
            entry = _match(_ENTRY, line, number)
            entries.append((entry["id"], list(titles)[-1], [entry["text"]]))
        elif line.startswith("  ") and entries:
            entries[-1][2].append(line.strip())
    return titles, tuple(_rule(rule_id, chapter, "\n".join(lines)) for rule_id, chapter, lines in entries)


def _rule(rule_id: str, chapter: str, text: str) -> Rule:
    scoped = _SCOPED.fullmatch(text) if chapter == "Q" else None
    return Rule(rule_id, chapter, scoped["text"], scoped["scope"]) if scoped else Rule(rule_id, chapter, text)


def _match(pattern: re.Pattern[str], line: str, number: int) -> re.Match[str]:
    found = pattern.fullmatch(line)
    if found is None:
        raise ValueError(f"line {number}: cannot read {line!r}")
    return found


@cache
def _book() -> tuple[Mapping[str, str], tuple[Rule, ...]]:
    titles, entries = parse(files(__package__).joinpath("rules.md").read_text(encoding="utf-8"))
    return MappingProxyType(titles), entries


@cache
def _by_id() -> Mapping[str, Rule]:
    return MappingProxyType({rule.id: rule for rule in rules()})
