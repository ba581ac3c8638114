"""Enemies and players engaging each other."""

from __future__ import annotations

from dataclasses import dataclass

from wilderland.effects.numbers import reach
from wilderland.kernel.choice import Who, you
from wilderland.kernel.flow import Cards
from wilderland.kernel.happen import occur_together, performs
from wilderland.kernel.node import Node
from wilderland.model.kinds import ENGAGED_ZONES, ENGAGES, ENTERS_PLAY, NOBODY
from wilderland.model.records import Event, Frame, Scope
from wilderland.model.state import State


@performs(ENGAGES)
def engage(state: State, event: Event, facts: list[Event]) -> None:
    """However it came about, player and enemy engaged each other (P5.3); entering play engaged counts (Q66)."""
    arrives = not state.in_play(event.card)
    state.note("log-engage", card=event.card, seat=event.seat)
    state.move(event.card, ENGAGED_ZONES[event.seat], controller=NOBODY)
    if arrives:
        facts.append(state.event(ENTERS_PLAY, event.card, event.seat, word="engaged"))


@dataclass(frozen=True, eq=False)
class Engage(Node):
    """A player engages enemies (not "optional engagement": Q31)."""

    cards: Cards
    who: Who = you

    def step(self, state: State, frame: Frame) -> None:
        seat = self.who(state, frame.scope)
        cards = reach(state, frame.scope, self.cards(state, frame.scope))
        if cards and not state.players[seat].eliminated:
            occur_together(state, tuple([state.event(ENGAGES, card, seat, source=frame.scope.self) for card in cards]))

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(reach(state, scope, self.cards(state, scope)))
