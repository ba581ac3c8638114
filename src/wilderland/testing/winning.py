"""Games that are won by fair means, for tests that need some: the expert tries again and again, with whims.

A whim is an answer left to chance (with some sense: chance alone plays far too many events and sends nobody on the
quest). What comes of it is an ordinary list of choices; nothing is overruled. Equal seeds find equal games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product

from wilderland.agents import Dice, ExpertPlayer
from wilderland.game import Game
from wilderland.model.kinds import ALLY, ATTACHMENT, ATTACK, DEFENSE, DISCARDS, HERO, OBJECTIVE, WILLPOWER
from wilderland.model.records import Card, Decision, Option
from wilderland.model.state import State

WHIMS = (0, 3, 6, 10, 15, 5, 8, 4)
"""How many answers of a hundred are left to chance, in one try after the other."""
TOO_LONG = 600
"""No round takes more answers than this, unless somebody goes round in circles."""

Begins = Callable[[int], Game]
"""The game of a seed, at its beginning."""


def won_games(begin: Begins, seeds: Iterable[int], tries: int = 1, won: bool = True) -> Iterator[Game]:
    """The games that are won (or lost): every seed in one try, then every seed in the next."""
    for number, seed in product(range(tries), list(seeds)):
        game = begin(seed)
        game.state.logging = False
        play_out(game, Dice(seed, number), WHIMS[number % len(WHIMS)])
        if game.outcome is not None and game.outcome.won is won:
            yield game


def play_out(game: Game, dice: Dice, whim: int) -> None:
    """Play to the end, as experts with whims; a game that goes round in circles is left."""
    experts = [ExpertPlayer(seat) for seat in range(len(game.state.players))]
    answers, turn = 0, -1
    plans: dict[int, set[int]] = {}
    while (decision := game.decision) is not None and answers < TOO_LONG:
        if game.state.round != turn:
            answers, turn, plans = 0, game.state.round, {}
        answers += 1
        seat = decision.seat
        by_chance = whim > 0 and dice.chance(whim, 100)
        option = any_option(game.state, decision, dice, plans) if by_chance else experts[seat].choose(game, seat)
        game.choose(option, seat)


def any_option(state: State, decision: Decision, dice: Dice, plans: dict[int, set[int]]) -> Option:
    """An answer at random, with some sense."""
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


# -- what a game has cost -------------------------------------------------------------------------
def fallen(state: State) -> list[Card]:
    return [card for card in state.cards if card.printed.kind == HERO and card.zone in DISCARDS]


def hurt(state: State) -> list[Card]:
    return [card for card in state.cards if card.printed.kind == HERO and card.damage and state.in_play(card.id)]


def cost(game: Game) -> float:
    """What a game leaves to bear in the next: threat, the dead and the hurt, cards gone."""
    state = game.state
    gone = sum(len(state.zones[DISCARDS[player.seat]]) for player in state.players)
    threat = sum(player.threat for player in state.players)
    return threat + 12 * len(fallen(state)) + 1.5 * sum(hero.damage for hero in hurt(state)) + 0.2 * gone
