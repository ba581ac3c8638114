"""``wilderland lab``: many games, and what they tell."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wilderland.agents.roster import READY, ROSTER, best, known
from wilderland.cli.terminal import Terminal
from wilderland.decks import Deck, insist
from wilderland.errors import BadSetup, WilderlandError
from wilderland.lab.analysis import pairs, summary
from wilderland.lab.chance import Pairs
from wilderland.lab.favourites import favourite_edition, table_of
from wilderland.lab.plan import Arm, Plan
from wilderland.lab.report import html, interval
from wilderland.lab.results import Result
from wilderland.lab.running import Engine, here, run
from wilderland.lab.store import Store
from wilderland.rules.editions import EDITIONS, Edition
from wilderland.text import Catalog
from wilderland.text.problems import why

_text = Catalog()
app = typer.Typer(help=_text.format("lab-help"), no_args_is_help=True)

MIRKWOOD = "passage-through-mirkwood"

File = Annotated[Path, typer.Argument(help=_text.format("lab-file-help"))]
Decks = Annotated[list[str] | None, typer.Option("--deck", "--decks", help=_text.format("lab-decks-help"))]
Scenarios = Annotated[list[str] | None, typer.Option("--scenario", help=_text.format("lab-scenario-help"))]
Modes = Annotated[list[str] | None, typer.Option("--mode", help=_text.format("lab-mode-help"))]
Agents = Annotated[list[str] | None, typer.Option("--agent", help=_text.format("lab-agent-help"))]
EditionName = Annotated[str, typer.Option(help=_text.format("lab-edition-help"))]
Players = Annotated[int, typer.Option(min=1, max=4, help=_text.format("lab-players-help"))]
Games = Annotated[int, typer.Option(min=1, help=_text.format("lab-games-help"))]
Seed = Annotated[int, typer.Option(help=_text.format("lab-seed-help"))]
Jobs = Annotated[int, typer.Option(min=1, help=_text.format("lab-jobs-help"))]
Ray = Annotated[str, typer.Option(help=_text.format("lab-ray-help"))]
AsJson = Annotated[bool, typer.Option("--json", help=_text.format("cli-json-help"))]
CORES = os.cpu_count() or 1


class Lab:
    """What the commands share: words, decks by name, and games under a progress bar."""

    def __init__(self, quiet: bool = False) -> None:
        self.terminal = Terminal()
        self.quiet = quiet

    def table(self, named: str, scenario: str, edition: str) -> tuple[Deck, ...]:
        found = table_of(named, scenario, self.edition(edition).quantities)
        insist(found, edition)
        return found

    def tables(self, decks: Sequence[str] | None, players: int, scenario: str, edition: str) -> list[tuple[Deck, ...]]:
        if not decks:  # the same table in every scenario: the printed decks
            return [self.table(str(players), "", edition)]
        return [self.table(named, scenario, edition) for named in decks]

    def edition(self, code: str) -> Edition:
        if code not in EDITIONS:
            raise BadSetup("error-unknown-edition", word=code, known=tuple(EDITIONS))
        return EDITIONS[code]

    def known(self, agents: Sequence[str] | None) -> list[str]:
        for name in agents or ():
            if not known(name):
                raise WilderlandError("lab-unknown-agent", word=name, known=ROSTER)
        return list(agents or [READY])

    def play(self, store: Store, engine: Engine) -> int:
        """Play what is missing, with a bar that tells the rate and the time left."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, TextColumn("{task.fields[won]}"), disable=self.quiet) as progress:
            missing = len(store.missing())
            task = progress.add_task(_text.format("lab-progress"), total=missing, won="")
            wins = 0

            def told(result: Result) -> None:
                nonlocal wins
                wins += result.won
                progress.update(task, advance=1, won=_text.format("lab-won-so-far", wins=wins))

            return run(store, engine, told)

    def engine(self, jobs: int, ray: str) -> Engine:
        if not ray:
            return here(jobs)
        from wilderland.lab.clusters import on_ray

        return on_ray(ray)

    def fail(self, error: WilderlandError) -> None:
        self.terminal.fail("lab-refused", why=why(self.terminal.prose, error))


@app.command("run", help=_text.format("lab-run-help"))
def run_plan(
    file: File,
    decks: Decks = None,
    scenario: Scenarios = None,
    mode: Modes = None,
    agent: Agents = None,
    edition: EditionName = "revised",
    players: Players = 1,
    games: Games = 100,
    seed: Seed = 0,
    jobs: Jobs = CORES,
    ray: Ray = "",
) -> None:
    lab = Lab()
    try:
        agents, modes = lab.known(agent), mode or ["standard"]
        grids = [
            Plan.grid(lab.tables(decks, players, place, edition), [place], modes, agents, edition)
            for place in scenario or [MIRKWOOD]
        ]
        plan = Plan(tuple(arm for grid in grids for arm in grid.arms), seed, games)
        with Store(file, plan) as store:
            count = lab.play(store, lab.engine(jobs, ray))
            lab.terminal.say("lab-done", games=count, path=str(file))
            overview(lab, store)
    except WilderlandError as error:
        lab.fail(error)


@app.command("match", help=_text.format("lab-match-help"))
def match(
    decks: Decks = None,
    scenario: Annotated[str, typer.Option(help=_text.format("lab-scenario-help"))] = MIRKWOOD,
    mode: Annotated[str, typer.Option(help=_text.format("lab-mode-help"))] = "standard",
    agent: Annotated[str | None, typer.Option(help=_text.format("lab-agent-help"))] = None,
    edition: Annotated[str | None, typer.Option(help=_text.format("lab-match-edition-help"))] = None,
    players: Players = 1,
    games: Games = 100,
    seed: Seed = 0,
    jobs: Jobs = CORES,
    as_json: AsJson = False,
) -> None:
    lab = Lab(quiet=as_json)
    try:
        edition = edition or ("revised" if decks else favourite_edition(scenario, players))
        table = lab.table(",".join(decks or [str(players)]), scenario, edition)
        plan = Plan.grid([table], [scenario], [mode], lab.known([agent or best(len(table))]), edition, seed, games)
        with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "match.db", plan) as store:
            lab.play(store, here(jobs))
            told = summary(store.results())
            if as_json:
                typer.echo(json.dumps(figures(told.rate, told.ms_per_decision)))
            else:
                overview(lab, store)
    except WilderlandError as error:
        lab.fail(error)


def figures(rate: Any, ms: float) -> dict[str, float | int]:
    """What machines want to know of a match."""
    return {
        "win_rate": round(rate.rate, 4),
        "low": round(rate.low, 4),
        "high": round(rate.high, 4),
        "games": rate.games,
        "ms_per_decision": round(ms, 3),
    }


@app.command("compare", help=_text.format("lab-compare-help"))
def compare(
    first: Annotated[str, typer.Argument(help=_text.format("lab-first-help"))],
    second: Annotated[str, typer.Argument(help=_text.format("lab-second-help"))],
    scenario: Annotated[str, typer.Option(help=_text.format("lab-scenario-help"))] = MIRKWOOD,
    mode: Annotated[str, typer.Option(help=_text.format("lab-mode-help"))] = "standard",
    agent: Annotated[str, typer.Option(help=_text.format("lab-agent-help"))] = READY,
    against: Annotated[str | None, typer.Option(help=_text.format("lab-against-help"))] = None,
    edition: EditionName = "revised",
    games: Games = 200,
    seed: Seed = 0,
    jobs: Jobs = CORES,
    page: Annotated[Path | None, typer.Option("--html", help=_text.format("lab-html-help"))] = None,
    as_json: AsJson = False,
) -> None:
    lab = Lab(quiet=as_json)
    try:
        tables = [lab.table(named, scenario, edition) for named in (first, second)]
        players = lab.known([agent, against or agent])
        arms = [Arm(scenario, decks, edition, mode, who) for decks, who in zip(tables, players, strict=True)]
        plan = Plan(tuple(arms), seed, games)
        with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "compare.db", plan) as store:
            lab.play(store, here(jobs))
            told = pairs(store.results(0), store.results(1))
            if page is not None:
                page.write_text(html(store, lab.terminal.prose), "utf-8")
            if as_json:
                typer.echo(json.dumps({**compared(told), "arms": [arm_figures(store, arm) for arm in (0, 1)]}))
            else:
                overview(lab, store)
                names = [" + ".join(deck.name for deck in table) for table in tables]
                if against:
                    names = [f"{name} ({who})" for name, who in zip(names, players, strict=True)]
                verdict(lab, told, names)
    except WilderlandError as error:
        lab.fail(error)


def compared(told: Pairs) -> dict[str, Any]:
    return {
        "games": told.games,
        "difference": round(told.difference, 4),
        "spread": round(told.spread, 4),
        "p": told.p,
        "separated": told.separated,
    }


def arm_figures(store: Store, arm: int) -> dict[str, float | int]:
    told = summary(store.results(arm))
    return figures(told.rate, told.ms_per_decision)


def verdict(lab: Lab, told: Pairs, names: list[str]) -> None:
    """One sentence: which is better, or that it is not known."""
    if told.difference < 0:
        names = names[::-1]
    lab.terminal.say(
        "lab-better" if told.separated else "lab-equal",
        first=names[0],
        second=names[1],
        difference=f"{100 * abs(told.difference):+.1f}",
        spread=f"{100 * told.spread:.1f}",
        p=f"{told.p:.3g}",
        games=told.games,
    )


@app.command("report", help=_text.format("lab-report-help"))
def report(
    file: File, page: Annotated[Path | None, typer.Option("--html", help=_text.format("lab-html-help"))] = None
) -> None:
    lab = Lab()
    try:
        with Store(file) as store:
            if page is not None:
                page.write_text(html(store, lab.terminal.prose), "utf-8")
            overview(lab, store)
            for number, label in enumerate(store.plan.labels):
                details(lab, store, number, label)
    except WilderlandError as error:
        lab.fail(error)
    except ModuleNotFoundError as error:
        lab.terminal.fail("lab-needs", package=str(error.name), extra="lab")


@app.command("export", help=_text.format("lab-export-help"))
def export(file: File, to: Annotated[Path, typer.Argument(help=_text.format("lab-file-help"))]) -> None:
    lab = Lab()
    try:
        with Store(file) as store:
            store.parquet(to)
    except WilderlandError as error:
        lab.fail(error)
    except ModuleNotFoundError as error:
        lab.terminal.fail("lab-needs", package=str(error.name), extra="lab")


def overview(lab: Lab, store: Store) -> None:
    """A line for each arm."""
    heads = ("lab-arm", "lab-games", "lab-win-rate", "lab-rounds", "lab-score", "lab-ms")
    shown = Table(*[_text.format(head) for head in heads])
    for number, label in enumerate(store.plan.labels):
        told = summary(store.results(number))
        score = "–" if told.score is None else f"{told.score:.0f}"
        ms = f"{told.ms_per_decision:.2f}"
        shown.add_row(label, str(told.rate.games), interval(told.rate), f"{told.rounds:.1f}", score, ms)
    lab.terminal.show(shown)


def details(lab: Lab, store: Store, number: int, label: str) -> None:
    """How lost games ended, and the cards that went along with winning and losing."""
    told, prose = summary(store.results(number)), lab.terminal.prose
    lost = Table(_text.format("lab-cause"), _text.format("lab-games"), title=label)
    for word, count in told.causes.items():
        lost.add_row(prose.say("log-lost", reason=word), f"{'█' * round(30 * count / told.rate.games)} {count}")
    cards = Table(*[_text.format(head) for head in ("lab-card", "lab-drawn", "lab-not-drawn", "lab-difference")])
    for one in (*told.impacts[:5], *told.impacts[5:][-5:]):
        difference = f"{100 * one.difference:+.1f}"
        cards.add_row(prose.card(one.code), interval(one.drawn), interval(one.missing), difference)
    lab.terminal.show(lost, cards)
