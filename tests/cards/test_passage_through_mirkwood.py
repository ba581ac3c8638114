"""Passage Through Mirkwood: cards 96-100 and the quest, 119-122, every ability of each."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import wilderland as wl
from wilderland.language import discard, enemies, place_progress_on_quest
from wilderland.testing import Player, TestTable, player, table

QUIET = "Quiet Moment"
DONT_LEAVE_THE_PATH = '"Don\'t Leave the Path!"'
SPAWN = "Ungoliant's Spawn"
watched = partial(table, skip_empty_windows=False)
"""A position that stops in every window, so that it can be looked at."""


@pytest.mark.parametrize(
    ("name", "stats", "traits"),
    [
        pytest.param(
            "Forest Spider",
            {"attack": 2, "defense": 1, "hit_points": 4, "engagement": 25, "threat": 2},
            {"Creature", "Spider"},
            marks=pytest.mark.card("Forest Spider"),
        ),
        pytest.param(
            "East Bight Patrol",
            {"attack": 3, "defense": 1, "hit_points": 2, "engagement": 5, "threat": 3},
            {"Goblin", "Orc"},
            marks=pytest.mark.card("East Bight Patrol"),
        ),
        pytest.param(
            "Black Forest Bats",
            {"attack": 1, "defense": 0, "hit_points": 2, "engagement": 15, "threat": 1},
            {"Creature"},
            marks=pytest.mark.card("Black Forest Bats"),
        ),
        pytest.param(
            "Old Forest Road",
            {"threat": 1, "quest_points": 3},
            {"Forest"},
            marks=pytest.mark.card("Old Forest Road"),
        ),
        pytest.param(
            "Forest Gate",
            {"threat": 2, "quest_points": 4},
            {"Forest"},
            marks=pytest.mark.card("Forest Gate"),
        ),
    ],
)
def test_numbers_and_traits_in_the_staging_area(name: str, stats: dict[str, int], traits: set[str]) -> None:
    card = table(staging=name)[name]
    assert {stat: getattr(card, stat) for stat in stats} == stats
    assert set(card.printed.traits) == traits


@pytest.mark.parametrize(
    ("name", "points"),
    [
        pytest.param("Flies and Spiders", 8, marks=pytest.mark.card("Flies and Spiders")),
        pytest.param("A Fork in the Road", 2, marks=pytest.mark.card("A Fork in the Road")),
        pytest.param("Beorn's Path", 10, marks=pytest.mark.card("Beorn's Path")),
    ],
)
def test_quest_points_that_complete_a_stage(name: str, points: int) -> None:
    t = watched(quest=name, stages=[DONT_LEAVE_THE_PATH])
    quest = t[name]
    t.run(place_progress_on_quest(points - 1))
    assert (quest.place, quest.progress, t.won) == ("quest", points - 1, None)
    t.run(place_progress_on_quest(1))
    assert quest.place == "removed"


# -- Forest Spider ------------------------------------------------------------------------------
@pytest.mark.card("Forest Spider")
def test_forest_spider_gets_an_attack_more_after_it_was_engaged() -> None:
    t = watched(hero="Gimli", staging=["Forest Spider", "Hummerhorns"], phase="encounter")
    assert t["Forest Spider"].attack == 2
    t.choose("Forest Spider", kind="engage")
    assert t["Forest Spider"].place == "engaged:0"
    assert t["Forest Spider"].attack == 3
    assert t["Hummerhorns"].attack == 2


@pytest.mark.card("Forest Spider")
@pytest.mark.rule("P5.3")
def test_forest_spider_gets_an_attack_more_after_an_engagement_check_for_any_player() -> None:
    t = watched(
        player(heroes="Gimli", threat=24),
        player(heroes="Éowyn", threat=25),
        staging="Forest Spider",
        phase="encounter",
    )
    t.to("encounter.checks")
    assert t["Forest Spider"].place == "engaged:1"
    assert t["Forest Spider"].attack == 3


@pytest.mark.card("Forest Spider")
@pytest.mark.rule("W9")
def test_forest_spider_is_stronger_until_the_end_of_the_round() -> None:
    t = watched(hero=["Gimli", "Legolas"], staging="Forest Spider", phase="encounter")
    t.choose("Forest Spider", kind="engage").to("defend").defend("Gimli").to("combat.enemy.4")
    assert t["Gimli"].damage == 3 - 2
    t.to("refresh")
    assert t["Forest Spider"].attack == 3
    t.to("planning")
    assert t["Forest Spider"].place == "engaged:0"
    assert t["Forest Spider"].attack == 2


@pytest.mark.card("Forest Spider")
def test_forest_spider_that_engages_twice_in_a_round_grows_twice() -> None:
    t = watched(hero="Éowyn", hand="A Light in the Dark", resources=2, staging="Forest Spider", threat=25)
    t.to("engage").choose("Forest Spider").play("A Light in the Dark").to("encounter.checks")
    assert t["Forest Spider"].place == "engaged:0"
    assert t["Forest Spider"].attack == 2 + 1 + 1


@pytest.mark.card("Forest Spider")
@pytest.mark.parametrize("defence", ["Legolas", "undefended"])
def test_forest_spider_as_shadow_makes_the_defending_player_discard_an_attachment(defence: str) -> None:
    t = watched(
        player(
            heroes=["Gimli", "Legolas"],
            attached={"Gimli": ["Dwarven Axe", "Caught in a Web"], "Legolas": ["Blade of Gondolin"]},
            engaged="Black Forest Bats",
        ),
        player(heroes="Éowyn", attached={"Éowyn": "Unexpected Courage"}),
        encounter=["Forest Spider", QUIET],
        phase="combat",
    )
    t.to("defend").choose(defence).to("choose")
    assert list(t.game.decisions) == [0]
    assert t.options(0) == ["choose:Dwarven Axe", "choose:Blade of Gondolin"]
    t.choose("Blade of Gondolin").to("combat.enemy.3")
    assert t.names("discard:0") == ["Blade of Gondolin"]
    assert t["Dwarven Axe"].hosted_by == "Gimli"


@pytest.mark.card("Forest Spider")
def test_forest_spider_as_shadow_does_nothing_to_a_player_without_attachments() -> None:
    t = watched(
        player(heroes="Gimli", engaged="Black Forest Bats"),
        player(heroes="Éowyn", attached={"Éowyn": "Unexpected Courage"}),
        encounter=["Forest Spider", QUIET],
        phase="combat",
    )
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert t["Unexpected Courage"].hosted_by == "Éowyn"
    assert t["Black Forest Bats"].attack == 1


# -- East Bight Patrol --------------------------------------------------------------------------
@pytest.mark.card("East Bight Patrol")
def test_east_bight_patrol_as_shadow_defended_gives_one_attack_and_leaves_threat_alone() -> None:
    t = watched(hero="Gimli", engaged="King Spider", encounter=["East Bight Patrol", QUIET], threat=20, phase="combat")
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert t["King Spider"].attack == 3 + 1
    assert t.threat() == 20
    t.to("combat.enemy.4")
    assert t["Gimli"].damage == 4 - 2
    t.to("combat.end")
    assert t["King Spider"].attack == 3


@pytest.mark.card("East Bight Patrol")
def test_east_bight_patrol_as_shadow_undefended_also_raises_the_attacked_players_threat_by_three() -> None:
    t = watched(
        player(heroes="Gimli", engaged="Black Forest Bats", threat=20),
        player(heroes="Éowyn", threat=20),
        encounter=["East Bight Patrol", QUIET],
        phase="combat",
    )
    t.to("defend").choose("undefended").to("combat.enemy.3")
    assert t["Black Forest Bats"].attack == 1 + 1
    assert (t.threat(0), t.threat(1)) == (23, 20)


# -- Black Forest Bats --------------------------------------------------------------------------
@pytest.mark.card("Black Forest Bats")
def test_black_forest_bats_revealed_let_each_player_remove_a_committed_character_from_the_quest() -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"]),
        player(heroes=["Éowyn", "Dúnhere"]),
        phase="quest",
        encounter=["Black Forest Bats", QUIET, QUIET],
    )
    t.to("commit").commit("Gimli", seat=0).commit("Éowyn", "Dúnhere", seat=1).to("choose")
    assert list(t.game.decisions) == [0]
    assert t.options(0) == ["choose:Gimli", "choose:Éowyn", "choose:Dúnhere"]
    t.choose("Éowyn", seat=0)
    assert list(t.game.decisions) == [1]
    assert t.options(1) == ["choose:Gimli", "choose:Dúnhere"]
    t.choose("Dúnhere", seat=1).to("quest.staging")
    assert [t[name].committed for name in ("Gimli", "Legolas", "Éowyn", "Dúnhere")] == [True, False, False, False]
    assert t["Éowyn"].exhausted and t["Dúnhere"].exhausted
    assert t["Black Forest Bats"].place == "staging"


@pytest.mark.card("Black Forest Bats")
@pytest.mark.rule("P3.4", "P3.9")
def test_black_forest_bats_take_the_characters_willpower_out_of_the_quest() -> None:
    t = watched(hero=["Éowyn", "Gimli"], phase="quest", encounter=["Black Forest Bats", QUIET])
    t.to("commit").commit("Éowyn", "Gimli").to("choose").choose("Éowyn").to("quest.resolution")
    assert t["Flies and Spiders"].progress == 2 - 1


@pytest.mark.card("Black Forest Bats")
def test_black_forest_bats_do_nothing_when_nobody_is_committed() -> None:
    t = watched(hero=["Éowyn", "Gimli"], phase="quest", encounter=["Black Forest Bats", QUIET])
    t.to("commit").commit().to("quest.staging")
    assert t["Black Forest Bats"].place == "staging"
    assert not t["Éowyn"].exhausted and not t["Gimli"].exhausted


# -- Old Forest Road ----------------------------------------------------------------------------
def travelling(location: str, **more: Any) -> TestTable:
    """Two players; the second is first player and travels."""
    return watched(
        player(heroes=["Gimli", "Legolas"]),
        player(heroes=["Éowyn", "Dúnhere"], allies="Northern Tracker"),
        staging=[location, "Great Forest Web"],
        exhausted=["Gimli", "Éowyn", "Northern Tracker"],
        first=1,
        phase="travel",
        **more,
    )


@pytest.mark.card("Old Forest Road")
def test_old_forest_road_lets_the_first_player_ready_a_character_of_theirs() -> None:
    t = travelling("Old Forest Road").choose("Old Forest Road", seat=1)
    assert t["Old Forest Road"].place == "active"
    assert list(t.game.decisions) == [1]
    t.respond("Old Forest Road", seat=1)
    assert list(t.game.decisions) == [1]
    assert not t.can("Gimli")
    t.choose("Northern Tracker", seat=1)
    assert [t[name].exhausted for name in ("Gimli", "Éowyn", "Northern Tracker")] == [True, True, False]


@pytest.mark.card("Old Forest Road")
@pytest.mark.rule("E5")
def test_old_forest_road_response_is_optional() -> None:
    t = travelling("Old Forest Road").choose("Old Forest Road", seat=1).pass_(seat=1)
    assert [t[name].exhausted for name in ("Gimli", "Éowyn", "Northern Tracker")] == [True, True, True]
    assert t["Old Forest Road"].place == "active"


@pytest.mark.card("Old Forest Road")
@pytest.mark.rule("G14")
def test_old_forest_road_does_not_answer_the_journey_to_another_copy() -> None:
    t = watched(hero="Gimli", staging=["Old Forest Road", "Old Forest Road"], exhausted="Gimli", phase="travel")
    t.choose("Old Forest Road")
    assert len([key for key in t.options() if key.startswith("respond")]) == 1
    t.respond("Old Forest Road")
    assert not t["Gimli"].exhausted
    assert not t.can("respond")


# -- Forest Gate --------------------------------------------------------------------------------
@pytest.mark.card("Forest Gate")
def test_forest_gate_lets_the_first_player_draw_two_cards() -> None:
    t = travelling("Forest Gate").choose("Forest Gate", seat=1)
    assert t["Forest Gate"].place == "active"
    assert list(t.game.decisions) == [1]
    t.respond("Forest Gate", seat=1)
    assert (len(t.names("hand:0")), len(t.names("hand:1"))) == (0, 2)


@pytest.mark.card("Forest Gate")
@pytest.mark.rule("E5")
def test_forest_gate_response_is_optional() -> None:
    t = travelling("Forest Gate").choose("Forest Gate", seat=1).pass_(seat=1)
    assert t.names("hand:1") == []


@pytest.mark.card("Forest Gate")
def test_forest_gate_does_not_answer_the_journey_elsewhere() -> None:
    t = watched(hero="Gimli", staging=["Forest Gate", "Enchanted Stream"], phase="travel")
    t.choose("Enchanted Stream")
    assert not t.can("Forest Gate")
    assert t.names("hand:0") == []


# -- Flies and Spiders --------------------------------------------------------------------------
@pytest.mark.card("Flies and Spiders")
@pytest.mark.rule("S7", "S6")
def test_flies_and_spiders_sets_a_forest_spider_and_an_old_forest_road_out() -> None:
    game = wl.new_game(decks=["leadership", "tactics"], seed=5)
    while game.decision is not None and game.decision.kind == "mulligan":
        game.choose("keep")
    t = TestTable(game)
    assert t.names("staging") == ["Forest Spider", "Old Forest Road"]
    assert len(t.names("encounter-deck")) == 34
    assert t.names("encounter-deck").count("Forest Spider") == 3
    assert t.names("encounter-deck").count("Old Forest Road") == 1
    assert t["Flies and Spiders"].place == "quest"
    assert t["Flies and Spiders"].quest_points == 8


@pytest.mark.card("Flies and Spiders")
@pytest.mark.rule("S7", "G18")
def test_flies_and_spiders_shuffles_the_encounter_deck_after_its_search() -> None:
    deck = ["King Spider", "Forest Spider", "Hummerhorns", "Old Forest Road", "Forest Gate", "Black Forest Bats"]
    orders = set()
    for seed in range(1, 8):
        t = watched(encounter=deck, seed=seed)
        t.state.learn(t["Hummerhorns"].id, 1)
        t.run(t["Flies and Spiders"].printed.setup)
        assert t.names("staging") == ["Forest Spider", "Old Forest Road"]
        assert t["Hummerhorns"].known == 0
        orders.add(tuple(t.order("encounter-deck")))
    assert len(orders) > 3


# -- A Fork in the Road -------------------------------------------------------------------------
def at_the_fork(*seats: Player, stages: tuple[str, ...] = (DONT_LEAVE_THE_PATH,), **more: Any) -> TestTable:
    """The stage before the last is one progress short of being defeated."""
    return watched(
        *seats,
        quest="A Fork in the Road",
        stages=stages,
        progress={"A Fork in the Road": 1},
        **more,
    )


@pytest.mark.card("A Fork in the Road")
def test_a_fork_in_the_road_leads_to_one_of_two_stages_at_random() -> None:
    found = []
    for seed in range(20):
        t = at_the_fork(hero="Éowyn", stages=(DONT_LEAVE_THE_PATH, "Beorn's Path"), seed=seed)
        t.run(place_progress_on_quest(5))
        current = [card for card in t.state.cards if card.face.name in (DONT_LEAVE_THE_PATH, "Beorn's Path")]
        assert len(current) == 1
        assert current[0].progress == 0
        assert t.names("quest") == ["A Chosen Path"]
        assert t.names("quest-deck") == []
        assert sorted(t.names("removed")) == ["A Chosen Path", "A Fork in the Road"]
        found.append(current[0].face.name)
    assert 3 < found.count("Beorn's Path") < 17


# -- "Don't Leave the Path!" --------------------------------------------------------------------
DECK = ["Forest Gate", "King Spider", "Hummerhorns", "Forest Spider", "Eyes of the Forest", SPAWN]


def leaving_the_fork(*seats: Player, **more: Any) -> TestTable:
    """The last stage is being revealed."""
    return at_the_fork(*seats, **more).run(place_progress_on_quest(1))


@pytest.mark.card('"Don\'t Leave the Path!"')
@pytest.mark.rule("P3.15")
def test_dont_leave_the_path_makes_each_player_add_a_spider_from_deck_or_discard_pile() -> None:
    t = leaving_the_fork(
        player(heroes="Gimli"),
        player(heroes="Éowyn"),
        first=1,
        encounter=DECK,
        encounter_discard=["Forest Spider", "Old Forest Road"],
    )
    assert list(t.game.decisions) == [1]
    offered = ["choose:King Spider", "choose:Forest Spider", f"choose:{SPAWN}", "choose:Forest Spider"]
    assert sorted(t.options(1)) == sorted(offered)
    in_discard = next(card for card in t.all("Forest Spider") if card.place == "encounter-discard")
    t.choose(f"choose:{in_discard.id}", seat=1)
    assert in_discard.place == "staging"
    assert list(t.game.decisions) == [0]
    assert sorted(t.options(0)) == sorted(["choose:King Spider", "choose:Forest Spider", f"choose:{SPAWN}"])
    t.choose(SPAWN, seat=0)
    assert sorted(t.names("staging")) == ["Forest Spider", SPAWN]
    assert sorted(t.names("encounter-deck")) == sorted(set(DECK) - {SPAWN})
    assert t.names("encounter-discard") == ["Old Forest Road"]


@pytest.mark.card('"Don\'t Leave the Path!"')
@pytest.mark.rule("C121", "F1.22", "E8")
def test_dont_leave_the_path_adds_the_spider_without_revealing_it() -> None:
    t = leaving_the_fork(hero=["Gimli", "Thalin"], committed="Thalin", phase="quest", encounter=["King Spider", QUIET])
    assert t["King Spider"].place == "staging"
    assert not t["Gimli"].exhausted
    assert t["King Spider"].damage == 0


@pytest.mark.card('"Don\'t Leave the Path!"')
@pytest.mark.rule("G18")
def test_dont_leave_the_path_shuffles_the_encounter_deck_after_each_search() -> None:
    orders = set()
    for seed in range(1, 8):
        t = leaving_the_fork(player(heroes="Gimli"), player(heroes="Éowyn"), encounter=DECK, seed=seed)
        assert all(t[name].known == 0b01 for name in DECK)
        t.choose("King Spider", seat=0)
        left = [name for name in DECK if name != "King Spider"]
        assert all(t[name].known == 0b10 for name in left)
        t.choose("Forest Spider", seat=1)
        left.remove("Forest Spider")
        assert all(t[name].known == 0 for name in left)
        orders.add(tuple(t.order("encounter-deck")))
    assert len(orders) > 3


@pytest.mark.card('"Don\'t Leave the Path!"')
def test_dont_leave_the_path_finds_a_spider_in_the_discard_pile_when_the_deck_is_empty() -> None:
    t = leaving_the_fork(hero="Gimli", encounter=[], encounter_discard=["Forest Gate", SPAWN, "Hummerhorns"])
    assert t.names("staging") == [SPAWN]
    assert t.order("encounter-discard") == ["Forest Gate", "Hummerhorns"]


@pytest.mark.card('"Don\'t Leave the Path!"')
@pytest.mark.rule("E14")
def test_dont_leave_the_path_goes_on_when_there_is_no_spider() -> None:
    t = leaving_the_fork(hero="Gimli", encounter=["Forest Gate", "Hummerhorns"])
    assert t.names("staging") == []
    assert t[DONT_LEAVE_THE_PATH].place == "quest"
    assert t.decision is not None


@pytest.mark.card('"Don\'t Leave the Path!"')
@pytest.mark.rule("G3")
def test_dont_leave_the_path_is_won_when_ungoliants_spawn_is_destroyed() -> None:
    t = watched(hero=["Gimli", "Legolas"], quest=DONT_LEAVE_THE_PATH, engaged=SPAWN, damage={SPAWN: 8}, phase="combat")
    t.to("defend").defend("Gimli").to("attack")
    assert t.won is None
    t.attack(SPAWN, "Legolas").to("combat.player.3")
    assert t.won is True


@pytest.mark.card('"Don\'t Leave the Path!"')
@pytest.mark.rule("G3")
def test_dont_leave_the_path_is_won_however_ungoliants_spawn_is_destroyed() -> None:
    t = watched(
        hero=["Aragorn"],
        hand="Gandalf",
        resources=5,
        quest=DONT_LEAVE_THE_PATH,
        staging=SPAWN,
        damage={SPAWN: 5},
    )
    t.play("Gandalf").respond("Gandalf", "effect:strike")
    assert t.won is True


@pytest.mark.card('"Don\'t Leave the Path!"')
def test_dont_leave_the_path_is_not_won_by_destroying_another_spider() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        quest=DONT_LEAVE_THE_PATH,
        engaged="King Spider",
        staging=SPAWN,
        phase="combat",
        damage={"King Spider": 2},
    )
    t.to("defend").defend("Gimli").to("attack").attack("King Spider", "Legolas").to("combat.end")
    assert t["King Spider"].place == "encounter-discard"
    assert t.won is None


@pytest.mark.card('"Don\'t Leave the Path!"')
def test_dont_leave_the_path_is_not_won_when_ungoliants_spawn_is_merely_discarded() -> None:
    t = watched(hero="Gimli", quest=DONT_LEAVE_THE_PATH, staging=SPAWN)
    t.run(discard(enemies))
    assert t[SPAWN].place == "encounter-discard"
    assert t.won is None


@pytest.mark.card('"Don\'t Leave the Path!"')
def test_dont_leave_the_path_is_no_reason_to_win_on_another_stage() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        quest="Flies and Spiders",
        stages=[DONT_LEAVE_THE_PATH],
        engaged=SPAWN,
        damage={SPAWN: 8},
        phase="combat",
    )
    t.to("defend").defend("Gimli").to("attack").attack(SPAWN, "Legolas").to("combat.end")
    assert t[SPAWN].place == "encounter-discard"
    assert t.won is None


@pytest.mark.card('"Don\'t Leave the Path!"')
def test_dont_leave_the_path_is_not_defeated_by_progress() -> None:
    t = watched(hero="Gimli", quest=DONT_LEAVE_THE_PATH, staging=SPAWN)
    t.run(place_progress_on_quest(50))
    assert t.won is None
    assert t[DONT_LEAVE_THE_PATH].place == "quest"


# -- Beorn's Path -------------------------------------------------------------------------------
@pytest.mark.card("Beorn's Path")
@pytest.mark.rule("G3")
def test_beorns_path_defeated_wins_the_game() -> None:
    t = watched(hero=["Éowyn", "Gimli"], quest="Beorn's Path", progress={"Beorn's Path": 6}, phase="quest")
    t.to("commit").commit("Éowyn").to("travel")
    assert t.won is True
    assert t.game.outcome is not None and t.game.outcome.reason == "quest"


@pytest.mark.card("Beorn's Path")
@pytest.mark.rule("P3.10", "Q17")
@pytest.mark.parametrize("place", ["staging", "engaged"])
def test_beorns_path_gathers_progress_while_ungoliants_spawn_is_in_play(place: str) -> None:
    t = watched(
        hero=["Éowyn", "Gimli"],
        quest="Beorn's Path",
        **{place: SPAWN},  # type: ignore[arg-type]
    )
    t.run(place_progress_on_quest(9)).run(place_progress_on_quest(5))
    assert t.won is None
    assert t["Beorn's Path"].progress == 14


@pytest.mark.card("Beorn's Path")
@pytest.mark.rule("P3.10")
def test_beorns_path_is_defeated_as_soon_as_ungoliants_spawn_has_left_play() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        quest="Beorn's Path",
        progress={"Beorn's Path": 10},
        engaged=SPAWN,
        damage={SPAWN: 8},
        phase="combat",
    )
    t.to("defend").defend("Gimli").to("attack")
    assert t.won is None
    t.attack(SPAWN, "Legolas").to("combat.player.3")
    assert t.won is True


@pytest.mark.card("Beorn's Path")
def test_beorns_path_is_not_won_by_the_death_of_ungoliants_spawn_alone() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        quest="Beorn's Path",
        progress={"Beorn's Path": 7},
        engaged=SPAWN,
        damage={SPAWN: 8},
        phase="combat",
    )
    t.to("defend").defend("Gimli").to("attack").attack(SPAWN, "Legolas").to("refresh")
    assert t[SPAWN].place == "encounter-discard"
    assert t.won is None


@pytest.mark.card("Beorn's Path")
@pytest.mark.rule("G4")
def test_beorns_path_may_be_defeated_while_ungoliants_spawn_is_only_a_shadow_card_or_in_a_pile() -> None:
    t = watched(
        hero="Gimli",
        quest="Beorn's Path",
        engaged="King Spider",
        encounter=[SPAWN],
        encounter_discard=[SPAWN],
        phase="combat",
    )
    t.to("combat.shadows")
    assert t.names("shadows") == [SPAWN]
    t.run(place_progress_on_quest(10))
    assert t.won is True
