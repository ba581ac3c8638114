"""Neutral: card 73."""

from __future__ import annotations

from typing import Any

import pytest

from wilderland.model.kinds import PHASES
from wilderland.testing import TestTable, player, table
from wilderland.testing.shorthand import asked_kind


def gandalf(**more: Any) -> TestTable:
    """Gandalf has just been played by the first of two players."""
    t = table(
        player(heroes=["Gimli", "Éowyn"], hand="Gandalf", engaged="Hill Troll", threat=30, resources=5),
        player(heroes="Beravor", engaged="Forest Spider", threat=30),
        **{"staging": ["King Spider", "Old Forest Road"], **more},
        skip_empty_windows=False,
    )
    return t.play("Gandalf", pay=["Gimli"] * 3 + ["Éowyn"] * 2)


@pytest.mark.rule("P2.4")
@pytest.mark.card("Gandalf")
def test_gandalf_is_paid_for_by_any_heroes() -> None:
    t = gandalf()
    assert t["Gandalf"].place == "play:0"
    assert (t["Gimli"].resources, t["Éowyn"].resources) == (2, 3)


@pytest.mark.card("Gandalf")
@pytest.mark.parametrize(("resources", "enough"), [(4, False), (5, True)])
def test_gandalf_costs_five(resources: int, enough: bool) -> None:
    t = table(hero="Gimli", hand="Gandalf", resources=resources, skip_empty_windows=False)
    assert t.can("Gandalf") is enough


@pytest.mark.rule("G6")
@pytest.mark.card("Gandalf")
def test_gandalf_is_unique() -> None:
    t = table(
        player(heroes="Gimli", hand="Gandalf", resources=5),
        player(heroes="Éowyn", allies="Gandalf"),
        skip_empty_windows=False,
    )
    assert not t.can("Gandalf", seat=0)


@pytest.mark.card("Gandalf")
def test_gandalf_offers_three_effects() -> None:
    t = gandalf().respond("Gandalf")
    assert t.options() == ["effect:draw_three", "effect:strike", "effect:calm"]


@pytest.mark.card("Gandalf")
def test_gandalf_draws_three_cards() -> None:
    t = gandalf().respond("Gandalf", "effect:draw_three")
    assert len(t.names("hand:0")) == 3
    assert t.names("hand:1") == []
    assert t.threat(0) == 30


@pytest.mark.card("Gandalf")
@pytest.mark.parametrize(("enemy", "damage"), [("Hill Troll", 4), ("Forest Spider", 0), ("King Spider", 0)])
def test_gandalf_deals_four_damage_to_any_enemy_in_play(enemy: str, damage: int) -> None:
    t = gandalf().respond("Gandalf", "effect:strike")
    assert t.options() == ["choose:King Spider", "choose:Hill Troll", "choose:Forest Spider"]
    t.choose(enemy)
    assert t[enemy].damage == damage
    assert (t[enemy].place == "encounter-discard") is (enemy != "Hill Troll")
    assert (t.threat(0), t.names("hand:0")) == (30, [])


@pytest.mark.card("Gandalf")
def test_gandalf_reduces_his_controllers_threat_by_five() -> None:
    t = gandalf().respond("Gandalf", "effect:calm")
    assert (t.threat(0), t.threat(1)) == (25, 30)


@pytest.mark.card("Gandalf")
def test_gandalf_helps_his_controller_also_when_another_is_first_player() -> None:
    t = table(
        player(heroes="Gimli", hand="Gandalf", threat=30, resources=5),
        player(heroes="Éowyn", threat=30),
        first=1,
        skip_empty_windows=False,
    )
    t.until(lambda now: now.can("Gandalf")).play("Gandalf").respond("Gandalf", "effect:calm", seat=0)
    assert (t.threat(0), t.threat(1)) == (25, 30)


@pytest.mark.rule("Q85")
@pytest.mark.card("Gandalf")
def test_gandalf_reduces_threat_to_zero_at_least() -> None:
    t = table(hero="Gimli", hand="Gandalf", resources=5, threat=3, skip_empty_windows=False)
    t.play("Gandalf").respond("Gandalf", "effect:calm")
    assert t.threat() == 0


@pytest.mark.rule("E5")
@pytest.mark.card("Gandalf")
def test_gandalf_may_do_nothing() -> None:
    t = gandalf().pass_()
    assert (t.threat(0), t.names("hand:0")) == (30, [])
    assert asked_kind(t) == "planning"


@pytest.mark.card("Gandalf")
def test_gandalf_strikes_nobody_where_there_is_no_enemy() -> None:
    t = table(hero="Gimli", hand="Gandalf", resources=5, skip_empty_windows=False)
    t.play("Gandalf").respond("Gandalf")
    assert t.options() == ["effect:draw_three", "effect:calm"]


@pytest.mark.card("Gandalf")
def test_gandalf_answers_his_own_arrival_only() -> None:
    t = table(hero="Aragorn", allies="Gandalf", hand="Guard of the Citadel", resources=2, skip_empty_windows=False)
    t.play("Guard of the Citadel")
    assert asked_kind(t) == "planning"


@pytest.mark.rule("G11")
@pytest.mark.card("Gandalf")
def test_gandalf_draws_nothing_at_the_enchanted_stream() -> None:
    t = gandalf(active="Enchanted Stream").respond("Gandalf", "effect:draw_three")
    assert t.names("hand:0") == []


@pytest.mark.rule("W9")
@pytest.mark.card("Gandalf")
def test_gandalf_is_discarded_at_the_end_of_the_round() -> None:
    t = table(hero="Gimli", allies="Gandalf", phase="refresh", skip_empty_windows=False)
    assert t.decision is not None
    assert t.decision.step == "refresh"
    assert t["Gandalf"].place == "play:0", "the round is not over yet"
    t.pass_()
    assert t.state.round == 2
    assert t["Gandalf"].place == "discard:0"


@pytest.mark.rule("G21")
@pytest.mark.card("Gandalf")
def test_gandalf_goes_to_his_owners_discard_pile_and_stays_a_whole_round() -> None:
    t = table(player(heroes="Gimli"), player(heroes="Éowyn", allies="Gandalf"), skip_empty_windows=False)
    t.to("refresh")
    assert t["Gandalf"].place == "play:1"
    t.until(lambda now: now.state.round == 2)
    assert t["Gandalf"].place == "discard:1"


@pytest.mark.card("Gandalf")
def test_gandalf_leaving_at_the_end_of_the_round_may_be_answered() -> None:
    t = table(
        hero="Aragorn",
        allies="Gandalf",
        hand="Valiant Sacrifice",
        resources=1,
        phase="refresh",
        skip_empty_windows=False,
    )
    t.pass_()
    assert t.state.round == 1
    t.respond("Valiant Sacrifice")
    assert t["Gandalf"].place == "discard:0"
    assert len(t.names("hand:0")) == 2 + 1, "and the one drawn in the new round"


@pytest.mark.rule("G13")
@pytest.mark.card("Gandalf")
def test_gandalf_by_sneak_attack_helps_and_returns_to_hand() -> None:
    t = table(
        hero="Aragorn",
        hand=["Sneak Attack", "Gandalf"],
        resources=1,
        threat=30,
        phase="combat",
        staging="Hill Troll",
        skip_empty_windows=False,
    )
    t.play("Sneak Attack").respond("Gandalf", "effect:strike")
    assert t["Hill Troll"].damage == 4
    assert t["Gandalf"].place == "play:0"
    t.until(lambda now: PHASES[now.state.phase] == "refresh")
    assert t["Gandalf"].place == "hand:0"
    t.until(lambda now: now.state.round == 2)
    assert t["Gandalf"].place == "hand:0", "out of play he is not discarded"


@pytest.mark.rule("W9")
@pytest.mark.card("Gandalf")
def test_gandalf_by_sneak_attack_in_the_refresh_phase_returns_before_the_round_ends() -> None:
    t = table(
        hero="Aragorn",
        hand=["Sneak Attack", "Gandalf"],
        resources=1,
        threat=30,
        phase="refresh",
        skip_empty_windows=False,
    )
    t.play("Sneak Attack").respond("Gandalf", "effect:calm")
    assert t.threat() == 26
    t.until(lambda now: now.state.round == 2)
    assert t["Gandalf"].place == "hand:0"
