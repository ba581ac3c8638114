"""The campaign log: what is written down between the games of a campaign, as a file people can read (M6).

A field this version does not know is kept as it is. Writing replaces the file at once and keeps the one before
beside it, so that a torn file never is all there is.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wilderland.errors import BadSave
from wilderland.rules.carry import Earned
from wilderland.rules.editions import MODES
from wilderland.scenarios import scenarios
from wilderland.version import __version__

FORMAT = 1

Json = dict[str, Any]

UPGRADES: dict[int, Callable[[Json], Json]] = {}
"""For each older format, what makes the next one of it."""


@dataclass
class PlayerLog:
    """A player of the campaign."""

    name: str
    heroes: list[str]
    """By code."""
    penalty: int = 0
    """M12: what only this player adds to the starting threat."""
    swapped: bool = False
    """M11: whether a hero has been swapped since the last game."""
    unknown: Json = field(default_factory=dict)

    def as_json(self) -> Json:
        known = {"name": self.name, "heroes": self.heroes, "threat_penalty": self.penalty, "swapped": self.swapped}
        return {**known, **self.unknown}

    @staticmethod
    def from_json(data: Json) -> PlayerLog:
        data = dict(data)
        heroes = [text(hero) for hero in data.pop("heroes")]
        name, penalty = text(data.pop("name")), whole(data.pop("threat_penalty", 0))
        return PlayerLog(name, heroes, penalty, bool(data.pop("swapped", False)), data)


@dataclass
class CampaignLog:
    """All that is written down."""

    players: list[PlayerLog]
    mode: str = "campaign"
    won: int = 0
    """How many scenarios have been won: the next one's place in the order."""
    fallen: list[str] = field(default_factory=list)
    threat_penalty: int = 0
    """M12: one number for all players."""
    pool: list[Earned] = field(default_factory=list)
    prisoner: str = ""
    damage: dict[str, int] = field(default_factory=dict)
    """M7: damage on heroes after the last game won."""
    games: list[Json] = field(default_factory=list)
    """Every game played: scenario, won, rounds, score."""
    unknown: Json = field(default_factory=dict)
    unknown_notes: Json = field(default_factory=dict)

    def as_json(self) -> Json:
        return {
            "wilderland": "campaign",
            "format": FORMAT,
            "version": __version__,
            "mode": self.mode,
            "next": [*scenarios(), None][self.won],
            "players": [player.as_json() for player in self.players],
            "fallen": self.fallen,
            "threat_penalty": self.threat_penalty,
            "pool": [earned.as_json() for earned in self.pool],
            "notes": {"prisoner": self.prisoner, "damage": self.damage, **self.unknown_notes},
            "games": self.games,
            **self.unknown,
        }

    def dumps(self) -> str:
        return json.dumps(self.as_json(), ensure_ascii=False, indent=2) + "\n"

    @staticmethod
    def loads(source: str | bytes) -> CampaignLog:
        """The log of its text; anything else is a `BadSave` that says why."""
        try:
            data = json.loads(source)
        except (ValueError, RecursionError) as error:
            raise BadSave(f"the campaign log is damaged: {error}") from error
        if not isinstance(data, dict) or data.get("wilderland") != "campaign":
            raise BadSave("not a campaign log")
        number = data.get("format")
        while number in UPGRADES:
            data = UPGRADES[number](data)
            number = data.get("format")
        if number != FORMAT:
            raise BadSave(f"campaign log of format {number!r}; this version reads {FORMAT}")
        try:
            return from_json(data)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadSave(f"the campaign log is damaged: {error!r}") from error


def from_json(data: Json) -> CampaignLog:
    data = dict(data)
    for word in ("wilderland", "format", "version"):
        data.pop(word, None)
    mode, following = data.pop("mode"), data.pop("next")
    if mode not in MODES or not MODES[mode].campaign:
        raise ValueError(f"{mode!r} is no campaign")
    notes = dict(data.pop("notes"))
    damage = {text(hero): whole(number) for hero, number in notes.pop("damage").items()}
    return CampaignLog(
        [PlayerLog.from_json(player) for player in data.pop("players")],
        mode,
        [*scenarios(), None].index(following),
        [text(hero) for hero in data.pop("fallen")],
        whole(data.pop("threat_penalty")),
        [Earned.from_json(earned) for earned in data.pop("pool")],
        text(notes.pop("prisoner")),
        damage,
        [dict(game) for game in data.pop("games")],
        data,
        notes,
    )


def text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is no name")
    return value


def whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{value!r} is no number")
    return value


def backup(path: Path) -> Path:
    """Where the log before the last one lies."""
    return path.with_name(path.name + ".before")


def write_log(log: CampaignLog, path: Path) -> None:
    """Write a log: whole or not at all, the one before kept beside it."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(log.dumps())
        file.flush()
        os.fsync(file.fileno())
    if path.exists():
        backup(path).write_bytes(path.read_bytes())
    os.replace(fresh, path)


def read_log(path: Path) -> CampaignLog:
    """Read a log; of a damaged one the error names the file that was kept."""
    try:
        return CampaignLog.loads(path.read_bytes())
    except OSError as error:
        raise BadSave(f"no campaign log {path.name}: {error.strerror}") from error
    except BadSave as error:
        kept = f"; the log before it is {backup(path).name}" if backup(path).exists() else ""
        raise BadSave(f"{path.name}: {error}{kept}") from error
