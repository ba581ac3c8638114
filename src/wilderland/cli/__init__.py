"""The command line. Each command is ``command`` in a module of its own; its help is ``<name>-help`` in the catalog."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import Annotated

import typer

import wilderland.cli.language  # noqa: F401 - before the commands, whose help it decides
from wilderland.cli import (
    bench,
    campaign,
    cards,
    deck,
    demo,
    journal,
    lab,
    play,
    replay,
    review,
    rules,
    serve,
    soak,
    verify,
)
from wilderland.text import Catalog, languages

_text = Catalog()

main = typer.Typer(
    help=_text.format("cli-help"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"wilderland {version('wilderland')}")
        raise typer.Exit


def _check_language(language: str) -> str:
    if language and language not in languages():
        known = ", ".join(languages())
        raise typer.BadParameter(_text.format("cli-unknown-language", language=language, known=known))
    return language


@main.callback()
def _options(
    language: Annotated[str, typer.Option(help=_text.format("cli-language-help"), callback=_check_language)] = "",
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
_register("review", review.command)
_register("cards", cards.command)
main.add_typer(serve.app, name="serve")
main.add_typer(deck.app, name="deck")
main.add_typer(campaign.app, name="campaign")
main.add_typer(journal.app, name="journal")
main.add_typer(lab.app, name="lab")
_register("rules", rules.command)
_register("bench", bench.command)
_register("verify", verify.command)
_register("soak", soak.command)
