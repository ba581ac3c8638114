"""Restricted attachments and victory cards (rules K6 and K7)."""

from __future__ import annotations

import pytest

from wilderland.language import (
    ANYONE,
    IT,
    action,
    after,
    attach_to,
    choose,
    claim,
    discard,
    draw,
    enemies,
    heroes,
    locations,
    place_progress,
    response,
    shuffle_into_deck,
)
from wilderland.testing import made_up, player, table

HILL = made_up("Barrow Hill", "location", threat=1, quest_points=2, keywords={"victory": 3})
WIGHT = made_up("Wight", "enemy", attack=1, hit_points=1, engagement=45, threat=1, keywords={"victory": 2})
TORCH = made_up("Torch", "objective", action(choose(heroes.yours, claim(to=IT)), by=ANYONE), keywords={"restricted": 1})
ARMS = {"Gimli": ["Citadel Plate", "Dwarven Axe"]}


# -- restricted ---------------------------------------------------------------------------------
@pytest.mark.rule("K6")
def test_two_restricted_attachments_fit_a_character() -> None:
    t = table(hero="Gimli", attached={"Gimli": "Citadel Plate"}, hand="Dwarven Axe", resources=2).play("Dwarven Axe")
    assert t["Citadel Plate"].hosted_by == t["Dwarven Axe"].hosted_by == "Gimli"


@pytest.mark.rule("K6")
def test_with_a_third_one_of_them_goes_at_once_to_its_owners_discard_pile() -> None:
    t = table(hero="Gimli", attached=ARMS, hand="Horn of Gondor", resources=1).play("Horn of Gondor")
    assert t.decision is not None and t.decision.kind == "discard"
    assert t.options() == ["discard:Citadel Plate", "discard:Dwarven Axe", "discard:Horn of Gondor"]
    t.choose("Dwarven Axe")
    assert t["Dwarven Axe"].place == "discard:0"
    assert t["Citadel Plate"].hosted_by == t["Horn of Gondor"].hosted_by == "Gimli"


@pytest.mark.rule("K6")
def test_the_bearers_player_chooses_and_the_card_goes_home() -> None:
    seats = (player(heroes="Gimli", attached=ARMS), player(heroes="Legolas", hand="Horn of Gondor", resources=1))
    t = table(*seats, first=1).play("Horn of Gondor", "Gimli", seat=1)
    assert list(t.game.decisions) == [0]
    t.choose("Horn of Gondor", seat=0)
    assert t["Horn of Gondor"].place == "discard:1"


@pytest.mark.rule("K6")
def test_restricted_objectives_count_as_well() -> None:
    t = table(hero="Gimli", attached=ARMS, staging=TORCH).use(TORCH)
    assert t.decision is not None and t.decision.kind == "discard" and t.can(TORCH)
    t.choose("Citadel Plate")
    assert t["Citadel Plate"].place == "discard:0" and t[TORCH].hosted_by == "Gimli"


@pytest.mark.rule("K6")
def test_other_attachments_do_not_count() -> None:
    sash = made_up("Sash", "attachment", attach_to(heroes), cost=0)
    t = table(hero="Gimli", attached=ARMS, hand=sash).play(sash)
    assert t[sash].hosted_by == "Gimli"
    assert t.decision is None or t.decision.kind != "discard"


# -- victory ------------------------------------------------------------------------------------
@pytest.mark.rule("K7")
def test_a_defeated_victory_enemy_goes_to_the_victory_display() -> None:
    t = table(hero="Gimli", engaged=WIGHT, encounter=[], phase="combat", skip_empty_windows=False)
    t.to("attack").attack(WIGHT, "Gimli").to("combat.end")
    assert t.victory == ["Wight"]
    assert t.names("encounter-discard") == [] and t.names("removed") == []
    assert not t.state.in_play(t[WIGHT].id)


@pytest.mark.rule("K7")
@pytest.mark.parametrize("where", ["active", "staging"])
def test_an_explored_victory_location_goes_to_the_victory_display(where: str) -> None:
    mapper = made_up("Mapper", "ally", action(choose(locations, place_progress(2, on=IT))), hit_points=1)
    t = table(hero="Gimli", allies=mapper, **{where: HILL})  # type: ignore[arg-type]
    assert t.use(mapper).victory == ["Barrow Hill"]


@pytest.mark.rule("K7", "SC2")
def test_its_points_are_the_groups_at_scoring() -> None:
    mapper = made_up("Mapper", "ally", action(choose(locations, place_progress(2, on=IT))), hit_points=1)
    t = table(hero="Gimli", allies=mapper, staging=HILL)
    assert t.game.score_sheet["victory"] == 0
    assert t.use(mapper).game.score_sheet["victory"] == -3


@pytest.mark.rule("K7")
def test_one_that_leaves_play_for_another_place_goes_there() -> None:
    druid = made_up("Druid", "ally", action(choose(enemies, shuffle_into_deck(IT))), hit_points=1)
    t = table(hero="Gimli", allies=druid, engaged=WIGHT).use(druid)
    assert t[WIGHT].place == "encounter-deck" and t.victory == []


@pytest.mark.rule("K7")
def test_one_that_an_effect_discards_from_play_goes_to_the_display_too() -> None:
    thief = made_up("Thief", "ally", action(choose(enemies, discard(IT))), hit_points=1)
    t = table(hero="Gimli", allies=thief, engaged=WIGHT).use(thief)
    assert t.victory == ["Wight"]


@pytest.mark.rule("K7", "F1.29")
def test_the_display_is_out_of_play_but_leaving_for_it_is_leaving_play() -> None:
    mourner = made_up("Mourner", "ally", response(after.leaves_play(None), draw(1)), hit_points=1)
    thief = made_up("Thief", "ally", action(choose(enemies, discard(IT))), hit_points=1)
    t = table(hero="Gimli", allies=[mourner, thief], engaged=WIGHT).use(thief)
    assert t.can(mourner)
    assert "Wight" not in t.names("staging") + t.names("engaged:0")


@pytest.mark.rule("K7", "Q11")
def test_as_a_shadow_card_it_is_only_discarded() -> None:
    foe = made_up("Foe", "enemy", attack=0, hit_points=3, engagement=45, threat=1)
    t = table(hero="Gimli", engaged=foe, encounter=[HILL], phase="combat", skip_empty_windows=False)
    assert t[HILL].hosted_by == "Foe"
    t.to("refresh")
    assert t[HILL].place == "encounter-discard" and t.victory == []


@pytest.mark.rule("K7", "P6.12")
def test_as_the_shadow_card_of_a_fallen_enemy_it_is_only_discarded() -> None:
    t = table(hero="Gimli", engaged=WIGHT, encounter=[HILL], phase="combat", skip_empty_windows=False)
    t.to("attack").attack(WIGHT, "Gimli").to("combat.end")
    assert t.victory == ["Wight"] and t[HILL].place == "encounter-discard"
