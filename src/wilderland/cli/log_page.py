"""The campaign log as people read it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wilderland.campaign import Campaign, CampaignLog
from wilderland.campaign.campaign import EDITION
from wilderland.campaign.log import PlayerLog
from wilderland.cards.catalogue import catalogue
from wilderland.rules.carry import Earned
from wilderland.scenarios import scenarios
from wilderland.text.prose import Prose


class LogPage:
    """Everything in a log, a heading a line (M6)."""

    def __init__(self, log: CampaignLog, prose: Prose) -> None:
        self.log, self.prose = log, prose

    def draw(self, name: str) -> list[RenderableType]:
        """The whole page; what is empty is left out."""
        say = self.prose.say
        title = say("campaign-title", name=name, mode=say(f"mode-{self.log.mode}"))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for word, lines in self.sections():
            for number, line in enumerate(lines):
                grid.add_row(say(f"campaign-{word}") if number == 0 else "", line)
        return [Rule(Text(title, style="bold cyan"), align="left", style="cyan"), Padding(grid, (0, 0, 0, 1))]

    def sections(self) -> Iterable[tuple[str, list[str]]]:
        log = self.log
        yield "next", [self.following()]
        yield "players", [self.player(seat) for seat in range(len(log.players))]
        yield "fallen", [self.prose.listed([self.prose.card(hero) for hero in log.fallen])] if log.fallen else []
        yield "penalty", self.penalties()
        for word in ("boon", "burden"):
            yield f"{word}s", [self.earned(one) for one in log.pool if kind(one) == word]
        yield "notes", self.notes()
        yield "games", [self.game(number) for number in range(len(log.games))]

    def following(self) -> str:
        say, scenario = self.prose.say, Campaign(self.log).scenario
        if scenario is None:
            return say("campaign-finished")
        return say(
            "campaign-next-one",
            scenario=say(f"scenario-{scenario}"),
            number=self.log.won + 1,
            count=len(scenarios()),
        )

    def player(self, seat: int) -> str:
        """Name, heroes and deck."""
        player, say = self.log.players[seat], self.prose.say
        heroes = self.prose.listed([self.prose.card(hero) for hero in player.heroes])
        text = say("campaign-player", player=player.name, heroes=heroes)
        return say("campaign-player-deck", player=text, deck=self.deck_and_size(player)) if player.cards else text

    def deck_and_size(self, player: PlayerLog) -> str:
        return self.prose.say("campaign-deck", deck=self.prose.deck(player.deck_name), cards=sum(player.cards.values()))

    def penalties(self) -> list[str]:
        """M12: one number for all, and what is somebody's alone."""
        say = self.prose.say
        shared = self.log.threat_penalty
        lines = [say("campaign-penalty-all", penalty=shared)] if shared else []
        own = [player for player in self.log.players if player.penalty]
        return lines + [say("campaign-penalty-one", player=player.name, penalty=player.penalty) for player in own]

    def earned(self, one: Earned) -> str:
        """A card of the pool, and whose it is."""
        card = self.prose.card(one.card)
        if one.hero:
            return self.prose.say("campaign-earned", card=card, bearer=self.prose.card(one.hero))
        if one.seat >= 0:
            return self.prose.say("campaign-earned", card=card, bearer=self.log.players[one.seat].name)
        return card

    def notes(self) -> list[str]:
        log, say, card = self.log, self.prose.say, self.prose.card
        lines = [say("campaign-prisoner", hero=card(log.prisoner))] if log.prisoner else []
        return lines + [say("campaign-damage", hero=card(hero), damage=damage) for hero, damage in log.damage.items()]

    def game(self, number: int) -> str:
        one, say = self.log.games[number], self.prose.say
        message = "campaign-game-won" if one.get("won") else "campaign-game-lost"
        name = str(one.get("scenario"))
        return say(
            message,
            number=number + 1,
            scenario=say(f"scenario-{name}") if name in scenarios() else name,
            rounds=int(one.get("rounds") or 0),
            score=int(one.get("score") or 0),
        )


def kind(one: Earned) -> str:
    """Whether a card of the pool is a boon or a burden."""
    return str(catalogue(EDITION).facts.get(one.card, {}).get("subtype", "boon"))


def changes(before: CampaignLog, after: CampaignLog, prose: Prose) -> list[str]:
    """What a game has changed in the log, in sentences (M8)."""
    page, say = LogPage(after, prose), prose.say
    lines = [say("campaign-has-fallen", hero=prose.card(hero)) for hero in after.fallen if hero not in before.fallen]
    lines += [say("campaign-gains", card=page.earned(one)) for one in after.pool if one not in before.pool]
    lines += [say("campaign-loses", card=page.earned(one)) for one in before.pool if one not in after.pool]
    if after.prisoner != before.prisoner:
        lines.append(say("campaign-taken", hero=prose.card(after.prisoner)))
    if after.damage != before.damage:
        lines += [say("campaign-damage", hero=prose.card(hero), damage=damage) for hero, damage in after.damage.items()]
    return lines
