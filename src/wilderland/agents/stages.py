"""What an expert wants of each quest stage: what progress is worth, when to leave it, when to take its treasures."""

from __future__ import annotations

from wilderland.agents.board import Board
from wilderland.agents.judging import trouble, urgency
from wilderland.agents.knowledge import JAILOR, PASSAGE, TREASURES
from wilderland.model.kinds import OBJECTIVE, STAGING

AMBUSH = "Ambush on the Shore"
FORK, SPIDERS, BEORN = "A Fork in the Road", '"Don\'t Leave the Path!"', "Beorn's Path"
TOWER, CAVERNS, DUNGEONS = "The Necromancer's Tower", "Through the Caverns", "Out of the Dungeons"
LAST_STAGES = (BEORN, DUNGEONS)
TREASURED = (TOWER, CAVERNS)
"""Stages before the end of which objectives have to be found: one that lies nowhere is back in the deck."""
LAST_STRETCH = 7
"""The quest points of the last stage of Dol Guldur: who leaves the finished caverns during a quest wins with them."""
NO_PROGRESS = (SPIDERS, AMBUSH)
"""Stages that are not won by progress."""
BRINGS_ENEMIES = {PASSAGE: 0.9, FORK: 0.5}
"""How likely the next stage brings enemies upon us as soon as the stage is left."""


def blocked(board: Board) -> bool:
    """Whether the stage cannot be finished yet, whatever the progress."""
    quest = board.quest
    return (
        bool(board.blockers)
        or (quest == TOWER and not board.claimed and not free_treasures(board))
        or (quest == CAVERNS and len(board.claimed) + len(free_treasures(board)) < 3)
    )


def free_treasures(board: Board) -> list[int]:
    """The objectives in the staging area that nothing guards."""
    cards = board.cards
    return [card for card in board.zones[STAGING] if cards[card].face.name in TREASURES and cards[card].guard < 0]


def progress(board: Board, amount: int) -> float:
    """What so much progress is worth now."""
    value, prices, quest = 0.0, board.prices, board.quest
    for location in board.active:
        due = board.explore(location)
        done = min(amount, due)
        value += prices.exploring * done + (prices.explored if done == due else 0.0)
        amount -= done
    if amount and quest not in NO_PROGRESS:
        left, held = board.quest_left, blocked(board)
        done = min(amount, left)
        each = prices.vain.get(quest, prices.in_vain) if held else prices.progress * (1 + urgency(board))
        value += each * done
        if done == left and not held:
            value += finishing(board)
        if not left and amount >= LAST_STRETCH and way_out(board):
            value += prices.game
    return value * prices.haste.get(quest, 1.0)


def way_out(board: Board) -> bool:
    """Whether nothing but the treasures in reach keeps us in the caverns.

    Claimed before a quest is resolved they bring it to the last stage; what finishes the caverns itself does not reach
    beyond (P3.10).
    """
    enough = len(board.claimed) + len(free_treasures(board)) >= 3
    return board.quest == CAVERNS and enough and board.captive < 0 and not board.blockers


def only_progress_is_missing(board: Board) -> bool:
    """Whether the way out of Dol Guldur lies open: nobody left to free or to slay, all treasures within reach."""
    return way_out(board) or (board.quest == DUNGEONS and not board.blockers)


def finishing(board: Board) -> float:
    """What it is worth to leave the stage."""
    if board.quest in LAST_STAGES:
        return board.prices.game
    return 6.0 if board.quest == PASSAGE else board.prices.finishing


def result(board: Board, margin: int) -> float:
    """What it is worth to quest with so much more willpower than threat."""
    if margin > 0:
        return progress(board, margin)
    return -trouble(board, -margin) - (board.prices.jailed if margin < 0 and jailor_waits(board) else 0.0)


def jailor_waits(board: Board) -> bool:
    """Whether a failed quest would cost an objective."""
    if board.quest not in TREASURED:
        return False
    return any(foe.name == JAILOR for foe in board.staged) and any(
        board.kind(card) == OBJECTIVE for card in board.zones[STAGING]
    )


def reserves(board: Board) -> int:
    """The willpower that can still be had in this quest phase by what lies open on the table."""
    found = 0
    for one in board.everyone:
        if one.name == "Faramir" and one.ready and not one.committed:
            found += max(sum(other.committed for other in side.characters) for side in board.sides.values())
        if one.name == "Éowyn" and one.committed:
            found += sum(board.hand_size(seat) > 0 for seat in board.seats)
    return found


def on_the_quest(board: Board, margin: int) -> int:
    """How much of a margin reaches the quest card, past the active location."""
    return margin - sum(board.explore(location) for location in board.active)


# -- Dol Guldur -----------------------------------------------------------------------------------
def claims(board: Board) -> bool:
    """Whether now is the moment to claim: the stage can be left with it. A treasure is a burden every round."""
    quest, left = board.quest, board.quest_left
    if quest not in TREASURED:
        return quest == DUNGEONS
    needed = left
    if quest == TOWER:
        if board.claimed:
            return False
    else:
        if not way_out(board):
            return False
        if urgency(board) < 0.9:
            if left:
                return False
            needed = LAST_STRETCH
    if board.step == "quest.staging":
        return on_the_quest(board, board.willpower - board.staging_threat) >= needed
    return board.step == "quest.resolution" and left == 0 and needed == left


def may_rescue(board: Board) -> bool:
    """Whether the stage is done but for the prisoner and those who keep him: progress sets him free."""
    return board.quest == CAVERNS and not board.quest_left and board.captive >= 0
