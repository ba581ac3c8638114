"""Where an expert travels."""

from __future__ import annotations

from wilderland.agents.board import Board
from wilderland.agents.judging import spare
from wilderland.agents.stages import NO_PROGRESS
from wilderland.model.kinds import THREAT
from wilderland.model.records import Option


def gain(board: Board, location: int) -> float:
    """What it is worth that a location leaves the staging area, after what it takes to travel there."""
    prices = board.prices
    value = prices.location + prices.location_threat * board.stat(location, THREAT)
    value += prices.travel.get(board.name(location), 0.0)
    if board.name(location) == "Necromancer's Pass" and board.hand and board.seat == board.seats[0]:
        kept = [max(0.5, prices.passing - spare(board, card)) for card in board.hand]
        whole: float = sum(kept)
        value -= min(2, len(kept)) * whole / len(kept)
    if board.name(location) == "Tower Gate":
        value -= prices.guarded * len(board.seats)
    if board.name(location) == "Great Forest Web":
        value -= 3.0 if any(side.foes for side in board.sides.values()) or board.staged else 0.5
    return value + (prices.guarding if location in board.guards else 0.0)


def pull(board: Board, location: int) -> float:
    """How well it fits to go there now: the others wait until it is explored, long if willpower is scarce."""
    counts = board.prices.waiting if board.quest not in NO_PROGRESS else 0.0
    slow = 1.5 if board.headroom < board.prices.tight else 0.0
    return gain(board, location) - (counts + slow) * board.explore(location)


def travel(board: Board) -> Option:
    """Where most threat leaves the staging area for least trouble."""
    there = max((option for option in board.options if option.card >= 0), key=lambda one: pull(board, one.card))
    return there if gain(board, there.card) > 0.5 * board.explore(there.card) else board.option("stay") or there
