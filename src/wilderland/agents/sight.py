"""What a seat sees when it is asked something, with the questions a player asks of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wilderland.agents.dice import Dice
from wilderland.game import Game
from wilderland.kernel.ability import Use
from wilderland.model.records import Decision, Option, Scope

CHARACTERS = ("hero", "ally", "objective-ally")
PLACES = ("staging", "active", "quest", "encounter_deck", "encounter_discard", "revealed", "played")


class Sight:
    """The table as the asked seat sees it (`game.view`), and what it is asked."""

    def __init__(self, game: Game, decision: Decision, dice: Dice) -> None:
        self.game, self.decision, self.dice = game, decision, dice
        self.view: dict[str, Any] = game.view(decision.seat)
        self.options = decision.options
        self.me: dict[str, Any] = self.view["players"][decision.seat]
        self.cards: dict[int, dict[str, Any]] = {}
        for player in self.view["players"]:
            self.see(player["hand"] + player["discard"] + player["play"] + player["engaged"])
        for place in PLACES:
            self.see(self.view[place])

    def see(self, cards: Iterable[dict[str, Any] | None]) -> None:
        for card in cards:
            if card is not None:
                self.cards[card["id"]] = card
                self.see(card.get("attachments", ()))

    # -- one card -------------------------------------------------------------------------------
    def fact(self, card: int, word: str, default: Any = None) -> Any:
        """Something the view shows of a card; the default where it shows nothing."""
        return self.cards.get(card, {}).get(word, default)

    def now(self, card: int, stat: str) -> int:
        """A number of a card now."""
        return int(self.fact(card, "stats", {}).get(stat, (0,))[0])

    def tokens(self, card: int, word: str) -> int:
        return int(self.fact(card, word, 0))

    def left(self, card: int) -> int:
        """Hit points left."""
        return self.now(card, "hit_points") - self.tokens(card, "damage")

    def is_mine(self, card: int) -> bool:
        return bool(self.fact(card, "controller") == self.decision.seat)

    def worth(self, card: int) -> int:
        """How much a player's card is worth, heroes most."""
        hero = 10 if self.fact(card, "type") == "hero" else 0
        return hero + self.now(card, "willpower") + self.now(card, "attack") + self.now(card, "defense")

    def fighting(self, card: int) -> int:
        """How much a character is worth in a fight."""
        return 2 * self.now(card, "defense") + 2 * self.now(card, "attack") + self.left(card)

    def danger(self, card: int) -> int:
        """How bad an encounter card is."""
        return 2 * self.now(card, "threat") + 3 * self.now(card, "attack") + self.now(card, "quest_points")

    # -- several --------------------------------------------------------------------------------
    def ready(self) -> list[int]:
        """My characters that are ready."""
        return [card["id"] for card in self.me["play"] if card["type"] in CHARACTERS and not card.get("exhausted")]

    def killers(self, enemy: int, able: list[int]) -> list[int]:
        """The strongest of these characters, as many as it takes to kill an enemy; nobody if they cannot."""
        due = self.now(enemy, "defense") + self.left(enemy)
        plan: list[int] = []
        for card in sorted(able, key=lambda card: -self.now(card, "attack")):
            if due > 0:
                plan.append(card)
                due -= self.now(card, "attack")
        return plan if due <= 0 else []

    # -- options --------------------------------------------------------------------------------
    def option(self, *keys: str) -> Option | None:
        return next((option for option in self.options if option.key in keys), None)

    def best(self, value: Callable[[int], int]) -> Option:
        """The option whose card has the highest value; the first of equals."""
        return max((option for option in self.options if option.card >= 0), key=lambda option: value(option.card))

    def any(self) -> Option:
        """Any option, but not the way back."""
        return self.dice.pick([option for option in self.options if option.key != "cancel"])

    def from_plan(self, plan: list[int]) -> Option:
        """The next pick of a plan, or the end of picking."""
        for option in self.options:
            if option.card in plan:
                return option
        return self.option("done") or self.options[0]

    def timely(self, option: Option) -> bool:
        """The card's own hint whether its moment has come."""
        use = option.data
        return not isinstance(use, Use) or use.timely(self.game.state, Scope(option.card, self.decision.seat))
