"""``python -m wilderland.server``: the server alone, set by its environment, as containers like it."""

from __future__ import annotations

import os
import sys

from wilderland.server.logs import to_stderr
from wilderland.server.serving import make_server
from wilderland.server.settings import Settings

if __name__ == "__main__":
    to_stderr(os.environ.get("WILDERLAND_LOG", "info"))
    server = make_server(
        Settings.from_environment(),
        os.environ.get("WILDERLAND_HOST", "127.0.0.1"),
        int(os.environ.get("WILDERLAND_PORT", "8000")),
        os.environ.get("WILDERLAND_TRUSTED", "127.0.0.1"),
    )
    server.run()
    sys.exit(0 if server.started else 1)
