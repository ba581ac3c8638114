"""Whole series without any override, as recorded choices: an expert's, won (M4), and a nightmare (M5).

The choices were found by ``python -m wilderland.testing.recording``. Each series is played in one go, and again by
processes that are killed (SIGKILL) within and between its games; both must end alike. The nightmare comes as far as the
last scenario; nobody has been seen to win that one too.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from tests.campaign.lives import COURSES, begun, cost_of, lived, nothing_overruled, on_heroes, same_games

from wilderland.campaign import Series
from wilderland.game import Game
from wilderland.model.kinds import DECKS, DISCARDS, HANDS, HERO, IN_PLAY
from wilderland.model.state import State
from wilderland.rules.defeat import score_lines
from wilderland.scenarios import scenarios
from wilderland.testing.courses import Course

SERIES = ["expert", "nightmare"]
MOMENTS = {
    "expert": ["choice 0.40", "over 0", "noted 1", "replacing autosave.json 100", "choice 2.150", "over 2"],
    "nightmare": ["noted 0", "choice 1.1", "choice 1.60", "over 1", "replacing autosave.json 1", "noted 2"],
}
"""When the players die."""


@cache
def series(mode: str) -> tuple[Series, list[Game]]:
    return Course.read(COURSES, mode).play_series()


@pytest.mark.rule("M4", "M5")
@pytest.mark.parametrize("mode", SERIES)
def test_all_three_scenarios_are_played_and_the_scores_of_those_won_are_added(mode: str) -> None:
    row, games = series(mode)
    assert row.over and nothing_overruled(games)
    assert [game.setup.scenario for game in games if game.setup is not None] == list(scenarios())
    won = [game for game in games if game.outcome is not None and game.outcome.won]
    assert won in (games, games[:-1]) and row.won is (won == games)
    sheets = [sum(score_lines(game.state).values()) for game in won]
    assert row.scores == sheets and row.score == sum(sheets)


@pytest.mark.rule("M4")
def test_the_expert_series_is_won() -> None:
    row, _ = series("expert")
    assert row.won and len(row.scores) == 3


@pytest.mark.rule("M4")
def test_experts_begin_every_scenario_afresh() -> None:
    row, games = series("expert")
    for game in games:
        state = begun(game)
        assert [player.threat for player in state.players] == [cost_of(list(deck.heroes)) for deck in row.decks]
        assert not any(card.damage for card in state.cards)
        assert not any(state.zones[pile] for pile in DISCARDS)


def nightmares() -> list[tuple[State, State]]:
    """The end of each game that another follows, and the beginning of that."""
    return [(before.state, begun(after)) for before, after in pairwise(series("nightmare")[1])]


def codes(state: State, places: tuple[int, ...], seat: int) -> list[str]:
    return [state.cards[card].printed.code for card in state.zones[places[seat]]]


@pytest.mark.rule("M5")
def test_a_nightmare_keeps_discard_piles_and_shuffles_all_else_into_the_decks() -> None:
    """Step 1: besides heroes, nothing of the players is in play, and no card is lost."""
    for before, after in nightmares():
        for seat, deck in enumerate(series("nightmare")[0].decks):
            pile = codes(before, DISCARDS, seat)
            assert pile and Counter(codes(after, DISCARDS, seat)) == Counter(pile)
            rest = Counter(deck.cards) - Counter(pile)
            assert Counter(codes(after, DECKS, seat) + codes(after, HANDS, seat)) == rest
        mine = [card for card in before.cards if card.owner >= 0 and IN_PLAY[card.zone]]
        assert {card.printed.kind for card in mine} > {HERO}
        assert {card.printed.kind for card in after.cards if card.owner >= 0 and IN_PLAY[card.zone]} == {HERO}


@pytest.mark.rule("M5")
def test_a_nightmare_returns_encounter_cards_to_their_sets() -> None:
    """Step 1, and 5: the next scenario has all its cards."""
    for _, after in nightmares():
        scenario = after.table.scenario
        everything = [*scenario.encounter_cards(after.table.catalogue, False)]
        there = Counter(card.printed.code for card in after.cards if card.owner < 0)
        assert there >= Counter(face.code for face in everything)


@pytest.mark.rule("M5")
def test_a_nightmare_takes_unspent_resources() -> None:
    """Step 2."""
    ends = [sum(card.resources for card in before.cards) for before, _ in nightmares()]
    assert any(ends)
    assert not any(card.resources for _, after in nightmares() for card in after.cards)


@pytest.mark.rule("M5")
def test_a_nightmare_deals_new_hands_with_one_mulligan() -> None:
    """Step 3."""
    for _, after in nightmares():
        assert [len(after.zones[hand]) for hand in HANDS[:2]] == [6, 6]
    for game in series("nightmare")[1][1:]:
        offered = [(seat, key) for seat, key in game.choices if key in ("keep", "mulligan")]
        assert sorted(seat for seat, _ in offered) == [0, 1]


@pytest.mark.rule("M5")
def test_a_nightmare_keeps_threat_but_never_below_the_heroes_sum() -> None:
    """Step 4."""
    for before, after in nightmares():
        for old, new in zip(before.players, after.players, strict=True):
            alive = [
                card.printed.code
                for card in after.cards
                if card.printed.kind == HERO and card.owner == new.seat and IN_PLAY[card.zone]
            ]
            assert new.threat == max(old.threat, cost_of(alive))


@pytest.mark.rule("M5")
def test_a_nightmare_does_not_heal() -> None:
    damage = [(on_heroes(before), on_heroes(after)) for before, after in nightmares()]
    assert all(before == after for before, after in damage)
    assert any(before for before, _ in damage)


@pytest.mark.rule("M4", "M5")
@pytest.mark.parametrize("mode", SERIES)
def test_a_series_that_is_killed_again_and_again_ends_as_if_it_had_not_been(mode: str, tmp_path: Path) -> None:
    result, records = lived(mode, tmp_path, *MOMENTS[mode])
    row, games = series(mode)
    assert (result["won"], result["score"]) == (row.won, row.score)
    same_games(records, games, tmp_path)
