"""How fast it is: decisions, games, clones, saves, and how the cost grows with players and cards.

Random players, windows without legal actions skipped, only decisions with at least two options counted,
the chronicle off as in a search; clones and saves are measured with it on. `calibration` is a fixed
pure-Python workload in the same run, so that figures from different machines can be compared.
"""

from __future__ import annotations

import random
import time
from typing import Any

from wilderland.game import Game, new_game
from wilderland.kernel import run
from wilderland.kernel.happen import occur
from wilderland.model.kinds import HEALED
from wilderland.testing.position import player, table

DECKS = ("leadership", "tactics", "spirit", "lore")


def is_compiled() -> bool:
    """Whether the engine that runs here is the compiled one."""
    return not str(run.__file__).endswith(".py")


def calibration() -> float:
    """Million loop steps a second of plain integer work."""
    best = 0.0
    for _ in range(3):
        begin = time.perf_counter()
        word = 1
        for step in range(300_000):
            word = (word * 1103515245 + step) & 0x7FFFFFFF
        best = max(best, 0.3 / (time.perf_counter() - begin))
    return best


def play_out(game: Game, choose: random.Random) -> int:
    """Play a game to its end at random; returns the decisions with a choice."""
    decisions = 0
    while (decision := game.decision) is not None:
        options = decision.options
        if len(options) > 1:
            decisions += 1
        game.choose(options[int(choose.random() * len(options))], seat=decision.seat)
    return decisions


def speed(players: int, seconds: float) -> tuple[float, float]:
    """Decisions and games a second with so many players: the best of five runs, other programs' noise left out."""
    return max(one_run(players, seconds / 5, 1000 * run) for run in range(5))


def one_run(players: int, seconds: float, seed: int) -> tuple[float, float]:
    """Decisions and games a second in one run of so many seconds."""
    decisions = games = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        decks = [DECKS[games % 4]] if players == 1 else DECKS[:players]
        game = new_game(decks=decks, seed=seed + games)
        game.state.logging = False
        decisions += play_out(game, random.Random(seed + games))
        games += 1
    spent = time.perf_counter() - begin
    return decisions / spent, games / spent


def late_game() -> Game:
    """A four-player game in round 8: everybody stays home and safe until then, so that it lasts."""
    for seed in range(100):
        game = new_game(decks=DECKS, seed=seed)
        choose = random.Random(seed)
        while (decision := game.decision) is not None:
            if game.state.round >= 8 and decision.kind == "planning":
                return game
            if game.state.phase == 1 and game.state.players[decision.seat].threat > 25:
                game.adjust(seat=decision.seat, threat=20)
                continue
            keys = [option.key for option in decision.options]
            heroes = [c for c in game.state.cards if c.printed.kind == 0 and c.damage]
            if heroes and decision.kind == "planning":
                game.adjust(card=heroes[0].id, damage=0)
                continue
            game.choose(choose.choice(keys), seat=decision.seat)
    raise AssertionError("no game came to round 8")


def timed(repeat: int, work: Any) -> float:
    """Seconds for one call, the best of three runs."""
    best = float("inf")
    for _ in range(3):
        begin = time.perf_counter()
        for _ in range(repeat):
            work()
        best = min(best, (time.perf_counter() - begin) / repeat)
    return best


def event_cost(cards: int) -> float:
    """Microseconds for an event nobody answers, with so many cards in play."""
    t = table(player(heroes=["Gimli"], allies=["Guard of the Citadel"] * (cards - 2)), phase="planning")
    state = t.state
    return timed(2000, lambda: occur(state, state.event(HEALED, 0, amount=0))) * 1e6


def bench(seconds: float = 5.0) -> dict[str, Any]:
    """All figures."""
    one_run(1, 0.5, 0)  # the first games also compile the catalogue and warm the caches
    decisions, games = speed(1, seconds)
    growth = {str(players): round(speed(players, seconds / 2)[0]) for players in (1, 2, 3, 4)}
    late = late_game()
    return {
        "form": "compiled" if is_compiled() else "pure",
        "decisions_per_s": round(decisions),
        "games_per_s": round(games, 1),
        "clone_us": round(timed(5000, late.clone) * 1e6, 2),
        "save_ms": round(timed(50, late.save) * 1e3, 3),
        "calibration": round(calibration(), 2),
        "decisions_per_s_by_players": growth,
        "event_us_by_cards_in_play": {str(cards): round(event_cost(cards), 2) for cards in (15, 60, 120)},
    }
