"""Made-up cards: a title, a type, numbers, and parts in the card language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wilderland.language.card import Text, text


@dataclass(frozen=True, eq=False)
class MadeUp:
    """A card that exists only in one position."""

    facts: dict[str, Any]
    text: Text

    @property
    def name(self) -> str:
        return str(self.facts["name"])


def made_up(name: str, type: str, *parts: Any, **facts: Any) -> MadeUp:
    """A card of one's own: `made_up("Stone Troll", "enemy", says(IMMUNE, SELF), attack=3, hit_points=4)`.

    `traits` is a list, `keywords` a dict; for a quest `quest_points` and `stage`.
    """
    code = "made-up-" + re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    printed = {"code": code, "name": name, "type": type, "sphere": "neutral", **facts}
    return MadeUp(printed, text(name, *parts))


QUIET = made_up("Quiet Moment", "treachery")
"""A treachery that does nothing, also as a shadow card: what encounter decks of positions are made of."""

Name = str | MadeUp
Names = Name | Sequence[Name]


def listed(names: Names | None) -> list[Name]:
    if names is None:
        return []
    return [names] if isinstance(names, (str, MadeUp)) else list(names)
