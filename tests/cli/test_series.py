"""Three scenarios in a row with ``wilderland play``: expert and nightmare, gone on with between and within games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from wilderland.campaign import Series
from wilderland.cli.autosave import Autosave

Cli = Callable[..., Result]
BEORNS_PATH = 1
"""A seed that leads along Beorn's Path."""
WINS = ("", "o flies and spiders progress 8", "y", "o a fork in the road progress 2", "o beorn's path progress 10")
"""Keep the hand, and leave Mirkwood behind by overruling the engine."""


def series(kept: Path) -> Series:
    return Series.loads((kept / "autosave.json").read_text("utf-8"))


def begin(mode: str) -> str:
    return f"play --mode {mode} --deck leadership --seed {BEORNS_PATH}"


@pytest.mark.rule("M4")
@pytest.mark.parametrize("mode", ["expert", "nightmare"])
def test_a_series_begins_with_the_first_scenario_and_waits_within_it(cli: Cli, kept: Path, mode: str):
    result = cli(begin(mode), "", "", "q")
    assert f"{mode}: three scenarios in a row" in " ".join(result.stdout.split())
    found = series(kept)
    assert (found.mode, found.scores, found.over) == (mode, [], False)
    game = Autosave(kept).waiting()
    assert game is not None and game.setup == found.setup() and len(game.choices) > 1
    again = cli("play --terminal", "", "q")
    assert "Go on: Passage Through Mirkwood, round 1" in again.stdout
    resumed = Autosave(kept).waiting()
    assert resumed is not None and resumed.digest == game.digest


@pytest.mark.rule("M4")
def test_a_won_game_is_added_and_the_next_scenario_may_wait(cli: Cli, kept: Path):
    result = cli(begin("expert"), *WINS, "n")
    text = " ".join(result.stdout.split())
    assert "1 of 3 scenarios are won" in text
    assert "Go on with Journey Along the Anduin, scenario 2 of 3?" in text
    assert "The series waits for you" in text
    found = series(kept)
    assert (len(found.scores), found.scenario, found.under_way) == (1, "journey-along-the-anduin", "")
    following = cli("play --terminal", "", "", "q")
    assert "Go on: Journey Along the Anduin (expert" in following.stdout
    game = Autosave(kept).waiting()
    assert game is not None and game.state.table.scenario.code == "journey-along-the-anduin"


@pytest.mark.rule("M5")
def test_a_nightmare_goes_on_at_once_with_what_the_first_game_has_left(cli: Cli, kept: Path):
    cli(begin("nightmare"), "", "o threat 33", "y", "o aragorn damage 2", *(WINS[1], *WINS[3:]), "", "q")
    game = Autosave(kept).waiting()
    assert game is not None and game.state.table.scenario.code == "journey-along-the-anduin"
    assert game.state.players[0].threat == 33
    assert next(card.damage for card in game.state.cards if card.printed.code == "aragorn") == 2


@pytest.mark.rule("M4")
def test_a_lost_game_ends_the_series(cli: Cli, kept: Path):
    result = cli(begin("expert"), "", "c", "y")
    assert "The series is lost, after no of 3 scenarios" in " ".join(result.stdout.split())
    assert not (kept / "autosave.json").exists()
    assert (kept / "last-game.json").exists()


def test_a_series_is_saved_with_its_game_and_loaded_again(cli: Cli, kept: Path):
    cli(begin("expert"), *WINS, "", "", "s mine.json", "q")
    before = series(kept)
    (kept / "autosave.json").unlink()
    cli("play --load mine.json", "q")
    assert series(kept) == before


def test_a_finished_game_whose_end_was_not_written_down_counts_once(cli: Cli, kept: Path):
    cli(begin("expert"), "", "q")
    saved = Autosave(kept)
    game = saved.waiting()
    assert game is not None
    game.concede()
    saved.keep(game)
    result = cli("play --terminal", "")
    assert "The series is lost" in result.stdout
    assert not saved.waits()
    listed = cli("journal list").stdout
    assert listed.count("Passage Through Mirkwood") == 1


def test_a_new_game_puts_a_waiting_series_aside_as_a_whole(cli: Cli, kept: Path):
    cli(begin("expert"), *WINS, "n")
    cli("play --deck tactics --scenario passage-through-mirkwood", "n", "q")
    assert Series.loads((kept / "autosave-earlier.json").read_text("utf-8")).scores != []


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--mode expert --deck leadership --scenario escape-from-dol-guldur", "name none"),
        ("--mode nightmare --decks leadership,leadership", "several decks"),
        ("--mode campaign --edition original --deck leadership", "belongs to the revised edition"),
    ],
)
def test_a_series_that_cannot_be_is_refused(cli: Cli, words: str, says: str):
    result = cli(f"play {words}")
    assert result.exit_code == 2
    assert says in result.stderr
