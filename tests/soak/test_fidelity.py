"""Fork fidelity: a copy of a game, given the same answers, is the same game to the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

import wilderland as wl
from wilderland.agents import Dice, RandomPlayer, SensiblePlayer
from wilderland.game import Game
from wilderland.testing.checks import all_written
from wilderland.testing.plans import plan
from wilderland.testing.settings import settings

MANY = 5_000


EVERYTHING = settings()


def table_of(seed: int) -> Game:
    """Games and late positions of every scenario, edition and mode and of all sizes, by turns."""
    number = seed * 31 % len(EVERYTHING)
    return replace(plan(2 * number, seed, EVERYTHING), late=seed % 3 == 0).begin()


def some_way(game: Game, seed: int, most: int = 150) -> None:
    """Play to a random decision."""
    agent = SensiblePlayer(seed) if seed % 2 else RandomPlayer(seed)
    for _ in range(Dice(seed, 5).below(most)):
        following = game.clone()
        if following.decision is None:
            return
        following.choose(agent.choose(following))
        if following.outcome is not None:
            return
        game.choose(following.choices[-1][1], following.choices[-1][0])


def assert_alike_to_the_end(one: Game, two: Game, seed: int) -> None:
    """Play both with the same answers."""
    agent = RandomPlayer(seed + 1)
    for number in range(MANY):
        assert all_written(one.decisions) == all_written(two.decisions)
        if number % 8 == 0 or one.decision is None:
            assert one.digest == two.digest
        if one.decision is None:
            break
        option = agent.choose(one)
        one.choose(option)
        two.choose(option.key)
    assert one.outcome is not None and repr(one.outcome) == repr(two.outcome)
    assert one.choices == two.choices


@pytest.mark.parametrize("seed", range(24))
def test_a_clone_plays_alike_to_the_end(seed: int) -> None:
    game = table_of(seed)
    some_way(game, seed)
    assert_alike_to_the_end(game, game.clone(), seed)


@pytest.mark.parametrize("seed", range(24))
def test_a_loaded_save_plays_alike_to_the_end(seed: int) -> None:
    game = table_of(seed)
    some_way(game, seed)
    assert_alike_to_the_end(game, wl.load(game.save()), seed)


@pytest.mark.parametrize("seed", range(6))
def test_a_clone_of_a_clone_in_the_middle_of_others_plays_alike(seed: int) -> None:
    game = table_of(seed)
    some_way(game, seed)
    twin = game.clone()
    for other in (game.clone(), twin.clone().clone()):
        agent = RandomPlayer(seed + 9)
        for _ in range(25):
            if other.decision is not None:
                other.choose(agent.choose(other))
    assert_alike_to_the_end(game, twin, seed)


@pytest.mark.parametrize("seed", [1, 2, 4, 5])
def test_a_replay_of_a_finished_game_ends_alike(seed: int) -> None:
    game = table_of(seed)
    agent = SensiblePlayer(seed)
    while game.decision is not None:
        game.choose(agent.choose(game))
    again = wl.Replay.loads(game.replay.dumps()).play()
    assert again.digest == game.digest
    assert [entry.message for entry in again.log] == [entry.message for entry in game.log]
