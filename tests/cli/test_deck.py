"""``wilderland deck`` checks, shows, counts, converts and fetches decks."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from typer.testing import Result

from wilderland.decks import Deck, read_file, starters, write_bytes

Cli = Callable[..., Result]

BAD = "My deck\n\nHeroes (1)\n1x Gimli\n\nEvents (2)\n3x Feint\n2x Elrond's Counsel (The Watcher in the Water)\n"


@pytest.fixture
def bad(kept: Path) -> str:
    Path("bad.txt").write_text(BAD, "utf-8")
    return "bad.txt"


# -- check --------------------------------------------------------------------------------------
def test_a_printed_deck_is_legal(cli: Cli) -> None:
    result = cli("deck check tactics")
    assert (result.exit_code, result.stdout) == (0, "tactics: legal (revised core set), a printed deck.\n")


def test_reasons_name_their_rules(cli: Cli) -> None:
    Path("x.txt").write_text("1x Gimli\n4x Feint\n2x A Test of Will", "utf-8")
    result = cli("deck check x.txt", width=200)
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "x: not legal (revised core set).",
        "  ✗ 3 heroes are needed, not 1. (B1)",
        "  ✗ 4 copies of Feint: 3 are allowed. (B2)",
        "  ✗ 6 cards: at least 50 are needed. (B2)",
        "  · A Test of Will: no hero has a Spirit resource to pay for it. (Q5)",
    ]
    assert "heroes are needed" not in cli("deck check x.txt --edition original").stdout


def test_several_decks_are_a_table(cli: Cli) -> None:
    result = cli("deck check tactics lore-tactics", width=200)
    assert result.exit_code == 1
    assert "✗ Legolas is a hero of several decks: 1. tactics, 2. lore-tactics. (B1)" in result.stdout
    assert cli("deck check leadership-spirit lore-tactics").exit_code == 0


def test_unknown_cards_are_reported_with_their_line(cli: Cli, bad: str) -> None:
    result = cli(f"deck check {bad}", width=200)
    assert result.exit_code == 1
    words = "“Elrond's Counsel (The Watcher in the Water)” is not in the card pool."
    assert result.stdout.splitlines()[0] == f"✗ bad.txt, line 8: {words}"


def test_the_verdict_as_json(cli: Cli, bad: str) -> None:
    found = json.loads(cli(f"deck check lore {bad} --json").stdout)
    assert (found["legal"], found["decks"][0]["legal"], found["decks"][0]["starter"]) == (False, True, "lore")
    assert [(one["line"], one["message"]) for one in found["file"]] == [(8, "decks-unknown-card")]
    assert {one["rule"] for one in found["decks"][1]["problems"]} == {"B1", "B2"}


# -- show and stats -----------------------------------------------------------------------------
def test_a_deck_is_shown_under_headings(cli: Cli) -> None:
    text = cli("deck show leadership-spirit").stdout
    assert "3 heroes, 50 cards, 20 different, starting threat 29" in text
    assert "Allies (24)" in text and "3× Steward of Gondor" in text
    assert json.loads(cli("deck show lore --json").stdout) == [starters("revised")["lore"].as_json()]


def test_a_deck_that_is_not_understood_is_shown_with_its_faults(cli: Cli, bad: str) -> None:
    result = cli(f"deck show {bad}")
    assert result.exit_code == 1
    assert "3× Feint" in result.stdout
    assert "line 8" in result.stderr


def test_a_deck_in_numbers(cli: Cli) -> None:
    text = cli("deck stats tactics --edition original").stdout
    assert "Cost (mean 2.03)" in text and "Warrior 10" in text and "attachment  7" in text
    numbers = json.loads(cli("deck stats tactics --edition original --json").stdout)[0]
    assert (numbers["name"], numbers["cards"], numbers["starting_threat"]) == ("tactics", 30, 29)
    assert sum(numbers["costs"].values()) == 30


# -- convert ------------------------------------------------------------------------------------
@pytest.mark.parametrize("ending", ["txt", "json", "o8d", "zip"])
def test_a_deck_is_written_in_the_format_of_its_ending(cli: Cli, ending: str) -> None:
    result = cli(f"deck convert lore --out deck.{ending}")
    assert (result.exit_code, result.stdout) == (0, f"deck.{ending} written: lore.\n")
    assert read_file(Path(f"deck.{ending}")).complete() == (starters("revised")["lore"],)


def test_a_chain_of_conversions_ends_where_it_began(cli: Cli) -> None:
    cli("deck convert spirit --out a.txt")
    cli("deck convert a.txt --out b.json")
    cli("deck convert b.json --out c.o8d")
    cli("deck convert c.o8d --out d.txt")
    assert Path("d.txt").read_bytes() == Path("a.txt").read_bytes() != b""


def test_several_decks_become_a_fellowship(cli: Cli) -> None:
    assert cli("deck convert tactics spirit --out f.zip").exit_code == 0
    text = cli("deck convert f.zip --to text").stdout
    assert text.startswith("tactics\n") and "\nspirit\n" in text
    assert cli("deck convert f.zip --to o8d").exit_code == 2


def test_half_a_deck_is_written_only_if_that_is_wanted(cli: Cli, bad: str) -> None:
    result = cli(f"deck convert {bad} --to json --out x.json")
    assert result.exit_code == 1 and "line 8" in result.stderr
    assert not Path("x.json").exists()
    result = cli(f"deck convert {bad} --to json --out x.json --partial")
    assert result.exit_code == 0 and "line 8" in result.stderr
    assert read_file(Path("x.json")).complete() == (Deck("My deck", ("gimli",), {"feint": 3}),)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("convert lore", "Which format?"),
        ("convert lore --to doc", "There is no format doc"),
        ("convert lore --to zip", "A ZIP cannot be printed"),
        ("convert lore --out no/such/folder.txt", "cannot be written"),
        ("convert lore --out x.doc", "Which format?"),
        ("check mordor", "There is no deck “mordor”"),
        ("show lore --edition x", "edition x"),
        ("fetch nonsense", "“nonsense” is neither an id nor the address of a deck."),
        ("fetch 7 --base file:///etc", "no address of a server"),
    ],
)
def test_what_cannot_be_done_is_refused(cli: Cli, words: str, says: str) -> None:
    result = cli(f"deck {words}")
    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stdout == ""


# -- fetch --------------------------------------------------------------------------------------
@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server with one deck, number 7."""

    class Speaker(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = self.path == "/api/public/decklist/7.json"
            self.send_response(200 if found else 404)
            self.end_headers()
            self.wfile.write(write_bytes([starters("revised")["lore"]], "json") if found else b"")

        def log_message(self, format: str, *args: object) -> None:
            return

    monkeypatch.setenv("no_proxy", "*")
    serving = HTTPServer(("127.0.0.1", 0), Speaker)
    thread = threading.Thread(target=serving.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{serving.server_port}"
    serving.shutdown()
    serving.server_close()
    thread.join()


def test_a_fetched_deck_is_printed_or_written(cli: Cli, server: str) -> None:
    assert cli(f"deck fetch 7 --base {server}").stdout.startswith("lore\n\nPacks: Core Set")
    assert cli(f"deck fetch https://ringsdb.com/decklist/view/7/x --base {server} --out x.o8d").exit_code == 0
    assert read_file(Path("x.o8d")).complete() == (starters("revised")["lore"],)


def test_the_server_may_be_named_by_the_environment(cli: Cli, server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDERLAND_RINGSDB", server)
    assert json.loads(cli("deck fetch 7 --to json").stdout)["starting_threat"] == 30
    result = cli("deck fetch 8")
    assert result.exit_code == 2 and "has no such deck, or its owner does not share it." in result.stderr


# -- playing ------------------------------------------------------------------------------------
def test_a_game_says_in_words_what_is_wrong_with_a_deck(cli: Cli, bad: str) -> None:
    result = cli(f"demo --deck {bad} --edition original")
    assert result.exit_code == 2
    assert "bad.txt, line 8: “Elrond's Counsel (The Watcher in the Water)” is not in the card pool." in result.stderr


def test_a_demo_with_a_fellowship(cli: Cli) -> None:
    cli("deck convert tactics spirit --out f.zip")
    assert json.loads(cli("demo --deck f.zip --seed 1 --json").stdout)["choices"] > 20
