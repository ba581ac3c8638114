"""The training example runs, repeats itself and climbs; how often it wins then, docs/environments.md tells."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_mirkwood.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_mirkwood", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = sys.modules["learn_mirkwood"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_equal_seeds_learn_equally(example: ModuleType) -> None:
    found = []
    for _ in range(2):
        learner = example.Learner(3, example.Settings(games_in_batch=2))
        rates = learner.learn(4)
        assert [rate.games for rate in rates] == [2, 2] and learner.learnt == 4
        found.append(learner.policy.weights)
    assert all(np.array_equal(found[0][word], found[1][word]) for word in found[0])
    assert all(np.abs(weight).sum() > 0 for weight in found[0].values())


def test_what_went_well_is_done_more_often(example: ModuleType) -> None:
    learner = example.Learner(1)
    batch = example.Batch()
    learner.play(1, learner.policy, batch)
    batch.advantages = [1.0 if place == 0 else -1.0 for place in batch.taken]
    before = [float(learner.policy.chances(moment)[0]) for moment in batch.moments]
    learner.improve(batch)
    after = [float(learner.policy.chances(moment)[0]) for moment in batch.moments]
    assert np.mean(after) > np.mean(before) + 0.01


def test_only_legal_actions_are_taken_and_nothing_is_called_off_for_ever(example: ModuleType) -> None:
    learner = example.Learner(1)
    seen, _ = learner.env.reset(seed=2)
    for _ in range(40):
        moment = learner.reader.moment(seen)
        assert set(moment.actions) <= set(np.flatnonzero(seen["action_mask"]))
        assert len(moment.actions) == 1 or learner.reader.cancel not in moment.actions
        seen, _, over, _, facts = learner.env.step(moment.actions[-1])
        assert facts["legal"]
        if over:
            break


def test_judging_is_on_other_seeds_than_learning(example: ModuleType) -> None:
    learner = example.Learner(1)
    rate, far = learner.judge(2, None)
    assert rate.games == 2 and 1.0 <= far <= 4.0 and learner.learnt == 0 and learner.learnt < example.UNSEEN
