"""The decks a match is played with unless others are named: those our players do best with."""

from __future__ import annotations

from wilderland.decks import Deck, starters

ALONE = Deck(
    "Aragorn, Théodred and Éowyn",
    ("aragorn", "theodred", "eowyn"),
    {
        "gandalf": 3,
        "faramir": 3,
        "northern-tracker": 3,
        "guard-of-the-citadel": 3,
        "silverlode-archer": 3,
        "wandering-took": 3,
        "snowbourn-scout": 3,
        "steward-of-gondor": 3,
        "celebrians-stone": 3,
        "unexpected-courage": 3,
        "the-favor-of-the-lady": 3,
        "sneak-attack": 3,
        "a-test-of-will": 3,
        "hasty-stroke": 3,
        "the-galadhrims-greeting": 3,
        "valiant-sacrifice": 3,
        "dwarven-tomb": 2,
    },
)
"""For one player with the revised box, which holds three copies of every card."""


def favourites(players: int, quantities: str) -> tuple[Deck, ...]:
    """The decks for so many players out of a box: one of our own for one, the printed starters for several."""
    if players == 1 and quantities == "revised":
        return (ALONE,)
    return tuple(starters(quantities).values())[:players]
