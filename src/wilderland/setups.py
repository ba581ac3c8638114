"""What a game is made from: scenario, decks, edition, mode, seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wilderland.cards.catalogue import UnknownCard, catalogue
from wilderland.decks import Deck
from wilderland.errors import BadSetup
from wilderland.kernel.run import run
from wilderland.model.face import Face
from wilderland.model.kinds import MAX_SEATS
from wilderland.model.rng import streams
from wilderland.model.state import State, Table
from wilderland.rules.carry import FRESH, Carry, Earned
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.rules.setup import lay_out
from wilderland.scenarios import UnknownScenario, scenario


@dataclass(frozen=True)
class Setup:
    """Everything a game is made from, besides its choices."""

    scenario: str
    decks: tuple[Deck, ...]
    edition: str = "revised"
    mode: str = "standard"
    seed: int = 0
    first_player: int | None = None
    skip_empty_windows: bool = True
    carry: Carry | None = None
    """What earlier games of a series or campaign have left (M5, M6)."""

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "scenario": self.scenario,
            "decks": [one.as_json() for one in self.decks],
            "edition": self.edition,
            "mode": self.mode,
            "seed": self.seed,
            "first_player": self.first_player,
            "skip_empty_windows": self.skip_empty_windows,
        }
        if self.carry is not None:
            data["carry"] = self.carry.as_json()
        return data

    @staticmethod
    def from_json(data: dict[str, Any]) -> Setup:
        decks = tuple(Deck.from_json(entry, "the saved deck") for entry in data["decks"])
        words = {word: data[word] for word in ("scenario", "edition", "mode", "seed", "first_player")}
        carry = Carry.from_json(data["carry"]) if data.get("carry") is not None else None
        return Setup(decks=decks, skip_empty_windows=data["skip_empty_windows"], carry=carry, **words)

    def table(self) -> Table:
        """The table of this setup; names that are not known are refused."""
        if not all(isinstance(word, str) for word in (self.scenario, self.edition, self.mode)):
            raise BadSetup("scenario, edition and mode are words")
        if self.edition not in EDITIONS:
            raise BadSetup(f"unknown edition {self.edition!r}; known: {', '.join(EDITIONS)}")
        if self.mode not in MODES:
            raise BadSetup(f"unknown mode {self.mode!r}; known: {', '.join(MODES)}")
        if MODES[self.mode].campaign and not EDITIONS[self.edition].revised:
            raise BadSetup(f"the campaign is part of the revised edition, not of {self.edition!r} (M6)")
        known = catalogue(self.edition)
        try:
            quest = scenario(self.scenario)
        except UnknownScenario as error:
            raise BadSetup(str(error)) from error
        if not quest.playable(known):
            raise BadSetup(f"{quest.name} cannot be played yet")
        return Table(known, quest, EDITIONS[self.edition], MODES[self.mode], self.skip_empty_windows)

    def begin(self) -> State:
        """The game before its first decision (S)."""
        table = self.table()
        if not 1 <= len(self.decks) <= MAX_SEATS:
            raise BadSetup(f"one to {MAX_SEATS} decks, not {len(self.decks)}")
        if not isinstance(self.seed, int):
            raise BadSetup("the seed must be a whole number")
        if not isinstance(self.first_player, int | None):
            raise BadSetup("the first player is a seat's number")
        if self.first_player is not None and not 0 <= self.first_player < len(self.decks):
            raise BadSetup(f"no seat {self.first_player} to be first player")
        faces = [one.faces(table.catalogue) for one in self.decks]
        names = [face.name for heroes, _ in faces for face in heroes]
        for name in names:
            if names.count(name) > 1:
                raise BadSetup(f"{name} is in two decks: no hero twice at the table (B1)")
        fewest = table.edition.fewest_heroes
        if any(not fewest <= len(heroes) <= 3 for heroes, _ in faces):
            number = "3" if fewest == 3 else f"{fewest} to 3"
            raise BadSetup(f"a deck of this edition has {number} heroes (B1)")
        state = State(table, len(self.decks), streams(self.seed))
        carry = self.carry or FRESH
        self.check(carry, {face.code for heroes, _ in faces for face in heroes})
        quest = table.scenario
        lay_out(
            state,
            faces,
            quest.encounter_cards(table.catalogue, table.mode.removes_marked),
            quest.quest_cards(table.catalogue),
            self.first_player,
            quest.campaign_cards(table.catalogue) if table.mode.campaign else (),
            self.pool(carry, table),
            carry,
        )
        run(state)
        return state

    def check(self, carry: Carry, heroes: set[str]) -> None:
        """What is carried over must fit the players and their heroes."""
        for what in (carry.threat, carry.discards, carry.penalty):
            if what and len(what) != len(self.decks):
                raise BadSetup(f"what is carried over is for {len(what)} players, not {len(self.decks)}")
        strangers = carry.damage.keys() - heroes
        if strangers:
            raise BadSetup(f"damage is carried over for heroes that are not there: {', '.join(sorted(strangers))}")
        if any(earned.seat >= len(self.decks) for earned in carry.pool):
            raise BadSetup("a card of the campaign pool is for a seat that is not there")

    def pool(self, carry: Carry, table: Table) -> list[tuple[Face, Earned]]:
        """The boons and burdens earned, without those the campaign card places itself (M6)."""
        try:
            cards = [(table.catalogue.find(earned.card), earned) for earned in carry.pool]
        except UnknownCard as error:
            raise BadSetup(f"the campaign pool: {error}") from error
        return [
            (face, earned) for face, earned in cards if earned.hero or face.code not in table.scenario.beside
        ]
