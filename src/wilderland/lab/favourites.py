"""The decks and the edition a match is played with unless others are named: those our players do best with."""

from __future__ import annotations

from wilderland.decks import Deck, named_decks, starters

ALONE = {
    "journey-along-the-anduin": Deck(
        "Riders on the river",
        ("theodred", "dunhere", "eowyn"),
        {
            "gandalf": 3,
            "faramir": 3,
            "northern-tracker": 3,
            "guard-of-the-citadel": 3,
            "silverlode-archer": 3,
            "wandering-took": 3,
            "lorien-guide": 3,
            "snowbourn-scout": 3,
            "longbeard-orc-slayer": 3,
            "steward-of-gondor": 3,
            "unexpected-courage": 3,
            "sneak-attack": 3,
            "a-test-of-will": 3,
            "hasty-stroke": 3,
            "the-galadhrims-greeting": 3,
            "valiant-sacrifice": 3,
            "dwarven-tomb": 2,
        },
    ),
    "escape-from-dol-guldur": Deck(
        "Out of the dungeons",
        ("aragorn", "theodred", "eowyn"),
        {
            "gandalf": 3,
            "faramir": 3,
            "northern-tracker": 3,
            "guard-of-the-citadel": 3,
            "silverlode-archer": 3,
            "wandering-took": 3,
            "lorien-guide": 3,
            "snowbourn-scout": 3,
            "steward-of-gondor": 3,
            "celebrians-stone": 3,
            "unexpected-courage": 3,
            "the-favor-of-the-lady": 2,
            "sneak-attack": 3,
            "a-test-of-will": 3,
            "hasty-stroke": 3,
            "the-galadhrims-greeting": 3,
            "longbeard-orc-slayer": 3,
        },
    ),
}
"""For one player with the revised box, which holds three copies of every card. On the river a threat of 25 keeps the
Hill Troll away until they are ready for him; in Dol Guldur no three heroes live long, these a bit longer than others.
In Mirkwood no deck of our own did better than the printed Leadership one."""


TWO = {
    "revised": {
        "passage-through-mirkwood": ("leadership", "lore"),
        "escape-from-dol-guldur": ("leadership", "spirit"),
    },
    "original": {
        "passage-through-mirkwood": ("leadership", "lore"),
        "journey-along-the-anduin": ("tactics", "spirit"),
        "escape-from-dol-guldur": ("leadership", "spirit"),
    },
}
"""For two players: the printed starters out of each box that do best together; elsewhere the first two."""


BOX = {
    ("passage-through-mirkwood", 1): "original",
    ("journey-along-the-anduin", 2): "original",
    ("escape-from-dol-guldur", 2): "original",
}
"""The edition whose decks do best for so many players; elsewhere the revised one."""


def favourite_edition(scenario: str, players: int) -> str:
    return BOX.get((scenario, players), "revised")


def favourites(scenario: str, players: int, quantities: str) -> tuple[Deck, ...]:
    """The decks for so many players out of a box: our own for one, if there is one; else the printed starters."""
    if players == 1 and quantities == "revised" and scenario in ALONE:
        return (ALONE[scenario],)
    printed = starters(quantities)
    names = TWO[quantities].get(scenario, tuple(printed)) if players == 2 else tuple(printed)
    return tuple(printed[name] for name in names[:players])


def table_of(words: str, scenario: str, quantities: str) -> tuple[Deck, ...]:
    """The decks of a table by name, commas between them; a number stands for our favourites for so many players."""
    if words in ("1", "2", "3", "4"):
        return favourites(scenario, int(words), quantities)
    return tuple(deck for word in words.split(",") for deck in named_decks(word.strip(), quantities))
