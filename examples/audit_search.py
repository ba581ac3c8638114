"""Auditing who thinks ahead: does a second thought bring what it promises?

    python examples/audit_search.py --scenario escape-from-dol-guldur --edition original --deck leadership,spirit

`search` plays, `two-handed` for several players. Wherever it answers otherwise than the expert both answers are played
on, in redeals other than those it chose by: to where it asks the outlook last, and from there to the end. Each line is
a kind of question in a stage: how many second thoughts there were in a game, and by how much all of them together
raised the chance to win, as the outlook promised and as games kept. Where much is promised and little is kept the
outlook misjudges such tables (`fit_outlook.py --asked` fits it to them), or the expert knows better.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from judge_outlook import compared, gains

from wilderland.agents import ExpertPlayer, SearchPlayer
from wilderland.agents.board import Board
from wilderland.agents.budget import Budget
from wilderland.agents.picks import Picks
from wilderland.agents.worthwhile import answers, rounds_farther
from wilderland.game import Game, new_game
from wilderland.lab.favourites import table_of
from wilderland.rules.editions import EDITIONS


class Second(NamedTuple):
    """A second thought: what was asked in which stage, what it promised and what games kept of that."""

    kind: str
    stage: str
    promised: float
    kept: float


def second_thoughts(game: Game, players: list[SearchPlayer], redeals: int, dice: random.Random) -> Iterator[Second]:
    """Let them play a game; what becomes of their second thoughts."""
    experts, picks = [ExpertPlayer() for _ in players], [Picks() for _ in players]
    game.state.logging = False
    while (decision := game.decision) is not None:
        seat = decision.seat
        option = picks[seat].next(game, decision)
        if option is None:
            option, board = experts[seat].choose(game, seat), Board(game, decision)
            found = answers(board, option, experts[seat].questing) if players[seat].thinks(board) else []
            if len(found) > 1:
                rounds = rounds_farther(board)
                best = players[seat].best(game, seat, found)
                if best != found[0] and game.state.round:
                    after, won = compared(game, [found[0], best], redeals, dice.randrange(1 << 30), (rounds,))
                    yield Second(decision.kind, board.quest, *gains(after), *gains(won))
                option = picks[seat].begin(game, decision, best) or option
        game.choose(option, seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--deck", required=True, help="commas between decks; a number: our favourites")
    parser.add_argument("--edition", default="revised")
    parser.add_argument("--playouts", type=int, default=24, help="for each decision of those who play")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--redeals", type=int, default=16)
    asked = parser.parse_args()
    decks = table_of(asked.deck, asked.scenario, EDITIONS[asked.edition].quantities)
    seen: dict[tuple[str, str], list[Second]] = defaultdict(list)
    for seed in range(asked.seed, asked.seed + asked.games):
        game = new_game(asked.scenario, decks, edition=asked.edition, seed=seed)
        budget, several = Budget(asked.playouts), len(decks) > 1
        players = [SearchPlayer(seed * len(decks) + seat, budget, open_hands=several) for seat in range(len(decks))]
        for one in second_thoughts(game, players, asked.redeals, random.Random(seed)):
            for place in ((one.kind, one.stage), (one.kind, "everywhere"), ("all", "everywhere")):
                seen[place].append(one)
    print("a game  promised  kept (standard error)")
    for (kind, stage), those in sorted(seen.items()):
        often, kept = len(those) / asked.games, np.array([one.kept for one in those])
        doubt = often * kept.std() / np.sqrt(len(those))
        promised = often * np.mean([one.promised for one in those])
        print(f"{often:6.1f} {promised:9.3f} {often * kept.mean():6.3f} ({doubt:.3f})  {kind}, {stage}")


if __name__ == "__main__":
    main()
