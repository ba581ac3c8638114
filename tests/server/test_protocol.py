"""The protocol: one source for Python and TypeScript, patches that make the view, messages that are in the catalog."""

from __future__ import annotations

import random
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from wilderland.game import Game, new_game
from wilderland.scenarios import scenarios
from wilderland.server.asks import Choose, Hello, Request
from wilderland.server.http.box import STEPS
from wilderland.server.messages import encode, read_notice, read_request
from wilderland.server.seeing import log_of, patch, patched, view_of
from wilderland.server.shown import HIDDEN, Argument, CardRef, Patch, Said, View
from wilderland.server.talking import PHRASES
from wilderland.server.tells import Refused, Update
from wilderland.server.typescript import typescript
from wilderland.server.words import Code
from wilderland.text import Catalog
from wilderland.text.prose import Prose
from wilderland.views.view import sees

WEB = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"
DECKS = ("leadership", "tactics", "spirit", "lore")
EYES = ((0,), (1, 2), (0, 1, 2, 3), ())


def test_the_typescript_is_made_of_these_types() -> None:
    """If not: python -m wilderland.server.typescript > web/src/protocol.ts"""
    assert WEB.read_text("utf-8") == typescript()


def test_a_patch_has_every_field_of_a_view() -> None:
    assert set(Patch.__struct_fields__) == {*View.__struct_fields__, "gone"}


def test_messages_are_read_as_they_were_written() -> None:
    asks: list[Request] = [Hello(1, "table", "token"), Choose(ref=3, serial=5, seat=1, keys=("play:17", "pay:2"))]
    for ask in asks:
        assert read_request(encode(ask)) == ask
    told = Refused(3, "stale", Said("refused-stale", {"card": CardRef(1, "gandalf"), "seat": 2, "word": "x"}))
    assert read_notice(encode(told)) == told


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "choose", "ref": 1, "serial": 0, "seat": 4, "keys": ["x"]}',
        '{"type": "choose", "ref": 1, "serial": 0, "seat": 0, "keys": []}',
        '{"type": "choose", "ref": -1, "serial": 0, "seat": 0, "keys": ["x"]}',
        '{"type": "choose", "ref": 1, "serial": 0, "seat": 0, "keys": ["' + "x" * 81 + '"]}',
        '{"type": "undo", "ref": 1, "serial": 0, "steps": 0}',
        '{"type": "update", "serial": 1}',
    ],
)
def test_what_is_out_of_bounds_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_request(text)


def played(scenario: str, seed: int) -> list[Game]:
    """A game of four at random, at every decision."""
    game = new_game(scenario, DECKS, seed=seed)
    chance = random.Random(seed)
    games = [game]
    while (decision := game.decision) is not None:
        game = game.clone()
        game.choose(chance.choice(decision.options), decision.seat)
        games.append(game)
    return games


@pytest.mark.parametrize("scenario", list(scenarios()))
def test_views_over_a_whole_game(scenario: str) -> None:
    """Patches lead from view to view, over the wire; a view shows what may be seen, in words of the catalog."""
    prose = Prose()
    games = played(scenario, 5)
    for eyes in EYES:
        view, told = view_of(games[0], eyes), 0
        for game in games:
            new = view_of(game, eyes)
            update = Update(serial=1, before=0, patch=patch(view, new), log=log_of(game, eyes, told))
            again = read_notice(encode(update))
            assert isinstance(again, Update) and again == update
            assert patched(view, again.patch) == new
            view, told = new, game.log[-1].number
            check_view(game, view)
        check_words(prose, games[-1], eyes)


def check_view(game: Game, view: View) -> None:
    """Every card that is shown may be seen, with the numbers it has and why; every list names cards that are shown."""
    mask = sum(1 << seat for seat in view.seats)
    for identity, card in view.cards.items():
        record = game.state.cards[identity]
        assert sees(record, mask) and card.code == record.face.code
        for number in card.stats.values():
            if number.now > 0:  # not below 0, whatever the sum
                assert number.now - number.printed == sum(cause.amount for cause in number.causes)
    for player in view.players:
        for place in (player.hand, player.play, player.engaged, player.discard):
            assert {identity for identity in place if identity != HIDDEN} <= view.cards.keys()
    for decision in view.decisions:
        assert decision.seat in view.seats
        for option in decision.options:
            assert option.card == HIDDEN or option.card in view.cards


def check_words(prose: Prose, game: Game, eyes: tuple[int, ...]) -> None:
    catalog = prose.catalog
    for line in log_of(game, eyes):
        assert catalog.has(line.said.message)
        for word, value in line.said.args.items():
            if isinstance(value, CardRef):
                assert word in ("card", "source", "target", "host")


def test_prompts_and_options_say_what_the_terminal_says() -> None:
    """The message and arguments that go over the wire make the sentence that `Prose` makes of the engine's own."""
    prose = Prose()
    for game in played("passage-through-mirkwood", 2)[::5]:
        for seat, decision in game.decisions.items():
            [shown] = view_of(game, [seat]).decisions
            assert said(prose, shown.prompt) == prose.prompt(game.state, decision)
            for option, made in zip(decision.options, shown.options, strict=True):
                assert said(prose, made.said) == prose.option(game.state, option)


def said(prose: Prose, what: Said) -> str:
    """As docs/protocol.md says that clients do it."""
    args: dict[str, str | int] = {}
    for word, value in what.args.items():
        args["player" if word == "seat" else word] = rendered(prose, word, value)
    return prose.say(what.message, **args)


def rendered(prose: Prose, word: str, value: Argument) -> str | int:
    if isinstance(value, CardRef):
        return prose.card(value.code)
    if word == "card":
        return "none"
    return prose.player(int(value)) if word == "seat" else value


def test_everything_the_server_says_is_in_the_catalog() -> None:
    catalog = Catalog()
    for code in get_args(Code):
        assert catalog.has(f"refused-{code}")
    for phrase in PHRASES:
        assert catalog.format(phrase)
    for step in STEPS:
        assert catalog.format(f"step-{step.replace('.', '-')}")
