"""``wilderland review``: a finished game judged, decision by decision."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wilderland.advice import Review, review
from wilderland.advice.reviews import PLAYOUTS
from wilderland.cli.advising import drawn_review
from wilderland.cli.autosave import Autosave, write
from wilderland.cli.terminal import Terminal
from wilderland.errors import BadSave, WilderlandError
from wilderland.game import Replay
from wilderland.loading import load
from wilderland.text import Catalog
from wilderland.text.problems import why
from wilderland.text.prose import Prose

_text = Catalog()


def command(
    file: Annotated[Path | None, typer.Argument(help=_text.format("review-file-help"))] = None,
    playouts: Annotated[int, typer.Option(min=2, help=_text.format("review-playouts-help"))] = PLAYOUTS,
    open_hands: Annotated[bool, typer.Option("--open-hands", help=_text.format("review-open-help"))] = False,
    page: Annotated[Path | None, typer.Option("--html", help=_text.format("review-html-help"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=_text.format("cli-json-help"))] = False,
) -> None:
    terminal = Terminal(Prose(_text))
    path = file or Autosave().last
    try:
        replay = finished(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, WilderlandError) as error:
        terminal.fail("review-bad", file=str(path), why=why(terminal.prose, error))
    terminal.prose = Prose(_text, edition=replay.setup.edition)
    found = judged(replay, open_hands, playouts, quiet=as_json)
    if page is not None:
        try:
            from wilderland.lab.review_page import html

            write(page, html(replay, found, terminal.prose))
        except ModuleNotFoundError as error:
            terminal.fail("lab-needs", package=str(error.name), extra="lab")
    if as_json:
        typer.echo(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        terminal.show(drawn_review(terminal.prose, replay, found))


def finished(text: str) -> Replay:
    """The replay of a finished game, from a replay or a save."""
    try:
        replay = Replay.loads(text)
    except BadSave:
        game = load(text)
        if game.setup is None:
            raise BadSave("review-no-setup") from None
        replay = game.replay
    if replay.play().outcome is None:
        raise BadSave("review-not-over")
    return replay


def judged(replay: Replay, open_hands: bool, playouts: int, quiet: bool) -> Review:
    """The review, under a bar that tells how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, disable=quiet, transient=True) as progress:
        task = progress.add_task(_text.format("review-progress"), total=None)
        return review(
            replay, open_hands, playouts, told=lambda done, of: progress.update(task, completed=done, total=of)
        )
