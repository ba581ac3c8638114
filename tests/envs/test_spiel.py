"""The game of OpenSpiel passes OpenSpiel's own tests, and shows a seat nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

NAME = "python_wilderland"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_openspiels_own_test_passes(pyspiel: Any, players: int) -> None:
    """Legal actions, clones, histories, strings, tensors, returns, saved and read again: whole games at random."""
    game = pyspiel.load_game(NAME, {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("scenario", ["journey-along-the-anduin", "escape-from-dol-guldur"])
def test_every_scenario_can_be_loaded_and_played(pyspiel: Any, scenario: str) -> None:
    game = pyspiel.load_game(NAME, {"scenario": scenario, "seeds": 10})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_chance_moves_once_and_equal_seeds_play_equally(pyspiel: Any) -> None:
    game = pyspiel.load_game(NAME, {"seeds": 10})
    states = [game.new_initial_state() for _ in range(3)]
    for state, seed in zip(states, (4, 4, 5), strict=True):
        assert state.is_chance_node() and len(state.chance_outcomes()) == 10
        state.apply_action(seed)
        assert not state.is_chance_node()
    seen = [state.observation_string(0) for state in states]
    assert seen[0] == seen[1] != seen[2]


def test_a_seat_sees_no_more_than_the_other_environments_show(pyspiel: Any) -> None:
    """The tensor is made of the observation whose tests deal all hidden cards anew."""
    game = pyspiel.load_game(NAME, {"players": 2})
    state = game.new_initial_state()
    state.apply_action(7)
    observer = game.make_py_observer()
    for seat in (0, 1):
        observer.set_from(state, seat)
        seen = state.table.observe(seat)
        assert all((observer.dict[word] == seen[word]).all() for word in observer.dict)
    assert state.observation_tensor(0) != state.observation_tensor(1)
