"""Files and archives: told apart by their contents, limited in size, refused with a reason."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import pytest

import wilderland as wl
from wilderland.decks import BadDeck, Deck, deck, read_bytes, read_file, starters, write_bytes
from wilderland.decks.draft import MOST_ENTRIES
from wilderland.decks.files import MOST_BYTES, MOST_FILES, named_decks

ONE = Deck("One", ("gimli",), {"feint": 2})
TWO = Deck("Two", ("eowyn",), {"gandalf": 3})


def packed(files: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", method) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return data.getvalue()


def refusal(data: bytes, source: str = "x.zip") -> tuple[str, str]:
    with pytest.raises(BadDeck) as refused:
        read_bytes(data, source).complete()
    problem = refused.value.problems[0]
    return problem.source, problem.message


# -- which format -------------------------------------------------------------------------------
@pytest.mark.parametrize("form", ["text", "json", "o8d", "zip"])
@pytest.mark.parametrize("name", ["deck", "deck.txt", "deck.dat"])
def test_the_contents_say_which_format_it_is(form: str, name: str) -> None:
    assert read_bytes(write_bytes([ONE], form), name).complete() == (ONE,)


def test_a_deck_without_a_name_is_called_like_its_file() -> None:
    assert read_bytes(b"1x Gimli", "My Deck.txt").complete()[0].name == "My Deck"
    data = packed({"in/Inner.txt": b"1x Gimli"})
    assert read_bytes(data, "x.zip").complete()[0].name == "Inner"


@pytest.mark.parametrize(("name", "data"), [("x.json", b"1x Gimli"), ("x.o8d", b"1x Gimli")])
def test_an_ending_that_promises_something_else_is_believed(name: str, data: bytes) -> None:
    assert refusal(data, name)[1] in ("decks-not-json", "decks-not-xml")


def test_bytes_that_are_no_text_are_refused_with_the_line() -> None:
    with pytest.raises(BadDeck) as refused:
        read_bytes(b"1x Gimli\n1x Th\xe9odred", "x.txt")
    assert [(one.line, one.message) for one in refused.value.problems] == [(2, "decks-not-utf8")]


@pytest.mark.parametrize("data", [b"", b"\n\n", b"My deck\n\nHeroes (3)\n", b"Just words\nand more words"])
def test_a_file_without_a_card_is_refused(data: bytes) -> None:
    assert refusal(data, "x.txt") == ("x.txt", "decks-empty")


# -- limits -------------------------------------------------------------------------------------
def test_a_file_that_is_too_big_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "big.txt"
    path.write_bytes(b"x" * (MOST_BYTES + 1))
    with pytest.raises(BadDeck, match="big.txt: too big"):
        read_file(path)


def test_a_text_with_too_many_lines_is_refused() -> None:
    assert refusal(b"1x Gimli\n" * 3000, "x.txt")[1] == "decks-too-many-lines"


def test_a_file_with_too_many_entries_is_refused() -> None:
    """Each may be looked for among all cards, and each has a line to be found: much text of few bytes."""
    cards = '<card qty="1"/>' * MOST_ENTRIES
    sections = '<section name="Ally"/>' * MOST_ENTRIES
    for inside in (f'<section name="x">{cards}</section>', sections):
        assert refusal(f"<deck>{inside}</deck>".encode(), "x.o8d")[1] == "decks-too-many-entries"
    crowd = {"heroes": ["gimli"] * (MOST_ENTRIES + 1), "cards": {}}
    assert refusal(json.dumps(crowd).encode(), "x.json")[1] == "decks-too-many-entries"
    assert refusal(json.dumps([{"slots": []}] * 50_000).encode(), "x.json")[1] == "decks-too-many"


def test_an_archive_that_unpacks_to_too_much_is_refused() -> None:
    bomb = packed({"bomb.txt": b" " * (MOST_BYTES * 20)})
    assert len(bomb) < MOST_BYTES
    assert refusal(bomb) == ("x.zip/bomb.txt", "decks-too-big")


def test_many_files_together_may_not_unpack_to_too_much() -> None:
    part = b"1x Gimli\n" + b" " * (MOST_BYTES // 2)
    assert refusal(packed({f"{number}.txt": part for number in range(3)}))[1] == "decks-too-big"


def test_a_header_that_lies_about_its_size_unpacks_no_further() -> None:
    data = bytearray(packed({"bomb.txt": b" " * (MOST_BYTES * 2)}))
    for place in (data.find(b"PK\x03\x04") + 22, data.find(b"PK\x01\x02") + 24):
        data[place : place + 4] = (10).to_bytes(4, "little")
    assert refusal(bytes(data))[1] in ("decks-not-zip", "decks-empty")


def test_an_archive_of_too_many_files_is_refused() -> None:
    assert refusal(packed({f"{number}.txt": b"" for number in range(MOST_FILES + 1)}))[1] == "decks-too-many-files"


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_only_the_usual_packing_is_unpacked(method: int) -> None:
    assert refusal(packed({"x.txt": b"1x Gimli"}, method))[1] == "decks-not-zip"


def test_an_archive_in_an_archive_is_not_unpacked() -> None:
    inner = packed({"x.txt": b"1x Gimli"})
    reading = read_bytes(packed({"x.txt": b"1x Gimli", "inner.zip": inner}), "x.zip")
    assert [(one.message, one.args["file"]) for one in reading.problems] == [("decks-file-not-read", "inner.zip")]
    assert len(reading.decks) == 1


def test_a_table_seats_four() -> None:
    assert refusal(write_bytes([ONE] * 5, "zip"))[1] == "decks-too-many"
    assert len(read_bytes(write_bytes([ONE] * 4, "zip"), "x.zip").complete()) == 4
    assert refusal(json.dumps([ONE.as_json()] * 5).encode(), "x.json")[1] == "decks-too-many"


# -- fellowships --------------------------------------------------------------------------------
def test_an_archive_may_mix_formats() -> None:
    data = packed({"a.o8d": write_bytes([ONE], "o8d"), "b.txt": write_bytes([TWO], "text"), "c.png": b"\x89PNG"})
    reading = read_bytes(data, "x.zip")
    assert reading.decks == (ONE, TWO)
    assert [(one.message, one.fatal) for one in reading.problems] == [("decks-file-not-read", False)]


def test_a_fault_names_the_file_in_the_archive_and_its_line() -> None:
    data = packed({"a.txt": b"1x Gimli", "b.txt": b"1x Legolas\n1x Elrond"})
    with pytest.raises(BadDeck, match="^x.zip/b.txt, line 2: unknown card: Elrond$"):
        read_bytes(data, "x.zip").complete()


def test_the_same_decks_make_the_same_archive() -> None:
    assert write_bytes([ONE, TWO], "zip") == write_bytes([ONE, TWO], "zip")


def test_names_in_an_archive_are_different_and_tame() -> None:
    data = write_bytes([Deck("../a/b:c", ("gimli",)), ONE, ONE, Deck("", ("eowyn",))], "zip")
    assert zipfile.ZipFile(io.BytesIO(data)).namelist() == ["_a_b_c.o8d", "One.o8d", "One 3.o8d", "4.o8d"]


# -- by name ------------------------------------------------------------------------------------
def test_a_deck_is_a_starter_a_file_or_itself(tmp_path: Path) -> None:
    path = tmp_path / "one.txt"
    path.write_bytes(write_bytes([ONE], "text"))
    assert deck("lore", "original") is starters("original")["lore"]
    assert deck(path, "revised") == deck(str(path), "revised") == deck(ONE, "revised") == ONE


def test_a_file_of_several_decks_is_not_one_deck(tmp_path: Path) -> None:
    path = tmp_path / "two.json"
    path.write_bytes(write_bytes([ONE, TWO], "json"))
    assert named_decks(path, "revised") == (ONE, TWO)
    with pytest.raises(BadDeck, match="more than one"):
        deck(path, "revised")


@pytest.mark.parametrize("name", ["mordor", "", ".", "a\0b", "x" * 5000, "lore-tactics"])
def test_a_name_that_is_nothing_is_refused(name: str) -> None:
    with pytest.raises(BadDeck, match="no deck"):
        deck(name, "original")


def test_old_saves_know_no_sideboard() -> None:
    assert "side" not in ONE.as_json()
    assert Deck.from_json(ONE.as_json(), "x") == ONE
    sided = Deck("x", ("gimli",), {}, {"feint": 1})
    assert Deck.from_json(sided.as_json(), "x") == sided


# -- games --------------------------------------------------------------------------------------
@pytest.mark.parametrize("form", ["text", "json", "o8d", "zip"])
def test_a_game_can_be_played_with_any_of_these_files(form: str, tmp_path: Path) -> None:
    path = tmp_path / f"deck.{form}"
    path.write_bytes(write_bytes([starters("revised")["tactics"]], form))
    game = wl.new_game(decks=[path], seed=3)
    shown = game.view(seat=0)["players"][0]
    assert [card["name"] for card in shown["play"]] == ["Gimli", "Legolas", "Thalin"]
    assert len(shown["hand"]) + len(shown["deck"]) == 47


def test_a_fellowship_seats_all_its_players(tmp_path: Path) -> None:
    path = tmp_path / "fellowship.zip"
    path.write_bytes(write_bytes([starters("revised")[name] for name in ("tactics", "spirit", "lore")], "zip"))
    game = wl.new_game(decks=["leadership", path], seed=3)
    assert [player["play"][0]["name"] for player in game.view(seat=0)["players"]] == [
        "Aragorn", "Gimli", "Éowyn", "Denethor",
    ]  # fmt: skip


def test_a_game_is_not_played_with_half_a_deck(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("1x Gimli\n1x Elrond\n3x Feint\n", "utf-8")
    with pytest.raises(BadDeck, match="deck.txt, line 2: unknown card: Elrond"):
        wl.new_game(decks=[path], edition="original")
