"""Golden games: whole games as text, to be read as a diff when the engine changes.

``python -m wilderland.testing.playthroughs`` compares them with the files, ``--write`` writes the files anew.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from wilderland.agents import Agent, RandomPlayer, SensiblePlayer
from wilderland.game import Game, new_game
from wilderland.model.records import LogEntry
from wilderland.testing.settings import MIRKWOOD

FOLDER = Path("tests/playthroughs")
LARGEST = 60_000
"""Bytes a file may have: a diff that nobody can read proves nothing."""


@dataclass(frozen=True)
class Playthrough:
    """One golden game."""

    decks: tuple[str, ...]
    edition: str
    agent: str
    seed: int
    scenario: str = MIRKWOOD
    mode: str = "standard"

    @property
    def name(self) -> str:
        return f"{len(self.decks)}-{self.agent}-{self.edition}-{self.seed}.txt"

    def agents(self) -> list[Agent]:
        made = RandomPlayer if self.agent == "random" else SensiblePlayer
        return [made(self.seed * 8 + seat) for seat in range(len(self.decks))]

    def lines(self) -> Iterator[str]:
        """The game as text: what was asked, what was chosen (after >), what happened."""
        game = new_game(self.scenario, self.decks, self.edition, self.mode, self.seed)
        agents = self.agents()
        told = 0
        played = f"{self.scenario} ({self.edition}, {self.mode})"
        yield f"{played}: {', '.join(self.decks)}, seed {self.seed}, {self.agent} players"
        while True:
            happened = [happening(game, entry) for entry in game.log if entry.number > told]
            told += len(happened)
            yield from (f"  {line}" for line in happened)
            decision = game.decision
            if decision is None:
                break
            option = agents[decision.seat].choose(game)
            keys = " ".join(option.key for option in decision.options)
            yield f"{game.state.choices} seat {decision.seat} {decision.step} {decision.kind}: {keys} > {option.key}"
            game.choose(option)
        yield str(game.outcome)

    def text(self) -> str:
        return "\n".join(self.lines()) + "\n"


def happening(game: Game, entry: LogEntry) -> str:
    """A line of the chronicle: its message id and what it speaks of."""
    return " ".join([entry.message, *(spoken(value) for value in dict(entry.args).values())])


def spoken(value: object) -> str:
    return f"{value[1]}.{value[0]}" if isinstance(value, tuple) else str(value)


PLAYTHROUGHS = (
    Playthrough(("leadership",), "revised", "sensible", 1),
    Playthrough(("lore",), "original", "random", 2),
    Playthrough(("leadership-spirit", "lore-tactics"), "revised", "sensible", 3),
    Playthrough(("tactics", "spirit"), "original", "random", 4),
    Playthrough(("leadership", "spirit", "lore"), "original", "sensible", 5),
    Playthrough(("leadership", "tactics", "spirit", "lore"), "revised", "sensible", 6),
    Playthrough(("leadership", "tactics", "spirit", "lore"), "original", "random", 7),
    Playthrough(("leadership", "spirit"), "revised", "sensible", 8, "journey-along-the-anduin"),
    Playthrough(("tactics", "lore", "spirit"), "first-printing", "random", 9, "escape-from-dol-guldur"),
    Playthrough(("lore-tactics",), "revised", "sensible", 10, mode="campaign"),
    Playthrough(("leadership-spirit", "lore-tactics"), "revised", "random", 11, "escape-from-dol-guldur", "campaign"),
)


def difference(playthrough: Playthrough, folder: Path = FOLDER) -> str:
    """How a game differs from its file; empty if it does not."""
    path = folder / playthrough.name
    old = path.read_text("utf-8").splitlines() if path.is_file() else []
    return "\n".join(difflib.unified_diff(old, playthrough.text().splitlines(), str(path), "now", n=2, lineterm=""))


def main() -> int:
    """Compare, or write with ``--write``."""
    parser = argparse.ArgumentParser(prog="python -m wilderland.testing.playthroughs", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files anew")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they are")
    arguments = parser.parse_args()
    if arguments.write:
        arguments.folder.mkdir(parents=True, exist_ok=True)
        for path in arguments.folder.glob("*.txt"):
            path.unlink()
        for playthrough in PLAYTHROUGHS:
            (arguments.folder / playthrough.name).write_text(playthrough.text(), "utf-8")
        return 0
    found = [difference(playthrough, arguments.folder) for playthrough in PLAYTHROUGHS]
    sys.stdout.write("\n".join(text for text in found if text))
    return 1 if any(found) else 0


if __name__ == "__main__":
    sys.exit(main())
