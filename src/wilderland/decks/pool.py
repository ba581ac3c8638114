"""The card pool as decks know it: our codes, RingsDB's codes, OCTGN's GUIDs, titles and packs."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Any

from wilderland.cards.catalogue import read
from wilderland.decks.problems import bad, clean

PLAYED_FROM_DECKS = ("hero", "ally", "attachment", "event")
ORIGINAL_PACK, REVISED_PACK = "Core Set", "Revised Core Set"
LIKENESS = 0.8
LONGEST_TITLE = 60


def folded(words: str) -> str:
    """Words as they are compared: without case, accents and punctuation, whatever the quotes and dashes."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    kept = (" " if letter.isspace() or letter in "-‐‑–—" else letter for letter in plain)
    return " ".join("".join(letter for letter in kept if letter.isalnum() or letter == " ").split())


@dataclass(frozen=True)
class Pool:
    """Every card that a file may name, by every id it may be named with."""

    facts: Mapping[str, Mapping[str, Any]]
    ringsdb: Mapping[str, str]
    """Our code → RingsDB's."""
    octgn: Mapping[str, str]
    """Our code → the GUID we write."""
    by_ringsdb: Mapping[str, str]
    by_octgn: Mapping[str, str]
    by_title: Mapping[str, str]
    packs: frozenset[str]
    game: str
    """OCTGN's GUID of the game."""

    def named(self, name: str) -> str | None:
        """The card of a title or of one of our codes."""
        return name if name in self.facts else self.by_title.get(folded(name))

    def code(self, name: str) -> str:
        """The same, for decks that are written: a name we do not know is refused."""
        found = self.named(name)
        if found is None:
            raise bad("decks-unknown-card", card=clean(name))
        return found

    def close(self, name: str) -> str:
        """The title that looks most like a name; empty if none does."""
        words = folded(name)
        found = get_close_matches(words, self.by_title, 1, LIKENESS) if len(words) <= LONGEST_TITLE else []
        return self.title(self.by_title[found[0]]) if found else ""

    def title(self, code: str) -> str:
        return str(self.facts[code]["name"])

    def kind(self, code: str) -> str:
        return str(self.facts[code]["type"])

    def pack(self, code: str) -> str:
        """The pack that RingsDB's text names."""
        return ORIGINAL_PACK if code in self.ringsdb else REVISED_PACK

    def has_pack(self, name: str) -> bool:
        return folded(name) in self.packs


@cache
def pool() -> Pool:
    """The pool, made once."""
    ids = read("ids.json")
    cards: dict[str, dict[str, Any]] = ids["cards"]
    facts = {entry["code"]: entry for entry in read("core.json")}
    titles: dict[str, str] = {}
    for code, entry in facts.items():
        titles.setdefault(folded(entry["name"]), code)
    return Pool(
        facts=facts,
        ringsdb={code: entry["ringsdb"] for code, entry in cards.items() if "ringsdb" in entry},
        octgn={code: entry["octgn"][0] for code, entry in cards.items()},
        by_ringsdb={entry["ringsdb"]: code for code, entry in cards.items() if "ringsdb" in entry},
        by_octgn={guid: code for code, entry in cards.items() for guid in entry["octgn"]},
        by_title=titles,
        packs=frozenset(folded(name) for name in ids["ringsdb_packs"]),
        game=ids["octgn_game"],
    )
