"""How an expert quests and travels: enough willpower against what lies there and may come, and somebody at home."""

from __future__ import annotations

from typing import Any

from wilderland.agents.fighting import Foe, coming, engaged, fight, foe, kill_value, typical
from wilderland.agents.mind import Mind
from wilderland.model.records import Option

GUESTS = {
    "Old Forest Road": 2.0,
    "Forest Gate": 2.5,
    "Mountains of Mirkwood": -2.5,
    "Great Forest Web": -1.5,
    "Necromancer's Pass": -1.5,
    "Enchanted Stream": -1.5,
    "Gladden Fields": -1.0,
    "Tower Gate": -2.0,
    "Banks of the Anduin": -1.5,
    "The Brown Lands": 3.0,
}
"""What it is worth to travel there, besides the threat that leaves the staging area."""


def stays_ready(see: Mind, card: int) -> bool:
    """Whether a character can quest and still fight."""
    if see.name(card) == "Aragorn" and see.tokens(card, "resources"):
        return True
    return any(
        one and one["name"] == "Unexpected Courage" and not one.get("exhausted")
        for one in see.fact(card, "attachments", ())
    )


def bonus(see: Mind, card: int) -> float:
    """What a character brings by questing, or by not questing, besides its willpower."""
    name = see.name(card)
    if name == "Théodred":
        return 1.0
    if name == "Northern Tracker":
        return 0.9 * len([one for one in see.view["staging"] if one["type"] == "location"])
    if name == "Lórien Guide":
        return 0.8 if see.view["active"] else 0.0
    if name == "Thalin":
        return 0.6 * see.reveals
    if name == "Dúnhere":
        staged = [foe(see, one["id"]) for one in see.view["staging"] if one["type"] == "enemy"]
        able = see.now(card, "attack") + 1
        return -max((kill_value(see, one) for one in staged if one.due <= able), default=0.0)
    if name == "Beravor":
        return -3.0 if min(len(player["hand"]) for player in see.players) < 3 else -1.5
    return {"Eleanor": -1.5, "Gléowine": -1.0, "Denethor": -0.5}.get(name, 0.0)


class Plan:
    """What a choice of questing characters is worth, for the whole table."""

    def __init__(self, see: Mind) -> None:
        self.see = see
        late = self.to_commit()
        self.able = {player["seat"]: see.able(player) for player in see.players}
        self.free = {seat: cards for seat, cards in self.able.items() if seat in late}
        cards = [card for able in self.able.values() for card in able]
        self.willpower = {card: see.now(card, "willpower") for card in cards}
        self.bonus = {card: bonus(see, card) for card in cards}
        self.stays = {card for card in cards if stays_ready(see, card)}
        self.faramir = next((card for card in cards if see.name(card) == "Faramir"), -1)
        self.foes: dict[int, dict[int, list[Foe]]] = {}
        self.likely: dict[int, tuple[float, Foe | None]] = {}
        self.fights: dict[tuple[int, int, frozenset[int]], float] = {}
        self.known: dict[frozenset[int], float] = {}
        self.quests: dict[int, float] = {}
        self.threat = see.view["threat"] + sum(more * chance for more, chance in see.threat_to_come.items())
        each = see.reveals / max(1, len(see.players))
        for player in see.players:
            seat = player["seat"]
            chance, face = see.enemy_to_come(player["threat"])
            checks = see.quest != "Anduin Passage"
            self.likely[seat] = (1 - (1 - chance) ** each, typical(face)) if face and checks else (0.0, None)

    def to_commit(self) -> set[int]:
        """The seats that have not committed yet: mine, and those after me."""
        seats = [player["seat"] for player in self.see.players]
        first = seats.index(self.see.view["first"]) if self.see.view["first"] in seats else 0
        order = seats[first:] + seats[:first]
        return set(order[order.index(self.see.seat) :])

    def against(self, seat: int, raised: int) -> list[Foe]:
        """Whom a player will have to fight, if the quest fails by so much."""
        if raised not in self.foes:
            come = coming(self.see, raised)
            self.foes[raised] = {p["seat"]: engaged(self.see, p) + come[p["seat"]] for p in self.see.players}
        return self.foes[raised][seat]

    def combat(self, player: dict[str, Any], held: frozenset[int], raised: int) -> float:
        key = (player["seat"], raised, held)
        if key not in self.fights:
            see, seat, able = self.see, player["seat"], sorted(held)
            chance, more = self.likely[seat]
            foes = self.against(seat, raised)
            value = (1 - chance) * fight(see, player, able, foes)
            if more is not None:
                value += chance * fight(see, player, able, [*foes, more])
            self.fights[key] = value
        return self.fights[key]

    def worth(self, questing: frozenset[int]) -> float:
        if questing in self.known:
            return self.known[questing]
        willpower = self.see.view["willpower"] + sum(self.willpower[card] for card in questing)
        value = sum(self.bonus[card] for card in questing)
        at_home: list[tuple[dict[str, Any], frozenset[int]]] = []
        for player in self.see.players:
            seat = player["seat"]
            held = {card for card in self.able[seat] if card not in questing or card in self.stays}
            if self.faramir in held:
                helped = len(questing.intersection(self.free.get(seat, ())))
                if helped > 2:
                    willpower += helped
                    held.remove(self.faramir)
            at_home.append((player, frozenset(held)))
        raised = max(0, round(self.threat - willpower))
        value += sum(self.combat(player, held, raised) for player, held in at_home)
        if willpower not in self.quests:
            self.quests[willpower] = self.see.questing(willpower)
        self.known[questing] = value + self.quests[willpower]
        return self.known[questing]

    def best(self) -> frozenset[int]:
        """From nobody and from everybody, change one character or swap two for as long as that helps."""
        everyone = [card for cards in self.free.values() for card in cards]
        quest = [card for card in everyone if self.willpower[card] or self.bonus[card] > 0]
        found = [self.climb(frozenset(), quest), self.climb(frozenset(quest), quest)]
        return max(found, key=self.worth)

    def climb(self, now: frozenset[int], cards: list[int]) -> frozenset[int]:
        while True:
            steps = [now ^ {card} for card in cards]
            best = max(steps, key=self.worth, default=now)
            if self.worth(best) <= self.worth(now) + 1e-9:
                swaps = [now ^ {one, other} for one in cards if one in now for other in cards if other not in now]
                best = max(swaps, key=self.worth, default=now)
            if self.worth(best) <= self.worth(now) + 1e-9:
                return now
            now = best


def commit(see: Mind) -> Option:
    """The next of the plan. The view does not change between two picks, so neither does the plan."""
    plan = Plan(see).best()
    for option in see.options:
        if option.card in plan:
            return option
    return see.option("done") or see.options[-1]


def travel(see: Mind) -> Option:
    """Where most threat leaves the staging area for least trouble."""
    guarding = {see.fact(card["id"], "guard") for card in see.view["staging"]}

    def value(card: int) -> float:
        due = see.now(card, "quest_points") - see.tokens(card, "progress")
        worth = 3.0 * see.now(card, "threat") - (0.9 * due if see.progress_counts else 0.0)
        return worth + GUESTS.get(see.name(card), 0.0) + (6.0 if card in guarding else 0.0)

    there = max((option for option in see.options if option.card >= 0), key=lambda option: value(option.card))
    return there if value(there.card) > 0 else see.option("stay") or there
