"""What is wrong with a deck, in words."""

from __future__ import annotations

from wilderland.decks import BadDeck, Problem
from wilderland.text.prose import Prose

WORDS = ("type", "sphere")
"""Arguments that are words of the game."""


def told(prose: Prose, problem: Problem) -> str:
    """A problem as a sentence, with its place and its rule."""
    args = {word: prose.say(f"{word}-{value}") if word in WORDS else value for word, value in problem.args.items()}
    what = prose.say(problem.message, **args)
    if problem.rule:
        what = prose.say("decks-by-rule", what=what, rule=problem.rule)
    if problem.line:
        return prose.say("decks-at", source=problem.source, line=problem.line, what=what)
    return prose.say("decks-in", source=problem.source, what=what) if problem.source else what


def why(prose: Prose, error: Exception) -> str:
    """Why a game cannot be set up."""
    return "\n".join(told(prose, one) for one in error.problems) if isinstance(error, BadDeck) else str(error)
