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
(
    PHASE_BEGINS,
    PHASE_ENDS,
    ROUND_ENDS,
    DRAWS,
    GAINS_RESOURCES,
    DAMAGED,
    HEALED,
    DESTROYED,
    LEAVES_PLAY,
    ENTERS_PLAY,
    ENTERS_STAGING,
    PLAYS,
    COMMITS,
    REVEALS,
    REVEAL_EFFECT,
    SHADOW_DEALT,
    SHADOW_EFFECT,
    QUESTS_WELL,
    QUESTS_BADLY,
    PROGRESSES,
    EXPLORED,
    STAGE_DEFEATED,
    STAGE_REVEALED,
    TRAVELS,
    ENGAGES,
    ATTACKS,
    DEFENDS,
    ATTACKED,
    DECLARES_ATTACK,
    THREAT_CHANGES,
    ELIMINATED,
    READIES,
    EXHAUSTS,
    ATTACHES,
    DISCARDED,
    CLAIMED,
    SIGNAL,
) = range(37)
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
(
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    CANNOT_DRAW,
    CANNOT_COMMIT,
    CANNOT_ENGAGE,
    CANNOT_ADVANCE,
    CANNOT_TRAVEL,
    CANNOT_ATTACH,
    CANNOT_LEAVE_PLAY,
    CANNOT_COLLECT,
    CANNOT_PLAY,
    CANNOT_BE_DAMAGED,
    CANNOT_READY,
    IMMUNE,
    BLANK,
    HAS_TRAIT,
    HAS_ICON,
    HAS_KEYWORD,
    NO_THREAT,
    NO_DEFENSE,
    MANY_DEFENDERS,
    NO_EXHAUST_TO_QUEST,
    NO_EXHAUST_TO_ATTACK,
    NO_EXHAUST_TO_DEFEND,
    ATTACKS_STAGING,
    REFRESH_COST,
    REFRESH_THREAT,
    MORE_REVEALS,
    SKIP_STAGING,
    SKIP_ENGAGEMENT,
    MUST_TRAVEL,
    CONSIDERED_ENGAGED,
    TWO_ACTIVE_LOCATIONS,
    CLAIMS_PROGRESS,
    STAGING_THREAT,
    ELIMINATION_LEVEL,
    WINS,
    LOSES,
    GOES_INSTEAD,
    NO_UNIQUENESS,
    RESOURCE_INCOME,
    WAIVES_MATCH,
    CANNOT_BE_CANCELLED,
    OUT_OF_PLAY,
    FOLLOWS_FIRST_PLAYER,
    ONE_PER_HOST,
) = range(46)
MARKS: Final = 46
