"""Courses: whole campaigns and series as recorded choices, kept for the tests (``tests/campaign/courses/``).

`recording` finds them anew when the rules have changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wilderland.campaign import Campaign, CampaignLog, Series
from wilderland.decks import Deck, starters
from wilderland.game import Game, Replay
from wilderland.rules.editions import MODES
from wilderland.setups import Setup

FOLDER = Path("tests/campaign/courses")
NAMES = ("hard-campaign", "expert", "nightmare")
"""Each is called as its mode."""
DECKS = ("leadership-spirit", "lore-tactics")


@dataclass(frozen=True)
class Step:
    """Something decided between two games of a campaign: `replace`, `swap` or `heal`, of a seat, for these heroes."""

    word: str
    seat: int
    heroes: tuple[str, ...]

    def is_done(self, campaign: Campaign) -> bool:
        """Whether it stands in the log already."""
        if self.word == "heal":
            return self.heroes[0] not in campaign.log.damage
        return self.heroes[0] not in campaign.log.players[self.seat].heroes

    def take(self, campaign: Campaign) -> None:
        getattr(campaign, self.word)(self.seat, *self.heroes)


@dataclass(frozen=True)
class Leg:
    """One game of a course, and what was decided before it."""

    scenario: str
    seed: int
    choices: tuple[tuple[int, str], ...]
    before: tuple[Step, ...] = ()

    @staticmethod
    def of(game: Game, before: Iterable[Step] = ()) -> Leg:
        assert game.setup is not None
        return Leg(game.setup.scenario, game.setup.seed, game.choices, tuple(before))

    def play(self, setup: Setup) -> Game:
        """The game at its end."""
        return Replay(setup, self.choices).play()

    def as_json(self) -> dict[str, Any]:
        steps = [[step.word, step.seat, *step.heroes] for step in self.before]
        choices = [f"{seat} {key}" for seat, key in self.choices]
        return {"scenario": self.scenario, "seed": self.seed, "before": steps, "choices": choices}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Leg:
        steps = tuple(Step(word, seat, tuple(heroes)) for word, seat, *heroes in data["before"])
        lines = [line.partition(" ") for line in data["choices"]]
        return Leg(data["scenario"], data["seed"], tuple((int(seat), key) for seat, _, key in lines), steps)


@dataclass
class Course:
    """The games one after the other."""

    mode: str
    legs: list[Leg] = field(default_factory=list)

    @staticmethod
    def read(folder: Path, mode: str) -> Course:
        data = json.loads((folder / f"{mode}.json").read_text("utf-8"))
        return Course(mode, [Leg.from_json(leg) for leg in data])

    def write(self, folder: Path) -> None:
        """A game a line."""
        folder.mkdir(parents=True, exist_ok=True)
        lines = [json.dumps(leg.as_json(), ensure_ascii=False, separators=(",", ":")) for leg in self.legs]
        (folder / f"{self.mode}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")

    @property
    def decks(self) -> tuple[Deck, ...]:
        return tuple(starters("revised")[name] for name in DECKS)

    def number(self, game: Game) -> int:
        """Which of the games this is."""
        assert game.setup is not None
        return [(leg.scenario, leg.seed) for leg in self.legs].index((game.setup.scenario, game.setup.seed))

    # -- played ---------------------------------------------------------------------------------
    def series(self) -> Series:
        """The series before its first game."""
        return Series(self.decks, self.mode, seed=self.legs[0].seed)

    def campaign(self, names: Sequence[str]) -> Campaign:
        """The campaign before its first game."""
        begun = Campaign.begin(names, [deck.heroes for deck in self.decks], MODES[self.mode].keeps_damage)
        for player, deck in zip(begun.log.players, self.decks, strict=True):
            player.plays(deck)
        return begun

    def play_series(self) -> tuple[Series, list[Game]]:
        """The series at its end, with the games at theirs."""
        row, games = self.series(), []
        for leg in self.legs:
            games.append(leg.play(row.setup()))
            row.record(games[-1])
        return row, games

    def play_campaign(self, names: Sequence[str]) -> tuple[list[CampaignLog], list[Game]]:
        """The log as each game found it and as the last left it, with the games at their ends."""
        campaign, logs, games = self.campaign(names), [], []
        for leg in self.legs:
            for step in leg.before:
                step.take(campaign)
            logs.append(CampaignLog.loads(campaign.log.dumps()))
            games.append(leg.play(following(campaign, leg.seed)))
            campaign.record(games[-1])
        return [*logs, campaign.log], games


def following(campaign: Campaign, seed: int) -> Setup:
    """The next game of a campaign with the decks of its log."""
    return campaign.setup([deck for player in campaign.log.players if (deck := player.deck) is not None], seed)
