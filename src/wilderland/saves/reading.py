"""Reading the JSON of saves and replays, refusing anything else."""

from __future__ import annotations

import json
from typing import Any

from wilderland.errors import BadSave

FORMAT = 1
"""Of saves and replays."""


def read_json(text: str | bytes) -> dict[str, Any]:
    """A JSON object of this program, or a `BadSave`."""
    try:
        data = json.loads(text)
    except (ValueError, TypeError) as error:
        raise BadSave(f"damaged, or not a save at all: {error}") from error
    if not isinstance(data, dict) or data.get("wilderland") not in ("save", "replay"):
        raise BadSave("not a save of this game")
    if data.get("format") != FORMAT:
        raise BadSave(f"save format {data.get('format')!r}; this version reads {FORMAT}")
    return data


def read_choices(lines: Any) -> tuple[tuple[int, str], ...]:
    found = []
    for line in lines:
        seat, _, key = line.partition(" ")
        found.append((int(seat), key))
    return tuple(found)
