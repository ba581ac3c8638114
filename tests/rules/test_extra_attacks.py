"""Enemy attacks that something disturbs, and attacks outside their order (rules P6.9 and P6.10)."""

from __future__ import annotations

import pytest

from wilderland.language import (
    ATTACKING_ENEMY,
    FIRST_PLAYER,
    IT,
    SELF,
    YOU,
    action,
    attack_now,
    choose,
    discard,
    enemies,
    engage,
    heroes,
    raise_threat,
    shadow,
    when_revealed,
)
from wilderland.model.kinds import COMBAT
from wilderland.model.records import Scope
from wilderland.rules.defending import ENEMY_ATTACK, EXTRA
from wilderland.testing import MadeUp, TestTable, made_up, player, table
from wilderland.testing.shorthand import attacks


def enemy(name: str, *parts: object, attack: int = 3, hit_points: int = 9) -> MadeUp:
    return made_up(name, "enemy", *parts, attack=attack, hit_points=hit_points, engagement=45, threat=1)


BRUTE = enemy("Brute")
SPITE = made_up("Spite", "treachery", shadow(raise_threat(5, of=YOU)))
OMEN, SIGN = made_up("Omen", "treachery"), made_up("Sign", "treachery")
SORTIE = made_up("Sortie", "treachery", when_revealed(attack_now(enemies, on=FIRST_PLAYER)))
TRAPPER = made_up("Trapper", "ally", action(choose(enemies, discard(IT))), hit_points=9)
CALLER = made_up("Caller", "ally", action(choose(enemies, engage(IT))), hit_points=9)


# -- the attacker is gone, or elsewhere ---------------------------------------------------------
@pytest.mark.rule("P6.9", "Q55")
def test_an_attacker_gone_after_the_first_step_ends_the_attack() -> None:
    t = table(hero="Gimli", allies=TRAPPER, engaged=BRUTE, encounter=[SPITE], phase="combat", skip_empty_windows=False)
    t.to("combat.enemy.1").use(TRAPPER).to("combat.end")
    assert t.log("log-defend") == [] and t.log("log-undefended") == []
    assert t.log("log-shadow") == [] and t["Gimli"].damage == 0


@pytest.mark.rule("P6.9", "Q55")
def test_an_attacker_destroyed_as_the_defender_is_declared_ends_the_attack() -> None:
    t = table(
        hero="Gimli",
        threat=20,
        allies="Gondorian Spearman",
        engaged=enemy("Rat", hit_points=1),
        encounter=[SPITE],
        phase="combat",
        skip_empty_windows=False,
    )
    t.to("defend").defend("Gondorian Spearman").respond("Gondorian Spearman").to("combat.end")
    assert t["Rat"].place == "encounter-discard"
    assert t.log("log-shadow") == [] and t.threat() == 20
    assert t["Gondorian Spearman"].exhausted and t["Gondorian Spearman"].place == "play:0"


@pytest.mark.rule("P6.9", "Q55")
def test_an_attacker_gone_after_its_shadow_card_deals_no_damage() -> None:
    t = table(hero="Gimli", allies=TRAPPER, engaged=BRUTE, phase="combat", skip_empty_windows=False)
    t.to("combat.enemy.3").use(TRAPPER).to("combat.end")
    assert t["Gimli"].damage == 0 and t.log("log-attack-damage") == []


@pytest.mark.rule("P6.9", "Q30", "F1.32")
def test_an_attacker_that_returned_to_staging_finishes_its_attack() -> None:
    t = table(
        hero="Éowyn",
        engaged=enemy("Rat", attack=2),
        hand="A Light in the Dark",
        resources=2,
        phase="combat",
        skip_empty_windows=False,
    )
    t.to("combat.enemy.1").play("A Light in the Dark")
    assert t["Rat"].place == "staging"
    assert t.to("combat.enemy.4")["Éowyn"].damage == 2


@pytest.mark.rule("P6.9", "Q30")
def test_an_enemy_that_returned_before_it_was_chosen_does_not_attack() -> None:
    t = table(
        hero="Éowyn",
        engaged=BRUTE,
        hand="A Light in the Dark",
        resources=2,
        phase="combat",
        skip_empty_windows=False,
    )
    t.play("A Light in the Dark").to("combat.end")
    assert attacks(t) == [] and t["Éowyn"].damage == 0


@pytest.mark.rule("P6.9", "F1.32", "Q56")
def test_an_attacker_that_engages_another_player_finishes_its_attack_and_attacks_no_more() -> None:
    seats = (player(heroes="Gimli", engaged=BRUTE), player(heroes="Éowyn", allies=CALLER))
    t = table(*seats, phase="combat", skip_empty_windows=False).to("combat.enemy.1").use(CALLER, seat=1)
    assert t[BRUTE].place == "engaged:1"
    t.to("combat.end")
    assert attacks(t) == [("Brute", 0)]
    assert (t["Gimli"].damage, t["Éowyn"].damage) == (3, 0)


@pytest.mark.rule("P6.9", "Q56")
def test_an_enemy_that_has_attacked_does_not_attack_its_new_player() -> None:
    seats = (player(heroes="Gimli", engaged=BRUTE), player(heroes="Éowyn", allies=CALLER))
    t = table(*seats, phase="combat", skip_empty_windows=False).to("combat.enemy.4").use(CALLER, seat=1)
    assert t[BRUTE].place == "engaged:1"
    assert attacks(t.to("combat.end")) == [("Brute", 0)]


@pytest.mark.rule("P6.2", "P6.9")
def test_an_enemy_taken_over_before_its_attack_attacks_its_new_player() -> None:
    seats = (player(heroes="Gimli", engaged=BRUTE), player(heroes="Aragorn", allies=CALLER))
    t = table(*seats, phase="combat", skip_empty_windows=False).use(CALLER, seat=1)
    assert attacks(t.to("combat.end")) == [("Brute", 1)]


@pytest.mark.rule("P6.9", "F1.32", "Q24")
def test_a_defender_that_changed_hands_stays_the_defender_and_the_player_the_defending_one() -> None:
    seats = (
        player(heroes="Gimli", allies="Wandering Took", engaged=enemy("Rat", attack=2), threat=20),
        player(heroes="Aragorn", threat=20),
    )
    t = table(*seats, encounter=[SPITE], phase="combat", skip_empty_windows=False)
    t.to("defend").defend("Wandering Took").use("Wandering Took", seat=0)
    assert t["Wandering Took"].place == "play:1"
    t.to("combat.enemy.4")
    assert t["Wandering Took"].damage == 2 - 1 and t["Gimli"].damage == 0
    assert (t.threat(0), t.threat(1)) == (20 - 3 + 5, 20 + 3)


# -- attacks outside combat ---------------------------------------------------------------------
@pytest.mark.rule("P6.10", "F1.28")
def test_an_attack_outside_combat_has_its_shadow_card_four_steps_and_their_windows() -> None:
    t = table(
        hero="Gimli", threat=20, engaged=BRUTE, encounter=[SORTIE, SPITE, OMEN], phase="quest", skip_empty_windows=False
    )
    t.to("combat.enemy.1")
    assert t.state.step == "combat.enemy.1" and t["Spite"].hosted_by == "Brute"
    t.to("defend").defend("Gimli")
    assert t.state.step == "combat.enemy.2" and t.threat() == 20
    t.pass_()
    assert t.state.step == "combat.enemy.3" and t.threat() == 25
    t.pass_()
    assert t.state.step == "combat.enemy.4" and t["Gimli"].damage == 1
    t.pass_()
    assert t.state.step == "quest.staging"
    assert t["Spite"].place == "encounter-discard"


@pytest.mark.rule("P6.10", "P6.12", "F1.28")
def test_all_its_shadow_cards_are_discarded_after_it() -> None:
    t = table(
        hero="Gimli",
        engaged="Dol Guldur Beastmaster",
        encounter=[SORTIE, OMEN, SIGN, "Forest Gate"],
        phase="quest",
        skip_empty_windows=False,
    )
    t.to("combat.enemy.1")
    assert t["Omen"].hosted_by == t["Sign"].hosted_by == "Dol Guldur Beastmaster"
    t.to("quest.staging")
    assert t["Omen"].place == t["Sign"].place == "encounter-discard"


@pytest.mark.rule("P6.10")
def test_it_does_not_take_the_place_of_the_attack_in_the_combat_phase() -> None:
    t = table(hero=["Gimli", "Aragorn"], engaged=BRUTE, encounter=[SORTIE, OMEN, SIGN], phase="quest")
    t.until(lambda t: t.state.round == 2)
    assert attacks(t) == [("Brute", 0), ("Brute", 0)]


@pytest.mark.rule("P6.10", "F1.33", "Q34")
def test_an_enemy_attacking_from_staging_may_be_defended() -> None:
    t = table(hero="Gimli", staging=BRUTE, encounter=[SORTIE, OMEN], phase="quest", skip_empty_windows=False)
    t.to("defend").defend("Gimli").to("combat.enemy.4")
    assert t[BRUTE].place == "staging"
    assert t["Gimli"].damage == 1 and t["Gimli"].exhausted


@pytest.mark.rule("P6.10", "F1.33", "Q84")
def test_a_sentinel_may_defend_against_an_attack_from_staging() -> None:
    seats = (player(heroes="Éowyn"), player(heroes="Aragorn"))
    t = table(*seats, staging=BRUTE, encounter=[SORTIE, OMEN, SIGN], phase="quest", skip_empty_windows=False)
    t.to("defend").choose("undefended", seat=0)
    assert t.options(1) == ["defend:Aragorn", "undefended"]
    t.choose("Aragorn", seat=1).to("combat.enemy.4")
    assert t["Aragorn"].damage == 1 and t["Éowyn"].damage == 0


@pytest.mark.rule("P6.10", "Q64")
def test_an_enemy_attacking_as_it_is_revealed_is_not_in_staging_yet() -> None:
    leaper = enemy("Leaper", when_revealed(attack_now(SELF, on=FIRST_PLAYER)))
    t = table(hero="Gimli", encounter=[leaper, OMEN, SIGN], phase="quest", skip_empty_windows=False)
    t.to("defend")
    assert t[leaper].place == "revealed" and t["Omen"].hosted_by == "Leaper"
    t.defend("Gimli").to("quest.staging")
    assert t[leaper].place == "staging" and t["Gimli"].damage == 1
    assert t["Omen"].place == "encounter-discard"


@pytest.mark.rule("P6.10", "F1.42")
def test_an_additional_attack_discards_the_old_shadow_cards_and_gets_a_new_one() -> None:
    goad = made_up("Goad", "ally", action(attack_now(enemies)), hit_points=9)
    t = table(
        hero=["Gimli", "Aragorn"],
        threat=20,
        allies=goad,
        engaged=BRUTE,
        encounter=[OMEN, SPITE],
        phase="combat",
        skip_empty_windows=False,
    )
    assert t["Omen"].hosted_by == "Brute"
    t.use(goad)
    assert t["Omen"].place == "encounter-discard" and t["Spite"].hosted_by == "Brute"
    t.to("combat.enemy.4")
    assert t.threat() == 25
    t.pass_()
    assert t["Spite"].place == "encounter-discard" and attacks(t) == [("Brute", 0)]
    t.to("combat.end")
    assert attacks(t) == [("Brute", 0), ("Brute", 0)]


def attack_on_legolas(t: TestTable) -> TestTable:
    return t.run(ENEMY_ATTACK, Scope(t["Legolas"].id, 0, t[BRUTE].id, 0, n=EXTRA)).to("defend")


@pytest.mark.rule("P6.10", "F1.41")
def test_undefended_damage_of_an_attack_against_a_hero_must_go_to_that_hero() -> None:
    t = table(hero=["Gimli", "Legolas"], staging=BRUTE, phase="planning", skip_empty_windows=False)
    attack_on_legolas(t).choose("undefended").to("combat.enemy.4")
    assert (t["Gimli"].damage, t["Legolas"].damage) == (0, 3)


@pytest.mark.rule("P6.10", "F1.41")
def test_an_attack_against_a_hero_is_otherwise_an_attack_against_its_controller() -> None:
    t = table(hero=["Gimli", "Legolas"], staging=BRUTE, exhausted="Legolas", skip_empty_windows=False)
    attack_on_legolas(t)
    assert t.options() == ["defend:Gimli", "undefended"]
    t.defend("Gimli").to("combat.enemy.4")
    assert (t["Gimli"].damage, t["Legolas"].damage) == (1, 0)


@pytest.mark.rule("P6.10", "F1.41")
def test_a_card_may_name_the_hero_it_attacks() -> None:
    hunter = enemy("Hunter", when_revealed(choose(heroes.damaged, attack_now(SELF, on=YOU, hero=IT))))
    t = table(hero=["Aragorn", "Gimli"], damage={"Gimli": 1}, encounter=[hunter, OMEN], phase="quest")
    t.commit().choose("undefended").until(lambda t: t.state.phase != COMBAT and t.names("staging") == ["Hunter"])
    assert (t["Aragorn"].damage, t["Gimli"].damage) == (0, 4)


@pytest.mark.rule("P6.10")
def test_the_attacker_under_way_is_the_one_shadow_effects_speak_of() -> None:
    swap = made_up("Swap", "treachery", shadow(engage(ATTACKING_ENEMY)))
    t = table(hero="Gimli", staging=[BRUTE], encounter=[SORTIE, swap], phase="quest", skip_empty_windows=False)
    t.to("combat.enemy.3")
    assert t[BRUTE].place == "engaged:0"
    assert t.to("combat.enemy.4")["Gimli"].damage == 3
