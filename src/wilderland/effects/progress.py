"""Progress on quests and locations; locations explored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from wilderland.effects.moving import leave_play
from wilderland.effects.numbers import immune, marked, stat
from wilderland.effects.together import ToEachCard
from wilderland.kernel.flow import Number
from wilderland.kernel.happen import consequence, occur_together, performs
from wilderland.kernel.node import Asking, ask
from wilderland.model.index import RULES, Saying
from wilderland.model.kinds import (
    ACTIVE,
    CANNOT_LEAVE_PLAY,
    CLAIMS_PROGRESS,
    ENCOUNTER_DISCARD,
    EXPLORED,
    IN_PLAY,
    LOCATION,
    NONE,
    PROGRESSES,
    QUEST,
    QUEST_AREA,
    QUEST_POINTS,
)
from wilderland.model.records import Decision, Event, Frame, Option
from wilderland.model.state import State


@performs(PROGRESSES)
def place(state: State, event: Event, facts: list[Event]) -> None:
    """Progress tokens go on (or with a negative number come off) a quest or location, never below 0."""
    card = state.cards[event.card]
    amount = max(event.amount, -card.progress)
    if amount and IN_PLAY[card.zone]:
        state.note("log-progress", card=event.card, amount=amount)
        state.add_progress(event.card, amount)


@performs(EXPLORED)
def explore(state: State, event: Event, facts: list[Event]) -> None:
    """An explored location leaves play (P3.11)."""
    state.note("log-explored", card=event.card)
    leave_play(state, event.card, ENCOUNTER_DISCARD, facts, "explored")


@consequence
def the_explored(state: State, facts: list[Event]) -> bool:
    """A location with as much progress as its quest points is explored at once, active or not (P3.11)."""
    done: list[int] = []
    kept: list[int] = []
    for identity in state.suspects:
        card = state.cards[identity]
        if card.face.kind == LOCATION and IN_PLAY[card.zone]:
            points = stat(state, identity, QUEST_POINTS)
            if card.progress >= points and card.progress > 0:
                (kept if marked(state, CANNOT_LEAVE_PLAY, identity) else done).append(identity)
        elif card.face.kind not in (LOCATION, QUEST):
            kept.append(identity)
    state.suspects = tuple(kept)
    for identity in done:
        active = state.cards[identity].zone == ACTIVE
        event = state.event(EXPLORED, identity, word="active" if active else "staging")
        facts.append(event)
        explore(state, event, facts)
    return bool(done)


def quest(state: State) -> int:
    """The current quest card, or NONE between two."""
    return state.zones[QUEST_AREA][0] if state.zones[QUEST_AREA] else NONE


def capacity(state: State, location: int) -> int:
    """How much more progress a location takes."""
    return max(0, stat(state, location, QUEST_POINTS) - state.cards[location].progress)


@dataclass(frozen=True, eq=False)
class ProgressOnQuest(Asking):
    """Place progress on the current quest: the active location takes it first (P3.12), unless bypassed.

    With two active locations the first player splits it freely (P3.13). A card that claims progress
    first gets it before the active location (Q78). What an immune location ignores is lost (Q42).
    """

    amount: Number
    bypass: bool = False

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        locations = state.zones[ACTIVE]
        if self.bypass or frame.data is not None or len(locations) < 2:
            return {}
        amount = self.amount(state, frame.scope)
        first = locations[0]
        most = min(amount, capacity(state, first))
        least = min(most, max(0, amount - capacity(state, locations[1])))
        options = [Option(f"amount:{n}", "option-amount", first, data=n) for n in range(least, most + 1)]
        return ask(state, state.first, "split", "prompt-split-progress", options, first)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        self.unasked(state, Frame(self, 0, frame.scope, option.data))

    def unasked(self, state: State, frame: Frame) -> None:
        left = self.amount(state, frame.scope)
        scope = frame.scope
        events = []
        claims: tuple[Saying, ...] = state.index[RULES + CLAIMS_PROGRESS]
        for _, source, effect in claims:
            if left > 0 and effect.amount(state, source, state.cards[source]):
                points = stat(state, source, QUEST_POINTS)
                share = min(left, capacity(state, source)) if points else left
                events.append(state.event(PROGRESSES, source, amount=share, source=scope.self))
                left -= share
        for number, location in enumerate(() if self.bypass else state.zones[ACTIVE]):
            share = min(left, capacity(state, location))
            if frame.data is not None and number == 0:
                share = min(share, frame.data)
            if immune(state, scope, location):
                left = 0
            elif share > 0:
                left -= share
                events.append(state.event(PROGRESSES, location, amount=share, source=scope.self))
        card = quest(state)
        if left > 0 and card != NONE:
            events.append(state.event(PROGRESSES, card, amount=left, source=scope.self))
        if events:
            occur_together(state, tuple(events))


class ProgressOn(ToEachCard):
    """Place progress on each of these cards (a negative number removes)."""

    kind: ClassVar[int] = PROGRESSES
