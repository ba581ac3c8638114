"""The game on disk: saved after every choice, so that nothing is lost when the terminal goes away.

A finished game waits, too, until all that follows from it has been written down; whoever is interrupted in that does
it again.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

from wilderland.campaign import Series
from wilderland.errors import BadSave, WilderlandError
from wilderland.game import Game
from wilderland.loading import load


def state_folder() -> Path:
    """Where this program keeps what it must remember: `$XDG_STATE_HOME` or `~/.local/state`."""
    home = os.environ.get("XDG_STATE_HOME", "")
    return (Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "state") / "wilderland"


class Torn(Exception):
    """The autosave cannot be read; it was put aside."""

    def __init__(self, aside: Path, why: WilderlandError) -> None:
        super().__init__(aside, why)
        self.aside = aside
        self.why = why


def write(path: Path, text: str) -> None:
    """Write a whole file or nothing: beside the old one first, then in its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


class Autosave:
    """What waits to be gone on with: a game, or a series of games, between two of them or in one."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or state_folder()
        self.path = self.folder / "autosave.json"
        self.last = self.folder / "last-game.json"
        self.series: Series | None = None
        """What the game belongs to, if it is not played by itself."""
        self.trouble: OSError | None = None
        """Why the game could not be saved, if it could not."""

    def keep(self, game: Game | None) -> None:
        """Save a game, or a series between two games."""
        try:
            write(self.path, self.text(game))
            self.trouble = None
        except OSError as error:
            self.trouble = error

    def text(self, game: Game | None) -> str:
        """What is saved: the game, or the series with it."""
        save = game.save() if game is not None else ""
        if self.series is None:
            return save
        self.series.under_way = save
        return self.series.dumps()

    def read(self, path: Path) -> Game | None:
        """The game of a save, a replay or a series (None between two games); anything else is an error."""
        try:
            text = path.read_text("utf-8")
        except OSError as error:
            raise BadSave("error-cannot-read", file=path.name, why=error.strerror or "") from error
        except UnicodeDecodeError as error:
            raise BadSave("error-not-json", why=error.reason) from error
        self.series = Series.loads(text) if is_series(text) else None
        if self.series is None:
            return load(text)
        return load(self.series.under_way) if self.series.under_way else None

    def waits(self) -> bool:
        return self.path.is_file()

    def waiting(self) -> Game | None:
        """The game that waits, None between two games of a series; a torn one is put aside and raised as `Torn`."""
        try:
            return self.read(self.path)
        except WilderlandError as error:
            raise Torn(self.put_aside("torn"), error) from error

    def finish(self, game: Game) -> None:
        """A finished game becomes the last one played and waits no longer; a series goes on without it."""
        if self.series is not None:
            self.series.record(game)
        try:
            write(self.last, game.save())
            if self.series is None or self.series.over:
                self.path.unlink(missing_ok=True)
            else:
                write(self.path, self.text(None))
        except OSError as error:
            self.trouble = error

    def put_aside(self, word: str) -> Path:
        """Give what waits another name, that no other file has."""
        aside = free_name(self.folder / f"autosave-{word}.json")
        self.path.rename(aside)
        self.series = None
        return aside


def is_series(text: str) -> bool:
    """Whether it says of itself that it is a series."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("wilderland") == "series"


def free_name(path: Path) -> Path:
    """This name, or with a number if it is taken."""
    found, number = path, 2
    while found.exists():
        found, number = path.with_stem(f"{path.stem}-{number}"), number + 1
    return found
