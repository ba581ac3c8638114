"""Playing replays where they can do no harm."""

from __future__ import annotations

from typing import Any

import msgspec

from wilderland.errors import WilderlandError
from wilderland.server.http.call import Call
from wilderland.server.processes import NoAnswer
from wilderland.server.reels import Look, show
from wilderland.server.refusal import Refusal, because
from wilderland.server.resources import ReplayShown


async def looked_at(call: Call, replay: dict[str, Any], upto: int | None, seats: tuple[int, ...] | None) -> ReplayShown:
    """A replay after so many choices, played in another process."""
    question = Look(msgspec.json.encode(replay).decode(), upto, seats)
    try:
        return await call.hall.readers.run(question.name, show, question)
    except WilderlandError as error:
        raise because(error) from None
    except NoAnswer:
        raise Refusal("too-big") from None
    except Exception as error:  # a file can say anything
        call.hall.log.info("replay-refused", extra={"why": repr(error)[:200]})
        raise Refusal("illegal", "refused-replay") from None
