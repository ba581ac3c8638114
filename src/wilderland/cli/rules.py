"""``wilderland rules``: look a rule up, and see which rules no test proves."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wilderland.text import Catalog
from wilderland.text.rules import Rule, UnknownRule, chapters, rule, rules

_text = Catalog()

LATER_ISSUES: frozenset[str] = frozenset()
"""Rules that may wait for a test because what they speak of is not built yet; none now."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """Which rules the tests name. Rules that no core set card can prove are left out."""

    due: tuple[str, ...]
    covered: tuple[str, ...]
    unknown: tuple[tuple[str, str], ...]
    """(place, id) of every marker that names a rule which does not exist."""

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(rule_id for rule_id in self.due if rule_id not in self.covered)

    @property
    def missing_now(self) -> tuple[str, ...]:
        return tuple(rule_id for rule_id in self.missing if rule_id not in LATER_ISSUES)

    @property
    def complete(self) -> bool:
        return not self.missing_now and not self.unknown


def command(
    rule_id: Annotated[
        str | None, typer.Argument(metavar="ID", help=_text.format("rules-id-help", rule="P6.2", chapter="P6"))
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=_text.format("rules-coverage-help"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=_text.format("cli-json-help"))] = False,
    tests: Annotated[Path, typer.Option(help=_text.format("rules-tests-help"))] = Path("tests"),
) -> None:
    if coverage:
        if rule_id is not None:
            _fail(_text.format("rules-no-coverage-of-one", id=rule_id))
        if not tests.is_dir():
            _fail(_text.format("rules-no-tests", folder=str(tests)))
        _show_coverage(measure(tests), as_json)
    else:
        _show_rules(_selected(rule_id), as_json)


def measure(tests: Path) -> Coverage:
    """Compare the rule list with the markers in all test files below a folder."""
    everything = {entry.id for entry in rules()}
    named = [
        (f"{path.relative_to(tests)}:{line}", rule_id) for path in _test_files(tests) for line, rule_id in marks(path)
    ]
    ids = {rule_id for _, rule_id in named}
    due = tuple(entry.id for entry in rules() if entry.scope != "later")
    return Coverage(
        due=due,
        covered=tuple(rule_id for rule_id in due if rule_id in ids),
        unknown=tuple((place, rule_id) for place, rule_id in named if rule_id not in everything),
    )


def marks(path: Path) -> Iterator[tuple[int, str]]:
    """(line, id) of every ``pytest.mark.rule("…", …)`` in a file, whether decorator, ``pytestmark`` or parameter."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.lineno, argument.value


def _test_files(tests: Path) -> list[Path]:
    return sorted(path for path in tests.rglob("*.py") if path.name.startswith("test_") or path.stem.endswith("_test"))


def _selected(rule_id: str | None) -> tuple[Rule, ...]:
    if rule_id is None:
        return rules()
    if rule_id.upper() in chapters():
        return tuple(entry for entry in rules() if entry.chapter == rule_id.upper())
    try:
        return (rule(rule_id),)
    except UnknownRule as unknown:
        close = [_text.format("rules-close", ids=", ".join(unknown.close))] if unknown.close else []
        _fail(_text.format("rules-unknown", id=rule_id), *close)


def _show_rules(chosen: tuple[Rule, ...], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps([asdict(entry) for entry in chosen], ensure_ascii=False, indent=2))
        return
    console = Console()
    for code, title in chapters().items():
        of_chapter = [entry for entry in chosen if entry.chapter == code]
        if of_chapter:
            console.print(Text(f"{code} {title}", style="bold"))
            console.print(Padding(_grid(of_chapter), (0, 0, 1, 2)))


def _grid(entries: list[Rule]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="cyan")
    grid.add_column()
    for entry in entries:
        scope = Text(f" ({_text.format('rules-scope', scope=entry.scope)})" if entry.scope else "", style="dim")
        grid.add_row(entry.id, Text(entry.text) + scope)
    return grid


def _show_coverage(found: Coverage, as_json: bool) -> None:
    errors = Console(stderr=True)
    for place, rule_id in found.unknown:
        errors.print(Text(_text.format("rules-named-but-unknown", where=place, id=rule_id)), soft_wrap=True)
    if as_json:
        typer.echo(
            json.dumps({"ids": len(found.due), "covered": len(found.covered), "missing": list(found.missing)}, indent=2)
        )
    else:
        _print_coverage(found)
    if not found.complete:
        raise typer.Exit(1)


def _print_coverage(found: Coverage) -> None:
    console = Console()
    later = [rule_id for rule_id in found.missing if rule_id in LATER_ISSUES]
    for message, ids in (("rules-missing-now", found.missing_now), ("rules-missing-later", later)):
        if ids:
            console.print(Text(_text.format(message), style="bold"))
            console.print(Padding(Text(" ".join(ids)), (0, 0, 1, 2)))
    console.print(Text(_text.format("rules-covered", covered=len(found.covered), ids=len(found.due))))


def _fail(*lines: str) -> NoReturn:
    for line in lines:
        Console(stderr=True).print(Text(line), soft_wrap=True)
    raise typer.Exit(2)
