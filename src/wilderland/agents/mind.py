"""What an expert makes of what it sees: what may still come, what threat and wounds cost, what a card is worth.

Everything is measured in points: one point is about one token of progress.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

from wilderland.agents.dice import Dice
from wilderland.agents.sight import CHARACTERS, Sight
from wilderland.game import Game
from wilderland.model.face import Face
from wilderland.model.kinds import ENEMY, ENGAGEMENT, LOCATION, SPHERES, STATS, THREAT
from wilderland.model.records import Decision, Option

SHADOW_ATTACK = {
    "Dol Guldur Orcs": (1, 3),
    "East Bight Patrol": (1, 2),
    "Eastern Crows": (1, 2),
    "Wargs": (1, 2),
    "Hummerhorns": (1, 2),
    "Wolf Rider": (2, 2),
    "Massing at Night": (1, 1),
}
"""What a shadow effect adds to an attack that is defended, and to one that is not (or what is about as bad)."""
NO_DEFENSE = "Despair"

BAD_SHADOWS = {
    "Ungoliant's Spawn": 5.0,
    "Despair": 3.0,
    "Wolf Rider": 3.0,
    "Hummerhorns": 4.0,
    "Driven by Shadow": 1.5,
    "Forest Spider": 1.0,
    "Cavern Guardian": 1.5,
    "Dol Guldur Orcs": 1.5,
    "King Spider": 1.5,
    "Massing at Night": 2.0,
    "Pursued by Shadow": 2.0,
    "Under the Shadow": 1.5,
    "Iron Shackles": 1.0,
}

BAD_REVEALS = {
    "The Necromancer's Reach": 4.0,
    "Evil Storm": 4.0,
    "Massing at Night": 5.0,
    "Despair": 3.5,
    "Pursued by Shadow": 3.0,
    "Treacherous Fog": 3.0,
    "Driven by Shadow": 3.5,
    "Under the Shadow": 3.5,
    "Caught in a Web": 4.0,
    "Iron Shackles": 2.0,
    "Eyes of the Forest": 1.5,
    "Ungoliant's Spawn": 3.0,
    "Dol Guldur Orcs": 1.8,
    "King Spider": 2.0,
    "Black Forest Bats": 1.5,
}
"""How bad a "when revealed" effect is."""

REVEALED_THREAT = {"Driven by Shadow": 2, "Under the Shadow": 2, "Treacherous Fog": 1, "Massing at Night": 4}
"""What a treachery adds to the threat of this quest phase, about."""

ALLIES = {
    "Faramir": 3.0,
    "Northern Tracker": 1.5,
    "Gandalf": 4.0,
    "Gléowine": 3.0,
    "Snowbourn Scout": 1.0,
    "Son of Arnor": 0.3,
    "Beorn": 2.0,
    "Daughter of the Nimrodel": 1.0,
    "Henamarth Riversong": 1.5,
    "Longbeard Orc Slayer": 0.5,
}
"""What an ally is worth beyond its numbers."""

ATTACHMENTS = {
    "Steward of Gondor": 9.0,
    "Unexpected Courage": 6.0,
    "Celebrían's Stone": 5.0,
    "The Favor of the Lady": 3.0,
    "Citadel Plate": 3.5,
    "Dwarven Axe": 3.5,
    "Blade of Gondolin": 2.5,
    "Horn of Gondor": 2.0,
    "Protector of Lórien": 2.0,
    "Self Preservation": 3.0,
    "Power in the Earth": 1.0,
    "Dark Knowledge": 0.0,
}

READY_EVENTS = ("Feint", "A Test of Will", "Hasty Stroke")
"""Events one keeps a resource for."""


HERO = 30.0
"""What it costs to lose a hero, at least."""
WOUND = 1.0
FIGHT = 1.0
QUEST = 1.0
KILL = 1.0
THREAT_PRICE = 1.0


def dial(threat: float) -> float:
    """How bad a threat level is."""
    steps = ((28, 0.6), (37, 0.9), (43, 1.5), (49, 3.0))
    total, low = 0.0, 0.0
    for high, price in steps:
        total += price * max(0.0, min(threat, high) - low)
        low = high
    return THREAT_PRICE * total + (50.0 if threat >= 50 else 0.0)


class Mind(Sight):
    """The table as the asked seat sees it, with an expert's judgement."""

    def __init__(self, game: Game, decision: Decision, dice: Dice) -> None:
        super().__init__(game, decision, dice)
        self.seat = decision.seat
        self.faces = game.state.table.catalogue.faces
        self.scenario = game.state.table.scenario
        self.players: list[dict[str, Any]] = [one for one in self.view["players"] if not one["eliminated"]]
        for place in ("victory", "aside"):
            self.see(self.view[place])
        for player in self.view["players"]:
            self.see(player["deck"])
        for card in list(self.cards.values()):
            self.see(card.get("shadows", ()))
        self.reckoned: dict[Any, float] = {}
        self.stage: dict[str, Any] = self.view["quest"][0] if self.view["quest"] else {}
        self.quest: str = self.stage.get("name", "")
        asked = [one for one in self.view["decisions"] if one["seat"] == decision.seat]
        self.hints: dict[str, bool] = {one["key"]: one["timely"] for one in asked[0]["options"]} if asked else {}

    # -- cards ----------------------------------------------------------------------------------
    def name(self, card: int) -> str:
        return str(self.fact(card, "name", ""))

    def face(self, card: int) -> Face | None:
        face: Face | None = self.faces.get(self.fact(card, "code", ""))
        return face

    def cost(self, card: int) -> int:
        face = self.face(card)
        return max(0, face.cost) if face else 0

    def trait(self, card: int, trait: str) -> bool:
        face = self.face(card)
        return face is not None and trait in face.traits

    def keyword(self, card: int, keyword: str) -> bool:
        face = self.face(card)
        return face is not None and keyword in face.keywords

    def carries(self, card: int, name: str) -> bool:
        return any(one and one["name"] == name for one in self.fact(card, "attachments", ()))

    def printed(self, card: int, stat: str) -> int:
        face = self.face(card)
        return face.stats[STATS.index(stat)] if face else 0

    def in_play(self, name: str) -> bool:
        """Whether an encounter card with this name stands against us."""
        staged = [*self.view["staging"], *self.view["active"]]
        return any(one["name"] == name for one in staged + [e for p in self.players for e in p["engaged"]])

    # -- my side --------------------------------------------------------------------------------
    def characters(self, player: dict[str, Any]) -> list[int]:
        return [card["id"] for card in player["play"] if card["type"] in CHARACTERS]

    def heroes(self, player: dict[str, Any]) -> list[int]:
        return [card["id"] for card in player["play"] if card["type"] == "hero"]

    def able(self, player: dict[str, Any]) -> list[int]:
        """A player's ready characters."""
        return [card for card in self.characters(player) if not self.fact(card, "exhausted")]

    def hand(self) -> list[int]:
        return [card["id"] for card in self.me["hand"] if card is not None]

    def holds(self, name: str) -> bool:
        return any(self.name(card) == name for card in self.hand())

    def purse(self, card: int) -> int:
        """The resources that can pay for a card of mine."""
        face = self.face(card)
        found = 0
        for hero in self.heroes(self.me):
            spheres = sum(SPHERES[word] for word in self.fact(hero, "icons", ()))
            if face is None or face.sphere == SPHERES["neutral"] or spheres & face.sphere:
                found += self.tokens(hero, "resources")
        return found

    def value_of_ally(self, card: int) -> float:
        """What an ally would bring, from its printed numbers."""
        numbers = (("willpower", 1.3), ("attack", 1.0), ("defense", 0.8), ("hit_points", 0.4))
        value = sum(price * self.printed(card, stat) for stat, price in numbers)
        return value + ALLIES.get(self.name(card), 0.0)

    def loss(self, card: int) -> float:
        """What it costs to lose a character."""
        if self.fact(card, "type") == "hero":
            others = len(self.heroes(self.view["players"][self.fact(card, "controller", self.seat)])) - 1
            last = 40.0 if not others else 8.0 if others == 1 else 0.0
            return HERO + 2.0 * self.now(card, "willpower") + last
        if self.name(card) == "Gandalf":
            return 0.5
        if self.name(card) == "Snowbourn Scout":
            return 1.6
        return 0.8 + 0.8 * (self.value_of_ally(card) - ALLIES.get(self.name(card), 0.0) / 2)

    def hurt(self, card: int, damage: float) -> float:
        """What it costs that a character takes damage."""
        left = self.left(card)
        if damage <= 0:
            return 0.0
        if damage >= left:
            return self.loss(card)
        if self.fact(card, "type") != "hero":
            return 0.3 * damage
        likes = 0.5 if self.name(card) in ("Gimli", "Glóin") and left - damage > 1 else 1.0
        return WOUND * likes * (0.6 * damage + 4.0 * (damage / left) ** 2)

    # -- what may come --------------------------------------------------------------------------
    @cached_property
    def unseen(self) -> list[Face]:
        """The encounter cards nobody has seen, as any player may count them."""
        table = self.game.state.table
        cards = self.scenario.encounter_cards(table.catalogue, table.mode.removes_marked)
        left = Counter(face.code for face in cards)
        left.subtract(card["code"] for card in self.cards.values() if card.get("owner", 0) < 0)
        return [self.faces[code] for code, count in left.items() for _ in range(count) if code in self.faces]

    def revealed_threat(self, face: Face) -> int:
        if face.kind in (ENEMY, LOCATION):
            return face.stats[THREAT]
        return REVEALED_THREAT.get(face.name, 0)

    @property
    def reveals(self) -> int:
        """How many cards the next staging step reveals."""
        if self.quest == "Ambush on the Shore":
            return 0
        return len(self.players) + (1 if self.quest == "Anduin Passage" else 0)

    @cached_property
    def threat_to_come(self) -> dict[int, float]:
        """How likely the cards of the next staging step add how much threat."""
        surge = sum("surge" in face.keywords for face in self.unseen) / max(1, len(self.unseen))
        one = Counter(self.revealed_threat(face) for face in self.unseen) or Counter({2: 1})
        total = sum(one.values())
        chances = {0: 1.0}
        top = self.view["encounter_deck"]
        for number in range(self.reveals):
            known = top[number] if number < len(top) else None
            face = self.faces.get(known["code"]) if known else None
            card = {self.revealed_threat(face): 1.0} if face else {n: count / total for n, count in one.items()}
            after: dict[int, float] = {}
            for so_far, chance in chances.items():
                for more, likely in card.items():
                    after[so_far + more] = after.get(so_far + more, 0.0) + chance * likely
            chances = after
        extra = round(surge * self.reveals * 1.5)
        return {threat + extra: chance for threat, chance in chances.items()} if extra else chances

    @cached_property
    def shadow_chances(self) -> list[tuple[float, int, int, bool]]:
        """What one shadow card may do: (chance, attack if defended, attack if not, no defense)."""
        total = max(1, len(self.unseen))
        kinds = Counter((*SHADOW_ATTACK.get(face.name, (0, 0)), face.name == NO_DEFENSE) for face in self.unseen)
        return [(count / total, a, b, c) for (a, b, c), count in kinds.items()] or [(1.0, 0, 0, False)]

    def enemy_to_come(self, threat: int) -> tuple[float, Face | None]:
        """How likely one revealed card is an enemy that comes to a player with this threat, and a typical one."""
        come = [face for face in self.unseen if face.kind == ENEMY and face.stats[ENGAGEMENT] <= threat]
        if not come:
            return 0.0, None
        come.sort(key=lambda face: face.stats[1])
        return len(come) / len(self.unseen), come[len(come) // 2]

    # -- the quest ------------------------------------------------------------------------------
    @cached_property
    def blocked(self) -> bool:
        """Whether the stage cannot be finished yet, whatever the progress."""
        claimed = sum(
            self.fact(one["id"], "type") == "objective"
            for player in self.players
            for hero in player["play"]
            for one in hero.get("attachments", ())
            if one
        )
        return (
            (self.quest == "To the River..." and self.in_play("Hill Troll"))
            or (self.quest == "Beorn's Path" and self.in_play("Ungoliant's Spawn"))
            or (self.quest == "The Necromancer's Tower" and claimed < 1)
            or (self.quest == "Through the Caverns" and claimed < 3)
            or (self.quest == "Out of the Dungeons" and self.in_play("Nazgûl of Dol Guldur"))
        )

    @property
    def progress_counts(self) -> bool:
        return self.quest not in ('"Don\'t Leave the Path!"', "Ambush on the Shore")

    @cached_property
    def quest_left(self) -> int:
        points = int(self.stage.get("stats", {}).get("quest_points", [0])[0])
        return max(0, points - int(self.stage.get("progress", 0)))

    def progress(self, amount: int) -> float:
        """What so much progress is worth now."""
        value = 0.0
        for location in self.view["active"]:
            due = self.now(location["id"], "quest_points") - location.get("progress", 0)
            done = min(amount, due)
            value += 0.9 * done + (0.8 if done == due else 0.0)
            amount -= done
        if self.progress_counts:
            done = min(amount, self.quest_left)
            price = (0.4 if self.blocked else 1.1) * QUEST
            value += price * done + (2.0 if done == self.quest_left and not self.blocked else 0.0)
        return value

    def trouble(self, threat: int) -> float:
        """What it costs that everybody's threat rises by so much."""
        return sum(dial(player["threat"] + threat) - dial(player["threat"]) for player in self.players)

    def questing(self, willpower: int) -> float:
        """What the quest phase brings with so much willpower, before the staging step."""
        value = 0.0
        for more, chance in self.threat_to_come.items():
            over = willpower - self.view["threat"] - more
            value += chance * (self.progress(over) if over > 0 else -self.trouble(-over))
        return value

    # -- options --------------------------------------------------------------------------------
    def timely(self, option: Option) -> bool:
        return self.hints.get(option.key, True)

    def least_bad(self, price: dict[int, float]) -> Option:
        """The option whose card costs least."""
        able = [option for option in self.options if option.card in price]
        return min(able, key=lambda option: price[option.card])
