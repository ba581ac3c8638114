"""What every phase has: a beginning and an end (rule W9)."""

from __future__ import annotations

from wilderland.kernel.flow import Seq
from wilderland.kernel.happen import aftermath, occur, performs
from wilderland.kernel.node import Node, Step
from wilderland.model.kinds import END_OF_PHASE, END_OF_ROUND, PHASE_BEGINS, PHASE_ENDS, PHASES, ROUND_ENDS
from wilderland.model.records import Event, Frame
from wilderland.model.state import State
from wilderland.rules.program import named


def phase(number: int, *parts: Node) -> Node:
    """A phase: its beginning, its steps and windows, its end."""
    word = PHASES[number]

    def begin(state: State, frame: Frame) -> None:
        """W9: "at the beginning of the phase" comes before its first window."""
        state.begin(number, word)
        state.note("log-phase", phase=word)
        occur(state, state.event(PHASE_BEGINS, word=word))

    def end(state: State, frame: Frame) -> None:
        """W9: "at the end of the phase" effects resolve, then what lasted until then expires."""
        if frame.pc == 0:
            state.step = f"{word}.end"
            state.push(frame.at(1))
            occur(state, state.event(PHASE_ENDS, word=word))
        else:
            state.expire(END_OF_PHASE)
            state.forget_limits("phase")
            aftermath(state, [])

    return named(f"phase/{word}", Seq((Step(begin), *parts, Step(end))))


def end_round(state: State, frame: Frame) -> None:
    """W9, P7.3, SC3: the round's end: effects, expiry, and the round is counted."""
    if frame.pc == 0:
        state.push(frame.at(1))
        occur(state, state.event(ROUND_ENDS))
    else:
        state.expire(END_OF_ROUND)
        state.forget_limits("round")
        state.remember("rounds", state.notes.get("rounds", 0) + 1)
        aftermath(state, [])


@performs(ROUND_ENDS)
def round_over(state: State, event: Event, facts: list[Event]) -> None:
    """W9: what was remembered for this round only is forgotten."""
    if "allies-played" in state.notes:
        state.remember("allies-played", 0)
