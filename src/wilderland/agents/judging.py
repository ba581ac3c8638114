"""What things are worth to an expert, in points (one point is about one token of progress)."""

from __future__ import annotations

from wilderland.agents.board import Board
from wilderland.agents.knowledge import ALLIES, ATTACHMENTS, BLOCKERS, CARE, COMES_BACK, JUNK, KILLS
from wilderland.agents.pieces import Character, Foe, Side
from wilderland.model.face import Face
from wilderland.model.kinds import ALLY, ATTACHMENT, ATTACK, DEFENSE, HIT_POINTS, IN_PLAY, WILLPOWER

HERO = 24.0
"""What it costs to lose a hero, at least."""
GAME = 60.0
"""What it is worth to win, or not to be eliminated."""
LIMIT = 50
PROGRESS = 0.7
"""A token of progress on the quest, in a stage that can be finished."""
IN_VAIN = 0.15
"""One in a stage that cannot be finished yet."""
EXPLORING = 0.9
"""One on the active location."""
KILL = 4.0
KILL_ATTACK = 1.4
"""To be rid of an enemy: anyway, and for each point of its attack."""
GUARD = 6.0
"""To be rid of an enemy that guards something."""
FREED = 12.0
"""To have the prisoner back."""
STAGED_THREAT = 2.0
"""A point of threat that stays in the staging area."""
STAGED_FOR_LONG = 3.5
"""One that stays until somebody fetches the enemy."""
BODY = (1.9, 0.7, 0.8, 0.6)
"""A point of an ally's willpower, attack, defense, and one of its hit points."""

STEPS = ((28, 0.6), (37, 1.2), (43, 2.0), (LIMIT - 1, 3.5))
"""Up to which threat a point of it costs how much."""


def _dial() -> tuple[float, ...]:
    found = [0.0]
    for threat in range(1, 120):
        price = next((price for high, price in STEPS if threat <= high), 0.0)
        found.append(found[-1] + price + (GAME if threat == LIMIT else 0.0))
    return tuple(found)


DIAL = _dial()


def dial(threat: int) -> float:
    """How bad a threat level is."""
    return DIAL[threat] if 0 <= threat < len(DIAL) else DIAL[0 if threat < 0 else -1]


def raised(threat: int, more: int) -> float:
    """What it costs that a threat rises by so much (or gains, if it falls)."""
    return dial(threat + more) - dial(threat)


def relief(board: Board, seat: int, less: int) -> float:
    """What it is worth that a player's threat falls: also that what is strong in the staging area stays there."""
    threat = board.threat(seat)
    kept = sum(foe.attack for foe in board.staged if foe.attack > 4 and threat - less < foe.engagement <= threat + 1)
    return kept - raised(threat, -less)


def trouble(board: Board, more: int) -> float:
    """What it costs that everybody's threat rises by so much."""
    return sum(raised(board.threat(seat), more) for seat in board.seats)


def urgency(board: Board) -> float:
    """How much time presses, from 0 to 1: nobody survives a threat of 50."""
    most = max((board.threat(seat) for seat in board.seats), default=0)
    return min(1.0, max(0.0, (most - 32) / 12))


def card_price(board: Board) -> float:
    """What a card in hand is worth to me: little, when there are more than I can pay for."""
    cards = len(board.hand)
    return 1.6 if cards <= 3 else 1.1 if cards <= 5 else 0.5


def value_of_ally(face: Face) -> float:
    """What an ally would bring, from its printed numbers."""
    stats = face.stats
    numbers = (stats[WILLPOWER], stats[ATTACK], stats[DEFENSE], stats[HIT_POINTS])
    return sum(price * number for price, number in zip(BODY, numbers, strict=True)) + ALLIES.get(face.name, 0.0)


PASSING = ("Gandalf",)
"""Who leaves play of himself, so that another copy is welcome."""


def spare(board: Board, card: int) -> float:
    """How gladly a card in hand is given up."""
    face = board.face(card)
    there = face.unique and any(other.face.name == face.name and IN_PLAY[other.zone] for other in board.cards)
    if there and face.name not in PASSING:
        return 9.0
    if not board.can_pay(face):
        return 5.0
    if face.kind == ALLY:
        return 2.0 - 0.5 * value_of_ally(face) + max(0.0, 0.8 * (face.cost - board.purse(face) - 2))
    if face.name in JUNK:
        return JUNK[face.name]
    return 1.0 - 0.5 * ATTACHMENTS.get(face.name, 1.0) if face.kind == ATTACHMENT else 0.8


def parting(board: Board) -> float:
    """What it costs to give up the card that is missed least."""
    gladly = max((spare(board, card) for card in board.hand), default=0.0)
    return max(0.3, 1.2 - 0.5 * gladly)


def care(board: Board) -> float:
    """How much the heroes' lives and wounds count here."""
    return CARE.get(board.quest, 1.0)


def loss(board: Board, one: Character) -> float:
    """What it costs to lose a character."""
    if one.loss:
        return one.loss
    if one.hero:
        others = len(board.sides[one.seat].heroes) - 1 if one.seat in board.sides else 2
        last = GAME if not others else 8.0 if others == 1 else 0.0
        if one.seat == board.captive:
            last *= 2.0
        one.loss = HERO * care(board) + 2.0 * one.willpower + last
    elif one.name == "Gandalf":
        one.loss = 0.5
    elif one.name == "Snowbourn Scout":
        one.loss = 1.6
    else:
        one.loss = 0.5 + 0.95 * value_of_ally(one.face)
    return one.loss


LIKES_WOUNDS = ("Gimli", "Glóin")
RISK = (1.0, 0.35, 0.2, 0.1, 0.05, 0.02)
"""How likely a hero with so many hit points left falls before the end, beyond the usual."""


def risk(left: int) -> float:
    return RISK[max(0, left)] if left < len(RISK) else 0.0


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
            found.append(likes * care(board) * (risk(left) - risk(one.left)) * last + 0.2 * damage)
        else:
            found.append(0.3 * damage)
    return (*found, last)


def kill_value(board: Board, foe: Foe) -> float:
    """What it is worth to be rid of an enemy."""
    if foe.kill:
        return foe.kill
    snared = foe.id >= 0 and board.carries(foe.id, "Forest Snare")
    value = 0.5 if snared else KILL + KILL_ATTACK * foe.attack + KILLS.get(foe.name, 0.0)
    if foe.name in COMES_BACK:
        value = 1.2
    blocker, more = BLOCKERS.get(board.quest, ("", 0.0))
    if foe.name == blocker:
        value += more
    if board.quest == "Ambush on the Shore":
        value += GAME if len(board.foes) == 1 else 6.0
    if foe.id in board.guards:
        value += GUARD
    foe.kill = value
    return value


def stays_behind(board: Board, foe: Foe) -> float:
    """What it costs to leave an enemy in the staging area: its threat, longer where none come by themselves."""
    each = STAGED_FOR_LONG if board.quest == "Anduin Passage" else STAGED_THREAT
    return each * foe.threat


def arrival(board: Board, foe: Foe) -> float:
    """What it costs that an enemy engages somebody, before anything is fought: what killing it then wins back.

    An enemy that keeps us here, or guards what we need, must be fought some day: that it comes is no loss in this
    respect.
    """
    blocker, more = BLOCKERS.get(board.quest, ("", 0.0))
    due = (more if foe.name == blocker else 0.0) + (GUARD if foe.id in board.guards else 0.0)
    return kill_value(board, foe) - stays_behind(board, foe) - due


def weakest(board: Board, side: Side) -> Character | None:
    """Whoever is missed least."""
    return min(side.characters, key=lambda one: loss(board, one), default=None)
