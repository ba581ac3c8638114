"""Spiders of Mirkwood: cards 74-80, every ability of each."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from wilderland.language import discard, locations, place_progress
from wilderland.model.kinds import ATTACHMENT
from wilderland.testing import Player, TestTable, player, table

QUIET = "Quiet Moment"
watched = partial(table, skip_empty_windows=False)
"""A position that stops in every window, so that it can be looked at."""


def attacked(shadow: str, *heroes: str, allies: tuple[str, ...] = ()) -> TestTable:
    """A Forest Spider is about to be defended against; this is its shadow card."""
    t = watched(
        hero=heroes,
        allies=allies,
        engaged="Forest Spider",
        encounter=[shadow, QUIET],
        phase="combat",
    )
    return t.to("defend")


@pytest.mark.parametrize(
    ("name", "stats", "traits"),
    [
        pytest.param(
            "King Spider",
            {"attack": 3, "defense": 1, "hit_points": 3, "engagement": 20, "threat": 2},
            {"Creature", "Spider"},
            marks=pytest.mark.card("King Spider"),
        ),
        pytest.param(
            "Hummerhorns",
            {"attack": 2, "defense": 0, "hit_points": 3, "engagement": 40, "threat": 1},
            {"Creature", "Insect"},
            marks=pytest.mark.card("Hummerhorns"),
        ),
        pytest.param(
            "Ungoliant's Spawn",
            {"attack": 5, "defense": 2, "hit_points": 9, "engagement": 32, "threat": 3},
            {"Creature", "Spider"},
            marks=pytest.mark.card("Ungoliant's Spawn"),
        ),
        pytest.param(
            "Great Forest Web",
            {"threat": 2, "quest_points": 2},
            {"Forest"},
            marks=pytest.mark.card("Great Forest Web"),
        ),
        pytest.param(
            "Mountains of Mirkwood",
            {"threat": 2, "quest_points": 3},
            {"Forest", "Mountain"},
            marks=pytest.mark.card("Mountains of Mirkwood"),
        ),
    ],
)
def test_numbers_and_traits_in_the_staging_area(name: str, stats: dict[str, int], traits: set[str]) -> None:
    card = table(staging=name)[name]
    assert {stat: getattr(card, stat) for stat in stats} == stats
    assert set(card.printed.traits) == traits


# -- King Spider --------------------------------------------------------------------------------
@pytest.mark.card("King Spider")
def test_king_spider_revealed_makes_each_player_exhaust_a_character_of_their_choice() -> None:
    t = table(
        player(heroes=["Gimli", "Legolas"]),
        player(heroes=["Éowyn", "Dúnhere"], allies="Guard of the Citadel"),
        phase="quest",
        encounter=["King Spider", QUIET],
    )
    t.commit().commit()
    assert t.options(0) == ["choose:Gimli", "choose:Legolas"]
    t.choose("Legolas", seat=0)
    assert t.options(1) == ["choose:Éowyn", "choose:Dúnhere", "choose:Guard of the Citadel"]
    t.choose("Guard of the Citadel", seat=1)
    exhausted = [name for name in ("Gimli", "Legolas", "Éowyn", "Dúnhere", "Guard of the Citadel") if t[name].exhausted]
    assert exhausted == ["Legolas", "Guard of the Citadel"]
    assert t["King Spider"].place == "staging"


@pytest.mark.card("King Spider")
@pytest.mark.rule("G22")
def test_king_spider_revealed_asks_for_a_ready_character_and_passes_over_a_player_without_one() -> None:
    t = table(
        player(heroes=["Gimli", "Legolas"]),
        player(heroes=["Éowyn", "Dúnhere", "Eleanor"]),
        phase="quest",
        encounter=["King Spider", QUIET],
    )
    t.commit("Gimli", "Legolas", seat=0).commit("Eleanor", seat=1)
    assert t.options(1) == ["choose:Éowyn", "choose:Dúnhere"]
    t.choose("Éowyn")
    assert (t["Éowyn"].exhausted, t["Dúnhere"].exhausted) == (True, False)


@pytest.mark.card("King Spider")
def test_king_spider_as_shadow_defended_exhausts_one_more_character() -> None:
    t = attacked("King Spider", "Gimli", "Legolas", "Thalin")
    t.defend("Gimli").to("choose-some")
    assert t.options() == ["choose:Legolas", "choose:Thalin"]
    t.choose("Thalin").to("combat.enemy.3")
    assert (t["Legolas"].exhausted, t["Thalin"].exhausted) == (False, True)


@pytest.mark.card("King Spider")
def test_king_spider_as_shadow_undefended_exhausts_two_characters() -> None:
    t = attacked("King Spider", "Gimli", "Legolas", "Thalin")
    t.choose("undefended").to("choose-some").choose("Gimli")
    assert t.options() == ["choose:Legolas", "choose:Thalin"]
    t.choose("Legolas")
    assert [t[name].exhausted for name in ("Gimli", "Legolas", "Thalin")] == [True, True, False]
    assert t.decision is not None and t.decision.step == "combat.enemy.3"


@pytest.mark.card("King Spider")
@pytest.mark.rule("E14")
def test_king_spider_as_shadow_undefended_exhausts_the_only_ready_character() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        engaged="Forest Spider",
        encounter=["King Spider"],
        exhausted="Legolas",
        phase="combat",
    )
    t.to("defend").choose("undefended").to("combat.enemy.3")
    assert t["Gimli"].exhausted


@pytest.mark.card("King Spider")
@pytest.mark.rule("P6.8")
def test_king_spider_as_shadow_hits_the_attacked_player_though_another_defends() -> None:
    t = table(
        player(heroes=["Gimli", "Legolas"], engaged="Forest Spider"),
        player(heroes=["Aragorn", "Théodred"]),
        encounter=["King Spider"],
        phase="combat",
    )
    t.choose("undefended", seat=0)
    t.defend("Aragorn", seat=1)
    assert t.options(0) == ["choose:Gimli", "choose:Legolas"]
    t.choose("Gimli")
    assert t["Gimli"].exhausted and not t["Théodred"].exhausted


@pytest.mark.card("King Spider")
@pytest.mark.rule("E1")
def test_king_spider_as_shadow_resolves_no_when_revealed() -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"], engaged="Forest Spider"),
        player(heroes=["Éowyn"]),
        encounter=["King Spider"],
        phase="combat",
    )
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert t["Legolas"].exhausted and not t["Éowyn"].exhausted


# -- Hummerhorns --------------------------------------------------------------------------------
@pytest.mark.card("Hummerhorns")
def test_hummerhorns_deal_five_damage_to_a_hero_of_the_player_who_engages_them() -> None:
    t = table(hero=["Gimli", "Aragorn"], allies="Faramir", staging="Hummerhorns", phase="encounter")
    t.choose("Hummerhorns", kind="engage")
    assert t.options() == ["choose:Gimli", "choose:Aragorn"]
    t.choose("Gimli")
    assert t["Gimli"].place == "discard:0"
    assert t["Aragorn"].damage == 0
    assert t["Hummerhorns"].place == "engaged:0"


@pytest.mark.card("Hummerhorns")
def test_hummerhorns_deal_exactly_five_damage() -> None:
    t = table(hero=["Gimli", "Legolas"], attached={"Gimli": "Citadel Plate"}, staging="Hummerhorns", phase="encounter")
    t.choose("Hummerhorns", "Gimli")
    assert t["Gimli"].damage == 5


@pytest.mark.card("Hummerhorns")
@pytest.mark.rule("P5.2", "P5.3")
def test_hummerhorns_deal_damage_after_an_engagement_check_too() -> None:
    t = table(
        player(heroes=["Gimli", "Legolas"], threat=39),
        player(heroes=["Éowyn", "Dúnhere"], threat=40),
        staging="Hummerhorns",
        phase="encounter",
    )
    t.pass_(seat=0).pass_(seat=1)
    assert t["Hummerhorns"].place == "engaged:1"
    assert t.options(1) == ["choose:Éowyn", "choose:Dúnhere"]
    t.choose("Dúnhere")
    assert t["Dúnhere"].place == "discard:1"
    assert t["Gimli"].damage == t["Legolas"].damage == t["Éowyn"].damage == 0


@pytest.mark.card("Hummerhorns")
@pytest.mark.rule("P5.3", "Q31")
def test_hummerhorns_deal_damage_when_a_card_engages_them() -> None:
    t = table(hero=["Aragorn", "Glóin"], hand="Son of Arnor", resources=3, staging="Hummerhorns")
    t.play("Son of Arnor").respond("Son of Arnor")
    assert t.options() == ["choose:Aragorn", "choose:Glóin"]
    t.choose("Aragorn")
    assert t["Aragorn"].place == "discard:0"
    assert t["Hummerhorns"].place == "engaged:0"


@pytest.mark.card("Hummerhorns")
@pytest.mark.rule("X1")
def test_hummerhorns_eliminate_a_player_whose_only_hero_they_kill() -> None:
    t = table(player(heroes="Legolas"), player(heroes="Gimli"), staging="Hummerhorns", phase="encounter")
    t.choose("Hummerhorns", seat=0)
    assert t.state.players[0].eliminated and not t.state.players[1].eliminated
    assert t["Hummerhorns"].place == "staging"


@pytest.mark.card("Hummerhorns")
def test_hummerhorns_do_no_damage_while_they_stay_in_the_staging_area() -> None:
    t = table(hero=["Gimli", "Legolas"], staging="Hummerhorns", phase="encounter")
    t.pass_().to("planning")
    assert t["Hummerhorns"].place == "staging"
    assert t["Gimli"].damage == t["Legolas"].damage == 0


@pytest.mark.card("Hummerhorns")
def test_hummerhorns_as_shadow_defended_deal_one_damage_to_each_character_of_the_defending_player() -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"], allies="Beorn", engaged="Forest Spider"),
        player(heroes="Éowyn"),
        encounter=["Hummerhorns"],
        phase="combat",
    )
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert [t[name].damage for name in ("Gimli", "Legolas", "Beorn", "Éowyn")] == [1, 1, 1, 0]


@pytest.mark.card("Hummerhorns")
def test_hummerhorns_as_shadow_undefended_deal_two_damage_to_each_character() -> None:
    t = attacked("Hummerhorns", "Gimli", "Legolas", allies=("Beorn",))
    t.choose("undefended").to("combat.enemy.3")
    assert [t[name].damage for name in ("Gimli", "Legolas", "Beorn")] == [2, 2, 2]


@pytest.mark.card("Hummerhorns")
@pytest.mark.rule("P6.5")
def test_hummerhorns_as_shadow_may_kill_the_defender_which_leaves_the_attack_undefended() -> None:
    t = attacked("Hummerhorns", "Gimli", allies=("Snowbourn Scout",))
    t.defend("Snowbourn Scout").to("combat.enemy.4")
    assert t["Snowbourn Scout"].place == "discard:0"
    assert t["Gimli"].damage == 1 + 2


@pytest.mark.card("Hummerhorns")
@pytest.mark.rule("K7", "SC2")
def test_hummerhorns_are_worth_five_victory_points() -> None:
    t = watched(hero=["Legolas", "Gimli"], engaged="Hummerhorns", phase="combat")
    t.to("defend").choose("undefended").to("attack").attack("Hummerhorns", "Legolas").to("combat.end")
    assert t.victory == ["Hummerhorns"]
    assert t["Hummerhorns"].has_keyword("victory") == 5
    assert t.game.score_sheet["victory"] == -5


@pytest.mark.card("Hummerhorns")
@pytest.mark.rule("K7")
def test_hummerhorns_as_shadow_card_are_just_discarded() -> None:
    t = attacked("Hummerhorns", "Gimli")
    t.defend("Gimli").to("refresh")
    assert t["Hummerhorns"].place == "encounter-discard"
    assert t.victory == []


# -- Ungoliant's Spawn --------------------------------------------------------------------------
@pytest.mark.card("Ungoliant's Spawn")
def test_ungoliants_spawn_revealed_costs_every_committed_character_one_willpower() -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"]),
        player(heroes=["Éowyn"]),
        phase="quest",
        encounter=["Ungoliant's Spawn", QUIET],
    )
    t.to("commit").commit("Gimli").commit("Éowyn").to("quest.staging")
    assert [t[name].willpower for name in ("Gimli", "Éowyn", "Legolas")] == [1, 3, 1]
    assert t["Ungoliant's Spawn"].place == "staging"


@pytest.mark.card("Ungoliant's Spawn")
@pytest.mark.rule("W9")
def test_ungoliants_spawn_lowers_willpower_until_the_end_of_the_phase_only() -> None:
    t = watched(hero="Éowyn", phase="quest", encounter=["Ungoliant's Spawn"])
    t.to("commit").commit("Éowyn").to("quest.resolution")
    assert t["Éowyn"].willpower == 3
    t.to("travel")
    assert t["Éowyn"].willpower == 4


@pytest.mark.card("Ungoliant's Spawn")
@pytest.mark.rule("G9", "P3.6")
def test_ungoliants_spawn_takes_nobody_below_zero_and_counts_in_the_quest() -> None:
    t = table(hero=["Legolas", "Gimli"], allies="Veteran Axehand", phase="quest", encounter=["Ungoliant's Spawn"])
    before = t.threat()
    t.commit("Legolas", "Gimli", "Veteran Axehand").to("encounter")
    assert t.threat() == before + 3 - 1


@pytest.mark.card("Ungoliant's Spawn")
def test_ungoliants_spawn_as_shadow_defended_raises_threat_by_four() -> None:
    t = watched(
        player(heroes="Gimli", engaged="Forest Spider", threat=20),
        player(heroes="Éowyn", threat=20),
        encounter=["Ungoliant's Spawn"],
        phase="combat",
    )
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert (t.threat(0), t.threat(1)) == (24, 20)


@pytest.mark.card("Ungoliant's Spawn")
def test_ungoliants_spawn_as_shadow_undefended_raises_threat_by_eight() -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"], engaged="Forest Spider", threat=20),
        player(heroes="Éowyn", threat=20),
        encounter=["Ungoliant's Spawn"],
        phase="combat",
    )
    t.to("defend").choose("undefended").to("combat.enemy.3")
    assert (t.threat(0), t.threat(1)) == (28, 20)


@pytest.mark.card("Ungoliant's Spawn")
@pytest.mark.rule("P6.13")
def test_ungoliants_spawn_has_no_victory_points_and_goes_to_the_discard_pile() -> None:
    t = watched(hero=["Legolas", "Gimli"], engaged="Ungoliant's Spawn", damage={"Ungoliant's Spawn": 8}, phase="combat")
    t.to("defend").defend("Gimli").to("attack").attack("Ungoliant's Spawn", "Legolas").to("combat.end")
    assert t["Ungoliant's Spawn"].place == "encounter-discard"


# -- Great Forest Web ---------------------------------------------------------------------------
@pytest.mark.card("Great Forest Web")
@pytest.mark.rule("P4.2")
def test_great_forest_web_makes_each_player_exhaust_a_hero_to_travel() -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"], allies="Veteran Axehand"),
        player(heroes=["Éowyn", "Dúnhere"]),
        staging="Great Forest Web",
        phase="travel",
    )
    t.choose("Great Forest Web", kind="travel")
    assert t.options(0) == ["choose:Gimli", "choose:Legolas"]
    t.choose("Legolas", seat=0)
    assert t["Great Forest Web"].place == "staging"
    assert t.options(1) == ["choose:Éowyn", "choose:Dúnhere"]
    t.choose("Éowyn", seat=1)
    assert [t[name].exhausted for name in ("Gimli", "Legolas", "Éowyn", "Dúnhere")] == [False, True, True, False]
    assert t["Great Forest Web"].place == "active"


@pytest.mark.card("Great Forest Web")
@pytest.mark.rule("P4.2")
def test_great_forest_web_is_out_of_reach_while_one_player_has_no_ready_hero() -> None:
    t = table(
        player(heroes=["Gimli", "Legolas"]),
        player(heroes="Éowyn", allies="Veteran Axehand"),
        staging=["Great Forest Web", "Enchanted Stream"],
        exhausted="Éowyn",
        phase="travel",
    )
    assert t.options() == ["travel:Enchanted Stream", "stay"]


@pytest.mark.card("Great Forest Web")
def test_great_forest_web_can_be_reached_by_a_lone_player_with_one_ready_hero() -> None:
    t = watched(hero=["Gimli", "Legolas"], staging="Great Forest Web", exhausted="Gimli", phase="travel")
    t.choose("Great Forest Web")
    assert t["Legolas"].exhausted
    assert t["Great Forest Web"].place == "active"


# -- Mountains of Mirkwood ----------------------------------------------------------------------
SIX = ["Feint", "Beorn", "Swift Strike", "Dwarven Axe", "Blade Mastery", "Horn of Gondor"]


def explored(*seats: Player, **more: Any) -> TestTable:
    """Éowyn has explored the Mountains of Mirkwood, and what answers that is asked."""
    t = watched(
        *seats,
        active="Mountains of Mirkwood",
        progress={"Mountains of Mirkwood": 2},
        phase="quest",
        **more,
    )
    t.to("commit").commit("Éowyn")
    return t.to("response")


@pytest.mark.card("Mountains of Mirkwood")
@pytest.mark.rule("P4.2", "E8")
def test_mountains_of_mirkwood_reveal_the_top_encounter_card_to_travel() -> None:
    t = watched(
        hero=["Gimli", "Legolas"], staging="Mountains of Mirkwood", encounter=["King Spider", QUIET], phase="travel"
    )
    t.choose("Mountains of Mirkwood", kind="travel")
    assert t.options() == ["choose:Gimli", "choose:Legolas"]
    assert t["Mountains of Mirkwood"].place == "staging"
    t.choose("Gimli")
    assert t["King Spider"].place == "staging"
    assert t["Mountains of Mirkwood"].place == "active"
    assert t.order("encounter-deck") == [QUIET]


@pytest.mark.card("Mountains of Mirkwood")
@pytest.mark.rule("F1.45")
def test_mountains_of_mirkwood_travel_may_reveal_a_treachery_which_resolves_and_is_discarded() -> None:
    t = watched(
        hero="Gimli",
        hand=["Feint", "Beorn"],
        staging="Mountains of Mirkwood",
        encounter=["Eyes of the Forest", QUIET],
        phase="travel",
    )
    t.choose("Mountains of Mirkwood")
    assert t.names("discard:0") == ["Feint"]
    assert t["Eyes of the Forest"].place == "encounter-discard"
    assert t["Mountains of Mirkwood"].place == "active"


@pytest.mark.card("Mountains of Mirkwood")
@pytest.mark.rule("P4.2", "G17")
def test_mountains_of_mirkwood_are_out_of_reach_with_an_empty_encounter_deck() -> None:
    t = table(
        hero="Gimli",
        staging=["Mountains of Mirkwood", "Enchanted Stream"],
        encounter=[],
        encounter_discard=[QUIET],
        phase="travel",
    )
    assert t.options() == ["travel:Enchanted Stream", "stay"]


@pytest.mark.card("Mountains of Mirkwood")
def test_mountains_of_mirkwood_explored_let_each_player_search_five_cards() -> None:
    t = explored(player(heroes="Éowyn", deck=SIX), player(heroes="Gimli", deck=["Faramir", *SIX[1:]]))
    assert t["Mountains of Mirkwood"].place == "encounter-discard"
    assert list(t.game.decisions) == [0] and t.can("Mountains of Mirkwood", kind="respond")
    t.respond("Mountains of Mirkwood", "accept")
    assert t.options(0) == [*(f"choose:{name}" for name in SIX[:5]), "decline"]
    t.choose("Dwarven Axe", seat=0)
    assert t.names("hand:0") == ["Dwarven Axe"]
    t.choose("accept", "Faramir", seat=1)
    assert t.names("hand:1") == ["Faramir"]
    assert sorted(t.names("deck:0")) == sorted(set(SIX) - {"Dwarven Axe"})


@pytest.mark.card("Mountains of Mirkwood")
def test_mountains_of_mirkwood_explored_let_a_player_decline_and_the_next_one_search() -> None:
    t = explored(player(heroes="Éowyn", deck=SIX), player(heroes="Gimli", deck=SIX))
    t.respond("Mountains of Mirkwood").choose("decline", seat=0)
    t.choose("accept", "Feint", seat=1)
    assert (t.names("hand:0"), t.names("hand:1")) == ([], ["Feint"])
    assert t.order("deck:0") == SIX


@pytest.mark.card("Mountains of Mirkwood")
@pytest.mark.rule("E5")
def test_mountains_of_mirkwood_response_is_optional() -> None:
    t = explored(hero="Éowyn", deck=SIX)
    t.pass_()
    assert t.names("hand:0") == [] and t.order("deck:0") == SIX


@pytest.mark.card("Mountains of Mirkwood")
@pytest.mark.rule("G18")
def test_mountains_of_mirkwood_search_shuffles_the_deck_and_nobody_knows_it_any_more() -> None:
    deck = [*SIX, "Faramir", "Gandalf", "Gléowine"]
    orders = set()
    for seed in range(1, 6):
        t = explored(hero="Éowyn", deck=deck, seed=seed)
        t.respond("Mountains of Mirkwood", "accept")
        assert [card.known for card in t.state.cards if card.printed.name in deck] == [1] * 5 + [0] * 4
        t.choose("Beorn")
        left = t.order("deck:0")
        assert sorted(left) == sorted(set(deck) - {"Beorn"})
        assert all(t[name].known == 0 for name in left)
        orders.add(tuple(left))
    assert len(orders) > 1


@pytest.mark.card("Mountains of Mirkwood")
@pytest.mark.rule("E12", "Q79")
def test_mountains_of_mirkwood_response_comes_after_the_next_stage_is_revealed() -> None:
    t = watched(
        hero="Éowyn",
        deck=SIX,
        active="Mountains of Mirkwood",
        progress={"Mountains of Mirkwood": 2, "Flies and Spiders": 5},
        stages=["A Fork in the Road"],
        phase="quest",
    )
    t.to("commit").commit("Éowyn").to("response")
    assert t.can("Mountains of Mirkwood", kind="respond")
    assert t.names("quest") == ["A Fork in the Road"]


@pytest.mark.card("Mountains of Mirkwood")
@pytest.mark.rule("E14")
def test_mountains_of_mirkwood_search_takes_a_deck_of_less_than_five_cards_as_it_is() -> None:
    t = explored(player(heroes="Éowyn", deck=SIX[:2]), player(heroes="Gimli", deck=[]))
    t.respond("Mountains of Mirkwood", "accept")
    assert t.options(0) == ["choose:Feint", "choose:Beorn", "decline"]
    t.choose("Beorn", seat=0).to("travel")
    assert (t.names("hand:0"), t.names("deck:0"), t.names("hand:1")) == (["Beorn"], ["Feint"], [])


@pytest.mark.card("Mountains of Mirkwood")
@pytest.mark.rule("P3.11")
def test_mountains_of_mirkwood_explored_in_the_staging_area_let_the_players_search_too() -> None:
    t = watched(hero="Éowyn", deck=SIX, staging="Mountains of Mirkwood", phase="travel")
    t.run(place_progress(3, on=locations))
    assert t["Mountains of Mirkwood"].place == "encounter-discard"
    t.respond("Mountains of Mirkwood", "accept", "Feint")
    assert t.names("hand:0") == ["Feint"]


@pytest.mark.card("Mountains of Mirkwood")
def test_mountains_of_mirkwood_that_leave_play_unexplored_let_nobody_search() -> None:
    t = watched(hero="Éowyn", deck=SIX, active="Mountains of Mirkwood", phase="travel", staging="Forest Spider")
    t.run(discard(locations))
    assert t["Mountains of Mirkwood"].place == "encounter-discard"
    assert t.log("log-respond") == [] and not t.can("Mountains of Mirkwood")


@pytest.mark.card("Mountains of Mirkwood")
def test_mountains_of_mirkwood_search_is_no_draw() -> None:
    t = watched(
        hero="Éowyn",
        deck=SIX,
        active="Enchanted Stream",
        staging="Mountains of Mirkwood",
        phase="travel",
    )
    t.run(place_progress(3, on=locations.in_staging))
    t.respond("Mountains of Mirkwood", "accept", "Feint")
    assert t.names("hand:0") == ["Feint"]


# -- Eyes of the Forest -------------------------------------------------------------------------
@pytest.mark.card("Eyes of the Forest")
def test_eyes_of_the_forest_discard_all_events_of_every_hand_and_nothing_else() -> None:
    t = watched(
        player(heroes="Gimli", hand=["Feint", "Beorn", "Feint", "Dwarven Axe"]),
        player(heroes="Éowyn", hand=["A Test of Will", "Northern Tracker"]),
        phase="planning",
        encounter=["Eyes of the Forest"],
    )
    t.reveal("Eyes of the Forest")
    assert t.names("discard:0") == ["Feint", "Feint"]
    assert t.names("hand:0") == ["Beorn", "Dwarven Axe"]
    assert t.names("discard:1") == ["A Test of Will"]
    assert t.names("hand:1") == ["Northern Tracker"]
    assert t["Eyes of the Forest"].place == "encounter-discard"


@pytest.mark.card("Eyes of the Forest")
def test_eyes_of_the_forest_do_nothing_to_hands_without_events() -> None:
    t = watched(hero="Gimli", hand=["Beorn"], encounter=["Eyes of the Forest", QUIET])
    t.reveal("Eyes of the Forest")
    assert t["Eyes of the Forest"].place == "encounter-discard"
    assert t.names("hand:0") == ["Beorn"]


# -- Caught in a Web ----------------------------------------------------------------------------
@pytest.mark.card("Caught in a Web")
def test_caught_in_a_web_goes_to_a_hero_chosen_by_the_player_with_the_highest_threat() -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"], threat=25),
        player(heroes=["Éowyn", "Dúnhere"], allies="Faramir", threat=26),
        encounter=["Caught in a Web"],
        phase="planning",
    )
    t.reveal("Caught in a Web")
    assert list(t.game.decisions) == [1]
    assert t.options(1) == ["choose:Éowyn", "choose:Dúnhere"]
    t.choose("Dúnhere", seat=1)
    assert t["Caught in a Web"].hosted_by == "Dúnhere"
    assert t["Caught in a Web"].place == "attached"


@pytest.mark.card("Caught in a Web")
@pytest.mark.rule("G15", "F1.03")
@pytest.mark.parametrize("victim", [0, 1])
def test_caught_in_a_web_lets_the_first_player_choose_between_tied_players(victim: int) -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"], threat=30),
        player(heroes=["Éowyn", "Dúnhere"], threat=30),
        player(heroes=["Denethor"], threat=29),
        encounter=["Caught in a Web"],
        first=1,
    )
    t.reveal("Caught in a Web")
    assert list(t.game.decisions) == [1]
    assert t.options(1) == ["player:1", "player:0"]
    t.choose(f"player:{victim}", seat=1)
    assert list(t.game.decisions) == [victim]
    hero = ("Legolas", "Dúnhere")[victim]
    t.choose(hero, seat=victim)
    assert t["Caught in a Web"].hosted_by == hero


@pytest.mark.card("Caught in a Web")
@pytest.mark.rule("G8", "F1.06", "E10")
def test_caught_in_a_web_is_a_condition_attachment_that_nobody_controls() -> None:
    t = watched(hero="Gimli", encounter=["Caught in a Web"], engaged="Forest Spider")
    t.reveal("Caught in a Web")
    web = t["Caught in a Web"]
    assert web.face.kind == ATTACHMENT
    assert web.has_trait("Condition")
    assert web.controller == -1 and web.owner == -1


@pytest.mark.card("Caught in a Web")
@pytest.mark.rule("G8", "F1.06")
def test_caught_in_a_web_is_none_of_the_attachments_a_player_controls() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        attached={"Gimli": ["Caught in a Web", "Dwarven Axe"]},
        engaged="Forest Spider",
        encounter=["Forest Spider"],
        phase="combat",
    )
    t.to("defend").defend("Legolas").to("combat.enemy.3")
    assert t["Dwarven Axe"].place == "discard:0"
    assert t["Caught in a Web"].hosted_by == "Gimli"


@pytest.mark.card("Caught in a Web")
@pytest.mark.rule("C80")
def test_caught_in_a_web_keeps_the_hero_exhausted_unless_two_resources_are_paid() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        attached={"Gimli": "Caught in a Web"},
        exhausted=["Gimli", "Legolas"],
        resources=2,
        phase="refresh",
    )
    assert t.decision is not None and t.decision.kind == "refresh"
    t.choose("decline").to("refresh")
    assert t["Gimli"].exhausted and not t["Legolas"].exhausted
    assert t["Gimli"].resources == t["Legolas"].resources == 2


@pytest.mark.card("Caught in a Web")
@pytest.mark.rule("C80")
def test_caught_in_a_web_lets_the_hero_ready_for_two_resources_of_its_own_pool() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        attached={"Gimli": "Caught in a Web"},
        exhausted=["Gimli", "Legolas"],
        resources={"Gimli": 2, "Legolas": 5},
        phase="refresh",
    )
    t.choose("accept").to("refresh")
    assert not t["Gimli"].exhausted
    assert (t["Gimli"].resources, t["Legolas"].resources) == (0, 5)
    assert t["Caught in a Web"].hosted_by == "Gimli"


@pytest.mark.card("Caught in a Web")
@pytest.mark.rule("C80")
def test_caught_in_a_web_cannot_be_paid_from_another_pool() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        attached={"Gimli": "Caught in a Web"},
        exhausted="Gimli",
        resources={"Gimli": 1, "Legolas": 5},
        phase="refresh",
    )
    t.to("refresh")
    assert t["Gimli"].exhausted
    assert (t["Gimli"].resources, t["Legolas"].resources) == (1, 5)


@pytest.mark.card("Caught in a Web")
@pytest.mark.rule("C80", "Q15")
def test_caught_in_a_web_twice_is_paid_twice() -> None:
    webs = {"Gimli": ["Caught in a Web", "Caught in a Web"]}
    t = watched(hero=["Gimli"], attached=webs, exhausted="Gimli", resources=4, phase="refresh")
    while t.can("accept"):
        t.choose("accept")
    t.to("refresh")
    assert not t["Gimli"].exhausted and t["Gimli"].resources == 0


@pytest.mark.card("Caught in a Web")
@pytest.mark.rule("C80", "Q15")
def test_caught_in_a_web_twice_holds_a_hero_with_three_resources() -> None:
    webs = {"Gimli": ["Caught in a Web", "Caught in a Web"]}
    t = watched(hero=["Gimli"], attached=webs, exhausted="Gimli", resources=3, phase="refresh")
    t.to("refresh")
    assert t["Gimli"].exhausted


@pytest.mark.card("Caught in a Web")
def test_caught_in_a_web_asks_nothing_for_a_hero_that_is_ready() -> None:
    t = watched(hero="Gimli", attached={"Gimli": "Caught in a Web"}, resources=2, phase="refresh")
    t.to("refresh")
    assert not t["Gimli"].exhausted and t["Gimli"].resources == 2


@pytest.mark.card("Caught in a Web")
def test_caught_in_a_web_hinders_no_readying_outside_the_refresh_phase() -> None:
    t = watched(
        hero="Gimli",
        attached={"Gimli": ["Caught in a Web", "Unexpected Courage"]},
        exhausted="Gimli",
        phase="planning",
    )
    t.use("Unexpected Courage")
    assert not t["Gimli"].exhausted


@pytest.mark.card("Caught in a Web")
@pytest.mark.rule("E10", "G21")
def test_caught_in_a_web_is_discarded_to_the_encounter_discard_with_its_hero() -> None:
    t = watched(
        hero=["Legolas", "Gimli"],
        attached={"Legolas": "Caught in a Web"},
        engaged="Ungoliant's Spawn",
        phase="combat",
    )
    t.to("defend").defend("Legolas").to("combat.enemy.4")
    assert t["Legolas"].place == "discard:0"
    assert t["Caught in a Web"].place == "encounter-discard"


@pytest.mark.card("Caught in a Web")
def test_caught_in_a_web_can_be_removed_as_a_condition() -> None:
    t = watched(
        hero="Beravor",
        attached={"Beravor": "Caught in a Web"},
        hand="Miner of the Iron Hills",
        resources=2,
    )
    t.play("Miner of the Iron Hills").respond("Miner of the Iron Hills")
    assert t["Caught in a Web"].place == "encounter-discard"
    assert t["Beravor"].attachments == ()
