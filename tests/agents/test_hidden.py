"""No player looks where it may not: equal views, equal answers, however the hidden cards lie."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from wilderland.agents import ROSTER, Agent, ExpertPlayer, agent
from wilderland.agents.board import Board
from wilderland.agents.player import asked
from wilderland.agents.roster import THINKERS
from wilderland.game import Game, new_game
from wilderland.model.kinds import ENCOUNTER_DECK, ENCOUNTER_DISCARD, SHADOWS
from wilderland.model.records import Option

SCENARIOS = ("passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur")


def answers_alike(
    game: Game, make: Callable[[int], Agent], most: int, redeals: int = 2, every: int = 1, open_hands: bool = False
) -> int:
    """Play with the expert; at decisions ask the player here and where the hidden cards lie otherwise."""
    seats = range(len(game.state.players))
    experts = [ExpertPlayer(seat) for seat in seats]
    number = 0
    while game.decision is not None and number < most * every:
        seat = game.decision.seat
        if len(game.decision.options) > 1:
            number += 1
            if number % every == 0:
                chosen = make(seat).choose(game, seat)
                for redeal in range(1, redeals + 1):
                    redealt = game.determinize(seats if open_hands else [seat], number * 10 + redeal)
                    assert make(seat).choose(redealt, seat).key == chosen.key
        game.choose(experts[seat].choose(game, seat), seat)
    return number // every


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("decks", [("leadership",), ("spirit", "lore"), ("tactics", "leadership", "lore")])
def test_the_expert_answers_alike_however_the_hidden_cards_lie(scenario: str, decks: tuple[str, ...]) -> None:
    assert answers_alike(new_game(scenario, decks, seed=7), ExpertPlayer, 120) > 15


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("name", ROSTER)
def test_every_player_answers_alike_however_the_hidden_cards_lie(scenario: str, name: str) -> None:
    """Playouts are few and not every decision is tried, but every phase is met; playouts to the end take long."""
    named = f"{name}:3" if name in THINKERS else name
    most, every = (4, 9) if name.startswith("flat") else (10, 4)
    game = new_game(scenario, ("leadership", "spirit"), seed=11)
    assert answers_alike(game, lambda seat: agent(named, seat), most, 1, every, name == "two-handed") == most


def test_who_looks_at_the_next_card_is_found_out() -> None:
    """The tests above would see it."""

    class Peeker:
        def choose(self, game: Game, seat: int | None = None) -> Option:
            options = asked(game, seat).options
            return options[sum(game.state.cards[game.state.zones[ENCOUNTER_DECK][0]].face.code.encode()) % len(options)]

    with pytest.raises(AssertionError):
        answers_alike(new_game(seed=11), lambda seat: Peeker(), 30)


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
