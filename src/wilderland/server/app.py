"""The application: resources, the WebSocket, health, metrics, and the page of the table if it is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from fastapi import APIRouter, FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware

from wilderland.server.connection import Connection
from wilderland.server.guard import Guard, listed, same_origin, shields
from wilderland.server.hall import Hall
from wilderland.server.http import box, decks, keeping, people, replays, reviews, tables
from wilderland.server.http.call import Caller, address_of
from wilderland.server.http.resource import describe, resource
from wilderland.server.keepsakes import Health
from wilderland.server.limits import Buckets, Places
from wilderland.server.page import page
from wilderland.server.pictures import find_pictures
from wilderland.server.refusal import Refusal
from wilderland.server.resources import Problem
from wilderland.server.settings import Settings
from wilderland.server.words import Code
from wilderland.version import __version__

HOUR = 3600.0
METHODS = ("GET", "POST", "PUT", "DELETE")
ASKED_WITH = ("authorization", "content-type")
"""What pages of other hosts may ask with, if they may ask at all."""

BY_STATUS: dict[int, Code] = {401: "unknown", 403: "forbidden", 404: "not-found", 405: "bad-message", 413: "too-big"}

router = APIRouter(tags=["server"])


def make_app(settings: Settings, hall: Hall | None = None) -> FastAPI:
    """A server as an ASGI application."""
    hall = hall or Hall(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = FastAPI(
        title="Wilderland",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        separate_input_output_schemas=False,
    )
    app.state.hall = hall
    app.state.pictures = find_pictures(settings.pictures)
    app.state.reading = asyncio.Lock()
    app.state.places = Places(settings.connections, settings.connections_per_address)
    app.state.new_tables = hourly(settings.tables_per_address)
    app.state.new_people = hourly(settings.people_per_address)
    app.state.new_members = hourly(settings.members_per_address)
    app.state.new_reviews = hourly(settings.reviews_per_address)
    for part in (
        router,
        people.router,
        decks.router,
        box.router,
        tables.router,
        replays.router,
        reviews.router,
        keeping.router,
    ):
        app.include_router(part)
    app.add_api_websocket_route("/api/play", play)
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(RequestValidationError, on_nonsense)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_mistake)
    app.state.requests = Buckets(settings.requests_per_second, settings.request_burst, time.monotonic)
    app.state.messages = Buckets(settings.messages_per_address, 5 * settings.messages_per_address, time.monotonic)
    app.add_middleware(Guard, hall=hall, requests=app.state.requests)
    others = listed(settings.origins)
    if others:  # around the guard, so that their pages can also read why they were refused
        app.add_middleware(CORSMiddleware, allow_origins=others, allow_methods=METHODS, allow_headers=ASKED_WITH)
    describe(app)
    built = page()
    if built is not None:
        app.mount("/", built, name="page")
    return app


def hourly(most: int) -> Buckets:
    return Buckets(most / HOUR, most, time.monotonic)


# -- the WebSocket ---------------------------------------------------------------------------------
async def play(socket: WebSocket) -> None:
    """A connection to a table."""
    hall: Hall = socket.app.state.hall
    places: Places = socket.app.state.places
    address = socket.client.host if socket.client else ""
    no = None
    if not same_origin(socket.headers, hall.settings.origins):
        no = Refusal("origin")
    elif hall.draining:
        no = Refusal("restart")
    elif socket.app.state.requests.take(address) is not None or not places.enter(address):
        no = Refusal("too-many")
    if no is not None:
        hall.refused(no, address=address)
        await socket.close(1008)
        return
    connection = Connection(hall, socket, address, socket.app.state.messages)
    try:
        await socket.accept()
        hall.connections[connection.name] = connection
        hall.metrics.connections.set(len(hall.connections))
        await connection.run()
    finally:
        places.leave(address)
        hall.connections.pop(connection.name, None)
        hall.metrics.connections.set(len(hall.connections))


# -- the server itself -----------------------------------------------------------------------------
@resource(router, "GET", "/api/health", Health)
async def health(call: Caller) -> Health:
    """Whether the server works; it says so as soon as it is going to stop."""
    if call.hall.draining:
        raise Refusal("restart")
    await call.hall.store.people.find("")
    return Health("ok", __version__, len(call.hall.rooms), len(call.hall.connections))


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


# -- refusals --------------------------------------------------------------------------------------
def problem(request: Request, no: Refusal, status: int | None = None) -> Response:
    hall: Hall = request.app.state.hall
    hall.refused(no, address=address_of(request), path=request.url.path)
    body = msgspec.json.encode(Problem(no.code, no.said, no.problems))
    return Response(body, status or no.status, no.headers, "application/json")


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem(request, error)


async def on_nonsense(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    why = "; ".join(f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors())
    return problem(request, Refusal("bad-message", "refused-bad-message", why=why[:200]))


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = problem(request, Refusal(BY_STATUS.get(error.status_code, "bad-message")), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def on_mistake(request: Request, error: Exception) -> Response:
    hall: Hall = request.app.state.hall
    hall.metrics.errors.inc()
    hall.log.error("request-failed", extra={"path": request.url.path}, exc_info=error)
    return Response(b"", 500, shields(request.url.path, hall.settings.ringsdb))
