"""A whole hard campaign without any override, won by recorded choices: lost once, a hero dead, another swapped.

The choices were found by ``python -m wilderland.testing.recording``. The campaign is played in one go, and again by
processes that are killed (SIGKILL) within and between its games; both must end alike, with nothing lost and nothing
counted twice.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from tests.campaign.lives import COURSES, begun, cost_of, lived, nothing_overruled, on_heroes, same_games

from wilderland.campaign import Campaign, CampaignLog, read_log
from wilderland.game import Game
from wilderland.model.kinds import NONE
from wilderland.model.records import LogEntry
from wilderland.rules.carry import Earned
from wilderland.scenarios import scenarios
from wilderland.testing.courses import Course
from wilderland.testing.winning import fallen

ORDER = list(scenarios())
LOST, MIRKWOOD, ANDUIN, DOL_GULDUR = range(4)
"""The games of the campaign."""


@cache
def course() -> Course:
    return Course.read(COURSES, "hard-campaign")


@cache
def campaign() -> tuple[list[CampaignLog], list[Game]]:
    """The log as each game found it and as the last left it, with the games at their ends."""
    return course().play_campaign(["Player 0", "Player 1"])


def heroes_of(log: CampaignLog) -> list[str]:
    return [hero for player in log.players for hero in player.heroes]


@pytest.mark.rule("M6", "M10")
def test_the_campaign_is_lost_once_and_then_won_scenario_by_scenario() -> None:
    log = campaign()[0][-1]
    assert [(game["scenario"], game["won"]) for game in log.games] == [
        (ORDER[0], False),
        *((scenario, True) for scenario in ORDER),
    ]
    assert Campaign(log).over
    assert nothing_overruled(campaign()[1])


@pytest.mark.rule("M10")
def test_the_lost_game_left_nothing_behind() -> None:
    logs, games = campaign()
    assert games[LOST].score_sheet["damage"] > 0
    assert {**logs[MIRKWOOD].as_json(), "games": []} == logs[LOST].as_json()
    assert not any(card.damage for card in begun(games[MIRKWOOD]).cards)


@pytest.mark.rule("M6", "M12")
def test_a_hero_fell_and_has_a_successor_at_a_price_for_all() -> None:
    logs, games = campaign()
    (lost,) = logs[ANDUIN].fallen
    assert [card.printed.code for card in fallen(games[MIRKWOOD].state)] == [lost]
    before, after = heroes_of(logs[MIRKWOOD]), heroes_of(logs[ANDUIN])
    assert lost in before and lost not in after
    assert (len(after), len(set(before) - set(after))) == (6, 2)
    assert lost not in Campaign(logs[ANDUIN]).available
    assert (logs[MIRKWOOD].threat_penalty, logs[ANDUIN].threat_penalty) == (0, 2)


@pytest.mark.rule("M11", "M12")
def test_a_hero_was_swapped_and_may_be_swapped_anew_after_the_game() -> None:
    logs, _ = campaign()
    ((seat, (old, new)),) = [(step.seat, step.heroes) for step in course().legs[ANDUIN].before if step.word == "swap"]
    assert old in logs[MIRKWOOD].players[seat].heroes and old not in logs[ANDUIN].players[seat].heroes
    assert new in logs[ANDUIN].players[seat].heroes
    assert old in Campaign(logs[ANDUIN]).available
    assert [player.swapped for player in logs[ANDUIN].players] == [number == seat for number in range(2)]
    assert not any(player.swapped for player in logs[DOL_GULDUR].players)


@pytest.mark.rule("M6", "M7", "M12")
@pytest.mark.parametrize("number", [ANDUIN, DOL_GULDUR])
def test_a_scenario_begins_with_the_penalties_and_the_damage_that_was_not_healed(number: int) -> None:
    logs, games = campaign()
    state, log = begun(games[number]), logs[number]
    for player, noted in zip(state.players, log.players, strict=True):
        assert player.threat == cost_of(noted.heroes) + log.threat_penalty + noted.penalty
    assert sorted(player.penalty for player in log.players) == [0, 1]
    damage = {card.printed.code: card.damage for card in state.cards if card.damage}
    assert damage and damage == {hero: log.damage[hero] for hero in heroes_of(log) if hero in log.damage}


@pytest.mark.rule("M7")
def test_the_damage_of_a_game_is_that_of_its_end_but_for_those_who_rested() -> None:
    logs, games = campaign()
    left = on_heroes(games[MIRKWOOD].state)
    ((healed,),) = [step.heroes for step in course().legs[ANDUIN].before if step.word == "heal"]
    assert left.pop(healed) > 0
    assert left and logs[ANDUIN].damage == left
    away = {hero: damage for hero, damage in left.items() if hero not in heroes_of(logs[ANDUIN])}
    assert logs[DOL_GULDUR].damage == {**away, **on_heroes(games[ANDUIN].state)}


@pytest.mark.rule("M8", "M9")
def test_boons_and_burdens_are_earned_and_come_along() -> None:
    logs, games = campaign()
    assert not logs[MIRKWOOD].pool
    assert Earned("mendors-support", seat=0) in logs[ANDUIN].pool
    assert Earned("mendors-support", seat=1) in logs[ANDUIN].pool
    assert {earned.card for earned in logs[ANDUIN].pool} & {"ungoliants-swarm", "lingering-venom"}
    earned = [one for one in logs[DOL_GULDUR].pool if one not in logs[ANDUIN].pool]
    assert {one.card for one in earned} >= {"valor", "scarred"}
    state = begun(games[DOL_GULDUR])
    worn = {(card.printed.code, state.cards[card.host].printed.code) for card in state.cards if card.host != NONE}
    assert worn >= {(one.card, one.hero) for one in earned if one.hero}
    there = Counter(card.printed.code for card in state.cards)
    assert all(there[one.card] for one in logs[DOL_GULDUR].pool)


@pytest.mark.rule("M8", "M9")
def test_what_was_earned_is_used() -> None:
    """Valor by those who bear it, Scarred when one of theirs dies, and the burden of the first scenario is met."""
    used = {(entry.message, named) for entry in campaign()[1][DOL_GULDUR].log for named in cards_in(entry)}
    assert used >= {("log-respond", "valor"), ("log-forced", "scarred"), ("log-draw-card", "mendors-support")}
    assert {("log-reveal", "lingering-venom"), ("log-shadow", "lingering-venom")} & used


def cards_in(entry: LogEntry) -> list[str]:
    """The codes of the cards a line of the chronicle speaks of."""
    return [str(value[-1]) for value in dict(entry.args).values() if isinstance(value, tuple)]


@pytest.mark.rule("M8")
def test_the_hero_with_the_most_damage_is_the_prisoner() -> None:
    logs, games = campaign()
    left = on_heroes(games[ANDUIN].state)
    prisoner = logs[DOL_GULDUR].prisoner
    assert left[prisoner] == max(left.values())
    begins = next(number for number, (_, key) in enumerate(games[DOL_GULDUR].choices) if key == "pass")
    first = games[DOL_GULDUR].replay.play(upto=begins).state
    assert [card.printed.code for card in first.cards if card.face.code == "face-down-prisoner"] == [prisoner]


@pytest.mark.rule("M6")
def test_what_was_permanent_on_the_fallen_leaves_the_pool() -> None:
    logs, _ = campaign()
    bereft = {one for one in logs[DOL_GULDUR].pool if one.hero in logs[-1].fallen}
    assert bereft and not bereft & set(logs[-1].pool)
    assert set(logs[DOL_GULDUR].pool) - bereft <= set(logs[-1].pool)


# -- killed and resumed ---------------------------------------------------------------------------
@pytest.mark.rule("M6", "M7", "M10")
def test_a_campaign_that_is_killed_again_and_again_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    result, records = lived(
        "hard-campaign",
        tmp_path,
        "replacing campaign.json 1",
        "choice 0.20",
        "over 0",
        "logged 0",
        "prepared 1",
        "replacing autosave.json 30",
        "noted 1",
        "replacing campaign.json 1",
        "step 2.1",
        "replacing campaign.json 1",
        "choice 2.300",
        "over 2",
        "prepared 3",
        "choice 3.700",
        "logged 3",
    )
    logs, games = campaign()
    assert result["won"]
    assert read_log(tmp_path / "kept" / "campaign.json").dumps() == logs[-1].dumps()
    same_games(records, games, tmp_path)
