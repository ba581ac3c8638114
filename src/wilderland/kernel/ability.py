"""Abilities: actions and triggers. Using one is a node like any other: choose costs, pay, do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from wilderland.kernel import reasons
from wilderland.kernel.cost import Cost, Picks
from wilderland.kernel.node import Asking, Node, ask
from wilderland.model.face import WHILE_IN_PLAY
from wilderland.model.kinds import DISCARDS, NOBODY, PHASES, PLAYED
from wilderland.model.records import Decision, Event, Frame, Option, Reason, Scope
from wilderland.model.state import State

CONTROLLER: Final = 0
ANYONE: Final = 1
FIRST_PLAYER: Final = 2

PASSIVE: Final = 0
FORCED: Final = 2
RESPONSE: Final = 4
WHEN: Final = 0
AFTER: Final = 1
"""A trigger's rank is kind + WHEN or AFTER: passives, Forced, Responses, "when" before "after" (E3)."""

Hint = Callable[[State, Scope], bool]
Applies = Callable[[State, int, Event], bool]


@dataclass(frozen=True, eq=False)
class Limit:
    """How often: `times` each `period`, by each copy of the card, or by each player (G16)."""

    times: int
    period: str
    per_player: bool = False

    def key(self, state: State, ability: str, card: int, seat: int) -> str:
        if self.period == "game":
            return f"game:{ability}:{seat}"
        copy = f"{card}.{state.cards[card].incarnation}"
        return f"{self.period}:{ability}:{copy}:{seat}" if self.per_player else f"{self.period}:{ability}:{copy}"

    def reached(self, state: State, ability: str, card: int, seat: int) -> bool:
        return bool(state.limits) and state.limits.get(self.key(state, ability, card, seat), 0) >= self.times


@dataclass(frozen=True, eq=False)
class Use(Asking):
    """Something a player may do, or must: for these costs, this effect."""

    effect: Node
    costs: tuple[Cost, ...] = ()
    limit: Limit | None = None
    by: int = CONTROLLER
    where: int = WHILE_IN_PLAY
    hint: Hint | None = None

    def seat(self, state: State, card: int) -> int:
        """Who may use it; NOBODY means everyone."""
        if self.by == CONTROLLER:
            return state.cards[card].controller
        return state.first if self.by == FIRST_PLAYER else NOBODY

    def refusal(self, state: State, scope: Scope) -> Reason | None:
        """Why it may not be used now in this scope, or None."""
        if self.limit is not None and self.limit.reached(state, self.id, scope.self, scope.you):
            return reasons.USED_UP
        chosen = None
        for cost in self.costs:
            reason = cost.unpayable(state, scope)
            if reason is not None:
                return reason
            chosen = chosen or cost.candidates(state, scope)
        if chosen is None:
            return None if self.effect.possible(state, scope) else reasons.NO_TARGET
        if any(self.effect.possible(state, scope.with_it(card)) for card in chosen):
            return None
        return reasons.NO_TARGET

    def timely(self, state: State, scope: Scope) -> bool:
        return self.hint(state, scope) if self.hint is not None else self.effect.timely(state, scope)

    # -- using it -------------------------------------------------------------------------------
    def pending(self, state: State, frame: Frame) -> tuple[int, list[Option]]:
        """The first cost that still needs a choice, and what may be chosen."""
        picks: tuple[Picks, ...] = frame.data
        for number, cost in enumerate(self.costs):
            options = cost.options(state, frame.scope, picks[number])
            if options is not None:
                if cost.candidates(state, frame.scope) is not None:
                    scope = frame.scope
                    options = [o for o in options if self.effect.possible(state, scope.with_it(o.card))]
                return number, options
        return -1, []

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        number, options = self.pending(state, frame)
        if number < 0 or len(options) == 1:
            return {}
        options = [*options, Option("cancel", "option-cancel")]
        return ask(state, frame.scope.you, "cost", "prompt-cost", options, frame.scope.self)

    def step(self, state: State, frame: Frame) -> None:
        if frame.pc == 2:
            self.settle(state, frame)
            return
        if frame.data is None:
            frame = Frame(self, 0, frame.scope, ((),) * len(self.costs))
        while self.costs:
            number, options = self.pending(state, frame)
            if number < 0:
                break
            if len(options) > 1:
                state.stack.append(frame)
                state.decisions = self.decisions(state, frame)
                return
            frame = self.picked(frame, number, options[0])
        self.pay(state, frame)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        if option.key == "cancel":
            return
        number, _ = self.pending(state, frame)
        self.step(state, self.picked(frame, number, option))

    def picked(self, frame: Frame, number: int, option: Option) -> Frame:
        picks: tuple[Picks, ...] = frame.data
        value = option.card if option.data is None else option.data
        chosen = (*picks[:number], (*picks[number], value), *picks[number + 1 :])
        return Frame(self, 0, frame.scope, chosen)

    def pay(self, state: State, frame: Frame) -> None:
        """Pay all costs, count the use, and let the effect happen. From here on there is no way back."""
        state.tick()
        scope = frame.scope
        source = scope.self
        if self.limit is not None:
            state.count(self.limit.key(state, self.id, source, scope.you))
        state.tell_under(self.announce(state, scope))
        picks: tuple[Picks, ...] = frame.data
        scope = scope.with_own(state.cards[source].incarnation)
        for cost, chosen in zip(self.costs, picks, strict=True):
            scope = cost.pay(state, scope, chosen)
        state.stack.append(Frame(self, 2, scope, state.failed))
        state.stack.append(Frame(self.effect, 0, scope))

    def announce(self, state: State, scope: Scope) -> int:
        return state.note("log-use", source=scope.self, seat=scope.you)

    def settle(self, state: State, frame: Frame) -> None:
        """Afterwards: an event goes to its owner's discard pile (P2.9).

        Whether it succeeded is nobody else's business: what it answered has its own success (G12).
        """
        state.told()
        state.failed = frame.data
        source = frame.scope.self
        if source >= 0 and state.cards[source].zone == PLAYED:
            state.move(source, DISCARDS[state.cards[source].owner])


@dataclass(frozen=True, eq=False)
class Action(Use):
    """Usable in action windows, of one phase only if it says so (W8)."""

    phase: int = -1

    def refused(self, state: State, card: int, seat: int) -> Reason | None:
        """Why this seat may not use it now, or None."""
        if self.phase >= 0 and state.phase != self.phase:
            return reasons.WRONG_PHASE
        owner = self.seat(state, card)
        if owner not in (seat, NOBODY):
            return reasons.NOT_YOURS
        return self.refusal(state, Scope(card, seat))

    def phase_word(self) -> str:
        return PHASES[self.phase] if self.phase >= 0 else ""


@dataclass(frozen=True, eq=False)
class Trigger(Use):
    """Answers a happening: by itself (passive, forced) or if its player wants (response)."""

    happening: int = 0
    rank: int = RESPONSE + AFTER
    applies: Applies = lambda state, me, event: True
    interrupt: bool = False
    """Comes before the happening, and may cancel or replace it."""
    last_breath: bool = False
    """Answers its own card's leaving."""

    def scope(self, state: State, card: int, event: Event) -> Scope:
        """Who is meant by "you": the controller; for an encounter card the player it happens to."""
        seat = self.asked(state, card, event)
        if seat < 0:
            seat = event.seat if event.seat >= 0 else state.first
        return Scope(card, seat, event.card, event.seat, event, mark=event.incarnation)

    def asked(self, state: State, card: int, event: Event) -> int:
        """Whose trigger it is; of a card that has left, whoever controlled it then (G7)."""
        if self.last_breath and self.by == CONTROLLER and event.seat >= 0 and state.cards[card].owner >= 0:
            return event.seat
        return self.seat(state, card)

    def announce(self, state: State, scope: Scope) -> int:
        word = "log-respond" if self.rank >= RESPONSE else "log-forced" if self.rank >= FORCED else "log-passive"
        return state.note(word, source=scope.self, seat=scope.you)
