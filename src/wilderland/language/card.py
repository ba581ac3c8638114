"""Writing a card: a title and its parts in printed order. Facts come from `cards/data`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from wilderland.model.face import Face
from wilderland.model.kinds import STATS


@dataclass(frozen=True, eq=False)
class Text:
    """What a card does, in each wording."""

    title: str
    parts: tuple[Any, ...]
    original: tuple[Any, ...] | None = None
    """As the original edition with its errata plays it, where that differs."""
    first: tuple[Any, ...] | None = None
    """As first printed, where that differs."""

    def wordings(self) -> list[tuple[str, tuple[Any, ...]]]:
        """All wordings, newest first, each with the word its nodes are filed under."""
        found = [("", self.parts), ("@original", self.original), ("@first", self.first)]
        return [(word, parts) for word, parts in found if parts is not None]

    def worded(self, errata: bool, revised: bool) -> tuple[str, tuple[Any, ...]]:
        """The wording of an edition, with the word its nodes are filed under."""
        if not errata and self.first is not None:
            return "@first", self.first
        if not revised and self.original is not None:
            return "@original", self.original
        return "", self.parts


BACKS: dict[str, Face] = {}
"""What cards lying face down count as, by code."""


def face_down(code: str, name: str, kind: int, **stats: int) -> Face:
    """What a card lying face down counts as: nothing printed, only what an effect gives it (E13)."""
    face = Face(f"face-down-{code}", name, kind)
    face.stats = tuple(stats.get(word, 0) for word in STATS)
    BACKS[face.code] = face
    return face


WRITTEN: dict[str, Text] = {}
"""All cards written so far, by title (quests by the title of side B)."""


def flat(parts: Iterable[Any]) -> tuple[Any, ...]:
    found: list[Any] = []
    for part in parts:
        found.extend(part if isinstance(part, tuple) else (part,))
    return tuple(found)


def text(title: str, *parts: Any, original: tuple[Any, ...] = (), first: tuple[Any, ...] = ()) -> Text:
    """A card's text, not filed anywhere."""
    return Text(title, flat(parts), flat(original) or None, flat(first) or None)


def card(title: str, *parts: Any, original: tuple[Any, ...] = (), first: tuple[Any, ...] = ()) -> Text:
    """A card of the game. `first` is its first printing, `original` the wording before the revised one."""
    assert title not in WRITTEN, title
    WRITTEN[title] = text(title, *parts, original=original, first=first)
    return WRITTEN[title]
