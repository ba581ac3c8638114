"""Playing on in the head: what every redeal has in common is played once."""

from __future__ import annotations

import pytest

from wilderland.agents import ExpertPlayer, RandomPlayer
from wilderland.agents.board import Board
from wilderland.agents.rollouts import Arm, Table, give, play_on
from wilderland.agents.worthwhile import NEXT, THOUGHT_OVER, answers
from wilderland.game import Game, new_game
from wilderland.views import secrets

WORD = 99


def decisions(game: Game, every: int) -> list[tuple[Game, int]]:
    """Some decisions of a game of the expert, with whom they ask."""
    expert, found = ExpertPlayer(), []
    while (decision := game.decision) is not None:
        if len(decision.options) > 1 and decision.kind in THOUGHT_OVER | NEXT | {"cost"}:
            found.append((game.clone(), decision.seat))
        game.choose(expert.choose(game))
    return found[::every]


@pytest.mark.parametrize("hands", [[0, 1], [0], [1]])
def test_what_follows_before_anything_hidden_shows_is_played_once_and_makes_no_difference(hands: list[int]) -> None:
    further = 0
    for game, seat in decisions(new_game("escape-from-dol-guldur", ("leadership", "spirit"), seed=3), 9):
        if seat not in hands:
            continue
        decision, expert = game.decisions[seat], ExpertPlayer()
        prior = expert.choose(game, seat)
        table = Table(game, seat, hands, WORD, 1)
        for answer in answers(Board(game, decision), prior, expert.questing)[:3]:
            arm = Arm(answer)
            for number in range(2):
                table.play(arm)
                plain = table.redeal(number).clone()
                give(plain, seat, decision.kind, answer)
                assert arm.values[number] == play_on(plain, table.last, ExpertPlayer())
                assert plain.state.zones == table.playing.state.zones
            assert arm.prologue is not None
            further += arm.prologue.game is not game
            if arm.prologue.game is not game:
                assert secrets(arm.prologue.game.state, hands) == secrets(table.redeal(0).state, hands)
    assert further > 10, "mostly something is decided before the next card is turned up"


def test_nobody_decides_beforehand_what_hangs_on_a_hand_that_is_dealt_anew() -> None:
    game = new_game("escape-from-dol-guldur", ("leadership", "spirit"), seed=3)
    for where, seat in decisions(game, 5):
        table, arm = Table(where, seat, [seat], WORD, 1), Arm((ExpertPlayer().choose(where, seat).key,))
        table.play(arm)
        begun = arm.prologue
        assert begun is not None and (begun.seat == seat or not begun.rest)


def test_who_throws_dice_begins_anew_in_every_redeal() -> None:
    for game, seat in decisions(new_game(decks=("leadership",), seed=3), 20):
        table = Table(game, seat, [seat], WORD, 1, RandomPlayer)
        arm = Arm((ExpertPlayer().choose(game, seat).key,))
        table.play(arm)
        assert arm.prologue is not None and arm.prologue.game is game
