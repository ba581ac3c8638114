"""Flow: doing things in order, for each, again, if, then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from wilderland.kernel.node import Node
from wilderland.model.records import Frame, Scope
from wilderland.model.state import State

Test = Callable[[State, Scope], bool]
Number = Callable[[State, Scope], int]
Cards = Callable[[State, Scope], Sequence[int]]
Seats = Callable[[State, Scope], Sequence[int]]


class CardSet:
    """A selector that can also tell whether it finds anything, without finding it all."""

    def __call__(self, state: State, scope: Scope) -> Sequence[int]:
        raise NotImplementedError

    def any(self, state: State, scope: Scope) -> bool:
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class Seq(Node):
    """One after the other."""

    parts: tuple[Node, ...]

    def step(self, state: State, frame: Frame) -> None:
        pc = frame.pc
        if pc + 1 < len(self.parts):
            state.stack.append(Frame(self, pc + 1, frame.scope))
        state.stack.append(Frame(self.parts[pc], 0, frame.scope))

    def possible(self, state: State, scope: Scope) -> bool:
        return any(part.possible(state, scope) for part in self.parts)

    def timely(self, state: State, scope: Scope) -> bool:
        return any(part.timely(state, scope) for part in self.parts)


@dataclass(frozen=True, eq=False)
class Then(Node):
    """What follows resolves only if what precedes resolved successfully (G12)."""

    first: Node
    then: Node

    def step(self, state: State, frame: Frame) -> None:
        if frame.pc == 0:
            state.failed = not self.first.possible(state, frame.scope)
            state.stack.append(frame.at(1))
            state.stack.append(Frame(self.first, 0, frame.scope))
        elif not state.failed:
            state.stack.append(Frame(self.then, 0, frame.scope))

    def possible(self, state: State, scope: Scope) -> bool:
        return self.first.possible(state, scope)


@dataclass(frozen=True, eq=False)
class If(Node):
    """One branch or the other."""

    test: Test
    then: Node
    otherwise: Node | None = None

    def step(self, state: State, frame: Frame) -> None:
        branch = self.then if self.test(state, frame.scope) else self.otherwise
        if branch is not None:
            state.stack.append(Frame(branch, 0, frame.scope))

    def possible(self, state: State, scope: Scope) -> bool:
        branch = self.then if self.test(state, scope) else self.otherwise
        return branch is not None and branch.possible(state, scope)


@dataclass(frozen=True, eq=False)
class Each(Node):
    """Once for each card, one by one, the set taken at the start."""

    cards: Cards
    body: Node

    def step(self, state: State, frame: Frame) -> None:
        left = tuple(self.cards(state, frame.scope)) if frame.pc == 0 else frame.data
        if left:
            state.stack.append(Frame(self, 1, frame.scope, left[1:]))
            mark = state.cards[left[0]].incarnation
            state.stack.append(Frame(self.body, 0, frame.scope.with_it(left[0], mark)))

    def possible(self, state: State, scope: Scope) -> bool:
        return any(self.body.possible(state, scope.with_it(card)) for card in self.cards(state, scope))


@dataclass(frozen=True, eq=False)
class EachPlayer(Node):
    """Once for each seat, in player order; those out of the game by then are passed over.

    The body runs with that player as `you` when `as_you`, else as `them`.
    """

    seats: Seats
    body: Node
    as_you: bool = False
    every: bool = False
    """Whether it can be done only if every player can do it (a cost)."""

    def step(self, state: State, frame: Frame) -> None:
        left = tuple(self.seats(state, frame.scope)) if frame.pc == 0 else frame.data
        while left and state.players[left[0]].eliminated:
            left = left[1:]
        if left:
            scope = frame.scope.with_you(left[0]) if self.as_you else frame.scope.with_them(left[0])
            state.stack.append(Frame(self, 1, frame.scope, left[1:]))
            state.stack.append(Frame(self.body, 0, scope))

    def possible(self, state: State, scope: Scope) -> bool:
        able = [
            self.body.possible(state, scope.with_you(seat) if self.as_you else scope.with_them(seat))
            for seat in self.seats(state, scope)
        ]
        return all(able) if self.every else any(able)


@dataclass(frozen=True, eq=False)
class Repeat(Node):
    """A number of times; the number is taken at the start."""

    times: Number
    body: Node

    def step(self, state: State, frame: Frame) -> None:
        left = self.times(state, frame.scope) if frame.pc == 0 else frame.data
        if left > 0:
            state.stack.append(Frame(self, 1, frame.scope, left - 1))
            state.stack.append(Frame(self.body, 0, frame.scope))


@dataclass(frozen=True, eq=False)
class While(Node):
    """Again and again while the test holds."""

    test: Test
    body: Node

    def step(self, state: State, frame: Frame) -> None:
        if self.test(state, frame.scope):
            state.stack.append(frame)
            state.stack.append(Frame(self.body, 0, frame.scope))


class Restore(Node):
    """Whether what came in between succeeded is nobody else's business (G12): the flag is as it was."""

    def step(self, state: State, frame: Frame) -> None:
        state.failed = frame.data


RESTORE: Final = Restore()


def push_apart(state: State, frame: Frame) -> None:
    """Push a frame whose success is its own."""
    state.stack.append(Frame(RESTORE, 0, frame.scope, state.failed))
    state.stack.append(frame)


class Nothing(Node):
    """Does nothing."""

    def step(self, state: State, frame: Frame) -> None:
        return


NOTHING: Final = Nothing()


def seq(*parts: Node) -> Node:
    """Parts in order; a single part stands for itself."""
    return parts[0] if len(parts) == 1 else Seq(parts)
