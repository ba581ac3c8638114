"""``wilderland serve``: tables online. ``serve backup`` and ``serve restore`` copy everything that is kept.

The server is imported where it is run: the other commands need not wait for it.
"""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Annotated

import typer

from wilderland.server.settings import Settings
from wilderland.text import Catalog

_text = Catalog()

app = typer.Typer(help=_text.format("serve-help"), invoke_without_command=True)

Database = Annotated[str | None, typer.Option(help=_text.format("serve-database-help"))]
Copy = Annotated[Path, typer.Argument(help=_text.format("serve-file-help"))]


@app.callback()
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help=_text.format("serve-host-help"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=_text.format("serve-port-help"))] = 8000,
    database: Database = None,
    redis: Annotated[str | None, typer.Option(help=_text.format("serve-redis-help"))] = None,
    trusted: Annotated[str, typer.Option(help=_text.format("serve-trusted-help"))] = "127.0.0.1",
    origins: Annotated[str | None, typer.Option(help=_text.format("serve-origins-help"))] = None,
    log: Annotated[str, typer.Option(help=_text.format("serve-log-help"))] = "info",
) -> None:
    if context.invoked_subcommand is not None:
        return
    from wilderland.server.logs import to_stderr
    from wilderland.server.serving import make_server

    settings = Settings.from_environment(database=database, redis=redis, origins=origins)
    to_stderr(log)
    where = f"http://{host}:{port}"
    try:
        listening = socket.create_server((host, port))
    except OSError as error:
        typer.echo(_text.format("serve-cannot-listen", address=where, why=error.strerror or str(error)), err=True)
        raise typer.Exit(1) from None
    server = make_server(settings, host, port, trusted)
    typer.echo(_text.format("serve-at", address=where, database=shown(settings.database)))
    try:
        server.run([listening])
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    if not server.started:
        raise typer.Exit(1)


def shown(database: str) -> str:
    """A database's address without its password."""
    from wilderland.server.store.database import address

    return address(database).set(drivername=database.partition(":")[0]).render_as_string(hide_password=True)


@app.command("backup", help=_text.format("serve-backup-help"))
def backup_command(file: Copy, database: Database = None) -> None:
    from wilderland.server.backup import NoDatabase, backup

    settings = Settings.from_environment(database=database)
    try:
        rows = asyncio.run(backup(settings.database, file))
    except NoDatabase as error:
        typer.echo(_text.format("serve-no-database", name=str(error)), err=True)
        raise typer.Exit(1) from None
    typer.echo(_text.format("serve-backed-up", rows=rows, file=str(file)))


@app.command("restore", help=_text.format("serve-restore-help"))
def restore_command(file: Copy, database: Database = None) -> None:
    from wilderland.server.backup import BadCopy, NotEmpty, restore

    settings = Settings.from_environment(database=database)
    try:
        rows = asyncio.run(restore(settings.database, file))
    except NotEmpty:
        typer.echo(_text.format("serve-not-empty"), err=True)
        raise typer.Exit(1) from None
    except BadCopy as error:
        typer.echo(_text.format("serve-no-copy", file=str(file), why=str(error)), err=True)
        raise typer.Exit(1) from None
    typer.echo(_text.format("serve-restored", rows=rows))
