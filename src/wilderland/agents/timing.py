"""When an expert plays what: every card's moment, and what it is worth then. Nothing is done for less than nothing."""

from __future__ import annotations

from collections.abc import Callable

from wilderland.agents.fighting import (
    UNDEFENDED,
    Foe,
    attackers_for,
    defense_cost,
    defenses,
    engaged,
    foe,
    kill_value,
    undefended_cost,
)
from wilderland.agents.mind import ATTACHMENTS, BAD_REVEALS, BAD_SHADOWS, READY_EVENTS, Mind, dial
from wilderland.model.records import Option

NEVER = -1.0
BEFORE_ATTACKS = ("combat.shadows",)
LAST_CHANCE = ("combat.end",)
Value = Callable[[Mind, Option], float]


# -- what is going on -----------------------------------------------------------------------------
def step(see: Mind) -> str:
    return see.decision.step or str(see.view["step"])


def attack_costs(see: Mind) -> dict[int, tuple[float, int]]:
    """What each engaged enemy's attack is likely to cost its player, and that player's seat."""
    found = {}
    for player in see.players:
        foes = [one for one in engaged(see, player) if one.shadows]
        _, plan = defenses(see, player, see.able(player), foes)
        for one in foes:
            defender = plan.get(one.card, UNDEFENDED)
            if one.card not in plan:
                continue
            own = undefended_cost(see, one, player) if defender < 0 else defense_cost(see, one, defender)
            found[one.card] = (own + (0.4 * see.now(defender, "attack") if defender >= 0 else 0.0), player["seat"])
    return found


def under_attack(see: Mind) -> tuple[Foe, list[int], int] | None:
    """The enemy that attacks now, who defends, and whom."""
    attack = see.view["attack"]
    if not attack or not attack["by_enemy"]:
        return None
    return foe(see, attack["enemy"]), list(attack["characters"]), attack["seat"]


def lacking(see: Mind) -> int | None:
    """What the attack under way lacks to kill; None without one."""
    attack = see.view["attack"]
    if not attack or attack["by_enemy"] or step(see) != "combat.player.1":
        return None
    return foe(see, attack["enemy"]).due - sum(see.now(card, "attack") for card in attack["characters"])


def falls_short(see: Mind) -> int:
    """How much the quest lacks, once everything is revealed."""
    return int(see.view["threat"] - see.view["willpower"]) if step(see) == "quest.staging" else 0


def more_willpower(see: Mind, amount: int) -> float:
    """What so much more willpower is worth now (or so much less threat)."""
    if step(see) != "quest.staging":
        return 0.0
    over = -falls_short(see)

    def result(margin: int) -> float:
        return see.progress(margin) if margin > 0 else -see.trouble(-margin)

    return result(over + amount) - result(over)


def wounds(see: Mind, card: int) -> int:
    return see.tokens(card, "damage")


def everyone(see: Mind) -> list[int]:
    return [card for player in see.players for card in see.characters(player)]


# -- allies and attachments -----------------------------------------------------------------------
def ally(see: Mind, option: Option) -> float:
    card = option.card
    value = see.value_of_ally(card)
    name = see.name(card)
    orcs = [e for p in see.players for e in p["engaged"]] + see.view["staging"]
    if name == "Longbeard Orc Slayer":
        value += 0.7 * sum(see.trait(one["id"], "Orc") for one in orcs)
    if name == "Gandalf" and see.holds("Sneak Attack") and see.purse(card) < 8:
        return NEVER
    return value - 0.4 * see.cost(card) - held_back(see, card)


def held_back(see: Mind, card: int) -> float:
    """What it costs to spend the last resource while an event waits for its moment."""
    left = see.purse(card) - see.cost(card)
    if see.name(card) != "Forest Snare" and see.holds("Forest Snare"):
        big = [e["id"] for p in see.players for e in p["engaged"]] + [e["id"] for e in see.view["staging"]]
        if any(see.now(one, "attack") >= 4 and not see.carries(one, "Forest Snare") for one in big) and left < 3:
            return 3.0
    waiting = [one for one in see.hand() if one != card and see.name(one) in READY_EVENTS]
    if see.holds("Sneak Attack") and see.holds("Gandalf"):
        return 9.0 if see.purse(card) - see.cost(card) < 1 else 0.0
    if not waiting or see.view["round"] < 2:
        return 0.0
    return 2.5 if left < min(see.cost(one) for one in waiting) else 0.0


def attachment(see: Mind, option: Option) -> float:
    name = see.name(option.card)
    if name == "Forest Snare":
        free = [one["id"] for player in see.players for one in player["engaged"] if not one.get("attachments")]
        return 1.5 * max((see.now(one, "attack") for one in free), default=0) - 2.0
    if name == "Power in the Earth":
        return 0.5 if any(see.now(one["id"], "threat") for one in see.view["staging"]) else NEVER
    value = ATTACHMENTS.get(name, 1.0)
    return value - 0.4 * see.cost(option.card) - (0.0 if value > 5 else held_back(see, option.card)) - 0.01


# -- actions, card by card ------------------------------------------------------------------------
def sneak_attack(see: Mind, option: Option) -> float:
    if see.holds("Gandalf"):
        if step(see) == "quest.begin":
            return 6.0
        return 5.0 if step(see) in BEFORE_ATTACKS and see.me["engaged"] else NEVER
    return 2.0 if see.holds("Beorn") and step(see) in BEFORE_ATTACKS and see.me["engaged"] else NEVER


def feint(see: Mind, option: Option) -> float:
    if step(see) not in BEFORE_ATTACKS:
        return NEVER
    return max((cost for cost, _ in attack_costs(see).values()), default=0.0) - 2.5


def thicket(see: Mind, option: Option) -> float:
    if step(see) not in BEFORE_ATTACKS:
        return NEVER
    costs = attack_costs(see)
    return max(sum(cost for cost, seat in costs.values() if seat == p["seat"]) for p in see.players) - 6.0


def light_in_the_dark(see: Mind, option: Option) -> float:
    if step(see) not in BEFORE_ATTACKS:
        return NEVER
    return max((cost for cost, _ in attack_costs(see).values()), default=0.0) - 6.0


def quick_strike(see: Mind, option: Option) -> float:
    if step(see) not in BEFORE_ATTACKS:
        return NEVER
    able = [[card] for card in see.able(see.me)]
    dead = [one for one in engaged(see, see.me) for group in able if attackers_for(see, one, group)]
    return max((1.2 * one.attack for one in dead), default=0.0) - 1.5


def rain_of_arrows(see: Mind, option: Option) -> float:
    if step(see) not in BEFORE_ATTACKS:
        return NEVER
    most = max(sum(3.0 if one.left == 1 else 0.7 for one in engaged(see, player)) for player in see.players)
    return most - 2.0


def for_gondor(see: Mind, option: Option) -> float:
    short = lacking(see)
    if short is None or short <= 0:
        return NEVER
    attack = see.view["attack"]
    return kill_value(see, foe(see, attack["enemy"])) - 3.0 if short <= len(attack["characters"]) else NEVER


def blade_mastery(see: Mind, option: Option) -> float:
    if lacking(see) == 1:
        return 3.0
    attacked = under_attack(see)
    if attacked and step(see) == "combat.enemy.3" and attacked[1]:
        enemy, (defender, *_), _ = attacked
        damage = enemy.attack - see.now(defender, "defense")
        return see.hurt(defender, damage) - see.hurt(defender, damage - 1) - 1.5
    return NEVER


def beorn(see: Mind, option: Option) -> float:
    short = lacking(see)
    attack = see.view["attack"]
    if short is None or option.card not in attack["characters"]:
        return NEVER
    return kill_value(see, foe(see, attack["enemy"])) - 6.0 if 0 < short <= 5 else NEVER


def ever_vigilant(see: Mind, option: Option) -> float:
    if step(see) not in BEFORE_ATTACKS or not see.me["engaged"]:
        return NEVER
    mine = [card for card in see.characters(see.me) if see.fact(card, "type") == "ally"]
    tired = [card for card in mine if see.fact(card, "exhausted")]
    return max((see.now(card, "attack") + see.now(card, "defense") for card in tired), default=0) - 2.0


def grim_resolve(see: Mind, option: Option) -> float:
    if step(see) not in BEFORE_ATTACKS:
        return NEVER
    tired = sum(bool(see.fact(card, "exhausted")) for card in everyone(see))
    return tired - 4.0 if sum(len(player["engaged"]) for player in see.players) > 1 else NEVER


def courage(see: Mind, option: Option) -> float:
    """Unexpected Courage: ready its hero for the fight."""
    hosts = [card for card in everyone(see) if any(o["id"] == option.card for o in see.fact(card, "attachments", ()))]
    host = hosts[0] if hosts else -1
    fighting = see.view["phase"] in ("encounter", "combat") and any(player["engaged"] for player in see.players)
    return 4.0 if fighting and see.fact(host, "exhausted") else NEVER


def faramir(see: Mind, option: Option) -> float:
    counts = [sum(bool(see.fact(card, "committed")) for card in see.characters(player)) for player in see.players]
    return more_willpower(see, max(counts)) - 2.0


def eowyn(see: Mind, option: Option) -> float:
    spare = len(see.hand()) - 1
    if not see.fact(option.card, "committed"):
        return NEVER
    return more_willpower(see, 1) - (1.7 if spare > 3 else 2.4) if spare >= 0 else NEVER


def protector(see: Mind, option: Option) -> float:
    attacked = under_attack(see)
    if attacked and step(see) == "combat.enemy.3":
        enemy, defenders, _ = attacked
        host = next((card for card in defenders if see.carries(card, "Protector of Lórien")), -1)
        if host >= 0:
            damage = enemy.attack - see.now(host, "defense")
            return see.hurt(host, damage) - see.hurt(host, damage - 1) - 2.0
    host = next((card for card in everyone(see) if see.carries(card, "Protector of Lórien")), -1)
    return more_willpower(see, 1) - 2.4 if see.fact(host, "committed") else NEVER


def hush(kind: str) -> Value:
    """Radagast's Cunning, Secret Paths: a card of the staging area counts no threat."""

    def value(see: Mind, option: Option) -> float:
        most = max((see.now(one["id"], "threat") for one in see.view["staging"] if one["type"] == kind), default=0)
        return more_willpower(see, most) - 2.0

    return value


def greeting(see: Mind, option: Option) -> float:
    """The Galadhrim's Greeting."""
    one = max(dial(player["threat"]) - dial(player["threat"] - 6) for player in see.players)
    each = sum(dial(player["threat"]) - dial(player["threat"] - 2) for player in see.players)
    return max(one, each) - 5.0 if see.view["phase"] in ("planning", "refresh", "quest") else NEVER


def heal(amount: int, price: float, kinds: tuple[str, ...] = ("hero", "ally", "objective-ally")) -> Value:
    def value(see: Mind, option: Option) -> float:
        gain = 0.0
        for card in everyone(see):
            if see.fact(card, "type") in kinds:
                healed = min(amount, wounds(see, card))
                need = 1.6 if see.left(card) <= 2 else 1.0
                hero = 1.0 if see.fact(card, "type") == "hero" else 0.5
                gain = max(gain, healed * need * hero)
        return gain - price

    return value


def glorfindel(see: Mind, option: Option) -> float:
    """A resource for a wound: when a hero is in danger, or when there is nothing better to pay for."""
    hurt = [card for card in everyone(see) if wounds(see, card) and see.fact(card, "type") == "hero"]
    rich = see.tokens(option.card, "resources") >= 3
    return 1.0 if any(see.left(card) <= 2 for card in hurt) or (hurt and rich) else NEVER


def hospitality(see: Mind, option: Option) -> float:
    return max(sum(wounds(see, hero) for hero in see.heroes(player)) for player in see.players) - 5.0


def self_preservation(see: Mind, option: Option) -> float:
    hurt = [card for card in everyone(see) if see.carries(card, "Self Preservation") and wounds(see, card)]
    return 2.0 if hurt and (wounds(see, hurt[0]) > 1 or see.view["phase"] == "refresh") else NEVER


def at_leisure(value: float) -> Value:
    """When nothing more is to be done with that character in this round."""

    def worth(see: Mind, option: Option) -> float:
        return value if step(see) in LAST_CHANCE else NEVER

    return worth


def look_ahead(see: Mind, option: Option) -> float:
    top = see.view["encounter_deck"]
    return 1.0 if step(see) == "quest.begin" and top and top[0] is None else NEVER


def denethor(see: Mind, option: Option) -> float:
    top = see.view["encounter_deck"]
    return 1.0 if step(see) in LAST_CHANCE and top and top[0] is None else NEVER


def wealth(see: Mind, option: Option) -> float:
    return 1.0 if len(see.hand()) <= 3 or see.purse(option.card) >= 6 else NEVER


def search(see: Mind, option: Option) -> float:
    return 0.5 if see.purse(option.card) >= 4 and len(see.hand()) <= 2 else NEVER


def fallen(see: Mind, most: int) -> float:
    """The best ally in a discard pile for so many resources."""
    found = [card["id"] for p in see.view["players"] for card in p["discard"] if card["type"] == "ally"]
    able = [card for card in found if see.cost(card) <= most and see.name(card) != "Gandalf"]
    return max((see.value_of_ally(card) - 0.4 * see.cost(card) for card in able), default=0.0)


def stand_and_fight(see: Mind, option: Option) -> float:
    if see.view["phase"] != "planning":
        return NEVER
    return fallen(see, see.purse(option.card)) - 2.5


def tomb(see: Mind, option: Option) -> float:
    good = ("A Test of Will", "The Galadhrim's Greeting", "Unexpected Courage", "Northern Tracker")
    return 0.5 if any(card["name"] in good for card in see.me["discard"]) else NEVER


def will_of_the_west(see: Mind, option: Option) -> float:
    return 1.0 if any(len(player["deck"]) <= 2 and len(player["discard"]) > 5 for player in see.players) else NEVER


def claim(see: Mind, option: Option) -> float:
    """An objective of Dol Guldur: one to leave the first stage, the rest when the second is nearly done.

    Sooner only if the jailor would take it away: a torch or a key is a burden every round.
    """
    if see.me["threat"] >= 46:
        return NEVER
    mine = [one["name"] for p in see.players for hero in p["play"] for one in hero.get("attachments", ()) if one]
    claimed = [name for name in ("Gandalf's Map", "Dungeon Torch", "Shadow Key") if name in mine]
    name = see.name(option.card)
    light: float = {"Gandalf's Map": 3.0, "Shadow Key": 2.0, "Dungeon Torch": 1.0}.get(name, 1.0)
    light += 0.1 * len(see.heroes(see.me)) - 0.02 * see.me["threat"]
    if any(card["name"] == "Dungeon Jailor" for card in see.view["staging"]) and falls_short(see) > 0:
        return light
    due = 4 if name == "Dungeon Torch" else 7
    if see.quest == "The Necromancer's Tower":
        return light if not claimed and see.quest_left <= due else NEVER
    return light if see.quest_left <= due else NEVER


ACTIONS: dict[str, Value] = {
    "Steward of Gondor": lambda see, option: 20.0,
    "Sneak Attack": sneak_attack,
    "Feint": feint,
    "Thicket of Spears": thicket,
    "A Light in the Dark": light_in_the_dark,
    "Quick Strike": quick_strike,
    "Rain of Arrows": rain_of_arrows,
    "For Gondor!": for_gondor,
    "Blade Mastery": blade_mastery,
    "Beorn": beorn,
    "Ever Vigilant": ever_vigilant,
    "Grim Resolve": grim_resolve,
    "Unexpected Courage": courage,
    "Faramir": faramir,
    "Éowyn": eowyn,
    "Protector of Lórien": protector,
    "Radagast's Cunning": hush("enemy"),
    "Secret Paths": hush("location"),
    "The Galadhrim's Greeting": greeting,
    "Glorfindel": glorfindel,
    "Daughter of the Nimrodel": heal(2, 1.2, ("hero",)),
    "Lore of Imladris": heal(9, 3.0),
    "Beorn's Hospitality": hospitality,
    "Self Preservation": self_preservation,
    "Beravor": at_leisure(3.0),
    "Gléowine": lambda see, option: 3.0,
    "Denethor": denethor,
    "Henamarth Riversong": look_ahead,
    "Lórien's Wealth": wealth,
    "Gandalf's Search": search,
    "Stand and Fight": stand_and_fight,
    "Dwarven Tomb": tomb,
    "Will of the West": will_of_the_west,
    "Fortune or Fate": lambda see, option: 20.0,
    "Gandalf's Map": claim,
    "Dungeon Torch": claim,
    "Shadow Key": claim,
}


def worth(see: Mind, option: Option) -> float:
    """What an action is worth now; below nothing if it is better left."""
    kind = see.fact(option.card, "type")
    if option.key.startswith("play:") and kind in ("ally", "attachment"):
        return (ally if kind == "ally" else attachment)(see, option)
    rule = ACTIONS.get(see.name(option.card))
    return rule(see, option) if rule else NEVER


def act(see: Mind) -> Option:
    """The best that can be done now, or nothing."""
    best, chosen = 0.0, see.option("pass") or see.options[-1]
    for option in see.options:
        if option.card >= 0:
            value = worth(see, option)
            if value > best:
                best, chosen = value, option
    return chosen


# -- responses ------------------------------------------------------------------------------------
def cancel_reveal(least: float) -> Value:
    def value(see: Mind, option: Option) -> float:
        if see.view["round"] == 0 and see.name(option.card) == "Eleanor":
            return NEVER
        revealed = [card["name"] for card in see.view["revealed"] if card]
        about = see.name(option.about) or (revealed[-1] if revealed else "")
        if about == "The Necromancer's Reach" or about == "Evil Storm":
            return 0.7 * len([card for card in everyone(see) if see.fact(card, "exhausted")]) - least
        return BAD_REVEALS.get(about, 1.0) - least

    return value


def hasty_stroke(see: Mind, option: Option) -> float:
    about = see.name(option.about)
    attacked = under_attack(see)
    if about == "Despair" and attacked and attacked[1]:
        enemy, (defender, *_), _ = attacked
        return see.hurt(defender, enemy.attack) - see.hurt(defender, enemy.attack - see.now(defender, "defense")) - 1.5
    return BAD_SHADOWS.get(about, 1.0) - 1.2


def aragorn(see: Mind, option: Option) -> float:
    return 2.0


def swift_strike(see: Mind, option: Option) -> float:
    attacked = under_attack(see)
    return 1.0 if attacked and (attacked[0].left <= 2 or attacked[0].attack >= 5) else NEVER


def rescue(see: Mind, option: Option) -> float:
    """The prisoner comes with the Nazgûl: late, unless the hero is sorely missed."""
    return 1.0 if see.quest_left <= 6 else NEVER


def son_of_arnor(see: Mind, option: Option) -> float:
    return NEVER


def miner(see: Mind, option: Option) -> float:
    """Only against what an encounter card has put on us."""
    attached = [one for card in everyone(see) for one in see.fact(card, "attachments", ())]
    return 1.0 if any(one["owner"] < 0 and one["type"] == "attachment" for one in attached) else NEVER


def strength_of_will(see: Mind, option: Option) -> float:
    return 0.5 if not any(player["engaged"] for player in see.players) else NEVER


RESPONSES: dict[str, Value] = {
    "A Test of Will": cancel_reveal(2.5),
    "Eleanor": cancel_reveal(2.2),
    "Hasty Stroke": hasty_stroke,
    "Aragorn": aragorn,
    "Swift Strike": swift_strike,
    "Through the Caverns": rescue,
    "Son of Arnor": son_of_arnor,
    "Miner of the Iron Hills": miner,
    "Strength of Will": strength_of_will,
    "Dark Knowledge": lambda see, option: 0.5,
}


def respond(see: Mind) -> Option:
    """With whatever helps; what is not named here always does."""
    for option in see.options:
        rule = RESPONSES.get(see.name(option.card))
        if option.card >= 0 and (rule is None or rule(see, option) > 0):
            return option
    return see.option("pass", "decline") or see.options[-1]
