"""Sauron's Reach: cards 115-118, every ability of each."""

from __future__ import annotations

from functools import partial

import pytest

from wilderland.language import YOU, deal, discard, enemies, raise_threat
from wilderland.model.records import TABLE
from wilderland.testing import TestTable, made_up, player, table

QUIET = "Quiet Moment"
watched = partial(table, skip_empty_windows=False)
"""A position that stops in every window, so that it can be looked at."""

BRUTE = made_up("Slow Brute", "enemy", attack=3, defense=1, hit_points=4, threat=1, engagement=45)
"""An enemy without any text."""


@pytest.mark.card("Eastern Crows")
def test_numbers_and_traits_of_eastern_crows() -> None:
    card = table(staging="Eastern Crows")["Eastern Crows"]
    assert (card.attack, card.defense, card.hit_points, card.engagement, card.threat) == (1, 0, 1, 30, 1)
    assert set(card.printed.traits) == {"Creature"}


# -- Eastern Crows --------------------------------------------------------------------------------
@pytest.mark.card("Eastern Crows")
@pytest.mark.rule("K2")
def test_eastern_crows_surge() -> None:
    t = watched(phase="quest", encounter=["Eastern Crows", "Wargs", QUIET])
    t.to("commit").commit().to("quest.staging")
    assert t.names("staging") == ["Eastern Crows", "Wargs"]
    assert t.names("encounter-deck") == [QUIET]


@pytest.mark.card("Eastern Crows")
def test_eastern_crows_defeated_by_an_attack_are_shuffled_into_the_encounter_deck() -> None:
    orders = set()
    for seed in range(8):
        t = watched(
            hero=["Gimli", "Legolas"],
            engaged="Eastern Crows",
            encounter=[QUIET, "Wargs", "Hill Troll", "Marsh Adder"],
            encounter_discard=["Wolf Rider"],
            phase="combat",
            seed=seed,
        )
        t.to("defend").defend("Gimli").to("attack").attack("Eastern Crows", "Legolas").to("combat.end")
        assert t["Eastern Crows"].place == "encounter-deck"
        assert t.names("encounter-discard") == [QUIET, "Wolf Rider"]
        assert t["Eastern Crows"].known == 0
        orders.add(tuple(t.order("encounter-deck")))
    assert len(orders) > 3


@pytest.mark.card("Eastern Crows")
def test_eastern_crows_defeated_by_an_effect_are_shuffled_into_the_encounter_deck() -> None:
    t = watched(hero="Aragorn", hand="Gandalf", resources=5, staging="Eastern Crows", encounter=[])
    t.play("Gandalf").respond("Gandalf", "effect:strike")
    assert t.order("encounter-deck") == ["Eastern Crows"]
    assert t.names("encounter-discard") == []


@pytest.mark.card("Eastern Crows")
@pytest.mark.rule("P6.14")
def test_eastern_crows_merely_discarded_stay_in_the_discard_pile() -> None:
    t = watched(staging="Eastern Crows").run(discard(enemies))
    assert t["Eastern Crows"].place == "encounter-discard"


@pytest.mark.card("Eastern Crows")
@pytest.mark.rule("Q50", "C6")
def test_eastern_crows_destroyed_by_thalin_as_they_are_revealed_neither_surge_nor_return() -> None:
    t = watched(hero=["Thalin", "Gimli"], phase="quest", encounter=["Eastern Crows", "Wargs", QUIET])
    t.to("commit").commit("Thalin").to("quest.staging")
    assert t["Eastern Crows"].place == "encounter-discard"
    assert t.names("staging") == []
    assert t.order("encounter-deck") == ["Wargs", QUIET]


@pytest.mark.card("Eastern Crows")
@pytest.mark.rule("G14")
def test_eastern_crows_return_alone_when_one_of_two_is_defeated() -> None:
    t = watched(
        hero=["Gimli", "Legolas"], engaged="Eastern Crows", staging="Eastern Crows", encounter=[], phase="combat"
    )
    t.to("defend").defend("Gimli").to("attack").attack("Eastern Crows", "Legolas").to("combat.end")
    assert t.names("staging") == ["Eastern Crows"]
    assert t.names("encounter-deck") == ["Eastern Crows"]


@pytest.mark.card("Eastern Crows")
def test_eastern_crows_defeated_together_are_all_shuffled_in() -> None:
    t = watched(hero="Gimli", engaged="Eastern Crows", staging=["Eastern Crows", "Eastern Crows"], encounter=[])
    t.run(deal(1, to=enemies))
    t.until(lambda t: t.decision is not None and t.decision.kind != "order")
    assert t.names("encounter-deck") == ["Eastern Crows"] * 3


@pytest.mark.card("Eastern Crows")
@pytest.mark.parametrize(("threat", "attack"), [(34, 4), (35, 5)])
@pytest.mark.parametrize("answer", ["Gimli", "undefended"])
def test_eastern_crows_as_shadow_give_one_attack_or_two_at_a_threat_of_35(
    answer: str, threat: int, attack: int
) -> None:
    t = watched(
        player(heroes=["Éowyn"], threat=45),
        player(heroes=["Gimli", "Legolas"], engaged=BRUTE, threat=threat),
        player(heroes=["Beravor"], threat=10),
        encounter=["Eastern Crows"],
        phase="combat",
    )
    t.to("defend").choose(answer, seat=1).to("combat.enemy.3")
    assert t[BRUTE].attack == attack
    t.to("combat.end")
    assert t[BRUTE].attack == 3
    t.to("refresh")
    assert t["Eastern Crows"].place == "encounter-discard"


@pytest.mark.card("Eastern Crows")
@pytest.mark.rule("E6", "F1.55")
def test_eastern_crows_as_shadow_heed_a_threat_that_changes_meanwhile() -> None:
    t = watched(hero="Gimli", engaged=BRUTE, threat=34, encounter=["Eastern Crows"], phase="combat")
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert t[BRUTE].attack == 4
    t.run(raise_threat(1, of=YOU), TABLE.with_you(0))
    assert t[BRUTE].attack == 5


# -- Evil Storm -----------------------------------------------------------------------------------
@pytest.mark.card("Evil Storm")
def test_evil_storm_hurts_every_character_of_the_players_with_a_threat_of_35_or_more() -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"], allies=["Northern Tracker", "Snowbourn Scout"], threat=35),
        player(heroes=["Éowyn"], allies="Faramir", threat=34),
        player(heroes=["Beravor"], threat=40),
        phase="quest",
        encounter=["Evil Storm", QUIET, QUIET, QUIET],
    )
    t.to("commit").commit(seat=0).commit("Éowyn", seat=1).commit(seat=2).to("quest.staging")
    hurt = {name: t[name].damage for name in ("Gimli", "Legolas", "Northern Tracker", "Éowyn", "Faramir", "Beravor")}
    assert hurt == {"Gimli": 1, "Legolas": 1, "Northern Tracker": 1, "Éowyn": 0, "Faramir": 0, "Beravor": 1}
    assert t["Snowbourn Scout"].place == "discard:0"
    assert t["Evil Storm"].place == "encounter-discard"


@pytest.mark.card("Evil Storm")
def test_evil_storm_hurts_nobody_below_a_threat_of_35() -> None:
    t = watched(hero=["Gimli", "Legolas"], threat=34, phase="quest", encounter=["Evil Storm", QUIET])
    t.to("commit").commit().to("quest.staging")
    assert t["Gimli"].damage == t["Legolas"].damage == 0


@pytest.mark.card("Evil Storm")
def test_evil_storm_leaves_enemies_alone() -> None:
    t = watched(hero="Gimli", engaged=BRUTE, staging="Wargs", threat=40, phase="quest", encounter=["Evil Storm", QUIET])
    t.to("commit").commit().to("quest.staging")
    assert (t["Gimli"].damage, t[BRUTE].damage, t["Wargs"].damage) == (1, 0, 0)


@pytest.mark.card("Evil Storm")
@pytest.mark.rule("P6.12")
def test_evil_storm_as_a_shadow_card_has_no_effect() -> None:
    t = watched(hero=["Gimli", "Legolas"], engaged="Wargs", threat=40, encounter=["Evil Storm"], phase="combat")
    t.to("defend").defend("Gimli").to("combat.enemy.4")
    assert (t["Gimli"].damage, t["Legolas"].damage) == (3 - 2, 0)
    assert t["Wargs"].place == "staging"


# -- Pursued by Shadow ----------------------------------------------------------------------------
@pytest.mark.card("Pursued by Shadow")
def test_pursued_by_shadow_raises_each_players_threat_for_their_uncommitted_characters() -> None:
    t = watched(
        player(heroes=["Gimli", "Legolas"], allies=["Northern Tracker"], threat=20),
        player(heroes=["Éowyn", "Dúnhere"], threat=20),
        player(heroes=["Beravor"], threat=20),
        exhausted="Gimli",
        phase="quest",
        encounter=["Pursued by Shadow", QUIET, QUIET, QUIET],
    )
    t.to("commit").commit("Legolas", seat=0).commit("Éowyn", "Dúnhere", seat=1).commit(seat=2).to("quest.staging")
    assert [t.threat(seat) for seat in range(3)] == [20 + 2, 20, 20 + 1]
    assert t["Pursued by Shadow"].place == "encounter-discard"


@pytest.mark.card("Pursued by Shadow")
def test_pursued_by_shadow_outside_the_quest_counts_every_character() -> None:
    t = watched(hero=["Gimli", "Legolas"], allies="Northern Tracker", threat=20, encounter=["Pursued by Shadow"])
    t.reveal("Pursued by Shadow")
    assert t.threat() == 23


def pursued(**more: object) -> TestTable:
    """The second player is attacked, and Pursued by Shadow is the shadow card."""
    return watched(
        player(heroes=["Aragorn"], allies="Son of Arnor", threat=20),
        player(heroes=["Gimli"], allies=["Northern Tracker", "Faramir"], engaged=BRUTE, threat=20),
        encounter=["Pursued by Shadow"],
        phase="combat",
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.card("Pursued by Shadow")
@pytest.mark.parametrize("answer", ["Gimli", "undefended"])
def test_pursued_by_shadow_as_shadow_returns_an_exhausted_ally_of_the_players_choice_to_hand(answer: str) -> None:
    t = pursued(exhausted=["Northern Tracker", "Faramir", "Son of Arnor"])
    t.to("defend").choose(answer, seat=1).to("choose")
    assert list(t.game.decisions) == [1]
    assert t.options(1) == ["choose:Northern Tracker", "choose:Faramir"]
    t.choose("Faramir", seat=1).to("combat.enemy.3")
    assert t["Faramir"].place == "hand:1"
    assert t["Northern Tracker"].place == "play:1"
    assert (t.threat(0), t.threat(1)) == (20, 20)


@pytest.mark.card("Pursued by Shadow")
@pytest.mark.rule("P6.5")
def test_pursued_by_shadow_as_shadow_may_take_the_defender_itself() -> None:
    t = pursued().to("defend").defend("Faramir", seat=1).to("combat.enemy.3")
    assert t["Faramir"].place == "hand:1"
    t.to("combat.enemy.4")
    assert t["Gimli"].damage == 3
    assert t.threat(1) == 20


@pytest.mark.card("Pursued by Shadow")
@pytest.mark.parametrize("answer", ["Gimli", "undefended"])
def test_pursued_by_shadow_as_shadow_raises_threat_by_three_without_an_exhausted_ally(answer: str) -> None:
    t = pursued(exhausted=["Son of Arnor"]).to("defend").choose(answer, seat=1).to("combat.enemy.3")
    assert (t.threat(0), t.threat(1)) == (20, 23)
    assert t.names("hand:1") == []
    assert t["Son of Arnor"].place == "play:0"


@pytest.mark.card("Pursued by Shadow")
@pytest.mark.rule("P6.8")
def test_pursued_by_shadow_as_shadow_hits_the_attacked_player_when_a_sentinel_of_another_defends() -> None:
    t = pursued().to("defend").choose("undefended", seat=1).defend("Aragorn", seat=0).to("combat.enemy.3")
    assert (t.threat(0), t.threat(1)) == (20, 23)


@pytest.mark.card("Pursued by Shadow")
@pytest.mark.rule("G7")
def test_pursued_by_shadow_as_shadow_returns_a_borrowed_ally_to_its_owner() -> None:
    t = watched(
        player(heroes=["Gimli"], allies="Wandering Took"),
        player(heroes=["Éowyn"], engaged=BRUTE),
        encounter=["Pursued by Shadow"],
        phase="combat",
    )
    t.use("Wandering Took", seat=0)
    t.to("defend").defend("Wandering Took", seat=1).to("combat.enemy.3")
    assert t["Wandering Took"].place == "hand:0"


# -- Treacherous Fog ------------------------------------------------------------------------------
@pytest.mark.card("Treacherous Fog")
@pytest.mark.rule("W9")
def test_treacherous_fog_raises_the_threat_of_locations_in_the_staging_area_until_the_end_of_the_phase() -> None:
    t = watched(
        staging=["The East Bight", "Gladden Fields", "Marsh Adder"],
        active="Old Forest Road",
        phase="quest",
        encounter=["Treacherous Fog", QUIET],
    )
    t.to("commit").commit().to("quest.staging")
    names = ("The East Bight", "Gladden Fields", "Marsh Adder", "Old Forest Road")
    assert [t[name].threat for name in names] == [2, 4, 3, 1]
    assert t.staging_threat == 9
    assert t["Treacherous Fog"].place == "encounter-discard"
    t.to("travel")
    assert [t[name].threat for name in names] == [1, 3, 3, 1]


@pytest.mark.card("Treacherous Fog")
@pytest.mark.rule("Q44", "C118")
def test_treacherous_fog_covers_locations_revealed_later_while_driven_by_shadow_does_not() -> None:
    t = watched(
        player(heroes="Gimli"),
        player(heroes="Éowyn"),
        player(heroes="Beravor"),
        staging="The East Bight",
        phase="quest",
        encounter=["Treacherous Fog", "Gladden Fields", "Wargs", QUIET, QUIET],
    )
    t.to("commit").commit(seat=0).commit(seat=1).commit(seat=2).to("quest.staging")
    assert [t[name].threat for name in ("The East Bight", "Gladden Fields", "Wargs")] == [2, 4, 2]
    t = watched(
        player(heroes="Gimli"),
        player(heroes="Éowyn"),
        staging="The East Bight",
        phase="quest",
        encounter=["Driven by Shadow", "Gladden Fields", QUIET, QUIET],
    )
    t.to("commit").commit(seat=0).commit(seat=1).to("quest.staging")
    assert [t[name].threat for name in ("The East Bight", "Gladden Fields")] == [2, 3]


@pytest.mark.card("Treacherous Fog")
@pytest.mark.rule("E6")
def test_treacherous_fogs_add_up() -> None:
    t = watched(
        player(heroes="Gimli"),
        player(heroes="Éowyn"),
        staging="The East Bight",
        phase="quest",
        encounter=["Treacherous Fog", "Treacherous Fog", QUIET],
    )
    t.to("commit").commit(seat=0).commit(seat=1).to("quest.staging")
    assert t["The East Bight"].threat == 3


@pytest.mark.card("Treacherous Fog")
def test_treacherous_fog_makes_players_with_a_threat_of_35_or_more_discard_a_card_of_their_choice() -> None:
    t = watched(
        player(heroes="Gimli", hand=["Feint", "Blade Mastery"], threat=34),
        player(heroes="Éowyn", hand=["Hasty Stroke", "Gandalf"], threat=35),
        player(heroes="Beravor", hand=["Lore of Imladris", "Beorn"], threat=44),
        staging="The East Bight",
        phase="quest",
        first=1,
        encounter=["Treacherous Fog", QUIET, QUIET, QUIET],
    )
    t.to("commit").commit(seat=1).commit(seat=2).commit(seat=0).to("choose")
    assert list(t.game.decisions) == [1]
    assert t.options(1) == ["choose:Hasty Stroke", "choose:Gandalf"]
    t.choose("Hasty Stroke", seat=1)
    assert t.options(2) == ["choose:Lore of Imladris", "choose:Beorn"]
    t.choose("Beorn", seat=2).to("quest.staging")
    assert t.names("hand:0") == ["Feint", "Blade Mastery"]
    assert (t.names("hand:1"), t.names("discard:1")) == (["Gandalf"], ["Hasty Stroke"])
    assert (t.names("hand:2"), t.names("discard:2")) == (["Lore of Imladris"], ["Beorn"])


@pytest.mark.card("Treacherous Fog")
@pytest.mark.rule("Q28")
def test_treacherous_fog_asks_nothing_of_an_empty_hand() -> None:
    t = watched(
        player(heroes="Gimli", threat=40),
        player(heroes="Éowyn", hand=["Gandalf"], threat=40),
        phase="quest",
        encounter=["Treacherous Fog", QUIET, QUIET],
    )
    t.to("commit").commit(seat=0).commit(seat=1).to("quest.staging")
    assert t.names("discard:1") == ["Gandalf"]
    assert t.names("discard:0") == []


@pytest.mark.card("Treacherous Fog")
@pytest.mark.rule("Q44")
def test_treacherous_fog_takes_its_cards_also_when_no_location_is_in_the_staging_area() -> None:
    t = watched(hand="Gandalf", threat=40, phase="quest", encounter=["Treacherous Fog", QUIET])
    t.to("commit").commit().to("quest.staging")
    assert t.names("discard:0") == ["Gandalf"]


@pytest.mark.card("Treacherous Fog")
def test_treacherous_fog_cancelled_does_neither() -> None:
    t = watched(
        hero=["Éowyn"],
        hand=["A Test of Will", "Gandalf"],
        resources=1,
        threat=40,
        staging="The East Bight",
        phase="quest",
        encounter=["Treacherous Fog", QUIET],
    )
    t.to("commit").commit().to("response").respond("A Test of Will").to("quest.staging")
    assert t["The East Bight"].threat == 1
    assert t.names("hand:0") == ["Gandalf"]
