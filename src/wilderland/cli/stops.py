"""Where the table stops to ask, and where it passes for the players.

Every action window is a decision of the game; most of them hold nothing one would want to do there. With `timely`
the table stops where somebody has an action that makes sense now, by the hint that abilities carry; with `always`
at every window that the game opens. It never passes anything else: responses, choices and costs are always asked.
"""

from __future__ import annotations

from enum import StrEnum

from wilderland.game import Game
from wilderland.model.records import Decision
from wilderland.model.state import State
from wilderland.views.view import timely


class Stop(StrEnum):
    """When to stop at action windows."""

    always = "always"
    timely = "timely"


class Stops:
    """The stops of one sitting."""

    def __init__(self, stop: Stop = Stop.timely) -> None:
        self.stop = stop
        self.passing: tuple[int, int] | None = None
        """Round and phase of which all windows are passed, when a player wants that."""

        self.turn_over: tuple[int, int] | None = None
        """Who has just passed their planning turn, and when: the window after it would only ask the same again."""

    def end_turn(self, state: State, seat: int) -> None:
        """A player has passed their planning turn."""
        self.turn_over = (seat, state.serial)

    def pass_phase(self, state: State) -> None:
        """Pass every window until the phase is over."""
        self.passing = (state.round, state.phase)

    def passes(self, game: Game) -> bool:
        """Whether the players pass what is asked now without being asked."""
        decisions = list(game.decisions.values())
        if not decisions or any(not is_window(decision) for decision in decisions):
            return False
        if self.passing == (game.state.round, game.state.phase):
            return all(decision.kind == "action" for decision in decisions)
        self.passing = None
        if self.turn_over == (decisions[0].seat, game.state.serial) and len(decisions) == 1:
            return self.stop == Stop.timely and decisions[0].step == "planning"
        return self.stop == Stop.timely and not any(is_timely(game.state, decision) for decision in decisions)

    def settle(self, game: Game) -> int:
        """Pass as long as nobody needs to be asked; how many passes that were."""
        count = 0
        while self.passes(game):
            for seat in list(game.decisions):
                if seat in game.decisions and self.passes(game):
                    game.choose("pass", seat)
                    count += 1
        return count


def is_window(decision: Decision) -> bool:
    """An action window, or a turn of the planning phase."""
    return decision.kind in ("action", "planning")


def is_timely(state: State, decision: Decision) -> bool:
    """Whether one of the options makes sense now, as far as its ability can tell."""
    return any(timely(state, decision.seat, option) for option in decision.options if option.key != "pass")
