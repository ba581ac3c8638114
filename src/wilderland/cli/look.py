"""How one card looks: its name, its live numbers, its tokens and marks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from wilderland.text.prose import Prose

SPHERE_STYLES = {"leadership": "magenta", "tactics": "red", "spirit": "bright_blue", "lore": "green"}
SUBTYPE_STYLES = {"boon": "bright_green", "burden": "bright_magenta"}
TYPE_STYLES = {"enemy": "red", "location": "yellow", "treachery": "magenta", "quest": "bold", "objective": "cyan"}

ABILITIES = {"use": "action", "respond": "response", "resolve": "forced"}
"""What part of a card an answer uses."""

CardView = Mapping[str, Any]


class Look:
    """The looks of cards in one language and edition."""

    def __init__(self, prose: Prose) -> None:
        self.prose = prose

    def facts(self, code: str) -> Mapping[str, Any]:
        """The printed facts of a card or one of its sides."""
        return self.prose.cards.facts.get(code.partition("+")[0], {})

    def style(self, card: CardView) -> str:
        facts = self.facts(card["code"])
        if "subtype" in facts:
            return SUBTYPE_STYLES[facts["subtype"]]
        return SPHERE_STYLES.get(facts.get("sphere", ""), TYPE_STYLES.get(facts.get("type", ""), ""))

    def name(self, card: CardView | None) -> Text:
        """The title in the colour of its sphere or type; grey when exhausted."""
        if card is None:
            return Text(self.prose.say("hidden-card"), style="dim")
        style = f"{self.style(card)} dim".strip() if card.get("exhausted") else self.style(card)
        return Text(self.prose.card(card["code"]), style=style)

    def number(self, card: CardView, stat: str) -> Text:
        """A number as it is now; an arrow says that it is not the printed one."""
        now, printed = card.get("stats", {}).get(stat, (0, 0))
        if self.facts(card["code"]).get(stat) == "X":
            return Text(str(now))
        if now == printed:
            return Text(str(now))
        return Text(f"{now}↑", style="bold green") if now > printed else Text(f"{now}↓", style="bold red")

    def life(self, card: CardView) -> Text:
        """Hit points left, of how many."""
        most = card.get("stats", {}).get("hit_points", (0, 0))[0]
        damage = card.get("damage", 0)
        left = most - damage
        style = "" if not damage else "bold red" if left <= 1 else "yellow"
        return Text(f"{left}/{most}", style=style)

    def progress(self, card: CardView) -> Text:
        """Progress made, of how much; a stage that is not counted in progress shows none."""
        points = card.get("stats", {}).get("quest_points", (0, 0))[0]
        done = card.get("progress", 0)
        return Text(f"{done}/{points}", style="green" if done else "") if points else Text(str(done or ""))

    def resources(self, card: CardView) -> Text:
        """The resource pool of a hero, and what its tokens can pay for."""
        icons = [self.prose.say(f"sphere-mark-{icon}") for icon in card.get("icons", ())]
        return Text(str(card.get("resources", 0)), style="bold yellow") + Text(" " + "".join(icons), style="dim")

    def cost(self, code: str) -> str:
        """What a card costs, as printed."""
        return str(self.facts(code).get("cost", ""))

    def tokens(self, card: CardView) -> Text:
        """What lies on an enemy: shadow cards, resource tokens; and whether it is a burden."""
        parts: list[Text] = [Text(word, style="dim") for word in self.subtype(card)]
        if card.get("shadows"):
            parts.append(Text(self.prose.say("board-shadows", count=len(card["shadows"])), style="magenta"))
        if card.get("resources"):
            parts.append(Text(self.prose.say("board-tokens", count=card["resources"]), style="yellow"))
        return Text(" ").join(parts)

    def state(self, card: CardView) -> Text:
        """Boon or burden, committed, exhausted: said, not only coloured."""
        words = [self.prose.say(f"board-{word}") for word in ("committed", "exhausted") if card.get(word)]
        return Text(" ".join([*self.subtype(card), *words]), style="dim")

    def subtype(self, card: CardView) -> list[str]:
        """A card of the campaign says what it is."""
        word = self.facts(card["code"]).get("subtype")
        return [self.prose.say(f"subtype-{word}")] if word else []

    def briefly(self, card: CardView) -> Text:
        """Name, hit points, and whether it is exhausted."""
        text = self.name(card)
        if "hit_points" in card.get("stats", {}):
            text += Text(" ") + self.life(card)
        if card.get("exhausted"):
            text += Text(f" {self.prose.say('board-exhausted-short')}", style="dim")
        return text

    def text(self, code: str) -> str:
        """What the card does, on one line."""
        return " ".join(self.prose.text(code).split())

    def ability(self, code: str, word: str) -> str:
        """The part of the text that an answer uses (`use`, `respond`, `resolve`); the whole text if there is none."""
        begins = ABILITIES.get(word)
        start = f"{self.prose.say(f'ability-{begins}')}:".casefold() if begins else ""
        found = [line for line in self.prose.text(code).splitlines() if start and start in line.casefold()]
        return " ".join(found) or self.text(code)

    def keywords(self, code: str) -> str:
        return " ".join(self.prose.keywords(code))
