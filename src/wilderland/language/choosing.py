"""Who chooses what, and in which order things happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from wilderland.kernel.ability import PASSIVE, Trigger
from wilderland.kernel.choice import (
    Amount,
    ArrangeCards,
    AtRandom,
    Choose,
    ChooseOne,
    ChoosePlayer,
    ChooseSome,
    MayDo,
)
from wilderland.kernel.flow import NOTHING, Cards, Each, EachPlayer, If, Repeat, Then, seq
from wilderland.kernel.node import Node
from wilderland.language.ability import trigger
from wilderland.language.select import EACH_PLAYER, YOU, Players, Select, Who
from wilderland.language.value import Value, number
from wilderland.language.when import When
from wilderland.model.records import Frame, Scope
from wilderland.model.state import State

__all__ = [
    "NOTHING",
    "arrange",
    "at_random",
    "by_itself",
    "choose",
    "choose_amount",
    "choose_one",
    "choose_player",
    "choose_some",
    "each",
    "each_player",
    "for_x",
    "if_",
    "may",
    "repeat",
    "seq",
    "then",
]


# -- choosing -----------------------------------------------------------------------------------
def choose(cards: Select, effect: Node, *, by: Who = YOU, optional: bool = False, prompt: str = "") -> Node:
    """Choose one card; the effect happens to it."""
    return Choose(cards, effect, by, optional, prompt or "prompt-choose-card")


def at_random(cards: Select, effect: Node) -> Node:
    """Chance chooses one card; the effect happens to it."""
    return AtRandom(cards, effect)


def choose_some(
    cards: Select, effect: Node, *, least: Value, most: Value, by: Who = YOU, prompt: str = "prompt-choose-cards"
) -> Node:
    """Choose several cards; the effect happens to each."""
    return ChooseSome(cards, effect, number(least), number(most), by, prompt)


def choose_player(effect: Node, *, among: Players = EACH_PLAYER, by: Who = YOU) -> Node:
    """Choose a player; the effect speaks of THEM."""
    return ChoosePlayer(among, effect, by)


def choose_one(by: Who = YOU, **effects: Node) -> Node:
    """Choose one of several effects."""
    return ChooseOne(effects, by)


def choose_amount(least: Value, most: Value, effect: Node, *, by: Who = YOU) -> Node:
    """Choose a number; the effect speaks of N."""
    return Amount(number(least), number(most), effect, by)


def may(effect: Node, *, by: Who = YOU, prompt: str = "prompt-may") -> Node:
    """A player may have this happen."""
    return MayDo(effect, by, prompt)


def arrange(cards: Select, effect: Node, *, by: Who = YOU) -> Node:
    """Put cards in an order of one's choice; the effect runs for each, last to first."""
    return ArrangeCards(cards, effect, by)


# -- order --------------------------------------------------------------------------------------
def then(first: Node, second: Node) -> Node:
    """The second only if the first resolved successfully (G12)."""
    return Then(first, second)


def each(cards: Cards, effect: Node) -> Node:
    """For each of these cards, one after the other."""
    return Each(cards, effect)


def each_player(effect: Node, *, among: Players = EACH_PLAYER, every: bool = False) -> Node:
    """For each player in order, who is "you" in the effect; `every` for a cost each of them must be able to pay."""
    return EachPlayer(among, effect, True, every)


def repeat(times: Value, effect: Node) -> Node:
    return Repeat(number(times), effect)


def if_(test: Callable[[State, Scope], bool], effect: Node, otherwise: Node | None = None) -> Node:
    return If(test, effect, otherwise)


def by_itself(moment: When, effect: Node) -> Trigger:
    """A passive that does something at a moment: before Forced effects (E3)."""
    return trigger(moment, effect, PASSIVE, None)


class ForX(Node):
    """An effect that speaks of X: whether it can do anything was settled by the values X may take."""

    def __init__(self, body: Node) -> None:
        self.body = body

    def children(self) -> Iterator[tuple[str, Node]]:
        yield "body", self.body

    def step(self, state: State, frame: Frame) -> None:
        state.push(Frame(self.body, 0, frame.scope))


def for_x(effect: Node) -> Node:
    return ForX(effect)
