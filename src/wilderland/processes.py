"""Worker processes that end with the process they work for, even when that is killed."""

from __future__ import annotations

import multiprocessing
import os
import threading
from multiprocessing.connection import wait


def end_with_parent() -> None:
    """For the beginning of a worker: it ends when its parent does, whatever it is doing."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True, name="end-with-parent").start()


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
