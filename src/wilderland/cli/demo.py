"""``wilderland demo``: programs play, and the chronicle scrolls by."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any

import typer

from wilderland.agents import Agent, ExpertPlayer, RandomPlayer, SensiblePlayer
from wilderland.cli.journal import keep
from wilderland.cli.opening import Wanted, check_edition, split
from wilderland.cli.score import end_of_game
from wilderland.cli.terminal import Terminal
from wilderland.decks import starters
from wilderland.errors import BadSetup
from wilderland.game import Game
from wilderland.model.kinds import MAX_SEATS
from wilderland.rules.editions import EDITIONS
from wilderland.text import Catalog
from wilderland.text.chronicle import chronicle
from wilderland.text.problems import why
from wilderland.text.prose import Prose

_text = Catalog()

MONO = ("leadership", "tactics", "spirit", "lore")
"""Decks that can sit at one table together, whatever their number."""


class Player(StrEnum):
    """Who plays."""

    random = "random"
    sensible = "sensible"
    expert = "expert"


AGENTS: dict[Player, Callable[[int], Agent]] = {
    Player.random: RandomPlayer,
    Player.sensible: SensiblePlayer,
    Player.expert: ExpertPlayer,
}


def command(
    agent: Annotated[Player, typer.Option(help=_text.format("demo-agent-help"))] = Player.sensible,
    players: Annotated[int | None, typer.Option(min=1, max=MAX_SEATS, help=_text.format("demo-players-help"))] = None,
    deck: Annotated[list[str] | None, typer.Option(help=_text.format("play-deck-help"))] = None,
    decks: Annotated[str | None, typer.Option(help=_text.format("play-decks-help"))] = None,
    scenario: Annotated[str | None, typer.Option(help=_text.format("play-scenario-help"))] = None,
    edition: Annotated[str, typer.Option(help=_text.format("play-edition-help"))] = "revised",
    seed: Annotated[int | None, typer.Option(help=_text.format("play-seed-help"))] = None,
    pace: Annotated[float, typer.Option(min=0, help=_text.format("demo-pace-help"))] = 0.0,
    as_json: Annotated[bool, typer.Option("--json", help=_text.format("demo-json-help"))] = False,
) -> None:
    terminal = Terminal(Prose(_text))
    try:
        names = _decks(split(deck or [], decks), players, edition)
        game = Wanted(scenario, names, edition, seed=seed).begin()
    except BadSetup as error:
        terminal.fail("play-cannot-begin", why=why(terminal.prose, error))
    terminal.prose = Prose(_text, edition=edition)
    assert game.setup is not None
    agents: list[Agent] = [AGENTS[agent](game.setup.seed + seat) for seat in range(len(game.setup.decks))]
    try:
        play(game, agents, None if as_json else terminal, pace)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    keep(game, terminal, [str(agent)] * len(agents))
    if as_json:
        typer.echo(json.dumps(summary(game, agent, names), ensure_ascii=False))
    else:
        terminal.show(*end_of_game(game, terminal.prose))


def _decks(named: list[str], players: int | None, edition: str) -> list[str]:
    """The decks that were named, and starter decks for the seats that are left."""
    check_edition(edition)
    known = starters(EDITIONS[edition].quantities)
    spare = [name for name in MONO if name in known and name not in named]
    wanted = players if players is not None else max(1, len(named))
    if len(named) > wanted:
        raise BadSetup(f"{len(named)} decks for {wanted} players")
    return [*named, *spare[: wanted - len(named)]]


def play(game: Game, agents: list[Agent], terminal: Terminal | None, pace: float) -> None:
    """Let programs play a game to its end, and tell it line by line."""
    told, seats = 0, range(len(agents))
    while game.decision is not None or terminal is not None:
        if terminal is not None:
            entries = game.log_for(seats, told)
            if entries:
                told = entries[-1].number
            for line in chronicle(terminal.prose, entries, seats):
                terminal.tell([line])
                time.sleep(pace)
        if game.decision is None:
            return
        seat = game.decision.seat
        game.choose(agents[seat].choose(game, seat), seat)


def summary(game: Game, agent: str, decks: list[str]) -> dict[str, Any]:
    """The game in a few words, for machines."""
    outcome = game.outcome
    assert outcome is not None and game.setup is not None
    return {
        "scenario": game.setup.scenario,
        "edition": game.setup.edition,
        "decks": decks,
        "agent": str(agent),
        "seed": game.setup.seed,
        "won": outcome.won,
        "reason": outcome.reason,
        "rounds": outcome.rounds,
        "score": outcome.score,
        "choices": len(game.choices),
        "digest": game.digest,
    }
