"""RingsDB's text: a list of cards under headings, as exported, copied from a page, or written by hand."""

from __future__ import annotations

import re
from collections.abc import Sequence

from wilderland.decks.contents import contents
from wilderland.decks.draft import MOST_ENTRIES, Draft, Reading
from wilderland.decks.lines import Line, take_apart
from wilderland.decks.model import Deck
from wilderland.decks.pool import ORIGINAL_PACK, pool
from wilderland.decks.problems import bad, clean

HEADINGS = (("ally", "Allies"), ("attachment", "Attachments"), ("event", "Events"))
END = "\r\n"
NAMELESS = "Deck"


# -- reading ------------------------------------------------------------------------------------
def read_text(text: str, source: str) -> Reading:
    """The deck of a text, or its decks: each begins with its name, before its heroes' heading."""
    raw = re.split(r"\r\n|\r|\n", text)
    if len(raw) > MOST_ENTRIES:
        raise bad("decks-too-many-lines", MOST_ENTRIES + 1, source, most=MOST_ENTRIES)
    lines = [take_apart(number, words) for number, words in enumerate(raw, start=1)]
    starts = _starts(lines)
    parts = [lines[start:end] for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)]
    return Reading.joined(_read_one(part, source) for part in parts)


def _starts(lines: Sequence[Line]) -> list[int]:
    """Where decks begin: the first at once, any other with its name."""
    starts = [0]
    first_name = _name(lines)
    heroes = [index for index, line in enumerate(lines) if line.section == "hero" and index != first_name]
    for index in heroes[1:]:
        start = _preamble(lines, starts[-1], index)
        in_sideboard = any(line.section == "sideboard" for line in lines[starts[-1] : index])
        if start < index or not in_sideboard:
            starts.append(start)
    return starts


def _preamble(lines: Sequence[Line], first: int, heading: int) -> int:
    """Where a later deck begins: with its name, else the line of its packs, else the heading itself."""
    filled = [index for index in range(first, heading) if not lines[index].blank]
    begins = heading
    while filled and lines[filled[-1]].is_packs:
        begins = filled.pop()
    return filled[-1] if filled and _is_name(lines, filled, begins < heading) else begins


def _is_name(lines: Sequence[Line], filled: Sequence[int], has_packs: bool) -> bool:
    """Whether the last of these lines is a deck's name, although it may read like a card.

    A name that does stands apart from the counted cards above it, and directly above its packs or has no number.
    """
    line = lines[filled[-1]]
    if line.section is not None:
        return False
    if not (line.marked if has_packs else line.is_card):
        return True
    below_cards = len(filled) > 1 and lines[filled[-2]].marked and lines[filled[-1] - 1].blank
    return below_cards and (has_packs or not line.marked)


def _name(lines: Sequence[Line]) -> int | None:
    """Which line is the deck's name: the one before the packs, or the first if it is not a card of the list."""
    filled = [index for index, line in enumerate(lines) if not line.blank]
    if len(filled) > 1 and lines[filled[1]].is_packs:
        return filled[0]
    if not filled or lines[filled[0]].section is not None or lines[filled[0]].is_packs:
        return None
    first = lines[filled[0]]
    has_headings = any(line.section is not None for line in lines)
    return filled[0] if not first.marked and (has_headings or not first.is_card) else None


def _read_one(lines: Sequence[Line], source: str) -> Reading:
    at = _name(lines)
    name = "" if at is None else lines[at].text
    exported = any(line.is_packs for line in lines)
    draft = Draft(name if exported else name.strip("#_* "), lines[0].number)
    section, to_side, heading = "", False, None
    seen: list[int] = []
    for index, line in enumerate(lines):
        if index == at or line.blank:
            continue
        if line.section is not None:
            _check_number(draft, heading, seen)
            to_side = to_side or line.section == "sideboard"
            section, heading, seen = line.section, line, []
        elif line.is_card:
            seen.append(1 if line.count is None else line.count)
            _read_card(draft, line, section, to_side)
        elif not line.is_packs and line.text.strip("-=_*#~ "):
            draft.remark("decks-line-not-read", line.number, words=clean(line.text))
    _check_number(draft, heading, seen)
    return draft.reading(source)


def _read_card(draft: Draft, line: Line, section: str, to_side: bool) -> None:
    known = pool()
    code = known.by_ringsdb.get(line.address) if line.address else known.named(line.name)
    if line.doubtful:
        draft.refuse("decks-two-numbers", line.number, words=clean(line.text))
    elif code is None:
        more = ", ".join(part for part in (line.pack, line.address) if part)
        draft.unknown(f"{line.name} ({more})" if more else line.name, line.number)
    elif line.address and known.named(line.name) != code:
        draft.refuse("decks-other-id", line.number, card=clean(line.name), id=line.address)
    elif line.pack and not known.has_pack(line.pack):
        draft.refuse("decks-other-pack", line.number, card=clean(line.name), pack=clean(line.pack))
    elif section not in ("", "sideboard", known.kind(code)):
        draft.refuse("decks-wrong-section", line.number, card=known.title(code), type=known.kind(code))
    else:
        draft.put(code, 1 if line.count is None else line.count, line.number, to_side)


def _check_number(draft: Draft, heading: Line | None, seen: list[int]) -> None:
    """A heading counts different cards, on some pages copies; if it means neither, something may be missing."""
    if heading is not None and heading.announced not in (None, len(seen), sum(seen)):
        draft.remark("decks-heading-number", heading.number, words=clean(heading.text), found=len(seen))


# -- writing ------------------------------------------------------------------------------------
def write_text(decks: Sequence[Deck]) -> str:
    """The decks as RingsDB exports them."""
    return f"{END}{END}".join(_write_one(deck) for deck in decks)


def _write_one(deck: Deck) -> str:
    what = contents(deck)
    lines = [clean(deck.name) or NAMELESS, "", f"Packs: {_packs(what.cards)}", *_section("Heroes", what.heroes)]
    for kind, heading in HEADINGS:
        lines += _section(heading, what.of(kind)) if what.of(kind) else []
    lines += _section("Sideboard", what.side) if what.side else []
    return "".join(f"{line}{END}" for line in lines)


def _section(heading: str, cards: Sequence[tuple[str, int]]) -> list[str]:
    rows = [f"{count}x {pool().title(code)} ({pool().pack(code)})" for code, count in cards]
    return ["", f"{heading} ({len(cards)})", "", *rows]


def _packs(cards: Sequence[tuple[str, int]]) -> str:
    """The boxes that hold so many copies of each card."""
    names = list(dict.fromkeys(pool().pack(code) for code, _ in cards)) or [ORIGINAL_PACK]
    boxes = 1
    for code, count in cards:
        in_a_box = pool().facts[code]["quantity"].get("original", count)
        boxes = max(boxes, -(-count // in_a_box))
    return f"{' to '.join(names)}{f' ({boxes})' if boxes > 1 else ''}"
