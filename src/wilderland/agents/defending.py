"""How an expert defends: who stands in the way, who bears the damage, which attack comes first."""

from __future__ import annotations

from wilderland.agents.board import Board
from wilderland.agents.fighting import Battle, archers, defense_cost, undefended_cost
from wilderland.agents.judging import hurt
from wilderland.agents.pieces import Character, Foe
from wilderland.agents.showdown import thorough
from wilderland.model.records import Option


def still_to_attack(board: Board, seat: int) -> list[Foe]:
    """The enemies that attack a player yet, the one attacking now among them."""
    attack = board.attack
    now = attack.enemy if attack is not None and attack.by_enemy else -1
    found = [foe for foe in board.sides[seat].foes if not foe.attacked or foe.id == now]
    if now >= 0 and attack is not None and attack.seat == seat and now not in [foe.id for foe in found]:
        found.append(board.foe(now))
    return found


def my_battle(board: Board) -> Battle:
    """How I mean to fight from here on."""
    me = board.me
    return thorough(board, me, me.able, still_to_attack(board, board.seat), me.foes, archers(board, me))


def defend(board: Board) -> Option:
    """The defender of the plan; for another player only if that saves more than it costs."""
    attack = board.attack
    if attack is None or board.option("done") is not None:
        return board.least
    foe = board.foe(board.decision.source)
    able = [board.character(option.card) for option in board.options if option.card >= 0]
    if attack.seat != board.seat:
        price = {one.id: defense_cost(board, foe, one) + missed(board, one) + 0.3 for one in able}
        best = min(able, key=lambda one: price[one.id])
        saved = undefended_cost(board, foe, board.sides[attack.seat], {})
        return (board.on(best.id) if price[best.id] < saved else None) or board.least
    chosen = my_battle(board).defenders.get(foe.id)
    return (board.on(chosen.id) if chosen is not None else None) or board.least  # a sentinel's turn comes after mine


def missed(board: Board, one: Character) -> float:
    """What my own fight loses if a character of mine is needed elsewhere."""
    me, waiting = board.me, still_to_attack(board, board.seat)
    if not me.foes:
        return 0.0
    rest = [other for other in me.able if other.id != one.id]
    return thorough(board, me, me.able, waiting, me.foes).value - thorough(board, me, rest, waiting, me.foes).value


def bear(board: Board) -> Option:
    """Who takes the damage: whoever it costs least."""
    attack = board.foe(board.decision.source).attack
    return min(board.options, key=lambda option: hurt(board, board.character(option.card), attack))


def order_of_attacks(board: Board) -> Option:
    """The strongest first, while all can still defend."""
    return max(board.options, key=lambda option: board.foe(option.card).attack)
