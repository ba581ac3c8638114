"""A player with a few sensible rules of thumb: quest with enough, keep a defender, kill what can be killed.

It looks at `game.view(seat)` and at the options offered, nothing else. Picks that come one by one (who quests, who
attacks) follow a plan made anew each time: the view does not change between them, so neither does the plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wilderland.agents.dice import Dice
from wilderland.agents.player import asked
from wilderland.game import Game
from wilderland.kernel.ability import Use
from wilderland.model.records import Decision, Option, Scope

CHARACTERS = ("hero", "ally", "objective-ally")
EXPECTED_THREAT = 2
"""What an encounter card adds to the staging area, about."""
MARGIN = 3
"""How much more than that a player wants to bring."""
EXPECTED_SHADOW = 1
"""What a shadow card adds to an attack, about."""


class Table:
    """The table as the asked seat sees it, and what it is asked."""

    def __init__(self, game: Game, decision: Decision, dice: Dice) -> None:
        self.game, self.decision, self.dice = game, decision, dice
        self.view: dict[str, Any] = game.view(decision.seat)
        self.options = decision.options
        self.me: dict[str, Any] = self.view["players"][decision.seat]
        self.cards: dict[int, dict[str, Any]] = {}
        for player in self.view["players"]:
            self.see(player["hand"] + player["discard"] + player["play"] + player["engaged"])
        for place in ("staging", "active", "quest", "encounter_deck", "encounter_discard", "revealed", "played"):
            self.see(self.view[place])

    def see(self, cards: Iterable[dict[str, Any] | None]) -> None:
        for card in cards:
            if card is not None:
                self.cards[card["id"]] = card
                self.see(card.get("attachments", ()))

    def now(self, card: int, word: str) -> int:
        """A number of a card now."""
        shown = self.cards.get(card, {}).get("stats", {}).get(word)
        return int(shown[0]) if shown else 0

    def left(self, card: int) -> int:
        """Hit points left."""
        return self.now(card, "hit_points") - int(self.cards.get(card, {}).get("damage", 0))

    def is_mine(self, card: int) -> bool:
        return bool(self.cards.get(card, {}).get("controller") == self.decision.seat)

    def ready(self) -> list[int]:
        """My characters that are ready."""
        return [c["id"] for c in self.me["play"] if c["type"] in CHARACTERS and not c.get("exhausted")]

    def worth(self, card: int) -> int:
        """How much a player's card is worth, heroes most."""
        hero = 10 if self.cards.get(card, {}).get("type") == "hero" else 0
        return hero + self.now(card, "willpower") + self.now(card, "attack") + self.now(card, "defense")

    def fighting(self, card: int) -> int:
        """How much a character is worth in a fight."""
        return 2 * self.now(card, "defense") + 2 * self.now(card, "attack") + self.left(card)

    def danger(self, card: int) -> int:
        """How bad an encounter card is."""
        return 2 * self.now(card, "threat") + 3 * self.now(card, "attack") + self.now(card, "quest_points")

    def best(self, value: Callable[[int], int]) -> Option:
        """The option whose card has the highest value; the first of equals."""
        return max((option for option in self.options if option.card >= 0), key=lambda option: value(option.card))

    def option(self, *keys: str) -> Option | None:
        return next((option for option in self.options if option.key in keys), None)

    def from_plan(self, plan: list[int]) -> Option:
        """The next pick of a plan, or the end of picking."""
        for option in self.options:
            if option.card in plan:
                return option
        return self.option("done") or self.options[0]

    def timely(self, option: Option) -> bool:
        """The card's own hint whether its moment has come."""
        use = option.data
        return not isinstance(use, Use) or use.timely(self.game.state, Scope(option.card, self.decision.seat))


# -- rules of thumb, by what is asked ---------------------------------------------------------------
def act(table: Table) -> Option:
    """Play allies and attachments when one can, events and abilities when they are timely, now and then."""
    for option in table.options:
        if option.card < 0 or not table.timely(option):
            continue
        kind = table.cards.get(option.card, {}).get("type")
        if option.key.startswith("play:") and kind in ("ally", "attachment"):
            return option
        spends_itself = kind in CHARACTERS and table.view["phase"] in ("resource", "planning")
        if not spends_itself and table.dice.chance(1, 2):
            return option
    return table.option("pass") or table.options[-1]


def commit(table: Table) -> Option:
    """Enough willpower for my share of the threat to come, keeping one who fights for each enemy to come."""
    players = [player for player in table.view["players"] if not player["eliminated"]]
    share = -(-table.view["threat"] // len(players)) + EXPECTED_THREAT + MARGIN
    staged = [c["id"] for c in table.view["staging"] if c["type"] == "enemy"]
    coming = sum(table.now(enemy, "engagement") <= table.me["threat"] for enemy in staged)
    fights = len(table.me["engaged"]) + -(-coming // len(players))
    by_use = sorted(table.ready(), key=lambda c: 3 * table.now(c, "willpower") - table.fighting(c))
    kept = by_use[: min(fights, len(by_use) // 2)]
    plan: list[int] = []
    for card in sorted(table.ready(), key=lambda c: -table.now(c, "willpower")):
        if card not in kept and table.now(card, "willpower") and sum(table.now(c, "willpower") for c in plan) < share:
            plan.append(card)
    return table.from_plan(plan)


def travel(table: Table) -> Option:
    return table.best(lambda card: table.now(card, "threat"))


def engage(table: Table) -> Option:
    """Take an enemy on only with free hands, and if it can be killed."""
    if not table.me["engaged"]:
        for option in table.options:
            if option.card >= 0 and killers(table, option.card, table.ready()[1:]):
                return option
    return table.option("pass") or table.options[0]


def defend(table: Table) -> Option:
    """Whoever survives it; else nobody, if a hero can bear it; else the ally of least worth."""
    enemy = table.decision.source
    strength = table.now(enemy, "attack") + EXPECTED_SHADOW
    able = [option for option in table.options if option.card >= 0]
    safe = [o for o in able if table.left(o.card) + table.now(o.card, "defense") > strength]
    if safe:
        return min(safe, key=lambda option: table.now(option.card, "attack"))
    heroes = [card["id"] for card in table.me["play"] if card["type"] == "hero"]
    if any(table.left(hero) > strength + 1 for hero in heroes):
        return table.option("undefended", "done") or able[0]
    return min(able, key=lambda option: table.worth(option.card) - table.now(option.card, "defense"))


def killers(table: Table, enemy: int, able: list[int]) -> list[int]:
    """The strongest of these characters, as many as it takes to kill an enemy; nobody if they cannot."""
    due = table.now(enemy, "defense") + table.left(enemy)
    plan: list[int] = []
    for card in sorted(able, key=lambda card: -table.now(card, "attack")):
        if due > 0:
            plan.append(card)
            due -= table.now(card, "attack")
    return plan if due <= 0 else []


def attack(table: Table) -> Option:
    """The worst enemy that can be killed, else the worst that can be hurt."""
    able = table.ready()
    strength = sum(table.now(card, "attack") for card in able)
    mine = [option for option in table.options if option.card in {enemy["id"] for enemy in table.me["engaged"]}]
    hurt = [option for option in mine if strength > table.now(option.card, "defense")]
    dead = [option for option in mine if killers(table, option.card, able)]
    others = [option for option in table.options if option.card >= 0 and option not in mine]
    for found in (dead, hurt, others):
        if found:
            return max(found, key=lambda option: table.danger(option.card))
    return table.option("done") or table.options[-1]


def attackers(table: Table) -> Option:
    able = [c for c in table.ready() if table.now(c, "attack")]
    return table.from_plan(killers(table, table.decision.source, able) or able)


def join(table: Table) -> Option:
    return table.options[0]


def pick(table: Table) -> Option:
    """For a card of the encounter deck the least of mine; for my own the worst enemy, or who needs it most."""
    if not any(option.card >= 0 for option in table.options):
        return table.dice.pick([option for option in table.options if option.key != "cancel"])
    source = table.cards.get(table.decision.source, {})
    if source.get("owner", -1) < 0:
        return table.best(lambda card: (20 if table.left(card) > 2 else 0) - table.worth(card))
    exhausted = lambda card: 5 if table.cards.get(card, {}).get("exhausted") else 0  # noqa: E731
    damage = lambda card: 3 * int(table.cards.get(card, {}).get("damage", 0))  # noqa: E731
    return table.best(
        lambda card: damage(card) + exhausted(card) + (table.worth(card) if table.is_mine(card) else table.danger(card))
    )


def pay(table: Table) -> Option:
    """From the fullest pool; otherwise with what is worth least."""
    if any(option.key.startswith("pay:") for option in table.options):
        return table.best(lambda card: int(table.cards[card].get("resources", 0)))
    if table.options[0].key.startswith("host:"):
        return table.best(lambda card: (10 if table.is_mine(card) else 0) - len(table.cards[card].get("attachments", ())))
    if table.options[0].card >= 0:
        return table.best(lambda card: (1 if table.cards[card]["type"] == "event" else 0) - table.worth(card))
    return table.dice.pick([option for option in table.options if option.key != "cancel"])


def respond(table: Table) -> Option:
    return table.options[0] if table.dice.chance(7, 8) else table.options[-1]


def spare(table: Table) -> Option:
    """Damage goes to whoever has most hit points left."""
    return table.best(table.left)


RULES: dict[str, Callable[[Table], Option]] = {
    "action": act,
    "planning": act,
    "mulligan": lambda table: table.options[0],
    "commit": commit,
    "travel": travel,
    "engage": engage,
    "engagement": lambda table: table.best(lambda card: -table.danger(card)),
    "enemy-attack": lambda table: table.best(table.danger),
    "defend": defend,
    "damage": spare,
    "attack": attack,
    "attackers": attackers,
    "join": join,
    "response": respond,
    "order": lambda table: table.options[0],
    "player": lambda table: next((o for o in table.options if o.seat == table.decision.seat), table.options[0]),
    "may": lambda table: table.options[0],
    "refresh": lambda table: table.options[0],
    "cost": pay,
}


class SensiblePlayer:
    """Plays by the rules of thumb above; chance only breaks ties and habits. Equal seeds play equally."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, game: Game, seat: int | None = None) -> Option:
        decision = asked(game, seat)
        if len(decision.options) == 1:
            return decision.options[0]
        return RULES.get(decision.kind, pick)(Table(game, decision, self.dice))
