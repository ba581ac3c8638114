"""RingsDB's JSON (and our own): a deck, or the decks of a fellowship in a list."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wilderland.decks.contents import contents
from wilderland.decks.draft import MOST_ENTRIES, Draft, Reading
from wilderland.decks.model import Deck, is_count
from wilderland.decks.pool import pool
from wilderland.decks.problems import bad, clean
from wilderland.model.kinds import MAX_SEATS

Lookup = Callable[[str], tuple[str | None, str]]
"""For an id that we do not know: our code if it is a printing of a card of ours, and its name."""


class _Twice(ValueError):
    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


# -- reading ------------------------------------------------------------------------------------
def read_ringsdb(text: str, source: str, lookup: Lookup | None = None) -> Reading:
    """The deck of a JSON text, or its decks."""
    return Reading.joined(_Reader(text, source, lookup).decks())


class _Reader:
    def __init__(self, text: str, source: str, lookup: Lookup | None) -> None:
        self.text = text
        self.source = source
        self.lookup = lookup or (lambda code: (None, code))
        self.count = 0
        self.past = 0
        """Where the deck that is read begins, so that its lines are found."""

    def decks(self) -> list[Reading]:
        try:
            data = json.loads(self.text, object_pairs_hook=_once)
        except json.JSONDecodeError as error:
            raise bad("decks-not-json", error.lineno, self.source, why=error.msg) from error
        except _Twice as error:
            raise bad("decks-key-twice", self.line(error.key, 2), self.source, key=clean(error.key)) from error
        except (ValueError, RecursionError) as error:
            raise bad("decks-not-json", 1, self.source, why=type(error).__name__) from error
        if isinstance(data, dict) and isinstance(data.get("decks"), list):
            data = data["decks"]
        entries = data if isinstance(data, list) else [data]
        if not entries:
            raise bad("decks-empty", 1, self.source)
        if len(entries) > MAX_SEATS:
            raise bad("decks-too-many", 1, self.source, most=MAX_SEATS, count=len(entries))
        return [self.deck(entry) for entry in entries]

    def line(self, key: str, which: int = 1) -> int:
        """The line of a key (of its n-th place from here on)."""
        found = [match.start() for match in re.finditer(re.escape(json.dumps(key)), self.text[self.past :])]
        raw = found or [match.start() for match in re.finditer(re.escape(f'"{key}"'), self.text[self.past :])]
        place = self.past + (raw[min(which, len(raw)) - 1] if raw else 0)
        return self.text.count("\n", 0, place) + 1

    def deck(self, data: object) -> Reading:
        if not isinstance(data, dict):
            raise bad("decks-not-a-deck", self.line(""), self.source)
        name = data.get("name")
        name = name if isinstance(name, str) else ""
        self.past = max(self.past, self.text.find(json.dumps(name, ensure_ascii=False), self.past))
        draft = Draft(name, self.line(name))
        if isinstance(data.get("heroes"), list) and data["heroes"] and isinstance(data.get("cards"), dict):
            self.ours(draft, data)
        else:
            self.theirs(draft, data)
        return draft.reading(self.source)

    def ours(self, draft: Draft, data: Mapping[str, Any]) -> None:
        """Our own form: heroes in a list, cards by code or title."""
        for hero in data["heroes"]:
            self.put(draft, self.named, hero, 1, False, "hero")
        for field, to_side in (("cards", False), ("side", True)):
            for name, count in self.slots(data, field).items():
                self.put(draft, self.named, name, count, to_side)

    def theirs(self, draft: Draft, data: Mapping[str, Any]) -> None:
        """RingsDB's form: `slots` include the heroes; a quest log says `main` and `side`."""
        if not any(field in data for field in ("slots", "heroes", "main")):
            raise bad("decks-not-a-deck", draft.line, self.source)
        main = self.slots(data, "slots") or self.slots(data, "main")
        heroes = self.slots(data, "heroes")
        for code, count in heroes.items():
            if code in main and main[code] != count:
                draft.refuse("decks-counts-differ", self.line(code), card=self.label(code))
            else:
                self.put(draft, self.numbered, code, count, False, "hero")
        for code, count in main.items():
            if code not in heroes:
                self.put(draft, self.numbered, code, count, False)
        for code, count in (self.slots(data, "sideslots") or self.slots(data, "side")).items():
            self.put(draft, self.numbered, code, count, True)

    def slots(self, data: Mapping[str, Any], field: str) -> dict[str, Any]:
        """A table of ids and numbers; PHP writes an empty one as a list."""
        table = data.get(field)
        if table is None or table == []:
            return {}
        if not isinstance(table, dict):
            raise bad("decks-not-slots", self.line(field), self.source, field=field)
        return table

    def named(self, name: str) -> tuple[str | None, str]:
        return pool().named(name), name

    def numbered(self, code: str) -> tuple[str | None, str]:
        known = pool().by_ringsdb.get(code)
        return (known, code) if known is not None else self.lookup(code)

    def label(self, code: str) -> str:
        known = pool().by_ringsdb.get(code)
        return clean(code) if known is None else pool().title(known)

    def put(self, draft: Draft, find: Lookup, key: object, count: object, to_side: bool, kind: str = "") -> None:
        self.count += 1
        if self.count > MOST_ENTRIES:
            raise bad("decks-too-many-entries", draft.line, self.source, most=MOST_ENTRIES)
        line = self.line(key) if isinstance(key, str) else draft.line
        code, label = find(key) if isinstance(key, str) else (None, str(key)[:20])
        if code is None:
            draft.unknown(label, line)
        elif not isinstance(count, int) or not is_count(count):
            draft.refuse("decks-bad-count", line, card=pool().title(code), count=clean(str(count)[:9]))
        elif kind and pool().kind(code) != kind:
            draft.refuse("decks-wrong-section", line, card=pool().title(code), type=pool().kind(code))
        else:
            draft.put(code, count, line, to_side)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose keys are all different."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _Twice(key)
        found[key] = value
    return found


# -- writing ------------------------------------------------------------------------------------
def write_ringsdb(decks: Sequence[Deck]) -> str:
    """One deck as RingsDB's API gives it, several in a list."""
    made = [as_ringsdb(deck) for deck in decks]
    return json.dumps(made[0] if len(made) == 1 else made, ensure_ascii=False, indent=1) + "\n"


def as_ringsdb(deck: Deck) -> dict[str, Any]:
    """A deck in the shape of a decklist; what only RingsDB can know is null."""
    what = contents(deck)
    heroes = {_id(code): count for code, count in what.heroes}
    return {
        "id": None,
        "name": clean(deck.name),
        "date_creation": None,
        "date_update": None,
        "description_md": "",
        "user_id": None,
        "heroes": heroes,
        "slots": {**heroes, **{_id(code): count for code, count in what.cards}},
        "sideslots": {_id(code): count for code, count in what.side},
        "version": "1.0",
        "last_pack": "Core Set",
        "freeze_comments": False,
        "is_published": False,
        "nb_votes": 0,
        "nb_favorites": 0,
        "nb_comments": 0,
        "starting_threat": sum(pool().facts[code]["threat_cost"] * count for code, count in what.heroes),
    }


def _id(code: str) -> str:
    if code not in pool().ringsdb:
        raise bad("decks-no-id", card=pool().title(code))
    return pool().ringsdb[code]
