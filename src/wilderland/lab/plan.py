"""What is to be played: arms (who plays what with which decks), each on the same seeds."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from wilderland.decks import Deck


@dataclass(frozen=True)
class Arm:
    """One way to play, to be compared with others: decks, scenario, rules and the player in every seat."""

    scenario: str
    decks: tuple[Deck, ...]
    edition: str = "revised"
    mode: str = "standard"
    agent: str = "expert"

    @property
    def words(self) -> tuple[str, ...]:
        """What it is, part by part."""
        return self.scenario, " + ".join(deck.name for deck in self.decks), self.mode, self.agent

    @property
    def label(self) -> str:
        """All of it in one line."""
        return " · ".join(self.words)

    def as_json(self) -> dict[str, Any]:
        return {
            "scenario": self.scenario,
            "decks": [deck.as_json() for deck in self.decks],
            "edition": self.edition,
            "mode": self.mode,
            "agent": self.agent,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Arm:
        decks = tuple(Deck.from_json(entry, "the deck of a plan") for entry in data["decks"])
        return Arm(data["scenario"], decks, data["edition"], data["mode"], data["agent"])


@dataclass(frozen=True)
class Plan:
    """Arms, and the seeds that each of them plays: the same for all, so that games can be compared in pairs."""

    arms: tuple[Arm, ...]
    seed: int
    games: int

    @staticmethod
    def grid(
        tables: Iterable[Sequence[Deck]],
        scenarios: Iterable[str],
        modes: Iterable[str] = ("standard",),
        agents: Iterable[str] = ("expert",),
        edition: str = "revised",
        seed: int = 0,
        games: int = 100,
    ) -> Plan:
        """Every table of decks in every scenario and mode with every player."""
        arms = tuple(
            Arm(scenario, tuple(decks), edition, mode, agent)
            for scenario, mode, agent, decks in itertools.product(scenarios, modes, agents, list(tables))
        )
        return Plan(arms, seed, games)

    @property
    def labels(self) -> list[str]:
        """A short name for each arm: only what tells it from others, unless nothing does."""
        told = [len({arm.words[part] for arm in self.arms}) > 1 for part in range(4)]
        if not any(told):
            return [arm.label for arm in self.arms]
        return [" · ".join(word for word, tells in zip(arm.words, told, strict=True) if tells) for arm in self.arms]

    @property
    def trials(self) -> list[tuple[int, int]]:
        """Every game as (arm, seed), seed by seed: a plan broken off has played all arms alike."""
        return [(arm, self.seed + game) for game in range(self.games) for arm in range(len(self.arms))]

    def as_json(self) -> dict[str, Any]:
        return {"arms": [arm.as_json() for arm in self.arms], "seed": self.seed, "games": self.games}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Plan:
        return Plan(tuple(Arm.from_json(arm) for arm in data["arms"]), data["seed"], data["games"])
