"""Companions as their process runs them: they answer in time, and remember the game and what they planned."""

from __future__ import annotations

import time

import pytest

from wilderland.agents import ExpertPlayer, SearchPlayer
from wilderland.game import new_game
from wilderland.server import companions
from wilderland.server.companions import AGENTS, Question, remembered, think


@pytest.fixture(autouse=True)
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(companions, "_games", type(companions._games)())


@pytest.mark.parametrize("name", AGENTS)
def test_a_companion_answers_what_is_asked_within_two_seconds(name: str) -> None:
    game = new_game(decks=("leadership", "spirit"), seed=3)
    assert game.setup is not None
    for _ in range(25):
        seat = next(iter(game.decisions))
        game.choose(ExpertPlayer().choose(game, seat), seat)
    seat = next(iter(game.decisions))
    question = Question("t", game.setup.as_json(), game.choices, seat, name)
    remembered(question)
    begin = time.process_time()
    assert think(question) in [option.key for option in game.decisions[seat].options]
    assert time.process_time() - begin < 2


def test_a_companion_goes_on_with_its_plan_and_begins_anew_after_an_undo() -> None:
    game = new_game(seed=3)
    assert game.setup is not None
    asked = 0
    while game.state.round < 2 and game.decision is not None:
        seat = game.decision.seat
        if game.decision.kind == "commit":
            key = think(Question("t", game.setup.as_json(), game.choices, seat, "search"))
            player = companions._games["t"].players[seat, "search"]
            assert isinstance(player, SearchPlayer) and key in player.picks.answer
            asked += 1
            game.choose(key, seat)
        else:
            game.choose(ExpertPlayer().choose(game, seat), seat)
    assert asked > 1
    before = companions._games["t"]
    game.undo(len(game.choices) - len(before.moves) + 1)
    assert remembered(Question("t", game.setup.as_json(), game.choices, 0, "search")) is not before
    assert companions._games["t"].game == game
