"""What went wrong, in words."""

from __future__ import annotations

from wilderland.errors import Argument, Problem, WilderlandError
from wilderland.text import catalog
from wilderland.text.prose import Prose

WORDS = ("type", "sphere", "scenario", "edition", "mode")
"""Arguments that are words of the game."""
CARDS = ("hero", "heroes", "boon")
"""Arguments that are cards by code."""


def told(prose: Prose, problem: Problem) -> str:
    """A problem as a sentence, with its place and its rule."""
    args = {word: argument(prose, word, value) for word, value in problem.args.items()}
    what = prose.say(problem.message, **args)
    if problem.rule:
        what = prose.say("decks-by-rule", what=what, rule=problem.rule)
    if problem.line:
        return prose.say("decks-at", source=problem.source, line=problem.line, what=what)
    return prose.say("decks-in", source=problem.source, what=what) if problem.source else what


def argument(prose: Prose, word: str, value: Argument) -> catalog.Argument:
    """An argument as people read it: words and cards by their names, lists as lists."""
    if isinstance(value, tuple):
        return prose.listed([str(argument(prose, word, one)) for one in value])
    if word in CARDS:
        return prose.card(str(value))
    return prose.say(f"{word}-{value}") if word in WORDS and prose.catalog.has(f"{word}-{value}") else value


def why(prose: Prose, error: Exception) -> str:
    """Why something cannot be done; of an error of the system its own words."""
    if isinstance(error, WilderlandError):
        return "\n".join(told(prose, one) for one in error.problems)
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
