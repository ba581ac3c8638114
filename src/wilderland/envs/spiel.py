"""The table as a game of OpenSpiel (extra `openspiel`): importing this registers `python_wilderland`.

Chance moves once, at the beginning: it chooses the seed, and with it every card that will ever be drawn. Players know
nothing of it but what they come to see, so the game is the same as one in which cards are drawn one by one.
"""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pyspiel

from wilderland.envs.play import LONGEST, STARTERS, Play
from wilderland.envs.seeing import CARD, PLAYER, TABLE
from wilderland.model.kinds import MAX_SEATS

NAME = "python_wilderland"
DEFAULTS: dict[str, Any] = {
    "players": 1,
    "scenario": "passage-through-mirkwood",
    "edition": "revised",
    "mode": "standard",
    "seeds": 1000,
}

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Wilderland",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.IDENTICAL,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class Table(Play):
    """A game that copies itself quickly."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        other = copy.copy(self)
        other.game = None if self.game is None else self.game.clone()
        return other


class WilderlandGame(pyspiel.Game):
    """A scenario for so many players with the printed starter decks."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.wanted = {**DEFAULTS, **(params or {})}
        self.table = self.laid()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.letters.size,
            max_chance_outcomes=self.wanted["seeds"],
            num_players=self.wanted["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, self.wanted)

    def laid(self) -> Table:
        wanted = self.wanted
        return Table(wanted["scenario"], STARTERS[: wanted["players"]], wanted["edition"], wanted["mode"])

    def new_initial_state(self) -> WilderlandState:
        return WilderlandState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"the observation has no parameters: {params}")
        return Observer(self.table)


class WilderlandState(pyspiel.State):
    """A game under way; before its first move chance chooses the seed."""

    def __init__(self, game: WilderlandGame) -> None:
        super().__init__(game)
        self.seeds = game.wanted["seeds"]
        self.seats = game.wanted["players"]
        self.table = game.laid()

    @property
    def begun(self) -> bool:
        return self.table.game is not None

    @property
    def over(self) -> bool:
        return self.begun and (self.table.running.outcome is not None or self.table.broken_off)

    def current_player(self) -> int:
        if not self.begun:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.table.running.decision
        return int(pyspiel.PlayerId.TERMINAL) if self.over or decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self.seeds) for seed in range(self.seeds)]

    def _apply_action(self, action: int) -> None:
        if not self.begun:
            self.table.begin(action)
        else:
            self.table.answer(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        option = self.table.legal(player).get(action)
        return f"{action}" if option is None else f"{option.key} ({action})"

    def is_terminal(self) -> bool:
        return self.over

    def returns(self) -> list[float]:
        return [self.table.reward if self.begun else 0.0] * self.seats

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class Observer:
    """What a seat sees, as the other environments tell it."""

    def __init__(self, table: Table) -> None:
        shapes = {
            "table": (len(TABLE),),
            "players": (MAX_SEATS, len(PLAYER)),
            "cards": (table.letters.slots, len(CARD)),
        }
        sizes = {word: int(np.prod(shape)) for word, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for word, shape in shapes.items():
            self.dict[word] = self.tensor[start : start + sizes[word]].reshape(shape)
            start += sizes[word]

    def set_from(self, state: WilderlandState, player: int) -> None:
        self.tensor.fill(0)
        if state.begun:
            seen = state.table.observe(player)
            for word, numbers in self.dict.items():
                numbers[:] = seen[word]

    def string_from(self, state: WilderlandState, player: int) -> str:
        if not state.begun:
            return ""
        seen = state.table.observe(player)
        rows = [f"{slot}:{','.join(map(str, row))}" for slot, row in enumerate(seen["cards"]) if row.any()]
        return f"{seen['table'].tolist()} {seen['players'].tolist()} {' '.join(rows)}"


pyspiel.register_game(GAME_TYPE, WilderlandGame)
