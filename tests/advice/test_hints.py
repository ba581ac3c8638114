"""Hints: the better answer first, with what speaks for it, from nothing but what the seats may know."""

from __future__ import annotations

import json
import time

import pytest

from wilderland.advice import Hint, Remark, hint, telling
from wilderland.advice.hints import answers, gap
from wilderland.advice.remarks import KINDS, remarks
from wilderland.agents import ExpertPlayer
from wilderland.agents.rollouts import Arm
from wilderland.game import Game, new_game
from wilderland.testing import made_up, table
from wilderland.text import Catalog, languages
from wilderland.text.prose import Prose

WRETCH = made_up("Wretch", "enemy", attack=2, defense=0, hit_points=2, engagement=45, threat=2)
OGRE = made_up("Ogre", "enemy", attack=5, defense=2, hit_points=9, engagement=45, threat=2)


def said(remarks: tuple[Remark, ...]) -> list[str]:
    return [remark.said(Prose()) for remark in remarks]


def messages(remarks: tuple[Remark, ...]) -> set[str]:
    return {remark.message for remark in remarks}


def test_an_enemy_that_can_be_killed_is_attacked_and_the_hint_says_why() -> None:
    t = table(hero="Gimli", engaged=WRETCH, phase="combat").to("attack")
    found = hint(t.game, 0, seconds=None, playouts=16)
    best, other = found.answers
    assert best.keys == (f"attack:{t[WRETCH].id}",) and other.keys == ("done",)
    assert best.chance > other.chance
    assert "made-up-wretch is dealt with more often (+100 %)" in said(best.remarks)
    assert "made-up-wretch is dealt with less often (−100 %)" in said(other.remarks)


def test_somebody_must_defend_who_survives_it() -> None:
    t = table(hero=["Gimli", "Éowyn"], engaged=OGRE, damage={"Gimli": 0}, phase="combat").to("defend")
    found = hint(t.game, 0, seconds=None, playouts=40)
    worst = min(found.answers, key=lambda one: one.chance)
    assert worst.keys != found.answers[0].keys
    assert f"defend:{t['Éowyn'].id}" not in found.answers[0].keys  # it would be her end
    assert any("Éowyn falls" in text for one in found.answers for text in said(one.remarks))


def test_where_a_stage_is_not_won_by_progress_a_hint_counts_games_won() -> None:
    """Whoever lets the Spawn live at a threat of 48 loses; after one round it would only look bad."""
    t = table(
        hero=["Legolas", "Gimli"], allies="Horseback Archer", engaged="Ungoliant's Spawn",
        damage={"Ungoliant's Spawn": 8}, quest='"Don\'t Leave the Path!"', threat=48, phase="combat",
    ).to("attack")  # fmt: skip
    spawn = t["Ungoliant's Spawn"]
    best, other = hint(t.game, 0, seconds=None, playouts=16).answers
    assert best.keys == (f"attack:{spawn.id}",) and best.chance == 1.0
    assert other.keys == ("done",) and other.chance == 0.0


def test_a_commitment_is_one_answer_of_several_picks() -> None:
    game = table(hero=["Éowyn", "Aragorn"], phase="quest").to("commit").game
    found = hint(game, 0, seconds=None, playouts=60)
    gone = {tuple(key for key in one.keys if key != "done") for one in found.answers}
    assert gone == {("commit:0", "commit:1"), ("commit:0",), ("commit:1",)}
    assert all("advice-progress" in messages(one.remarks) for one in found.answers)  # who stays away adds nothing
    for one in found.answers:
        trial = game.clone()
        trial.choose(one.keys, 0)  # a gesture as it stands
        assert trial.decision is None or trial.decision.kind != "commit"


def test_what_leaves_no_choice_is_said_to() -> None:
    game = new_game("passage-through-mirkwood", ["leadership"], seed=4)
    expert = ExpertPlayer()
    while (decision := game.decision) is not None:
        if len(decision.options) > 1 and len(answers(game, decision)) == 1:
            break
        game.choose(expert.choose(game))
    assert decision is not None
    [only] = hint(game, seconds=None, playouts=8).answers
    assert messages(only.remarks) == {"advice-only"} and only.playouts >= 2


def played(seed: int, kinds: set[str], *decks: str) -> list[Game]:
    """A game of experts at the first decision of each kind."""
    game, expert = new_game("passage-through-mirkwood", decks, seed=seed), ExpertPlayer()
    found: dict[str, Game] = {}
    while (decision := game.decision) is not None and found.keys() != kinds:
        if decision.kind in kinds and len(decision.options) > 1:
            found.setdefault(decision.kind, game.clone())
        game.choose(expert.choose(game))
    return list(found.values())


def unhurried(game: Game, seat: int) -> dict[str, object]:
    return {**hint(game, seat, seconds=None, playouts=12, seed=3).as_json(), "seconds": 0}


@pytest.mark.parametrize("decks", [("leadership",), ("spirit", "tactics")])
def test_a_hint_does_not_know_what_is_hidden(decks: tuple[str, ...]) -> None:
    """However the hidden cards lie, the hint is the same: answers, chances and reasons."""
    positions = played(6, {"mulligan", "planning", "commit", "defend"}, *decks)
    assert len(positions) == 4
    for game in positions:
        assert game.decision is not None
        seat = game.decision.seat
        first = unhurried(game, seat)
        assert all(unhurried(game.determinize([seat], word), seat) == first for word in (1, 2))


def test_the_game_is_left_as_it_was() -> None:
    [game] = played(2, {"commit"}, "leadership", "lore")
    before = game.digest
    hint(game, playouts=16)
    assert game.digest == before


def test_a_hint_keeps_to_its_time() -> None:
    [game] = played(2, {"commit"}, "leadership", "lore")
    begin = time.process_time()
    found = hint(game, seconds=0.3)
    assert found.answers and time.process_time() - begin < 3.0


def test_hints_are_said_in_every_language() -> None:
    t = table(hero=["Aragorn", "Gimli"], engaged=WRETCH, phase="combat").to("defend")
    found = hint(t.game, 0, seconds=None, playouts=16)
    assert t.decision is not None
    for language in languages():
        prose = Prose(Catalog(language))
        for one in found.answers:
            assert telling.answer(prose, t.state, t.decision, one.keys) and telling.because(prose, one)
            assert telling.percent(prose, one.chance).endswith("%")
        assert all(prose.catalog.has(f"advice-{word}") for word in KINDS)


def test_luck_on_few_redeals_makes_no_answer_better_than_the_best() -> None:
    best = Arm(("a",), [0.4, 0.8, 0.9])
    assert gap(best, Arm(("b",), [0.1, 0.7])) == pytest.approx(0.2)
    assert gap(best, Arm(("c",), [0.6])) == 0.0


def test_hints_as_data() -> None:
    [game] = played(2, {"commit"}, "leadership")
    found = hint(game, seconds=None, playouts=16)
    assert isinstance(found, Hint)
    data = json.loads(json.dumps(found.as_json()))
    assert data["seat"] == 0 and data["kind"] == "commit" and data["playouts"] <= 16 + 8
    assert all(0 <= one["chance"] <= 1 and one["keys"] for one in data["answers"])


def test_remarks_tell_only_what_is_surely_different() -> None:
    t = table(hero="Gimli", engaged=WRETCH, phase="combat").to("attack")
    threat, gone = ("threat", -1), ("gone", t[WRETCH].id)
    ours = [{threat: 30.0 + number % 2, gone: 1.0} for number in range(8)]
    theirs = [{threat: 30.0 + (number + 1) % 2, gone: 0.0} for number in range(8)]
    assert messages(remarks(t.state, ours, theirs)) == {"advice-gone"}
    assert remarks(t.state, ours, theirs, good=False) == ()
    assert messages(remarks(t.state, theirs, ours, good=False)) == {"advice-gone"}
