"""P2: playing allies, attachments and events; paying for them; what costs are."""

from __future__ import annotations

import pytest

from wilderland.language import (
    HOST,
    IT,
    YOU,
    Select,
    action,
    allies,
    attach_to,
    attachments,
    by_itself,
    cancel,
    characters,
    choose,
    discard,
    discard_from_hand,
    discard_of,
    draw,
    exhaust_a,
    exhaust_self,
    heroes,
    lower_your_threat,
    raise_your_threat,
    reduce_threat,
    return_to_hand,
    says,
    shuffle_into_deck,
    spend,
    to,
)
from wilderland.model.kinds import HAS_ICON, IMMUNE, PHASES, WAIVES_MATCH
from wilderland.testing import MadeUp, TestTable, made_up, player, table


def why(t: TestTable, name: MadeUp | str, seat: int = 0) -> str:
    """The rule that keeps a card of a hand from being played, or nothing."""
    card = next(card for card in t.all(name) if card.place == f"hand:{seat}")
    reason = t.game.why(f"play:{card.id}", seat=seat)
    return reason.rule if reason is not None else ""


def planning(**more: object) -> TestTable:
    return table(skip_empty_windows=False, **more)  # type: ignore[arg-type]


# -- P2.1 any number of allies and attachments --------------------------------------------------
@pytest.mark.rule("P2.1")
def test_any_number_of_allies_and_attachments_may_be_played() -> None:
    hand = ["Guard of the Citadel", "Snowbourn Scout", "Steward of Gondor", "Celebrían's Stone", "Faramir"]
    t = planning(hero="Aragorn", hand=hand, deck=[], resources=11)
    t.play("Snowbourn Scout").play("Celebrían's Stone").play("Guard of the Citadel")
    t.play("Steward of Gondor").play("Faramir")
    assert t.names("hand:0") == []
    assert sorted(t.names("play:0")) == ["Aragorn", "Faramir", "Guard of the Citadel", "Snowbourn Scout"]
    assert sorted(t.names("attached")) == ["Celebrían's Stone", "Steward of Gondor"]


@pytest.mark.rule("P2.1")
def test_nobody_has_to_play_anything() -> None:
    t = planning(hero="Aragorn", hand=["Guard of the Citadel"], resources=5, deck=[])
    t.pass_().pass_()
    assert PHASES[t.state.phase] == "quest"
    assert t.names("hand:0") == ["Guard of the Citadel"]
    assert t["Aragorn"].resources == 5


@pytest.mark.rule("P2.1")
def test_players_play_in_player_order_each_only_their_own_cards() -> None:
    t = table(
        player(heroes="Aragorn", hand=["Faramir"], resources=4),
        player(heroes="Éowyn", hand=["Wandering Took"], resources=2),
        first=1,
        skip_empty_windows=False,
    )
    assert t.options(1) == ["play:Wandering Took", "use:Éowyn", "pass"]
    assert t.options(0) == []
    assert why(t, "Faramir", 0) == "W2"
    t.play("Wandering Took", seat=1).pass_(seat=1).pass_(seat=1).pass_(seat=0)
    assert "play:Faramir" in t.options(0)


@pytest.mark.rule("P2.1")
def test_another_players_hand_is_not_ones_own() -> None:
    t = table(player(heroes="Aragorn", resources=4), player(heroes="Éowyn", hand=["Faramir"]), skip_empty_windows=False)
    reason = t.game.why(f"play:{t['Faramir'].id}", seat=0)
    assert reason is not None
    assert not t.can("Faramir", seat=0)


@pytest.mark.rule("P2.1")
def test_a_card_that_may_not_be_played_is_not_offered_and_the_game_says_why() -> None:
    hand = ["Faramir", "Gandalf", "Wandering Took", "Brok Ironfist", "Forest Snare", "Snowbourn Scout"]
    t = planning(hero=["Aragorn", "Beravor"], allies="Gandalf", hand=hand, resources=4, staging="King Spider")
    playable = [name for name in hand if t.can(name, kind="play")]
    assert playable == ["Faramir", "Snowbourn Scout"]
    assert {name: why(t, name) for name in hand} == {
        "Faramir": "",
        "Gandalf": "G6",
        "Wandering Took": "P2.2",
        "Brok Ironfist": "P2.2",
        "Forest Snare": "P2.6",
        "Snowbourn Scout": "",
    }


@pytest.mark.rule("P2.1")
def test_playing_a_card_is_told() -> None:
    t = planning(hero="Aragorn", hand=["Faramir"], resources=4)
    t.play("Faramir")
    assert [(e.args["source"][0], e.args["seat"]) for e in t.log("log-play")] == [(t["Faramir"].id, 0)]


# -- P2.2 paying --------------------------------------------------------------------------------
@pytest.mark.rule("P2.2", "P2.7")
def test_the_rule_books_example_of_paying() -> None:
    t = planning(
        hero=["Glóin", "Éowyn", "Eleanor"],
        hand=["Guard of the Citadel", "Northern Tracker"],
        resources={"Glóin": 3, "Éowyn": 2, "Eleanor": 2},
        deck=[],
    )
    t.play("Guard of the Citadel")
    assert [t[name].resources for name in ("Glóin", "Éowyn", "Eleanor")] == [1, 2, 2]
    assert t["Guard of the Citadel"].place == "play:0"
    t.play("Northern Tracker")
    assert [t[name].resources for name in ("Glóin", "Éowyn", "Eleanor")] == [1, 0, 0]
    assert t["Northern Tracker"].place == "play:0"


@pytest.mark.rule("P2.2")
def test_without_a_hero_of_the_sphere_a_card_may_not_be_played() -> None:
    t = planning(hero="Gimli", hand=["Guard of the Citadel"], resources=9)
    assert not t.can("Guard of the Citadel")
    assert why(t, "Guard of the Citadel") == "P2.2"


@pytest.mark.rule("P2.2")
def test_pools_of_other_spheres_do_not_help() -> None:
    t = planning(hero=["Aragorn", "Gimli"], hand=["Guard of the Citadel"], resources={"Aragorn": 1, "Gimli": 5})
    assert not t.can("Guard of the Citadel")
    assert why(t, "Guard of the Citadel") == "P2.2"


@pytest.mark.rule("P2.2")
def test_pools_of_another_players_heroes_do_not_help() -> None:
    t = table(
        player(heroes=["Aragorn"], hand=["Guard of the Citadel"], resources=1),
        player(heroes=["Théodred"], resources=5),
        skip_empty_windows=False,
    )
    assert not t.can("Guard of the Citadel")


@pytest.mark.rule("P2.2")
def test_several_matching_heroes_may_pay_together_as_their_player_likes() -> None:
    def position() -> TestTable:
        return planning(hero=["Aragorn", "Théodred", "Gimli"], hand=["Son of Arnor"], resources=3)

    t = position().choose("Son of Arnor", kind="play")
    assert t.options() == ["pay:Aragorn", "pay:Théodred", "cancel"]
    t.choose("Aragorn", "Théodred")
    assert [t[name].resources for name in ("Aragorn", "Théodred", "Gimli")] == [2, 1, 3]
    t = position().play("Son of Arnor", pay=["Théodred"])
    assert [t[name].resources for name in ("Aragorn", "Théodred", "Gimli")] == [3, 0, 3]
    t = position().play("Son of Arnor", pay=["Aragorn", "Aragorn", "Aragorn"])
    assert [t[name].resources for name in ("Aragorn", "Théodred", "Gimli")] == [0, 3, 3]


@pytest.mark.rule("P2.2")
def test_an_exhausted_hero_can_pay() -> None:
    t = planning(hero="Aragorn", hand=["Guard of the Citadel"], exhausted="Aragorn", resources=2)
    t.play("Guard of the Citadel")
    assert t["Aragorn"].resources == 0


@pytest.mark.rule("P2.2")
def test_exactly_the_cost_is_spent_and_goes_back_to_the_bank() -> None:
    t = planning(hero=["Aragorn", "Théodred"], hand=["Faramir"], resources=7)
    t.play("Faramir")
    assert t["Aragorn"].resources + t["Théodred"].resources == 14 - 4
    assert t["Faramir"].resources == 0


@pytest.mark.rule("P2.2")
def test_one_resource_short_is_too_little() -> None:
    assert not planning(hero="Aragorn", hand=["Faramir"], resources=3).can("Faramir")
    assert planning(hero="Aragorn", hand=["Faramir"], resources=4).can("Faramir")


@pytest.mark.rule("P2.2")
def test_a_gained_icon_matches() -> None:
    t = planning(hero="Aragorn", attached={"Aragorn": "Celebrían's Stone"}, hand=["Wandering Took"], resources=2)
    t.play("Wandering Took")
    assert t["Wandering Took"].place == "play:0"
    other = planning(hero="Théodred", attached={"Théodred": "Celebrían's Stone"}, hand=["Wandering Took"], resources=2)
    assert not other.can("Wandering Took")


@pytest.mark.rule("P2.2")
def test_an_ally_with_tokens_is_no_payer() -> None:
    t = planning(hero="Aragorn", allies="Silverlode Archer", hand=["Guard of the Citadel"], resources=1)
    t.state.add_resources(t["Silverlode Archer"].id, 3)
    assert not t.can("Guard of the Citadel")


@pytest.mark.rule("P2.2")
def test_a_play_can_be_called_off_before_it_is_paid() -> None:
    t = planning(hero=["Aragorn", "Théodred"], hand=["Son of Arnor"], resources=3)
    t.choose("Son of Arnor", kind="play").choose("Aragorn").choose("cancel")
    assert t["Son of Arnor"].place == "hand:0"
    assert (t["Aragorn"].resources, t["Théodred"].resources) == (3, 3)
    assert t.can("Son of Arnor", kind="play")


@pytest.mark.rule("P2.2", "G10")
@pytest.mark.parametrize(("resources", "costs"), [(0, []), (1, []), (2, [2]), (3, [2, 3]), (9, [2, 3])])
def test_x_is_at_most_what_the_matching_pools_hold(resources: int, costs: list[int]) -> None:
    t = planning(
        hero=["Éowyn", "Gimli"],
        hand=["Stand and Fight"],
        discard=["Veteran Axehand", "Horseback Archer"],
        resources={"Éowyn": resources, "Gimli": 9},
    )
    assert t.can("Stand and Fight") is bool(costs)
    assert why(t, "Stand and Fight") == ("" if costs else "P2.2")
    if len(costs) > 1:
        t.choose("Stand and Fight", kind="play")
        assert t.options() == [*(f"x:{cost}" for cost in costs), "cancel"]
        t.choose("x:3")
        assert t["Horseback Archer"].place == "play:0"
        assert (t["Éowyn"].resources, t["Gimli"].resources) == (resources - 3, 9)


@pytest.mark.rule("P2.2", "P2.8")
@pytest.mark.parametrize("pools", [(3, 0, 0), (3, 3, 0), (1, 1, 1), (4, 2, 3)])
def test_a_card_that_asks_for_several_pools_takes_one_resource_from_each(pools: tuple[int, int, int]) -> None:
    names = ("Gimli", "Legolas", "Thalin")
    t = table(
        hero=names,
        hand=["Thicket of Spears"],
        resources=dict(zip(names, pools, strict=True)),
        engaged="King Spider",
        phase="combat",
        skip_empty_windows=False,
    )
    assert t.can("Thicket of Spears") is (0 not in pools)
    if 0 not in pools:
        t.play("Thicket of Spears")
        assert tuple(t[name].resources for name in names) == tuple(pool - 1 for pool in pools)


# -- P2.3 cost 0 --------------------------------------------------------------------------------
@pytest.mark.rule("P2.3", "Q62")
@pytest.mark.parametrize(("hero", "rule"), [("Gimli", "P2.3"), ("Aragorn", "")])
def test_cost_0_needs_a_matching_hero(hero: str, rule: str) -> None:
    t = planning(hero=[hero, "Éowyn"], hand=["Common Cause"], exhausted="Éowyn")
    assert t.can("Common Cause") is (rule == "")
    assert why(t, "Common Cause") == rule


@pytest.mark.rule("P2.3")
def test_a_matching_hero_of_another_player_is_no_match() -> None:
    t = table(
        player(heroes="Gimli", hand=["Common Cause"]),
        player(heroes="Aragorn"),
        skip_empty_windows=False,
    )
    assert not t.can("Common Cause", seat=0)


@pytest.mark.rule("P2.3", "Q62")
def test_a_pool_that_waives_the_match_is_no_match_for_cost_0() -> None:
    purse = made_up("Purse", "attachment", attach_to(heroes), says(WAIVES_MATCH, HOST))
    t = planning(hero=["Gimli", "Éowyn"], attached={"Gimli": purse}, hand=["Common Cause"], exhausted="Éowyn")
    assert not t.can("Common Cause")
    assert why(t, "Common Cause") == "P2.3"
    ring = made_up("Ring", "attachment", attach_to(heroes), says(HAS_ICON, HOST, word="leadership"))
    t = planning(hero=["Gimli", "Éowyn"], attached={"Gimli": ring}, hand=["Common Cause"], exhausted="Éowyn")
    assert t.can("Common Cause")


@pytest.mark.rule("P2.2", "Q27")
def test_a_pool_that_waives_the_match_waives_it_for_itself_only() -> None:
    purse = made_up("Purse", "attachment", attach_to(heroes), says(WAIVES_MATCH, HOST))
    t = planning(
        hero=["Aragorn", "Gimli", "Éowyn"],
        attached={"Gimli": purse},
        hand=["Guard of the Citadel"],
        resources=1,
    )
    t.play("Guard of the Citadel")
    assert [t[name].resources for name in ("Aragorn", "Gimli", "Éowyn")] == [0, 0, 1]


# -- P2.4 neutral cards -------------------------------------------------------------------------
@pytest.mark.rule("P2.4")
def test_a_neutral_card_is_paid_for_by_any_mix_of_heroes() -> None:
    t = planning(hero=["Gimli", "Éowyn", "Beravor"], hand=["Gandalf"], resources={"Gimli": 1, "Éowyn": 3, "Beravor": 1})
    t.play("Gandalf", pay=["Gimli", "Éowyn", "Éowyn", "Éowyn", "Beravor"])
    assert t["Gandalf"].place == "play:0"
    assert [t[name].resources for name in ("Gimli", "Éowyn", "Beravor")] == [0, 0, 0]


@pytest.mark.rule("P2.4")
def test_a_neutral_card_still_costs() -> None:
    assert not planning(hero=["Gimli", "Éowyn"], hand=["Gandalf"], resources=2).can("Gandalf")


# -- P2.5 abilities of cards in play ------------------------------------------------------------
@pytest.mark.rule("P2.5")
def test_an_ability_in_play_needs_no_match() -> None:
    scholar = made_up("Scholar", "ally", action(draw(1), cost=spend(1, heroes.yours)), sphere="lore", hit_points=1)
    t = planning(hero="Gimli", allies=scholar, resources=1, deck=["Feint"])
    t.use(scholar)
    assert t.names("hand:0") == ["Feint"]
    assert t["Gimli"].resources == 0


@pytest.mark.rule("P2.5")
def test_any_heroes_one_controls_may_pay_for_an_ability_together() -> None:
    scholar = made_up("Scholar", "ally", action(draw(1), cost=spend(2, heroes.yours)), sphere="lore", hit_points=1)
    t = planning(
        hero=["Gimli", "Éowyn", "Aragorn"], allies=scholar, resources={"Éowyn": 1, "Aragorn": 1}, deck=["Feint"]
    )
    t.use(scholar)
    assert t.names("hand:0") == ["Feint"]
    assert [t[name].resources for name in ("Gimli", "Éowyn", "Aragorn")] == [0, 0, 0]


@pytest.mark.rule("P2.5")
def test_an_ability_that_names_the_pool_is_paid_from_that_pool_alone() -> None:
    t = planning(hero=["Glorfindel", "Beravor"], resources={"Beravor": 5}, damage={"Beravor": 1})
    assert not t.can("Glorfindel", kind="use")
    t = planning(hero=["Glorfindel", "Beravor"], resources={"Glorfindel": 1, "Beravor": 5}, damage={"Beravor": 1})
    t.use("Glorfindel", "Beravor")
    assert (t["Glorfindel"].resources, t["Beravor"].resources, t["Beravor"].damage) == (0, 5, 0)


# -- P2.6 attachments ---------------------------------------------------------------------------
@pytest.mark.rule("P2.6")
def test_an_attachment_goes_only_where_it_says() -> None:
    t = planning(hero=["Aragorn", "Gimli"], allies="Faramir", hand=["Steward of Gondor"], resources=2)
    t.choose("Steward of Gondor", kind="play")
    assert t.options() == ["host:Aragorn", "host:Gimli", "cancel"]
    t.choose("Gimli")
    assert t["Steward of Gondor"].hosted_by == "Gimli"
    assert t["Gimli"].attachments == (t["Steward of Gondor"].id,)
    assert t["Aragorn"].resources == 0


@pytest.mark.rule("P2.6")
def test_without_anything_to_attach_to_it_may_not_be_played() -> None:
    t = planning(hero="Beravor", hand=["Forest Snare"], resources=3, staging="King Spider", threat=1)
    assert not t.can("Forest Snare")
    assert why(t, "Forest Snare") == "P2.6"


@pytest.mark.rule("P2.6")
def test_one_may_attach_to_another_players_character() -> None:
    t = table(
        player(heroes="Aragorn", hand=["Steward of Gondor"], resources=2),
        player(heroes="Gimli"),
        skip_empty_windows=False,
    )
    t.play("Steward of Gondor", "Gimli")
    assert t["Steward of Gondor"].hosted_by == "Gimli"


@pytest.mark.rule("P2.6")
def test_attachments_may_go_on_enemies_and_locations() -> None:
    t = planning(
        hero=["Beravor", "Éowyn"],
        hand=["Forest Snare", "Power in the Earth"],
        resources=3,
        engaged="King Spider",
        staging="Forest Gate",
    )
    t.play("Forest Snare").play("Power in the Earth")
    assert t["Forest Snare"].hosted_by == "King Spider"
    assert t["Power in the Earth"].hosted_by == "Forest Gate"
    assert t["Forest Gate"].threat == 1


@pytest.mark.rule("P2.6", "F1.23", "Q36")
def test_what_it_may_attach_to_is_not_checked_again_later() -> None:
    badge = made_up("Badge", "attachment", attach_to(heroes.trait("Gondor")), cost=0)
    fall = made_up("Fall", "event", action(choose(attachments.titled("Steward of Gondor"), discard(IT))), cost=0)
    t = planning(hero="Aragorn", attached={"Aragorn": "Steward of Gondor"}, hand=[badge, fall])
    t.play(badge).play(fall)
    assert not t["Aragorn"].has_trait("Gondor")
    assert t[badge].hosted_by == "Aragorn"
    other = planning(hero="Aragorn", hand=[badge])
    assert not other.can(badge)


@pytest.mark.rule("P2.6", "Q36")
def test_a_snare_stays_on_an_enemy_that_returns_to_the_staging_area() -> None:
    t = planning(
        hero=["Beravor", "Éowyn"],
        hand=["Forest Snare", "A Light in the Dark"],
        resources=3,
        engaged="King Spider",
    )
    t.play("Forest Snare").play("A Light in the Dark")
    assert t["King Spider"].place == "staging"
    assert t["Forest Snare"].hosted_by == "King Spider"


@pytest.mark.rule("P2.6", "Q59")
def test_nothing_attaches_to_an_immune_card() -> None:
    stone = made_up("Stone Beast", "enemy", says(IMMUNE, Select(lambda s, c: (c.self,))), hit_points=4, engagement=50)
    t = planning(hero="Beravor", hand=["Forest Snare"], resources=3, engaged=stone)
    assert not t.can("Forest Snare")


@pytest.mark.rule("P2.6")
def test_the_host_is_chosen_before_the_cost_is_paid() -> None:
    t = planning(hero=["Aragorn", "Théodred"], hand=["Steward of Gondor"], resources=2)
    t.choose("Steward of Gondor", kind="play").choose("Théodred").choose("cancel")
    assert t["Steward of Gondor"].place == "hand:0"
    assert (t["Aragorn"].resources, t["Théodred"].resources) == (2, 2)


# -- P2.7 entering play -------------------------------------------------------------------------
@pytest.mark.rule("P2.7")
def test_cards_enter_play_ready() -> None:
    t = planning(hero="Aragorn", hand=["Faramir", "Steward of Gondor"], resources=6)
    t.play("Faramir").play("Steward of Gondor")
    assert (t["Faramir"].exhausted, t["Steward of Gondor"].exhausted) == (False, False)
    t.use("Faramir").use("Steward of Gondor")
    assert (t["Faramir"].exhausted, t["Steward of Gondor"].exhausted) == (True, True)


@pytest.mark.rule("P2.7")
def test_a_card_that_left_play_exhausted_and_damaged_comes_back_ready_and_whole() -> None:
    home = made_up("Home", "event", action(return_to_hand(allies)), cost=0)
    t = planning(hero="Aragorn", allies="Faramir", hand=[home], exhausted="Faramir", damage={"Faramir": 2}, resources=4)
    t.play(home).play("Faramir")
    assert (t["Faramir"].place, t["Faramir"].exhausted, t["Faramir"].damage) == ("play:0", False, 0)


@pytest.mark.rule("P2.7")
def test_an_ally_may_quest_in_the_round_it_was_played() -> None:
    t = planning(hero="Aragorn", hand=["Faramir"], resources=4)
    t.play("Faramir").to("commit")
    assert t.can("Faramir")


# -- P2.8 costs ---------------------------------------------------------------------------------
@pytest.mark.rule("P2.8")
def test_a_cost_is_paid_only_with_what_one_controls() -> None:
    t = table(
        player(heroes=["Aragorn", "Gimli"], hand=["Common Cause"]),
        player(heroes="Éowyn"),
        exhausted="Gimli",
        skip_empty_windows=False,
    )
    t.play("Common Cause", "Gimli")
    assert [t[name].exhausted for name in ("Aragorn", "Gimli", "Éowyn")] == [True, False, False]
    t = table(
        player(heroes="Aragorn", hand=["Common Cause"]),
        player(heroes="Éowyn"),
        exhausted="Aragorn",
        skip_empty_windows=False,
    )
    assert not t.can("Common Cause", seat=0)


@pytest.mark.rule("P2.8")
def test_a_cost_that_names_any_character_still_means_ones_own() -> None:
    march = made_up("March", "event", action(draw(1), cost=exhaust_a(characters)), cost=0)
    t = table(
        player(heroes="Aragorn", hand=[march]),
        player(heroes="Éowyn"),
        exhausted="Aragorn",
        skip_empty_windows=False,
    )
    assert not t.can(march, seat=0)


@pytest.mark.rule("P2.8")
@pytest.mark.parametrize(("threat", "can"), [(2, False), (3, True)])
def test_a_cost_is_paid_in_full_or_not_at_all(threat: int, can: bool) -> None:
    t = table(
        player(heroes="Éowyn", allies="Wandering Took", threat=threat),
        player(heroes="Gimli"),
        skip_empty_windows=False,
    )
    assert t.can("Wandering Took", seat=0, kind="use") is can


@pytest.mark.rule("P2.8")
def test_a_card_cannot_be_discarded_from_an_empty_hand_nor_the_event_itself() -> None:
    gamble = made_up("Gamble", "event", action(draw(2), cost=discard_from_hand), cost=0)
    assert not planning(hero="Gimli", hand=[gamble]).can(gamble)
    t = planning(hero="Gimli", hand=[gamble, "Feint"], deck=["Beorn", "Faramir"])
    t.play(gamble)
    assert sorted(t.names("discard:0")) == ["Feint", "Gamble"]
    assert sorted(t.names("hand:0")) == ["Beorn", "Faramir"]


@pytest.mark.rule("P2.8")
def test_what_stands_before_to_is_paid_before_the_effect() -> None:
    t = planning(hero="Beravor", deck=["Feint", "Beorn"])
    t.choose("Beravor", kind="use")
    assert t["Beravor"].exhausted is True
    assert sorted(t.names("hand:0")) == ["Beorn", "Feint"]


@pytest.mark.rule("P2.8")
def test_the_cost_of_a_cancelled_effect_stays_paid() -> None:
    hush = made_up("Hush", "enemy", by_itself(to.draw(), cancel()), hit_points=3, engagement=50)
    t = planning(hero="Beravor", staging=hush, deck=["Feint", "Beorn"], threat=1)
    t.use("Beravor")
    assert t.names("hand:0") == []
    assert t["Beravor"].exhausted is True


@pytest.mark.rule("P2.8")
def test_several_costs_are_all_paid() -> None:
    toil = made_up(
        "Toil",
        "ally",
        action(draw(1), cost=(exhaust_self, spend(1, heroes.yours), raise_your_threat(2))),
        hit_points=1,
    )
    t = planning(hero="Gimli", allies=toil, resources=1, threat=20, deck=["Feint"])
    t.use(toil)
    assert (t[toil].exhausted, t["Gimli"].resources, t.threat()) == (True, 0, 22)
    assert t.names("hand:0") == ["Feint"]
    poor = planning(hero="Gimli", allies=toil, threat=20)
    assert not poor.can(toil, kind="use")


@pytest.mark.rule("P2.8")
def test_lowering_ones_threat_as_a_cost_needs_that_much_threat() -> None:
    calm = made_up("Calm", "event", action(draw(1), cost=lower_your_threat(4)), cost=0)
    assert not planning(hero="Gimli", hand=[calm], threat=3).can(calm)
    t = planning(hero="Gimli", hand=[calm], threat=4)
    t.play(calm)
    assert t.threat() == 0


# -- P2.9 events --------------------------------------------------------------------------------
@pytest.mark.rule("P2.9")
def test_an_event_is_paid_resolved_at_once_and_goes_to_its_owners_discard_pile() -> None:
    t = planning(hero="Éowyn", hand=["The Galadhrim's Greeting"], resources=4, threat=20)
    t.play("The Galadhrim's Greeting", "effect:one_player")
    assert t.threat() == 14
    assert t["Éowyn"].resources == 1
    assert t["The Galadhrim's Greeting"].place == "discard:0"
    assert t.order("discard:0") == ["The Galadhrim's Greeting"]


@pytest.mark.rule("P2.9", "P2.2")
def test_an_event_needs_a_match_like_any_card() -> None:
    t = planning(hero="Gimli", hand=["The Galadhrim's Greeting"], resources=9)
    assert not t.can("The Galadhrim's Greeting")
    assert why(t, "The Galadhrim's Greeting") == "P2.2"


@pytest.mark.rule("P2.9")
def test_an_event_is_played_in_any_action_window() -> None:
    t = table(hero="Éowyn", hand=["The Galadhrim's Greeting"], resources=3, threat=20, phase="encounter")
    assert t.decision is not None and t.decision.step == "encounter.optional"
    t.play("The Galadhrim's Greeting", "effect:one_player")
    assert t["The Galadhrim's Greeting"].place == "discard:0"


@pytest.mark.rule("P2.9")
def test_a_response_event_is_played_from_hand_to_its_trigger_only() -> None:
    t = table(
        hero=["Éowyn", "Gimli"],
        hand=["Hasty Stroke"],
        resources=1,
        engaged="King Spider",
        encounter=["East Bight Patrol"],
        phase="combat",
        threat=1,
        skip_empty_windows=False,
    )
    assert not t.can("Hasty Stroke")
    t.to("defend").defend("Gimli").to("response")
    t.respond("Hasty Stroke").to("combat.enemy.4")
    assert t["Hasty Stroke"].place == "discard:0"
    assert t["Éowyn"].resources == 0
    assert t["Gimli"].damage == 1


@pytest.mark.rule("P2.9")
def test_a_response_event_that_cannot_be_paid_is_not_offered() -> None:
    t = table(
        hero=["Éowyn", "Gimli"],
        hand=["Hasty Stroke"],
        engaged="King Spider",
        encounter=["East Bight Patrol"],
        phase="combat",
        threat=1,
        skip_empty_windows=False,
    )
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert not t.log("log-respond")
    assert t["Hasty Stroke"].place == "hand:0"


@pytest.mark.rule("P2.9")
def test_an_event_is_not_in_the_discard_pile_while_it_resolves() -> None:
    recall = made_up("Recall", "event", action(shuffle_into_deck(discard_of(YOU))), cost=0)
    t = planning(hero="Gimli", hand=[recall], discard=["Feint", "Beorn"], deck=[])
    t.play(recall)
    assert t.names("discard:0") == ["Recall"]
    assert sorted(t.names("deck:0")) == ["Beorn", "Feint"]


@pytest.mark.rule("P2.9", "G21")
def test_another_players_event_goes_to_that_players_pile() -> None:
    spark = made_up("Spark", "event", action(reduce_threat(1, of=YOU)), cost=0)
    t = table(
        player(heroes="Gimli"),
        player(heroes="Éowyn", hand=[spark], threat=20),
        phase="travel",
        skip_empty_windows=False,
    )
    t.play(spark, seat=1)
    assert t[spark].place == "discard:1"
    assert t.threat(1) == 19


@pytest.mark.rule("P2.9")
def test_an_event_without_a_possible_target_is_not_offered() -> None:
    t = planning(hero="Éowyn", hand=["A Light in the Dark"], resources=2)
    assert not t.can("A Light in the Dark")
