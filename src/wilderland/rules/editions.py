"""Editions and modes as data: what differs between printings and ways to play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Edition:
    """A printing of the core set and the rules that go with it."""

    code: str
    quantities: str
    """B3: which quantities of the card list it has, `original` or `revised`."""
    errata: bool
    """Whether cards play by their errata (FAQ 1.8)."""
    revised: bool
    """Whether cards play by their revised wording."""
    discards_deck_of_eliminated: bool
    """X2: an eliminated player's deck goes to the discard pile too."""
    scores_rounds: bool
    """SC3: ten points for each completed round."""
    fewest_heroes: int
    """B1: with how many heroes a deck may be played."""
    ranged_attacks_alone: bool
    """K3: ranged characters may attack others' enemies in their own player's attacks."""


EDITIONS: Final = {
    edition.code: edition
    for edition in (
        Edition("revised", "revised", True, True, False, True, 3, False),
        Edition("original", "original", True, False, True, True, 1, True),
        Edition("first-printing", "original", False, False, True, False, 1, True),
    )
}


@dataclass(frozen=True)
class Mode:
    """A way to play: how setup and rules are changed."""

    code: str
    shadows: bool = True
    """M3: whether shadow cards are dealt."""
    resources: int = 0
    """M2: resources on each hero in setup."""
    removes_marked: bool = False
    """M2: whether the gold-ringed copies of encounter cards stay in the box."""
    in_a_row: bool = False
    """M4: the three scenarios in order, scores added."""
    carries_over: bool = False
    """M5: threat, damage and discard piles stay from one scenario to the next."""
    campaign: bool = False
    """M6: whether the campaign cards are used."""
    keeps_damage: bool = False
    """M7: damage on heroes stays from one scenario of the campaign to the next."""


MODES: Final = {
    mode.code: mode
    for mode in (
        Mode("standard"),
        Mode("easy", resources=1, removes_marked=True),
        Mode("basic", shadows=False),
        Mode("expert", in_a_row=True),
        Mode("nightmare", in_a_row=True, carries_over=True),
        Mode("campaign", campaign=True),
        Mode("hard-campaign", campaign=True, keeps_damage=True),
    )
}
