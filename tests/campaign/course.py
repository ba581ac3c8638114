"""A whole campaign or series, played from recorded choices by the code of ``wilderland demo``, in a process of its own.

``python course.py COURSE FOLDER [MOMENT]`` plays on with what is in the folder, or begins there. At the moment, if one
is named, the process is killed as by a power cut: within a game (`game 2, choice 100`), when one is over but nothing
has been written down (`finish 2`), when the log has been written but the game still waits (`log 3`), or when the next
game has been prepared but not begun (`prepared 2`). Games count from 0, entries of the log from 1.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wilderland.agents import Agent
from wilderland.cli.autosave import Autosave
from wilderland.cli.campaigns import LOG, CampaignSave, begin_campaign, open_campaign
from wilderland.cli.demo import Demo
from wilderland.cli.opening import Wanted
from wilderland.cli.terminal import Terminal
from wilderland.game import Game
from wilderland.model.records import Option
from wilderland.rules.editions import MODES

COURSES = Path(__file__).parent / "courses"


@dataclass(frozen=True)
class Course:
    """What was recorded: the decks, and for each game its seed, its choices, and what was decided before it."""

    mode: str
    decks: list[str]
    games: list[dict[str, Any]]
    moment: str = ""
    """When to die."""

    @staticmethod
    def read(name: str, moment: str = "") -> Course:
        data = json.loads((COURSES / f"{name}.json").read_text("utf-8"))
        return Course(data["mode"], data["decks"], data["games"], moment)

    def number(self, game: Game) -> int:
        """Which of the games this is."""
        setup = game.setup
        assert setup is not None
        played = [(one["scenario"], one["seed"]) for one in self.games]
        return played.index((setup.scenario, setup.seed))

    def dies(self, moment: str) -> None:
        if self.moment == moment:
            os.kill(os.getpid(), signal.SIGKILL)

    def prepare(self, save: CampaignSave) -> Game:
        """What was decided between two games, as far as it has not been done yet, and the next game."""
        campaign, number = save.campaign, len(save.log.games)
        for word, seat, *heroes in self.games[number]["before"]:
            if word == "replace" and (seat, heroes[0]) in campaign.to_replace:
                campaign.replace(seat, *heroes)
            elif word == "swap" and heroes[0] in save.log.players[seat].heroes:
                campaign.swap(seat, *heroes)
            elif word == "heal" and heroes[0] in save.log.damage:
                campaign.heal(seat, *heroes)
            save.write_log()
        self.dies(f"prepared {number}")
        decks = [deck for player in save.log.players if (deck := player.deck) is not None]
        setup = campaign.setup(decks, self.games[number]["seed"])
        return Game(setup, setup.begin())


class Reader:
    """An agent that reads what was recorded."""

    def __init__(self, course: Course) -> None:
        self.course = course

    def choose(self, game: Game, seat: int | None = None) -> Option:
        number, choice = self.course.number(game), len(game.choices)
        self.course.dies(f"game {number}, choice {choice}")
        who, _, key = self.course.games[number]["choices"][choice].partition(" ")
        assert seat == int(who)
        return next(option for option in game.decisions[seat].options if option.key == key)


class MortalSave(Autosave):
    """A game or series whose player may die at the worst moments."""

    course: Course

    def finish(self, game: Game) -> None:
        self.course.dies(f"finish {self.course.number(game)}")
        super().finish(game)


class MortalCampaignSave(CampaignSave):
    """The same for a campaign."""

    course: Course

    def finish(self, game: Game) -> None:
        self.course.dies(f"finish {self.course.number(game)}")
        super().finish(game)

    def write_log(self) -> None:
        super().write_log()
        self.course.dies(f"log {len(self.log.games)}")


class Recording(Demo):
    """The demonstration, with recorded players and decisions."""

    def __init__(self, course: Course) -> None:
        def player(seed: int) -> Agent:
            return Reader(course)

        super().__init__(Terminal(), player, "recorded", silent=True)
        self.course = course

    def following(self, saved: Autosave, seed: int, tries: int) -> Game | None:
        if not isinstance(saved, CampaignSave):
            return super().following(saved, seed, tries)
        return None if saved.campaign.over else self.course.prepare(saved)


def begin(course: Course, folder: Path) -> tuple[Autosave, Game | None]:
    """What was left in that folder, or the beginning."""
    wanted = Wanted(decks=list(course.decks), mode=course.mode, seed=course.games[0]["seed"])
    if not MODES[course.mode].campaign:
        saved = MortalSave(folder)
        saved.course = course
        if saved.waits():
            return saved, saved.waiting()
        saved.series, game = wanted.begin()
        return saved, game
    there = (folder / LOG).is_file()
    campaign = open_campaign(folder) if there else begin_campaign(wanted, "Player {}".format, folder=folder)
    save = MortalCampaignSave(folder, campaign.campaign)
    save.course = course
    return save, save.waiting()


def play(name: str, folder: Path, moment: str = "") -> dict[str, Any]:
    """Play on to the end (or to the moment), and tell what came of it."""
    course = Course.read(name, moment)
    recording = Recording(course)
    saved, game = begin(course, folder)
    recording.run(saved, game, 0, 1, saves=True)
    return recording.result(saved)


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], Path(sys.argv[2]), *sys.argv[3:4])))
