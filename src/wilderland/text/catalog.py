"""The message catalog of one language, read from the Fluent files packaged beside this module.

The engine emits message ids and arguments; people read what a ``Catalog`` makes of them. Every mistake is an error
here (a message that is not there, an argument that was not given, a file that does not parse): a table that shows
``{???}`` is worse than a failing test. What a language lacks is said in English: tests allow that for the text of cards
only, but a person must never be stopped by it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

Argument = str | int | float

ENGLISH = "en"
"""What all other languages are translated from."""

WISHES = ("WILDERLAND_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a person's language stands in the environment; the first that is set decides."""


class MissingMessage(KeyError):
    """The catalog has no message of that id, or the message has no value."""


class UnknownLanguage(LookupError):
    """There is no folder of messages for that language."""


class BadMessage(ValueError):
    """A message that does not parse, is there twice, or was given other arguments than it needs."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are messages in, English first."""
    folders = sorted(folder.name for folder in files(__package__).iterdir() if folder.joinpath("words.ftl").is_file())
    return (ENGLISH, *(name for name in folders if name != ENGLISH))


def spoken(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the person at this machine (``pl`` of ``LANG=pl_PL.UTF-8``); English, if we do not know it."""
    wish = next((environment[word] for word in WISHES if environment.get(word)), ENGLISH)
    code = re.split("[-_.@]", wish)[0].casefold()
    return code if code in languages() else ENGLISH


class Catalog:
    """All messages of one language; of the one spoken here, if none is named. Card names are ``card-<code>``."""

    def __init__(self, language: str | None = None) -> None:
        self.language = language or spoken()
        self._bundle = _bundle(self.language)
        self._english = self if self.language == ENGLISH else Catalog(ENGLISH)

    def has(self, message_id: str) -> bool:
        """Whether this language has the message."""
        return self._bundle.has_message(message_id)

    def format(self, message_id: str, /, **args: Argument) -> str:
        """The message as text; raises ``MissingMessage`` or ``BadMessage``, never guesses."""
        if not self.has(message_id):
            if self._english is not self:
                return self._english.format(message_id, **args)
            raise MissingMessage(message_id)
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise MissingMessage(message_id)
        return self._text(pattern, message_id, args)

    def attribute(self, message_id: str, name: str, /, **args: Argument) -> str | None:
        """An attribute of a message (``.text`` of a card, say), or None if the message has no such attribute."""
        found = self._bundle.get_message(message_id).attributes.get(name) if self.has(message_id) else None
        if found is not None:
            return self._text(found, f"{message_id}.{name}", args)
        if self._english is not self:
            return self._english.attribute(message_id, name, **args)
        if not self.has(message_id):
            raise MissingMessage(message_id)
        return None

    def _text(self, pattern: Pattern, where: str, args: dict[str, Argument]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise BadMessage(f"{where}: {'; '.join(map(str, errors))}")
        return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    """One bundle per language, shared by all its catalogs and never written after this."""
    folder = files(__package__).joinpath(language)
    if not folder.is_dir():
        raise UnknownLanguage(language)
    bundle = FluentBundle([language], use_isolating=False)
    seen: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            _check(resource, file.name, seen)
            bundle.add_resource(resource)
    return bundle


def _check(resource: ast.Resource, file: str, seen: dict[str, str]) -> None:
    """Fluent skips what it cannot parse and keeps the first of two messages; both are mistakes of ours."""
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise BadMessage(f"{file}: cannot read {line!r}")
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in seen:
                raise BadMessage(f"{file}: {name} is already in {seen[name]}")
            seen[name] = file
