"""The action windows of the round, by the words the table shows (rule W)."""

from __future__ import annotations

from wilderland.kernel.windows import ActionWindow
from wilderland.rules.program import named


def window(name: str) -> ActionWindow:
    """A named action window of the round."""
    return named(f"window/{name}", ActionWindow(name))
