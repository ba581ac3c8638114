"""Judging the outlook: does it prefer the answers that win in the end?

    python examples/judge_outlook.py --scenario escape-from-dol-guldur --edition original --deck leadership,spirit \\
        --decisions 100 --redeals 60

The expert plays games; at some of its decisions its own answer and a few others are played on, on the same redeals, by
the expert: first to where `search` stops and asks the outlook, then to the end of the game. Printed is how well the
differences between answers agree (1 is best), and how well two halves of the games agree: the lower that,
the more of it is chance. This tells more than how well won games are told from lost ones: a player who thinks compares
answers, not games.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from wilderland.agents import ExpertPlayer
from wilderland.agents.board import Board
from wilderland.agents.outlook import chance
from wilderland.agents.rollouts import TO_THE_END, Answer, Table, give, horizon, play_on
from wilderland.agents.worthwhile import THOUGHT_OVER, answers, hands_seen
from wilderland.decks import Deck
from wilderland.game import Game, new_game
from wilderland.lab.favourites import table_of
from wilderland.rules.editions import EDITIONS

Floats = NDArray[np.float64]
OTHERS = 3
"""Answers compared with the expert's own."""
SELDOM = 0.02
"""How often a decision is looked at: no two that lie close together."""
OPEN = (0.05, 0.9)
"""A game whose chance is beyond these is decided."""


def decisions(scenario: str, decks: tuple[Deck, ...], edition: str, dice: random.Random) -> Iterator[Game]:
    """Games of the expert, each as it stands at some decision worth a thought."""
    while True:
        game, expert = new_game(scenario, decks, edition=edition, seed=dice.randrange(1 << 30)), ExpertPlayer()
        while (decision := game.decision) is not None:
            worth = len(decision.options) > 1 and decision.kind in THOUGHT_OVER and game.state.round > 0
            if worth and dice.random() < SELDOM and OPEN[0] < chance(game.state) < OPEN[1]:
                yield game.clone()
            game.choose(expert.choose(game, decision.seat), decision.seat)


def compared(game: Game, found: list[Answer], redeals: int, word: int, rounds: Sequence[int] = (1,)) -> Floats:
    """Of every answer, redeal by redeal: the outlook after so many rounds each, and in the end who won."""
    assert game.decision is not None
    seat, kind = game.decision.seat, game.decision.kind
    ends = [horizon(game, ahead) for ahead in (*rounds, TO_THE_END)]
    table = Table(game, seat, hands_seen(game, seat, True), word, rounds[0])
    values = np.zeros((len(ends), len(found), redeals))
    for redeal in range(redeals):
        for number, answer in enumerate(found):
            played, expert = table.redeal(redeal).clone(), ExpertPlayer()
            give(played, seat, kind, answer)
            values[:, number, redeal] = [play_on(played, last, expert) for last in ends]
    return values


def gains(values: Floats) -> list[float]:
    """By how much each of the others is better than the first."""
    means = values.mean(axis=1)
    return list(means[1:] - means[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--deck", required=True, help="commas between decks; a number: our favourites")
    parser.add_argument("--edition", default="revised")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--redeals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    box = EDITIONS[asked.edition].quantities
    decks = table_of(asked.deck, asked.scenario, box)
    dice = random.Random(asked.seed)
    judged: list[float] = []
    real: list[float] = []
    halves: tuple[list[float], list[float]] = ([], [])
    looked_at = 0
    for game in decisions(asked.scenario, decks, asked.edition, dice):
        assert game.decision is not None
        expert = ExpertPlayer()
        prior = expert.choose(game, game.decision.seat)
        first, *rest = answers(Board(game, game.decision), prior, expert.questing)
        if not rest:
            continue
        found = [first, *dice.sample(rest, min(OTHERS, len(rest)))]
        after, won = compared(game, found, asked.redeals, dice.randrange(1 << 30))
        judged += gains(after)
        real += gains(won)
        halves[0].extend(gains(won[:, ::2]))
        halves[1].extend(gains(won[:, 1::2]))
        looked_at += 1
        if looked_at == asked.decisions:
            break
    agreed, ceiling = np.corrcoef(judged, real)[0, 1], np.corrcoef(*halves)[0, 1]
    print(f"{looked_at} decisions, {len(real)} other answers: agreement {agreed:.3f}, of two halves {ceiling:.3f}")


if __name__ == "__main__":
    main()
