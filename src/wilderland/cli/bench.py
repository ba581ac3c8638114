"""``wilderland bench``: how fast the engine is on this machine."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from wilderland.testing.bench import bench
from wilderland.text import Catalog

_text = Catalog()

FLOORS = {"decisions_per_s": 12_000, "games_per_s": 60}
CEILINGS = {"clone_us": 5, "save_ms": 1}


def command(
    as_json: Annotated[bool, typer.Option("--json", help=_text.format("cli-json-help"))] = False,
    seconds: Annotated[float, typer.Option(help=_text.format("bench-seconds-help"))] = 5.0,
) -> None:
    figures = bench(seconds)
    if as_json:
        typer.echo(json.dumps(figures))
        return
    table = Table(_text.format("bench-figure"), _text.format("bench-measured"), _text.format("bench-bar"))
    for name, value in figures.items():
        bar = f"≥ {FLOORS[name]:,}" if name in FLOORS else f"≤ {CEILINGS[name]}" if name in CEILINGS else ""
        shown = ", ".join(f"{k}: {v:,}" for k, v in value.items()) if isinstance(value, dict) else f"{value:,}"
        table.add_row(_text.format(f"bench-{name.replace('_', '-')}"), shown, bar)
    Console().print(table)
