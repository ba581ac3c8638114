"""``wilderland deck``: check, show, count, convert and fetch decks."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wilderland.cli.terminal import Terminal, indented
from wilderland.decks import (
    FORMATS,
    BadDeck,
    Deck,
    Problem,
    Reading,
    Statistics,
    check,
    conflicts,
    reading_of,
    starter_of,
    statistics,
    write_bytes,
)
from wilderland.decks.fetch import RINGSDB, SECONDS, fetch
from wilderland.decks.pool import pool
from wilderland.rules.editions import EDITIONS
from wilderland.text import Catalog
from wilderland.text.problems import told
from wilderland.text.prose import Prose

_text = Catalog()
app = typer.Typer(help=_text.format("decks-help"), no_args_is_help=True)

Named = Annotated[list[str], typer.Argument(metavar="DECK...", help=_text.format("decks-deck-help"))]
OfEdition = Annotated[str, typer.Option(help=_text.format("play-edition-help"))]
AsJson = Annotated[bool, typer.Option("--json", help=_text.format("cli-json-help"))]
To = Annotated[str | None, typer.Option(help=_text.format("decks-to-help", formats=", ".join(FORMATS)))]
Out = Annotated[Path | None, typer.Option(help=_text.format("decks-out-help"))]
Partial = Annotated[bool, typer.Option("--partial", help=_text.format("decks-partial-help"))]

FAULTY = 1
BAR = 30


# -- commands -----------------------------------------------------------------------------------
@app.command("check", help=_text.format("decks-check-help"))
def check_command(decks: Named, edition: OfEdition = "revised", as_json: AsJson = False) -> None:
    terminal = _terminal(edition)
    reading = _read(terminal, decks, edition)
    verdicts = [(deck, check(deck, edition)) for deck in reading.decks]
    shared = conflicts(reading.decks)
    faults = [problem for problem in (*reading.problems, *shared) if problem.fatal]
    bad = bool(faults) or any(problem.fatal for _, found in verdicts for problem in found)
    if as_json:
        _print_json(
            {
                "legal": not bad,
                "file": _as_data(terminal.prose, reading.problems),
                "decks": [
                    {
                        "name": deck.name,
                        "legal": not any(problem.fatal for problem in found),
                        "starter": starter_of(deck, edition),
                        "problems": _as_data(terminal.prose, found),
                    }
                    for deck, found in verdicts
                ],
                "table": _as_data(terminal.prose, shared),
            }
        )
    else:
        _tell(terminal, reading.problems)
        for deck, found in verdicts:
            fine = not any(problem.fatal for problem in found)
            printed = starter_of(deck, edition) is not None
            word = ("decks-legal-starter" if printed else "decks-legal") if fine else "decks-illegal"
            style = "green" if fine else "bold red"
            terminal.say(word, style=style, deck=deck.name, edition=terminal.prose.say(f"edition-{edition}"))
            _tell(terminal, (Problem(one.message, one.args, rule=one.rule, fatal=one.fatal) for one in found), 1)
        _tell(terminal, shared)
    raise typer.Exit(FAULTY if bad else 0)


@app.command("show", help=_text.format("decks-show-help"))
def show_command(decks: Named, edition: OfEdition = "revised", as_json: AsJson = False) -> None:
    terminal = _terminal(edition)
    reading = _read(terminal, decks, edition)
    _tell_errors(terminal, reading.problems)
    if as_json:
        _print_json([deck.as_json() for deck in reading.decks])
    else:
        for number, deck in enumerate(reading.decks):
            terminal.show(*([Text()] if number else []), *_page(terminal.prose, deck))
    raise typer.Exit(FAULTY if reading.faults else 0)


@app.command("stats", help=_text.format("decks-stats-help"))
def stats_command(decks: Named, edition: OfEdition = "revised", as_json: AsJson = False) -> None:
    terminal = _terminal(edition)
    reading = _read(terminal, decks, edition)
    _tell_errors(terminal, reading.problems)
    counted = [(deck, statistics(deck)) for deck in reading.decks]
    if as_json:
        _print_json([{"name": deck.name, **numbers.as_json()} for deck, numbers in counted])
    else:
        for number, (deck, numbers) in enumerate(counted):
            terminal.show(*([Text()] if number else []), Text(deck.name, style="bold cyan"))
            terminal.show(Text(_summary(terminal.prose, numbers)), *_tables(terminal.prose, numbers))
    raise typer.Exit(FAULTY if reading.faults else 0)


@app.command("convert", help=_text.format("decks-convert-help"))
def convert_command(
    decks: Named, to: To = None, out: Out = None, edition: OfEdition = "revised", partial: Partial = False
) -> None:
    terminal = _terminal(edition)
    form = _format(terminal, to, out, None)
    _write(terminal, _read(terminal, decks, edition), form, out, partial)


@app.command("fetch", help=_text.format("decks-fetch-help"))
def fetch_command(
    what: Annotated[str, typer.Argument(metavar="DECK", help=_text.format("decks-what-help"))],
    to: To = None,
    out: Out = None,
    base: Annotated[str, typer.Option(envvar="WILDERLAND_RINGSDB", help=_text.format("decks-base-help"))] = RINGSDB,
    seconds: Annotated[float, typer.Option(min=0.1, max=300, help=_text.format("decks-seconds-help"))] = SECONDS,
    partial: Partial = False,
) -> None:
    terminal = Terminal(Prose(_text))
    form = _format(terminal, to, out, "text")
    try:
        reading = fetch(what, base, seconds)
    except BadDeck as error:
        _refuse(terminal, error)
    _write(terminal, reading, form, out, partial)


# -- reading and writing ------------------------------------------------------------------------
def _terminal(edition: str) -> Terminal:
    terminal = Terminal(Prose(_text))
    if edition not in EDITIONS:
        terminal.fail("cards-no-edition", words=edition, known=", ".join(EDITIONS))
    terminal.prose = Prose(_text, edition=edition)
    return terminal


def _read(terminal: Terminal, names: Sequence[str], edition: str) -> Reading:
    """All decks that were named, together."""
    try:
        return Reading.joined([reading_of(name, EDITIONS[edition].quantities) for name in names])
    except BadDeck as error:
        _refuse(terminal, error)


def _format(terminal: Terminal, to: str | None, out: Path | None, default: str | None) -> str:
    endings = {ending: form for form, ending in FORMATS.items()}
    form = to or endings.get("" if out is None else out.suffix.removeprefix(".").lower(), default)
    if form is None:
        terminal.fail("decks-no-format", endings=", ".join(f".{ending}" for ending in endings))
    if form not in FORMATS:
        terminal.fail("decks-bad-format", word=form, formats=", ".join(FORMATS))
    if form == "zip" and out is None:
        terminal.fail("decks-not-to-screen")
    return form


def _write(terminal: Terminal, reading: Reading, form: str, out: Path | None, partial: bool) -> None:
    """The decks to a file or to the screen; a deck that was not understood in full only if that is wanted."""
    _tell_errors(terminal, reading.problems)
    if reading.faults and not partial:
        raise typer.Exit(FAULTY)
    try:
        data = write_bytes(reading.decks, form)
    except BadDeck as error:
        _refuse(terminal, error)
    if out is None:
        sys.stdout.write(data.decode("utf-8").replace("\r\n", "\n"))
        return
    try:
        out.write_bytes(data)
    except OSError as error:
        terminal.fail("decks-cannot-write", file=str(out), why=error.strerror or type(error).__name__)
    terminal.say("decks-written", file=str(out), decks=terminal.prose.listed([deck.name for deck in reading.decks]))


def _refuse(terminal: Terminal, error: BadDeck) -> NoReturn:
    _tell_errors(terminal, error.problems)
    raise typer.Exit(2)


# -- telling ------------------------------------------------------------------------------------
def _tell(terminal: Terminal, problems: Iterable[Problem], depth: int = 0) -> None:
    """Faults and remarks, a line each."""
    terminal.show(*(indented(_line(terminal.prose, problem), depth) for problem in problems))


def _tell_errors(terminal: Terminal, problems: Iterable[Problem]) -> None:
    console = Console(stderr=True, highlight=False)
    for problem in problems:
        console.print(_line(terminal.prose, problem), soft_wrap=True)


def _line(prose: Prose, problem: Problem) -> Text:
    mark, style = ("✗", "bold red") if problem.fatal else ("·", "dim")
    return Text(f"{mark} {told(prose, problem)}", style=style)


def _as_data(prose: Prose, problems: Iterable[Problem]) -> list[dict[str, Any]]:
    return [
        {
            "text": told(prose, problem),
            "message": problem.message,
            "args": dict(problem.args),
            "source": problem.source,
            "line": problem.line,
            "rule": problem.rule,
            "fatal": problem.fatal,
        }
        for problem in problems
    ]


def _print_json(data: object) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def _page(prose: Prose, deck: Deck) -> Iterable[Text | Table]:
    """A deck under its headings."""
    yield Text(deck.name, style="bold cyan")
    yield Text(_summary(prose, statistics(deck)), style="dim")
    heroes = [(name, deck.heroes.count(name)) for name in dict.fromkeys(deck.heroes)]
    cards = [(pool().code(name), count) for name, count in deck.cards.items()]
    piles = {"hero": [(pool().code(name), count) for name, count in heroes]}
    for kind in ("ally", "attachment", "event"):
        piles[kind] = [(code, count) for code, count in cards if pool().kind(code) == kind]
    piles["side"] = [(pool().code(name), count) for name, count in deck.side.items()]
    for pile, rows in piles.items():
        if rows:
            heading = prose.say(f"decks-heading-{pile}")
            yield Text(prose.say("decks-section", section=heading, count=sum(n for _, n in rows)), style="bold")
            table = Table.grid(padding=(0, 1))
            table.add_column(justify="right", min_width=4)
            for code, count in rows:
                sphere = prose.say(f"sphere-{pool().facts[code].get('sphere', 'neutral')}")
                table.add_row(f"{count}×", prose.card(code), Text(sphere, style="dim"))
            yield table


def _summary(prose: Prose, numbers: Statistics) -> str:
    return prose.say(
        "decks-summary",
        heroes=numbers.heroes,
        cards=numbers.cards,
        different=numbers.different,
        threat=numbers.starting_threat,
    )


def _tables(prose: Prose, numbers: Statistics) -> Iterable[Table | Text]:
    """Each count as a bar."""
    spheres = {prose.say(f"sphere-{word}"): count for word, count in numbers.spheres.items()}
    types = {prose.say(f"type-{word}"): count for word, count in numbers.types.items()}
    traits = {prose.trait(trait): count for trait, count in numbers.traits.items()}
    for title, counts in (
        (f"{prose.say('decks-stats-costs')} ({prose.say('decks-stats-mean', mean=numbers.mean_cost)})", numbers.costs),
        (prose.say("decks-stats-spheres"), spheres),
        (prose.say("decks-stats-types"), types),
        (prose.say("decks-stats-traits"), traits),
    ):
        yield Text(title, style="bold")
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", min_width=14)
        table.add_column(justify="right", min_width=2)
        longest = max(counts.values(), default=1)
        for word, count in counts.items():
            table.add_row(word, str(count), Text("█" * -(-count * min(BAR, longest) // longest), style="cyan"))
        yield table
    yield Text(prose.say("decks-stats-unique", count=numbers.unique))
