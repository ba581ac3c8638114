"""``wilderland campaign``: begin a campaign, read its log, and play its games."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.table import Table

from wilderland.cli.autosave import Torn
from wilderland.cli.campaigns import CampaignSave, all_campaigns, begin_campaign, named_campaign
from wilderland.cli.log_page import LogPage
from wilderland.cli.opening import Wanted, split, until_it_works
from wilderland.cli.sitting import Sitting
from wilderland.cli.stops import Stop
from wilderland.cli.terminal import Leave, Terminal
from wilderland.errors import WilderlandError
from wilderland.text import Catalog
from wilderland.text.problems import why
from wilderland.text.prose import Prose

_text = Catalog()
app = typer.Typer(help=_text.format("campaign-help"), no_args_is_help=True)

Name = Annotated[str | None, typer.Argument(metavar="[CAMPAIGN]", help=_text.format("campaign-name-help"))]
OneDeck = Annotated[list[str] | None, typer.Option(help=_text.format("play-deck-help"))]
Decks = Annotated[str | None, typer.Option(help=_text.format("play-decks-help"))]
AnyDeck = Annotated[bool, typer.Option("--any-deck", help=_text.format("play-any-deck-help"))]


@app.command("new", help=_text.format("campaign-new-help"))
def new_command(
    name: Annotated[str | None, typer.Argument(metavar="[CAMPAIGN]", help=_text.format("campaign-called-help"))] = None,
    deck: OneDeck = None,
    decks: Decks = None,
    player: Annotated[list[str] | None, typer.Option(help=_text.format("play-name-help"))] = None,
    hard: Annotated[bool, typer.Option("--hard", help=_text.format("campaign-hard-help"))] = False,
    after: Annotated[str | None, typer.Option(help=_text.format("campaign-after-help"))] = None,
    any_deck: AnyDeck = False,
) -> None:
    terminal = Terminal(Prose(_text, names=player or ()))
    mode = "hard-campaign" if hard else "campaign"
    wanted = Wanted(decks=split(deck or [], decks), mode=mode, any_deck=any_deck)
    try:
        before = named_campaign(after).log if after is not None else None
        save = until_it_works(terminal, wanted, lambda: begin_campaign(wanted, terminal.prose.player, name, before))
    except (Leave, KeyboardInterrupt):
        terminal.console.print()
        raise typer.Exit(130) from None
    except WilderlandError as error:
        terminal.fail("campaign-cannot", why=why(terminal.prose, error))
    terminal.say("campaign-begun", style="cyan", name=save.name, file=str(save.folder))
    terminal.show(*LogPage(save.log, terminal.prose).draw(save.name))


@app.command("show", help=_text.format("campaign-show-help"))
def show_command(
    name: Name = None,
    as_json: Annotated[bool, typer.Option("--json", help=_text.format("cli-json-help"))] = False,
) -> None:
    terminal = Terminal(Prose(_text))
    save = _named(terminal, name)
    if as_json:
        sys.stdout.write(save.log.dumps())
    else:
        terminal.show(*LogPage(save.log, terminal.prose).draw(save.name))


@app.command("list", help=_text.format("campaign-list-help"))
def list_command() -> None:
    terminal = Terminal(Prose(_text))
    say = terminal.prose.say
    table = Table(box=None, pad_edge=False)
    for word in ("name", "mode", "players", "next"):
        table.add_column(say(f"campaign-{word}"))
    found = all_campaigns()
    for name, save in found.items():
        if isinstance(save, CampaignSave):
            players = terminal.prose.listed([player.name for player in save.log.players])
            mode = say(f"mode-{save.log.mode}")
            table.add_row(name, mode, players, LogPage(save.log, terminal.prose).following())
        else:
            table.add_row(name, why(terminal.prose, save))
    if found:
        terminal.show(table)
    else:
        terminal.say("error-no-campaigns")


@app.command("play", help=_text.format("campaign-play-help"))
def play_command(
    name: Name = None,
    deck: OneDeck = None,
    decks: Decks = None,
    seed: Annotated[int | None, typer.Option(help=_text.format("play-seed-help"))] = None,
    stop: Annotated[Stop | None, typer.Option(help=_text.format("play-stop-help"))] = None,
    all_windows: Annotated[bool, typer.Option("--all-windows", help=_text.format("play-all-windows-help"))] = False,
    any_deck: AnyDeck = False,
) -> None:
    terminal = Terminal(Prose(_text))
    save = _named(terminal, name)
    wanted = Wanted(
        decks=split(deck or [], decks), mode=save.log.mode, seed=seed, all_windows=all_windows, any_deck=any_deck
    )
    try:
        game = save.waiting()
    except Torn as torn:
        terminal.say("play-torn", style="yellow", file=str(torn.aside), why=why(terminal.prose, torn.why))
        game = None
    windows = stop or (Stop.always if all_windows else Stop.timely)
    code = Sitting(terminal, wanted, stop=windows).play(save, game)
    sys.stdout.flush()
    raise typer.Exit(code)


def _named(terminal: Terminal, name: str | None) -> CampaignSave:
    try:
        return named_campaign(name)
    except WilderlandError as error:
        terminal.fail("campaign-cannot", why=why(terminal.prose, error))
