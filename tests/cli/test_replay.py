"""``wilderland replay``: a recorded game told, stepped through, or refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import wilderland as wl
from wilderland.testing import table

Cli = Callable[..., Result]


def game(choices: int = 6) -> wl.Game:
    made = wl.new_game(decks=["leadership"], seed=4)
    for _ in range(choices):
        made.choose(0)
    return made


def recorded(tmp_path: Path, text: str) -> str:
    (tmp_path / "game.json").write_text(text, "utf-8")
    return "replay game.json"


@pytest.mark.parametrize("as_save", [True, False])
def test_a_save_and_a_replay_are_told(cli: Cli, tmp_path: Path, as_save: bool):
    made = game()
    words = recorded(tmp_path, made.save() if as_save else made.replay.dumps())
    result = cli(f"{words} --chronicle")
    assert result.exit_code == 0
    assert "Player 1 plays Common Cause." in result.stdout
    summary = json.loads(cli(f"{words} --json").stdout)
    assert summary["digest"] == made.digest
    assert summary["choices"] == summary["replayed"] == 6


def test_the_last_game_is_shown_without_a_file(cli: Cli, kept: Path):
    cli("play --scenario passage-through-mirkwood --deck leadership --seed 4", "", "c", "y")
    assert (kept / "last-game.json").exists()
    result = cli("replay --chronicle")
    assert "The players give up." in result.stdout
    assert "Defeat" in result.stdout


def test_one_moment_is_shown(cli: Cli, tmp_path: Path):
    words = recorded(tmp_path, game().replay.dumps())
    result = cli(f"{words} --at 0")
    assert "After choice 0 of 6." in result.stdout
    assert "Player 1: keep this hand? Keep this hand" in result.stdout
    assert "After choice 6 of 6." in cli(f"{words} --at 99").stdout


def test_stepping_forth_and_back(cli: Cli, tmp_path: Path):
    words = recorded(tmp_path, game().replay.dumps())
    result = cli(words, "", "b", "3", "x", "b", "q")
    shown = [line for line in result.stdout.splitlines() if "After choice" in line]
    assert [line.rpartition("After choice ")[2].split()[0] for line in shown] == ["0", "1", "0", "3", "3", "2"]
    assert cli(words, "").exit_code == 0
    assert "Every hero collects 1 resource." in result.stdout


def test_stepping_through_to_the_end(cli: Cli, tmp_path: Path):
    made = game()
    made.concede()
    result = cli(recorded(tmp_path, made.replay.dumps()), *[""] * 7)
    assert "By hand: concede:table" in result.stdout
    assert "Defeat" in result.stdout


def test_a_position_that_was_built_is_shown_from_there(cli: Cli, tmp_path: Path):
    t = table(hero="Aragorn", hand=["Guard of the Citadel"], resources=2, encounter=["King Spider"])
    t.play("Guard of the Citadel")
    result = cli(f"{recorded(tmp_path, t.game.save())} --at 0")
    assert result.exit_code == 0
    assert "Guard of the Citadel (2)" in result.stdout


def test_the_first_choice_that_is_not_offered_is_reported(cli: Cli, tmp_path: Path):
    data = json.loads(game().replay.dumps())
    data["choices"][3] = "0 play:9999"
    words = recorded(tmp_path, json.dumps(data))
    for how in ("--chronicle", "--at 2"):
        result = cli(f"{words} {how}")
        assert result.exit_code == 1
        text = " ".join(result.stdout.split())
        assert "choice 4 of 6, play:9999 by Player 1, is not offered" in text
    assert json.loads(cli(f"{words} --json").stdout)["diverged"] == {"choice": 4, "key": "play:9999"}


@pytest.mark.parametrize(
    "content", [None, "", "{", "[]", '{"wilderland": "replay", "format": 1}', '{"wilderland": "save", "format": 7}']
)
def test_a_file_that_is_no_game_is_refused(cli: Cli, tmp_path: Path, content: str | None):
    if content is not None:
        (tmp_path / "game.json").write_text(content, "utf-8")
    result = cli("replay game.json --chronicle")
    assert result.exit_code == 2
    assert "game.json cannot be shown" in result.stderr
    assert result.stdout == ""
