"""The planning phase (rules P2, W2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wilderland.kernel import reasons
from wilderland.kernel.flow import EachPlayer, Seq
from wilderland.kernel.node import Asking
from wilderland.kernel.windows import PASS, actions, purse
from wilderland.model.kinds import HANDS, PLANNING
from wilderland.model.records import Decision, Frame, Option, Reason, Scope
from wilderland.model.state import State
from wilderland.rules.phases import phase
from wilderland.rules.playing import PLAY_BY_KIND
from wilderland.rules.program import named
from wilderland.rules.windows import window


def plays(state: State, seat: int) -> list[Option]:
    """P2.1: the allies and attachments a player may play now."""
    found = []
    most = purse(state, seat)
    for card in state.zones[HANDS[seat]]:
        printed = state.cards[card].printed
        play = PLAY_BY_KIND.get(printed.kind)
        if play is not None and printed.cost <= most and play.refusal(state, Scope(card, seat)) is None:
            found.append(Option(f"play:{card}", "option-card", card, data=play))
    return found


def play_refused(state: State, seat: int, card: int) -> Reason | None:
    """P2.1, W2: why an ally or attachment may not be played by this seat now, or None."""
    record = state.cards[card]
    if record.zone != HANDS[seat]:
        return reasons.NOT_YOURS
    waiting = state.decisions.get(seat) if state.decisions else None
    if state.phase != PLANNING or waiting is None or waiting.kind != "planning":
        return reasons.NOT_A_WINDOW
    return PLAY_BY_KIND[record.printed.kind].refusal(state, Scope(card, seat))


@dataclass(frozen=True, eq=False)
class PlanningTurn(Asking):
    """W2: a player plays any number of allies and attachments, and may take actions between them."""

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        seat = frame.scope.you
        if state.players[seat].eliminated:
            return {}
        options = [*plays(state, seat), *actions(state).get(seat, ())]
        if not options and state.table.skip_empty_windows:
            return {}
        return {
            seat: Decision(state.choices, seat, "planning", "prompt-planning", [*options, PASS], step="planning.turn")
        }

    def step(self, state: State, frame: Frame) -> None:
        state.step = "planning.turn"
        asked = self.decisions(state, frame)
        if asked:
            state.push(frame)
            state.decisions = asked

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        if option.key != "pass":
            state.push(frame)
            state.push(Frame(option.data, 0, Scope(option.card, seat)))


def players(state: State, scope: Scope) -> tuple[int, ...]:
    """G23: the players in order."""
    return state.order()


TURN: Final = named("planning/turn", PlanningTurn())
TURNS: Final = named("planning/turns", EachPlayer(players, Seq((TURN, window("planning"))), as_you=True))
PLANNING_PHASE: Final = phase(PLANNING, TURNS)
