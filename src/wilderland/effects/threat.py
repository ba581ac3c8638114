"""The threat dials."""

from __future__ import annotations

from dataclasses import dataclass

from wilderland.effects.together import ToEachPlayer
from wilderland.kernel.happen import performs
from wilderland.model.kinds import THREAT_CHANGES
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


@dataclass(frozen=True, eq=False)
class ChangeThreat(ToEachPlayer):
    """Raise (or with a negative number lower) the threat of these players."""

    kind = THREAT_CHANGES

    def timely(self, state: State, scope: Scope) -> bool:
        return any(state.players[seat].threat > 0 for seat in self.seats(state, scope))
