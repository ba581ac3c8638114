"""How an expert fights: who defends against what, who attacks what, and what a fight is likely to cost."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from wilderland.agents import mind
from wilderland.agents.mind import Mind, dial
from wilderland.model.face import Face
from wilderland.model.kinds import ATTACK, DEFENSE, HIT_POINTS, THREAT
from wilderland.model.records import Option

UNDEFENDED = -1
ENGAGING = {"Hummerhorns": -9.0, "Goblin Sniper": 2.5}
"""What it is worth to engage an enemy, besides the fight."""
AFTER_UNDEFENDED = 0.8
"""What an undefended attack costs beyond its damage: shadow effects are worse."""


@dataclass(frozen=True)
class Foe:
    """An enemy as one reckons with it."""

    card: int
    name: str
    attack: int
    defense: int
    left: int
    threat: int
    shadows: int = 1

    @property
    def due(self) -> int:
        """The attack it takes to kill it."""
        return self.defense + self.left


def foe(see: Mind, card: int) -> Foe:
    shown = see.fact(card, "shadows")
    attack = see.now(card, "attack")
    if see.name(card) == "Chieftan Ufthak":
        attack = max(attack, see.printed(card, "attack") + 2 * see.tokens(card, "resources"))
    return Foe(
        card,
        see.name(card),
        attack,
        see.now(card, "defense"),
        see.left(card),
        see.now(card, "threat"),
        len(shown) if shown else 0 if see.view["phase"] == "combat" else 1,
    )


def typical(face: Face) -> Foe:
    """An enemy that may come."""
    numbers = face.stats
    return Foe(-2, face.name, numbers[ATTACK], numbers[DEFENSE], numbers[HIT_POINTS], numbers[THREAT])


def kill_value(see: Mind, enemy: Foe) -> float:
    """What it is worth to be rid of an enemy."""
    value = mind.KILL * (2.0 + 1.1 * enemy.attack + 0.5 * enemy.threat)
    if enemy.name == "Eastern Crows":
        value = 1.2
    if enemy.name == "Hill Troll":
        value += 14.0 if see.quest == "To the River..." else 5.0
    if enemy.name == "Ungoliant's Spawn":
        value += 40.0 if see.quest == '"Don\'t Leave the Path!"' else 10.0
    if enemy.name == "Nazgûl of Dol Guldur":
        value += 15.0 if see.quest == "Out of the Dungeons" else 5.0
    if enemy.name in ("Chieftan Ufthak", "Dungeon Jailor", "Misty Mountain Goblins", "Marsh Adder"):
        value += 2.0
    if see.quest == "Ambush on the Shore":
        value += 4.0
    if any(see.fact(card["id"], "guard") == enemy.card for card in see.view["staging"]):
        value += 4.0
    return value


def shadow_bonuses(see: Mind, enemy: Foe, defended: bool) -> list[tuple[float, int, bool]]:
    """(chance, more attack, no defense) for all shadow cards of an enemy together."""
    chances: list[tuple[float, int, bool]] = [(1.0, 0, False)]
    shown = see.fact(enemy.card, "shadows") or [None] * enemy.shadows
    for shadow in shown[:2]:
        if shadow is not None:
            continue
        chances = [
            (before * chance, so_far + (with_ if defended else without), gone or none)
            for before, so_far, gone in chances
            for chance, with_, without, none in see.shadow_chances
        ]
    return chances


def cannot_attack(see: Mind, enemy: int) -> bool:
    return see.carries(enemy, "Forest Snare")


def defense_cost(see: Mind, enemy: Foe, defender: int) -> float:
    """What it is likely to cost that this character defends."""
    key = (enemy, defender)
    if key not in see.reckoned:
        see.reckoned[key] = _defense_cost(see, enemy, defender)
    return see.reckoned[key]


def _defense_cost(see: Mind, enemy: Foe, defender: int) -> float:
    if see.carries(defender, "Gandalf's Map"):
        return 99.0
    owner = see.view["players"][see.fact(defender, "controller", see.seat)]
    total = 0.0
    for chance, more, bare in shadow_bonuses(see, enemy, True):
        damage = enemy.attack + more - (0 if bare else see.now(defender, "defense"))
        total += chance * see.hurt(defender, damage)
        if enemy.name == "Hill Troll":
            excess = max(0, damage - see.left(defender))
            total += chance * (dial(owner["threat"] + excess) - dial(owner["threat"]))
    if see.name(defender) == "Gondorian Spearman":
        total -= 1.5 if enemy.left == 1 else 0.6
    return total


def undefended_cost(see: Mind, enemy: Foe, player: dict[str, Any], taken: dict[int, int] | None = None) -> float:
    """What it is likely to cost to let an attack through, on the hero who bears it best."""
    best = 999.0
    for hero in see.heroes(player):
        already = (taken or {}).get(hero, 0)
        cost = sum(
            chance * (see.hurt(hero, enemy.attack + more + already) - see.hurt(hero, already))
            for chance, more, _ in shadow_bonuses(see, enemy, False)
        )
        best = min(best, cost)
    return best + AFTER_UNDEFENDED


def attackers_for(see: Mind, enemy: Foe, able: list[int]) -> list[int]:
    """The few of these who kill an enemy with least waste; nobody if all together cannot."""
    strong = sorted((card for card in able if see.now(card, "attack")), key=lambda card: -see.now(card, "attack"))[:9]
    if sum(see.now(card, "attack") for card in strong) < enemy.due:
        return []
    for number in range(1, len(strong) + 1):
        if sum(see.now(card, "attack") for card in strong[:number]) < enemy.due:
            continue
        best = min(
            (group for group in combinations(strong, number) if _strength(see, group) >= enemy.due),
            key=lambda group: (_strength(see, group), all(see.name(card) != "Legolas" for card in group)),
        )
        return list(best)
    return []


def _strength(see: Mind, group: tuple[int, ...]) -> int:
    return sum(see.now(card, "attack") for card in group)


Blow = tuple[Foe, list[int]]


def blows(see: Mind, foes: list[Foe], able: list[int]) -> tuple[float, list[Blow]]:
    """Who attacks whom: the best of several orders to take the enemies on."""
    able = [card for card in able if see.now(card, "attack") and not see.carries(card, "Gandalf's Map")]
    if not foes or not able:
        return 0.0, []
    cheap = sorted(foes, key=lambda one: -kill_value(see, one) / max(1, one.due))
    orders = [cheap, *([one, *(other for other in cheap if other is not one)] for one in cheap[1:4])]
    return max((in_order(see, order, able) for order in orders), key=lambda found: found[0])


def in_order(see: Mind, foes: list[Foe], able: list[int]) -> tuple[float, list[Blow]]:
    """Kill one after the other; who is left over hurts the first that stands."""
    value, plan, left = 0.0, [], list(able)
    stands: Foe | None = None
    for number, enemy in enumerate(foes):
        group = attackers_for(see, enemy, left)
        if group:
            value += kill_value(see, enemy) + (2.0 if any(see.name(card) == "Legolas" for card in group) else 0.0)
            plan.append((enemy, group))
            left = [card for card in left if card not in group]
        elif number == 0 and _strength(see, tuple(left)) > enemy.defense:
            value += hurting(see, enemy, left)
            plan.append((enemy, left))
            left = []
        else:
            stands = stands or enemy
    if stands is not None and left and _strength(see, tuple(left)) > stands.defense:
        value += hurting(see, stands, left)
        plan.append((stands, left))
    return value, plan


def hurting(see: Mind, enemy: Foe, group: list[int]) -> float:
    """What it is worth to hurt an enemy without killing it."""
    share = (_strength(see, tuple(group)) - enemy.defense) / max(1, enemy.left)
    return (0.9 if enemy.due > 6 else 0.6) * kill_value(see, enemy) * min(1.0, share)


def defenses(see: Mind, player: dict[str, Any], able: list[int], foes: list[Foe]) -> tuple[float, dict[int, int]]:
    """Who defends against whom (or nobody), and what that costs."""
    cost, plan, left = 0.0, {}, list(able)
    use = 0.5 if foes else 0.0
    taken: dict[int, int] = {}
    heroes = see.heroes(player)
    for enemy in sorted(foes, key=lambda one: -one.attack):
        if cannot_attack(see, enemy.card):
            continue
        price = undefended_cost(see, enemy, player, taken)
        chosen = UNDEFENDED
        for card in left:
            own = defense_cost(see, enemy, card) + use * see.now(card, "attack")
            if own < price:
                price, chosen = own, card
        cost += price
        plan[enemy.card] = chosen
        if chosen != UNDEFENDED:
            left.remove(chosen)
        elif heroes:
            bears = max(heroes, key=lambda hero: see.left(hero) - taken.get(hero, 0))
            taken[bears] = taken.get(bears, 0) + enemy.attack
    return cost, plan


def fight(see: Mind, player: dict[str, Any], able: list[int], foes: list[Foe]) -> float:
    """What the combat phase is likely to bring a player with these characters ready against these enemies."""
    if not foes:
        return 0.0
    cost, plan = defenses(see, player, able, foes)
    free = [card for card in able if card not in plan.values()]
    value, _ = blows(see, foes, free)
    return value - cost


# -- the decisions --------------------------------------------------------------------------------
def engaged(see: Mind, player: dict[str, Any]) -> list[Foe]:
    return [foe(see, enemy["id"]) for enemy in player["engaged"]]


def coming(see: Mind, raised: int = 0) -> dict[int, list[Foe]]:
    """The enemies in the staging area that will come, by the seat they come to, if threat rises by so much first."""
    found: dict[int, list[Foe]] = {player["seat"]: [] for player in see.players}
    if see.quest == "Anduin Passage":
        return found
    staged = [card["id"] for card in see.view["staging"] if card["type"] == "enemy"]
    staged.sort(key=lambda card: -see.now(card, "engagement"))
    first = [player["seat"] for player in see.players].index(see.view["first"]) if see.players else 0
    order = see.players[first:] + see.players[:first]
    moved = True
    while moved:
        moved = False
        for player in order:
            for card in staged:
                if see.now(card, "engagement") <= player["threat"] + raised:
                    found[player["seat"]].append(foe(see, card))
                    staged.remove(card)
                    moved = True
                    break
    return found


def engage(see: Mind) -> Option:
    """Take an enemy on when that is better for the whole table: it counts no threat, and comes to nobody else."""
    come = coming(see)
    sides = {player["seat"]: (player, see.able(player), engaged(see, player)) for player in see.players}

    def table_with(enemy: Foe | None) -> float:
        total = 0.0
        for seat, (player, able, foes) in sides.items():
            more = [one for one in come[seat] if enemy is None or one.card != enemy.card]
            more += [enemy] if enemy is not None and seat == see.seat else []
            total += fight(see, player, able, foes + more)
        return total

    before = table_with(None)
    best, chosen = 0.5, see.option("pass") or see.options[0]
    for option in see.options:
        if option.card < 0:
            continue
        enemy = foe(see, option.card)
        value = table_with(enemy) - before + 1.0 * enemy.threat + ENGAGING.get(enemy.name, 0.0)
        if see.quest == "Ambush on the Shore":
            value += 2.0
        if value > best:
            best, chosen = value, option
    return chosen


def defend(see: Mind) -> Option:
    """The defender of the plan; for another player only if that saves more than it costs."""
    enemy = foe(see, see.decision.source)
    attack = see.view["attack"]
    attacked = see.view["players"][attack["seat"] if attack else see.seat]
    done = see.option("undefended", "done")
    able = [option.card for option in see.options if option.card >= 0]
    if see.option("done") is not None:
        return see.option("done") or see.options[0]
    if attacked["seat"] != see.seat:
        use = 0.6 * len(see.me["engaged"])
        price = {card: defense_cost(see, enemy, card) + use * see.now(card, "attack") + 0.3 for card in able}
        best = min(able, key=lambda card: price[card])
        if price[best] < undefended_cost(see, enemy, attacked):
            return see.least_bad({best: 0.0})
        return done or see.options[-1]
    waiting = [one for one in engaged(see, attacked) if one.card == enemy.card or one.shadows]
    if enemy.card not in [one.card for one in waiting]:
        waiting.append(enemy)
    everyone = see.able(see.me)
    _, plan = defenses(see, see.me, [card for card in everyone if card in able], waiting)
    chosen = plan.get(enemy.card, UNDEFENDED)
    if chosen == UNDEFENDED:
        return done or see.least_bad({card: defense_cost(see, enemy, card) for card in able})
    return see.least_bad({chosen: 0.0})


def bear(see: Mind) -> Option:
    """Who takes the damage: whoever it costs least."""
    enemy = foe(see, see.decision.source)
    return see.least_bad({o.card: see.hurt(o.card, enemy.attack) for o in see.options if o.card >= 0})


def helpers(see: Mind) -> list[int]:
    """Other players' ready characters that could join with ranged attacks."""
    return [
        card
        for player in see.players
        if player["seat"] != see.seat and not player["engaged"]
        for card in see.able(player)
        if see.keyword(card, "ranged")
    ]


def my_blows(see: Mind) -> list[tuple[Foe, list[int]]]:
    """My attacks of this turn, with the help that may be had."""
    targets = [option.card for option in see.options if option.card >= 0]
    mine = {enemy["id"] for enemy in see.me["engaged"]}
    foes = [foe(see, card) for card in targets if card in mine]
    return blows(see, foes, see.able(see.me) + helpers(see))[1]


def attack(see: Mind) -> Option:
    """The first attack of the plan; what cannot be reached otherwise if somebody is free."""
    own = set(see.able(see.me))
    for enemy, group in my_blows(see):
        if own & set(group):
            for option in see.options:
                if option.card == enemy.card:
                    return option
    mine = {enemy["id"] for enemy in see.me["engaged"]}
    others = [option for option in see.options if option.card >= 0 and option.card not in mine]
    for option in sorted(others, key=lambda one: -kill_value(see, foe(see, one.card))):
        enemy = foe(see, option.card)
        if striking(see, enemy):
            return option
    return see.option("done") or see.options[-1]


def striking(see: Mind, enemy: Foe) -> list[int]:
    """Who of mine can hurt an enemy that is not engaged with me."""
    staged = any(card["id"] == enemy.card for card in see.view["staging"])
    free = see.able(see.me)
    able = [card for card in free if see.name(card) == "Dúnhere" if staged] or [
        card for card in free if see.keyword(card, "ranged") and not staged
    ]
    bonus = 1 if staged else 0
    return able if sum(see.now(card, "attack") + bonus for card in able) > enemy.defense else []


def attackers(see: Mind) -> Option:
    """As planned: as few as it takes to kill, or all who are free."""
    enemy = foe(see, see.decision.source)
    mine = {one["id"] for one in see.me["engaged"]}
    able = see.able(see.me)
    if enemy.card not in mine:
        group = striking(see, enemy)
    else:
        foes = [one for one in engaged(see, see.me)]
        plan = {one.card: group for one, group in blows(see, foes, able + helpers(see))[1]}
        group = plan.get(enemy.card) or attackers_for(see, enemy, able) or [c for c in able if see.now(c, "attack")]
    for option in see.options:
        if option.card in group:
            return option
    return see.option("done") or see.option("cancel") or see.options[0]


def join(see: Mind) -> Option:
    """Join with whoever is not needed at home, if it helps to kill."""
    enemy = foe(see, see.decision.source)
    home = {card for _, group in blows(see, engaged(see, see.me), see.able(see.me))[1] for card in group}
    free = [option for option in see.options if option.card >= 0 and option.card not in home]
    return free[0] if free and enemy.left > 0 else see.option("done") or see.options[-1]


def order_of_attacks(see: Mind) -> Option:
    """The strongest first, while all can still defend."""
    return max(see.options, key=lambda option: foe(see, option.card).attack)


