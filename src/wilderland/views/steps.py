"""Which steps of the round a card in play speaks of, so that a table can remind its players there (B.1)."""

from __future__ import annotations

from typing import Final

from wilderland.kernel.ability import Trigger
from wilderland.model import kinds as k
from wilderland.model.face import WHILE_IN_PLAY, Face

STEPS: Final = {
    k.DRAWS: "resource",
    k.PHASE_BEGINS: "quest.begin",
    k.COMMITS: "quest.commit",
    k.REVEALS: "quest.staging",
    k.REVEAL_EFFECT: "quest.staging",
    k.QUESTS_WELL: "quest.resolution",
    k.QUESTS_BADLY: "quest.resolution",
    k.PROGRESSES: "quest.resolution",
    k.EXPLORED: "quest.resolution",
    k.TRAVELS: "travel",
    k.ENGAGES: "encounter.checks",
    k.SHADOW_DEALT: "combat.shadows",
    k.ATTACKS: "combat.enemy.1",
    k.DEFENDS: "combat.enemy.2",
    k.SHADOW_EFFECT: "combat.enemy.3",
    k.ATTACKED: "combat.enemy.4",
    k.DAMAGED: "combat.enemy.4",
    k.DECLARES_ATTACK: "combat.player.1",
    k.DESTROYED: "combat.player.3",
    k.PHASE_ENDS: "combat.end",
    k.ROUND_ENDS: "refresh",
}
"""Where a happening has its place in the round. It may come at other times too; what may come at any time is left out.
Only one phase's beginning and one's end are spoken of by cards (a test looks)."""


def steps_of(face: Face) -> tuple[str, ...]:
    """The steps a card speaks of while any side of it lies in play, in the order of the round."""
    sides = [side for side in (face, face.side_b, face.attached) if side is not None]
    spoken = {
        ability.happening
        for side in sides
        for ability in side.abilities
        if isinstance(ability, Trigger) and ability.where & WHILE_IN_PLAY
    }
    if face.travel is not None:
        spoken.add(k.TRAVELS)
    return tuple(dict.fromkeys(step for happening, step in STEPS.items() if happening in spoken))
