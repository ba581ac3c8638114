"""Journey Along the Anduin: cards 111-114 and the quest, 126-128, every ability of each."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import wilderland as wl
from wilderland.language import deal, discard, enemies, locations, place_progress, place_progress_on_quest, says
from wilderland.model.kinds import BLANK
from wilderland.testing import Player, TestTable, made_up, player, table

QUIET = "Quiet Moment"
RIVER = "To the River..."
PASSAGE = "Anduin Passage"
AMBUSH = "Ambush on the Shore"
watched = partial(table, skip_empty_windows=False)
"""A position that stops in every window, so that it can be looked at."""

BRUTE = made_up("Slow Brute", "enemy", attack=3, defense=1, hit_points=4, threat=1, engagement=45)
"""An enemy without any text."""


@pytest.mark.parametrize(
    ("name", "stats", "traits"),
    [
        pytest.param(
            "Misty Mountain Goblins",
            {"attack": 2, "defense": 1, "hit_points": 3, "engagement": 15, "threat": 2},
            {"Goblin", "Orc"},
            marks=pytest.mark.card("Misty Mountain Goblins"),
        ),
        pytest.param(
            "Banks of the Anduin",
            {"threat": 1, "quest_points": 3},
            {"Riverland"},
            marks=pytest.mark.card("Banks of the Anduin"),
        ),
        pytest.param(
            "Gladden Fields",
            {"threat": 3, "quest_points": 3},
            {"Marshland"},
            marks=pytest.mark.card("Gladden Fields"),
        ),
    ],
)
def test_numbers_and_traits_in_the_staging_area(name: str, stats: dict[str, int], traits: set[str]) -> None:
    card = table(staging=name)[name]
    assert {stat: getattr(card, stat) for stat in stats} == stats
    assert set(card.printed.traits) == traits


# -- Misty Mountain Goblins -----------------------------------------------------------------------
@pytest.mark.card("Misty Mountain Goblins")
@pytest.mark.rule("P6.7", "Q4")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (1, 0), (0, 0)])
def test_misty_mountain_goblins_take_a_progress_from_the_quest_right_after_the_damage(before: int, after: int) -> None:
    t = watched(hero="Gimli", engaged="Misty Mountain Goblins", progress={"Flies and Spiders": before}, phase="combat")
    t.to("defend").choose("undefended").to("combat.enemy.3")
    assert t["Flies and Spiders"].progress == before
    t.to("combat.enemy.4")
    assert t["Gimli"].damage == 2
    assert t["Flies and Spiders"].progress == after


@pytest.mark.card("Misty Mountain Goblins")
@pytest.mark.rule("P3.12")
def test_misty_mountain_goblins_take_nothing_from_the_active_location() -> None:
    t = watched(
        hero="Gimli",
        engaged="Misty Mountain Goblins",
        active="Gladden Fields",
        progress={"Flies and Spiders": 1, "Gladden Fields": 2},
        phase="combat",
    )
    t.to("defend").defend("Gimli").to("combat.enemy.4")
    assert (t["Flies and Spiders"].progress, t["Gladden Fields"].progress) == (0, 2)


@pytest.mark.card("Misty Mountain Goblins")
def test_misty_mountain_goblins_that_do_not_attack_take_nothing() -> None:
    t = watched(
        hero=["Gimli", "Legolas"],
        hand="Feint",
        resources=1,
        engaged=["Misty Mountain Goblins", BRUTE],
        progress={"Flies and Spiders": 5},
        phase="combat",
    )
    t.play("Feint", "Misty Mountain Goblins").to("defend").defend("Gimli").to("combat.end")
    assert t["Flies and Spiders"].progress == 5


@pytest.mark.card("Misty Mountain Goblins")
@pytest.mark.parametrize(("answer", "before", "after"), [("Gimli", 5, 4), ("undefended", 5, 2), ("undefended", 2, 0)])
def test_misty_mountain_goblins_as_shadow_take_one_progress_or_three_if_undefended(
    answer: str, before: int, after: int
) -> None:
    t = watched(
        hero="Gimli",
        engaged=BRUTE,
        active="Gladden Fields",
        progress={"Flies and Spiders": before, "Gladden Fields": 2},
        encounter=["Misty Mountain Goblins"],
        phase="combat",
    )
    t.to("defend").choose(answer).to("combat.enemy.3")
    assert (t["Flies and Spiders"].progress, t["Gladden Fields"].progress) == (after, 2)


# -- Massing at Night -----------------------------------------------------------------------------
@pytest.mark.card("Massing at Night")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_massing_at_night_reveals_a_card_more_for_each_player(players: int) -> None:
    heroes = ["Gimli", "Éowyn", "Beravor"][:players]
    t = watched(
        *[player(heroes=name) for name in heroes],
        phase="quest",
        encounter=["Massing at Night", *["Marsh Adder"] * 5, QUIET, QUIET],
    )
    t.to("commit")
    for seat in range(players):
        t.commit(seat=seat)
    t.to("quest.staging")
    assert t.names("staging") == ["Marsh Adder"] * (2 * players - 1)
    assert len(t.log("log-reveal")) == 2 * players
    assert t["Massing at Night"].place == "encounter-discard"


@pytest.mark.card("Massing at Night")
@pytest.mark.rule("K2", "P3.3")
def test_massing_at_night_lets_each_card_surge_on_its_own() -> None:
    t = watched(
        player(heroes="Gimli"),
        player(heroes="Éowyn"),
        phase="quest",
        encounter=["Massing at Night", "Wolf Rider", "Eastern Crows", "Wargs", "Marsh Adder", "Hill Troll", QUIET],
    )
    t.to("commit").commit(seat=0).commit(seat=1).to("quest.staging")
    assert t.names("staging") == ["Wolf Rider", "Eastern Crows", "Wargs", "Marsh Adder", "Hill Troll"]
    assert t.names("encounter-deck") == [QUIET]


@pytest.mark.card("Massing at Night")
@pytest.mark.rule("X2")
def test_massing_at_night_counts_only_players_still_in_the_game() -> None:
    t = watched(
        player(heroes="Gimli", threat=49),
        player(heroes="Éowyn"),
        phase="refresh",
        encounter=["Massing at Night", QUIET, QUIET, QUIET, QUIET],
    )
    t.to("planning")
    assert t.state.players[0].eliminated
    t.to("commit").commit(seat=1).to("quest.staging")
    assert len(t.log("log-reveal")) == 2


@pytest.mark.card("Massing at Night")
@pytest.mark.rule("P3.14", "Q73")
def test_massing_at_night_as_the_last_card_reveals_from_the_reshuffled_pile_without_itself() -> None:
    t = watched(phase="quest", encounter=["Massing at Night"], encounter_discard=["Wargs"])
    t.to("commit").commit().to("quest.staging")
    assert t.names("staging") == ["Wargs"]
    assert t.order("encounter-deck") == ["Massing at Night"]


@pytest.mark.card("Massing at Night")
@pytest.mark.parametrize("answer", ["Gimli", "undefended"])
def test_massing_at_night_as_shadow_deals_the_attacker_a_card_more_for_each_player(answer: str) -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"], engaged=BRUTE),
        player(heroes=["Éowyn"]),
        encounter=["Massing at Night", "Wargs", "Eastern Crows", "Wargs"],
        phase="combat",
    )
    t.to("defend").choose(answer, seat=0).to("combat.enemy.3")
    assert t[BRUTE].attack == 3 + (1 if answer == "Gimli" else 2) + 1
    assert [t.state.cards[card].face.name for card in t[BRUTE].shadows] == [
        "Massing at Night",
        "Wargs",
        "Eastern Crows",
    ]
    t.to("refresh")
    assert sorted(t.names("encounter-discard")) == ["Eastern Crows", "Massing at Night", "Wargs"]
    assert t.names("encounter-deck") == ["Wargs"]


@pytest.mark.card("Massing at Night")
@pytest.mark.rule("P6.1")
def test_massing_at_night_as_shadow_deals_what_the_deck_still_has() -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"], engaged=BRUTE),
        player(heroes=["Éowyn"]),
        encounter=["Massing at Night", "Wargs"],
        encounter_discard=[QUIET],
        phase="combat",
    )
    t.to("defend").choose("Gimli", seat=0).to("combat.enemy.3")
    assert len(t[BRUTE].shadows) == 2
    assert t[BRUTE].attack == 4


# -- Banks of the Anduin --------------------------------------------------------------------------
@pytest.mark.card("Banks of the Anduin")
@pytest.mark.parametrize("place", ["active", "staging"])
def test_banks_of_the_anduin_explored_return_to_the_top_of_the_encounter_deck(place: str) -> None:
    t = watched(
        hero=["Éowyn", "Gimli"],
        progress={"Banks of the Anduin": 2},
        encounter=["Wargs", QUIET],
        **{place: "Banks of the Anduin"},  # type: ignore[arg-type]
    )
    t.run(place_progress(1, on=locations))
    assert t.order("encounter-deck") == ["Banks of the Anduin", "Wargs", QUIET]
    assert t["Banks of the Anduin"].progress == 0
    assert t.names("encounter-discard") == []
    assert t.names("active") == t.names("staging") == []


@pytest.mark.card("Banks of the Anduin")
def test_banks_of_the_anduin_merely_discarded_return_to_the_top_too() -> None:
    t = watched(staging=["Banks of the Anduin", "The Brown Lands"], encounter=["Wargs", QUIET])
    t.run(discard(locations))
    assert t.order("encounter-deck") == ["Banks of the Anduin", "Wargs", QUIET]
    assert t.names("encounter-discard") == ["The Brown Lands"]


@pytest.mark.card("Banks of the Anduin")
@pytest.mark.rule("G19")
def test_banks_of_the_anduin_on_top_of_the_deck_are_known_to_all_and_revealed_next() -> None:
    t = watched(hero=["Éowyn"], active="Banks of the Anduin", phase="quest", encounter=[QUIET, "Wargs", QUIET])
    t.to("commit").commit("Éowyn").to("travel")
    assert t.order("encounter-deck") == ["Banks of the Anduin", "Wargs", QUIET]
    assert t["Banks of the Anduin"].known & 1
    t.to("commit").commit().to("quest.staging")
    assert t["Banks of the Anduin"].place == "staging"


@pytest.mark.card("Banks of the Anduin")
@pytest.mark.rule("Q11", "C113", "P6.12")
def test_banks_of_the_anduin_as_a_shadow_card_are_just_discarded() -> None:
    t = watched(hero="Gimli", engaged="Wargs", encounter=["Banks of the Anduin", QUIET], phase="combat")
    t.to("defend").defend("Gimli").to("refresh")
    assert t["Wargs"].place == "staging"
    assert t.names("encounter-discard") == ["Banks of the Anduin"]
    assert t.order("encounter-deck") == [QUIET]


@pytest.mark.card("Banks of the Anduin")
@pytest.mark.rule("G14")
def test_banks_of_the_anduin_do_nothing_for_other_locations() -> None:
    t = watched(staging="Banks of the Anduin", active="The East Bight", progress={"The East Bight": 5})
    t.run(place_progress_on_quest(1))
    assert t["The East Bight"].place == "encounter-discard"
    assert t["Banks of the Anduin"].place == "staging"


@pytest.mark.card("Banks of the Anduin", "Gladden Fields")
@pytest.mark.rule("Q74")
@pytest.mark.parametrize("name", ["Banks of the Anduin", "Gladden Fields"])
def test_a_location_with_a_blank_text_box_goes_to_the_discard_pile(name: str) -> None:
    hush = made_up("Deep Silence", "enemy", says(BLANK, locations), engagement=50, hit_points=1)
    t = watched(staging=[name, hush], threat=0).run(discard(locations))
    assert t[name].place == "encounter-discard"


# -- Gladden Fields -------------------------------------------------------------------------------
@pytest.mark.card("Gladden Fields")
@pytest.mark.rule("P7.2")
@pytest.mark.parametrize(("place", "raised"), [("active", 2), ("staging", 1)])
def test_gladden_fields_raise_each_players_threat_by_one_more_while_active(place: str, raised: int) -> None:
    t = watched(
        player(heroes="Gimli", threat=20),
        player(heroes="Éowyn", threat=30),
        phase="refresh",
        **{place: "Gladden Fields"},  # type: ignore[arg-type]
    )
    t.to("refresh")
    assert (t.threat(0), t.threat(1)) == (20 + raised, 30 + raised)


@pytest.mark.card("Gladden Fields")
@pytest.mark.rule("K7", "SC2")
@pytest.mark.parametrize("place", ["active", "staging"])
def test_gladden_fields_explored_are_worth_three_victory_points(place: str) -> None:
    t = watched(progress={"Gladden Fields": 2}, **{place: "Gladden Fields"})  # type: ignore[arg-type]
    t.run(place_progress(1, on=locations))
    assert t.victory == ["Gladden Fields"]
    assert t.names("encounter-discard") == []
    assert t.game.score_sheet["victory"] == -3


@pytest.mark.card("Gladden Fields")
@pytest.mark.rule("K7", "Q11")
def test_gladden_fields_as_a_shadow_card_are_just_discarded() -> None:
    t = watched(hero="Gimli", engaged=BRUTE, encounter=["Gladden Fields"], phase="combat")
    t.to("defend").defend("Gimli").to("refresh")
    assert t["Gladden Fields"].place == "encounter-discard"
    assert t.victory == []


# -- To the River... ------------------------------------------------------------------------------
def set_out(players: int, seed: int) -> TestTable:
    """A new game of the scenario, after its setup."""
    decks = ["leadership", "tactics", "spirit", "lore"][:players]
    game = wl.new_game("journey-along-the-anduin", decks=decks, seed=seed)
    while game.decision is not None and game.decision.kind == "mulligan":
        game.choose("keep")
    return TestTable(game)


@pytest.mark.card(RIVER)
@pytest.mark.rule("S7", "P3.15")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_to_the_river_reveals_a_card_for_each_player_and_sets_a_hill_troll_out(players: int) -> None:
    for seed in range(6):
        t = set_out(players, seed).to("planning")
        revealed = [t.state.cards[entry.args["card"][0]].printed.name for entry in t.log("log-reveal")]
        further = len(t.log("log-surge")) + players * revealed.count("Massing at Night")
        assert len(revealed) == players + further
        assert 1 <= t.names("staging").count("Hill Troll") <= 2
        assert t[RIVER].place == "quest"
        assert t[RIVER].quest_points == 8


@pytest.mark.card(RIVER)
@pytest.mark.rule("S7")
def test_to_the_river_setup_reveals_the_top_card_once_for_each_player() -> None:
    t = watched(
        player(heroes="Gimli", threat=20),
        player(heroes="Éowyn", threat=20),
        quest=RIVER,
        encounter=["Wargs", "Pursued by Shadow", "Marsh Adder", QUIET],
    )
    t.run(t[RIVER].printed.setup)
    assert t.names("staging") == ["Wargs"]
    assert (t.threat(0), t.threat(1)) == (21, 21)
    assert t.order("encounter-deck") == ["Marsh Adder", QUIET]


@pytest.mark.card(RIVER)
@pytest.mark.rule("S8", "K2")
def test_to_the_river_setup_lets_revealed_cards_surge() -> None:
    t = watched(quest=RIVER, encounter=["Wolf Rider", "Marsh Adder", QUIET])
    t.run(t[RIVER].printed.setup)
    assert t.names("staging") == ["Wolf Rider", "Marsh Adder"]


def reach_the_river(**more: Any) -> TestTable:
    """The stage before is done with: To the River... is revealed, setup and all."""
    before = made_up("Long Before", "quest", quest_points=1, stage=0)
    return watched(quest=before, stages=[RIVER], **more).run(place_progress_on_quest(1))


@pytest.mark.card(RIVER)
@pytest.mark.rule("G18", "E8")
def test_to_the_river_searches_for_one_hill_troll_without_revealing_it_and_shuffles() -> None:
    orders = set()
    deck = [QUIET, "Wargs", "Hill Troll", "Marsh Adder", "Hill Troll", "Goblin Sniper"]
    for seed in range(8):
        t = reach_the_river(hero=["Thalin", "Gimli"], committed="Thalin", phase="quest", encounter=deck, seed=seed)
        assert t.names("staging") == ["Hill Troll"]
        assert t["Hill Troll"].damage == 0
        assert sorted(t.names("encounter-deck")) == ["Goblin Sniper", "Hill Troll", "Marsh Adder", "Wargs"]
        orders.add(tuple(t.order("encounter-deck")))
    assert len(orders) > 3


@pytest.mark.card(RIVER)
def test_to_the_river_searches_for_no_hill_troll_when_one_is_in_play_but_shuffles_all_the_same() -> None:
    orders = set()
    for seed in range(8):
        deck = ["Hill Troll", "Wargs", "Hill Troll", "Marsh Adder", QUIET, "Goblin Sniper"]
        t = reach_the_river(encounter=deck, seed=seed)
        assert t.names("staging") == ["Hill Troll"]
        assert t.names("encounter-deck").count("Hill Troll") == 1
        orders.add(tuple(t.order("encounter-deck")))
    assert len(orders) > 3


@pytest.mark.card(RIVER)
@pytest.mark.rule("E14")
def test_to_the_river_goes_on_without_a_hill_troll_in_the_deck() -> None:
    t = reach_the_river(encounter=[QUIET, "Wargs"], encounter_discard=["Hill Troll"])
    assert t.names("staging") == []
    assert t["Hill Troll"].place == "encounter-discard"
    assert t[RIVER].place == "quest"


@pytest.mark.card(RIVER)
@pytest.mark.rule("Q17", "P3.10")
@pytest.mark.parametrize("place", ["staging", "engaged"])
def test_to_the_river_gathers_progress_while_a_hill_troll_is_in_play(place: str) -> None:
    t = watched(quest=RIVER, stages=[PASSAGE], **{place: "Hill Troll"})  # type: ignore[arg-type]
    t.run(place_progress_on_quest(9)).run(place_progress_on_quest(4))
    assert t[RIVER].place == "quest"
    assert t[RIVER].progress == 13


@pytest.mark.card(RIVER)
@pytest.mark.rule("P3.10")
def test_to_the_river_is_left_as_soon_as_the_last_hill_troll_is_gone() -> None:
    t = watched(
        hero=["Gimli", "Legolas", "Aragorn"],
        quest=RIVER,
        stages=[PASSAGE],
        engaged=["Hill Troll", "Hill Troll"],
        progress={RIVER: 12},
        phase="combat",
    )
    first, second = (card.id for card in t.all("Hill Troll"))
    t.state.add_damage(first, 8)
    t.to("combat.end")
    t.run(deal(1, to=lambda state, scope: [first]))
    assert t.victory == ["Hill Troll"]
    assert t[RIVER].place == "quest"
    t.run(deal(9, to=lambda state, scope: [second]))
    assert t.victory == ["Hill Troll", "Hill Troll"]
    assert t[PASSAGE].place == "quest"
    assert t[PASSAGE].progress == 0
    assert t[RIVER].place == "removed"


@pytest.mark.card(RIVER)
@pytest.mark.rule("G4")
def test_to_the_river_may_be_left_while_a_hill_troll_is_only_a_shadow_card_or_in_a_pile() -> None:
    t = watched(
        quest=RIVER,
        stages=[PASSAGE],
        engaged=BRUTE,
        encounter=["Hill Troll", "Hill Troll"],
        encounter_discard="Hill Troll",
        phase="combat",
    )
    t.to("combat.shadows")
    assert t.names("shadows") == ["Hill Troll"]
    t.run(place_progress_on_quest(8))
    assert t[PASSAGE].place == "quest"


@pytest.mark.card(RIVER)
def test_to_the_river_needs_its_progress_also_after_the_hill_troll_is_gone() -> None:
    t = watched(quest=RIVER, stages=[PASSAGE], staging="Hill Troll", progress={RIVER: 7})
    t.run(deal(9, to=enemies))
    assert t.victory == ["Hill Troll"]
    assert t[RIVER].place == "quest"
    t.run(place_progress_on_quest(1))
    assert t[PASSAGE].place == "quest"


# -- Anduin Passage -------------------------------------------------------------------------------
@pytest.mark.card(PASSAGE)
@pytest.mark.rule("P3.2")
@pytest.mark.parametrize("quest", [PASSAGE, RIVER])
@pytest.mark.parametrize("players", [1, 2])
def test_anduin_passage_reveals_one_card_more_each_quest_phase(players: int, quest: str) -> None:
    seats = [player(heroes="Gimli"), player(heroes="Éowyn")][:players]
    t = watched(*seats, quest=quest, phase="quest", encounter=["Marsh Adder"] * 5)
    t.to("commit")
    for seat in range(players):
        t.commit(seat=seat)
    t.to("quest.staging")
    assert len(t.names("staging")) == players + (quest == PASSAGE)


@pytest.mark.card(PASSAGE)
@pytest.mark.rule("P5.2")
def test_anduin_passage_makes_no_engagement_checks_but_lets_each_player_engage_an_enemy() -> None:
    t = watched(
        player(heroes="Gimli", threat=45),
        player(heroes="Éowyn", threat=45),
        quest=PASSAGE,
        staging=["Wargs", "Marsh Adder", "Hill Troll"],
        phase="encounter",
    )
    t.to("engage")
    assert t.options(0) == ["engage:Wargs", "engage:Marsh Adder", "engage:Hill Troll", "pass"]
    t.choose("Hill Troll", seat=0).to("engage")
    assert list(t.game.decisions) == [1]
    t.choose("pass", seat=1).to("combat.shadows")
    assert t["Hill Troll"].place == "engaged:0"
    assert t.names("staging") == ["Wargs", "Marsh Adder"]


@pytest.mark.card(PASSAGE)
@pytest.mark.rule("P3.10")
def test_anduin_passage_needs_sixteen_progress_whoever_is_in_play() -> None:
    t = watched(quest=PASSAGE, stages=[AMBUSH], staging="Hill Troll")
    t.run(place_progress_on_quest(15))
    assert t[PASSAGE].place == "quest"
    t.run(place_progress_on_quest(1))
    assert t[AMBUSH].place == "quest"
    assert t[PASSAGE].place == "removed"


# -- Ambush on the Shore --------------------------------------------------------------------------
def ashore(*seats: Player, **more: Any) -> TestTable:
    """The last stage is being revealed."""
    t = watched(*seats, quest=PASSAGE, stages=[AMBUSH], progress={PASSAGE: 15}, **more)
    return t.run(place_progress_on_quest(1))


@pytest.mark.card(AMBUSH)
@pytest.mark.rule("P3.15")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_ambush_on_the_shore_reveals_two_cards_for_each_player(players: int) -> None:
    seats = [player(heroes="Gimli"), player(heroes="Éowyn"), player(heroes="Beravor")][:players]
    t = ashore(*seats, encounter=["Marsh Adder"] * 8)
    assert t.names("staging") == ["Marsh Adder"] * (2 * players)
    assert t.won is None


@pytest.mark.card(AMBUSH)
@pytest.mark.rule("K2", "E8")
def test_ambush_on_the_shore_lets_revealed_cards_surge_and_resolve() -> None:
    t = ashore(hero=["Gimli", "Legolas"], threat=20, encounter=["Pursued by Shadow", "Wolf Rider", "Wargs", QUIET])
    assert t.names("staging") == ["Wolf Rider", "Wargs"]
    assert t.threat() == 22
    assert t["Pursued by Shadow"].place == "encounter-discard"


@pytest.mark.card(AMBUSH)
def test_ambush_on_the_shore_skips_the_staging_step_for_the_rest_of_the_game() -> None:
    t = ashore(hero=["Gimli"], threat=0, encounter=["Goblin Sniper", "Goblin Sniper", *[QUIET] * 5])
    for _ in range(2):
        t.to("commit").commit().to("travel")
    assert len(t.log("log-reveal")) == 2
    assert len(t.names("encounter-deck")) == 5
    assert t.state.round >= 2


@pytest.mark.card(AMBUSH)
@pytest.mark.rule("P3.4")
def test_ambush_on_the_shore_still_resolves_the_quest() -> None:
    t = ashore(hero=["Gimli"], threat=10, encounter=["Goblin Sniper", "Marsh Adder", QUIET])
    t.to("commit").commit().to("travel")
    assert t.threat() == 10 + 2 + 3


@pytest.mark.card(AMBUSH)
@pytest.mark.rule("P5.2")
def test_ambush_on_the_shore_makes_engagement_checks_again() -> None:
    t = ashore(hero=["Gimli"], threat=40, encounter=["Goblin Sniper", "Marsh Adder", QUIET], phase="encounter")
    t.to("combat.shadows")
    assert t["Marsh Adder"].place == "engaged:0"


@pytest.mark.card(AMBUSH)
@pytest.mark.rule("G3")
def test_ambush_on_the_shore_is_won_at_once_when_no_enemy_has_appeared() -> None:
    t = ashore(encounter=["Gladden Fields", QUIET, "Wargs"])
    assert t.won is True
    assert t.game.outcome is not None and t.game.outcome.reason == "card"
    assert t.decision is None
    assert t.names("staging") == ["Gladden Fields"]


@pytest.mark.card(AMBUSH)
@pytest.mark.rule("G3", "P3.15")
def test_ambush_on_the_shore_is_not_won_before_its_cards_are_revealed() -> None:
    t = ashore(encounter=[QUIET, "Wargs", QUIET])
    assert t.won is None
    assert t.names("staging") == ["Wargs"]


@pytest.mark.card(AMBUSH)
@pytest.mark.rule("G3", "P3.15")
def test_ambush_on_the_shore_is_not_won_while_a_surging_card_is_still_to_bring_an_enemy() -> None:
    surging = made_up("Rising Mist", "treachery", keywords={"surge": 1})
    t = ashore(encounter=[QUIET, surging, surging, "Wargs", QUIET])
    assert t.won is None
    assert t.names("staging") == ["Wargs"]


@pytest.mark.card(AMBUSH)
@pytest.mark.rule("G3")
def test_ambush_on_the_shore_is_not_won_while_thalin_strikes_down_what_comes_first() -> None:
    t = ashore(
        hero=["Thalin", "Gimli"],
        committed="Thalin",
        phase="quest",
        encounter=["Eastern Crows", "Wargs", QUIET],
    )
    assert t.won is None
    assert (t.names("staging"), t["Wargs"].damage) == (["Wargs"], 1)


@pytest.mark.card(AMBUSH)
@pytest.mark.rule("G3")
@pytest.mark.parametrize("place", ["staging", "engaged"])
def test_ambush_on_the_shore_is_won_once_the_last_enemy_is_destroyed(place: str) -> None:
    more: dict[str, Any] = {place: "Hill Troll"}
    t = ashore(hero=["Gimli"], encounter=["Wargs", "Gladden Fields", QUIET], **more)
    t.run(deal(3, to=enemies))
    assert t["Wargs"].place == "encounter-discard"
    assert t.won is None
    t.run(deal(6, to=enemies))
    assert t.won is True


@pytest.mark.card(AMBUSH)
@pytest.mark.rule("G3")
def test_ambush_on_the_shore_is_won_however_the_last_enemy_leaves() -> None:
    t = ashore(encounter=["Wargs", "Marsh Adder", QUIET])
    t.run(discard(enemies))
    assert t.won is True


@pytest.mark.card(AMBUSH)
@pytest.mark.rule("G3")
def test_ambush_on_the_shore_is_won_when_crows_are_the_last_to_fall() -> None:
    t = ashore(encounter=["Eastern Crows", QUIET, QUIET, QUIET])
    t.run(deal(1, to=enemies))
    assert t.won is True


@pytest.mark.card(AMBUSH)
@pytest.mark.rule("G3")
def test_ambush_on_the_shore_is_won_in_the_middle_of_combat() -> None:
    t = ashore(hero=["Gimli", "Legolas"], engaged=BRUTE, encounter=[QUIET] * 3, phase="combat")
    t.state.add_damage(t[BRUTE].id, 3)
    t.to("defend").defend("Gimli").to("attack")
    assert t.won is None
    t.attack(BRUTE, "Legolas").to("combat.end")
    assert t.won is True
    assert t[BRUTE].place == "encounter-discard"


@pytest.mark.card(AMBUSH)
def test_ambush_on_the_shore_is_not_won_by_progress() -> None:
    t = ashore(encounter=["Wargs", QUIET, QUIET])
    t.run(place_progress_on_quest(50))
    assert t.won is None
    assert t[AMBUSH].place == "quest"


@pytest.mark.card(AMBUSH)
def test_ambush_on_the_shore_is_no_reason_to_win_on_an_earlier_stage() -> None:
    t = watched(quest=PASSAGE, stages=[AMBUSH], staging="Wargs")
    t.run(deal(3, to=enemies))
    assert t["Wargs"].place == "encounter-discard"
    assert t.won is None
