"""What a fight is likely to cost and to bring: who defends against what, who attacks what."""

from __future__ import annotations

from collections.abc import Sequence

from wilderland.agents.board import Board
from wilderland.agents.forecast import checks, shadows
from wilderland.agents.judging import hurt, kill_value, loss, raised, weakest
from wilderland.agents.pieces import Character, Foe, Side
from wilderland.effects.numbers import marked
from wilderland.model.kinds import CANNOT_ATTACK, CANNOT_DEFEND

Blow = tuple[Foe, list[Character]]
Plan = dict[int, Character | None]


def cannot_attack(board: Board, foe: Foe) -> bool:
    """Whether an enemy is held off this round."""
    return foe.held or (
        foe.id >= 0 and (marked(board.state, CANNOT_ATTACK, foe.id) or board.carries(foe.id, "Forest Snare"))
    )


def may_defend(board: Board, one: Character) -> bool:
    return not marked(board.state, CANNOT_DEFEND, one.id)


def may_attack(board: Board, one: Character) -> bool:
    return one.attack > 0 and not marked(board.state, CANNOT_ATTACK, one.id)


# -- one attack -----------------------------------------------------------------------------------
def defense_cost(board: Board, foe: Foe, one: Character) -> float:
    """What it is likely to cost that this character defends."""
    key = (foe.id, foe.name, one.id)
    known = board.reckoned.get(key)
    if known is None:
        known = board.reckoned[key] = _defense_cost(board, foe, one)
    return known


def _defense_cost(board: Board, foe: Foe, one: Character) -> float:
    attacked = foe.seat if foe.seat >= 0 else one.seat
    threat = board.threat(attacked)
    total = 0.0
    for chance, shadow in shadows(board, foe):
        damage = foe.attack + shadow.defended - (0 if shadow.bare else one.defense)
        more = shadow.threat
        if foe.name == "Hill Troll" and damage > one.left:
            more += damage - one.left
        total += chance * (hurt(board, one, damage) + shadow.cost + (raised(board, threat, more) if more else 0.0))
    if one.name == "Gondorian Spearman":
        total -= kill_value(board, foe) if foe.left == 1 else 0.8
    return total + aftermath(board, foe, attacked)


def aftermath(board: Board, foe: Foe, seat: int) -> float:
    """What an enemy does by attacking at all."""
    if foe.name == "Marsh Adder":
        return raised(board, board.threat(seat), 1)
    if foe.name == "Misty Mountain Goblins":
        return 0.9 if board.quest_progress else 0.0
    if foe.name == "Chieftan Ufthak":
        return 2.0
    if foe.name == "Nazgûl of Dol Guldur":
        least = weakest(board, board.sides[seat]) if seat in board.sides else None
        return board.prices.terror * loss(board, least) if least else 0.0
    return 0.0


def undefended_cost(board: Board, foe: Foe, side: Side, taken: dict[int, int]) -> float:
    """What it is likely to cost to let an attack through, on the hero who bears it best."""
    standing = [hero for hero in side.heroes if taken.get(hero.id, 0) < hero.left]
    prices = board.prices
    best = min([let_through(board, foe, one, taken.get(one.id, 0)) for one in standing], default=prices.nobody_left)
    return best + prices.undefended + aftermath(board, foe, side.seat)


def let_through(board: Board, foe: Foe, hero: Character, already: int) -> float:
    """What it is likely to cost that a hero takes an undefended attack, after so much damage."""
    key = (foe.id, foe.name, hero.id, already)
    known = board.reckoned.get(key)
    if known is None:
        threat = board.threat(hero.seat)
        known = -hurt(board, hero, already)
        for chance, shadow in shadows(board, foe):
            damage, more = foe.attack + shadow.undefended + already, shadow.undefended_threat
            if foe.name == "Hill Troll":
                more += max(0, damage - hero.left)
            cost = hurt(board, hero, damage) + shadow.undefended_cost
            known += chance * (cost + (raised(board, threat, more) if more else 0.0))
        board.reckoned[key] = known
    return known


# -- who attacks ----------------------------------------------------------------------------------
def strength(board: Board, one: Character, foe: Foe) -> int:
    """A character's attack against an enemy."""
    if one.id in board.orc_blades and "Orc" in foe.face.traits:
        return one.attack + 1
    return one.attack


def together(board: Board, group: list[Character], foe: Foe) -> int:
    total = sum([one.attack for one in group])
    if board.orc_blades and "Orc" in foe.face.traits:
        total += sum(one.id in board.orc_blades for one in group)
    return total


def attackers_for(board: Board, foe: Foe, able: list[Character]) -> list[Character]:
    """The few of these, the strongest first, who kill an enemy with least waste; nobody if all together cannot."""
    due = foe.due
    if together(board, able, foe) < due:
        return []
    group: list[Character] = []
    for one in able:
        group.append(one)
        due -= strength(board, one, foe)
        if due <= 0:
            break
    spare = -due
    rest = able[len(group) :]
    for place in range(len(group) - 1, -1, -1):
        if spare <= 0 or not rest:
            break
        here = group[place]
        for other in reversed(rest):
            if here.attack - spare <= other.attack < here.attack:
                spare -= here.attack - other.attack
                group[place] = other
                rest = [one for one in rest if one is not other]
                break
    return group


def blows(board: Board, foes: list[Foe], able: list[Character]) -> tuple[float, list[Blow]]:
    """Who attacks whom: the best of several orders to take the enemies on."""
    if not foes or not able:
        return 0.0, []
    able = sorted([one for one in able if may_attack(board, one)], key=by_attack)
    if len(foes) == 1:
        return in_order(board, foes, able)
    cheap = sorted(foes, key=lambda foe: -kill_value(board, foe) / max(1, foe.due))
    best = in_order(board, cheap, able)
    for one in cheap[1:4]:
        found = in_order(board, [one, *(other for other in cheap if other is not one)], able)
        if found[0] > best[0]:
            best = found
    return best


def by_attack(one: Character) -> int:
    return -one.attack


def in_order(board: Board, foes: list[Foe], able: list[Character]) -> tuple[float, list[Blow]]:
    """Kill one after the other; who is left over hurts the first that stands."""
    value, left = 0.0, able
    plan: list[Blow] = []
    stands: Foe | None = None
    for foe in foes:
        if not left:
            break
        group = attackers_for(board, foe, left)
        if group:
            value += kill_value(board, foe)
            if any([one.name == "Legolas" for one in group]):
                value += 2.0
            plan.append((foe, group))
            left = [one for one in left if one not in group]
        else:
            stands = stands or foe
    if stands is not None and left:
        hits = together(board, left, stands) - stands.defense
        if hits > 0:
            value += (0.9 if stands.due > 6 else 0.6) * kill_value(board, stands) * min(1.0, hits / stands.left)
            plan.append((stands, left))
    return value, plan


# -- who defends ----------------------------------------------------------------------------------
def defenses(
    board: Board, side: Side, able: list[Character], foes: list[Foe], price: float
) -> tuple[float, Plan, set[int]]:
    """Who of these defends against whom (or nobody), what that costs, and who is likely to fall undefended.

    `price` is what an attack kept is worth.
    """
    cost = 0.0
    plan: Plan = {}
    left = able
    taken: dict[int, int] = {}
    fallen: set[int] = set()
    for foe in foes:
        least, chosen = undefended_cost(board, foe, side, taken), None
        for one in left:
            own = defense_cost(board, foe, one) + price * one.attack
            if own < least:
                least, chosen = own, one
        plan[foe.id] = chosen
        if chosen is not None:
            left = [one for one in left if one is not chosen]
            cost += least - price * chosen.attack
        else:
            cost += least
            bears = bearer_of(board, foe, side, taken)
            if bears is not None:
                taken[bears.id] = taken.get(bears.id, 0) + foe.attack
                if taken[bears.id] >= bears.left:
                    fallen.add(bears.id)
                    left = [one for one in left if one is not bears]
    return cost, plan, fallen


def bearer_of(board: Board, foe: Foe, side: Side, taken: dict[int, int]) -> Character | None:
    """The hero who bears an undefended attack best, after what the heroes have taken."""
    standing = [hero for hero in side.heroes if taken.get(hero.id, 0) < hero.left]
    return min(standing, key=lambda hero: let_through(board, foe, hero, taken.get(hero.id, 0)), default=None)


class Battle:
    """One player's fight: who defends, who strikes, and what it is likely to bring."""

    __slots__ = ("blows", "defenders", "value")

    def __init__(self, value: float, defenders: Plan, struck: list[Blow]) -> None:
        self.value = value
        self.defenders = defenders
        self.blows = struck


def battle(
    board: Board,
    side: Side,
    able: list[Character],
    attackers: list[Foe],
    targets: list[Foe],
    helpers: Sequence[Character] = (),
) -> Battle:
    """The best of a few plans: defend first, strike first, or strike at least the best target.

    `attackers` are the enemies that attack yet, `targets` those that can be struck afterwards, `helpers` other
    players' characters that can join from afar.
    """
    coming_on = sorted((foe for foe in attackers if not cannot_attack(board, foe)), key=lambda foe: -foe.attack)
    shields = [one for one in able if may_defend(board, one)]
    value, struck = blows(board, targets, [*able, *helpers])
    if not coming_on:
        return Battle(value, {}, struck)
    reserves: list[set[int]] = [set()]
    if struck:
        groups = [{one.id for one in group} for _, group in struck]
        reserves += [group for group in (set().union(*groups), *groups) if group not in reserves]
    best: Battle | None = None
    for reserved in reserves:
        free = [one for one in shields if one.id not in reserved]
        cost, plan, used = defenses(board, side, free, coming_on, board.prices.kept)
        used |= {one.id for one in plan.values() if one is not None}
        value, struck = blows(board, targets, [*(one for one in able if one.id not in used), *helpers])
        if best is None or value - cost > best.value:
            best = Battle(value - cost, plan, struck)
    assert best is not None
    return best


def fight(board: Board, side: Side, able: list[Character], foes: list[Foe], helpers: Sequence[Character] = ()) -> float:
    """What the combat phase is likely to bring a player with these characters ready against these enemies."""
    return battle(board, side, able, foes, foes, helpers).value if foes else 0.0


def archers(board: Board, side: Side, foes: dict[int, list[Foe]] | None = None) -> list[Character]:
    """Other players' ready characters that could join from afar: of those who have nobody to fight themselves."""
    return [
        one
        for seat, other in board.sides.items()
        if seat != side.seat and not (other.foes if foes is None else foes[seat])
        for one in other.able
        if "ranged" in one.face.keywords
    ]


# -- who comes ------------------------------------------------------------------------------------
def coming(board: Board, more: int = 0) -> dict[int, list[Foe]]:
    """The enemies in the staging area that will come, by the seat they come to, if threat rises by so much first."""
    found: dict[int, list[Foe]] = {seat: [] for seat in board.seats}
    if not checks(board) or not board.staged:
        return found
    staged = sorted(board.staged, key=lambda foe: -foe.engagement)
    moved = True
    while moved:
        moved = False
        for seat in board.seats:
            threat = board.threat(seat) + more
            for foe in staged:
                if foe.engagement <= threat:
                    found[seat].append(foe)
                    staged.remove(foe)
                    moved = True
                    break
    return found
