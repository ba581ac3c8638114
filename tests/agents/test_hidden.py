"""No player looks where it may not: equal views, equal answers, however the hidden cards lie."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from wilderland.agents import Agent, ExpertPlayer
from wilderland.agents.board import Board
from wilderland.game import Game, new_game
from wilderland.model.kinds import ENCOUNTER_DECK, ENCOUNTER_DISCARD, SHADOWS

SCENARIOS = ("passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur")


def answers_alike(game: Game, make: Callable[[int], Agent], most: int, redeals: int = 2) -> int:
    """Play with the expert; at each decision ask the player here and where the hidden cards lie otherwise."""
    experts = [ExpertPlayer(seat) for seat in range(len(game.state.players))]
    asked = 0
    while game.decision is not None and asked < most:
        seat = game.decision.seat
        if len(game.decision.options) > 1:
            chosen = make(seat).choose(game, seat)
            for number in range(1, redeals + 1):
                redealt = game.determinize([seat], asked * 10 + number)
                assert make(seat).choose(redealt, seat).key == chosen.key
            asked += 1
        game.choose(experts[seat].choose(game, seat), seat)
    return asked


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("decks", [("leadership",), ("spirit", "lore"), ("tactics", "leadership", "lore")])
def test_the_expert_answers_alike_however_the_hidden_cards_lie(scenario: str, decks: tuple[str, ...]) -> None:
    assert answers_alike(new_game(scenario, decks, seed=7), ExpertPlayer, 120) > 15


def test_what_is_unseen_is_what_is_hidden_in_kind_only() -> None:
    game = new_game(decks=("lore", "tactics"), seed=5)
    expert = ExpertPlayer()
    for _ in range(90):
        assert game.decision is not None
        game.choose(expert.choose(game))
    decision, state = game.decision, game.state
    assert decision is not None
    board = Board(game, decision)
    hidden = (*state.zones[ENCOUNTER_DECK], *state.zones[SHADOWS])
    names = sorted(state.cards[card].printed.code for card in hidden if not board.sees(card))
    assert [face.code for face in board.unseen] == names
    open_ones = {state.cards[card].printed.code for card in state.zones[ENCOUNTER_DISCARD]}
    assert open_ones and len(names) > len(game.state.players)
    redealt = game.determinize([decision.seat], 3)
    again = redealt.decisions[decision.seat]
    assert [face.code for face in Board(redealt, again).unseen] == names
