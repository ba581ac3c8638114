"""The game on disk: saved after every choice, so that nothing is lost when the terminal goes away."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from wilderland.errors import BadSave, BadSetup
from wilderland.game import Game
from wilderland.loading import load


def state_folder() -> Path:
    """Where this program keeps what it must remember: `$XDG_STATE_HOME` or `~/.local/state`."""
    home = os.environ.get("XDG_STATE_HOME", "")
    return (Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "state") / "wilderland"


class Torn(Exception):
    """The autosave cannot be read; it was put aside."""

    def __init__(self, aside: Path, why: str) -> None:
        super().__init__(why)
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


def read(path: Path) -> Game:
    """A game from a file: a save or a replay; anything else is a `BadSave`."""
    try:
        return load(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, BadSetup) as error:
        raise BadSave(str(error)) from error


class Autosave:
    """The one game that waits to be gone on with."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or state_folder()
        self.path = self.folder / "autosave.json"
        self.last = self.folder / "last-game.json"
        self.trouble = ""
        """Why the game could not be saved, if it could not."""

    def keep(self, game: Game) -> None:
        """Save a game under way; a finished one becomes the last game's replay and waits no longer."""
        try:
            if game.outcome is None:
                write(self.path, game.save())
            else:
                write(self.last, game.save())
                self.path.unlink(missing_ok=True)
            self.trouble = ""
        except OSError as error:
            self.trouble = str(error)

    def waiting(self) -> Game | None:
        """The game that waits; a torn one is put aside and raised as `Torn`."""
        if not self.path.is_file():
            return None
        try:
            return read(self.path)
        except BadSave as error:
            raise Torn(self.put_aside("torn"), str(error)) from error

    def put_aside(self, word: str) -> Path:
        """Give the waiting game another name, that no other file has."""
        aside = free_name(self.folder / f"autosave-{word}.json")
        self.path.rename(aside)
        return aside


def free_name(path: Path) -> Path:
    """This name, or with a number if it is taken."""
    found, number = path, 2
    while found.exists():
        found, number = path.with_stem(f"{path.stem}-{number}"), number + 1
    return found
