"""What a card is and does, and why it cannot be played now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from wilderland.cli.look import CardView, Look
from wilderland.cli.menu import folded
from wilderland.cli.terminal import indented
from wilderland.game import Game
from wilderland.kernel.ability import RESPONSE, Action, Trigger
from wilderland.model.kinds import HANDS, IN_PLAY
from wilderland.model.records import Reason
from wilderland.rules.playing import PLAY_BY_KIND
from wilderland.text.prose import Prose, seen
from wilderland.text.rules import Rule, UnknownRule, rule

FACTS = ("threat_cost", "willpower", "threat", "engagement", "attack", "defense", "hit_points", "quest_points")


class CardPage:
    """One card, told in full."""

    def __init__(self, prose: Prose) -> None:
        self.prose = prose
        self.look = Look(prose)

    def draw(self, code: str, live: CardView | None = None) -> RenderableType:
        """Facts and text; of a card on the table with its numbers as they are now."""
        facts = self.look.facts(code)
        parts: list[RenderableType] = [Text(self.kind(facts), style="dim")]
        numbers = self.numbers(code, live)
        if numbers:
            parts.append(Text(numbers))
        traits = ". ".join(self.prose.trait(trait) for trait in facts.get("traits", ()))
        if traits:
            parts.append(Text(f"{traits}.", style="italic"))
        keywords = self.look.keywords(code)
        if keywords:
            parts.append(Text(keywords, style="bold"))
        parts += [Text(line) for line in self.texts(code)]
        shadow = self.prose.shadow(code)
        if shadow:
            parts.append(Text(self.prose.say("cards-shadow", text=shadow), style="magenta"))
        title = Text(self.prose.card(code), style="bold")
        return Panel(Group(*parts), title=title, title_align="left", border_style=self.look.style({"code": code}))

    def texts(self, code: str) -> Iterator[str]:
        """The text of the card; of a quest card both sides, unless one is asked for."""
        if self.look.facts(code).get("type") == "quest" and "+" not in code:
            stage = self.look.facts(code).get("stage", "")
            for letter, side in (("A", code), ("B", f"{code}+b")):
                text = self.prose.text(side) or "–"
                yield self.prose.say("cards-side", side=f"{stage}{letter}", title=self.prose.card(side), text=text)
            return
        text = self.prose.text(code)
        yield from text.splitlines()

    def kind(self, facts: Mapping[str, Any]) -> str:
        """Type, sphere, cost, set, uniqueness."""
        say = self.prose.say
        parts = [say(f"type-{facts['type']}")] if "type" in facts else []
        if "sphere" in facts:
            parts.append(say(f"sphere-{facts['sphere']}"))
        if "cost" in facts:
            parts.append(say("play-cost", cost=str(facts["cost"])))
        if facts.get("unique"):
            parts.append(say("cards-unique"))
        if "stage" in facts:
            parts.append(say("cards-stage", stage=facts["stage"]))
        if facts.get("set"):
            parts.append(say(f"set-{facts['set']}"))
        return " · ".join(parts)

    def numbers(self, code: str, live: CardView | None) -> str:
        """Every number of the card: as it is now, and as printed where that differs."""
        facts = self.look.facts(code)
        parts = []
        for stat in FACTS:
            if stat not in facts:
                continue
            number = str(facts[stat])
            now = live.get("stats", {}).get(stat, (None,))[0] if live is not None else None
            if now is not None and str(now) != number:
                number = self.prose.say("cards-now", now=now, printed=number)
            parts.append(self.prose.say("play-number", stat=self.prose.stat(stat), number=number))
        return " · ".join(parts)


class Explainer:
    """Answers `?` at the table."""

    def __init__(self, prose: Prose, game: Game, seats: range) -> None:
        self.prose, self.game = prose, game
        self.view = game.view(seats=seats)
        self.page = CardPage(prose)

    def find(self, words: str) -> CardView | None:
        """A card one can see on the table, by its name or a part of it."""
        wanted = folded(words)
        cards = [card for card in seen(self.view) if wanted in folded(self.prose.card(card["code"]))]
        cards.sort(key=lambda card: folded(self.prose.card(card["code"])) != wanted)
        return cards[0] if cards else None

    def card(self, identity: int) -> RenderableType:
        """A card on the table, and whether it can be used now."""
        card = next(card for card in seen(self.view) if card["id"] == identity)
        parts: list[RenderableType] = [self.page.draw(card["code"], card)]
        parts += [self.why(reason, seat) for seat, reason in self.reasons(identity)]
        return Group(*parts)

    def reasons(self, identity: int) -> Iterator[tuple[int, Reason | None]]:
        """Who might use the card, and why not now."""
        state = self.game.state
        card = state.cards[identity]
        key = self.key(identity)
        if key:
            hand = card.zone in HANDS
            actions = [ability for ability in card.face.abilities if isinstance(ability, Action)]
            owner = card.owner if hand else actions[0].seat(state, identity) if actions else card.controller
            for seat in [owner] if owner >= 0 else state.order():
                offered = self.game.decisions.get(seat)
                found = any(option.card == identity for option in offered.options) if offered else False
                yield seat, None if found else self.game.why(key, seat)

    def key(self, identity: int) -> str:
        """The key of what one would do with a card in a hand or in play; empty if that is nothing."""
        card = self.game.state.cards[identity]
        abilities = card.face.abilities
        acts = any(isinstance(ability, Action) for ability in abilities)
        responds = any(isinstance(ability, Trigger) and ability.rank >= RESPONSE for ability in abilities)
        if card.zone in HANDS:
            return f"play:{identity}" if acts or card.printed.kind in PLAY_BY_KIND else f"respond:{identity}"
        if IN_PLAY[card.zone] and acts:
            return f"use:{identity}"
        return f"respond:{identity}" if IN_PLAY[card.zone] and responds else ""

    def why(self, reason: Reason | None, seat: int) -> RenderableType:
        """One verdict with its rule."""
        player = self.prose.player(seat)
        if reason is None:
            return indented(Text(self.prose.say("why-yes", player=player), style="green"))
        text = self.prose.say("why-no", player=player, reason=self.prose.reason(reason))
        return Group(indented(Text(text, style="yellow")), rule_text(self.prose, rule(reason.rule)))

    def hands(self) -> list[RenderableType]:
        """Every card in the hands of those who are asked that cannot be played now, and why."""
        found: dict[Reason, list[str]] = {}
        for decision in self.game.decisions.values():
            for identity in self.game.state.zones[HANDS[decision.seat]]:
                for _, reason in self.reasons(identity):
                    if reason is not None:
                        found.setdefault(reason, []).append(self.prose.named(self.view, identity))
        return [
            indented(Text(self.prose.say("why-cards", cards=self.names(cards), reason=why, rule=reason.rule)))
            for reason, cards in found.items()
            for why in [self.prose.reason(reason)]
        ]

    def names(self, cards: list[str]) -> str:
        """Names in one, each once."""
        return self.prose.listed(list(dict.fromkeys(cards)))


def rule_text(prose: Prose, entry: Rule) -> RenderableType:
    return indented(Text(prose.say("why-rule", rule=entry.id, text=entry.text), style="dim"))


def find_rule(words: str) -> Rule | None:
    """The rule of that id, if it looks like one."""
    try:
        return rule(words)
    except UnknownRule:
        return None
