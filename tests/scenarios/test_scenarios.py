"""The scenarios: their encounter decks, their quests, and what is refused."""

from __future__ import annotations

from collections import Counter

import pytest

import wilderland as wl
from wilderland.cards.catalogue import Catalogue, catalogue, read
from wilderland.errors import BadSetup
from wilderland.language.card import WRITTEN
from wilderland.model.kinds import STATS
from wilderland.rules.editions import EDITIONS
from wilderland.scenarios import UnknownScenario, scenario, scenarios
from wilderland.testing import TestTable

MIRKWOOD = "passage-through-mirkwood"
MIRKWOOD_CARDS = {
    **{"Forest Spider": 4, "East Bight Patrol": 1, "Black Forest Bats": 1, "Old Forest Road": 2, "Forest Gate": 2},
    **{"King Spider": 2, "Hummerhorns": 1, "Ungoliant's Spawn": 1, "Great Forest Web": 2, "Mountains of Mirkwood": 3},
    **{"Eyes of the Forest": 1, "Caught in a Web": 2},
    **{"Dol Guldur Orcs": 3, "Chieftan Ufthak": 1, "Dol Guldur Beastmaster": 2, "Driven by Shadow": 1},
    **{"The Necromancer's Reach": 3, "Necromancer's Pass": 2, "Enchanted Stream": 2},
}
QUESTS = {
    "passage-through-mirkwood": [
        ("Flies and Spiders", 1, 8),
        ("A Fork in the Road", 2, 2),
        ('"Don\'t Leave the Path!"', 3, 0),
        ("Beorn's Path", 3, 10),
    ],
    "journey-along-the-anduin": [
        ("To the River...", 1, 8),
        ("Anduin Passage", 2, 16),
        ("Ambush on the Shore", 3, 0),
    ],
    "escape-from-dol-guldur": [
        ("The Necromancer's Tower", 1, 9),
        ("Through the Caverns", 2, 15),
        ("Out of the Dungeons", 3, 7),
    ],
}
OF_ONE_SPHERE = ["leadership", "tactics", "spirit", "lore"]


def begun(players: int, edition: str = "revised", seed: int = 3) -> TestTable:
    """A new game after setup."""
    game = wl.new_game(scenario=MIRKWOOD, decks=OF_ONE_SPHERE[:players], edition=edition, seed=seed)
    while game.decision is not None and game.decision.kind == "mulligan":
        game.choose("keep")
    return TestTable(game)


def test_the_scenarios_stand_in_the_order_of_their_difficulty() -> None:
    found = [(one.code, one.name, one.difficulty) for one in scenarios().values()]
    assert found == [
        ("passage-through-mirkwood", "Passage Through Mirkwood", 1),
        ("journey-along-the-anduin", "Journey Along the Anduin", 4),
        ("escape-from-dol-guldur", "Escape from Dol Guldur", 7),
    ]


# -- the encounter deck -------------------------------------------------------------------------
@pytest.mark.rule("S9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_mirkwood_encounter_deck_is_every_card_of_its_three_sets(edition: str) -> None:
    faces = scenario(MIRKWOOD).encounter_cards(catalogue(edition))
    assert Counter(face.name for face in faces) == MIRKWOOD_CARDS
    assert len(faces) == 36


@pytest.mark.rule("S9")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("code", "sets", "size"),
    [
        ("passage-through-mirkwood", {"passage-through-mirkwood", "spiders-of-mirkwood", "dol-guldur-orcs"}, 36),
        (
            "journey-along-the-anduin",
            {"journey-along-the-anduin", "saurons-reach", "dol-guldur-orcs", "wilderlands"},
            47,
        ),
        ("escape-from-dol-guldur", {"escape-from-dol-guldur", "spiders-of-mirkwood", "dol-guldur-orcs"}, 41),
    ],
)
def test_a_scenario_takes_every_card_of_its_sets(code: str, sets: set[str], size: int, edition: str) -> None:
    faces = scenario(code).encounter_cards(catalogue(edition))
    assert {face.set for face in faces} == sets
    assert len(faces) == size


@pytest.mark.rule("S9", "S7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_is_played_with_these_cards_whatever_the_number_of_players(players: int) -> None:
    t = begun(players)
    assert Counter(t.names("encounter-deck") + t.names("staging")) == MIRKWOOD_CARDS
    assert len(t.names("encounter-deck")) == 34
    assert t.names("encounter-discard") == []


@pytest.mark.rule("S1")
def test_the_encounter_deck_is_shuffled_by_the_seed() -> None:
    assert begun(1, seed=3).order("encounter-deck") == begun(1, seed=3).order("encounter-deck")
    assert len({tuple(begun(1, seed=seed).order("encounter-deck")) for seed in range(5)}) == 5


# -- the quest ----------------------------------------------------------------------------------
@pytest.mark.rule("S6")
@pytest.mark.parametrize("code", QUESTS)
def test_the_quest_cards_of_a_scenario_come_in_stage_order(code: str) -> None:
    found = []
    for front in scenario(code).quest_cards(catalogue("revised")):
        assert front.side_b is not None
        found.append((front.side_b.name, front.side_b.stage, front.side_b.stats[STATS.index("quest_points")]))
    assert found == QUESTS[code]


@pytest.mark.rule("S6", "S7")
def test_a_game_begins_at_the_first_stage_with_the_others_below_it() -> None:
    t = begun(1)
    assert t.names("quest") == ["Flies and Spiders"]
    assert t.order("quest-deck") == ["A Fork in the Road", "A Chosen Path", "A Chosen Path"]


# -- what can be played -------------------------------------------------------------------------
@pytest.mark.parametrize("edition", EDITIONS)
def test_passage_through_mirkwood_can_be_played_in_every_edition(edition: str) -> None:
    assert scenario(MIRKWOOD).playable(catalogue(edition))
    assert begun(2, edition).decision is not None


@pytest.mark.parametrize("missing", ["King Spider", "The Necromancer's Reach", "East Bight Patrol", "Beorn's Path"])
def test_a_scenario_with_a_card_that_is_not_written_cannot_be_played(missing: str) -> None:
    texts = {title: text for title, text in WRITTEN.items() if title != missing}
    assert not scenario(MIRKWOOD).playable(Catalogue(EDITIONS["revised"], read("core.json"), texts))


@pytest.mark.parametrize("code", QUESTS)
def test_a_scenario_is_either_playable_or_refused_by_its_name(code: str) -> None:
    one = scenario(code)
    if one.playable(catalogue("revised")):
        assert wl.new_game(scenario=code, decks=["leadership"]).decision is not None
    else:
        with pytest.raises(BadSetup, match=f"^not playable: {one.code}$"):
            wl.new_game(scenario=code, decks=["leadership"])


def test_an_unknown_scenario_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(UnknownScenario, match="unknown scenario 'mordor'; known: passage-through-mirkwood, journey"):
        scenario("mordor")
    with pytest.raises(BadSetup, match="unknown scenario: mordor, passage-through-mirkwood, journey"):
        wl.new_game(scenario="mordor", decks=["leadership"])
