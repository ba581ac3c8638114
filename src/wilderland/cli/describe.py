"""The menu on the screen: every option with what one needs to know to choose it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wilderland.cli.look import CardView, Look
from wilderland.cli.menu import Item, Menu
from wilderland.cli.terminal import indented
from wilderland.model.records import Decision, Option
from wilderland.text.prose import Prose, seen

TEXTED = ("play", "use", "respond", "resolve", "travel")
"""Answers whose card text matters."""

NUMBERS = {
    "commit": ("willpower",),
    "attacker": ("attack",),
    "join": ("attack",),
    "defend": ("defense",),
    "attack": ("attack", "defense"),
    "engage": ("attack", "defense", "threat"),
    "travel": ("threat",),
}
"""The numbers that matter for an answer, by the first word of its key."""

TOLD = ("choose", "choose-some", "player", "effect", "may", "amount", "arrange")
"""Decisions that a card asks for: its text says why."""

FEW = 4
"""The texts of so many options are shown in full; in windows, which come often, only how they begin."""

LIVES = ("defend", "damage", "attack", "engage", "choose", "resolve", "exhaust")


class MenuView:
    """Writes a menu down."""

    def __init__(self, prose: Prose, view: Mapping[str, Any], menu: Menu) -> None:
        self.prose, self.view, self.menu = prose, view, menu
        self.look = Look(prose)
        self.cards = {card["id"]: card for card in seen(view)}

    def draw(self) -> RenderableType:
        """Who is asked what, and the options; a seat's own heading where several are asked."""
        parts: list[RenderableType] = []
        several = len(self.menu.decisions) > 1
        for number, decision in enumerate(self.menu.decisions):
            if number == 0 or not several:
                parts.append(Text(self.prompt(decision), style="bold cyan"))
            if decision.kind in TOLD and decision.source in self.cards:
                parts.append(indented(Text(self.said_by(decision.source), style="dim italic")))
            if several:
                parts.append(Text(f" {self.prose.player(decision.seat)}", style="bold"))
            parts.append(self.options(decision))
        return Group(*parts)

    def said_by(self, identity: int) -> str:
        """The text of the card that asks: of a shadow card, its shadow effect."""
        code = self.cards[identity]["code"]
        shadows = [shadow["id"] for card in self.cards.values() for shadow in card.get("shadows", ()) if shadow]
        return self.prose.shadow(code) if identity in shadows else self.look.text(code)

    def prompt(self, decision: Decision) -> str:
        """The prompt, and in a window which one it is."""
        text = self.prose.prompt(self.view, decision)
        if decision.kind == "action":
            return self.prose.say("play-window", prompt=text, step=self.prose.step(decision.step))
        return text

    def options(self, decision: Decision) -> RenderableType:
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(justify="right", min_width=4, no_wrap=True, style="bold cyan")
        table.add_column(no_wrap=True, min_width=12)
        brief = decision.kind in ("action", "planning") or len(decision.options) > FEW
        table.add_column(ratio=1, no_wrap=brief, overflow="ellipsis", style="dim")
        last = len(self.menu.decisions) == 1 or decision is self.menu.decisions[-1]
        for item in self.menu.items:
            if item.seat == decision.seat and (item.number is not None or last):
                table.add_row(self.label(item, decision), self.name(item.option), self.detail(item.option))
        return table

    def label(self, item: Item, decision: Decision) -> Text:
        """Its number; what Enter means is marked."""
        default = self.menu.default(decision).key == item.option.key and not self.menu.pays
        number = "" if item.number is None else str(item.number)
        return Text(number) + Text("⏎" if default else "", style="green")

    def name(self, option: Option) -> Text:
        style = self.look.style(self.cards[option.card]) if option.card in self.cards else ""
        return Text(self.prose.option(self.view, option), style=style)

    def detail(self, option: Option) -> Text:
        """The numbers and the text that matter for this answer."""
        card = self.cards.get(option.card)
        if card is None:
            return Text("")
        word = option.key.partition(":")[0]
        say = self.prose.say
        parts: list[str] = []
        if word == "play":
            parts.append(say("play-cost", cost=self.look.cost(card["code"])))
        if word == "pay":
            parts.append(say("play-pool", count=card.get("resources", 0)))
        if word in ("choose", "host", "discard", "next"):
            parts.append(say(f"type-{card['type']}"))
        if card.get("stats"):
            parts += self.numbers(card, word)
        if word in TEXTED:
            parts.append(self.look.ability(card["code"], word))
        return Text(" · ".join(part for part in parts if part))

    def numbers(self, card: CardView, word: str) -> list[str]:
        found = [
            self.prose.say("play-number", stat=self.prose.stat(stat), number=self.look.number(card, stat).plain)
            for stat in NUMBERS.get(word, ())
        ]
        if word in LIVES and "hit_points" in card["stats"]:
            found.append(self.prose.say("play-life", life=self.look.life(card).plain))
        if card["type"] == "location" and word in ("travel", "choose"):
            found.append(self.prose.say("play-progress", progress=self.look.progress(card).plain))
        return found

    def marks(self) -> dict[int, int]:
        """The numbers to write beside cards on the board: those of cards with one option only."""
        found: dict[int, int] = {}
        for item in self.menu.items:
            if item.number and item.option.card >= 0:
                found[item.option.card] = -1 if item.option.card in found else item.number
        return {card: number for card, number in found.items() if number > 0}
