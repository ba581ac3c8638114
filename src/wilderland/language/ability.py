"""Abilities as cards print them: action, response, forced, passive, when revealed, shadow, travel …"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from wilderland.kernel.ability import (
    ANYONE,
    CONTROLLER,
    FORCED,
    RESPONSE,
    Action,
    Limit,
    Trigger,
)
from wilderland.kernel.ability import FIRST_PLAYER as BY_FIRST_PLAYER
from wilderland.kernel.cost import Cost
from wilderland.kernel.flow import Seq
from wilderland.kernel.node import Node
from wilderland.language.select import HOST, SELF, Select, top_of_encounter_deck
from wilderland.language.value import Number
from wilderland.language.when import When
from wilderland.model import kinds as k
from wilderland.model.face import WHILE_ASIDE, WHILE_IN_HAND, WHILE_IN_PLAY, Constant
from wilderland.model.index import MODIFIERS, RULES
from wilderland.model.records import Card, Scope
from wilderland.model.state import State
from wilderland.rules.playing import PlayCost
from wilderland.rules.quest import REFILL

__all__ = [
    "ANYONE",
    "Action",
    "BY_FIRST_PLAYER",
    "WHILE_ASIDE",
    "WHILE_IN_HAND",
    "AsAttachment",
    "AttachTo",
    "Part",
    "PlayText",
    "Revealed",
    "SetupText",
    "Shadow",
    "SideB",
    "Travel",
    "action",
    "as_attachment",
    "attach_to",
    "forced",
    "once_per_game",
    "once_per_round",
    "passive",
    "play_cost",
    "response",
    "says",
    "says_of_players",
    "setup_text",
    "shadow",
    "side_b",
    "times_per_phase",
    "travel",
    "trigger",
    "when_revealed",
]

Condition = Callable[[State, int], bool]
Hint = Callable[[State, Scope], bool]

once_per_round = Limit(1, "round")
once_per_game = Limit(1, "whole-game")
"""For all players together."""


def times_per_phase(times: int) -> Limit:
    return Limit(times, "phase")


def _costs(cost: Cost | tuple[Cost, ...] | None) -> tuple[Cost, ...]:
    if cost is None:
        return ()
    return cost if isinstance(cost, tuple) else (cost,)


def action(
    effect: Node,
    *,
    cost: Cost | tuple[Cost, ...] | None = None,
    phase: int = -1,
    limit: Limit | None = None,
    by: int = CONTROLLER,
    where: int = WHILE_IN_PLAY,
    timely: Hint | None = None,
) -> Action:
    """Action: usable in any action window, or only in those of a phase."""
    return Action(effect, _costs(cost), limit, by, where, timely, phase)


def trigger(
    moment: When, effect: Node, rank: int, cost: Cost | tuple[Cost, ...] | None, **more: Any
) -> Trigger:
    return Trigger(
        effect,
        _costs(cost),
        happening=moment.happening,
        rank=rank + moment.order,
        applies=moment.applies,
        interrupt=moment.interrupt,
        last_breath=moment.last_breath,
        **more,
    )


def response(
    moment: When,
    effect: Node,
    *,
    cost: Cost | tuple[Cost, ...] | None = None,
    limit: Limit | None = None,
    by: int = CONTROLLER,
    where: int = WHILE_IN_PLAY,
    timely: Hint | None = None,
) -> Trigger:
    """Response: its player may, when the moment has come."""
    return trigger(moment, effect, RESPONSE, cost, limit=limit, by=by, where=where, hint=timely)


def forced(moment: When, effect: Node, *, limit: Limit | None = None, where: int = WHILE_IN_PLAY) -> Trigger:
    """Forced: it happens when the moment has come."""
    return trigger(moment, effect, FORCED, None, limit=limit, where=where)


@dataclass(frozen=True, eq=False)
class Spoken(Constant):
    """A constant effect: a number more for cards, or something said of cards or players."""

    target: Select | None
    value: int | Number
    condition: Condition | None = None
    word: str = ""
    seats: Callable[[State, int, int], bool] | None = None
    forced: bool = False
    """Whether the card prints it as a Forced effect."""

    def amount(self, state: State, source: int, card: Card) -> int:
        target = self.target
        if target is SELF:
            if card.id != source:
                return 0
        elif target is HOST:
            if state.cards[source].host != card.id:
                return 0
        elif target is not None:
            scope = Scope(source, state.cards[source].controller)
            if card.id not in target(state, scope):
                return 0
        if self.condition is not None and not self.condition(state, source):
            return 0
        if isinstance(self.value, int):
            return self.value
        return self.value(state, Scope(source, state.cards[source].controller, card.id))

    def for_seat(self, state: State, source: int, seat: int) -> bool:
        if self.condition is not None and not self.condition(state, source):
            return False
        return self.seats is None or self.seats(state, source, seat)

    def says(self, state: State, source: int) -> str:
        return self.word


@dataclass(frozen=True, eq=False)
class Part:
    """A part of a card's text that is no ability in play."""


def passive(target: Select, condition: Condition | None = None, **stats: int | Number) -> tuple[Spoken, ...]:
    """These cards get so much more of a stat, while this card is in play (and the condition holds)."""
    return tuple(
        Spoken(MODIFIERS + k.STATS.index(stat), WHILE_IN_PLAY, target, value, condition)
        for stat, value in stats.items()
    )


def says(
    mark: int,
    of: Select | None,
    condition: Condition | None = None,
    *,
    word: str = "",
    value: int | Number = 1,
    forced: bool = False,
    where: int = WHILE_IN_PLAY,
) -> Spoken:
    """Something is said of these cards: they cannot attack, have a trait … (`forced`: printed as Forced)."""
    return Spoken(RULES + mark, where, of, value, condition, word, forced=forced)


def says_of_players(
    mark: int,
    condition: Condition | None = None,
    seats: Callable[[State, int, int], bool] | None = None,
    *,
    forced: bool = False,
) -> Spoken:
    """Something is said of players: they cannot draw …"""
    return Spoken(RULES + mark, WHILE_IN_PLAY, None, 1, condition, seats=seats, forced=forced)


@dataclass(frozen=True, eq=False)
class Revealed(Part):
    effect: Node


@dataclass(frozen=True, eq=False)
class Shadow(Part):
    effect: Node


@dataclass(frozen=True, eq=False)
class Travel(Part):
    effect: Node


@dataclass(frozen=True, eq=False)
class SetupText(Part):
    effect: Node


@dataclass(frozen=True, eq=False)
class SideB(Part):
    parts: tuple[Any, ...]


@dataclass(frozen=True, eq=False)
class AttachTo(Part):
    cards: Select


@dataclass(frozen=True, eq=False)
class PlayText(Part):
    cost: PlayCost


@dataclass(frozen=True, eq=False)
class AsAttachment(Part):
    traits: frozenset[str]
    parts: tuple[Any, ...]


def when_revealed(effect: Node) -> Revealed:
    """When Revealed: as the card is revealed (on a quest: as side B is turned up)."""
    return Revealed(with_a_deck(effect))


def with_a_deck(effect: Node) -> Node:
    """The effect, with an empty encounter deck reshuffled before each part that needs its top card (Q73)."""
    if isinstance(effect, Seq):
        return Seq(tuple(with_a_deck(part) for part in effect.parts))
    return Seq((REFILL, effect)) if takes_the_top(effect) else effect


def takes_the_top(effect: Node) -> bool:
    """Whether an effect speaks of the top card of the encounter deck."""
    if is_dataclass(effect):
        for field in fields(effect):
            part = getattr(effect, field.name)
            if isinstance(part, Select) and part.base is top_of_encounter_deck.base:
                return True
    return any(takes_the_top(part) for _, part in effect.children())


def shadow(effect: Node) -> Shadow:
    """Shadow: when it is turned up as a shadow card. "You" is the attacked player, "it" the attacker."""
    return Shadow(effect)


def travel(effect: Node) -> Travel:
    """Travel: a cost or restriction on travelling there; what cannot be met in full bars it."""
    return Travel(effect)


def setup_text(effect: Node) -> SetupText:
    """Setup: the text on a quest's A side."""
    return SetupText(effect)


def side_b(*parts: Any) -> SideB:
    """What stands on the other side of a campaign card (its resolution is carried out after the game: M8)."""
    return SideB(parts)


def attach_to(cards: Select) -> AttachTo:
    """Attach to: what an attachment may be attached to."""
    return AttachTo(cards)


def play_cost(*, pools: int = 0, x: Callable[[State, Scope], Sequence[int]] | None = None) -> PlayText:
    """How the card is paid for, where that is special: from so many pools; with these values for X."""
    return PlayText(PlayCost(pools, x))


def as_attachment(*parts: Any, traits: tuple[str, ...] = ("Condition",)) -> AsAttachment:
    """What a card counts as while it is attached."""
    return AsAttachment(frozenset(traits), parts)


