"""When an expert acts: every card's moment, and what it is worth then. Nothing is done for less than nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from wilderland.agents import battlecraft as combat
from wilderland.agents.battlecraft import ATTACKS, shielded
from wilderland.agents.board import Board
from wilderland.agents.judging import card_price, parting, raised, relief, value_of_ally
from wilderland.agents.planning import NEVER, ally, attachment
from wilderland.agents.stages import TOWER, claims, jailor_waits, reserves, result
from wilderland.model.kinds import ALLY, ATTACHMENT, ENEMY, LOCATION, PLANNING, STAGING, THREAT
from wilderland.model.records import Option

Value = Callable[[Board, int], float]
ANY: frozenset[str] = frozenset()
"""No step in particular."""
STAGED = frozenset({"quest.staging"})
"""When everything has been revealed."""
CALM = frozenset({"planning.turn", "planning", "quest.begin", "refresh", "resource"})
LAST_CHANCE = frozenset({"combat.end"})
CLAIMING = frozenset({"planning.turn", "quest.staging", "quest.resolution"})
"""When it may be known whether a stage can be left with a treasure."""
OPEN_STEPS = ("planning.turn", "quest.staging", "combat.shadows")
"""Where one thinks of what has no moment of its own."""
PLANNED = frozenset({"quest.begin", "combat.shadows", "combat.end", "refresh"})
"""When nothing is left to be paid for in planning."""


def more_willpower(board: Board, amount: int) -> float:
    """What so much more willpower is worth now (or so much less threat)."""
    over = board.willpower - board.staging_threat
    return result(board, over + amount) - result(board, over)


def took(board: Board, card: int) -> float:
    """Wandering Took: some of my threat for somebody who can bear it better."""
    others = [raised(board, board.threat(seat), 3) for seat in board.seats if seat != board.seat]
    return -raised(board, board.threat(board.seat), -3) - min(others, default=99.0) - 1.0


def faramir(board: Board, card: int) -> float:
    counts = [sum(one.committed for one in side.characters) for side in board.sides.values()]
    price = combat.needed(board, board.character(card)) + board.prices.efforts["Faramir"]
    return more_willpower(board, max(counts)) - price


def eowyn(board: Board, card: int) -> float:
    spare = board.hand_size(board.seat)
    if not spare or not board.cards[card].committed:
        return NEVER
    return more_willpower(board, 1) - parting(board) - board.prices.efforts["Éowyn"]


def protector(board: Board, card: int) -> float:
    host = board.cards[card].host
    if board.step == "combat.enemy.3":
        return shielded(board, host) - parting(board) - 0.3
    return more_willpower(board, 1) - parting(board) - 0.2 if board.cards[host].committed else NEVER


def hush(kind: int) -> Value:
    """Radagast's Cunning, Secret Paths: a card of the staging area counts no threat."""

    def value(board: Board, card: int) -> float:
        there = [board.stat(one, THREAT) for one in board.zones[STAGING] if board.kind(one) == kind]
        return more_willpower(board, max(there, default=0)) - card_price(board) - 0.4

    return value


def greeting(board: Board, card: int) -> float:
    """The Galadhrim's Greeting."""
    one = max(relief(board, seat, 6) for seat in board.seats)
    each = sum(relief(board, seat, 2) for seat in board.seats)
    return max(one, each) - board.prices.efforts["The Galadhrim's Greeting"]


def heal(amount: int, price: float, heroes: bool = False) -> Value:
    def value(board: Board, card: int) -> float:
        gain = 0.0
        for one in board.everyone:
            if one.hero or not heroes:
                need = (1.6 if one.left <= 2 else 1.0) * (1.0 if one.hero else 0.5)
                gain = max(gain, min(amount, one.damage) * need)
        return gain - price

    return value


def glorfindel(board: Board, card: int) -> float:
    """A resource for a wound: when a hero is in danger, or when there is nothing better to pay for."""
    wounded = [one for one in board.everyone if one.damage and one.hero]
    rich = board.cards[card].resources >= 2
    return 1.0 if any(one.left <= 2 for one in wounded) or (wounded and rich) else NEVER


def hospitality(board: Board, card: int) -> float:
    return max(sum(hero.damage for hero in side.heroes) for side in board.sides.values()) - 5.0


def self_preservation(board: Board, card: int) -> float:
    wounds = board.cards[board.cards[card].host].damage
    return 2.0 if wounds > 1 or (wounds and board.step == "refresh") else NEVER


def always(value: float) -> Value:
    return lambda board, card: value


def look_ahead(board: Board, card: int) -> float:
    return 1.0 if board.top and board.top[0] is None else NEVER


def wealth(board: Board, card: int) -> float:
    return 1.0 if len(board.hand) <= 4 else NEVER


def search(board: Board, card: int) -> float:
    return 0.5 if board.purse(board.face(card)) >= 4 and len(board.hand) <= 2 else NEVER


def fallen(board: Board, most: int) -> float:
    """The best ally in a discard pile for so many resources."""
    found = [board.face(card) for seat in range(len(board.state.players)) for card in board.discarded(seat)]
    able = [face for face in found if face.kind == ALLY and face.cost <= most and face.name != "Gandalf"]
    each = board.prices.cost_of_fallen
    return max((value_of_ally(board, face) - each * face.cost for face in able), default=0.0)


def stand_and_fight(board: Board, card: int) -> float:
    return fallen(board, board.purse(board.face(card))) - board.prices.efforts["Stand and Fight"]


def tomb(board: Board, card: int) -> float:
    good = ("A Test of Will", "The Galadhrim's Greeting", "Unexpected Courage", "Northern Tracker")
    return 0.5 if any(board.name(one) in good for one in board.discarded(board.seat)) else NEVER


def will_of_the_west(board: Board, card: int) -> float:
    poor = any(board.deck_size(seat) <= 2 and len(board.discarded(seat)) > 5 for seat in board.seats)
    return 1.0 if poor else NEVER


def claim(board: Board, card: int) -> float:
    """An objective of Dol Guldur: at the last moment, the lightest first, by whoever can bear it best.

    Sooner only the one that the first stage asks for, if the jailor would take it away.
    """
    threat = board.threat(board.seat)
    light = {"Gandalf's Map": 3.0, "Shadow Key": 2.0}.get(board.name(card), 1.0)
    light += 0.1 * len(board.me.heroes) - 0.02 * threat
    if claims(board) and threat < 48:
        return light
    if board.quest != TOWER or board.claimed or board.step not in STAGED or threat >= 44:
        return NEVER
    fails = board.willpower + reserves(board) < board.staging_threat
    return light if fails and jailor_waits(board) else NEVER


ACTIONS: dict[str, tuple[frozenset[str], Value]] = {
    "Steward of Gondor": (ANY, always(20.0)),
    "Sneak Attack": (ATTACKS | {"quest.begin"}, combat.sneak_attack),
    "Feint": (ATTACKS, combat.feint),
    "Thicket of Spears": (ATTACKS, combat.thicket),
    "A Light in the Dark": (ATTACKS, combat.light_in_the_dark),
    "Quick Strike": (ATTACKS, combat.quick_strike),
    "Rain of Arrows": (ATTACKS, combat.rain_of_arrows),
    "For Gondor!": (ATTACKS | {"combat.player.1"}, combat.for_gondor),
    "Common Cause": (ATTACKS, combat.common_cause),
    "Wandering Took": (CALM | STAGED, took),
    "Blade Mastery": (frozenset({"combat.player.1", "combat.enemy.3"}), combat.blade_mastery),
    "Beorn": (frozenset({"combat.player.1"}), combat.beorn),
    "Ever Vigilant": (ATTACKS, combat.ever_vigilant),
    "Grim Resolve": (ATTACKS, combat.grim_resolve),
    "Unexpected Courage": (ANY, combat.courage),
    "Faramir": (STAGED, faramir),
    "Éowyn": (STAGED, eowyn),
    "Protector of Lórien": (STAGED | {"combat.enemy.3"}, protector),
    "Radagast's Cunning": (STAGED, hush(ENEMY)),
    "Secret Paths": (STAGED, hush(LOCATION)),
    "The Galadhrim's Greeting": (CALM, greeting),
    "Glorfindel": (PLANNED, glorfindel),
    "Daughter of the Nimrodel": (LAST_CHANCE, heal(2, 1.2, heroes=True)),
    "Lore of Imladris": (PLANNED, heal(9, 3.0)),
    "Beorn's Hospitality": (PLANNED, hospitality),
    "Self Preservation": (ANY, self_preservation),
    "Beravor": (LAST_CHANCE, always(3.0)),
    "Gléowine": (LAST_CHANCE, always(3.0)),
    "Denethor": (LAST_CHANCE, look_ahead),
    "Henamarth Riversong": (frozenset({"quest.begin"}), look_ahead),
    "Lórien's Wealth": (PLANNED, wealth),
    "Gandalf's Search": (ANY, search),
    "Stand and Fight": (CALM, stand_and_fight),
    "Dwarven Tomb": (ANY, tomb),
    "Will of the West": (ANY, will_of_the_west),
    "Fortune or Fate": (ANY, always(20.0)),
    "Gandalf's Map": (CLAIMING, claim),
    "Dungeon Torch": (CLAIMING, claim),
    "Shadow Key": (CLAIMING, claim),
}


@cache
def heeded(step: str) -> frozenset[str]:
    """The cards whose actions may have their moment in a window of this name: the others need not be looked at."""
    return frozenset(name for name, (steps, _) in ACTIONS.items() if not steps or step in steps)


def worth(board: Board, option: Option) -> float:
    """What an action is worth now; below nothing if it is better left."""
    face = board.cards[option.card].face
    if board.phase == PLANNING and option.key.startswith("play:"):
        if face.kind == ALLY:
            return ally(board, option.card)
        if face.kind == ATTACHMENT:
            return attachment(board, option.card)
    known = ACTIONS.get(face.name)
    if known is None:
        return NEVER
    steps, value = known
    return value(board, option.card) if not steps or board.step in steps else NEVER


def timely(board: Board, option: Option) -> bool:
    """Whether an action may have its moment now."""
    face = board.face(option.card)
    if board.phase == PLANNING and face.kind in (ALLY, ATTACHMENT) and option.key.startswith("play:"):
        return True
    if face.name not in ACTIONS:
        return False
    steps = ACTIONS[face.name][0]
    return board.step in (steps or OPEN_STEPS)


def act(board: Board) -> Option:
    """The best that can be done now, or nothing."""
    best, chosen = 0.0, board.options[-1]
    for option in board.options:
        if option.card >= 0:
            value = worth(board, option)
            if value > best:
                best, chosen = value, option
    return chosen
