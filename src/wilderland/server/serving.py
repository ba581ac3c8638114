"""Running the application: uvicorn, told to let tables sleep before it goes."""

from __future__ import annotations

import gc
import socket as sockets
from typing import Any

import uvicorn
from fastapi import FastAPI

from wilderland.server.app import make_app
from wilderland.server.settings import Settings

SELDOM = (5_000, 10, 500)
"""How often garbage is looked for, among the young, the grown and all: looking through a hundred tables takes 50 ms, in
which nobody is answered."""


class Server(uvicorn.Server):
    """On the way out, everybody is told to come back before their connections are closed."""

    def run(self, sockets: list[sockets.socket] | None = None) -> None:
        """What is there before the first table stays for good: collecting garbage need not look at it again, and seldom
        at all tables, where nearly nothing is garbage."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)
        super().run(sockets)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        app = self.config.app
        assert isinstance(app, FastAPI)
        await app.state.hall.drain()
        await super().shutdown(sockets)


def make_server(settings: Settings, host: str, port: int, trusted: str = "127.0.0.1", **more: Any) -> Server:
    """A server; `trusted` are the proxies whose word about a client's address is taken."""
    return Server(
        uvicorn.Config(
            make_app(settings),
            host=host,
            port=port,
            log_config=None,
            access_log=False,
            proxy_headers=True,
            forwarded_allow_ips=trusted,
            server_header=False,
            ws_max_size=settings.message_bytes,
            ws_max_queue=16,
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            limit_concurrency=settings.connections + 200,
            timeout_keep_alive=15,
            timeout_graceful_shutdown=10,
            **more,
        )
    )
