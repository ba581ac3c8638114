"""Hints at a table and reviews over HTTP: for whom they are, how often, and that they tell nothing hidden."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from wilderland.agents import ExpertPlayer
from wilderland.game import Game, Replay, new_game
from wilderland.server import reviewing
from wilderland.server.advising import Wondering, advise, said
from wilderland.server.asks import Hint
from wilderland.server.client import Player, Refusal, Visitor
from wilderland.server.counsel import ReviewShown, ReviewWish
from wilderland.server.reviewing import Tale, again, begin, judge
from wilderland.server.tells import Hinted
from wilderland.server.trial import Running, close, gather
from wilderland.text.prose import Prose
from wilderland.views.view import sees


def played(choices: int | None, *decks: str) -> Game:
    """A game of experts, or its first choices."""
    game, expert = new_game("passage-through-mirkwood", decks or ("leadership",), seed=4), ExpertPlayer()
    while game.decision is not None and (choices is None or len(game.choices) < choices):
        game.choose(expert.choose(game), game.decision.seat)
    return game


async def hinted(player: Player) -> Hinted:
    assert player.view is not None
    found = await player.ask(Hint, seat=player.view.decisions[0].seat)
    assert isinstance(found, Hinted)
    return found


async def test_a_hint_can_be_followed(server: Running) -> None:
    [anna] = await gather(server, 1)
    for _ in range(3):
        assert anna.view is not None
        found = await hinted(anna)
        assert found.serial == anna.serial and found.playouts > 0
        best = found.answers[0]
        assert best.said and 0 <= best.chance <= 1
        assert best.chance == max(one.chance for one in found.answers)
        await anna.choose(*best.keys)
    await close(anna)


async def test_hints_are_for_whoever_must_decide(server: Running) -> None:
    anna, bert = await gather(server, 2)
    await asyncio.gather(anna.begun(), bert.begun())
    with pytest.raises(Refusal) as no:
        await bert.ask(Hint, seat=0)
    assert no.value.code == "not-yours"
    waiting, deciding = (bert, anna) if anna.view and anna.view.decisions else (anna, bert)
    assert waiting.view is not None
    if not waiting.view.decisions:
        with pytest.raises(Refusal) as no:
            await waiting.ask(Hint, seat=waiting.view.seats[0])
        assert no.value.code == "illegal"
    await hinted(deciding)
    assert not any(isinstance(notice, Hinted) for notice in waiting.notices)
    await close(anna, bert)


async def test_one_hint_at_a_time_and_not_too_many(server: Running) -> None:
    [anna] = await gather(server, 1)
    await anna.begun()
    found = await asyncio.gather(hinted(anna), hinted(anna), return_exceptions=True)
    refused = [one for one in found if isinstance(one, Refusal)]
    assert len(refused) == 1 and refused[0].code == "too-many"
    await close(anna)


async def test_a_hint_about_what_is_past_is_not_told(server: Running) -> None:
    [anna] = await gather(server, 1)
    await anna.begun()
    assert anna.view is not None
    key = anna.view.decisions[0].options[-1].key

    async def meanwhile() -> None:
        await asyncio.sleep(0.2)
        await anna.choose(key)

    found = await asyncio.gather(hinted(anna), meanwhile(), return_exceptions=True)
    assert isinstance(found[0], Refusal) and found[0].code == "stale"
    await close(anna)


def question(game: Game, seat: int) -> Wondering:
    assert game.setup is not None
    return Wondering("a table", game.setup.as_json(), game.choices, seat, hands=(seat,), seconds=0.2)


def test_a_hint_names_only_what_its_seat_sees() -> None:
    game = played(60, "leadership", "spirit")
    assert game.decision is not None
    seat = game.decision.seat
    cards = game.state.cards
    for one in advise(question(game, seat)).answers:
        for what in (*one.said, *one.remarks):
            assert Prose().catalog.has(what.message)
            for word, value in what.args.items():
                if word == "card":
                    assert sees(cards[value.id], 1 << seat) and cards[value.id].face.code == value.code  # type: ignore[union-attr]


# -- reviews ----------------------------------------------------------------------------------------
@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "PLAYOUTS", 2)


def test_a_review_step_by_step_is_the_same_as_at_once(hasty: None) -> None:
    tale = Tale(played(None).replay.dumps())
    count, end = begin(tale)
    judged = [judge((tale, number)) for number in range(0, count, 8)]
    assert [one.made.at for one in judged] == sorted(one.made.at for one in judged)
    assert end.chance in (0.0, 1.0)
    worst = max(judged, key=lambda one: one.gap)
    found = again((tale, worst))
    if found is not None:
        assert found.cost > 0 and found.better.remarks is not None and said is not None


async def finished(visitor: Visitor, review: ReviewShown, key: str = "") -> ReviewShown:
    """Look at a review now and then."""
    steps = [review.done]
    while not review.finished:
        await asyncio.sleep(0.3)
        review = await visitor.ask("GET", f"/api/reviews/{review.review}", ReviewShown)
        steps.append(review.done)
    assert steps == sorted(steps)
    return review


def lost_soon() -> Replay:
    """A short game: nobody quests, nobody fights."""
    game = new_game("passage-through-mirkwood", ["leadership"], seed=4)
    while (decision := game.decision) is not None:
        quiet = next((one for one in decision.options if one.key in ("pass", "done", "undefended")), None)
        game.choose(quiet or decision.options[0])
    return game.replay


async def test_a_review_over_http(server: Running) -> None:
    data: dict[str, Any] = json.loads(lost_soon().dumps())
    async with Visitor(server.address) as visitor:
        first = await visitor.ask("POST", "/api/reviews", ReviewShown, ReviewWish(replay=data))
        assert first.of > 0 and not first.costly
        review = await finished(visitor, first)
        assert review.done == review.of and review.points[-1].chance == 0.0
        assert [point.at for point in review.points] == sorted(point.at for point in review.points)
        assert review.costly and review.costly[0].cost >= review.costly[-1].cost > 0
        assert review.costly[0].better.said and review.costly[0].prompt.message
        again = await visitor.ask("POST", "/api/reviews", ReviewShown, ReviewWish(replay=data))
        assert again == review  # kept
        with pytest.raises(Refusal) as no:
            await visitor.ask("GET", "/api/reviews/unknown", ReviewShown)
        assert no.value.code == "not-found"


async def test_only_finished_games_are_reviewed(server: Running) -> None:
    running = json.loads(played(30).replay.dumps())
    other = {**running, "choices": ["0 nonsense"]}
    [anna] = await gather(server, 1)
    async with Visitor(server.address) as visitor:
        for data in (running, other, {}):
            with pytest.raises(Refusal) as no:
                await visitor.ask("POST", "/api/reviews", ReviewShown, ReviewWish(replay=data))
            assert no.value.code == "illegal"
        with pytest.raises(Refusal) as no:
            await visitor.ask("POST", "/api/reviews", ReviewShown, ReviewWish(table=anna.table_id), key=anna.token)
        assert no.value.code == "sealed"
    await close(anna)
