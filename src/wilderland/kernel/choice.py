"""Choices of cards, players, branches and numbers. Never a power set: "any number" is a run of picks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from wilderland.kernel.flow import Cards, CardSet, Number, Seats
from wilderland.kernel.node import Asking, Node, ask
from wilderland.model.records import Decision, Frame, Option, Scope
from wilderland.model.rng import OTHER_STREAM
from wilderland.model.state import State

Who = Callable[[State, Scope], int]


def you(state: State, scope: Scope) -> int:
    return scope.you


@dataclass(frozen=True, eq=False)
class Choose(Asking):
    """Someone chooses one of these cards (or none, if they may); it becomes `it`."""

    cards: Cards
    body: Node
    who: Who = you
    optional: bool = False
    prompt: str = "prompt-choose-card"

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        options = [Option(f"choose:{card}", "option-card", card) for card in self.cards(state, frame.scope)]
        if options and self.optional:
            options.append(Option("decline", "option-decline"))
        return ask(state, self.who(state, frame.scope), "choose", self.prompt, options, frame.scope.self)

    def unasked(self, state: State, frame: Frame) -> None:
        state.failed = True

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        if option.card >= 0:
            mark = state.cards[option.card].incarnation
            state.stack.append(Frame(self.body, 0, frame.scope.with_it(option.card, mark)))
        else:
            state.failed = True

    def possible(self, state: State, scope: Scope) -> bool:
        cards = self.cards
        if type(self.body).possible is Node.possible:
            return cards.any(state, scope) if isinstance(cards, CardSet) else len(cards(state, scope)) > 0
        return any(self.body.possible(state, scope.with_it(card)) for card in cards(state, scope))

    def timely(self, state: State, scope: Scope) -> bool:
        return any(self.body.timely(state, scope.with_it(card)) for card in self.cards(state, scope))


@dataclass(frozen=True, eq=False)
class AtRandom(Node):
    """Chance chooses one of these cards; it becomes `it`."""

    cards: Cards
    body: Node

    def step(self, state: State, frame: Frame) -> None:
        cards = self.cards(state, frame.scope)
        if not cards:
            state.failed = True
            return
        card = cards[state.random(OTHER_STREAM, len(cards))]
        state.stack.append(Frame(self.body, 0, frame.scope.with_it(card, state.cards[card].incarnation)))

    def possible(self, state: State, scope: Scope) -> bool:
        return len(self.cards(state, scope)) > 0


@dataclass(frozen=True, eq=False)
class ChooseSome(Asking):
    """Someone picks several of these cards, in card order; then the body runs for each pick.

    `least` and `most` bound the number. Short of `least`, as many as there are must be taken (E14).
    """

    cards: Cards
    body: Node
    least: Number
    most: Number
    who: Who = you
    prompt: str = "prompt-choose-cards"

    def left(self, state: State, frame: Frame) -> tuple[Sequence[int], tuple[int, ...]]:
        picked: tuple[int, ...] = frame.data or ()
        cards = self.cards(state, frame.scope)
        if picked:
            cards = cards[list(cards).index(picked[-1]) + 1 :]
        return cards, picked

    def anew(self, frame: Frame) -> Frame:
        return Frame(self, 0, frame.scope)

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        cards, picked = self.left(state, frame)
        needed = min(self.least(state, frame.scope), len(picked) + len(cards)) - len(picked)
        if len(picked) >= self.most(state, frame.scope) or not cards:
            return {}
        spare = len(cards) - needed
        choosable = cards if needed <= 0 else cards[: spare + 1]
        options = [Option(f"choose:{card}", "option-card", card) for card in choosable]
        if needed <= 0:
            options.append(Option("done", "option-done"))
        return ask(state, self.who(state, frame.scope), "choose-some", self.prompt, options, frame.scope.self)

    def unasked(self, state: State, frame: Frame) -> None:
        for card in reversed(frame.data or ()):
            scope = frame.scope.with_it(card, state.cards[card].incarnation)
            state.stack.append(Frame(self.body, 0, scope))

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        if option.card >= 0:
            picked = (*(frame.data or ()), option.card)
            state.stack.append(Frame(self, 0, frame.scope, picked))
        else:
            self.unasked(state, frame)

    def possible(self, state: State, scope: Scope) -> bool:
        return len(self.cards(state, scope)) > 0


@dataclass(frozen=True, eq=False)
class ChoosePlayer(Asking):
    """Someone chooses a player, who becomes `them`."""

    seats: Seats
    body: Node
    who: Who = you
    prompt: str = "prompt-choose-player"

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        options = [
            Option(f"player:{seat}", "option-player", seat=seat) for seat in self.seats(state, frame.scope)
        ]
        return ask(state, self.who(state, frame.scope), "player", self.prompt, options, frame.scope.self)

    def unasked(self, state: State, frame: Frame) -> None:
        state.failed = True

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        state.stack.append(Frame(self.body, 0, frame.scope.with_them(option.seat)))

    def possible(self, state: State, scope: Scope) -> bool:
        return any(self.body.possible(state, scope.with_them(seat)) for seat in self.seats(state, scope))

    def timely(self, state: State, scope: Scope) -> bool:
        return any(self.body.timely(state, scope.with_them(seat)) for seat in self.seats(state, scope))


@dataclass(frozen=True, eq=False)
class ChooseOne(Asking):
    """Someone chooses one of several effects; those that can do nothing are not offered."""

    branches: dict[str, Node]
    who: Who = you
    prompt: str = "prompt-choose-one"

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        options = [
            Option(f"effect:{word}", f"option-{word.replace('_', '-')}", data=word)
            for word, branch in self.branches.items()
            if branch.possible(state, frame.scope)
        ]
        return ask(state, self.who(state, frame.scope), "effect", self.prompt, options, frame.scope.self)

    def unasked(self, state: State, frame: Frame) -> None:
        state.failed = True

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        state.stack.append(Frame(self.branches[option.data], 0, frame.scope))

    def possible(self, state: State, scope: Scope) -> bool:
        return any(branch.possible(state, scope) for branch in self.branches.values())

    def timely(self, state: State, scope: Scope) -> bool:
        return any(branch.timely(state, scope) for branch in self.branches.values())


@dataclass(frozen=True, eq=False)
class MayDo(Asking):
    """Someone may have this happen, or not."""

    body: Node
    who: Who = you
    prompt: str = "prompt-may"

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        if not self.body.possible(state, frame.scope):
            return {}
        options = [Option("accept", "option-accept"), Option("decline", "option-decline")]
        return ask(state, self.who(state, frame.scope), "may", self.prompt, options, frame.scope.self)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        if option.key == "accept":
            state.stack.append(Frame(self.body, 0, frame.scope))

    def possible(self, state: State, scope: Scope) -> bool:
        return self.body.possible(state, scope)


@dataclass(frozen=True, eq=False)
class Amount(Asking):
    """Someone chooses a number; it becomes `n`."""

    least: Number
    most: Number
    body: Node
    who: Who = you
    prompt: str = "prompt-choose-amount"
    label: str = field(default="option-amount")

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        low, high = self.least(state, frame.scope), self.most(state, frame.scope)
        options = [Option(f"amount:{n}", self.label, data=n) for n in range(low, high + 1)]
        return ask(state, self.who(state, frame.scope), "amount", self.prompt, options, frame.scope.self)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        state.stack.append(Frame(self.body, 0, frame.scope.with_n(option.data)))


@dataclass(frozen=True, eq=False)
class ArrangeCards(Asking):
    """Someone puts cards in an order, naming the next one each time; the body gets them last to first.

    Running the body from the last to the first lets "put on top" give the named order.
    """

    cards: Cards
    body: Node
    who: Who = you
    prompt: str = "prompt-arrange"

    def rest(self, state: State, frame: Frame) -> list[int]:
        picked: tuple[int, ...] = frame.data or ()
        return [card for card in self.cards(state, frame.scope) if card not in picked]

    def anew(self, frame: Frame) -> Frame:
        return Frame(self, 0, frame.scope)

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        options = [Option(f"next:{card}", "option-card", card) for card in self.rest(state, frame)]
        return ask(state, self.who(state, frame.scope), "arrange", self.prompt, options, frame.scope.self)

    def unasked(self, state: State, frame: Frame) -> None:
        for card in frame.data or ():
            state.stack.append(Frame(self.body, 0, frame.scope.with_it(card)))

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        state.stack.append(Frame(self, 0, frame.scope, (*(frame.data or ()), option.card)))
