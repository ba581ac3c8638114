"""The player who knows the future wins by fair means."""

from __future__ import annotations

from wilderland import new_game
from wilderland.game import Replay
from wilderland.model.state import State
from wilderland.testing.foresight import Foresight

NARROW = Foresight(width=8, branch=8)


def test_it_finds_choices_that_win_without_overruling_anything() -> None:
    found = NARROW.find(new_game(decks=["leadership", "spirit"], seed=2))
    assert found is not None and found.outcome is not None and found.outcome.won
    assert not found.state.adjusted
    assert found.setup is not None
    assert Replay(found.setup, found.choices).play().digest == found.digest


def test_a_game_that_is_won_in_no_acceptable_way_is_not_found() -> None:
    def never(state: State) -> bool:
        return False

    game = new_game(decks=["leadership"], seed=2)
    assert Foresight(width=3, branch=3, rounds=3).find(game, never) is None
    assert game.choices == ()
