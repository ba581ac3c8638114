"""Finds the games of `courses/` anew: ``python record_courses.py [COURSE …]``. Needed only when the rules change.

Nothing is overruled: `Foresight` looks for choices that win. Seeds are tried in the order of their promise: few guards
and little threat on the table and among the next encounter cards.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from typing import Any

from course import COURSES

from wilderland.agents import RandomPlayer
from wilderland.campaign import Campaign, Series
from wilderland.cards.catalogue import catalogue
from wilderland.decks import starters
from wilderland.game import Game
from wilderland.model.kinds import (
    ATTACK,
    DISCARDS,
    ENCOUNTER_DECK,
    ENEMY,
    HERO,
    HIT_POINTS,
    NONE,
    OBJECTIVE,
    STAGING,
    THREAT,
    THREAT_COST,
    WILLPOWER,
)
from wilderland.model.records import Card
from wilderland.model.state import State
from wilderland.testing.foresight import Foresight, Goal, anything, nothing

DECKS = ["leadership-spirit", "lore-tactics"]
SEEDS, TRIES, COMING = 300, 8, 14
SPARED = 4


# -- seeds ----------------------------------------------------------------------------------------
def menace(card: Card) -> float:
    """How bad an encounter card is, about."""
    stats, keywords = card.printed.stats, card.printed.keywords
    life = 0.3 * stats[HIT_POINTS] if card.printed.kind == ENEMY else 0
    return max(0, stats[THREAT]) + life + 2 * keywords.get("doomed", 0) + 3 * bool(keywords.get("surge"))


def promise(game: Game) -> float:
    """How a game looks in its first round, the coming encounter cards included."""
    game = game.clone()
    while game.decision is not None and game.state.round < 1:
        game.choose(0)
    state = game.state
    guards = sum(card.printed.kind == OBJECTIVE and card.guard != NONE for card in state.cards)
    staged = sum(menace(state.cards[card]) for card in state.zones[STAGING])
    coming = [menace(state.cards[card]) for card in state.zones[ENCOUNTER_DECK][:COMING]]
    later = sum(value * (1 - place / 20) for place, value in enumerate(coming))
    return -(5 * guards + 1.5 * staged + later + 0.5 * sum(player.threat for player in state.players))


def promising(begin: Callable[[int], Game], seeds: Iterable[int]) -> list[int]:
    return sorted(seeds, key=lambda seed: promise(begin(seed)), reverse=True)[:TRIES]


# -- searching ------------------------------------------------------------------------------------
def won(game: Game, accepts: Callable[[State], bool] = anything, goal: Goal = nothing) -> Game | None:
    """This game, won; looked for more widely if need be."""
    for width in (60, 120):
        found = Foresight(width=width).find(game, accepts, goal)
        tell(game, "nothing" if found is None else f"won in round {found.state.round}")
        if found is not None:
            return found
    return None


def tell(game: Game, words: str) -> None:
    assert game.setup is not None
    print(game.setup.scenario, game.setup.seed, words, flush=True)


def recorded(game: Game, before: list[list[Any]]) -> dict[str, Any]:
    assert game.setup is not None
    choices = [f"{seat} {key}" for seat, key in game.choices]
    return {"scenario": game.setup.scenario, "seed": game.setup.seed, "before": before, "choices": choices}


def write(name: str, mode: str, games: list[dict[str, Any]]) -> None:
    COURSES.mkdir(exist_ok=True)
    text = json.dumps({"mode": mode, "decks": DECKS, "games": games}, ensure_ascii=False, indent=1)
    (COURSES / f"{name}.json").write_text(text + "\n", "utf-8")


# -- the hard campaign ----------------------------------------------------------------------------
def fallen(state: State) -> list[Card]:
    return [card for card in state.cards if card.printed.kind == HERO and card.zone in DISCARDS]


def hurt(state: State) -> list[Card]:
    return [card for card in state.cards if card.printed.kind == HERO and card.damage and state.in_play(card.id)]


def with_a_price(state: State) -> bool:
    """One hero has fallen, and others are hurt."""
    return len(fallen(state)) == 1 and len(hurt(state)) >= 2


def dearly(state: State) -> float:
    return 150.0 * (len(fallen(state)) == 1) + 15.0 * min(2, len(hurt(state)))


def spares_the_strong(state: State) -> bool:
    """The hero who will be the prisoner is one that can be spared."""
    heroes = [card for card in state.cards if card.printed.kind == HERO and state.in_play(card.id)]
    most = max(hero.damage for hero in heroes)
    taken = [hero.printed.stats for hero in heroes if hero.damage == most]
    return all(stats[WILLPOWER] + stats[ATTACK] <= SPARED for stats in taken)


def campaign() -> None:
    """Lost at first, then won with a fallen hero; a successor, a swap and a rest; won, and won."""
    decks = [starters("revised")[name] for name in DECKS]
    one = Campaign.begin(["Player 0", "Player 1"], [deck.heroes for deck in decks], hard=True)
    for player, deck in zip(one.log.players, decks, strict=True):
        player.plays(deck)

    def begin(seed: int) -> Game:
        setup = one.setup([deck for player in one.log.players if (deck := player.deck)], seed)
        return Game(setup, setup.begin())

    lost, agent = begin(0), RandomPlayer(1)
    while lost.decision is not None:
        lost.choose(agent.choose(lost))
    one.record(lost)
    games = [recorded(lost, [])]
    while not one.over:
        before = decided(one) if one.log.won else []
        accepts, goal = [(with_a_price, dearly), (spares_the_strong, nothing), (anything, nothing)][one.log.won]
        for seed in promising(begin, range(1, SEEDS)):
            found = won(begin(seed), accepts, goal)
            if found is not None:
                break
        assert found is not None
        one.record(found)
        games.append(recorded(found, before))
        write("hard-campaign", one.log.mode, games)


def decided(one: Campaign) -> list[list[Any]]:
    """Successors for the fallen; after the first scenario a swap, too, and rest for one of those who are hurt."""
    steps: list[list[Any]] = []
    for seat, hero in one.to_replace:
        steps.append(["replace", seat, hero, modest(one)])
        one.replace(seat, hero, modest(one))
    if one.log.won == 1:
        seat = 1
        hero = next(hero for hero in one.log.players[seat].heroes if hero in one.log.damage)
        steps.append(["heal", seat, hero])
        one.heal(seat, hero)
        old = next(other for other in one.log.players[seat].heroes if other != hero)
        steps.append(["swap", seat, old, modest(one)])
        one.swap(seat, old, modest(one))
    return steps


def modest(one: Campaign) -> str:
    """Whoever costs the least threat."""
    return min(one.available, key=lambda hero: catalogue("revised").faces[hero].stats[THREAT_COST])


# -- series ---------------------------------------------------------------------------------------
def series(mode: str) -> None:
    """The three scenarios in a row; the last is the hardest, so it decides which seeds are tried."""
    decks = tuple(starters("revised")[name] for name in DECKS)

    def last(seed: int) -> Game:
        row = Series(decks, mode, seed=seed, scores=[0, 0])
        return row.begin()

    for seed in promising(last, range(SEEDS)):
        row, games = Series(decks, mode, seed=seed), []
        while not row.over:
            found = won(row.begin())
            if found is None:
                break
            row.record(found)
            games.append(recorded(found, []))
        if row.won:
            write(mode, mode, games)
            return
    raise SystemExit(f"no {mode} series was won")


if __name__ == "__main__":
    for name in sys.argv[1:] or ["hard-campaign", "expert", "nightmare"]:
        campaign() if name == "hard-campaign" else series(name)
