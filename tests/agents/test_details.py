"""A table card by card, and an outlook that knows cards by their names."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wilderland.agents import ExpertPlayer
from wilderland.agents.details import details
from wilderland.agents.outlook import chance, knows_cards, weights
from wilderland.game import Game, new_game
from wilderland.model.kinds import HANDS, PLANNING
from wilderland.testing import player, table

GULDUR = "escape-from-dol-guldur"


def laid() -> dict[str, float]:
    return details(
        table(
            player(
                heroes=["Aragorn", "Éowyn"],
                attached={"Aragorn": "Steward of Gondor"},
                allies=["Faramir", "Snowbourn Scout", "Snowbourn Scout"],
                hand=["Gandalf", "Gandalf"],
                engaged="King Spider",
                resources={"Éowyn": 3},
                discard="Sneak Attack",
            ),
            player(heroes=["Gimli"], hand="Gandalf"),
            staging=["Wolf Rider", "Wolf Rider"],
            damage={"Aragorn": 2},
            phase="planning",
        ).game.state
    )


def test_every_card_is_told_by_its_name_and_place() -> None:
    found = laid()
    assert (found["ours: Snowbourn Scout"], found["ours: Faramir"], found["ours: Gimli"]) == (2, 1, 1)
    assert found["held: Gandalf"] == 3, "whoever holds it"
    assert found["spent: Sneak Attack"] == found["engaged: King Spider"] == found["attached: Steward of Gondor"] == 1
    assert found["staged: Wolf Rider"] == 2 and "staged: King Spider" not in found
    assert (found["hit points: Aragorn"], found["hit points: Éowyn"]) == (3, 3)
    assert found["resources: Éowyn"] == 3 and found["Aragorn carries: Steward of Gondor"] == 1


@pytest.fixture(scope="module")
def escape() -> Iterator[Game]:
    """As the first planning begins."""
    game, expert = new_game(GULDUR, ("leadership", "spirit"), edition="original", seed=3), ExpertPlayer()
    while game.state.phase != PLANNING:
        game.choose(expert.choose(game))
    yield game


def test_the_prisoner_is_told_by_his_name_and_guards_by_theirs(escape: Game) -> None:
    found = details(escape.state)
    jailed = [word for word in found if word.startswith("jailed")]
    assert len(jailed) == 1 and found[jailed[0]] == 1
    name = jailed[0].removeprefix("jailed: ")
    assert f"hit points: {name}" not in found
    assert len([word for word in found if word.startswith("hit points")]) == 5
    guarding = [card for card in escape.state.cards if card.guard >= 0]
    assert sum(number for word, number in found.items() if word.startswith("guards")) == len(guarding) > 0
    assert not any(word.startswith("staged: ") and word.endswith(("Key", "Map", "Torch")) for word in found)


def test_an_outlook_may_know_which_card_is_held(escape: Game) -> None:
    """In Dol Guldur for two it was fitted to cards by name; elsewhere a card is a card."""
    assert knows_cards(GULDUR, several=True) and not knows_cards("passage-through-mirkwood", several=True)
    weigh = weights(GULDUR, several=True)
    held = {word: weight for word, weight in weigh.items() if word.startswith("held: ")}
    best, worst = (pick(held, key=lambda word: held[word]).removeprefix("held: ") for pick in (max, min))
    assert held[f"held: {best}"] > held[f"held: {worst}"]
    chances = []
    for name in (best, worst):
        game = escape.clone()
        card = next(card for card in game.state.cards if card.face.name == name and card.zone not in HANDS)
        game.adjust(card=card.id, zone=f"hand:{card.owner}")
        chances.append(chance(game.state))
    assert chances[0] > chances[1]
