"""What a game inherits from the games before it: data a series or a campaign gives to the next setup (rules M)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final


@dataclass(frozen=True)
class Earned:
    """A boon or burden of the campaign pool, by code (M9)."""

    card: str
    hero: str = ""
    """The hero a Permanent card hangs on (K8)."""
    seat: int = -1
    """Whose deck a player card goes into."""

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"card": self.card}
        if self.hero:
            data["hero"] = self.hero
        if self.seat >= 0:
            data["seat"] = self.seat
        return data

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Earned:
        return Earned(str(data["card"]), str(data.get("hero", "")), int(data.get("seat", -1)))


@dataclass(frozen=True)
class Carry:
    """M5, M6: what is not as at the first game. Heroes and cards are named by code; tuples go by seat."""

    threat: tuple[int, ...] = ()
    """M5: with what threat each player begins, unless the heroes cost more."""
    discards: tuple[tuple[str, ...], ...] = ()
    """M5: the discard piles, oldest card first; a hero in one is dead."""
    damage: Mapping[str, int] = field(default_factory=dict)
    """M5, M7: damage on heroes."""
    penalty: tuple[int, ...] = ()
    """M6, M12: what is added to each player's starting threat."""
    pool: tuple[Earned, ...] = ()
    """M6: the boons and burdens this game is played with."""
    prisoner: str = ""
    """M8: the hero noted as prisoner."""

    def as_json(self) -> dict[str, Any]:
        return {
            "threat": list(self.threat),
            "discards": [list(pile) for pile in self.discards],
            "damage": dict(self.damage),
            "penalty": list(self.penalty),
            "pool": [earned.as_json() for earned in self.pool],
            "prisoner": self.prisoner,
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Carry:
        return Carry(
            tuple(int(threat) for threat in data.get("threat", ())),
            tuple(tuple(str(card) for card in pile) for pile in data.get("discards", ())),
            {str(hero): int(damage) for hero, damage in data.get("damage", {}).items()},
            tuple(int(penalty) for penalty in data.get("penalty", ())),
            tuple(Earned.from_json(earned) for earned in data.get("pool", ())),
            str(data.get("prisoner", "")),
        )


FRESH: Final = Carry()
"""Nothing is carried over."""
