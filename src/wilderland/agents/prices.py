"""How much things are worth to an expert, in points; one point is about one token of progress.

The other rooms say *that* something is worth something, and when; here is how much. Where a scenario was studied,
`prices.json` says what is worth more or less there than usual, for one player or for several: games in which all
prices were moved a little, up and down, told which way each should go (`examples/fit_prices.py`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import resources

from wilderland.agents.knowledge import ALLIES, ATTACHMENTS, CARE, EFFORT, HURRY, KILLS, OPENERS, TIRED, TRAVEL

LIMIT = 50
"""The threat at which a player is out of the game."""
SEVERAL = ", several"
"""Behind a scenario's code: for two and more players."""
Table = dict[str, float]


@dataclass
class Prices:
    """Every price with its usual value; in the tables what is not named is worth nothing in particular, or as usual."""

    # -- the quest
    progress: float = 0.7
    """A token of progress on the quest, in a stage that can be finished."""
    in_vain: float = 0.15
    """One in a stage that cannot be finished yet."""
    exploring: float = 0.9
    """One on the active location."""
    explored: float = 0.8
    """To be done with the active location."""
    finishing: float = 2.0
    """To leave a stage."""
    jailed: float = 9.0
    """That the jailor takes an objective away."""
    card: float = 1.3
    """A card given for more willpower."""
    tired: float = 0.4
    """To be exhausted when something unforeseen happens."""
    resource: float = 1.0
    """A resource for having quested."""
    reach: float = 1.0
    """How much it is feared that all who are exhausted are hurt."""
    tight: float = 4.0
    """Willpower is lacking if there is less than so much to spare."""
    pressing: float = 32.0
    """From which threat on time presses."""
    pressing_for: float = 12.0
    """And over how many points of threat it does so more and more."""
    haste: Table = field(default_factory=HURRY.copy)
    """By stage: how much more progress is worth."""
    vain: Table = field(default_factory=dict)
    """By stage: a token of progress while it cannot be finished, where not as usual."""
    rest: Table = field(default_factory=TIRED.copy)
    """By stage: what it costs to be exhausted, where not as usual."""
    quests: Table = field(default_factory=dict)
    """That a character goes on the quest, besides all that is reckoned."""

    # -- threat
    dials: tuple[float, ...] = (0.6, 1.2, 2.0, 3.5)
    """A point of threat, cheap at first,"""
    steps: tuple[float, ...] = (28.0, 37.0, 43.0)
    """and up to where each of the first prices holds."""
    late: float = 46.0
    """The threat at which nothing is gained by waiting."""
    dread: Table = field(default_factory=dict)
    """By stage: how much more or less a failed quest costs."""

    # -- fights
    game: float = 60.0
    """To win, or not to be eliminated."""
    hero: float = 24.0
    """To lose a hero, at least."""
    willing: float = 2.0
    """A point of that hero's willpower."""
    lonely: float = 8.0
    """To have only one hero left."""
    risks: tuple[float, ...] = (0.35, 0.2, 0.1, 0.05, 0.02)
    """How likely a hero with one, two … hit points left falls before the end, beyond the usual."""
    wound: float = 0.2
    """A wound of a hero, besides."""
    ally: float = 0.95
    """How much of an ally's worth is lost with it."""
    kill: float = 4.0
    """To be rid of an enemy,"""
    kill_attack: float = 1.4
    """and for each point of its attack."""
    guard: float = 6.0
    """To be rid of one that guards something."""
    freed: float = 12.0
    """To have the prisoner back."""
    staged: float = 2.0
    """A point of threat that stays in the staging area."""
    staged_for_long: float = 3.5
    """One that stays until somebody fetches the enemy."""
    undefended: float = 0.5
    """An undefended attack, beyond its damage."""
    nobody_left: float = 20.0
    """An attack when all heroes would have fallen before it."""
    kept: float = 0.5
    """A point of attack of whoever defends."""
    terror: float = 0.45
    """How much of the character that is missed least an attack of the Nazgûl takes."""
    taking_on: float = 0.5
    """What must be gained by engaging an enemy of one's own will."""
    care: Table = field(default_factory=CARE.copy)
    """By stage: how much the heroes' lives and wounds count."""
    fighting: Table = field(default_factory=dict)
    """By stage: how much fights count for who goes on the quest."""
    slain: Table = field(default_factory=dict)
    """By stage: how much more it is worth to be rid of enemies."""
    kills: Table = field(default_factory=KILLS.copy)
    """To be rid of an enemy, beyond its numbers."""

    # -- cards
    body: tuple[float, ...] = (1.9, 0.7, 0.8, 0.6)
    """A point of an ally's willpower, attack, defense, and one of its hit points."""
    slot: float = 5.0
    """What an ally must be worth to take the one place of a round from the others."""
    cost_of_ally: float = 0.4
    """A resource spent for an ally,"""
    cost_of_attachment: float = 0.4
    """for an attachment,"""
    cost_of_fallen: float = 0.4
    """and for an ally out of a discard pile."""
    saved_for_event: float = 2.5
    """To spend what one keeps for an event,"""
    saved_for_gandalf: float = 2.5
    """or for Gandalf."""
    blocker: float = 0.5
    """A point of an ally's attack, while an enemy keeps us in a stage."""
    draw: float = 4.5
    """Gandalf: three cards,"""
    strike: float = 0.5
    """how much of an enemy's worth his strike brings."""
    rising: float = 9.0
    """A resource for a hero who gets up with it,"""
    own: float = 2.0
    """or for one's own."""
    parting: float = 1.2
    """A card that is given up, at most."""
    ally_in_hand: float = 2.0
    """How gladly an ally in hand is given up,"""
    ally_in_hand_worth: float = 0.5
    """less so much of its worth,"""
    ally_in_hand_dear: float = 0.8
    """and more for each resource that is lacking."""
    allies: Table = field(default_factory=ALLIES.copy)
    """An ally, beyond its numbers."""
    attachment: float = 1.0
    """An attachment,"""
    attachments: Table = field(default_factory=ATTACHMENTS.copy)
    """where not as usual."""
    spare: Table = field(default_factory=dict)
    """How gladly a card is given up, besides what is reckoned."""
    openers: Table = field(default_factory=OPENERS.copy)
    """A card in an opening hand."""
    bearers: Table = field(default_factory=dict)
    """That a hero carries an attachment,"""
    purses: Table = field(default_factory=dict)
    """and that he pays."""
    efforts: Table = field(default_factory=EFFORT.copy)
    """What the use of a card must bring."""
    reveals: Table = field(default_factory=dict)
    """How bad a card is when it is revealed, besides what is reckoned."""
    choosy: float = 0.0
    """What an opening hand must be worth, compared to another."""

    # -- places
    location: float = 3.0
    """That a location leaves the staging area,"""
    location_threat: float = 2.3
    """for each point of its threat,"""
    guarding: float = 2.0
    """and when it guards something."""
    waiting: float = 0.8
    """A token of progress it takes to explore it."""
    passing: float = 2.0
    """A card lost in the pass."""
    guarded: float = 6.0
    """That an Orc Guard comes upon a player."""
    travel: Table = field(default_factory=TRAVEL.copy)
    """To travel to a location, beyond its threat."""

    dial: tuple[float, ...] = ()
    """How bad each threat level is: the sum of the points up to there."""

    def __post_init__(self) -> None:
        self.dial = self.dialled()

    def dialled(self) -> tuple[float, ...]:
        """The sums, and beyond the last threat the end of the game."""
        found = [0.0]
        bounds = (*self.steps, LIMIT - 1)
        for threat in range(1, 120):
            price = next((price for high, price in zip(bounds, self.dials, strict=True) if threat <= high), 0.0)
            found.append(found[-1] + price + (self.game if threat == LIMIT else 0.0))
        return tuple(found)


Flat = dict[str, float]
"""Prices as they are written down: `progress`, `dials 2`, `allies: Faramir`."""


def flat(prices: Prices) -> Flat:
    """All prices, each with a name of its own."""
    found: Flat = {}
    for one in fields(prices):
        value = getattr(prices, one.name)
        if one.name == "dial":
            continue
        if isinstance(value, tuple):
            found.update({f"{one.name} {place}": price for place, price in enumerate(value)})
        elif isinstance(value, dict):
            found.update({f"{one.name}: {name}": price for name, price in value.items()})
        else:
            found[one.name] = value
    return found


def changed(told: Flat) -> Prices:
    """The usual prices but for these."""
    prices = Prices()
    known = flat(prices)
    for name, price in told.items():
        word, colon, key = name.partition(": ")
        series, _, place = name.partition(" ")
        table = getattr(prices, word, None)
        if colon and isinstance(table, dict):
            table[key] = price
        elif name not in known:
            raise ValueError(f"no such price: {name}")
        elif place:
            each = getattr(prices, series)
            setattr(prices, series, (*each[: int(place)], price, *each[int(place) + 1 :]))
        else:
            setattr(prices, name, price)
    prices.dial = prices.dialled()
    return prices


def whose(word: str) -> tuple[str, bool]:
    """A scenario's code, and whether its prices are for several players."""
    return word.removesuffix(SEVERAL), word.endswith(SEVERAL)


@cache
def learnt() -> dict[tuple[str, bool], Prices]:
    """The prices of the scenarios that were studied, for one player or several; whoever fits them puts in others."""
    words = resources.files("wilderland.agents").joinpath("prices.json").read_text(encoding="utf-8")
    told: dict[str, Flat] = json.loads(words)
    return {whose(scenario): changed(prices) for scenario, prices in told.items()}


USUAL = Prices()


def prices_of(scenario: str, several: bool) -> Prices:
    """The prices of a scenario for one player or for several."""
    return learnt().get((scenario, several), USUAL)
