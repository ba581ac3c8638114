"""``wilderland demo``: programs play, for people and for machines."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import wilderland as wl
from wilderland.campaign.steward import next_game
from wilderland.cli.autosave import Autosave
from wilderland.cli.campaigns import begin_campaign
from wilderland.cli.opening import Wanted

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


@pytest.mark.rule("M1", "M2", "M3")
@pytest.mark.parametrize("mode", ["standard", "easy", "basic"])
@pytest.mark.parametrize("edition", ["revised", "original", "first-printing"])
def test_every_edition_and_mode_is_played(cli: Cli, edition: str, mode: str):
    words = f"--edition {edition} --mode {mode} --scenario journey-along-the-anduin --players 3"
    found = json.loads(cli(f"demo --agent random --seed 2 {words} --json").stdout)
    assert (found["edition"], found["mode"], found["scenario"]) == (edition, mode, "journey-along-the-anduin")
    assert len(found["decks"]) == 3


@pytest.mark.rule("M4")
@pytest.mark.parametrize("mode", ["expert", "nightmare"])
def test_a_series_is_played_until_it_is_over(cli: Cli, mode: str):
    found = json.loads(cli(f"demo --agent random --seed 2 --mode {mode} --json").stdout)
    assert (found["mode"], found["won"], found["score"]) == (mode, False, 0)
    assert [game["scenario"] for game in found["games"]] == ["passage-through-mirkwood"]
    assert "The series is lost" in cli(f"demo --agent random --seed 2 --mode {mode}").stdout


@pytest.mark.rule("M10")
@pytest.mark.parametrize("mode", ["campaign", "hard-campaign"])
def test_a_campaign_is_tried_as_often_as_wanted(cli: Cli, mode: str):
    found = json.loads(cli(f"demo --agent random --seed 2 --mode {mode} --tries 2 --json").stdout)
    assert (found["mode"], found["won"]) == (mode, False)
    assert [(game["scenario"], game["seed"]) for game in found["games"]] == [
        ("passage-through-mirkwood", 2),
        ("passage-through-mirkwood", 3),
    ]
    shown = " ".join(cli(f"demo --agent random --seed 2 --mode {mode} --tries 2").stdout.split())
    assert "2. Passage Through Mirkwood: lost" in shown


@pytest.mark.parametrize("mode", ["standard", "nightmare", "campaign"])
def test_what_was_left_in_a_folder_is_gone_on_with(cli: Cli, tmp_path: Path, mode: str):
    words = f"demo --agent random --seed 2 --mode {mode} --tries 1 --keep kept"
    save, game = begun(mode, tmp_path / "kept")
    for _ in range(5):
        game.choose(0)
    save.keep(game)
    found = json.loads(cli(f"{words} --json").stdout)
    last = wl.load((tmp_path / "kept" / "last-game.json").read_text("utf-8"))
    assert last.choices[:5] == game.choices and last.outcome is not None
    assert found.get("games", [found])[-1]["digest"] == last.digest


def begun(mode: str, folder: Path) -> tuple[Autosave, wl.Game]:
    wanted = Wanted(decks=["leadership"], mode=mode, seed=2)
    if mode == "campaign":
        campaign = begin_campaign(wanted, str, folder=folder)
        return campaign, next_game(campaign.campaign, 2)
    save = Autosave(folder)
    save.series, game = wanted.begin()
    return save, game


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
