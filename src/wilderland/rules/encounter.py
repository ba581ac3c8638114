"""The encounter phase (rules P5, W5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wilderland.effects.numbers import marked, out_of_play, stat
from wilderland.kernel.flow import EachPlayer
from wilderland.kernel.happen import occur
from wilderland.kernel.node import Asking, ask
from wilderland.model.index import RULES
from wilderland.model.kinds import (
    CANNOT_ENGAGE,
    CONSIDERED_ENGAGED,
    ENCOUNTER,
    ENEMY,
    ENGAGEMENT,
    ENGAGES,
    SKIP_ENGAGEMENT,
    STAGING,
)
from wilderland.model.records import Decision, Frame, Option
from wilderland.model.state import State
from wilderland.rules.phases import phase
from wilderland.rules.planning import players
from wilderland.rules.program import named
from wilderland.rules.windows import window


def staged_enemies(state: State) -> list[int]:
    """The enemies in the staging area that can leave it (one "considered engaged" stays: P5.4)."""
    return [
        card
        for card in state.zones[STAGING]
        if state.cards[card].face.kind == ENEMY
        and not marked(state, CONSIDERED_ENGAGED, card)
        and not out_of_play(state, card)
    ]


@dataclass(frozen=True, eq=False)
class OptionalEngagement(Asking):
    """P5.1, Q10: in player order, each player may engage one enemy, once."""

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        options = [
            Option(f"engage:{card}", "option-card", card)
            for card in staged_enemies(state)
            if not marked(state, CANNOT_ENGAGE, card)
        ]
        if options:
            options.append(Option("pass", "option-pass"))
        return ask(state, frame.scope.you, "engage", "prompt-engage", options)

    def step(self, state: State, frame: Frame) -> None:
        state.step = "encounter.optional"
        super().step(state, frame)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        if option.card >= 0:
            occur(state, state.event(ENGAGES, option.card, seat, word="optional"))


def attracted(state: State, seat: int) -> list[int]:
    """P5.2: the enemies with the highest engagement cost not above the player's threat."""
    threat = state.players[seat].threat
    costs = [(stat(state, card, ENGAGEMENT), card) for card in staged_enemies(state)]
    costs = [(cost, card) for cost, card in costs if cost <= threat]
    if not costs:
        return []
    highest = max(cost for cost, _ in costs)
    return [card for cost, card in costs if cost == highest]


@dataclass(frozen=True, eq=False)
class EngagementChecks(Asking):
    """P5.2: player by player, round after round, until a full round moves nobody.

    `data` is (seats still to check this round, whether anybody was engaged in it).
    """

    def checked(self, state: State, frame: Frame) -> tuple[tuple[int, ...], bool]:
        if frame.data is None:
            return state.order(), False
        seats, moved = frame.data
        return tuple(seat for seat in seats if not state.players[seat].eliminated), moved

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        seats, _ = self.checked(state, frame)
        options = [Option(f"engage:{card}", "option-card", card) for card in attracted(state, seats[0])]
        return ask(state, state.first, "engagement", "prompt-engagement-tie", options)

    def step(self, state: State, frame: Frame) -> None:
        state.step = "encounter.checks"
        if state.index[RULES + SKIP_ENGAGEMENT]:
            return
        seats, moved = self.checked(state, frame)
        while seats and not attracted(state, seats[0]):
            seats = seats[1:]
        if seats:
            super().step(state, Frame(self, 0, frame.scope, (seats, moved)))
        elif moved:
            state.push(Frame(self, 0, frame.scope, (state.order(), False)))

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        seats, _ = frame.data
        state.push(Frame(self, 0, frame.scope, (seats[1:], True)))
        occur(state, state.event(ENGAGES, option.card, seats[0], word="check"))


OPTIONAL: Final = named("encounter/optional", OptionalEngagement())
ENCOUNTER_PHASE: Final = phase(
    ENCOUNTER,
    named("encounter/turns", EachPlayer(players, OPTIONAL, as_you=True)),
    window("encounter.optional"),
    named("encounter/checks", EngagementChecks()),
    window("encounter.checks"),
)
