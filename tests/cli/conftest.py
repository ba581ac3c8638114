"""The command line in a folder of its own, with a place of its own to keep games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from wilderland.cli import main

Cli = Callable[..., Result]


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept in this test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "state" / "wilderland"


@pytest.fixture
def cli(kept: Path) -> Cli:
    """Run a command: its words, and the lines that are typed."""

    def run(words: str, *typed: str, width: int = 80) -> Result:
        text = "".join(f"{line}\n" for line in typed)
        return CliRunner().invoke(main, words.split(), input=text, env={"COLUMNS": str(width)}, catch_exceptions=False)

    return run
