"""OCTGN's ``.o8d``: XML, read without a document type, so that nothing in it can expand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.parsers import expat
from xml.sax.saxutils import escape

from wilderland.decks.contents import contents
from wilderland.decks.draft import MOST_ENTRIES, Draft, Reading
from wilderland.decks.model import Deck
from wilderland.decks.pool import pool
from wilderland.decks.problems import bad, clean

PLAYER_SECTIONS = {
    "hero": "hero",
    "ally": "ally",
    "attachment": "attachment",
    "event": "event",
    "side quest": "side-quest",
    "sideboard": "sideboard",
}
SHARED_SECTIONS = (
    "quest", "second quest deck", "encounter", "special", "second special", "setup", "staging setup", "active setup",
)  # fmt: skip
EMPTY_SECTIONS = (
    ("Side Quest", False), ("Sideboard", False), ("Quest", True), ("Encounter", True), ("Special", True),
    ("Setup", True),
)  # fmt: skip


# -- reading ------------------------------------------------------------------------------------
def read_octgn(text: str, source: str) -> Reading:
    """The deck of an ``.o8d``; the ids count, the names are labels."""
    reader = _Reader(source)
    try:
        reader.parser.Parse(text.encode("utf-8"), True)
    except expat.ExpatError as error:
        raise bad("decks-not-xml", error.lineno, source, why=expat.ErrorString(error.code)) from error
    reader.draft.name = reader.name()
    return reader.draft.reading(source)


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.draft = Draft("")
        self.count = 0
        self.path: list[str] = []
        self.section = ""
        self.card: tuple[str, str, int] | None = None
        """Id, quantity and line of the card that is open."""
        self.words: list[str] = []
        self.notes: list[str] = []
        self.parser = expat.ParserCreate("utf-8")
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters

    def name(self) -> str:
        """We note the name of a deck; others note essays."""
        notes = "".join(self.notes).strip()
        return notes if notes == clean(notes) else ""

    def doctype(self, *_: object) -> None:
        raise bad("decks-doctype", self.parser.CurrentLineNumber, self.source)

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        line = self.parser.CurrentLineNumber
        self.count += 1
        if self.count > MOST_ENTRIES:
            raise bad("decks-too-many-entries", line, self.source, most=MOST_ENTRIES)
        if not self.path:
            game = attributes.get("game", pool().game).strip().lower()
            if tag != "deck":
                raise bad("decks-not-octgn", line, self.source, tag=clean(tag))
            if game != pool().game:
                raise bad("decks-other-game", line, self.source, game=clean(game))
        elif tag == "section":
            self.section = " ".join(attributes.get("name", "").lower().split())
        elif tag == "card":
            self.card = (attributes.get("id", "").strip().lower(), attributes.get("qty", "1").strip(), line)
            self.words = []
        self.path.append(tag)

    def end(self, tag: str) -> None:
        self.path.pop()
        if tag == "card" and self.card is not None:
            self.put(clean("".join(self.words)), *self.card)
            self.card = None
        elif tag == "section":
            self.section = ""

    def characters(self, words: str) -> None:
        if self.card is not None:
            self.words.append(words)
        elif self.path == ["deck", "notes"]:
            self.notes.append(words)

    def put(self, label: str, guid: str, quantity: str, line: int) -> None:
        """A card by its id; the name helps only where there is none."""
        code = pool().by_octgn.get(guid) if guid else pool().named(label)
        name = label or guid
        if self.path != ["deck", "section"] or self.section not in (*PLAYER_SECTIONS, *SHARED_SECTIONS):
            self.draft.refuse("decks-no-section", line, card=clean(name), section=clean(self.section))
        elif self.section in SHARED_SECTIONS:
            self.draft.remark("decks-shared-section", line, card=clean(name), section=clean(self.section))
        elif code is None:
            self.draft.unknown(f"{label} {guid}".strip() if guid else label, line)
        elif not re.fullmatch("[0-9]{1,6}", quantity):
            self.draft.refuse("decks-bad-count", line, card=pool().title(code), count=clean(quantity[:9]))
        elif PLAYER_SECTIONS[self.section] not in ("sideboard", pool().kind(code)):
            self.draft.remark("decks-wrong-section", line, card=pool().title(code), type=pool().kind(code))
            self.draft.put(code, int(quantity), line)
        else:
            self.draft.put(code, int(quantity), line, self.section == "sideboard")


# -- writing ------------------------------------------------------------------------------------
def write_octgn(deck: Deck) -> str:
    """A deck as OCTGN keeps it; its name stands in the notes."""
    what = contents(deck)
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{pool().game}">']
    lines += _section("Hero", False, what.heroes)
    for kind in ("ally", "attachment", "event"):
        lines += _section(kind.capitalize(), False, what.of(kind))
    for name, shared in EMPTY_SECTIONS:
        lines += _section(name, shared, what.side if name == "Sideboard" else [])
    notes = clean(deck.name).replace("]]>", "]]]]><![CDATA[>")
    return "\n".join([*lines, f"  <notes><![CDATA[{notes}]]></notes>", "</deck>", ""])


def _section(name: str, shared: bool, cards: Sequence[tuple[str, int]]) -> list[str]:
    opened = f'  <section name="{name}" shared="{shared}"'
    if not cards:
        return [f"{opened} />"]
    rows = [f'    <card qty="{count}" id="{_id(code)}">{escape(pool().title(code))}</card>' for code, count in cards]
    return [f"{opened}>", *rows, "  </section>"]


def _id(code: str) -> str:
    if code not in pool().octgn:
        raise bad("decks-no-id", card=pool().title(code))
    return pool().octgn[code]
