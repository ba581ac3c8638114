"""The words: the message catalog, and the rule list in our own words. The engine imports neither."""

from wilderland.text.catalog import BadMessage, Catalog, MissingMessage, UnknownLanguage, languages, spoken
from wilderland.text.rules import Rule, UnknownRule

__all__ = [
    "BadMessage",
    "Catalog",
    "MissingMessage",
    "Rule",
    "UnknownLanguage",
    "UnknownRule",
    "languages",
    "spoken",
]
