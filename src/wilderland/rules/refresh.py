"""The refresh phase (rules P7, W7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wilderland.effects.numbers import marked, marks, said
from wilderland.kernel.happen import occur, occur_together
from wilderland.kernel.node import Asking, ask
from wilderland.model.index import RULES
from wilderland.model.kinds import (
    CANNOT_READY,
    IN_PLAY,
    PLAY_ZONES,
    READIES,
    REFRESH,
    REFRESH_COST,
    REFRESH_THREAT,
    THREAT_CHANGES,
)
from wilderland.model.records import Decision, Frame, Option
from wilderland.model.state import State
from wilderland.rules.defeat import pass_first_player
from wilderland.rules.phases import phase
from wilderland.rules.program import named, step
from wilderland.rules.windows import window


@dataclass(frozen=True, eq=False)
class ReadyAll(Asking):
    """P7.1, C80: ready all exhausted cards; one that readies only for a payment asks its controller.

    Each copy of such an effect is paid for separately, all from that card's own pool (Q15): so all or
    nothing. `data` is (cards that were asked about, cards that stay exhausted).
    """

    def held(self, state: State, done: tuple[int, ...]) -> int:
        if state.index[RULES + REFRESH_COST]:
            for seat in state.order():
                for card in state.zones[PLAY_ZONES[seat]]:
                    if state.cards[card].exhausted and card not in done and marks(state, REFRESH_COST, card):
                        return card
        return -1

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        done, _ = frame.data
        card = self.held(state, done)
        cost = marks(state, REFRESH_COST, card)
        options = [Option("decline", "option-decline", card)]
        if state.cards[card].resources >= cost:
            options.insert(0, Option("accept", "option-accept", card))
        return ask(state, state.cards[card].controller, "refresh", "prompt-refresh-cost", options, card)

    def step(self, state: State, frame: Frame) -> None:
        done, kept = frame.data or ((), ())
        if self.held(state, done) >= 0:
            super().step(state, Frame(self, 0, frame.scope, (done, kept)))
            return
        cards = [
            card.id
            for card in state.cards
            if card.exhausted
            and IN_PLAY[card.zone]
            and card.id not in kept
            and not marked(state, CANNOT_READY, card.id)
        ]
        state.note("log-refresh")
        if state.index[READIES]:
            if cards:
                occur_together(state, tuple([state.event(READIES, card, word="refresh") for card in cards]))
        else:
            for card in cards:
                state.ready(card)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        done, kept = frame.data
        if option.key == "accept":
            state.add_resources(option.card, -marks(state, REFRESH_COST, option.card))
        else:
            kept = (*kept, option.card)
        state.push(Frame(self, 0, frame.scope, ((*done, option.card), kept)))


@step("refresh/threat")
def RAISE_THREAT(state: State, frame: Frame) -> None:
    """P7.2: each player's threat rises by 1, and by what effects add to it."""
    occur(
        state,
        *[
            state.event(THREAT_CHANGES, seat=seat, amount=1 + more_threat(state, seat), word="refresh")
            for seat in state.order()
        ],
    )


def more_threat(state: State, seat: int) -> int:
    """P7.2: what effects add to the raise of the refresh phase."""
    return sum(
        effect.amount(state, source, state.cards[source])
        for _, source, effect in said(state, RULES + REFRESH_THREAT)
        if effect.for_seat(state, source, seat)
    )


@step("refresh/first-player")
def PASS_TOKEN(state: State, frame: Frame) -> None:
    """P7.3: the first player token goes clockwise."""
    pass_first_player(state)


REFRESH_PHASE: Final = phase(
    REFRESH,
    named("refresh/ready", ReadyAll()),
    RAISE_THREAT,
    PASS_TOKEN,
    window("refresh"),
)

