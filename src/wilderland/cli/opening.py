"""Before the first card: which game is played."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TypeVar

from rich.table import Table
from rich.text import Text

from wilderland.cards.catalogue import catalogue
from wilderland.cli.terminal import Terminal
from wilderland.decks import starters
from wilderland.errors import BadSetup
from wilderland.game import Game, new_game
from wilderland.model.kinds import MAX_SEATS
from wilderland.rules.editions import EDITIONS
from wilderland.scenarios import scenarios

T = TypeVar("T")

SEEDS = 10**6
"""Seeds that are made up are smaller than this, so that one can say them aloud."""


@dataclass
class Wanted:
    """A game as far as it has been named; what is None or empty will be asked."""

    scenario: str | None = None
    decks: list[str] = field(default_factory=list)
    edition: str = "revised"
    mode: str = "standard"
    seed: int | None = None
    all_windows: bool = False

    @property
    def named(self) -> bool:
        """Whether anything has been asked for."""
        return bool(self.scenario or self.decks or self.seed is not None)

    def begin(self) -> Game:
        """The game at its first decision; raises `BadSetup`."""
        return new_game(
            scenario=self.scenario or next(iter(playable(self.edition))),
            decks=self.decks,
            edition=self.edition,
            mode=self.mode,
            seed=secrets.randbelow(SEEDS) if self.seed is None else self.seed,
            skip_empty_windows=not self.all_windows,
        )


def split(decks: Sequence[str], joined: str | None) -> list[str]:
    """Decks given one by one and decks given in one, by commas."""
    return [*decks, *(name.strip() for name in (joined or "").split(",") if name.strip())]


def check_edition(edition: str) -> None:
    """Refuse an edition that there is not."""
    if edition not in EDITIONS:
        raise BadSetup(f"unknown edition {edition!r}; known: {', '.join(EDITIONS)}")


def playable(edition: str) -> list[str]:
    """The scenarios whose cards have all been written."""
    check_edition(edition)
    known = catalogue(edition)
    return [code for code, scenario in scenarios().items() if scenario.playable(known)]


def ask_for(terminal: Terminal, wanted: Wanted) -> None:
    """Ask what has not been named; Enter takes the default."""
    prose = terminal.prose
    if wanted.scenario is None:
        codes = playable(wanted.edition)
        if len(codes) > 1:
            terminal.say("opening-scenario", style="bold cyan")
            wanted.scenario = _choose(terminal, codes, [prose.say(f"scenario-{code}") for code in codes])[0]
    if not wanted.decks:
        check_edition(wanted.edition)
        known = starters(EDITIONS[wanted.edition].quantities)
        terminal.say("opening-decks", style="bold cyan")
        rows = []
        for code, deck in known.items():
            heroes = prose.listed([prose.card(hero) for hero in deck.heroes])
            rows.append(prose.say("opening-deck", deck=prose.say(f"deck-{code}"), heroes=heroes))
        wanted.decks = _choose(terminal, list(known), rows, MAX_SEATS)


def _choose(terminal: Terminal, codes: list[str], rows: list[str], most: int = 1) -> list[str]:
    """One of these, or several; by number or by name."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", min_width=4, style="bold cyan")
    for number, row in enumerate(rows, start=1):
        label = Text(str(number)) + Text("⏎" if number == 1 else "", style="green")
        table.add_row(label, row)
    terminal.show(table)
    while True:
        words = terminal.ask().replace(",", " ").split()
        found = [_code(codes, word) for word in words]
        if not words:
            return codes[:1]
        if None not in found and len(found) <= most:
            return [code for code in found if code is not None]
        terminal.say("opening-again", style="yellow", most=most)


def _code(codes: list[str], word: str) -> str | None:
    if word.isdigit():
        return codes[int(word) - 1] if 1 <= int(word) <= len(codes) else None
    exact = [code for code in codes if code == word] or [code for code in codes if word.casefold() in code]
    return next(iter(exact or get_close_matches(word.casefold(), codes, 1)), None)


def until_it_works(terminal: Terminal, wanted: Wanted, ask: Callable[[Terminal, Wanted], None]) -> Game:
    """Ask, and ask again where the answers make no game (no hero may be at the table twice)."""
    given = list(wanted.decks)
    while True:
        ask(terminal, wanted)
        try:
            return wanted.begin()
        except BadSetup as error:
            if given:
                raise
            terminal.say("opening-refused", style="yellow", why=str(error))
            wanted.decks = []
