"""One player with one deck, as a Gymnasium environment."""

from __future__ import annotations

from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces

from wilderland.decks import Deck
from wilderland.envs.play import Play
from wilderland.envs.seeing import Observation, space

SEEDS = 2**31


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """A game alone. An action that is not legal changes nothing and costs `illegal_reward`."""

    def __init__(
        self,
        scenario: str = "passage-through-mirkwood",
        deck: str | Deck = "leadership",
        edition: str = "revised",
        mode: str = "standard",
        illegal_reward: float = -1.0,
        render_mode: None = None,
    ) -> None:
        self.play = Play(scenario, [deck], edition, mode)
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.play.letters.size)
        self.observation_space = space(self.play.letters)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.begin(int(self.np_random.integers(SEEDS)))
        seen = self.play.observe(0)
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal = self.play.answer(0, int(action))
        seen = self.play.observe(0)
        over = self.play.running.outcome is not None
        reward = self.play.reward if legal else self.illegal_reward
        facts = {"action_mask": seen["action_mask"], "legal": legal}
        return seen, reward, over, self.play.broken_off, facts

    def action_masks(self) -> Any:
        """The legal actions, under the name maskable learners look for."""
        return self.play.observe(0)["action_mask"].astype(bool)
