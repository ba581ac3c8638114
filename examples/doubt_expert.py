"""Doubting the expert: which of its answers cost most, card by card.

    python examples/doubt_expert.py --scenario escape-from-dol-guldur --edition original --deck leadership,spirit

Games are played, and at some decisions every answer is played on to the next planning: all answers on the same redeals.
A better one is chosen by half of the redeals and judged by the other half, so that mere chance gains nothing. Each line
is one of the expert's rules that may be wrong, with the chance to win that it costs in a game, as the outlook sees it.
Whether it does, only games of the expert with another rule tell (`lab run` on the same seeds).
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator

from wilderland.agents import ExpertPlayer, agent
from wilderland.agents.board import Board
from wilderland.agents.player import Agent
from wilderland.agents.rollouts import Answer, Arm, Table, surely_better
from wilderland.agents.worthwhile import answers
from wilderland.game import Game, new_game
from wilderland.lab.favourites import table_of
from wilderland.rules.editions import EDITIONS

Doubt = tuple[str, str, str]
"""The kind of question (for actions with its window), what the expert would answer, and what may be better."""
DOUBT = 0.8
"""By how many standard errors an answer must be better to be taken for it, by half of the redeals."""


def said(game: Game, key: str) -> str:
    """An option's key with the title of its card in place of its number."""
    word, _, card = key.partition(":")
    return f"{word} {game.state.cards[int(card)].face.name}" if card.isdigit() else key


def named(game: Game, expected: Answer, other: Answer) -> tuple[str, str]:
    """Two answers in words: of commitments only what is different."""
    one, two = (sorted({said(game, key) for key in set(a) - set(b)}) for a, b in ((expected, other), (other, expected)))
    return " + ".join(one) or "nobody", " + ".join(two) or "nobody"


def better(arms: list[Arm]) -> Iterator[tuple[Answer, float]]:
    """What half of the redeals takes for better than the first answer, and half of what the others say it gains."""
    first = arms[0]
    for one, other in ((0, 1), (1, 0)):
        sums = [sum(arm.values[one::2]) for arm in arms]
        best = arms[sums.index(max(sums))]
        if best is not first and surely_better(best.values[one::2], first.values[one::2], DOUBT):
            judged = [a - b for a, b in zip(best.values[other::2], first.values[other::2], strict=True)]
            yield best.answer, sum(judged) / len(judged) / 2


def weighed(game: Game, seat: int, found: list[Answer], redeals: int, word: int) -> list[Arm]:
    """Every answer played on, on the same redeals; all hands are seen, as by one person who plays them all.

    By turns from two tables: redeals of one table are spread evenly, so half of them would foretell the other half.
    """
    arms = [Arm(answer) for answer in found]
    tables = [Table(game, seat, range(len(game.state.players)), word + half, 1) for half in (0, 1)]
    halves = [[Arm(answer) for answer in found] for _ in tables]
    for number in range(redeals):
        table, half = tables[number % 2], halves[number % 2]
        for arm, played in zip(arms, half, strict=True):
            table.play(played)
            arm.values.append(played.values[-1])
    return arms


def doubts(game: Game, player: Agent, often: float, redeals: int, dice: random.Random) -> Iterator[tuple[Doubt, float]]:
    """Let a player play a game; what it would gain to answer some questions otherwise than the expert."""
    asked_before: tuple[int, int] | None = None
    while (decision := game.decision) is not None:
        seat, kind = decision.seat, decision.kind
        going_on = kind == "commit" and asked_before == (game.state.round, seat)
        if kind == "commit":
            asked_before = (game.state.round, seat)
        if len(decision.options) > 1 and not going_on and dice.random() < often:
            expert = ExpertPlayer()
            found = answers(Board(game, decision), expert.choose(game, seat), expert.questing)
            if len(found) > 1:
                for answer, gained in better(weighed(game, seat, found, redeals, dice.randrange(10**8))):
                    where = f"{kind} {decision.step}" if kind == "action" else kind
                    yield (where, *named(game, found[0], answer)), gained
        game.choose(player.choose(game, seat), seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--deck", required=True, help="commas between the decks; a number: our favourites")
    parser.add_argument("--edition", default="revised")
    parser.add_argument("--agent", default="expert", help="who plays the games")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--often", type=float, default=0.1, help="how many of the decisions are weighed")
    parser.add_argument("--redeals", type=int, default=24)
    asked = parser.parse_args()
    decks = table_of(asked.deck, asked.scenario, EDITIONS[asked.edition].quantities)
    gained: dict[Doubt, float] = defaultdict(float)
    times: dict[Doubt, int] = defaultdict(int)
    kinds: dict[str, float] = defaultdict(float)
    for seed in range(asked.seed, asked.seed + asked.games):
        game = new_game(asked.scenario, decks, edition=asked.edition, seed=seed)
        for doubt, gain in doubts(game, agent(asked.agent, seed), asked.often, asked.redeals, random.Random(seed)):
            share = gain / asked.often / asked.games
            gained[doubt] += share
            kinds[doubt[0].partition(" ")[0]] += share
            times[doubt] += 1
    for kind, share in sorted(kinds.items(), key=lambda pair: -pair[1]):
        print(f"{share:7.3f} a game  {kind}")
    for doubt, share in sorted(gained.items(), key=lambda pair: -pair[1])[:60]:
        print(f"{share:7.4f} {times[doubt]:4} {doubt[0]:24} {doubt[1]} -> {doubt[2]}")


if __name__ == "__main__":
    main()
