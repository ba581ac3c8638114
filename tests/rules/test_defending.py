"""Enemy attacks in the combat phase: defenders, shadow effects, damage (rules P6.2 to P6.8)."""

from __future__ import annotations

from typing import Any

import pytest

from wilderland.language import (
    ATTACKING_ENEMY,
    DEFENDER,
    SELF,
    YOU,
    action,
    after,
    characters,
    deal,
    deal_shadow_card,
    forced,
    heroes,
    modify,
    raise_threat,
    remove_from_combat,
    says,
    shadow,
    when,
)
from wilderland.model.kinds import (
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    COMBAT,
    END_OF_ATTACK,
    MANY_DEFENDERS,
    NO_EXHAUST_TO_DEFEND,
)
from wilderland.testing import MadeUp, TestTable, made_up, player, table
from wilderland.testing.shorthand import windows


def enemy(name: str, *parts: object, attack: int = 3, engagement: int = 40, hit_points: int = 9) -> MadeUp:
    return made_up(name, "enemy", *parts, attack=attack, engagement=engagement, hit_points=hit_points, threat=1)


def told(t: TestTable, message: str, word: str) -> list[Any]:
    """One argument of all lines with this message; cards by title."""
    faces = t.state.table.catalogue.faces
    found = [dict(line.args)[word] for line in t.log(message)]
    return [faces[value[1]].name if isinstance(value, tuple) else value for value in found]


BRUTE = enemy("Brute")
IMP = enemy("Imp", attack=1, engagement=10)
SPITE = made_up("Spite", "treachery", shadow(raise_threat(5, of=YOU)))
BITE = made_up("Bite", "treachery", shadow(deal(1, to=characters.yours)))
FURY = made_up("Fury", "treachery", shadow(modify(ATTACKING_ENEMY, END_OF_ATTACK, attack=2)))


# -- the order of attacks -----------------------------------------------------------------------
@pytest.mark.rule("P6.2")
def test_each_engaged_enemy_attacks_once_a_round() -> None:
    heroes = ["Gimli", "Thalin", "Aragorn"]
    t = table(hero=heroes, engaged=[BRUTE, IMP], staging=enemy("Far"), threat=10, phase="combat")
    t.until(lambda t: t.state.round == 2)
    assert sorted(told(t, "log-enemy-attacks", "card")) == ["Brute", "Imp"]
    t.until(lambda t: t.state.round == 3)
    assert sorted(told(t, "log-enemy-attacks", "card")) == ["Brute", "Brute", "Imp", "Imp"]


@pytest.mark.rule("P6.2")
def test_player_by_player_in_player_order_and_each_picks_the_order() -> None:
    seats = (player(heroes="Gimli", engaged=[BRUTE, IMP]), player(heroes="Éowyn", engaged=[enemy("A"), enemy("B")]))
    t = table(*seats, first=1, phase="combat")
    assert t.decision is not None and (t.decision.kind, t.decision.seat) == ("enemy-attack", 1)
    assert t.options() == ["resolve:A", "resolve:B"]
    t.choose("B").defend("Éowyn").to("enemy-attack")
    assert t.decision is not None and t.decision.seat == 0
    assert t.options() == ["resolve:Brute", "resolve:Imp"]
    t.choose(IMP).until(lambda t: t.state.phase != COMBAT)
    assert told(t, "log-enemy-attacks", "card") == ["B", "A", "Imp", "Brute"]


@pytest.mark.rule("P6.2")
def test_an_attack_has_four_steps_with_a_window_after_each() -> None:
    t = table(hero="Gimli", engaged=BRUTE, phase="combat", skip_empty_windows=False)
    steps = [f"combat.enemy.{number}" for number in (1, 2, 3, 4)]
    assert windows(t, "combat.end") == ["combat.shadows", *steps, "combat.end"]


@pytest.mark.rule("P6.2", "G11", "C34")
def test_an_enemy_that_cannot_attack_does_not() -> None:
    tame = enemy("Tame", says(CANNOT_ATTACK, SELF))
    t = table(hero="Gimli", engaged=[tame, BRUTE], phase="combat", skip_empty_windows=False)
    t.to("combat.end")
    assert told(t, "log-enemy-attacks", "card") == ["Brute"]


# -- declaring a defender -----------------------------------------------------------------------
@pytest.mark.rule("P6.2")
def test_any_ready_character_of_the_player_may_defend_or_none() -> None:
    seats = (
        player(heroes=["Gimli", "Legolas"], allies="Veteran Axehand", engaged=BRUTE),
        player(heroes="Éowyn", allies="Guard of the Citadel"),
    )
    t = table(*seats, exhausted="Legolas", phase="combat")
    assert t.options(0) == ["defend:Gimli", "defend:Veteran Axehand", "undefended"]


@pytest.mark.rule("P6.2")
def test_at_most_one_character_defends_and_it_exhausts() -> None:
    t = table(hero=["Gimli", "Thalin"], engaged=BRUTE, phase="combat", skip_empty_windows=False)
    t.to("defend").defend("Gimli")
    assert t.decision is not None and t.decision.step == "combat.enemy.2"
    assert t["Gimli"].exhausted and not t["Thalin"].exhausted


@pytest.mark.rule("P6.2")
def test_a_character_that_cannot_defend_is_not_offered() -> None:
    coward = made_up("Coward", "ally", says(CANNOT_DEFEND, SELF), hit_points=2)
    t = table(hero="Gimli", allies=coward, engaged=BRUTE, phase="combat")
    assert t.options() == ["defend:Gimli", "undefended"]


@pytest.mark.rule("P6.2", "Q71")
def test_defending_without_exhausting_still_needs_a_ready_character() -> None:
    tireless = made_up("Tireless", "ally", says(NO_EXHAUST_TO_DEFEND, SELF), hit_points=9)
    t = table(hero="Gimli", allies=tireless, engaged=[BRUTE, IMP], phase="combat")
    t.choose(BRUTE).defend(tireless)
    assert not t[tireless].exhausted and t.can(tireless)
    weary = table(hero="Gimli", allies=tireless, engaged=BRUTE, exhausted="Tireless", phase="combat")
    assert not weary.can(tireless)


# -- shadow effects -----------------------------------------------------------------------------
@pytest.mark.rule("P6.2")
def test_the_shadow_card_is_turned_up_after_the_defender_is_declared() -> None:
    seats = (player(heroes="Gimli", engaged=BRUTE, threat=20), player(heroes="Éowyn"))
    t = table(*seats, encounter=[SPITE], phase="combat", skip_empty_windows=False)

    def shadow_cards(seat: int) -> list[Any]:
        return [card and card["name"] for card in t.game.view(seat=seat)["players"][0]["engaged"][0]["shadows"]]

    t.to("defend").defend("Gimli")
    assert t.decision is not None and t.decision.step == "combat.enemy.2"
    assert shadow_cards(0) == [None] and t.threat() == 20
    t.to("combat.enemy.3")
    assert shadow_cards(0) == shadow_cards(1) == ["Spite"]
    assert t.threat() == 25


@pytest.mark.rule("P6.2")
def test_the_shadow_effect_comes_before_the_damage() -> None:
    t = table(hero="Gimli", engaged=BRUTE, encounter=[FURY], phase="combat", skip_empty_windows=False)
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert t["Gimli"].damage == 0
    assert t.to("combat.enemy.4")["Gimli"].damage == 3 + 2 - 2


@pytest.mark.rule("P6.2")
def test_several_shadow_cards_resolve_in_the_order_dealt() -> None:
    t = table(
        hero="Gimli",
        threat=20,
        engaged="Dol Guldur Beastmaster",
        encounter=[SPITE, BITE],
        phase="combat",
        skip_empty_windows=False,
    )
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert told(t, "log-shadow", "card") == ["Spite", "Bite"]
    assert (t.threat(), t["Gimli"].damage) == (25, 1)


@pytest.mark.rule("P6.2")
def test_a_card_dealt_by_a_shadow_effect_is_turned_up_too() -> None:
    deeper = made_up("Deeper Dark", "treachery", shadow(deal_shadow_card(to=ATTACKING_ENEMY)))
    t = table(hero="Gimli", threat=20, engaged=BRUTE, encounter=[deeper, SPITE], phase="combat")
    t.choose("undefended")
    assert told(t, "log-shadow", "card") == ["Deeper Dark", "Spite"]
    assert t.threat() == 25


# -- damage -------------------------------------------------------------------------------------
@pytest.mark.rule("P6.3")
@pytest.mark.parametrize(("attack", "damage"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_damage_is_attack_minus_the_defenders_defense(attack: int, damage: int) -> None:
    t = table(hero=["Gimli", "Thalin"], engaged=enemy("Foe", attack=attack), phase="combat", skip_empty_windows=False)
    t.to("defend").defend("Gimli").to("combat.enemy.4")
    assert (t["Gimli"].damage, t["Thalin"].damage) == (damage, 0)


@pytest.mark.rule("P6.3")
def test_excess_damage_is_lost() -> None:
    t = table(hero="Gimli", allies="Snowbourn Scout", engaged=enemy("Giant", attack=9), phase="combat")
    t.defend("Snowbourn Scout").until(lambda t: t.state.phase != COMBAT)
    assert t["Snowbourn Scout"].place == "discard:0"
    assert t["Gimli"].damage == 0


@pytest.mark.rule("P6.4")
def test_undefended_damage_goes_to_one_hero_of_the_attacked_players_choice() -> None:
    seats = (
        player(heroes="Éowyn"),
        player(heroes=["Gimli", "Legolas", "Thalin"], allies="Guard of the Citadel", engaged=BRUTE),
    )
    t = table(*seats, exhausted=["Legolas", "Thalin"], phase="combat").choose("undefended", seat=1)
    assert t.options(1) == ["damage:Gimli", "damage:Legolas", "damage:Thalin"]
    t.choose("Legolas", seat=1).until(lambda t: t.state.phase != COMBAT)
    everyone = ("Gimli", "Legolas", "Thalin", "Guard of the Citadel", "Éowyn")
    assert [t[name].damage for name in everyone] == [0, 3, 0, 0, 0]


@pytest.mark.rule("P6.4")
def test_undefended_damage_is_not_reduced_by_defense() -> None:
    t = table(hero="Denethor", engaged=enemy("Foe", attack=2), phase="combat", skip_empty_windows=False)
    t.to("defend").choose("undefended").to("combat.enemy.4")
    assert t["Denethor"].defense == 3 and t["Denethor"].damage == 2


@pytest.mark.rule("P6.4")
def test_defense_does_not_reduce_damage_from_effects() -> None:
    rock = made_up("Rockfall", "ally", action(deal(2, to=heroes)), hit_points=1)
    t = table(hero="Denethor", allies=rock).use(rock)
    assert t["Denethor"].damage == 2


@pytest.mark.rule("P6.5", "P6.4")
def test_an_attack_whose_defender_has_left_play_is_undefended() -> None:
    t = table(
        hero=["Gimli", "Aragorn"],
        allies="Silverlode Archer",
        engaged=BRUTE,
        encounter=[BITE],
        phase="combat",
    )
    t.defend("Silverlode Archer")
    assert t["Silverlode Archer"].place == "discard:0"
    assert t.options() == ["damage:Gimli", "damage:Aragorn"]
    t.choose("Aragorn").until(lambda t: t.state.phase != COMBAT)
    assert (t["Gimli"].damage, t["Aragorn"].damage) == (1, 1 + 3)


@pytest.mark.rule("P6.5")
def test_an_attack_whose_defender_was_taken_out_of_combat_is_undefended() -> None:
    snare = made_up("Snare", "treachery", shadow(remove_from_combat(DEFENDER)))
    t = table(hero=["Gimli", "Thalin"], engaged=BRUTE, encounter=[snare], phase="combat").defend("Gimli")
    assert t.options() == ["damage:Gimli", "damage:Thalin"]
    t.choose("Thalin").until(lambda t: t.state.phase != COMBAT)
    assert (t["Gimli"].damage, t["Thalin"].damage) == (0, 3)


MOB = made_up("Shield Wall", "ally", says(MANY_DEFENDERS, None), hit_points=9)


@pytest.mark.rule("P6.6", "F1.04")
def test_several_defenders_share_their_defense_and_one_takes_all_the_damage() -> None:
    seats = (player(heroes="Éowyn"), player(heroes=["Gimli", "Legolas"], allies=MOB, engaged=enemy("Giant", attack=7)))
    t = table(*seats, phase="combat").choose("Gimli", "Legolas", "done", seat=1)
    assert t["Gimli"].exhausted and t["Legolas"].exhausted and not t[MOB].exhausted
    assert t.decision is not None and t.decision.seat == 1
    assert t.options() == ["damage:Gimli", "damage:Legolas"]
    t.choose("Gimli").until(lambda t: t.state.phase != COMBAT)
    assert (t["Gimli"].damage, t["Legolas"].damage) == (7 - 2 - 1, 0)


@pytest.mark.rule("P6.6", "F1.04")
def test_what_one_of_several_defenders_cannot_bear_is_lost() -> None:
    t = table(hero="Gimli", allies=[MOB, "Snowbourn Scout"], engaged=enemy("Giant", attack=9), phase="combat")
    t.choose("Gimli", "Snowbourn Scout").choose("Snowbourn Scout").until(lambda t: t.state.phase != COMBAT)
    assert t["Snowbourn Scout"].place == "discard:0"
    assert t["Gimli"].damage == 0


# -- when and after it attacks ------------------------------------------------------------------
@pytest.mark.rule("P6.7", "Q4")
def test_after_it_attacks_comes_right_after_the_damage() -> None:
    t = table(hero="Gimli", engaged="Chieftan Ufthak", phase="combat", skip_empty_windows=False)
    t.to("combat.enemy.3")
    assert t["Chieftan Ufthak"].resources == 0
    t.to("combat.enemy.4")
    assert t["Chieftan Ufthak"].resources == 1 and t["Gimli"].damage == 3


@pytest.mark.rule("P6.7", "C91")
def test_when_it_attacks_comes_as_it_is_chosen() -> None:
    t = table(hero="Gimli", engaged="Dol Guldur Beastmaster", phase="combat", skip_empty_windows=False)
    assert len(t["Dol Guldur Beastmaster"].shadows) == 1
    t.to("combat.enemy.1")
    assert len(t["Dol Guldur Beastmaster"].shadows) == 2


@pytest.mark.rule("P6.7")
def test_when_before_the_defender_and_after_behind_the_damage() -> None:
    adder = enemy(
        "Adder", forced(when.attacks(SELF), raise_threat(1, of=YOU)), forced(after.attacks(SELF), deal(1, to=heroes))
    )
    t = table(hero="Gimli", threat=20, engaged=adder, phase="combat")
    assert t.decision is not None and t.decision.kind == "defend"
    assert t.threat() == 21 and t["Gimli"].damage == 0
    t.defend("Gimli").until(lambda t: t.state.phase != COMBAT)
    assert t["Gimli"].damage == 3 - 2 + 1


# -- whom the effects of an attack mean ---------------------------------------------------------
@pytest.mark.rule("P6.8", "F1.52", "Q29")
@pytest.mark.parametrize("defender", ["Aragorn", "undefended"])
def test_you_is_the_attacked_player_whoever_defends(defender: str) -> None:
    seats = (player(heroes="Gimli", engaged=BRUTE, threat=20), player(heroes="Aragorn", threat=20))
    t = table(*seats, encounter=[SPITE], phase="combat", skip_empty_windows=False)
    t.to("defend").choose("undefended", seat=0).choose(defender, seat=1).to("combat.enemy.3")
    assert (t.threat(0), t.threat(1)) == (25, 20)


# -- the worked example -------------------------------------------------------------------------
@pytest.mark.rule("P6.1", "P6.3", "P6.4")
def test_the_worked_example_of_the_rule_books() -> None:
    """Two enemies: one attack is defended by an ally who falls, the other is undefended."""
    t = table(
        hero="Aragorn",
        allies="Silverlode Archer",
        engaged=["Forest Spider", "Ungoliant's Spawn"],
        encounter=["East Bight Patrol", "Enchanted Stream"],
        threat=35,
        phase="combat",
        skip_empty_windows=False,
    )
    assert t["East Bight Patrol"].hosted_by == "Ungoliant's Spawn"
    assert t["Enchanted Stream"].hosted_by == "Forest Spider"
    t.to("enemy-attack").choose("Ungoliant's Spawn").to("defend").defend("Silverlode Archer")
    assert t["Silverlode Archer"].exhausted
    t.to("combat.enemy.3")
    assert t["Ungoliant's Spawn"].attack == 6 and t.threat() == 35
    t.to("combat.enemy.4")
    assert told(t, "log-damage", "amount") == [6]
    assert t["Silverlode Archer"].place == "discard:0"
    t.to("defend").choose("undefended").to("combat.enemy.4")
    assert t["Aragorn"].damage == 2
    assert t["Aragorn"].hit_points - t["Aragorn"].damage == 3
