"""A server that speaks RingsDB's public API, as far as a page asks for it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from wilderland.decks import starters
from wilderland.decks.ringsdb import as_ringsdb

STRANGE = {
    "name": "From other packs",
    "heroes": {"01001": 1, "01002": 1, "01007": 1},
    "slots": {"01001": 1, "01002": 1, "01007": 1, "01014": 2, "31999": 2, "02005": 3, "77777": 1},
    "sideslots": [],
}
PLACES: dict[str, Any] = {
    "/api/public/decklist/7.json": as_ringsdb(starters("revised")["lore-tactics"]),
    "/api/oauth2/deck/load/8": STRANGE,
    "/api/public/card/31999.json": {"code": "31999", "name": "Feint", "pack_name": "Revised Core Set"},
    "/api/public/card/02005.json": {"code": "02005", "name": "Bilbo Baggins", "pack_name": "The Hunt for Gollum"},
}


class Speaker(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        found = PLACES.get(self.path)
        body = json.dumps(found or {"success": False}).encode()
        self.send_response(200 if found else 404)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def speaking() -> Iterator[str]:
    """The address of such a server, while it runs."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Speaker)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
