"""The modes of a single game: standard, easy, basic (rules M1–M3)."""

from __future__ import annotations

from collections import Counter

import pytest

from wilderland import Setup, load, new_game
from wilderland.cards.catalogue import catalogue
from wilderland.errors import BadSetup
from wilderland.game import Replay
from wilderland.model.kinds import ENCOUNTER_DECK, STAGING
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.scenarios import scenario, scenarios
from wilderland.testing import table
from wilderland.testing.table import TestTable

SINGLE = [mode.code for mode in MODES.values() if not mode.campaign]


def begin(mode: str, scenario: str = "passage-through-mirkwood", edition: str = "revised") -> TestTable:
    return TestTable(new_game(scenario, ["leadership", "spirit"], edition, mode, seed=5))


def encounter_cards(t: TestTable) -> Counter[str]:
    """All encounter cards of a game before its first card is revealed."""
    cards = t.state.zones[ENCOUNTER_DECK] + t.state.zones[STAGING]
    return Counter(t.state.cards[card].printed.code for card in cards)


@pytest.mark.rule("M1")
def test_standard_mode_begins_with_empty_pools_and_the_whole_encounter_deck() -> None:
    t = begin("standard")
    assert {card.resources for card in t.state.cards} == {0}
    faces = scenario("passage-through-mirkwood").encounter_cards(catalogue("revised"))
    assert encounter_cards(t) == Counter(face.code for face in faces)


@pytest.mark.rule("M1", "M2")
@pytest.mark.parametrize("mode", ["standard", "easy"])
def test_standard_and_easy_games_are_scored(mode: str) -> None:
    t = begin(mode)
    assert t.game.score_sheet["threat"] == t.threat(0) + t.threat(1)


@pytest.mark.rule("M2")
def test_in_easy_mode_each_hero_begins_with_one_resource() -> None:
    t = begin("easy")
    for hero in ("Aragorn", "Théodred", "Glóin", "Éowyn", "Eleanor", "Dúnhere"):
        assert t[hero].resources == 1


@pytest.mark.rule("M2")
@pytest.mark.parametrize("code", list(scenarios()))
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_in_easy_mode_the_gold_ringed_copies_stay_in_the_box(code: str, edition: str) -> None:
    known = catalogue(edition)
    whole = Counter(face.code for face in scenario(code).encounter_cards(known))
    easy = Counter(face.code for face in scenario(code).encounter_cards(known, easy=True))
    ringed = {card: known.facts[card].get("easy_removed", 0) for card in whole}
    assert sum(ringed.values()) > 0
    assert {card: count - ringed[card] for card, count in whole.items()} == {card: easy[card] for card in whole}


@pytest.mark.rule("M2")
def test_an_easy_game_is_played_with_that_deck() -> None:
    t = begin("easy")
    easy = scenario("passage-through-mirkwood").encounter_cards(catalogue("revised"), easy=True)
    assert encounter_cards(t) == Counter(face.code for face in easy)
    assert encounter_cards(t)["hummerhorns"] == 0


@pytest.mark.rule("M3")
def test_in_basic_mode_no_shadow_cards_are_dealt() -> None:
    basic = table(hero="Gimli", engaged="Forest Spider", phase="combat", mode="basic").to("defend")
    usual = table(hero="Gimli", engaged="Forest Spider", phase="combat").to("defend")
    assert basic["Forest Spider"].shadows == ()
    assert len(usual["Forest Spider"].shadows) == 1


@pytest.mark.rule("M3")
def test_in_basic_mode_a_card_deals_no_shadow_cards_either() -> None:
    t = table(hero="Gimli", engaged="Dol Guldur Beastmaster", phase="combat", mode="basic").to("defend")
    assert t["Dol Guldur Beastmaster"].shadows == ()


@pytest.mark.rule("M2", "M3", "M4", "M5")
@pytest.mark.parametrize("mode", SINGLE)
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_every_mode_can_be_played_in_every_edition(mode: str, edition: str) -> None:
    """Ruling 34."""
    t = begin(mode, edition=edition)
    assert t.decision is not None
    assert t["Aragorn"].resources == MODES[mode].resources
    faces = scenario("passage-through-mirkwood").encounter_cards(catalogue(edition), MODES[mode].removes_marked)
    assert encounter_cards(t) == Counter(face.code for face in faces)
    engaged = table(hero="Gimli", engaged="Forest Spider", phase="combat", mode=mode, edition=edition).to("defend")
    assert len(engaged["Forest Spider"].shadows) == MODES[mode].shadows


@pytest.mark.rule("M6")
@pytest.mark.parametrize("mode", ["campaign", "hard-campaign"])
@pytest.mark.parametrize("edition", ["original", "first-printing"])
def test_the_campaign_needs_the_revised_edition(mode: str, edition: str) -> None:
    with pytest.raises(BadSetup, match="revised"):
        begin(mode, edition=edition)


@pytest.mark.parametrize("mode", list(MODES))
def test_a_game_of_any_mode_is_saved_and_replayed(mode: str) -> None:
    t = begin(mode)
    t.choose("keep", "keep").to("commit")
    assert load(t.game.save()).save() == t.game.save()
    assert Replay.loads(t.game.replay.dumps()).play().save() == t.game.save()


def test_a_setup_without_anything_carried_over_is_written_as_it_always_was() -> None:
    setup = Setup("passage-through-mirkwood", ())
    assert "carry" not in setup.as_json()
    assert Setup.from_json(setup.as_json()) == setup
