"""The score of a won game (rules SC), with the rule books' worked examples."""

from __future__ import annotations

import pytest

from wilderland.language import IT, YOU, action, choose, deal, heroes, raise_threat, says, win_game
from wilderland.model.kinds import ELIMINATION_LEVEL
from wilderland.testing import TestTable, made_up, player, table

LAST = made_up("Last Stage", "quest", name_b="Last Stage", quest_points=2, stage=3)
WINNER = made_up("Winner", "ally", action(win_game()), hit_points=5)
QUITTER = made_up("Quitter", "ally", action(raise_threat(50, of=YOU)), hit_points=1)
PRIZE = made_up("Prize", "enemy", attack=0, hit_points=1, engagement=45, threat=1, keywords={"victory": 40})


def score(t: TestTable) -> int | None:
    assert t.game.outcome is not None
    return t.game.outcome.score


# -- the worked examples ------------------------------------------------------------------------
@pytest.mark.rule("SC1", "SC2", "SC3")
@pytest.mark.parametrize(("edition", "result"), [("first-printing", 52), ("original", 282), ("revised", 282)])
def test_the_worked_example_of_the_rule_books(edition: str, result: int) -> None:
    """Threat 43, a fallen hero of 8, 6 damage on the others, 5 victory points; and 23 rounds of 10 points.

    23 quiet rounds; in the 24th the insects come, slay one hero as they engage, wound another,
    and fall to Legolas, whose progress completes the last stage.
    """
    t = table(
        hero=["Gimli", "Legolas", "Théodred"],
        threat=43 - 23 - 1,
        damage={"Gimli": 2, "Legolas": 2},
        quest=LAST,
        encounter=["Quiet Moment"] * 23 + ["Hummerhorns"] + ["Quiet Moment"] * 5,
        edition=edition,
    )
    t.to("engage").choose("Hummerhorns", "Théodred")
    assert t.state.round == 24 and t["Théodred"].place == "discard:0"
    t.to("damage").choose("Gimli").to("attack").attack("Hummerhorns", "Legolas").respond("Legolas")
    assert t.won is True
    sheet = {"threat": 43, "fallen": 8, "damage": 6, "victory": -5}
    assert t.game.score_sheet == (sheet if edition == "first-printing" else {**sheet, "rounds": 230})
    assert score(t) == result


# -- threat, the dead, damage -------------------------------------------------------------------
@pytest.mark.rule("SC1")
def test_the_threat_of_all_players_is_added() -> None:
    t = table(player(heroes="Gimli", allies=WINNER, threat=12), player(heroes="Éowyn", threat=31)).use(WINNER, seat=0)
    assert score(t) == 43


@pytest.mark.rule("SC1")
def test_fallen_heroes_count_their_threat_cost_in_every_seat() -> None:
    killer = made_up("Killer", "ally", action(choose(heroes, deal(9, to=IT))), hit_points=1)
    seats = (
        player(heroes=["Gimli", "Thalin"], allies=[WINNER, killer], threat=0),
        player(heroes=["Éowyn", "Eleanor"], threat=0),
    )
    t = table(*seats).use(killer, "Thalin", seat=0).use(killer, "Eleanor", seat=0).use(WINNER, seat=0)
    assert score(t) == 9 + 7


@pytest.mark.rule("SC1")
def test_damage_counts_on_surviving_heroes_only() -> None:
    t = table(
        hero=["Gimli", "Thalin"],
        allies=[WINNER, "Beorn"],
        threat=0,
        damage={"Gimli": 3, "Thalin": 1, "Beorn": 5},
        phase="planning",
    )
    assert score(t.use(WINNER)) == 4


@pytest.mark.rule("SC1")
def test_an_eliminated_player_counts_fifty_and_all_heroes_dead() -> None:
    seats = (player(heroes="Gimli", allies=WINNER, threat=10), player(heroes=["Éowyn", "Eleanor"], allies=QUITTER))
    t = table(*seats, damage={"Éowyn": 2}, skip_empty_windows=False)
    t.to("quest.begin").use(QUITTER, seat=1)
    assert t.threat(1) > 50
    assert score(t.use(WINNER, seat=0)) == 10 + 50 + 9 + 7


@pytest.mark.rule("SC1")
def test_an_eliminated_player_counts_the_level_the_scenario_sets() -> None:
    frail = made_up("Frailty", "ally", says(ELIMINATION_LEVEL, None, value=-10), hit_points=1)
    seats = (player(heroes="Gimli", allies=[WINNER, frail], threat=10), player(heroes="Éowyn", allies=QUITTER))
    t = table(*seats, skip_empty_windows=False).to("quest.begin").use(QUITTER, seat=1).use(WINNER, seat=0)
    assert score(t) == 10 + 40 + 9


@pytest.mark.rule("SC1")
def test_players_eliminated_by_the_loss_of_their_heroes_count_fifty_too() -> None:
    killer = made_up("Killer", "ally", action(choose(heroes, deal(9, to=IT))), hit_points=1)
    seats = (player(heroes="Gimli", allies=[WINNER, killer], threat=10), player(heroes="Éowyn", threat=20))
    t = table(*seats).use(killer, "Éowyn", seat=0).use(WINNER, seat=0)
    assert score(t) == 10 + 50 + 9


# -- victory points -----------------------------------------------------------------------------
@pytest.mark.rule("SC2")
def test_victory_points_are_taken_off_and_the_score_may_be_negative() -> None:
    t = table(hero="Gimli", allies=WINNER, threat=15, engaged=PRIZE, phase="combat", skip_empty_windows=False)
    t.to("attack").attack(PRIZE, "Gimli").to("combat.end").use(WINNER)
    assert t.victory == ["Prize"]
    assert score(t) == 15 - 40


@pytest.mark.rule("SC2")
def test_victory_cards_elsewhere_count_nothing() -> None:
    t = table(hero="Gimli", allies=WINNER, threat=15, engaged=PRIZE, encounter=[PRIZE], encounter_discard=[PRIZE])
    assert score(t.use(WINNER)) == 15


# -- rounds -------------------------------------------------------------------------------------
@pytest.mark.rule("SC3")
@pytest.mark.parametrize(("edition", "points"), [("first-printing", 0), ("original", 20), ("revised", 20)])
def test_completed_rounds_count_ten_each_and_the_last_one_not(edition: str, points: int) -> None:
    t = table(hero="Gimli", allies=WINNER, threat=15, edition=edition, phase="planning")
    t.until(lambda t: t.state.round == 3 and t.can(WINNER)).use(WINNER)
    assert score(t) == 15 + 2 + points
    assert t.game.outcome is not None and t.game.outcome.rounds == 2


@pytest.mark.rule("SC3")
def test_a_win_in_the_refresh_phase_breaks_the_round_off() -> None:
    t = table(hero="Gimli", allies=WINNER, threat=15, phase="refresh").use(WINNER)
    assert score(t) == 16


@pytest.mark.rule("SC1", "G3")
def test_a_lost_game_has_no_score() -> None:
    t = table(hero="Gimli", allies=QUITTER).use(QUITTER)
    assert t.won is False and score(t) is None
