"""Heroes at the table and the starter decks (rules B1 and B3)."""

from __future__ import annotations

import pytest

import wilderland as wl
from wilderland.cards.catalogue import catalogue
from wilderland.decks import Deck, starters
from wilderland.errors import BadSetup

MIRKWOOD = "passage-through-mirkwood"
STARTERS = {
    "leadership": (("Aragorn", "Théodred", "Glóin"), range(13, 28)),
    "tactics": (("Gimli", "Legolas", "Thalin"), range(28, 43)),
    "spirit": (("Éowyn", "Eleanor", "Dúnhere"), range(43, 58)),
    "lore": (("Denethor", "Glorfindel", "Beravor"), range(58, 73)),
}
GANDALF = 73


def of_heroes(*heroes: str) -> Deck:
    return Deck("-".join(heroes), heroes, {"gandalf": 3, "feint": 3, "faramir": 3})


def begin(*decks: str | Deck, edition: str) -> wl.Game:
    return wl.new_game(scenario=MIRKWOOD, decks=list(decks), edition=edition, seed=1)


# -- B1 heroes ----------------------------------------------------------------------------------
@pytest.mark.rule("B1")
@pytest.mark.parametrize("heroes", [("gimli",), ("gimli", "aragorn"), ("gimli", "aragorn", "eowyn")])
def test_the_original_edition_is_played_with_one_to_three_heroes(heroes: tuple[str, ...]) -> None:
    game = begin(of_heroes(*heroes), edition="original")
    assert len(game.view(seat=0)["players"][0]["play"]) == len(heroes)


@pytest.mark.rule("B1")
@pytest.mark.parametrize("edition", ["original", "revised"])
@pytest.mark.parametrize("heroes", [(), ("gimli", "aragorn", "eowyn", "thalin")])
def test_no_hero_and_four_heroes_are_refused(edition: str, heroes: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup, match="B1"):
        begin(of_heroes(*heroes), edition=edition)


@pytest.mark.rule("B1")
@pytest.mark.parametrize("heroes", [("gimli",), ("gimli", "aragorn")])
def test_the_revised_edition_is_played_with_three_heroes(heroes: tuple[str, ...]) -> None:
    assert begin(of_heroes("gimli", "aragorn", "eowyn"), edition="revised").decision is not None
    with pytest.raises(BadSetup, match="B1"):
        begin(of_heroes(*heroes), edition="revised")


@pytest.mark.rule("B1")
@pytest.mark.parametrize("edition", ["original", "revised"])
def test_no_hero_sits_twice_at_the_table(edition: str) -> None:
    with pytest.raises(BadSetup, match="Gimli.*B1"):
        begin("tactics", of_heroes("aragorn", "gimli", "eowyn"), edition=edition)
    with pytest.raises(BadSetup, match="B1"):
        begin(of_heroes("gimli", "gimli", "eowyn"), edition=edition)


# -- B3 starter decks ---------------------------------------------------------------------------
@pytest.mark.rule("B3")
@pytest.mark.parametrize(("edition", "gandalfs", "size"), [("original", 1, 30), ("revised", 2, 47)])
@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_deck_is_every_copy_of_its_numbers_and_gandalf(
    name: str, edition: str, gandalfs: int, size: int
) -> None:
    heroes, numbers = STARTERS[name]
    facts = {entry["number"]: entry for entry in catalogue(edition).facts.values() if "number" in entry}
    due = {facts[number]["code"]: facts[number]["quantity"][edition] for number in numbers}
    found = starters(edition)[name]
    assert tuple(face.name for face in found.faces(catalogue(edition))[0]) == heroes
    assert dict(found.cards) == {**due, facts[GANDALF]["code"]: gandalfs}
    assert sum(found.cards.values()) == size


@pytest.mark.rule("B3")
@pytest.mark.parametrize("edition", ["original", "revised"])
@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_deck_may_be_played_although_it_is_small(name: str, edition: str) -> None:
    game = begin(name, edition=edition)
    shown = game.view(seat=0)["players"][0]
    assert len(shown["hand"]) == 6
    assert len(shown["hand"]) + len(shown["deck"]) == {"original": 30, "revised": 47}[edition]
    assert {card["name"] for card in shown["play"]} == set(STARTERS[name][0])
