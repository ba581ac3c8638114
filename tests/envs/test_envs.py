"""The environments keep the promises of Gymnasium and PettingZoo, and leak nothing."""

from __future__ import annotations

import warnings
from contextlib import closing
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from wilderland.envs import SCENARIOS, pettingzoo_env
from wilderland.envs.alphabet import alphabet
from wilderland.envs.play import STARTERS, Play
from wilderland.envs.seeing import observe
from wilderland.envs.table import TableEnv


def random_action(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def play_out(env: Any, seed: int) -> tuple[float, list[int]]:
    """A random game; the reward at its end and the actions taken."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    taken = []
    while True:
        taken.append(random_action(seen["action_mask"], rng))
        seen, reward, over, broken_off, facts = env.step(taken[-1])
        assert facts["legal"]
        assert reward == 0 or over
        if over or broken_off:
            return reward, taken


@pytest.mark.parametrize("name", SCENARIOS)
def test_gymnasiums_own_checker_finds_nothing(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*render.*")
        check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", SCENARIOS)
def test_games_come_to_their_end_and_are_the_same_for_the_same_seed(name: str) -> None:
    env = gymnasium.make(name)
    reward, taken = play_out(env, 5)
    assert reward in (1.0, -1.0)
    assert play_out(env, 5) == (reward, taken)
    assert play_out(env, 6)[1] != taken


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pettingzoos_own_tests_pass(players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", category=UserWarning)
        api_test(pettingzoo_env(players=players), num_cycles=300)
        seed_test(lambda: pettingzoo_env(players=players), num_cycles=100)


def test_an_illegal_action_changes_nothing_and_costs() -> None:
    env = gymnasium.make("Wilderland/Mirkwood-v0")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    after, reward, over, broken_off, facts = env.step(wrong)
    assert (reward, over, broken_off, facts["legal"]) == (-1.0, False, False, False)
    assert all(np.array_equal(seen[word], after[word]) for word in seen)


def test_the_raw_table_refuses_an_illegal_action() -> None:
    env = TableEnv(players=2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="not legal"):
        env.step(int(np.flatnonzero(mask == 0)[0]))


def test_all_seats_share_the_end() -> None:
    env = TableEnv(players=3)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    while not any(env.terminations.values()):
        env.step(random_action(env.observe(env.agent_selection)["action_mask"], rng))
    assert len(set(env.rewards.values())) == 1
    assert all(env.terminations.values())


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_option_has_its_own_action_and_every_action_its_option(players: int) -> None:
    rng = np.random.default_rng(players)
    for scenario in SCENARIOS.values():
        play = Play(scenario, STARTERS[:players], "revised", "standard")
        play.begin(players)
        while (decision := play.running.decision) is not None:
            legal = play.legal(decision.seat)
            assert sorted(o.key for o in legal.values()) == sorted(o.key for o in decision.options)
            seen = play.observe(decision.seat)
            assert set(np.flatnonzero(seen["action_mask"])) == set(legal)
            assert play.answer(decision.seat, random_action(seen["action_mask"], rng))


@pytest.mark.parametrize("players", [1, 2])
def test_what_a_seat_observes_does_not_change_when_hidden_cards_are_dealt_anew(players: int) -> None:
    rng = np.random.default_rng(9)
    play = Play("escape-from-dol-guldur", STARTERS[:players], "revised", "standard")
    play.begin(9)
    while (decision := play.running.decision) is not None:
        seen = play.observe(decision.seat)
        other = play.running.determinize({decision.seat}, int(rng.integers(1 << 30)))
        again = observe(other.state, decision.seat, play.letters)
        assert all(np.array_equal(seen[word], again[word]) for word in seen)
        play.answer(decision.seat, random_action(seen["action_mask"], rng))


def test_an_action_means_the_same_in_every_game() -> None:
    letters = alphabet("revised", "passage-through-mirkwood", 1)
    meanings: dict[int, set[str]] = {}
    for seed in range(6):
        play = Play("passage-through-mirkwood", [STARTERS[seed % 4]], "revised", "standard")
        play.begin(seed)
        rng = np.random.default_rng(seed)
        while play.running.decision is not None:
            legal = play.legal(0)
            for action, option in legal.items():
                verb = option.key.partition(":")[0]
                code = play.running.state.cards[option.card].face.code if option.card >= 0 else ""
                if option.card < 0 or letters.places(play.running.state, 1)[option.card] < letters.spare:
                    meanings.setdefault(action, set()).add(f"{verb} {code.partition('+')[0]}")
            play.answer(0, int(rng.choice(list(legal))))
    assert len(meanings) > 100
    assert all(len(meaning) == 1 for meaning in meanings.values())


@pytest.mark.parametrize("how", ["sync", "async"])
def test_many_games_are_stepped_together(how: str) -> None:
    with closing(gymnasium.make_vec("Wilderland/Mirkwood-v0", num_envs=3, vectorization_mode=how)) as many:
        seen, _ = many.reset(seed=4)
        rng = np.random.default_rng(4)
        for _ in range(10):
            seen, rewards, *_ = many.step(np.array([random_action(mask, rng) for mask in seen["action_mask"]]))
        assert seen["cards"].shape[0] == 3
        assert rewards.shape == (3,)
