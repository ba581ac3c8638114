"""Which decks may be played: heroes, size, copies, and the starter decks (rules B1 to B3)."""

from __future__ import annotations

import pytest

import wilderland as wl
from wilderland.cards.catalogue import catalogue
from wilderland.decks import BadDeck, Deck, starters
from wilderland.errors import BadSetup

MIRKWOOD = "passage-through-mirkwood"
STARTERS = {
    "leadership": (("Aragorn", "Théodred", "Glóin"), range(13, 28)),
    "tactics": (("Gimli", "Legolas", "Thalin"), range(28, 43)),
    "spirit": (("Éowyn", "Eleanor", "Dúnhere"), range(43, 58)),
    "lore": (("Denethor", "Glorfindel", "Beravor"), range(58, 73)),
}
GANDALF = 73


EVENTS = """
feint quick-strike blade-mastery rain-of-arrows thicket-of-spears sneak-attack ever-vigilant common-cause for-gondor
valiant-sacrifice hasty-stroke a-test-of-will stand-and-fight will-of-the-west strength-of-will dwarven-tomb
""".split()
FIFTY = {**dict.fromkeys(EVENTS, 3), "gandalf": 2}


def of_heroes(*heroes: str) -> Deck:
    return Deck("-".join(heroes), heroes, FIFTY)


def begin(*decks: str | Deck, edition: str, any_deck: bool = False) -> wl.Game:
    return wl.new_game(scenario=MIRKWOOD, decks=list(decks), edition=edition, seed=1, any_deck=any_deck)


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


# -- B2 size and copies -------------------------------------------------------------------------
@pytest.mark.rule("B2")
@pytest.mark.parametrize("edition", ["original", "revised"])
@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        ({**FIFTY, "gandalf": 1}, "too few: 49, 50"),
        ({**FIFTY, "gandalf": 4}, "copies: Gandalf, 4, 3"),
    ],
)
def test_a_deck_that_is_too_small_or_holds_too_many_copies_is_refused_with_the_reason(
    edition: str, cards: dict[str, int], problem: str
) -> None:
    mine = Deck("mine", ("gimli", "aragorn", "eowyn"), cards)
    with pytest.raises(BadDeck, match=f"mine: {problem} .B2"):
        begin(mine, edition=edition)
    assert begin(mine, edition=edition, any_deck=True).decision is not None


@pytest.mark.rule("B2")
def test_all_reasons_of_all_decks_are_told_at_once() -> None:
    small = Deck("small", ("gimli", "legolas", "thalin"), {"feint": 4})
    with pytest.raises(BadDeck) as refused:
        begin("tactics", small, edition="revised")
    found = [(problem.source, problem.message) for problem in refused.value.problems]
    shared = [("", "decks-shared-hero")] * 3
    assert found == [("small", "decks-copies"), ("small", "decks-too-few"), *shared]


@pytest.mark.rule("B1")
def test_players_may_agree_on_any_deck_but_not_on_other_numbers_of_heroes() -> None:
    with pytest.raises(BadSetup, match="B1"):
        begin(of_heroes("gimli", "aragorn"), edition="revised", any_deck=True)
    with pytest.raises(BadSetup, match="gimli.*B1"):
        begin("tactics", of_heroes("aragorn", "gimli", "eowyn"), edition="revised", any_deck=True)


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
