"""What things are worth to an expert, in points (one point is about one token of progress)."""

from __future__ import annotations

from wilderland.agents.board import Board
from wilderland.agents.knowledge import BLOCKERS, COMES_BACK, JUNK, PASSAGE
from wilderland.agents.pieces import Character, Foe, Side
from wilderland.model.face import Face
from wilderland.model.kinds import ALLY, ATTACHMENT, ATTACK, DEFENSE, HIT_POINTS, IN_PLAY, WILLPOWER


def dial(board: Board, threat: int) -> float:
    """How bad a threat level is."""
    each = board.prices.dial
    return each[threat] if 0 <= threat < len(each) else each[0 if threat < 0 else -1]


def raised(board: Board, threat: int, more: int) -> float:
    """What it costs that a threat rises by so much (or gains, if it falls)."""
    return dial(board, threat + more) - dial(board, threat)


def relief(board: Board, seat: int, less: int) -> float:
    """What it is worth that a player's threat falls: also that what is strong in the staging area stays there."""
    threat = board.threat(seat)
    kept = sum(foe.attack for foe in board.staged if foe.attack > 4 and threat - less < foe.engagement <= threat + 1)
    return kept - raised(board, threat, -less)


def trouble(board: Board, more: int) -> float:
    """What it costs that everybody's threat rises by so much."""
    each = sum(raised(board, board.threat(seat), more) for seat in board.seats)
    return board.prices.dread.get(board.quest, 1.0) * each


def urgency(board: Board) -> float:
    """How much time presses, from 0 to 1: nobody survives a threat of 50."""
    most = max((board.threat(seat) for seat in board.seats), default=0)
    return min(1.0, max(0.0, (most - board.prices.pressing) / board.prices.pressing_for))


def card_price(board: Board) -> float:
    """What a card in hand is worth to me: little, when there are more than I can pay for."""
    cards = len(board.hand)
    return 1.6 if cards <= 3 else 1.1 if cards <= 5 else 0.5


def value_of_ally(board: Board, face: Face) -> float:
    """What an ally would bring, from its printed numbers."""
    stats, prices = face.stats, board.prices
    numbers = (stats[WILLPOWER], stats[ATTACK], stats[DEFENSE], stats[HIT_POINTS])
    value = sum(price * number for price, number in zip(prices.body, numbers, strict=True))
    return value + prices.allies.get(face.name, 0.0)


PASSING = ("Gandalf",)
"""Who leaves play of himself, so that another copy is welcome."""


def spare(board: Board, card: int) -> float:
    """How gladly a card in hand is given up."""
    return of_no_use(board, card) + board.prices.spare.get(board.face(card).name, 0.0)


def of_no_use(board: Board, card: int) -> float:
    """The same, by what it would bring."""
    face, prices = board.face(card), board.prices
    there = face.unique and any(other.face.name == face.name and IN_PLAY[other.zone] for other in board.cards)
    if there and face.name not in PASSING:
        return 9.0
    if not board.can_pay(face):
        return 5.0
    if face.kind == ALLY:
        lacking = max(0, face.cost - board.purse(face) - 2)
        worth = prices.ally_in_hand_worth * value_of_ally(board, face)
        return prices.ally_in_hand - worth + prices.ally_in_hand_dear * lacking
    if face.name in JUNK:
        return JUNK[face.name]
    return 1.0 - 0.5 * prices.attachments.get(face.name, prices.attachment) if face.kind == ATTACHMENT else 0.8


def parting(board: Board) -> float:
    """What it costs to give up the card that is missed least."""
    gladly = max((spare(board, card) for card in board.hand), default=0.0)
    return max(0.3, board.prices.parting - 0.5 * gladly)


def care(board: Board) -> float:
    """How much the heroes' lives and wounds count here."""
    return board.prices.care.get(board.quest, 1.0)


def loss(board: Board, one: Character) -> float:
    """What it costs to lose a character."""
    if one.loss:
        return one.loss
    prices = board.prices
    if one.hero:
        others = len(board.sides[one.seat].heroes) - 1 if one.seat in board.sides else 2
        last = prices.game if not others else prices.lonely if others == 1 else 0.0
        if one.seat == board.captive:
            last *= 2.0
        one.loss = prices.hero * care(board) + prices.willing * one.willpower + last
    elif one.name == "Gandalf":
        one.loss = 0.5
    elif one.name == "Snowbourn Scout":
        one.loss = 1.6
    else:
        one.loss = 0.5 + prices.ally * value_of_ally(board, one.face)
    return one.loss


LIKES_WOUNDS = ("Gimli", "Glóin")


def risk(board: Board, left: int) -> float:
    """How likely a hero with so many hit points left falls before the end, beyond the usual."""
    if left <= 0:
        return 1.0
    each = board.prices.risks
    return each[left - 1] if left <= len(each) else 0.0


def hurt(board: Board, one: Character, damage: int) -> float:
    """What it costs that a character takes damage."""
    if damage <= 0:
        return 0.0
    if not one.pain:
        one.pain = pain(board, one)
    return one.pain[damage] if damage < one.left else one.pain[-1]


def pain(board: Board, one: Character) -> tuple[float, ...]:
    """What each amount of damage costs a character, up to its last hit point."""
    last = loss(board, one)
    found = [0.0]
    for damage in range(1, one.left):
        left = one.left - damage
        if one.hero:
            likes = 0.5 if one.name in LIKES_WOUNDS and left > 1 else 1.0
            danger = likes * care(board) * (risk(board, left) - risk(board, one.left))
            found.append(danger * last + board.prices.wound * damage)
        else:
            found.append(0.3 * damage)
    return (*found, last)


def kill_value(board: Board, foe: Foe) -> float:
    """What it is worth to be rid of an enemy."""
    if foe.kill:
        return foe.kill
    prices = board.prices
    snared = foe.id >= 0 and board.carries(foe.id, "Forest Snare")
    value = 0.5 if snared else prices.kill + prices.kill_attack * foe.attack + prices.kills.get(foe.name, 0.0)
    if foe.name in COMES_BACK:
        value = 1.2
    blocker, more = BLOCKERS.get(board.quest, ("", 0.0))
    if foe.name == blocker:
        value += more
    if board.quest == "Ambush on the Shore":
        value += prices.game if len(board.foes) == 1 else 6.0
    if foe.id in board.guards:
        value += prices.guard
    value *= prices.slain.get(board.quest, 1.0)
    foe.kill = value
    return value


def stays_behind(board: Board, foe: Foe) -> float:
    """What it costs to leave an enemy in the staging area: its threat, longer where none come by themselves."""
    each = board.prices.staged_for_long if board.quest == PASSAGE else board.prices.staged
    return each * foe.threat


def arrival(board: Board, foe: Foe) -> float:
    """What it costs that an enemy engages somebody, before anything is fought: what killing it then wins back.

    An enemy that keeps us here, or guards what we need, must be fought some day: that it comes is no loss in this
    respect.
    """
    blocker, more = BLOCKERS.get(board.quest, ("", 0.0))
    due = (more if foe.name == blocker else 0.0) + (board.prices.guard if foe.id in board.guards else 0.0)
    return kill_value(board, foe) - stays_behind(board, foe) - due


def weakest(board: Board, side: Side) -> Character | None:
    """Whoever is missed least."""
    return min(side.characters, key=lambda one: loss(board, one), default=None)
