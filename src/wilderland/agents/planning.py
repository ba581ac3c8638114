"""What an expert plays in the planning phase, and with which opening hand he begins."""

from __future__ import annotations

from wilderland.agents.board import Board
from wilderland.agents.judging import value_of_ally
from wilderland.agents.knowledge import ATTACHMENTS, READY_EVENTS
from wilderland.agents.stages import CAVERNS, TOWER
from wilderland.model.kinds import ATTACK, THREAT, WILLPOWER
from wilderland.model.records import Option

NEVER = -1.0
KEEP = 2.5
GANDALF = 5
"""What he costs."""
CHEER = 2
"""What it costs to cheer everybody on."""
ONE_ALLY = (TOWER, CAVERNS)
"""Stages where all players together may play one ally a round."""
SLOT = 5.0
"""What an ally must be worth to take that place from the others."""
TIGHT = 4.0
"""When willpower is what is lacking."""
OPENERS = {
    "Steward of Gondor": 3.0,
    "Faramir": 2.0,
    "Celebrían's Stone": 2.0,
    "Gandalf": 1.5,
    "Sneak Attack": 1.0,
    "Unexpected Courage": 2.0,
    "A Test of Will": 1.0,
    "The Favor of the Lady": 1.5,
    "Northern Tracker": 1.5,
    "Dwarven Axe": 1.5,
    "Feint": 1.0,
    "Horseback Archer": 1.0,
    "Gondorian Spearman": 1.0,
    "Veteran Axehand": 1.0,
    "Gléowine": 1.5,
    "Forest Snare": 1.5,
    "Erebor Hammersmith": 1.0,
    "Protector of Lórien": 1.0,
    "Guard of the Citadel": 1.0,
    "Silverlode Archer": 1.0,
    "Snowbourn Scout": 0.5,
    "Wandering Took": 1.0,
    "Lórien Guide": 1.0,
    "Daughter of the Nimrodel": 0.5,
    "Henamarth Riversong": 1.0,
}
"""What a card is worth in an opening hand."""


def mulligan(board: Board) -> Option:
    """Keep a hand that starts well: enough good cards, not too many dear ones."""
    faces = {board.face(card).name: board.face(card) for card in board.hand}
    dear = sum(board.face(card).cost >= 4 for card in board.hand)
    worth = sum(OPENERS.get(name, 0.0) for name in faces) - max(0, dear - 3)
    return board.option("keep" if worth >= KEEP else "mulligan") or board.options[0]


def ally(board: Board, card: int) -> float:
    """What it is worth to play an ally now."""
    face = board.face(card)
    value = value_of_ally(face) + (face.stats[WILLPOWER] if board.headroom < TIGHT else 0.0)
    if board.blockers:
        value += 0.5 * face.stats[ATTACK]
    if face.name == "Longbeard Orc Slayer":
        value += 0.7 * sum("Orc" in foe.face.traits for foe in board.foes)
    if face.name == "Gandalf" and board.holds("Sneak Attack") and board.purse(face) < 8:
        return NEVER
    if board.quest in ONE_ALLY and value < SLOT and others_may(board):
        return NEVER
    kept = 0.0 if board.quest in ONE_ALLY else held_back(board, card)
    return value - 0.4 * face.cost - kept


def others_may(board: Board) -> bool:
    """Whether somebody after me could play an ally of his own this round."""
    later = board.seats[board.seats.index(board.seat) + 1 :]
    return any(sum(hero.resources for hero in board.sides[seat].heroes) >= 4 for seat in later)


def held_back(board: Board, card: int) -> float:
    """What it costs to spend the last resources while an event waits for its moment."""
    face = board.face(card)
    left = board.purse(face) - face.cost
    if face.name != "Forest Snare" and board.holds("Forest Snare") and left < 3:
        if any(foe.attack >= 4 and not board.carries(foe.id, "Forest Snare") for foe in board.foes):
            return 3.0
    if left < CHEER and board.holds("For Gondor!") and cheering_helps(board):
        return 4.0
    if board.holds("Sneak Attack") and board.holds("Gandalf"):
        return 9.0 if left < 1 else 0.0
    if face.name != "Gandalf" and board.holds("Gandalf"):
        rich = sum(hero.resources for hero in board.me.heroes)
        income = len(board.me.heroes)
        if rich - face.cost + income < GANDALF <= rich + income:
            return 2.5
    if board.round < 2:
        return 0.0
    waiting = [other for other in board.hand if other != card and board.name(other) in READY_EVENTS]
    return 2.5 if waiting and left < min(board.face(other).cost for other in waiting) else 0.0


def cheering_helps(board: Board) -> bool:
    """Whether one more attack for everybody could kill the enemy that keeps us here."""
    attacks = [one.attack for one in board.me.able]
    strong = sum(attacks) - min(attacks, default=0)
    near = [foe for foe in board.blockers if foe.seat == board.seat or foe.engagement <= board.me.threat]
    return any(strong < foe.due <= strong + len(attacks) for foe in near)


def free_hands(board: Board) -> bool:
    """Whether a hero of mine can carry one more restricted attachment."""
    cards = board.cards
    carried = [
        sum(cards[other].face.keywords.get("restricted", 0) > 0 for other in cards[hero.id].attachments)
        for hero in board.me.heroes
    ]
    return any(number < 2 for number in carried)


def attachment(board: Board, card: int) -> float:
    """What it is worth to play an attachment now."""
    face = board.face(card)
    if face.name == "Forest Snare":
        foes = [foe for side in board.sides.values() for foe in side.foes if not board.cards[foe.id].attachments]
        return 1.5 * max((foe.attack for foe in foes), default=0) - 2.0
    if face.name == "Power in the Earth":
        saving = any(board.face(other).cost > 2 for other in board.hand)
        return 0.5 if not saving and any(board.stat(one, THREAT) for one in board.locations) else NEVER
    value = ATTACHMENTS.get(face.name, 1.0)
    if face.keywords.get("restricted") and not free_hands(board):
        return NEVER
    return value - 0.4 * face.cost - (0.0 if value > 5 else held_back(board, card)) - 0.01
