"""``wilderland journal``, and the commands that write into it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from wilderland.cli import main

cli = CliRunner()


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "wilderland" / "journal.jsonl"


def demo() -> None:
    assert cli.invoke(main, ["demo", "--seed", "1", "--json", "--agent", "sensible"]).exit_code == 0


def test_an_empty_journal_says_so() -> None:
    found = cli.invoke(main, ["journal", "list"])
    assert found.exit_code == 0
    assert "No game has been finished yet." in found.output


def test_a_demo_is_written_into_the_journal_and_listed() -> None:
    demo()
    demo()
    found = cli.invoke(main, ["journal", "list"])
    assert "Mirkwood" in found.output
    assert "2 games" in found.output


def test_a_finished_game_of_play_is_written_with_the_players_names(state: Path) -> None:
    words = ["play", "--scenario", "passage-through-mirkwood", "--deck", "leadership", "--name", "Anna", "--seed", "1"]
    found = cli.invoke(main, words, input="c\ny\n")
    assert found.exit_code == 0
    (line,) = state.read_text("utf-8").splitlines()
    entry = json.loads(line)
    assert (entry["reason"], entry["decks"][0]["player"]) == ("conceded", "Anna")


def test_a_game_left_waiting_is_not_written(state: Path) -> None:
    words = ["play", "--scenario", "passage-through-mirkwood", "--deck", "leadership", "--seed", "1"]
    cli.invoke(main, words, input="q\n")
    assert not state.exists()


@pytest.mark.parametrize(("format", "begin"), [("json", "["), ("csv", "date_played,"), ("markdown", "# Journal")])
def test_export_in_every_format(format: str, begin: str) -> None:
    demo()
    found = cli.invoke(main, ["journal", "export", "--to", format])
    assert found.exit_code == 0
    assert found.output.startswith(begin)


def test_export_into_a_file(tmp_path: Path) -> None:
    demo()
    out = tmp_path / "games.json"
    found = cli.invoke(main, ["journal", "export", "--out", str(out)])
    assert "1 game was written" in found.output
    assert len(json.loads(out.read_text("utf-8"))) == 1


def test_an_unknown_format_is_refused() -> None:
    found = cli.invoke(main, ["journal", "export", "--to", "pdf"])
    assert found.exit_code != 0
    assert "json, csv, markdown" in found.output


def test_a_torn_line_is_told_and_the_rest_listed(state: Path) -> None:
    demo()
    with state.open("a") as file:
        file.write("{\n")
    found = cli.invoke(main, ["journal", "list"])
    assert "Line 2" in found.output
    assert "1 game" in found.output


def test_a_disk_that_cannot_be_written_spoils_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")
    found = cli.invoke(main, ["demo", "--seed", "1"])
    assert found.exit_code == 0
    assert "not written into the journal" in found.output
