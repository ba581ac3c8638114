"""Positions: seats, places and a phase to begin with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from wilderland.cards.catalogue import Catalogue, catalogue
from wilderland.game import Game
from wilderland.kernel.run import run
from wilderland.model.face import Face
from wilderland.model.kinds import (
    ACTIVE,
    DECKS,
    DISCARDS,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED_ZONES,
    HANDS,
    NOBODY,
    PHASES,
    PLAY_ZONES,
    QUEST_AREA,
    QUEST_DECK,
    STAGING,
    THREAT_COST,
)
from wilderland.model.records import Frame
from wilderland.model.rng import streams
from wilderland.model.state import State, Table
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.rules.program import PROGRAM
from wilderland.scenarios import scenario
from wilderland.testing.made_up import QUIET, MadeUp, Name, Names, listed
from wilderland.testing.table import TestTable


@dataclass
class Player:
    """One seat of a position."""

    heroes: Names = ()
    allies: Names = ()
    hand: Names = ()
    deck: Names | None = None
    """From the top; None: ten plain allies."""
    discard: Names = ()
    engaged: Names = ()
    attached: Mapping[str, Names] = field(default_factory=dict)
    """What is attached to which card (by title)."""
    threat: int | None = None
    """None: the heroes' threat cost."""
    resources: int | Mapping[str, int] = 0
    """For each hero, or by title."""


player = Player


def table(
    *seats: Player,
    hero: Names | None = None,
    allies: Names = (),
    hand: Names = (),
    deck: Names | None = None,
    discard: Names = (),
    engaged: Names = (),
    attached: Mapping[str, Names] | None = None,
    threat: int | None = None,
    resources: int | Mapping[str, int] = 0,
    staging: Names = (),
    active: Names = (),
    encounter: Names | None = None,
    encounter_discard: Names = (),
    quest: Name = "Flies and Spiders",
    stages: Names = (),
    phase: str = "planning",
    edition: str = "revised",
    mode: str = "standard",
    first: int = 0,
    exhausted: Names = (),
    committed: Names = (),
    damage: Mapping[str, int] | None = None,
    progress: Mapping[str, int] | None = None,
    cards: Sequence[MadeUp] = (),
    skip_empty_windows: bool = True,
    seed: int = 1,
) -> TestTable:
    """A position at the beginning of a phase.

    One seat may be given by the keywords (`hero`, `hand`, `engaged` …), several as `player(…)`.
    `encounter` is the encounter deck from the top (None: ten cards that do nothing); `cards` are made-up
    cards that only a search will find. `exhausted`, `committed`, `damage`, `progress` name cards in play.
    """
    if not seats:
        seats = (Player(hero or "Gimli", allies, hand, deck, discard, engaged, attached or {}, threat, resources),)
    builder = _Builder(edition, mode, skip_empty_windows, [*cards, QUIET, *_made_up(seats, staging, active)])
    builder.also(encounter, encounter_discard, quest, stages)
    state = builder.begin(len(seats), seed)
    state.set_first(first)
    for seat, one in enumerate(seats):
        builder.seat(state, seat, one)
    builder.put(state, staging, NOBODY, STAGING)
    builder.put(state, active, NOBODY, ACTIVE)
    builder.put(state, [QUIET] * 10 if encounter is None else encounter, NOBODY, ENCOUNTER_DECK)
    builder.put(state, encounter_discard, NOBODY, ENCOUNTER_DISCARD)
    face = builder.find(quest)
    current = state.create(face, NOBODY, QUEST_AREA)
    assert face.side_b is not None, f"{face.name} is no quest"
    state.turn(current, face.side_b)
    builder.put(state, stages, NOBODY, QUEST_DECK)
    made = TestTable(Game(None, state))
    for name in listed(exhausted):
        state.exhaust(made[name].id)
    for name in listed(committed):
        state.commit(made[name].id, True)
        state.exhaust(made[name].id)
    for title, amount in (damage or {}).items():
        state.add_damage(made[title].id, amount)
    for title, amount in (progress or {}).items():
        state.add_progress(made[title].id, amount)
    state.round = 1
    state.phase = PHASES.index(phase)
    parts = PROGRAM["rules/round"].parts  # type: ignore[attr-defined]
    state.push(Frame(PROGRAM["rules/game"]))
    state.push(Frame(PROGRAM["rules/round"], parts.index(PROGRAM[f"rules/phase/{phase}"])))
    run(state)
    made.game.origin = state.clone()
    return made


def _made_up(seats: Sequence[Player], *more: Names) -> list[MadeUp]:
    found = [name for names in more for name in listed(names)]
    for one in seats:
        for names in (one.heroes, one.allies, one.hand, one.deck, one.discard, one.engaged, *one.attached.values()):
            found += listed(names)
    return [name for name in found if isinstance(name, MadeUp)]


class _Builder:
    """Finds faces and puts cards on the table."""

    def __init__(self, edition: str, mode: str, skip: bool, cards: list[MadeUp]) -> None:
        self.edition, self.mode, self.skip = edition, mode, skip
        self.made_up = cards
        self.catalogue: Catalogue = catalogue(edition)

    def also(self, *more: Names | None) -> None:
        self.made_up += [name for names in more for name in listed(names) if isinstance(name, MadeUp)]

    def begin(self, seats: int, seed: int) -> State:
        unique = {card.name: card for card in self.made_up}
        base = catalogue(self.edition)
        self.catalogue = base.extended([c.facts for c in unique.values()], [c.text for c in unique.values()])
        quest = scenario("passage-through-mirkwood")
        rules = Table(self.catalogue, quest, EDITIONS[self.edition], MODES[self.mode], self.skip)
        return State(rules, seats, streams(seed))

    def find(self, name: Name) -> Face:
        face = self.catalogue.find(name if isinstance(name, str) else name.name)
        return self.catalogue.faces[face.code.partition("+")[0]]

    def put(self, state: State, names: Names, owner: int, place: int) -> list[int]:
        return [state.create(self.find(name), owner, place) for name in listed(names)]

    def seat(self, state: State, seat: int, one: Player) -> None:
        heroes = self.put(state, one.heroes, seat, PLAY_ZONES[seat])
        self.put(state, one.allies, seat, PLAY_ZONES[seat])
        for card in self.put(state, one.hand, seat, HANDS[seat]):
            state.learn(card, 1 << seat)
        self.put(state, ["Guard of the Citadel"] * 10 if one.deck is None else one.deck, seat, DECKS[seat])
        self.put(state, one.discard, seat, DISCARDS[seat])
        self.put(state, one.engaged, NOBODY, ENGAGED_ZONES[seat])
        cost = sum(state.cards[hero].printed.stats[THREAT_COST] for hero in heroes)
        state.set_threat(seat, cost if one.threat is None else one.threat)
        for hero in heroes:
            title = state.cards[hero].face.name
            pool = one.resources if isinstance(one.resources, int) else one.resources.get(title, 0)
            state.add_resources(hero, pool)
        for title, names in one.attached.items():
            host = next(card.id for card in state.cards if card.face.name == title)
            for name in listed(names):
                face = self.find(name)
                owner = seat if face.set == "" else NOBODY
                card = state.create(face, owner, DECKS[seat])
                state.attach(card, host, seat if owner >= 0 else NOBODY)
