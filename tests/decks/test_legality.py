"""Whether decks are legal: heroes, size, copies, starter decks, and what the decks of a table share."""

from __future__ import annotations

import pytest

from wilderland.decks import Deck, check, conflicts, is_legal, starter_of, starters, statistics

EDITIONS = ["revised", "original", "first-printing"]
HEROES = ("gimli", "aragorn", "eowyn")
EVENTS = """
feint quick-strike blade-mastery rain-of-arrows thicket-of-spears sneak-attack ever-vigilant common-cause for-gondor
valiant-sacrifice hasty-stroke a-test-of-will stand-and-fight will-of-the-west strength-of-will dwarven-tomb
""".split()
FIFTY = {**dict.fromkeys(EVENTS, 3), "gandalf": 2}


def faults(deck: Deck, edition: str = "revised") -> list[tuple[str, str]]:
    return [(problem.rule, problem.message) for problem in check(deck, edition) if problem.fatal]


def remarks(deck: Deck, edition: str = "revised") -> list[tuple[str, str]]:
    return [(problem.rule, str(problem.args.get("card", ""))) for problem in check(deck, edition) if not problem.fatal]


@pytest.mark.parametrize("edition", EDITIONS)
def test_fifty_cards_and_three_heroes_are_legal(edition: str) -> None:
    assert sum(FIFTY.values()) == 50
    assert check(Deck("x", HEROES, FIFTY), edition) == ()


# -- B1 heroes ----------------------------------------------------------------------------------
@pytest.mark.rule("B1")
@pytest.mark.parametrize(
    ("edition", "legal"), [("revised", [3]), ("original", [1, 2, 3]), ("first-printing", [1, 2, 3])]
)
def test_how_many_heroes_a_deck_has_depends_on_the_edition(edition: str, legal: list[int]) -> None:
    heroes = ("gimli", "aragorn", "eowyn", "beravor")
    found = [number for number in range(5) if not faults(Deck("x", heroes[:number], FIFTY), edition)]
    assert found == legal
    assert faults(Deck("x", heroes, FIFTY), edition) == [("B1", "decks-heroes")]


@pytest.mark.rule("B1")
def test_no_hero_is_in_a_deck_twice() -> None:
    assert faults(Deck("x", ("gimli", "Gimli", "eowyn"), FIFTY)) == [("B1", "decks-hero-twice-in-deck")]


@pytest.mark.rule("B1")
def test_only_heroes_lead_a_deck() -> None:
    assert faults(Deck("x", ("gimli", "aragorn", "gandalf"), FIFTY)) == [("B1", "decks-no-hero")]


@pytest.mark.rule("B1")
def test_decks_of_one_table_share_no_hero() -> None:
    decks = [Deck("one", HEROES, FIFTY), Deck("two", ("legolas",), FIFTY), Deck("three", ("Gimli",), {})]
    shared = [problem for problem in conflicts(decks) if problem.fatal]
    assert [(one.rule, one.args["card"], one.args["decks"]) for one in shared] == [("B1", "Gimli", "1. one, 3. three")]
    assert conflicts(decks[:1]) == ()


@pytest.mark.rule("G6")
def test_a_unique_ally_in_two_decks_is_allowed_and_mentioned() -> None:
    decks = [Deck("one", ("gimli",), {"faramir": 1, "feint": 1}), Deck("two", ("eowyn",), {"Faramir": 2, "feint": 2})]
    found = conflicts(decks)
    assert [(one.rule, one.args["card"], one.fatal) for one in found] == [("G6", "Faramir", False)]


# -- B2 cards -----------------------------------------------------------------------------------
@pytest.mark.rule("B2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deck_has_at_least_fifty_cards(edition: str) -> None:
    assert faults(Deck("x", HEROES, {**FIFTY, "gandalf": 1}), edition) == [("B2", "decks-too-few")]
    assert faults(Deck("x", HEROES, {**FIFTY, "gandalf": 3}), edition) == []


@pytest.mark.rule("B2")
def test_the_sideboard_does_not_count() -> None:
    deck = Deck("x", HEROES, {**FIFTY, "gandalf": 1}, {"gandalf": 3})
    assert faults(deck) == [("B2", "decks-too-few")]


@pytest.mark.rule("B2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_copies_of_a_card_are_the_most(edition: str) -> None:
    assert faults(Deck("x", HEROES, {**FIFTY, "gandalf": 4}), edition) == [("B2", "decks-copies")]


@pytest.mark.rule("B2")
def test_copies_are_counted_by_title() -> None:
    found = [problem for problem in check(Deck("x", HEROES, {**FIFTY, "Gandalf": 2})) if problem.fatal]
    assert [(one.message, dict(one.args)) for one in found] == [
        ("decks-copies", {"card": "Gandalf", "count": 4, "most": 3})
    ]


@pytest.mark.rule("B2")
@pytest.mark.parametrize(
    ("card", "message"),
    [
        ("forest-spider", "decks-not-in-deck"),
        ("legolas", "decks-not-in-deck"),
        ("Elrond", "decks-unknown-card"),
    ],
)
def test_a_deck_is_of_allies_attachments_and_events(card: str, message: str) -> None:
    assert faults(Deck("x", HEROES, {**FIFTY, card: 1})) == [("B2", message)]


@pytest.mark.rule("M6")
def test_boons_are_for_campaigns_and_do_not_count() -> None:
    deck = Deck("x", HEROES, {**FIFTY, "gandalf": 1, "mendors-support": 1})
    assert faults(deck) == [("M6", "decks-campaign-card"), ("B2", "decks-too-few")]
    assert ("B2", "decks-not-in-edition") in faults(deck, "original")


@pytest.mark.rule("B2", "Q5")
def test_cards_that_no_hero_can_pay_for_are_legal_and_mentioned() -> None:
    deck = Deck("x", ("gimli", "legolas", "thalin"), FIFTY)
    assert faults(deck) == []
    assert ("Q5", "A Test of Will") in remarks(deck)
    assert ("Q5", "Feint") not in remarks(deck)
    assert ("Q5", "Gandalf") not in remarks(deck)


# -- B3, B4 printed decks -----------------------------------------------------------------------
@pytest.mark.rule("B3")
@pytest.mark.parametrize("edition", ["original", "revised"])
@pytest.mark.parametrize("name", ["leadership", "tactics", "spirit", "lore"])
def test_starter_decks_are_legal_below_fifty_cards_whatever_they_are_called(name: str, edition: str) -> None:
    printed = starters(edition)[name]
    renamed = Deck("mine", tuple(reversed(printed.heroes)), dict(reversed(list(printed.cards.items()))))
    assert is_legal(renamed, edition)
    assert starter_of(renamed, edition) == name
    assert remarks(renamed, edition) == ([("B3", "")] if edition == "original" else [])


@pytest.mark.rule("B3")
@pytest.mark.parametrize("edition", ["original", "revised"])
def test_a_changed_starter_deck_is_a_deck_like_any_other(edition: str) -> None:
    printed = starters(edition)["tactics"]
    assert faults(Deck("x", printed.heroes, {**printed.cards, "feint": 1}), edition) == [("B2", "decks-too-few")]
    other = {"original": "revised", "revised": "original"}[edition]
    assert not is_legal(printed, other)


@pytest.mark.rule("B4")
@pytest.mark.parametrize(
    ("name", "heroes", "spheres"),
    [
        ("leadership-spirit", {"aragorn", "theodred", "eowyn"}, {"leadership", "spirit", "neutral"}),
        ("lore-tactics", {"beravor", "denethor", "legolas"}, {"lore", "tactics", "neutral"}),
    ],
)
def test_the_two_sphere_decks_have_fifty_cards_of_two_spheres(name: str, heroes: set[str], spheres: set[str]) -> None:
    printed = starters("revised")[name]
    assert set(printed.heroes) == heroes
    assert sum(printed.cards.values()) == 50
    assert set(statistics(printed).spheres) == spheres
    assert check(printed) == ()
    assert starter_of(printed, "original") is None


@pytest.mark.rule("B4")
def test_three_stewards_make_the_fifty() -> None:
    assert starters("revised")["leadership-spirit"].cards["steward-of-gondor"] == 3


# -- numbers ------------------------------------------------------------------------------------
def test_a_deck_in_numbers() -> None:
    deck = Deck("x", ("gimli", "eowyn"), {"gandalf": 2, "feint": 3, "gleowine": 1, "steward-of-gondor": 1})
    found = statistics(deck)
    assert (found.heroes, found.cards, found.different, found.unique) == (2, 7, 4, 4)
    assert found.starting_threat == 11 + 9
    assert found.costs == {"0": 0, "1": 3, "2": 2, "3": 0, "4": 0, "5": 2}
    assert found.mean_cost == round((5 * 2 + 3 + 2 + 2) / 7, 2)
    assert found.spheres == {"leadership": 1, "tactics": 3, "lore": 1, "neutral": 2}
    assert found.types == {"ally": 3, "attachment": 1, "event": 3}
    assert (found.traits["Istari"], found.traits["Noble"], found.traits["Rohan"]) == (2, 2, 2)


def test_a_cost_of_x_stands_by_itself() -> None:
    found = statistics(Deck("x", (), {"gandalfs-search": 2, "feint": 1}))
    assert found.costs == {"0": 0, "1": 1, "X": 2}
    assert found.mean_cost == 1


def test_the_printed_decks_start_at_their_printed_threat() -> None:
    printed = starters("revised")
    assert {name: statistics(deck).starting_threat for name, deck in printed.items()} == {
        "leadership": 29, "tactics": 29, "spirit": 24, "lore": 30, "leadership-spirit": 29, "lore-tactics": 27,
    }  # fmt: skip
