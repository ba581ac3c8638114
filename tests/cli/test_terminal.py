"""``wilderland play`` in a real terminal: a pseudo-terminal of 80 columns, typed into as by a person."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

import wilderland as wl
from wilderland.campaign import read_log

ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>])")
SCENARIO = "passage-through-mirkwood"
PROGRAM = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that keys such as Ctrl-C reach the program
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may have it ignored
from wilderland.cli import main
main()
"""
PATIENCE = 60.0
GOOD_BYE = "The game waits for you"
PROMPTS = ("> ", "[Y/n] ", "[y/N] ")


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
            if text in shown and (text == GOOD_BYE or shown.endswith(PROMPTS)):
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

    def killed(self) -> None:
        """The power goes out."""
        self.child.send_signal(signal.SIGKILL)
        assert self.child.wait(timeout=PATIENCE) == -signal.SIGKILL

    def close(self) -> None:
        self.child.kill()
        self.child.wait()
        os.close(self.screen)


Sit = Callable[[str], Person]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Somebody sits down at a terminal with a command."""
    with contextlib.ExitStack() as people:

        def down(words: str) -> Person:
            someone = Person(words.split(), tmp_path, 80)
            people.callback(someone.close)
            return someone

        yield down


@pytest.fixture
def person(sit: Sit) -> Person:
    return sit(f"play --scenario {SCENARIO} --deck leadership --seed 4")


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


def answer(someone: Person, *steps: tuple[str, str]) -> str:
    """Wait for each text and type what is said to it; what was shown at last."""
    shown = ""
    for text, typed in steps:
        shown = someone.wait_for(text)
        someone.type(f"{typed}\r")
    return shown


def test_everything_is_chosen_at_the_terminal(sit: Sit, tmp_path: Path):
    someone = sit("play --terminal")
    answer(
        someone,
        ("What will you play?", "3"),
        ("Which edition?", "original"),
        ("In which mode?", "basic"),
        ("Which decks?", "2 spirit"),
    )
    shown = someone.wait_for("keep this hand?")
    assert max(cell_len(line) for line in shown.splitlines()) <= 80
    someone.killed()
    game = wl.load((tmp_path / "wilderland" / "autosave.json").read_text("utf-8"))
    assert game.setup is not None
    assert (game.setup.scenario, game.setup.edition, game.setup.mode) == ("escape-from-dol-guldur", "original", "basic")
    assert [deck.name for deck in game.setup.decks] == ["tactics", "spirit"]


def test_a_campaign_is_killed_within_and_between_its_games_and_nothing_is_lost(sit: Sit, tmp_path: Path):
    folder = tmp_path / "wilderland" / "campaigns" / "mirkwood-paths"
    someone = sit("play --mode hard-campaign --deck leadership --name Anna --seed 4")
    answer(someone, ("Anna: keep this hand?", ""), ("take actions.", "snow"))
    someone.wait_for("how do you pay")
    someone.killed()
    before = wl.load((folder / "autosave.json").read_text("utf-8"))

    someone = sit("campaign play")
    someone.wait_for("how do you pay")
    assert wl.load((folder / "autosave.json").read_text("utf-8")).digest == before.digest
    answer(someone, ("how do you pay", ""), ("Anna:", "c"), ("Give up", "y"))
    someone.wait_for("Go on with Passage Through Mirkwood, scenario 1 of 3?")
    someone.killed()
    assert [game["won"] for game in read_log(folder / "campaign.json").games] == [False]

    someone = sit("play --terminal")
    answer(someone, ("What now?", ""), ("Anna: swap a hero?", "glóin"), ("Who comes for Glóin?", "gimli"))
    someone.wait_for("Anna plays Leadership")
    someone.killed()
    log = read_log(folder / "campaign.json")
    assert (log.players[0].heroes[2], log.threat_penalty) == ("gimli", 1)

    someone = sit("campaign play mirkwood-paths")
    answer(someone, ("Anna plays Leadership", ""))
    shown = someone.wait_for("Anna: keep this hand?")
    assert "Gimli" in shown and "threat 32" in shown
