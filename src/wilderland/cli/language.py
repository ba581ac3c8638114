"""Which language the command line speaks. Imported before all commands: their help is made as they are imported."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

OPTION = "--language"


def wished(words: Sequence[str]) -> str | None:
    """The language named on the command line."""
    for place, word in enumerate(words):
        if word == OPTION:
            return words[place + 1] if place + 1 < len(words) else None
        if word.startswith(f"{OPTION}="):
            return word.partition("=")[2]
    return None


def follow(words: Sequence[str]) -> None:
    """Let everything that is said from now on be said in that language."""
    language = wished(words)
    if language:
        os.environ["WILDERLAND_LANGUAGE"] = language


follow(sys.argv[1:])
