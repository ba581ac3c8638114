"""Decks: what a player brings, whether it is legal, and files of every format that players use."""

from __future__ import annotations

from wilderland.decks.draft import Reading
from wilderland.decks.files import (
    FORMATS,
    deck,
    named_decks,
    read_bytes,
    read_file,
    reading_of,
    write_bytes,
)
from wilderland.decks.legality import check, conflicts, insist, is_legal, starter_of
from wilderland.decks.model import Deck, starters
from wilderland.decks.problems import BadDeck, Problem
from wilderland.decks.stats import Statistics, statistics

__all__ = [
    "Deck",
    "deck",
    "starters",
    "named_decks",
    "Problem",
    "BadDeck",
    "check",
    "is_legal",
    "insist",
    "starter_of",
    "conflicts",
    "Statistics",
    "statistics",
    "FORMATS",
    "Reading",
    "read_bytes",
    "read_file",
    "reading_of",
    "write_bytes",
]
