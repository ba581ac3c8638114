"""Action windows: open to all seats at once, closed when all pass in succession."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wilderland.kernel import reasons
from wilderland.kernel.ability import CONTROLLER, Action
from wilderland.kernel.happen import is_blank
from wilderland.kernel.node import Asking
from wilderland.model.index import ACTIONS, MODIFIERS, RULES, Saying
from wilderland.model.kinds import BLANK, COST, HANDS, IN_PLAY, NOBODY, OUT_OF_PLAY, PLAY_ZONES, SETUP
from wilderland.model.records import Decision, Frame, Option, Reason, Scope
from wilderland.model.state import State

PASS: Final = Option("pass", "option-pass")
UNBOUNDED: Final = 1 << 30


def action_key(state: State, card: int, action: Action) -> str:
    """`play:17` from a hand, `use:17` in play; `use:17.1` for the second action on a card."""
    record = state.cards[card]
    if record.zone in HANDS:
        return f"play:{card}"
    named: list[Action] = [ability for ability in record.face.abilities if isinstance(ability, Action)]
    number = named.index(action)
    return f"use:{card}.{number}" if number else f"use:{card}"


def said_of(state: State, card: int, entries: tuple[Saying, ...]) -> bool:
    """Whether constant effects speak of a card, of what it is attached to, or of its guard."""
    record = state.cards[card]
    return any(
        effect.amount(state, source, state.cards[other])
        for _, source, effect in entries
        for other in (card, record.host, record.guard)
        if other >= 0
    )


def purse(state: State, seat: int) -> int:
    """The most a player could pay now for a card in hand; without a bound while effects move costs."""
    if state.index[MODIFIERS + COST]:
        return UNBOUNDED
    cards = state.cards
    return sum([cards[card].resources for card in state.zones[PLAY_ZONES[seat]]])


def actions(state: State) -> dict[int, list[Option]]:
    """The legal actions of every seat."""
    found: dict[int, list[Option]] = {}
    entries: tuple[tuple[int, int, Action], ...] = state.index[ACTIONS]
    if not entries:
        return found
    blanks = state.index[RULES + BLANK]
    away = state.index[RULES + OUT_OF_PLAY]
    phase = state.phase
    cards = state.cards
    purses: dict[int, int] = {}
    heeded = state.heeded(state.step) if state.heeded is not None else None
    for _, card, action in entries:
        if action.phase >= 0 and action.phase != phase:
            continue
        record = cards[card]
        if heeded is not None and record.face.name not in heeded:
            continue
        if record.zone in HANDS:  # most windows hold nothing but cards too dear: no need to ask any further
            seat = record.controller
            if seat not in purses:
                purses[seat] = purse(state, seat)
            if record.printed.cost > purses[seat]:
                continue
        if (blanks and is_blank(state, card)) or (away and said_of(state, card, away)):
            continue
        owner = record.controller if action.by == CONTROLLER else action.seat(state, card)
        for seat in (owner,) if owner != NOBODY else state.order():
            if action.refusal(state, Scope(card, seat)) is None and not state.players[seat].eliminated:
                option = Option(action_key(state, card, action), "option-card", card, data=action)
                found.setdefault(seat, []).append(option)
    return found


def action_refused(state: State, seat: int, key: str) -> Reason | None:
    """Why an action named by its key may not be taken by this seat, or None."""
    word, _, rest = key.partition(":")
    card, _, number = rest.partition(".")
    if word not in ("play", "use") or not card.isdecimal() or int(card) >= len(state.cards):
        return reasons.NOT_OFFERED
    if number and not number.isdecimal():
        return reasons.NOT_OFFERED
    record = state.cards[int(card)]
    named = [ability for ability in record.face.abilities if isinstance(ability, Action)]
    position = int(number or 0)
    if position >= len(named):
        return reasons.NOT_OFFERED
    if (record.zone in HANDS) != (word == "play") or (word == "use" and not IN_PLAY[record.zone]):
        return reasons.OUT_OF_PLAY
    return named[position].refused(state, record.id, seat)


@dataclass(frozen=True, eq=False)
class ActionWindow(Asking):
    """Any player may take any legal action; any action reopens the round of passes (W). None during setup (S8)."""

    name: str

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        passed = self.passed(state, frame)
        found = actions(state)
        asked = {}
        for seat in state.order():
            options = found.get(seat)
            if seat in passed or (not options and state.table.skip_empty_windows):
                continue
            asked[seat] = Decision(
                state.choices, seat, "action", "prompt-action", [*(options or ()), PASS], step=self.name
            )
        return asked

    def passed(self, state: State, frame: Frame) -> tuple[int, ...]:
        """Who has passed since the last action."""
        if frame.data is None:
            return ()
        seats, serial = frame.data
        return tuple(seats) if serial == state.serial else ()

    def step(self, state: State, frame: Frame) -> None:
        if state.phase == SETUP:
            return
        state.step = self.name
        asked = self.decisions(state, frame)
        if asked:
            state.stack.append(frame)
            state.decisions = asked

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        passed = self.passed(state, frame)
        if option.key == "pass":
            passed = (*passed, seat)
            if len(passed) < len(state.players) and any(other not in passed for other in state.turn_order):
                state.stack.append(Frame(self, 0, frame.scope, (passed, state.serial)))
        else:
            state.stack.append(Frame(self, 0, frame.scope, (passed, state.serial)))
            self.act(state, seat, option)

    def act(self, state: State, seat: int, option: Option) -> None:
        state.stack.append(Frame(option.data, 0, Scope(option.card, seat)))
