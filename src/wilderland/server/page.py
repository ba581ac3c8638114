"""The page of the table: its files are served compressed, and those with a hash in their name for good."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

PAGE = Path(str(files("wilderland"))) / "web"
"""Where the build puts it."""
HASHED = "assets/"
FOREVER = "public, max-age=31536000, immutable"


class Files(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        for_good = path.replace("\\", "/").startswith(HASHED) and response.status_code == 200
        response.headers["Cache-Control"] = FOREVER if for_good else "no-cache"
        return response


def page() -> ASGIApp | None:
    """The page, if it has been built. Only files are compressed, never answers that have secrets in them."""
    if not (PAGE / "index.html").is_file():
        return None
    return GZipMiddleware(Files(directory=PAGE, html=True), minimum_size=1000)
