"""The words of the game as small integers, so that state stays plain data and compares fast."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
"""The seat of no player: the owner of encounter cards, the controller of uncontrolled ones."""

NONE: Final = -1
"""No card."""

# -- card kinds ---------------------------------------------------------------------------------
HERO: Final = 0
ALLY: Final = 1
ATTACHMENT: Final = 2
EVENT: Final = 3
ENEMY: Final = 4
LOCATION: Final = 5
TREACHERY: Final = 6
OBJECTIVE: Final = 7
QUEST: Final = 8
CAMPAIGN: Final = 9
OBJECTIVE_ALLY: Final = 10
FACE_DOWN: Final = 11
"""A card that counts as nothing while it lies face down (E13)."""
CARD_KINDS: Final = (
    "hero",
    "ally",
    "attachment",
    "event",
    "enemy",
    "location",
    "treachery",
    "objective",
    "quest",
    "campaign",
    "objective-ally",
    "face-down",
)
CHARACTERS: Final = (HERO, ALLY, OBJECTIVE_ALLY)

# -- spheres ------------------------------------------------------------------------------------
LEADERSHIP: Final = 1
TACTICS: Final = 2
SPIRIT: Final = 4
LORE: Final = 8
NEUTRAL: Final = 0
SPHERES: Final = {"leadership": LEADERSHIP, "tactics": TACTICS, "spirit": SPIRIT, "lore": LORE, "neutral": NEUTRAL}

# -- numbers on a card --------------------------------------------------------------------------
WILLPOWER: Final = 0
ATTACK: Final = 1
DEFENSE: Final = 2
HIT_POINTS: Final = 3
THREAT: Final = 4
ENGAGEMENT: Final = 5
QUEST_POINTS: Final = 6
COST: Final = 7
THREAT_COST: Final = 8
STATS: Final = (
    "willpower",
    "attack",
    "defense",
    "hit_points",
    "threat",
    "engagement",
    "quest_points",
    "cost",
    "threat_cost",
)
X_COST: Final = -1
"""The printed cost X; worth 0 until a choice sets it (G10)."""

# -- places -------------------------------------------------------------------------------------
ENCOUNTER_DECK: Final = 0
ENCOUNTER_DISCARD: Final = 1
STAGING: Final = 2
ACTIVE: Final = 3
QUEST_AREA: Final = 4
QUEST_DECK: Final = 5
VICTORY_DISPLAY: Final = 6
REMOVED: Final = 7
SET_ASIDE: Final = 8
REVEALED: Final = 9
"""The card being revealed: neither in play nor in its deck (Q64)."""
ATTACHED: Final = 10
SHADOWS: Final = 11
PLAYED: Final = 12
"""The event being resolved."""
CAMPAIGN_AREA: Final = 13
"""Beside the quest deck: the campaign card (M8)."""
SHARED_ZONES: Final = 16

HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
ENGAGED: Final = 4
SEAT_ZONES: Final = 8
MAX_SEATS: Final = 4
ZONES: Final = SHARED_ZONES + MAX_SEATS * SEAT_ZONES

SHARED_NAMES: Final = (
    "encounter-deck",
    "encounter-discard",
    "staging",
    "active",
    "quest",
    "quest-deck",
    "victory",
    "removed",
    "aside",
    "revealed",
    "attached",
    "shadows",
    "played",
    "campaign",
)
SEAT_NAMES: Final = ("hand", "deck", "discard", "play", "engaged")


def zone(seat: int, kind: int) -> int:
    """The place `kind` (HAND, DECK, …) of `seat`."""
    return SHARED_ZONES + seat * SEAT_ZONES + kind


def on_deck(seat: int) -> int:
    """The host of what is attached to a player's deck (E10)."""
    return -2 - seat


def seat_of(place: int) -> int:
    """The seat a place belongs to, or NOBODY for the shared ones."""
    return (place - SHARED_ZONES) // SEAT_ZONES if place >= SHARED_ZONES else NOBODY


def kind_of(place: int) -> int:
    """HAND, DECK, … for a player's place; NONE for a shared one."""
    return (place - SHARED_ZONES) % SEAT_ZONES if place >= SHARED_ZONES else NONE


def zone_name(place: int) -> str:
    """A stable word for a place: `staging`, `hand:0` …"""
    if place < SHARED_ZONES:
        return SHARED_NAMES[place]
    return f"{SEAT_NAMES[kind_of(place)]}:{seat_of(place)}"


def _in_play(place: int) -> bool:
    if place < SHARED_ZONES:
        return place in (STAGING, ACTIVE, QUEST_AREA, ATTACHED, CAMPAIGN_AREA)
    return kind_of(place) in (PLAY, ENGAGED)


IN_PLAY: Final[tuple[bool, ...]] = tuple(_in_play(place) for place in range(ZONES))
"""Whether cards at a place are in play (G4)."""

HIDDEN: Final[tuple[bool, ...]] = tuple(
    place in (ENCOUNTER_DECK, QUEST_DECK, SHADOWS) or kind_of(place) in (HAND, DECK) for place in range(ZONES)
)
"""Places whose cards are not open to every seat."""

PLAY_ZONES: Final = tuple(zone(seat, PLAY) for seat in range(MAX_SEATS))
HANDS: Final = tuple(zone(seat, HAND) for seat in range(MAX_SEATS))
DECKS: Final = tuple(zone(seat, DECK) for seat in range(MAX_SEATS))
DISCARDS: Final = tuple(zone(seat, DISCARD) for seat in range(MAX_SEATS))
ENGAGED_ZONES: Final = tuple(zone(seat, ENGAGED) for seat in range(MAX_SEATS))

# -- phases -------------------------------------------------------------------------------------
SETUP: Final = 0
RESOURCE: Final = 1
PLANNING: Final = 2
QUESTING: Final = 3
TRAVEL: Final = 4
ENCOUNTER: Final = 5
COMBAT: Final = 6
REFRESH: Final = 7
PHASES: Final = ("setup", "resource", "planning", "quest", "travel", "encounter", "combat", "refresh")

# -- how long an effect lasts -------------------------------------------------------------------
END_OF_PHASE: Final = 1
END_OF_ROUND: Final = 2
END_OF_GAME: Final = 3
END_OF_ATTACK: Final = 4

# -- happenings that cards may answer -----------------------------------------------------------
PHASE_BEGINS: Final = 0
PHASE_ENDS: Final = 1
ROUND_ENDS: Final = 2
DRAWS: Final = 3
GAINS_RESOURCES: Final = 4
DAMAGED: Final = 5
HEALED: Final = 6
DESTROYED: Final = 7
LEAVES_PLAY: Final = 8
ENTERS_PLAY: Final = 9
ENTERS_STAGING: Final = 10
PLAYS: Final = 11
COMMITS: Final = 12
REVEALS: Final = 13
REVEAL_EFFECT: Final = 14
SHADOW_DEALT: Final = 15
SHADOW_EFFECT: Final = 16
QUESTS_WELL: Final = 17
QUESTS_BADLY: Final = 18
PROGRESSES: Final = 19
EXPLORED: Final = 20
STAGE_DEFEATED: Final = 21
STAGE_REVEALED: Final = 22
TRAVELS: Final = 23
ENGAGES: Final = 24
ATTACKS: Final = 25
DEFENDS: Final = 26
ATTACKED: Final = 27
DECLARES_ATTACK: Final = 28
THREAT_CHANGES: Final = 29
ELIMINATED: Final = 30
READIES: Final = 31
EXHAUSTS: Final = 32
ATTACHES: Final = 33
DISCARDED: Final = 34
CLAIMED: Final = 35
SIGNAL: Final = 36
HAPPENINGS: Final = (
    "phase-begins",
    "phase-ends",
    "round-ends",
    "draws",
    "gains-resources",
    "damaged",
    "healed",
    "destroyed",
    "leaves-play",
    "enters-play",
    "enters-staging",
    "plays",
    "commits",
    "reveals",
    "reveal-effect",
    "shadow-dealt",
    "shadow-effect",
    "quests-well",
    "quests-badly",
    "progresses",
    "explored",
    "stage-defeated",
    "stage-revealed",
    "travels",
    "engages",
    "attacks",
    "defends",
    "attacked",
    "declares-attack",
    "threat-changes",
    "eliminated",
    "readies",
    "exhausts",
    "attaches",
    "discarded",
    "claimed",
    "signal",
)

# -- what a constant effect may say besides a number (see model/index.py) --------------------------
CANNOT_ATTACK: Final = 0
CANNOT_DEFEND: Final = 1
CANNOT_DRAW: Final = 2
CANNOT_COMMIT: Final = 3
CANNOT_ENGAGE: Final = 4
CANNOT_ADVANCE: Final = 5
CANNOT_TRAVEL: Final = 6
CANNOT_ATTACH: Final = 7
CANNOT_LEAVE_PLAY: Final = 8
CANNOT_COLLECT: Final = 9
CANNOT_PLAY: Final = 10
CANNOT_BE_DAMAGED: Final = 11
CANNOT_READY: Final = 12
IMMUNE: Final = 13
BLANK: Final = 14
HAS_TRAIT: Final = 15
HAS_ICON: Final = 16
HAS_KEYWORD: Final = 17
NO_THREAT: Final = 18
NO_DEFENSE: Final = 19
MANY_DEFENDERS: Final = 20
NO_EXHAUST_TO_QUEST: Final = 21
NO_EXHAUST_TO_ATTACK: Final = 22
NO_EXHAUST_TO_DEFEND: Final = 23
ATTACKS_STAGING: Final = 24
REFRESH_COST: Final = 25
REFRESH_THREAT: Final = 26
MORE_REVEALS: Final = 27
SKIP_STAGING: Final = 28
SKIP_ENGAGEMENT: Final = 29
MUST_TRAVEL: Final = 30
CONSIDERED_ENGAGED: Final = 31
TWO_ACTIVE_LOCATIONS: Final = 32
CLAIMS_PROGRESS: Final = 33
STAGING_THREAT: Final = 34
ELIMINATION_LEVEL: Final = 35
WINS: Final = 36
LOSES: Final = 37
GOES_INSTEAD: Final = 38
NO_UNIQUENESS: Final = 39
RESOURCE_INCOME: Final = 40
WAIVES_MATCH: Final = 41
CANNOT_BE_CANCELLED: Final = 42
OUT_OF_PLAY: Final = 43
FOLLOWS_FIRST_PLAYER: Final = 44
ONE_PER_HOST: Final = 45
MARKS: Final = 46
