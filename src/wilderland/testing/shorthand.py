"""What tests of many chapters say again and again: short names for positions, made-up cards and questions."""

from __future__ import annotations

from typing import Any

from wilderland.model.kinds import PHASES
from wilderland.testing.made_up import MadeUp, made_up
from wilderland.testing.position import Player, player, table
from wilderland.testing.table import TestTable


# -- positions and cards ----------------------------------------------------------------------------
def laid(*seats: Player, **position: Any) -> TestTable:
    """A position with every action window open, so that each step can be reached."""
    return table(*seats, skip_empty_windows=False, **position)


def foe(name: str, *parts: Any, **facts: Any) -> MadeUp:
    """A middling enemy."""
    usual = {"threat": 1, "engagement": 30, "attack": 2, "defense": 0, "hit_points": 4}
    return made_up(name, "enemy", *parts, **{**usual, **facts})


def place(name: str, *parts: Any, **facts: Any) -> MadeUp:
    """A location that is not soon explored."""
    return made_up(name, "location", *parts, **{"threat": 0, "quest_points": 9, **facts})


# -- what is asked and what was told ----------------------------------------------------------------
def asked_kind(t: TestTable) -> str:
    """What is asked now."""
    return t.decision.kind if t.decision is not None else ""


def to_response_or(t: TestTable, phase: str) -> TestTable:
    """On to the first response asked, or to the phase where it is certain that there is none."""
    return t.until(lambda now: asked_kind(now) == "response" or PHASES[now.state.phase] == phase)


def windows(t: TestTable, until: str) -> list[str]:
    """The steps whose windows open one after the other, up to this one."""
    found: list[str] = []

    def look(t: TestTable) -> bool:
        asked = t.decision
        if asked is not None and asked.kind == "action" and found[-1:] != [asked.step]:
            found.append(asked.step)
        return asked is not None and asked.step == until

    t.until(look)
    return found


def told(t: TestTable, *messages: str) -> list[str]:
    """The titles the chronicle names in lines of these kinds, in order."""
    found = []
    for entry in t.game.log:
        if entry.message in messages:
            args = dict(entry.args)
            reference = args["source"] if "source" in args else args["card"]
            found.append(t.state.cards[reference[0]].printed.name)
    return found


def attacks(t: TestTable) -> list[tuple[str, int]]:
    """Which enemy attacked which player so far."""
    faces = t.state.table.catalogue.faces
    lines = [dict(line.args) for line in t.log("log-enemy-attacks")]
    return [(faces[line["card"][1]].name, line["seat"]) for line in lines]


# -- what a card is ---------------------------------------------------------------------------------
def numbers(t: TestTable, name: str) -> tuple[int, int, int, int]:
    """Willpower, attack, defense, hit points."""
    card = t[name]
    return card.willpower, card.attack, card.defense, card.hit_points


def pays_for(hero: str, card: str) -> bool:
    """Whether the hero's resources pay for a card."""
    return table(hero=hero, hand=card, resources=9).can(card, kind="play")


def unique_hero(name: str) -> bool:
    """Whether a fallen hero stays out while another player's copy is in play, and only then."""

    def can_return(others: str) -> bool:
        return table(
            player(heroes="Éowyn", hand="Fortune or Fate", discard=name, resources=5), player(heroes=others)
        ).can("Fortune or Fate")

    return can_return("Denethor") and not can_return(name)
