"""``wilderland soak``: play many games and check everything at every decision."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from wilderland.model.kinds import MAX_SEATS
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.scenarios import scenarios
from wilderland.testing.settings import settings
from wilderland.testing.soak import Report, Result, soak
from wilderland.text import Catalog

_text = Catalog()


def command(
    games: Annotated[int, typer.Option(min=1, help=_text.format("soak-games-help"))] = 100,
    players: Annotated[str, typer.Option(help=_text.format("soak-players-help", one="2", range="1-4"))] = "1-4",
    seed: Annotated[int, typer.Option(help=_text.format("soak-seed-help"))] = 1,
    scenario: Annotated[str, typer.Option(help=_text.format("soak-scenario-help"))] = "",
    edition: Annotated[str, typer.Option(help=_text.format("soak-edition-help"))] = "",
    mode: Annotated[str, typer.Option(help=_text.format("soak-mode-help"))] = "",
    jobs: Annotated[int, typer.Option(min=1, help=_text.format("soak-jobs-help"))] = 1,
    checks: Annotated[bool, typer.Option(help=_text.format("soak-checks-help"))] = True,
    complete: Annotated[bool, typer.Option("--complete", help=_text.format("soak-complete-help"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=_text.format("cli-json-help"))] = False,
) -> None:
    those = settings(_players(players), _some(edition, EDITIONS), _some(scenario, scenarios()), _some(mode, MODES))
    if not those:
        _fail(_text.format("soak-nothing"))
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.fields[broken]}"))
    broken = 0
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=games, broken="")

        def tell(result: Result) -> None:
            nonlocal broken
            broken += result.error is not None
            progress.update(task, advance=1, broken=f"{_text.format('soak-errors')}: {broken}")

        report = soak(games, seed, those, checks, jobs, tell)
    if as_json:
        typer.echo(json.dumps(report.as_json(), ensure_ascii=False))
    else:
        _show(report)
    if not report.ok or (complete and not report.complete):
        raise typer.Exit(1)


def _players(words: str) -> tuple[int, ...]:
    """`2` or `1-4` as the sizes of tables."""
    first, dash, last = words.partition("-")
    if first.isdecimal() and (last.isdecimal() or not dash):
        sizes = tuple(range(int(first), int(last if dash else first) + 1))
        if sizes and sizes[0] > 0 and sizes[-1] <= MAX_SEATS:
            return sizes
    _fail(_text.format("soak-bad-players", words=words, most=MAX_SEATS))


def _some(words: str, known: Iterable[str]) -> tuple[str, ...]:
    """Those that are named, with commas between them; all of them if none is."""
    chosen = tuple(word.strip() for word in words.split(",")) if words else tuple(known)
    for word in chosen:
        if word not in known:
            _fail(_text.format("soak-unknown", word=word, known=", ".join(known)))
    return chosen


def _show(report: Report) -> None:
    console = Console()
    table = Table(show_header=False)
    table.add_row(_text.format("soak-games"), f"{report.games:,}")
    table.add_row(_text.format("soak-decisions"), f"{report.decisions:,}")
    table.add_row(_text.format("soak-wins"), f"{report.wins:,}")
    for scenario, stages in report.decisions_per_stage.items():
        for stage, decisions in stages.items():
            table.add_row(_text.format("soak-stage", scenario=scenario, stage=stage), f"{decisions:,}")
    for edition, modes in report.games_per_mode.items():
        for mode, games in modes.items():
            table.add_row(_text.format("soak-mode", edition=edition, mode=mode), f"{games:,}")
    table.add_row(_text.format("soak-never-used"), ", ".join(report.abilities_never_used) or "–")
    table.add_row(_text.format("soak-seconds"), f"{report.seconds:,}")
    table.add_row(_text.format("soak-errors"), f"{len(report.errors):,}")
    console.print(table)
    for error in report.errors:
        console.print(Text(error["error"], style="bold red"))
        console.print(Text(_text.format("soak-where", number=error["plan"]["number"], seed=error["plan"]["seed"])))
        console.print_json(json.dumps({"plan": error["plan"], "choices": error["choices"]}), indent=None)


def _fail(line: str) -> NoReturn:
    Console(stderr=True).print(Text(line), soft_wrap=True)
    raise typer.Exit(2)
