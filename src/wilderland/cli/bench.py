"""``wilderland bench``: how fast the engine is on this machine; ``--server``: a server; ``--web``: the page."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from wilderland.testing.bench import bench
from wilderland.text import Catalog

_text = Catalog()
SECONDS = 5.0
SERVER_SECONDS = 60
NOT_MEASURED = 2
"""The exit code where something is missing that measuring needs."""

PAGE_CEILINGS = {"page_kb": 250, "interactive_ms": 1000, "prompt_p95_ms": 100}
FLOORS = {"decisions_per_s": 12_000, "games_per_s": 60, "choices_per_s": 95, "frames_per_s": 58}
COMPILED_FLOORS = {**FLOORS, "decisions_per_s": 50_000}
CEILINGS = {"clone_us": 5, "save_ms": 1, "p99_ms": 100, "mb_per_table": 10, **PAGE_CEILINGS}


def command(
    as_json: Annotated[bool, typer.Option("--json", help=_text.format("cli-json-help"))] = False,
    seconds: Annotated[float | None, typer.Option(help=_text.format("bench-seconds-help"))] = None,
    server: Annotated[bool, typer.Option("--server", help=_text.format("bench-server-help"))] = False,
    web: Annotated[bool, typer.Option("--web", help=_text.format("bench-web-help"))] = False,
    database: Annotated[str, typer.Option(help=_text.format("serve-database-help"))] = "",
    tables: Annotated[int, typer.Option(help=_text.format("bench-tables-help"))] = 100,
    stored: Annotated[int, typer.Option(help=_text.format("bench-stored-help"))] = 1000,
) -> None:
    if server:
        from wilderland.server.bench import bench_server

        figures = bench_server(database, tables, int(seconds or SERVER_SECONDS), stored)
    elif web:
        from wilderland.server.page_bench import NoBrowser, bench_page

        try:
            figures = bench_page()
        except NoBrowser:
            typer.echo(_text.format("bench-no-browser"), err=True)
            raise typer.Exit(NOT_MEASURED) from None
    else:
        figures = bench(seconds or SECONDS)
    if as_json:
        typer.echo(json.dumps(figures))
        return
    table = Table(_text.format("bench-figure"), _text.format("bench-measured"), _text.format("bench-bar"))
    floors = COMPILED_FLOORS if figures.get("form") == "compiled" else FLOORS
    for name, value in figures.items():
        bar = f"≥ {floors[name]:,}" if name in floors else f"≤ {CEILINGS[name]}" if name in CEILINGS else ""
        measured = _text.format(f"bench-form-{value}") if name == "form" else shown(value)
        table.add_row(_text.format(f"bench-{name.replace('_', '-')}"), measured, bar)
    Console().print(table)


def shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{word}: {shown(part)}" for word, part in value.items())
    return value if isinstance(value, str) else f"{value:,}"
