"""Reviews: what a blunder cost, found again; nobody is blamed for luck."""

from __future__ import annotations

import json

from wilderland.advice import Reviewer, review
from wilderland.advice.reviews import Judged, Made, Point, suspected
from wilderland.agents import ExpertPlayer
from wilderland.agents.board import Board
from wilderland.agents.rollouts import TO_THE_END
from wilderland.agents.stages import SPIDERS
from wilderland.game import Game, Replay, new_game

MIRKWOOD = "passage-through-mirkwood"


def finished(seed: int, blunder: bool, *decks: str) -> Replay:
    """A game of experts who, with a blunder, never attack and quest with nobody until the fourth round."""
    game, expert = new_game(MIRKWOOD, decks or ("leadership",), seed=seed), ExpertPlayer()
    while (decision := game.decision) is not None:
        keys = [option.key for option in decision.options]
        silly = blunder and game.state.round < 4 and decision.kind in ("commit", "attack") and "done" in keys
        game.choose("done" if silly else expert.choose(game), decision.seat)
    return game.replay


def test_blunders_are_found_and_what_would_have_been_better() -> None:
    reviewer = Reviewer(finished(4, True), playouts=24)
    blunders = [made for made in reviewer.made() if made.answer == ("done",)][:6]
    judged = [reviewer.judge(made) for made in blunders]
    costly = [found for found in map(reviewer.again, suspected(judged)) if found is not None]
    found = reviewer.review(judged, costly)
    worst = found.costly[0]
    assert worst.made.keys == ("done",) and worst.kind in ("commit", "attack") and worst.round < 4
    assert worst.cost > 0.1 and worst.better.remarks
    assert [one.cost for one in found.costly] == sorted((one.cost for one in found.costly), reverse=True)


def test_a_second_look_finds_nothing_where_nothing_was_better() -> None:
    """Two answers that come to the same: whatever the first look says, nobody is blamed."""
    reviewer = Reviewer(finished(4, False), playouts=8)
    made = next(made for made in reviewer.made() if made.answer[0].startswith("commit:"))
    turned = (*reversed(made.answer[:-1]), "done")
    point = reviewer.judge(made).point
    assert reviewer.again(Judged(made, point, turned, 0.3)) is None


def test_a_review_follows_the_game_from_its_beginning_to_its_end() -> None:
    replay = finished(7, True)
    told: list[tuple[int, int]] = []
    found = review(replay, playouts=2, told=lambda done, of: told.append((done, of)))
    ats = [point.at for point in found.points]
    assert ats == sorted(set(ats)) and ats[-1] == len(replay.choices)
    assert found.points[-1].chance == float(found.won) and all(0 <= point.chance <= 1 for point in found.points)
    assert list(found.by_round()) == sorted(found.by_round())
    assert [done for done, _ in told] == sorted(done for done, _ in told) and told[0][0] == 0
    data = json.loads(json.dumps(found.as_json()))
    assert data["won"] is found.won and len(data["points"]) == len(found.points)


def test_equal_games_are_judged_equally() -> None:
    replay = finished(4, True)
    one, other = (Reviewer(Replay.loads(replay.dumps()), playouts=8) for _ in range(2))
    assert one.name == other.name != Reviewer(replay, open_hands=True, playouts=8).name
    assert [one.judge(made) for made in one.made()[:5]] == [other.judge(made) for made in other.made()[:5]]


def test_a_commitment_is_judged_as_one_answer() -> None:
    replay = finished(7, False)
    commitments = [made for made in Reviewer(replay).made() if made.answer[0].startswith("commit:")]
    assert any(len(made.answer) > 2 for made in commitments)
    for made in commitments:
        picks = [key for _, key in replay.choices[made.at : made.at + len(made.answer)]]
        assert tuple(picks) == made.answer or (picks[-1] != "done" and tuple(picks[:-1]) == made.answer[:-1])


def test_where_a_stage_is_not_won_by_progress_a_review_counts_games_won() -> None:
    reviewer = Reviewer(finished(3, False), playouts=4)
    ahead: dict[str, set[int]] = {}
    for made, game in reviewer.games.items():
        quest = Board(game, game.decisions[made.seat]).quest
        ahead.setdefault(quest, set()).add(reviewer.table(made, 0).last - max(1, game.state.round))
    assert ahead.pop(SPIDERS) == {TO_THE_END}
    assert set.union(*ahead.values()) == {1}


def test_what_was_called_off_is_not_judged() -> None:
    """Somebody begins to play a card and thinks better of it."""
    game, expert = new_game(MIRKWOOD, ["leadership"], seed=4), ExpertPlayer()
    begun: list[int] = []
    while (decision := game.decision) is not None:
        plays = [option.key for option in decision.options if option.key.startswith("play:")]
        if not begun and decision.kind == "planning" and plays:
            trial = game.clone()
            trial.choose(plays[0])
            asked = trial.decision
            if asked is not None and any(option.key == "cancel" for option in asked.options):
                begun.append(len(game.choices))
                game.choose(plays[0])
                game.choose("cancel")
                continue
        game.choose(expert.choose(game), decision.seat)
    assert begun
    assert begun[0] not in [made.at for made in Reviewer(game.replay).made()]


def test_only_the_worst_get_a_second_look() -> None:
    def judged(number: int, gap: float) -> Judged:
        made = Made(number, 0, ("pass",))
        return Judged(made, Point(number, 1, "combat", 0, 0.5), ("done",), gap)

    found = suspected([judged(number, number / 100) for number in range(40)])
    assert len(found) == 16 and found[0].gap == 0.39
    assert suspected([judged(1, 0.001)]) == []


def test_a_review_with_open_hands_sees_them_all() -> None:
    replay = finished(3, False, "leadership", "spirit")
    closed, opened = Reviewer(replay, playouts=4), Reviewer(replay, open_hands=True, playouts=4)
    made = closed.made()[0]
    assert closed.table(made, 0).hands == [made.seat] and sorted(opened.table(made, 0).hands) == [0, 1]
    assert isinstance(closed.end, Game) and closed.end.outcome is not None
