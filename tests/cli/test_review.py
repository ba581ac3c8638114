"""``wilderland review``: a finished game judged on the terminal, as data, as a page; anything else refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

import wilderland as wl

Cli = Callable[..., Result]


def lost_soon() -> wl.Game:
    """A short game: nobody quests, nobody fights."""
    game = wl.new_game(decks=["leadership"], seed=4)
    while (decision := game.decision) is not None:
        quiet = next((one for one in decision.options if one.key in ("pass", "done", "undefended")), None)
        game.choose(quiet or decision.options[0])
    return game


def test_a_review_on_the_terminal_and_as_a_page(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(lost_soon().save(), "utf-8")
    result = cli("review game.json --playouts 16 --html page.html", width=200)
    assert result.exit_code == 0
    assert "Round 1" in result.stdout and "The decisions that cost most" in result.stdout
    assert "points" in result.stdout and "%" in result.stdout
    page = (tmp_path / "page.html").read_text("utf-8")
    assert page.startswith("<!doctype html>") and "<svg" in page and "The decisions that cost most" in page


def test_a_review_as_data(cli: Cli, tmp_path: Path) -> None:
    made = lost_soon()
    (tmp_path / "game.json").write_text(made.replay.dumps(), "utf-8")
    data = json.loads(cli("review game.json --playouts 4 --open-hands --json").stdout)
    assert data["won"] is False and data["points"][-1]["chance"] == 0.0
    assert data["points"][-1]["at"] == len(made.choices)
    for one in data["costly"]:
        assert one["cost"] > 0 and one["better"]["keys"] != one["made"]["keys"]


def test_what_is_no_finished_game_is_refused(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "running.json").write_text(wl.new_game(decks=["leadership"], seed=4).replay.dumps(), "utf-8")
    (tmp_path / "nonsense.json").write_text("{}", "utf-8")
    for file, why in (("running.json", "the game is not over"), ("nonsense.json", ""), ("nothing.json", "")):
        result = cli(f"review {file}")
        assert result.exit_code == 2 and why in result.output and file in result.output
