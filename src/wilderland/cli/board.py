"""The board: everything on the table, from a view, in 80 columns or in many.

From the top, as it lies on a table: round and phase, quest and active location, the staging area with its threat, then
each player with the enemies engaged with them, heroes, allies and hand. Cards that can be chosen carry their number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wilderland.cli.look import CardView, Look
from wilderland.cli.terminal import WIDE
from wilderland.text.prose import Prose

DANGER = 40
"""A threat that is worth a warning."""


STAGED = ("quest.staging", "quest.resolution")
"""The steps in which all cards of the staging step have been, or are being, revealed."""


class Board:
    """Draws a view. `marks` are the numbers of cards that can be chosen; `acting` are the seats that are asked."""

    def __init__(
        self, prose: Prose, view: Mapping[str, Any], marks: Mapping[int, int] | None = None, acting: Sequence[int] = ()
    ) -> None:
        self.prose, self.view = prose, view
        self.look = Look(prose)
        self.marks = marks or {}
        self.acting = tuple(acting)
        self.gap = 2
        """How far columns stand apart: closer where two tables stand side by side."""

    def draw(self, width: int) -> RenderableType:
        """The whole board for a terminal of this width."""
        players = [player for player in self.view["players"] if not player["eliminated"]]
        wide = width >= WIDE
        self.gap = 1 if wide else 2
        parts: list[RenderableType] = [self.header(), self.quest(), *self.beside()]
        if wide and len(players) == 1:
            parts.append(self._beside([self.staging(), self.engaged(players[0])], [self.player(players[0], False)]))
        else:
            parts.append(self.staging())
            if wide:
                columns = [self.player(player, True) for player in players]
                for row in range(0, len(columns), 2):
                    parts.append(self._beside([columns[row]], columns[row + 1 : row + 2]))
            else:
                full = [p for p in players if p["seat"] in self.acting] or players
                parts += [self.player(p, True) if p in full else self.brief(p) for p in players]
        parts += [self.gone(player) for player in self.view["players"] if player["eliminated"]]
        return Group(*parts)

    def _beside(self, left: list[RenderableType], right: list[RenderableType]) -> RenderableType:
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(Group(*left), Group(*right))
        return grid

    # -- the table ------------------------------------------------------------------------------
    def header(self) -> RenderableType:
        """Round, phase and step; the threat of every player; who is first."""
        say = self.prose.say
        view = self.view
        place = self.prose.phase(view["phase"])
        if view["step"] != view["phase"]:
            place = say("board-step", phase=place, step=self.prose.step(view["step"]))
        title = Text(place)
        if view["round"]:
            title = Text(say("board-round", round=view["round"]), style="bold") + Text("  ") + title
        decks = say("board-encounter", deck=len(view["encounter_deck"]), discard=len(view["encounter_discard"]))
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(no_wrap=True, overflow="ellipsis")
        grid.add_column(ratio=1)
        grid.add_column(no_wrap=True)
        grid.add_row(title, Rule(style="cyan", characters="━"), Text(decks, style="dim"))
        return grid

    def quest(self) -> RenderableType:
        """The quest card, the active location, and the decks."""
        say = self.prose.say
        line = Text(" ")
        for card in self.view["quest"]:
            stage = self.look.facts(card["code"]).get("stage", "")
            side = "B" if card["code"].endswith("+b") else "A"
            line += Text(f"{say('board-quest')} ", style="dim") + Text(f"{stage}{side} ") + self.look.name(card)
            line += Text(" ") + self.look.progress(card)
        if not self.view["quest"]:
            return Text(f" {say('board-setup')}", style="dim")
        line += Text(f"   {say('board-active')} ", style="dim")
        for card in self.view["active"]:
            line += self.mark(card) + self.look.name(card) + Text(" ") + self.look.progress(card)
            for attached in card.get("attachments", ()):
                line += Text(" + ") + self.look.name(attached)
        if not self.view["active"]:
            line += Text("–")
        for place, message in (("encounter_deck", "board-next"), ("victory", "board-victory")):
            known = [card for card in self.view[place][: 1 if place == "encounter_deck" else None] if card is not None]
            if known:
                line += Text(f"   {say(message)} ", style="dim") + Text(", ").join(self.look.name(c) for c in known)
        if self.view["adjusted"]:
            line += Text(f"   {say('board-adjusted')}", style="yellow")
        return line

    def beside(self) -> Iterable[RenderableType]:
        """What lies beside the quest deck: the campaign card, and what waits there to come into the game."""
        line = Text()
        for card in self.view["campaign"]:
            side = "B" if card["code"].endswith("+b") else "A"
            line += Text(f" {self.prose.say('board-campaign')} ", style="dim")
            line += self.look.name(card) + Text(f" {side}  ")
        aside = {card["code"]: card for card in self.view["aside"] if card is not None}
        if aside:
            names = [self.look.name(card) + self._copies(card) for card in aside.values()]
            line += Text(f" {self.prose.say('board-aside')} ", style="dim") + Text(", ").join(names)
        if line:
            yield line

    def _copies(self, card: CardView) -> Text:
        count = sum(1 for other in self.view["aside"] if other is not None and other["code"] == card["code"])
        return Text(f" ×{count}" if count > 1 else "")

    def staging(self) -> RenderableType:
        """The staging area with its threat; in the quest phase against the willpower committed."""
        view, say = self.view, self.prose.say
        title = Text(say("board-staging", threat=view["threat"]), style="bold")
        if view["phase"] == "quest":
            gain = view["willpower"] - view["threat"]
            result = _result(gain) if view["step"] in STAGED else "open"
            text = say("board-quest-result", willpower=view["willpower"], by=abs(gain), result=result)
            title += Text(" ") + Text(text, style={"progress": "green", "threat": "red"}.get(result, ""))
        parts: list[RenderableType] = [Rule(title, align="left", style="dim")]
        parts.append(self.encounter_cards(view["staging"]))
        if view["attack"] is not None:
            parts.append(self.attack(view["attack"]))
        return Group(*parts)

    def attack(self, attack: Mapping[str, Any]) -> RenderableType:
        """The attack under way."""
        enemy = self.prose.named(self.view, attack["enemy"])
        who = self.prose.listed([self.prose.named(self.view, card) for card in attack["characters"]])
        if attack["by_enemy"]:
            message = "board-attacked" if who else "board-undefended"
            text = self.prose.say(message, enemy=enemy, player=self.prose.player(attack["seat"]), who=who)
        else:
            text = self.prose.say("board-attacking", enemy=enemy, who=who)
        return Text(f" ⚔ {text}", style="bold red" if attack["by_enemy"] else "bold green")

    def encounter_cards(self, cards: Sequence[CardView], engaged: bool = False) -> RenderableType:
        """Enemies and locations with the numbers that matter for each."""
        if not cards:
            return Text(f"     {self.prose.say('board-empty')}", style="dim")
        look = self.look
        enemies = any(card["type"] == "enemy" for card in cards)
        numbers = ["attack", "defense"] if engaged else ["threat", "engagement", "attack", "defense"]
        numbers = numbers if enemies else ["threat"]
        others = any(card["type"] != "enemy" for card in cards)
        title = self.prose.say("board-engaged") if engaged else ""
        table = self._table(title, *numbers, *(["life"] if enemies else []), *(["progress"] if others else []))
        for card in cards:
            enemy = card["type"] == "enemy"
            row: list[RenderableType] = [self.mark(card), look.name(card)]
            place = card["type"] == "location"
            row += [look.number(card, word) if enemy or (place and word == "threat") else "" for word in numbers]
            row += [look.life(card) if enemy else ""] if enemies else []
            row += [look.progress(card) if place else ""] if others else []
            table.add_row(*row, look.tokens(card))
            self.hanging(table, card)
        return table

    def hanging(self, table: Table, card: CardView) -> None:
        """What hangs on a card, below it: attachments, shadow cards that have been seen, what guards it."""
        for attached in card.get("attachments", ()):
            rest = [""] * (len(table.columns) - 3)
            state = self.look.state(attached) if attached is not None else Text("")
            table.add_row(self.mark(attached) if attached else "", Text(" + ") + self.look.name(attached), *rest, state)
        for shadow in card.get("shadows", ()):
            if shadow is not None:
                table.add_row("", Text(" ~ ") + self.look.name(shadow))
        if "guard" in card:
            guard = self.prose.say("board-guard", card=self.prose.named(self.view, card["guard"]))
            table.add_row("", Text(f" {guard}", style="dim"))

    def _table(self, title: str, *columns: str) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, self.gap, 0, 0), header_style="dim", show_edge=False)
        table.add_column("", justify="right", min_width=3)
        table.add_column(Text(title, style="bold red"), min_width=21, max_width=29, no_wrap=True, overflow="ellipsis")
        for word in columns:
            table.add_column(self.prose.say(f"board-{word}"), justify="right", no_wrap=True)
        table.add_column("")
        return table

    def mark(self, card: CardView) -> Text:
        number = self.marks.get(card["id"])
        return Text(f"{number}", style="bold cyan") if number is not None else Text("")

    # -- players --------------------------------------------------------------------------------
    def title(self, player: Mapping[str, Any]) -> Text:
        """Name, first player token, threat, and how many cards are where."""
        say, seat = self.prose.say, player["seat"]
        style = "bold reverse" if seat in self.acting and len(self.view["players"]) > 1 else "bold"
        title = Text(self.prose.player(seat), style=style)
        if seat == self.view["first"] and len(self.view["players"]) > 1:
            title += Text(f" ★ {say('board-first')}", style="yellow")
        threat = Text(say("board-player-threat", threat=player["threat"]))
        threat.stylize("bold red" if player["threat"] >= DANGER else "bold")
        counts = say("board-counts", hand=len(player["hand"]), deck=len(player["deck"]), discard=len(player["discard"]))
        return title + Text("  ") + threat + Text(f"  {counts}", style="dim")

    def player(self, player: Mapping[str, Any], with_engaged: bool) -> RenderableType:
        """One player's area in full."""
        parts: list[RenderableType] = [Rule(self.title(player), align="left", style="dim")]
        if with_engaged and player["engaged"]:
            parts.append(self.engaged(player))
        parts.append(self.characters(player["play"]))
        for attached in player.get("deck_attachments", ()):
            parts.append(Text(f"   {self.prose.say('board-on-deck')} ", style="dim") + self.look.name(attached))
        if player["hand"]:
            parts.append(self.hand(player["hand"]))
        return Group(*parts)

    def engaged(self, player: Mapping[str, Any]) -> RenderableType:
        """The enemies engaged with a player."""
        return self.encounter_cards(player["engaged"], engaged=True) if player["engaged"] else Text("")

    def characters(self, cards: Sequence[CardView]) -> RenderableType:
        """Heroes and allies: resources, numbers, hit points, what they do and carry."""
        look = self.look
        table = self._table("", "resources", "willpower", "attack", "defense", "life")
        for card in sorted(cards, key=lambda card: card["type"] != "hero"):
            hero, alive = card["type"] == "hero", "hit_points" in card.get("stats", {})
            table.add_row(
                self.mark(card),
                look.name(card),
                look.resources(card) if hero else "",
                *(look.number(card, word) if alive else "" for word in ("willpower", "attack", "defense")),
                look.life(card) if alive else "",
                look.state(card),
            )
            self.hanging(table, card)
        return table

    def hand(self, cards: Sequence[CardView | None]) -> RenderableType:
        """The hand, each card with its cost."""
        items = []
        for card in cards:
            if card is None:
                items.append(self.look.name(card))
                continue
            mark = self.marks.get(card["id"])
            item = Text(f"{mark} ", style="bold cyan") if mark is not None else Text("")
            items.append(item + self.look.name(card) + Text(f" ({self.look.cost(card['code'])})", style="dim"))
        label = Text(self.prose.say("board-hand"), style="dim")
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(label, Columns(items, padding=(0, 3)))
        return Padding(grid, (0, 0, 0, 3))

    def brief(self, player: Mapping[str, Any]) -> RenderableType:
        """One player's area in a few lines, while others act."""
        look = self.look
        people = [look.briefly(card) for card in player["play"]]
        lines: list[RenderableType] = [Rule(self.title(player), align="left", style="dim")]
        lines.append(Padding(Text(" · ", style="dim").join(people), (0, 0, 0, 3)))
        if player["engaged"]:
            enemies = [look.briefly(card) for card in player["engaged"]]
            label = Text(f"{self.prose.say('board-engaged')} ", style="bold red")
            lines.append(Padding(label + Text(" · ", style="dim").join(enemies), (0, 0, 0, 3)))
        return Group(*lines)

    def gone(self, player: Mapping[str, Any]) -> RenderableType:
        text = self.prose.say("board-eliminated", player=self.prose.player(player["seat"]))
        return Rule(Text(text, style="dim"), align="left", style="dim")


def _result(gain: int) -> str:
    return "progress" if gain > 0 else "threat" if gain < 0 else "nothing"
