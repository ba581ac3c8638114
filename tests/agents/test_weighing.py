"""The examples that fit and judge the outlook do what they say."""

from __future__ import annotations

import importlib.util
import json
import random
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from wilderland.agents import ExpertPlayer
from wilderland.agents.board import Board
from wilderland.agents.outlook import chance, weights
from wilderland.agents.rollouts import Arm, Table
from wilderland.agents.worthwhile import answers
from wilderland.decks import named_decks
from wilderland.game import new_game
from wilderland.model.kinds import ENCOUNTER_DECK, HANDS

EXAMPLES = Path(__file__).parents[2] / "examples"
MIRKWOOD = "passage-through-mirkwood"


def example(name: str) -> ModuleType:
    if str(EXAMPLES) not in sys.path:
        sys.path.append(str(EXAMPLES))  # as when it is called
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_outlook_can_be_fitted_anew(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--scenario", MIRKWOOD, "--deck", "leadership", "--games", "40", "--seed", "1", "--odd", "0.05"]
    monkeypatch.setattr("sys.argv", ["fit_outlook", *asked])
    fit = example("fit_outlook")
    fit.main()
    weights, told = capsys.readouterr().out.rsplit("\n}\n", 1)
    fitted = json.loads(weights + "\n}")[MIRKWOOD]
    assert "Flies and Spiders" in fitted and len(fitted) > 5
    assert all(fitted.get(word, 0.0) >= 0 for word in fit.GOOD), "what reason calls good"
    assert all(fitted.get(word, 0.0) <= 0 for word in fit.BAD)
    assert "told apart" in told


def test_odd_answers_lead_elsewhere() -> None:
    fit = example("fit_outlook")
    games = [new_game(MIRKWOOD, named_decks("leadership", "revised"), seed=7) for _ in range(3)]
    usual, again, odd = (
        fit.rounds_of(game, often, random.Random(1)) for game, often in zip(games, (0.0, 0.0, 0.5), strict=True)
    )
    assert usual == again != odd


def test_rounds_can_be_told_with_cards_by_name_and_begin_mildly() -> None:
    fit, decks = example("fit_outlook"), named_decks("leadership", "revised")
    plain, named, mild = (
        fit.Fair(MIRKWOOD, [(decks, "standard")], "revised", 7, 0.0, 0, how, cards).play(0)
        for how, cards in ((0.0, False), (0.0, True), (2.0, False))
    )
    assert [{word: value for word, value in table.items() if ": " not in word} for table, _ in named] == [
        table for table, _ in plain
    ]
    assert any(word.startswith("held: ") for word in named[0][0])
    assert mild[0][0]["meanth"] < plain[0][0]["meanth"]


def test_the_outlook_can_be_gone_on_with_from_the_tables_it_is_asked_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A few tables hardly move the weights of today."""
    asked = ["--scenario", MIRKWOOD, "--deck", "leadership", "--games", "2", "--seed", "3", "--asked", "2"]
    monkeypatch.setattr("sys.argv", ["fit_outlook", *asked, "--jobs", "1"])
    example("fit_outlook").main()
    found, told = capsys.readouterr().out.rsplit("\n}\n", 1)
    fitted, today = json.loads(found + "\n}")[MIRKWOOD], weights(MIRKWOOD, several=False)
    plain = [word for word in fitted if word in today and word[0] in "abcdefghijklmnopqrstuvwxyz"]
    assert len(plain) > 10 and all(fitted[word] == pytest.approx(today[word], abs=0.15) for word in plain)
    assert not any(": " in word for word in fitted), "no card was met often enough to tell anything"
    assert "told apart" in told


def test_tables_asked_about_lie_where_an_answer_leads() -> None:
    """Of a game that is in its third round these are of the fourth, card by card; looking changes nothing."""
    fit = example("fit_outlook")
    game, expert = new_game(MIRKWOOD, named_decks("leadership", "revised"), seed=7), ExpertPlayer()
    while game.decision is None or game.state.round < 3 or game.decision.kind != "commit":
        game.choose(expert.choose(game))
    before = game.digest
    judged = [one for number in range(6) for one in fit.thought_of(game, random.Random(number))]
    assert game.digest == before and len(judged) > 3
    assert all(isinstance(won, bool) and "heroes" in table for table, won in judged)
    assert all(any(word.startswith("ours: ") for word in table) for table, _ in judged)
    assert len({json.dumps(table) for table, _ in judged}) > 1, "redeals and answers differ"


def test_weights_are_drawn_to_those_of_today_until_games_tell_otherwise() -> None:
    fit, dice = example("fit_outlook"), np.random.default_rng(1)
    facts = dice.normal(size=(200000, 2))
    won = (dice.random(200000) < 1 / (1 + np.exp(-facts[:, 0]))).astype(float)
    start = np.array([0.0, 1.0])
    for number, near in ((40, start), (200000, [1.0, 0.0])):
        some = slice(number)
        _, weight = fit.fitted(facts[some], np.ones((number, 1)), won[some], [0, 0], start)
        assert weight == pytest.approx(near, abs=0.4)
    _, weight = fit.fitted(facts, np.ones((200000, 1)), won, [-1, 0], start)
    assert weight[0] == 0.0, "a weight of the wrong sign is dropped"


def test_answers_are_judged_by_the_same_redeals() -> None:
    """An answer against itself gains nothing, and what is won counts one."""
    judge = example("judge_outlook")
    game = next(judge.decisions(MIRKWOOD, named_decks("leadership", "revised"), "revised", random.Random(2)))
    assert judge.OPEN[0] < chance(game.state) < judge.OPEN[1]
    expert = ExpertPlayer()
    prior = expert.choose(game)
    first = answers(Board(game, game.decision), prior, expert.questing)[0]
    after, won = judge.compared(game, [first, first], 3, 5)
    assert judge.gains(after) == judge.gains(won) == [0.0]
    assert set(np.unique(won)) <= {0.0, 1.0} and 0 < after.mean() < 1


def test_what_the_expert_does_wrong_is_found_by_half_of_the_redeals_and_judged_by_the_others() -> None:
    doubt = example("doubt_expert")
    first, luck, gain = Arm(("one",), [0.5] * 8), Arm(("two",), [0.8, 0.1] * 4), Arm(("three",), [0.6, 0.7] * 4)
    assert list(doubt.better([first, first])) == []
    by_luck = list(doubt.better([first, luck]))
    assert [answer for answer, _ in by_luck] == [luck.answer] and by_luck[0][1] == pytest.approx(-0.2)
    assert [(answer, round(gained, 6)) for answer, gained in doubt.better([first, gain])] == [
        (gain.answer, 0.1), (gain.answer, 0.05)
    ]  # fmt: skip


def test_doubts_are_other_answers_than_the_experts() -> None:
    doubt = example("doubt_expert")
    games = [new_game(MIRKWOOD, named_decks("spirit", "revised"), seed=3) for _ in range(3)]
    never, some, again = (
        list(doubt.doubts(game, ExpertPlayer(), often, 8, random.Random(1)))
        for game, often in zip(games, (0.0, 0.2, 0.2), strict=True)
    )
    assert never == [] and some == again != []
    assert len({kind for (kind, _, _), _ in some}) > 1
    assert all(expected != given for (_, expected, given), _ in some)
    assert games[0].digest == games[1].digest, "weighing changes nothing"


def test_the_redeals_that_judge_are_others_than_those_that_choose() -> None:
    """Spread evenly, one half of the redeals would tell what the other half cannot be."""
    doubt = example("doubt_expert")
    game, expert = new_game(MIRKWOOD, named_decks("leadership", "revised"), seed=7), ExpertPlayer()
    while game.decision is not None and game.decision.kind != "commit":
        game.choose(expert.choose(game))
    around = len(game.state.zones[ENCOUNTER_DECK])
    found = answers(Board(game, game.decisions[0]), expert.choose(game, 0), expert.questing)[:2]
    arms = doubt.weighed(game, 0, found, 2 * around, 5)
    for half, arm in ((0, arms[0]), (1, arms[1])):
        table, alone = Table(game, 0, [0], 5 + half, 1), Arm(arm.answer)
        for _ in range(around):
            table.play(alone)
        assert arm.values[half::2] == alone.values


def test_opening_hands_are_kept_and_weighed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    weigh = example("weigh_openings")
    game = new_game(MIRKWOOD, named_decks("leadership", "revised"), seed=7)
    dealt = {game.state.cards[card].face.name for card in game.state.zones[HANDS[0]]}
    hands, _ = weigh.kept(game)
    assert hands == [dealt]
    asked = ["--scenario", MIRKWOOD, "--deck", "leadership,lore", "--games", "12", "--seed", "1"]
    monkeypatch.setattr("sys.argv", ["weigh_openings", *asked])
    weigh.main()
    told = capsys.readouterr().out
    assert told.startswith("12 games")
    assert "Steward of Gondor" in told and "Forest Snare" in told


def test_a_card_that_wins_games_is_worth_what_it_wins() -> None:
    """One card wins three games of four instead of one of four, the other makes no difference."""
    weigh = example("weigh_openings")
    dice = np.random.default_rng(1)
    held = dice.integers(0, 2, size=(4000, 2)).astype(float)
    won = (dice.random(4000) < 0.25 + 0.5 * held[:, 0]).astype(float)
    worth, errors = weigh.weighed(held, won)
    assert worth[0] == pytest.approx(0.5, abs=0.05)
    assert abs(worth[1]) < 3 * errors[1] < 0.1


def test_second_thoughts_are_audited(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    audit = example("audit_search")
    asked = ["--scenario", MIRKWOOD, "--deck", "leadership", "--games", "1", "--seed", "2", "--playouts", "12"]
    monkeypatch.setattr("sys.argv", ["audit_search", *asked, "--redeals", "2"])
    audit.main()
    _, *lines = capsys.readouterr().out.splitlines()
    often = {line.split(")  ")[1]: float(line.split()[0]) for line in lines}
    assert often["all, everywhere"] >= 1
    of_kinds = [number for where, number in often.items() if where.endswith("everywhere") and where[:3] != "all"]
    assert often["all, everywhere"] == pytest.approx(sum(of_kinds))
    assert often["all, everywhere"] == pytest.approx(
        sum(number for where, number in often.items() if not where.endswith("everywhere"))
    )


def test_what_is_seen_early_foretells_what_is_won_late() -> None:
    """A true difference, seen through chance: nearly all of it by many redeals, less by few, nothing of another."""
    look, dice = example("look_farther"), np.random.default_rng(1)
    true = dice.normal(scale=0.1, size=(20000, 1))
    early, late = (tuple(true + dice.normal(scale=0.4, size=(20000, 16)) for _ in range(2)) for _ in range(2))
    assert look.foretold(early, late, 10**6) == pytest.approx(0.1, abs=0.003)
    assert look.foretold(early, late, 16) == pytest.approx(0.1 * 0.5**0.5, abs=0.003)
    others = tuple(dice.normal(scale=0.4, size=(20000, 16)) for _ in range(2))
    assert look.foretold(early, others, 16) == pytest.approx(0.0, abs=0.003)


def test_one_looks_farther_at_what_looks_best(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    look = example("look_farther")
    asked = ["--scenario", MIRKWOOD, "--deck", "leadership", "--decisions", "3", "--redeals", "4", "--playouts", "12"]
    monkeypatch.setattr("sys.argv", ["look_farther", *asked])
    look.main()
    first, _, *lines = capsys.readouterr().out.splitlines()
    assert first.startswith("3 decisions")
    assert [line.split()[0] for line in lines] == ["1", "2", "3", "4", "5", "6", "end"]
    assert all(len(line.split()) == 1 + len(look.REDEALS) for line in lines)
