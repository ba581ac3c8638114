"""A course played by processes that die: ``python mortal.py COURSE FOLDER [MOMENT …]``.

They run the program of ``wilderland demo --keep``, with recorded players and recorded decisions between the games. Each
goes on with what is in the folder, or begins there, and at its moment is killed as by a power cut; the last one lives.
The moments:

- ``choice 2.100``: the game numbered 2 waits for its choice 100 (both count from 0);
- ``over 2``: that game is over and saved, nothing else;
- ``noted 2``: it stands in the journal, and neither in the log nor in the series;
- ``logged 2``: it stands in the log, but still waits;
- ``step 2.1``: the first of the decisions before it has been written down;
- ``prepared 2``: all of them have, and the game has not begun;
- ``replacing campaign.json 3``: for the third time in this life that file is written, but not yet in its place.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

from wilderland.agents.roster import QUICK
from wilderland.cli.autosave import Autosave
from wilderland.cli.campaigns import LOG, CampaignSave, begin_campaign, open_campaign
from wilderland.cli.demo import Demo
from wilderland.cli.opening import Wanted
from wilderland.cli.terminal import Terminal
from wilderland.game import Game
from wilderland.model.records import Option
from wilderland.rules.editions import MODES
from wilderland.testing.courses import DECKS, Course, following

COURSES = Path(__file__).parent / "courses"
RECORDED = "recorded"
NAMED = "Player {}".format


class Fate:
    """The course, and when to die."""

    def __init__(self, mode: str, moment: str) -> None:
        self.course, self.moment = Course.read(COURSES, mode), moment
        self.replaced: Counter[str] = Counter()

    def reaches(self, moment: str) -> None:
        if moment == self.moment:
            os.kill(os.getpid(), signal.SIGKILL)

    def watch_files(self) -> None:
        replace = os.replace

        def watched(source: Any, target: Any) -> None:
            name = Path(target).name
            self.replaced[name] += 1
            self.reaches(f"replacing {name} {self.replaced[name]}")
            replace(source, target)

        os.replace = watched  # type: ignore[assignment]


class Reader:
    """A player who reads what was recorded."""

    def __init__(self, fate: Fate) -> None:
        self.fate = fate

    def choose(self, game: Game, seat: int | None = None) -> Option:
        number, choice = self.fate.course.number(game), len(game.choices)
        self.fate.reaches(f"choice {number}.{choice}")
        who, key = self.fate.course.legs[number].choices[choice]
        assert seat == who
        return next(option for option in game.decisions[who].options if option.key == key)


class Mortal(Autosave):
    """A save whose player may die at the worst moments."""

    fate: Fate

    def keep(self, game: Game | None) -> None:
        super().keep(game)
        if game is not None and game.outcome is not None:
            self.fate.reaches(f"over {self.fate.course.number(game)}")

    def finish(self, game: Game) -> None:
        self.fate.reaches(f"noted {self.fate.course.number(game)}")
        super().finish(game)


class MortalCampaign(Mortal, CampaignSave):
    """The same for a campaign."""

    def write_log(self) -> None:
        played = len(self.log.games)
        super().write_log()
        if self.waits() and played:
            self.fate.reaches(f"logged {played - 1}")


class Recorded(Demo):
    """The demonstration, with the recorded decisions between two games."""

    def __init__(self, fate: Fate) -> None:
        super().__init__(Terminal(), RECORDED, silent=True)
        self.fate = fate

    def following(self, saved: Autosave, seed: int, tries: int) -> Game | None:
        if not isinstance(saved, CampaignSave):
            return super().following(saved, seed, tries)
        if saved.campaign.over:
            return None
        number = len(saved.log.games)
        leg = self.fate.course.legs[number]
        for count, step in enumerate(leg.before, 1):
            if not step.is_done(saved.campaign):
                step.take(saved.campaign)
                saved.write_log()
            self.fate.reaches(f"step {number}.{count}")
        setup = following(saved.campaign, leg.seed)
        game = Game(setup, setup.begin())
        self.fate.reaches(f"prepared {number}")
        return game


def begin(fate: Fate, folder: Path) -> tuple[Autosave, Game | None]:
    """What was left in that folder, or the beginning."""
    wanted = Wanted(decks=list(DECKS), mode=fate.course.mode, seed=fate.course.legs[0].seed)
    if MODES[wanted.mode].campaign:
        there = (folder / LOG).is_file()
        found = open_campaign(folder) if there else begin_campaign(wanted, NAMED, folder=folder)
        campaign = MortalCampaign(folder, found.campaign)
        campaign.fate = fate
        return campaign, campaign.waiting()
    saved = Mortal(folder)
    saved.fate = fate
    if saved.waits():
        return saved, saved.waiting()
    saved.series, game = wanted.begin()
    return saved, game


def live(mode: str, folder: Path, moment: str = "") -> None:
    """Play on to the end (or to the moment), and tell what came of it."""
    fate = Fate(mode, moment)
    fate.watch_files()
    QUICK[RECORDED] = lambda seed: Reader(fate)
    recorded = Recorded(fate)
    saved, game = begin(fate, folder)
    recorded.run(saved, game, 0, 1, saves=True)
    print(json.dumps(recorded.result(saved)), flush=True)


def in_a_process(mode: str, folder: Path, moment: str) -> int:
    """One life, in a process that shares nothing with the others but the folder; its exit code."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            live(mode, folder, moment)
            code = 0
        except Exception:
            traceback.print_exc()
        os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


if __name__ == "__main__":
    for moment in sys.argv[3:]:
        if in_a_process(sys.argv[1], Path(sys.argv[2]), moment) != -signal.SIGKILL:
            raise SystemExit(f"{moment}: was not reached")
    raise SystemExit(in_a_process(sys.argv[1], Path(sys.argv[2]), ""))
