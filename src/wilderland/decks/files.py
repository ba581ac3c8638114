"""Deck files of every format, told apart by what is in them; what is too big or no deck is refused with a reason."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

from wilderland.decks.draft import Reading
from wilderland.decks.model import Deck, starters
from wilderland.decks.octgn import read_octgn, write_octgn
from wilderland.decks.problems import Problem, bad, clean
from wilderland.decks.ringsdb import Lookup, read_ringsdb, write_ringsdb
from wilderland.decks.text import read_text, write_text
from wilderland.errors import BadSetup
from wilderland.model.kinds import MAX_SEATS

MOST_BYTES = 2**20
MOST_FILES = 16
"""So big may a file be, packed or unpacked, and so many may be in an archive."""

FORMATS = {"text": "txt", "json": "json", "o8d": "o8d", "zip": "zip"}
"""The formats we write, and how their files end."""

ARCHIVE = b"PK\x03\x04"
READABLE = ("txt", "md", "json", "o8d", "")
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError, ValueError)
JSON = re.compile(r"""\s*(\{\s*["}]|\[\s*[\[{\]])""")
XML = re.compile(r"\s*<(\?|!|[a-z]+[\s>])")


# -- reading ------------------------------------------------------------------------------------
def read_file(path: Path) -> Reading:
    """All decks of a file, and what is to be told about them."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise bad("decks-cannot-open", source=path.name, why=error.strerror or type(error).__name__) from error
    return read_bytes(data, path.name)


def read_bytes(data: bytes, source: str, lookup: Lookup | None = None) -> Reading:
    """The same, of the bytes of a file of that name; `lookup` knows ids that RingsDB has and we have not."""
    if len(data) > MOST_BYTES:
        raise bad("decks-too-big", source=source, most=MOST_BYTES)
    reading = _read_archive(data, source) if data.startswith(ARCHIVE) else _read_plain(data, source, lookup)
    if len(reading.decks) > MAX_SEATS:
        raise bad("decks-too-many", source=source, most=MAX_SEATS, count=len(reading.decks))
    return reading.at(source)


def _read_plain(data: bytes, source: str, lookup: Lookup | None = None) -> Reading:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise bad("decks-not-utf8", data.count(b"\n", 0, error.start) + 1, source) from error
    stem = PurePosixPath(source).stem
    ending = _ending(source)
    if ending == "json" or (ending != "o8d" and JSON.match(text)):
        reading = read_ringsdb(text, source, lookup)
    elif ending == "o8d" or XML.match(text):
        reading = read_octgn(text, source)
    else:
        reading = read_text(text, source)
    decks = (Deck(stem, one.heroes, one.cards, one.side) if one.name == source else one for one in reading.decks)
    return Reading(tuple(decks), reading.problems).at(source)


def _read_archive(data: bytes, source: str) -> Reading:
    """The decks of a ZIP. No member is unpacked further than a deck may be long, whatever its header claims."""
    readings: list[Reading] = []
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            members = [member for member in archive.infolist() if not member.is_dir()]
            if len(members) > MOST_FILES:
                raise bad("decks-too-many-files", source=source, most=MOST_FILES)
            left = MOST_BYTES
            for member in members:
                name = clean(member.filename) or source
                if _ending(name) not in READABLE or name.startswith("__MACOSX/"):
                    readings.append(Reading((), (Problem("decks-file-not-read", {"file": name}, fatal=False),)))
                    continue
                if member.compress_type not in METHODS:
                    raise bad("decks-not-zip", source=f"{source}/{name}", why=f"method {member.compress_type}")
                with archive.open(member) as file:
                    unpacked = file.read(left + 1)
                left -= len(unpacked)
                if left < 0:
                    raise bad("decks-too-big", source=f"{source}/{name}", most=MOST_BYTES)
                readings.append(_read_plain(unpacked, f"{source}/{name}"))
    except BadSetup:
        raise
    except BROKEN as error:
        raise bad("decks-not-zip", source=source, why=clean(str(error)) or type(error).__name__) from error
    reading = Reading.joined(readings)
    if not reading.decks:
        raise bad("decks-empty", source=source)
    return reading


def _ending(name: str) -> str:
    return PurePosixPath(name).suffix.removeprefix(".").lower()


# -- naming -------------------------------------------------------------------------------------
def named_decks(what: str | Path | Deck, edition: str) -> tuple[Deck, ...]:
    """A deck by starter name, from a file, or as it is; a fellowship's file gives all its decks."""
    if isinstance(what, Deck):
        return (what,)
    return reading_of(what, edition).complete()


def reading_of(what: str | Path, edition: str) -> Reading:
    """The same with all there is to tell, whether or not it can be played."""
    known = starters(edition)
    if isinstance(what, str) and what in known:
        return Reading((known[what],))
    path = Path(what)
    if not _is_file(path):
        raise bad("decks-no-deck", name=clean(str(what)), known=", ".join(known))
    return read_file(path)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def deck(what: str | Path | Deck, edition: str) -> Deck:
    """One deck by starter name, from a file, or as it is."""
    found = named_decks(what, edition)
    if len(found) > 1:
        raise bad("decks-more-than-one", name=clean(str(what)), count=len(found))
    return found[0]


# -- writing ------------------------------------------------------------------------------------
def write_bytes(decks: Sequence[Deck], form: str) -> bytes:
    """Decks in one of our formats; several OCTGN decks need an archive."""
    if form == "zip":
        return _write_archive(decks)
    if form == "o8d" and len(decks) != 1:
        raise bad("decks-one-deck-a-file", count=len(decks))
    text = write_text(decks) if form == "text" else write_ringsdb(decks) if form == "json" else write_octgn(decks[0])
    return text.encode("utf-8")


def _write_archive(decks: Sequence[Deck]) -> bytes:
    """A fellowship as RingsDB exports it for OCTGN: an ``.o8d`` each, the same bytes for the same decks."""
    packed = io.BytesIO()
    taken: set[str] = set()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, one in enumerate(decks, start=1):
            stem = re.sub(r"[^\w .,'!-]", "_", clean(one.name)).strip(" .") or str(number)
            stem = f"{stem} {number}" if stem.casefold() in taken else stem
            taken.add(stem.casefold())
            archive.writestr(zipfile.ZipInfo(f"{stem}.o8d"), write_octgn(one), zipfile.ZIP_DEFLATED)
    return packed.getvalue()
