"""What advice looks like on the wire: hints at a decision, and reviews of finished games."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from wilderland.server.shown import Phase, Said


class Advice(Struct, frozen=True):
    """An answer, the chance to win with it, and why."""

    keys: tuple[str, ...]
    """What is sent with `choose`, as one gesture."""
    said: tuple[Said, ...]
    """The answer in words: the options that are worth naming."""
    chance: float
    """To win, from 0 to 1, if an expert goes on."""
    spread: float
    """Half the width of the range it lies in with a certainty of 95 %, as far as redeals go."""
    remarks: tuple[Said, ...] = ()
    """What speaks for it; of an answer that is not the best, what speaks against it."""


class ReviewWish(Struct, frozen=True):
    """A finished game to be judged: a replay of one's own, or that of a finished table."""

    replay: dict[str, Any] | None = None
    table: Annotated[str, Meta(max_length=64)] = ""
    open_hands: bool = False
    """Judge as one person does who plays every seat, with all hands open."""


class ReviewPoint(Struct, frozen=True):
    """How it stood at a decision, with what was answered; the last point is the end."""

    at: int
    """How many choices were made before, as `upto` of a replay."""
    round: int
    phase: Phase
    seat: int
    chance: float


class CostlyChoice(Struct, frozen=True):
    """A decision that cost something."""

    at: int
    round: int
    phase: Phase
    seat: int
    kind: str
    prompt: Said
    made: Advice
    better: Advice
    cost: float
    """How much more often the better answer wins, from 0 to 1."""


class ReviewShown(Struct, frozen=True):
    """A review, as far as it has come."""

    review: str
    done: int
    of: int
    """How many steps there are, as far as is known yet."""
    finished: bool
    points: tuple[ReviewPoint, ...] = ()
    costly: tuple[CostlyChoice, ...] = ()
    """The worst first; there when it is finished."""
