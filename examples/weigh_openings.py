"""Weighing opening hands: what every card is worth that one begins with.

    python examples/weigh_openings.py --scenario journey-along-the-anduin --deck 1 --games 3500 --seed 4310000

The expert plays, but keeps every hand it is dealt. Which games are won is then regressed on what was in the hands: of a
hundred games so many more are won with the card than without it, all else being equal. Such numbers are behind what
the expert keeps (`agents/planning.py`, OPENERS). Half of the games are weighed, and the hands of the other half judged
by that: how many were won with the better and with the worse half of these hands.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from wilderland.agents import ExpertPlayer
from wilderland.game import Game, new_game
from wilderland.lab.favourites import table_of
from wilderland.model.kinds import HANDS
from wilderland.rules.editions import EDITIONS

Floats = NDArray[np.float64]

SHRINK = 20.0
"""As if so many games spoke against any difference."""


def kept(game: Game) -> tuple[list[set[str]], bool]:
    """The names in every opening hand, all of them kept, and whether the expert won."""
    expert, state = ExpertPlayer(), game.state
    hands: list[set[str]] = [set() for _ in state.players]
    state.logging = False
    while (decision := game.decision) is not None:
        if decision.kind == "mulligan":
            hands[decision.seat] = {state.cards[card].face.name for card in state.zones[HANDS[decision.seat]]}
            game.choose("keep", decision.seat)
        else:
            game.choose(expert.choose(game, decision.seat), decision.seat)
    return hands, game.outcome is not None and game.outcome.won


def weighed(held: Floats, won: Floats) -> tuple[Floats, Floats]:
    """What each card adds to the chance to win, and the standard error of that."""
    shown, gain = held - held.mean(axis=0), won - won.mean()
    inverse = np.linalg.inv(shown.T @ shown + SHRINK * np.eye(held.shape[1]))
    worth = inverse @ shown.T @ gain
    errors = np.sqrt(np.diag(inverse @ shown.T @ shown @ inverse) * (gain - shown @ worth).var())
    return worth, errors


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--deck", required=True, help="commas between decks; a number: our favourites")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=4300000)
    parser.add_argument("--edition", default="revised")
    asked = parser.parse_args()
    table = table_of(asked.deck, asked.scenario, EDITIONS[asked.edition].quantities)
    seeds = range(asked.seed, asked.seed + asked.games)
    played = [kept(new_game(asked.scenario, table, edition=asked.edition, seed=seed)) for seed in seeds]
    won = np.array([float(result) for _, result in played])
    first = np.arange(len(won)) % 2 == 0
    print(f"{len(won)} games, {won.mean():.3f} won")
    for seat, deck in enumerate(table):
        names = sorted({name for hands, _ in played for name in hands[seat]})
        held = np.array([[float(name in hands[seat]) for name in names] for hands, _ in played])
        worth, errors = weighed(held, won)
        foretold = held[~first] @ weighed(held[first], won[first])[0]
        worse, better = np.array_split(won[~first][np.argsort(foretold)], 2)
        print(f"\n{deck.name}: better hands {better.mean():.3f}, worse ones {worse.mean():.3f}")
        for place in np.argsort(-worth):
            print(f"  {100 * worth[place]:+5.1f} ± {100 * errors[place]:.1f}  {names[place]}")


if __name__ == "__main__":
    main()
