"""``wilderland play``: the table in the browser; with `--terminal`, or any word about the game, in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from wilderland.cli.asking import pick
from wilderland.cli.autosave import Autosave, Torn
from wilderland.cli.browser import open_table
from wilderland.cli.campaigns import CampaignSave, all_campaigns, begin_campaign
from wilderland.cli.opening import Wanted, choose_all, split, until_it_works
from wilderland.cli.sitting import Sitting
from wilderland.cli.stops import Stop
from wilderland.cli.terminal import Leave, Terminal
from wilderland.errors import WilderlandError
from wilderland.game import Game
from wilderland.rules.editions import MODES
from wilderland.text import Catalog
from wilderland.text.problems import why
from wilderland.text.prose import Prose

_text = Catalog()

Begun = tuple[Autosave, Game | None]
"""What is played, and its game; None stands for the next one."""
WAITING, NEW, CAMPAIGN = "waiting", "new", "campaign "
"""What may be gone on with, as the list names it; a campaign with its name."""


def command(
    scenario: Annotated[str | None, typer.Option(help=_text.format("play-scenario-help"))] = None,
    deck: Annotated[list[str] | None, typer.Option(help=_text.format("play-deck-help"))] = None,
    decks: Annotated[str | None, typer.Option(help=_text.format("play-decks-help"))] = None,
    edition: Annotated[str | None, typer.Option(help=_text.format("play-edition-help"))] = None,
    mode: Annotated[str | None, typer.Option(help=_text.format("play-mode-help"))] = None,
    seed: Annotated[int | None, typer.Option(help=_text.format("play-seed-help"))] = None,
    name: Annotated[list[str] | None, typer.Option(help=_text.format("play-name-help"))] = None,
    load: Annotated[Path | None, typer.Option(help=_text.format("play-load-help"))] = None,
    new: Annotated[bool, typer.Option("--new", help=_text.format("play-new-help"))] = False,
    stop: Annotated[Stop | None, typer.Option(help=_text.format("play-stop-help"))] = None,
    all_windows: Annotated[bool, typer.Option("--all-windows", help=_text.format("play-all-windows-help"))] = False,
    any_deck: Annotated[bool, typer.Option("--any-deck", help=_text.format("play-any-deck-help"))] = False,
    in_terminal: Annotated[bool, typer.Option("--terminal", help=_text.format("play-terminal-help"))] = False,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help=_text.format("play-port-help"))] = None,
    show: Annotated[bool, typer.Option("--browser/--no-browser", help=_text.format("play-browser-help"))] = True,
    pictures: Annotated[
        Path | None, typer.Option(exists=True, file_okay=False, help=_text.format("play-pictures-help"))
    ] = None,
) -> None:
    named = any((scenario, deck, decks, edition, mode, seed is not None))
    if not (in_terminal or named or any((name, load, new, stop, all_windows, any_deck))):
        open_table(_text, port, show, pictures)
        return
    terminal = Terminal(Prose(_text, names=name or ()))
    wanted = Wanted(
        scenario,
        split(deck or [], decks),
        edition or "revised",
        mode or "standard",
        seed,
        all_windows,
        any_deck,
    )
    try:
        wanted.check()
        saved, game = _load(terminal, load) if load is not None else _begin(terminal, wanted, named, new)
    except (Leave, KeyboardInterrupt) as left:
        terminal.console.print()
        raise typer.Exit(0 if isinstance(left, Leave) and not left.interrupted else 130) from None
    except WilderlandError as error:
        terminal.fail("play-cannot-begin", why=why(terminal.prose, error))
    windows = stop or (Stop.always if all_windows else Stop.timely)
    code = Sitting(terminal, wanted, name or (), windows).play(saved, game)
    sys.stdout.flush()
    raise typer.Exit(code)


def _load(terminal: Terminal, path: Path) -> Begun:
    """The game of a file; another one that waits is put aside."""
    saved, other = Autosave(), Autosave()
    game = saved.read(path)
    if other.waits():
        terminal.say("play-put-aside", file=str(other.put_aside("earlier")))
    return saved, game


def _begin(terminal: Terminal, wanted: Wanted, named: bool, new: bool) -> Begun:
    """What is gone on with, or begun; whoever has named something is asked only for what is missing."""
    saved = Autosave()
    if MODES[wanted.mode].campaign:
        return _campaign(terminal, wanted), None
    waiting = None if new else _waiting(terminal, saved)
    if named:
        if waiting is not None and terminal.confirm("play-resume", False, what=_described(terminal, *waiting)):
            return waiting
    else:
        chosen = _choose(terminal, waiting, {} if new else _campaigns())
        if chosen is not None:
            return chosen
        choose_all(terminal, wanted)
        if MODES[wanted.mode].campaign:
            return _campaign(terminal, wanted), None
    if saved.waits():
        aside = saved.put_aside("earlier")
        if not new:
            terminal.say("play-put-aside", file=str(aside))
    saved.series, game = until_it_works(terminal, wanted, wanted.begin)
    return saved, game


def _waiting(terminal: Terminal, saved: Autosave) -> Begun | None:
    """What waits to be gone on with; what cannot be read is put aside, and said."""
    try:
        return (saved, saved.waiting()) if saved.waits() else None
    except Torn as torn:
        terminal.say("play-torn", style="yellow", file=str(torn.aside), why=why(terminal.prose, torn.why))
        return None


def _campaigns() -> dict[str, CampaignSave]:
    """The campaigns that can be gone on with."""
    found = all_campaigns().items()
    return {name: save for name, save in found if isinstance(save, CampaignSave) and not save.campaign.over}


def _choose(terminal: Terminal, waiting: Begun | None, campaigns: dict[str, CampaignSave]) -> Begun | None:
    """What the players go on with; None for a new game."""
    begun: dict[str, Begun] = {WAITING: waiting} if waiting is not None else {}
    for name, save in campaigns.items():
        found = _waiting(terminal, save) if save.waits() else (save, None)
        begun[f"{CAMPAIGN}{name}"] = found or (save, None)
    if not begun:
        return None
    rows = {code: terminal.prose.say("play-go-on", what=_described(terminal, *one)) for code, one in begun.items()}
    return begun.get(pick(terminal, terminal.prose.say("play-what"), {**rows, NEW: terminal.prose.say("play-new")}))


def _described(terminal: Terminal, saved: Autosave, game: Game | None) -> str:
    """What waits, in a few words."""
    say = terminal.prose.say
    course = saved.campaign if isinstance(saved, CampaignSave) else saved.series
    code = game.state.table.scenario.code if game is not None else course.scenario if course is not None else None
    quest = say(f"scenario-{code}")
    where = say("play-in-round", quest=quest, round=game.state.round) if game is not None else quest
    if isinstance(saved, CampaignSave):
        return say("play-of-campaign", what=where, name=saved.name)
    if saved.series is not None:
        return say("play-of-series", what=where, mode=say(f"mode-{saved.series.mode}"))
    return where


def _campaign(terminal: Terminal, wanted: Wanted) -> CampaignSave:
    """A new campaign, under a name of ours."""
    save = until_it_works(terminal, wanted, lambda: begin_campaign(wanted, terminal.prose.player))
    wanted.decks = []
    terminal.say("campaign-begun", style="cyan", name=save.name, file=str(save.folder))
    return save
