"""How good a table looks: the chance to win from here, as far as what lies open or is held tells.

A weighed sum of plain facts, turned into a chance; in a scenario that was studied closely also of cards by their names
(`details`). The weights are fitted to who won from such tables (how: docs/intelligence.md); signs are kept as reason
demands, so that nothing good counts as bad by accident. One fact is not weighed: where something is missing that the
game cannot be won without, the best of tables is worth little.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib import resources

from wilderland.agents.details import details
from wilderland.agents.knowledge import BLOCKERS, JAILOR, TREASURES
from wilderland.agents.prices import SEVERAL
from wilderland.agents.stages import AMBUSH, TREASURED
from wilderland.effects.numbers import heroes, staging_threat, stat
from wilderland.model.kinds import (
    ACTIVE,
    ALLY,
    ATTACHED,
    ATTACK,
    DEFENSE,
    ENEMY,
    ENGAGED_ZONES,
    HANDS,
    HERO,
    HIT_POINTS,
    LOCATION,
    OBJECTIVE,
    OBJECTIVE_ALLY,
    PLAY_ZONES,
    QUEST_AREA,
    QUEST_POINTS,
    STAGING,
    WILLPOWER,
)
from wilderland.model.state import State

Facts = dict[str, float]

AHEAD = {
    "Flies and Spiders": 12,
    "A Fork in the Road": 10,
    "To the River...": 16,
    "The Necromancer's Tower": 22,
    "Through the Caverns": 7,
}
"""The quest points of the stages after a stage."""
OURS = ("heroes", "hhp", "weak", "W", "A", "D", "ah", "nall", "hand", "recruits", "res", "gear", "webs", "busy", "pain")
"""What is counted of the players' own: heroes, their hit points left and who of them is weak; willpower, attack and
defense; hit points and number of allies; cards in hand, allies among them, resources, attachments, and webs and the
like; how many an engaged enemy keeps busy, and the damage the best of them let through."""
ASTRAY = 0.36
"""Of what would be won otherwise, so much is won while an objective nobody gets out without is back in the deck."""
REVEALED = 2.0
"""The threat that a round adds for each player, about."""
LEAST_PUSH, MOST_PUSH = -6.0, 12.0
"""Beyond these it makes no difference by how much a quest fails or succeeds."""


def facts(state: State) -> Facts:
    """What lies open on the table, in numbers; sums over the players are per player."""
    cards, seats = state.cards, state.turn_order
    n = len(seats) or 1
    quest = cards[state.zones[QUEST_AREA][0]]
    threats = [state.players[seat].threat for seat in seats] or [50]
    found: Facts = dict.fromkeys(OURS, 0.0)
    spare = 0
    for seat in seats:
        willing: list[int] = []
        shields: list[tuple[int, int]] = []
        for card in state.zones[PLAY_ZONES[seat]]:
            kind = cards[card].face.kind
            if kind not in (HERO, ALLY, OBJECTIVE_ALLY):
                continue
            left = stat(state, card, HIT_POINTS) - cards[card].damage
            willpower, defense = stat(state, card, WILLPOWER), stat(state, card, DEFENSE)
            willing.append(willpower)
            shields.append((2 * defense + left, defense))
            found["W"] += willpower
            found["A"] += stat(state, card, ATTACK)
            found["D"] += defense
            for other in cards[card].attachments:
                found["gear" if cards[other].owner >= 0 else "webs"] += 1
            if kind == HERO:
                found["heroes"] += 1
                found["hhp"] += left
                found["weak"] += left <= 2
                found["res"] += cards[card].resources
            else:
                found["nall"] += 1
                found["ah"] += left
        attacks = sorted([stat(state, card, ATTACK) for card in state.zones[ENGAGED_ZONES[seat]]], reverse=True)
        found["busy"] += min(len(attacks), len(willing))
        spare += sum(sorted(willing)[len(attacks) :])
        shields.sort(reverse=True)
        for place, attack in enumerate(attacks):
            found["pain"] += max(0, attack - (shields[place][1] if place < len(shields) else 0))
        found["hand"] += len(state.zones[HANDS[seat]])
        found["recruits"] += sum([cards[card].face.kind == ALLY for card in state.zones[HANDS[seat]]])
    found["hand"], found["res"] = min(found["hand"], 7 * n), min(found["res"], 8 * n)
    found["recruits"] = min(found["recruits"], 6)
    staged = [card for card in state.zones[STAGING] if cards[card].face.kind == ENEMY]
    engaged = [card for seat in seats for card in state.zones[ENGAGED_ZONES[seat]]]
    found["stT"] = staging_threat(state)
    found["push"] = min(MOST_PUSH, max(LEAST_PUSH, spare - found["stT"] - REVEALED * n))
    found["stE"] = len(staged)
    found["stA"] = sum(stat(state, card, ATTACK) for card in staged)
    found["stL"] = sum(cards[card].face.kind == LOCATION for card in state.zones[STAGING])
    found["egN"] = len(engaged)
    found["egA"] = sum(stat(state, card, ATTACK) for card in engaged)
    found["egH"] = sum(stat(state, c, HIT_POINTS) - cards[c].damage + stat(state, c, DEFENSE) for c in engaged)
    for word in found:
        found[word] /= n
    name = quest.face.name
    points = stat(state, quest.id, QUEST_POINTS)
    found["left"] = AHEAD.get(name, 0) + max(0, points - quest.progress)
    found[f"{name} left"] = max(0, points - quest.progress)
    keeper = BLOCKERS.get(name, ("", 0.0))[0]
    due = [c for c in (*staged, *engaged) if cards[c].face.name == keeper or name == AMBUSH]
    found["keeper"] = sum(stat(state, c, HIT_POINTS) - cards[c].damage for c in due)
    found["meanth"], found["maxth"] = sum(threats) / n, max(threats)
    found["late"], found["last"] = max(0, max(threats) - 40), max(0, max(threats) - 44)
    found["actleft"] = sum(max(0, stat(state, c, QUEST_POINTS) - cards[c].progress) for c in state.zones[ACTIVE])
    names = [cards[card].face.name for card in (*staged, *engaged)]
    found["troll"] = names.count("Hill Troll")
    found["spawn"] = names.count("Ungoliant's Spawn")
    found["nazgul"] = names.count("Nazgûl of Dol Guldur")
    lying = [card for card in state.zones[STAGING] if cards[card].face.kind == OBJECTIVE]
    found["claimed"] = sum(cards[card].printed.kind == OBJECTIVE for card in state.zones[ATTACHED])
    found["free"] = sum(cards[card].guard < 0 for card in lying)
    found["adrift"] = max(0, len(TREASURES) - found["claimed"] - len(lying)) if name in TREASURED else 0
    found["jailors"] = min(sum(cards[card].face.name == JAILOR for card in staged), len(lying))
    jailed = [seat for seat in seats if any(cards[card].face.hidden for card in state.zones[PLAY_ZONES[seat]])]
    found["captive"] = float(len(jailed))
    found["bereft"] = sum(2 - len(heroes(state, seat)) for seat in jailed)
    found["solo"], found["many"] = float(n == 1), float(n > 2)
    found[name] = 1.0
    return found


@cache
def weights(scenario: str, several: bool) -> dict[str, float]:
    """The fitted weights of a scenario, for one player or several; those of the first one where there are none."""
    table: dict[str, dict[str, float]] = json.loads(
        resources.files("wilderland.agents").joinpath("outlook.json").read_text(encoding="utf-8")
    )
    alone = table.get(scenario) or next(iter(table.values()))
    return table.get(f"{scenario}{SEVERAL}", alone) if several else alone


@cache
def knows_cards(scenario: str, several: bool) -> bool:
    """Whether a scenario's weights are also about cards by their names."""
    return any(": " in word for word in weights(scenario, several))


def weighed(weigh: dict[str, float], found: Facts) -> float:
    """The sum of the facts, each by its weight."""
    total = 0.0
    for word, value in found.items():
        total += weigh.get(word, 0.0) * value
    return total


def chance(state: State) -> float:
    """The chance to win, from 0 to 1."""
    if state.outcome is not None:
        return 1.0 if state.outcome.won else 0.0
    if not state.zones[QUEST_AREA] or not state.turn_order:
        return 0.0
    scenario, several = state.table.scenario.code, len(state.players) > 1
    weigh, found = weights(scenario, several), facts(state)
    total = weighed(weigh, found)
    if knows_cards(scenario, several):
        total += weighed(weigh, details(state))
    reached: float = ASTRAY ** found["adrift"]
    return reached / (1 + math.exp(-max(-30.0, min(30.0, total))))
