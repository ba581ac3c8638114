"""The travel phase: one location, its cost, and how it stays active (rules P4)."""

from __future__ import annotations

import pytest

from wilderland.language import (
    ACTIVE_LOCATION,
    EACH_PLAYER,
    SELF,
    action,
    discard,
    locations,
    raise_threat,
    return_to_staging,
    says,
    travel,
    when_revealed,
)
from wilderland.model.kinds import CANNOT_TRAVEL
from wilderland.testing import made_up, player, table

EDITIONS = ("original", "revised")

VALE = made_up("Quiet Vale", "location", threat=2, quest_points=3)
FORD = made_up("Cold Ford", "location", threat=1, quest_points=2)


@pytest.mark.rule("P4.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_players_may_travel_to_any_one_location_in_the_staging_area(edition: str) -> None:
    t = table(hero="Gimli", staging=[VALE, FORD, "Forest Spider"], phase="travel", edition=edition)
    assert t.options() == ["travel:Quiet Vale", "travel:Cold Ford", "stay"]


@pytest.mark.rule("P4.1")
def test_the_location_leaves_the_staging_area_and_becomes_active() -> None:
    t = table(hero="Gimli", staging=[VALE, FORD], phase="travel")
    assert t.staging_threat == 3
    t.choose(VALE)
    assert t[VALE].place == "active"
    assert t[FORD].place == "staging"
    assert t.staging_threat == 1


@pytest.mark.rule("P4.1")
def test_travelling_is_optional() -> None:
    t = table(hero="Gimli", staging=[VALE], phase="travel").choose("stay")
    assert t[VALE].place == "staging"
    assert t.names("active") == []


@pytest.mark.rule("P4.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_player_has_the_final_word(edition: str) -> None:
    t = table(player(heroes="Gimli"), player(heroes="Éowyn"), first=1, staging=[VALE], phase="travel", edition=edition)
    assert list(t.game.decisions) == [1]


@pytest.mark.rule("P4.1")
def test_the_players_travel_to_one_location_only_in_a_phase() -> None:
    seats = (player(heroes="Gimli"), player(heroes="Éowyn"))
    t = table(*seats, staging=[VALE, FORD], phase="travel", skip_empty_windows=False).choose(VALE)
    assert [decision.kind for decision in t.game.decisions.values()] == ["action", "action"]
    assert t.names("active") == ["Quiet Vale"] and t.names("staging") == ["Cold Ford"]


@pytest.mark.rule("P4.1", "P4.3")
def test_with_an_active_location_there_is_no_travelling() -> None:
    t = table(hero="Gimli", active=VALE, staging=[FORD], phase="travel")
    assert t.decision is not None and t.decision.kind != "travel"
    assert (t[VALE].place, t[FORD].place) == ("active", "staging")


@pytest.mark.rule("P4.2")
def test_a_travel_cost_is_paid_by_every_player_it_names() -> None:
    t = table(
        player(heroes="Gimli"),
        player(heroes="Éowyn"),
        staging="Great Forest Web",
        phase="travel",
        skip_empty_windows=False,
    )
    t.choose("Great Forest Web")
    assert t["Gimli"].exhausted and t["Éowyn"].exhausted
    assert t["Great Forest Web"].place == "active"


@pytest.mark.rule("P4.2")
def test_a_travel_cost_that_one_player_cannot_meet_bars_the_location() -> None:
    t = table(
        player(heroes="Gimli"),
        player(heroes="Éowyn"),
        staging=["Great Forest Web", VALE],
        exhausted="Éowyn",
        phase="travel",
    )
    assert t.options() == ["travel:Quiet Vale", "stay"]


@pytest.mark.rule("P4.2")
@pytest.mark.parametrize(("hand", "possible"), [(1, False), (2, True)])
def test_a_travel_cost_must_be_met_in_full(hand: int, possible: bool) -> None:
    t = table(hero="Gimli", hand=["Faramir"] * hand, staging=["Necromancer's Pass", VALE], phase="travel")
    assert t.can("Necromancer's Pass") is possible
    if possible:
        t.choose("Necromancer's Pass")
        assert t.names("discard:0") == ["Faramir", "Faramir"]


@pytest.mark.rule("P4.2")
def test_the_cost_comes_before_the_journey() -> None:
    t = table(hero="Gimli", staging="Mountains of Mirkwood", encounter=[VALE, FORD], phase="travel")
    t.choose("Mountains of Mirkwood")
    assert (t["Mountains of Mirkwood"].place, t[VALE].place) == ("active", "staging")
    assert t.log("log-reveal")[0].number < t.log("log-travel")[0].number


@pytest.mark.rule("P4.1", "P4.2")
def test_a_location_that_its_own_cost_removes_does_not_become_active() -> None:
    landslide = made_up("Landslide", "treachery", when_revealed(discard(locations.in_staging)))
    t = table(
        hero="Gimli",
        staging="Mountains of Mirkwood",
        encounter=[landslide],
        phase="travel",
        skip_empty_windows=False,
    )
    t.choose("Mountains of Mirkwood")
    assert t["Mountains of Mirkwood"].place == "encounter-discard"
    assert t.names("active") == [] and t.log("log-travel") == []


@pytest.mark.rule("P4.2")
def test_without_an_encounter_card_to_reveal_there_is_no_way_there() -> None:
    t = table(hero="Gimli", staging=["Mountains of Mirkwood", VALE], encounter=[], phase="travel")
    assert not t.can("Mountains of Mirkwood") and t.can(VALE)


@pytest.mark.rule("P4.2")
def test_a_travel_effect_can_be_a_cost_for_all() -> None:
    gate = made_up("Watched Gate", "location", travel(raise_threat(3, of=EACH_PLAYER)), threat=1, quest_points=1)
    seats = (player(heroes="Gimli"), player(heroes="Éowyn"))
    t = table(*seats, staging=gate, phase="travel", skip_empty_windows=False).choose(gate)
    assert (t.threat(0), t.threat(1)) == (11 + 3, 9 + 3)


@pytest.mark.rule("P4.2")
def test_a_location_that_restricts_travelling_there_is_not_offered() -> None:
    cliff = made_up("Sheer Cliff", "location", says(CANNOT_TRAVEL, SELF), threat=1, quest_points=1)
    t = table(hero="Gimli", staging=[cliff, VALE], phase="travel")
    assert t.options() == ["travel:Quiet Vale", "stay"]


@pytest.mark.rule("P4.3")
def test_the_active_location_stays_round_after_round() -> None:
    t = table(hero="Gimli", active=VALE, staging=[FORD], phase="travel")
    t.until(lambda t: t.state.round == 3 and t.state.phase > 3)
    assert t[VALE].place == "active" and t[FORD].place == "staging"
    assert t.log("log-travel") == []


@pytest.mark.rule("P4.3")
def test_exploring_it_opens_the_road_to_the_next() -> None:
    deck = ["Forest Gate", "Forest Spider"]
    t = table(hero=["Éowyn", "Gimli"], active=FORD, staging=VALE, encounter=deck, phase="quest")
    t.commit("Éowyn", "Gimli").to("travel")
    assert t[FORD].place == "encounter-discard"
    assert t.options() == ["travel:Quiet Vale", "travel:Forest Gate", "stay"]


@pytest.mark.rule("P4.3")
def test_an_effect_may_take_the_active_location_away() -> None:
    guide = made_up("Stray Guide", "ally", action(return_to_staging(ACTIVE_LOCATION)), hit_points=1)
    t = table(hero="Gimli", allies=guide, active=FORD, progress={"Cold Ford": 1}, phase="planning")
    t.use(guide)
    assert t[FORD].place == "staging"
    assert t.to("travel").can(FORD)
