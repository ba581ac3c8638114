"""What an expert plays in the planning phase, and with which opening hand he begins."""

from __future__ import annotations

import math
from collections import Counter

from wilderland.agents.board import Board
from wilderland.agents.judging import value_of_ally
from wilderland.agents.knowledge import READY_EVENTS
from wilderland.agents.stages import CAVERNS, TOWER
from wilderland.model.kinds import ATTACK, THREAT, WILLPOWER
from wilderland.model.records import Option

NEVER = -1.0
GANDALF = 5
"""What he costs."""
CHEER = 2
"""What it costs to cheer everybody on."""
ONE_ALLY = (TOWER, CAVERNS)
"""Stages where all players together may play one ally a round."""


def mulligan(board: Board) -> Option:
    """Keep a hand that is worth as much as another one would be on average."""
    owned = Counter([board.face(card).name for card in board.owned])
    held = {board.face(card).name for card in board.hand}
    worth = 0.0
    for name, copies in sorted(owned.items()):  # not as they lie in the deck: sums are rounded
        missed = math.comb(len(board.owned) - copies, len(board.hand)) / math.comb(len(board.owned), len(board.hand))
        worth += board.prices.openers.get(name, 0.0) * ((name in held) - (1 - missed))
    return board.option("keep" if worth >= board.prices.choosy else "mulligan") or board.options[0]


def ally(board: Board, card: int) -> float:
    """What it is worth to play an ally now."""
    face, prices = board.face(card), board.prices
    value = value_of_ally(board, face) + (face.stats[WILLPOWER] if board.headroom < prices.tight else 0.0)
    if board.blockers:
        value += prices.blocker * face.stats[ATTACK]
    if face.name == "Longbeard Orc Slayer":
        value += 0.7 * sum("Orc" in foe.face.traits for foe in board.foes)
    if face.name == "Gandalf" and board.holds("Sneak Attack") and board.purse(face) < 8:
        return NEVER
    if board.quest in ONE_ALLY and value < prices.slot and others_may(board):
        return NEVER
    kept = 0.0 if board.quest in ONE_ALLY else held_back(board, card)
    return value - prices.cost_of_ally * face.cost - kept


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
            return board.prices.saved_for_gandalf
    if board.round < 2:
        return 0.0
    waiting = [other for other in board.hand if other != card and board.name(other) in READY_EVENTS]
    return board.prices.saved_for_event if waiting and left < min(board.face(other).cost for other in waiting) else 0.0


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
    value = board.prices.attachments.get(face.name, board.prices.attachment)
    if face.keywords.get("restricted") and not free_hands(board):
        return NEVER
    return value - board.prices.cost_of_attachment * face.cost - (0.0 if value > 5 else held_back(board, card)) - 0.01
