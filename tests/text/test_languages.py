"""Every language says all that English says: with the same variables, in every plural form, in the rule books' words.

Only the text of a card may be missing (it is shown in English then); what is missing is counted. `glossary.json` holds
the words of the rule books for phases, card types, keywords and the like, and the card titles that are known.
"""

from __future__ import annotations

import itertools
import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import wilderland
from wilderland.text import Catalog, languages, spoken
from wilderland.text.catalog import Argument
from wilderland.text.prose import Prose

FOLDER = Path(wilderland.__file__).parent / "text"
GLOSSARY: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("glossary.json").read_text("utf-8"))
TRANSLATIONS = [language for language in languages() if language != "en"]

MISSING_CARD_TEXTS = {"cs": 0, "it": 0, "pl": 0, "ro": 0}
"""How many texts of cards are shown in English."""

PLURALS = ("zero", "one", "two", "few", "many")
"""Plural forms besides `other`, which is also the default of selections by a word."""

NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100, 101, 120)
"""Counts that together take every plural form of a whole number in our languages."""

translated = pytest.mark.parametrize("language", TRANSLATIONS)
spoken_by_us = pytest.mark.parametrize("language", languages())


class Part:
    """A message (`card-gimli`) or one of its attributes (`card-gimli.text`)."""

    def __init__(self, file: str, pattern: ast.Pattern) -> None:
        self.file = file
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        """What the pattern chooses by: a variable, and the keys of its variants."""
        self.words = ""
        """The plain text in it."""
        _Reader(self).visit(pattern)

    def counted(self, variable: str) -> bool:
        """Whether a choice is one by number."""
        keys = self.choices.get(variable, set())
        return bool(keys & set(PLURALS)) or any(key.isdigit() for key in keys)


class _Reader(Visitor):
    def __init__(self, part: Part) -> None:
        self.part = part

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.part.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.part.words += node.value

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = {key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)}
        self.part.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def parts(language: str) -> Mapping[str, Part]:
    """Everything a language says."""
    found: dict[str, Part] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = Part(path.name, entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = Part(path.name, attribute.value)
    return found


def titles(language: str) -> set[str]:
    cards = {name for name, part in parts(language).items() if part.file == "cards.ftl"}
    return {name for name in cards if "." not in name or name.endswith(".name-b")}


def card_texts(language: str) -> set[str]:
    return {name for name, part in parts(language).items() if part.file == "cards.ftl"} - titles(language)


def said(catalog: Catalog, name: str, /, **args: Argument) -> str:
    message, _, attribute = name.partition(".")
    if not attribute:
        return catalog.format(message, **args)
    text = catalog.attribute(message, attribute, **args)
    assert text is not None
    return text


def folded(words: str) -> str:
    """Words as they are compared: without case, accents, quotation marks and final dots."""
    plain = unicodedata.normalize("NFD", words.casefold().replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).strip('"„”“«»!. ')


def lead(line: str) -> str:
    """The bold words before the colon of a line of card text."""
    found = re.match(r"([\w ]{3,32}): ", line)
    return found[1] if found else ""


# -- complete -----------------------------------------------------------------------------------
def test_these_are_the_languages() -> None:
    assert languages() == ("en", "cs", "it", "pl", "ro")


@translated
def test_all_is_said_in_the_same_files_and_nothing_else(language: str) -> None:
    english, ours = parts("en"), parts(language)
    assert sorted(set(english) - card_texts("en") - set(ours)) == [], "missing"
    assert sorted(set(ours) - set(english)) == [], "unknown"
    assert sorted(name for name in ours if ours[name].file != english[name].file) == [], "in another file"


@translated
def test_card_texts_are_counted(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    there, all_of_them = len(card_texts(language)), len(card_texts("en"))
    with capsys.disabled():
        messages = len(parts(language)) - there
        print(f"\n{language}: {messages} messages, {there} of {all_of_them} card texts")
    assert all_of_them - there == MISSING_CARD_TEXTS[language]


@translated
def test_sentences_are_not_left_in_english(language: str) -> None:
    english, ours = parts("en"), parts(language)
    said_in_both = ours.keys() & english.keys() - titles("en")
    sentences = {name for name in said_in_both if len(re.findall(r"[^\W\d_]{2,}", english[name].words)) > 3}
    assert sorted(name for name in sentences if ours[name].words == english[name].words) == []


# -- right --------------------------------------------------------------------------------------
@translated
def test_the_same_variables_and_the_same_choices_by_words(language: str) -> None:
    english, ours = parts("en"), parts(language)
    for name in sorted(ours.keys() & english.keys()):
        part, original = ours[name], english[name]
        assert part.variables == original.variables, name
        for variable in part.choices.keys() | original.choices.keys():
            if not part.counted(variable) and not original.counted(variable):
                assert part.choices.get(variable) == original.choices.get(variable), name


@spoken_by_us
def test_every_choice_by_number_names_every_plural_form(language: str) -> None:
    needed = {Locale.parse(language).plural_form(number) for number in NUMBERS}
    for name, part in parts(language).items():
        for variable, keys in part.choices.items():
            if keys & set(PLURALS):
                assert needed <= keys, f"{name}: {variable}"


@spoken_by_us
def test_everything_renders_in_every_form(language: str) -> None:
    catalog, english = Catalog(language), Catalog("en")
    for name, part in parts(language).items():
        for args in samples(name, part):
            text = said(catalog, name, **args)
            assert text and text == text.strip() and "{" not in text and "  " not in text, f"{name}: {text!r}"
            original = said(english, name, **args) if name in parts("en") else ""
            unsaid = [word for word in args if f"«{word}»" in original and f"«{word}»" not in text]
            assert unsaid == [], f"{name}: {text!r}"


def samples(name: str, part: Part) -> Iterator[dict[str, Argument]]:
    """Arguments that reach every variant of a message, in this language and in English."""
    both = (part, parts("en").get(name, part))
    values: dict[str, tuple[Argument, ...]] = {}
    for variable in sorted(part.variables):
        keys = set().union(*(one.choices.get(variable, set()) for one in both))
        if any(one.counted(variable) for one in both):
            values[variable] = NUMBERS
        else:
            values[variable] = tuple(sorted(keys)) or (f"«{variable}»",)
    for chosen in itertools.product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


# -- in the words of the rule books -------------------------------------------------------------
@translated
@pytest.mark.parametrize("message", GLOSSARY["words"])
def test_terms_are_those_of_the_glossary(language: str, message: str) -> None:
    known = {word.casefold() for word in GLOSSARY["words"][message][language]}
    value = dict.fromkeys(parts(language)[message].variables, "X")
    assert said(Catalog(language), message, **value).casefold() in known


@translated
def test_titles_are_the_known_ones_and_else_english(language: str) -> None:
    english, ours = Catalog("en"), Catalog(language)
    for name in sorted(titles("en")):
        known = GLOSSARY["titles"].get(name, {}).get(language, said(english, name))
        assert folded(said(ours, name)) == folded(known)


@translated
def test_card_texts_begin_line_by_line_with_the_words_of_the_glossary(language: str) -> None:
    english, ours = Catalog("en"), Catalog(language)
    for name in card_texts(language):
        lines, originals = said(ours, name).splitlines(), said(english, name).splitlines()
        assert len(lines) == len(originals), name
        for line, original in zip(lines, originals, strict=True):
            known = GLOSSARY["leads"].get(lead(original), {}).get(language, [""])
            assert folded(lead(line)) in {folded(word) for word in known}, f"{name}: {line}"


@translated
def test_numbers_of_a_card_text_are_those_of_the_english_one(language: str) -> None:
    english, ours = Catalog("en"), Catalog(language)
    for name in card_texts(language):
        digits = [sorted(set(re.findall(r"\d+", said(catalog, name)))) for catalog in (english, ours)]
        assert digits[0] == digits[1], name


# -- chosen -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "cs_CZ"}, "cs"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "", "WILDERLAND_LANGUAGE": "ro"}, "ro"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_says_which_language_is_spoken(environment: dict[str, str], language: str) -> None:
    assert spoken(environment) == language


def test_a_catalog_speaks_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDERLAND_LANGUAGE", "pl")
    assert Catalog().language == "pl"
    assert Prose().catalog.language == "en"


def test_a_card_text_that_is_missing_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    polish = Catalog("pl")
    message = polish._bundle.get_message("card-gimli")
    monkeypatch.delitem(message.attributes, "text")
    assert Prose(polish).text("gimli") == Prose(Catalog("en")).text("gimli")
    assert Prose(polish).shadow("gimli") == ""
    assert polish.attribute("log-round", "text") is None
