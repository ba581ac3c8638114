"""The server's log: one JSON object a line. No secret is ever in it: tokens and keys are not logged at all."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

NAME = "wilderland.server"
_ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as a line: when, how bad, what, and whatever was given with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.name != NAME:
            line["from"] = record.name
        line |= {word: value for word, value in vars(record).items() if word not in _ORDINARY}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def to_stderr(level: str = "info") -> None:
    """Write the log of this process to its error stream."""
    logging.Formatter.converter = time.gmtime
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "aiosqlite", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def logger() -> logging.Logger:
    return logging.getLogger(NAME)
