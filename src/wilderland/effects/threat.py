"""The threat dials."""

from __future__ import annotations

from dataclasses import dataclass

from wilderland.kernel.flow import Number, Seats
from wilderland.kernel.happen import occur, performs
from wilderland.kernel.node import Node
from wilderland.model.kinds import THREAT_CHANGES
from wilderland.model.records import Event, Frame, Scope
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
class ChangeThreat(Node):
    """Raise (or with a negative number lower) the threat of these players."""

    seats: Seats
    amount: Number

    def step(self, state: State, frame: Frame) -> None:
        amount = self.amount(state, frame.scope)
        events = [
            state.event(THREAT_CHANGES, seat=seat, amount=amount, source=frame.scope.self)
            for seat in self.seats(state, frame.scope)
        ]
        if events:
            occur(state, *events)

    def timely(self, state: State, scope: Scope) -> bool:
        return any(state.players[seat].threat > 0 for seat in self.seats(state, scope))
