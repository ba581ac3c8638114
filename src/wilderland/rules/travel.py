"""The travel phase (rules P4, W4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wilderland.effects.numbers import marked
from wilderland.kernel.happen import is_blank, occur, performs
from wilderland.kernel.node import Asking, Node, ask
from wilderland.model.face import Program
from wilderland.model.index import RULES
from wilderland.model.kinds import ACTIVE, CANNOT_TRAVEL, LOCATION, MUST_TRAVEL, STAGING, TRAVEL, TRAVELS
from wilderland.model.kinds import TWO_ACTIVE_LOCATIONS as TWO
from wilderland.model.records import Decision, Event, Frame, Option, Scope
from wilderland.model.state import State
from wilderland.rules.phases import phase
from wilderland.rules.program import named, step
from wilderland.rules.windows import window


def travel_cost(state: State, location: int) -> Program | None:
    """P4.2: the "Travel:" text of a location, if it has one that counts."""
    return None if is_blank(state, location) else state.cards[location].face.travel


def may_travel(state: State, location: int) -> bool:
    """P4.2: its "Travel:" text can be met in full, and nothing forbids it."""
    cost = travel_cost(state, location)
    if isinstance(cost, Node) and not cost.possible(state, Scope(location, state.first, location)):
        return False
    return not marked(state, CANNOT_TRAVEL, location)


def destinations(state: State) -> list[int]:
    """P4.1: the locations the players may travel to now."""
    active = len(state.zones[ACTIVE])
    if active and not (active == 1 and state.index[RULES + TWO]):
        return []
    found = [
        card
        for card in state.zones[STAGING]
        if state.cards[card].face.kind == LOCATION and may_travel(state, card)
    ]
    must = [card for card in found if marked(state, MUST_TRAVEL, card)]
    return must or found


@dataclass(frozen=True, eq=False)
class TravelStep(Asking):
    """P4.1: the players may travel to one location; the first player has the final word."""

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        found = destinations(state)
        options = [Option(f"travel:{card}", "option-card", card) for card in found]
        if options and not (state.index[RULES + MUST_TRAVEL] and marked(state, MUST_TRAVEL, found[0])):
            options.append(Option("stay", "option-stay"))
        return ask(state, state.first, "travel", "prompt-travel", options)

    def step(self, state: State, frame: Frame) -> None:
        state.step = "travel"
        super().step(state, frame)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        if option.card >= 0:
            state.push(Frame(TRAVEL_TO, 0, Scope(option.card, seat, option.card)))


@step("travel/to")
def TRAVEL_TO(state: State, frame: Frame) -> None:
    """P4.1, P4.2: pay the "Travel:" cost, then the location leaves the staging area and becomes active."""
    location = frame.scope.it
    if frame.pc == 0:
        state.push(frame.at(1))
        cost = travel_cost(state, location)
        if cost is not None:
            state.push(Frame(cost, 0, frame.scope))
    elif state.cards[location].zone == STAGING:
        occur(state, state.event(TRAVELS, location, state.first))


@performs(TRAVELS)
def travel(state: State, event: Event, facts: list[Event]) -> None:
    """P4.1: it is the active location now; its threat no longer counts."""
    state.note("log-travel", card=event.card)
    state.move(event.card, ACTIVE)


TRAVEL_PHASE: Final = phase(TRAVEL, named("travel/step", TravelStep()), window("travel"))
