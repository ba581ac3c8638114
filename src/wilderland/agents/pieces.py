"""Who fights, as a player reckons with them: characters, foes, and the side of one seat."""

from __future__ import annotations

from wilderland.effects.numbers import stat
from wilderland.model.face import Face
from wilderland.model.kinds import ATTACK, DEFENSE, HERO, HIT_POINTS, WILLPOWER
from wilderland.model.records import Card
from wilderland.model.state import State


class Character:
    """A hero or ally in play, with its numbers of now."""

    __slots__ = (
        "attack", "committed", "cost", "damage", "defense", "face", "hero", "id", "left", "loss", "name", "pain",
        "ready", "resources", "seat", "willpower",
    )  # fmt: skip

    def __init__(self, state: State, card: Card, seat: int) -> None:
        face = card.face
        self.id = card.id
        self.face = face
        self.name = face.name
        self.seat = seat
        self.hero = face.kind == HERO
        self.willpower = stat(state, card.id, WILLPOWER)
        self.attack = stat(state, card.id, ATTACK)
        self.defense = stat(state, card.id, DEFENSE)
        self.damage = card.damage
        self.left = stat(state, card.id, HIT_POINTS) - card.damage
        self.ready = not card.exhausted
        self.committed = card.committed
        self.resources = card.resources
        self.cost = face.cost
        self.loss = 0.0
        """What it costs to lose it (see judging)."""
        self.pain: tuple[float, ...] = ()
        """What it costs that it takes so much damage (see judging)."""


class Foe:
    """An enemy as one reckons with it."""

    __slots__ = (
        "attack", "attacked", "damage", "defense", "engagement", "face", "held", "id", "kill", "left", "name", "seat",
        "shadows", "threat",
    )  # fmt: skip

    def __init__(self, face: Face, numbers: tuple[int, int, int, int, int], id: int = -2, seat: int = -1) -> None:
        self.id = id
        self.face = face
        self.name = face.name
        self.seat = seat
        self.attack, self.defense, self.left, self.threat, self.engagement = numbers
        self.damage = 0
        self.attacked = False
        """Whether it has made its attack of this round."""
        self.held = False
        """Whether one reckons with it as held off this round."""
        self.shadows: tuple[Face | None, ...] = (None,)
        """Its shadow cards, as far as they are known."""
        self.kill = 0.0
        """What it is worth to be rid of it (see judging)."""

    @property
    def due(self) -> int:
        """The attack it takes to kill it."""
        return self.defense + self.left


class Side:
    """One player: threat, characters, the enemies engaged."""

    __slots__ = ("characters", "foes", "heroes", "seat", "threat")

    def __init__(self, seat: int, threat: int, characters: list[Character], foes: list[Foe]) -> None:
        self.seat = seat
        self.threat = threat
        self.characters = characters
        self.heroes = [one for one in characters if one.hero]
        self.foes = foes

    @property
    def able(self) -> list[Character]:
        """Who is ready."""
        return [one for one in self.characters if one.ready]
