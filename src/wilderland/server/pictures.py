"""Pictures of cards from a folder of the server's owner: found once by name or number, served under the cards' codes.

Nothing of a request ever becomes a path: a code is looked up among the files that were found.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from wilderland.cards.catalogue import catalogue

MEDIA = {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".gif": "image/gif",
}
"""What a browser shows and what holds no program."""
MOST_BYTES = 12_000_000
NUMBER = re.compile(r"(?:01)?0*([1-9][0-9]{0,2})(b?)")
"""A card's number in the box, or its RingsDB code; the back of a quest card ends in b."""


def plain(words: str) -> str:
    """A name as it may be written in a file's name: small, without accents, words joined by hyphens."""
    bare = unicodedata.normalize("NFD", words.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", bare.replace("'", "")).strip("-")


def names() -> dict[str, str]:
    """Every name a picture may have, and the code of its card."""
    found: dict[str, str] = {}
    for code, facts in catalogue("revised").facts.items():
        back = f"{code}+b"
        for word, side in ((code, code), (facts["name"], code), (facts.get("name_b", ""), back), (f"{code}-b", back)):
            if word:
                found.setdefault(plain(word), side)
        found.setdefault(f"#{facts['number']}", code)
        found.setdefault(f"#{facts['number']}b", back)
    return found


def find_pictures(folder: str) -> dict[str, Path]:
    """The pictures of a folder by the code of their card; what is no picture of a card is left alone."""
    if not folder:
        return {}
    root = Path(folder).resolve()
    known = names()
    found: dict[str, Path] = {}
    for file in sorted(root.rglob("*")):
        if file.suffix.lower() not in MEDIA or not file.is_file() or not file.resolve().is_relative_to(root):
            continue
        if file.stat().st_size > MOST_BYTES:
            continue
        number = NUMBER.fullmatch(file.stem.lower())
        code = known.get(f"#{number[1]}{number[2]}") if number else known.get(plain(file.stem))
        if code is not None:
            found.setdefault(code, file)
    return found
