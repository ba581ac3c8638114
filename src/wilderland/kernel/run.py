"""The loop: resolve frames until someone must decide or the game is over."""

from __future__ import annotations

from wilderland.kernel.node import Asking
from wilderland.model.records import Frame, Option, Scope
from wilderland.model.state import State


def run(state: State) -> None:
    """Resolve frames until a decision or the end. The outcome is the loop's business, not the rules'."""
    stack = state.stack
    while state.decisions is None and state.outcome is None and stack:
        frame = stack.pop()
        frame.node.step(state, frame)


def call(state: State, node: object, scope: Scope) -> None:
    """Put a node on the stack."""
    state.stack.append(Frame(node, 0, scope))  # type: ignore[arg-type]


def answer(state: State, seat: int, option: Option) -> None:
    """Give the waiting node its answer and go on."""
    frame = state.stack.pop()
    node = frame.node
    assert isinstance(node, Asking)
    state.decisions = None
    state.choices += 1
    node.answer(state, frame, seat, option)
    run(state)


def ask_again(state: State) -> None:
    """Make the pending decisions anew from the waiting frame (after a load)."""
    if state.outcome is None and state.stack:
        frame = state.stack[-1]
        node = frame.node
        assert isinstance(node, Asking)
        state.decisions = node.decisions(state, frame)
