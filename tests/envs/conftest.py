"""What could not be checked is told at the end."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

MISSING: list[str] = []


@pytest.fixture
def pyspiel() -> Any:
    """OpenSpiel with our game, where it is installed."""
    try:
        found = importlib.import_module("pyspiel")
    except ModuleNotFoundError:
        why = "OpenSpiel is not installed: pip install 'wilderland[openspiel]'"
        MISSING.append(why)
        pytest.skip(why)
    importlib.import_module("wilderland.envs.spiel")
    return found


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for why in dict.fromkeys(MISSING):
        terminalreporter.section(f"NOT CHECKED: {why}", red=True, bold=True)
