"""Effects and timing: rules E1–E14, and the machinery under them."""

from __future__ import annotations

import pytest

from wilderland.effects.modifying import Modify
from wilderland.language import (
    ANYONE,
    ATTACKING_ENEMY,
    EACH_PLAYER,
    FIRST_PLAYER,
    IT,
    SELF,
    YOU,
    Select,
    action,
    add_to_staging,
    after,
    an_enemy,
    attach,
    attachments,
    attack_now,
    by_itself,
    characters,
    choose,
    choose_some,
    claim,
    count,
    deal,
    discard,
    discard_at_random,
    draw,
    encounter_deck,
    enemies,
    exhaust,
    first_of,
    forced,
    hand_of,
    heal,
    heroes,
    locations,
    modify,
    number,
    once_per_round,
    passive,
    put_into_play,
    raise_threat,
    reduce_threat,
    response,
    reveal_top_card,
    says,
    seq,
    shadow,
    switch,
    when,
    when_revealed,
)
from wilderland.loading import load
from wilderland.model.face import Face
from wilderland.model.index import RULES, rebuild
from wilderland.model.kinds import (
    ACTIVE,
    BLANK,
    CANNOT_ATTACK,
    END_OF_ATTACK,
    END_OF_PHASE,
    END_OF_ROUND,
    ENEMY,
    IMMUNE,
    LOCATION,
    REVEALED,
    STAGING,
    STATS,
    TWO_ACTIVE_LOCATIONS,
)
from wilderland.model.records import Card, Scope
from wilderland.model.state import State
from wilderland.testing import CardHandle, TestTable, made_up, player
from wilderland.testing.shorthand import laid, place, told

# -- E1: kinds of effects -----------------------------------------------------------------------
SILENCE = made_up("Silence", "treachery")
DREAD = made_up("Sudden Dread", "treachery", when_revealed(raise_threat(7, of=EACH_PLAYER)))


@pytest.mark.rule("E1")
def test_a_when_revealed_effect_resolves_by_itself_as_the_card_is_revealed() -> None:
    t = laid(hero="Gimli", threat=20, phase="quest", encounter=[DREAD]).to("travel")
    assert t.threat() == 27


@pytest.mark.rule("E1")
def test_a_when_revealed_effect_does_not_resolve_when_the_card_is_turned_up_as_a_shadow_card() -> None:
    t = laid(hero="Gimli", threat=20, engaged="Black Forest Bats", phase="combat", encounter=[DREAD])
    t.to("attack")
    assert told(t, "log-shadow") == ["Sudden Dread"]
    assert t.threat() == 20


@pytest.mark.rule("E1")
def test_keywords_do_not_resolve_when_the_card_is_turned_up_as_a_shadow_card() -> None:
    rider = made_up("Rider in Haste", "enemy", keywords={"surge": 1, "doomed": 2}, hit_points=1)
    t = laid(hero="Gimli", threat=20, engaged="Black Forest Bats", phase="combat", encounter=[rider, DREAD])
    t.to("refresh")
    assert t["Rider in Haste"].place == "encounter-discard"
    assert t["Sudden Dread"].place == "encounter-deck"
    assert told(t, "log-reveal") == []


@pytest.mark.rule("E1")
def test_a_shadow_effect_does_not_resolve_when_the_card_is_revealed() -> None:
    gloom = made_up("Gloom", "treachery", shadow(raise_threat(7, of=YOU)))
    t = laid(hero="Gimli", threat=20, phase="quest", encounter=[gloom]).to("travel")
    assert told(t, "log-reveal") == ["Gloom"]
    assert t.threat() == 20


@pytest.mark.rule("E1")
def test_a_forced_effect_asks_nobody_and_a_response_asks_its_player() -> None:
    t = laid(hero="Gimli", threat=50 - 10, staging="Forest Spider", phase="encounter")
    t.choose("Forest Spider", kind="engage")
    assert told(t, "log-forced") == ["Forest Spider"]
    assert t["Forest Spider"].attack == 3
    t = laid(hero=["Théodred"], phase="quest").to("commit").commit("Théodred")
    assert t.decision is not None and t.decision.kind == "response"
    assert t.options() == ["respond:Théodred", "pass"]


# -- E2: passives are always on -----------------------------------------------------------------
@pytest.mark.rule("E2")
def test_a_passive_holds_at_every_moment_without_being_used() -> None:
    t = laid(hero="Gimli", engaged="East Bight Patrol", phase="combat")
    assert t["Gimli"].attack == 2
    t.to("combat.enemy.4")
    assert t["Gimli"].damage == 3
    assert t["Gimli"].attack == 5


@pytest.mark.rule("E2")
def test_a_passive_is_never_offered_in_a_window() -> None:
    t = laid(hero=["Gimli", "Dúnhere"], staging="Forest Spider", phase="combat")
    seen = set()
    while t.decision is not None and t.state.round == 1:
        seen |= {option for option in t.options() if option.startswith(("use:", "respond:"))}
        t.choose("done" if t.can("done") else "pass")
    assert seen == set()


@pytest.mark.rule("E2")
def test_a_passive_ends_with_its_card() -> None:
    banner = made_up("Torn Banner", "ally", passive(heroes, willpower=1), willpower=0, hit_points=1)
    t = laid(
        hero="Gimli", allies=[banner], phase="quest", committed=["Torn Banner"], encounter=["The Necromancer's Reach"]
    )
    assert t["Gimli"].willpower == 3
    t.to("travel")
    assert t["Torn Banner"].place == "discard:0"
    assert t["Gimli"].willpower == 2


# -- E3: order of answers -----------------------------------------------------------------------
def listeners() -> dict[str, object]:
    pay = raise_threat(1, of=YOU)
    return {
        "passive when": place("Passive When", by_itself(when.engages(an_enemy), pay)),
        "passive after": place("Passive After", by_itself(after.engages(an_enemy), pay)),
        "forced when": place("Forced When", forced(when.engages(an_enemy), pay)),
        "forced after": place("Forced After", forced(after.engages(an_enemy), pay)),
        "response when": made_up("Response When", "ally", response(when.engages(an_enemy), pay), hit_points=1),
        "response after": made_up("Response After", "ally", response(after.engages(an_enemy), pay), hit_points=1),
    }


def six_answers() -> TestTable:
    them = listeners()
    t = laid(
        hero="Gimli",
        threat=0,
        allies=[them["response after"], them["response when"]],
        staging=[
            them["forced after"],
            them["passive after"],
            them["forced when"],
            them["passive when"],
            "Black Forest Bats",
        ],
        phase="encounter",
    )
    return t.choose("Black Forest Bats", kind="engage")


@pytest.mark.rule("E3")
def test_passives_come_before_forced_effects_and_when_before_after() -> None:
    t = six_answers()
    assert told(t, "log-passive", "log-forced") == ["Passive When", "Passive After", "Forced When", "Forced After"]


@pytest.mark.rule("E3")
def test_responses_come_after_passives_and_forced_effects() -> None:
    t = six_answers()
    assert t.decision is not None and t.decision.kind == "response"
    assert t.threat() == 4


@pytest.mark.rule("E3")
def test_a_response_with_when_comes_before_one_with_after() -> None:
    t = six_answers()
    assert t.can("Response When")
    assert not t.can("Response After")
    t.respond("Response When")
    assert t.can("Response After")


@pytest.mark.rule("E3")
def test_passing_on_a_when_response_still_leaves_the_after_responses() -> None:
    t = six_answers().pass_()
    assert t.options() == ["respond:Response After", "pass"]
    assert not t.can("Response When")


@pytest.mark.rule("E3")
def test_a_cancel_is_triggered_straight_away_before_anything_of_the_effect_happens() -> None:
    t = laid(hero="Éowyn", threat=20, hand=["A Test of Will"], resources=1, phase="quest", encounter=[DREAD])
    t.to("response")
    assert t.options() == ["respond:A Test of Will", "pass"]
    assert t.threat() == 20
    t.respond("A Test of Will")
    assert t.threat() == 20
    assert t["A Test of Will"].place == "discard:0"


@pytest.mark.rule("E3")
def test_a_cancel_comes_too_late_once_the_effect_has_happened() -> None:
    t = laid(hero="Éowyn", threat=20, hand=["A Test of Will"], resources=1, phase="quest", encounter=[DREAD])
    t.to("response").pass_()
    assert t.threat() == 27
    seen = False
    while t.decision is not None and t.state.round == 1:
        seen = seen or t.can("A Test of Will")
        t.choose("stay" if t.can("stay") else "pass")
    assert not seen


# -- cancelling by serial -----------------------------------------------------------------------
ECHO = made_up(
    "Echo in the Dark",
    "treachery",
    when_revealed(seq(reveal_top_card(), raise_threat(1, of=EACH_PLAYER))),
)
WILL = ["A Test of Will", "A Test of Will"]


def echo() -> TestTable:
    t = laid(hero="Éowyn", threat=20, hand=WILL, resources=2, phase="quest", encounter=[ECHO, DREAD, SILENCE])
    t.to("commit").commit("Éowyn")
    t.to("response")
    assert t.decision is not None and t.decision.source == t["Echo in the Dark"].id
    return t


@pytest.mark.rule("E3", "F1.53")
def test_cancelling_the_inner_of_two_nested_effects_leaves_the_outer_one() -> None:
    t = echo().pass_()
    assert t.decision is not None and t.decision.source == t["Sudden Dread"].id
    t.respond("A Test of Will")
    assert t.threat() == 21


@pytest.mark.rule("E3", "F1.53")
def test_cancelling_the_outer_of_two_nested_effects_leaves_nothing_to_nest() -> None:
    t = echo().respond("A Test of Will")
    assert t.threat() == 20
    assert t["Sudden Dread"].place == "encounter-deck"


@pytest.mark.rule("E3", "C8")
def test_a_replacement_inside_another_reveal_comes_before_the_rest_of_the_outer_effect() -> None:
    drum = made_up("Drums", "treachery", when_revealed(raise_threat(4, of=EACH_PLAYER)))
    t = laid(hero="Eleanor", threat=20, phase="quest", encounter=[ECHO, DREAD, drum, SILENCE]).to("response").pass_()
    assert t.decision is not None and t.decision.source == t["Sudden Dread"].id
    t.respond("Eleanor").to("quest.staging")
    assert told(t, "log-reveal") == ["Echo in the Dark", "Sudden Dread", "Drums"]
    raised = [dict(entry.args)["amount"] for entry in t.log("log-threat")]
    assert raised == [4, 1]


@pytest.mark.rule("E3")
def test_passing_on_both_nested_effects_lets_both_happen() -> None:
    t = echo().pass_().pass_()
    assert t.threat() == 28


@pytest.mark.rule("E3", "E4")
def test_two_copies_of_a_cancel_cannot_both_be_spent_on_one_effect() -> None:
    t = echo().pass_().respond("A Test of Will")
    assert [card.place for card in t.all("A Test of Will")].count("hand:0") == 1
    assert not t.can("A Test of Will")


@pytest.mark.rule("E3")
def test_a_cancel_of_one_shadow_effect_leaves_the_next_one() -> None:
    first = made_up("First Gloom", "treachery", shadow(raise_threat(4, of=YOU)))
    second = made_up("Second Gloom", "treachery", shadow(raise_threat(2, of=YOU)))
    t = laid(
        hero="Éowyn",
        threat=20,
        hand=["Hasty Stroke"],
        resources=1,
        engaged="Dol Guldur Beastmaster",
        phase="combat",
        encounter=[first, second],
    )
    t.to("response").respond("Hasty Stroke").to("combat.enemy.3")
    assert told(t, "log-shadow") == ["First Gloom", "Second Gloom"]
    assert t.threat() == 22


# -- E4: once per occurrence, forced first ------------------------------------------------------
@pytest.mark.rule("E4", "F1.08")
def test_a_response_triggers_once_for_one_occurrence() -> None:
    t = laid(hero=["Théodred", "Gimli"], phase="quest").to("commit").commit("Théodred", "Gimli")
    t.respond("Théodred", "Gimli")
    assert t["Gimli"].resources == 1
    assert not t.can("Théodred")


@pytest.mark.rule("E4")
def test_a_response_triggers_once_for_each_of_two_occurrences_at_the_same_moment() -> None:
    herald = made_up("Herald", "hero", response(after.commits(None), draw(1)), willpower=1, hit_points=2)
    t = laid(hero=[herald, "Gimli"], phase="quest").to("commit").commit("Herald", "Gimli")
    t.respond("Herald").respond("Herald")
    assert len(t.names("hand:0")) == 2
    assert not t.can("Herald")


@pytest.mark.rule("E4")
def test_a_forced_effect_triggers_once_for_one_occurrence() -> None:
    t = laid(hero="Gimli", threat=20, staging="Hummerhorns", phase="encounter")
    t.choose("Hummerhorns", kind="engage")
    assert t.won is False
    t = laid(hero=["Gimli", "Aragorn"], staging="Forest Spider", phase="encounter")
    t.choose("Forest Spider", kind="engage").to("combat")
    assert t["Forest Spider"].attack == 3


@pytest.mark.rule("E4", "F1.09")
def test_a_forced_effect_comes_before_a_response_to_the_same_moment() -> None:
    watcher = made_up("Watcher", "ally", response(after.engages(an_enemy), heal(5, on=heroes)), hit_points=9)
    t = laid(
        hero=["Gimli", "Aragorn"],
        attached={"Gimli": "Citadel Plate"},
        allies=[watcher],
        phase="encounter",
        staging="Hummerhorns",
    )
    t.choose("Hummerhorns", kind="engage").choose("Gimli")
    assert t["Gimli"].damage == 5
    assert t.decision is not None and t.decision.kind == "response"
    t.respond("Watcher")
    assert t["Gimli"].damage == 0


@pytest.mark.rule("E4", "G15")
def test_forced_effects_at_the_same_moment_are_ordered_by_the_first_player() -> None:
    one = place("One", forced(after.engages(an_enemy), raise_threat(1, of=YOU)))
    two = place("Two", forced(after.engages(an_enemy), raise_threat(2, of=YOU)))
    t = laid(
        player(heroes="Gimli", threat=20),
        player(heroes="Aragorn", threat=20),
        first=1,
        staging=[one, two, "Black Forest Bats"],
        phase="encounter",
    )
    t.choose("pass", seat=1).choose("Black Forest Bats", seat=0, kind="engage")
    assert t.decision is not None
    assert (t.decision.kind, t.decision.seat) == ("order", 1)
    t.choose("Two")
    assert told(t, "log-forced") == ["Two", "One"]
    assert t.threat(0) == 23


@pytest.mark.rule("E4", "G15")
def test_the_first_player_may_take_the_other_order() -> None:
    one = place("One", forced(after.engages(an_enemy), raise_threat(1, of=YOU)))
    two = place("Two", forced(after.engages(an_enemy), raise_threat(2, of=YOU)))
    t = laid(hero="Gimli", threat=20, staging=[one, two, "Black Forest Bats"], phase="encounter")
    t.choose("Black Forest Bats", kind="engage").choose("One")
    assert told(t, "log-forced") == ["One", "Two"]


@pytest.mark.rule("E4")
def test_a_card_that_comes_into_play_through_an_answer_does_not_answer_the_same_moment() -> None:
    late = made_up("Latecomer", "ally", forced(after.engages(an_enemy), raise_threat(5, of=YOU)), hit_points=1)
    gate = place("Gate of Arrivals", forced(after.engages(an_enemy), put_into_play(hand_of(YOU).of_kind_ally)))
    t = laid(hero="Gimli", threat=20, hand=[late], staging=[gate, "Black Forest Bats"], phase="encounter")
    t.choose("Black Forest Bats", kind="engage")
    assert t["Latecomer"].place == "play:0"
    assert t.threat() == 20


# -- E5: responses are optional and belong to the controller ------------------------------------
@pytest.mark.rule("E5")
def test_a_response_may_be_passed() -> None:
    t = laid(hero=["Théodred"], phase="quest").to("commit").commit("Théodred").pass_().to("travel")
    assert t["Théodred"].resources == 0


@pytest.mark.rule("E5")
def test_a_response_is_offered_to_its_controller_only() -> None:
    t = laid(player(heroes="Théodred"), player(heroes="Gimli"), phase="quest")
    t.to("commit").commit("Théodred", seat=0)
    assert list(t.game.decisions) == [0]
    with pytest.raises(AssertionError):
        t.choose("Théodred", seat=1)


@pytest.mark.rule("E5")
def test_an_event_response_is_played_from_its_own_players_hand_and_paid() -> None:
    t = laid(
        player(heroes="Gimli", threat=20),
        player(heroes="Éowyn", threat=20, hand=["A Test of Will"], resources=1),
        phase="quest",
        encounter=[DREAD, SILENCE],
    ).to("response")
    assert list(t.game.decisions) == [1]
    t.respond("A Test of Will", seat=1)
    assert t["Éowyn"].resources == 0
    assert (t.threat(0), t.threat(1)) == (20, 20)


@pytest.mark.rule("E5")
def test_an_event_response_that_cannot_be_paid_is_not_offered() -> None:
    t = laid(hero="Éowyn", threat=20, hand=["A Test of Will"], phase="quest", encounter=[DREAD]).to("commit").commit()
    t.to("travel")
    assert t.threat() == 27
    assert t["A Test of Will"].place == "hand:0"


# -- E6: effects that last ----------------------------------------------------------------------
def fear(amount: int) -> object:
    return made_up("Fear", "treachery", when_revealed(modify(characters.committed, END_OF_PHASE, willpower=-amount)))


@pytest.mark.rule("E6", "G9")
def test_the_floor_lies_under_the_sum_of_all_effects_not_under_each() -> None:
    t = laid(hero=["Théodred"], allies="Faramir", phase="quest", encounter=[fear(3)], staging="Old Forest Road")
    t.to("commit").commit("Théodred").pass_()
    t.to("quest.staging")
    assert t["Théodred"].willpower == 0
    t.use("Faramir")
    assert t["Théodred"].willpower == 0


@pytest.mark.rule("E6", "G9")
def test_the_order_of_lasting_effects_does_not_matter() -> None:
    t = laid(hero=["Théodred"], allies="Faramir", phase="quest", encounter=[fear(1)])
    t.use("Faramir").to("commit").commit("Théodred").pass_()
    assert t["Théodred"].willpower == 2
    t.to("quest.resolution")
    early = t["Théodred"].willpower
    t = laid(hero=["Théodred"], allies="Faramir", phase="quest", encounter=[fear(1)])
    t.to("commit").commit("Théodred")
    t.pass_().to("quest.staging")
    assert t["Théodred"].willpower == 0
    t.use("Faramir")
    assert t["Théodred"].willpower == early == 1


@pytest.mark.rule("E6")
def test_lasting_effects_add_up_and_end_with_the_phase() -> None:
    t = laid(hero="Gimli", hand=["Blade Mastery", "Blade Mastery"], resources=2, phase="planning")
    t.play("Blade Mastery").play("Blade Mastery")
    assert (t["Gimli"].attack, t["Gimli"].defense) == (4, 4)
    t.to("quest")
    assert (t["Gimli"].attack, t["Gimli"].defense) == (2, 2)


@pytest.mark.rule("E6")
def test_a_lasting_effect_on_a_card_does_not_follow_it_through_leaving_play() -> None:
    t = laid(
        hero=["Gimli", "Aragorn"],
        allies="Veteran Axehand",
        hand=["Blade Mastery", "Sneak Attack"],
        resources=2,
        engaged="East Bight Patrol",
        phase="combat",
    )
    t.play("Blade Mastery", "Veteran Axehand")
    assert t["Veteran Axehand"].attack == 3
    t.game.adjust(card=t["Veteran Axehand"].id, zone="hand:0")
    t.play("Sneak Attack")
    assert t["Veteran Axehand"].place == "play:0"
    assert t["Veteran Axehand"].attack == 2


@pytest.mark.rule("E6", "F1.55")
def test_a_player_cards_lasting_set_is_frozen_when_it_is_triggered() -> None:
    t = laid(hero=["Aragorn", "Gimli"], hand=["For Gondor!", "Sneak Attack", "Veteran Axehand"], resources=3)
    t.play("For Gondor!", pay=["Aragorn", "Aragorn"])
    assert t["Gimli"].attack == 3
    t.play("Sneak Attack")
    assert t["Veteran Axehand"].place == "play:0"
    assert t["Veteran Axehand"].attack == 2


def staged_location(state: State, scope: Scope, card: Card) -> bool:
    return card.zone == STAGING and card.face.kind == LOCATION


FOG = made_up("Fog", "treachery", when_revealed(modify(locations, END_OF_PHASE, live=staged_location, threat=1)))


@pytest.mark.rule("E6", "F1.55")
def test_an_encounter_cards_lasting_set_stays_live() -> None:
    t = laid(
        player(heroes="Aragorn"),
        player(heroes="Gimli"),
        phase="quest",
        staging="Old Forest Road",
        encounter=[FOG, "Enchanted Stream"],
    )
    t.to("quest.staging")
    assert t["Old Forest Road"].threat == 2
    assert t["Enchanted Stream"].threat == 3


@pytest.mark.rule("E6", "F1.55")
def test_an_encounter_cards_live_effect_leaves_a_card_that_no_longer_fits_and_ends_with_the_phase() -> None:
    t = laid(hero="Aragorn", hand=["Snowbourn Scout"], phase="quest", staging="Old Forest Road", encounter=[FOG])
    t.to("quest.staging")
    assert t["Old Forest Road"].threat == 2
    t.to("travel")
    assert t["Old Forest Road"].threat == 1


WOUNDS = made_up(
    "Old Wounds Ache",
    "treachery",
    when_revealed(
        modify(
            enemies,
            END_OF_ROUND,
            live=lambda state, scope, card: card.face.kind == ENEMY,
            attack=count(characters.damaged),
        )
    ),
)


@pytest.mark.rule("E6", "F1.55")
def test_an_encounter_cards_lasting_amount_is_recomputed_as_the_game_changes() -> None:
    t = laid(
        hero=["Gimli", "Aragorn"],
        allies="Daughter of the Nimrodel",
        damage={"Gimli": 1},
        phase="quest",
        staging="Forest Spider",
        encounter=[WOUNDS],
    )
    t.to("quest.staging")
    assert t["Forest Spider"].attack == 3
    t.use("Daughter of the Nimrodel", "Gimli")
    assert t["Gimli"].damage == 0
    assert t["Forest Spider"].attack == 2


@pytest.mark.rule("E6", "P6.5")
def test_a_shadow_bonus_for_an_undefended_attack_is_recomputed_when_the_defender_dies() -> None:
    t = laid(
        hero="Aragorn",
        allies="Snowbourn Scout",
        engaged="Dol Guldur Beastmaster",
        phase="combat",
        encounter=["Dol Guldur Orcs", "Hummerhorns"],
        attached={"Aragorn": "Citadel Plate"},
    )
    t.to("defend").defend("Snowbourn Scout")
    t.to("refresh")
    assert t["Snowbourn Scout"].place == "discard:0"
    assert t["Aragorn"].damage == 1 + 3 + 3


@pytest.mark.rule("E6")
def test_a_character_dies_when_the_effect_that_kept_it_alive_ends() -> None:
    vigour = made_up("Vigour", "event", action(modify(characters, END_OF_PHASE, hit_points=2)))
    t = laid(
        hero="Gimli",
        allies="Guard of the Citadel",
        damage={"Guard of the Citadel": 1},
        hand=[vigour],
        phase="quest",
        encounter=["The Necromancer's Reach"],
    )
    t.play("Vigour").to("commit").commit("Guard of the Citadel").to("quest.resolution")
    assert t["Guard of the Citadel"].place == "play:0"
    assert t["Guard of the Citadel"].damage == 2
    t.to("combat")
    assert t["Guard of the Citadel"].place == "discard:0"


# -- blanking -----------------------------------------------------------------------------------
@pytest.mark.rule("E2", "Q74")
def test_a_blank_card_loses_passives_actions_responses_and_keywords_but_no_traits() -> None:
    stone = place("Silencing Stone", says(BLANK, heroes))
    t = laid(
        hero=["Gimli", "Beravor", "Legolas"],
        damage={"Gimli": 2},
        staging=[stone],
        phase="quest",
    )
    assert t["Gimli"].attack == 2
    assert not t.can("Beravor", kind="use")
    assert t["Legolas"].has_keyword("ranged") == 0
    assert t["Gimli"].has_trait("Dwarf")


@pytest.mark.rule("E2", "Q74")
def test_what_a_blank_card_says_of_itself_is_silent_too() -> None:
    stone = place("Silencing Stone", says(BLANK, heroes))
    t = laid(hero="Dúnhere", staging=[stone, "Forest Spider"], phase="combat")
    t.until(lambda t: t.decision is not None and t.decision.step in ("combat.player", "combat.end"))
    assert t.decision is not None and t.decision.step == "combat.end"
    t = laid(hero="Dúnhere", staging="Forest Spider", phase="combat").to("attack")
    assert t.can("Forest Spider", kind="attack")


@pytest.mark.rule("Q74")
def test_a_blank_encounter_card_has_no_when_revealed_effect() -> None:
    hush = place("Hush", says(BLANK, Select(lambda state, scope: state.zones[REVEALED])))
    t = laid(hero="Gimli", threat=20, staging=[hush], phase="quest", encounter=[DREAD]).to("travel")
    assert told(t, "log-reveal") == ["Sudden Dread"]
    assert t.threat() == 20


@pytest.mark.rule("F1.55", "E6")
def test_a_bonus_already_given_stays_when_the_card_that_gave_it_is_blanked() -> None:
    t = laid(
        hero=["Éowyn", "Gimli"],
        allies="Faramir",
        phase="quest",
        encounter=[
            made_up(
                "Muteness",
                "treachery",
                when_revealed(
                    Modify(
                        RULES + BLANK,
                        characters,
                        number(1),
                        END_OF_ROUND,
                        live=lambda state, scope, card: card.face.name == "Faramir",
                    )
                ),
            )
        ],
    )
    t.use("Faramir")
    assert t["Gimli"].willpower == 3
    t.to("quest.staging")
    assert t["Gimli"].willpower == 3


# -- E7: immunity -------------------------------------------------------------------------------
STONE = made_up(
    "Stone Beast",
    "enemy",
    says(IMMUNE, SELF),
    attack=2,
    defense=1,
    hit_points=4,
    threat=2,
    engagement=20,
    traits=["Orc"],
)


@pytest.mark.rule("E7", "F1.47")
def test_an_immune_enemy_cannot_be_chosen_by_player_cards() -> None:
    t = laid(hero=["Gimli", "Legolas"], engaged=[STONE, "Forest Spider"], hand=["Feint"], resources=1, phase="combat")
    t.play("Feint").to("refresh")
    assert told(t, "log-enemy-attacks") == ["Stone Beast"]


@pytest.mark.rule("E7", "F1.47")
def test_a_player_event_with_no_target_but_an_immune_one_cannot_be_played() -> None:
    t = laid(hero="Gimli", engaged=[STONE], hand=["Feint"], resources=1, phase="combat")
    assert not t.can("Feint")


@pytest.mark.rule("E7")
def test_an_immune_enemy_ignores_player_effects_on_all_enemies() -> None:
    t = laid(
        hero=["Legolas", "Gimli"],
        engaged=[STONE, "Forest Spider"],
        hand=["Rain of Arrows"],
        resources=1,
        phase="combat",
    )
    t.play("Rain of Arrows")
    assert t["Forest Spider"].damage == 1
    assert t["Stone Beast"].damage == 0


@pytest.mark.rule("E7", "F1.47")
def test_an_immune_enemy_ignores_player_passives() -> None:
    banner = made_up("Banner of Dread", "ally", passive(enemies, attack=-1, engagement=30), hit_points=1)
    t = laid(hero="Gimli", allies=[banner], staging=[STONE, "Forest Spider"], threat=25, phase="encounter")
    assert t["Forest Spider"].attack == 1
    assert t["Stone Beast"].attack == 2
    t.to("combat")
    assert t["Stone Beast"].place == "engaged:0"
    assert t["Forest Spider"].place == "staging"


@pytest.mark.rule("E7", "F1.47")
def test_an_immune_enemy_is_still_engaged_attacked_and_destroyed_by_the_rules() -> None:
    t = laid(hero=["Gimli", "Aragorn"], staging=[STONE], threat=20, phase="encounter").to("combat")
    assert t["Stone Beast"].place == "engaged:0"
    t.to("attack").attack("Stone Beast", "Gimli", "Aragorn").to("refresh")
    assert t["Stone Beast"].place == "encounter-discard"


@pytest.mark.rule("E7")
def test_an_immune_enemy_is_touched_by_encounter_card_effects() -> None:
    storm = made_up("Storm", "treachery", when_revealed(deal(1, to=enemies)))
    t = laid(hero="Gimli", staging=[STONE], phase="quest", encounter=[storm]).to("travel")
    assert t["Stone Beast"].damage == 1


@pytest.mark.rule("E7")
def test_immunity_ends_with_the_effect_that_gives_it() -> None:
    ward = place("Warded Hill", says(IMMUNE, enemies.in_staging))
    t = laid(
        hero="Legolas",
        staging=[ward, "Forest Spider"],
        engaged="East Bight Patrol",
        hand=["Rain of Arrows"],
        resources=1,
        phase="combat",
    )
    t.game.adjust(card=t["Forest Spider"].id, zone="engaged:0")
    t.play("Rain of Arrows")
    assert t["Forest Spider"].damage == 1


@pytest.mark.rule("E7")
def test_an_immune_location_takes_progress_from_questing_but_not_from_player_cards() -> None:
    tower = made_up("Sealed Tower", "location", says(IMMUNE, SELF), threat=1, quest_points=5)
    t = laid(hero="Aragorn", allies="Northern Tracker", staging=[tower, "Old Forest Road"], phase="quest")
    t.to("commit").commit("Northern Tracker").respond("Northern Tracker")
    assert t["Old Forest Road"].progress == 1
    assert t["Sealed Tower"].progress == 0
    t = laid(hero="Aragorn", active=[tower], phase="quest").to("commit").commit("Aragorn").to("travel")
    assert t["Sealed Tower"].progress == 2


@pytest.mark.rule("E7")
def test_an_immune_character_ignores_player_effects_that_would_help_it() -> None:
    loner = made_up("Loner", "hero", says(IMMUNE, SELF), attack=2, willpower=2, hit_points=5)
    t = laid(hero=[loner, "Aragorn"], hand=["For Gondor!"], resources=2)
    t.play("For Gondor!")
    assert t["Aragorn"].attack == 4
    assert t["Loner"].attack == 2


# -- E8: entering the staging area, revealing, adding -------------------------------------------
WATCH = place("Watchtower", forced(after.enters_staging(None), raise_threat(1, of=FIRST_PLAYER)))


@pytest.mark.rule("E8", "F1.35")
def test_entering_the_staging_area_is_noticed_when_a_card_is_revealed() -> None:
    t = (
        laid(hero="Gimli", threat=20, staging=[WATCH], phase="quest", encounter=["Old Forest Road"])
        .to("commit")
        .commit("Gimli")
    )
    t.to("travel")
    assert t.threat() == 21


@pytest.mark.rule("E8", "F1.35")
def test_entering_the_staging_area_is_noticed_when_an_enemy_returns_there() -> None:
    t = laid(
        hero="Éowyn",
        threat=20,
        staging=[WATCH],
        engaged="Forest Spider",
        hand=["A Light in the Dark"],
        resources=2,
        phase="combat",
    )
    t.play("A Light in the Dark")
    assert t["Forest Spider"].place == "staging"
    assert t.threat() == 21


@pytest.mark.rule("E8", "F1.22")
def test_adding_a_card_to_the_staging_area_is_not_revealing_it() -> None:
    omen = made_up("Omen", "treachery", when_revealed(add_to_staging(first_of(encounter_deck.titled("King Spider")))))
    surging = made_up(
        "Surging",
        "enemy",
        when_revealed(raise_threat(9, of=YOU)),
        keywords={"surge": 1, "doomed": 5},
        hit_points=1,
        threat=0,
    )
    call = made_up("Call", "treachery", when_revealed(add_to_staging(first_of(encounter_deck.titled("Surging")))))
    t = laid(hero="Gimli", phase="quest", encounter=[omen, "King Spider"]).to("travel")
    assert t["King Spider"].place == "staging"
    assert not t["Gimli"].exhausted
    t = laid(hero="Gimli", threat=20, phase="quest", encounter=[call, surging, DREAD]).to("travel")
    assert t["Surging"].place == "staging"
    assert t["Sudden Dread"].place == "encounter-deck"
    assert t.threat() == 20


# -- E9: switching ------------------------------------------------------------------------------
DETOUR = made_up(
    "Detour",
    "treachery",
    when_revealed(switch(Select(lambda state, scope: state.zones[ACTIVE]), first_of(locations.in_staging))),
)


@pytest.mark.rule("E9", "F1.26")
def test_switching_exchanges_two_cards_and_keeps_what_lies_on_them() -> None:
    t = laid(
        hero="Éowyn",
        active="Old Forest Road",
        staging="Forest Gate",
        hand=["Power in the Earth"],
        resources=1,
        progress={"Old Forest Road": 1, "Forest Gate": 2},
        encounter=[DETOUR],
    )
    t.play("Power in the Earth", "Forest Gate").to("quest.staging")
    assert (t["Old Forest Road"].place, t["Forest Gate"].place) == ("staging", "active")
    assert (t["Old Forest Road"].progress, t["Forest Gate"].progress) == (1, 2)
    assert t["Power in the Earth"].hosted_by == "Forest Gate"


@pytest.mark.rule("E9", "F1.26")
def test_switching_needs_both_sides() -> None:
    t = laid(hero="Éowyn", active="Old Forest Road", phase="quest", encounter=[DETOUR]).to("quest.staging")
    assert t["Old Forest Road"].place == "active"
    t = laid(hero="Éowyn", staging="Forest Gate", phase="quest", encounter=[DETOUR]).to("quest.staging")
    assert t["Forest Gate"].place == "staging"


@pytest.mark.rule("E9", "E8")
def test_a_card_switched_into_the_staging_area_enters_it() -> None:
    eye = place("Watchful Eye", forced(after.enters_staging(None), raise_threat(1, of=FIRST_PLAYER)))
    t = (
        laid(
            hero="Éowyn",
            threat=20,
            active="Old Forest Road",
            staging=["Forest Gate", eye],
            phase="quest",
            encounter=[DETOUR],
        )
        .to("commit")
        .commit("Éowyn")
        .to("quest.staging")
    )
    assert t["Old Forest Road"].place == "staging"
    assert t.threat() == 21


# -- E10: attachments ---------------------------------------------------------------------------
@pytest.mark.rule("E10")
def test_a_treachery_attached_to_a_hero_is_an_attachment_and_nothing_else() -> None:
    t = laid(hero=["Gimli", "Denethor"], phase="quest", encounter=["Caught in a Web"]).to("choose")
    t.choose("Gimli").to("travel")
    web = t["Caught in a Web"]
    assert (web.place, web.hosted_by) == ("attached", "Gimli")
    assert web.has_trait("Condition")
    t = laid(
        hero=["Gimli", "Denethor"], attached={"Gimli": "Caught in a Web"}, hand=["Miner of the Iron Hills"], resources=2
    )
    t.play("Miner of the Iron Hills").respond("Miner of the Iron Hills")
    assert t["Caught in a Web"].place == "encounter-discard"


@pytest.mark.rule("E10", "F1.23")
def test_any_card_that_is_no_objective_becomes_an_attachment_when_attached() -> None:
    burr = made_up(
        "Burr",
        "enemy",
        when_revealed(choose(heroes, attach(SELF, to=IT), by=FIRST_PLAYER)),
        attack=3,
        threat=4,
        hit_points=2,
    )
    clear = made_up("Clear Out", "event", action(choose(attachments, discard(IT))))
    t = laid(hero="Gimli", hand=[clear], phase="quest", encounter=[burr, SILENCE])
    t.to("quest.staging")
    assert t["Burr"].hosted_by == "Gimli"
    assert t.staging_threat == 0
    t.play("Clear Out")
    assert t["Burr"].place == "encounter-discard"


@pytest.mark.rule("E10", "F1.12")
def test_attachment_and_host_exhaust_and_ready_separately() -> None:
    t = laid(hero="Aragorn", attached={"Aragorn": "Steward of Gondor"}, exhausted=["Aragorn"])
    assert not t["Steward of Gondor"].exhausted
    t.use("Steward of Gondor")
    assert t["Steward of Gondor"].exhausted
    t = laid(hero="Aragorn", attached={"Aragorn": ["Steward of Gondor", "Unexpected Courage"]}, exhausted=["Aragorn"])
    t.use("Steward of Gondor").use("Unexpected Courage")
    assert not t["Aragorn"].exhausted
    assert t["Steward of Gondor"].exhausted


@pytest.mark.rule("E10")
def test_when_the_host_leaves_play_its_attachments_are_discarded_to_their_owners() -> None:
    t = laid(
        player(heroes=["Gimli", "Aragorn"], attached={"Gimli": ["Dwarven Axe"]}),
        player(heroes="Éowyn", attached={"Gimli": ["The Favor of the Lady", "Caught in a Web"]}),
        staging="Hummerhorns",
        phase="encounter",
    )
    t.choose("Hummerhorns", seat=0, kind="engage").choose("Gimli")
    assert t["Gimli"].place == "discard:0"
    assert t["Dwarven Axe"].place == "discard:0"
    assert t["The Favor of the Lady"].place == "discard:1"
    assert t["Caught in a Web"].place == "encounter-discard"


LANTERN = made_up(
    "Old Lantern",
    "objective",
    action(choose(heroes.yours, claim(SELF, to=IT)), by=ANYONE),
    keywords={"guarded": 1},
    set="made-up",
)


@pytest.mark.rule("E10", "O2")
def test_an_objective_returns_to_the_staging_area_when_its_host_leaves_play() -> None:
    t = laid(hero=["Gimli", "Aragorn"], staging=[LANTERN, "Hummerhorns"], phase="travel")
    t.use("Old Lantern", "Gimli")
    assert t["Old Lantern"].hosted_by == "Gimli"
    t.to("engage").choose("Hummerhorns").choose("Gimli")
    assert t["Gimli"].place == "discard:0"
    assert t["Old Lantern"].place == "staging"


# -- E11: shadow effects are encounter card effects ---------------------------------------------
@pytest.mark.rule("E11", "Q51")
def test_a_shadow_effect_touches_a_card_that_is_immune_to_player_cards() -> None:
    rage = made_up("Rage", "treachery", shadow(modify(ATTACKING_ENEMY, END_OF_ROUND, attack=3)))
    t = laid(hero="Gimli", engaged=[STONE], phase="combat", encounter=[rage]).to("attack")
    assert t["Stone Beast"].attack == 5
    assert t["Gimli"].damage == 5 or t.won is False


@pytest.mark.rule("E11")
def test_a_shadow_effect_is_cancelled_by_what_cancels_shadow_effects_and_not_by_a_test_of_will() -> None:
    gloom = made_up("Gloom", "treachery", shadow(raise_threat(7, of=YOU)))
    t = laid(
        hero="Éowyn",
        threat=20,
        hand=["A Test of Will", "Hasty Stroke"],
        resources=2,
        engaged="Black Forest Bats",
        phase="combat",
        encounter=[gloom],
    ).to("response")
    assert t.options() == ["respond:Hasty Stroke", "pass"]
    t.respond("Hasty Stroke")
    assert t.threat() == 20


# -- E12: explored locations wait for the next stage --------------------------------------------
NEXT = made_up("The Next Mile", "quest", when_revealed(raise_threat(2, of=EACH_PLAYER)), stage=2, quest_points=9)
SPRING = made_up(
    "Clear Spring",
    "location",
    response(after.is_explored(SELF), reduce_threat(1, of=YOU), by=2),
    threat=1,
    quest_points=1,
)


@pytest.mark.rule("E12", "Q79")
def test_a_response_to_an_explored_location_comes_after_the_next_stage_is_revealed() -> None:
    t = laid(
        hero=["Aragorn", "Éowyn"],
        threat=20,
        active=[SPRING],
        phase="quest",
        progress={"Flies and Spiders": 7},
        stages=[NEXT],
    )
    t.to("commit").commit("Aragorn", "Éowyn").to("response")
    assert t["Clear Spring"].place == "encounter-discard"
    assert t["The Next Mile"].place == "quest"
    assert t.threat() == 22
    t.respond("Clear Spring")
    assert t.threat() == 21


@pytest.mark.rule("E12")
def test_without_advancing_the_response_comes_at_once() -> None:
    t = (
        laid(hero="Éowyn", threat=20, active=[SPRING], phase="quest", stages=[NEXT])
        .to("commit")
        .commit("Éowyn")
        .to("response")
    )
    t.respond("Clear Spring")
    assert t.threat() == 19
    assert t["Flies and Spiders"].progress == 3


# -- E13: face-down cards -----------------------------------------------------------------------
def face_down(t: TestTable, title: str) -> CardHandle:
    """Lay a card of a deck face down as an enemy with one hit point, as Orc Guards are."""
    card = next(card for card in t.all(title) if card.place == "deck:0")
    guard = Face("face-down", "", ENEMY)
    guard.stats = tuple(int(word in ("attack", "defense", "hit_points")) for word in STATS)
    t.state.turn(card.id, guard)
    t.game.adjust(card=card.id, zone="engaged:0")
    return card


@pytest.mark.rule("E13", "Q8")
def test_a_face_down_card_has_no_traits_no_keywords_and_no_numbers_but_those_it_is_given() -> None:
    t = laid(hero=["Aragorn", "Gimli"], deck=["Horseback Archer", "Beorn"])
    archer, beorn = face_down(t, "Horseback Archer"), face_down(t, "Beorn")
    assert archer.has_keyword("ranged") == 0
    assert not archer.has_trait("Archer")
    assert (beorn.attack, beorn.defense, beorn.hit_points, beorn.willpower) == (1, 1, 1, 0)
    assert not t.can("Beorn", kind="use")


@pytest.mark.rule("E13", "G6")
def test_a_face_down_card_has_no_title_and_bars_no_unique_card() -> None:
    t = laid(hero=["Aragorn", "Gimli"], hand=["Gandalf"], deck=["Gandalf"], resources=3)
    face_down(t, "Gandalf")
    assert t.can("Gandalf", kind="play")


@pytest.mark.rule("E13")
def test_a_face_down_ally_that_is_destroyed_as_an_enemy_is_no_ally_that_leaves_play() -> None:
    t = laid(
        hero=["Aragorn", "Legolas"],
        attached={"Legolas": "Horn of Gondor"},
        hand=["Valiant Sacrifice"],
        deck=["Horseback Archer"],
        resources={"Aragorn": 1},
        phase="combat",
        encounter=[],
        engaged="Black Forest Bats",
    )
    face_down(t, "Horseback Archer")
    t.to("attack").attack("Horseback Archer", "Aragorn", "Legolas")
    seen = []
    while t.decision is not None and t.state.round == 1:
        seen += t.options()
        t.choose(next(key for key in ("pass", "done") if t.can(key)))
    assert t["Horseback Archer"].place == "discard:0"
    assert "respond:Legolas" in seen
    assert "respond:Valiant Sacrifice" not in seen
    assert "respond:Horn of Gondor" not in seen


# -- E14: resolved, and as far as possible ------------------------------------------------------
CRUEL = made_up(
    "Cruel Lord",
    "enemy",
    forced(after.shadow_effect_resolves(SELF), raise_threat(5, of=YOU)),
    attack=1,
    hit_points=5,
    threat=1,
    engagement=30,
)
CHILL = made_up("Chill", "treachery", shadow(raise_threat(1, of=YOU)))


@pytest.mark.rule("E14", "Q12")
def test_an_effect_that_was_carried_out_has_resolved() -> None:
    t = laid(hero="Éowyn", threat=20, engaged=[CRUEL], phase="combat", encounter=[CHILL]).to("attack")
    assert t.threat() == 26


@pytest.mark.rule("E14", "Q12")
def test_a_cancelled_effect_has_not_resolved() -> None:
    t = laid(
        hero="Éowyn", threat=20, hand=["Hasty Stroke"], resources=1, engaged=[CRUEL], phase="combat", encounter=[CHILL]
    ).to("response")
    t.respond("Hasty Stroke").to("attack")
    assert t.threat() == 20


@pytest.mark.rule("E14", "Q12")
def test_a_shadow_card_without_an_effect_resolves_nothing() -> None:
    t = laid(hero="Éowyn", threat=20, engaged=[CRUEL], phase="combat").to("attack")
    assert t.threat() == 20


@pytest.mark.rule("E14", "Q28")
def test_a_discard_effect_is_carried_out_as_far_as_possible() -> None:
    loss = made_up("Loss", "treachery", when_revealed(discard_at_random(3)))
    t = laid(hero="Gimli", hand=["Feint", "Blade Mastery"], phase="quest", encounter=[loss]).to("travel")
    assert t.names("hand:0") == []
    assert len(t.names("discard:0")) == 2


@pytest.mark.rule("E14", "Q28")
def test_choosing_more_than_there_is_takes_what_there_is() -> None:
    toll = made_up("Toll", "treachery", when_revealed(choose_some(characters.ready, exhaust(IT), least=3, most=3)))
    t = laid(hero=["Gimli", "Aragorn"], phase="quest", encounter=[toll])
    t.to("travel")
    assert t["Gimli"].exhausted and t["Aragorn"].exhausted


# -- saving, loading and cloning in the middle of it --------------------------------------------
def nested() -> TestTable:
    """In a response to an enemy destroyed by a response to a declared defender, in an attack."""
    herald = made_up(
        "Herald of Victory",
        "hero",
        response(after.is_destroyed(an_enemy), draw(1)),
        sphere="tactics",
        attack=1,
        defense=1,
        hit_points=3,
        willpower=1,
    )
    t = laid(
        hero=[herald, "Gimli"],
        allies="Gondorian Spearman",
        hand=["Swift Strike"],
        resources=2,
        engaged=["Black Forest Bats", "East Bight Patrol"],
        damage={"Black Forest Bats": 1},
        phase="combat",
    )
    t.to("enemy-attack").choose("Black Forest Bats").to("defend").defend("Gondorian Spearman")
    assert t.can("Swift Strike") and t.can("Gondorian Spearman")
    t.respond("Gondorian Spearman")
    assert t.options() == ["respond:Herald of Victory", "pass"]
    return t


def play_on(t: TestTable) -> str:
    t.respond("Herald of Victory").to("quest")
    return t.game.digest


@pytest.mark.rule("E3")
def test_a_game_saved_in_a_nested_response_window_goes_on_the_same() -> None:
    t = nested()
    text = t.game.save()
    loaded = TestTable(load(text, t.state.table.catalogue))
    assert loaded.game.digest == t.game.digest
    assert loaded.options() == t.options()
    assert loaded.game.save() == text
    assert play_on(loaded) == play_on(t)


@pytest.mark.rule("E3")
def test_a_clone_made_in_a_nested_response_window_goes_on_by_itself() -> None:
    t = nested()
    before = t.game.digest
    twin = TestTable(t.game.clone())
    assert twin.game.digest == before
    after_ = play_on(twin)
    assert t.game.digest == before
    assert play_on(t) == after_


@pytest.mark.rule("E3")
def test_a_game_saved_between_a_cancel_and_its_effect_goes_on_the_same() -> None:
    t = echo().pass_()
    loaded = TestTable(load(t.game.save(), t.state.table.catalogue))
    assert loaded.game.digest == t.game.digest
    for one in (t, loaded):
        one.respond("A Test of Will").to("travel")
        assert told(one, "log-cancel")
    assert loaded.game.digest == t.game.digest
    assert t.threat() == loaded.threat()


@pytest.mark.rule("E6")
def test_live_and_frozen_lasting_effects_survive_saving() -> None:
    t = laid(
        hero=["Gimli", "Aragorn"],
        allies=["Daughter of the Nimrodel", "Faramir"],
        damage={"Gimli": 1},
        phase="quest",
        staging="Forest Spider",
        encounter=[WOUNDS],
    )
    t.use("Faramir").to("quest.staging")
    loaded = TestTable(load(t.game.save(), t.state.table.catalogue))
    assert loaded["Gimli"].willpower == 3
    assert loaded["Forest Spider"].attack == 3
    loaded.use("Daughter of the Nimrodel", "Gimli")
    assert loaded["Forest Spider"].attack == 2


@pytest.mark.rule("E2")
def test_the_index_of_abilities_is_what_a_rebuild_would_make_of_it() -> None:
    t = nested()
    assert [set(slot) for slot in t.state.index] == [set(slot) for slot in rebuild(t.state)]
    t.respond("Herald of Victory").to("quest")
    assert [set(slot) for slot in t.state.index] == [set(slot) for slot in rebuild(t.state)]


@pytest.mark.rule("E3")
def test_taking_back_inside_a_nested_window_leads_to_the_same_place() -> None:
    t = nested()
    before = t.game.digest
    t.respond("Herald of Victory")
    t.game.undo()
    assert t.game.digest == before
    assert t.options() == ["respond:Herald of Victory", "pass"]


@pytest.mark.rule("E6", "F1.02")
def test_an_effect_that_waits_for_the_end_of_the_phase_survives_saving() -> None:
    t = laid(hero="Aragorn", hand=["Sneak Attack", "Snowbourn Scout"], resources=1).play("Sneak Attack")
    loaded = TestTable(load(t.game.save(), t.state.table.catalogue))
    assert loaded["Snowbourn Scout"].place == "play:0"
    loaded.to("quest")
    assert loaded["Snowbourn Scout"].place == "hand:0"


def rich() -> TestTable:
    """A round with nested reveals, windows of several seats, two active locations, extra attacks and choices."""
    ambush = made_up("Ambusher", "enemy", when_revealed(attack_now(SELF)), attack=2, hit_points=3, threat=1)
    crossroads = place("Crossroads", says(TWO_ACTIVE_LOCATIONS, SELF), quest_points=3)
    return laid(
        player(
            heroes=["Éowyn", "Théodred"],
            hand=["A Test of Will", "Hasty Stroke", "Strength of Will"],
            resources=1,
            engaged="Dol Guldur Beastmaster",
        ),
        player(heroes=["Aragorn", "Legolas"], attached={"Legolas": "Dark Knowledge"}, hand=["Feint"], resources=1),
        active=[crossroads],
        staging=["Forest Gate", "Forest Spider"],
        phase="quest",
        encounter=[ECHO, ambush, DREAD, SILENCE, "Hummerhorns", "Dol Guldur Orcs", SILENCE],
    )


def keys(t: TestTable) -> list[list[str]]:
    return [[option.key for option in decision.options] for decision in t.game.decisions.values()]


@pytest.mark.rule("E3", "W6")
@pytest.mark.parametrize("stride", [1, 2, 3, 5, 7])
def test_every_decision_of_a_rich_round_survives_saving_and_cloning(stride: int) -> None:
    t = rich()
    for turn in range(200):
        if t.decision is None or t.state.round == 2:
            break
        loaded = TestTable(load(t.game.save(), t.state.table.catalogue))
        twin = TestTable(t.game.clone())
        assert loaded.game.digest == t.game.digest
        assert keys(loaded) == keys(t)
        options = t.decision.options
        key = options[turn * stride % len(options)].key
        for one in (t, loaded, twin):
            one.game.choose(key)
        assert loaded.game.digest == twin.game.digest == t.game.digest
        assert [set(slot) for slot in t.state.index] == [set(slot) for slot in rebuild(t.state)]
    assert t.decision is None or t.state.round == 2


# -- effects inside effects ---------------------------------------------------------------------
@pytest.mark.rule("E4")
def test_a_forced_effect_answers_each_new_occurrence_that_it_causes() -> None:
    pyre = place("Pyre", forced(after.is_destroyed(an_enemy), deal(1, to=enemies)))
    weak = made_up("Weakling", "enemy", hit_points=1, threat=0, engagement=40)
    frail = made_up("Frail", "enemy", hit_points=2, threat=0, engagement=40)
    stout = made_up("Stout", "enemy", hit_points=9, threat=0, engagement=40)
    spark = made_up("Spark", "event", action(deal(1, to=enemies.titled("Weakling"))))
    t = laid(hero="Gimli", staging=[pyre, weak, frail, stout], damage={"Frail": 1}, hand=[spark]).play("Spark")
    assert t["Weakling"].place == t["Frail"].place == "encounter-discard"
    assert t["Stout"].damage == 2


@pytest.mark.rule("E5")
def test_a_player_who_passed_is_asked_again_after_another_players_response() -> None:
    cheer = made_up("Cheer", "ally", response(after.commits(None), draw(1), limit=once_per_round), hit_points=1)
    t = laid(player(heroes="Gimli", allies=[cheer]), player(heroes="Aragorn", allies=[cheer]), phase="quest")
    t.to("commit").commit("Gimli", seat=0)
    assert list(t.game.decisions) == [0, 1]
    t.choose("pass", seat=0)
    assert list(t.game.decisions) == [1]
    t.respond("Cheer", seat=1)
    assert list(t.game.decisions) == [0]
    t.respond("Cheer", seat=0)
    assert (len(t.names("hand:0")), len(t.names("hand:1"))) == (1, 1)


@pytest.mark.rule("E6", "P6.10")
def test_a_bonus_for_an_attack_outlasts_another_attack_inside_it() -> None:
    wild = made_up("Wild Blow", "treachery", shadow(modify(ATTACKING_ENEMY, END_OF_ATTACK, attack=1)))
    call = made_up("Call of the Pack", "treachery", shadow(attack_now(enemies.titled("Packmate"))))
    mate = made_up("Packmate", "enemy", attack=2, hit_points=3, threat=0, engagement=40)
    t = laid(
        hero=["Gimli", "Aragorn"],
        engaged="Dol Guldur Beastmaster",
        staging=[mate],
        phase="combat",
        encounter=[wild, call, wild, SILENCE],
    )
    t.to("combat.shadows").until(lambda t: len(t.log("log-enemy-attacks")) == 2).to("combat.enemy.3")
    assert (t["Packmate"].attack, t["Dol Guldur Beastmaster"].attack) == (3, 4)
    t.until(lambda t: len(t.state.attacks) == 1)
    assert (t["Packmate"].attack, t["Dol Guldur Beastmaster"].attack) == (2, 4)
    t.to("attack")
    assert t["Dol Guldur Beastmaster"].attack == 3


@pytest.mark.rule("E7")
def test_an_immune_enemy_attacks_through_a_thicket_of_spears() -> None:
    t = laid(
        hero=["Gimli", "Legolas", "Thalin"],
        engaged=[STONE, "Forest Spider"],
        hand=["Thicket of Spears"],
        resources=1,
        phase="combat",
    )
    t.play("Thicket of Spears").to("refresh")
    assert told(t, "log-enemy-attacks") == ["Stone Beast"]


@pytest.mark.rule("E7")
def test_an_immune_enemy_ignores_what_a_player_card_says_of_enemies() -> None:
    calm = made_up("Calm Singer", "ally", says(CANNOT_ATTACK, enemies), hit_points=9)
    t = laid(hero="Gimli", allies=[calm], engaged=[STONE, "Forest Spider"], phase="combat").to("refresh")
    assert told(t, "log-enemy-attacks") == ["Stone Beast"]
