"""Golden games: every difference is shown. If it is wanted, write them anew and review the diff:

python -m wilderland.testing.playthroughs --write
"""

from __future__ import annotations

from pathlib import Path

import pytest

from wilderland.rules.editions import EDITIONS
from wilderland.scenarios import scenarios
from wilderland.testing.playthroughs import LARGEST, PLAYTHROUGHS, Playthrough, difference

FOLDER = Path(__file__).parent.parent / "playthroughs"


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.name)
def test_the_game_goes_as_written(playthrough: Playthrough) -> None:
    shown = difference(playthrough, FOLDER)
    assert not shown, shown[:5_000] + "\n(python -m wilderland.testing.playthroughs --write, if this is wanted)"


def test_every_file_is_a_game_and_small_enough_to_be_read() -> None:
    files = {path.name: path.stat().st_size for path in FOLDER.glob("*.txt")}
    assert sorted(files) == sorted(playthrough.name for playthrough in PLAYTHROUGHS)
    assert max(files.values()) < LARGEST


def test_tables_of_all_sizes_all_editions_scenarios_and_both_players_are_among_them() -> None:
    assert {len(one.decks) for one in PLAYTHROUGHS} == {1, 2, 3, 4}
    assert {one.edition for one in PLAYTHROUGHS} == set(EDITIONS)
    assert {one.scenario for one in PLAYTHROUGHS} == set(scenarios())
    assert {one.agent for one in PLAYTHROUGHS} == {"random", "sensible"}
