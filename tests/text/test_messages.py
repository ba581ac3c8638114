"""Every message the engine emits is in the catalog and renders; every message of the catalog is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import wilderland
from wilderland.cards.catalogue import catalogue
from wilderland.decks import starters
from wilderland.kernel import reasons
from wilderland.model.kinds import CARD_KINDS, PHASES, SPHERES, STATS
from wilderland.model.records import EVERYONE, Decision, LogEntry, Option, Reason
from wilderland.model.state import CARD_WORDS
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.scenarios import scenarios
from wilderland.text import Catalog
from wilderland.text.prose import Prose, slug
from wilderland.text.rules import rule

PACKAGE = Path(wilderland.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
SPEAKERS = ("text", "cli", "testing", "server")
"""Packages that use messages; all others only emit their ids."""

EMITTED = re.compile(r"(log|prompt|option|why)-[a-z0-9-]+")
VIEW: dict[str, Any] = {
    "staging": [{"id": 7, "code": "forest-spider"}],
    "players": [{"play": [{"id": 3, "code": "gimli"}]}],
}
SAMPLES: dict[str, Any] = {
    "seat": 1,
    "amount": 2,
    "total": 30,
    "number": 4,
    "phase": "quest",
    "stat": "attack",
    "reason": "threat",
    "word": "damage",
    "willpower": 5,
    "threat": 3,
}


def sources(engine: bool) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        if (path.relative_to(PACKAGE).parts[0] in SPEAKERS) is not engine:
            yield path, _parsed(path)


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def words(tree: ast.AST) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def emitted() -> frozenset[str]:
    """The ids that stand in the engine as they are."""
    return frozenset(word for _, tree in sources(True) for word in words(tree) if EMITTED.fullmatch(word))


def called(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == name:
            yield node


@cache
def branches() -> set[str]:
    """The effects cards let one choose from."""
    return {
        f"option-{keyword.arg.replace('_', '-')}"
        for _, tree in sources(True)
        for call in called(tree, "choose_one")
        for keyword in call.keywords
        if keyword.arg and keyword.arg != "by"
    }


@cache
def verbs() -> set[str]:
    """The first words of the keys of options that name a card."""
    found = {"respond-to"}
    for _, tree in sources(True):
        for call in called(tree, "Option"):
            if any(isinstance(part, ast.Constant) and part.value == "option-card" for part in call.args):
                found |= {word.partition(":")[0] for word in words(call.args[0]) if word not in ("", "option-card")}
        for call in called(tree, "key"):
            found |= {str(ast.literal_eval(part)) for part in call.args if _is_word(part)}
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and function.name == "action_key":
                found |= {word.partition(":")[0] for word in words(function) if re.fullmatch(r"[a-z]+:", word)}
    return {f"option-card-{word}" for word in found}


@cache
def steps() -> set[str]:
    """Where a game can stand: windows, steps, beginnings and ends of phases."""
    found = {*PHASES, *(f"{phase}.end" for phase in PHASES if phase != "setup")}
    for _, tree in sources(True):
        found |= {str(ast.literal_eval(call.args[0])) for call in called(tree, "window") if _is_word(call.args[0])}
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "state.step" and _is_word(node.value):
                found.add(str(ast.literal_eval(node.value)))
    return {f"step-{step.replace('.', '-')}" for step in found}


def _is_word(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@cache
def notes() -> dict[str, set[str]]:
    """The messages of the chronicle, each with the arguments its notes give."""
    found: dict[str, set[str]] = {}
    for _, tree in sources(True):
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in called(function, "note"):
                ids = {word for word in words(call.args[0]) if word.startswith("log-")} if call.args else set()
                ids = ids or {word for word in words(function) if EMITTED.fullmatch(word) and word.startswith("log-")}
                given = {keyword.arg for keyword in call.keywords if keyword.arg and keyword.arg != "seats"}
                for message in ids:
                    found[message] = found[message] & given if message in found else given
    return found


def line(message: str, given: set[str], **more: Any) -> LogEntry:
    args = {word: (7, "forest-spider") if word in CARD_WORDS else SAMPLES[word] for word in given}
    return LogEntry(None, 1, 0, 1, 3, message, {**args, **more}, EVERYONE)


def catalog_ids(file: str) -> set[str]:
    parsed = FluentParser().parse((PACKAGE / "text" / "en" / file).read_text("utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, fluent.Message)}


def test_the_scan_finds_what_there_is():
    assert {"log-play", "log-damage", "log-respond", "log-lost"} <= set(notes())
    assert {"option-card-play", "option-card-commit", "option-card-respond", "option-card-resolve"} <= verbs()
    assert {"step-quest-staging", "step-combat-enemy-3", "step-travel-end", "step-setup"} <= steps()
    assert {"option-calm", "option-one-player"} <= branches()


@pytest.mark.parametrize("message", sorted(notes()))
def test_every_line_of_the_chronicle_reads_well(message: str):
    text = Prose(names=["Anna", "Ben"]).entry(line(message, notes()[message]))
    assert text[0].isupper() or text[0].isdigit()
    assert "{" not in text and "  " not in text
    for word, name in (("seat", "Ben"), ("card", "Forest Spider"), ("source", "Forest Spider"), ("total", "30")):
        if word in notes()[message] and (message, word) not in UNNAMED:
            assert name in text


UNNAMED = {("log-forced", "seat"), ("log-passive", "seat"), ("log-attack", "seat"), ("log-modify", "source")}
"""Arguments that a line does without."""


@pytest.mark.parametrize(
    ("message", "down", "up"),
    [("log-threat", "falls by 2", "rises by 2"), ("log-progress", "taken off", "2 progress on")],
)
def test_numbers_that_fall_and_rise(message: str, down: str, up: str):
    prose = Prose()
    assert down in prose.entry(line(message, notes()[message], amount=-2))
    assert up in prose.entry(line(message, notes()[message], amount=2))


@pytest.mark.parametrize("prompt", sorted(word for word in emitted() if word.startswith("prompt-")))
@pytest.mark.parametrize("source", [7, -1])
def test_every_prompt_says_who_is_asked_by_what(prompt: str, source: int):
    text = Prose(names=["Anna", "Ben"]).prompt(VIEW, Decision(0, 1, "choose", prompt, [], source))
    assert prompt == "prompt-action" or text.startswith("Ben: ")
    assert "{" not in text


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("pay:3", "how do you pay for Forest Spider?"),
        ("host:3", "what is Forest Spider attached to?"),
        ("x:2", "how much is X for Forest Spider?"),
        ("exhaust:3", "who exhausts for Forest Spider?"),
        ("discard:3", "which card is discarded for Forest Spider?"),
    ],
)
def test_a_cost_says_what_is_to_be_chosen(key: str, text: str):
    asked = Decision(0, 1, "cost", "prompt-cost", [Option(key, "option-card", 3)], 7)
    assert Prose(names=["Anna", "Ben"]).prompt(VIEW, asked) == f"Ben: {text}"


def test_every_option_that_names_a_card_names_it():
    prose = Prose()
    for message in sorted(verbs() - {"option-card-respond-to"}):
        word = message.removeprefix("option-card-")
        assert "Gimli" in prose.option(VIEW, Option(f"{word}:3", "option-card", 3))
    assert prose.option(VIEW, Option("respond:3", "option-card", 3, about=7)) == "Respond with Gimli (Forest Spider)"
    assert prose.option(VIEW, Option("respond:3", "option-card", 3, about=3)) == "Respond with Gimli"


def test_every_other_option_renders():
    prose = Prose(names=["Anna"])
    labels = {word for word in emitted() if word.startswith("option-")} - {"option-card"}
    for label in sorted(labels | branches()):
        key = {"option-amount": "amount:4", "option-x": "x:4"}.get(label, "word")
        assert prose.option(VIEW, Option(key, label, 3, 0))
    assert prose.option(VIEW, {"key": "x:4", "label": "option-x", "card": -1, "seat": -1, "about": -1}) == "X is 4"
    assert prose.option(VIEW, Option("player:0", "option-player", seat=0)) == "Anna"


def test_every_reason_has_words_and_a_rule():
    found = [value for value in vars(reasons).values() if isinstance(value, Reason)]
    assert {reason.message for reason in found} == {word for word in emitted() if word.startswith("why-")}
    for reason in found:
        assert Prose().reason(reason).endswith(".")
        assert rule(reason.rule).text


def test_every_step_and_phase_has_a_name():
    for message in steps() | {f"phase-{phase}" for phase in PHASES}:
        assert Catalog().format(message)


def test_every_word_of_the_cards_has_a_message():
    catalog, prose = Catalog(), Prose()
    facts = catalogue("revised").facts
    families: dict[str, set[str]] = {
        "type": set(CARD_KINDS),
        "sphere": set(SPHERES),
        "sphere-mark": set(SPHERES) - {"neutral"},
        "stat": {stat.replace("_", "-") for stat in STATS},
        "keyword": {word for entry in facts.values() for word in entry.get("keywords", {})},
        "trait": {slug(trait) for entry in facts.values() for trait in entry.get("traits", ())},
        "set": {entry["set"] for entry in facts.values() if entry.get("set")},
        "scenario": set(scenarios()),
        "deck": {name for edition in EDITIONS.values() for name in starters(edition.quantities)},
        "edition": set(EDITIONS),
        "mode": set(MODES),
        "card": set(facts),
    }
    for family, members in families.items():
        for word in members:
            assert catalog.has(f"{family}-{word}"), f"{family}-{word}"
        if family not in ("card", "sphere", "set", "deck"):
            there = {
                name.removeprefix(f"{family}-") for name in catalog_ids("words.ftl") if name.startswith(f"{family}-")
            }
            assert there == members, family
    assert all(prose.trait(trait) == trait for entry in facts.values() for trait in entry.get("traits", ()))


def test_the_engine_emits_every_message_of_its_catalog():
    spoken = set().union(*(words(tree) for _, tree in sources(False)))
    needed = emitted() - {"option-card"} | branches() | verbs() | steps()
    assert needed - catalog_ids("game.ftl") == set()
    assert catalog_ids("game.ftl") - needed - spoken == set()


def put_together(template: str) -> str:
    """The shape of a message id that the page puts together."""
    return "(.+)".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template))


@cache
def speech() -> tuple[set[str], re.Pattern[str]]:
    """All words of the source, and the shapes of message ids that are put together."""
    spoken: set[str] = set()
    patterns: set[str] = set()
    for _, tree in (*sources(False), *sources(True)):
        spoken |= words(tree)
        patterns |= {_pattern(node) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)}
    for file in PAGE.rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            source = file.read_text("utf-8")
            spoken |= set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", source))
            patterns |= {put_together(found) for found in re.findall(r"`([a-z][a-z0-9-]*-\$\{[^`]*)`", source)}
    shapes = [pattern for pattern in sorted(patterns) if re.match(r"[a-z]+(\\-[a-z]+)*\\-\(|\(\.\+\)\\-help$", pattern)]
    return spoken, re.compile("|".join(shapes))


@pytest.mark.parametrize("file", sorted(path.name for path in (PACKAGE / "text" / "en").glob("*.ftl")))
def test_no_message_is_dead(file: str):
    spoken, shapes = speech()
    dead = catalog_ids(file) - spoken - branches()
    assert {message for message in dead if not shapes.fullmatch(message)} == set()


def _pattern(node: ast.JoinedStr) -> str:
    """What an f-string can become, if it is a message id."""
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in node.values)
