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

from wilderland.decks import Deck
from wilderland.errors import BadSave, Problem
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
    deck_name: str = ""
    cards: dict[str, int] = field(default_factory=dict)
    """The deck this player plays with; none before one is chosen."""
    unknown: Json = field(default_factory=dict)

    @property
    def deck(self) -> Deck | None:
        """The deck with the heroes of the log."""
        return Deck(self.deck_name, tuple(self.heroes), self.cards) if self.cards else None

    def plays(self, deck: Deck) -> None:
        """M11: from now on with these cards; the heroes stay who they are."""
        self.deck_name, self.cards = deck.name, dict(deck.cards)

    def as_json(self) -> Json:
        known: Json = {
            "name": self.name,
            "heroes": self.heroes,
            "threat_penalty": self.penalty,
            "swapped": self.swapped,
        }
        if self.cards:
            known["deck"] = {"name": self.deck_name, "cards": self.cards}
        return {**known, **self.unknown}

    @staticmethod
    def from_json(data: Json) -> PlayerLog:
        data = dict(data)
        heroes = [text(hero) for hero in data.pop("heroes")]
        name, penalty = text(data.pop("name")), whole(data.pop("threat_penalty", 0))
        found = PlayerLog(name, heroes, penalty, bool(data.pop("swapped", False)))
        if "deck" in data:
            found.plays(Deck.from_json({**data.pop("deck"), "heroes": heroes}, name))
        found.unknown = data
        return found


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
    """Every game played: scenario, seed, won, rounds, score."""
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
            raise BadSave("error-log-damaged", why=str(error)) from error
        if not isinstance(data, dict) or data.get("wilderland") != "campaign":
            raise BadSave("error-not-a-log")
        number = data.get("format")
        while number in UPGRADES:
            data = UPGRADES[number](data)
            number = data.get("format")
        if number != FORMAT:
            raise BadSave("error-other-format", format=repr(number), reads=FORMAT)
        try:
            return from_json(data)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadSave("error-log-damaged", why=repr(error)) from error


def from_json(data: Json) -> CampaignLog:
    data = dict(data)
    for word in ("wilderland", "format", "version"):
        data.pop(word, None)
    mode, following = data.pop("mode"), data.pop("next")
    if mode not in MODES or not MODES[mode].campaign:
        raise ValueError(f"{mode!r} is no campaign")
    notes = dict(data.pop("notes"))
    damage = {text(hero): whole(number) for hero, number in notes.pop("damage").items()}
    players = [PlayerLog.from_json(player) for player in data.pop("players")]
    pool = [Earned.from_json(earned) for earned in data.pop("pool")]
    if any(earned.seat >= len(players) for earned in pool):
        raise ValueError("a card of the pool is for a player who is not there")
    return CampaignLog(
        players,
        mode,
        [*scenarios(), None].index(following),
        [text(hero) for hero in data.pop("fallen")],
        whole(data.pop("threat_penalty")),
        pool,
        text(notes.pop("prisoner")),
        damage,
        [read_game(game) for game in data.pop("games")],
        data,
        notes,
    )


def read_game(data: Json) -> Json:
    """The result of a game; only a won one has a score, which may be below 0."""
    text(data["scenario"])
    whole(data["rounds"])
    if not isinstance(data["won"], bool) or not isinstance(data["score"], int if data["won"] else type(None)):
        raise ValueError(f"{data!r} is no result")
    return dict(data)


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
        raise BadSave("error-cannot-read", file=path.name, why=error.strerror or "") from error
    except BadSave as error:
        error.problems = tuple(problem.at(path.name) for problem in error.problems)
        if backup(path).exists():
            error.problems += (Problem("error-log-kept", {"file": backup(path).name}),)
        raise
