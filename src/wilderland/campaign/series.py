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
    scores: list[int] = field(default_factory=list)
    """Of the games won so far."""
    lost: bool = False
    carry: Carry | None = None

    def __post_init__(self) -> None:
        if self.mode not in MODES or not MODES[self.mode].in_a_row:
            raise BadSetup(f"{self.mode!r} is no way to play the scenarios in a row (M4, M5)")

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
        if self.over:
            raise BadSetup("the series is over")
        number = len(self.scores)
        return Setup(
            list(scenarios())[number], self.decks, self.edition, self.mode, self.seed + number, carry=self.carry
        )

    def record(self, game: Game) -> None:
        """Keep the result of the game just finished."""
        outcome = game.outcome
        if game.setup != self.setup() or outcome is None:
            raise BadSetup("this is not the series' game, or it is not over")
        if not outcome.won:
            self.lost = True
            return
        assert outcome.score is not None
        self.scores.append(outcome.score)
        if MODES[self.mode].carries_over:
            self.carry = left_over(game.state)

    def dumps(self) -> str:
        """The series between two games, as a text that `loads` reads."""
        data = {
            "wilderland": "series",
            "format": FORMAT,
            "mode": self.mode,
            "edition": self.edition,
            "seed": self.seed,
            "decks": [deck.as_json() for deck in self.decks],
            "scores": self.scores,
            "lost": self.lost,
            "carry": self.carry.as_json() if self.carry is not None else None,
        }
        return json.dumps(data, ensure_ascii=False, indent=2) + "\n"

    @staticmethod
    def loads(text: str | bytes) -> Series:
        """A series as it was written; anything else is a `BadSave`."""
        try:
            data = json.loads(text)
            if data["wilderland"] != "series" or data["format"] != FORMAT:
                raise BadSave(f"no series of format {FORMAT}")
            return Series(
                tuple(Deck.from_json(deck, "the series") for deck in data["decks"]),
                data["mode"],
                data["edition"],
                int(data["seed"]),
                [int(score) for score in data["scores"]],
                bool(data["lost"]),
                Carry.from_json(data["carry"]) if data["carry"] is not None else None,
            )
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
            if isinstance(error, BadSave):
                raise
            raise BadSave(f"the series is damaged: {error!r}") from error


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
