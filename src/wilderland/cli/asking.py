"""A list to choose from: by number, by a part of a name, Enter for the first."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path

from rich.table import Table
from rich.text import Text

from wilderland.cli.terminal import Terminal

Other = Callable[[str], bool]
"""Whether a word that is not in the list is an answer all the same."""


def pick(terminal: Terminal, question: str, rows: dict[str, str]) -> str:
    """One of these codes, shown by their texts; Enter takes the first."""
    return pick_some(terminal, question, rows, 1)[0]


def pick_some(
    terminal: Terminal, question: str, rows: dict[str, str], most: int, other: Other | None = None
) -> list[str]:
    """One of these codes or several, in the order they are given."""
    terminal.show(Text(question, style="bold cyan"))
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", min_width=4, style="bold cyan")
    for number, row in enumerate(rows.values(), start=1):
        table.add_row(Text(str(number)) + Text("⏎" if number == 1 else "", style="green"), row)
    terminal.show(table)
    while True:
        words = split(terminal.ask())
        if not words:
            return list(rows)[:1]
        found = [meant(list(rows), list(rows.values()), word, other) for word in words]
        if None not in found and len(found) <= most:
            return [code for code in found if code is not None]
        terminal.say("opening-again", style="yellow", most=most)


def split(words: str) -> list[str]:
    """Words between spaces and commas; quotes keep a name together."""
    try:
        return [word for part in shlex.split(words) for word in part.split(",") if word]
    except ValueError:
        return words.replace(",", " ").split()


def meant(codes: Sequence[str], names: Sequence[str], word: str, other: Other | None = None) -> str | None:
    """The code that a word names: its number, the code or the name or a part of one, or nearly so."""
    if word.isdecimal():
        return codes[int(word) - 1] if 1 <= int(word) <= len(codes) else None
    if word in codes:
        return word
    if other is not None and other(word):
        return word
    for texts in (codes, names):
        for code, text in zip(codes, texts, strict=True):
            if word.casefold() in text.casefold():
                return code
    return next(iter(get_close_matches(word.casefold(), codes, 1)), None)


def is_file(word: str) -> bool:
    """Whether a word names a file."""
    try:
        return Path(word).expanduser().is_file()
    except (OSError, ValueError):
        return False
