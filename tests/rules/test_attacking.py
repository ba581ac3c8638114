"""The players' attacks: whom, with whom, how strongly, how often (rule P6.11)."""

from __future__ import annotations

import pytest

from wilderland.language import (
    IT,
    SELF,
    action,
    characters,
    choose,
    discard,
    enemies,
    modify,
    ready,
    says,
)
from wilderland.model.kinds import ATTACKS_STAGING, CANNOT_ATTACK, COMBAT, END_OF_PHASE, NO_EXHAUST_TO_ATTACK
from wilderland.testing import MadeUp, made_up, player, table
from wilderland.testing.shorthand import windows


def enemy(name: str, defense: int = 0, hit_points: int = 9) -> MadeUp:
    return made_up(name, "enemy", attack=0, defense=defense, hit_points=hit_points, engagement=45, threat=1)


BRUTE, WRETCH = enemy("Brute", defense=1), enemy("Wretch", hit_points=2)
DRUMMER = made_up("Drummer", "ally", action(choose(characters, ready(IT))), hit_points=2)


@pytest.mark.rule("P6.11")
def test_a_player_may_attack_the_enemies_engaged_with_them_and_no_others() -> None:
    seats = (player(heroes="Gimli", engaged=[BRUTE, WRETCH]), player(heroes="Thalin", engaged=enemy("Theirs")))
    t = table(*seats, staging=enemy("Staged"), phase="combat").to("attack")
    assert t.options(0) == ["attack:Brute", "attack:Wretch", "done"]


@pytest.mark.rule("P6.11")
def test_each_attack_is_optional() -> None:
    t = table(hero="Gimli", engaged=[BRUTE, WRETCH], phase="combat", skip_empty_windows=False).to("attack")
    t.choose("done")
    assert t.state.step == "combat.end" and not t["Gimli"].exhausted
    assert t[BRUTE].damage == t[WRETCH].damage == 0


@pytest.mark.rule("P6.11")
def test_player_by_player_in_player_order_after_all_enemies_have_attacked() -> None:
    seats = (player(heroes="Gimli", engaged=BRUTE), player(heroes="Thalin", engaged=WRETCH))
    t = table(*seats, first=1, phase="combat").to("attack")
    assert len(t.log("log-enemy-attacks")) == 2
    assert t.decision is not None and t.decision.seat == 1
    t.choose("done").to("attack")
    assert t.decision is not None and t.decision.seat == 0


@pytest.mark.rule("P6.11")
def test_any_number_of_ready_characters_attack_and_exhaust() -> None:
    coward = made_up("Coward", "ally", says(CANNOT_ATTACK, SELF), attack=1, hit_points=1)
    t = table(
        hero=["Gimli", "Thalin", "Legolas"],
        allies=["Veteran Axehand", coward],
        exhausted="Thalin",
        engaged=BRUTE,
        phase="combat",
        skip_empty_windows=False,
    )
    t.to("attack").choose(BRUTE)
    assert t.options() == ["attacker:Gimli", "attacker:Legolas", "attacker:Veteran Axehand", "cancel"]
    t.choose("Gimli", "Veteran Axehand")
    ready_ones = [name for name in ("Gimli", "Legolas", "Veteran Axehand") if not t[name].exhausted]
    assert ready_ones == ["Legolas"]


@pytest.mark.rule("P6.11")
def test_an_attack_needs_at_least_one_attacker() -> None:
    t = table(hero=["Gimli", "Thalin"], engaged=BRUTE, phase="combat").to("attack").choose(BRUTE)
    assert not t.can("done")
    t.choose("cancel")
    assert t.can(BRUTE, kind="attack")
    weary = table(hero="Gimli", exhausted="Gimli", engaged=BRUTE, phase="combat", skip_empty_windows=False)
    weary.to("combat.end")
    assert weary.state.phase == COMBAT and weary.log("log-strength") == []


@pytest.mark.rule("P6.11", "Q71")
def test_attacking_without_exhausting_still_needs_a_ready_character() -> None:
    tireless = made_up("Tireless", "ally", says(NO_EXHAUST_TO_ATTACK, SELF), attack=2, hit_points=9)
    t = table(hero="Gimli", allies=tireless, engaged=[BRUTE, WRETCH], phase="combat").to("attack")
    t.attack(BRUTE, tireless)
    assert not t[tireless].exhausted
    weary = table(hero="Gimli", allies=tireless, exhausted="Tireless", engaged=BRUTE, phase="combat").to("attack")
    assert weary.choose(BRUTE).options() == ["attacker:Gimli", "cancel"]


@pytest.mark.rule("P6.11")
def test_the_attackers_add_their_attack_and_the_enemys_defense_is_taken_off_once() -> None:
    t = table(hero=["Gimli", "Legolas"], engaged=BRUTE, phase="combat", skip_empty_windows=False)
    t.to("attack").attack(BRUTE, "Gimli", "Legolas").to("combat.player.3")
    assert t[BRUTE].damage == 2 + 3 - 1


@pytest.mark.rule("P6.11")
def test_defense_can_absorb_an_attack_but_never_heals() -> None:
    wall = enemy("Wall", defense=4)
    t = table(hero="Gimli", engaged=wall, damage={"Wall": 3}, phase="combat", skip_empty_windows=False)
    t.to("attack").attack(wall, "Gimli").to("combat.end")
    assert t[wall].damage == 3


@pytest.mark.rule("P6.11")
def test_strength_is_summed_after_the_first_window_and_damage_dealt_after_the_second() -> None:
    captain = made_up("Captain", "ally", action(choose(characters, modify(IT, END_OF_PHASE, attack=2))), hit_points=9)
    t = table(hero="Gimli", allies=captain, engaged=BRUTE, phase="combat", skip_empty_windows=False)
    t.to("attack").attack(BRUTE, "Gimli").use(captain, "Gimli").to("combat.player.2")
    assert t[BRUTE].damage == 0
    t.use(captain, "Gimli").to("combat.player.3")
    assert t[BRUTE].damage == 2 + 2 - 1


@pytest.mark.rule("P6.11")
def test_there_is_a_window_after_each_step_also_when_the_enemy_falls() -> None:
    t = table(hero=["Gimli", "Thalin"], engaged=WRETCH, phase="combat", skip_empty_windows=False).to("attack")
    t.attack(WRETCH, "Gimli")
    assert windows(t, "combat.end") == ["combat.player.1", "combat.player.2", "combat.player.3", "combat.end"]
    assert t[WRETCH].place == "encounter-discard"


@pytest.mark.rule("P6.11")
def test_each_enemy_is_attacked_once_in_a_turn_of_attacks() -> None:
    t = table(hero=["Gimli", "Thalin", "Legolas"], engaged=[BRUTE, WRETCH], phase="combat").to("attack")
    t.attack(BRUTE, "Gimli")
    assert t.options() == ["attack:Wretch", "done"]
    t.attack(WRETCH, "Thalin").until(lambda t: t.state.phase != COMBAT)
    assert not t["Legolas"].exhausted
    assert (t[BRUTE].damage, t[WRETCH].place) == (1, "encounter-discard")


@pytest.mark.rule("P6.11", "F1.11")
def test_a_character_readied_again_may_attack_again_but_not_in_a_second_attack_on_the_enemy() -> None:
    t = table(hero="Gimli", allies=DRUMMER, engaged=[BRUTE, WRETCH], phase="combat", skip_empty_windows=False).to(
        "attack"
    )
    t.attack(BRUTE, "Gimli").use(DRUMMER, "Gimli").to("attack")
    assert t.options() == ["attack:Wretch", "done"]
    t.attack(WRETCH, "Gimli").to("combat.end")
    assert t[WRETCH].place == "encounter-discard"


@pytest.mark.rule("P6.11", "F1.11")
def test_an_attack_that_a_card_grants_is_extra_and_a_readied_character_may_join_both() -> None:
    t = table(
        hero="Gimli",
        allies=DRUMMER,
        hand="Quick Strike",
        resources=1,
        engaged=BRUTE,
        phase="combat",
        skip_empty_windows=False,
    )
    t.play("Quick Strike", "Gimli").to("combat.player.3")
    assert t[BRUTE].damage == 1
    t.use(DRUMMER, "Gimli").to("attack").attack(BRUTE, "Gimli").to("combat.end")
    assert t[BRUTE].damage == 2


@pytest.mark.rule("P6.9", "P6.11")
def test_an_enemy_gone_after_a_step_ends_the_attack() -> None:
    trapper = made_up("Trapper", "ally", action(choose(enemies, discard(IT))), hit_points=2)
    t = table(hero="Gimli", allies=trapper, engaged=BRUTE, phase="combat", skip_empty_windows=False).to("attack")
    t.attack(BRUTE, "Gimli").use(trapper)
    assert windows(t, "combat.end")[-1] == "combat.end"
    assert t.log("log-strength") == [] and t["Gimli"].exhausted


@pytest.mark.rule("P6.11", "P6.13")
def test_the_worked_example_of_the_rule_books() -> None:
    """Two attacks one after the other: the first destroys its enemy, the second leaves two hit points."""
    t = table(
        hero=["Glorfindel", "Legolas"],
        allies="Gondorian Spearman",
        engaged=["Dol Guldur Beastmaster", "Dol Guldur Orcs"],
        phase="combat",
        skip_empty_windows=False,
    )
    t.to("damage").choose("Glorfindel").to("damage").choose("Legolas")
    t.to("attack").attack("Dol Guldur Orcs", "Glorfindel").to("combat.player.2")
    assert dict(t.log("log-strength")[0].args)["amount"] == 3
    t.to("attack")
    assert t["Dol Guldur Orcs"].place == "encounter-discard" and t["Glorfindel"].exhausted
    t.attack("Dol Guldur Beastmaster", "Legolas", "Gondorian Spearman").to("combat.end")
    assert t["Dol Guldur Beastmaster"].damage == 3
    assert t["Dol Guldur Beastmaster"].hit_points - t["Dol Guldur Beastmaster"].damage == 2
    assert t["Dol Guldur Beastmaster"].place == "engaged:0"


@pytest.mark.rule("P6.11")
def test_characters_that_defended_are_not_ready_to_attack() -> None:
    t = table(hero=["Gimli", "Thalin"], engaged=BRUTE, phase="combat").defend("Gimli").to("attack")
    assert t.choose(BRUTE).options() == ["attacker:Thalin", "cancel"]


@pytest.mark.rule("P6.11", "F1.11")
def test_an_enemy_that_an_effect_opens_to_attack_is_attacked_once_too() -> None:
    rider = made_up("Rider", "ally", says(ATTACKS_STAGING, SELF), attack=2, hit_points=2)
    t = table(hero="Gimli", allies=[rider, DRUMMER], staging=BRUTE, phase="combat", skip_empty_windows=False)
    t.to("attack").choose(BRUTE)
    assert t.options() == ["attacker:Rider", "cancel"]
    t.choose(rider).use(DRUMMER, rider).to("combat.player.3").pass_()
    assert t.state.step == "combat.end"
    assert t[BRUTE].damage == 1 and not t[rider].exhausted
