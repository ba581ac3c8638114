"""FastAPI routes whose bodies and answers are msgspec structs: read, written and described by the same types."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
from fastapi import APIRouter, Depends, FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from starlette.responses import JSONResponse

from wilderland.server.messages import checked
from wilderland.server.refusal import Refusal
from wilderland.server.resources import Problem

Struct = type[msgspec.Struct]
Endpoint = Callable[..., Awaitable[Any]]
SCHEMA = "#/components/schemas/{name}"
MENTIONED: set[Struct] = {Problem}
"""Every struct that a resource takes or gives."""

REFUSALS = (401, 403, 404, 405, 409, 413, 422, 429, 503)


class Written(JSONResponse):
    """A struct as JSON."""

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def body_of(struct: Struct) -> Any:
    """A dependency that reads the body of a request."""
    decoder = msgspec.json.Decoder(struct)

    async def read(request: Request) -> Any:
        try:
            return decoder.decode(checked(await request.body()))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("bad-message", "refused-bad-message", why=str(error)[:200]) from None

    return Depends(read)


def resource(
    router: APIRouter,
    method: str,
    path: str,
    answer: Struct | None,
    body: Struct | None = None,
    status: int = 200,
    media: Iterable[str] = ("application/json",),
) -> Callable[[Endpoint], Endpoint]:
    """Register an endpoint. What it returns is written as JSON, unless it is a response already."""

    def register(handler: Endpoint) -> Endpoint:
        @functools.wraps(handler)
        async def endpoint(*args: Any, **words: Any) -> Response:
            found = await handler(*args, **words)
            return found if isinstance(found, Response) else Written(found, status)

        good: dict[str, Any] = {"description": "Done."}
        good["content"] = {one.partition(";")[0]: {"schema": _schema(answer) if answer else {}} for one in media}
        extra: dict[str, Any] = {}
        if body is not None:
            extra["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(body)}}}
        problem = {"description": "Refused.", "content": {"application/json": {"schema": _schema(Problem)}}}
        router.add_api_route(
            path,
            endpoint,
            methods=[method],
            status_code=status,
            response_model=None,
            response_class=Written,
            summary=(handler.__doc__ or handler.__name__).partition("\n")[0],
            openapi_extra={**extra, "responses": {str(status): good, **{str(code): problem for code in REFUSALS}}},
        )
        return handler

    return register


def _schema(struct: Struct) -> dict[str, str]:
    MENTIONED.add(struct)
    return {"$ref": SCHEMA.format(name=struct.__name__)}


def describe(app: FastAPI) -> None:
    """Let the application describe itself with our structs."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            described = get_openapi(title=app.title, version=app.version, routes=app.routes)
            structs = sorted(MENTIONED, key=lambda struct: struct.__name__)
            _, components = msgspec.json.schema_components(structs, ref_template=SCHEMA)
            described.setdefault("components", {})["schemas"] = components
            described["components"]["securitySchemes"] = {"key": {"type": "http", "scheme": "bearer"}}
            described["security"] = [{"key": []}, {}]
            for operations in described["paths"].values():
                for operation in operations.values():
                    operation.get("responses", {}).get("422", {}).update(_refused())
            app.openapi_schema = described
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _refused() -> dict[str, Any]:
    return {"description": "Refused.", "content": {"application/json": {"schema": _schema(Problem)}}}
