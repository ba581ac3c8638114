"""Cards say which steps of the round they speak of."""

from __future__ import annotations

import pytest

from wilderland.cards.catalogue import catalogue
from wilderland.kernel.ability import Trigger
from wilderland.model import kinds as k
from wilderland.views.steps import steps_of


@pytest.mark.parametrize(
    ("title", "steps"),
    [
        ("Aragorn", ("quest.commit",)),
        ("Eleanor", ("quest.staging",)),
        ("Legolas", ("combat.player.3",)),
        ("Forest Spider", ("encounter.checks",)),
        ("Dol Guldur Beastmaster", ("combat.enemy.1",)),
        ("Old Forest Road", ("travel",)),
        ("Gandalf", ("refresh",)),
        ("Hasty Stroke", ()),  # an event: never in play
        ("Gimli", ()),
    ],
)
def test_a_card_speaks_of_the_steps_in_which_it_answers(title: str, steps: tuple[str, ...]) -> None:
    assert steps_of(catalogue("revised").find(title)) == steps


@pytest.mark.parametrize(
    ("happening", "titles"), [(k.PHASE_BEGINS, {"Out of the Dungeons"}), (k.PHASE_ENDS, {"Goblin Sniper"})]
)
def test_no_other_card_speaks_of_the_beginning_or_end_of_a_phase(happening: int, titles: set[str]) -> None:
    """`STEPS` takes the phase of these for granted."""
    spoken = {
        face.name
        for face in catalogue("revised").faces.values()
        for ability in face.abilities
        if isinstance(ability, Trigger) and ability.happening == happening
    }
    assert spoken == titles
