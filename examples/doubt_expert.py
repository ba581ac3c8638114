"""Doubting the expert: where `search` answers otherwise, and how often, card by card.

    python examples/doubt_expert.py --scenario escape-from-dol-guldur --edition original --deck leadership,spirit

Each line is one of the expert's rules that may be wrong. Whether it is, only games of the expert with another rule tell
(`lab run` on the same seeds): `search` also believes what the outlook makes it believe.
"""

from __future__ import annotations

import argparse
from collections import Counter

from wilderland.agents import ExpertPlayer, SearchPlayer
from wilderland.agents.budget import Budget
from wilderland.game import Game, new_game
from wilderland.lab.favourites import table_of
from wilderland.rules.editions import EDITIONS

Doubts = Counter[tuple[str, str, str]]
"""By the kind of question: what the expert would have answered, and what was answered."""


def said(game: Game, key: str) -> str:
    """An option's key with the title of its card in place of its number."""
    word, _, card = key.partition(":")
    return f"{word} {game.state.cards[int(card)].face.name}" if card.isdigit() else key


def doubts(game: Game, players: list[SearchPlayer]) -> Doubts:
    """Play a game; where the answer was not the expert's."""
    found: Doubts = Counter()
    while (decision := game.decision) is not None:
        player, kind = players[decision.seat], decision.kind
        going_on = player.picks.next(game, decision) is not None
        expected = ExpertPlayer().choose(game, decision.seat).key
        option = player.choose(game, decision.seat)
        if kind == "commit":
            if not going_on and player.picks.next(game, decision) is not None:
                plan = {f"commit:{card}" for card in player.expert.questing} & {one.key for one in decision.options}
                chosen = set(player.picks.answer) - {"done"}
                found.update((kind, said(game, key), "stays") for key in plan - chosen)
                found.update((kind, "stays", said(game, key)) for key in chosen - plan)
        elif option.key != expected:
            found[kind, said(game, expected), said(game, option.key)] += 1
        game.choose(option, decision.seat)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--deck", required=True, help="commas between the decks; a number: our favourites")
    parser.add_argument("--edition", default="revised")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=24)
    parser.add_argument("--least", type=int, default=3, help="how often a doubt must come up to be shown")
    asked = parser.parse_args()
    decks = table_of(asked.deck, asked.scenario, EDITIONS[asked.edition].quantities)
    found, won = Doubts(), 0
    for seed in range(asked.seed, asked.seed + asked.games):
        game = new_game(asked.scenario, decks, edition=asked.edition, seed=seed)
        players = [SearchPlayer(seed, Budget(asked.playouts), open_hands=True) for _ in decks]
        found += doubts(game, players)
        won += game.outcome is not None and game.outcome.won
    for (kind, expected, given), often in found.most_common():
        if often >= asked.least:
            print(f"{often:5} {kind:10} {expected} -> {given}")
    print(f"{won} of {asked.games} games won")


if __name__ == "__main__":
    main()
