"""What both kinds of environment share: a game, its alphabet, and how it is begun and answered."""

from __future__ import annotations

from collections.abc import Sequence

from wilderland.decks import Deck
from wilderland.envs.alphabet import Alphabet, alphabet
from wilderland.envs.seeing import Observation, observe
from wilderland.game import Game, new_game
from wilderland.model.records import Option
from wilderland.views.view import mask_of

STARTERS = ("leadership", "tactics", "spirit", "lore")
LONGEST = 5000
"""Decisions after which a game is broken off; real ones end long before."""


class Play:
    """A game played by numbers."""

    def __init__(self, scenario: str, decks: Sequence[str | Deck], edition: str, mode: str) -> None:
        self.scenario = scenario
        self.decks = list(decks)
        self.edition = edition
        self.mode = mode
        self.letters: Alphabet = alphabet(edition, scenario, len(self.decks))
        self.game: Game | None = None
        self.answered = 0

    @property
    def running(self) -> Game:
        assert self.game is not None, "reset the environment first"
        return self.game

    def begin(self, seed: int) -> None:
        """A new game."""
        self.game = new_game(self.scenario, self.decks, self.edition, self.mode, seed)
        self.game.state.logging = False
        self.answered = 0

    def observe(self, seat: int) -> Observation:
        return observe(self.running.state, seat, self.letters)

    def legal(self, seat: int) -> dict[int, Option]:
        """The options of a seat by their numbers."""
        decision = self.running.decisions.get(seat)
        if decision is None:
            return {}
        return self.letters.actions(decision, self.letters.places(self.running.state, mask_of([seat])))

    def answer(self, seat: int, action: int) -> bool:
        """Take an action; false, and nothing has changed, if it is not legal."""
        option = self.legal(seat).get(action)
        if option is None:
            return False
        self.running.choose(option, seat=seat)
        self.answered += 1
        return True

    @property
    def reward(self) -> float:
        """1 for a win, -1 for a loss, for everybody: the game is played together (G3)."""
        outcome = self.running.outcome
        return 0.0 if outcome is None else 1.0 if outcome.won else -1.0

    @property
    def broken_off(self) -> bool:
        return self.answered >= LONGEST and self.running.outcome is None
