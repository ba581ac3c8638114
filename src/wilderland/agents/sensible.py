"""A player with a few sensible rules of thumb: quest with enough, keep a defender, kill what can be killed.

It looks at `game.view(seat)` and at the options offered, nothing else. Picks that come one by one (who quests, who
attacks) follow a plan made anew each time: the view does not change between them, so neither does the plan.
"""

from __future__ import annotations

from collections.abc import Callable

from wilderland.agents.dice import Dice
from wilderland.agents.player import asked
from wilderland.agents.sight import CHARACTERS, Sight
from wilderland.game import Game
from wilderland.model.records import Option

EXPECTED_THREAT = 2
"""What an encounter card adds to the staging area, about."""
MARGIN = 3
"""How much more than that a player wants to bring."""
EXPECTED_SHADOW = 1
"""What a shadow card adds to an attack, about."""


def act(see: Sight) -> Option:
    """Play allies and attachments when one can, events and abilities when they are timely, now and then."""
    for option in see.options:
        if option.card < 0 or not see.timely(option):
            continue
        kind = see.fact(option.card, "type")
        if option.key.startswith("play:") and kind in ("ally", "attachment"):
            return option
        too_early = kind in CHARACTERS and see.view["phase"] in ("resource", "planning")
        if not too_early and see.dice.chance(1, 2):
            return option
    return see.option("pass") or see.options[-1]


def commit(see: Sight) -> Option:
    """Enough willpower for my share of the threat to come, keeping one who fights for each enemy to come."""
    players = [player for player in see.view["players"] if not player["eliminated"]]
    share = -(-see.view["threat"] // len(players)) + EXPECTED_THREAT + MARGIN
    staged = [card["id"] for card in see.view["staging"] if card["type"] == "enemy"]
    coming = sum(see.now(enemy, "engagement") <= see.me["threat"] for enemy in staged)
    fights = len(see.me["engaged"]) + -(-coming // len(players))
    by_use = sorted(see.ready(), key=lambda card: 3 * see.now(card, "willpower") - see.fighting(card))
    kept = by_use[: min(fights, len(by_use) // 2)]
    plan: list[int] = []
    for card in sorted(see.ready(), key=lambda card: -see.now(card, "willpower")):
        brought = sum(see.now(other, "willpower") for other in plan)
        if card not in kept and see.now(card, "willpower") and brought < share:
            plan.append(card)
    return see.from_plan(plan)


def travel(see: Sight) -> Option:
    """Away from the staging area with the worst location."""
    return see.best(lambda card: see.now(card, "threat"))


def engage(see: Sight) -> Option:
    """Take an enemy on only with free hands, and if it can be killed."""
    if not see.me["engaged"]:
        for option in see.options:
            if option.card >= 0 and see.killers(option.card, see.ready()[1:]):
                return option
    return see.option("pass") or see.options[0]


def defend(see: Sight) -> Option:
    """Whoever survives it; else nobody, if a hero can bear it; else the character of least worth."""
    strength = see.now(see.decision.source, "attack") + EXPECTED_SHADOW
    able = [option for option in see.options if option.card >= 0]
    safe = [option for option in able if see.left(option.card) + see.now(option.card, "defense") > strength]
    if safe:
        return min(safe, key=lambda option: see.now(option.card, "attack"))
    heroes = [card["id"] for card in see.me["play"] if card["type"] == "hero"]
    if any(see.left(hero) > strength + 1 for hero in heroes):
        return see.option("undefended", "done") or able[0]
    return min(able, key=lambda option: see.worth(option.card) - see.now(option.card, "defense"))


def attack(see: Sight) -> Option:
    """The worst enemy that can be killed, else the worst that can be hurt."""
    able = see.ready()
    strength = sum(see.now(card, "attack") for card in able)
    engaged = {enemy["id"] for enemy in see.me["engaged"]}
    mine = [option for option in see.options if option.card in engaged]
    others = [option for option in see.options if option.card >= 0 and option.card not in engaged]
    hurt = [option for option in mine if strength > see.now(option.card, "defense")]
    dead = [option for option in mine if see.killers(option.card, able)]
    for found in (dead, hurt, others):
        if found:
            return max(found, key=lambda option: see.danger(option.card))
    return see.option("done") or see.options[-1]


def attackers(see: Sight) -> Option:
    """As many as it takes, the strongest first; everybody if that is not enough."""
    able = [card for card in see.ready() if see.now(card, "attack")]
    return see.from_plan(see.killers(see.decision.source, able) or able)


def pick(see: Sight) -> Option:
    """For an encounter card whoever can bear it, then the least; for my own the worst enemy, or who needs it most."""
    if not any(option.card >= 0 for option in see.options):
        return see.any()
    if see.fact(see.decision.source, "owner", -1) < 0:
        return see.best(lambda card: (20 if see.left(card) > 2 else 0) - see.worth(card))

    def need(card: int) -> int:
        tired = 5 if see.fact(card, "exhausted") else 0
        return 3 * see.tokens(card, "damage") + tired + (see.worth(card) if see.is_mine(card) else see.danger(card))

    return see.best(need)


def pay(see: Sight) -> Option:
    """From the fullest pool; attach where least is attached; otherwise pay with what is worth least."""
    kind = see.options[0].key.partition(":")[0]
    if see.options[0].card < 0:
        return see.any()
    if kind == "pay":
        return see.best(lambda card: see.tokens(card, "resources"))
    if kind == "host":
        return see.best(lambda card: (10 if see.is_mine(card) else 0) - len(see.fact(card, "attachments", ())))
    return see.best(lambda card: (1 if see.fact(card, "type") == "event" else 0) - see.worth(card))


def respond(see: Sight) -> Option:
    """Nearly always."""
    return see.options[0] if see.dice.chance(7, 8) else see.options[-1]


def myself(see: Sight) -> Option:
    return next((option for option in see.options if option.seat == see.decision.seat), see.options[0])


def first(see: Sight) -> Option:
    return see.options[0]


RULES: dict[str, Callable[[Sight], Option]] = {
    "action": act,
    "planning": act,
    "mulligan": first,
    "commit": commit,
    "travel": travel,
    "engage": engage,
    "engagement": lambda see: see.best(lambda card: -see.danger(card)),
    "enemy-attack": lambda see: see.best(see.danger),
    "defend": defend,
    "damage": lambda see: see.best(see.left),
    "attack": attack,
    "attackers": attackers,
    "join": first,
    "response": respond,
    "order": first,
    "player": myself,
    "may": first,
    "refresh": first,
    "cost": pay,
}


class SensiblePlayer:
    """Plays by the rules of thumb above; chance only breaks habits. Equal seeds play equally."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, game: Game, seat: int | None = None) -> Option:
        decision = asked(game, seat)
        if len(decision.options) == 1:
            return decision.options[0]
        return RULES.get(decision.kind, pick)(Sight(game, decision, self.dice))
