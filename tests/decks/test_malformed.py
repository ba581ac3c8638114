"""Whatever is in a file: a deck, or a clear error with its place. Never a crash, never a wrong deck."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wilderland.decks import BadDeck, Deck, Problem, read_bytes, starters, write_bytes
from wilderland.decks.pool import PLAYED_FROM_DECKS, folded, pool
from wilderland.decks.problems import clean
from wilderland.text.problems import told
from wilderland.text.prose import Prose

PRINTED = [deck for edition in ("original", "revised") for deck in starters(edition).values()]
FORMS = ("text", "json", "o8d", "zip")
ENDINGS = st.sampled_from(["txt", "json", "o8d", "zip", ""])
PROSE = Prose()


def understood(data: bytes, source: str) -> tuple[tuple[Deck, ...], tuple[Problem, ...]]:
    """The decks, or none; and everything that is told. Every fault of a text says where it is."""
    try:
        reading = read_bytes(data, source)
    except BadDeck as refused:
        told_of: tuple[Problem, ...] = refused.problems
        assert told_of
        decks: tuple[Deck, ...] = ()
    else:
        told_of = reading.problems
        decks = () if reading.faults else reading.decks
        assert reading.decks
    for problem in told_of:
        assert problem.source
        sentence = told(PROSE, problem)
        assert sentence.isprintable() and problem.source in sentence
        if problem.line:
            assert 1 <= problem.line <= len(re.split(rb"\r\n|\r|\n", data)) or problem.source != source
            assert f"line {problem.line}" in sentence
    for deck in decks:
        assert deck.heroes or deck.cards
        assert all(pool().kind(code) == "hero" for code in deck.heroes)
        assert all(pool().kind(code) in PLAYED_FROM_DECKS[1:] for code in deck.cards)
        assert all(0 < count < 100 for count in (*deck.cards.values(), *deck.side.values()))
    return decks, told_of


def spoiled(data: bytes, draw: st.DataObject) -> bytes:
    """Some bytes taken out, put in or changed."""
    found = bytearray(data)
    for _ in range(draw.draw(st.integers(1, 4))):
        start = draw.draw(st.integers(0, len(found)))
        length = draw.draw(st.integers(0, 40))
        found[start : start + length] = draw.draw(st.binary(max_size=10) | st.sampled_from([b"<", b'"', b"\n", b"x3 "]))
    return bytes(found)


@given(st.binary(max_size=300) | st.text(max_size=300).map(lambda text: text.encode("utf-8", "replace")), ENDINGS)
@settings(max_examples=150, deadline=None)
def test_any_bytes_are_a_deck_or_an_error(data: bytes, ending: str) -> None:
    decks, problems = understood(data, f"x.{ending}")
    assert decks or problems


@given(st.sampled_from(FORMS), st.sampled_from(PRINTED), ENDINGS, st.data())
@settings(max_examples=200, deadline=None)
def test_a_spoiled_file_is_a_deck_or_an_error(form: str, printed: Deck, ending: str, draw: st.DataObject) -> None:
    decks, problems = understood(spoiled(write_bytes([printed], form), draw), f"x.{ending}")
    assert decks or problems


@given(st.sampled_from(["text", "json", "o8d"]), st.sampled_from(PRINTED), st.data())
@settings(max_examples=150, deadline=None)
def test_a_spoiled_card_is_reported_with_its_line(form: str, printed: Deck, draw: st.DataObject) -> None:
    """The name (or id) of one card is changed: that line is reported, and no deck comes out."""
    lines = write_bytes([printed], form).decode().split("\n")
    pattern = {"text": r"\dx (.+) \(", "json": r'^  "(\d{5})"', "o8d": r'id="([^"]+)"'}[form]
    places = [number for number, line in enumerate(lines) if re.search(pattern, line)]
    if form == "json":
        places = places[2 * len(printed.heroes) :]
    at = draw.draw(st.sampled_from(places))
    found = re.search(pattern, lines[at])
    assert found is not None
    letter = draw.draw(st.integers(0, len(found[1]) - 1))
    other = draw.draw(st.sampled_from("qxz" if form == "text" else "ghi"))
    name = found[1][:letter] + other + found[1][letter:]
    lines[at] = lines[at].replace(found[1], name, 1)
    decks, problems = understood("\n".join(lines).encode(), f"x.{form}")
    assert decks == ()
    assert [problem.line for problem in problems if problem.fatal] == [at + 1]
    assert name[:8] in str(next(problem for problem in problems if problem.fatal).args["card"])


@given(st.lists(st.sampled_from(sorted(pool().ringsdb)), min_size=1, unique=True), st.data())
@settings(max_examples=60, deadline=None)
def test_any_deck_goes_through_every_format(codes: list[str], draw: st.DataObject) -> None:
    counts = {code: draw.draw(st.integers(1, 4)) for code in codes}
    heroes = tuple(code for code in codes if pool().kind(code) == "hero")
    cards = {code: count for code, count in counts.items() if code not in heroes}
    name = clean(draw.draw(st.text(st.characters(codec="utf-8"), max_size=20)).lstrip("<{[ ")) or "x"
    deck = Deck(name, heroes, cards)
    for form in FORMS:
        assert read_bytes(write_bytes([deck], form), "other").complete() == (deck,)


@given(st.lists(st.text(max_size=30) | st.sampled_from(["3x Gandalf", "Feint x2", "Heroes (1)", "Sideboard", ""])))
@settings(max_examples=150, deadline=None)
def test_no_line_with_a_number_is_lost(lines: list[str]) -> None:
    """Copies that are written down are in the deck, in the sideboard, or in a report."""
    text = "\n".join(line.replace("\n", " ").replace("\r", " ") for line in ["1x Gimli", *lines])
    try:
        reading = read_bytes(text.encode("utf-8", "replace"), "x.txt")
    except BadDeck:
        return
    found: Counter[str] = Counter()
    for deck in reading.decks:
        for pile in (deck.cards, deck.side):
            found.update({folded(pool().title(code)): count for code, count in pile.items()})
    reported = {problem.line for problem in reading.problems}
    written = {"gandalf": 0, "feint": 0}
    for number, line in enumerate(text.split("\n"), start=1):
        if number not in reported and line in ("3x Gandalf", "Feint x2"):
            written["gandalf" if "Gandalf" in line else "feint"] += 3 if "Gandalf" in line else 2
    assert all(found[title] >= count for title, count in written.items())


@pytest.mark.parametrize("form", FORMS)
def test_every_beginning_of_a_file_is_a_deck_or_an_error(form: str) -> None:
    data = write_bytes([PRINTED[0]], form)
    for end in range(0, len(data), 37):
        decks, problems = understood(data[:end], f"x.{form}")
        assert decks or problems
