"""One line of a deck list as people write it: a heading, a card with its number, or words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from wilderland.decks.pool import folded, pool

SECTIONS = {
    "hero": "hero",
    "heroes": "hero",
    "ally": "ally",
    "allies": "ally",
    "attachment": "attachment",
    "attachments": "attachment",
    "event": "event",
    "events": "event",
    "side quest": "side-quest",
    "side quests": "side-quest",
    "player side quest": "side-quest",
    "player side quests": "side-quest",
    "player objective": "objective",
    "player objectives": "objective",
    "contract": "contract",
    "contracts": "contract",
    "campaign": "",
    "sideboard": "sideboard",
    "main deck": "",
}
"""Headings, folded, and what type of card stands under them ("" any)."""

HEADING = re.compile(r"(?P<title>[A-Za-z ]+?)\s*:?\s*(?:\((?P<count>[0-9]{1,3})\))?\s*:?")
TOTAL = re.compile(r"total(?: cards)?\s*:?\s*\(?[0-9]+\)?", re.IGNORECASE)
"""Some exports end with the number of cards."""
BULLET = re.compile(r"^\s*(?:[-+–—]\s+|[•·◦▪‣]\s*)+")
LINK = re.compile(r"\[([^\[\]]*)\]\(([^()]*)\)")
CARD_ADDRESS = re.compile(r"/card/([0-9]{5})/?$")
LEADING = re.compile(r"^\s*([0-9]+)\s*[x×]\s*(?=\S)", re.IGNORECASE)
ANYWHERE = re.compile(r"(?<!\w)(?:([0-9]+)\s?[x×]|[x×]\s?([0-9]+))(?!\w)", re.IGNORECASE)
BARE = re.compile(r"^\s*([0-9]{1,2})\s+(?=\D)")
PACK = re.compile(r"\s*\(([^()]*)\)\s*$")
PACKS = re.compile(r"packs\s*:|from \S.* to \S", re.IGNORECASE)
QUOTES = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "`": "", "*": ""})


@dataclass(frozen=True)
class Line:
    """A line taken apart. Without a `name` it is blank or a heading."""

    number: int
    text: str
    name: str = ""
    count: int | None = None
    """How many; None if the line does not say."""
    pack: str = ""
    address: str = ""
    """RingsDB's code in a link."""
    bulleted: bool = False
    section: str | None = None
    """A heading: the type of the cards under it."""
    announced: int | None = None
    """How many cards the heading promises."""
    doubtful: bool = False
    """More than one number on the line."""

    @property
    def blank(self) -> bool:
        return not self.text

    @property
    def is_packs(self) -> bool:
        """RingsDB's line about the boxes a deck needs; a long one is broken in two."""
        return bool(PACKS.match(self.text))

    @property
    def marked(self) -> bool:
        """Whether it is written like a card: with a number, a pack, a link or a bullet."""
        return self.count is not None or bool(self.pack) or bool(self.address) or self.bulleted

    @cached_property
    def is_card(self) -> bool:
        """Whether it speaks of a card, known or not; all else is words."""
        if not self.name or self.is_packs:
            return False
        return self.marked or pool().named(self.name) is not None or bool(pool().close(self.name))


def take_apart(number: int, raw: str) -> Line:
    """A line of a list: bullets, Markdown, quotes and number stripped from the name."""
    text = raw.strip()
    bulleted = bool(BULLET.match(raw)) or bool(re.match(r"\s*\*\s", raw))
    plain = BULLET.sub("", raw.translate(QUOTES)).strip()
    if TOTAL.fullmatch(plain):
        return Line(number, "")
    title = HEADING.fullmatch(plain.lstrip("#").strip())
    if title is not None and folded(title["title"]) in SECTIONS:
        announced = int(title["count"]) if title["count"] else None
        return Line(number, text, section=SECTIONS[folded(title["title"])], announced=announced)
    addresses = [found[1] for url in LINK.finditer(plain) if (found := CARD_ADDRESS.search(url[2]))]
    plain = LINK.sub(r"\1", plain)
    count, rest, doubtful = _counted(plain)
    pack = PACK.search(rest)
    name = PACK.sub("", rest).strip(" \t:;,.") if pack else rest.strip()
    return Line(
        number,
        text,
        name,
        count,
        pack[1].strip() if pack else "",
        addresses[0] if addresses else "",
        bulleted,
        doubtful=doubtful or len(addresses) > 1,
    )


def _counted(words: str) -> tuple[int | None, str, bool]:
    """The number of copies, the words without it, and whether there is a second number."""
    found = LEADING.search(words) or ANYWHERE.search(words)
    if found is None:
        bare = BARE.search(words)
        if bare is None or pool().named(PACK.sub("", words[bare.end() :])) is None:
            return None, words, False
        found = bare
    rest = f"{words[: found.start()]} {words[found.end() :]}"
    digits = next(group for group in found.groups() if group)
    return int(digits[:6]), rest, ANYWHERE.search(rest) is not None
