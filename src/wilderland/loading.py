"""Loading saved games."""

from __future__ import annotations

import copyreg
from collections.abc import Iterable
from typing import Any

from wilderland.cards.catalogue import Catalogue, catalogue
from wilderland.errors import BadAdjustment, BadSave, IllegalChoice, Problem, ReplayDiverged
from wilderland.game import Choice, Game, Replay
from wilderland.kernel.run import ask_again
from wilderland.model.state import Table
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.saves import decode, digest
from wilderland.saves.reading import check_seal, read_choices, read_json, read_steps
from wilderland.scenarios import scenario
from wilderland.setups import Setup

NONSENSE = (KeyError, TypeError, ValueError, AttributeError, IndexError, AssertionError, RecursionError, OverflowError)
"""What values that mean nothing lead to."""


def load(text: str | bytes, known: Catalogue | None = None) -> Game:
    """A saved game. If this version cannot continue its state, the game stands at the last choice it can replay."""
    data = read_json(text)
    check_seal(data)
    try:
        if data["wilderland"] == "replay":
            return Replay.loads(text).play()
        choices = read_choices(data["choices"])
        if "setup" not in data:
            return load_position(data, choices, known)
        setup = Setup.from_json(data["setup"])
        table = setup.table()
        origin = setup.begin()
    except ReplayDiverged:
        raise
    except NONSENSE as error:
        raise BadSave("error-save-incomplete", why=repr(error)) from error
    try:
        state = decode(data["state"], table)
        ask_again(state)
    except NONSENSE as error:
        return load_by_replay(setup, choices, str(error))
    game = Game(setup, state, origin)
    game.history = link(choices, read_steps(data["choices"]))
    game.state.log = None
    restore_log(game, choices)
    return game


def load_position(data: dict[str, Any], choices: tuple[tuple[int, str], ...], known: Catalogue | None) -> Game:
    """A saved position that was built: it carries where it began."""
    quest, edition, mode, skip = data["table"]
    table = Table(known or catalogue(edition), scenario(quest), EDITIONS[edition], MODES[mode], skip)
    states = [decode(data["origin"], table), decode(data["state"], table)]
    for state in states:
        ask_again(state)
    game = Game(None, states[1], states[0])
    game.history = link(choices, read_steps(data["choices"]))
    return game


def load_by_replay(setup: Setup, choices: tuple[tuple[int, str], ...], why: str) -> Game:
    """The last point of a game this version can reach by its choices."""
    game = Game(setup, setup.begin())
    for number, (seat, key) in enumerate(choices):
        try:
            game.repeat(seat, key)
        except (IllegalChoice, BadAdjustment):
            game.loaded_short = Problem("error-stands-earlier", {"number": number, "count": len(choices), "key": key})
            return game
    game.loaded_short = Problem("error-replayed", {"why": why})
    return game


def restore_log(game: Game, choices: tuple[tuple[int, str], ...]) -> None:
    """The chronicle is not saved: the choices tell it again, if they lead to the same state."""
    again = Game(game.setup, game.origin.clone(), game.origin)
    try:
        for seat, key in choices:
            again.repeat(seat, key)
    except (IllegalChoice, BadAdjustment):
        return
    if digest(again.state) == digest(game.state):
        game.state.log = again.state.log
        game.state.causes = again.state.causes


def link(choices: Iterable[tuple[int, str]], steps: Iterable[int]) -> Choice | None:
    history: Choice | None = None
    for (seat, key), step in zip(choices, steps, strict=True):
        history = Choice(history, seat, key, step)
    return history


def _reduce(game: Game) -> tuple[Any, tuple[str]]:
    return load, (game.save(),)


copyreg.pickle(Game, _reduce)
