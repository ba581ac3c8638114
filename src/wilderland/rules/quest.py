"""The quest phase (rules P3, W3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wilderland.effects.numbers import (
    characters,
    committed,
    committed_willpower,
    marked,
    marks,
    staging_threat,
)
from wilderland.effects.progress import ProgressOnQuest, quest
from wilderland.kernel.flow import EachPlayer
from wilderland.kernel.happen import occur, occur_together, performs
from wilderland.kernel.node import Asking, ask
from wilderland.model.index import RULES
from wilderland.model.kinds import (
    CANNOT_COMMIT,
    COMMITS,
    MORE_REVEALS,
    NO_EXHAUST_TO_QUEST,
    NONE,
    QUESTING,
    QUESTS_BADLY,
    QUESTS_WELL,
    SKIP_STAGING,
    THREAT_CHANGES,
)
from wilderland.model.records import TABLE, Decision, Event, Frame, Option
from wilderland.model.state import State
from wilderland.rules.phases import phase
from wilderland.rules.planning import players
from wilderland.rules.program import named, step
from wilderland.rules.revealing import REVEAL, refill_encounter_deck
from wilderland.rules.windows import window


@step("quest/refill")
def REFILL(state: State, frame: Frame) -> None:
    """P3.14: an encounter deck left empty by an earlier phase is refilled as the quest phase begins."""
    refill_encounter_deck(state)


def may_commit(state: State, card: int) -> bool:
    """P3.1, Q71: ready, and not forbidden; also where it would not exhaust."""
    return not state.cards[card].exhausted and not marked(state, CANNOT_COMMIT, card)


@dataclass(frozen=True, eq=False)
class Commit(Asking):
    """P3.1, Q2: a player picks characters in card order, then commits them all at once."""

    def anew(self, frame: Frame) -> Frame:
        return Frame(self, 0, frame.scope)

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        seat = frame.scope.you
        picked = frame.data or ()
        able = [card for card in characters(state, seat) if may_commit(state, card)]
        if picked:
            able = able[able.index(picked[-1]) + 1 :]
        options = [Option(f"commit:{card}", "option-card", card) for card in able]
        if options:
            options.append(Option("done", "option-done"))
        return ask(state, seat, "commit", "prompt-commit", options)

    def step(self, state: State, frame: Frame) -> None:
        state.step = "quest.commit"
        super().step(state, frame)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        if option.key == "done":
            self.unasked(state, frame)
        else:
            state.push(Frame(self, 0, frame.scope, (*(frame.data or ()), option.card)))

    def unasked(self, state: State, frame: Frame) -> None:
        if frame.data:
            seat = frame.scope.you
            occur_together(state, tuple([state.event(COMMITS, card, seat) for card in frame.data]))


@performs(COMMITS)
def commit(state: State, event: Event, facts: list[Event]) -> None:
    """P3.1, G22: a character exhausts to commit, unless it does not exhaust to quest."""
    state.note("log-commit", card=event.card, seat=event.seat)
    state.commit(event.card, True)
    if not marked(state, NO_EXHAUST_TO_QUEST, event.card):
        state.exhaust(event.card)


@step("quest/staging")
def STAGING(state: State, frame: Frame) -> None:
    """P3.2: reveal one card per player, the number fixed at the start of the step (Q25)."""
    state.step = "quest.staging"
    if frame.pc == 0:
        if state.index[RULES + SKIP_STAGING]:
            return
        card = quest(state)
        left = len(state.order()) + (marks(state, MORE_REVEALS, card) if card != NONE else 0)
    else:
        left = frame.data
    if left > 0:
        state.push(Frame(STAGING, 1, frame.scope, left - 1))
        state.push(Frame(REVEAL, 0, TABLE))


PROGRESS: Final = named("quest/progress", ProgressOnQuest(lambda state, scope: scope.n))


@step("quest/resolution")
def RESOLUTION(state: State, frame: Frame) -> None:
    """P3.4–P3.8: willpower against threat: progress, nothing, or every threat rises by the difference."""
    state.step = "quest.resolution"
    if frame.pc == 0:
        willpower, threat = committed_willpower(state), staging_threat(state)
        state.note("log-quest", willpower=willpower, threat=threat)
        if willpower > threat:
            state.push(Frame(PROGRESS, 0, TABLE.with_n(willpower - threat)))
            occur(state, state.event(QUESTS_WELL, amount=willpower - threat))
        elif threat > willpower:
            state.push(Frame(RESOLUTION, 1, TABLE.with_n(threat - willpower)))
            more = threat - willpower
            events = [state.event(THREAT_CHANGES, seat=seat, amount=more, word="quest") for seat in state.order()]
            occur_together(state, tuple(events))
    else:
        occur(state, state.event(QUESTS_BADLY, amount=frame.scope.n))


@step("quest/uncommit")
def UNCOMMIT(state: State, frame: Frame) -> None:
    """P3.9: characters stay committed until the end of the phase."""
    for card in committed(state):
        state.commit(card, False)


COMMITMENT: Final = named("quest/commitment", EachPlayer(players, named("quest/commit", Commit()), as_you=True))
QUEST_PHASE: Final = phase(
    QUESTING,
    REFILL,
    window("quest.begin"),
    COMMITMENT,
    window("quest.commit"),
    STAGING,
    window("quest.staging"),
    RESOLUTION,
    window("quest.resolution"),
    last=UNCOMMIT,
)
