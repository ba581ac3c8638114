"""Before the first card: which game is played."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from wilderland.campaign import Series
from wilderland.cards.catalogue import catalogue
from wilderland.cli.asking import is_file, pick, pick_some
from wilderland.cli.terminal import Terminal
from wilderland.decks import Deck, insist, named_decks, starters
from wilderland.errors import BadSetup
from wilderland.game import Game, new_game
from wilderland.model.kinds import MAX_SEATS
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.scenarios import scenarios
from wilderland.text.problems import why

T = TypeVar("T")

SEEDS = 10**6
"""Seeds that are made up are smaller than this, so that one can say them aloud."""
IN_A_ROW, CAMPAIGN = "in-a-row", "campaign"
"""What may be played besides a single scenario."""


@dataclass
class Wanted:
    """A game as far as it has been named; what is None or empty will be asked."""

    scenario: str | None = None
    decks: list[str] = field(default_factory=list)
    edition: str = "revised"
    mode: str = "standard"
    seed: int | None = None
    all_windows: bool = False
    any_deck: bool = False

    @property
    def a_seed(self) -> int:
        return secrets.randbelow(SEEDS) if self.seed is None else self.seed

    def check(self) -> None:
        """Refuse an edition or mode that there is not, and a scenario that there would be no choice of."""
        check_edition(self.edition)
        if self.mode not in MODES:
            raise BadSetup("error-unknown-mode", word=self.mode, known=tuple(MODES))
        if self.scenario is not None and (MODES[self.mode].in_a_row or MODES[self.mode].campaign):
            raise BadSetup("error-all-scenarios", mode=self.mode)
        if MODES[self.mode].campaign and not EDITIONS[self.edition].revised:
            raise BadSetup("error-campaign-needs-revised", rule="M6", edition=self.edition)

    def taken_decks(self) -> list[Deck]:
        """The decks themselves."""
        quantities = EDITIONS[self.edition].quantities
        return [deck for name in self.decks for deck in named_decks(name, quantities)]

    def begin(self) -> tuple[Series | None, Game]:
        """The series, if it is one, and its game at the first decision; raises `BadSetup`."""
        decks = tuple(self.taken_decks())
        if MODES[self.mode].in_a_row:
            if not self.any_deck:
                insist(decks, self.edition)
            series = Series(decks, self.mode, self.edition, self.a_seed, not self.all_windows)
            return series, series.begin()
        return None, new_game(
            scenario=self.scenario or next(iter(playable(self.edition))),
            decks=decks,
            edition=self.edition,
            mode=self.mode,
            seed=self.a_seed,
            skip_empty_windows=not self.all_windows,
            any_deck=self.any_deck,
        )


def split(decks: Sequence[str], joined: str | None) -> list[str]:
    """Decks given one by one and decks given in one, by commas."""
    return [*decks, *(name.strip() for name in (joined or "").split(",") if name.strip())]


def check_edition(edition: str) -> None:
    """Refuse an edition that there is not."""
    if edition not in EDITIONS:
        raise BadSetup("error-unknown-edition", word=edition, known=tuple(EDITIONS))


def playable(edition: str) -> list[str]:
    """The scenarios whose cards have all been written."""
    check_edition(edition)
    known = catalogue(edition)
    return [code for code, scenario in scenarios().items() if scenario.playable(known)]


# -- asking -------------------------------------------------------------------------------------
def choose_all(terminal: Terminal, wanted: Wanted) -> None:
    """Somebody who has named nothing is asked what to play, from which box, and how; Enter takes the default."""
    say = terminal.prose.say
    rows = {
        code: say("opening-single", scenario=say(f"scenario-{code}"), difficulty=scenarios()[code].difficulty)
        for code in playable(wanted.edition)
    }
    what = pick(
        terminal, say("opening-what"), {**rows, IN_A_ROW: say("opening-in-a-row"), CAMPAIGN: say("opening-campaign")}
    )
    wanted.scenario = what if what in scenarios() else None
    if what != CAMPAIGN:
        wanted.edition = pick(terminal, say("opening-edition"), {code: say(f"edition-{code}") for code in EDITIONS})
    modes = [
        code for code, mode in MODES.items() if (mode.in_a_row, mode.campaign) == (what == IN_A_ROW, what == CAMPAIGN)
    ]
    wanted.mode = pick(terminal, say("opening-mode"), {code: say(f"mode-{code}") for code in modes})


def ask_for(terminal: Terminal, wanted: Wanted) -> None:
    """Ask for the scenario and the decks, if they have not been named."""
    prose, mode = terminal.prose, MODES[wanted.mode]
    if wanted.scenario is None and not (mode.in_a_row or mode.campaign):
        rows = {code: prose.say(f"scenario-{code}") for code in playable(wanted.edition)}
        wanted.scenario = pick(terminal, prose.say("opening-scenario"), rows)
    if not wanted.decks:
        wanted.decks = ask_decks(terminal, wanted.edition)


def ask_decks(terminal: Terminal, edition: str) -> list[str]:
    """A deck for each player: starter decks by number or name, or files."""
    prose = terminal.prose
    rows = {}
    for code, deck in starters(EDITIONS[edition].quantities).items():
        heroes = prose.listed([prose.card(hero) for hero in deck.heroes])
        rows[code] = prose.say("opening-deck", deck=prose.say(f"deck-{code}"), heroes=heroes)
    found = pick_some(terminal, prose.say("opening-decks"), rows, MAX_SEATS, is_file)
    return [name if name in rows else str(Path(name).expanduser()) for name in found]


def until_it_works(terminal: Terminal, wanted: Wanted, begin: Callable[[], T]) -> T:
    """Ask, and ask again where the answers make no game (no hero may be at the table twice)."""
    given = list(wanted.decks)
    while True:
        ask_for(terminal, wanted)
        try:
            return begin()
        except BadSetup as error:
            if given:
                raise
            terminal.say("opening-refused", style="yellow", why=why(terminal.prose, error))
            wanted.decks = []
