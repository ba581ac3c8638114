"""A player of readable rules, for every seat and scenario: a base for better ones.

It looks at `game.view(seat)`, at the options offered and at what is printed on the cards, nothing else, and rolls no
dice: what it sees decides what it does. `mind` judges, `questing`, `fighting` and `timing` decide.
"""

from __future__ import annotations

from collections.abc import Callable

from wilderland.agents import fighting, questing, timing
from wilderland.agents.dice import Dice
from wilderland.agents.mind import ATTACHMENTS, BAD_REVEALS, Mind, dial
from wilderland.agents.player import asked
from wilderland.game import Game
from wilderland.model.records import Option

CHEAP = 3


# -- the opening hand -----------------------------------------------------------------------------
def mulligan(see: Mind) -> Option:
    """Keep what gives a good start: a key card, or two things to play at once."""
    hand = see.hand()
    key = sum(see.name(card) in ("Steward of Gondor", "Unexpected Courage", "Celebrían's Stone") for card in hand)
    early = sum(see.fact(card, "type") in ("ally", "attachment") and see.cost(card) <= CHEAP for card in hand)
    keep = key or early >= 2
    return see.option("keep" if keep else "mulligan") or see.options[0]


# -- paying ---------------------------------------------------------------------------------------
def spare(see: Mind, card: int) -> float:
    """How gladly a card in hand is given up."""
    name, kind = see.name(card), see.fact(card, "type")
    if any(one["name"] == name for p in see.players for one in p["play"]) and see.face(card):
        face = see.face(card)
        if face is not None and face.unique:
            return 9.0
    if see.purse(card) == 0 and see.view["round"] > 3:
        return 5.0
    if kind == "ally":
        return 2.0 - 0.5 * see.value_of_ally(card)
    if kind == "attachment":
        return 1.0 - 0.5 * ATTACHMENTS.get(name, 1.0)
    return -2.0 if name in ("A Test of Will", "Feint", "Sneak Attack", "The Galadhrim's Greeting") else 1.5


def bearer(see: Mind, what: int, card: int) -> float:
    """How well an attachment sits on a card."""
    name = see.name(what)
    hero = see.fact(card, "type") == "hero"
    mine = 1.0 if see.is_mine(card) else 0.0
    if name == "Forest Snare":
        return float(see.now(card, "attack"))
    if name == "Power in the Earth":
        return float(see.now(card, "threat")) - (9 if see.carries(card, name) else 0)
    again = 5.0 if see.carries(card, name) else 0.0
    if name == "Celebrían's Stone":
        return see.now(card, "willpower") + (5.0 if see.name(card) == "Aragorn" else 0.0) - again
    if name == "The Favor of the Lady":
        return see.now(card, "willpower") - again + mine
    if name in ("Citadel Plate", "Self Preservation", "Protector of Lórien"):
        gimli = 3.0 if see.name(card) == "Gimli" and name == "Citadel Plate" else 0.0
        return 2.0 * see.now(card, "defense") + 0.5 * see.left(card) + (2 if hero else 0) + gimli - again
    if name in ("Dwarven Axe", "Blade of Gondolin"):
        dwarf = 2.0 if see.trait(card, "Dwarf") and name == "Dwarven Axe" else 0.0
        ranged = 1.0 if see.name(card) == "Legolas" else 0.0
        return see.now(card, "attack") + dwarf + ranged + mine - again / 2
    if name == "Steward of Gondor":
        lead = 2.0 if see.name(card) in ("Aragorn", "Glóin") else 0.0
        return 4.0 * mine + lead
    if name == "Unexpected Courage":
        return see.now(card, "willpower") + see.now(card, "attack") + see.now(card, "defense") + mine - again
    if name in ("Gandalf's Map", "Dungeon Torch", "Shadow Key"):
        return carrier(see, name, card)
    return mine


def carrier(see: Mind, objective: str, hero: int) -> float:
    """How well a hero carries an objective."""
    laden = 4.0 * len(see.fact(hero, "attachments", ()))
    if objective == "Gandalf's Map":
        return 3.0 * see.now(hero, "willpower") - 2.0 * see.now(hero, "attack") - 2.0 * see.now(hero, "defense") - laden
    return float(see.left(hero)) - laden


def pay(see: Mind) -> Option:
    """From the fullest pool, sparing those who use their own; with what is worth least."""
    able = [option for option in see.options if option.card >= 0]
    if not able:
        return most(see)
    what = see.decision.source
    word = able[0].key.partition(":")[0]

    def value(card: int) -> float:
        if word == "pay":
            keeps = 1.5 if see.name(card) in ("Aragorn", "Glorfindel") else 0.0
            return see.tokens(card, "resources") - keeps - 0.5 * len(see.fact(card, "icons", ()))
        if word == "host":
            return bearer(see, what, card)
        if word == "discard":
            return spare(see, card)
        if see.name(what) == "Quick Strike":
            return float(see.now(card, "attack"))
        return -float(see.now(card, "attack") + see.now(card, "defense")) - see.loss(card) / 10

    return max(able, key=lambda option: value(option.card))


def most(see: Mind) -> Option:
    """The X of a card: what it is worth most for."""
    able = [option for option in see.options if option.key.startswith("x:")]
    if not able:
        return next((option for option in see.options if option.key != "cancel"), see.options[0])
    if see.name(see.decision.source) == "Stand and Fight":
        return max(able, key=lambda option: timing.fallen(see, int(option.key[2:])))
    return max((option for option in able if int(option.key[2:]) <= 4), key=lambda option: int(option.key[2:]))


# -- choosing -------------------------------------------------------------------------------------
DAMAGE = {"Dol Guldur Orcs": 2, "Hummerhorns": 5, "Goblin Sniper": 1}


def against_me(see: Mind, card: int) -> float:
    """How well a card bears what an encounter card does."""
    source = see.name(see.decision.source)
    if source in DAMAGE:
        return -see.hurt(card, DAMAGE[source])
    if source == "Black Forest Bats":
        return -float(see.now(card, "willpower"))
    if source in ("King Spider", "Great Forest Web"):
        fights = see.now(card, "attack") + see.now(card, "defense")
        return -(fights + (2.0 * see.now(card, "willpower") if see.view["phase"] == "quest" else 0.0))
    if source == "Caught in a Web":
        return see.tokens(card, "resources") - float(see.now(card, "willpower") + see.now(card, "attack"))
    kind = see.fact(card, "type")
    if source == '"Don\'t Leave the Path!"' and see.name(card) == "Ungoliant's Spawn":
        return 1.0
    if kind == "attachment":
        return -ATTACHMENTS.get(see.name(card), 1.0)
    if kind == "enemy":
        return -float(see.danger(card))
    if card in see.hand():
        return spare(see, card)
    return -see.loss(card)


def for_me(see: Mind, card: int) -> float:
    """How much good a card of mine does to another."""
    source, kind = see.name(see.decision.source), see.fact(card, "type")
    if source in ("Glorfindel", "Daughter of the Nimrodel", "Lore of Imladris"):
        return see.tokens(card, "damage") * (2.0 if kind == "hero" else 1.0) * (2.0 if see.left(card) <= 2 else 1.0)
    if source == "Gandalf":
        enemy = fighting.foe(see, card)
        dead = 10.0 if enemy.left <= 4 else 0.0
        return dead + fighting.kill_value(see, enemy)
    if source in ("Feint", "A Light in the Dark"):
        return timing.attack_costs(see).get(card, (0.0, 0))[0] + 0.1 * see.now(card, "attack")
    if source in ("Sneak Attack", "Stand and Fight"):
        return see.value_of_ally(card)
    if source in ("Gandalf's Map", "Dungeon Torch", "Shadow Key"):
        return carrier(see, source, card)
    if source in ("Radagast's Cunning", "Secret Paths"):
        return float(see.now(card, "threat"))
    if source == "Blade Mastery":
        attack = see.view["attack"]
        return (20.0 if attack and card in attack["characters"] else 0.0) + see.left(card)
    if source == "Théodred":
        return 2.0 * see.is_mine(card) + (1.0 if see.name(card) == "Aragorn" else 0.0) - see.tokens(card, "resources")
    if source == "Snowbourn Scout":
        left = see.now(card, "quest_points") - see.tokens(card, "progress")
        return see.now(card, "threat") + (5.0 if left == 1 else 0.0)
    if source == "Miner of the Iron Hills":
        return 1.0 if see.fact(card, "owner", 0) < 0 else -1.0
    if kind == "enemy":
        return fighting.kill_value(see, fighting.foe(see, card)) - see.left(card)
    if kind in ("hero", "ally", "objective-ally") and card not in see.hand():
        tired = 10.0 if see.fact(card, "exhausted") else 0.0
        return tired + see.now(card, "attack") + see.now(card, "defense")
    return -spare(see, card)


def pick(see: Mind) -> Option:
    """For an encounter card whoever bears it best; for my own whoever gains most."""
    able = [option for option in see.options if option.card >= 0]
    if not able:
        return see.options[0]
    source = see.decision.source
    against = see.fact(source, "owner", -1) < 0 and see.name(source) not in (
        "Old Forest Road",
        "Mountains of Mirkwood",
        "Gandalf's Map",
        "Dungeon Torch",
        "Shadow Key",
    )
    rule = against_me if against else for_me
    return max(able, key=lambda option: rule(see, option.card))


def player(see: Mind) -> Option:
    """Threat for whoever has most of it, cards for whoever has fewest, help for whoever is attacked most."""
    source = see.name(see.decision.source)

    def value(seat: int) -> float:
        one = see.view["players"][seat]
        mine = 0.1 if seat == see.seat else 0.0
        if source == "The Galadhrim's Greeting":
            return dial(one["threat"]) - dial(one["threat"] - 6)
        if source == "Faramir":
            return sum(bool(see.fact(card, "committed")) for card in see.characters(one)) + mine
        if source in ("Thicket of Spears", "Rain of Arrows", "Stand Together"):
            return sum(3 + enemy.attack for enemy in fighting.engaged(see, one)) + mine
        if source == "Beorn's Hospitality":
            return sum(see.tokens(hero, "damage") for hero in see.heroes(one)) + mine
        if source == "Will of the West":
            return -float(len(one["deck"]))
        if source == "Caught in a Web":
            return float(len(see.characters(one))) + mine
        return -0.5 * len(one["hand"]) + 10 * mine + (0.0 if len(one["deck"]) > 3 else -20.0)

    able = [option for option in see.options if option.seat >= 0]
    return max(able, key=lambda option: value(option.seat)) if able else see.options[0]


def effect(see: Mind) -> Option:
    """Gandalf: calm when threat is high, strike what it kills, else draw. Others: what is needed."""
    calm, strike = see.option("effect:calm"), see.option("effect:strike")
    if calm or strike:
        threat = see.me["threat"]
        relief = dial(threat) - dial(threat - 5)
        foes = [one for p in see.players for one in fighting.engaged(see, p)]
        foes += [fighting.foe(see, card["id"]) for card in see.view["staging"] if card["type"] == "enemy"]
        dead = [fighting.kill_value(see, one) * min(1.0, 4 / max(1, one.left)) for one in foes]
        hit = max(dead, default=0.0)
        draw = 4.5 if len(see.me["deck"]) > 3 else 0.0
        best = max((hit, strike), (relief, calm), (draw, see.option("effect:draw_three")), key=lambda pair: pair[0])
        return best[1] or see.options[0]
    if see.option("effect:one_player"):
        one = max(dial(p["threat"]) - dial(p["threat"] - 6) for p in see.players)
        each = sum(dial(p["threat"]) - dial(p["threat"] - 2) for p in see.players)
        return see.option("effect:one_player" if one >= each else "effect:each_player") or see.options[0]
    word = "effect:willpower" if see.view["phase"] == "quest" else "effect:defense"
    return see.option(word) or see.options[0]


def may(see: Mind) -> Option:
    """Denethor puts what is bad to the bottom; other offers are taken."""
    if see.name(see.decision.source) == "Denethor":
        top = see.view["encounter_deck"]
        face = see.faces.get(top[0]["code"]) if top and top[0] else None
        bad = face is not None and (see.revealed_threat(face) >= 2 or BAD_REVEALS.get(face.name, 0.0) >= 3)
        return see.option("accept" if bad else "decline") or see.options[0]
    return see.options[0]


def shed(see: Mind) -> Option:
    """What must go: what is worth least."""
    able = [option for option in see.options if option.card >= 0]
    return min(able, key=lambda option: ATTACHMENTS.get(see.name(option.card), 9.0)) if able else see.options[0]


def refresh(see: Mind) -> Option:
    """Pay to ready a hero as long as there is enough."""
    return see.options[0]


RULES: dict[str, Callable[[Mind], Option]] = {
    "action": timing.act,
    "planning": timing.act,
    "response": timing.respond,
    "mulligan": mulligan,
    "commit": questing.commit,
    "travel": questing.travel,
    "engage": fighting.engage,
    "engagement": lambda see: see.best(lambda card: -see.danger(card)),
    "enemy-attack": fighting.order_of_attacks,
    "defend": fighting.defend,
    "damage": fighting.bear,
    "attack": fighting.attack,
    "attackers": fighting.attackers,
    "join": fighting.join,
    "cost": pay,
    "player": player,
    "effect": effect,
    "may": may,
    "discard": shed,
    "refresh": refresh,
    "order": lambda see: see.options[0],
    "shadow": lambda see: see.options[0],
    "arrange": pick,
}


class ExpertPlayer:
    """Plays by the rules above: equal views, equal answers."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, game: Game, seat: int | None = None) -> Option:
        decision = asked(game, seat)
        if len(decision.options) == 1:
            return decision.options[0]
        return RULES.get(decision.kind, pick)(Mind(game, decision, self.dice))
