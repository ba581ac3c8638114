"""The three scenarios in a row with the same decks (M4), and what is left of each game for the next (M5)."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from wilderland.decks import Deck
from wilderland.errors import BadSave, BadSetup
from wilderland.game import Game
from wilderland.model.kinds import DISCARDS, HERO
from wilderland.model.state import State
from wilderland.rules.carry import Carry
from wilderland.rules.editions import MODES
from wilderland.scenarios import scenarios
from wilderland.setups import Setup

FORMAT = 1


@dataclass
class Series:
    """The scenarios in order, each with what the one before has left. A lost game ends it."""

    decks: tuple[Deck, ...]
    mode: str = "expert"
    edition: str = "revised"
    seed: int = 0
    skip_empty_windows: bool = True
    scores: list[int] = field(default_factory=list)
    """Of the games won so far."""
    lost: bool = False
    carry: Carry | None = None
    under_way: str = ""
    """The save of the game that is being played."""

    def __post_init__(self) -> None:
        if self.mode not in MODES or not MODES[self.mode].in_a_row:
            raise BadSetup("error-no-series", rule="M4", mode=self.mode)

    @property
    def scenario(self) -> str | None:
        """The scenario that is played now or next."""
        return None if self.over else list(scenarios())[len(self.scores)]

    @property
    def over(self) -> bool:
        return self.lost or len(self.scores) == len(scenarios())

    @property
    def won(self) -> bool:
        return self.over and not self.lost

    @property
    def score(self) -> int:
        """M4: the scores of the games added; lower is better."""
        return sum(self.scores)

    def setup(self) -> Setup:
        """The next game."""
        if self.scenario is None:
            raise BadSetup("error-series-over", rule="M4")
        return Setup(
            self.scenario,
            self.decks,
            self.edition,
            self.mode,
            self.seed + len(self.scores),
            skip_empty_windows=self.skip_empty_windows,
            carry=self.carry,
        )

    def begin(self) -> Game:
        """The next game at its first decision."""
        setup = self.setup()
        return Game(setup, setup.begin())

    def record(self, game: Game) -> None:
        """Keep the result of the game just finished."""
        outcome = game.outcome
        if game.setup != self.setup():
            raise BadSetup("error-not-the-next-game")
        if outcome is None:
            raise BadSetup("error-game-not-over")
        self.under_way = ""
        if not outcome.won:
            self.lost = True
            return
        assert outcome.score is not None
        self.scores.append(outcome.score)
        if MODES[self.mode].carries_over:
            self.carry = left_over(game.state)

    def dumps(self) -> str:
        """The series with the game that is under way, as a text that `loads` reads."""
        data = {
            "wilderland": "series",
            "format": FORMAT,
            "mode": self.mode,
            "edition": self.edition,
            "seed": self.seed,
            "skip_empty_windows": self.skip_empty_windows,
            "decks": [deck.as_json() for deck in self.decks],
            "scores": self.scores,
            "lost": self.lost,
            "carry": self.carry.as_json() if self.carry is not None else None,
            "under_way": self.under_way,
        }
        return json.dumps(data, ensure_ascii=False, indent=2) + "\n"

    @staticmethod
    def loads(text: str | bytes) -> Series:
        """A series as it was written; anything else is a `BadSave`."""
        try:
            data = json.loads(text)
            if data["wilderland"] != "series" or data["format"] != FORMAT:
                raise BadSave("error-not-a-series", reads=FORMAT)
            return Series(
                tuple(Deck.from_json(deck, "the series") for deck in data["decks"]),
                data["mode"],
                data["edition"],
                int(data["seed"]),
                bool(data.get("skip_empty_windows", True)),
                [int(score) for score in data["scores"]],
                bool(data["lost"]),
                Carry.from_json(data["carry"]) if data["carry"] is not None else None,
                str(data.get("under_way", "")),
            )
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
            if isinstance(error, BadSave):
                raise
            raise BadSave("error-series-damaged", why=repr(error)) from error


def left_over(state: State) -> Carry:
    """M5: threat, damage on heroes and discard piles; every other card is back where it belongs."""
    return Carry(
        threat=tuple(player.threat for player in state.players),
        discards=tuple(
            tuple(state.cards[card].printed.code for card in state.zones[DISCARDS[player.seat]])
            for player in state.players
        ),
        damage=damage_on_heroes(state),
    )


def damage_on_heroes(state: State) -> dict[str, int]:
    """The damage on each hero in play that has any, the prisoner's too."""
    return {
        card.printed.code: card.damage
        for card in state.cards
        if card.printed.kind == HERO and card.damage and state.in_play(card.id)
    }
