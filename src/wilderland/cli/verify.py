"""``wilderland verify``: every card against the reference data, and every test against mutants."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from wilderland.testing.verify import NoReference, Verdict, verify
from wilderland.text import Catalog

_text = Catalog()

NOT_CHECKED = 2
MARKED_TESTS = ("rules", "cards", "editions", "scenarios", "modes", "campaign", "decks")
"""The folders whose tests name the cards and rules they prove."""


def command(
    reference: Annotated[Path, typer.Option(help=_text.format("verify-reference-help"))] = Path("../shared/reference"),
    mutate: Annotated[bool, typer.Option("--mutate", help=_text.format("verify-mutate-help"))] = False,
    sample: Annotated[int, typer.Option(help=_text.format("verify-sample-help"))] = 0,
    only: Annotated[str, typer.Option(help=_text.format("verify-only-help"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=_text.format("cli-json-help"))] = False,
) -> None:
    if mutate:
        raise typer.Exit(try_mutants(sample, only))
    try:
        verdict = verify(reference)
    except NoReference:
        message = _text.format("verify-not-checked", folder=str(reference))
        typer.echo(json.dumps({"checked": 0, "differences": [], "error": message}) if as_json else message)
        raise typer.Exit(NOT_CHECKED) from None
    if as_json:
        typer.echo(json.dumps(verdict.as_json(), ensure_ascii=False))
    else:
        show(verdict)
    raise typer.Exit(1 if verdict.differences else 0)


def show(verdict: Verdict) -> None:
    console = Console()
    for difference in verdict.differences:
        console.print(
            _text.format(
                "verify-difference",
                card=difference.card,
                edition=difference.edition,
                what=difference.what,
                expected=str(difference.expected),
                found=str(difference.found),
            )
        )
    console.print(
        _text.format(
            "verify-checked",
            cards=verdict.checked,
            abilities=verdict.abilities_checked,
            differences=len(verdict.differences),
        )
    )
    if verdict.not_written:
        console.print(_text.format("verify-not-written", cards=len(verdict.not_written)))


def try_mutants(sample: int, only: str = "") -> int:
    """Run the tests against mutants, in a pytest of their own (the tests must be here)."""
    if not Path("tests").is_dir():
        typer.echo(_text.format("verify-no-tests"))
        return NOT_CHECKED
    wanted = ["--mutate-sample", str(sample)] if sample else ["--mutate"]
    wanted += ["--mutate-only", only] if only else []
    plugins = ["-p", "wilderland.testing.mutation", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "no:terminal"]
    folders = [f"tests/{name}" for name in MARKED_TESTS if Path("tests", name).is_dir()]
    return subprocess.run([sys.executable, "-m", "pytest", *plugins, *wanted, *folders], check=False).returncode
