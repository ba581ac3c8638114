"""How an expert responds: what he cancels, what he lets pass, what he answers always."""

from __future__ import annotations

from collections.abc import Callable

from wilderland.agents.battlecraft import defender_now, fighting_ahead
from wilderland.agents.board import Board
from wilderland.agents.fighting import archers, coming, fight
from wilderland.agents.forecast import set_aside
from wilderland.agents.judging import arrival, hurt, raised
from wilderland.agents.knowledge import REVEALS, SHADOWS
from wilderland.agents.planning import NEVER
from wilderland.model.kinds import ATTACHMENT, ENEMY, LOCATION, REVEALED, STAGING
from wilderland.model.records import Option

Answer = Callable[[Board, Option], float]


def severity(board: Board, name: str) -> float:
    """How bad a card just revealed is as things stand."""
    sides, staging = board.sides.values(), board.zones[STAGING]
    if name == "The Necromancer's Reach":
        return sum(hurt(board, one, 1) for one in board.everyone if not one.ready)
    if name == "Evil Storm":
        return sum(hurt(board, one, 1) for side in sides if side.threat >= 35 for one in side.characters)
    if name == "Dol Guldur Orcs":
        return min((hurt(board, one, 2) for one in board.everyone if one.committed), default=0.0)
    if name == "Pursued by Shadow":
        return sum(raised(board, s.threat, sum(not one.committed for one in s.characters)) for s in sides)
    if name == "Despair":
        return 0.9 * min(4, board.quest_progress)
    if name == "Treacherous Fog":
        return 1.2 * len(board.locations) + sum(1.0 for side in sides if side.threat >= 35)
    if name == "Driven by Shadow":
        return 1.2 * sum(board.kind(card) in (ENEMY, LOCATION) for card in staging)
    if name == "Under the Shadow":
        return 1.2 * len(board.seats)
    return REVEALS.get(name, 1.0)


def cancel_reveal(board: Board, option: Option) -> float:
    """Cancel what is worse than that costs."""
    revealed, prices = board.zones[REVEALED], board.prices
    about = board.name(option.about) or (board.name(revealed[-1]) if revealed else "")
    return severity(board, about) + prices.reveals.get(about, 0.0) - prices.efforts[board.name(option.card)]


def eleanor(board: Board, option: Option) -> float:
    """Not in setup: she is missed in the first round."""
    return cancel_reveal(board, option) if board.round else NEVER


def hasty_stroke(board: Board, option: Option) -> float:
    """Against the shadow effects that cost most."""
    shadow = SHADOWS.get(board.name(option.about))
    if shadow is None:
        return NEVER
    now, effort = defender_now(board), board.prices.efforts["Hasty Stroke"]
    if now is None:
        threat = raised(board, board.threat(board.seat), shadow.undefended_threat)
        return shadow.undefended_cost + threat + 1.2 * shadow.undefended - effort
    foe, one = now
    threat = raised(board, board.threat(one.seat), shadow.threat)
    before = foe.attack - one.defense
    after = before + shadow.defended + (one.defense if shadow.bare else 0)
    return hurt(board, one, after) - hurt(board, one, before) + shadow.cost + threat - effort


def swift_strike(board: Board, option: Option) -> float:
    now = defender_now(board)
    return 1.0 if now and (now[0].left <= 2 or now[0].attack >= 5) else NEVER


def rescue(board: Board, option: Option) -> float:
    """The prisoner comes with his keeper: only when the stage is done but for that and he can be fought, or late."""
    if board.quest_left:
        return NEVER
    keeper = set_aside(board)
    if keeper is None or any(side.threat >= board.prices.late for side in board.sides.values()):
        return 1.0
    come = coming(board)
    best = NEVER
    for side in board.sides.values():
        foes = side.foes + come[side.seat]
        helpers = archers(board, side)
        before = fight(board, side, side.able, foes, helpers)
        best = max(best, fight(board, side, side.able, [*foes, keeper], helpers) - before - arrival(board, keeper))
    return best + board.prices.freed


def miner(board: Board, option: Option) -> float:
    """Only against what an encounter card has put on us."""
    cards = board.cards
    attached = [cards[other] for one in board.everyone for other in cards[one.id].attachments]
    return 1.0 if any(card.owner < 0 and card.face.kind == ATTACHMENT for card in attached) else NEVER


def strength_of_will(board: Board, option: Option) -> float:
    return 0.5 if not fighting_ahead(board) else NEVER


RESPONSES: dict[str, Answer] = {
    "A Test of Will": cancel_reveal,
    "Eleanor": eleanor,
    "Hasty Stroke": hasty_stroke,
    "Swift Strike": swift_strike,
    "Through the Caverns": rescue,
    "Son of Arnor": lambda board, option: NEVER,
    "Miner of the Iron Hills": miner,
    "Strength of Will": strength_of_will,
}


def respond(board: Board) -> Option:
    """With whatever helps; what is not named here always does."""
    for option in board.options:
        if option.card >= 0:
            rule = RESPONSES.get(board.name(option.card))
            if rule is None or rule(board, option) > 0:
                return option
    return board.option("pass", "decline") or board.options[-1]
