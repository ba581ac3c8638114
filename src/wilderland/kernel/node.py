"""Nodes: the immutable program. What is still to happen lies on the stack as frames over nodes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from wilderland.model.face import Program
from wilderland.model.records import Decision, Frame, Option, Scope
from wilderland.model.state import State


class Node(Program):
    """One step of the program. Nodes keep nothing: whatever changes lies in the state."""

    def step(self, state: State, frame: Frame) -> None:
        """Do one thing, push what comes next, return."""
        raise NotImplementedError

    def possible(self, state: State, scope: Scope) -> bool:
        """Whether there is anything this could be done to (legality; never writes)."""
        return True

    def timely(self, state: State, scope: Scope) -> bool:
        """Whether it is sensible now (a hint; never changes legality)."""
        return self.possible(state, scope)

    def children(self) -> Iterator[tuple[str, Node]]:
        """The nodes inside, with the words their ids are made of."""
        if is_dataclass(self):
            for field in fields(self):
                value = getattr(self, field.name)
                if isinstance(value, Node):
                    yield field.name, value
                elif isinstance(value, tuple):
                    for number, part in enumerate(value):
                        if isinstance(part, Node):
                            yield f"{field.name}.{number}", part
                elif isinstance(value, dict):
                    for word, part in value.items():
                        if isinstance(part, Node):
                            yield f"{field.name}.{word}", part


def register(node: Node, path: str, program: dict[str, Node]) -> None:
    """Give a node and all nodes inside it their ids, and file them.

    A node that has an id keeps it: rules' nodes that cards use, nodes that editions share.
    """
    if not node.id:
        assert path not in program, f"two nodes at {path}"
        object.__setattr__(node, "id", path)
    if program.get(node.id) is node:
        return
    program[node.id] = node
    for word, child in node.children():
        register(child, f"{path}/{word}", program)


class Asking(Node):
    """A node that may stop the machine: the only way a game ever waits."""

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        """Who is asked what. Pure: a loaded game asks it again."""
        raise NotImplementedError

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        """Go on with an answer; the frame has been taken off the stack."""
        raise NotImplementedError

    def unasked(self, state: State, frame: Frame) -> None:
        """Go on when there was nothing to ask."""

    def anew(self, frame: Frame) -> Frame:
        """The frame before the first of a run of picks."""
        return frame

    def step(self, state: State, frame: Frame) -> None:
        asked = self.decisions(state, frame)
        if not asked:
            self.unasked(state, frame)
            return
        if len(asked) == 1:
            for seat, decision in asked.items():
                if len(decision.options) == 1 and self.settles(state, decision):
                    self.answer(state, frame, seat, decision.options[0])
                    return
        state.stack.append(frame)
        state.decisions = asked

    def settles(self, state: State, decision: Decision) -> bool:
        """Whether a single option resolves itself."""
        return True


def ask(
    state: State, seat: int, kind: str, prompt: str, options: list[Option], source: int = -1
) -> dict[int, Decision]:
    """One seat's decision, or none when there is nothing to choose or nobody to choose it."""
    if not options or seat < 0 or state.players[seat].eliminated:
        return {}
    return {seat: Decision(state.choices, seat, kind, prompt, options, source, state.step)}


StepFunction = Callable[[State, Frame], None]


class Step(Node):
    """A rule written as a function. `pc` and `data` are the function's to use."""

    def __init__(self, run: StepFunction) -> None:
        self.run = run

    def step(self, state: State, frame: Frame) -> None:
        self.run(state, frame)

    def __repr__(self) -> str:
        return f"<step {self.run.__name__}>"


def data_of(value: Any) -> Any:
    """Frame data as it comes back from a save: lists are tuples again."""
    return tuple(data_of(part) for part in value) if isinstance(value, list) else value
