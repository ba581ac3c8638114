"""The resource phase (rules P1, W1)."""

from __future__ import annotations

from typing import Final

from wilderland.effects.numbers import heroes, marks
from wilderland.kernel.happen import occur_together
from wilderland.model.index import RULES
from wilderland.model.kinds import DRAWS, GAINS_RESOURCES, RESOURCE, RESOURCE_INCOME
from wilderland.model.records import Frame
from wilderland.model.state import State
from wilderland.rules.phases import phase
from wilderland.rules.program import step
from wilderland.rules.windows import window


@step("resource/collect")
def COLLECT(state: State, frame: Frame) -> None:
    """P1.1: all players at once add 1 resource to each of their heroes' pools."""
    more = bool(state.index[RULES + RESOURCE_INCOME])
    events = [
        state.event(
            GAINS_RESOURCES, hero, seat, 1 + (marks(state, RESOURCE_INCOME, hero) if more else 0), word="phase"
        )
        for seat in state.order()
        for hero in heroes(state, seat)
    ]
    state.note("log-collect")
    if events:
        occur_together(state, tuple(events))


@step("resource/draw")
def DRAW(state: State, frame: Frame) -> None:
    """P1.2: all players draw 1 card."""
    occur_together(state, tuple([state.event(DRAWS, seat=seat, amount=1, word="phase") for seat in state.order()]))


RESOURCE_PHASE: Final = phase(RESOURCE, COLLECT, DRAW, window("resource"))
