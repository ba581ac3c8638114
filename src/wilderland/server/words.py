"""The words that messages are made of: bounded numbers and texts, and closed lists of words."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=3)]
AnySeat = Annotated[int, Meta(ge=-1, le=3)]
Ref = Annotated[int, Meta(ge=0, le=2**31)]
Serial = Annotated[int, Meta(ge=0, le=2**31)]
Key = Annotated[str, Meta(max_length=80)]
Word = Annotated[str, Meta(max_length=80)]
Token = Annotated[str, Meta(max_length=120)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]

Status = Literal["lobby", "playing", "finished"]
StopAt = Literal["always", "timely"]
Rule = Literal["ask", "always", "never"]
Interrupt = Literal["attacked", "revealed", "threat", "called"]
Asked = Literal["undo", "adjust", "concede"]
Consent = Literal["nobody", "spectators"]
Away = Literal["wait", "pass", "companion"]
UndoBy = Literal["all", "host"]

Code = Literal[
    "bad-message",
    "busy",
    "closed",
    "forbidden",
    "full",
    "illegal",
    "kicked",
    "lost",
    "not-found",
    "not-playing",
    "not-yours",
    "origin",
    "over",
    "protocol",
    "restart",
    "sealed",
    "stale",
    "too-big",
    "too-many",
    "too-slow",
    "unknown",
]


class Stops(Struct, frozen=True):
    """Where a seat is asked in windows, and where it passes by itself. Only passes are ever made for a player."""

    stop: StopAt = "timely"
    """`timely`: where an action makes sense now; `always`: wherever one is legal."""
    steps: Annotated[tuple[Word, ...], Meta(max_length=40)] = ("quest.staging", "combat.enemy.2", "refresh")
    """Steps at which any legal action is enough."""
    skips: Annotated[tuple[Word, ...], Meta(max_length=40)] = ()
    """Steps that are passed whatever one could do there."""
    run_to: Word = ""
    """Pass every window until this step is reached (once), `end` being the end of the round; interrupts cancel it."""
    interrupts: tuple[Interrupt, ...] = ("attacked", "called")
    threat_limit: Annotated[int, Meta(ge=0, le=99)] = 0
    """With the interrupt `threat`: one's threat has come so far."""
    abilities: Annotated[dict[Word, Rule], Meta(max_length=120)] = {}
    """By code of card: `never` counts for nothing in a window; `always` responds with it at once."""
