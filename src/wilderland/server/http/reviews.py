"""Reviews of finished games: asked for, then looked at until they are finished."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter

from wilderland.server.counsel import ReviewShown, ReviewWish
from wilderland.server.http.call import Caller, Id
from wilderland.server.http.finished import seen
from wilderland.server.http.resource import body_of, resource
from wilderland.server.http.tables import head
from wilderland.server.reviewing import Tale

router = APIRouter(tags=["reviews"])


@resource(router, "POST", "/api/reviews", ReviewShown, ReviewWish)
async def review(call: Caller, body: Annotated[ReviewWish, body_of(ReviewWish)]) -> ReviewShown:
    """Judge a finished game; what has been judged before is there at once."""
    replay = body.replay
    if replay is None:
        replay = (await seen(call, await head(call, body.table))).replay
    tale = Tale(msgspec.json.encode(replay).decode(), body.open_hands)
    if not call.hall.reviews.known(tale):
        call.allow("new_reviews")
    return (await call.hall.reviews.ask(tale)).shown()


@resource(router, "GET", "/api/reviews/{review}", ReviewShown)
async def look(call: Caller, review: Id) -> ReviewShown:
    """A review, as far as it has come. Who asks at another worker than before asks for it anew."""
    return call.hall.reviews.find(review).shown()
