"""``wilderland play``: a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from wilderland.cli.autosave import Autosave, Torn, read
from wilderland.cli.journal import keep
from wilderland.cli.opening import Wanted, ask_for, split, until_it_works
from wilderland.cli.session import Session
from wilderland.cli.stops import Stop, Stops
from wilderland.cli.terminal import Leave, Terminal
from wilderland.errors import WilderlandError
from wilderland.game import Game
from wilderland.text import Catalog
from wilderland.text.problems import why
from wilderland.text.prose import Prose

_text = Catalog()


def command(
    scenario: Annotated[str | None, typer.Option(help=_text.format("play-scenario-help"))] = None,
    deck: Annotated[list[str] | None, typer.Option(help=_text.format("play-deck-help"))] = None,
    decks: Annotated[str | None, typer.Option(help=_text.format("play-decks-help"))] = None,
    edition: Annotated[str, typer.Option(help=_text.format("play-edition-help"))] = "revised",
    mode: Annotated[str, typer.Option(help=_text.format("play-mode-help"))] = "standard",
    seed: Annotated[int | None, typer.Option(help=_text.format("play-seed-help"))] = None,
    name: Annotated[list[str] | None, typer.Option(help=_text.format("play-name-help"))] = None,
    load: Annotated[Path | None, typer.Option(help=_text.format("play-load-help"))] = None,
    new: Annotated[bool, typer.Option("--new", help=_text.format("play-new-help"))] = False,
    stop: Annotated[Stop | None, typer.Option(help=_text.format("play-stop-help"))] = None,
    all_windows: Annotated[bool, typer.Option("--all-windows", help=_text.format("play-all-windows-help"))] = False,
) -> None:
    terminal = Terminal(Prose(_text, names=name or ()))
    autosave = Autosave()
    wanted = Wanted(scenario, split(deck or [], decks), edition, mode, seed, all_windows)
    try:
        game = _game(terminal, autosave, wanted, load, new)
    except (Leave, KeyboardInterrupt) as left:
        terminal.console.print()
        raise typer.Exit(0 if isinstance(left, Leave) and not left.interrupted else 130) from None
    except WilderlandError as error:
        terminal.fail("play-cannot-begin", why=why(terminal.prose, error))
    terminal.prose = Prose(_text, names=name or (), edition=game.state.table.edition.code)
    _welcome(terminal, game)
    windows = stop or (Stop.always if all_windows else Stop.timely)
    code = Session(game, terminal, Stops(windows), autosave).run()
    keep(game, terminal, name or ())
    sys.stdout.flush()
    raise typer.Exit(code)


def _game(terminal: Terminal, autosave: Autosave, wanted: Wanted, load: Path | None, new: bool) -> Game:
    """The game that is loaded, gone on with, or begun."""
    if load is not None:
        return read(load)
    try:
        waiting = None if new else autosave.waiting()
    except Torn as torn:
        terminal.say("play-torn", style="yellow", file=str(torn.aside), why=torn.why)
        waiting = None
    if waiting is not None:
        state = waiting.state
        quest = terminal.prose.say(f"scenario-{state.table.scenario.code}")
        if terminal.confirm("play-resume", not wanted.named, quest=quest, round=state.round):
            return waiting
        terminal.say("play-put-aside", file=str(autosave.put_aside("earlier")))
    elif autosave.path.is_file():
        autosave.put_aside("earlier")
    return until_it_works(terminal, wanted, ask_for)


def _welcome(terminal: Terminal, game: Game) -> None:
    """What is played, with what, and where help is."""
    say = terminal.prose.say
    setup = game.setup
    if setup is not None:
        names = [deck.name for deck in setup.decks]
        decks = terminal.prose.listed([say(f"deck-{n}") if _text.has(f"deck-{n}") else n for n in names])
        title = say(f"scenario-{setup.scenario}")
        terminal.say(
            "play-welcome",
            quest=title,
            decks=decks,
            edition=say(f"edition-{setup.edition}"),
            mode=say(f"mode-{setup.mode}"),
            seed=str(setup.seed),
        )
    if game.loaded_short:
        terminal.say("play-short", style="yellow", why=game.loaded_short)
    terminal.say("play-begin", style="dim")
