"""A deck from RingsDB by its id or the address of its page: one small request, limited in time and size."""

from __future__ import annotations

import http.client
import json
import re
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from typing import Any

from wilderland.decks.draft import Reading
from wilderland.decks.files import MOST_BYTES
from wilderland.decks.pool import pool
from wilderland.decks.problems import BadDeck, bad, clean
from wilderland.decks.ringsdb import read_ringsdb

RINGSDB = "https://ringsdb.com"
SECONDS = 15.0
MOST_LOOKUPS = 30
CHUNK = 2**16
PUBLISHED, PRIVATE, CARD = "api/public/decklist/{}.json", "api/oauth2/deck/load/{}", "api/public/card/{}.json"
IDENTITY = re.compile(r"(?:ringsdb:)?([0-9]{1,9})", re.IGNORECASE)
PAGE = re.compile(r"/(?P<what>decklist|deck|fellowship)/(?:view|edit|load)/(?P<id>[0-9]{1,9})(?:/|$)")
CALL = re.compile(r"/api/(?:public/(?P<what>decklist)/|oauth2/deck/load/)(?P<id>[0-9]{1,9})(?:\.json)?/?$")


class _NotThere(Exception):
    """The server has no such thing, or shows it to its owner only."""


def fetch(what: str, base: str = RINGSDB, seconds: float = SECONDS) -> Reading:
    """The deck of an id, ``ringsdb:<id>``, or the address of a deck's page or API call."""
    server = _Server(base, seconds)
    identity, calls = _wanted(what.strip(), server.host)
    for call in calls:
        try:
            text = server.get(call.format(identity))
        except _NotThere:
            continue
        return read_ringsdb(text, f"ringsdb:{identity}", _Names(server).of).at(f"ringsdb:{identity}")
    raise bad("decks-fetch-not-there", source=f"ringsdb:{identity}", server=server.host)


def _wanted(what: str, host: str) -> tuple[str, tuple[str, ...]]:
    """The id, and the calls to try in turn."""
    plain = IDENTITY.fullmatch(what)
    if plain:
        return plain[1], (PUBLISHED, PRIVATE)
    address = _split(what if "//" in what else f"https://{what}")
    found = None if address is None else PAGE.search(address.path) or CALL.search(address.path)
    if address is None or found is None:
        raise bad("decks-fetch-no-address", words=clean(what))
    given = (address.hostname or "").removeprefix("www.")
    if given not in ("ringsdb.com", host.rpartition("@")[2].partition(":")[0]):
        raise bad("decks-fetch-other-server", words=clean(what), server=host)
    if found["what"] == "fellowship":
        raise bad("decks-fetch-fellowship", words=clean(what))
    return found["id"], (PUBLISHED,) if found["what"] == "decklist" else (PRIVATE,)


def _split(address: str) -> urllib.parse.SplitResult | None:
    try:
        return urllib.parse.urlsplit(address)
    except ValueError:
        return None


class _Server:
    """A server that speaks RingsDB's API; all requests together have the given time."""

    def __init__(self, base: str, seconds: float) -> None:
        address = _split(base)
        if address is None or address.scheme not in ("http", "https") or not address.hostname:
            raise bad("decks-fetch-bad-base", words=clean(base))
        self.base = base.rstrip("/")
        self.host = address.netloc
        self.until = time.monotonic() + seconds

    def get(self, call: str) -> str:
        """The text of an answer; raises `_NotThere` or a `BadDeck`."""
        request = urllib.request.Request(f"{self.base}/{call}", headers={"Accept": "application/json"})
        try:
            with _opener().open(request, timeout=self._left()) as answer:
                return self._body(answer.read1).decode("utf-8-sig")
        except BadDeck:
            raise
        except urllib.error.HTTPError as error:
            with error:
                if error.code in (401, 403, 404):
                    raise _NotThere from error
                raise bad("decks-fetch-refused", server=self.host, status=error.code) from error
        except UnicodeDecodeError as error:
            raise bad("decks-not-utf8", 1, self.host) from error
        except (OSError, http.client.HTTPException, ValueError) as error:
            why = clean(str(getattr(error, "reason", error))) or type(error).__name__
            raise bad("decks-fetch-no-answer", server=self.host, why=why) from error

    def _body(self, read: Callable[[int], bytes]) -> bytes:
        body = b""
        while chunk := read(CHUNK):
            body += chunk
            if len(body) > MOST_BYTES:
                raise bad("decks-too-big", source=self.host, most=MOST_BYTES)
            self._left()
        return body

    def _left(self) -> float:
        left = self.until - time.monotonic()
        if left <= 0:
            raise TimeoutError("timed out")
        return left


def _opener() -> urllib.request.OpenerDirector:
    """HTTP and nothing else, wherever a server may redirect us."""
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler,
        urllib.request.HTTPHandler,
        urllib.request.HTTPSHandler,
        urllib.request.HTTPDefaultErrorHandler,
        urllib.request.HTTPRedirectHandler,
        urllib.request.HTTPErrorProcessor,
        urllib.request.UnknownHandler,
    ):
        opener.add_handler(handler())
    return opener


class _Names:
    """Ids that we do not know: the server says which card it is, perhaps another printing of one of ours."""

    def __init__(self, server: _Server) -> None:
        self.server = server
        self.asked = 0

    def of(self, code: str) -> tuple[str | None, str]:
        if not re.fullmatch("[0-9A-Za-z]{1,12}", code) or self.asked >= MOST_LOOKUPS:
            return None, code
        self.asked += 1
        try:
            data = json.loads(self.server.get(CARD.format(code)))
        except (_NotThere, ValueError, RecursionError):
            return None, code
        return printing(data, code)


def printing(card: object, code: str) -> tuple[str | None, str]:
    """What RingsDB says of an id: the card of ours that it is a printing of, if any, and its name."""
    if not isinstance(card, dict) or not isinstance(card.get("name"), str):
        return None, code
    return _same_design(card), f"{card['name']} ({_words(card.get('pack_name'))}, {code})"


def _same_design(card: dict[str, Any]) -> str | None:
    """The card of ours that this is a printing of: by OCTGN's id, or by title, type and pack."""
    guid = card.get("octgnid")
    if isinstance(guid, str) and guid.lower() in pool().by_octgn:
        return pool().by_octgn[guid.lower()]
    printings = card.get("packs") if isinstance(card.get("packs"), list) else []
    packs = [card.get("pack_name"), *(_pack(one) for one in printings or ())]
    code = pool().named(card["name"])
    if code is None or not any(pool().has_pack(_words(name)) for name in packs):
        return None
    return code if card.get("type_code", pool().kind(code)) == pool().kind(code) else None


def _pack(printing: object) -> object:
    if isinstance(printing, dict):
        return printing.get("pack_name") or printing.get("name")
    return printing


def _words(value: object) -> str:
    return value if isinstance(value, str) else ""
