"""Deck files: RingsDB text and JSON, OCTGN, fellowships; there and back, and as people bring them."""

from __future__ import annotations

import json

import pytest

from wilderland.decks import BadDeck, Deck, read_bytes, starters, write_bytes
from wilderland.decks.pool import folded, pool

TEN = [(edition, name) for edition in ("original", "revised") for name in starters(edition)]
SMALL = Deck(
    "Leadership test",
    ("aragorn", "theodred", "gloin"),
    {"guard-of-the-citadel": 3, "faramir": 2, "steward-of-gondor": 2, "sneak-attack": 2},
)
SIDED = Deck("Éowyn & <co> ]]> “1”", ("eowyn",), {"gandalf": 3}, {"faramir": 1, "aragorn": 1})
EXPORTED = """Leadership test

Packs: Core Set

Heroes (3)

1x Aragorn (Core Set)
1x Théodred (Core Set)
1x Glóin (Core Set)

Allies (2)

3x Guard of the Citadel (Core Set)
2x Faramir (Core Set)

Attachments (1)

2x Steward of Gondor (Core Set)

Events (1)

2x Sneak Attack (Core Set)
"""


def read(text: str, source: str = "mine.txt") -> tuple[Deck, ...]:
    return read_bytes(text.encode(), source).complete()


def faults(text: str, source: str = "mine.txt") -> list[tuple[int, str]]:
    return [(fault.line, fault.message) for fault in read_bytes(text.encode(), source).faults]


def remarks(text: str) -> list[tuple[int, str]]:
    found = read_bytes(text.encode(), "mine.txt").problems
    return [(problem.line, problem.message) for problem in found if not problem.fatal]


# -- there and back -----------------------------------------------------------------------------
@pytest.mark.parametrize(("edition", "name"), TEN)
def test_a_printed_deck_goes_through_every_format_and_is_the_same(edition: str, name: str) -> None:
    printed = starters(edition)[name]
    text = write_bytes([printed], "text")
    as_json = write_bytes(read_bytes(text, "a.txt").complete(), "json")
    as_o8d = write_bytes(read_bytes(as_json, "b.json").complete(), "o8d")
    back = read_bytes(as_o8d, "c.o8d").complete()
    assert back == (printed,)
    assert write_bytes(back, "text") == text


def test_there_are_ten_printed_decks() -> None:
    assert len(TEN) == 10


@pytest.mark.parametrize("form", ["text", "json", "o8d", "zip"])
@pytest.mark.parametrize("deck", [SMALL, SIDED, Deck("#1 2x Feint", ("gimli",), {"feint": 1})])
def test_names_sideboards_and_order_survive(deck: Deck, form: str) -> None:
    back = read_bytes(write_bytes([deck], form), f"other.{form}").complete()
    assert back == (deck,)
    assert [list(one.cards) for one in back] == [list(deck.cards)]


@pytest.mark.parametrize("form", ["text", "json", "zip"])
def test_a_fellowship_keeps_its_decks_in_order(form: str) -> None:
    decks = (*starters("revised").values(),)[:3] + (SIDED,)
    assert read_bytes(write_bytes(decks, form), "f").complete() == decks


def test_our_own_form_can_be_read() -> None:
    assert read(json.dumps(SIDED.as_json()), "x.json") == (SIDED,)
    by_title = {"name": "mine", "heroes": ["Gimli"], "cards": {"Feint": 2}}
    assert read(json.dumps(by_title), "x.json") == (Deck("mine", ("gimli",), {"feint": 2}),)


def test_titles_do_not_collide_however_they_are_folded() -> None:
    deckable = [code for code in pool().facts if pool().kind(code) in ("hero", "ally", "attachment", "event")]
    assert [pool().by_title[folded(pool().title(code))] for code in deckable] == deckable


def test_every_player_card_has_both_ids() -> None:
    numbered = {code: facts["number"] for code, facts in pool().facts.items() if facts["number"] <= 73}
    assert {code: int(pool().ringsdb[code]) - 1000 for code in numbered} == numbered
    assert len({pool().octgn[code] for code in numbered}) == 73


# -- exactly as described -----------------------------------------------------------------------
def test_the_text_is_as_ringsdb_exports_it() -> None:
    assert write_bytes([SMALL], "text").decode() == EXPORTED.replace("\n", "\r\n")


def test_headings_with_colons_and_a_total_are_no_cards() -> None:
    text = EXPORTED.replace("Heroes (3)", "Hero: (3)").replace("Events (1)", "Event: (1)") + "\nTotal Cards: (9)\n"
    assert faults(text) == [] and read(text) == read(EXPORTED)


def test_the_packs_line_counts_boxes() -> None:
    text = write_bytes([Deck("x", ("eowyn",), {"unexpected-courage": 3, "feint": 2})], "text").decode()
    assert "Packs: Core Set (3)\r\n" in text


def test_the_json_is_as_the_api_gives_it() -> None:
    data = json.loads(write_bytes([SMALL], "json"))
    assert data["heroes"] == {"01001": 1, "01002": 1, "01003": 1}
    assert data["slots"] == {**data["heroes"], "01013": 3, "01014": 2, "01026": 2, "01023": 2}
    assert (data["sideslots"], data["starting_threat"], data["last_pack"]) == ({}, 29, "Core Set")


def test_the_o8d_is_as_octgn_keeps_it() -> None:
    text = write_bytes([SMALL], "o8d").decode()
    lines = text.splitlines()
    assert lines[:4] == [
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
        '<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f">',
        '  <section name="Hero" shared="False">',
        '    <card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9001">Aragorn</card>',
    ]
    assert '  <section name="Side Quest" shared="False" />' in lines
    assert '  <section name="Encounter" shared="True" />' in lines
    assert lines[-2] == "  <notes><![CDATA[Leadership test]]></notes>"


@pytest.mark.parametrize("form", ["json", "o8d"])
def test_a_card_without_an_id_is_not_left_out_but_refused(form: str) -> None:
    with pytest.raises(BadDeck, match="no id: Mendor's Support"):
        write_bytes([Deck("x", ("gimli",), {"mendors-support": 1})], form)


@pytest.mark.parametrize("form", ["text", "json", "o8d"])
@pytest.mark.parametrize("cards", [{"aragorn": 1}, {"forest-spider": 1}, {"no-such-card": 1}])
def test_what_does_not_belong_into_a_deck_is_not_written(form: str, cards: dict[str, int]) -> None:
    with pytest.raises(BadDeck):
        write_bytes([Deck("x", ("gimli",), cards)], form)


def test_an_o8d_holds_one_deck() -> None:
    with pytest.raises(BadDeck, match="one deck a file"):
        write_bytes([SMALL, SIDED], "o8d")


# -- text as people bring it --------------------------------------------------------------------
@pytest.mark.parametrize(
    "line",
    [
        "3x Radagast’s Cunning (Core Set)",
        "3x Radagast's Cunning (Core)",
        "3x radagasts cunning",
        "Radagast's Cunning x3",
        "Radagast's Cunning (Core Set) x3",
        "x3 Radagast's Cunning",
        "  3 x RADAGAST'S CUNNING (Revised Core Set)  ",
        "3xRadagast's Cunning",
        "3 Radagast's Cunning",
        "- 3x Radagast's Cunning",
        "* 3x **Radagast's Cunning** (Core Set)",
        "• 3× Radagast's Cunning",
        " * 3x [Radagast's Cunning](https://ringsdb.com/card/01065) (Core Set)",
    ],
)
def test_a_card_may_be_written_in_many_ways(line: str) -> None:
    text = f"Mine\n\nHeroes (1)\n1x Beravor\n\nEvents\n{line}\n"
    assert read(text) == (Deck("Mine", ("beravor",), {"radagasts-cunning": 3}),)


@pytest.mark.parametrize("name", ["Theodred", "THÉODRED", "théodred"])
def test_accents_and_case_do_not_matter(name: str) -> None:
    assert read(f"1x {name}\n2x celebrian’s stone")[0] == Deck("mine", ("theodred",), {"celebrians-stone": 2})


def test_without_a_number_it_is_one_copy() -> None:
    assert read("Gimli\nGandalf\nFeint (Core Set)") == (Deck("mine", ("gimli",), {"gandalf": 1, "feint": 1}),)


def test_the_same_card_on_two_lines_adds_up() -> None:
    assert read("Gimli\n2x Feint\n1x Feint")[0].cards == {"feint": 3}


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_byte_order_marks_do_not_matter(ends: str, mark: str) -> None:
    assert read(mark + EXPORTED.replace("\n", ends)) == (SMALL,)


def test_the_sideboard_is_kept_apart() -> None:
    found = read("Mine\n\nHeroes\nGimli\n\nEvents\n2x Feint\n\nSideboard\n\n1x Feint\n1x Legolas\n")[0]
    assert (found.heroes, found.cards, found.side) == (("gimli",), {"feint": 2}, {"feint": 1, "legolas": 1})


def test_a_page_of_markdown() -> None:
    text = "# My Deck\n\n## Hero (1)\n* [Gimli](/card/01004)\n\n## Ally (3)\n* 3x Gandalf\n\n**Sideboard**\n* Feint\n"
    assert read(text) == (Deck("My Deck", ("gimli",), {"gandalf": 3}, {"feint": 1}),)


def test_a_name_that_is_a_card_is_still_a_name() -> None:
    assert read("Gandalf\n\nHeroes (1)\n\n1x Gimli\n") == (Deck("Gandalf", ("gimli",), {}),)


def test_other_words_are_not_read_and_that_is_said() -> None:
    text = "Mine\n\nHeroes (1)\n1x Gimli\nPlay this with friends.\n"
    assert read(text) == (Deck("Mine", ("gimli",)),)
    assert remarks(text) == [(5, "decks-line-not-read")]


def test_a_heading_that_promises_more_than_there_is_is_mentioned() -> None:
    assert remarks("Mine\n\nHeroes (2)\n1x Gimli\n") == [(3, "decks-heading-number")]
    assert remarks("Mine\n\nHero (1)\n1x Gimli\n\nEvent (3)\n3x Feint\n") == []


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("2x Elrond (Shadow and Flame)", "decks-unknown-card"),
        ("2x Gandolf", "decks-unknown-card-like"),
        ("Gandolf", "decks-unknown-card-like"),
        ("- Elrond", "decks-unknown-card"),
        ("1x Faramir (Assault on Osgiliath)", "decks-other-pack"),
        ("1x [Faramir](/card/08030)", "decks-unknown-card"),
        ("1x [Faramir](/card/01001)", "decks-other-id"),
        ("0x Faramir", "decks-bad-count"),
        ("100x Faramir", "decks-bad-count"),
        ("2x Faramir x3", "decks-two-numbers"),
        ("1x Aragorn", "decks-wrong-section"),
        ("1x Forest Spider", "decks-wrong-section"),
    ],
)
def test_a_card_that_cannot_be_taken_is_reported_with_its_line(line: str, message: str) -> None:
    assert faults(f"Mine\n\nHeroes (1)\n1x Gimli\n\nAllies (2)\n1x Beorn\n{line}\n") == [(8, message)]


def test_encounter_cards_are_no_cards_for_decks() -> None:
    assert faults("1x Gimli\n1x Forest Spider") == [(2, "decks-not-for-decks")]


def test_cards_of_sections_we_do_not_have_are_reported() -> None:
    text = "Mine\n\nHeroes (1)\n1x Gimli\n\nPlayer Side Quests (1)\n\n1x Gather Information (The Lost Realm)\n"
    assert faults(text) == [(8, "decks-unknown-card")]
    with pytest.raises(BadDeck, match=r"mine.txt, line 8: unknown card: Gather Information \(The Lost Realm\)"):
        read(text)


# -- fellowships in one text --------------------------------------------------------------------
def test_several_decks_in_a_text_need_only_their_headings() -> None:
    text = "One\n\nHeroes (1)\n1x Gimli\n\nEvents\n2x Feint\n\nSideboard\n1x Beorn\n\nTwo\n\nHeroes (1)\n1x Legolas\n"
    assert read(text) == (
        Deck("One", ("gimli",), {"feint": 2}, {"beorn": 1}),
        Deck("Two", ("legolas",), {}),
    )


@pytest.mark.parametrize("name", ["2x Feint", "Gandalf", "1x Gimli (Core Set)", "* Beorn"])
def test_a_later_deck_may_be_named_like_a_line_of_cards(name: str) -> None:
    decks = (Deck("One", ("legolas",), {"feint": 2}, {"beorn": 1}), Deck(name, ("gimli",), {"gandalf": 3}))
    assert read(write_bytes(decks, "text").decode()) == decks


def test_a_later_deck_without_packs_may_be_named_like_a_card() -> None:
    text = "One\n\nHeroes\n1x Legolas\n\nEvents\n2x Feint\n\nGandalf\n\nHeroes\n1x Gimli\n"
    assert read(text) == (Deck("One", ("legolas",), {"feint": 2}), Deck("Gandalf", ("gimli",)))


@pytest.mark.parametrize("last", ["1x Beorn", "Beorn"])
def test_the_last_card_of_a_deck_is_no_name_of_the_next(last: str) -> None:
    text = f"One\n\nHeroes\n1x Legolas\n\nAllies\n\n{last}\n\nHeroes\n1x Gimli\n"
    assert read(text) == (Deck("One", ("legolas",), {"beorn": 1}), Deck("mine", ("gimli",)))


def test_lines_of_the_second_deck_are_numbered_through() -> None:
    assert faults("One\n\nHeroes\n1x Gimli\n\nTwo\n\nHeroes\n1x Legolass\n") == [(9, "decks-unknown-card-like")]


# -- JSON as people bring it --------------------------------------------------------------------
def test_heroes_are_in_the_slots_or_not_and_empty_tables_may_be_lists() -> None:
    wanted = (Deck("x", ("gimli",), {"feint": 2}),)
    for data in (
        {"name": "x", "heroes": {"01004": 1}, "slots": {"01004": 1, "01034": 2}, "sideslots": []},
        {"name": "x", "heroes": {"01004": 1}, "slots": {"01034": 2}},
        {"name": "x", "heroes": [], "slots": {"01004": 1, "01034": 2}},
        {"name": "x", "main": {"01004": 1, "01034": 2}, "side": {}},
    ):
        assert read(json.dumps(data)) == wanted


def test_unknown_ids_are_reported_with_their_line() -> None:
    text = '{"name": "x",\n "heroes": {"01004": 1},\n "slots": {"01004": 1,\n  "01034": 2,\n  "02005": 3}}'
    assert faults(text) == [(5, "decks-unknown-card")]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ('{"slots": {"01004": 1,\n "01004": 2}}', 2, "decks-key-twice"),
        ('{"heroes": {"01004": 1},\n "slots": 3}', 2, "decks-not-slots"),
        ('{"heroes": {"01004": 1}\n "slots": {}}', 2, "decks-not-json"),
        ('{"name": "x"}', 1, "decks-not-a-deck"),
        ("[]", 1, "decks-empty"),
        ("[[]]", 1, "decks-not-a-deck"),
        ('{"slots": {}}', 1, "decks-empty"),
        ("[" * 50_000, 1, "decks-not-json"),
        (f'{{"slots": {{"01004": {"9" * 5000}}}}}', 1, "decks-not-json"),
    ],
)
def test_what_is_no_deck_is_refused_with_the_line(text: str, line: int, message: str) -> None:
    with pytest.raises(BadDeck) as refused:
        read(text, "x.json")
    assert [(one.line, one.message, one.source) for one in refused.value.problems] == [(line, message, "x.json")]


@pytest.mark.parametrize("count", ["0", "-1", "true", "1.5", "null", '"3"', "100", "NaN"])
def test_a_number_of_copies_is_a_small_whole_number(count: str) -> None:
    assert faults(f'{{"slots": {{"01004": 1,\n "01034": {count}}}}}') == [(2, "decks-bad-count")]


def test_heroes_and_slots_must_agree() -> None:
    assert faults('{"heroes": {"01004": 1},\n "slots": {"01004": 2}}')[0][1] == "decks-counts-differ"
    assert faults('{"heroes": {"01034": 1}}')[0][1] == "decks-wrong-section"


# -- OCTGN as people bring it -------------------------------------------------------------------
def o8d(*rows: str, head: str = '<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f">') -> str:
    return "\n".join([head, *rows, "</deck>"])


GIMLI = '<section name="Hero"><card qty="1" id="51223BD0-FFD1-11DF-A976-0801200C9004">anything</card></section>'


def test_the_id_counts_and_the_label_does_not() -> None:
    assert read(o8d(GIMLI, '<notes sleeveid="3">Two\nlines</notes>'), "deck 7.o8d") == (Deck("deck 7", ("gimli",)),)


def test_without_an_id_the_label_must_do() -> None:
    text = o8d('<section name="Hero"><card qty="1">Gimli</card></section>')
    assert read(text, "x.o8d")[0].heroes == ("gimli",)


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ('<section name="Ally"><card qty="1" id="51223bd0-0">Bilbo</card></section>', "decks-unknown-card"),
        ('<section name="Ally"><card qty="x" id="">Gandalf</card></section>', "decks-bad-count"),
        ('<section name="Ally"><card qty="-1" id="">Gandalf</card></section>', "decks-bad-count"),
        ('<section name="Junk"><card qty="1" id="">Gandalf</card></section>', "decks-no-section"),
        ('<card qty="1" id="">Gandalf</card>', "decks-no-section"),
    ],
)
def test_an_octgn_card_that_cannot_be_taken_is_reported(row: str, message: str) -> None:
    assert faults(o8d(GIMLI, row), "x.o8d") == [(3, message)]


def test_encounter_cards_have_ids_and_are_refused_all_the_same() -> None:
    spider = '<section name="Ally"><card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9074">x</card></section>'
    assert faults(o8d(GIMLI, spider), "x.o8d") == [(3, "decks-not-for-decks")]


def test_cards_of_the_quest_are_mentioned_and_not_taken() -> None:
    reading = read_bytes(
        o8d(GIMLI, '<section name="Encounter" shared="True"><card qty="2" id="">X</card></section>').encode(), "x.o8d"
    )
    assert reading.complete() == (Deck("x", ("gimli",)),)
    assert [(one.line, one.message) for one in reading.problems] == [(3, "decks-shared-section")]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (o8d(GIMLI, head='<deck game="00000000-0000-0000-0000-000000000000">'), 1, "decks-other-game"),
        ("<html>\n</html>", 1, "decks-not-octgn"),
        (o8d(GIMLI, "<section>"), 4, "decks-not-xml"),
        (o8d(GIMLI, "&boom;"), 3, "decks-not-xml"),
        ('<?xml version="1.0"?>\n<!DOCTYPE deck [<!ENTITY a "b">]>\n<deck>&a;</deck>', 2, "decks-doctype"),
        ('<!DOCTYPE deck SYSTEM "file:///etc/passwd">\n<deck/>', 1, "decks-doctype"),
        (o8d(), 1, "decks-empty"),
    ],
)
def test_xml_that_is_no_deck_is_refused_with_the_line(text: str, line: int, message: str) -> None:
    with pytest.raises(BadDeck) as refused:
        read(text, "x.o8d")
    assert [(one.line, one.message) for one in refused.value.problems] == [(line, message)]
