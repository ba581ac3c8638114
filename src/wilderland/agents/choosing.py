"""Whom an expert chooses: for his own cards whoever gains most, for the encounter deck whoever bears it best."""

from __future__ import annotations

from collections.abc import Callable

from wilderland.agents.battlecraft import holding_off, readied, sending_back
from wilderland.agents.board import Board
from wilderland.agents.forecast import revealed_threat
from wilderland.agents.judging import hurt, kill_value, loss, raised, relief, spare, value_of_ally
from wilderland.agents.knowledge import REVEALS, TREASURES
from wilderland.agents.paying import carrier
from wilderland.model.kinds import (
    ATTACHMENT,
    ATTACK,
    CHARACTERS,
    DEFENSE,
    ENEMY,
    HANDS,
    QUESTING,
    THREAT,
    WILLPOWER,
)
from wilderland.model.records import Option

DAMAGE = {"Dol Guldur Orcs": 2, "Hummerhorns": 5, "Goblin Sniper": 1, "Shadow Key": 1}
STRIKE = 4
"""What Gandalf's strike does to an enemy; one that outlives it was better left to others."""
FRIENDLY = ("Old Forest Road", "Mountains of Mirkwood", *TREASURES)
"""Encounter cards that offer something."""


def against_me(board: Board, card: int) -> float:
    """How well a card bears what an encounter card does."""
    source, kind = board.name(board.decision.source), board.kind(card)
    if source in DAMAGE and kind in CHARACTERS:
        return -hurt(board, board.character(card), DAMAGE[source])
    willpower, attack, defense = (board.stat(card, which) for which in (WILLPOWER, ATTACK, DEFENSE))
    if source == "Black Forest Bats":
        return -float(willpower)
    if source in ("King Spider", "Great Forest Web"):
        return -(attack + defense + (2.0 * willpower if board.phase == QUESTING else 0.0))
    if source == "Caught in a Web":
        return board.cards[card].resources - float(willpower + attack)
    if source == '"Don\'t Leave the Path!"' and board.name(card) == "Ungoliant's Spawn":
        return 1.0
    if kind == ATTACHMENT:
        return -board.prices.attachments.get(board.name(card), board.prices.attachment)
    if kind == ENEMY:
        return -float(2 * board.stat(card, THREAT) + 3 * attack)
    if card in board.hand:
        return spare(board, card)
    return -loss(board, board.character(card)) if kind in CHARACTERS else 0.0


def for_me(board: Board, card: int) -> float:
    """How much good a card of mine does to another."""
    source, kind, record = board.name(board.decision.source), board.kind(card), board.cards[card]
    if source in ("Glorfindel", "Daughter of the Nimrodel", "Lore of Imladris"):
        one = board.character(card)
        return one.damage * (2.0 if one.hero else 1.0) * (2.0 if one.left <= 2 else 1.0)
    if source == "Gandalf" and kind == ENEMY:
        foe = board.foe(card)
        return (10.0 if foe.left <= STRIKE else 0.0) + kill_value(board, foe)
    if source == "A Light in the Dark":
        return sending_back(board).get(card, -99.0)
    if source == "Feint":
        return holding_off(board).get(card, 0.0) + 0.1 * board.stat(card, ATTACK)
    if source in ("Ever Vigilant", "Common Cause"):
        return readied(board, board.character(card))
    if source in ("Sneak Attack", "Stand and Fight"):
        return value_of_ally(board, board.face(card))
    if source in TREASURES:
        return carrier(board, source, card)
    if source in ("Radagast's Cunning", "Secret Paths"):
        return float(board.stat(card, THREAT))
    if source == "Blade Mastery":
        attack = board.attack
        return (20.0 if attack and card in attack.characters else 0.0) + board.character(card).left
    if source == "Théodred":
        mine = record.controller == board.seat
        needs = board.name(card) == "Aragorn" and record.committed and record.exhausted and not record.resources
        return board.prices.own * mine + (board.prices.rising if needs else 0.0) - record.resources
    if source == "Snowbourn Scout":
        return board.stat(card, THREAT) + (5.0 if board.explore(card) == 1 else 0.0)
    if source == "Miner of the Iron Hills":
        return 1.0 if record.owner < 0 else -1.0
    if kind == ENEMY:
        foe = board.foe(card)
        return kill_value(board, foe) - foe.left
    if kind in CHARACTERS and record.zone not in HANDS:
        return (10.0 if record.exhausted else 0.0) + board.stat(card, ATTACK) + board.stat(card, DEFENSE)
    return -spare(board, card)


def pick(board: Board) -> Option:
    """For an encounter card whoever bears it best; for my own whoever gains most."""
    able = [option for option in board.options if option.card >= 0]
    if not able:
        return board.options[0]
    rule = rule_for(board)
    return max(able, key=lambda option: rule(board, option.card))


def rule_for(board: Board) -> Callable[[Board, int], float]:
    """How well a card answers what is asked."""
    source = board.decision.source
    against = (source < 0 or board.cards[source].owner < 0) and board.name(source) not in FRIENDLY
    return against_me if against else for_me


def player(board: Board) -> Option:
    """Threat for whoever has most of it, cards for whoever has fewest, help for whoever is attacked most."""
    source = board.name(board.decision.source)

    def value(seat: int) -> float:
        side = board.sides.get(seat)
        if side is None:
            return -99.0
        mine = 0.1 if seat == board.seat else 0.0
        if source == "The Galadhrim's Greeting":
            return relief(board, seat, 6)
        if source == "Faramir":
            return sum(one.committed for one in side.characters) + mine
        if source in ("Thicket of Spears", "Rain of Arrows", "Stand Together"):
            return sum(3 + foe.attack for foe in side.foes) + mine
        if source == "Beorn's Hospitality":
            return sum(hero.damage for hero in side.heroes) + mine
        if source == "Wandering Took":
            return -raised(board, side.threat, 3)
        if source == "Will of the West":
            return -float(board.deck_size(seat))
        if source == "Caught in a Web":
            return len(side.characters) + mine
        return -0.5 * board.hand_size(seat) + 10 * mine - (0.0 if board.deck_size(seat) > 3 else 20.0)

    able = [option for option in board.options if option.seat >= 0]
    return max(able, key=lambda option: value(option.seat)) if able else board.options[0]


def effect(board: Board) -> Option:
    """Gandalf: calm when threat is high, strike what it kills, else draw. Others: what is needed."""
    calm, strike = board.option("effect:calm"), board.option("effect:strike")
    if calm or strike:
        killed = max((kill_value(board, foe) for foe in board.foes if foe.left <= STRIKE), default=0.0)
        calmed = relief(board, board.seat, 5)
        draw = board.prices.draw if board.deck_size(board.seat) > 3 else 0.0
        choices = ((board.prices.strike * killed, strike), (calmed, calm), (draw, board.option("effect:draw_three")))
        return max(choices, key=lambda pair: pair[0])[1] or board.options[0]
    if board.option("effect:one_player"):
        one = max(relief(board, seat, 6) for seat in board.seats)
        each = sum(relief(board, seat, 2) for seat in board.seats)
        return board.option("effect:one_player" if one >= each else "effect:each_player") or board.options[0]
    return board.option("effect:willpower" if board.phase == QUESTING else "effect:defense") or board.options[0]


def may(board: Board) -> Option:
    """Denethor puts what is bad to the bottom; other offers are taken."""
    if board.name(board.decision.source) == "Denethor":
        face = board.top[0] if board.top else None
        bad = face is not None and (revealed_threat(face) >= 2 or REVEALS.get(face.name, 0.0) >= 3)
        return board.option("accept" if bad else "decline") or board.options[0]
    return board.options[0]
