"""Courses whose players die again and again (`mortal.py`), and what must have come of them all the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from wilderland import load
from wilderland.cards.catalogue import catalogue
from wilderland.game import Game
from wilderland.journal import Book
from wilderland.journal.record import Record
from wilderland.model.kinds import HERO, IN_PLAY, THREAT_COST
from wilderland.model.state import State

HERE = Path(__file__).parent
COURSES = HERE / "courses"


def lived(mode: str, folder: Path, *moments: str) -> tuple[dict[str, Any], list[Record]]:
    """What came of a course in one life more than there are moments, and its journal."""
    environment = {**os.environ, "XDG_STATE_HOME": str(folder / "state"), "PYTHONUTF8": "1"}
    words = [sys.executable, str(HERE / "mortal.py"), mode, str(folder / "kept"), *moments]
    ended = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert ended.returncode == 0, ended.stderr
    result: dict[str, Any] = json.loads(ended.stdout)
    return result, Book(folder / "state" / "wilderland" / "journal.jsonl").records()


def same_games(records: list[Record], games: list[Game], folder: Path) -> None:
    """The journal has every game once, choice by choice; the last one stands as it would have, and nothing waits."""
    assert [setup_and_choices(record) for record in records] == [(game.setup, game.choices) for game in games]
    assert [record.score for record in records] == [game.outcome.score for game in games if game.outcome]
    last = load((folder / "kept" / "last-game.json").read_text("utf-8"))
    assert last.digest == games[-1].digest
    assert not (folder / "kept" / "autosave.json").exists()


def setup_and_choices(record: Record) -> tuple[Any, Any]:
    game = load(json.dumps(record.replay))
    return game.setup, game.choices


def nothing_overruled(games: list[Game]) -> bool:
    """Whether all was won by fair means."""
    keys = [key for game in games for _, key in game.choices]
    adjusted = any(game.state.adjusted for game in games)
    return not adjusted and not [key for key in keys if key.startswith(("adjust", "concede"))]


def begun(game: Game) -> State:
    """A game as it was at its first decision."""
    assert game.setup is not None
    return game.setup.begin()


def cost_of(heroes: list[str]) -> int:
    """Their threat cost together."""
    faces = catalogue("revised").faces
    return sum(faces[hero].stats[THREAT_COST] for hero in heroes)


def on_heroes(state: State) -> dict[str, int]:
    """The damage on heroes in play."""
    return {
        card.printed.code: card.damage
        for card in state.cards
        if card.printed.kind == HERO and card.damage and IN_PLAY[card.zone]
    }
