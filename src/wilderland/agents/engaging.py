"""Whom an expert engages of his own will, and in which order enemies come."""

from __future__ import annotations

from wilderland.agents.board import Board
from wilderland.agents.fighting import archers, coming, fight
from wilderland.agents.judging import arrival
from wilderland.agents.knowledge import ENGAGING
from wilderland.agents.pieces import Foe
from wilderland.model.records import Option


def table_with(board: Board, come: dict[int, list[Foe]], taken: Foe | None) -> float:
    """What the fights of all players are worth, if I take one enemy on."""
    foes = {}
    for seat, side in board.sides.items():
        foes[seat] = side.foes + [one for one in come[seat] if taken is None or one.id != taken.id]
        if taken is not None and seat == board.seat:
            foes[seat].append(taken)
    return sum(fight(board, s, s.able, foes[seat], archers(board, s, foes)) for seat, s in board.sides.items())


def engage(board: Board) -> Option:
    """Take an enemy on when that is better for the whole table: it counts no threat, and comes to nobody else."""
    come = coming(board)
    before = table_with(board, come, None)
    best, chosen = board.prices.taking_on, board.least
    staged = {foe.id: foe for foe in board.staged}
    sure = {foe.id for foes in come.values() for foe in foes}
    for option in board.options:
        foe = staged.get(option.card)
        if foe is None:
            continue
        value = table_with(board, come, foe) - before + ENGAGING.get(foe.name, 0.0)
        if foe.id not in sure:
            value -= arrival(board, foe)
        if board.quest == "Ambush on the Shore":
            value += 6.0
        if value > best:
            best, chosen = value, option
    return chosen


def first_to_come(board: Board) -> Option:
    """Of enemies that come alike, the least dangerous first: to whoever is asked first."""
    return min(board.options, key=lambda option: board.foe(option.card).attack)
