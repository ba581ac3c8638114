"""``wilderland demo``: programs play, and the chronicle scrolls by."""

from __future__ import annotations

import json
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer

from wilderland.agents import Agent
from wilderland.agents.roster import ROSTER, known
from wilderland.agents.roster import agent as player
from wilderland.campaign.steward import next_game
from wilderland.cli.autosave import Autosave
from wilderland.cli.campaigns import LOG, CampaignSave, begin_campaign, open_campaign
from wilderland.cli.journal import keep
from wilderland.cli.log_page import LogPage
from wilderland.cli.opening import Wanted, split
from wilderland.cli.score import end_of_game, end_of_series
from wilderland.cli.terminal import Terminal
from wilderland.decks import starters
from wilderland.errors import BadSetup, WilderlandError
from wilderland.game import Game
from wilderland.model.kinds import MAX_SEATS
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.text import Catalog
from wilderland.text.chronicle import chronicle
from wilderland.text.problems import why
from wilderland.text.prose import Prose

_text = Catalog()

MONO = ("leadership", "tactics", "spirit", "lore")
"""Decks that can sit at one table together, whatever their number."""


def command(
    agent: Annotated[str, typer.Option(help=_text.format("demo-agent-help"))] = "sensible",
    players: Annotated[int | None, typer.Option(min=1, max=MAX_SEATS, help=_text.format("demo-players-help"))] = None,
    deck: Annotated[list[str] | None, typer.Option(help=_text.format("play-deck-help"))] = None,
    decks: Annotated[str | None, typer.Option(help=_text.format("play-decks-help"))] = None,
    scenario: Annotated[str | None, typer.Option(help=_text.format("play-scenario-help"))] = None,
    edition: Annotated[str, typer.Option(help=_text.format("play-edition-help"))] = "revised",
    mode: Annotated[str, typer.Option(help=_text.format("play-mode-help"))] = "standard",
    seed: Annotated[int | None, typer.Option(help=_text.format("play-seed-help"))] = None,
    tries: Annotated[int, typer.Option(min=1, help=_text.format("demo-tries-help"))] = 3,
    keep_in: Annotated[Path | None, typer.Option("--keep", help=_text.format("demo-keep-help"))] = None,
    any_deck: Annotated[bool, typer.Option("--any-deck", help=_text.format("play-any-deck-help"))] = False,
    pace: Annotated[float, typer.Option(min=0, help=_text.format("demo-pace-help"))] = 0.0,
    as_json: Annotated[bool, typer.Option("--json", help=_text.format("demo-json-help"))] = False,
) -> None:
    terminal = Terminal(Prose(_text))
    wanted = Wanted(scenario, split(deck or [], decks), edition, mode, seed, any_deck=any_deck)
    show = Demo(terminal, agent, pace, as_json)
    try:
        if not known(agent):
            raise WilderlandError("lab-unknown-agent", word=agent, known=ROSTER)
        wanted.check()
        wanted.decks = _decks(wanted.decks, players, edition)
        wanted.seed = wanted.a_seed
        with TemporaryDirectory() as folder:
            saved, game = _begin(wanted, keep_in or Path(folder))
            show.run(saved, game, wanted.seed, tries, keep_in is not None)
    except WilderlandError as error:
        terminal.fail("play-cannot-begin", why=why(terminal.prose, error))
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    if as_json:
        typer.echo(json.dumps(show.result(saved), ensure_ascii=False))


def _decks(named: list[str], players: int | None, edition: str) -> list[str]:
    """The decks that were named, and starter decks for the seats that are left."""
    known = starters(EDITIONS[edition].quantities)
    spare = [name for name in MONO if name in known and name not in named]
    wanted = players if players is not None else max(1, len(named))
    if len(named) > wanted:
        raise BadSetup("error-decks-for-seats", players=wanted, decks=len(named))
    return [*named, *spare[: wanted - len(named)]]


def _begin(wanted: Wanted, folder: Path) -> tuple[Autosave, Game | None]:
    """What was left in that folder, or what is wanted."""
    if (folder / LOG).is_file():
        campaign = open_campaign(folder)
        return campaign, campaign.waiting()
    saved = Autosave(folder)
    if saved.waits():
        return saved, saved.read(saved.path)
    if MODES[wanted.mode].campaign:
        return begin_campaign(wanted, Prose(_text).player, folder=folder), None
    saved.series, game = wanted.begin()
    return saved, game


class Demo:
    """Programs at the table, and what comes of it."""

    def __init__(self, terminal: Terminal, name: str, pace: float = 0.0, silent: bool = False) -> None:
        self.terminal, self.name, self.pace, self.silent = terminal, name, pace, silent
        self.games: list[dict[str, Any]] = []

    def run(self, saved: Autosave, game: Game | None, seed: int, tries: int, saves: bool) -> None:
        """Game after game, until there is none or a scenario has been tried often enough."""
        game = game or self.following(saved, seed, tries)
        while game is not None:
            assert game.setup is not None
            again = game.outcome is not None
            seats = len(game.setup.decks)
            self.terminal.prose = Prose(_text, edition=game.setup.edition)
            agents = [player(self.name, game.setup.seed + seat) for seat in range(seats)]
            play(game, agents, None if self.silent else self.terminal, self.pace, saved if saves else None)
            keep(game, self.terminal, [self.name] * seats, again)
            saved.finish(game)
            self.games.append(summary(game, self.name))
            if not self.silent:
                self.terminal.show(*end_of_game(game, self.terminal.prose))
                if saved.series is not None:
                    self.terminal.show(*end_of_series(saved.series, self.terminal.prose))
                if isinstance(saved, CampaignSave):
                    self.terminal.show(*LogPage(saved.log, self.terminal.prose).draw(saved.name))
            game = self.following(saved, seed, tries)

    def following(self, saved: Autosave, seed: int, tries: int) -> Game | None:
        """The next game, if there is one."""
        if isinstance(saved, CampaignSave):
            tried = sum(1 for one in saved.log.games if one["scenario"] == saved.campaign.scenario)
            if saved.campaign.over or tried >= tries:
                return None
            game = next_game(saved.campaign, seed)
            saved.write_log()
            return game
        series = saved.series
        return series.begin() if series is not None and not series.over else None

    def result(self, saved: Autosave) -> dict[str, Any]:
        """What came of it, for machines: of a single game its summary, else all of them and the whole."""
        if isinstance(saved, CampaignSave):
            return {"mode": saved.log.mode, "won": saved.campaign.over, "games": self.games}
        if saved.series is not None:
            series = saved.series
            return {"mode": series.mode, "won": series.won, "score": series.score, "games": self.games}
        return self.games[-1]


def play(game: Game, agents: list[Agent], terminal: Terminal | None, pace: float, saved: Autosave | None) -> None:
    """Let programs play a game to its end, tell it line by line, and save it after every choice."""
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
            break
        seat = game.decision.seat
        game.choose(agents[seat].choose(game, seat), seat)
        if saved is not None:
            saved.keep(game)


def summary(game: Game, agent: str) -> dict[str, Any]:
    """The game in a few words, for machines."""
    outcome, setup = game.outcome, game.setup
    assert outcome is not None and setup is not None
    return {
        "scenario": setup.scenario,
        "edition": setup.edition,
        "mode": setup.mode,
        "decks": [deck.name for deck in setup.decks],
        "agent": agent,
        "seed": setup.seed,
        "won": outcome.won,
        "reason": outcome.reason,
        "rounds": outcome.rounds,
        "score": outcome.score,
        "choices": len(game.choices),
        "digest": game.digest,
    }
