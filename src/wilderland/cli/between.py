"""Between two games of a campaign: the steps of its setup, asked one by one, each written down at once (M6)."""

from __future__ import annotations

from pathlib import Path

from wilderland.campaign.campaign import EDITION, may_be_left_out
from wilderland.campaign.log import PlayerLog
from wilderland.cards.catalogue import catalogue
from wilderland.cli.asking import pick
from wilderland.cli.campaigns import CampaignSave
from wilderland.cli.log_page import LogPage
from wilderland.cli.opening import Wanted
from wilderland.cli.terminal import Terminal
from wilderland.decks import Deck
from wilderland.decks import deck as deck_named
from wilderland.errors import BadSetup
from wilderland.game import Game
from wilderland.model.kinds import HIT_POINTS, THREAT_COST
from wilderland.rules.carry import Earned
from wilderland.text.problems import why

NOBODY = "nobody"


class Between:
    """The way from one game to the next. `wanted` may name decks, a seed and how windows are played."""

    def __init__(self, terminal: Terminal, save: CampaignSave, wanted: Wanted) -> None:
        self.terminal, self.save, self.wanted = terminal, save, wanted
        self.campaign, self.log, self.prose = save.campaign, save.log, terminal.prose

    def prepare(self) -> Game:
        """Heroes, decks and boons, then the next game; raises `Leave`, and nothing decided is lost."""
        self.terminal.show(*LogPage(self.log, self.prose).draw(self.save.name))
        self.replace_fallen()
        if self.log.games:
            self.heal()
            self.swap()
        named = self.wanted.taken_decks()
        if named or self.log.games or any(player.deck is None for player in self.log.players):
            self.choose_decks(named)
        while True:
            try:
                return self.begin()
            except BadSetup as error:
                self.terminal.say("opening-refused", style="yellow", why=why(self.prose, error))
            self.choose_decks([])

    def begin(self) -> Game:
        setup = self.campaign.setup(
            [deck for player in self.log.players if (deck := player.deck) is not None],
            self.seed(),
            self.leave_out(),
            skip_empty_windows=not self.wanted.all_windows,
            any_deck=self.wanted.any_deck,
        )
        return Game(setup, setup.begin())

    def seed(self) -> int:
        """A seed of which this scenario has not been played."""
        seed = self.wanted.a_seed
        while self.campaign.has_played(self.campaign.scenario or "", seed):
            seed += 1
        return seed

    # -- heroes ---------------------------------------------------------------------------------
    def replace_fallen(self) -> None:
        """M6: a new hero for every one who has fallen; without any left, the fallen one plays on."""
        while self.campaign.to_replace:
            seat, fallen = self.campaign.to_replace[0]
            player, hero = self.log.players[seat].name, self.prose.card(fallen)
            if self.campaign.available:
                question = self.prose.say("campaign-replace", player=player, hero=hero)
                self.campaign.replace(seat, fallen, pick(self.terminal, question, self.heroes(self.campaign.available)))
            else:
                self.campaign.play_on_with(seat, fallen)
                self.terminal.say("campaign-plays-on", player=player, hero=hero)
            self.save.write_log()

    def heal(self) -> None:
        """M7: whoever begins damaged may begin unhurt, for a price."""
        for seat, player in enumerate(self.log.players):
            for hero in player.heroes:
                damage = self.log.damage.get(hero, 0)
                name = self.prose.card(hero)
                if damage and self.terminal.confirm(
                    "campaign-heal", False, player=player.name, hero=name, damage=damage
                ):
                    self.campaign.heal(seat, hero)
                    self.save.write_log()

    def swap(self) -> None:
        """M11: each player may swap one hero, for a price."""
        for seat, player in enumerate(self.log.players):
            if player.swapped or not self.campaign.available:
                continue
            rows = {NOBODY: self.prose.say("campaign-swap-nobody"), **self.heroes(player.heroes)}
            old = pick(self.terminal, self.prose.say("campaign-swap", player=player.name), rows)
            if old == NOBODY:
                continue
            question = self.prose.say("campaign-swap-for", hero=self.prose.card(old))
            self.campaign.swap(seat, old, pick(self.terminal, question, self.heroes(self.campaign.available)))
            self.save.write_log()

    def heroes(self, codes: list[str]) -> dict[str, str]:
        """Heroes with what matters for choosing one."""
        rows = {}
        for code in codes:
            face = catalogue(EDITION).faces[code]
            sphere = self.prose.say(f"sphere-{catalogue(EDITION).facts[code]['sphere']}")
            rows[code] = self.prose.say(
                "campaign-hero",
                hero=self.prose.card(code),
                sphere=sphere,
                threat=face.stats[THREAT_COST],
                life=face.stats[HIT_POINTS],
            )
        return rows

    # -- decks and boons ------------------------------------------------------------------------
    def choose_decks(self, named: list[Deck]) -> None:
        """M11: cards may be changed freely. Decks named with the command are taken; else Enter keeps what there is."""
        for seat, player in enumerate(self.log.players):
            player.plays(named[seat] if seat < len(named) else self.deck_for(player))
        self.save.write_log()

    def deck_for(self, player: PlayerLog) -> Deck:
        """The deck that a player names."""
        while True:
            if player.deck is not None:
                deck = LogPage(self.log, self.prose).deck_and_size(player)
                self.terminal.say("campaign-keeps", style="bold cyan", player=player.name, deck=deck)
            else:
                self.terminal.say("campaign-which-deck", style="bold cyan", player=player.name)
            word = self.terminal.ask()
            if not word and player.deck is not None:
                return player.deck
            try:
                return deck_named(str(Path(word).expanduser()), EDITION)
            except BadSetup as error:
                self.terminal.say("opening-refused", style="yellow", why=why(self.prose, error))

    def leave_out(self) -> list[Earned]:
        """M6: the boons that their players do not want in their decks."""
        found = []
        for earned in self.log.pool:
            if may_be_left_out(earned):
                owner = self.log.players[earned.seat].name if earned.seat >= 0 else ""
                card = self.prose.card(earned.card)
                if not self.terminal.confirm("campaign-include", True, player=owner, card=card):
                    found.append(earned)
        return found
