"""Playing replays where they can do no harm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from wilderland.errors import WilderlandError
from wilderland.server.http.call import Call
from wilderland.server.processes import NoAnswer
from wilderland.server.reels import Look, run, show
from wilderland.server.refusal import Refusal, because
from wilderland.server.resources import Moments, ReplayShown

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")
Eyes = tuple[int, ...] | None


async def looked_at(call: Call, replay: dict[str, Any], upto: int | None, seats: Eyes) -> ReplayShown:
    """A replay after so many choices."""
    return await _played(call, show, Look(_text(replay), upto, seats))


async def run_through(call: Call, replay: dict[str, Any], upto: int, count: int, seats: Eyes) -> Moments:
    """So many moments of a replay."""
    return await _played(call, run, Look(_text(replay), upto, seats, count - 1))


def _text(replay: dict[str, Any]) -> str:
    return msgspec.json.encode(replay).decode()


async def elsewhere(call: Call, name: str, work: Callable[[Asked], Answer], asked: Asked) -> Answer:
    """Done in another process, which can be killed."""
    try:
        return await call.hall.readers.run(name, work, asked)
    except WilderlandError as error:
        raise because(error) from None
    except NoAnswer:
        raise Refusal("too-big") from None


async def _played(call: Call, work: Callable[[Look], Answer], question: Look) -> Answer:
    try:
        return await elsewhere(call, question.name, work, question)
    except Refusal:
        raise
    except Exception as error:  # a file can say anything
        call.hall.log.info("replay-refused", extra={"why": repr(error)[:200]})
        raise Refusal("illegal", "refused-replay") from None
