"""Decks from a server that speaks RingsDB's API (a local one here)."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from wilderland.decks import BadDeck, Deck, starters
from wilderland.decks.fetch import fetch
from wilderland.decks.files import MOST_BYTES
from wilderland.decks.ringsdb import as_ringsdb

PUBLISHED = starters("revised")["lore-tactics"]
SHARED = Deck("Only shared", ("gimli",), {"feint": 3})
NEWER = {"name": "Newer", "heroes": {"01004": 1}, "slots": {"01004": 1, "31999": 2}, "sideslots": []}
STRANGE = {"name": "Strange", "heroes": {"01004": 1}, "slots": {"01004": 1, "02005": 2, "77777": 1}}
PLACES: dict[str, Any] = {
    "/api/public/decklist/7.json": as_ringsdb(PUBLISHED),
    "/api/oauth2/deck/load/8": as_ringsdb(SHARED),
    "/api/public/decklist/9.json": NEWER,
    "/api/public/decklist/10.json": STRANGE,
    "/api/public/decklist/12.json": {"success": False},
    "/api/public/card/31999.json": {"code": "31999", "name": "Feint", "pack_name": "Revised Core Set"},
    "/api/public/card/02005.json": {"code": "02005", "name": "Bilbo Baggins", "pack_name": "The Hunt for Gollum"},
}


class Speaker(BaseHTTPRequestHandler):
    """RingsDB, as far as we know it."""

    asked: list[str] = []

    def do_GET(self) -> None:
        self.asked.append(self.path)
        if self.path == "/api/public/decklist/500.json":
            self.send_error(500)
        elif self.path == "/api/public/decklist/403.json" or self.path == "/api/oauth2/deck/load/403":
            self.send_error(403)
        elif self.path == "/api/public/decklist/99.json":
            self.reply(b" " * (MOST_BYTES + 1))
        elif self.path == "/api/public/decklist/98.json":
            self.drip()
        elif self.path == "/api/public/decklist/97.json":
            self.reply(b"<html>\nLog in</html>")
        elif self.path == "/api/public/decklist/96.json":
            self.redirect("file:///etc/passwd")
        elif self.path == "/api/public/decklist/95.json":
            self.redirect("/api/public/decklist/7.json")
        elif self.path in PLACES:
            self.reply(json.dumps(PLACES[self.path]).encode())
        else:
            self.send_error(404)

    def reply(self, body: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def redirect(self, to: str) -> None:
        self.send_response(302)
        self.send_header("Location", to)
        self.end_headers()

    def drip(self) -> None:
        """A byte now and then, so that no single wait is long."""
        self.send_response(200)
        self.end_headers()
        try:
            for _ in range(100):
                self.wfile.write(b" ")
                self.wfile.flush()
                time.sleep(0.05)
        except OSError:
            return

    def log_message(self, format: str, *args: object) -> None:
        return


@pytest.fixture
def base(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server that is there for one test."""
    monkeypatch.setenv("no_proxy", "*")
    Speaker.asked = []
    server = ThreadingHTTPServer(("127.0.0.1", 0), Speaker)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def refusal(what: str, base: str, seconds: float = 5) -> tuple[str, str]:
    with pytest.raises(BadDeck) as refused:
        fetch(what, base, seconds)
    return refused.value.problems[0].message, str(refused.value)


@pytest.mark.parametrize(
    "what",
    [
        "7",
        " ringsdb:7 ",
        "https://ringsdb.com/decklist/view/7/lore-and-tactics-1.0",
        "https://www.ringsdb.com/decklist/view/7",
        "ringsdb.com/decklist/view/7/x#comments",
        "https://ringsdb.com/api/public/decklist/7.json",
        "http://127.0.0.1/decklist/view/7/x",
    ],
)
def test_a_published_deck_by_its_id_or_address(base: str, what: str) -> None:
    assert fetch(what, base).complete() == (PUBLISHED,)
    assert Speaker.asked == ["/api/public/decklist/7.json"]


@pytest.mark.parametrize(
    "what", ["https://ringsdb.com/deck/view/8", "https://ringsdb.com/deck/edit/8", "ringsdb.com/api/oauth2/deck/load/8"]
)
def test_a_shared_deck_by_its_address(base: str, what: str) -> None:
    assert fetch(what, base + "/").complete() == (SHARED,)
    assert Speaker.asked == ["/api/oauth2/deck/load/8"]


def test_an_id_that_is_not_published_may_be_shared(base: str) -> None:
    assert fetch("8", base).complete() == (SHARED,)
    assert Speaker.asked == ["/api/public/decklist/8.json", "/api/oauth2/deck/load/8"]


def test_another_printing_of_a_card_of_ours_is_that_card(base: str) -> None:
    assert fetch("9", base).complete() == (Deck("Newer", ("gimli",), {"feint": 2}),)


def test_cards_of_other_packs_are_reported_by_name(base: str) -> None:
    reading = fetch("10", base)
    assert [(one.line, one.source, one.args["card"]) for one in reading.faults] == [
        (1, "ringsdb:10", "Bilbo Baggins (The Hunt for Gollum, 02005)"),
        (1, "ringsdb:10", "77777"),
    ]


def test_redirects_are_followed_but_only_over_http(base: str) -> None:
    assert fetch("95", base).complete() == (PUBLISHED,)
    assert refusal("96", base)[0] == "decks-fetch-refused"


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ("11", "decks-fetch-not-there"),
        ("403", "decks-fetch-not-there"),
        ("500", "decks-fetch-refused"),
        ("99", "decks-too-big"),
        ("97", "decks-not-json"),
        ("12", "decks-not-a-deck"),
        ("https://ringsdb.com/fellowship/view/3/friends", "decks-fetch-fellowship"),
        ("https://example.com/decklist/view/7/x", "decks-fetch-other-server"),
        ("https://ringsdb.com/card/01001", "decks-fetch-no-address"),
        ("my deck", "decks-fetch-no-address"),
        ("http://[", "decks-fetch-no-address"),
        ("", "decks-fetch-no-address"),
        ("-1", "decks-fetch-no-address"),
    ],
)
def test_what_cannot_be_fetched_is_refused_with_the_reason(base: str, what: str, message: str) -> None:
    assert refusal(what, base)[0] == message


def test_a_slow_server_is_not_waited_for(base: str) -> None:
    began = time.monotonic()
    message, words = refusal("98", base, seconds=0.3)
    assert (message, "timed out" in words) == ("decks-fetch-no-answer", True)
    assert time.monotonic() - began < 3


def test_a_server_that_is_not_there() -> None:
    assert refusal("7", "http://127.0.0.1:9")[0] == "decks-fetch-no-answer"


@pytest.mark.parametrize("base", ["file:///etc", "ftp://x", "ringsdb.com", "", "http://", "http://["])
def test_a_base_is_the_address_of_a_web_server(base: str) -> None:
    assert refusal("7", base)[0] == "decks-fetch-bad-base"
