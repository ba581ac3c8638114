"""What a game is made from: scenario, decks, edition, mode, seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wilderland.cards.catalogue import UnknownCard, catalogue
from wilderland.decks import Deck
from wilderland.decks.legality import MOST_HEROES
from wilderland.errors import BadSetup
from wilderland.kernel.run import run
from wilderland.model.face import Face
from wilderland.model.kinds import MAX_SEATS
from wilderland.model.rng import streams
from wilderland.model.state import State, Table
from wilderland.rules.carry import FRESH, Carry, Earned
from wilderland.rules.editions import EDITIONS, MODES, Edition
from wilderland.rules.setup import lay_out
from wilderland.scenarios import UnknownScenario, scenario, scenarios


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
            raise BadSetup("error-not-words")
        if self.edition not in EDITIONS:
            raise BadSetup("error-unknown-edition", word=self.edition, known=tuple(EDITIONS))
        if self.mode not in MODES:
            raise BadSetup("error-unknown-mode", word=self.mode, known=tuple(MODES))
        if MODES[self.mode].campaign and not EDITIONS[self.edition].revised:
            raise BadSetup("error-campaign-needs-revised", rule="M6", edition=self.edition)
        known = catalogue(self.edition)
        try:
            quest = scenario(self.scenario)
        except UnknownScenario as error:
            raise BadSetup("error-unknown-scenario", word=self.scenario, known=tuple(scenarios())) from error
        if not quest.playable(known):
            raise BadSetup("error-not-playable", scenario=quest.code)
        return Table(known, quest, EDITIONS[self.edition], MODES[self.mode], self.skip_empty_windows)

    def begin(self) -> State:
        """The game before its first decision (S)."""
        table = self.table()
        if not isinstance(self.seed, int):
            raise BadSetup("error-no-seed")
        if self.first_player is not None and self.first_player not in range(len(self.decks)):
            raise BadSetup("error-no-first-player", seat=repr(self.first_player))
        faces = [one.faces(table.catalogue) for one in self.decks]
        brought = [[face.code for face in heroes] for heroes, _ in faces]
        check_heroes(brought, table.edition)
        state = State(table, len(self.decks), streams(self.seed))
        carry = self.carry or FRESH
        self.check(carry, {hero for own in brought for hero in own})
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
                raise BadSetup("error-carry-for-other-players", count=len(what), decks=len(self.decks))
        strangers = carry.damage.keys() - heroes
        if strangers:
            raise BadSetup("error-damage-on-strangers", heroes=tuple(sorted(strangers)))
        if any(earned.seat >= len(self.decks) for earned in carry.pool):
            raise BadSetup("error-pool-for-nobody")

    def pool(self, carry: Carry, table: Table) -> list[tuple[Face, Earned]]:
        """The boons and burdens earned, without those the campaign card places itself (M6)."""
        try:
            cards = [(table.catalogue.find(earned.card), earned) for earned in carry.pool]
        except UnknownCard as error:
            raise BadSetup("error-unknown-in-pool", card=error.name) from error
        return [
            (face, earned) for face, earned in cards if earned.hero or face.code not in table.scenario.beside
        ]


def check_heroes(brought: Sequence[Sequence[str]], edition: Edition) -> None:
    """B1: one to four players, each with as many heroes as the edition wants, and no hero twice."""
    if not 1 <= len(brought) <= MAX_SEATS:
        raise BadSetup("error-number-of-decks", most=MAX_SEATS, count=len(brought))
    heroes = [hero for own in brought for hero in own]
    for hero in heroes:
        if heroes.count(hero) > 1:
            raise BadSetup("error-hero-twice", rule="B1", hero=hero)
    if any(not edition.fewest_heroes <= len(own) <= MOST_HEROES for own in brought):
        raise BadSetup("error-number-of-heroes", rule="B1", fewest=edition.fewest_heroes, most=MOST_HEROES)
