"""The protocol of the WebSocket in one place: its version, what goes which way, and how it is written.

A message is a JSON object whose `type` names it. `docs/protocol.md` tells the story; `web/src/protocol.ts` is made of
these types.
"""

from __future__ import annotations

import re

import msgspec

from wilderland.server.asks import Request
from wilderland.server.tells import Notice

PROTOCOL = 1
"""Rises when an older client could not play on."""

_encoder = msgspec.json.Encoder()
_requests: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_notices: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)


NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The letter no database likes, as JSON writes it: after no backslash, or after whole pairs of them."""


def checked(data: str | bytes) -> bytes:
    """What came over the net, if there is nothing in it that could not be stored."""
    raw = data.encode() if isinstance(data, str) else data
    if NUL.search(raw):
        raise msgspec.ValidationError("NUL")
    return raw


def encode(message: Request | Notice) -> bytes:
    return _encoder.encode(message)


def read_request(data: str | bytes) -> Request:
    """What a client sent; a `msgspec.DecodeError` (a `ValidationError` if it is JSON) if it is none of these."""
    return _requests.decode(checked(data))


def read_notice(data: str | bytes) -> Notice:
    """What a server sent."""
    return _notices.decode(data)
