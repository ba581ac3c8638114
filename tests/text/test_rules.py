"""The rule list is read whole: every entry has an id of its own, and Q entries have a scope."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from wilderland.text.rules import Rule, UnknownRule, chapters, parse, rule, rules


def test_every_id_is_unique():
    assert [rule_id for rule_id, times in Counter(entry.id for entry in rules()).items() if times > 1] == []


def test_no_entry_of_the_file_is_lost():
    text = files("wilderland.text").joinpath("rules.md").read_text(encoding="utf-8")
    assert len(rules()) == sum(line.startswith("- ") for line in text.splitlines()) > 250
    assert text.startswith("# ")


def test_every_entry_stands_in_the_chapter_of_its_id():
    for entry in rules():
        assert re.fullmatch(rf"{entry.chapter}\.?\d+(\.\d+)?", entry.id), entry
        assert entry.text == entry.text.strip() != ""


def test_chapters_are_in_order_and_none_is_empty():
    assert list(chapters()) == "G S W P1 P2 P3 P4 P5 P6 P7 X E K O B SC M C F Q".split()
    assert chapters()["P6"] == "Combat"
    assert set(chapters()) == {entry.chapter for entry in rules()}


def test_a_rule_is_found_by_its_id():
    assert rule("P6.2").chapter == "P6"
    assert "defender" in rule("P6.2").text
    assert rule("p6.2") is rule("P6.2")
    assert rule("F1.00").text.startswith("in G1")
    assert rule("C12").text == "Beravor: limit once per round."


def test_lines_that_carry_an_entry_on_belong_to_it():
    assert "Spiders of Mirkwood" in rule("S9").text
    assert len(rule("S9").text.splitlines()) == 4


def test_the_word_after_a_question_is_its_scope():
    assert rule("Q5") == Rule("Q5", "Q", "off-sphere cards may be in a deck.", "core")
    assert (rule("Q19").scope, rule("Q23").scope) == ("engine", "later")
    assert {entry.scope for entry in rules() if entry.chapter == "Q"} == {"core", "engine", "later"}
    assert {entry.scope for entry in rules() if entry.chapter != "Q"} == {None}


def test_the_questions_are_numbered_without_a_gap():
    assert [entry.id for entry in rules() if entry.chapter == "Q"] == [f"Q{n}" for n in range(1, 86)]


def test_every_rule_that_a_rule_refers_to_exists():
    ids = {entry.id for entry in rules()}
    parts_of_an_entry = {"C90", "C92"}
    wanted = re.compile(r"\b(?:[GSWXEKOMCQ]|SC)\d+\b|\b[PF]\d\.\d+\b")
    missing = {(entry.id, name) for entry in rules() for name in wanted.findall(entry.text) if name not in ids}
    assert {name for _, name in missing} <= parts_of_an_entry, missing


def test_an_unknown_id_suggests_close_ones():
    with pytest.raises(UnknownRule) as caught:
        rule("P6.22")
    assert "P6.2" in caught.value.close
    assert str(caught.value).startswith("no rule 'P6.22'; close to it: ")
    assert isinstance(caught.value, KeyError)


def test_an_id_like_no_other_suggests_nothing():
    with pytest.raises(UnknownRule) as caught:
        rule("mithril")
    assert caught.value.close == ()
    assert str(caught.value) == "no rule 'mithril'"


@pytest.mark.parametrize("text", ["## G General\n- no id here\n", "## general\n", "- G1 before any chapter\n"])
def test_a_list_in_another_form_is_refused(text: str):
    with pytest.raises(ValueError, match="line [12]"):
        parse(text)
