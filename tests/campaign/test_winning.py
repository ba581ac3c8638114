"""The expert who tries again wins by fair means."""

from __future__ import annotations

from wilderland import Game, new_game
from wilderland.testing.winning import cost, won_games


def begin(seed: int) -> Game:
    return new_game(decks=["leadership-spirit", "lore-tactics"], seed=seed)


def test_tries_find_games_that_were_won_without_overruling_anything() -> None:
    found = next(won_games(begin, range(20)))
    assert found.outcome is not None and found.outcome.won
    assert not found.state.adjusted
    again = found.replay.play()
    assert again.outcome is not None and again.outcome.score == found.outcome.score
    assert cost(found) >= sum(player.threat for player in found.state.players)


def test_equal_seeds_find_equal_games_and_whims_others() -> None:
    twice = [next(won_games(begin, [3], tries=8)).choices for _ in range(2)]
    assert twice[0] == twice[1]
    both = [game.choices for game in won_games(begin, [3], tries=4)]
    assert len(set(both)) == len(both) > 1


def test_lost_games_are_found_as_well() -> None:
    def alone(seed: int) -> Game:
        return new_game("escape-from-dol-guldur", ["spirit"], seed=seed)

    lost = next(won_games(alone, range(40), won=False))
    assert lost.outcome is not None and not lost.outcome.won
