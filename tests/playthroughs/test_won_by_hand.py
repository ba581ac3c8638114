"""Games of the two harder scenarios, played by hand with two printed starters and won without an override.

They show that the scenarios can be won, and a change of the rules that would turn one of them shows here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from wilderland.game import Replay

WON = sorted(Path(__file__).with_name("won").glob("*.json"))


@pytest.mark.parametrize("file", WON, ids=lambda file: file.stem)
def test_a_game_won_by_hand_is_still_won(file: Path) -> None:
    game = Replay.loads(file.read_text("utf-8")).play()
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.adjusted) == (True, False)


def test_both_harder_scenarios_are_among_them() -> None:
    scenarios = {Replay.loads(file.read_text("utf-8")).setup.scenario for file in WON}
    assert scenarios == {"journey-along-the-anduin", "escape-from-dol-guldur"}
