"""The rules as a program: named steps and sequences, so that a save can say where it stopped."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from wilderland.effects.attaching import UNBURDEN
from wilderland.kernel.flow import NOTHING, RESTORE
from wilderland.kernel.happen import OCCUR, RESPONDED
from wilderland.kernel.node import Node, Step, StepFunction, register

AnyNode = TypeVar("AnyNode", bound=Node)

PROGRAM: dict[str, Node] = {}
"""All nodes of the rules by id; cards bring theirs in the catalogue."""


def named(path: str, node: AnyNode) -> AnyNode:
    """Give a rule's node its place in the program."""
    register(node, f"rules/{path}", PROGRAM)
    return node


def step(path: str) -> Callable[[StepFunction], Step]:
    """A rule written as a function, as a node of the program."""

    def make(function: StepFunction) -> Step:
        return named(path, Step(function))

    return make


named("occur", OCCUR)
named("responded", RESPONDED)
named("unburden", UNBURDEN)
named("nothing", NOTHING)
named("restore", RESTORE)
