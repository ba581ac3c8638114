"""``wilderland play`` in a real terminal: a pseudo-terminal of 80 columns, typed into as by a person."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

import wilderland as wl

ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>])")
SCENARIO = "passage-through-mirkwood"
PROGRAM = """
import fcntl, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that keys such as Ctrl-C reach the program
from wilderland.cli import main
main()
"""
PATIENCE = 60.0
GOOD_BYE = "The game waits for you"


class Person:
    """Somebody at a terminal: reads until a text comes, types lines and keys."""

    def __init__(self, words: list[str], home: Path, width: int) -> None:
        self.seen = ""
        self.screen, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, width, 0, 0))
        environment = {**os.environ, "XDG_STATE_HOME": str(home), "TERM": "xterm-256color", "PYTHONUTF8": "1"}
        for word in ("COLUMNS", "NO_COLOR"):
            environment.pop(word, None)
        self.child = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *words],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=environment,
            start_new_session=True,
        )
        os.close(terminal)

    def wait_for(self, text: str) -> str:
        """Everything shown up to this text, and to the prompt for an answer if one follows."""
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            shown = ESCAPES.sub("", self.seen).replace("\r", "")
            if text in shown and (text == GOOD_BYE or shown.endswith("> ")):
                return shown
            self.read()
        raise AssertionError(f"{text!r} did not come; shown: {ESCAPES.sub('', self.seen)[-2000:]}")

    def leave(self, key: str) -> str:
        """Press a key that leaves; again after a while if it came before the terminal was listening."""
        self.seen = ""
        limit, pressed = time.monotonic() + PATIENCE, 0.0
        while time.monotonic() < limit:
            shown = ESCAPES.sub("", self.seen).replace("\r", "")
            if GOOD_BYE in shown:
                return shown
            if self.child.poll() is None and time.monotonic() - pressed > 8:
                pressed = time.monotonic()
                with contextlib.suppress(OSError):
                    os.write(self.screen, key.encode())
            self.read()
        raise AssertionError(f"the key was not heard; shown: {ESCAPES.sub('', self.seen)[-2000:]}")

    def read(self) -> None:
        if select.select([self.screen], [], [], 0.1)[0]:
            with contextlib.suppress(OSError):
                self.seen += os.read(self.screen, 65536).decode("utf-8", "replace")

    def type(self, keys: str) -> None:
        self.seen = ""
        os.write(self.screen, keys.encode())

    def exit_code(self) -> int:
        limit = time.monotonic() + PATIENCE
        while self.child.poll() is None and time.monotonic() < limit:
            self.read()
        return self.child.wait(timeout=1)

    def close(self) -> None:
        self.child.kill()
        self.child.wait()
        os.close(self.screen)


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Person]:
    someone = Person(f"play --scenario {SCENARIO} --deck leadership --seed 4".split(), tmp_path, 80)
    yield someone
    someone.close()


def test_the_table_fits_the_terminal_and_uses_colour(person: Person):
    person.wait_for("keep this hand?")
    person.type("\r")
    shown = person.wait_for("play allies and attachments, or take actions.")
    assert "Staging area: threat 3" in shown
    assert max(cell_len(line) for line in shown.splitlines()) <= 80
    assert "\x1b[" in person.seen


def test_an_interrupt_leaves_the_game_waiting(person: Person, tmp_path: Path):
    person.wait_for("keep this hand?")
    person.type("\r")
    person.wait_for("take actions.")
    shown = person.leave("\x03")
    assert "Traceback" not in shown
    assert person.exit_code() == 130
    game = wl.load((tmp_path / "wilderland" / "autosave.json").read_text("utf-8"))
    assert game.choices[0] == (0, "keep")


def test_end_of_input_leaves_the_game_waiting(person: Person):
    person.wait_for("keep this hand?")
    shown = person.leave("\x04")
    assert "Traceback" not in shown
    assert person.exit_code() == 0


def test_a_round_typed_by_a_person(person: Person):
    person.wait_for("keep this hand?")
    person.type("\r")
    person.wait_for("take actions.")
    person.type("snowbourn\r")
    person.wait_for("how do you pay")
    person.type("\r")
    person.wait_for("Player 1: respond")
    person.type("1\r")
    shown = person.wait_for("1 progress on Old Forest Road.")
    assert "Player 1 responds with Snowbourn Scout." in shown
