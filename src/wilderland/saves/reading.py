"""Reading the JSON of saves and replays, refusing anything else."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from wilderland.errors import BadSave

FORMAT = 1
"""Of saves and replays."""


def read_json(text: str | bytes) -> dict[str, Any]:
    """A JSON object of this program, or a `BadSave`."""
    try:
        data = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadSave("error-not-json", why=str(error)) from error
    if not isinstance(data, dict) or data.get("wilderland") not in ("save", "replay"):
        raise BadSave("error-not-a-save")
    if data.get("format") != FORMAT:
        raise BadSave("error-other-format", format=repr(data.get("format")), reads=FORMAT)
    return data


def sealed(data: dict[str, Any]) -> str:
    """JSON with a digest of itself, so that a damaged save is told from a whole one."""
    body = compact(data)
    seal = hashlib.sha256(body.encode()).hexdigest()[:24]
    return f'{{"digest":"{seal}",{body[1:]}'


def compact(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def check_seal(data: dict[str, Any]) -> None:
    """Refuse a save that has been changed since it was written (one without a digest is taken as it is)."""
    seal = data.pop("digest", None)
    if seal is not None and seal != hashlib.sha256(compact(data).encode()).hexdigest()[:24]:
        raise BadSave("error-save-damaged")


def read_steps(lines: Any) -> list[int]:
    """For each choice, the gesture it belongs to."""
    steps: list[int] = []
    for line in lines:
        last = steps[-1] if steps else 0
        steps.append(last if line.startswith("+") else last + 1)
    return steps


def read_choices(lines: Any) -> tuple[tuple[int, str], ...]:
    found = []
    for line in lines:
        seat, _, key = line.removeprefix("+").partition(" ")
        found.append((int(seat), key))
    return tuple(found)
