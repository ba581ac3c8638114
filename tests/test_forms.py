"""The engine is pure Python, or the same sources compiled: the whole suite runs in both forms (`make test-all`)."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from wilderland.agents.roster import agent
from wilderland.game import new_game
from wilderland.testing.bench import is_compiled

ROOT = Path(__file__).resolve().parents[1]
GAMES = (("journey-along-the-anduin", "expert"), ("escape-from-dol-guldur", "expert"), ("", "search:6"))


def played(scenario: str, player: str) -> str:
    """The answers of a game, in a line."""
    game, who = new_game(scenario or "passage-through-mirkwood", ["leadership"], seed=77), agent(player, 77)
    while game.decision is not None:
        game.choose(who.choose(game))
    return " ".join(key for _, key in game.replay.choices)


def test_the_form_tested_is_the_form_asked_for() -> None:
    assert is_compiled() == (os.environ.get("WILDERLAND_COMPILED", "") not in ("", "0"))


@pytest.mark.parametrize(("scenario", "player"), GAMES)
def test_players_answer_alike_in_the_form_of_the_sources(scenario: str, player: str) -> None:
    """In a process of its own, whose sets lie otherwise: neither that nor the form may decide anything."""
    ask = f"from tests.test_forms import played; print(played({scenario!r}, {player!r}))"
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    alone = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "3"}
    told = subprocess.run([sys.executable, "-c", ask], env=alone, capture_output=True, text=True, check=True).stdout
    assert told.strip() == played(scenario, player)


def test_nothing_is_compiled_that_would_work_otherwise() -> None:
    """mypyc makes an ordinary property of a cached one, without a word."""
    spec = importlib.util.spec_from_file_location("compile_engine", ROOT / "compile_engine.py")
    assert spec is not None and spec.loader is not None
    engine = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(engine)
    sources = engine.sources(ROOT)
    assert "src/wilderland/agents/questing.py" in sources
    assert [one for one in sources if "cached_property" in (ROOT / one).read_text(encoding="utf-8")] == []
