"""The table in the browser, for one person on this machine: a server of one's own, and a page that opens by itself."""

from __future__ import annotations

import socket
import threading
import webbrowser
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import typer

from wilderland.cli.autosave import state_folder
from wilderland.text import Catalog

HERE = "127.0.0.1"
PORTS = range(8765, 8785)
"""The first that is free is taken, so that the address stays the same from day to day."""


def listening(port: int | None) -> socket.socket | None:
    """A socket at the port asked for, else at the first of ours that is free; None if there is none."""
    for number in [port] if port is not None else PORTS:
        try:
            return socket.create_server((HERE, number))
        except OSError:
            continue
    return None


def open_table(text: Catalog, port: int | None = None, show: bool = True, pictures: Path | None = None) -> None:
    """Serve the table until it is interrupted; everything is kept for the next time."""
    from wilderland.server.logs import to_stderr
    from wilderland.server.serving import make_server
    from wilderland.server.settings import Settings

    if not files("wilderland").joinpath("web", "index.html").is_file():
        typer.echo(text.format("play-no-page"), err=True)
        raise typer.Exit(2)
    found = listening(port)
    if found is None:
        typer.echo(text.format("play-no-port", port=port or PORTS[0]), err=True)
        raise typer.Exit(2)
    with closing(found):
        folder = state_folder()
        folder.mkdir(parents=True, exist_ok=True)
        number = found.getsockname()[1]
        address = f"http://{HERE}:{number}"
        to_stderr("warning")
        settings = Settings.from_environment(
            database=f"sqlite:///{folder / 'table.db'}", pictures=None if pictures is None else str(pictures)
        )
        server = make_server(settings, HERE, number)
        typer.echo(text.format("play-at", address=address))
        if show:
            threading.Timer(1.0, webbrowser.open, [address]).start()
        try:
            server.run([found])
        except KeyboardInterrupt:
            raise typer.Exit(0) from None
