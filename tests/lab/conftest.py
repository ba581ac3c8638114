"""What could not be checked is told at the end."""

from __future__ import annotations

import importlib.util
import os

import pytest

MISSING: list[str] = []


@pytest.fixture
def ray() -> None:
    """A Ray cluster can be had, and is wanted: it takes a minute to start (`make test-all` does)."""
    if importlib.util.find_spec("ray") is None:
        why = "Ray is not installed: pip install 'wilderland[ray]'"
    elif not os.environ.get("WILDERLAND_RAY"):
        why = "Ray is left to `make test-all` (WILDERLAND_RAY=1)"
    else:
        return
    MISSING.append(why)
    pytest.skip(why)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for why in dict.fromkeys(MISSING):
        terminalreporter.section(f"NOT CHECKED: {why}", red=True, bold=True)
