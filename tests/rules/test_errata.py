"""The errata and clarifications of the core set that this scenario needs (rules C).

An erratum holds for every printing of its card: most are proved in both editions. Those of the scenarios to
come are not here.
"""

from __future__ import annotations

import pytest

from wilderland.language import (
    EACH_PLAYER,
    SELF,
    YOU,
    raise_threat,
    says,
    shadow,
    when_revealed,
)
from wilderland.model.kinds import CANNOT_ENGAGE, IMMUNE
from wilderland.testing import TestTable, made_up, player
from wilderland.testing.shorthand import foe, laid, told

SILENCE = made_up("Silence", "treachery")
DREAD = made_up("Sudden Dread", "treachery", when_revealed(raise_threat(7, of=EACH_PLAYER)))

in_both_editions = pytest.mark.parametrize("edition", ["revised", "original"])


# -- C6 Thalin ----------------------------------------------------------------------------------
RAIDER = foe("Raider", when_revealed(raise_threat(9, of=EACH_PLAYER)), keywords={"surge": 1, "doomed": 3}, hit_points=1)


@in_both_editions
@pytest.mark.card("Thalin")
@pytest.mark.rule("C6", "P3.3")
def test_thalin_strikes_before_keywords_and_when_revealed_and_a_dead_enemy_resolves_neither(edition: str) -> None:
    t = laid(hero="Thalin", threat=20, phase="quest", encounter=[RAIDER, DREAD], edition=edition)
    t.to("commit").commit("Thalin").to("quest.staging")
    assert t["Raider"].place == "encounter-discard"
    assert told(t, "log-reveal") == ["Raider"]
    assert t.threat() == 20


@pytest.mark.card("Thalin")
@pytest.mark.rule("C6", "P3.3")
def test_an_enemy_that_survives_thalin_resolves_everything() -> None:
    tough = foe("Tough Raider", when_revealed(raise_threat(1, of=EACH_PLAYER)), keywords={"doomed": 3}, threat=0)
    t = laid(hero="Thalin", threat=20, phase="quest", encounter=[tough, SILENCE]).to("commit").commit("Thalin")
    t.to("quest.staging")
    order = [e.message for e in t.game.log if e.message in ("log-damage", "log-threat", "log-staging")]
    assert order == ["log-damage", "log-threat", "log-threat", "log-staging"]
    assert t["Tough Raider"].damage == 1
    assert t.threat() == 24


@pytest.mark.card("Thalin")
@pytest.mark.rule("C6")
def test_thalin_strikes_every_enemy_revealed_while_he_is_committed() -> None:
    t = laid(
        player(heroes="Thalin"),
        player(heroes="Éowyn"),
        phase="quest",
        encounter=[foe("One", threat=0), foe("Two", keywords={"surge": 1}, threat=0), foe("Three", threat=0), SILENCE],
    ).to("commit")
    t.commit("Thalin", seat=0).commit(seat=1).to("quest.staging")
    assert [t[title].damage for title in ("One", "Two", "Three")] == [1, 1, 1]


@pytest.mark.card("Thalin")
@pytest.mark.rule("C6")
def test_thalin_strikes_nobody_when_he_is_not_committed() -> None:
    t = laid(hero=["Thalin", "Éowyn"], phase="quest", encounter=[foe("One"), SILENCE]).to("commit").commit("Éowyn")
    t.to("quest.staging")
    assert t["One"].damage == 0


# -- C8 Eleanor ---------------------------------------------------------------------------------
@in_both_editions
@pytest.mark.card("Eleanor")
@pytest.mark.rule("C8")
def test_the_card_that_replaces_one_eleanor_cancelled_is_revealed_with_all_its_effects(edition: str) -> None:
    other = made_up(
        "Other Dread", "treachery", when_revealed(raise_threat(2, of=EACH_PLAYER)), keywords={"doomed": 1, "surge": 1}
    )
    t = laid(
        hero="Eleanor",
        threat=20,
        phase="quest",
        encounter=[DREAD, other, foe("Last", threat=0), SILENCE],
        edition=edition,
    )
    t.to("response").respond("Eleanor").to("quest.staging")
    assert told(t, "log-reveal") == ["Sudden Dread", "Other Dread", "Last"]
    assert t.threat() == 20 + 2 + 1
    assert t["Eleanor"].exhausted


@pytest.mark.card("Eleanor")
@pytest.mark.rule("C8")
def test_eleanors_replacement_does_not_count_as_the_next_players_card() -> None:
    t = laid(
        player(heroes="Eleanor", threat=20),
        player(heroes="Gimli", threat=20),
        phase="quest",
        encounter=[DREAD, foe("Replacement", threat=0), foe("Second", threat=0), SILENCE, SILENCE],
    )
    t.to("response").respond("Eleanor", seat=0).to("quest.staging")
    assert told(t, "log-reveal") == ["Sudden Dread", "Replacement", "Second"]


@pytest.mark.card("Eleanor")
@pytest.mark.rule("C8", "Q22")
def test_surge_and_doomed_of_the_cancelled_card_come_before_the_replacement() -> None:
    curse = made_up(
        "Long Curse", "treachery", when_revealed(raise_threat(10, of=EACH_PLAYER)), keywords={"doomed": 2, "surge": 1}
    )
    t = laid(
        hero="Eleanor",
        threat=20,
        phase="quest",
        encounter=[curse, foe("Surged", threat=0), foe("Replacement", threat=0), SILENCE],
    )
    t.to("response").respond("Eleanor").to("quest.staging")
    assert told(t, "log-reveal") == ["Long Curse", "Surged", "Replacement"]
    assert t.threat() == 22


@pytest.mark.card("Eleanor")
@pytest.mark.rule("C8")
def test_eleanor_does_not_answer_an_enemy() -> None:
    t = laid(hero="Eleanor", phase="quest", encounter=["King Spider", SILENCE]).to("quest.staging")
    assert told(t, "log-respond") == []
    assert t["Eleanor"].exhausted
    assert t["King Spider"].place == "staging"


# -- C12 Beravor --------------------------------------------------------------------------------
@in_both_editions
@pytest.mark.card("Beravor")
@pytest.mark.rule("C12")
def test_beravor_draws_once_per_round(edition: str) -> None:
    t = laid(hero="Beravor", attached={"Beravor": "Unexpected Courage"}, edition=edition)
    t.use("Beravor").use("Unexpected Courage")
    assert len(t.names("hand:0")) == 2
    assert not t["Beravor"].exhausted
    assert not t.can("Beravor")
    t.to("refresh").to("resource")
    assert t.can("Beravor")


# -- C34 Feint ----------------------------------------------------------------------------------
@in_both_editions
@pytest.mark.card("Feint")
@pytest.mark.rule("C34")
def test_feint_keeps_an_enemy_from_attacking_the_player_it_is_engaged_with(edition: str) -> None:
    t = laid(
        player(heroes="Gimli", hand=["Feint"], resources=1),
        player(heroes="Aragorn", engaged="Forest Spider"),
        phase="combat",
        edition=edition,
    )
    t.play("Feint", seat=0).to("refresh")
    assert told(t, "log-enemy-attacks") == []


@in_both_editions
@pytest.mark.card("Feint")
@pytest.mark.rule("C34")
def test_an_enemy_feinted_may_still_attack_another_player_that_phase(edition: str) -> None:
    t = laid(
        player(heroes="Gimli", hand=["Feint"], resources=1, engaged="Forest Spider"),
        player(heroes="Aragorn", hand=["Sneak Attack", "Son of Arnor"], resources=1),
        phase="combat",
        edition=edition,
    )
    t.play("Feint", seat=0).play("Sneak Attack", seat=1).respond("Son of Arnor", seat=1)
    assert t["Forest Spider"].place == "engaged:1"
    t.to("refresh")
    assert told(t, "log-enemy-attacks") == ["Forest Spider"]
    assert t["Aragorn"].damage == 3


@pytest.mark.card("Feint")
@pytest.mark.rule("C34", "W8")
def test_feint_is_a_combat_action() -> None:
    for phase in ("planning", "quest", "travel", "encounter", "refresh"):
        t = laid(hero="Gimli", engaged="Forest Spider", hand=["Feint"], resources=1, phase=phase)
        assert not t.can("Feint"), phase
    assert laid(hero="Gimli", engaged="Forest Spider", hand=["Feint"], resources=1, phase="combat").can("Feint")


@pytest.mark.card("Feint")
@pytest.mark.rule("C34", "Q9")
def test_feint_comes_too_late_when_its_enemy_has_been_chosen() -> None:
    t = laid(hero="Gimli", engaged="Forest Spider", hand=["Feint"], resources=1, phase="combat").to("combat.enemy.1")
    t.play("Feint").to("combat.enemy.4")
    assert t["Gimli"].damage == 2


# -- C36 Thicket of Spears ----------------------------------------------------------------------
def thicket(edition: str) -> TestTable:
    return laid(
        player(
            heroes=["Gimli", "Legolas", "Thalin"],
            hand=["Thicket of Spears"],
            resources=1,
            engaged=["Forest Spider", "Black Forest Bats"],
        ),
        player(heroes="Aragorn", hand=["Sneak Attack", "Son of Arnor"], resources=1),
        phase="combat",
        edition=edition,
    )


@in_both_editions
@pytest.mark.card("Thicket of Spears")
@pytest.mark.rule("C36")
def test_thicket_of_spears_keeps_that_players_enemies_from_attacking_that_player(edition: str) -> None:
    t = thicket(edition).play("Thicket of Spears", "player:0", seat=0).to("refresh")
    assert told(t, "log-enemy-attacks") == []


@in_both_editions
@pytest.mark.card("Thicket of Spears")
@pytest.mark.rule("C36")
def test_an_enemy_of_the_thicket_may_still_attack_another_player_that_phase(edition: str) -> None:
    t = thicket(edition).play("Thicket of Spears", "player:0", seat=0)
    t.play("Sneak Attack", seat=1).respond("Son of Arnor", "Forest Spider", seat=1).to("refresh")
    assert told(t, "log-enemy-attacks") == ["Forest Spider"]
    assert t["Aragorn"].damage == 3


# -- C42 Horn of Gondor -------------------------------------------------------------------------
@in_both_editions
@pytest.mark.card("Horn of Gondor")
@pytest.mark.rule("C42")
def test_horn_of_gondor_answers_any_destroyed_character(edition: str) -> None:
    t = laid(
        player(heroes=["Gimli", "Aragorn"], attached={"Gimli": "Horn of Gondor"}),
        player(heroes="Éowyn", allies="Snowbourn Scout", engaged="Forest Spider"),
        phase="combat",
        edition=edition,
    )
    t.to("defend").defend("Snowbourn Scout", seat=1).to("response").respond("Horn of Gondor", seat=0)
    assert t["Snowbourn Scout"].place == "discard:1"
    assert t["Gimli"].resources == 1


@in_both_editions
@pytest.mark.card("Horn of Gondor")
@pytest.mark.rule("C42")
def test_horn_of_gondor_does_not_answer_a_character_that_leaves_play_otherwise(edition: str) -> None:
    t = laid(
        hero=["Gimli", "Aragorn"],
        attached={"Gimli": "Horn of Gondor"},
        hand=["Sneak Attack", "Snowbourn Scout"],
        resources={"Aragorn": 1},
        edition=edition,
    )
    t.play("Sneak Attack").to("quest")
    assert t["Snowbourn Scout"].place == "hand:0"
    assert told(t, "log-respond") == []
    assert t["Gimli"].resources == 0
    t = laid(
        hero=["Gimli", "Aragorn"],
        attached={"Gimli": "Horn of Gondor"},
        allies="Gandalf",
        phase="refresh",
        edition=edition,
    )
    t.to("resource")
    assert t["Gandalf"].place == "discard:0"
    assert told(t, "log-respond") == []


# -- C49 Will of the West -----------------------------------------------------------------------
@in_both_editions
@pytest.mark.card("Will of the West")
@pytest.mark.rule("C49")
def test_will_of_the_west_is_removed_from_the_game(edition: str) -> None:
    t = laid(hero="Éowyn", hand=["Will of the West"], discard=["Gandalf", "Feint"], resources=1, edition=edition)
    t.play("Will of the West")
    assert t["Will of the West"].place == "removed"
    assert t["Gandalf"].place == t["Feint"].place == "deck:0"


# -- C51 Stand and Fight ------------------------------------------------------------------------
@in_both_editions
@pytest.mark.card("Stand and Fight")
@pytest.mark.rule("C51")
def test_stand_and_fight_brings_back_no_neutral_ally(edition: str) -> None:
    t = laid(hero="Éowyn", hand=["Stand and Fight"], discard=["Gandalf"], resources=9, edition=edition)
    assert not t.can("Stand and Fight")
    t = laid(hero="Éowyn", hand=["Stand and Fight"], discard=["Gandalf", "Beorn"], resources=9, edition=edition)
    t.play("Stand and Fight")
    assert t["Beorn"].place == "play:0"
    assert t["Éowyn"].resources == 3


# -- C70 Protector of Lórien --------------------------------------------------------------------
@in_both_editions
@pytest.mark.card("Protector of Lórien")
@pytest.mark.rule("C70")
def test_protector_of_lorien_works_three_times_a_phase(edition: str) -> None:
    t = laid(
        hero="Denethor",
        attached={"Denethor": "Protector of Lórien"},
        hand=["Feint"] * 7,
        phase="quest",
        edition=edition,
    )
    for word in ("willpower", "willpower", "defense"):
        t.use("Protector of Lórien", "discard", f"effect:{word}")
    assert (t["Denethor"].willpower, t["Denethor"].defense) == (3, 4)
    assert not t.can("Protector of Lórien")
    t.to("quest.commit")
    assert not t.can("Protector of Lórien")
    t.to("travel")
    assert t.can("Protector of Lórien")


# -- C91 Dol Guldur Beastmaster -----------------------------------------------------------------
@in_both_editions
@pytest.mark.card("Dol Guldur Beastmaster")
@pytest.mark.rule("C91", "P6.7")
def test_the_beastmasters_second_shadow_card_is_dealt_when_it_is_chosen(edition: str) -> None:
    one = made_up("First Gloom", "treachery", shadow(raise_threat(1, of=YOU)))
    two = made_up("Second Gloom", "treachery", shadow(raise_threat(2, of=YOU)))
    t = laid(
        hero=["Gimli", "Aragorn"],
        threat=20,
        engaged="Dol Guldur Beastmaster",
        phase="combat",
        encounter=[one, two],
        edition=edition,
    )
    assert len(t["Dol Guldur Beastmaster"].shadows) == 1
    t.to("combat.enemy.1")
    assert len(t["Dol Guldur Beastmaster"].shadows) == 2
    t.to("combat.enemy.3")
    assert told(t, "log-shadow") == ["First Gloom", "Second Gloom"]
    assert t.threat() == 23


@pytest.mark.card("Dol Guldur Beastmaster")
@pytest.mark.rule("C91")
def test_a_beastmaster_that_does_not_attack_gets_no_second_shadow_card() -> None:
    t = laid(hero="Gimli", engaged="Dol Guldur Beastmaster", hand=["Feint"], resources=1, phase="combat")
    t.play("Feint").to("combat.end")
    assert len(t["Dol Guldur Beastmaster"].shadows) == 1


# -- C80 Caught in a Web ------------------------------------------------------------------------
@in_both_editions
@pytest.mark.card("Caught in a Web")
@pytest.mark.rule("C80", "Q15")
@pytest.mark.parametrize("copies, pool, pays", [(1, 1, False), (1, 2, True), (2, 3, False), (2, 4, True), (3, 6, True)])
def test_each_web_is_paid_for_separately(copies: int, pool: int, pays: bool, edition: str) -> None:
    t = laid(
        hero=["Gimli", "Aragorn"],
        attached={"Gimli": ["Caught in a Web"] * copies},
        exhausted=["Gimli", "Aragorn"],
        resources={"Gimli": pool, "Aragorn": 9},
        phase="refresh",
        edition=edition,
    )
    assert t.can("accept") is pays
    if pays:
        t.choose("accept")
    t.to("refresh").until(lambda t: t.decision is not None and t.decision.kind == "action")
    assert t["Gimli"].exhausted is not pays
    assert t["Gimli"].resources == (pool - 2 * copies if pays else pool)
    assert t["Aragorn"].resources == 9
    assert not t["Aragorn"].exhausted


@pytest.mark.card("Caught in a Web")
@pytest.mark.rule("C80")
def test_the_players_may_decline_to_pay() -> None:
    t = laid(hero="Gimli", attached={"Gimli": "Caught in a Web"}, exhausted=["Gimli"], resources=2, phase="refresh")
    t.choose("decline")
    assert t["Gimli"].exhausted
    assert t["Gimli"].resources == 2


@pytest.mark.card("Caught in a Web")
@pytest.mark.rule("C80")
def test_other_effects_still_ready_the_hero() -> None:
    t = laid(hero="Gimli", attached={"Gimli": ["Caught in a Web", "Unexpected Courage"]}, exhausted=["Gimli"])
    t.use("Unexpected Courage")
    assert not t["Gimli"].exhausted


# -- C39 Blade of Gondolin and Legolas ----------------------------------------------------------
@in_both_editions
@pytest.mark.card("Blade of Gondolin")
@pytest.mark.rule("C39", "Q14")
def test_both_may_answer_across_a_change_of_stage(edition: str) -> None:
    last = made_up("Last Mile", "quest", stage=2, quest_points=9)
    t = laid(
        hero="Legolas",
        attached={"Legolas": "Blade of Gondolin"},
        engaged="Black Forest Bats",
        progress={"Flies and Spiders": 7},
        stages=[last],
        phase="combat",
        edition=edition,
    )
    t.to("attack").attack("Black Forest Bats", "Legolas").to("response").respond("Blade of Gondolin")
    t.to("response").respond("Legolas")
    assert t["Flies and Spiders"].place == "removed"
    assert t["Last Mile"].progress == 2


# -- C35 Quick Strike ---------------------------------------------------------------------------
@in_both_editions
@pytest.mark.card("Quick Strike")
@pytest.mark.rule("C35", "Q18")
def test_only_the_exhausted_character_attacks_in_a_quick_strike(edition: str) -> None:
    t = laid(
        player(heroes=["Gimli", "Legolas"], hand=["Quick Strike"], resources=1, engaged="Forest Spider"),
        player(heroes="Aragorn", allies="Silverlode Archer"),
        edition=edition,
    )
    t.play("Quick Strike", "Gimli", seat=0)
    kinds = set()
    while t.decision is not None and t.decision.step.startswith("combat.player"):
        kinds.add(t.decision.kind)
        t.choose("pass")
    assert kinds == {"action"}
    assert told(t, "log-attack") == ["Gimli"]
    assert t["Forest Spider"].damage == 1


@pytest.mark.card("Quick Strike")
@pytest.mark.rule("C35", "K3")
def test_a_ranged_character_may_make_a_quick_strike_at_another_players_enemy() -> None:
    t = laid(
        player(heroes=["Gimli", "Legolas"], hand=["Quick Strike"], resources=1),
        player(heroes="Aragorn", engaged="Forest Spider"),
    )
    t.play("Quick Strike", seat=0).to("combat.player.3")
    assert told(t, "log-attack") == ["Legolas"]
    assert t["Forest Spider"].damage == 2


@in_both_editions
@pytest.mark.card("Quick Strike")
@pytest.mark.rule("C35", "Q60")
def test_quick_strike_may_target_an_immune_enemy(edition: str) -> None:
    beast = foe("Stone Beast", says(IMMUNE, SELF), hit_points=9)
    t = laid(hero="Gimli", engaged=[beast], hand=["Quick Strike"], resources=1, edition=edition).play("Quick Strike")
    t.to("combat.player.3")
    assert t["Stone Beast"].damage == 2


# -- C15 Son of Arnor ---------------------------------------------------------------------------
@in_both_editions
@pytest.mark.card("Son of Arnor")
@pytest.mark.rule("C15", "Q31")
def test_son_of_arnors_engaging_is_not_optional_engagement(edition: str) -> None:
    sniper = foe("Hidden Archer", says(CANNOT_ENGAGE, SELF), engagement=48)
    t = laid(hero="Aragorn", threat=10, staging=[sniper], hand=["Son of Arnor"], resources=3, edition=edition)
    t.play("Son of Arnor").respond("Son of Arnor")
    assert t["Hidden Archer"].place == "engaged:0"


@pytest.mark.card("Son of Arnor")
@pytest.mark.rule("C15")
def test_son_of_arnor_leaves_the_players_optional_engagement_to_them() -> None:
    t = laid(hero="Aragorn", threat=0, staging=["Forest Spider", foe("Wight")], hand=["Son of Arnor"], resources=3)
    t.play("Son of Arnor").respond("Son of Arnor", "Forest Spider").to("engage").choose("Wight")
    assert t["Forest Spider"].place == t["Wight"].place == "engaged:0"


# -- C43 Wandering Took -------------------------------------------------------------------------
@in_both_editions
@pytest.mark.card("Wandering Took")
@pytest.mark.rule("C43", "Q24")
def test_a_took_that_changes_hands_while_defending_stays_the_defender(edition: str) -> None:
    t = laid(
        player(heroes="Gimli", allies="Wandering Took", engaged="Forest Spider", threat=20),
        player(heroes="Éowyn", threat=20),
        phase="combat",
        encounter=["Ungoliant's Spawn", SILENCE],
        edition=edition,
    )
    t.to("defend").defend("Wandering Took", seat=0).use("Wandering Took", seat=0)
    assert t["Wandering Took"].place == "play:1"
    t.to("combat.enemy.4")
    assert t["Wandering Took"].damage == 1
    assert (t.threat(0), t.threat(1)) == (20 - 3 + 4, 20 + 3)


@pytest.mark.card("Wandering Took")
@pytest.mark.rule("C43", "G16")
@pytest.mark.parametrize("edition, again", [("revised", False), ("original", True)])
def test_the_took_wanders_once_per_round_in_the_revised_edition(edition: str, again: bool) -> None:
    t = laid(
        player(heroes="Gimli", allies="Wandering Took", threat=20),
        player(heroes="Éowyn", threat=20),
        phase="quest",
        edition=edition,
    )
    t.use("Wandering Took", seat=0)
    assert t["Wandering Took"].controller == 1
    assert not t.can("Wandering Took", seat=0)
    assert t.can("Wandering Took", seat=1) is again


# -- C52 A Light in the Dark --------------------------------------------------------------------
@in_both_editions
@pytest.mark.card("A Light in the Dark")
@pytest.mark.rule("C52", "Q30")
@pytest.mark.parametrize(
    "step, attacked", [("combat.shadows", False), ("combat.enemy.1", True), ("combat.enemy.3", True)]
)
def test_a_light_in_the_dark_stops_an_attack_only_before_step_1(step: str, attacked: bool, edition: str) -> None:
    t = laid(
        hero="Éowyn",
        engaged="Black Forest Bats",
        hand=["A Light in the Dark"],
        resources=2,
        phase="combat",
        edition=edition,
    )
    t.to(step).play("A Light in the Dark").to("combat.end")
    assert t["Black Forest Bats"].place == "staging"
    assert t["Éowyn"].damage == int(attacked)


# -- C85 After it attacks (C90) ------------------------------------------------------------------
@in_both_editions
@pytest.mark.card("Chieftan Ufthak")
@pytest.mark.rule("C85", "Q4")
def test_chieftain_ufthaks_token_comes_right_after_step_4(edition: str) -> None:
    t = laid(hero=["Gimli", "Aragorn"], engaged="Chieftan Ufthak", phase="combat", edition=edition)
    t.to("defend").defend("Aragorn").to("combat.enemy.3")
    assert t["Chieftan Ufthak"].resources == 0
    t.to("combat.enemy.4")
    assert t["Aragorn"].damage == 1
    assert t["Chieftan Ufthak"].resources == 1


@pytest.mark.card("Chieftan Ufthak")
@pytest.mark.rule("C85")
def test_chieftain_ufthak_killed_before_step_4_gets_none() -> None:
    t = laid(
        hero=["Gimli", "Legolas"],
        allies="Gondorian Spearman",
        engaged="Chieftan Ufthak",
        damage={"Chieftan Ufthak": 5},
        phase="combat",
    )
    t.to("defend").defend("Gondorian Spearman").respond("Gondorian Spearman").to("combat.end")
    assert t["Chieftan Ufthak"].place == "victory"
    assert told(t, "log-forced") == []


# -- C121 "Don't Leave the Path!" ---------------------------------------------------------------
@in_both_editions
@pytest.mark.card('"Don\'t Leave the Path!"')
@pytest.mark.rule("C121", "E8")
def test_the_spider_found_is_added_and_not_revealed(edition: str) -> None:
    loud = foe(
        "Loud Spider",
        when_revealed(raise_threat(9, of=EACH_PLAYER)),
        traits=["Spider"],
        keywords={"surge": 1, "doomed": 4},
    )
    t = laid(
        player(heroes=["Éowyn", "Gimli"], threat=20),
        player(heroes="Aragorn", threat=20),
        phase="quest",
        quest="A Fork in the Road",
        stages=['"Don\'t Leave the Path!"'],
        encounter=[SILENCE, SILENCE, "King Spider", DREAD],
        encounter_discard=[loud],
        edition=edition,
    ).to("commit")
    t.commit("Éowyn", seat=0).commit(seat=1).to("choose")
    assert t.decision is not None and t.decision.seat == 0
    t.choose("Loud Spider").to("travel")
    assert t["Loud Spider"].place == t["King Spider"].place == "staging"
    assert told(t, "log-reveal") == ["Silence", "Silence"]
    assert (t.threat(0), t.threat(1)) == (20, 20)
    assert not t["Gimli"].exhausted and not t["Aragorn"].exhausted
