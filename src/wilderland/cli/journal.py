"""``wilderland journal``: the games that were played."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from wilderland.cli.autosave import state_folder, write
from wilderland.cli.terminal import Terminal
from wilderland.game import Game
from wilderland.journal import FORMATS, Book, exported, record
from wilderland.text import Catalog
from wilderland.text.problems import why
from wilderland.text.prose import Prose

_text = Catalog()
app = typer.Typer(help=_text.format("journal-help"), no_args_is_help=True)

File = Annotated[Path | None, typer.Option(help=_text.format("journal-file-help"))]
To = Annotated[str, typer.Option(help=_text.format("journal-to-help", formats=", ".join(FORMATS)))]
Out = Annotated[Path | None, typer.Option(help=_text.format("journal-out-help"))]


def own_book() -> Book:
    """The journal beside the autosave."""
    return Book(state_folder() / "journal.jsonl")


def keep(game: Game, terminal: Terminal, players: Sequence[str] = (), again: bool = False) -> None:
    """Write a finished game into the journal (`again`: if it is not there); a disk that is full spoils no game."""
    if game.outcome is None or game.setup is None:
        return
    now = datetime.now(UTC).replace(microsecond=0).isoformat()
    try:
        own_book().add(record(game, now, players), again)
    except OSError as error:
        terminal.say("journal-not-written", style="yellow", why=why(terminal.prose, error))


@app.command("list", help=_text.format("journal-list-help"))
def list_command(file: File = None) -> None:
    terminal = Terminal(Prose(_text))
    book = Book(file) if file else own_book()
    say = terminal.prose.say
    table = Table(box=None, pad_edge=False)
    for word in ("date", "scenario", "mode", "decks", "result", "rounds", "score"):
        table.add_column(say(f"journal-{word}"), justify="right" if word in ("rounds", "score") else "left")
    found = book.records()
    for one in found:
        decks = [terminal.prose.deck(seat.deck.name) for seat in one.seats]
        table.add_row(
            one.date_played[:10],
            say(f"scenario-{one.scenario}") if _text.has(f"scenario-{one.scenario}") else one.scenario,
            one.mode,
            terminal.prose.listed(decks),
            say("journal-won" if one.success else "journal-lost"),
            str(one.rounds),
            "" if one.score is None else str(one.score),
        )
    _tell_torn(terminal, book)
    if found:
        terminal.show(table)
        terminal.say("journal-summary", games=len(found), won=sum(one.success for one in found))
    else:
        terminal.say("journal-empty")


@app.command("export", help=_text.format("journal-export-help"))
def export_command(to: To = "json", out: Out = None, file: File = None) -> None:
    terminal = Terminal(Prose(_text))
    if to not in FORMATS:
        terminal.fail("journal-unknown-format", format=to, formats=", ".join(FORMATS))
    book = Book(file) if file else own_book()
    found = book.records()
    text = exported(found, to, terminal.prose)
    if out is None:
        sys.stdout.write(text)
        return
    try:
        write(out, text)
    except OSError as error:
        terminal.fail("journal-cannot-write", why=why(terminal.prose, error))
    _tell_torn(terminal, book)
    terminal.say("journal-written", games=len(found), file=str(out))


def _tell_torn(terminal: Terminal, book: Book) -> None:
    for line, error in book.torn():
        terminal.say("journal-torn", style="yellow", line=line, why=why(terminal.prose, error))
