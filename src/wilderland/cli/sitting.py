"""A sitting: one game after the other at the terminal, as long as there is one to go on with and somebody to play."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, replace

from wilderland.cli.autosave import Autosave
from wilderland.cli.between import Between
from wilderland.cli.campaigns import CampaignSave
from wilderland.cli.journal import keep
from wilderland.cli.log_page import changes
from wilderland.cli.opening import Wanted
from wilderland.cli.score import end_of_game, end_of_series
from wilderland.cli.session import Session
from wilderland.cli.stops import Stop, Stops
from wilderland.cli.terminal import Leave, Terminal
from wilderland.errors import BadSetup
from wilderland.game import Game
from wilderland.scenarios import scenarios
from wilderland.text.problems import told, why
from wilderland.text.prose import Prose


@dataclass
class Sitting:
    """Who sits where, and how they want to be asked."""

    terminal: Terminal
    wanted: Wanted
    names: Sequence[str] = ()
    stop: Stop = Stop.timely

    def play(self, saved: Autosave, game: Game | None) -> int:
        """Play on with what was saved (None: with its next game), and with what follows; an exit code."""
        followed = False
        while True:
            try:
                game = game or self.next_game(saved, ask=followed)
            except (Leave, KeyboardInterrupt) as left:
                self.terminal.console.print()
                return 0 if isinstance(left, Leave) and not left.interrupted else 130
            if game is None:
                return 0
            names = self.at_the_table(saved, game)
            self.welcome(game)
            again = game.outcome is not None
            code = Session(game, self.terminal, Stops(self.stop), saved).run()
            if game.outcome is None:
                return code
            self.terminal.show(*end_of_game(game, self.terminal.prose))
            self.finish(saved, game, names, again)
            game, followed = None, True

    def at_the_table(self, saved: Autosave, game: Game) -> Sequence[str]:
        """The names of the players, and the words for the edition they play."""
        names = [player.name for player in saved.log.players] if isinstance(saved, CampaignSave) else self.names
        edition = game.state.table.edition.code
        self.terminal.prose = Prose(self.terminal.prose.catalog, names=names, edition=edition)
        return names

    def welcome(self, game: Game) -> None:
        """What is played, with what, and where help is."""
        prose, setup = self.terminal.prose, game.setup
        if setup is not None:
            self.terminal.say(
                "play-welcome",
                quest=prose.say(f"scenario-{setup.scenario}"),
                decks=prose.listed([prose.deck(deck.name) for deck in setup.decks]),
                edition=prose.say(f"edition-{setup.edition}"),
                mode=prose.say(f"mode-{setup.mode}"),
                seed=str(setup.seed),
            )
        if game.loaded_short is not None:
            self.terminal.say("play-short", style="yellow", why=told(prose, game.loaded_short))
        self.terminal.say("play-begin", style="dim")

    def finish(self, saved: Autosave, game: Game, names: Sequence[str], again: bool) -> None:
        """Write down all that follows from a finished game (`again`: as far as it has not been), and say it."""
        before = deepcopy(saved.log) if isinstance(saved, CampaignSave) else None
        keep(game, self.terminal, names, again)
        saved.finish(game)
        if saved.trouble is None:
            self.terminal.say("play-kept", file=str(saved.last))
        else:
            self.terminal.say("play-not-saved", style="yellow", why=why(self.terminal.prose, saved.trouble))
        if saved.series is not None:
            self.terminal.show(*end_of_series(saved.series, self.terminal.prose))
        if isinstance(saved, CampaignSave) and before is not None:
            for line in changes(before, saved.log, self.terminal.prose):
                self.terminal.console.print(f"  {line}", style="bold")

    # -- what follows ---------------------------------------------------------------------------
    def next_game(self, saved: Autosave, ask: bool) -> Game | None:
        """The next game of what was saved, if there is one and the players want it now."""
        if isinstance(saved, CampaignSave):
            return self.next_of_campaign(saved, ask)
        series = saved.series
        if series is None or series.scenario is None:
            return None
        if ask and not self.goes_on(series.scenario):
            self.terminal.say("series-waits", style="cyan")
            return None
        return series.begin()

    def next_of_campaign(self, saved: CampaignSave, ask: bool) -> Game | None:
        scenario = saved.campaign.scenario
        if scenario is None:
            self.terminal.say("campaign-over", style="bold green", name=saved.name)
            return None
        if ask and not self.goes_on(scenario):
            self.terminal.say("campaign-waits", style="cyan", name=saved.name)
            return None
        wanted, self.wanted = self.wanted, replace(self.wanted, decks=[], seed=None)
        try:
            return Between(self.terminal, saved, wanted).prepare()
        except BadSetup as error:
            self.terminal.fail("play-cannot-begin", why=why(self.terminal.prose, error))

    def goes_on(self, scenario: str) -> bool:
        number, quest = list(scenarios()).index(scenario) + 1, self.terminal.prose.say(f"scenario-{scenario}")
        return self.terminal.confirm("play-next", True, quest=quest, number=number, count=len(scenarios()))
