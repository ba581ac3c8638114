"""Replays: looked at step by step, from a file or a finished game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter

from wilderland.server.http.call import Caller
from wilderland.server.http.finished import seen
from wilderland.server.http.looking import looked_at, run_through
from wilderland.server.http.resource import body_of, resource
from wilderland.server.http.tables import head
from wilderland.server.resources import Moments, MomentsWish, ReplayShown, ReplayWish

router = APIRouter(tags=["replays"])


@resource(router, "POST", "/api/replays", ReplayShown, ReplayWish)
async def look(call: Caller, body: Annotated[ReplayWish, body_of(ReplayWish)]) -> ReplayShown:
    """A replay at one of its choices, through some eyes."""
    if body.replay is not None:
        return await looked_at(call, body.replay, body.upto, body.seats)
    game = await seen(call, await head(call, body.table))
    shown = await looked_at(call, game.replay, body.upto, body.seats)
    return msgspec.structs.replace(shown, share=game.share, players=await game.players(call))


@resource(router, "POST", "/api/replays/moments", Moments, MomentsWish)
async def run(call: Caller, body: Annotated[MomentsWish, body_of(MomentsWish)]) -> Moments:
    """Several moments of a replay at once, for stepping and scrubbing."""
    replay = body.replay
    if replay is None:
        replay = (await seen(call, await head(call, body.table))).replay
    return await run_through(call, replay, body.upto, body.count, body.seats)
