"""The round: seven phases, again and again (rule W)."""

from __future__ import annotations

from typing import Final

from wilderland.kernel.flow import Seq, While
from wilderland.model.records import Frame, Scope
from wilderland.model.state import State
from wilderland.rules.combat import COMBAT_PHASE
from wilderland.rules.encounter import ENCOUNTER_PHASE
from wilderland.rules.phases import END_ROUND
from wilderland.rules.planning import PLANNING_PHASE
from wilderland.rules.program import named, step
from wilderland.rules.quest import QUEST_PHASE
from wilderland.rules.refresh import REFRESH_PHASE
from wilderland.rules.resource import RESOURCE_PHASE
from wilderland.rules.travel import TRAVEL_PHASE


@step("round/begin")
def BEGIN_ROUND(state: State, frame: Frame) -> None:
    """W: a new round; every enemy may attack once in it (P6.2)."""
    state.new_round()
    state.note("log-round", number=state.round)


def playing(state: State, scope: Scope) -> bool:
    """G3: until the game is over."""
    return state.outcome is None


GAME: Final = named(
    "game",
    While(
        playing,
        named(
            "round",
            Seq(
                (
                    BEGIN_ROUND,
                    RESOURCE_PHASE,
                    PLANNING_PHASE,
                    QUEST_PHASE,
                    TRAVEL_PHASE,
                    ENCOUNTER_PHASE,
                    COMBAT_PHASE,
                    REFRESH_PHASE,
                    END_ROUND,
                )
            ),
        ),
    ),
)
