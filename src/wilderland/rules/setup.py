"""Setting up a game (rule S)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wilderland.kernel.flow import EachPlayer
from wilderland.kernel.node import Asking, ask
from wilderland.model.face import Face
from wilderland.model.kinds import (
    DECKS,
    ENCOUNTER_DECK,
    HANDS,
    NOBODY,
    PLAY_ZONES,
    QUEST_DECK,
    THREAT_COST,
)
from wilderland.model.records import Decision, Frame, Option
from wilderland.model.rng import OTHER_STREAM
from wilderland.model.state import State
from wilderland.rules.defeat import reveal_stage
from wilderland.rules.planning import players
from wilderland.rules.program import named, step
from wilderland.rules.round import GAME

HAND_SIZE = 6


def lay_out(
    state: State,
    decks: Sequence[tuple[Sequence[Face], Sequence[Face]]],
    encounter: Sequence[Face],
    quests: Sequence[Face],
    first: int | None,
) -> None:
    """S1, S2, S4, S6: decks shuffled, heroes placed, threat set, quest deck in order, first player chosen."""
    for seat, (heroes, _) in enumerate(decks):
        for face in heroes:
            state.create(face, seat, PLAY_ZONES[seat])
        state.set_threat(seat, sum(face.stats[THREAT_COST] for face in heroes))
    for seat, (_, cards) in enumerate(decks):
        for face in cards:
            state.create(face, seat, DECKS[seat])
        state.shuffle(DECKS[seat])
    for face in encounter:
        state.create(face, NOBODY, ENCOUNTER_DECK)
    state.shuffle(ENCOUNTER_DECK)
    for face in quests:
        state.create(face, NOBODY, QUEST_DECK)
    state.set_first(state.random(OTHER_STREAM, len(decks)) if first is None else first)
    state.note("log-first-player", seat=state.first)
    state.push(Frame(GAME))
    state.push(Frame(FIRST_STAGE))
    state.push(Frame(MULLIGANS))
    state.push(Frame(OPENING_HANDS))


def draw_hand(state: State, seat: int) -> None:
    """S5: six cards from the top of the deck (setup draws are no "draws" that effects could answer)."""
    for card in state.zones[DECKS[seat]][:HAND_SIZE]:
        state.move(card, HANDS[seat])
        state.note("log-draw-card", seats=1 << seat, seat=seat, card=card)


@step("setup/hands")
def OPENING_HANDS(state: State, frame: Frame) -> None:
    """S5: every player draws six cards."""
    for seat in state.order():
        draw_hand(state, seat)


@dataclass(frozen=True, eq=False)
class Mulligan(Asking):
    """S5: each player may once shuffle all six back and draw six new ones, which must be kept."""

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        options = [Option("keep", "option-keep"), Option("mulligan", "option-mulligan")]
        return ask(state, frame.scope.you, "mulligan", "prompt-mulligan", options)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        if option.key == "mulligan":
            state.note("log-mulligan", seat=seat)
            for card in state.zones[HANDS[seat]]:
                state.move(card, DECKS[seat])
            state.shuffle(DECKS[seat])
            draw_hand(state, seat)


MULLIGANS = named("setup/mulligans", EachPlayer(players, named("setup/mulligan", Mulligan()), as_you=True))


@step("setup/stage")
def FIRST_STAGE(state: State, frame: Frame) -> None:
    """S6, S7: follow 1A, flip to 1B, resolve its "when revealed"."""
    reveal_stage(state)


