"""Dol Guldur Orcs: cards 89-95, every ability of each."""

from __future__ import annotations

from functools import partial

import pytest

from wilderland.testing import made_up, player, table

QUIET = "Quiet Moment"
watched = partial(table, skip_empty_windows=False)
"""A position that stops in every window, so that it can be looked at."""


@pytest.mark.parametrize(
    ("name", "stats", "traits"),
    [
        pytest.param(
            "Dol Guldur Orcs",
            {"attack": 2, "defense": 0, "hit_points": 3, "engagement": 10, "threat": 2},
            {"Dol Guldur", "Orc"},
            marks=pytest.mark.card("Dol Guldur Orcs"),
        ),
        pytest.param(
            "Chieftan Ufthak",
            {"attack": 3, "defense": 3, "hit_points": 6, "engagement": 35, "threat": 2},
            {"Dol Guldur", "Orc"},
            marks=pytest.mark.card("Chieftan Ufthak"),
        ),
        pytest.param(
            "Dol Guldur Beastmaster",
            {"attack": 3, "defense": 1, "hit_points": 5, "engagement": 35, "threat": 2},
            {"Dol Guldur", "Orc"},
            marks=pytest.mark.card("Dol Guldur Beastmaster"),
        ),
        pytest.param(
            "Necromancer's Pass",
            {"threat": 3, "quest_points": 2},
            {"Stronghold", "Dol Guldur"},
            marks=pytest.mark.card("Necromancer's Pass"),
        ),
        pytest.param(
            "Enchanted Stream",
            {"threat": 2, "quest_points": 2},
            {"Forest"},
            marks=pytest.mark.card("Enchanted Stream"),
        ),
    ],
)
def test_numbers_and_traits_in_the_staging_area(name: str, stats: dict[str, int], traits: set[str]) -> None:
    card = table(staging=name)[name]
    assert {stat: getattr(card, stat) for stat in stats} == stats
    assert set(card.printed.traits) == traits


# -- Dol Guldur Orcs ----------------------------------------------------------------------------
@pytest.mark.card("Dol Guldur Orcs")
def test_dol_guldur_orcs_revealed_damage_a_committed_character_of_the_first_players_choice() -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"]),
        player(heroes=["Éowyn", "Dúnhere"]),
        phase="quest",
        first=1,
        encounter=["Dol Guldur Orcs", QUIET, QUIET],
    )
    t.to("commit").commit("Dúnhere", seat=1).commit("Gimli", seat=0).to("choose")
    assert list(t.game.decisions) == [1]
    assert t.options(1) == ["choose:Dúnhere", "choose:Gimli"]
    t.choose("Gimli", seat=1).to("quest.staging")
    assert [t[name].damage for name in ("Gimli", "Legolas", "Éowyn", "Dúnhere")] == [2, 0, 0, 0]
    assert t["Dol Guldur Orcs"].place == "staging"


@pytest.mark.card("Dol Guldur Orcs")
def test_dol_guldur_orcs_revealed_hurt_nobody_when_nobody_is_committed() -> None:
    t = watched(hero=["Gimli", "Legolas"], phase="quest", encounter=["Dol Guldur Orcs", QUIET])
    t.to("commit").commit().to("quest.staging")
    assert t["Gimli"].damage == t["Legolas"].damage == 0
    assert t["Dol Guldur Orcs"].place == "staging"


@pytest.mark.card("Dol Guldur Orcs")
def test_dol_guldur_orcs_revealed_may_destroy_a_committed_ally() -> None:
    t = watched(hero="Gimli", allies="Snowbourn Scout", phase="quest", encounter=["Dol Guldur Orcs", QUIET])
    t.to("commit").commit("Snowbourn Scout").to("quest.staging")
    assert t["Snowbourn Scout"].place == "discard:0"


@pytest.mark.card("Dol Guldur Orcs")
def test_dol_guldur_orcs_as_shadow_defended_give_the_attacker_one_attack() -> None:
    t = watched(hero="Gimli", engaged="King Spider", encounter=["Dol Guldur Orcs"], phase="combat")
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert t["King Spider"].attack == 3 + 1
    t.pass_()
    assert t["Gimli"].damage == 4 - 2


@pytest.mark.card("Dol Guldur Orcs")
def test_dol_guldur_orcs_as_shadow_undefended_give_the_attacker_three_attack() -> None:
    t = watched(hero="Aragorn", engaged="Black Forest Bats", encounter=["Dol Guldur Orcs"], phase="combat")
    t.to("defend").choose("undefended").to("combat.enemy.3")
    assert t["Black Forest Bats"].attack == 1 + 3
    t.pass_()
    assert t["Aragorn"].damage == 4


@pytest.mark.card("Dol Guldur Orcs")
def test_dol_guldur_orcs_as_shadow_help_this_attacker_in_this_attack_only() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        engaged=["King Spider", "Black Forest Bats"],
        encounter=["Dol Guldur Orcs", QUIET],
        phase="combat",
    )
    t.to("enemy-attack").choose("King Spider").to("defend").defend("Gimli").to("combat.enemy.3")
    assert (t["King Spider"].attack, t["Black Forest Bats"].attack) == (4, 1)
    t.to("defend")
    assert (t["King Spider"].attack, t["Black Forest Bats"].attack) == (3, 1)


# -- Chieftan Ufthak ----------------------------------------------------------------------------
@pytest.mark.card("Chieftan Ufthak")
@pytest.mark.rule("P6.7", "Q4")
def test_chieftan_ufthak_gets_a_resource_token_right_after_the_damage_of_his_attack() -> None:
    t = watched(hero=["Gimli", "Legolas"], engaged="Chieftan Ufthak", phase="combat")
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert (t["Chieftan Ufthak"].resources, t["Chieftan Ufthak"].attack) == (0, 3)
    t.to("combat.enemy.4")
    assert t["Gimli"].damage == 3 - 2
    assert (t["Chieftan Ufthak"].resources, t["Chieftan Ufthak"].attack) == (1, 3 + 2)


@pytest.mark.card("Chieftan Ufthak")
def test_chieftan_ufthak_grows_by_two_attack_a_token_round_after_round() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        attached={"Gimli": ["Citadel Plate", "Citadel Plate"]},
        engaged="Chieftan Ufthak",
        phase="combat",
    )
    damage = []
    for _ in range(3):
        before = t["Gimli"].damage
        t.to("defend").defend("Gimli").to("combat.enemy.4")
        damage.append(t["Gimli"].damage - before)
    assert damage == [3 - 2, 5 - 2, 7 - 2]
    assert (t["Chieftan Ufthak"].resources, t["Chieftan Ufthak"].attack) == (3, 9)


@pytest.mark.card("Chieftan Ufthak")
def test_chieftan_ufthak_gets_no_token_while_he_cannot_attack() -> None:
    t = watched(
        hero="Gimli", hand="Feint", resources=1, engaged=["Chieftan Ufthak", "Black Forest Bats"], phase="combat"
    )
    t.play("Feint", "Chieftan Ufthak").to("attack")
    assert t["Chieftan Ufthak"].resources == 0
    assert t["Black Forest Bats"].resources == 0


@pytest.mark.card("Chieftan Ufthak")
@pytest.mark.rule("K7", "SC2")
def test_chieftan_ufthak_is_worth_four_victory_points() -> None:
    t = watched(
        hero=["Gimli", "Legolas", "Thalin"],
        engaged="Chieftan Ufthak",
        damage={"Chieftan Ufthak": 5},
        phase="combat",
    )
    t.to("defend").defend("Gimli").to("attack")
    t.attack("Chieftan Ufthak", "Legolas", "Thalin").to("combat.end")
    assert t.victory == ["Chieftan Ufthak"]
    assert t.game.score_sheet["victory"] == -4


# -- Dol Guldur Beastmaster ---------------------------------------------------------------------
@pytest.mark.card("Dol Guldur Beastmaster")
@pytest.mark.rule("C91", "P6.7")
@pytest.mark.parametrize("edition", ["revised", "original"])
def test_dol_guldur_beastmaster_gets_a_second_shadow_card_when_it_is_chosen_to_attack(edition: str) -> None:
    t = watched(
        hero="Gimli",
        engaged="Dol Guldur Beastmaster",
        encounter=["Dol Guldur Orcs", "East Bight Patrol", QUIET],
        phase="combat",
        edition=edition,
    )
    t.to("combat.shadows")
    assert len(t["Dol Guldur Beastmaster"].shadows) == 1
    t.to("combat.enemy.1")
    assert len(t["Dol Guldur Beastmaster"].shadows) == 2
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert t["Dol Guldur Beastmaster"].attack == 3 + 1 + 1
    t.to("combat.enemy.4")
    assert t["Gimli"].damage == 5 - 2
    assert len(t["Dol Guldur Beastmaster"].shadows) == 2


@pytest.mark.card("Dol Guldur Beastmaster")
def test_dol_guldur_beastmaster_as_first_printed_gets_it_after_the_attack_unresolved() -> None:
    t = watched(
        hero="Gimli",
        engaged="Dol Guldur Beastmaster",
        encounter=["Dol Guldur Orcs", "East Bight Patrol", QUIET],
        phase="combat",
        edition="first-printing",
    )
    t.to("combat.enemy.1")
    assert len(t["Dol Guldur Beastmaster"].shadows) == 1
    t.to("defend").defend("Gimli").to("combat.enemy.4")
    assert t["Gimli"].damage == 3 + 1 - 2
    assert len(t["Dol Guldur Beastmaster"].shadows) == 2
    t.to("refresh")
    assert t["East Bight Patrol"].place == t["Dol Guldur Orcs"].place == "encounter-discard"


@pytest.mark.card("Dol Guldur Beastmaster")
def test_dol_guldur_beastmaster_gets_no_second_card_when_it_does_not_attack() -> None:
    t = watched(
        hero="Gimli", hand="Feint", resources=1, engaged="Dol Guldur Beastmaster", phase="combat", encounter=[QUIET] * 3
    )
    t.play("Feint").to("attack")
    assert len(t["Dol Guldur Beastmaster"].shadows) == 1


@pytest.mark.card("Dol Guldur Beastmaster")
@pytest.mark.rule("P6.1", "G17")
def test_dol_guldur_beastmaster_gets_no_second_card_from_an_empty_deck() -> None:
    t = watched(hero="Gimli", engaged="Dol Guldur Beastmaster", phase="combat", encounter=[QUIET])
    t.to("combat.enemy.1")
    assert len(t["Dol Guldur Beastmaster"].shadows) == 1


# -- Driven by Shadow ---------------------------------------------------------------------------
@pytest.mark.card("Driven by Shadow")
def test_driven_by_shadow_raises_the_threat_of_everything_in_the_staging_area() -> None:
    t = watched(
        hero="Gimli",
        staging=["Forest Spider", "Enchanted Stream"],
        engaged="King Spider",
        active="Old Forest Road",
        phase="quest",
        encounter=["Driven by Shadow", QUIET, QUIET],
    )
    t.to("commit").commit().to("quest.staging")
    threats = [t[name].threat for name in ("Forest Spider", "Enchanted Stream", "King Spider", "Old Forest Road")]
    assert threats == [3, 3, 2, 1]
    assert t.staging_threat == 6
    assert t.names("encounter-deck") == [QUIET, QUIET]
    assert t["Driven by Shadow"].place == "encounter-discard"


@pytest.mark.card("Driven by Shadow")
@pytest.mark.rule("W9")
def test_driven_by_shadow_lasts_until_the_end_of_the_phase() -> None:
    t = watched(hero="Gimli", staging="Forest Spider", phase="quest", encounter=["Driven by Shadow", QUIET])
    t.to("commit").commit().to("quest.resolution")
    assert t["Forest Spider"].threat == 3
    t.to("travel")
    assert t["Forest Spider"].threat == 2


@pytest.mark.card("Driven by Shadow")
@pytest.mark.rule("Q44")
def test_driven_by_shadow_does_not_raise_what_arrives_later() -> None:
    t = watched(
        player(heroes="Gimli"),
        player(heroes="Éowyn"),
        staging="Enchanted Stream",
        phase="quest",
        encounter=["Driven by Shadow", "Forest Spider", QUIET],
    )
    t.to("commit").commit(seat=0).commit(seat=1).to("quest.staging")
    assert (t["Enchanted Stream"].threat, t["Forest Spider"].threat) == (3, 2)


@pytest.mark.card("Driven by Shadow")
@pytest.mark.rule("K2")
def test_driven_by_shadow_gains_surge_when_the_staging_area_is_empty() -> None:
    t = watched(
        hero="Gimli",
        phase="quest",
        active="Old Forest Road",
        encounter=["Driven by Shadow", "Forest Spider", QUIET, QUIET],
    )
    t.to("commit").commit().to("quest.staging")
    assert t.names("staging") == ["Forest Spider"]
    assert t["Forest Spider"].threat == 2
    assert t.names("encounter-deck") == [QUIET, QUIET]


@pytest.mark.card("Driven by Shadow")
def test_driven_by_shadow_has_the_surge_it_gained_for_this_once_only() -> None:
    t = watched(hero="Gimli", phase="quest", encounter=["Driven by Shadow", "Forest Spider", QUIET, QUIET])
    t.to("commit").commit().to("quest.staging")
    t.reveal("Driven by Shadow")
    assert t["Forest Spider"].threat == 3
    assert t.names("encounter-deck") == [QUIET, QUIET]


@pytest.mark.card("Driven by Shadow")
@pytest.mark.rule("P3.3", "Q73")
@pytest.mark.parametrize("seed", range(6))
def test_driven_by_shadow_is_not_reshuffled_into_the_deck_its_own_surge_needs(seed: int) -> None:
    t = watched(
        hero="Gimli", phase="quest", encounter=["Driven by Shadow"], encounter_discard="Forest Spider", seed=seed
    )
    t.to("commit").commit().to("quest.staging")
    assert len(t.log("log-reveal")) == 2
    assert t.names("staging") == ["Forest Spider"]
    assert t["Driven by Shadow"].place == "encounter-deck"


@pytest.mark.card("Driven by Shadow")
def test_driven_by_shadow_does_not_surge_when_any_card_lies_in_the_staging_area() -> None:
    relic = made_up("Old Relic", "objective")
    t = watched(hero="Gimli", phase="quest", staging=[relic], encounter=["Driven by Shadow", "Forest Spider", QUIET])
    t.to("commit").commit().to("quest.staging")
    assert t.names("staging") == ["Old Relic"]
    assert t["Old Relic"].threat == 0


@pytest.mark.card("Driven by Shadow")
def test_driven_by_shadow_as_shadow_defended_discards_an_attachment_of_the_defender() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        attached={"Gimli": ["Dwarven Axe", "Citadel Plate"], "Legolas": "Blade of Gondolin"},
        engaged="Black Forest Bats",
        encounter=["Driven by Shadow", QUIET],
        phase="combat",
    )
    t.to("defend").defend("Gimli").to("choose")
    assert t.options() == ["choose:Dwarven Axe", "choose:Citadel Plate"]
    t.choose("Citadel Plate").to("combat.enemy.3")
    assert t.names("discard:0") == ["Citadel Plate"]


@pytest.mark.card("Driven by Shadow")
@pytest.mark.rule("G8")
def test_driven_by_shadow_as_shadow_defended_reaches_an_attachment_nobody_controls() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        attached={"Gimli": "Caught in a Web", "Legolas": "Blade of Gondolin"},
        engaged="Black Forest Bats",
        encounter=["Driven by Shadow", QUIET],
        phase="combat",
    )
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert t["Caught in a Web"].place == "encounter-discard"
    assert t["Blade of Gondolin"].hosted_by == "Legolas"


@pytest.mark.card("Driven by Shadow")
def test_driven_by_shadow_as_shadow_undefended_discards_all_attachments_of_the_attacked_player() -> None:
    t = watched(
        player(
            heroes=["Gimli", "Legolas"],
            attached={
                "Gimli": ["Dwarven Axe", "Caught in a Web"],
                "Legolas": "Blade of Gondolin",
                "King Spider": "Forest Snare",
            },
            engaged=["King Spider", "Black Forest Bats"],
        ),
        player(heroes="Éowyn", attached={"Éowyn": "Unexpected Courage"}),
        encounter=[QUIET, "Driven by Shadow", QUIET],
        phase="combat",
    )
    t.to("defend").choose("undefended").to("combat.enemy.3")
    assert t.names("discard:0") == ["Dwarven Axe", "Blade of Gondolin", "Forest Snare"]
    assert t["Caught in a Web"].hosted_by == "Gimli"
    assert t["Unexpected Courage"].hosted_by == "Éowyn"


# -- The Necromancer's Reach --------------------------------------------------------------------
@pytest.mark.card("The Necromancer's Reach")
def test_the_necromancers_reach_damages_every_exhausted_character() -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"], allies=["Beorn", "Snowbourn Scout"]),
        player(heroes=["Éowyn", "Dúnhere"]),
        exhausted=["Gimli", "Beorn", "Éowyn", "Snowbourn Scout"],
        encounter=["The Necromancer's Reach"],
    )
    t.reveal("The Necromancer's Reach")
    assert [t[name].damage for name in ("Gimli", "Legolas", "Beorn", "Éowyn", "Dúnhere")] == [1, 0, 1, 1, 0]
    assert t["Snowbourn Scout"].place == "discard:0"
    assert t["The Necromancer's Reach"].place == "encounter-discard"


# -- Necromancer's Pass -------------------------------------------------------------------------
FOUR = ["Feint", "Beorn", "Swift Strike", "Dwarven Axe"]


@pytest.mark.card("Necromancer's Pass")
@pytest.mark.rule("P4.2")
def test_necromancers_pass_costs_the_first_player_two_random_cards() -> None:
    lost = set()
    for seed in range(8):
        t = watched(
            player(heroes="Éowyn", hand=["Northern Tracker"] * 3),
            player(heroes="Gimli", hand=FOUR),
            first=1,
            staging="Necromancer's Pass",
            phase="travel",
            seed=seed,
        )
        t.choose("Necromancer's Pass", seat=1)
        assert t["Necromancer's Pass"].place == "active"
        assert (len(t.names("hand:0")), len(t.names("hand:1"))) == (3, 2)
        assert len(t.names("discard:1")) == 2
        lost.add(tuple(t.names("discard:1")))
    assert len(lost) > 2


@pytest.mark.card("Necromancer's Pass")
@pytest.mark.rule("P4.2")
def test_necromancers_pass_is_out_of_reach_with_less_than_two_cards_in_the_first_players_hand() -> None:
    t = watched(
        player(heroes="Éowyn", hand=["Northern Tracker"]),
        player(heroes="Gimli", hand=FOUR),
        staging=["Necromancer's Pass", "Enchanted Stream"],
        phase="travel",
    )
    assert t.options() == ["travel:Enchanted Stream", "stay"]


@pytest.mark.card("Necromancer's Pass")
def test_necromancers_pass_can_be_reached_with_exactly_two_cards() -> None:
    t = watched(hero="Gimli", hand=FOUR[:2], staging="Necromancer's Pass", phase="travel")
    t.choose("Necromancer's Pass")
    assert t.names("hand:0") == []
    assert t["Necromancer's Pass"].place == "active"


# -- Enchanted Stream ---------------------------------------------------------------------------
@pytest.mark.card("Enchanted Stream")
@pytest.mark.rule("P1.2", "G11")
def test_enchanted_stream_as_the_active_location_stops_the_draw_of_the_resource_phase() -> None:
    t = watched(player(heroes="Gimli"), player(heroes="Éowyn"), active="Enchanted Stream", phase="resource")
    t.to("planning")
    assert t.names("hand:0") == t.names("hand:1") == []
    assert t["Gimli"].resources == t["Éowyn"].resources == 1


@pytest.mark.card("Enchanted Stream")
@pytest.mark.rule("G11")
def test_enchanted_stream_as_the_active_location_stops_draws_by_cards() -> None:
    t = watched(hero="Beravor", active="Enchanted Stream")
    t.use("Beravor")
    assert t["Beravor"].exhausted
    assert t.names("hand:0") == []


@pytest.mark.card("Enchanted Stream")
def test_enchanted_stream_in_the_staging_area_stops_nothing() -> None:
    t = watched(hero="Beravor", staging="Enchanted Stream", phase="resource")
    t.to("planning")
    assert len(t.names("hand:0")) == 1
    t.use("Beravor")
    assert len(t.names("hand:0")) == 3


@pytest.mark.card("Enchanted Stream")
def test_enchanted_stream_stops_nothing_any_more_once_it_is_explored() -> None:
    t = watched(
        hero=["Éowyn", "Beravor"],
        active="Enchanted Stream",
        progress={"Enchanted Stream": 1},
        phase="quest",
    )
    t.to("commit").commit("Éowyn").to("quest.resolution")
    assert t["Enchanted Stream"].place == "encounter-discard"
    t.use("Beravor")
    assert len(t.names("hand:0")) == 2
