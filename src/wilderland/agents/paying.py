"""What an expert gives: which hero pays, who carries what, which card goes, which X."""

from __future__ import annotations

from wilderland.agents.battlecraft import struck_first, swapped
from wilderland.agents.board import Board
from wilderland.agents.judging import loss, spare
from wilderland.agents.knowledge import TREASURES
from wilderland.agents.timing import fallen
from wilderland.effects.numbers import icons
from wilderland.model.kinds import ATTACK, DEFENSE, HERO, HIT_POINTS, THREAT, WILLPOWER
from wilderland.model.records import Option

RESTRICTED = ("Celebrían's Stone", "Blade of Gondolin", "Citadel Plate", "Dwarven Axe", "Horn of Gondor")
"""Of these nobody carries more than two."""
KEEPERS = ("Aragorn", "Glorfindel")
"""Heroes who use resources of their own."""


def bearer(board: Board, what: str, card: int) -> float:
    """How well an attachment sits on a card."""
    return sits(board, what, card) + board.prices.bearers.get(board.name(card), 0.0)


def sits(board: Board, what: str, card: int) -> float:
    """The same, as its numbers and what it carries tell."""
    name, mine = board.name(card), 1.0 if board.cards[card].controller == board.seat else 0.0
    willpower, attack, defense = (board.stat(card, which) for which in (WILLPOWER, ATTACK, DEFENSE))
    left = board.stat(card, HIT_POINTS) - board.cards[card].damage
    again = 5.0 if board.carries(card, what) else 0.0
    carried = sum(board.cards[other].face.keywords.get("restricted", 0) > 0 for other in board.cards[card].attachments)
    if carried > 1 and what in RESTRICTED:
        return -20.0
    if what == "Forest Snare":
        return float(attack)
    if what == "Power in the Earth":
        return board.stat(card, THREAT) - 2 * again
    if what in TREASURES:
        return carrier(board, what, card)
    if what == "Celebrían's Stone":
        return willpower + (5.0 if name == "Aragorn" else 0.0) - again
    if what == "The Favor of the Lady":
        return willpower - again + mine
    if what in ("Citadel Plate", "Self Preservation", "Protector of Lórien"):
        gimli = 3.0 if name == "Gimli" and what == "Citadel Plate" else 0.0
        return 2.0 * defense + 0.5 * left + (2 if board.kind(card) == HERO else 0) + gimli - again
    if what in ("Dwarven Axe", "Blade of Gondolin"):
        dwarf = 2.0 if "Dwarf" in board.face(card).traits and what == "Dwarven Axe" else 0.0
        return attack + dwarf + (1.0 if name == "Legolas" else 0.0) + mine - again / 2
    if what == "Steward of Gondor":
        return 4.0 * mine + (2.0 if name in ("Aragorn", "Glóin") else 0.0)
    if what == "Unexpected Courage":
        return willpower + attack + defense + mine - again
    return mine


def carrier(board: Board, treasure: str, hero: int) -> float:
    """How well a hero carries an objective."""
    laden = 4.0 * len(board.cards[hero].attachments)
    if treasure == "Gandalf's Map":
        fights = board.stat(hero, ATTACK) + board.stat(hero, DEFENSE)
        return 3.0 * board.stat(hero, WILLPOWER) - 2.0 * fights - laden
    return board.stat(hero, HIT_POINTS) - board.cards[hero].damage - laden


def purse_value(board: Board, hero: int) -> float:
    """How gladly a hero pays: the fullest pool, sparing those who use their own or pay for several spheres."""
    left = board.left_of(hero)
    keeps = 3.5 if board.name(hero) in KEEPERS and left == 1 else 0.0
    return board.prices.purses.get(board.name(hero), 0.0) + left - keeps - 0.5 * icons(board.state, hero).bit_count()


def pay(board: Board) -> Option:
    """From the fullest pool, sparing those who use their own; with what is worth least."""
    able = [option for option in board.options if option.card >= 0]
    if not able:
        return most(board)
    what = board.name(board.decision.source)
    word = able[0].key.partition(":")[0]

    def value(card: int) -> float:
        if word == "pay":
            return purse_value(board, card)
        if word == "host":
            return bearer(board, what, card)
        if word == "discard":
            return spare(board, card)
        if what == "Quick Strike":
            return 9.0 if card == struck_first(board)[1] else board.stat(card, ATTACK) / 10
        if what == "Common Cause":
            return 9.0 if card == swapped(board)[1] else -board.stat(card, ATTACK) / 10
        return -float(board.stat(card, ATTACK) + board.stat(card, DEFENSE)) - loss(board, board.character(card)) / 10

    return max(able, key=lambda option: value(option.card))


def most(board: Board) -> Option:
    """The X of a card: what it is worth most for."""
    able = [option for option in board.options if option.key.startswith("x:")]
    if not able:
        return next((option for option in board.options if option.key != "cancel"), board.options[0])
    if board.name(board.decision.source) == "Stand and Fight":
        return max(able, key=lambda option: fallen(board, int(option.key[2:])))
    few = [option for option in able if int(option.key[2:]) <= 4] or able
    return max(few, key=lambda option: int(option.key[2:]))


def shed(board: Board) -> Option:
    """What must go: what is worth least."""
    able = [option for option in board.options if option.card >= 0]
    if not able:
        return board.options[0]
    return min(able, key=lambda option: board.prices.attachments.get(board.name(option.card), 9.0))
