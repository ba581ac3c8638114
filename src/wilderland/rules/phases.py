"""What every phase has: a beginning and an end (rule W9); the end of a round."""

from __future__ import annotations

from dataclasses import dataclass

from wilderland.kernel.flow import Seq
from wilderland.kernel.happen import aftermath, occur, performs
from wilderland.kernel.node import Node
from wilderland.model.kinds import (
    DISCARDS,
    ENCOUNTER_DISCARD,
    END_OF_ATTACK,
    END_OF_PHASE,
    END_OF_ROUND,
    PHASE_BEGINS,
    PHASE_ENDS,
    PHASES,
    PLAYED,
    REVEALED,
    ROUND_ENDS,
)
from wilderland.model.records import Event, Frame
from wilderland.model.state import State
from wilderland.rules.program import named, step


@dataclass(frozen=True, eq=False)
class BeginPhase(Node):
    """W9: "at the beginning of the phase" comes before its first window."""

    phase: int

    def step(self, state: State, frame: Frame) -> None:
        word = PHASES[self.phase]
        state.begin(self.phase, word)
        state.note("log-phase", phase=word)
        occur(state, state.event(PHASE_BEGINS, word=word))


@dataclass(frozen=True, eq=False)
class EndPhase(Node):
    """W9: "at the end of the phase" effects resolve, then what lasted until then expires."""

    phase: int
    last: Node | None = None
    """What the phase leaves behind is cleared away, also when it ends early."""

    def step(self, state: State, frame: Frame) -> None:
        word = PHASES[self.phase]
        if frame.pc == 0:
            state.step = f"{word}.end"
            state.push(frame.at(1))
            if self.last is not None:
                state.push(Frame(self.last))
            occur(state, state.event(PHASE_ENDS, word=word))
        else:
            state.forget_limits("phase")
            state.causes = ()
            if state.expire(END_OF_PHASE):
                aftermath(state, [])


def phase(number: int, *parts: Node, last: Node | None = None) -> Node:
    """W: a phase: its beginning, its steps and windows, its end."""
    word = PHASES[number]
    begin = named(f"phase/{word}/begin", BeginPhase(number))
    end = named(f"phase/{word}/end", EndPhase(number, last))
    return named(f"phase/{word}", Seq((begin, *parts, end)))


def end_phase_now(state: State) -> None:
    """W9, Q54: the phase ends at once, with whatever was under way in it."""
    while state.stack and not isinstance(state.stack[-1].node, (BeginPhase, EndPhase)):
        frame = state.stack.pop()
        if isinstance(frame.node, Seq) and isinstance(frame.node.parts[-1], EndPhase):
            state.push(Frame(frame.node.parts[-1]))
    while state.attacks:
        enemy = state.attacks[-1].enemy
        if state.attacks[-1].extra:
            for card in state.cards[enemy].shadows:
                state.move(card, ENCOUNTER_DISCARD)
        state.close_attack()
    state.expire(END_OF_ATTACK)
    for card in state.zones[REVEALED]:
        state.move(card, ENCOUNTER_DISCARD)
    for card in state.zones[PLAYED]:
        state.move(card, DISCARDS[state.cards[card].owner])


@step("round/end")
def END_ROUND(state: State, frame: Frame) -> None:
    """W9, SC3: the round's end: effects, expiry, and the round is counted."""
    if frame.pc == 0:
        state.push(frame.at(1))
        occur(state, state.event(ROUND_ENDS))
    else:
        state.forget_limits("round")
        state.remember("rounds", state.notes.get("rounds", 0) + 1)
        if state.expire(END_OF_ROUND):
            aftermath(state, [])


@performs(ROUND_ENDS)
def round_over(state: State, event: Event, facts: list[Event]) -> None:
    """W9: what was remembered for this round only is forgotten."""
    if "allies-played" in state.notes:
        state.remember("allies-played", 0)
