"""At the door: limits on rate and size, foreign pages, and headers that tell browsers what not to do. Plain ASGI."""

from __future__ import annotations

import re
from collections.abc import MutableMapping
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wilderland.server.hall import Hall
from wilderland.server.limits import Buckets
from wilderland.server.refusal import Refusal
from wilderland.server.resources import Problem

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; connect-src 'self' {ringsdb}; "
    "object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
UNCOUNTED = ("/api/health", "/metrics")


class Guard:
    """Around the application."""

    def __init__(self, app: ASGIApp, hall: Hall, requests: Buckets) -> None:
        self.app, self.hall, self.requests = app, hall, requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        address = scope["client"][0] if scope.get("client") else ""

        async def shielded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in shields(scope["path"], self.hall.settings.ringsdb).items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            self.check(scope, address)
            await self.app(scope, self.counted(receive), shielded)
        except Refusal as no:
            self.hall.refused(no, address=address, path=scope["path"])
            await refuse(no, scope, receive, shielded)

    def check(self, scope: MutableMapping[str, Any], address: str) -> None:
        headers = Headers(scope=scope)
        wait = None if scope["path"] in UNCOUNTED else self.requests.take(address)
        if wait is not None:
            raise Refusal("too-many", retry=wait)
        if scope["method"] not in SAFE and not same_origin(headers, self.hall.settings.origins):
            raise Refusal("origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.hall.settings.body_bytes:
            raise Refusal("too-big")

    def counted(self, receive: Receive) -> Receive:
        """A body that is longer than it said is not read to its end."""
        total = 0

        async def receiving() -> Message:
            nonlocal total
            message = await receive()
            total += len(message.get("body", b""))
            if total > self.hall.settings.body_bytes:
                raise Refusal("too-big")
            return message

        return receiving


@cache
def policy(ringsdb: str) -> str:
    """The content policy of a server whose pages fetch decks there."""
    return POLICY.format(ringsdb=origin_of(ringsdb))


def shields(path: str, ringsdb: str) -> dict[str, str]:
    """The headers of every answer; nothing that is asked of the server itself is kept by anybody on the way."""
    kept = {"Cache-Control": "no-store"} if path.startswith("/api") else {}
    return {**HEADERS, "Content-Security-Policy": policy(ringsdb), **kept}


def origin_of(address: str) -> str:
    """Scheme and host of an address, and nothing that could say more in a header; empty if it is none."""
    try:
        parts = urlsplit(address)
        host = f"{parts.hostname}:{parts.port}" if parts.port else parts.hostname or ""
    except ValueError:
        return ""
    fit = parts.scheme in ("http", "https") and re.fullmatch(r"[A-Za-z0-9.:\[\]-]+", host)
    return f"{parts.scheme}://{host}" if fit else ""


def listed(origins: str) -> list[str]:
    return [one.strip() for one in origins.split(",") if one.strip()]


def same_origin(headers: Headers, allowed: str) -> bool:
    """Whether a page of ours asks; what is no page sends no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in listed(allowed):
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


async def refuse(no: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with a problem."""
    body = msgspec.json.encode(Problem(no.code, no.said, no.problems))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(word.lower().encode(), value.encode()) for word, value in no.headers.items()]
    await send({"type": "http.response.start", "status": no.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
