"""Mutants: the game with one ability, keyword or rule function taken out. A test must notice each.

Abilities are taken out of the written texts, keywords out of the printed facts, functions of `rules`
are made to do nothing — in a process of its own, which then runs the tests of that card or rule.
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import Any

from wilderland.cards import catalogue as shelves
from wilderland.kernel.node import Step
from wilderland.language.ability import AsAttachment
from wilderland.language.card import WRITTEN

RULE_ID = re.compile(r"\b((?:P\d|[A-Z]{1,2})\d*(?:\.\d+)?)(?:–((?:P\d|[A-Z]{1,2})\d*(?:\.\d+)?))?(?![A-Za-z0-9])")
BUILDERS = {f"wilderland.rules.{name}" for name in ("program", "windows", "editions", "carry")}
"""Modules that only put the program together before any game, or hold data."""


@dataclass(frozen=True)
class Mutant:
    """One thing taken out, and the markers of the tests that must notice."""

    id: str
    cards: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


# -- what there is to take out --------------------------------------------------------------------
def all_mutants() -> list[Mutant]:
    return [*ability_mutants(), *keyword_mutants(), *rule_mutants()]


def ability_mutants() -> Iterator[Mutant]:
    """Every part of every card, in every wording."""
    for title, text in WRITTEN.items():
        for wording in ("parts", "original", "first"):
            for path in part_paths(getattr(text, wording) or ()):
                yield Mutant(f"card:{title}:{wording}:{path}", cards=(title,))


def part_paths(parts: tuple[Any, ...]) -> Iterator[str]:
    for number, part in enumerate(parts):
        yield str(number)
        if isinstance(part, AsAttachment):
            for inner in part_paths(part.parts):
                yield f"{number}.{inner}"


def keyword_mutants() -> Iterator[Mutant]:
    """Every keyword of every written card."""
    for entry in shelves.read("core.json"):
        title = entry.get("name_b", entry["name"])
        if title in WRITTEN:
            for word in entry.get("keywords", {}):
                yield Mutant(f"keyword:{entry['code']}:{word}", cards=(title,))


def rule_modules() -> Iterator[ModuleType]:
    for found in pkgutil.iter_modules(importlib.import_module("wilderland.rules").__path__, "wilderland.rules."):
        if found.name not in BUILDERS:
            yield importlib.import_module(found.name)


def rule_mutants() -> Iterator[Mutant]:
    """Every function of the rules, with the rule ids its docstring (or its class's) names."""
    for module in rule_modules():
        short = module.__name__.rpartition(".")[2]
        for name, value in vars(module).items():
            function = value.run if isinstance(value, Step) else value
            if getattr(function, "__module__", "") != module.__name__:
                continue
            if isinstance(function, FunctionType) and name != "phase":
                yield Mutant(f"rule:{short}.{name}", rules=ids_in(function.__doc__))
            elif inspect.isclass(value) and value.__name__ == name:
                for method, body in vars(value).items():
                    if isinstance(body, FunctionType) and not method.startswith("__"):
                        ids = ids_in(body.__doc__) or ids_in(value.__doc__)
                        yield Mutant(f"rule:{short}.{name}.{method}", rules=ids)


def ids_in(docstring: str | None) -> tuple[str, ...]:
    """The rule ids at the head of a docstring or in it, ranges like SC1–SC3 spelt out."""
    found = []
    for first, last in RULE_ID.findall(docstring or ""):
        if not re.search(r"\d", first) and first not in ("W", "S", "X", "K", "O", "SC", "E"):
            continue
        found.append(first)
        if last:
            stem = first.rstrip("0123456789")
            start, end = int(first[len(stem) :]), int(last[len(stem) :])
            found += [f"{stem}{number}" for number in range(start + 1, end + 1)]
    return tuple(found)


# -- taking it out --------------------------------------------------------------------------------
def apply(mutant: Mutant) -> None:
    """Take it out of this process for good."""
    kind, _, rest = mutant.id.partition(":")
    if kind == "card":
        title, wording, path = rest.rsplit(":", 2)
        text = WRITTEN[title]
        parts = without(getattr(text, wording), [int(step) for step in path.split(".")])
        words: dict[str, Any] = {wording: parts}
        WRITTEN[title] = dataclasses.replace(text, **words)
        shelves.catalogue.cache_clear()
    elif kind == "keyword":
        code, word = rest.split(":")
        forget_keyword(code, word)
    else:
        stop_function(rest)


def without(parts: tuple[Any, ...], path: list[int]) -> tuple[Any, ...]:
    first, *deeper = path
    if not deeper:
        return (*parts[:first], *parts[first + 1 :])
    inner = dataclasses.replace(parts[first], parts=without(parts[first].parts, deeper))
    return (*parts[:first], inner, *parts[first + 1 :])


def forget_keyword(code: str, word: str) -> None:
    original = shelves.read

    def read(name: str) -> Any:
        data = original(name)
        for entry in data:
            if entry.get("code") == code and "keywords" in entry:
                entry["keywords"].pop(word, None)
        return data

    shelves.read = read
    shelves.catalogue.cache_clear()


def nothing(*args: Any, **kwargs: Any) -> None:
    """What a stopped function does."""


def stop_function(path: str) -> None:
    module_name, *names = path.split(".")
    module = importlib.import_module(f"wilderland.rules.{module_name}")
    if len(names) == 2:
        setattr(getattr(module, names[0]), names[1], nothing)
        return
    value = getattr(module, names[0])
    function = value.run if isinstance(value, Step) else value
    function.__code__ = nothing.__code__


