"""What looks good on a table, weighed from the games that were just played: for whoever is taught by playing.

Like the outlook (`agents/outlook.py`) a logistic regression with every card by its name, but for every phase apart, and
weighed anew all the time: the outlook must be good at tables it was not fitted to, this is about the very games it is
asked about.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from wilderland.agents.details import details
from wilderland.agents.outlook import Facts, facts
from wilderland.effects.numbers import stat
from wilderland.model.kinds import (
    ATTACK,
    CHARACTERS,
    DEFENSE,
    ENCOUNTER,
    PHASES,
    PLANNING,
    PLAY_ZONES,
    QUESTING,
    WILLPOWER,
)
from wilderland.model.state import State

Floats = NDArray[np.float64]
Story = tuple[list[Facts], bool]
"""The tables of a game as its stretches began, and whether it was won."""

STRETCHES = (PLANNING, QUESTING, ENCOUNTER)
"""A stretch of the game begins with these phases, and lasts until it is settled how well it went."""
FEW = 4000
"""Games that are too few to weigh anything anew."""
SHRINK = 1e-4
"""How much small weights are preferred where it is weighed what looks good."""
LOST = -20.0
"""No table looks worse, in the logit."""


def stretch(state: State) -> tuple[int, int]:
    """The stretch of a game that goes on: the round, and the phase that began it."""
    return state.round, max((phase for phase in STRETCHES if phase <= state.phase), default=0)


def table(state: State) -> Facts:
    """What lies open or is held, by the phase: plain facts, who is ready, and every card by its name."""
    cards, found = state.cards, facts(state)
    ready = [card for card in cards if card.face.kind in CHARACTERS and not card.exhausted]
    for word, which in (("ready to attack", ATTACK), ("ready to defend", DEFENSE), ("ready to quest", WILLPOWER)):
        able = [stat(state, card.id, which) for card in ready if card.zone in PLAY_ZONES]
        found[word] = sum(able) / len(state.players)
    return {
        f"{PHASES[stretch(state)[1]]}: {word}": value for word, value in {**found, **details(state), "": 1.0}.items()
    }


def looks(weights: dict[str, float], table: Facts) -> float:
    """How good a table looks, from 0 to 1."""
    total = sum(weights.get(word, 0.0) * value for word, value in table.items())
    return 1 / (1 + math.exp(-max(LOST, min(-LOST, total))))


class Watched:
    """The latest games, and what looks good by who won them in the end: for every phase apart."""

    def __init__(self) -> None:
        self.games = 0
        self.words: dict[str, dict[str, int]] = {}
        """By the phase, every word's place."""
        self.tables: dict[str, deque[tuple[Floats, Floats]]] = {}
        """By the phase, of the games of each step the facts, by the places of their words, and who won."""

    def watch(self, rounds: Sequence[Story], most: int) -> None:
        """See the games of another step, and forget those of all but so many."""
        self.games += len(rounds)
        phases: dict[str, list[tuple[Facts, bool]]] = {}
        for seen, won in rounds:
            for table in seen:
                phases.setdefault(next(iter(table)).partition(": ")[0], []).append((table, won))
        for phase, every in phases.items():
            words = self.words.setdefault(phase, {})
            for table, _ in every:
                for word in table:
                    words.setdefault(word, len(words))
            known = np.zeros((len(every), len(words)), dtype=np.float32)
            for row, (table, _) in enumerate(every):
                known[row, [words[word] for word in table]] = list(table.values())
            kept = self.tables.setdefault(phase, deque(maxlen=most))
            kept.append((known, np.array([float(won) for _, won in every])))

    def weighed(self, before: dict[str, float]) -> dict[str, float]:
        """What looks good, going on from what was found before; few games tell nothing new."""
        if before and self.games < FEW:
            return before
        found: dict[str, float] = {}
        for phase, words in self.words.items():
            wide = [np.pad(known, ((0, 0), (0, len(words) - known.shape[1]))) for known, _ in self.tables[phase]]
            won = np.concatenate([won for _, won in self.tables[phase]])
            start = np.array([before.get(word, 0.0) for word in words])
            found |= dict(zip(words, weighed(np.vstack(wide), won, start).tolist(), strict=True))
        return found


def weighed(table: Floats, won: Floats, start: Floats) -> Floats:
    """A logistic regression by Newton's method, going on from what was found before."""
    spread = table.std(axis=0) + 0.05
    shown, found = table / spread, start * spread
    for _ in range(4 if start.any() else 20):
        chance = 1 / (1 + np.exp(-np.clip(shown @ found, LOST, -LOST)))
        slope = shown.T @ (chance - won) / len(won) + SHRINK * found
        curve = (shown * (chance * (1 - chance))[:, None]).T @ shown / len(won) + SHRINK * np.eye(len(found))
        found = found - np.linalg.solve(curve, slope)
    return found / spread
