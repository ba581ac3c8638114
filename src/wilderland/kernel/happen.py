"""Happenings: would → perform → consequences → passives and forced → responses.

A happening is announced with `occur`, which must be the last thing a step does. When nobody
listens it is performed at once. Several events given together happen at the same moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wilderland.kernel.ability import AFTER, PASSIVE, RESPONSE, WHEN, Trigger
from wilderland.kernel.flow import push_apart
from wilderland.kernel.node import Asking, Node
from wilderland.model.index import RULES, Saying
from wilderland.model.kinds import (
    ATTACKED,
    ATTACKS,
    BLANK,
    COMMITS,
    DECLARES_ATTACK,
    DEFENDS,
    DESTROYED,
    DRAWS,
    EXHAUSTS,
    GAINS_RESOURCES,
    HAPPENINGS,
    HIDDEN,
    LEAVES_PLAY,
    LOSES,
    NONE,
    PHASE_BEGINS,
    PHASE_ENDS,
    PLAYS,
    QUESTS_BADLY,
    QUESTS_WELL,
    READIES,
    REVEAL_EFFECT,
    REVEALS,
    ROUND_ENDS,
    SHADOW_DEALT,
    SHADOW_EFFECT,
    WINS,
)
from wilderland.model.records import TABLE, Decision, Delayed, Event, Frame, Option
from wilderland.model.state import State

Perform = Callable[[State, Event, list[Event]], None]
"""Writes what an event says; facts that came of it are added to the list."""

Consequences = Callable[[State, list[Event]], bool]

PERFORM: Final[list[Perform | None]] = [None] * len(HAPPENINGS)
CONSEQUENCES: Final[list[Consequences]] = []

Listener = tuple[int, int, Trigger]
"""An entry of a happening."""

Candidate = tuple[int, str, int, Any, Event]
"""Rank, key, card, trigger or delayed effect, the event it answers."""

WOULD_FORCED: Final = 0
WOULD_RESPONSES: Final = 1
AFTER_FORCED: Final = 2
WHEN_RESPONSES: Final = 3
AFTER_RESPONSES: Final = 4


TO_WIN: Final = RULES + WINS
TO_LOSE: Final = RULES + LOSES

LIGHT: Final = frozenset(
    {
        PHASE_BEGINS,
        PHASE_ENDS,
        ROUND_ENDS,
        DRAWS,
        GAINS_RESOURCES,
        PLAYS,
        COMMITS,
        REVEALS,
        REVEAL_EFFECT,
        SHADOW_DEALT,
        SHADOW_EFFECT,
        QUESTS_WELL,
        QUESTS_BADLY,
        ATTACKS,
        DEFENDS,
        ATTACKED,
        DECLARES_ATTACK,
        READIES,
        EXHAUSTS,
    }
)
"""Happenings nothing follows from at once, unless cards' tokens or numbers moved."""


def performs(kind: int) -> Callable[[Perform], Perform]:
    """Name the function that writes a kind of event."""

    def keep(function: Perform) -> Perform:
        assert PERFORM[kind] is None, HAPPENINGS[kind]
        PERFORM[kind] = function
        return function

    return keep


def consequence(function: Consequences) -> Consequences:
    """Name a check that follows every happening at once; true when it changed something."""
    CONSEQUENCES.append(function)
    return function


def occur(state: State, *events: Event) -> None:
    """Let these events happen together, with everything that answers them."""
    occur_together(state, events)


def occur_together(state: State, events: tuple[Event, ...]) -> None:
    """The same for events that were counted out."""
    index = state.index
    for event in events:
        listeners: tuple[Listener, ...] = index[event.kind]
        for _, _, trigger in listeners:
            if trigger.interrupt:
                state.stack.append(Frame(OCCUR, WOULD_FORCED, TABLE, (events, (), ())))
                return
    perform(state, events)


def perform(state: State, events: tuple[Event, ...]) -> None:
    """Write the events that were not cancelled, then let others answer."""
    facts: list[Event] = []
    depth = len(state.stack)
    for event in events:
        if state.cancelled and event.serial in state.cancelled:
            state.uncancel(event.serial)
            continue
        facts.append(event)
        write = PERFORM[event.kind]
        if write is not None:
            write(state, event, facts)
    if not facts:
        state.failed = True
    settle(state, facts)
    if heard(state, facts):
        answered_at(state, facts, depth)


def aftermath(state: State, facts: list[Event]) -> None:
    """What follows of things that have been written: consequences at once, then the answers."""
    depth = len(state.stack)
    settle(state, facts)
    if heard(state, facts):
        answered_at(state, facts, depth)


def answered_at(state: State, facts: list[Event], depth: int) -> None:
    """The answers wait under whatever the consequences themselves have to do first (E12)."""
    state.stack.insert(depth, Frame(OCCUR, AFTER_FORCED, TABLE, (tuple(facts), (), ())))


def settle(state: State, facts: list[Event]) -> None:
    """Look at everything that must follow at once, until nothing more follows."""
    if facts and not state.suspects:
        index = state.index
        if not index[TO_WIN] and not index[TO_LOSE]:
            for event in facts:
                if event.kind not in LIGHT:
                    break
            else:
                return
    changed = True
    while changed and state.outcome is None:
        changed = False
        for check in CONSEQUENCES:
            if check(state, facts):
                changed = True


def heard(state: State, facts: list[Event]) -> bool:
    """Whether anybody might answer (a look-up, no more)."""
    index = state.index
    for event in facts:
        if index[event.kind]:
            return True
        if event.card >= 0 and event.kind in state.cards[event.card].printed.last_breath:
            return True
    return bool(state.delayed) and any(d.kind == e.kind for d in state.delayed for e in facts)


def candidates(
    state: State, events: tuple[Event, ...], used: tuple[str, ...], interrupt: bool, responses: bool
) -> list[Candidate]:
    """The triggers that answer these events now, in canonical order."""
    found: list[Candidate] = []
    blanks = state.index[RULES + BLANK]
    for event in events:
        if interrupt and event.serial in state.cancelled:
            continue
        listeners: tuple[Listener, ...] = state.index[event.kind]
        for stamp, card, trigger in listeners:
            if trigger.interrupt is not interrupt or (trigger.rank >= RESPONSE) is not responses:
                continue
            if stamp > event.serial and card != event.card and trigger.where == 1:
                continue
            if blanks and is_blank(state, card):
                continue
            consider(state, found, used, card, trigger, event)
        if event.card >= 0 and not interrupt and had_lived(event, events):
            for last in state.cards[event.card].printed.last_breath.get(event.kind, ()):
                assert isinstance(last, Trigger)
                if (last.rank >= RESPONSE) is responses:
                    consider(state, found, used, event.card, last, event)
        if not interrupt and not responses:
            for delayed in state.delayed:
                if delayed.kind == event.kind and (not delayed.word or delayed.word == event.word):
                    found.append((PASSIVE + 1, f"later:{delayed.serial}", said_about(state, delayed), delayed, event))
    return found


def said_about(state: State, delayed: Delayed) -> int:
    """The card a delayed effect is shown as: where it came from, or if that lies hidden now, what it was said of."""
    for card in (delayed.scope.self, delayed.scope.it):
        if card >= 0 and not HIDDEN[state.cards[card].zone]:
            return card
    return NONE


def is_gone(state: State, delayed: Delayed) -> bool:
    """Whether what a delayed effect was said of has left play since: then it does nothing."""
    it = delayed.scope.it
    return it >= 0 and state.cards[it].incarnation != delayed.incarnation


def had_lived(event: Event, events: tuple[Event, ...]) -> bool:
    """Whether a destroyed card had been in play: one destroyed as it is revealed has no last breath (Q50)."""
    return event.kind != DESTROYED or any(e.kind == LEAVES_PLAY and e.card == event.card for e in events)


def consider(
    state: State, found: list[Candidate], used: tuple[str, ...], card: int, trigger: Trigger, event: Event
) -> None:
    if not trigger.applies(state, card, event):
        return
    key = f"{card}.{trigger.id}.{event.serial}"
    if key not in used:
        found.append((trigger.rank, key, card, trigger, event))


def is_blank(state: State, card: int) -> bool:
    """Whether an effect has blanked this card's text box (Q74)."""
    blanks: tuple[Saying, ...] = state.index[RULES + BLANK]
    return any(source != card and effect.amount(state, source, state.cards[card]) for _, source, effect in blanks)


class Occur(Asking):
    """The frame of a happening under way: `data` is (events, answered, passed)."""

    def step(self, state: State, frame: Frame) -> None:
        pc = frame.pc
        if pc in (WOULD_FORCED, AFTER_FORCED):
            self.mandatory(state, frame)
        else:
            super().step(state, frame)

    def mandatory(self, state: State, frame: Frame) -> None:
        """Passives and forced effects, lowest rank first; the first player orders equals (G15)."""
        events, used, _ = frame.data
        for delayed in state.delayed:
            if is_gone(state, delayed):
                state.undelay(delayed.serial)
        found = candidates(state, events, used, frame.pc == WOULD_FORCED, False)
        if not found:
            state.stack.append(Frame(self, frame.pc + 1, TABLE, (events, (), ())))
            return
        lowest = min(candidate[0] for candidate in found)
        found = [candidate for candidate in found if candidate[0] == lowest]
        if len(found) == 1:
            self.resolve(state, frame, found[0])
        else:
            state.stack.append(frame)
            state.decisions = self.decisions(state, frame)

    def resolve(self, state: State, frame: Frame, candidate: Candidate) -> None:
        events, used, _ = frame.data
        _, key, card, trigger, event = candidate
        state.stack.append(Frame(self, frame.pc, TABLE, (events, (*used, key), ())))
        if isinstance(trigger, Delayed):
            state.undelay(trigger.serial)
            if not is_gone(state, trigger):
                push_apart(state, Frame(trigger.node, 0, trigger.scope))
        elif trigger.rank >= RESPONSE or trigger.refusal(state, trigger.scope(state, card, event)) is None:
            state.stack.append(Frame(trigger, 0, trigger.scope(state, card, event)))

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        events, used, passed = frame.data
        interrupt = frame.pc <= WOULD_RESPONSES
        if frame.pc in (WOULD_FORCED, AFTER_FORCED):
            found = candidates(state, events, used, interrupt, False)
            lowest = min(candidate[0] for candidate in found)
            options = [
                Option(
                    self.key("resolve", found, candidate),
                    "option-card",
                    candidate[2],
                    data=candidate[1],
                    about=candidate[4].card,
                )
                for candidate in found
                if candidate[0] == lowest
            ]
            first = state.first
            return {first: Decision(state.choices, first, "order", "prompt-order", options, -1, state.step)}
        asked: dict[int, list[Option]] = {}
        found = candidates(state, events, used, interrupt, True)
        if not interrupt:
            rank = RESPONSE + (WHEN if frame.pc == WHEN_RESPONSES else AFTER)
            found = [candidate for candidate in found if candidate[0] == rank]
        if not found:
            return {}
        for seat, candidate in self.open_to(state, found):
            if seat not in passed:
                key, about = self.key("respond", found, candidate), candidate[4].card
                option = Option(key, "option-card", candidate[2], data=candidate[1], about=about)
                asked.setdefault(seat, []).append(option)
        return {
            seat: Decision(
                state.choices,
                seat,
                "response",
                "prompt-response",
                [*asked[seat], Option("pass", "option-pass")],
                events[0].card,
                state.step,
            )
            for seat in state.order()
            if seat in asked
        }

    def open_to(self, state: State, found: list[Candidate]) -> list[tuple[int, Candidate]]:
        """Which seat may use which response now."""
        pairs = []
        for candidate in found:
            _, _, card, trigger, event = candidate
            owner = trigger.asked(state, card, event)
            for seat in state.order() if owner < 0 else [owner]:
                if state.players[seat].eliminated:
                    continue
                scope = trigger.scope(state, card, event).with_you(seat)
                if trigger.refusal(state, scope) is None:
                    pairs.append((seat, candidate))
        return pairs

    def key(self, word: str, found: list[Candidate], candidate: Candidate) -> str:
        """`respond:17`; numbered where one card answers several happenings or in several ways."""
        card = candidate[2]
        same = [other for other in found if other[2] == card]
        number = same.index(candidate)
        named = f"{word}:{card}" if card >= 0 else f"{word}:later"
        return f"{named}@{number + 1}" if number else named

    def settles(self, state: State, decision: Decision) -> bool:
        return False

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        events, used, passed = frame.data
        if option.key == "pass":
            state.stack.append(Frame(self, frame.pc, TABLE, (events, used, (*passed, seat))))
            return
        responses = frame.pc not in (WOULD_FORCED, AFTER_FORCED)
        for candidate in candidates(state, events, used, frame.pc <= WOULD_RESPONSES, responses):
            if candidate[1] == option.data:
                if responses:
                    self.respond(state, frame, candidate, seat)
                else:
                    self.resolve(state, frame, candidate)
                return
        raise AssertionError(option.key)

    def respond(self, state: State, frame: Frame, candidate: Candidate, seat: int) -> None:
        events, used, _ = frame.data
        _, key, card, trigger, event = candidate
        state.stack.append(Frame(RESPONDED, frame.pc, TABLE, (events, used, key, state.serial)))
        state.stack.append(Frame(trigger, 0, trigger.scope(state, card, event).with_you(seat)))

    def unasked(self, state: State, frame: Frame) -> None:
        events, used, _ = frame.data
        if frame.pc == WOULD_RESPONSES:
            perform(state, events)
        elif frame.pc == WHEN_RESPONSES:
            state.stack.append(Frame(self, AFTER_RESPONSES, TABLE, (events, used, ())))


class Responded(Node):
    """Back in the window after a response, or after it was called off before its cost was paid."""

    def step(self, state: State, frame: Frame) -> None:
        events, used, key, serial = frame.data
        if state.serial != serial:
            used = (*used, key)
        state.stack.append(Frame(OCCUR, frame.pc, TABLE, (events, used, ())))


OCCUR: Final = Occur()
RESPONDED: Final = Responded()
