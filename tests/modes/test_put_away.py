"""Series and campaigns put away in the middle and taken up again."""

from __future__ import annotations

import json

import pytest

from wilderland import load
from wilderland.agents.dice import Dice
from wilderland.campaign import Series
from wilderland.game import Game
from wilderland.rules.carry import Earned
from wilderland.setups import Setup
from wilderland.testing.settings import Setting, some_setup


@pytest.mark.rule("M4", "M5")
@pytest.mark.parametrize("mode", ["expert", "nightmare"])
def test_a_series_goes_on_after_it_was_put_away(mode: str) -> None:
    middle = some_setup(Dice(1), Setting(2, "original", "journey-along-the-anduin", mode), 0)
    assert (middle.carry is not None) is (mode == "nightmare")
    series = Series(middle.decks, mode, "original", 7, scores=[120], carry=middle.carry)
    game = series.begin()
    series.under_way = game.save()
    again = Series.loads(series.dumps())
    assert again == series
    assert again.scenario == "journey-along-the-anduin" and again.score == 120
    assert load(again.under_way).digest == again.begin().digest == game.digest


@pytest.mark.rule("M6", "M9")
@pytest.mark.parametrize("seed", range(4))
def test_the_pool_a_campaign_game_is_played_with_is_in_its_save(seed: int) -> None:
    setup = some_setup(Dice(seed), Setting(2, scenario="escape-from-dol-guldur", mode="campaign"), seed)
    assert setup.carry is not None and setup.carry.pool
    assert Setup.from_json(json.loads(json.dumps(setup.as_json()))) == setup
    game = Game(setup, setup.begin())
    again = load(game.save())
    assert again.setup == setup and again.digest == game.digest


@pytest.mark.rule("M9")
@pytest.mark.parametrize("earned", [Earned("valor", "gimli"), Earned("mendors-support", seat=0), Earned("mendor")])
def test_an_earned_card_is_written_with_its_hero_or_its_seat(earned: Earned) -> None:
    written = earned.as_json()
    assert written["card"] == earned.card
    assert (written.get("hero", ""), written.get("seat", -1)) == (earned.hero, earned.seat)
    assert Earned.from_json(written) == earned
