"""The expert's prices: what they are where a scenario was studied, how they are written down, how they are fitted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from tests.agents.test_weighing import example

from wilderland.agents.board import Board
from wilderland.agents.judging import raised, value_of_ally
from wilderland.agents.prices import USUAL, Prices, changed, flat, learnt, prices_of
from wilderland.decks import named_decks
from wilderland.game import new_game

MIRKWOOD, RIVER = "passage-through-mirkwood", "journey-along-the-anduin"


@pytest.fixture
def dear_faramir(monkeypatch: pytest.MonkeyPatch) -> Prices:
    """In Mirkwood alone Faramir is worth a hundred, threat nothing."""
    told = changed({"allies: Faramir": 100.0, **{f"dials {place}": 0.0 for place in range(4)}})
    monkeypatch.setitem(learnt(), (MIRKWOOD, False), told)
    return told


def board_of(*decks: str, scenario: str = MIRKWOOD) -> Board:
    game = new_game(scenario, decks, edition="revised", seed=7)
    assert game.decision is not None
    return Board(game, game.decision)


def test_prices_are_written_down_and_read_again() -> None:
    told = {"progress": 0.4, "dials 2": 2.5, "body 0": 1.0, "steps 1": 36.0, "allies: Faramir": 9.0}
    told["haste: Beorn's Path"] = 0.5
    read = changed(told)
    assert flat(read) == {**flat(USUAL), **told}
    assert (read.progress, read.dials, read.allies["Faramir"]) == (0.4, (0.6, 1.2, 2.5, 3.5), 9.0)
    assert USUAL.allies["Faramir"] != 9.0 and USUAL.haste.keys() == {"Anduin Passage"}, "the usual ones stay"


@pytest.mark.parametrize("name", ["progres", "allies", "alies: Faramir", "dials 4", "dials", "dial 1", "progress 1"])
def test_a_price_that_does_not_exist_is_an_error(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        changed({name: 1.0})


def test_the_sum_of_threat_follows_its_prices() -> None:
    usual, cheap = USUAL, changed({"dials 0": 0.1, "steps 0": 20.0, "game": 10.0})
    assert usual.dial[28] == pytest.approx(28 * 0.6) and cheap.dial[21] == pytest.approx(20 * 0.1 + 1.2)
    assert usual.dial[50] - usual.dial[49] == 60.0 and cheap.dial[50] - cheap.dial[49] == 10.0


def test_a_scenario_has_prices_of_its_own_for_so_many_players(dear_faramir: Prices) -> None:
    alone, two, river = board_of("leadership"), board_of("leadership", "lore"), board_of("leadership", scenario=RIVER)
    assert alone.prices is dear_faramir and two.prices is not dear_faramir and river.prices is not dear_faramir
    faramir = next(card.printed for card in alone.cards if card.printed.name == "Faramir")
    assert value_of_ally(alone, faramir) - value_of_ally(two, faramir) == 100.0 - USUAL.allies["Faramir"]
    assert raised(alone, 30, 1) == 0.0 < raised(two, 30, 1)


def test_all_kept_prices_are_of_scenarios_and_stages_and_cards_that_exist() -> None:
    """A name with a slip of the pen would never be looked up."""
    for scenario, several in learnt():
        assert prices_of(scenario, several) is learnt()[scenario, several]
        everything = new_game(scenario, ("leadership", "tactics", "spirit", "lore"), seed=1)
        fronts = [card.printed for card in everything.state.cards]
        there = {face.name for face in [*fronts, *(front.side_b for front in fronts if front.side_b is not None)]}
        for name in flat(learnt()[scenario, several]).keys() - flat(USUAL).keys():
            assert name.partition(": ")[2] in there


# -- fitting --------------------------------------------------------------------------------------
def test_prices_move_up_and_down_by_as_much() -> None:
    fit = example("fit_prices")
    share, plain = fit.Move("progress", 0.7, 0.3, True), fit.Move("quests: Aragorn", 0.0, 0.6, False)
    assert share.by(1) * share.by(-1) == pytest.approx(0.7**2) and plain.by(2) == -plain.by(-2) == 1.2
    match = fit.Match(MIRKWOOD, (named_decks("leadership", "revised"),), "revised")
    named = {move.name for move in fit.moves(match, USUAL)}
    assert {"progress", "dials 3", "quests: Aragorn", "kills: King Spider", "haste: Flies and Spiders"} <= named
    assert "travel: Old Forest Road" in named and "efforts: Faramir" in named
    assert not {name for name in named if "Éowyn" in name or "Hill Troll" in name}, "only what is there"


def test_the_way_up_is_found() -> None:
    """The first of three prices decides, the others are left to chance."""
    fit = example("fit_prices")
    seeds, dice = range(4000), np.random.default_rng(1)
    tosses = [fit.tossed(seed, 3, 0.5) for seed in seeds]
    results = [tuple(bool(dice.random() < 0.5 + 0.2 * way * toss[0]) for way in (1, -1)) for toss in tosses]
    slope = fit.uphill(seeds, results, 3, 0.5)
    assert slope[0] == pytest.approx(0.1, abs=0.03) and np.abs(slope[1:]).max() < 0.03


def test_prices_can_be_fitted_and_gone_on_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    fit, kept = example("fit_prices"), tmp_path / "kept.json"
    asked = ["--scenario", MIRKWOOD, "--deck", "leadership", "--pairs", "6", "--seed", "1", "--jobs", "1"]
    for steps, done in ((1, 1), (2, 3)):
        monkeypatch.setattr("sys.argv", ["fit_prices", *asked, "--steps", str(steps), "--kept", str(kept)])
        fit.main()
        assert json.loads(kept.read_text())["done"] == done
    told, found = capsys.readouterr().out.rsplit("\n{\n", 1)
    assert [line.split(":")[0] for line in told.splitlines() if line.startswith("step")][-2:] == ["step 1", "step 2"]
    assert changed(json.loads("{" + found)[MIRKWOOD])


def test_what_was_not_as_usual_before_stays_so_unless_it_is_moved() -> None:
    fit = example("fit_prices")
    start = changed({"progress": 0.5, "quests: Aragorn": 1.0})
    all_moves = [fit.Move("progress", 0.5, 0.3, True), fit.Move("choosy", 0.0, 2.0, False)]
    assert fit.told(start, all_moves, np.array([0.1, 1.0])) == {"choosy": 2.0, "progress": 0.5, "quests: Aragorn": 1.0}
    assert fit.told(start, all_moves, np.array([1.0, 0.1])) == {"progress": 0.675, "quests: Aragorn": 1.0}


def test_what_is_not_named_is_moved_from_where_it_is_worth_the_usual() -> None:
    fit = example("fit_prices")
    match = fit.Match(MIRKWOOD, (named_decks("lore", "revised"),), "revised")
    start = {move.name: move.start for move in fit.moves(match, USUAL)}
    assert "Forest Snare" not in USUAL.attachments and start["attachments: Forest Snare"] == USUAL.attachment
    assert start["vain: Beorn's Path"] == USUAL.in_vain and start["haste: Beorn's Path"] == 1.0
    assert start["attachments: Protector of Lórien"] == USUAL.attachments["Protector of Lórien"]


@pytest.fixture(autouse=True)
def prices_as_they_were() -> Iterator[None]:
    """Fitting plays with other prices in this process: they are put back."""
    before = dict(learnt())
    yield
    learnt().clear()
    learnt().update(before)


def test_a_game_is_won_or_lost_by_its_prices() -> None:
    """Who thinks nothing of the quest does not win."""
    fit = example("fit_prices")
    match = fit.Match(MIRKWOOD, (named_decks("leadership", "revised"),), "revised")
    lazy = {f"haste: {stage}": 0.0 for stage in ("Flies and Spiders", "A Fork in the Road", "Beorn's Path")}
    usual, idle = (sum(fit.won(match, told, seed) for seed in range(6)) for told in ({}, lazy))
    assert usual > idle == 0
