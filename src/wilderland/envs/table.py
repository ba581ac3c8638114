"""One to four seats at one table, as a PettingZoo environment: one agent after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from wilderland.decks import Deck
from wilderland.envs.play import STARTERS, Play
from wilderland.envs.seeing import Observation, space
from wilderland.envs.solo import SEEDS


class TableEnv(AECEnv[str, Observation, int]):
    """A game together. Windows open to several seats are answered in table order; all share the reward."""

    metadata: ClassVar[dict[str, Any]] = {"name": "wilderland_v0", "is_parallelizable": False, "render_modes": []}

    def __init__(
        self,
        players: int = 2,
        scenario: str = "passage-through-mirkwood",
        decks: Sequence[str | Deck] | None = None,
        edition: str = "revised",
        mode: str = "standard",
    ) -> None:
        super().__init__()
        self.play = Play(scenario, decks or STARTERS[:players], edition, mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self.play.decks))]
        self.agents: list[str] = []
        self.render_mode = None
        self.observation_spaces = {agent: space(self.play.letters) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.play.letters.size) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.play.begin(int(self._rng.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Observation:
        return self.play.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if not self.play.answer(self.possible_agents.index(agent), int(action)):
            raise ValueError(f"action {action} is not legal for {agent}; see action_mask")
        if self.play.running.outcome is not None:
            self.rewards = dict.fromkeys(self.agents, self.play.reward)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.play.broken_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._next()

    def _next(self) -> None:
        """The seat asked next in table order; at the end the first one learns it first."""
        decision = self.play.running.decision
        self.agent_selection = self.possible_agents[decision.seat if decision is not None else 0]
