"""Replays: looked at step by step, from a file or a finished game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter

from wilderland.server.http.call import Caller
from wilderland.server.http.looking import looked_at
from wilderland.server.http.resource import body_of, resource
from wilderland.server.http.tables import head, replay_of
from wilderland.server.resources import ReplayShown, ReplayWish

router = APIRouter(tags=["replays"])


@resource(router, "POST", "/api/replays", ReplayShown, ReplayWish)
async def look(call: Caller, body: Annotated[ReplayWish, body_of(ReplayWish)]) -> ReplayShown:
    """A replay at one of its choices, through some eyes."""
    replay = body.replay
    if replay is None:
        row = await head(call, body.table)
        if not row["public"]:
            await call.member(body.table)
        replay = await replay_of(call, row)
    return await looked_at(call, replay, body.upto, body.seats)
