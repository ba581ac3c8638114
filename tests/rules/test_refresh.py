"""The refresh phase: ready, threat, the first player token (rules P7)."""

from __future__ import annotations

import pytest

from wilderland.language import HOST, attach_to, heroes, says, says_of_players
from wilderland.model.kinds import CANNOT_READY, REFRESH_THREAT
from wilderland.testing import TestTable, made_up, player, table

THREE = (player(heroes="Gimli", threat=20), player(heroes="Éowyn", threat=30), player(heroes="Aragorn", threat=10))


def refreshed(t: TestTable) -> TestTable:
    """After the steps of the refresh phase, in its window."""
    return t.to("refresh")


# -- readying -----------------------------------------------------------------------------------
@pytest.mark.rule("P7.1")
def test_all_exhausted_cards_of_all_players_are_readied() -> None:
    seats = (
        player(heroes=["Gimli", "Aragorn"], attached={"Aragorn": "Steward of Gondor"}),
        player(heroes="Éowyn", allies="Faramir"),
    )
    tired = ["Gimli", "Steward of Gondor", "Éowyn", "Faramir"]
    t = refreshed(table(*seats, exhausted=tired, phase="refresh", skip_empty_windows=False))
    assert [name for name in [*tired, "Aragorn"] if t[name].exhausted] == []


@pytest.mark.rule("P7.1")
def test_nothing_is_readied_before_the_refresh_phase() -> None:
    t = table(hero="Gimli", exhausted="Gimli", phase="combat", skip_empty_windows=False).to("combat.end")
    assert t["Gimli"].exhausted
    assert not refreshed(t)["Gimli"].exhausted


@pytest.mark.rule("P7.1", "C80", "Q15")
def test_a_card_that_readies_only_for_a_payment_asks_for_all_of_it() -> None:
    webbed = {"Gimli": ["Caught in a Web", "Caught in a Web"]}
    t = table(hero="Gimli", attached=webbed, resources=4, exhausted="Gimli", phase="refresh", skip_empty_windows=False)
    assert t.options() == ["accept:Gimli", "decline:Gimli"]
    t.choose("accept")
    assert not t["Gimli"].exhausted and t["Gimli"].resources == 0


@pytest.mark.rule("P7.1", "C80", "Q15")
@pytest.mark.parametrize("resources", [2, 3])
def test_part_of_the_payment_readies_nothing(resources: int) -> None:
    webbed = {"Gimli": ["Caught in a Web", "Caught in a Web"]}
    t = table(
        hero=["Gimli", "Thalin"],
        attached=webbed,
        resources={"Gimli": resources, "Thalin": 9},
        exhausted=["Gimli", "Thalin"],
        phase="refresh",
        skip_empty_windows=False,
    )
    refreshed(t)
    assert t["Gimli"].exhausted and t["Gimli"].resources == resources
    assert not t["Thalin"].exhausted


@pytest.mark.rule("P7.1", "C80")
def test_who_does_not_pay_stays_exhausted() -> None:
    t = table(
        hero="Gimli",
        attached={"Gimli": "Caught in a Web"},
        resources=2,
        exhausted="Gimli",
        phase="refresh",
        skip_empty_windows=False,
    )
    t.choose("decline")
    assert t["Gimli"].exhausted and t["Gimli"].resources == 2


@pytest.mark.rule("P7.1", "G11")
def test_a_card_that_cannot_ready_stays_exhausted() -> None:
    chain = made_up("Chain", "attachment", attach_to(heroes), says(CANNOT_READY, HOST))
    t = table(
        hero=["Gimli", "Thalin"],
        attached={"Gimli": chain},
        exhausted=["Gimli", "Thalin"],
        phase="refresh",
        skip_empty_windows=False,
    )
    refreshed(t)
    assert t["Gimli"].exhausted and not t["Thalin"].exhausted


# -- threat -------------------------------------------------------------------------------------
@pytest.mark.rule("P7.2")
def test_each_players_threat_rises_by_one() -> None:
    t = refreshed(table(*THREE, phase="refresh", skip_empty_windows=False))
    assert [t.threat(seat) for seat in (0, 1, 2)] == [21, 31, 11]


@pytest.mark.rule("P7.2", "Q13")
def test_an_effect_may_add_to_the_raise() -> None:
    torch = made_up("Torch", "attachment", attach_to(heroes), says(REFRESH_THREAT, None, value=2))
    t = table(hero="Gimli", threat=20, attached={"Gimli": torch}, phase="refresh", skip_empty_windows=False)
    assert refreshed(t).threat() == 20 + 1 + 2


@pytest.mark.rule("P7.2")
def test_an_effect_that_adds_to_one_players_raise_leaves_the_others_alone() -> None:
    torch = made_up(
        "Torch", "ally", says_of_players(REFRESH_THREAT, None, lambda state, me, seat: seat == 1), hit_points=1
    )
    seats = (player(heroes="Gimli", threat=20, allies=torch), player(heroes="Éowyn", threat=20))
    t = refreshed(table(*seats, phase="refresh", skip_empty_windows=False))
    assert (t.threat(0), t.threat(1)) == (21, 22)


@pytest.mark.rule("P7.2", "X1")
def test_the_raise_may_eliminate_a_player() -> None:
    seats = (player(heroes="Gimli", threat=49), player(heroes="Éowyn", threat=20))
    t = refreshed(table(*seats, phase="refresh", skip_empty_windows=False))
    assert t["Gimli"].place == "discard:0"
    assert t.threat(1) == 21 and list(t.game.decisions) == [1]


# -- the first player token ---------------------------------------------------------------------
@pytest.mark.rule("P7.3")
@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_token_goes_clockwise(first: int, then: int) -> None:
    t = refreshed(table(*THREE, first=first, phase="refresh", skip_empty_windows=False))
    assert t.state.first == then


@pytest.mark.rule("P7.3")
def test_it_passes_over_players_who_are_out() -> None:
    seats = (THREE[0], player(heroes="Éowyn", threat=50), THREE[2])
    t = table(*seats, phase="planning", skip_empty_windows=False)
    t.game.concede(1)
    assert refreshed(t).state.first == 2


@pytest.mark.rule("P7.3")
def test_alone_one_stays_the_first_player() -> None:
    t = refreshed(table(hero="Gimli", phase="refresh", skip_empty_windows=False))
    assert t.state.first == 0 and t.log("log-first-player") == []


@pytest.mark.rule("P7.3", "SC3")
def test_the_round_is_counted_at_the_end_of_the_phase() -> None:
    t = refreshed(table(hero="Gimli", phase="refresh", skip_empty_windows=False))
    assert t.game.score_sheet["rounds"] == 0
    t.until(lambda t: t.state.round == 2)
    assert t.game.score_sheet["rounds"] == 10


@pytest.mark.rule("P7.1", "P7.2", "P7.3")
def test_the_steps_come_in_their_order() -> None:
    t = refreshed(table(*THREE, exhausted="Gimli", phase="refresh", skip_empty_windows=False))
    order = ["log-refresh", "log-threat", "log-first-player"]
    numbers = [t.log(message)[0].number for message in order]
    assert numbers == sorted(numbers)
