"""Playouts somebody watches: how a round went after an answer, in facts that people talk about."""

from __future__ import annotations

from collections.abc import Iterable

from wilderland.agents.expert import ExpertPlayer
from wilderland.agents.outlook import facts
from wilderland.agents.player import Agent
from wilderland.agents.rollouts import Answer, Arm, Prologue, Table
from wilderland.effects.numbers import committed_willpower
from wilderland.game import Game
from wilderland.model.kinds import (
    ACTIVE,
    CHARACTERS,
    COMBAT,
    ENEMY,
    ENGAGED_ZONES,
    LOCATION,
    PLAY_ZONES,
    QUEST_AREA,
    QUESTING,
    STAGING,
)
from wilderland.model.records import Option
from wilderland.model.state import State

NO_CARD = -1
Fact = tuple[str, int]
"""What is told of, and the card it is told of (`NO_CARD` where it is about the table)."""
Account = dict[Fact, float]
"""How a playout went."""

NUMBERS = {
    "progress": "left",
    "damage": "hhp",
    "allies": "nall",
    "willpower": "W",
    "attack": "A",
    "staging": "stT",
    "locations": "stL",
    "hand": "hand",
    "resources": "res",
}
"""Our words for what the outlook counts for each player."""


class Witness(ExpertPlayer):
    """The expert, who remembers of a playout what one would tell of its first round."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game | None = None
        self.round = 0
        self.quested = 0
        self.ready: frozenset[int] | None = None
        """Who was ready when combat began."""

    def choose(self, game: Game, seat: int | None = None) -> Option:
        state = game.state
        if self.game is None:
            self.game, self.round = game, state.round
        if state.round == self.round:
            if state.phase == QUESTING:
                self.quested = max(self.quested, committed_willpower(state))
            elif state.phase == COMBAT and self.ready is None:
                self.ready = frozenset(card for card in characters(state) if not state.cards[card].exhausted)
        return super().choose(game, seat)


def characters(state: State) -> list[int]:
    places = [PLAY_ZONES[seat] for seat in state.turn_order]
    return [card for place in places for card in state.zones[place] if state.cards[card].face.kind in CHARACTERS]


def obstacles(state: State) -> list[int]:
    """The enemies and locations in play."""
    places = [STAGING, ACTIVE, *(ENGAGED_ZONES[seat] for seat in state.turn_order)]
    found = [card for place in places for card in state.zones[place]]
    return [card for card in found if state.cards[card].face.kind in (ENEMY, LOCATION)]


class Watched(Table):
    """A decision played out before a witness."""

    def __init__(self, game: Game, seat: int, hands: Iterable[int], word: int, rounds: int) -> None:
        super().__init__(game, seat, hands, word, rounds, self.called)
        self.witness = Witness()
        self.accounts: dict[Answer, list[Account]] = {}
        """Of each answer, redeal by redeal."""
        self.before = game.state
        self.characters, self.obstacles = characters(game.state), obstacles(game.state)

    def called(self, seed: int) -> Witness:
        self.witness = Witness()
        return self.witness

    def begin(self, answer: Answer, player: Agent) -> Prologue:
        """A witness sees every playout from its beginning."""
        return Prologue(self.game, self.seat, self.kind, answer)

    def play(self, arm: Arm) -> None:
        super().play(arm)
        self.accounts.setdefault(arm.answer, []).append(self.account(arm.values[-1]))

    def account(self, value: float) -> Account:
        """How the playout that has just ended went, and so well."""
        witness, state = self.witness, self.playing.state
        outcome = state.outcome
        if witness.game is None and outcome is not None:  # the answer itself ended the game
            return {("won", NO_CARD): float(value == 1), ("lost", NO_CARD): float(value == 0)}
        found: Account = {
            ("won", NO_CARD): float(outcome is not None and outcome.won),
            ("lost", NO_CARD): float(outcome is not None and not outcome.won),
            ("quested", NO_CARD): witness.quested,
        }
        if witness.ready is not None:
            found |= {("ready", card): float(card in witness.ready) for card in self.characters}
        alive, there = set(characters(state)), set(obstacles(state))
        found |= {("falls", card): float(card not in alive) for card in self.characters}
        found |= {("gone", card): float(card not in there) for card in self.obstacles}
        found["enemies", NO_CARD] = sum(state.cards[card].face.kind == ENEMY for card in there)
        if state.zones[QUEST_AREA] and state.turn_order:
            counted, players = facts(state), len(state.turn_order)
            found |= {(word, NO_CARD): counted[theirs] * players for word, theirs in NUMBERS.items()}
            found["progress", NO_CARD] = -counted["left"]
            found["damage", NO_CARD] *= -1
            found["threat", NO_CARD] = counted["meanth"]
        return found
