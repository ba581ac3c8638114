"""A player who knows the future: finds choices that win a game, for tests that need a game won by fair means.

It sees everything, the order of every deck too, and tries ways through the game phase by phase: of many tables it
keeps the most promising, plays each on in several ways (as the expert would, or as chance has it), and so on until one
is won. What it finds is an ordinary list of choices; nothing is overruled. Equal seeds find equal games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wilderland.agents import Dice, ExpertPlayer
from wilderland.game import Game
from wilderland.model.kinds import (
    ALLY,
    ATTACHMENT,
    ATTACK,
    CHARACTERS,
    COMBAT,
    DEFENSE,
    ENEMY,
    HANDS,
    HERO,
    HIT_POINTS,
    LOCATION,
    NONE,
    OBJECTIVE,
    QUEST,
    QUEST_AREA,
    REMOVED,
    STAGING,
    THREAT,
    WILLPOWER,
)
from wilderland.model.records import Card, Decision, Option
from wilderland.model.state import State

WHIMS = (0, 10, 20, 30, 50, 100, 100, 100, 70, 40)
"""How many answers of a hundred are left to chance, in one way to go on after the other."""
TOO_LONG = 300
"""No phase takes more answers than this, unless somebody goes round in circles."""
BOLD = 3
"""Of four tables kept, so many are the best; the fourth is any of the next."""

Accepts = Callable[[State], bool]
Goal = Callable[[State], float]


def anything(state: State) -> bool:
    return True


def nothing(state: State) -> float:
    return 0.0


@dataclass(frozen=True)
class Foresight:
    """How widely it looks: how many tables it keeps, and in how many ways each goes on."""

    width: int = 60
    branch: int = 10
    rounds: int = 16
    seed: int = 0

    def find(self, game: Game, accepts: Accepts = anything, goal: Goal = nothing) -> Game | None:
        """The game won in an acceptable way, or None; `goal` is what a table is worth besides."""
        dice = Dice(self.seed)
        first = game.clone()
        first.state.logging = False
        tables = [first]
        while tables:
            found: dict[float, Game] = {}
            for table in tables:
                for way in range(self.branch * self.width // len(tables)):
                    trial = table.clone()
                    if play_phase(trial, dice, WHIMS[way % len(WHIMS)]) and self.goes_on(trial, accepts):
                        found.setdefault(worth(trial.state) + goal(trial.state), trial)
                    if trial.history is table.history:
                        break  # nothing was asked: there is one way only
            won = [value for value, trial in found.items() if trial.outcome is not None]
            if won:
                return found[max(won)].replay.play()
            tables = self.kept([found[value] for value in sorted(found, reverse=True)], dice)
        return None

    def goes_on(self, trial: Game, accepts: Accepts) -> bool:
        """Whether a table is worth keeping: won in an acceptable way, or not over yet."""
        if trial.outcome is None:
            return trial.state.round <= self.rounds
        return trial.outcome.won and accepts(trial.state)

    def kept(self, ranked: list[Game], dice: Dice) -> list[Game]:
        """The best tables, and some of those that come after them."""
        best = self.width * BOLD // (BOLD + 1)
        rest = ranked[best : 4 * self.width]
        return ranked[:best] + [dice.pick(rest) for _ in range(self.width - best) if rest]


# -- playing on -----------------------------------------------------------------------------------
def play_phase(game: Game, dice: Dice, whim: int) -> bool:
    """Play until another phase begins or the game is over; False if that takes too long."""
    start = (game.state.round, game.state.phase)
    experts = [ExpertPlayer(seat) for seat in range(len(game.state.players))]
    plans: dict[int, set[int]] = {}
    for _ in range(TOO_LONG):
        decision = game.decision
        if decision is None or (game.state.round, game.state.phase) != start:
            return True
        seat = decision.seat
        by_chance = dice.chance(whim, 100) or (decision.kind == "commit" and whim > 0)  # experts think long there
        option = any_option(game.state, decision, dice, plans) if by_chance else experts[seat].choose(game, seat)
        game.choose(option, seat)
    return False


def any_option(state: State, decision: Decision, dice: Dice, plans: dict[int, set[int]]) -> Option:
    """An answer at random, with some sense: chance alone plays far too many events and sends nobody on the quest."""
    options = [option for option in decision.options if option.key != "cancel"]
    able = [option for option in options if option.card >= 0]
    quiet = next((option for option in options if option.key in ("pass", "done")), options[-1])
    if decision.kind == "commit":
        if decision.seat not in plans:
            plans[decision.seat] = some_questers(state, [option.card for option in able], dice)
        return next((option for option in able if option.card in plans[decision.seat]), quiet)
    if decision.kind == "planning":
        plays = [option for option in able if state.cards[option.card].printed.kind in (ALLY, ATTACHMENT)]
        return dice.pick(plays) if plays and dice.chance(7, 8) else dice.pick(options) if dice.chance(1, 8) else quiet
    if decision.kind == "action":
        claims = [option for option in able if state.cards[option.card].printed.kind == OBJECTIVE]
        return dice.pick(claims) if claims and dice.chance(2, 5) else dice.pick(options) if dice.chance(1, 5) else quiet
    if decision.kind in ("travel", "attack", "attackers", "response") and able:
        return dice.pick(able[:3]) if dice.chance(4, 5) else quiet
    return dice.pick(options or decision.options)


def some_questers(state: State, able: list[int], dice: Dice) -> set[int]:
    """All with willpower but a few who fight best, or any of them."""

    def fights(card: int) -> int:
        stats = state.cards[card].face.stats
        return 2 * stats[DEFENSE] + 2 * stats[ATTACK] - 3 * stats[WILLPOWER]

    willing = [card for card in sorted(able, key=fights) if state.cards[card].face.stats[WILLPOWER] > 0]
    if dice.chance(3, 5):
        return set(willing[: len(willing) - dice.below(4)])
    return {card for card in willing if dice.chance(7, 10)}


# -- judging --------------------------------------------------------------------------------------
STAGE = 150
"""What a stage behind one is worth to heroes who are strong enough for the next."""
STRONG = 42
"""The willpower and attack of all characters together that the last stages ask for, about."""
GREAT = 9
"""Enemies with so many hit points bar the way."""


def worth(state: State) -> float:
    """How promising a table is; of won ones, how low its threat has stayed."""
    if state.outcome is not None:
        return 1e6 - 50 * sum(player.threat for player in state.players) - 5 * state.round
    value, strength, stages, barred = 0.0, 0, 0, 0
    for card in state.cards:
        if card.printed.kind == QUEST:
            stages += card.zone == REMOVED
            value += 2 * min(card.progress, 22) if card.zone == QUEST_AREA else 0
        elif state.in_play(card.id):
            value += worth_in_play(state, card)
            strength += might(card)
            barred += is_great(card)
    value += STAGE * stages * min(1.0, strength / STRONG) ** 2
    if barred and stages == 2:
        value += 100  # the last of them has come, and is met
    for player in state.players:
        if player.eliminated:
            value -= 150
        else:
            value += 3 * len(state.zones[HANDS[player.seat]])
            value -= 3.2 * player.threat + 0.8 * max(0, player.threat - 38) ** 2
    return value


def worth_in_play(state: State, card: Card) -> float:
    """What one card in play adds."""
    stats, kind = card.printed.stats, card.face.kind
    if card.printed.kind in CHARACTERS:
        left = stats[HIT_POINTS] - card.damage
        ready = 0 if card.exhausted or state.phase >= COMBAT else stats[ATTACK] + stats[DEFENSE]
        if card.printed.kind == HERO:
            return 45 + 3 * left + (10 if left > 1 else 0) + 2.5 * min(card.resources, 6) + ready
        own = 0 if card.printed.kind == ALLY else 12
        return 9 + 3.5 * (stats[WILLPOWER] + stats[ATTACK]) + stats[DEFENSE] + 2 * left + own + ready
    if kind == ATTACHMENT:
        return 11 if card.owner >= 0 else 0
    if kind == ENEMY:
        if card.printed.kind != ENEMY:
            return -6
        left = stats[HIT_POINTS] - card.damage
        staged = 2 * stats[THREAT] if card.zone == STAGING else 0
        return -(2.2 * left + 2 * stats[ATTACK] + 5 + staged) - (7 * left if is_great(card) else 0)
    if kind == LOCATION:
        return 2.5 * card.progress - (5 * stats[THREAT] + 2 if card.zone == STAGING else 0)
    if card.printed.kind == OBJECTIVE and not card.printed.keywords.get("permanent"):
        return 36 if card.host != NONE else 30 if card.guard == NONE else 0
    return 0


def might(card: Card) -> int:
    """What a card adds to the strength of the heroes."""
    if card.face.kind in CHARACTERS:
        return max(0, card.face.stats[ATTACK]) + max(0, card.face.stats[WILLPOWER])
    return 2 if card.face.kind == ATTACHMENT and card.owner >= 0 else 0


def is_great(card: Card) -> bool:
    return card.printed.kind == ENEMY and card.printed.stats[HIT_POINTS] >= GREAT
