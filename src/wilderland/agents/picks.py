"""Answers that take several picks: a commitment is compared whole, and then given character by character."""

from __future__ import annotations

from wilderland.agents.rollouts import Answer
from wilderland.game import Game
from wilderland.model.records import Decision, Option
from wilderland.model.state import State


class Picks:
    """What is still to be picked of an answer. The table stays as it is while somebody picks."""

    def __init__(self) -> None:
        self.moment: tuple[State, int, int] | None = None
        self.answer: Answer = ()

    def next(self, game: Game, decision: Decision) -> Option | None:
        """The next pick of the answer that was begun here."""
        moment, state = self.moment, game.state
        if decision.kind != "commit" or moment is None or moment[0] is not state:
            return None
        if moment[1:] != (state.serial, decision.seat):
            return None
        return picked(decision, self.answer)

    def begin(self, game: Game, decision: Decision, answer: Answer) -> Option | None:
        """The first pick of an answer; the others are remembered."""
        if decision.kind == "commit":
            self.moment, self.answer = (game.state, game.state.serial, decision.seat), answer
        return picked(decision, answer)


def picked(decision: Decision, answer: Answer) -> Option | None:
    return next((option for option in decision.options if option.key in answer), None)
