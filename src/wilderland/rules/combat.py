"""The combat phase (rules P6, W6)."""

from __future__ import annotations

from typing import Final

from wilderland.kernel.flow import EachPlayer
from wilderland.model.kinds import COMBAT
from wilderland.rules.attacking import PLAYER_ATTACKS
from wilderland.rules.defending import ENEMY_ATTACKS
from wilderland.rules.phases import phase
from wilderland.rules.planning import players
from wilderland.rules.program import named
from wilderland.rules.shadows import DEAL_SHADOWS, DISCARD_SHADOWS
from wilderland.rules.windows import window

COMBAT_PHASE: Final = phase(
    COMBAT,
    DEAL_SHADOWS,
    window("combat.shadows"),
    named("combat/defences", EachPlayer(players, ENEMY_ATTACKS, as_you=True)),
    named("combat/attacks", EachPlayer(players, PLAYER_ATTACKS, as_you=True)),
    window("combat.end"),
    last=DISCARD_SHADOWS,
)
