"""Wilderlands: cards 81-88, every ability of each."""

from __future__ import annotations

from functools import partial

import pytest

import wilderland as wl
from wilderland.language import (
    HOST,
    YOU,
    attack_now,
    cancel,
    deal,
    enemies,
    place_progress_on_quest,
    response,
    says,
    says_of_players,
    to,
)
from wilderland.model.kinds import CANNOT_BE_DAMAGED, TWO_ACTIVE_LOCATIONS
from wilderland.model.records import TABLE
from wilderland.testing import MadeUp, TestTable, made_up, player, table

QUIET = "Quiet Moment"
watched = partial(table, skip_empty_windows=False)
"""A position that stops in every window, so that it can be looked at."""

BRUTE = made_up("Slow Brute", "enemy", attack=3, defense=1, hit_points=4, threat=1, engagement=45)
"""An enemy without any text."""


@pytest.mark.parametrize(
    ("name", "stats", "traits"),
    [
        pytest.param(
            "Wolf Rider",
            {"attack": 2, "defense": 0, "hit_points": 2, "engagement": 10, "threat": 1},
            {"Goblin", "Orc"},
            marks=pytest.mark.card("Wolf Rider"),
        ),
        pytest.param(
            "Hill Troll",
            {"attack": 6, "defense": 3, "hit_points": 9, "engagement": 30, "threat": 1},
            {"Troll"},
            marks=pytest.mark.card("Hill Troll"),
        ),
        pytest.param(
            "Goblin Sniper",
            {"attack": 2, "defense": 0, "hit_points": 2, "engagement": 48, "threat": 2},
            {"Goblin", "Orc"},
            marks=pytest.mark.card("Goblin Sniper"),
        ),
        pytest.param(
            "Marsh Adder",
            {"attack": 4, "defense": 1, "hit_points": 7, "engagement": 40, "threat": 3},
            {"Creature"},
            marks=pytest.mark.card("Marsh Adder"),
        ),
        pytest.param(
            "Wargs",
            {"attack": 3, "defense": 1, "hit_points": 3, "engagement": 20, "threat": 2},
            {"Creature"},
            marks=pytest.mark.card("Wargs"),
        ),
        pytest.param(
            "The Brown Lands",
            {"threat": 5, "quest_points": 1},
            {"Wasteland"},
            marks=pytest.mark.card("The Brown Lands"),
        ),
        pytest.param(
            "The East Bight",
            {"threat": 1, "quest_points": 6},
            {"Wasteland"},
            marks=pytest.mark.card("The East Bight"),
        ),
    ],
)
def test_numbers_and_traits_in_the_staging_area(name: str, stats: dict[str, int], traits: set[str]) -> None:
    card = table(staging=name)[name]
    assert {stat: getattr(card, stat) for stat in stats} == stats
    assert set(card.printed.traits) == traits


# -- Wolf Rider -----------------------------------------------------------------------------------
@pytest.mark.card("Wolf Rider")
@pytest.mark.rule("K2")
def test_wolf_rider_surges() -> None:
    t = watched(phase="quest", encounter=["Wolf Rider", "Marsh Adder", QUIET])
    t.to("commit").commit().to("quest.staging")
    assert t.names("staging") == ["Wolf Rider", "Marsh Adder"]
    assert t.names("encounter-deck") == [QUIET]


def ridden_down(**more: object) -> TestTable:
    """King Spider attacks with Wolf Rider as its shadow card; Wolf Rider's own will be the next card."""
    facts: dict[str, object] = {
        "hero": ["Gimli", "Legolas"],
        "engaged": "King Spider",
        "encounter": ["Wolf Rider", "Dol Guldur Orcs", QUIET, "Marsh Adder"],
        "phase": "combat",
    }
    return watched(**{**facts, **more})  # type: ignore[arg-type]


@pytest.mark.card("Wolf Rider")
@pytest.mark.rule("P6.10", "C81")
def test_wolf_rider_as_shadow_attacks_with_a_shadow_card_of_its_own_and_may_be_defended() -> None:
    t = ridden_down().to("defend").defend("Gimli").to("defend")
    assert t["Wolf Rider"].place == "shadows"
    assert t.options() == ["defend:Legolas", "undefended"]
    assert len(t["Wolf Rider"].shadows) == 1
    t.defend("Legolas").to("combat.enemy.3")
    assert (t["Wolf Rider"].attack, t["King Spider"].attack) == (2 + 1, 3)
    t.to("combat.enemy.4")
    assert (t["Legolas"].damage, t["Gimli"].damage) == (3 - 1, 0)
    t.pass_()
    assert t["Dol Guldur Orcs"].place == "encounter-discard"
    t.to("combat.enemy.4")
    assert (t["Legolas"].damage, t["Gimli"].damage) == (2, 3 - 2)
    assert len(t.log("log-enemy-attacks")) == 2


@pytest.mark.card("Wolf Rider")
@pytest.mark.rule("P6.4")
def test_wolf_rider_as_shadow_undefended_hurts_a_hero_of_the_players_choice() -> None:
    t = ridden_down(encounter=["Wolf Rider", QUIET]).to("defend").defend("Gimli").to("defend").choose("undefended")
    t.to("damage").choose("Legolas").to("combat.enemy.4")
    assert (t["Legolas"].damage, t["Gimli"].damage) == (2, 0)


@pytest.mark.card("Wolf Rider")
def test_wolf_rider_as_shadow_opens_a_window_after_each_step_of_its_attack() -> None:
    t = ridden_down(encounter=["Wolf Rider", QUIET]).to("defend").defend("Gimli")
    steps = []
    for _ in range(9):
        if t.state.attacks and t.decision is not None and t.decision.kind == "action":
            steps.append((t.state.cards[t.state.attacks[-1].enemy].face.name, t.decision.step))
        t.choose("undefended" if t.can("undefended") else "Gimli" if t.can("damage") else "pass")
    rider, spider = "Wolf Rider", "King Spider"
    assert steps == [
        (spider, "combat.enemy.2"),
        (rider, "combat.enemy.1"),
        (rider, "combat.enemy.2"),
        (rider, "combat.enemy.3"),
        (rider, "combat.enemy.4"),
        (spider, "combat.enemy.3"),
        (spider, "combat.enemy.4"),
    ]


@pytest.mark.card("Wolf Rider")
@pytest.mark.rule("Q16", "C81")
def test_wolf_rider_as_shadow_returns_to_the_top_of_the_encounter_deck_after_combat() -> None:
    t = ridden_down().to("combat.end")
    assert t["Wolf Rider"].place == "shadows"
    t.to("refresh")
    assert t.order("encounter-deck") == ["Wolf Rider", QUIET, "Marsh Adder"]
    assert t.names("encounter-discard") == ["Dol Guldur Orcs"]
    assert t["King Spider"].shadows == ()


@pytest.mark.card("Wolf Rider")
@pytest.mark.rule("Q16")
def test_wolf_rider_as_shadow_returns_to_the_deck_also_when_the_enemy_it_was_dealt_to_has_died() -> None:
    t = ridden_down(hero=["Gimli", "Legolas", "Thalin"], damage={"King Spider": 2})
    t.to("defend").defend("Gimli").to("attack").attack("King Spider", "Legolas").to("combat.end")
    assert t["King Spider"].place == "encounter-discard"
    assert t["Wolf Rider"].place == "encounter-discard"
    t.to("refresh")
    assert t.order("encounter-deck") == ["Wolf Rider", QUIET, "Marsh Adder"]


@pytest.mark.card("Wolf Rider")
@pytest.mark.rule("P6.12", "Q43")
def test_wolf_rider_as_a_shadow_card_never_turned_up_is_discarded() -> None:
    t = ridden_down(hand="Feint", resources=1).play("Feint").to("refresh")
    assert t["Wolf Rider"].place == "encounter-discard"
    assert t["Gimli"].damage == 0


@pytest.mark.card("Wolf Rider")
@pytest.mark.rule("E14")
def test_wolf_rider_as_shadow_whose_effect_is_cancelled_neither_attacks_nor_returns() -> None:
    t = ridden_down(hero=["Gimli", "Éowyn"], hand="Hasty Stroke", resources=1)
    t.to("defend").defend("Gimli").to("response").respond("Hasty Stroke").to("refresh")
    assert len(t.log("log-enemy-attacks")) == 1
    assert t["Wolf Rider"].place == "encounter-discard"


@pytest.mark.card("Wolf Rider")
@pytest.mark.rule("P6.8")
def test_wolf_rider_as_shadow_attacks_the_attacked_player_whoever_defends() -> None:
    t = watched(
        player(heroes=["Éowyn", "Aragorn"]),
        player(heroes=["Gimli", "Legolas"], engaged="King Spider"),
        encounter=["Wolf Rider", QUIET, QUIET],
        phase="combat",
    )
    t.to("defend").choose("undefended", seat=1).defend("Aragorn", seat=0).to("defend")
    assert list(t.game.decisions) == [1]
    assert t.options(1) == ["defend:Gimli", "defend:Legolas", "undefended"]
    t.choose("undefended", seat=1).to("damage")
    assert t.options(1) == ["damage:Gimli", "damage:Legolas"]
    t.choose("Legolas", seat=1).to("combat.enemy.4")
    assert [t[name].damage for name in ("Éowyn", "Aragorn", "Gimli", "Legolas")] == [0, 0, 0, 2]


@pytest.mark.card("Wolf Rider")
@pytest.mark.rule("Q84", "K4")
def test_wolf_rider_as_shadow_may_be_defended_by_a_sentinel_of_another_player() -> None:
    t = watched(
        player(heroes=["Éowyn", "Aragorn"]),
        player(heroes=["Gimli", "Legolas"], engaged="King Spider"),
        encounter=["Wolf Rider", QUIET, QUIET],
        phase="combat",
    )
    t.to("defend").defend("Gimli", seat=1).to("defend").choose("undefended", seat=1)
    assert t.options(0) == ["defend:Aragorn", "undefended"]
    t.defend("Aragorn", seat=0).to("combat.enemy.4")
    assert [t[name].damage for name in ("Aragorn", "Gimli", "Legolas")] == [0, 0, 0]
    assert t["Aragorn"].exhausted


@pytest.mark.card("Wolf Rider")
@pytest.mark.rule("P6.2")
def test_wolf_rider_as_shadow_leaves_the_attack_it_came_from_as_it_was() -> None:
    t = ridden_down(engaged="Wargs", encounter=["Wolf Rider", "Wargs"]).to("defend").choose("undefended")
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert [card.attack for card in t.all("Wargs") if card.place == "engaged:0"] == [3]
    assert t["Wolf Rider"].attack == 2 + 1
    t.to("combat.enemy.4")
    assert t["Gimli"].damage == 3 - 2
    t.to("damage").choose("Legolas").to("combat.enemy.4")
    assert t["Legolas"].damage == 3


@pytest.mark.card("Wolf Rider")
@pytest.mark.rule("P6.9", "Q55")
def test_wolf_rider_as_shadow_stops_attacking_when_the_enemy_it_was_dealt_to_is_destroyed() -> None:
    t = ridden_down(
        hero=["Aragorn", "Legolas"], hand=["Sneak Attack", "Gandalf"], resources=1, damage={"King Spider": 1}
    )
    t.to("defend").defend("Aragorn").to("defend").choose("undefended")
    assert t.decision is not None and t.decision.step == "combat.enemy.2"
    t.play("Sneak Attack").respond("Gandalf", "effect:strike").to("combat.end")
    assert t["King Spider"].place == "encounter-discard"
    assert (t["Aragorn"].damage, t["Legolas"].damage) == (0, 0)
    assert t.names("shadows") == []
    t.to("refresh")
    assert t.order("encounter-deck") == ["Wolf Rider", QUIET, "Marsh Adder"]


@pytest.mark.card("Wolf Rider", "Massing at Night")
def test_wolf_rider_as_shadow_is_the_attacker_of_its_own_shadow_cards() -> None:
    t = ridden_down(encounter=["Wolf Rider", "Massing at Night", "Wargs", QUIET]).to("defend").defend("Gimli")
    t.to("defend").defend("Legolas").to("combat.enemy.3")
    assert t["Wolf Rider"].attack == 2 + 1
    assert (len(t["Wolf Rider"].shadows), len(t["King Spider"].shadows)) == (2, 1)


@pytest.mark.card("Wolf Rider")
def test_wolf_rider_as_shadow_attacks_without_a_shadow_card_when_the_deck_is_empty() -> None:
    t = ridden_down(encounter=["Wolf Rider"]).to("defend").defend("Gimli").to("defend")
    assert t["Wolf Rider"].shadows == ()
    t.defend("Legolas").to("combat.enemy.4")
    assert t["Legolas"].damage == 2 - 1
    t.to("refresh")
    assert t.order("encounter-deck") == ["Wolf Rider"]


@pytest.mark.card("Wolf Rider")
def test_wolf_rider_on_top_of_the_deck_is_dealt_again_in_the_next_round() -> None:
    t = ridden_down(quest="Ambush on the Shore", staging="Goblin Sniper", encounter=["Wolf Rider", QUIET, QUIET])
    t.to("refresh").to("combat.shadows")
    assert t.state.round == 2
    assert t.names("shadows") == ["Wolf Rider"]


@pytest.mark.card("Wolf Rider")
@pytest.mark.rule("C81")
def test_wolf_rider_as_shadow_can_be_saved_and_loaded_in_the_middle_of_its_attack() -> None:
    t = ridden_down().to("defend").defend("Gimli").to("defend").defend("Legolas").to("combat.enemy.3")
    again = TestTable(wl.load(t.game.save(), t.state.table.catalogue))
    for one in (t, again):
        one.to("combat.enemy.4").to("refresh")
        assert (one["Legolas"].damage, one["Gimli"].damage) == (2, 1)
        assert one.order("encounter-deck") == ["Wolf Rider", QUIET, "Marsh Adder"]
    assert t.game.digest == again.game.digest


@pytest.mark.card("Wolf Rider")
@pytest.mark.rule("G4")
def test_wolf_rider_attacking_as_a_shadow_card_is_no_enemy_in_play() -> None:
    t = ridden_down().to("defend").defend("Gimli").to("combat.enemy.1")
    assert t.state.cards[t.state.attacks[-1].enemy].face.name == "Wolf Rider"
    t.run(deal(5, to=enemies))
    assert t["King Spider"].place == "encounter-discard"
    assert t["Wolf Rider"].damage == 0


# -- Hill Troll -----------------------------------------------------------------------------------
@pytest.mark.card("Hill Troll")
def test_hill_trolls_excess_over_an_allys_hit_points_raises_the_threat_of_its_player() -> None:
    t = watched(hero="Gimli", allies="Gondorian Spearman", engaged="Hill Troll", phase="combat", threat=30)
    t.to("defend").defend("Gondorian Spearman").to("combat.enemy.4")
    assert t["Gondorian Spearman"].place == "discard:0"
    assert t.threat() == 30 + (6 - 1) - 1


@pytest.mark.card("Hill Troll")
def test_hill_trolls_excess_counts_only_beyond_the_remaining_hit_points() -> None:
    t = watched(
        hero=["Gimli", "Legolas"], engaged="Hill Troll", damage={"Gimli": 3}, phase="combat", threat=30
    )
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert t.threat() == 30
    t.to("combat.enemy.4")
    assert t["Gimli"].place == "discard:0"
    assert t.threat() == 30 + (6 - 2) - 2


@pytest.mark.card("Hill Troll")
@pytest.mark.parametrize("damage", [0, 1])
def test_hill_troll_raises_no_threat_without_excess(damage: int) -> None:
    t = watched(hero=["Gimli", "Legolas"], engaged="Hill Troll", damage={"Gimli": damage}, phase="combat", threat=30)
    t.to("defend").defend("Gimli").to("combat.enemy.4")
    assert t.threat() == 30
    assert t.log("log-passive") == []


@pytest.mark.card("Hill Troll")
@pytest.mark.rule("P6.4")
def test_hill_trolls_excess_over_an_undefended_hero_raises_threat() -> None:
    t = watched(hero=["Gimli", "Éowyn"], engaged="Hill Troll", phase="combat", threat=30)
    t.to("defend").choose("undefended").to("damage").choose("Éowyn").to("combat.enemy.4")
    assert t["Éowyn"].place == "discard:0"
    assert t.threat() == 30 + 6 - 3


@pytest.mark.card("Hill Troll")
@pytest.mark.rule("P6.8")
def test_hill_trolls_excess_is_the_attacked_players_even_if_a_sentinel_of_another_defends() -> None:
    t = watched(
        player(heroes=["Éowyn"], allies="Silverlode Archer", threat=20),
        player(heroes=["Gimli"], engaged="Hill Troll", threat=30),
        player(heroes=["Beravor"], allies="Gondorian Spearman", threat=25),
        phase="combat",
    )
    t.to("defend").choose("undefended", seat=1).defend("Gondorian Spearman", seat=2).to("combat.enemy.4")
    assert t["Gondorian Spearman"].place == "discard:2"
    assert [t.threat(seat) for seat in range(3)] == [20, 30 + 6 - 1 - 1, 25]


@pytest.mark.card("Hill Troll")
def test_hill_trolls_excess_counts_what_a_shadow_card_adds() -> None:
    t = watched(
        hero="Gimli", allies="Snowbourn Scout", engaged="Hill Troll", encounter=["Wargs"], phase="combat", threat=30
    )
    t.to("defend").defend("Snowbourn Scout").to("combat.enemy.4")
    assert t.threat() == 30 + (6 + 1 - 1) - 1


@pytest.mark.card("Hill Troll")
@pytest.mark.rule("X1")
def test_hill_trolls_excess_may_eliminate_a_player() -> None:
    t = watched(
        player(heroes=["Éowyn"], threat=20),
        player(heroes=["Gimli"], allies="Snowbourn Scout", engaged="Hill Troll", threat=46),
        phase="combat",
    )
    t.to("defend").defend("Snowbourn Scout", seat=1).to("combat.end")
    assert t.state.players[1].eliminated
    assert t["Hill Troll"].place == "staging"
    assert t.won is None


@pytest.mark.card("Hill Troll")
def test_hill_troll_raises_threat_by_its_attack_only_not_by_another_enemys() -> None:
    t = watched(
        hero=["Gimli", "Aragorn"],
        allies="Snowbourn Scout",
        engaged=[BRUTE, "Hill Troll"],
        phase="combat",
        threat=30,
    )
    t.to("enemy-attack").choose(BRUTE).to("defend").defend("Snowbourn Scout").to("combat.enemy.4")
    assert t["Snowbourn Scout"].place == "discard:0"
    assert t.threat() == 30


WARD = made_up(
    "Ward of Light",
    "attachment",
    response(to.damage(lambda state, me, event: event.card == state.cards[me].host), cancel()),
    cost=0,
)
STONE = made_up("Skin of Stone", "attachment", says(CANNOT_BE_DAMAGED, HOST), cost=0)


@pytest.mark.card("Hill Troll")
@pytest.mark.parametrize("shield", [WARD, STONE], ids=["cancelled", "cannot be damaged"])
def test_hill_troll_has_no_excess_where_its_damage_is_not_dealt(shield: MadeUp) -> None:
    t = watched(
        hero="Gimli",
        allies="Snowbourn Scout",
        attached={"Snowbourn Scout": [shield]},
        engaged="Hill Troll",
        phase="combat",
        threat=30,
    )
    t.to("defend").defend("Snowbourn Scout").to("combat.enemy.3").pass_()
    if t.can("respond"):
        t.respond(shield)
    assert t["Snowbourn Scout"].place == "play:0"
    assert t["Snowbourn Scout"].damage == 0
    assert t.threat() == 30


@pytest.mark.card("Hill Troll")
@pytest.mark.rule("X1", "X2")
def test_hill_troll_that_kills_the_last_hero_returns_to_the_staging_area() -> None:
    t = watched(
        player(heroes=["Éowyn"], threat=20), player(heroes=["Dúnhere"], engaged="Hill Troll", threat=30), phase="combat"
    )
    t.to("defend").choose("undefended", seat=1).to("combat.end")
    assert t.state.players[1].eliminated
    assert t["Hill Troll"].place == "staging"
    assert t.threat(0) == 20


@pytest.mark.card("Hill Troll")
@pytest.mark.rule("K7", "SC2")
def test_hill_troll_is_worth_four_victory_points() -> None:
    t = watched(
        hero=["Gimli", "Legolas", "Thalin"], engaged="Hill Troll", damage={"Hill Troll": 8}, phase="combat"
    )
    t.to("defend").defend("Gimli").to("attack").attack("Hill Troll", "Legolas", "Thalin").to("combat.end")
    assert t.victory == ["Hill Troll"]
    assert t.game.score_sheet["victory"] == -4


# -- Goblin Sniper --------------------------------------------------------------------------------
@pytest.mark.card("Goblin Sniper")
@pytest.mark.rule("P5.1")
@pytest.mark.parametrize(
    ("others", "offered"),
    [
        ([], ["engage:Goblin Sniper", "pass"]),
        (["The East Bight"], ["engage:Goblin Sniper", "pass"]),
        (["Wargs"], ["engage:Wargs", "pass"]),
    ],
)
def test_goblin_sniper_cannot_be_engaged_by_choice_while_other_enemies_are_in_the_staging_area(
    others: list[str], offered: list[str]
) -> None:
    t = watched(hero="Gimli", staging=["Goblin Sniper", *others], phase="encounter", threat=0).to("engage")
    assert t.options() == offered


@pytest.mark.card("Goblin Sniper")
@pytest.mark.rule("G14")
def test_goblin_sniper_is_another_enemy_to_a_second_one() -> None:
    t = watched(hero="Gimli", staging=["Goblin Sniper", "Goblin Sniper"], phase="encounter", threat=0)
    t.to("encounter.checks")
    assert t.names("staging") == ["Goblin Sniper", "Goblin Sniper"]
    assert not t.log("log-engage")


@pytest.mark.card("Goblin Sniper")
def test_goblin_sniper_may_be_engaged_by_the_next_player_once_it_is_alone() -> None:
    t = watched(
        player(heroes="Gimli", threat=0),
        player(heroes="Éowyn", threat=0),
        staging=["Goblin Sniper", "Wargs"],
        phase="encounter",
    )
    t.to("engage").choose("Wargs", seat=0).to("engage")
    assert t.options(1) == ["engage:Goblin Sniper", "pass"]
    t.choose("Goblin Sniper", seat=1)
    assert t["Goblin Sniper"].place == "engaged:1"


@pytest.mark.card("Goblin Sniper")
@pytest.mark.rule("P5.2")
def test_goblin_sniper_engages_by_engagement_checks_among_others_all_the_same() -> None:
    t = watched(hero="Gimli", staging=["Goblin Sniper", "Wargs"], phase="encounter", threat=48)
    t.to("encounter.checks")
    assert t["Goblin Sniper"].place == t["Wargs"].place == "engaged:0"


@pytest.mark.card("Goblin Sniper")
@pytest.mark.rule("Q31", "C15")
def test_goblin_sniper_may_be_engaged_by_son_of_arnor_among_others() -> None:
    t = watched(hero="Aragorn", hand="Son of Arnor", resources=3, staging=["Goblin Sniper", "Wargs"])
    t.play("Son of Arnor").respond("Son of Arnor", "Goblin Sniper")
    assert t["Goblin Sniper"].place == "engaged:0"


@pytest.mark.card("Goblin Sniper")
@pytest.mark.rule("W9")
def test_goblin_sniper_in_the_staging_area_hurts_a_character_of_each_player_at_the_end_of_combat() -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"]),
        player(heroes=["Éowyn"], allies="Northern Tracker"),
        staging="Goblin Sniper",
        first=1,
        phase="combat",
    )
    t.to("combat.end")
    assert [t[name].damage for name in ("Gimli", "Legolas", "Éowyn", "Northern Tracker")] == [0, 0, 0, 0]
    t.to("choose")
    assert list(t.game.decisions) == [1]
    assert t.options(1) == ["choose:Éowyn", "choose:Northern Tracker"]
    t.choose("Northern Tracker", seat=1)
    assert t.options(0) == ["choose:Gimli", "choose:Legolas"]
    t.choose("Legolas", seat=0)
    assert [t[name].damage for name in ("Gimli", "Legolas", "Éowyn", "Northern Tracker")] == [0, 1, 0, 1]
    t.to("refresh")
    assert [t[name].damage for name in ("Gimli", "Legolas", "Éowyn", "Northern Tracker")] == [0, 1, 0, 1]


@pytest.mark.card("Goblin Sniper")
def test_goblin_sniper_engaged_hurts_nobody_at_the_end_of_combat() -> None:
    t = watched(hero="Gimli", engaged="Goblin Sniper", phase="combat")
    t.to("defend").defend("Gimli").to("refresh")
    assert t["Gimli"].damage == 0


@pytest.mark.card("Goblin Sniper")
def test_goblin_sniper_in_the_staging_area_hurts_nobody_at_the_end_of_another_phase() -> None:
    t = watched(hero="Gimli", staging="Goblin Sniper", phase="travel", threat=0)
    t.to("combat.end")
    assert t["Gimli"].damage == 0


@pytest.mark.card("Goblin Sniper")
def test_goblin_snipers_in_the_staging_area_shoot_one_after_the_other() -> None:
    t = watched(hero=["Gimli", "Legolas"], staging=["Goblin Sniper", "Goblin Sniper"], phase="combat")
    t.to("order").choose("Goblin Sniper").choose("Gimli").choose("Legolas").to("refresh")
    assert (t["Gimli"].damage, t["Legolas"].damage) == (1, 1)


# -- Marsh Adder ----------------------------------------------------------------------------------
@pytest.mark.card("Marsh Adder")
@pytest.mark.rule("P6.7")
def test_marsh_adder_raises_the_attacked_players_threat_as_it_is_chosen() -> None:
    t = watched(
        player(heroes=["Aragorn"], threat=20),
        player(heroes=["Gimli"], engaged="Marsh Adder", threat=30),
        phase="combat",
    )
    t.to("combat.shadows")
    assert (t.threat(0), t.threat(1)) == (20, 30)
    t.to("combat.enemy.1")
    assert (t.threat(0), t.threat(1)) == (20, 31)
    t.to("defend").choose("undefended", seat=1).defend("Aragorn", seat=0).to("combat.end")
    assert (t.threat(0), t.threat(1)) == (20, 31)


@pytest.mark.card("Marsh Adder")
def test_marsh_adder_raises_threat_each_time_it_attacks() -> None:
    t = watched(hero=["Gimli", "Aragorn"], engaged="Marsh Adder", phase="combat", threat=30)
    t.to("combat.end").run(attack_now(enemies, on=YOU), TABLE.with_you(0)).to("combat.enemy.1")
    assert t.threat() == 32


@pytest.mark.card("Marsh Adder")
def test_marsh_adder_raises_no_threat_while_it_cannot_attack() -> None:
    t = watched(hero="Gimli", hand="Feint", resources=1, engaged=["Marsh Adder", BRUTE], phase="combat", threat=30)
    t.play("Feint", "Marsh Adder").to("defend").defend("Gimli").to("combat.end")
    assert t.threat() == 30


@pytest.mark.card("Marsh Adder")
@pytest.mark.rule("K7", "SC2")
def test_marsh_adder_is_worth_three_victory_points() -> None:
    t = watched(hero=["Gimli", "Legolas"], engaged="Marsh Adder", damage={"Marsh Adder": 6}, phase="combat")
    t.to("defend").defend("Gimli").to("attack").attack("Marsh Adder", "Legolas").to("combat.end")
    assert t.victory == ["Marsh Adder"]
    assert t.game.score_sheet["victory"] == -3


# -- Wargs ----------------------------------------------------------------------------------------
def warg_attack(*encounter: str, **more: object) -> TestTable:
    """Wargs attack, defended by Gimli, with these cards on the encounter deck."""
    facts: dict[str, object] = {
        "hero": ["Gimli", "Legolas"],
        "engaged": "Wargs",
        "encounter": list(encounter),
        "phase": "combat",
    }
    return watched(**{**facts, **more}).to("defend").defend("Gimli")  # type: ignore[arg-type]


@pytest.mark.card("Wargs")
@pytest.mark.rule("C85", "Q4")
def test_wargs_return_to_the_staging_area_right_after_an_attack_with_a_shadow_card_without_effect() -> None:
    t = warg_attack(QUIET, damage={"Wargs": 1}).to("combat.enemy.3")
    assert t["Wargs"].place == "engaged:0"
    t.to("combat.enemy.4")
    assert t["Gimli"].damage == 3 - 2
    assert t["Wargs"].place == "staging"
    assert t["Wargs"].damage == 1
    t.to("combat.end")
    assert not t.log("log-attack")
    t.to("refresh")
    assert t[QUIET].place == "encounter-discard"


@pytest.mark.card("Wargs")
def test_wargs_stay_engaged_after_an_attack_with_a_shadow_effect() -> None:
    t = warg_attack("Dol Guldur Orcs").to("combat.enemy.4")
    assert t["Gimli"].damage == 3 + 1 - 2
    assert t["Wargs"].place == "engaged:0"


@pytest.mark.card("Wargs")
def test_wargs_stay_engaged_without_any_shadow_card() -> None:
    t = warg_attack().to("combat.enemy.4")
    assert t["Gimli"].damage == 3 - 2
    assert t["Wargs"].place == "engaged:0"


@pytest.mark.card("Wargs")
def test_wargs_stay_engaged_when_the_shadow_effect_is_cancelled() -> None:
    t = warg_attack("Dol Guldur Orcs", hero=["Gimli", "Éowyn"], hand="Hasty Stroke", resources=1)
    t.to("response").respond("Hasty Stroke").to("combat.enemy.4")
    assert t["Gimli"].damage == 3 - 2
    assert t["Wargs"].place == "engaged:0"


@pytest.mark.card("Wargs")
@pytest.mark.parametrize("cards", [("Massing at Night", QUIET), ("Massing at Night", "Dol Guldur Orcs")])
def test_wargs_with_two_shadow_cards_return_if_one_of_them_has_no_effect(cards: tuple[str, str]) -> None:
    t = warg_attack(*cards).to("combat.enemy.4")
    assert t["Wargs"].place == ("staging" if QUIET in cards else "engaged:0")


@pytest.mark.card("Wargs")
@pytest.mark.rule("P6.10")
def test_wargs_do_not_mind_the_shadow_card_of_a_wolf_rider() -> None:
    t = warg_attack("Wolf Rider", QUIET).to("defend").defend("Legolas").to("combat.enemy.4")
    assert t["Legolas"].damage == 2 - 1
    t.pass_().to("combat.enemy.4")
    assert t["Gimli"].damage == 3 - 2
    assert t["Wargs"].place == "engaged:0"


@pytest.mark.card("Wargs")
def test_wargs_that_do_not_attack_stay_engaged() -> None:
    t = watched(hero="Gimli", hand="Feint", resources=1, engaged="Wargs", encounter=[QUIET], phase="combat")
    t.play("Feint").to("refresh")
    assert t["Wargs"].place == "engaged:0"


@pytest.mark.card("Wargs")
def test_wargs_return_also_after_an_undefended_attack_and_engage_anew_in_the_next_round() -> None:
    t = watched(hero="Gimli", engaged="Wargs", encounter=[QUIET] * 4, phase="combat", threat=30)
    t.to("defend").choose("undefended").to("refresh")
    assert t["Gimli"].damage == 3
    assert t["Wargs"].place == "staging"
    t.to("combat.shadows")
    assert t["Wargs"].place == "engaged:0"
    t.to("defend").defend("Gimli").to("combat.enemy.4")
    assert t["Gimli"].damage == 3 + 1
    assert t["Wargs"].place == "staging"


@pytest.mark.card("Wargs")
@pytest.mark.rule("X2")
def test_wargs_that_an_elimination_has_returned_to_the_staging_area_do_not_enter_it_again() -> None:
    t = watched(
        player(heroes="Aragorn"),
        player(heroes="Éowyn", engaged="Wargs"),
        damage={"Éowyn": 2},
        encounter=[QUIET],
        phase="combat",
    )
    t.to("defend").choose("undefended", seat=1).to("combat.end")
    assert t.state.players[1].eliminated
    assert t["Wargs"].place == "staging"
    assert t.log("log-forced") == []


@pytest.mark.card("Wargs")
@pytest.mark.parametrize(("answer", "attack"), [("Gimli", 4), ("undefended", 5)])
def test_wargs_as_shadow_give_one_attack_or_two_if_undefended(answer: str, attack: int) -> None:
    t = watched(hero=["Gimli", "Legolas"], engaged=BRUTE, encounter=["Wargs"], phase="combat")
    t.to("defend").choose(answer).to("combat.enemy.3")
    assert t[BRUTE].attack == attack
    t.to("combat.end")
    assert t[BRUTE].attack == 3


@pytest.mark.card("Wargs")
@pytest.mark.rule("P6.5", "E6")
def test_wargs_as_shadow_give_two_attack_once_the_defender_is_gone() -> None:
    t = watched(hero="Gimli", allies="Snowbourn Scout", engaged=BRUTE, encounter=["Wargs"], phase="combat")
    t.to("defend").defend("Snowbourn Scout").to("combat.enemy.3")
    assert t[BRUTE].attack == 4
    t.run(deal(1, to=lambda state, scope: [t["Snowbourn Scout"].id]))
    assert t[BRUTE].attack == 5


# -- Despair --------------------------------------------------------------------------------------
@pytest.mark.card("Despair")
@pytest.mark.parametrize(("before", "after"), [(7, 3), (4, 0), (3, 0), (0, 0)])
def test_despair_takes_four_progress_from_the_quest_or_all_there_is(before: int, after: int) -> None:
    t = watched(phase="quest", progress={"Flies and Spiders": before}, encounter=["Despair", QUIET])
    t.to("commit").commit().to("quest.staging")
    assert t["Flies and Spiders"].progress == after
    assert t["Despair"].place == "encounter-discard"


@pytest.mark.card("Despair")
@pytest.mark.rule("P3.12", "F1.05")
def test_despair_leaves_the_active_location_alone() -> None:
    t = watched(
        phase="quest",
        active="The East Bight",
        progress={"Flies and Spiders": 2, "The East Bight": 5},
        encounter=["Despair", QUIET],
    )
    t.to("commit").commit().to("quest.staging")
    assert (t["Flies and Spiders"].progress, t["The East Bight"].progress) == (0, 5)


@pytest.mark.card("Despair")
def test_despair_as_shadow_takes_the_defenders_defense_away_for_this_attack() -> None:
    t = watched(hero=["Gimli", "Legolas"], engaged=[BRUTE, BRUTE], encounter=["Despair", QUIET], phase="combat")
    t.to("defend").defend("Gimli").to("combat.enemy.4")
    assert t["Gimli"].damage == 3
    t.to("defend").defend("Legolas").to("combat.enemy.4")
    assert t["Legolas"].damage == 3 - 1


@pytest.mark.card("Despair")
def test_despair_as_shadow_does_not_outlast_its_attack_for_a_defender_who_defends_again() -> None:
    t = watched(hero=["Gimli", "Aragorn"], engaged=[BRUTE, BRUTE], encounter=["Despair", QUIET], phase="combat")
    t.to("defend").defend("Gimli").to("combat.enemy.4")
    assert t["Gimli"].damage == 3
    t.state.ready(t["Gimli"].id)
    t.to("defend").defend("Gimli").to("combat.enemy.4")
    assert t["Gimli"].damage == 3 + (3 - 2)


@pytest.mark.card("Despair")
@pytest.mark.rule("P6.8")
def test_despair_as_shadow_finds_a_sentinel_of_another_player() -> None:
    t = watched(
        player(heroes=["Aragorn"]), player(heroes=["Gimli"], engaged=BRUTE), encounter=["Despair"], phase="combat"
    )
    t.to("defend").choose("undefended", seat=1).defend("Aragorn", seat=0).to("combat.enemy.4")
    assert (t["Aragorn"].damage, t["Gimli"].damage) == (3, 0)


@pytest.mark.card("Despair")
@pytest.mark.rule("P6.6")
def test_despair_as_shadow_takes_the_defense_of_all_defenders_away() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        hand="Stand Together",
        resources=1,
        engaged=BRUTE,
        encounter=["Despair"],
        phase="combat",
    )
    t.play("Stand Together").to("defend").choose("Gimli", "Legolas").to("damage").choose("Gimli")
    assert (t["Gimli"].damage, t["Legolas"].damage) == (3, 0)


@pytest.mark.card("Despair")
def test_despair_as_shadow_of_an_undefended_attack_changes_nothing() -> None:
    t = watched(hero="Gimli", engaged=BRUTE, encounter=["Despair"], phase="combat")
    t.to("defend").choose("undefended").to("combat.enemy.4")
    assert t["Gimli"].damage == 3
    assert t["Despair"].place == "shadows"


@pytest.mark.card("Despair")
@pytest.mark.rule("E1")
def test_despair_as_shadow_takes_no_progress_away() -> None:
    t = watched(
        hero="Gimli", engaged=BRUTE, encounter=["Despair"], phase="combat", progress={"Flies and Spiders": 5}
    )
    t.to("defend").defend("Gimli").to("refresh")
    assert t["Flies and Spiders"].progress == 5


# -- The Brown Lands ------------------------------------------------------------------------------
@pytest.mark.card("The Brown Lands")
@pytest.mark.rule("P3.11")
def test_the_brown_lands_are_explored_by_travelling_there() -> None:
    t = watched(staging=["The Brown Lands", "Marsh Adder"], phase="travel")
    assert t.staging_threat == 5 + 3
    t.choose("The Brown Lands")
    assert t["The Brown Lands"].place == "encounter-discard"
    assert t.order("active") == []
    assert t.staging_threat == 3
    assert t["Flies and Spiders"].progress == 0


@pytest.mark.card("The Brown Lands")
@pytest.mark.rule("G14")
def test_the_brown_lands_get_no_progress_from_a_journey_to_another_copy() -> None:
    t = watched(staging=["The Brown Lands", "The Brown Lands"], phase="travel").choose("The Brown Lands")
    assert t.order("staging") == ["The Brown Lands"]
    assert t["The Brown Lands"].progress == 0


# -- The East Bight -------------------------------------------------------------------------------
@pytest.mark.card("The East Bight")
@pytest.mark.rule("P4.1")
def test_the_east_bight_must_be_travelled_to() -> None:
    t = watched(staging=["Gladden Fields", "The East Bight"], phase="travel").to("travel")
    assert t["The East Bight"].place == "active"
    assert t["Gladden Fields"].place == "staging"


@pytest.mark.card("The East Bight")
def test_the_east_bight_leaves_only_the_choice_between_its_copies() -> None:
    t = watched(staging=["The East Bight", "Gladden Fields", "The East Bight"], phase="travel")
    assert t.options() == ["travel:The East Bight", "travel:The East Bight"]


@pytest.mark.card("The East Bight")
@pytest.mark.rule("P4.1", "P4.3")
def test_the_east_bight_need_not_be_travelled_to_while_another_location_is_active() -> None:
    t = watched(staging="The East Bight", active="Gladden Fields", phase="travel").to("encounter")
    assert t["The East Bight"].place == "staging"


@pytest.mark.card("The East Bight")
def test_the_east_bight_leaves_a_second_active_location_to_choice() -> None:
    wide = made_up("Wide Lands", "enemy", says_of_players(TWO_ACTIVE_LOCATIONS), engagement=50, hit_points=1)
    t = watched(
        staging=["The East Bight", "Old Forest Road", wide], active="Gladden Fields", phase="travel", threat=0
    )
    assert t.options() == ["travel:The East Bight", "travel:Old Forest Road", "stay"]


@pytest.mark.card("The East Bight")
def test_the_east_bight_once_explored_lets_the_players_travel_as_they_like() -> None:
    t = watched(
        staging="Gladden Fields", active="The East Bight", progress={"The East Bight": 5}, phase="quest"
    )
    t.run(place_progress_on_quest(1)).to("travel")
    assert t["The East Bight"].place == "encounter-discard"
    assert t.options() == ["travel:Gladden Fields", "stay"]


