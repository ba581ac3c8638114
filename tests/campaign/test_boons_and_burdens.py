"""The boons and burdens of the campaign: cards 132-138, and the keyword Permanent (K8)."""

from __future__ import annotations

from typing import Any

import pytest

from wilderland.effects.moving import Discard, ToHand
from wilderland.language import attachments
from wilderland.model.kinds import ATTACHED
from wilderland.model.records import Scope
from wilderland.testing import made_up, player, table
from wilderland.testing.shorthand import laid
from wilderland.testing.table import TestTable


# -- Mendor's Support -----------------------------------------------------------------------------
@pytest.mark.card("Mendor's Support")
def test_mendors_support_strengthens_mendor_until_the_end_of_the_round() -> None:
    t = laid(hero="Gimli", allies="Mendor", hand="Mendor's Support")
    t.play("Mendor's Support")
    assert (t["Mendor"].willpower, t["Mendor"].attack, t["Mendor"].defense) == (3, 3, 3)
    assert t["Mendor"].hit_points == 3
    t.to("refresh")
    assert t["Mendor"].willpower == 3
    t.until(lambda t: t.state.round == 2)
    assert (t["Mendor"].willpower, t["Mendor"].attack, t["Mendor"].defense) == (1, 1, 1)


@pytest.mark.card("Mendor's Support")
def test_only_one_copy_of_mendors_support_is_played_each_round_by_all_players() -> None:
    t = laid(
        player(heroes="Gimli", allies="Mendor", hand=["Mendor's Support"] * 2),
        player(heroes="Legolas", hand="Mendor's Support"),
    )
    t.play("Mendor's Support", seat=0)
    assert not t.can("Mendor's Support", seat=0)
    assert not t.can("Mendor's Support", seat=1)
    t.until(lambda t: t.state.round == 2 and t.decision is not None and t.decision.kind == "action")
    assert t.can("Mendor's Support", seat=0)


@pytest.mark.card("Mendor's Support")
def test_without_mendor_there_is_nobody_to_support() -> None:
    assert not laid(hero="Gimli", hand="Mendor's Support").can("Mendor's Support")


# -- Valor ----------------------------------------------------------------------------------------
BEAST = made_up("Stone Beast", "enemy", attack=0, defense=1, hit_points=9, engagement=50)


@pytest.mark.card("Valor")
def test_valor_heals_its_attacking_hero_and_hurts_the_defending_enemy() -> None:
    t = laid(
        hero="Gimli", attached={"Gimli": "Valor"}, engaged=BEAST, damage={"Gimli": 2}, phase="combat"
    ).to("attack")
    t.attack(BEAST, "Gimli").respond("Valor")
    assert t["Valor"].exhausted
    assert (t["Gimli"].damage, t[BEAST].damage) == (1, 1)


@pytest.mark.card("Valor")
def test_valor_is_no_use_while_exhausted() -> None:
    t = laid(hero="Gimli", attached={"Gimli": "Valor"}, engaged=BEAST, exhausted="Valor", phase="combat")
    t.to("attack").attack(BEAST, "Gimli")
    assert not t.can("Valor", kind="respond")


@pytest.mark.card("Valor")
def test_valor_answers_only_its_own_hero() -> None:
    t = laid(hero=["Gimli", "Legolas"], attached={"Gimli": "Valor"}, engaged=BEAST, phase="combat").to("attack")
    t.attack(BEAST, "Legolas")
    assert not t.can("Valor", kind="respond")


# -- Appointed by Fate ------------------------------------------------------------------------------
@pytest.mark.card("Appointed by Fate")
def test_appointed_by_fate_brings_one_more_resource_each_resource_phase() -> None:
    t = laid(hero=["Gimli", "Legolas"], attached={"Gimli": "Appointed by Fate"}, phase="resource")
    assert (t["Gimli"].resources, t["Legolas"].resources) == (2, 1)


# -- Mendor -----------------------------------------------------------------------------------------
@pytest.mark.card("Mendor")
def test_mendor_goes_with_the_first_player_token() -> None:
    t = laid(player(heroes="Gimli", allies="Mendor"), player(heroes="Legolas"), phase="combat")
    assert t["Mendor"].controller == 0
    t.until(lambda t: t.state.first == 1)
    assert (t["Mendor"].controller, t["Mendor"].place) == (1, "play:1")


@pytest.mark.card("Mendor")
def test_mendor_stays_in_play_when_the_first_player_is_eliminated() -> None:
    t = laid(player(heroes="Gimli", allies="Mendor"), player(heroes="Legolas"))
    t.game.concede(0)
    assert (t["Mendor"].controller, t["Mendor"].place) == (1, "play:1")


@pytest.mark.card("Mendor")
def test_mendor_readies_after_a_stage_is_defeated_and_then_each_player_draws() -> None:
    t = laid(
        player(heroes="Gimli", allies="Mendor"),
        player(heroes="Legolas"),
        exhausted="Mendor",
        progress={"Flies and Spiders": 8},
        stages=["A Fork in the Road"],
    )
    t.until(lambda t: t.can("Mendor", kind="respond"))
    hands = [len(t.names("hand:0")), len(t.names("hand:1"))]
    t.respond("Mendor")
    assert not t["Mendor"].exhausted
    assert [len(t.names("hand:0")), len(t.names("hand:1"))] == [hands[0] + 1, hands[1] + 1]


@pytest.mark.card("Mendor")
def test_nobody_draws_for_a_mendor_who_was_ready() -> None:
    t = laid(hero="Gimli", allies="Mendor", progress={"Flies and Spiders": 8}, stages=["A Fork in the Road"])
    t.until(lambda t: t.can("Mendor", kind="respond"))
    t.respond("Mendor")
    assert t.names("hand:0") == []


@pytest.mark.card("Mendor")
def test_mendor_who_leaves_play_is_removed_from_the_game() -> None:
    t = table(hero="Gimli", allies="Mendor", engaged="King Spider", phase="combat", damage={"Mendor": 2})
    t.to("defend").defend("Mendor")
    t.to("refresh")
    assert t["Mendor"].place == "removed"


# -- Ungoliant's Swarm --------------------------------------------------------------------------------
@pytest.mark.card("Ungoliant's Swarm")
def test_ungoliants_swarm_exhausts_two_characters_of_the_player_it_engages() -> None:
    t = table(
        player(heroes=["Gimli", "Legolas", "Thalin"]),
        player(heroes=["Éowyn"]),
        staging="Ungoliant's Swarm",
        phase="encounter",
    )
    t.choose("Ungoliant's Swarm").choose("Gimli", "Thalin")
    assert [t[name].exhausted for name in ("Gimli", "Legolas", "Thalin", "Éowyn")] == [True, False, True, False]


@pytest.mark.card("Ungoliant's Swarm")
def test_ungoliants_swarm_as_a_shadow_card_engages_the_attacked_player() -> None:
    t = table(
        hero=["Gimli", "Legolas"], engaged="Forest Spider", phase="combat", encounter=["Ungoliant's Swarm"]
    )
    t.to("defend").defend("Gimli")
    assert t["Ungoliant's Swarm"].place == "engaged:0"


# -- Lingering Venom ------------------------------------------------------------------------------------
def venom(**more: Any) -> TestTable:
    return table(hero=["Gimli", "Legolas"], encounter=["Lingering Venom"], phase="travel", **more)


@pytest.mark.card("Lingering Venom")
def test_lingering_venom_exhausts_every_damaged_character_of_who_chooses_that() -> None:
    t = venom(allies="Gondorian Spearman", damage={"Gimli": 1}, staging=["Forest Spider"])
    t.reveal("Lingering Venom").choose("effect:exhaust_damaged")
    assert [t[name].exhausted for name in ("Gimli", "Legolas", "Gondorian Spearman")] == [True, False, False]


@pytest.mark.card("Lingering Venom")
def test_lingering_venom_deals_two_damage_to_the_most_damaged_hero_instead() -> None:
    t = venom(damage={"Gimli": 1, "Legolas": 2}, staging=["Forest Spider"])
    t.reveal("Lingering Venom").choose("effect:damage_hero")
    assert (t["Gimli"].damage, t["Legolas"].place) == (1, "discard:0")
    assert not t["Gimli"].exhausted


@pytest.mark.card("Lingering Venom")
def test_without_damage_lingering_venom_hurts_a_hero_of_ones_choice() -> None:
    t = venom(staging=["Forest Spider"])
    t.reveal("Lingering Venom").choose("Legolas")
    assert (t["Gimli"].damage, t["Legolas"].damage) == (0, 2)


@pytest.mark.card("Lingering Venom")
def test_lingering_venom_as_a_shadow_card_exhausts_the_damaged_characters_of_the_attacked_player() -> None:
    t = table(
        hero=["Gimli", "Legolas"],
        engaged="Forest Spider",
        phase="combat",
        encounter=["Lingering Venom"],
        damage={"Legolas": 1},
    )
    t.to("defend").choose("undefended")
    assert t["Legolas"].exhausted and not t["Gimli"].exhausted


# -- Scarred --------------------------------------------------------------------------------------------
@pytest.mark.card("Scarred")
def test_scarred_raises_its_players_threat_when_one_of_their_characters_is_destroyed() -> None:
    t = laid(
        player(heroes="Gimli", allies="Gondorian Spearman", attached={"Gimli": "Scarred"}, threat=20),
        player(heroes="Legolas", allies="Silverlode Archer", threat=20),
    )
    t.game.adjust(card=t["Silverlode Archer"].id, damage=1)
    assert [t.threat(0), t.threat(1)] == [20, 20]
    t.game.adjust(card=t["Gondorian Spearman"].id, damage=1)
    assert [t.threat(0), t.threat(1)] == [21, 20]


# -- Permanent ------------------------------------------------------------------------------------------
@pytest.mark.rule("K8")
@pytest.mark.parametrize("name", ["Valor", "Scarred"])
def test_no_effect_removes_a_permanent_card(name: str) -> None:
    t = laid(hero="Gimli", attached={"Gimli": name})
    card = t[name].id
    for node in (Discard(lambda state, scope: (card,)), ToHand(lambda state, scope: (card,))):
        t.run(node)
        assert t[name].hosted_by == "Gimli"


@pytest.mark.rule("K8")
def test_a_permanent_card_is_not_chosen_to_be_discarded() -> None:
    t = laid(hero="Gimli", attached={"Gimli": ["Valor", "Citadel Plate"]})
    found = [t.state.cards[card].face.name for card in attachments(t.state, Scope(-1, 0))]
    assert found == ["Citadel Plate"]
    assert len(t.state.zones[ATTACHED]) == 2


@pytest.mark.rule("K8")
@pytest.mark.parametrize("name", ["Valor", "Scarred"])
def test_a_permanent_card_leaves_with_its_hero_for_good(name: str) -> None:
    t = laid(hero=["Gimli", "Legolas"], attached={"Gimli": name})
    t.game.adjust(card=t["Gimli"].id, damage=5)
    assert t["Gimli"].place == "discard:0"
    assert t[name].place == "removed"


