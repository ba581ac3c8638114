"""What the expert has learnt by playing: how lessons change its answers, which there are, how they are taught."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from tests.agents.test_weighing import example

from wilderland.agents import ExpertPlayer
from wilderland.agents.board import Board
from wilderland.agents.experience import LEARNT, Company, favoured, leanings, numbers, situation
from wilderland.agents.expert import RULES
from wilderland.agents.lessons import Lessons, learnt, lessons_of
from wilderland.agents.questing import commit
from wilderland.decks import named_decks
from wilderland.game import Game, new_game
from wilderland.model.records import Decision

MIRKWOOD, GULDUR = "passage-through-mirkwood", "escape-from-dol-guldur"
MOST = (20, 8)
"""So many facts there are of a situation, and so many numbers of a card."""


@pytest.fixture(autouse=True)
def lessons_as_they_were() -> Iterator[None]:
    before = dict(learnt())
    yield
    learnt().clear()
    learnt().update(before)


def decisions(game: Game, most: int = 400) -> Iterator[Decision]:
    """What is asked while the expert plays, where there is more than one answer."""
    expert = ExpertPlayer()
    for _ in range(most):
        if game.decision is None:
            return
        if len(game.decision.options) > 1:
            yield game.decision
        game.choose(expert.choose(game))


@pytest.mark.parametrize(("scenario", "decks"), [(MIRKWOOD, ("leadership",)), (GULDUR, ("leadership", "spirit"))])
def test_without_lessons_it_leans_to_what_the_rules_say(scenario: str, decks: tuple[str, ...]) -> None:
    learnt().clear()
    game = new_game(scenario, decks, seed=3)
    met = set()
    for decision in decisions(game):
        board = Board(game, decision)
        if decision.kind == "commit":
            if not board.willpower:
                assert Company(board).sent({}) == commit(board)
        elif decision.kind in RULES:
            prior = RULES[decision.kind](board)
            assert favoured(board, prior, {}) == prior
        met.add(decision.kind)
    assert {"commit", "planning", "action", "defend"} <= met


def test_a_situation_and_a_card_are_told_in_small_numbers() -> None:
    game = new_game(GULDUR, ("leadership", "spirit"), seed=5)
    kinds = set()
    for decision in decisions(game):
        board = Board(game, decision)
        facts = situation(board)
        assert len(facts) == MOST[0] and facts[0] == 1.0 and all(-1.2 <= fact <= 1.5 for fact in facts)
        for option in decision.options:
            told = numbers(board, option.card)
            kinds.add(len(told))
            assert len(told) <= MOST[1] and all(-1.0 <= number <= 4.0 for number in told)
    assert kinds >= {0, 4, 6, 7, 8}, "nothing, a card in the hand, a location, an enemy, a character"


def asked_first(kind: str, decks: tuple[str, ...] = ("leadership",)) -> Game:
    """A game that has come to the first question of a kind."""
    game, expert = new_game(MIRKWOOD, decks, seed=5), ExpertPlayer()
    while game.decision is not None and game.decision.kind != kind:
        game.choose(expert.choose(game))
    return game


def test_who_is_better_left_at_home_stays() -> None:
    game = asked_first("commit")
    assert game.decision is not None
    company = Company(Board(game, game.decision))
    one = min(company.plan)
    name = game.state.cards[one].face.name
    assert one in company.sent({"commit: commit: Nobody": [-20.0]})
    assert one not in company.sent({f"commit: commit: {name}": [-20.0]})
    assert not company.sent({"commit: commit: any": [-90.0]}), "willpower is the first number"
    threat = company.facts[9]
    assert threat > 0
    told = [0.0] * 9
    assert one not in company.sent({f"commit: commit: {name}": [*told, -20.0 / threat]}), "where so much threat lies"


def test_the_expert_plays_by_the_lessons_of_the_scenario_and_of_so_many_players() -> None:
    game = asked_first("planning")
    usual = ExpertPlayer().choose(game).key
    assert game.decision is not None and usual != "pass"
    passing: Lessons = {"planning: pass": [50.0]}
    learnt()[MIRKWOOD, True] = learnt()[GULDUR, False] = passing
    assert ExpertPlayer().choose(game).key == usual, "these are for several players, and for another scenario"
    learnt()[MIRKWOOD, False] = passing
    assert ExpertPlayer().choose(game).key == "pass"


def test_nobody_leans_to_calling_off_what_he_began() -> None:
    """Who did would begin it again, for ever."""
    game = new_game(GULDUR, ("leadership", "spirit"), seed=9)
    called = 0
    for decision in decisions(game):
        board = Board(game, decision)
        called += any(option.key == "cancel" for option in decision.options)
        if decision.kind != "commit" and decision.kind in RULES:
            prior = RULES[decision.kind](board)
            assert "cancel" not in [one.key for one in leanings(board, prior) if one.key != prior.key]
    assert called


def test_all_kept_lessons_are_of_questions_and_cards_that_exist() -> None:
    """A name with a slip of the pen would never be looked up."""
    for scenario, several in learnt():
        assert lessons_of(scenario, several) is learnt()[scenario, several]
        everything = new_game(scenario, ("leadership", "tactics", "spirit", "lore"), seed=1)
        fronts = [card.printed for card in everything.state.cards]
        there = {face.name for face in [*fronts, *(front.side_b for front in fronts if front.side_b is not None)]}
        there.add("Orc Guard")  # what the Tower Gate makes of a card
        for word, weights in learnt()[scenario, several].items():
            kind, *_, last = word.split(": ")
            assert kind in LEARNT
            assert len(weights) <= MOST[last == "any"] and max(map(abs, weights)) < 30
            if last[0].isupper() or last[0] in "ÉÓ":
                assert last in there or last.startswith('"')


# -- teaching -------------------------------------------------------------------------------------
def test_what_went_better_than_it_looked_is_leant_to() -> None:
    """And little is believed of what was tried once or twice, however well it went."""
    teach = example("learn_by_playing")
    notes = teach.Notes()
    for number in range(1000):
        tried = [(0.1, teach.Try("planning: pass", [1.0, number % 2], 0.5, 0.5))]
        tried.append((-0.1, teach.Try("planning: play: Gandalf", [1.0], 0.5, 0.5)))
        if number < 2:
            tried.append((0.1, teach.Try("planning: play: Faramir", [1.0], 0.5, 0.5)))
        one = teach.Notes()
        one.note(tried)
        notes.add(one)
    school = teach.School({"planning: pass": [1.0]})
    length = school.learn(notes, 1000, 0.9, 0.1, 0.1)
    told = school.lessons
    assert told["planning: pass"][0] > 1.0 and told["planning: pass"][1] > 0.0
    assert told["planning: play: Gandalf"][0] < 0.0 == told["planning: play: Gandalf"][1]
    assert 0.0 < told["planning: play: Faramir"][0] < -0.05 * told["planning: play: Gandalf"][0]
    assert 0.0 < length <= teach.LONGEST


def test_facts_that_go_together_share_what_they_are_worth() -> None:
    """Were each fact weighed by itself, three that say the same would be leant to three times as much."""
    teach = example("learn_by_playing")
    leant = []
    for same in (1, 3):
        notes = teach.Notes()
        notes.note([(0.1, teach.Try("planning: pass", [1.0] * same, 0.5, 0.5))] * 1000)
        school = teach.School({})
        school.learn(notes, 1000, 0.9, 0.1, 0.1)
        leant.append(sum(school.lessons["planning: pass"]))
    assert leant[1] == pytest.approx(leant[0], rel=0.3)


def test_what_looks_good_is_what_has_won() -> None:
    """In each phase by itself."""
    teach = example("learn_by_playing")
    dice = random.Random(1)
    stories = []
    for number in (1, 2, 3) * 2000:
        won = dice.random() < number / 4
        facts = {"planning: heroes": float(number), "planning: luck": dice.random(), "planning: ": 1.0}
        stories.append(([facts, {"quest: heroes": float(4 - number), "quest: ": 1.0}], won))
    watched = teach.Watched()
    watched.watch(stories[:3000], 2)
    known = {"planning: heroes": 9.0}
    assert watched.weighed(known) is known, "so few games tell nothing new"
    watched.watch(stories[3000:], 2)
    weights = watched.weighed({})
    assert weights["planning: heroes"] > 0.5 and abs(weights["planning: luck"]) < 0.5
    assert weights["quest: heroes"] < -0.5
    tables = [{"planning: heroes": float(n), "planning: luck": 0.5, "planning: ": 1.0} for n in (1, 2, 3)]
    assert [teach.looks(weights, table) for table in tables] == pytest.approx([0.25, 0.5, 0.75], abs=0.05)


def test_a_pupil_tries_other_answers_and_learns_of_each() -> None:
    """Of the answers to a question one is given more often than its chance, the others as much less often."""
    teach = example("learn_by_playing")
    match = teach.Match(MIRKWOOD, (named_decks("leadership", "revised"),), "revised", 0.0)
    game, pupil = match.begin(4), teach.Pupil({}, random.Random(4))
    expert, other = ExpertPlayer(), 0
    while game.decision is not None and game.state.round < 4:
        option = pupil.choose(game)
        other += option.key != expert.choose(game).key
        game.choose(option)
    notes = teach.Notes()
    notes.note((1.0, one) for one in pupil.tries[0])
    assert other, "sometimes it answers otherwise"
    engaging = [slope[0] for word, slope in notes.slope.items() if word.startswith("planning") and "any" not in word]
    assert engaging and sum(engaging) == pytest.approx(0.0, abs=1e-9)
    assert all((curve.diagonal() >= 0).all() for curve in notes.curve.values())


def test_a_mild_beginning_has_less_threat_and_more_resources() -> None:
    begin, decks = example("beginnings"), (named_decks("leadership", "revised"),)
    usual, mild = (begin.Match(GULDUR, decks, "revised", how) for how in (0.0, 2.0))
    threat, rich = set(), set()
    for seed in range(12):
        before, game = usual.begin(seed), mild.begin(seed)
        assert sum(card.resources for card in before.state.cards) == 0
        threat.add(before.state.players[0].threat - game.state.players[0].threat)
        rich.add(sum(card.resources for card in game.state.cards))
    assert min(threat) >= 0 and len(threat) > 4 and len(rich) > 2


def test_lessons_can_be_taught_and_gone_on_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    teach, kept = example("learn_by_playing"), tmp_path / "kept.json"
    asked = ["--scenario", MIRKWOOD, "--deck", "leadership", "--games", "8", "--seed", "1", "--jobs", "1"]
    for steps, done in ((2, 2), (1, 3)):
        monkeypatch.setattr("sys.argv", ["learn_by_playing", *asked, "--steps", str(steps), "--kept", str(kept)])
        teach.main()
        assert json.loads(kept.read_text())["done"] == done
    *told, found = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told if line.startswith("step")] == ["step 1", "step 2", "step 3"]
    lessons: Lessons = json.loads(found)[MIRKWOOD]
    assert any(word.startswith("commit") for word in lessons)
    again = teach.School.from_json(json.loads(kept.read_text()))
    assert all(isinstance(slope, np.ndarray) for slope in again.notes.slope.values())
    assert again.lessons.keys() >= lessons.keys()
