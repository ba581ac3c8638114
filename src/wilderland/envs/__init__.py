"""Environments with the APIs researchers know: Gymnasium (alone) and PettingZoo (one to four seats).

Importing this registers `Wilderland/Mirkwood-v0`, `Wilderland/Anduin-v0` and `Wilderland/DolGuldur-v0`.
A version rises when actions, observations or rewards change their meaning.
"""

from __future__ import annotations

from typing import Any

import gymnasium

SCENARIOS = {
    "Wilderland/Mirkwood-v0": "passage-through-mirkwood",
    "Wilderland/Anduin-v0": "journey-along-the-anduin",
    "Wilderland/DolGuldur-v0": "escape-from-dol-guldur",
}

for _name, _scenario in SCENARIOS.items():
    if _name not in gymnasium.registry:
        gymnasium.register(_name, "wilderland.envs.solo:SoloEnv", kwargs={"scenario": _scenario})


def pettingzoo_env(players: int = 2, **setup: Any) -> Any:
    """The table as a PettingZoo environment with its usual guards; `setup` as for `TableEnv`."""
    from pettingzoo.utils import wrappers

    from wilderland.envs.table import TableEnv

    guarded = wrappers.TerminateIllegalWrapper(TableEnv(players=players, **setup), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


__all__ = ["SCENARIOS", "pettingzoo_env"]
