"""Whole courses without any override: a hard campaign, an expert and a nightmare series, won by recorded choices.

The choices were found by `record_courses.py`. Every course is played in one go, and again by processes that are killed
(SIGKILL) within and between its games; both must end alike, with nothing lost and nothing counted twice.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from wilderland.campaign import Campaign, CampaignLog, Series, read_log
from wilderland.cards.catalogue import catalogue
from wilderland.decks import starters
from wilderland.game import Game, Replay
from wilderland.journal import Book
from wilderland.model.kinds import HERO, THREAT_COST
from wilderland.rules.carry import Earned
from wilderland.scenarios import scenarios

HERE = Path(__file__).parent
SERIES = ["expert", "nightmare"]
ORDER = list(scenarios())


@cache
def course(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((HERE / "courses" / f"{name}.json").read_text("utf-8"))
    return found


@cache
def campaign_games() -> tuple[tuple[Game, CampaignLog], ...]:
    """The games of the hard campaign at their ends, each with the log as it was before it was recorded."""
    data = course("hard-campaign")
    decks = [starters("revised")[name] for name in data["decks"]]
    one = Campaign.begin(["Player 0", "Player 1"], [deck.heroes for deck in decks], hard=True)
    found = []
    for game in data["games"]:
        for word, *rest in game["before"]:
            getattr(one, word)(*rest)
        cards = [deck.cards for deck in decks]
        own = [
            type(deck)(deck.name, tuple(player.heroes), these)
            for deck, player, these in zip(decks, one.log.players, cards, strict=True)
        ]
        ended = Replay(one.setup(own, game["seed"]), choices(game)).play()
        found.append((ended, CampaignLog.loads(one.log.dumps())))
        one.record(ended)
    found.append((found[-1][0], one.log))
    return tuple(found)


def choices(game: dict[str, Any]) -> tuple[tuple[int, str], ...]:
    return tuple((int(line.partition(" ")[0]), line.partition(" ")[2]) for line in game["choices"])


# -- the hard campaign ----------------------------------------------------------------------------
def test_no_course_overrules_the_engine() -> None:
    for name in ("hard-campaign", *SERIES):
        for game in course(name)["games"]:
            assert not [line for line in game["choices"] if "adjust" in line or "concede" in line]


@pytest.mark.rule("M6", "M10")
def test_the_campaign_is_lost_once_and_then_won_scenario_by_scenario() -> None:
    log = campaign_games()[-1][1]
    assert [(game["scenario"], game["won"]) for game in log.games] == [
        (ORDER[0], False),
        *((scenario, True) for scenario in ORDER),
    ]
    assert Campaign(log).over
    assert not any(game.state.adjusted for game, _ in campaign_games())


@pytest.mark.rule("M10")
def test_the_lost_game_left_nothing_behind() -> None:
    (_, first), (_, second), *_ = campaign_games()
    assert {**second.as_json(), "games": []} == first.as_json()


@pytest.mark.rule("M6", "M11", "M12")
def test_a_hero_fell_and_one_was_swapped_at_a_price_for_all() -> None:
    before, after = campaign_games()[1][1], campaign_games()[2][1]
    (fallen,) = after.fallen
    heroes_before = {hero for player in before.players for hero in player.heroes}
    heroes_after = {hero for player in after.players for hero in player.heroes}
    assert fallen in heroes_before and fallen not in heroes_after
    assert len(heroes_before - heroes_after) == 2
    assert after.threat_penalty == 2
    assert sum(player.swapped for player in after.players) == 1


@pytest.mark.rule("M6", "M7", "M12")
def test_the_second_scenario_begins_with_the_penalties_and_the_damage_that_was_not_healed() -> None:
    game, log = campaign_games()[2]
    assert game.setup is not None and game.setup.scenario == ORDER[1]
    begun = game.setup.begin()
    faces = catalogue("revised").faces
    for player, noted in zip(begun.players, log.players, strict=True):
        cost = sum(faces[hero].stats[THREAT_COST] for hero in noted.heroes)
        assert player.threat == cost + log.threat_penalty + noted.penalty
    assert sum(player.penalty for player in log.players) == 1
    damage = {card.printed.code: card.damage for card in begun.cards if card.printed.kind == HERO and card.damage}
    assert damage and damage == log.damage


@pytest.mark.rule("M8", "M9")
def test_boons_burdens_and_the_prisoner_come_along() -> None:
    log, last = campaign_games()[3][1], campaign_games()[3][0]
    assert Earned("mendors-support", seat=0) in log.pool and Earned("mendors-support", seat=1) in log.pool
    assert {earned.card for earned in log.pool} & {"ungoliants-swarm", "lingering-venom"}
    assert last.setup is not None and last.setup.carry is not None
    assert last.setup.carry.prisoner == log.prisoner != ""


# -- series ---------------------------------------------------------------------------------------
@cache
def series_games(mode: str) -> tuple[Series, tuple[Game, ...]]:
    data = course(mode)
    row = Series(tuple(starters("revised")[name] for name in data["decks"]), mode, seed=data["games"][0]["seed"])
    games = []
    for game in data["games"]:
        ended = Replay(row.setup(), choices(game)).play()
        row.record(ended)
        games.append(ended)
    return row, tuple(games)


@pytest.mark.rule("M4", "M5")
@pytest.mark.parametrize("mode", SERIES)
def test_a_series_is_won_and_its_scores_are_added(mode: str) -> None:
    row, games = series_games(mode)
    assert row.won
    assert [game.setup.scenario for game in games if game.setup is not None] == ORDER
    scores = [game.outcome.score for game in games if game.outcome is not None and game.outcome.score is not None]
    assert len(scores) == 3 and row.score == sum(scores)


@pytest.mark.rule("M5")
def test_a_nightmare_is_not_recovered_from() -> None:
    _, games = series_games("nightmare")
    for before, after in pairwise(games):
        assert after.setup is not None and after.setup.carry is not None
        begun = after.setup.begin()
        for old, new in zip(before.state.players, begun.players, strict=True):
            assert new.threat >= old.threat
        damage = {card.printed.code: card.damage for card in begun.cards if card.damage}
        assert damage == dict(after.setup.carry.damage)


# -- killed and resumed ---------------------------------------------------------------------------
def process(name: str, folder: Path, moment: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_STATE_HOME": str(folder / "state"), "PYTHONUTF8": "1"}
    words = [sys.executable, str(HERE / "course.py"), name, str(folder / "kept"), *([moment] if moment else [])]
    return subprocess.run(words, env=environment, capture_output=True, text=True, timeout=300, check=False)


def journal(folder: Path) -> list[tuple[str, bool, dict[str, Any]]]:
    records = Book(folder / "state" / "wilderland" / "journal.jsonl").records()
    return [(record.scenario, record.success, dict(record.replay)) for record in records]


MOMENTS = {
    "hard-campaign": [
        "game 0, choice 20",
        "log 1",
        "game 1, choice 50",
        "finish 1",
        "prepared 2",
        "game 2, choice 100",
        "log 3",
        "game 3, choice 5",
        "finish 3",
    ],
    "nightmare": ["game 0, choice 40", "finish 0", "game 1, choice 60", "game 2, choice 10", "finish 2"],
}


@pytest.mark.rule("M6", "M7", "M10")
def test_a_campaign_that_is_killed_again_and_again_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    for moment in MOMENTS["hard-campaign"]:
        assert process("hard-campaign", tmp_path, moment).returncode == -signal.SIGKILL, moment
    assert process("hard-campaign", tmp_path).returncode == 0
    log = read_log(tmp_path / "kept" / "campaign.json")
    expected = campaign_games()[-1][1]
    assert log.games == expected.games
    assert {**log.as_json(), "players": []} == {**expected.as_json(), "players": []}
    played = [(game["scenario"], game["won"]) for game in expected.games]
    assert [(scenario, won) for scenario, won, _ in journal(tmp_path)] == played
    assert [replay["choices"] for _, _, replay in journal(tmp_path)] == [
        game["choices"] for game in course("hard-campaign")["games"]
    ]


@pytest.mark.rule("M5")
def test_a_series_that_is_killed_again_and_again_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    for moment in MOMENTS["nightmare"]:
        assert process("nightmare", tmp_path, moment).returncode == -signal.SIGKILL, moment
    ended = process("nightmare", tmp_path)
    assert ended.returncode == 0, ended.stderr
    result = json.loads(ended.stdout)
    row, games = series_games("nightmare")
    assert (result["won"], result["score"]) == (True, row.score)
    assert result["games"][-1]["digest"] == games[-1].digest
    assert [scenario for scenario, _, _ in journal(tmp_path)] == ORDER
