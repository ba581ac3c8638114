"""A campaign: what may be done between two games, the next game's setup, and what its result changes (M6–M13)."""

from __future__ import annotations

from collections.abc import Sequence

from wilderland.campaign.log import CampaignLog, PlayerLog
from wilderland.campaign.resolution import MENDOR, RESOLUTIONS, SUPPORT
from wilderland.campaign.series import damage_on_heroes
from wilderland.cards.catalogue import UnknownCard, catalogue
from wilderland.decks import Deck, insist
from wilderland.errors import BadSetup
from wilderland.game import Game
from wilderland.model.kinds import DISCARDS, HERO
from wilderland.model.state import State
from wilderland.rules.carry import Carry, Earned
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.rules.setup import is_player_card
from wilderland.scenarios import scenarios
from wilderland.setups import Setup, check_heroes

EDITION = "revised"


class Campaign:
    """The three scenarios in order, each until it is won; everything lasting is in the log."""

    def __init__(self, log: CampaignLog) -> None:
        self.log = log

    @staticmethod
    def begin(
        names: Sequence[str], heroes: Sequence[Sequence[str]], hard: bool = False, after: CampaignLog | None = None
    ) -> Campaign:
        """A new campaign: each player's name and heroes are written down (M6).

        `after` is the log of the campaign played before, of which Mendor may come along (M13).
        """
        if len(names) != len(heroes):
            raise BadSetup("error-names-and-heroes", names=len(names), players=len(heroes))
        players = [PlayerLog(name, [hero_code(hero) for hero in own]) for name, own in zip(names, heroes, strict=True)]
        check_heroes([player.heroes for player in players], EDITIONS[EDITION])
        log = CampaignLog(players, "hard-campaign" if hard else "campaign")
        if after is not None and Campaign(after).over and Earned(MENDOR) in after.pool:
            log.pool = [Earned(MENDOR), *[Earned(SUPPORT, seat=seat) for seat in range(len(players))]]
        return Campaign(log)

    @property
    def scenario(self) -> str | None:
        """The scenario to be played next."""
        return [*scenarios(), None][self.log.won]

    @property
    def over(self) -> bool:
        return self.scenario is None

    # -- between two games --------------------------------------------------------------------------
    @property
    def in_use(self) -> list[str]:
        return [hero for player in self.log.players for hero in player.heroes]

    @property
    def available(self) -> list[str]:
        """M6: the heroes a player may newly take: neither fallen nor anybody's."""
        known = catalogue(EDITION)
        heroes = [code for code in known.facts if known.faces[code].kind == HERO]
        return [hero for hero in heroes if hero not in self.log.fallen and hero not in self.in_use]

    @property
    def to_replace(self) -> list[tuple[int, str]]:
        """M6: whose heroes have fallen, as (seat, hero)."""
        return [
            (seat, hero)
            for seat, player in enumerate(self.log.players)
            for hero in player.heroes
            if hero in self.log.fallen
        ]

    def replace(self, seat: int, fallen: str, new: str) -> None:
        """M6: a new hero for a fallen one: +1 starting threat for every player, for good."""
        player, fallen, new = self.player(seat), hero_code(fallen), hero_code(new)
        if (seat, fallen) not in self.to_replace:
            raise BadSetup("error-not-fallen", rule="M6", player=player.name, hero=fallen)
        self.take(player, fallen, new)

    def play_on_with(self, seat: int, fallen: str) -> None:
        """M6: without any hero left to choose, the fallen one plays on: +1 starting threat for that player alone."""
        player, fallen = self.player(seat), hero_code(fallen)
        if (seat, fallen) not in self.to_replace:
            raise BadSetup("error-not-fallen", rule="M6", player=player.name, hero=fallen)
        if self.available:
            raise BadSetup("error-heroes-to-choose", rule="M6", heroes=tuple(self.available))
        self.log.fallen.remove(fallen)
        player.penalty += 1

    def swap(self, seat: int, old: str, new: str) -> None:
        """M11: between two games each player may swap one hero: +1 starting threat for every player, for good."""
        player, old, new = self.player(seat), hero_code(old), hero_code(new)
        if not self.log.games:
            raise BadSetup("error-swap-before-first", rule="M11")
        if player.swapped:
            raise BadSetup("error-swapped-already", rule="M11", player=player.name)
        if old not in player.heroes or old in self.log.fallen:
            raise BadSetup("error-not-their-hero", rule="M11", player=player.name, hero=old)
        self.take(player, old, new)
        player.swapped = True

    def take(self, player: PlayerLog, old: str, new: str) -> None:
        if new not in self.available:
            raise BadSetup("error-hero-taken", rule="M6", hero=new)
        player.heroes[player.heroes.index(old)] = new
        self.log.threat_penalty += 1

    def heal(self, seat: int, hero: str) -> None:
        """M7: a hero begins without the damage of the game before: +1 starting threat for that player, for good."""
        player, hero = self.player(seat), hero_code(hero)
        if hero not in player.heroes or not self.log.damage.get(hero):
            raise BadSetup("error-not-damaged", rule="M7", player=player.name, hero=hero)
        del self.log.damage[hero]
        player.penalty += 1

    def player(self, seat: int) -> PlayerLog:
        if not 0 <= seat < len(self.log.players):
            raise BadSetup("error-no-seat", seat=repr(seat), last=len(self.log.players) - 1)
        return self.log.players[seat]

    # -- the next game ------------------------------------------------------------------------------
    def setup(
        self,
        decks: Sequence[Deck],
        seed: int = 0,
        left_out: Sequence[Earned] = (),
        first_player: int | None = None,
        skip_empty_windows: bool = True,
        any_deck: bool = False,
    ) -> Setup:
        """The next game with these decks, whose heroes are those of the log (M6); other cards are free (M11).

        Boons that are player cards come along unless they are `left_out`; burdens always do. The decks must be legal
        (rules B), unless the players agree on `any_deck`.
        """
        if self.scenario is None:
            raise BadSetup("error-campaign-over")
        if self.to_replace:
            seat, hero = self.to_replace[0]
            raise BadSetup("error-hero-fallen", rule="M6", player=self.log.players[seat].name, hero=hero)
        if len(decks) != len(self.log.players):
            raise BadSetup("error-decks-for-players", players=len(self.log.players), decks=len(decks))
        for player, deck in zip(self.log.players, decks, strict=True):
            if sorted(hero_code(hero) for hero in deck.heroes) != sorted(player.heroes):
                raise BadSetup("error-other-heroes", rule="M6", player=player.name, heroes=tuple(player.heroes))
        if not any_deck:
            insist(decks, EDITION, in_campaign=True)
        if self.has_played(self.scenario, seed):
            raise BadSetup("error-seed-played", rule="M10", scenario=self.scenario, seed=str(seed))
        pool = list(self.log.pool)
        for earned in left_out:
            if earned not in pool or not may_be_left_out(earned):
                raise BadSetup("error-not-left-out", rule="M6", boon=earned.card)
            pool.remove(earned)
        carry = Carry(
            damage={hero: damage for hero, damage in self.log.damage.items() if hero in self.in_use},
            penalty=tuple(self.log.threat_penalty + player.penalty for player in self.log.players),
            pool=tuple(pool),
            prisoner=self.log.prisoner,
        )
        return Setup(
            self.scenario, tuple(decks), EDITION, self.log.mode, seed, first_player, skip_empty_windows, carry
        )

    def awaits(self, game: Game) -> bool:
        """Whether this is a game of the campaign whose result has not been recorded yet."""
        setup = game.setup
        if setup is None or (setup.scenario, setup.mode) != (self.scenario, self.log.mode):
            return False
        heroes = [sorted(hero_code(hero) for hero in deck.heroes) for deck in setup.decks]
        same = heroes == [sorted(player.heroes) for player in self.log.players]
        return same and not self.has_played(setup.scenario, setup.seed)

    def has_played(self, scenario: str, seed: int) -> bool:
        return any((game.get("scenario"), game.get("seed")) == (scenario, seed) for game in self.log.games)

    def record(self, game: Game) -> None:
        """The result of a finished game: a won one changes the log (M8), a lost one is played again (M10)."""
        setup, outcome = game.setup, game.outcome
        if setup is None or not self.awaits(game):
            raise BadSetup("error-not-the-next-game")
        if outcome is None:
            raise BadSetup("error-game-not-over")
        result = {"won": outcome.won, "rounds": outcome.rounds, "score": outcome.score}
        self.log.games.append({"scenario": setup.scenario, "seed": setup.seed, **result})
        for player in self.log.players:
            player.swapped = False
        if outcome.won:
            self.resolve(setup.scenario, game.state)

    def resolve(self, scenario: str, state: State) -> None:
        """M6, M7, M8: the fallen, damage, the campaign card's resolution; Permanents of the fallen leave the pool."""
        self.log.fallen += fallen_heroes(state)
        if MODES[self.log.mode].keeps_damage:
            here = {card.printed.code for card in state.cards if card.printed.kind == HERO}
            elsewhere = {hero: damage for hero, damage in self.log.damage.items() if hero not in here}
            self.log.damage = {**elsewhere, **damage_on_heroes(state)}
        RESOLUTIONS[scenario](self.log, state)
        self.log.pool = [earned for earned in self.log.pool if earned.hero not in self.log.fallen]
        self.log.won += 1


def fallen_heroes(state: State) -> list[str]:
    """M6: the heroes in a discard pile at the end of the game."""
    return [card.printed.code for card in state.cards if card.printed.kind == HERO and card.zone in DISCARDS]


def hero_code(name: str) -> str:
    """The code of a hero of the revised edition, by code or title."""
    try:
        face = catalogue(EDITION).find(name)
    except UnknownCard as error:
        raise BadSetup("decks-unknown-card", card=name) from error
    if face.kind != HERO:
        raise BadSetup("decks-no-hero", card=face.name)
    return face.code


def may_be_left_out(earned: Earned) -> bool:
    """M6: player-back boons may, burdens and Permanents must come along."""
    known = catalogue(EDITION)
    face = known.faces[earned.card]
    return is_player_card(face) and not earned.hero and known.facts[earned.card].get("subtype") == "boon"
