"""Attaching cards to others, and the limit on restricted ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wilderland.effects.moving import drop_attachment
from wilderland.effects.numbers import immune, keyword, marked
from wilderland.kernel.flow import Cards
from wilderland.kernel.happen import aftermath, consequence, occur, performs
from wilderland.kernel.node import Asking, Node, ask
from wilderland.model.index import RULES
from wilderland.model.kinds import (
    ATTACHES,
    CANNOT_ATTACH,
    CHARACTERS,
    ENTERS_PLAY,
    IMMUNE,
    NOBODY,
    NONE,
    ONE_PER_HOST,
    STAGING,
)
from wilderland.model.records import TABLE, Decision, Event, Frame, Option, Scope
from wilderland.model.state import State


def may_attach(state: State, scope: Scope, card: int, host: int) -> bool:
    """Whether a card may be attached to another now: nothing attaches to an immune card (Q59)."""
    if state.index[RULES + CANNOT_ATTACH] and marked(state, CANNOT_ATTACH, host):
        return False
    if state.index[RULES + IMMUNE] and state.cards[card].owner >= 0 and marked(state, IMMUNE, host):
        return False
    if state.index[RULES + ONE_PER_HOST]:
        title = state.cards[card].printed.name
        for other in state.cards[host].attachments:
            if state.cards[other].printed.name == title and marked(state, ONE_PER_HOST, other):
                return False
    return not immune(state, scope, host)


@performs(ATTACHES)
def attach(state: State, event: Event, facts: list[Event]) -> None:
    """`card` becomes an attachment of `source`. On a character it follows its controller (G7, G8)."""
    card, host = state.cards[event.card], state.cards[event.source]
    if card.owner == NOBODY and event.word != "claim":
        controller = NOBODY
    elif host.face.kind in CHARACTERS:
        controller = host.controller
    else:
        controller = event.seat
    arrives = not state.in_play(event.card)
    state.note("log-attach", card=event.card, host=event.source)
    state.attach(event.card, event.source, controller)
    if arrives:
        facts.append(state.event(ENTERS_PLAY, event.card, controller, word="attached"))


@consequence
def the_overburdened(state: State, facts: list[Event]) -> bool:
    """A character with a third restricted card loses one of them at once (K6)."""
    for event in facts:
        if event.kind == ATTACHES and len(restricted(state, event.source)) > 2:
            if not any(frame.node is UNBURDEN and frame.scope.it == event.source for frame in state.stack):
                state.push(Frame(UNBURDEN, 0, TABLE.with_it(event.source)))
    return False


def restricted(state: State, host: int) -> list[int]:
    """The restricted cards attached to a character, objectives included."""
    if host < 0:
        return []
    return [card for card in state.cards[host].attachments if keyword(state, card, "restricted")]


class Unburden(Asking):
    """The bearer's controller chooses which restricted card goes; an objective goes back to staging (O2)."""

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        cards = restricted(state, frame.scope.it)
        if len(cards) <= 2:
            return {}
        options = [Option(f"discard:{card}", "option-card", card) for card in cards]
        seat = state.cards[frame.scope.it].controller
        return ask(state, seat, "discard", "prompt-restricted", options, frame.scope.it)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        facts: list[Event] = []
        state.note("log-discard", card=option.card)
        drop_attachment(state, option.card, facts, "discard")
        state.push(frame)
        aftermath(state, facts)


UNBURDEN: Final = Unburden()


@dataclass(frozen=True, eq=False)
class AttachTo(Node):
    """Attach a card to another."""

    card: Cards
    host: Cards
    word: str = ""
    """`claim` for an objective that its player controls from now on (O2)."""

    def step(self, state: State, frame: Frame) -> None:
        for card in self.card(state, frame.scope):
            for host in self.host(state, frame.scope):
                if self.may(state, frame.scope, card, host):
                    occur(state, state.event(ATTACHES, card, frame.scope.you, source=host, word=self.word))
                    return
        state.failed = True

    def possible(self, state: State, scope: Scope) -> bool:
        return any(self.may(state, scope, c, h) for c in self.card(state, scope) for h in self.host(state, scope))

    def may(self, state: State, scope: Scope, card: int, host: int) -> bool:
        """An objective is claimed only in the staging area and free of guards (O2)."""
        record = state.cards[card]
        if self.word == "claim" and (record.zone != STAGING or record.guard != NONE):
            return False
        return may_attach(state, scope, card, host)


