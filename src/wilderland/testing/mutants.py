"""Mutants: the game with one ability, keyword, difference or rule function taken out. A test must notice each.

Abilities are taken out of the written texts, keywords out of the printed facts; what is special about an edition or a
mode becomes as in any other; functions that carry out rules are made to do nothing. All of it in a process of its own,
which then runs the tests of that card or rule.
"""

from __future__ import annotations

import ast
import dataclasses
import importlib
import inspect
import pkgutil
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import Any

from wilderland.cards import catalogue as shelves
from wilderland.decks.legality import checked
from wilderland.kernel.node import Step
from wilderland.language.ability import AsAttachment, SideB
from wilderland.language.card import WRITTEN
from wilderland.rules.editions import EDITIONS, MODES, Edition, Mode

RULE_ID = re.compile(r"\b((?:P\d|[A-Z]{1,2})\d*(?:\.\d+)?)(?:–((?:P\d|[A-Z]{1,2})\d*(?:\.\d+)?))?(?![A-Za-z0-9])")
BUILDERS = {f"wilderland.rules.{name}" for name in ("program", "windows", "editions")}
"""Modules that only put the program together before any game, or hold data."""
ALSO_RULES = ("campaign.campaign", "campaign.resolution", "campaign.series", "setups", "scenarios")
"""Modules beside `rules` whose functions carry out rules; in the last two only those that name one."""
ORDINARY = {"original": "revised", "first-printing": "original", "revised": "original"}
"""Which edition another one is taken for where a difference is taken out."""


@dataclass(frozen=True)
class Mutant:
    """One thing taken out, and the markers of the tests that must notice."""

    id: str
    cards: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


# -- what there is to take out --------------------------------------------------------------------
def all_mutants() -> list[Mutant]:
    cards = [*ability_mutants(), *keyword_mutants(), *wording_mutants()]
    return [*cards, *edition_mutants(), *mode_mutants(), *rule_mutants()]


def ability_mutants() -> Iterator[Mutant]:
    """Every part of every card, in every wording."""
    for title, text in WRITTEN.items():
        for wording in ("parts", "original", "first"):
            for path in part_paths(getattr(text, wording) or ()):
                yield Mutant(f"card:{title}:{wording}:{path}", cards=(title,))


def part_paths(parts: tuple[Any, ...]) -> Iterator[str]:
    for number, part in enumerate(parts):
        yield str(number)
        if isinstance(part, (AsAttachment, SideB)):
            for inner in part_paths(part.parts):
                yield f"{number}.{inner}"


def keyword_mutants() -> Iterator[Mutant]:
    """Every keyword of every written card."""
    for entry in shelves.read("core.json"):
        title = entry.get("name_b", entry["name"])
        if title in WRITTEN:
            for word in entry.get("keywords", {}):
                yield Mutant(f"keyword:{entry['code']}:{word}", cards=(title,))


def wording_mutants() -> Iterator[Mutant]:
    """Every card that an edition words otherwise, with that wording forgotten."""
    for title, text in WRITTEN.items():
        for wording in ("original", "first"):
            if getattr(text, wording) is not None:
                yield Mutant(f"wording:{title}:{wording}", cards=(title,))


def edition_mutants() -> Iterator[Mutant]:
    """Every difference between editions, with the rule its docstring names; for wordings the cards that differ."""
    rules = fields_with_rules(Edition)
    for code, other in ORDINARY.items():
        for field in rules:
            if field != "code" and getattr(EDITIONS[code], field) != getattr(EDITIONS[other], field):
                differ = {"errata": "first", "revised": "original"}.get(field, "")
                cards = tuple(title for title, text in WRITTEN.items() if differ and getattr(text, differ) is not None)
                yield Mutant(f"edition:{code}:{field}", cards, rules[field])


def mode_mutants() -> Iterator[Mutant]:
    """Everything special about a mode, with the rule its docstring names."""
    rules, plain = fields_with_rules(Mode), Mode("plain")
    for code, mode in MODES.items():
        for field in rules:
            if field != "code" and getattr(mode, field) != getattr(plain, field):
                yield Mutant(f"mode:{code}:{field}", rules=rules[field])


def fields_with_rules(kind: type) -> dict[str, tuple[str, ...]]:
    """The fields of a dataclass with the rules the strings under them name."""
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0].body  # type: ignore[attr-defined]
    found: dict[str, tuple[str, ...]] = {}
    for before, line in zip([None, *body], body, strict=False):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            found[line.target.id] = ()
        elif isinstance(before, ast.AnnAssign) and isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
            found[list(found)[-1]] = ids_in(str(line.value.value))
    return found


def rule_modules() -> Iterator[ModuleType]:
    for found in pkgutil.iter_modules(importlib.import_module("wilderland.rules").__path__, "wilderland.rules."):
        if found.name not in BUILDERS:
            yield importlib.import_module(found.name)
    for name in ALSO_RULES:
        yield importlib.import_module(f"wilderland.{name}")


def rule_mutants() -> Iterator[Mutant]:
    """Every function of the rules, with the rule ids its docstring (or its class's, or its module's) names."""
    for module in rule_modules():
        for name, ids in functions_of(module):
            path = module.__name__.removeprefix("wilderland.")
            if ids or path.startswith(("rules.", "campaign.")):
                yield Mutant(f"rule:{path}:{name}", rules=ids or ids_in(module.__doc__))


def functions_of(module: ModuleType) -> Iterator[tuple[str, tuple[str, ...]]]:
    for name, value in vars(module).items():
        function = value.run if isinstance(value, Step) else inspect.unwrap(value) if callable(value) else value
        if getattr(function, "__module__", "") != module.__name__:
            continue
        if isinstance(function, FunctionType) and name != "phase":
            yield name, ids_in(function.__doc__)
        elif inspect.isclass(value) and value.__name__ == name:
            for method, attribute in vars(value).items():
                body = plain_function(attribute)
                if body is not None and not method.startswith("__"):
                    yield f"{name}.{method}", ids_in(body.__doc__) or ids_in(value.__doc__)


def plain_function(attribute: Any) -> FunctionType | None:
    """The function behind a method, a static method or a property."""
    inner = attribute.fget if isinstance(attribute, property) else getattr(attribute, "__func__", attribute)
    found = inspect.unwrap(inner) if callable(inner) else None
    return found if isinstance(found, FunctionType) else None


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
    checked.cache_clear()
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
    elif kind == "wording":
        title, wording = rest.rsplit(":", 1)
        forgotten: dict[str, Any] = {wording: None}
        WRITTEN[title] = dataclasses.replace(WRITTEN[title], **forgotten)
        shelves.catalogue.cache_clear()
    elif kind == "edition":
        code, field = rest.split(":")
        same = {field: getattr(EDITIONS[ORDINARY[code]], field)}
        EDITIONS[code] = dataclasses.replace(EDITIONS[code], **same)
        shelves.catalogue.cache_clear()
    elif kind == "mode":
        code, field = rest.split(":")
        MODES[code] = dataclasses.replace(MODES[code], **{field: getattr(Mode("plain"), field)})
    else:
        stop_function(*rest.split(":"))


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


def stop_function(module_name: str, path: str) -> None:
    module = importlib.import_module(f"wilderland.{module_name}")
    name, _, method = path.partition(".")
    if method:
        setattr(getattr(module, name), method, stopped(vars(getattr(module, name))[method]))
        return
    value = getattr(module, name)
    function = value.run if isinstance(value, Step) else inspect.unwrap(value)
    function.__code__ = nothing.__code__


def stopped(attribute: Any) -> Any:
    """What takes the place of a method, a static method or a property."""
    if isinstance(attribute, property):
        return property(nothing)
    return staticmethod(nothing) if isinstance(attribute, staticmethod) else nothing
