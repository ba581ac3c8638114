"""What was learnt of the scenarios that were studied: the lessons of `experience`, as `lessons.json` keeps them."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from wilderland.agents.prices import whose

Lessons = dict[str, list[float]]
"""By question and card: a weight for each fact of the situation, or for each number of a card."""


@cache
def learnt() -> dict[tuple[str, bool], Lessons]:
    """The lessons of all scenarios, for one player or several; whoever teaches puts in others."""
    words = resources.files("wilderland.agents").joinpath("lessons.json").read_text(encoding="utf-8")
    told: dict[str, Lessons] = json.loads(words)
    return {whose(scenario): lessons for scenario, lessons in told.items()}


NONE: Lessons = {}


def lessons_of(scenario: str, several: bool) -> Lessons:
    """What was learnt of a scenario for one player or for several."""
    return learnt().get((scenario, several), NONE)
