"""What two hand-played scenarios showed: rules that decide whether the quests can be won by people."""

from __future__ import annotations

import pytest

from wilderland.testing import made_up, player, table
from wilderland.testing.shorthand import laid

PLAIN = made_up("Plain", "enemy", attack=0, defense=0, hit_points=9, threat=1, engagement=20)
OTHER = made_up("Other", "enemy", attack=0, defense=0, hit_points=9, threat=1, engagement=20)


@pytest.mark.rule("K3")
@pytest.mark.parametrize("exhausted", [True, False])
def test_while_another_player_attacks_a_ranged_character_may_attack_alone_in_the_revised_edition(
    exhausted: bool,
) -> None:
    """The revised book asks only that the other player is resolving attacks, not for an attacker of their own."""
    seats = (player(heroes="Gimli", engaged=PLAIN), player(heroes=["Legolas", "Thalin"]))
    t = laid(*seats, phase="combat", exhausted="Gimli" if exhausted else []).to("attack")
    assert t.state.step == "combat.player"
    t.choose(PLAIN, seat=0)
    if not exhausted:
        t.choose("done", seat=0)
    assert t.options(1) == ["join:Legolas", "done"]
    t.choose("Legolas", seat=1).to("combat.player.3")
    assert t[PLAIN].damage == 3
    assert (t["Legolas"].exhausted, t["Thalin"].exhausted) == (True, False)


@pytest.mark.rule("K3", "P6.11")
def test_an_attack_left_to_archers_that_none_of_them_makes_is_no_attack() -> None:
    seats = (player(heroes="Gimli", engaged=PLAIN), player(heroes="Legolas"))
    t = table(*seats, phase="combat").to("attack")
    t.choose(PLAIN, seat=0).choose("done", seat=0).choose("done", seat=1)
    assert t[PLAIN].damage == 0
    t.choose(PLAIN, seat=0)
    assert t.options(0) == ["attacker:Gimli", "cancel"], "nobody is asked a second time"
    t.choose("Gimli", seat=0)
    assert t.options(1) == ["join:Legolas", "done"]


@pytest.mark.rule("K3")
def test_who_leaves_one_enemy_alone_may_still_attack_the_other() -> None:
    """Archers who let one enemy go are asked about the next."""
    seats = (player(heroes="Gimli", engaged=[PLAIN, OTHER]), player(heroes="Legolas"))
    t = laid(*seats, phase="combat", exhausted="Gimli").to("attack")
    t.choose(PLAIN, seat=0).choose("done", seat=1)
    assert t.options(0) == ["attack:Other", "done"]
    t.choose(OTHER, seat=0).choose("Legolas", seat=1).to("combat.player.3")
    assert (t[PLAIN].damage, t[OTHER].damage) == (0, 3)


@pytest.mark.rule("K3")
def test_in_the_original_edition_archers_wait_for_their_own_turn() -> None:
    seats = (player(heroes="Gimli", engaged=PLAIN), player(heroes="Legolas"))
    t = table(*seats, phase="combat", exhausted="Gimli", edition="original").to("attack")
    assert t.decision is not None and t.decision.seat == 1
    t.choose(PLAIN, seat=1)
    assert t.options(1) == ["attacker:Legolas", "cancel"]
