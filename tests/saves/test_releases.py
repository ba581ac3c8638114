"""What earlier releases have saved: still read, and played on to the end.

`make release` writes the files of a version before it is released (see `wilderland.testing.releases`). A file that a
later version cannot continue as it was is named below, with the reason: it must then say so, never break.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import wilderland as wl
from wilderland.agents import RandomPlayer
from wilderland.campaign import Campaign, CampaignLog, Series
from wilderland.decks import starters
from wilderland.errors import ReplayDiverged
from wilderland.game import Game
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.scenarios import scenarios
from wilderland.testing.checks import at_every_decision
from wilderland.testing.releases import (
    CAMPAIGN,
    CONTENTS,
    REPLAY,
    SAVE,
    SERIES,
    campaigns,
    outcome_of,
    read,
    where,
    write,
)
from wilderland.version import __version__

FOLDER = Path(__file__).parent.parent / "fixtures" / "releases"
RELEASES = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())
KEPT = {release: json.loads((FOLDER / release / CONTENTS).read_text("utf-8")) for release in RELEASES}

CHANGED: dict[tuple[str, str], str] = {}
"""(release, file) → which change of the rules it could not survive."""


def of_kind(kind: str) -> list[tuple[str, str]]:
    return [(release, name) for release, kept in KEPT.items() for name in kept if name.endswith(f".{kind}")]


def play_on(game: Game, seed: int = 1) -> Game:
    agents = [RandomPlayer(seed + seat) for seat in range(len(game.state.players))]
    while game.decision is not None:
        seat = game.decision.seat
        game.choose(agents[seat].choose(game, seat), seat)
    return game


@pytest.mark.parametrize(("release", "name"), of_kind(SAVE))
def test_a_save_is_continued_where_it_stood(release: str, name: str) -> None:
    game = wl.load(read(FOLDER / release, name))
    if (release, name) in CHANGED:
        assert game.loaded_short
    else:
        assert not game.loaded_short
        assert where(game) == KEPT[release][name]
        assert game.log, "the chronicle is told again"
    at_every_decision(game)
    assert play_on(game).outcome is not None
    assert wl.load(game.save()).digest == game.digest


@pytest.mark.parametrize(("release", "name"), of_kind(SAVE)[::5])
def test_choices_of_a_save_can_be_taken_back(release: str, name: str) -> None:
    game = wl.load(read(FOLDER / release, name))
    game.undo(10)
    assert len(game.choices) == KEPT[release][name]["choices"] - 10
    assert play_on(game).outcome is not None


@pytest.mark.parametrize(("release", "name"), of_kind(REPLAY))
def test_a_replay_ends_as_the_game_did(release: str, name: str) -> None:
    replay = wl.Replay.loads(read(FOLDER / release, name))
    if (release, name) in CHANGED:
        with pytest.raises(ReplayDiverged):
            replay.play()
    else:
        game = replay.play()
        assert outcome_of(game) == KEPT[release][name]
        assert game.replay == replay


@pytest.mark.parametrize(("release", "name"), of_kind(SERIES))
def test_a_series_goes_on_with_the_game_under_way(release: str, name: str) -> None:
    series = Series.loads(read(FOLDER / release, name))
    noted = KEPT[release][name]
    assert series.scenario == list(scenarios())[1]
    game = wl.load(series.under_way)
    assert {"scores": series.scores, **where(game)} == noted
    series.record(play_on(game))
    assert series.lost or len(series.scores) == 2


@pytest.mark.parametrize(("release", "name"), of_kind(CAMPAIGN))
def test_a_campaign_goes_on_with_its_next_scenario(release: str, name: str) -> None:
    log = CampaignLog.loads(read(FOLDER / release, name))
    campaign, noted = Campaign(log), KEPT[release][name]
    assert campaign.scenario == noted["next"]
    assert [earned.card for earned in log.pool] == noted["pool"]
    for seat, fallen in campaign.to_replace:
        campaign.replace(seat, fallen, campaign.available[0])
    cards = [starters("revised")[deck].cards for deck in ("leadership", "spirit")]
    decks = [wl.Deck("ours", tuple(one.heroes), deck) for one, deck in zip(log.players, cards, strict=True)]
    setup = campaign.setup(decks, seed=99, any_deck=True)
    game = play_on(Game(setup, setup.begin()))
    campaign.record(game)
    assert len(log.games) > 1 and CampaignLog.loads(log.dumps()) == log


def test_this_version_has_left_its_files() -> None:
    assert __version__ in RELEASES


@pytest.mark.parametrize("release", RELEASES)
def test_the_files_of_a_release_are_of_every_kind_and_small(release: str) -> None:
    folder = FOLDER / release
    files = {path.name.removesuffix(".json.gz"): path.stat().st_size for path in folder.glob("*.json.gz")}
    assert set(files) == set(KEPT[release])
    assert sum(files.values()) < 300_000
    names = " ".join(files)
    for word in (*scenarios(), *EDITIONS, *MODES, "effect", "attack", "paying", "window", "-1-", "-2-", "-3-", "-4-"):
        assert word in names
    for kind in (SAVE, REPLAY, SERIES, CAMPAIGN):
        assert any(name.endswith(f".{kind}") for name in files)


def test_what_changed_is_there() -> None:
    assert all(name in KEPT[release] and why for (release, name), why in CHANGED.items())


def test_a_release_is_written_anew(tmp_path: Path) -> None:
    (tmp_path / "old.save.json.gz").write_bytes(b"")
    size = write(tmp_path, [campaigns])
    contents = json.loads((tmp_path / CONTENTS).read_text("utf-8"))
    assert set(contents) == {"campaign.campaign", "hard-campaign.campaign"}
    assert set(contents) == {path.name.removesuffix(".json.gz") for path in tmp_path.glob("*.json.gz")}
    assert size == sum(path.stat().st_size for path in tmp_path.glob("*.json.gz"))
    assert CampaignLog.loads(read(tmp_path, "campaign.campaign")).won == 1
