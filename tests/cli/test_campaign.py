"""``wilderland campaign``: begun, shown, listed, played, with everything that is asked between two games."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from wilderland import load
from wilderland.campaign import CampaignLog, read_log
from wilderland.cli.campaigns import CampaignSave, named_campaign
from wilderland.rules.carry import Earned

Cli = Callable[..., Result]
NEW = "campaign new mine --decks leadership,spirit --player Anna --player Ben"
BEORNS_PATH = 1
PLAY = f"campaign play mine --seed {BEORNS_PATH}"
KEEP = ("", "")
"""Both players keep their hands."""
STAGES = ("o flies and spiders progress 8", "o a fork in the road progress 2", "o beorn's path progress 10")
MIRKWOOD = [typed for stage in STAGES for typed in (stage, "")]
"""Mirkwood is left behind by overruling the engine, without any help of Mendor's."""


def log(kept: Path, name: str = "mine") -> CampaignLog:
    return read_log(kept / "campaigns" / name / "campaign.json")


def said(result: Result) -> str:
    return " ".join(result.stdout.split())


def won(*before: str) -> list[str]:
    """What is typed to win the first scenario, with something done by hand before."""
    first, *rest = [*before, *MIRKWOOD]
    return [*KEEP, first, "y", *rest]


@pytest.fixture
def begun(cli: Cli, kept: Path) -> Cli:
    assert cli(NEW).exit_code == 0
    return cli


@pytest.fixture
def hard(cli: Cli, kept: Path) -> Cli:
    assert cli(f"{NEW} --hard").exit_code == 0
    return cli


# -- new, show, list ------------------------------------------------------------------------------------
def test_a_new_campaign_is_written_down(begun: Cli, kept: Path):
    found = log(kept)
    assert [player.name for player in found.players] == ["Anna", "Ben"]
    assert found.players[0].heroes == ["aragorn", "theodred", "gloin"]
    assert (found.mode, found.won, found.players[1].deck_name) == ("campaign", 0, "spirit")


def test_the_log_is_shown_to_people_and_to_machines(hard: Cli, kept: Path):
    text = said(hard("campaign show mine"))
    assert "Campaign “mine” – hard campaign" in text
    assert "next Passage Through Mirkwood, scenario 1 of 3" in text
    assert "Ben: Éowyn, Eleanor and Dúnhere; Spirit (47 cards)" in text
    assert json.loads(hard("campaign show --json").stdout) == log(kept).as_json()


def test_campaigns_are_listed_the_last_one_first(begun: Cli):
    begun("campaign new other --decks lore-tactics --hard")
    lines = begun("campaign list").stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["campaign", "other", "mine"]
    assert "hard campaign" in lines[1]


def test_without_campaigns_there_is_a_word_for_it(cli: Cli):
    assert "There is no campaign yet." in cli("campaign list").stdout
    result = cli("campaign play")
    assert result.exit_code == 2 and "There is no campaign yet." in result.stderr


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("new mine --deck lore", "There is a campaign “mine” already."),
        ("new ../x --deck lore", "cannot be called “../x”"),
        ("new x --decks leadership,leadership", "is in two decks"),
        ("new x --deck nothing", "There is no deck “nothing”"),
        ("new x --deck lore --after nobody", "There is no campaign “nobody”"),
        ("show x", "There is no campaign “x”; there are: mine."),
        ("play x", "There is no campaign “x”"),
    ],
)
def test_what_cannot_be_is_refused(begun: Cli, words: str, says: str):
    result = begun(f"campaign {words}")
    assert result.exit_code == 2
    assert says in result.stderr


def test_a_damaged_log_is_named_and_the_one_before_it_too(begun: Cli, kept: Path):
    begun(PLAY, *won(), "n")
    (kept / "campaigns" / "mine" / "campaign.json").write_text("{", "utf-8")
    result = begun("campaign show mine")
    assert "campaign.json" in result.stderr and "campaign.json.before" in result.stderr
    assert "The campaign log is damaged" in begun("campaign list").stdout


def test_where_nothing_can_be_written_no_campaign_begins(cli: Cli, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")
    result = cli(NEW)
    assert result.exit_code == 2
    assert "campaign.json cannot be written" in result.stderr


def test_a_result_that_cannot_be_written_down_waits(begun: Cli, kept: Path, monkeypatch: pytest.MonkeyPatch):
    begun(PLAY, *KEEP, "q")

    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr("wilderland.cli.campaigns.write_log", full)
        result = begun("campaign play", "c", "y", "n")
    assert "The game could not be saved: No space left on device" in result.stdout
    assert log(kept).games == []
    begun("campaign play", "n")
    assert [game["won"] for game in log(kept).games] == [False]
    assert "1 game, 0 won." in begun("journal list").stdout


# -- playing --------------------------------------------------------------------------------------------
def test_a_game_of_a_campaign_waits_and_is_gone_on_with(begun: Cli, kept: Path):
    begun(PLAY, *KEEP, "q")
    save = named_campaign("mine")
    game = save.waiting()
    assert game is not None and game.setup is not None and game.setup.mode == "campaign"
    result = begun("campaign play", "q")
    assert "Anna ★ first" in result.stdout
    resumed = named_campaign("mine").waiting()
    assert resumed is not None and resumed.digest == game.digest


@pytest.mark.rule("M8", "M9")
def test_a_won_game_is_resolved_and_what_it_changes_is_said(begun: Cli, kept: Path):
    result = said(begun(PLAY, *won("o gloin discard"), "n"))
    assert "Glóin has fallen." in result
    assert "The campaign pool gains Mendor's Support (Anna)." in result
    assert "The campaign pool gains Ungoliant's Swarm." in result
    assert "“wilderland campaign play mine” goes on with it" in result
    found = log(kept)
    assert (found.won, found.fallen) == (1, ["gloin"])
    page = said(begun("campaign show"))
    assert "fallen Glóin" in page and "burdens Ungoliant's Swarm" in page
    assert "1. Passage Through Mirkwood: won, 0 rounds, score" in page


@pytest.mark.rule("M6", "M11")
def test_between_two_games_heroes_decks_and_boons_are_asked_for(begun: Cli, kept: Path):
    begun(PLAY, *won("o gloin discard"), "n")
    answers = ["gimli", "", "eowyn", "legolas", "", "lore", "", "n"]
    result = said(begun("campaign play mine --seed 5", *answers, "q"))
    assert "Glóin of Anna has fallen. Who takes the place?" in result
    assert "Ben: swap a hero?" in result and "Who comes for Éowyn?" in result
    found = log(kept)
    assert found.players[0].heroes == ["aragorn", "theodred", "gimli"]
    assert found.players[1].heroes == ["legolas", "eleanor", "dunhere"]
    assert (found.threat_penalty, found.players[1].swapped, found.players[1].deck_name) == (2, True, "lore")
    game = named_campaign("mine").waiting()
    assert game is not None and game.setup is not None and game.setup.carry is not None
    assert Earned("mendors-support", seat=0) in game.setup.carry.pool
    assert Earned("mendors-support", seat=1) not in game.setup.carry.pool
    assert game.setup.scenario == "journey-along-the-anduin"


@pytest.mark.rule("M7")
def test_in_a_hard_campaign_damage_is_placed_again_or_healed_for_threat(hard: Cli, kept: Path):
    result = said(hard(PLAY, *won("o aragorn damage 3", "o eowyn damage 1"), "n"))
    assert "Aragorn begins with 3 damage" in result
    hard("campaign play", "y", "", "", "", "", "", "", "", "q")
    found = log(kept)
    assert found.damage == {"eowyn": 1}
    assert [player.penalty for player in found.players] == [1, 0]
    game = named_campaign("mine").waiting()
    assert game is not None
    assert {card.printed.code: card.damage for card in game.state.cards if card.damage} == {"eowyn": 1}
    assert "threat penalty +1 for Anna" in said(hard("campaign show"))


@pytest.mark.rule("M10")
def test_a_lost_game_changes_nothing_and_is_played_again_with_another_seed(begun: Cli, kept: Path):
    begun(PLAY, *KEEP, "c", "y", "", "", "", "", "", "q")
    found = log(kept)
    assert (found.won, found.fallen, found.pool, found.threat_penalty) == (0, [], [], 0)
    (lost,) = found.games
    game = named_campaign("mine").waiting()
    assert game is not None and game.setup is not None
    assert game.setup.scenario == lost["scenario"] and game.setup.seed != lost["seed"]


@pytest.mark.rule("M6")
def test_what_was_decided_between_two_games_is_not_lost(begun: Cli, kept: Path):
    begun(PLAY, *won("o gloin discard"), "n")
    begun("campaign play", "gimli")
    assert log(kept).players[0].heroes == ["aragorn", "theodred", "gimli"]
    result = begun("campaign play")
    assert "Who takes the place?" not in result.stdout


def test_a_deck_that_is_not_legal_is_asked_for_again(begun: Cli, kept: Path, tmp_path: Path):
    begun(PLAY, *won(), "n")
    (tmp_path / "small.txt").write_text("1x Gandalf\n2x Feint\n", "utf-8")
    result = said(begun("campaign play", "", "", "nothing", "small.txt", "", "", "", "tactics", "", "", "", "q"))
    assert "There is no deck “nothing”" in result
    assert "3 cards: at least 50 are needed. (B2)" in result
    assert log(kept).players[0].deck_name == "tactics"


def test_a_result_that_is_in_the_log_already_is_not_counted_again(begun: Cli, kept: Path):
    begun(PLAY, *KEEP, "q")
    save = named_campaign("mine")
    game = save.waiting()
    assert game is not None
    game.concede()
    save.keep(game)
    save.campaign.record(game)
    save.write_log()
    again = named_campaign("mine")
    assert again.waiting() is None and not again.waits()
    assert load(again.last.read_text("utf-8")).digest == game.digest
    assert len(again.log.games) == 1


@pytest.mark.rule("M13")
def test_a_campaign_may_follow_a_finished_one(begun: Cli, kept: Path):
    save = named_campaign("mine")
    save.log.won = 3
    save.log.pool = [Earned("mendor")]
    save.write_log()
    assert "is won" in begun("campaign play mine").stdout
    begun("campaign new next --deck lore-tactics --after mine")
    assert log(kept, "next").pool == [Earned("mendor"), Earned("mendors-support", seat=0)]


# -- through play ---------------------------------------------------------------------------------------
def test_play_begins_a_campaign_under_a_name_of_ours(cli: Cli, kept: Path):
    result = cli("play --mode hard-campaign --deck lore-tactics", "", "q")
    assert "The campaign “mirkwood-paths” begins." in result.stdout
    assert log(kept, "mirkwood-paths").mode == "hard-campaign"
    cli("play --mode campaign --deck lore-tactics", "q")
    assert log(kept, "mirkwood-paths-2").mode == "campaign"


def test_play_offers_campaigns_beside_the_game_that_waits(begun: Cli, kept: Path):
    begun("play --scenario passage-through-mirkwood --deck tactics", "q")
    begun(PLAY, *KEEP, "q")
    result = begun("play --terminal", "2", "q")
    assert "Go on: Passage Through Mirkwood, round 0" in result.stdout
    assert "(campaign “mine”)" in result.stdout
    assert "Anna ★ first" in result.stdout


def test_a_campaign_is_named_by_the_path_of_its_log_too(begun: Cli, kept: Path):
    path = kept / "campaigns" / "mine"
    assert named_campaign(str(path)).name == named_campaign(str(path / "campaign.json")).name == "mine"
    assert isinstance(named_campaign("mine"), CampaignSave)
