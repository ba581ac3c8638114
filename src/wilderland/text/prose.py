"""What the engine says, in words: the chronicle, prompts, options and reasons, by a catalog.

>>> from wilderland.text.prose import Prose
>>> prose = Prose(names=["Anna"])
>>> [prose.entry(entry) for entry in game.log]  # doctest: +SKIP

The engine emits message ids and arguments; a log entry names its cards itself, everything else is looked up in a view
(or in a state, where nothing is hidden).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wilderland.cards.catalogue import Catalogue, catalogue
from wilderland.model.kinds import NOBODY, NONE
from wilderland.model.records import Decision, LogEntry, Option, Reason
from wilderland.model.state import CARD_WORDS, State
from wilderland.text.catalog import ENGLISH, Argument, Catalog

View = Mapping[str, Any]
"""The table as `Game.view` gives it."""

Table = View | State

NO_CARD = "none"
"""What stands for the card that asks, where none does."""


class Prose:
    """The words of one language, for the players of one game; English without a catalog."""

    def __init__(self, catalog: Catalog | None = None, names: Sequence[str] = (), edition: str = "revised") -> None:
        self.catalog = catalog or Catalog(ENGLISH)
        self.names = tuple(names)
        self.cards: Catalogue = catalogue(edition)

    def say(self, message: str, /, **args: Argument) -> str:
        """Any message of the catalog."""
        return self.catalog.format(message, **args)

    # -- names ----------------------------------------------------------------------------------
    def player(self, seat: int) -> str:
        """The player of a seat, by the name given for it or by number."""
        if seat == NOBODY:
            return self.say("player-nobody")
        return self.names[seat] if seat < len(self.names) else self.say("player-seat", number=seat + 1)

    def card(self, code: str) -> str:
        """The title of a card or of one of its sides; a card without a message (made up) has its own."""
        base, _, side = code.partition("+")
        if not self.catalog.has(f"card-{base}"):
            return self.cards.faces[code].name if code in self.cards.faces else base
        title_b = self.catalog.attribute(f"card-{base}", "name-b") if side == "b" else None
        return title_b or self.say(f"card-{base}")

    def deck(self, name: str) -> str:
        """A starter deck as we call it; any other by its own name."""
        return self.say(f"deck-{name}") if self.catalog.has(f"deck-{name}") else name

    def text(self, code: str) -> str:
        """What a card does, in our own words, as the edition plays it; empty if it has no text."""
        base, _, side = code.partition("+")
        if not self.catalog.has(f"card-{base}"):
            return ""
        facts = self.cards.facts.get(base, {})
        front = facts.get("type") in ("quest", "campaign") and side != "b"
        part = "text-a" if front else "text"
        first = "first-a" if front else "first"
        older = self.catalog.attribute(f"card-{base}", first) if self.older(base) else None
        return older or self.catalog.attribute(f"card-{base}", part) or ""

    def older(self, base: str) -> bool:
        """Whether the edition plays a card as it was first printed, where an erratum changed it."""
        facts = self.cards.facts.get(base, {})
        written = self.cards.texts.get(facts.get("name_b", facts.get("name", "")))
        edition = self.cards.edition
        return written is not None and bool(written.worded(edition.errata, edition.revised)[0])

    def shadow(self, code: str) -> str:
        """A card's shadow effect in our own words; empty if it has none."""
        base = code.partition("+")[0]
        return (self.catalog.attribute(f"card-{base}", "shadow") or "") if self.catalog.has(f"card-{base}") else ""

    def keyword(self, word: str, value: int) -> str:
        return self.say(f"keyword-{word}", value=value)

    def keywords(self, code: str) -> list[str]:
        """The printed keywords of a card, as sentences."""
        words = self.cards.facts.get(code.partition("+")[0], {}).get("keywords", {})
        return [f"{self.keyword(word, value)}." for word, value in words.items()]

    def trait(self, trait: str) -> str:
        message = f"trait-{slug(trait)}"
        return self.say(message) if self.catalog.has(message) else trait

    def stat(self, word: str) -> str:
        return self.say(f"stat-{word.replace('_', '-')}")

    def phase(self, word: str) -> str:
        return self.say(f"phase-{word}")

    def step(self, step: str) -> str:
        return self.say(f"step-{step.replace('.', '-')}")

    def listed(self, names: Sequence[str]) -> str:
        """Several names in one: the last joined differently."""
        if len(names) < 2:
            return "".join(names)
        text = names[0]
        for name in names[1:-1]:
            text = self.say("list-more", first=text, rest=name)
        return self.say("list-last", first=text, last=names[-1])

    # -- the chronicle --------------------------------------------------------------------------
    def entry(self, entry: LogEntry) -> str:
        """One line of the chronicle."""
        return self.sentence(entry.message, **self.arguments(entry))

    def sentence(self, message: str, /, **args: Argument) -> str:
        """A message that ends with a name which may itself end a sentence (For Gondor!)."""
        return self.say(message, **args).replace("!.", "!")

    def arguments(self, entry: LogEntry) -> dict[str, Argument]:
        """The arguments of a log entry as its message takes them."""
        found: dict[str, Argument] = {}
        for word, value in dict(entry.args).items():
            if word in CARD_WORDS:
                found[word] = self.card(value[1]) if isinstance(value, tuple) else self.say("hidden-card")
                if word == "source":
                    found["type"] = self._type(value)
            elif word == "seat":
                found["player"] = self.player(value)
            elif word == "phase":
                found[word] = self.phase(value)
            elif word == "stat":
                found[word] = self.stat(value)
            elif word == "amount":
                found.update(amount=value, by=abs(value), change="down" if value < 0 else "up")
            else:
                found[word] = value
        return found

    def _type(self, value: Any) -> str:
        face = self.cards.facts.get(value[1].partition("+")[0]) if isinstance(value, tuple) else None
        return str(face["type"]) if face is not None else "other"

    # -- decisions ------------------------------------------------------------------------------
    def prompt(self, table: Table, decision: Decision | Mapping[str, Any]) -> str:
        """What a player is asked."""
        asked = _fields(decision, "prompt", "seat", "source", "options")
        source = asked["source"]
        name = self.named(table, source) if source >= 0 else NO_CARD
        keys = [_fields(option, "key")["key"] for option in asked["options"]]
        word = keys[0].partition(":")[0] if keys else ""
        return self.say(asked["prompt"], player=self.player(asked["seat"]), card=name, word=word)

    def option(self, table: Table, option: Option | Mapping[str, Any]) -> str:
        """One answer."""
        offered = _fields(option, "key", "label", "card", "seat", "about")
        message = offered["label"]
        word, _, rest = offered["key"].partition(":")
        args: dict[str, Argument] = {}
        if offered["card"] >= 0:
            args["card"] = self.named(table, offered["card"])
        if offered["seat"] >= 0:
            args["player"] = self.player(offered["seat"])
        if word in ("amount", "x"):
            args["amount"] = int(rest)
        if message == "option-card":
            message = f"option-card-{word}"
            about = offered["about"]
            if word == "respond" and about not in (NONE, offered["card"]) and code_of(table, about):
                message, args["target"] = "option-card-respond-to", self.named(table, about)
        return self.say(message, **args)

    def reason(self, reason: Reason) -> str:
        """Why something may not be done, without its rule (`reason.rule`)."""
        return self.say(reason.message)

    def named(self, table: Table, identity: int) -> str:
        """A card on the table by its id."""
        code = code_of(table, identity)
        return self.card(code) if code else self.say("hidden-card")


def code_of(table: Table, identity: int) -> str:
    """The code of a card on the table; empty if it cannot be seen there."""
    if isinstance(table, State):
        return table.cards[identity].face.code if 0 <= identity < len(table.cards) else ""
    return next((str(card["code"]) for card in seen(table) if card["id"] == identity), "")


def seen(view: Any) -> Iterator[dict[str, Any]]:
    """Every card of a view that can be seen, wherever it lies."""
    if isinstance(view, Mapping):
        if "code" in view:
            yield dict(view)
        for value in view.values():
            yield from seen(value)
    elif isinstance(view, list):
        for value in view:
            yield from seen(value)


def slug(word: str) -> str:
    """A trait as a part of a message id."""
    plain = unicodedata.normalize("NFD", word.casefold()).encode("ascii", "ignore").decode()
    return "-".join(plain.split())


def _fields(what: Any, *words: str) -> dict[str, Any]:
    """The same fields of a record or of its view."""
    return {word: what[word] if isinstance(what, Mapping) else getattr(what, word) for word in words}
