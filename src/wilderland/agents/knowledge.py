"""What an experienced player knows of the cards by heart: how bad a shadow or a reveal is, what an ally brings.

The only room of the agents where encounter cards are weighed by name. Everything is measured in points: one point is
about one token of progress.
"""

from __future__ import annotations

from typing import NamedTuple


class Shadow(NamedTuple):
    """What a shadow effect does: attack, points and threat it costs, defended and undefended; no defense counted."""

    defended: int = 0
    undefended: int = 0
    cost: float = 0.0
    undefended_cost: float = 0.0
    threat: int = 0
    undefended_threat: int = 0
    bare: bool = False


NO_SHADOW = Shadow()

SHADOWS = {
    "Dol Guldur Orcs": Shadow(1, 3),
    "East Bight Patrol": Shadow(1, 1, undefended_threat=3),
    "Eastern Crows": Shadow(1, 1),
    "Wargs": Shadow(1, 2),
    "King Spider": Shadow(cost=1.0, undefended_cost=2.0),
    "Hummerhorns": Shadow(cost=5.0, undefended_cost=12.0),
    "Ungoliant's Spawn": Shadow(threat=4, undefended_threat=8),
    "Wolf Rider": Shadow(cost=2.5, undefended_cost=2.5),
    "Massing at Night": Shadow(1, 1, 0.5, 0.5),
    "Despair": Shadow(bare=True),
    "Driven by Shadow": Shadow(cost=1.0, undefended_cost=4.0),
    "Forest Spider": Shadow(cost=1.5, undefended_cost=1.5),
    "Misty Mountain Goblins": Shadow(cost=0.8, undefended_cost=2.5),
    "Pursued by Shadow": Shadow(cost=2.5, undefended_cost=2.5),
    "Cavern Guardian": Shadow(cost=3.0, undefended_cost=6.0),
    "Under the Shadow": Shadow(threat=1, undefended_threat=1),
    "Iron Shackles": Shadow(cost=1.5, undefended_cost=1.5),
}

REVEALS = {
    "The Necromancer's Reach": 4.0,
    "Evil Storm": 4.0,
    "Massing at Night": 6.0,
    "Despair": 3.5,
    "Pursued by Shadow": 3.0,
    "Treacherous Fog": 2.5,
    "Driven by Shadow": 3.0,
    "Under the Shadow": 2.5,
    "Caught in a Web": 4.0,
    "Iron Shackles": 2.5,
    "Eyes of the Forest": 2.0,
    "Ungoliant's Spawn": 3.0,
    "Dol Guldur Orcs": 2.2,
    "King Spider": 2.0,
    "Black Forest Bats": 1.5,
}
"""How bad a "when revealed" effect is."""

REVEALED_THREAT = {"Driven by Shadow": 2, "Under the Shadow": 2, "Treacherous Fog": 1, "Massing at Night": 4}
"""What a treachery adds to the threat of this quest phase, about."""

ALLIES = {
    "Faramir": 3.0,
    "Northern Tracker": 2.5,
    "Gandalf": 4.0,
    "Gléowine": 3.0,
    "Snowbourn Scout": 1.0,
    "Son of Arnor": 0.3,
    "Beorn": 2.0,
    "Daughter of the Nimrodel": 1.0,
    "Henamarth Riversong": 1.5,
    "Longbeard Orc Slayer": 0.5,
    "Erebor Hammersmith": 0.2,
    "Lórien Guide": 0.5,
    "Gondorian Spearman": 0.8,
}
"""What an ally is worth beyond its numbers."""

ATTACHMENTS = {
    "Steward of Gondor": 12.0,
    "Unexpected Courage": 7.0,
    "Celebrían's Stone": 7.0,
    "The Favor of the Lady": 4.0,
    "Citadel Plate": 4.0,
    "Dwarven Axe": 4.5,
    "Blade of Gondolin": 2.0,
    "Horn of Gondor": 2.0,
    "Protector of Lórien": 2.5,
    "Self Preservation": 3.0,
    "Power in the Earth": 1.0,
    "Dark Knowledge": 0.0,
}

JUNK = {
    "Will of the West": 4.0,
    "Fortune or Fate": 4.0,
    "Dark Knowledge": 5.0,
    "Stand Together": 4.0,
    "Grim Resolve": 2.5,
    "Strength of Will": 2.5,
    "Beorn's Hospitality": 2.5,
    "Horn of Gondor": 2.5,
    "Power in the Earth": 2.0,
    "Gandalf's Search": 2.0,
    "Ever Vigilant": 1.5,
    "Common Cause": 1.5,
    "Swift Strike": 1.5,
    "Valiant Sacrifice": 1.2,
    "For Gondor!": -1.0,
    "Hasty Stroke": -1.0,
    "A Test of Will": -2.5,
    "Feint": -2.5,
    "Sneak Attack": -2.5,
    "The Galadhrim's Greeting": -2.0,
}
"""How gladly an event or attachment is given up from hand, where that is not plain from its use."""

READY_EVENTS = ("Feint", "A Test of Will", "Hasty Stroke")
"""Events one keeps a resource for."""

ENGAGING = {"Hummerhorns": -12.0, "Goblin Sniper": 2.5}
"""What it is worth to engage an enemy, besides the fight."""

KILLS = {
    "Chieftan Ufthak": 6.0,
    "Dungeon Jailor": 2.0,
    "Misty Mountain Goblins": 1.5,
    "Marsh Adder": 2.0,
    "Hill Troll": 5.0,
    "Nazgûl of Dol Guldur": 8.0,
    "Ungoliant's Spawn": 6.0,
}
"""What it is worth to be rid of an enemy, beyond its numbers."""

BLOCKERS = {
    "To the River...": ("Hill Troll", 10.0),
    "Beorn's Path": ("Ungoliant's Spawn", 10.0),
    '"Don\'t Leave the Path!"': ("Ungoliant's Spawn", 60.0),
    "Through the Caverns": ("Nazgûl of Dol Guldur", 10.0),
    "Out of the Dungeons": ("Nazgûl of Dol Guldur", 15.0),
}
"""The enemy that keeps us in a quest stage while it is in play, and what it is worth there to be rid of it."""

CARE = {
    "To the River...": 0.6,
    "The Necromancer's Tower": 0.35,
    "Through the Caverns": 0.35,
    "Out of the Dungeons": 0.35,
}
"""Stages where who spares the heroes comes too late: how much their lives and wounds count there."""

PASSAGE = "Anduin Passage"
"""The stage in which more cards come every round than anybody can fight."""
HURRY = {PASSAGE: 2.5}
"""Stages in which progress is worth more: how much more."""
TIRED = {PASSAGE: 0.0, "To the River...": 0.0}
"""Stages where whoever holds back for the unforeseen comes too late: what it costs there to be exhausted."""

EFFORT = {
    "A Test of Will": 2.5,
    "Eleanor": 6.8,
    "Hasty Stroke": 1.2,
    "Stand and Fight": 1.0,
    "The Galadhrim's Greeting": 3.0,
    "Éowyn": 0.8,
    "Faramir": 0.5,
}
"""What the use of a card must bring. Eleanor cancels the very worst only: another card comes in its place, and she is
missed when there is fighting."""

OPENERS = {
    "Steward of Gondor": 6.0,
    "Faramir": 4.0,
    "Northern Tracker": 4.0,
    "Feint": 4.0,
    "Celebrían's Stone": 2.0,
    "Snowbourn Scout": 2.0,
    "Valiant Sacrifice": 2.0,
    "Gléowine": 1.5,
    "Forest Snare": 1.5,
    "Wandering Took": 1.0,
    "Guard of the Citadel": 1.0,
    "Longbeard Orc Slayer": 1.0,
    "Sneak Attack": 1.0,
    "The Favor of the Lady": 1.0,
    "A Test of Will": 1.0,
    "Erebor Hammersmith": 1.0,
    "Protector of Lórien": 1.0,
    "Henamarth Riversong": 1.0,
    "Silverlode Archer": 0.5,
    "Lórien Guide": 0.5,
    "Gondorian Spearman": 0.5,
    "Daughter of the Nimrodel": 0.5,
}
"""What a card is worth in an opening hand: of a hundred games, so many more are won with it."""

COMES_BACK = ("Eastern Crows",)
"""Enemies that return to the deck."""
MORE_SHADOWS = {"Dol Guldur Beastmaster": 1}

TRAVEL = {
    "Old Forest Road": 1.5,
    "Forest Gate": 2.0,
    "Mountains of Mirkwood": -3.5,
    "Enchanted Stream": -2.0,
    "Gladden Fields": -1.5,
    "The Brown Lands": 3.0,
}
"""What it is worth to travel there, besides the threat that leaves the staging area."""

JAILOR = "Dungeon Jailor"
"""Who takes an objective back into the deck when a quest fails."""

TREASURES = ("Gandalf's Map", "Shadow Key", "Dungeon Torch")
"""The objectives of Dol Guldur, the lightest to carry first."""
