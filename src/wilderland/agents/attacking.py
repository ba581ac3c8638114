"""How an expert attacks: whom, with whom, and when to help another player."""

from __future__ import annotations

from wilderland.agents.board import Board
from wilderland.agents.fighting import Blow, archers, attackers_for, blows, by_attack, may_attack, together
from wilderland.agents.judging import kill_value
from wilderland.agents.pieces import Character, Foe
from wilderland.effects.numbers import marked
from wilderland.model.kinds import ATTACKS_STAGING
from wilderland.model.records import Option
from wilderland.rules.attacking import done_with, left_to_archers


def my_blows(board: Board, foes: list[Foe]) -> list[Blow]:
    """My attacks on these enemies of mine, with the help that may be had."""
    return blows(board, foes, board.me.able + archers(board, board.me))[1]


def reach(board: Board, foe: Foe) -> list[Character]:
    """Who of mine can hurt an enemy that is not engaged with me."""
    if foe.seat < 0:
        able = [one for one in board.me.able if marked(board.state, ATTACKS_STAGING, one.id)]
        return [one for one in able if one.attack + 1 > foe.defense][:1]
    able = [one for one in board.me.able if may_attack(board, one) and board.keyword(one.id, "ranged")]
    return able if together(board, able, foe) > foe.defense else []


def attack(board: Board) -> Option:
    """The first attack of the plan; what cannot be reached otherwise if somebody is free."""
    targets = {option.card for option in board.options if option.card >= 0}
    for foe, group in my_blows(board, [foe for foe in board.me.foes if foe.id in targets]):
        if any(one.seat == board.seat for one in group):
            return board.on(foe.id) or board.least
    others = [board.foe(card) for card in sorted(targets - {foe.id for foe in board.me.foes})]
    for foe in sorted(others, key=lambda one: -kill_value(board, one)):
        if reach(board, foe):
            return board.on(foe.id) or board.least
    return board.least


def attackers(board: Board) -> Option:
    """As planned: as few as it takes to kill, or all who are free."""
    foe = board.foe(board.decision.source)
    picked = {one.id for one in (mine(board, foe) if foe.seat == board.seat else reach(board, foe))}
    for option in board.options:
        if option.card in picked:
            return option
    return board.option("done") or board.option("cancel") or board.options[0]


def mine(board: Board, foe: Foe) -> list[Character]:
    """Who of mine attacks an enemy of mine; nobody if the plan leaves it to archers of others and that is allowed."""
    able, done = sorted(board.me.able, key=by_attack), done_with(board.state)
    for planned, group in my_blows(board, [other for other in board.me.foes if other.id not in done]):
        if planned.id == foe.id:
            own = [one for one in group if one.seat == board.seat]
            if own or left_to_archers(board.state, board.seat, foe.id, done):
                return own
    return attackers_for(board, foe, able) or [one for one in able if may_attack(board, one)]


def join(board: Board) -> Option:
    """Join with whoever is not needed at home, if it helps to kill."""
    home = {one.id for _, group in blows(board, board.me.foes, board.me.able)[1] for one in group}
    for option in board.options:
        if option.card >= 0 and option.card not in home:
            return option
    return board.least
