"""The command line. Each command is ``command`` in a module of its own; its help is ``<name>-help`` in the catalog."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import Annotated

import typer

from wilderland.cli import bench, cards, deck, demo, journal, play, replay, rules, soak, verify
from wilderland.text import Catalog

_text = Catalog()

main = typer.Typer(
    help=_text.format("cli-help"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"wilderland {version('wilderland')}")
        raise typer.Exit


@main.callback()
def _options(
    show_version: Annotated[
        bool, typer.Option("--version", help=_text.format("cli-version-help"), callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    pass


def _register(name: str, command: Callable[..., None]) -> None:
    main.command(name, help=_text.format(f"{name}-help"))(command)


_register("play", play.command)
_register("demo", demo.command)
_register("replay", replay.command)
_register("cards", cards.command)
main.add_typer(deck.app, name="deck")
main.add_typer(journal.app, name="journal")
_register("rules", rules.command)
_register("bench", bench.command)
_register("verify", verify.command)
_register("soak", soak.command)
