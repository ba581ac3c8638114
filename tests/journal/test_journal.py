"""The journal: records of finished games, kept on disk and given to others."""

from __future__ import annotations

import csv
import io
import json
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wilderland.agents import SensiblePlayer
from wilderland.game import Game, new_game
from wilderland.journal import BadRecord, Book, Record, exported, record
from wilderland.testing import table
from wilderland.text.prose import Prose

DATE = "2026-01-02T20:15:00+00:00"


@cache
def played(seed: int = 0, edition: str = "revised", mode: str = "standard") -> Game:
    """A finished game of two."""
    game = new_game(decks=("leadership", "spirit"), edition=edition, mode=mode, seed=seed)
    agents = [SensiblePlayer(seat) for seat in range(2)]
    while game.decision is not None:
        game.choose(agents[game.decision.seat].choose(game))
    return game


@cache
def won() -> Game:
    for seed in range(60):
        game = played(seed)
        if game.outcome is not None and game.outcome.won:
            return game
    raise AssertionError("nobody wins")


def test_a_record_says_what_was_played_and_how_it_ended() -> None:
    game = played()
    assert game.outcome is not None
    found = record(game, DATE, ["Anna", "Bert"], "Rain all day.")
    assert (found.scenario, found.edition, found.mode) == ("passage-through-mirkwood", "revised", "standard")
    assert (found.success, found.reason) == (game.outcome.won, game.outcome.reason)
    assert (found.rounds, found.score) == (game.outcome.rounds, game.outcome.score)
    assert [(seat.player, seat.deck.name) for seat in found.seats] == [("Anna", "leadership"), ("Bert", "spirit")]
    assert (found.date_played, found.text) == (DATE, "Rain all day.")


@pytest.mark.rule("SC1")
def test_the_score_sheet_is_there_line_by_line_and_adds_up() -> None:
    found = record(won(), DATE)
    assert found.success
    assert set(found.score_sheet) == {"threat", "fallen", "damage", "victory", "rounds"}
    assert sum(found.score_sheet.values()) == found.score


def test_the_json_is_a_quest_log_of_ringsdb() -> None:
    data = record(played(), DATE, ["Anna", "Bert"]).as_json()
    assert {"scenario", "quest_mode", "success", "score", "date_played", "decks", "text", "is_public"} <= set(data)
    assert data["quest_mode"] == "normal"
    first = data["decks"][0]
    assert first["player"] == "Anna"
    assert set(first["content"]) == {"main", "side"}
    main = first["content"]["main"]
    assert {"01001", "01002", "01003"} <= set(main)
    assert main["01001"] == 1 and main["01013"] == 3
    assert all(code.isdecimal() and len(code) == 5 for code in main)


@pytest.mark.parametrize(("mode", "word"), [("easy", "easy"), ("basic", "normal")])
def test_modes_that_ringsdb_does_not_know_are_normal_there(mode: str, word: str) -> None:
    found = record(played(mode=mode), DATE)
    assert (found.mode, found.quest_mode) == (mode, word)


def test_a_record_comes_back_from_json_as_it_was() -> None:
    found = record(played(edition="original"), DATE, ["Éowyn", ""], "a | b\nc")
    assert Record.from_json(json.loads(json.dumps(found.as_json()))) == found


def test_the_replay_in_a_record_is_the_whole_game() -> None:
    game = played()
    again = record(game, DATE).again()
    assert again.digest == game.digest


def test_a_game_that_is_not_over_has_no_record() -> None:
    with pytest.raises(BadRecord, match="not over"):
        record(new_game(), DATE)


def test_a_position_that_was_built_has_no_record() -> None:
    game = table(hero="Gimli").game
    game.concede()
    with pytest.raises(BadRecord, match="no replay"):
        record(game, DATE)


def test_an_overruled_game_says_so() -> None:
    game = new_game()
    game.adjust(seat=0, threat=49)
    game.concede()
    assert record(game, DATE).adjusted


# -- the book -------------------------------------------------------------------------------------
def test_games_are_added_at_the_end_of_the_book(tmp_path: Path) -> None:
    book = Book(tmp_path / "deep" / "journal.jsonl")
    assert book.records() == []
    first, second = record(played(0), DATE), record(played(1), DATE)
    book.add(first)
    book.add(second)
    assert book.records() == [first, second]


def test_a_line_that_was_cut_short_spoils_only_itself(tmp_path: Path) -> None:
    book = Book(tmp_path / "journal.jsonl")
    found = record(played(), DATE)
    book.add(found)
    with book.path.open("a") as file:
        file.write('{"wilderland": "record", "for')
    book.add(found)
    assert book.records() == [found, found]
    assert [line for line, _ in book.torn()] == [2]


def test_a_game_that_may_have_been_written_before_is_written_once(tmp_path: Path) -> None:
    book, found = Book(tmp_path / "journal.jsonl"), record(played(), DATE)
    book.add(found, again=True)
    book.add(record(played(), "2031-01-01"), again=True)
    assert book.records() == [found]
    book.add(found)
    assert book.records() == [found, found]


def test_a_newer_record_is_kept_but_not_read(tmp_path: Path) -> None:
    book = Book(tmp_path / "journal.jsonl")
    book.path.write_text(json.dumps({**record(played(), DATE).as_json(), "format": 99}) + "\n", "utf-8")
    assert book.records() == []
    assert "newer" in str(book.torn()[0][1])


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@settings(deadline=None)
@given(word=st.sampled_from(sorted(record(played(), DATE).as_json())), value=anything)
def test_whatever_stands_in_a_record_it_is_read_or_refused(word: str, value: object) -> None:
    data = {**record(played(), DATE).as_json(), word: value}
    try:
        found = Record.from_json(data)
    except BadRecord:
        return
    exported([found], "csv", Prose())
    assert Record.from_json(found.as_json()) == found


@settings(deadline=None)
@given(st.binary())
def test_whatever_stands_in_the_file_nothing_crashes(tmp_path_factory: pytest.TempPathFactory, junk: bytes) -> None:
    book = Book(tmp_path_factory.mktemp("journal") / "journal.jsonl")
    book.path.write_bytes(junk)
    found = record(played(), DATE)
    book.add(found)
    assert book.records() == [found]


# -- exports --------------------------------------------------------------------------------------
def test_json_has_everything() -> None:
    found = [record(played(0), DATE), record(played(1), DATE)]
    assert [Record.from_json(one) for one in json.loads(exported(found, "json", Prose()))] == found


def test_csv_has_a_line_a_game_and_a_column_a_fact() -> None:
    found = record(won(), DATE, ["Anna", "=1+1"])
    (row,) = csv.DictReader(io.StringIO(exported([found], "csv", Prose()), newline=""))
    assert row["scenario"] == "passage-through-mirkwood"
    assert (row["success"], row["score"]) == ("true", str(found.score))
    assert row["score_threat"] == str(found.score_sheet["threat"])
    assert (row["player_1"], row["deck_1"], row["heroes_1"]) == ("Anna", "leadership", "Aragorn, Théodred, Glóin")
    assert row["player_2"] == "'=1+1"
    assert row["player_3"] == ""


def test_csv_of_a_lost_game_has_no_score() -> None:
    game = new_game()
    game.concede()
    (row,) = csv.DictReader(io.StringIO(exported([record(game, DATE)], "csv", Prose()), newline=""))
    assert (row["success"], row["score"], row["reason"]) == ("false", "", "conceded")


def test_markdown_reads_as_a_table_and_a_sheet() -> None:
    found = record(won(), DATE, ["Anna | Bert"], "One\n# two")
    text = exported([found], "markdown", Prose())
    assert "Passage Through Mirkwood | standard | Leadership and Spirit | won" in text
    assert "- Anna \\| Bert: Leadership (Aragorn, Théodred and Glóin)" in text
    assert "- Player 2: Spirit" in text
    assert f"| **score** | **{found.score}** |" in text
    assert "One # two" in text
