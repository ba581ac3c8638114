"""The chronicle as people read it: lines under what caused them, and several of a kind in one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from wilderland.model.records import EVERYONE, LogEntry
from wilderland.text.prose import Prose

TOGETHER = {
    "log-draw-card": ("log-draw-cards", ("seat",)),
    "log-discard": ("log-discard-cards", ()),
    "log-commit": ("log-commit-cards", ("seat",)),
    "log-attack": ("log-attack-cards", ("target", "seat")),
    "log-shadow-dealt": ("log-shadow-dealt-cards", ()),
    "log-modify": ("log-modify-cards", ("source", "stat", "amount")),
    "log-damage": ("log-damage-cards", ("amount",)),
    "log-ready": ("log-ready-cards", ()),
    "log-exhaust": ("log-exhaust-cards", ()),
    "log-shuffle-in": ("log-shuffle-in-cards", ()),
}
"""Lines that become one when they follow each other: its message, and what they must have in common."""

HEADINGS = ("log-round", "log-phase")


@dataclass(frozen=True, slots=True)
class Line:
    """One line to read."""

    number: int
    """Of its (last) entry in the log."""
    round: int
    depth: int
    """How far below what caused it."""
    message: str
    text: str
    card: str = ""
    """The code of the card it is about."""


def chronicle(prose: Prose, entries: Sequence[LogEntry], seats: Iterable[int]) -> Iterator[Line]:
    """The lines of log entries, as these seats read them together."""
    ours = tuple(seats)
    wanted = [entry for entry in entries if not _told_better(entry, ours)]
    depths: dict[int, int] = {}
    position = 0
    while position < len(wanted):
        entry = wanted[position]
        depth = depths.get(entry.cause, 0) + 1 if entry.cause else 0
        run = _run(wanted, position)
        position += len(run)
        for one in run:
            depths[one.number] = depth
        if _said_already(entry, wanted[position - len(run) - 1] if position > len(run) else None):
            continue
        text = prose.entry(entry) if len(run) == 1 else _together(prose, run)
        card = dict(entry.args).get("card")
        code = card[1] if isinstance(card, tuple) else ""
        yield Line(run[-1].number, entry.round, depth, entry.message, text, code)


def _told_better(entry: LogEntry, seats: tuple[int, ...]) -> bool:
    """What only the other players should read ("draws a card"), when the player in question reads along."""
    if entry.seats == EVERYONE:
        return False
    seat = dict(entry.args).get("seat", -1)
    return seat in seats and not entry.seats >> seat & 1


def _said_already(entry: LogEntry, before: LogEntry | None) -> bool:
    """The damage of an attack, right after the line that says how hard it struck whom."""
    if before is None or entry.message != "log-damage" or before.message != "log-attack-damage":
        return False
    struck, taken = dict(before.args), dict(entry.args)
    return bool(struck["target"] == taken["card"] and struck["amount"] == taken["amount"])


def _run(entries: Sequence[LogEntry], start: int) -> list[LogEntry]:
    """The entries from here on that make one line."""
    first = entries[start]
    run = [first]
    if first.message in TOGETHER:
        for entry in entries[start + 1 :]:
            if _key(entry) != _key(first):
                break
            run.append(entry)
    return run


def _key(entry: LogEntry) -> tuple[Any, ...]:
    args = dict(entry.args)
    common = TOGETHER[entry.message][1] if entry.message in TOGETHER else ()
    return (entry.message, entry.cause, entry.seats, *(args.get(word) for word in common))


def _together(prose: Prose, run: list[LogEntry]) -> str:
    args = [prose.arguments(entry) for entry in run]
    names = prose.listed([str(one.pop("card")) for one in args])
    return prose.sentence(TOGETHER[run[0].message][0], cards=names, **args[0])
