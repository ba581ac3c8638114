"""What is asked and answered: options, decisions, reasons, the outcome."""

from __future__ import annotations

from typing import Any

from wilderland.model.kinds import NOBODY, NONE


class Option:
    """One legal answer. The key is a stable word; the rest serves the asker."""

    __slots__ = ("about", "card", "data", "key", "label", "seat")

    def __init__(
        self, key: str, label: str, card: int = NONE, seat: int = NOBODY, data: Any = None, about: int = NONE
    ) -> None:
        self.key = key
        self.label = label
        """A message id."""
        self.card = card
        self.seat = seat
        self.data = data
        self.about = about
        """The card it answers, where one card may answer several."""

    def __repr__(self) -> str:
        return self.key


class Decision:
    """What one seat is asked: who, by which card, and what is legal."""

    __slots__ = ("kind", "options", "prompt", "seat", "serial", "source", "step")

    def __init__(
        self, serial: int, seat: int, kind: str, prompt: str, options: list[Option], source: int = NONE, step: str = ""
    ) -> None:
        self.serial = serial
        self.seat = seat
        self.kind = kind
        self.prompt = prompt
        self.options = options
        self.source = source
        self.step = step

    def __repr__(self) -> str:
        return f"Decision({self.kind!r}, seat {self.seat}, {[option.key for option in self.options]})"


class Reason:
    """Why something may not be done: a message id and the rule it rests on."""

    __slots__ = ("message", "rule")

    def __init__(self, message: str, rule: str) -> None:
        self.message = message
        self.rule = rule

    def __reduce__(self) -> tuple[type[Reason], tuple[str, str]]:
        """Errors carry it from one process to another; compiled, it would not know how to be made anew."""
        return Reason, (self.message, self.rule)

    def __repr__(self) -> str:
        return f"{self.message} ({self.rule})"


class Outcome:
    """How the game ended."""

    __slots__ = ("adjusted", "reason", "rounds", "score", "won")

    def __init__(self, won: bool, reason: str, rounds: int, score: int | None, adjusted: bool = False) -> None:
        self.won = won
        self.reason = reason
        self.rounds = rounds
        self.score = score
        self.adjusted = adjusted

    def __repr__(self) -> str:
        return f"Outcome(won={self.won}, reason={self.reason!r}, rounds={self.rounds}, score={self.score})"
