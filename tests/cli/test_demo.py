"""``wilderland demo``: programs play, for people and for machines."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from typer.testing import Result

Cli = Callable[..., Result]


@pytest.mark.parametrize("agent", ["random", "sensible"])
def test_the_chronicle_of_a_whole_game(cli: Cli, agent: str):
    result = cli(f"demo --agent {agent} --seed 3")
    assert result.exit_code == 0
    assert "Round 1" in result.stdout
    assert "Quest phase" in result.stdout
    assert "Victory" in result.stdout or "Defeat" in result.stdout


def test_the_summary_is_json_and_nothing_else(cli: Cli):
    result = cli("demo --seed 3 --players 2 --json")
    found = json.loads(result.stdout)
    assert found["decks"] == ["leadership", "tactics"]
    assert (found["agent"], found["seed"], found["scenario"]) == ("sensible", 3, "passage-through-mirkwood")
    assert isinstance(found["won"], bool) and found["choices"] > 20


def test_equal_seeds_play_equally(cli: Cli):
    first = json.loads(cli("demo --seed 5 --agent random --json").stdout)
    assert json.loads(cli("demo --seed 5 --agent random --json").stdout) == first
    assert json.loads(cli("demo --seed 6 --agent random --json").stdout)["digest"] != first["digest"]


def test_seats_without_a_deck_get_one(cli: Cli):
    found = json.loads(cli("demo --seed 1 --decks lore --players 3 --agent random --json").stdout)
    assert found["decks"] == ["lore", "leadership", "tactics"]


@pytest.mark.parametrize(
    "words", ["--decks lore,tactics --players 1", "--deck nothing", "--edition nothing", "--scenario nothing"]
)
def test_what_cannot_be_played_is_refused(cli: Cli, words: str):
    result = cli(f"demo {words}")
    assert result.exit_code == 2
    assert "This cannot be played" in result.stderr


def test_a_pace_slows_the_chronicle_down(cli: Cli, monkeypatch: pytest.MonkeyPatch):
    waits: list[float] = []
    monkeypatch.setattr("time.sleep", waits.append)
    cli("demo --seed 3 --agent random --pace 0.5")
    assert len(waits) > 50 and set(waits) == {0.5}
