"""Three scenarios in a row: expert (M4) and nightmare (M5)."""

from __future__ import annotations

from collections import Counter

import pytest

from wilderland import Game, Setup, load
from wilderland.agents import RandomPlayer
from wilderland.campaign import Series
from wilderland.decks import starters
from wilderland.errors import BadSave, BadSetup
from wilderland.model.kinds import DECKS, DISCARDS, HANDS, HERO, IN_PLAY, THREAT_COST
from wilderland.rules.defeat import lose, win
from wilderland.scenarios import scenarios
from wilderland.testing.table import TestTable

DECKS_OF_TWO = tuple(starters("revised")[name] for name in ("leadership", "spirit"))


def series(mode: str) -> Series:
    return Series(DECKS_OF_TWO, mode, seed=3)


def begin(setup: Setup) -> TestTable:
    return TestTable(Game(setup, setup.begin()))


def after_some_rounds(setup: Setup, decisions: int = 60) -> TestTable:
    """A game that somebody has played for a while."""
    t = begin(setup)
    player = RandomPlayer(4)
    for _ in range(decisions):
        t.game.choose(player.choose(t.game))
    assert t.won is None
    return t


def end(t: TestTable, won: bool = True) -> TestTable:
    t.state.decisions = None
    (win if won else lose)(t.state, "card")
    return t


def cost_of_heroes(t: TestTable, seat: int) -> int:
    """The threat cost of a player's heroes in play."""
    heroes = [card for card in t.state.cards if card.owner == seat and card.printed.kind == HERO]
    return sum(hero.printed.stats[THREAT_COST] for hero in heroes if IN_PLAY[hero.zone])


def piles(t: TestTable, place: tuple[int, ...]) -> list[Counter[str]]:
    return [Counter(t.state.cards[card].printed.code for card in t.state.zones[place[seat]]) for seat in range(2)]


# -- M4 -----------------------------------------------------------------------------------------
@pytest.mark.rule("M4")
@pytest.mark.parametrize("mode", ["expert", "nightmare"])
def test_the_three_scenarios_come_in_order_with_the_same_decks(mode: str) -> None:
    row = series(mode)
    played = []
    while not row.over:
        setup = row.setup()
        played.append(setup.scenario)
        assert setup.decks == DECKS_OF_TWO
        row.record(end(begin(setup)).game)
    assert played == list(scenarios())
    assert played == ["passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur"]
    assert row.won


@pytest.mark.rule("M4", "M5")
@pytest.mark.parametrize("mode", ["expert", "nightmare"])
def test_each_scenario_is_scored_by_itself_and_the_scores_are_added(mode: str) -> None:
    row = series(mode)
    scores = []
    while not row.over:
        t = end(begin(row.setup()))
        assert t.game.outcome is not None and t.game.outcome.score is not None
        scores.append(t.game.outcome.score)
        row.record(t.game)
    assert row.scores == scores
    assert row.score == sum(scores)


@pytest.mark.rule("M4")
def test_an_expert_game_begins_like_any_other() -> None:
    row = series("expert")
    row.record(end(after_some_rounds(row.setup())).game)
    t = begin(row.setup())
    assert [t.threat(0), t.threat(1)] == [cost_of_heroes(t, 0), cost_of_heroes(t, 1)]
    assert t.game.score_sheet["damage"] == 0
    assert piles(t, DISCARDS) == [Counter(), Counter()]


@pytest.mark.rule("M4")
def test_a_lost_game_ends_the_series() -> None:
    row = series("expert")
    row.record(end(begin(row.setup()), won=False).game)
    assert row.over and not row.won
    with pytest.raises(BadSetup):
        row.setup()


def test_only_the_games_of_the_series_count() -> None:
    row = series("expert")
    with pytest.raises(BadSetup):
        row.record(begin(row.setup()).game)
    other = Series(DECKS_OF_TWO, "expert", seed=4)
    with pytest.raises(BadSetup):
        row.record(end(begin(other.setup())).game)


def test_only_expert_and_nightmare_are_series() -> None:
    with pytest.raises(BadSetup):
        Series(DECKS_OF_TWO, "standard")


# -- M5 -----------------------------------------------------------------------------------------
def nightmare() -> tuple[TestTable, TestTable, Series]:
    """The end of a first game with something to carry over, and the beginning of the second."""
    row = series("nightmare")
    t = after_some_rounds(row.setup())
    t.game.adjust(seat=0, threat=41)
    t.game.adjust(seat=1, threat=12)
    t.game.adjust(card=t["Aragorn"].id, damage=2)
    t.game.adjust(card=t.state.zones[HANDS[0]][0], zone="discard:0")
    t.game.adjust(card=t.state.zones[DECKS[1]][0], zone="discard:1")
    t.game.adjust(card=t["Glóin"].id, resources=4)
    end(t)
    row.record(t.game)
    return t, begin(row.setup()), row


@pytest.mark.rule("M5")
def test_threat_carries_over() -> None:
    _, t, _ = nightmare()
    assert t.threat(0) == 41


@pytest.mark.rule("M5")
def test_threat_below_the_heroes_sum_is_raised_to_it() -> None:
    _, t, _ = nightmare()
    assert t.threat(1) == cost_of_heroes(t, 1) > 12


@pytest.mark.rule("M5")
def test_damage_on_heroes_carries_over() -> None:
    before, t, _ = nightmare()
    assert t["Aragorn"].damage == 2
    assert t.game.score_sheet["damage"] == before.game.score_sheet["damage"]


@pytest.mark.rule("M5")
def test_discard_piles_carry_over_and_all_other_cards_are_shuffled_into_the_decks() -> None:
    before, t, _ = nightmare()
    assert piles(t, DISCARDS) == piles(before, DISCARDS)
    assert all(piles(t, DISCARDS))
    for seat in range(2):
        rest = Counter(DECKS_OF_TWO[seat].cards) - piles(t, DISCARDS)[seat]
        assert piles(t, DECKS)[seat] + piles(t, HANDS)[seat] == rest
    in_play = {t.state.cards[i].printed.kind for i in range(len(t.state.cards)) if mine(t, i)}
    assert in_play == {HERO}


def mine(t: TestTable, card: int) -> bool:
    return IN_PLAY[t.state.cards[card].zone] and t.state.cards[card].owner >= 0


@pytest.mark.rule("M5")
def test_encounter_cards_return_to_their_sets() -> None:
    _, t, _ = nightmare()
    fresh = begin(Setup("journey-along-the-anduin", DECKS_OF_TWO, seed=9))
    assert encounter(t) == encounter(fresh)


def encounter(t: TestTable) -> Counter[str]:
    return Counter(card.printed.code for card in t.state.cards if card.owner < 0)


@pytest.mark.rule("M5")
def test_unspent_resources_are_lost() -> None:
    before, t, _ = nightmare()
    assert before["Glóin"].resources == 4
    assert {card.resources for card in t.state.cards} == {0}


@pytest.mark.rule("M5")
def test_each_player_draws_a_new_hand_and_may_mulligan_once() -> None:
    _, t, _ = nightmare()
    assert [len(t.state.zones[hand]) for hand in HANDS[:2]] == [6, 6]
    assert t.decision is not None and t.decision.kind == "mulligan"
    t.choose("mulligan", "mulligan")
    assert t.decision is None or t.decision.kind != "mulligan"


@pytest.mark.rule("M5")
def test_a_fallen_hero_stays_in_the_discard_pile() -> None:
    row = series("nightmare")
    t = after_some_rounds(row.setup())
    t.game.adjust(card=t["Aragorn"].id, zone="discard:0")
    t.game.adjust(seat=0, threat=0)
    row.record(end(t).game)
    t = begin(row.setup())
    assert t["Aragorn"].place == "discard:0"
    assert t.threat(0) == cost_of_heroes(t, 0) < 29


@pytest.mark.rule("M5", "SC1")
def test_a_fallen_hero_counts_in_the_score_of_every_later_scenario() -> None:
    """Ruling 26."""
    row = series("nightmare")
    t = begin(row.setup())
    t.game.adjust(card=t["Aragorn"].id, zone="discard:0")
    row.record(end(t).game)
    t = end(begin(row.setup()))
    assert t.game.score_sheet["fallen"] == t["Aragorn"].printed.stats[THREAT_COST] == 12


@pytest.mark.rule("M5")
def test_a_player_who_was_eliminated_stays_out() -> None:
    row = series("nightmare")
    t = after_some_rounds(row.setup())
    t.game.concede(1)
    row.record(end(t).game)
    t = begin(row.setup())
    assert t.state.players[1].eliminated
    assert t.state.order() == (0,)
    assert t.won is None


@pytest.mark.rule("M5")
def test_what_is_carried_over_is_part_of_saves_and_replays() -> None:
    _, t, _ = nightmare()
    t.choose("keep", "keep").to("commit")
    again = load(t.game.save())
    assert again.setup == t.game.setup
    assert again.save() == t.game.save()
    assert t.game.replay.play().save() == t.game.save()


@pytest.mark.parametrize("mode", ["expert", "nightmare"])
def test_a_series_is_written_and_read_between_two_games(mode: str) -> None:
    row = series(mode)
    row.record(end(after_some_rounds(row.setup())).game)
    again = Series.loads(row.dumps())
    assert again == row
    assert again.setup() == row.setup()


def test_the_game_under_way_is_part_of_the_series_until_it_is_recorded() -> None:
    row = series("nightmare")
    game = after_some_rounds(row.setup()).game
    row.under_way = game.save()
    again = Series.loads(row.dumps())
    assert load(again.under_way).digest == game.digest
    again.record(end(TestTable(game)).game)
    assert again.under_way == ""


@pytest.mark.parametrize("length", [0, 1, 40, 200])
def test_a_torn_series_is_refused(length: int) -> None:
    with pytest.raises(BadSave):
        Series.loads(series("expert").dumps()[:length])


def test_what_does_not_fit_the_players_is_refused() -> None:
    _, _, row = nightmare()
    setup = row.setup()
    with pytest.raises(BadSetup, match="players"):
        Setup(setup.scenario, DECKS_OF_TWO[:1], mode="nightmare", carry=setup.carry).begin()
