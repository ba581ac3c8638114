"""``wilderland play`` with typed lines: whole games, answers, undo, save and resume, why, overriding, leaving."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import wilderland as wl
from wilderland.cli.autosave import Autosave

Cli = Callable[..., Result]
PLAY = "play --scenario passage-through-mirkwood"
SOLO = f"{PLAY} --deck leadership --seed 4"
TWO = f"{PLAY} --decks leadership,tactics --seed 4"
BEORNS_PATH = 1
"""A seed that leads along Beorn's Path."""
START = ("",)
"""Keep the hand; the next question is the first planning turn."""


def saved(kept: Path) -> wl.Game:
    return wl.load((kept / "autosave.json").read_text("utf-8"))


def asked(output: str, prompt: str) -> int:
    return output.count(prompt)


# -- whole games ------------------------------------------------------------------------------------
@pytest.mark.parametrize("words", [SOLO, TWO, f"{PLAY} --decks leadership,tactics,spirit,lore --seed 2 --stop always"])
def test_a_whole_game_by_pressing_enter(cli: Cli, kept: Path, words: str):
    result = cli(words, *[""] * 400)
    assert result.exit_code == 0
    assert "Defeat" in result.stdout
    assert "Threat reached the limit." in result.stdout
    assert not (kept / "autosave.json").exists()
    game = wl.load((kept / "last-game.json").read_text("utf-8"))
    assert game.outcome is not None and not game.outcome.won


def test_a_game_that_is_won_ends_with_its_score(cli: Cli, tmp_path: Path):
    game = wl.new_game(decks=["leadership"], seed=BEORNS_PATH)
    game.choose("keep")
    quest = next(card.id for card in game.state.cards if card.face.code == "flies-and-spiders+b")
    game.adjust(card=quest, progress=8)
    (tmp_path / "won.json").write_text(game.save(), "utf-8")
    stages = ["o a fork in the road progress 2", "o beorn's path progress 10"]
    result = cli("play --load won.json", *stages)
    assert result.exit_code == 0
    assert "Victory" in result.stdout
    assert "score (lower is better)" in result.stdout
    assert "The engine was overruled in this game" in result.stdout


def test_equal_seeds_and_answers_give_equal_games(cli: Cli, kept: Path):
    first = cli(SOLO, "", "1", "", "1 2", "q")
    game = saved(kept)
    second = cli(f"{SOLO} --new", "", "1", "", "1 2", "q")
    assert saved(kept).digest == game.digest
    assert second.stdout.splitlines()[1:] == first.stdout.splitlines()[1:]


# -- answers ----------------------------------------------------------------------------------------
def test_several_numbers_are_one_answer_in_any_order(cli: Cli, kept: Path):
    result = cli(SOLO, *START, "", "2 1", "q")
    assert "Player 1 commits Aragorn and Théodred to the quest." in result.stdout
    game = saved(kept)
    assert [key.partition(":")[0] for _, key in game.choices[-3:]] == ["commit", "commit", "done"]
    cli("play --terminal", "", "u", "q")
    assert saved(kept).choices == game.choices[:-3]


def test_a_part_of_a_name_is_an_answer(cli: Cli, kept: Path):
    result = cli(SOLO, *START, "snow", "", "q")
    assert "Player 1 plays Snowbourn Scout." in result.stdout


def test_enter_pays_evenly(cli: Cli, kept: Path):
    cli(SOLO, *START, "for gondor", "", "q")
    game = saved(kept)
    assert sorted(card.resources for card in game.state.cards if card.printed.kind == 0) == [0, 0, 1]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("99", "“99” is not among the answers"),
        ("blah", "“blah” is not among the answers"),
        ("-1", "is not among the answers"),
        ("play", "could be Play Snowbourn Scout"),
        ("1 1 1", "That does not work"),
        ("o", "Overrule how?"),
        ("o gimli damage 2", "There is no card “gimli”"),
        ("o nonsense", "is no override"),
        ("o 7 threat 3", "There is no player 7"),
        ("c 9", "There is no player 9"),
        ("? nonsense", "Nothing on the table is called “nonsense”"),
        ("s /dev/null/x.json", "The game could not be saved"),
    ],
)
def test_what_cannot_be_understood_is_said_and_asked_again(cli: Cli, kept: Path, typed: str, says: str):
    result = cli(SOLO, *START, typed, "", "q") if typed == "o" else cli(SOLO, *START, typed, "q")
    assert says in " ".join(result.stdout.split())
    assert result.exit_code == 0
    decision = saved(kept).decision
    assert decision is not None and decision.kind == "planning"


# -- undo, save, resume -------------------------------------------------------------------------------
def test_undo_goes_back_to_the_question_before(cli: Cli, kept: Path):
    result = cli(SOLO, "1", "u", "q")
    assert "Player 1 takes a mulligan." in result.stdout
    assert "Taken back." in result.stdout
    assert asked(result.stdout, "Player 1: keep this hand?") == 2
    assert saved(kept).choices == ()


def test_undo_takes_the_windows_along_that_were_passed_for_the_player(cli: Cli, kept: Path):
    result = cli(SOLO, *START, "", "u", "q")
    assert asked(result.stdout, "who commits to the quest?") == 1
    assert asked(result.stdout, "play allies and attachments") == 2
    passed = cli("play --terminal", "", "", "q")
    assert "who commits to the quest?" in passed.stdout


def test_there_is_nothing_to_undo_at_the_beginning(cli: Cli, kept: Path):
    result = cli(SOLO, "u", "q")
    assert "There is nothing to take back." in result.stdout
    assert saved(kept).choices == ()


def test_undo_works_in_a_game_gone_on_with(cli: Cli, kept: Path):
    cli(SOLO, *START, "", "1", "q")
    before = len(saved(kept).choices)
    result = cli("play --terminal", "", "u", "u", "q")
    assert asked(result.stdout, "Taken back.") == 2
    assert len(saved(kept).choices) < before - 1


def test_a_game_waits_and_is_gone_on_with(cli: Cli, kept: Path):
    first = cli(SOLO, *START, "", "1", "q")
    assert "The game waits for you" in first.stdout
    digest = saved(kept).digest
    second = cli("play --terminal", "", "q")
    assert "Go on: Passage Through Mirkwood, round 1" in second.stdout
    assert saved(kept).digest == digest


def test_a_game_that_is_not_wanted_any_more_is_put_aside(cli: Cli, kept: Path):
    cli(SOLO, "q")
    digest = saved(kept).digest
    result = cli(f"{PLAY} --deck tactics --seed 1", "n", "q")
    assert "That game is kept in" in result.stdout
    assert wl.load((kept / "autosave-earlier.json").read_text("utf-8")).digest == digest
    assert saved(kept).digest != digest


@pytest.mark.parametrize(
    "torn", ["", "{", '{"wilderland": "save", "format": 1}', '{"wilderland": "save", "format": 99}', "\udcff"]
)
def test_a_torn_autosave_is_put_aside(cli: Cli, kept: Path, torn: str):
    kept.mkdir(parents=True)
    (kept / "autosave.json").write_bytes(torn.encode("utf-8", "surrogateescape"))
    result = cli(SOLO, "q")
    assert "The game that was waiting cannot be read" in " ".join(result.stdout.split())
    assert (kept / "autosave-torn.json").read_bytes() == torn.encode("utf-8", "surrogateescape")
    assert saved(kept).choices == ()


def test_a_game_is_saved_in_a_file_and_loaded_from_it(cli: Cli, kept: Path, tmp_path: Path):
    result = cli(SOLO, *START, "s", "s", "s my game.json", "q")
    assert "Saved in passage-through-mirkwood-round-1.json." in result.stdout
    assert "Saved in passage-through-mirkwood-round-1-2.json." in result.stdout
    assert (tmp_path / "my game.json").exists()
    again = cli("play --load passage-through-mirkwood-round-1.json", "q")
    assert "play allies and attachments" in again.stdout
    assert saved(kept).digest == wl.load((tmp_path / "my game.json").read_text("utf-8")).digest


def test_a_game_that_waits_is_put_aside_for_one_that_is_loaded(cli: Cli, kept: Path, tmp_path: Path):
    cli(SOLO, *START, "s mine.json", "q")
    cli(f"{PLAY} --deck tactics --seed 1 --new", "q")
    waiting = saved(kept).digest
    cli("play --load mine.json", "q")
    assert waiting in [wl.load(path.read_text("utf-8")).digest for path in kept.glob("autosave-earlier*.json")]


def test_an_edition_or_mode_that_is_named_is_not_asked_for(cli: Cli, kept: Path):
    result = cli("play --edition original --mode basic", "dol", "lore", "q")
    assert "Which edition?" not in result.stdout and "In which mode?" not in result.stdout
    setup = saved(kept).setup
    assert setup is not None and (setup.edition, setup.mode) == ("original", "basic")


def test_a_replay_can_be_gone_on_with(cli: Cli, kept: Path, tmp_path: Path):
    game = wl.new_game(decks=["leadership"], seed=4)
    game.choose("keep")
    (tmp_path / "replay.json").write_text(game.replay.dumps(), "utf-8")
    cli("play --load replay.json --stop always", "q")
    assert saved(kept).digest == game.digest


@pytest.mark.parametrize("content", [None, "", "[]", '{"wilderland": "replay", "format": 1, "setup": {}}'])
def test_a_file_that_is_no_game_is_refused(cli: Cli, tmp_path: Path, content: str | None):
    if content is not None:
        (tmp_path / "bad.json").write_text(content, "utf-8")
    result = cli("play --load bad.json")
    assert result.exit_code == 2
    assert "This cannot be played" in result.stderr


def test_a_game_goes_on_where_nothing_can_be_saved(cli: Cli, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")
    result = cli(SOLO, "", "", "q")
    assert asked(result.stdout, "The game could not be saved") == 1
    assert "who commits to the quest?" in result.stdout
    assert "The game waits" not in result.stdout


def test_end_of_input_leaves_the_game_waiting(cli: Cli, kept: Path):
    result = cli(SOLO, *START)
    assert result.exit_code == 0
    assert "The game waits for you" in result.stdout
    assert saved(kept).choices[0] == (0, "keep")


def test_an_interrupt_in_the_middle_of_something_leaves_what_was_saved(
    cli: Cli, kept: Path, monkeypatch: pytest.MonkeyPatch
):
    cli(SOLO, *START, "q")
    before = saved(kept).digest

    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("wilderland.cli.session.Session.tell", interrupted)
    result = cli("play --terminal", "", "", "")
    assert result.exit_code == 130
    assert "The game waits for you" in result.stdout
    assert saved(kept).digest == before


# -- the beginning ------------------------------------------------------------------------------------
def test_what_is_missing_is_asked_and_enter_is_a_default(cli: Cli, kept: Path):
    result = cli("play --terminal", "", "", "", "", "q")
    for question in ("What will you play?", "Which edition?", "In which mode?", "Which decks?"):
        assert question in result.stdout
    setup = saved(kept).setup
    assert setup is not None
    assert (setup.scenario, setup.edition, setup.mode) == ("passage-through-mirkwood", "revised", "standard")
    assert [deck.name for deck in setup.decks] == ["leadership"]


@pytest.mark.parametrize(
    ("answers", "scenario", "edition", "mode"),
    [
        (("2", "original", "basic"), "journey-along-the-anduin", "original", "basic"),
        (("dol", "3", "2"), "escape-from-dol-guldur", "first-printing", "easy"),
        (("row", "", "nightmare"), "passage-through-mirkwood", "revised", "nightmare"),
    ],
)
def test_scenario_edition_and_mode_are_chosen(
    cli: Cli, kept: Path, answers: tuple[str, ...], scenario: str, edition: str, mode: str
):
    cli("play --terminal", *answers, "spirit lore", "q")
    game = Autosave(kept).waiting()
    assert game is not None and game.setup is not None
    assert (game.setup.scenario, game.setup.edition, game.setup.mode) == (scenario, edition, mode)
    assert [deck.name for deck in game.setup.decks] == ["spirit", "lore"]


def test_a_file_is_chosen_beside_starter_decks(cli: Cli, kept: Path, tmp_path: Path):
    deck = wl.decks()["tactics"]
    (tmp_path / "my deck.json").write_text(json.dumps({**deck.as_json(), "name": "Mine"}), "utf-8")
    cli(PLAY, "spirit 'my deck.json'", "q")
    setup = saved(kept).setup
    assert setup is not None and [deck.name for deck in setup.decks] == ["spirit", "Mine"]


def test_a_deck_that_breaks_the_rules_is_refused_unless_it_is_wanted(cli: Cli, tmp_path: Path):
    own_deck(tmp_path)
    refused = cli(f"{PLAY} --deck own.json")
    assert refused.exit_code == 2
    assert "27 copies of Veteran Axehand: 3 are allowed. (B2)" in refused.stderr
    assert "30 cards: at least 50 are needed. (B2)" in refused.stderr
    assert cli(f"{PLAY} --deck own.json --any-deck", "q").exit_code == 0


def test_a_scenario_is_chosen_by_a_part_of_its_name(cli: Cli, kept: Path):
    cli("play --deck leadership", "anduin", "q")
    game = saved(kept)
    assert game.setup is not None and game.setup.scenario == "journey-along-the-anduin"


def test_decks_are_chosen_by_number_or_name(cli: Cli, kept: Path):
    cli(PLAY, "2, spirit", "q")
    game = saved(kept)
    assert game.setup is not None
    assert [deck.name for deck in game.setup.decks] == ["tactics", "spirit"]


def test_decks_that_cannot_sit_together_are_asked_again(cli: Cli, kept: Path):
    result = cli(PLAY, "9", "1 leadership-spirit", "1", "q")
    assert "Please choose from the list" in result.stdout
    assert "That cannot be played" in result.stdout
    assert saved(kept).choices == ()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--decks leadership,leadership", "Aragorn is a hero of several decks"),
        ("--deck no-such-deck", "no-such-deck"),
        ("--deck lore --edition no-such-edition", "no-such-edition"),
        ("--deck lore --mode no-such-mode", "no-such-mode"),
        ("--deck lore --scenario no-such-quest", "no-such-quest"),
        ("--edition no-such-edition", "no-such-edition"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(cli: Cli, words: str, says: str):
    result = cli(f"{PLAY} {words}")
    assert result.exit_code == 2
    assert says in result.stderr


def test_players_can_have_names_and_editions(cli: Cli, kept: Path):
    result = cli(f"{PLAY} --decks leadership,tactics --name Anna --name Ben --edition original --seed 1", "", "", "q")
    assert "Anna: keep this hand?" in result.stdout
    assert "Ben: keep this hand?" in result.stdout
    assert "original core set with its errata" in " ".join(result.stdout.split())
    game = saved(kept)
    assert game.setup is not None and game.setup.edition == "original"


def test_a_deck_may_be_a_file(cli: Cli, kept: Path, tmp_path: Path):
    own_deck(tmp_path)
    result = cli(f"{PLAY} --deck own.json --any-deck --seed 1", "q")
    assert "My own" in result.stdout
    assert "Thalin" in result.stdout


# -- why and what -------------------------------------------------------------------------------------
def test_a_question_mark_says_what_cannot_be_played_and_why(cli: Cli):
    result = cli(SOLO, *START, "?", "q")
    text = " ".join(result.stdout.split())
    assert "What cannot be played now:" in text
    assert "have too few resources. (rule P2.2)" in text


def test_a_card_is_explained_by_name_and_by_number(cli: Cli):
    result = cli(SOLO, *START, "? brok", "? 1", "q")
    text = " ".join(result.stdout.split())
    assert "Brok Ironfist" in text and "Player 1 cannot use it now." in text
    assert "Rule P2.2: Paying" in text
    assert "Snowbourn Scout" in text and "Player 1 can use it now." in text


def test_a_rule_is_looked_up_at_the_table(cli: Cli):
    assert "Rule P6.2:" in cli(SOLO, "? p6.2", "q").stdout


def test_help_and_log_and_board_change_nothing(cli: Cli, kept: Path):
    cli(SOLO, *START, "q")
    before = saved(kept).digest
    result = cli("play --terminal", "", "k", "l", "l 3", "b", "b all", "h", "q", width=160)
    assert "take the last answer back" in result.stdout
    assert "Hint for Player 1" in result.stdout and "Chance to win" in result.stdout
    assert asked(result.stdout, "Every hero collects 1 resource.") == 3
    assert saved(kept).digest == before


# -- overruling, conceding ------------------------------------------------------------------------------
def test_overruling_needs_a_yes_and_marks_the_game(cli: Cli, kept: Path):
    refused = cli(SOLO, *START, "o threat 40", "n", "q")
    assert "will be marked as adjusted" in refused.stdout.replace("\n", " ")
    assert not saved(kept).state.adjusted
    result = cli("play --terminal", "", "o threat 40", "y", "o glóin resources 3", "o gloin exhausted", "u", "b", "q")
    game = saved(kept)
    assert game.state.players[0].threat == 40
    assert next(card for card in game.state.cards if card.face.code == "gloin").resources == 3
    assert not next(card for card in game.state.cards if card.face.code == "gloin").exhausted
    assert "(adjusted by hand)" in result.stdout


def test_cards_are_put_somewhere_else_by_hand(cli: Cli, kept: Path):
    cli(SOLO, *START, "o forest spider engaged", "y", "o 2.faramir discard", "q")
    (me,) = saved(kept).view(seat=0)["players"]
    assert [card["code"] for card in me["engaged"]] == ["forest-spider"]
    assert [card["code"] for card in me["discard"]] == ["faramir"]


def test_conceding_needs_a_yes(cli: Cli, kept: Path):
    result = cli(SOLO, *START, "c", "perhaps", "", "c", "y")
    assert "Please answer with y or n." in result.stdout
    assert "The players gave up." in result.stdout
    assert result.exit_code == 0


def test_one_player_concedes_and_the_other_goes_on(cli: Cli, kept: Path):
    result = cli(TWO, "c 2", "y", "", "q")
    assert "Player 2 gives up and leaves the game." in result.stdout
    assert "Player 2 is out of the game" in result.stdout
    assert "Player 1: play allies and attachments" in result.stdout


def own_deck(folder: Path) -> None:
    """A deck in which a single card has an action."""
    cards = {"Veteran Axehand": 27, "Blade Mastery": 3}
    deck = {"name": "My own", "heroes": ["Gimli", "Legolas", "Thalin"], "cards": cards}
    (folder / "own.json").write_text(json.dumps(deck), "utf-8")


LATE = 1
"""A seed that gives this deck its action after some rounds."""

STOPS = ("--stop timely", "--stop always", "--all-windows")


# -- windows ------------------------------------------------------------------------------------------
def test_windows_with_nothing_timely_are_passed_unless_one_wants_them(cli: Cli, tmp_path: Path):
    own_deck(tmp_path)
    outputs = [cli(f"{PLAY} --new --deck own.json --any-deck --seed {LATE} {how}", *[""] * 400).stdout for how in STOPS]
    few, more, every = [asked(output, "Actions: anyone may act now.") for output in outputs]
    assert few < more < every


def test_a_phase_can_be_passed_in_one_go(cli: Cli, kept: Path):
    words = f"{SOLO} --all-windows --new"
    cli(words, "", "", "", "", "p", "q")
    game = saved(kept)
    assert game.decision is not None and game.decision.kind == "commit"
    refused = cli(words, "p", "q")
    assert "This has to be answered" in refused.stdout


def test_two_players_pass_a_window_together(cli: Cli, kept: Path):
    cli(f"{TWO} --all-windows", "", "", "", "q")
    assert [key for _, key in saved(kept).choices] == ["keep", "keep", "pass", "pass"]


def test_answers_of_two_players_do_not_mix(cli: Cli, kept: Path):
    result = cli(f"{PLAY} --decks lore,spirit --seed 4 --stop always", "", "", "1-4", "q")
    assert "belong to different players" in result.stdout
    assert len(saved(kept).choices) == 2
