"""P1: collecting resources, drawing a card; what collecting, adding, moving and gaining mean."""

from __future__ import annotations

import pytest

from wilderland.kernel.ability import AFTER
from wilderland.language import (
    HOST,
    action,
    add_resources,
    attach_to,
    draw,
    forced,
    heroes,
    move_resources,
    raise_threat,
    says,
)
from wilderland.language.select import YOU
from wilderland.language.when import When
from wilderland.model.kinds import CANNOT_COLLECT, GAINS_RESOURCES, RESOURCE_INCOME
from wilderland.testing import TestTable, made_up, player, table

DROUGHT = made_up("Drought", "attachment", attach_to(heroes), says(CANNOT_COLLECT, HOST))


def pools(t: TestTable) -> dict[str, int]:
    """What lies in each hero's pool."""
    return {card.face.name: card.resources for card in t.state.cards if card.printed.stats[8]}


def next_round(t: TestTable) -> TestTable:
    """Go on to the planning phase of the next round."""
    begun = t.state.round
    return t.until(lambda t: t.state.round > begun).to("planning.turn")


# -- P1.1 collecting ----------------------------------------------------------------------------
@pytest.mark.rule("P1.1")
def test_every_hero_of_every_player_gets_one_resource_in_its_own_pool() -> None:
    t = table(
        player(heroes=["Gimli", "Legolas"]),
        player(heroes=["Éowyn"], resources=3),
        phase="resource",
        skip_empty_windows=False,
    )
    assert pools(t) == {"Gimli": 1, "Legolas": 1, "Éowyn": 4}


@pytest.mark.rule("P1.1")
def test_allies_have_no_pool() -> None:
    t = table(hero="Gimli", allies="Gandalf", phase="resource", skip_empty_windows=False)
    assert (t["Gimli"].resources, t["Gandalf"].resources) == (1, 0)


@pytest.mark.rule("P1.1")
def test_all_players_collect_at_once_before_anything_answers() -> None:
    t = table(
        player(heroes="Gimli"),
        player(heroes="Éowyn"),
        phase="resource",
        skip_empty_windows=False,
    )
    messages = [entry.message for entry in t.game.log]
    assert messages.count("log-collect") == 1
    assert messages.index("log-collect") < messages.index("log-draw-card")
    assert list(t.game.decisions) == [0, 1]
    assert (t["Gimli"].resources, t["Éowyn"].resources) == (1, 1)


@pytest.mark.rule("P1.1")
def test_resources_are_collected_again_every_round() -> None:
    t = table(hero="Gimli", phase="resource", skip_empty_windows=False)
    next_round(next_round(t))
    assert t["Gimli"].resources == 3


@pytest.mark.rule("P1.1")
def test_exhausted_and_damaged_heroes_collect_and_dead_ones_do_not() -> None:
    t = table(
        hero=["Gimli", "Legolas"],
        discard="Thalin",
        exhausted="Gimli",
        damage={"Gimli": 2},
        phase="resource",
        skip_empty_windows=False,
    )
    assert pools(t) == {"Gimli": 1, "Legolas": 1, "Thalin": 0}


@pytest.mark.rule("P1.1")
def test_an_eliminated_player_collects_nothing() -> None:
    t = table(
        player(heroes="Gimli", threat=49), player(heroes="Éowyn", threat=1), phase="refresh", skip_empty_windows=False
    )
    next_round(t)
    assert t.state.players[0].eliminated
    assert pools(t) == {"Gimli": 0, "Éowyn": 1}


@pytest.mark.rule("P1.1")
def test_an_effect_may_add_to_what_is_collected() -> None:
    mine = made_up("Mine", "attachment", attach_to(heroes), says(RESOURCE_INCOME, HOST, value=2))
    t = table(hero=["Gimli", "Legolas"], attached={"Gimli": mine}, phase="resource", skip_empty_windows=False)
    assert pools(t) == {"Gimli": 3, "Legolas": 1}


# -- P1.2 drawing -------------------------------------------------------------------------------
@pytest.mark.rule("P1.2")
def test_every_player_draws_one_card() -> None:
    t = table(
        player(heroes="Gimli", deck=["Feint", "Beorn"]),
        player(heroes="Éowyn", deck=["Hasty Stroke", "Gandalf"], hand=["Dwarven Tomb"]),
        phase="resource",
        skip_empty_windows=False,
    )
    assert t.names("hand:0") == ["Feint"]
    assert sorted(t.names("hand:1")) == ["Dwarven Tomb", "Hasty Stroke"]
    assert (t.names("deck:0"), t.names("deck:1")) == (["Beorn"], ["Gandalf"])


@pytest.mark.rule("P1.2")
def test_there_is_no_hand_limit() -> None:
    t = table(hero="Gimli", hand=["Beorn"] * 30, phase="resource", skip_empty_windows=False)
    for _ in range(3):
        next_round(t)
    assert len(t.names("hand:0")) == 34


# -- P1.3 collect, add, move, gain --------------------------------------------------------------
@pytest.mark.rule("P1.3", "F1.25")
def test_adding_takes_new_tokens_from_the_bank() -> None:
    t = table(hero=["Aragorn", "Gimli"], attached={"Aragorn": "Steward of Gondor"}, resources=1)
    t.use("Steward of Gondor")
    assert pools(t) == {"Aragorn": 3, "Gimli": 1}


@pytest.mark.rule("P1.3", "F1.25")
def test_moving_shifts_tokens_between_pools() -> None:
    gift = made_up(
        "Gift",
        "event",
        action(move_resources(2, from_=heroes.titled("Gimli"), to=heroes.titled("Legolas"))),
        cost=0,
    )
    t = table(hero=["Gimli", "Legolas"], hand=[gift], resources={"Gimli": 3})
    t.play(gift)
    assert pools(t) == {"Gimli": 1, "Legolas": 2}


@pytest.mark.rule("P1.3", "F1.25")
def test_no_more_is_moved_than_there_is() -> None:
    gift = made_up(
        "Gift",
        "event",
        action(move_resources(5, from_=heroes.titled("Gimli"), to=heroes.titled("Legolas"))),
        cost=0,
    )
    t = table(hero=["Gimli", "Legolas"], hand=[gift], resources={"Gimli": 1})
    t.play(gift)
    assert pools(t) == {"Gimli": 0, "Legolas": 1}


@pytest.mark.rule("P1.3", "F1.25")
def test_who_cannot_collect_gets_nothing_in_the_resource_phase() -> None:
    t = table(hero=["Gimli", "Legolas"], attached={"Gimli": DROUGHT}, phase="resource", skip_empty_windows=False)
    assert pools(t) == {"Gimli": 0, "Legolas": 1}


@pytest.mark.rule("P1.3", "F1.25", "G11")
def test_who_cannot_collect_gets_nothing_from_effects_either() -> None:
    t = table(hero="Aragorn", attached={"Aragorn": ["Steward of Gondor", DROUGHT]}, resources=1)
    t.use("Steward of Gondor")
    assert pools(t) == {"Aragorn": 1}


@pytest.mark.rule("P1.3", "F1.25")
def test_who_cannot_collect_may_still_be_given_tokens_that_are_there_already() -> None:
    gift = made_up(
        "Gift",
        "event",
        action(move_resources(1, from_=heroes.titled("Gimli"), to=heroes.titled("Legolas"))),
        cost=0,
    )
    t = table(hero=["Gimli", "Legolas"], hand=[gift], attached={"Legolas": DROUGHT}, resources={"Gimli": 1})
    t.play(gift)
    assert pools(t) == {"Gimli": 0, "Legolas": 1}


@pytest.mark.rule("P1.3", "F1.25")
@pytest.mark.parametrize("way", ["phase", "add", "move"])
def test_gaining_covers_collecting_adding_and_moving(way: str) -> None:
    gains = When(GAINS_RESOURCES, AFTER, lambda state, me, event: event.card == state.cards[me].host)
    purse = made_up("Purse", "attachment", attach_to(heroes), forced(gains, raise_threat(1, of=YOU)))
    effects = {
        "phase": draw(1),
        "add": add_resources(1, to=heroes.titled("Gimli")),
        "move": move_resources(1, from_=heroes.titled("Legolas"), to=heroes.titled("Gimli")),
    }
    gift = made_up("Gift", "event", action(effects[way]), cost=0)
    t = table(
        hero=["Gimli", "Legolas"],
        attached={"Gimli": purse},
        hand=[gift],
        resources={"Legolas": 1},
        threat=20,
        phase="resource" if way == "phase" else "planning",
        skip_empty_windows=False,
    )
    if way != "phase":
        t.play(gift)
    assert t["Gimli"].resources == 1
    assert t.threat() == 21


@pytest.mark.rule("P1.3")
def test_what_is_no_heros_pool_is_not_collected() -> None:
    t = table(
        hero="Gimli",
        engaged="Chieftan Ufthak",
        threat=1,
        phase="combat",
        skip_empty_windows=False,
    )
    t.to("combat.enemy.4")
    assert (t["Chieftan Ufthak"].resources, t["Gimli"].resources) == (1, 0)
