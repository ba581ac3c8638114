"""The threat dials."""

from __future__ import annotations

from typing import ClassVar, Final

from wilderland.effects.together import ToEachPlayer
from wilderland.kernel.happen import performs
from wilderland.model.kinds import ENCOUNTER, ENEMY, ENGAGEMENT, REFRESH, STAGING, THREAT_CHANGES, TRAVEL
from wilderland.model.records import Event, Scope
from wilderland.model.state import State


@performs(THREAT_CHANGES)
def change(state: State, event: Event, facts: list[Event]) -> None:
    """Turn a player's dial, never below 0 (Q85)."""
    player = state.players[event.seat]
    threat = max(0, player.threat + event.amount)
    if player.eliminated or threat == player.threat:
        facts.remove(event)
        return
    state.note("log-threat", seat=event.seat, amount=event.amount, total=threat)
    state.set_threat(event.seat, threat)


class ChangeThreat(ToEachPlayer):
    """Raise (or with a negative number lower) the threat of these players."""

    kind: ClassVar[int] = THREAT_CHANGES

    def timely(self, state: State, scope: Scope) -> bool:
        """Lowering helps where the dial is looked at next: before enemies engage, near the end, as the round ends."""
        amount = self.amount(state, scope)
        return any(lowering_helps(state, state.players[seat].threat, amount) for seat in self.seats(state, scope))


CLOSE: Final = 10
"""So near to elimination every window counts."""


def lowering_helps(state: State, threat: int, amount: int) -> bool:
    """Whether it makes a difference now that a player at this threat loses (or gains) so much."""
    if threat <= 0 or state.phase == REFRESH or threat >= 50 - CLOSE:
        return threat > 0
    if state.phase not in (TRAVEL, ENCOUNTER):
        return False
    costs = [
        state.cards[card].face.stats[ENGAGEMENT]
        for card in state.zones[STAGING]
        if state.cards[card].face.kind == ENEMY
    ]
    return any(threat + amount < cost <= threat for cost in costs)
