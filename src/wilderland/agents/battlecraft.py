"""What an action is worth for the fights: enemies held off, characters readied, blows that come first or harder.

Everything is reckoned as the difference it makes to the battles as they would be fought (`fighting.battle`).
"""

from __future__ import annotations

from wilderland.agents.board import Board
from wilderland.agents.defending import still_to_attack
from wilderland.agents.fighting import attackers_for, battle, coming, fight
from wilderland.agents.judging import hurt, kill_value, stays_behind
from wilderland.agents.pieces import Character, Foe
from wilderland.agents.planning import NEVER
from wilderland.model.kinds import COMBAT, ENCOUNTER, TRAVEL

ATTACKS = frozenset({"combat.shadows"})
"""Before enemies attack."""
LIGHT = 2.0
"""What the event that sends an enemy back is worth kept."""
CHEERING = 3.0
"""What the event that cheers everybody on is worth kept."""


def fights(board: Board, seat: int, more: int = -1) -> float:
    """What a player's fight is worth from here on, with one more of the characters ready."""
    side = board.sides[seat]
    able = [one for one in side.characters if one.ready or one.id == more]
    return battle(board, side, able, still_to_attack(board, seat), side.foes).value


def held_off(board: Board, foes: list[Foe], seat: int) -> float:
    """What it is worth that these enemies do not attack a player."""
    before = fights(board, seat)
    for foe in foes:
        foe.held = True
    after = fights(board, seat)
    for foe in foes:
        foe.held = False
    return after - before


def holding_off(board: Board) -> dict[int, float]:
    """What it is worth to hold off each enemy."""
    return {
        foe.id: held_off(board, [foe], seat)
        for seat, side in board.sides.items()
        for foe in side.foes
        if not foe.attacked
    }


def readied(board: Board, one: Character) -> float:
    """What it is worth for the fight that a character readies."""
    return fights(board, one.seat, one.id) - fights(board, one.seat)


def needed(board: Board, one: Character) -> float:
    """What the fight to come loses if a character is exhausted."""
    side = board.sides[one.seat]
    foes = side.foes + coming(board)[one.seat]
    rest = [other for other in side.able if other.id != one.id]
    return max(0.0, fight(board, side, side.able, foes) - fight(board, side, rest, foes))


def defender_now(board: Board) -> tuple[Foe, Character] | None:
    """The enemy that attacks now and who defends, once its shadow cards are resolved."""
    attack = board.attack
    if attack is None or not attack.by_enemy or not attack.characters:
        return None
    return board.foe(attack.enemy), board.character(attack.characters[0])


def lacking(board: Board) -> int:
    """What the attack under way lacks to kill; 0 without one."""
    attack = board.attack
    if attack is None or attack.by_enemy:
        return 0
    return board.foe(attack.enemy).due - sum(board.character(card).attack for card in attack.characters)


def fighting_ahead(board: Board) -> bool:
    return any(side.foes for side in board.sides.values())


def sneak_attack(board: Board, card: int) -> float:
    if board.holds("Gandalf"):
        if board.step == "quest.begin":
            return 6.0
        return 5.0 if board.me.foes else NEVER
    return 2.0 if board.holds("Beorn") and board.step in ATTACKS and board.me.foes else NEVER


def feint(board: Board, card: int) -> float:
    return max(holding_off(board).values(), default=0.0) - 2.5


def thicket(board: Board, card: int) -> float:
    return max(held_off(board, side.foes, seat) for seat, side in board.sides.items()) - 6.0


def light_in_the_dark(board: Board, card: int) -> float:
    return max(sending_back(board).values(), default=0.0) - LIGHT


def sending_back(board: Board) -> dict[int, float]:
    """What it is worth that an enemy goes back to the staging area, where nobody strikes it either."""
    found = {}
    for seat, side in board.sides.items():
        before = fights(board, seat)
        for foe in side.foes:
            if not foe.attacked:
                rest = [other for other in side.foes if other is not foe]
                waiting = [other for other in still_to_attack(board, seat) if other.id != foe.id]
                found[foe.id] = battle(board, side, side.able, waiting, rest).value - before
                found[foe.id] -= stays_behind(board, foe)
    return found


def quick_strike(board: Board, card: int) -> float:
    return struck_first(board)[0] - 1.5


def struck_first(board: Board) -> tuple[float, int]:
    """What it is worth to kill an enemy before it attacks, with one character; and with whom."""
    side, best, who = board.me, 0.0, -1
    before = fights(board, board.seat)
    for foe in side.foes:
        for one in side.able if not foe.attacked else []:
            if attackers_for(board, foe, [one]):
                foes = [other for other in side.foes if other is not foe]
                able = [other for other in side.able if other is not one]
                waiting = [other for other in foes if not other.attacked]
                gain = kill_value(board, foe) + battle(board, side, able, waiting, foes).value - before
                if gain > best:
                    best, who = gain, one.id
    return best, who


def rain_of_arrows(board: Board, card: int) -> float:
    sides = board.sides.values()
    return max(sum(3.0 if foe.left == 1 else 0.7 for foe in side.foes) for side in sides) - 2.0


def for_gondor(board: Board, card: int) -> float:
    """Everybody strikes harder, Gondor stands firmer: for a kill that would not be one, before attacks or in one."""
    attack, short = board.attack, lacking(board)
    if board.step in ATTACKS:
        return inspired(board) - CHEERING
    if attack is None or not 0 < short <= len(attack.characters):
        return NEVER
    return kill_value(board, board.foe(attack.enemy)) - CHEERING


def inspired(board: Board) -> float:
    """What it is worth for all fights that everybody's attack is one more, and the defense of Gondor too."""
    if not fighting_ahead(board):
        return 0.0
    before = sum(fights(board, seat) for seat in board.seats)
    spread(board, 1)
    after = sum(fights(board, seat) for seat in board.seats)
    spread(board, -1)
    return after - before


def spread(board: Board, amount: int) -> None:
    """Reckon with so much more attack for everybody, and defense for Gondor."""
    for one in board.everyone:
        one.attack += amount
        one.defense += amount if "Gondor" in one.face.traits else 0
    board.reckoned.clear()


def common_cause(board: Board, card: int) -> float:
    """One hero rests so that another fights."""
    return swapped(board)[0] - 1.5


def swapped(board: Board) -> tuple[float, int]:
    """What it is worth for the fights that one hero of mine exhausts and another hero readies; and who exhausts."""
    best, who = 0.0, -1
    if not fighting_ahead(board):
        return best, who
    before = sum(fights(board, seat) for seat in board.seats)
    tired = [one for one in board.everyone if one.hero and not one.ready]
    for mine in [one for one in board.me.able if one.hero]:
        for other in tired:
            mine.ready, other.ready = False, True
            gain = sum(fights(board, seat) for seat in board.seats) - before
            mine.ready, other.ready = True, False
            if gain > best:
                best, who = gain, mine.id
    return best, who


def blade_mastery(board: Board, card: int) -> float:
    if board.step == "combat.player.1":
        return 3.0 if lacking(board) == 1 else NEVER
    return shielded(board, -1) - 1.5


def shielded(board: Board, host: int) -> float:
    """What one more defense would save the defender (a certain one, if named)."""
    now = defender_now(board)
    if now is None or (host >= 0 and now[1].id != host):
        return 0.0
    foe, one = now
    damage = foe.attack - one.defense
    return hurt(board, one, damage) - hurt(board, one, damage - 1)


def beorn(board: Board, card: int) -> float:
    attack, short = board.attack, lacking(board)
    if attack is None or card not in attack.characters or not 0 < short <= 5:
        return NEVER
    return kill_value(board, board.foe(attack.enemy)) - 6.0


def ever_vigilant(board: Board, card: int) -> float:
    tired = [one for one in board.everyone if not one.hero and not one.ready and board.sides[one.seat].foes]
    return max((readied(board, one) for one in tired), default=0.0) - 2.0


def grim_resolve(board: Board, card: int) -> float:
    tired = sum(not one.ready for one in board.everyone)
    return tired - 4.0 if sum(len(side.foes) for side in board.sides.values()) > 1 else NEVER


def courage(board: Board, card: int) -> float:
    """Unexpected Courage: ready its hero when the quest is over, so that one may also choose to fight."""
    tired = board.cards[board.cards[card].host].exhausted
    useful = board.phase in (TRAVEL, ENCOUNTER) or (board.phase == COMBAT and fighting_ahead(board))
    return 4.0 if tired and useful else NEVER
