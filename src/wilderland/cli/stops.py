"""Where the table stops to ask, and where it passes for the players.

Every action window is a decision of the game; most of them hold nothing one would want to do there. With `timely`
the table stops where somebody has an action that makes sense now, by the hint that abilities carry; with `always`
at every window that the game opens. What was passed is not asked again while nothing changes on the table. Nothing
else is ever passed: responses, choices and costs are always asked.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

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

        self.declined: set[tuple[int, str]] = set()
        """What made sense when it was last passed, as (seat, key)."""
        self.declined_at: dict[str, Any] = {}
        """What was on the table then."""

    def decline(self, game: Game) -> None:
        """The players pass: they are not asked the same again before something changes on the table."""
        self.declined = sensible(game)
        self.declined_at = on_table(game)

    def forget(self) -> None:
        """Ask everything again, after something was taken back."""
        self.passing = None
        self.declined = set()

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
        if self.stop == Stop.always:
            return False
        wanted = sensible(game)
        return not wanted or (wanted <= self.declined and on_table(game) == self.declined_at)

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


def sensible(game: Game) -> set[tuple[int, str]]:
    """What makes sense now, as far as the abilities can tell: (seat, key)."""
    return {
        (seat, option.key)
        for seat, decision in game.decisions.items()
        for option in decision.options
        if option.key != "pass" and timely(game.state, seat, option)
    }


def on_table(game: Game) -> dict[str, Any]:
    """What lies on the table, whatever the moment."""
    view = game.view(seats=range(len(game.state.players)))
    return {word: value for word, value in view.items() if word not in ("decisions", "step", "phase", "round")}
