"""The questions of the FAQ 1.8, in their order (rules Q); made-up cards stand in for those of later sets.

Questions that only later mechanisms raise are left out, as are those that need cards of the scenarios to come.
"""

from __future__ import annotations

from typing import Any

import pytest

from wilderland import new_game
from wilderland.decks import Deck
from wilderland.kernel.ability import WHEN
from wilderland.kernel.node import Step
from wilderland.language import (
    ALL,
    EACH_PLAYER,
    EVENT_CARD,
    EVENT_SOURCE,
    FIRST_PLAYER,
    HOST,
    IT,
    ITS_CONTROLLER,
    OTHER_PLAYERS,
    SELF,
    YOU,
    Select,
    a_character,
    action,
    add_resources,
    add_to_staging,
    after,
    allies,
    amount_of_event,
    an_enemy,
    as_attachment,
    attach,
    attach_to,
    attack_now,
    by_itself,
    cancel,
    characters,
    choose,
    choose_player,
    choose_some,
    claim,
    deal,
    discard,
    discard_at_random,
    draw,
    encounter_deck,
    end_phase,
    enemies,
    engage,
    exhaust,
    first_of,
    forced,
    give_control,
    heal,
    heroes,
    locations,
    modify,
    passive,
    put_into_play,
    raise_threat,
    ready,
    repeat,
    response,
    return_to_staging,
    reveal,
    reveal_top_card,
    says,
    seq,
    shadow,
    to,
    top_of_encounter_deck,
    until_end_of_phase,
    when,
    when_revealed,
)
from wilderland.language.when import When
from wilderland.model.face import Face
from wilderland.model.kinds import (
    ACTIVE,
    BLANK,
    CANNOT_BE_CANCELLED,
    CANNOT_COMMIT,
    CANNOT_ENGAGE,
    CANNOT_LEAVE_PLAY,
    CLAIMS_PROGRESS,
    DECKS,
    ENCOUNTER_DISCARD,
    END_OF_PHASE,
    END_OF_ROUND,
    ENEMY,
    GOES_INSTEAD,
    HEALED,
    HERO,
    IMMUNE,
    LOCATION,
    NO_EXHAUST_TO_ATTACK,
    NO_EXHAUST_TO_DEFEND,
    NO_EXHAUST_TO_QUEST,
    NONE,
    OUT_OF_PLAY,
    REVEALED,
    SPIRIT,
    STAGING,
    TRAVEL,
    WAIVES_MATCH,
)
from wilderland.model.records import Card, Frame, Scope
from wilderland.model.state import State
from wilderland.rules.shadows import NO_EFFECT
from wilderland.testing import MadeUp, TestTable, made_up, player
from wilderland.testing.shorthand import foe, laid, place, told

SILENCE = made_up("Silence", "treachery")
DREAD = made_up("Sudden Dread", "treachery", when_revealed(raise_threat(7, of=EACH_PLAYER)))


def hero(name: str, *parts: Any, **facts: Any) -> MadeUp:
    return made_up(name, "hero", *parts, **{"willpower": 1, "attack": 1, "defense": 1, "hit_points": 4, **facts})


def kept(t: TestTable) -> list[str]:
    """Everything offered to anybody from here to the end of the round, doing as little as possible."""
    round_, seen = t.state.round, []
    while t.decision is not None and t.state.round == round_:
        for seat in t.game.decisions:
            seen += t.options(seat)
        t.choose(next(key for key in ("pass", "done", "undefended", "decline", "stay", *t.options()) if t.can(key)))
    return seen


@pytest.mark.rule("Q1", "P3.8")
def test_q1_with_nobody_committed_the_staging_area_counts_against_no_willpower() -> None:
    t = laid(hero="Éowyn", threat=20, staging="Ungoliant's Spawn", phase="quest").to("commit").commit().to("travel")
    assert t.threat() == 23


@pytest.mark.rule("Q2", "P3.1")
def test_q2_all_characters_commit_at_once_before_any_response() -> None:
    t = laid(hero=["Aragorn", "Théodred"], resources=1, phase="quest").to("commit").commit("Aragorn", "Théodred")
    assert t["Aragorn"].committed and t["Théodred"].committed
    assert t["Aragorn"].exhausted and t["Théodred"].exhausted
    assert sorted(t.options()) == ["pass", "respond:Aragorn", "respond:Théodred"]


@pytest.mark.rule("Q2", "P3.1")
@pytest.mark.parametrize("order", [("Aragorn", "Théodred"), ("Théodred", "Aragorn")])
def test_q2_their_responses_come_in_any_order_and_the_next_player_commits_afterwards(order: tuple[str, str]) -> None:
    t = laid(player(heroes=["Aragorn", "Théodred"], resources=1), player(heroes="Gimli"), phase="quest").to("commit")
    t.choose("Aragorn", "Théodred", seat=0, kind="commit")
    for title in order:
        assert list(t.game.decisions) == [0]
        t.respond(title, seat=0)
        if t.can("Aragorn", kind="choose"):
            t.choose("Aragorn")
    assert t.decision is not None and (t.decision.kind, t.decision.seat) == ("commit", 1)
    assert not t["Aragorn"].exhausted
    assert t["Aragorn"].resources == 1


@pytest.mark.rule("Q3", "P3.12")
def test_q3_legolas_fills_the_active_location_before_the_quest() -> None:
    t = laid(
        hero="Legolas",
        active="Old Forest Road",
        progress={"Old Forest Road": 2},
        engaged="Black Forest Bats",
        phase="combat",
    )
    t.to("attack").attack("Black Forest Bats", "Legolas").to("response").respond("Legolas")
    assert t["Old Forest Road"].place == "encounter-discard"
    assert t["Flies and Spiders"].progress == 1


@pytest.mark.rule("Q4", "P6.7", "C85")
def test_q4_chieftain_ufthak_gets_his_token_right_after_the_damage() -> None:
    t = laid(hero="Gimli", engaged="Chieftan Ufthak", phase="combat").to("combat.enemy.3")
    assert t["Chieftan Ufthak"].resources == 0
    t.to("combat.enemy.4")
    assert t["Gimli"].damage == 3
    assert t["Chieftan Ufthak"].resources == 1
    assert t["Chieftan Ufthak"].attack == 5


@pytest.mark.rule("Q4", "P6.7", "C85")
def test_q4_an_enemy_that_returns_to_staging_after_it_attacks_does_so_right_after_the_damage() -> None:
    wolves = foe(
        "Grey Wolves",
        forced(after.attacks(SELF).and_(lambda state, me, event: event.word == NO_EFFECT), return_to_staging(SELF)),
    )
    t = laid(hero="Gimli", engaged=[wolves], phase="combat").to("combat.enemy.3")
    assert t["Grey Wolves"].place == "engaged:0"
    t.to("combat.enemy.4")
    assert t["Gimli"].damage == 2
    assert t["Grey Wolves"].place == "staging"


@pytest.mark.rule("Q5", "B2")
def test_q5_a_deck_may_hold_cards_of_spheres_none_of_its_heroes_has() -> None:
    deck = Deck(
        "Off Sphere", ("Gimli", "Legolas", "Thalin"), {"Guard of the Citadel": 3, "Wandering Took": 3, "Gandalf": 3}
    )
    game = new_game(decks=[deck], seed=1, any_deck=True)
    assert len([card for card in game.state.cards if card.owner == 0]) == 3 + 9


@pytest.mark.rule("Q9", "P6.2")
def test_q9_feint_before_its_enemy_is_chosen_prevents_the_attack() -> None:
    t = laid(hero="Gimli", engaged="Forest Spider", hand=["Feint"], resources=1, phase="combat")
    assert t.decision is not None and t.decision.step == "combat.shadows"
    t.play("Feint").to("refresh")
    assert told(t, "log-enemy-attacks") == []
    assert t["Gimli"].damage == 0


@pytest.mark.rule("Q9", "P6.2")
def test_q9_feint_after_step_1_comes_too_late() -> None:
    t = laid(hero="Gimli", engaged="Forest Spider", hand=["Feint"], resources=1, phase="combat").to("combat.enemy.1")
    t.play("Feint").to("refresh")
    assert told(t, "log-enemy-attacks") == ["Forest Spider"]
    assert t["Gimli"].damage == 2


@pytest.mark.rule("Q10", "P5.1")
def test_q10_each_player_may_engage_one_enemy_once_in_player_order() -> None:
    t = laid(
        player(heroes="Gimli", threat=0),
        player(heroes="Aragorn", threat=0),
        player(heroes="Éowyn", threat=0),
        first=1,
        staging=[foe("Wight"), foe("Wight"), foe("Wight"), foe("Wight")],
        phase="encounter",
    )
    asked = []
    while t.decision is not None and t.decision.kind == "engage":
        asked.append(t.decision.seat)
        t.choose("pass" if t.decision.seat == 2 else "Wight")
    assert asked == [1, 2, 0]
    assert [card.place for card in t.all("Wight")].count("staging") == 2


@pytest.mark.rule("Q11", "P6.12")
def test_q11_a_card_that_would_return_to_the_deck_is_just_discarded_as_a_shadow_card() -> None:
    banks = place("Muddy Banks", says(GOES_INSTEAD, SELF, word="encounter-deck"), quest_points=2, threat=1)
    t = laid(hero="Gimli", engaged="Black Forest Bats", phase="combat", encounter=[banks, SILENCE]).to("refresh")
    assert t["Muddy Banks"].place == "encounter-discard"
    t = laid(hero=["Éowyn"], active=[banks], phase="quest", encounter=[SILENCE, SILENCE])
    t.to("commit").commit("Éowyn").to("travel")
    assert t.order("encounter-deck")[0] == "Muddy Banks"


@pytest.mark.rule("Q11", "K7")
def test_q11_only_the_shadow_effect_of_a_shadow_card_counts() -> None:
    trophy = foe("Trophy", says(CANNOT_COMMIT, characters), keywords={"victory": 3, "surge": 1})
    t = laid(hero="Gimli", engaged="Black Forest Bats", phase="combat", encounter=[trophy, SILENCE]).to("refresh")
    assert t["Trophy"].place == "encounter-discard"
    assert t.victory == []


@pytest.mark.rule("Q13", "P7.2")
def test_q13_a_torch_adds_to_the_raise_of_the_refresh_phase() -> None:
    torch = made_up(
        "Smoking Torch",
        "objective",
        action(choose(heroes.yours, claim(SELF, to=IT)), by=1),
        forced(
            after.end_of_round().and_(lambda state, me, event: state.cards[me].host != NONE), raise_threat(2, of=YOU)
        ),
        set="made-up",
    )
    t = laid(hero="Gimli", threat=20, staging=[torch], phase="combat").use("Smoking Torch")
    t.to("resource")
    assert t.threat() == 23


@pytest.mark.rule("Q14", "C39")
def test_q14_the_blade_first_then_legolas_on_the_new_stage() -> None:
    t = legolas_with_the_blade()
    t.respond("Blade of Gondolin")
    assert t["A Fork in the Road"].place == "quest"
    t.to("response").respond("Legolas")
    assert t["A Fork in the Road"].place == "removed"
    assert t["Beorn's Path"].place == "quest"
    assert told(t, "log-respond") == ["Blade of Gondolin", "Legolas"]


@pytest.mark.rule("Q14", "C39", "P3.10")
def test_q14_legolas_first_loses_what_is_too_much_and_the_blade_counts_on_the_new_stage() -> None:
    t = legolas_with_the_blade()
    t.respond("Legolas")
    assert t["A Fork in the Road"].place == "quest"
    assert t["A Fork in the Road"].progress == 0
    t.to("response").respond("Blade of Gondolin")
    assert t["A Fork in the Road"].progress == 1


def legolas_with_the_blade() -> TestTable:
    t = laid(
        hero="Legolas",
        attached={"Legolas": "Blade of Gondolin"},
        engaged="Black Forest Bats",
        progress={"Flies and Spiders": 7},
        stages=["A Fork in the Road", "Beorn's Path"],
        phase="combat",
    )
    t.to("attack").attack("Black Forest Bats", "Legolas").to("response")
    assert sorted(t.options()) == ["pass", "respond:Blade of Gondolin", "respond:Legolas"]
    return t


@pytest.mark.rule("Q15", "C80")
def test_q15_two_webs_cost_four_from_that_heros_pool() -> None:
    webs = {"Gimli": ["Caught in a Web", "Caught in a Web"]}
    t = laid(hero=["Gimli", "Aragorn"], attached=webs, exhausted=["Gimli"], resources={"Gimli": 4}, phase="refresh")
    assert t.decision is not None and t.decision.kind == "refresh"
    t.choose("accept")
    assert not t["Gimli"].exhausted
    assert t["Gimli"].resources == 0


@pytest.mark.rule("Q15", "C80")
@pytest.mark.parametrize("resources", [{"Gimli": 3, "Aragorn": 5}, {"Gimli": 2}])
def test_q15_less_than_four_does_not_ready_the_hero(resources: dict[str, int]) -> None:
    webs = {"Gimli": ["Caught in a Web", "Caught in a Web"]}
    t = laid(hero=["Gimli", "Aragorn"], attached=webs, exhausted=["Gimli"], resources=resources, phase="refresh")
    assert not t.can("accept")
    t.to("resource")
    assert t["Gimli"].exhausted


@pytest.mark.rule("Q17", "P3.10")
def test_q17_progress_gathers_without_limit_while_advancing_is_forbidden() -> None:
    t = laid(
        hero=["Éowyn", "Aragorn", "Glorfindel"],
        quest="Beorn's Path",
        progress={"Beorn's Path": 10},
        engaged="Ungoliant's Spawn",
        phase="quest",
    )
    t.to("commit").commit("Éowyn", "Aragorn", "Glorfindel").to("travel")
    assert t["Beorn's Path"].progress == 19
    assert t.won is None


@pytest.mark.rule("Q17", "P3.10")
def test_q17_the_stage_is_defeated_as_soon_as_the_ban_ends() -> None:
    t = laid(
        hero=["Éowyn", "Aragorn"],
        quest="Beorn's Path",
        progress={"Beorn's Path": 12},
        engaged="Ungoliant's Spawn",
        damage={"Ungoliant's Spawn": 8},
        phase="combat",
    )
    t.to("attack").attack("Ungoliant's Spawn", "Aragorn").to("refresh")
    assert t.won is True


@pytest.mark.rule("Q18", "C35", "K3")
def test_q18_nobody_joins_a_quick_strike() -> None:
    t = laid(
        player(heroes="Gimli", allies="Horseback Archer", hand=["Quick Strike"], resources=1, engaged="Forest Spider"),
        player(heroes="Legolas"),
        phase="combat",
    )
    t.play("Quick Strike", "Gimli", seat=0).to("combat.player.3")
    assert t["Forest Spider"].damage == 1
    assert not t["Legolas"].exhausted and not t["Horseback Archer"].exhausted
    assert told(t, "log-attack") == ["Gimli"]


EAGLE = made_up(
    "Wounded Eagle",
    "ally",
    by_itself(
        When(HEALED, WHEN, lambda state, me, event: event.card == me and event.amount > 5, interrupt=True),
        seq(cancel(), heal(5, on=SELF)),
    ),
    hit_points=20,
)


@pytest.mark.rule("Q19")
def test_q19_separate_heals_are_separate_effects_for_a_cap() -> None:
    leaves = made_up("Two Leaves", "event", action(repeat(2, heal(5, on=allies))))
    t = laid(hero="Gimli", allies=[EAGLE], damage={"Wounded Eagle": 15}, hand=[leaves]).play("Two Leaves")
    assert t["Wounded Eagle"].damage == 5


@pytest.mark.rule("Q19")
def test_q19_one_heal_is_capped() -> None:
    balm = made_up("Great Balm", "event", action(heal(10, on=allies)))
    t = laid(hero="Gimli", allies=[EAGLE], damage={"Wounded Eagle": 15}, hand=[balm]).play("Great Balm")
    assert t["Wounded Eagle"].damage == 10


@pytest.mark.rule("Q20", "K3")
def test_q20_joining_by_ranged_is_attacking() -> None:
    t = laid(
        player(heroes="Gimli", engaged="Forest Spider"), player(heroes="Legolas"), damage={"Gimli": 1}, phase="combat"
    )
    t.to("attack").attack("Forest Spider", "Gimli", seat=0)
    t.to("join").choose("Legolas", seat=1).to("response")
    assert t["Forest Spider"].place == "encounter-discard"
    t.respond("Legolas", seat=1)
    assert t["Flies and Spiders"].progress == 2


@pytest.mark.rule("Q21", "P3.9")
def test_q21_cannot_commit_does_not_remove_one_already_committed() -> None:
    seized = made_up(
        "Seized",
        "treachery",
        when_revealed(choose(heroes.committed, attach(SELF, to=IT), by=FIRST_PLAYER)),
        as_attachment(says(CANNOT_COMMIT, HOST)),
        set="made-up",
    )
    t = laid(hero=["Éowyn", "Gimli"], phase="quest", encounter=[seized, SILENCE]).to("commit").commit("Éowyn")
    t.to("quest.staging")
    assert t["Seized"].hosted_by == "Éowyn"
    assert t["Éowyn"].committed
    t.to("travel")
    assert t["Flies and Spiders"].progress == 4
    t.to("refresh").to("commit")
    assert t.options() == ["commit:Gimli", "done"]


@pytest.mark.rule("Q22", "C8")
def test_q22_eleanor_cancels_only_the_when_revealed_effect() -> None:
    curse = made_up(
        "Long Curse", "treachery", when_revealed(raise_threat(10, of=EACH_PLAYER)), keywords={"doomed": 2, "surge": 1}
    )
    t = laid(
        hero="Eleanor",
        threat=20,
        phase="quest",
        encounter=[curse, foe("Surged", threat=0), foe("Replacement", threat=0), SILENCE],
    )
    t.to("response")
    assert t.threat() == 22
    t.respond("Eleanor").to("quest.staging")
    assert t.threat() == 22
    assert told(t, "log-reveal") == ["Long Curse", "Surged", "Replacement"]
    assert t["Long Curse"].place == "encounter-discard"
    assert t["Surged"].place == t["Replacement"].place == "staging"


@pytest.mark.rule("Q24", "P6.8", "C43")
def test_q24_a_defender_that_changes_hands_still_defends_for_the_same_player() -> None:
    t = laid(
        player(heroes="Gimli", allies="Wandering Took", engaged="Forest Spider", threat=20),
        player(heroes="Éowyn", threat=20),
        phase="combat",
        encounter=["Ungoliant's Spawn", SILENCE],
    )
    t.to("defend").defend("Wandering Took", seat=0).use("Wandering Took", seat=0)
    assert (t.threat(0), t.threat(1)) == (17, 23)
    t.to("combat.enemy.3")
    assert (t.threat(0), t.threat(1)) == (21, 23)
    t.to("combat.enemy.4")
    assert t["Wandering Took"].damage == 1
    assert t["Wandering Took"].controller == 1
    assert (t["Gimli"].damage, t["Éowyn"].damage) == (0, 0)


@pytest.mark.rule("Q25", "P3.2")
def test_q25_an_elimination_during_staging_does_not_change_the_number_of_reveals() -> None:
    doom = made_up("Doom of One", "treachery", when_revealed(raise_threat(50, of=FIRST_PLAYER)))
    t = laid(
        player(heroes="Gimli"),
        player(heroes="Éowyn"),
        player(heroes="Aragorn"),
        phase="quest",
        encounter=[doom, SILENCE, SILENCE, SILENCE, SILENCE, SILENCE, SILENCE, SILENCE],
    ).to("quest.staging")
    assert t.state.players[0].eliminated
    assert len(t.log("log-reveal")) == 3
    t.to("refresh").to("quest.staging")
    assert len(t.log("log-reveal")) == 5


@pytest.mark.rule("Q27", "P2.2")
def test_q27_a_pool_that_waives_the_match_waives_it_only_for_itself() -> None:
    brown = hero("Brown Wizard", says(WAIVES_MATCH, SELF), sphere="neutral")
    t = laid(hero=[brown, "Gimli"], hand=["Guard of the Citadel"], resources={"Brown Wizard": 1, "Gimli": 3})
    assert not t.can("Guard of the Citadel")
    t = laid(hero=[brown, "Gimli"], hand=["Guard of the Citadel"], resources={"Brown Wizard": 2, "Gimli": 3})
    t.play("Guard of the Citadel")
    assert (t["Brown Wizard"].resources, t["Gimli"].resources) == (0, 3)
    t = laid(hero=[brown, "Aragorn"], hand=["Guard of the Citadel"], resources={"Brown Wizard": 1, "Aragorn": 1})
    t.play("Guard of the Citadel")
    assert t["Guard of the Citadel"].place == "play:0"


@pytest.mark.rule("Q28", "E14")
def test_q28_one_discards_as_much_as_one_can() -> None:
    wind = made_up("Biting Wind", "treachery", when_revealed(discard_at_random(3)))
    t = laid(hero="Gimli", hand=["Feint"], phase="quest", encounter=[wind]).to("quest.staging")
    assert t["Feint"].place == "discard:0"


@pytest.mark.rule("Q29", "P6.8")
def test_q29_the_attacked_player_is_the_defending_player_without_any_defender() -> None:
    t = laid(
        player(heroes="Gimli", threat=20),
        player(heroes="Aragorn", engaged="Black Forest Bats", threat=20),
        phase="combat",
        encounter=["East Bight Patrol", SILENCE],
    )
    t.to("defend").choose("undefended", seat=1).to("combat.enemy.3")
    assert (t.threat(0), t.threat(1)) == (20, 23)


@pytest.mark.rule("Q30", "C52", "P6.9")
def test_q30_a_light_in_the_dark_before_step_1_prevents_the_attack() -> None:
    t = laid(hero="Éowyn", engaged="Black Forest Bats", hand=["A Light in the Dark"], resources=2, phase="combat")
    t.play("A Light in the Dark").to("refresh")
    assert told(t, "log-enemy-attacks") == []
    assert t["Éowyn"].damage == 0


@pytest.mark.rule("Q30", "C52", "P6.9")
@pytest.mark.parametrize("step", ["combat.enemy.1", "combat.enemy.2", "combat.enemy.3"])
def test_q30_after_step_1_it_does_not_end_the_attack(step: str) -> None:
    t = laid(hero="Éowyn", engaged="Black Forest Bats", hand=["A Light in the Dark"], resources=2, phase="combat")
    t.to(step).play("A Light in the Dark").to("combat.enemy.4")
    assert t["Black Forest Bats"].place == "staging"
    assert t["Éowyn"].damage == 1


@pytest.mark.rule("Q31", "C15", "P5.1")
def test_q31_son_of_arnor_engages_what_cannot_be_engaged_optionally() -> None:
    sniper = foe(
        "Hidden Archer",
        says(
            CANNOT_ENGAGE,
            SELF,
            lambda state, me: sum(state.cards[c].face.kind == ENEMY for c in state.zones[STAGING]) > 1,
        ),
        engagement=48,
    )
    t = laid(hero="Aragorn", staging=[sniper, "Forest Spider"], hand=["Son of Arnor"], resources=3)
    t.play("Son of Arnor").respond("Son of Arnor", "Hidden Archer")
    assert t["Hidden Archer"].place == "engaged:0"
    t = laid(hero="Aragorn", staging=[sniper, "Forest Spider"], phase="encounter")
    assert t.options() == ["engage:Forest Spider", "pass"]


FIELDS = place(
    "Burning Fields",
    forced(
        when.end_of_phase(TRAVEL).and_(lambda state, me, event: state.cards[me].zone != ACTIVE),
        raise_threat(3, of=EACH_PLAYER),
    ),
)


@pytest.mark.rule("Q33", "G14")
@pytest.mark.parametrize("travel, raised", [(True, 3), (False, 6)])
def test_q33_each_copys_own_text_counts_for_itself(travel: bool, raised: int) -> None:
    t = laid(hero="Gimli", threat=20, staging=[FIELDS, FIELDS], phase="travel")
    t.choose("Burning Fields" if travel else "stay").to("encounter")
    assert t.threat() == 20 + raised


@pytest.mark.rule("Q34", "P6.10")
def test_q34_an_enemy_attacking_from_the_staging_area_may_be_defended() -> None:
    charge = made_up("Charge", "treachery", when_revealed(attack_now(enemies.in_staging)))
    t = laid(hero="Denethor", staging="East Bight Patrol", phase="quest", encounter=[charge, SILENCE])
    t.to("defend").defend("Denethor").to("quest.staging")
    assert t["Denethor"].exhausted
    assert t["Denethor"].damage == 0


@pytest.mark.rule("Q35", "E8")
@pytest.mark.parametrize("verb", [add_to_staging, return_to_staging])
def test_q35_adding_and_placing_are_the_same(verb: Any) -> None:
    eye = place("Watching Eye", forced(after.enters_staging(an_enemy), raise_threat(1, of=FIRST_PLAYER)))
    call = made_up("Summons", "treachery", when_revealed(verb(first_of(encounter_deck.titled("King Spider")))))
    t = laid(hero=["Éowyn"], threat=20, staging=[eye], phase="quest", encounter=[call, "King Spider", SILENCE])
    t.to("quest.staging")
    assert t["King Spider"].place == "staging"
    assert t.threat() == 21
    assert not t["Éowyn"].exhausted


@pytest.mark.rule("Q36", "P2.6")
def test_q36_what_an_attachment_needs_is_not_checked_later() -> None:
    cloak = made_up("Grey Cloak", "attachment", attach_to(heroes.trait("Gondor")), sphere="neutral")
    theft = made_up("Theft", "event", action(choose(Select(stewards), discard(IT))))
    t = laid(hero="Aragorn", attached={"Aragorn": "Steward of Gondor"}, hand=[cloak, cloak, theft])
    t.play("Grey Cloak").play("Theft")
    assert t["Steward of Gondor"].place == "discard:0"
    assert not t["Aragorn"].has_trait("Gondor")
    assert [card.place for card in t.all("Grey Cloak")] == ["attached", "hand:0"]
    assert not t.can("Grey Cloak")


def stewards(state: State, scope: Scope) -> list[int]:
    return [card.id for card in state.cards if card.face.name == "Steward of Gondor" and state.in_play(card.id)]


@pytest.mark.rule("Q37", "G6")
def test_q37_a_unique_card_in_play_bars_every_player() -> None:
    t = laid(
        player(heroes="Gimli", allies="Gandalf"),
        player(heroes="Aragorn", hand=["Gandalf", "Sneak Attack"], resources=6),
        first=1,
    )
    assert not t.can("Gandalf", seat=1)
    assert not t.can("Sneak Attack", seat=1)


@pytest.mark.rule("Q39")
def test_q39_a_card_that_counts_as_two_is_still_one_card_when_exhausted() -> None:
    def dwarves(state: State, scope: Scope) -> int:
        found = heroes.trait("Dwarf")(state, scope)
        return sum(2 if state.cards[card].face.name == "Stout Dwarf" else 1 for card in found)

    stout = hero("Stout Dwarf", traits=["Dwarf"], sphere="lore")
    idle = made_up(
        "Not Idle",
        "event",
        action(choose_some(heroes.trait("Dwarf").ready, seq(exhaust(IT), add_resources(1, to=IT)), least=0, most=ALL)),
    )
    banner = made_up("Dwarf Banner", "ally", passive(SELF, attack=dwarves), hit_points=1)
    t = laid(hero=[stout, "Gimli"], allies=[banner], hand=[idle])
    assert t["Dwarf Banner"].attack == 3
    t.play("Not Idle", "Stout Dwarf", "Gimli")
    assert t["Stout Dwarf"].resources + t["Gimli"].resources == 2


@pytest.mark.rule("Q40", "G13")
def test_q40_a_card_that_comes_without_paying_its_cost_needs_no_match() -> None:
    t = laid(hero="Aragorn", hand=["Sneak Attack", "Beorn"], resources=1).play("Sneak Attack")
    assert t["Beorn"].place == "play:0"


@pytest.mark.rule("Q40", "P2.3", "Q62")
def test_q40_a_card_of_cost_0_needs_a_match() -> None:
    page = made_up("Page", "ally", cost=0, sphere="tactics", hit_points=1)
    assert not laid(hero="Aragorn", hand=[page], resources=5).can("Page")
    assert laid(hero="Gimli", hand=[page]).can("Page")


@pytest.mark.rule("Q41", "E10")
def test_q41_an_exhausted_attachment_keeps_its_constant_effect() -> None:
    t = laid(hero="Éowyn", attached={"Éowyn": "Dark Knowledge"}, exhausted=["Dark Knowledge"])
    assert t["Dark Knowledge"].exhausted
    assert t["Éowyn"].willpower == 3


@pytest.mark.rule("Q42", "E7")
def test_q42_progress_aimed_at_an_immune_active_location_is_lost() -> None:
    tower = place("Sealed Tower", says(IMMUNE, SELF), quest_points=3)
    t = laid(hero="Legolas", active=[tower], engaged="Black Forest Bats", phase="combat")
    t.to("attack").attack("Black Forest Bats", "Legolas").to("response").respond("Legolas")
    assert t["Sealed Tower"].progress == 0
    assert t["Flies and Spiders"].progress == 0


@pytest.mark.rule("Q42", "E7")
def test_q42_all_of_it_is_lost_also_what_is_beyond_the_locations_points() -> None:
    hut = place("Sealed Hut", says(IMMUNE, SELF), quest_points=1)
    t = laid(hero="Legolas", active=[hut], engaged="Black Forest Bats", phase="combat")
    t.to("attack").attack("Black Forest Bats", "Legolas").to("response").respond("Legolas")
    assert t["Sealed Hut"].progress == 0
    assert t["Flies and Spiders"].progress == 0


@pytest.mark.rule("Q43", "P6.12")
def test_q43_the_shadow_card_of_an_enemy_that_did_not_attack_is_discarded_unresolved() -> None:
    gloom = made_up("Gloom", "treachery", shadow(raise_threat(9, of=YOU)))
    t = laid(
        hero="Gimli",
        threat=20,
        engaged="Forest Spider",
        hand=["Feint"],
        resources=1,
        phase="combat",
        encounter=[gloom, SILENCE],
    )
    t.play("Feint").to("combat.end")
    assert t["Gloom"].place == "shadows"
    t.to("refresh")
    assert t["Gloom"].place == "encounter-discard"
    assert told(t, "log-shadow") == []
    assert t.threat() == 21


FOG = made_up(
    "Rolling Fog",
    "treachery",
    when_revealed(
        modify(
            locations.in_staging,
            END_OF_PHASE,
            live=lambda state, scope, card: card.zone == STAGING and card.face.kind == LOCATION,
            threat=1,
        )
    ),
)


@pytest.mark.rule("Q44", "E6")
@pytest.mark.parametrize("first, there, later", [(FOG, 2, 3), ("Driven by Shadow", 2, 2)])
def test_q44_each_location_is_not_each_location_currently_there(first: str | MadeUp, there: int, later: int) -> None:
    t = laid(
        player(heroes="Gimli"),
        player(heroes="Aragorn"),
        staging="Old Forest Road",
        phase="quest",
        encounter=[first, "Enchanted Stream", SILENCE],
    ).to("quest.staging")
    assert t["Old Forest Road"].threat == there
    assert t["Enchanted Stream"].threat == later


@pytest.mark.rule("Q45", "E7")
def test_q45_immunity_works_only_in_play() -> None:
    bear = hero("Lone Bear", says(IMMUNE, SELF), sphere="tactics", unique=True)
    t = laid(hero="Éowyn", discard=[bear], hand=["Fortune or Fate"], resources=5).play("Fortune or Fate")
    assert t["Lone Bear"].place == "play:0"


@pytest.mark.rule("Q47", "G20")
def test_q47_a_gained_icon_is_not_printed() -> None:
    muster = made_up(
        "Muster of Spirit",
        "event",
        action(choose(heroes.where(lambda state, scope, card: bool(card.printed.sphere & SPIRIT)), ready(IT))),
    )
    stone = {"Aragorn": "Celebrían's Stone"}
    t = laid(hero="Aragorn", attached=stone, hand=[muster, "Hasty Stroke", "Wandering Took"], resources=2)
    assert not t.can("Muster of Spirit")
    assert t.can("Wandering Took")


def most_poisoned(state: State, scope: Scope, card: Card) -> bool:
    poison = {i: len(state.cards[i].attachments) for i in heroes(state, scope)}
    return poison[card.id] == max(poison.values())


@pytest.mark.rule("Q48", "G15")
def test_q48_with_a_tie_at_zero_the_first_player_chooses() -> None:
    vile = foe(
        "Vile Spider",
        when_revealed(
            choose(heroes.where(most_poisoned), attack_now(SELF, on=ITS_CONTROLLER, hero=IT), by=FIRST_PLAYER)
        ),
    )
    t = laid(
        player(heroes="Gimli"), player(heroes=["Aragorn", "Éowyn"]), phase="quest", encounter=[vile, SILENCE, SILENCE]
    )
    t.to("choose")
    assert t.decision is not None and t.decision.seat == 0
    assert t.options() == ["choose:Gimli", "choose:Aragorn", "choose:Éowyn"]
    t.choose("Éowyn").to("defend")
    assert t.decision.seat == 1
    t.to("quest.staging")
    assert t["Éowyn"].damage == 2


LEND = made_up(
    "Desperate Pact",
    "event",
    action(choose(heroes.yours, choose_player(give_control(IT), among=OTHER_PLAYERS))),
)


@pytest.mark.rule("Q49", "X4")
def test_q49_a_hero_lent_to_another_player_keeps_its_owner_in_the_game() -> None:
    slain = made_up("Slain", "treachery", when_revealed(deal(9, to=heroes.titled("Gimli"))))
    t = laid(
        player(heroes=["Gimli", "Legolas"], hand=[LEND]),
        player(heroes="Aragorn"),
        phase="quest",
        encounter=[slain, SILENCE, SILENCE],
    )
    t.play("Desperate Pact", "Legolas", seat=0)
    assert t["Legolas"].controller == 1
    assert t["Legolas"].place == "play:1"
    t.to("quest.staging")
    assert t["Gimli"].place == "discard:0"
    assert not t.state.players[0].eliminated


@pytest.mark.rule("Q49", "X4", "X1")
def test_q49_the_owner_is_out_when_the_lent_hero_dies_too() -> None:
    slain = made_up("Slain", "treachery", when_revealed(deal(9, to=heroes.titled("Gimli"))))
    too = made_up("Slain Too", "treachery", when_revealed(deal(9, to=heroes.titled("Legolas"))))
    t = laid(
        player(heroes=["Gimli", "Legolas"], hand=[LEND]),
        player(heroes="Aragorn"),
        phase="quest",
        encounter=[slain, too, SILENCE],
    )
    t.play("Desperate Pact", "Legolas", seat=0).to("quest.staging")
    assert t["Legolas"].place == "discard:0"
    assert t.state.players[0].eliminated
    assert not t.state.players[1].eliminated


@pytest.mark.rule("Q50", "P3.3")
def test_q50_an_enemy_destroyed_before_its_keywords_never_resolves_them() -> None:
    alert = made_up("On Watch", "event", response(to.revealed(an_enemy), deal(2, to=EVENT_CARD)))
    raider = foe(
        "Raider", when_revealed(raise_threat(9, of=EACH_PLAYER)), keywords={"surge": 1, "doomed": 3}, hit_points=2
    )
    t = laid(hero="Gimli", threat=20, hand=[alert], phase="quest", encounter=[raider, DREAD])
    t.to("response").respond("On Watch").to("quest.staging")
    assert t["Raider"].place == "encounter-discard"
    assert t["Sudden Dread"].place == "encounter-deck"
    assert t.threat() == 20


@pytest.mark.rule("Q51", "E11")
def test_q51_what_keeps_encounter_effects_from_being_cancelled_keeps_shadow_effects_too() -> None:
    lord = place("Seat of the Dark Lord", says(CANNOT_BE_CANCELLED, None))
    gloom = made_up("Gloom", "treachery", shadow(raise_threat(3, of=YOU)))
    t = laid(
        hero="Éowyn",
        threat=20,
        staging=[lord],
        hand=["Hasty Stroke"],
        resources=1,
        engaged="Black Forest Bats",
        phase="combat",
        encounter=[gloom, SILENCE],
    )
    assert "respond:Hasty Stroke" not in kept(t)
    t = laid(
        hero="Éowyn",
        threat=20,
        hand=["Hasty Stroke"],
        resources=1,
        engaged="Black Forest Bats",
        phase="combat",
        encounter=[gloom, SILENCE],
    )
    assert "respond:Hasty Stroke" in kept(t)


@pytest.mark.rule("Q52")
def test_q52_destroyed_by_an_effect_during_an_attack_is_not_destroyed_by_the_attack() -> None:
    axe = made_up(
        "Heavy Axe",
        "attachment",
        attach_to(heroes),
        response(after.is_declared_attacker(HOST), deal(1, to=EVENT_SOURCE)),
    )
    t = laid(
        hero="Legolas",
        attached={"Legolas": [axe, "Blade of Gondolin"]},
        engaged="Black Forest Bats",
        damage={"Black Forest Bats": 1},
        phase="combat",
    )
    t.to("attack").attack("Black Forest Bats", "Legolas").to("response").respond("Heavy Axe")
    assert t["Black Forest Bats"].place == "encounter-discard"
    seen = kept(t)
    assert "respond:Legolas" not in seen and "respond:Blade of Gondolin" not in seen


@pytest.mark.rule("Q53", "G4")
def test_q53_from_the_deck_is_not_from_the_hand() -> None:
    def in_deck(state: State, scope: Scope) -> list[int]:
        return [card for card in state.zones[DECKS[scope.you]] if state.cards[card].printed.name == "Younger Twin"]

    elder = made_up(
        "Elder Twin",
        "ally",
        response(after.is_played(SELF), choose(Select(in_deck), put_into_play(IT))),
        cost=0,
        hit_points=1,
    )
    younger = made_up("Younger Twin", "ally", cost=9, hit_points=1)
    t = laid(hero="Gimli", hand=[elder, younger], deck=["Feint"]).play("Elder Twin")
    assert not t.can("Elder Twin", kind="respond")
    t = laid(hero="Gimli", hand=[elder], deck=["Feint", younger]).play("Elder Twin").respond("Elder Twin")
    assert t["Younger Twin"].place == "play:0"


@pytest.mark.rule("Q54")
def test_q54_an_effect_that_ends_the_phase_ends_staging() -> None:
    false_lead = made_up("False Lead", "treachery", when_revealed(end_phase()))
    t = laid(
        player(heroes="Gimli", threat=20),
        player(heroes="Éowyn", threat=20),
        staging="Ungoliant's Spawn",
        phase="quest",
        encounter=[false_lead, DREAD, SILENCE],
    ).to("commit")
    t.commit("Gimli", seat=0).commit("Éowyn", seat=1).to("travel")
    assert told(t, "log-reveal") == ["False Lead"]
    assert t["Sudden Dread"].place == "encounter-deck"
    assert t["False Lead"].place == "encounter-discard"
    assert t.log("log-quest") == []
    assert (t.threat(0), t.threat(1)) == (20, 20)
    assert t["Flies and Spiders"].progress == 0
    assert not t["Gimli"].committed and not t["Éowyn"].committed


@pytest.mark.rule("Q54", "W9")
def test_q54_what_lasts_until_the_end_of_the_phase_ends_with_it() -> None:
    false_lead = made_up("False Lead", "treachery", when_revealed(end_phase()))
    t = laid(hero="Gimli", allies="Faramir", phase="quest", encounter=[false_lead, SILENCE]).use("Faramir")
    assert t["Gimli"].willpower == 3
    t.to("travel")
    assert t["Gimli"].willpower == 2


@pytest.mark.rule("Q55", "P6.9")
def test_q55_an_attacker_destroyed_at_a_step_ends_the_attack() -> None:
    gloom = made_up("Gloom", "treachery", shadow(raise_threat(9, of=YOU)))
    t = laid(
        hero="Gimli",
        threat=20,
        allies="Gondorian Spearman",
        engaged="Black Forest Bats",
        damage={"Black Forest Bats": 1},
        phase="combat",
        encounter=[gloom, SILENCE],
    )
    t.to("defend").defend("Gondorian Spearman").respond("Gondorian Spearman").to("combat.end")
    assert told(t, "log-shadow", "log-attack-damage") == []
    assert t["Gondorian Spearman"].damage == 0
    assert t.threat() == 20


@pytest.mark.rule("Q56", "P6.9")
def test_q56_an_enemy_that_has_attacked_does_not_attack_again_for_its_new_player() -> None:
    t = laid(
        player(heroes="Gimli", engaged="Forest Spider"),
        player(heroes="Aragorn", hand=["Sneak Attack", "Son of Arnor"], resources=1),
        phase="combat",
    )
    t.to("combat.enemy.4").play("Sneak Attack", seat=1).respond("Son of Arnor", seat=1)
    assert t["Forest Spider"].place == "engaged:1"
    t.to("refresh")
    assert told(t, "log-enemy-attacks") == ["Forest Spider"]
    assert t["Aragorn"].damage == 0


@pytest.mark.rule("Q56", "P6.9")
def test_q56_one_that_has_not_attacked_yet_attacks_its_new_player() -> None:
    t = laid(
        player(heroes="Gimli", engaged="Forest Spider"),
        player(heroes="Aragorn", hand=["Sneak Attack", "Son of Arnor"], resources=1),
        phase="combat",
    )
    t.play("Sneak Attack", seat=1).respond("Son of Arnor", seat=1).to("combat.enemy.4")
    assert t["Gimli"].damage == 0
    assert t["Aragorn"].damage == 3


@pytest.mark.rule("Q59", "E7")
def test_q59_nothing_attaches_to_an_immune_card() -> None:
    tower = place("Sealed Tower", says(IMMUNE, SELF))
    beast = foe("Stone Beast", says(IMMUNE, SELF))
    t = laid(
        hero=["Éowyn", "Denethor"],
        staging=[tower],
        engaged=[beast],
        hand=["Power in the Earth", "Forest Snare"],
        resources=3,
    )
    assert not t.can("Power in the Earth")
    assert not t.can("Forest Snare")


@pytest.mark.rule("Q60", "C35", "E7")
def test_q60_quick_strike_may_be_declared_against_an_immune_enemy() -> None:
    beast = foe("Stone Beast", says(IMMUNE, SELF), hit_points=9)
    t = laid(hero="Gimli", engaged=[beast], hand=["Quick Strike"], resources=1, phase="quest").play("Quick Strike")
    t.to("combat.player.3")
    assert t["Stone Beast"].damage == 2


@pytest.mark.rule("Q61", "K3")
def test_q61_only_a_ranged_character_attacks_another_players_enemy() -> None:
    t = laid(
        player(heroes="Gimli", engaged="Forest Spider"),
        player(heroes=["Legolas", "Aragorn"], allies="Horseback Archer"),
        phase="combat",
    )
    t.to("attack").attack("Forest Spider", "Gimli", seat=0).to("join")
    assert t.decision is not None and t.decision.seat == 1
    assert t.options() == ["join:Legolas", "join:Horseback Archer", "done"]


@pytest.mark.rule("Q62", "P2.3")
def test_q62_cost_0_needs_a_real_match() -> None:
    brown = hero("Brown Wizard", says(WAIVES_MATCH, SELF), sphere="tactics")
    t = laid(hero=[brown, "Gimli"], hand=["Common Cause"], resources=3, exhausted=["Gimli"])
    assert not t.can("Common Cause")
    t = laid(hero=["Aragorn", "Gimli"], hand=["Common Cause"], exhausted=["Gimli"])
    assert t.can("Common Cause")


@pytest.mark.rule("Q64", "P3.3")
def test_q64_an_enemy_attacking_as_it_is_revealed_is_neither_in_staging_nor_engaged() -> None:
    lurker = foe("Lurker", when_revealed(attack_now(SELF)), threat=4)
    t = laid(
        hero="Gimli", hand=["Feint", "A Light in the Dark"], resources=2, phase="quest", encounter=[lurker, SILENCE]
    ).to("combat.enemy.1")
    assert t["Lurker"].place == "revealed"
    assert t.staging_threat == 0
    t.to("quest.staging")
    assert t["Lurker"].place == "staging"
    assert t.staging_threat == 4


@pytest.mark.rule("Q65", "G12")
def test_q65_without_then_each_sentence_stands_alone() -> None:
    gardener = hero(
        "Gardener",
        response(
            after.engages(lambda state, me, event: event.seat == state.cards[me].controller),
            seq(ready(SELF), modify(SELF, END_OF_ROUND, attack=1)),
        ),
        sphere="leadership",
    )
    t = laid(
        hero=[gardener],
        threat=10,
        staging=["Forest Spider", foe("Wight", engagement=9)],
        phase="encounter",
        exhausted=["Gardener"],
    )
    t.choose("Forest Spider", kind="engage").respond("Gardener")
    assert not t["Gardener"].exhausted
    assert t["Gardener"].attack == 2
    t.to("response").respond("Gardener")
    assert t["Gardener"].attack == 3


@pytest.mark.rule("Q66", "P5.3")
def test_q66_entering_play_engaged_triggers_what_engaging_triggers() -> None:
    eager = hero("Eager Hero", response(after.engages(None), draw(1)), sphere="leadership", hit_points=9)
    trap = made_up("Sprung Trap", "treachery", when_revealed(engage(first_of(encounter_deck.titled("Hummerhorns")))))
    t = laid(hero=[eager], phase="quest", encounter=[trap, "Hummerhorns", SILENCE]).to("response")
    assert t["Hummerhorns"].place == "engaged:0"
    assert t["Eager Hero"].damage == 5
    t.respond("Eager Hero")
    assert len(t.names("hand:0")) == 1


@pytest.mark.rule("Q67", "E7")
def test_q67_redirecting_damage_does_not_touch_the_immune_character() -> None:
    bear = hero("Lone Bear", says(IMMUNE, SELF), sphere="tactics", defense=0)
    shield = hero(
        "Shield Bearer",
        response(
            to.damage(lambda state, me, event: a_character(state, me, event) and event.card != me),
            seq(cancel(), deal(amount_of_event, to=SELF)),
        ),
        sphere="tactics",
    )
    t = laid(hero=[bear, shield], engaged="Forest Spider", phase="combat").to("defend").defend("Lone Bear")
    t.to("response").respond("Shield Bearer").to("combat.enemy.4")
    assert t["Lone Bear"].damage == 0
    assert t["Shield Bearer"].damage == 2


@pytest.mark.rule("Q70", "E8", "C6")
@pytest.mark.parametrize("where", ["encounter", "encounter_discard"])
def test_q70_thalin_hits_an_enemy_searched_out_and_revealed(where: str) -> None:
    def fetched(state: State, scope: Scope) -> list[int]:
        return [card.id for card in state.cards if card.printed.name == "Forest Spider"]

    hunt = made_up("The Hunt", "treachery", when_revealed(reveal(Select(fetched))))
    position: dict[str, Any] = {"encounter": [hunt, SILENCE], "encounter_discard": []}
    position[where] = [*position[where], "Forest Spider"]
    t = laid(hero="Thalin", phase="quest", **position).to("commit").commit("Thalin").to("quest.staging")
    assert t["Forest Spider"].place == "staging"
    assert t["Forest Spider"].damage == 1


@pytest.mark.rule("Q71", "G22", "P3.1")
def test_q71_questing_without_exhausting_still_needs_a_ready_character() -> None:
    light = made_up("Light of the West", "attachment", attach_to(heroes), says(NO_EXHAUST_TO_QUEST, HOST))
    t = laid(hero=["Éowyn", "Gimli"], attached={"Éowyn": [light]}, exhausted=["Éowyn"], phase="quest").to("commit")
    assert t.options() == ["commit:Gimli", "done"]
    t = laid(hero=["Éowyn", "Gimli"], attached={"Éowyn": [light]}, phase="quest").to("commit").commit("Éowyn")
    assert t["Éowyn"].committed
    assert not t["Éowyn"].exhausted


@pytest.mark.rule("Q71", "G22", "P6.2")
def test_q71_defending_without_exhausting_still_needs_a_ready_character() -> None:
    wall = made_up("Unmoved", "attachment", attach_to(heroes), says(NO_EXHAUST_TO_DEFEND, HOST))
    attached = {"Éowyn": [wall]}
    t = laid(hero=["Éowyn", "Gimli"], attached=attached, exhausted=["Éowyn"], engaged="Forest Spider", phase="combat")
    assert t.to("defend").options() == ["defend:Gimli", "undefended"]
    t = laid(hero=["Éowyn", "Gimli"], attached=attached, engaged="Forest Spider", phase="combat").to("defend")
    t.defend("Éowyn")
    assert not t["Éowyn"].exhausted


@pytest.mark.rule("Q71", "G22", "P6.11")
def test_q71_attacking_without_exhausting_still_needs_a_ready_character() -> None:
    fury = made_up("Tireless", "attachment", attach_to(heroes), says(NO_EXHAUST_TO_ATTACK, HOST))
    attached = {"Éowyn": [fury]}
    t = laid(
        hero=["Éowyn", "Gimli"], attached=attached, exhausted=["Éowyn"], engaged=foe("Ogre", attack=0), phase="combat"
    )
    t.to("attack").choose("Ogre")
    assert t.options() == ["attacker:Gimli", "cancel"]
    t = laid(hero=["Éowyn", "Gimli"], attached=attached, engaged=foe("Ogre", attack=0), phase="combat").to("attack")
    t.attack("Ogre", "Éowyn")
    assert not t["Éowyn"].exhausted


DEATHLESS = foe("Deathless", says(CANNOT_LEAVE_PLAY, SELF), hit_points=2, attack=3)


@pytest.mark.rule("Q72")
def test_q72_an_enemy_that_cannot_leave_play_stays_whatever_its_damage() -> None:
    t = laid(hero=["Gimli", "Aragorn"], engaged=[DEATHLESS], phase="combat").to("attack")
    t.attack("Deathless", "Gimli", "Aragorn").to("combat.player.3")
    assert t["Deathless"].damage >= 5
    assert t["Deathless"].place == "engaged:0"
    t.to("quest").until(lambda t: len(t.log("log-enemy-attacks")) == 2)
    assert t["Deathless"].place == "engaged:0"


@pytest.mark.rule("Q72")
def test_q72_nor_does_an_effect_discard_it() -> None:
    cleanse = made_up("Cleanse", "event", action(choose(enemies, discard(IT))))
    t = laid(hero="Gimli", staging=[DEATHLESS], hand=[cleanse])
    t.play("Cleanse")
    assert t["Deathless"].place == "staging"


@pytest.mark.rule("Q72", "P6.13")
def test_q72_it_dies_as_soon_as_it_can() -> None:
    ward = place("Ward Stone", says(CANNOT_LEAVE_PLAY, enemies), quest_points=1)
    t = laid(hero=["Éowyn", "Gimli"], active=[ward], engaged="Black Forest Bats", phase="combat")
    t.to("attack").attack("Black Forest Bats", "Gimli").to("commit")
    assert t["Black Forest Bats"].place == "engaged:0"
    assert t["Black Forest Bats"].damage >= 2
    t.commit("Éowyn").to("travel")
    assert t["Ward Stone"].place == "encounter-discard"
    assert t["Black Forest Bats"].place == "encounter-discard"


@pytest.mark.rule("Q73", "P3.14")
def test_q73_the_last_card_is_resolved_before_the_reshuffle() -> None:
    def pile(state: State, scope: Scope) -> int:
        return len(state.zones[ENCOUNTER_DISCARD])

    tally = made_up("Tally of the Dead", "treachery", when_revealed(raise_threat(pile, of=EACH_PLAYER)))
    t = laid(hero="Gimli", threat=20, phase="quest", encounter=[tally], encounter_discard=[SILENCE, SILENCE])
    t.to("quest.staging")
    assert t.threat() == 22
    assert sorted(t.order("encounter-deck")) == ["Silence", "Silence", "Tally of the Dead"]


@pytest.mark.rule("Q73", "P3.14")
def test_q73_unless_resolving_it_needs_the_deck() -> None:
    herald = made_up("Herald of More", "treachery", when_revealed(reveal_top_card()))
    t = laid(hero="Gimli", threat=20, phase="quest", encounter=[herald], encounter_discard=[DREAD])
    t.to("quest.staging")
    assert told(t, "log-reveal") == ["Herald of More", "Sudden Dread"]
    assert t.threat() == 27


@pytest.mark.rule("Q73", "P3.14")
def test_q73_discarding_the_top_card_needs_the_deck_too() -> None:
    spill = seq(raise_threat(1, of=EACH_PLAYER), discard(top_of_encounter_deck))
    spoiler = made_up("Spoiler of Plans", "treachery", when_revealed(spill))
    t = laid(hero="Gimli", threat=20, phase="quest", encounter=[spoiler], encounter_discard=[SILENCE])
    t.to("quest.staging")
    assert len(t.log("log-reshuffle")) == 2, "once for the card it discards, once when it has been resolved"
    assert sorted(t.order("encounter-deck")) == ["Silence", "Spoiler of Plans"]


@pytest.mark.rule("Q73", "P3.14", "K2")
def test_q73_surge_on_the_last_card_reshuffles_and_goes_on() -> None:
    rider = foe("Last Rider", keywords={"surge": 1}, threat=0)
    t = laid(hero="Gimli", threat=20, phase="quest", encounter=[rider], encounter_discard=[DREAD]).to("quest.staging")
    assert told(t, "log-reveal") == ["Last Rider", "Sudden Dread"]


@pytest.mark.rule("Q74", "E3")
def test_q74_a_passive_blanks_a_card_before_its_keyword_triggers() -> None:
    being_revealed = Select(lambda state, scope: state.zones[REVEALED])
    king = foe("King of the Dead", says(BLANK, being_revealed))
    omen = made_up("Black Omen", "treachery", keywords={"doomed": 3, "surge": 1})
    t = laid(hero="Gimli", threat=20, engaged=[king], phase="quest", encounter=[omen, DREAD]).to("quest.staging")
    assert told(t, "log-reveal") == ["Black Omen"]
    assert t.threat() == 20


SEALED = made_up(
    "Sealed Coffer",
    "objective",
    action(
        choose(
            heroes.yours.where(lambda state, scope, card: state.cards[scope.self].guard == NONE), claim(SELF, to=IT)
        ),
        by=1,
    ),
    keywords={"guarded": 1},
    set="made-up",
)
WIZARD = made_up(
    "White Wizard", "event", action(choose(enemies.in_staging, until_end_of_phase(OUT_OF_PLAY, of=IT))), hit_points=1
)


@pytest.mark.rule("Q75", "K5")
def test_q75_a_guard_considered_out_of_play_takes_its_objective_with_it() -> None:
    t = laid(hero=["Gimli"], hand=[WIZARD], phase="quest", encounter=[SEALED, "Forest Spider", SILENCE])
    t.to("quest.staging")
    assert t["Sealed Coffer"].guard == t["Forest Spider"].id
    assert t.staging_threat == 2
    t.play("White Wizard")
    assert t.staging_threat == 0
    assert not t.can("Sealed Coffer")
    t.to("travel")
    assert t["Sealed Coffer"].place == "staging"
    assert t["Sealed Coffer"].guard == t["Forest Spider"].id
    assert t.staging_threat == 2


@pytest.mark.rule("Q77", "K5")
def test_q77_guarded_triggers_on_a_reveal_and_not_on_an_addition() -> None:
    coffer = made_up("Coffer", "objective", keywords={"guarded": 1}, set="made-up")
    find = made_up("Find", "treachery", when_revealed(add_to_staging(first_of(encounter_deck.titled("Coffer")))))
    t = laid(hero="Gimli", phase="quest", encounter=[find, coffer, "Forest Spider", SILENCE]).to("quest.staging")
    assert t["Coffer"].place == "staging"
    assert t["Coffer"].guard == NONE
    assert t["Forest Spider"].place == "encounter-deck"
    t = laid(hero="Gimli", phase="quest", encounter=[coffer, "Forest Spider", SILENCE]).to("quest.staging")
    assert t["Coffer"].guard == t["Forest Spider"].id


@pytest.mark.rule("Q78", "G1")
def test_q78_a_card_that_claims_progress_gets_it_before_the_active_location() -> None:
    mines = place("Dark Mines", says(CLAIMS_PROGRESS, SELF), quest_points=9)
    t = laid(hero="Éowyn", staging=[mines], active="Old Forest Road", phase="quest").to("commit").commit("Éowyn")
    t.to("travel")
    assert t["Dark Mines"].progress == 4
    assert t["Old Forest Road"].progress == 0
    assert t["Flies and Spiders"].progress == 0


@pytest.mark.rule("Q78", "G1")
def test_q78_what_it_does_not_need_goes_on() -> None:
    mines = place("Dark Mines", says(CLAIMS_PROGRESS, SELF), quest_points=2)
    t = laid(hero=["Éowyn", "Aragorn"], staging=[mines], active="Old Forest Road", phase="quest").to("commit")
    t.commit("Éowyn", "Aragorn").to("travel")
    assert t["Dark Mines"].place == "encounter-discard"
    assert t["Old Forest Road"].place == "encounter-discard"
    assert t["Flies and Spiders"].progress == 1


@pytest.mark.rule("Q79", "E12")
def test_q79_mountains_of_mirkwood_answers_after_the_new_stage_is_revealed() -> None:
    t = laid(
        hero=["Éowyn", "Aragorn"],
        deck=["Gandalf", "Feint"],
        quest="A Fork in the Road",
        active="Mountains of Mirkwood",
        progress={"Mountains of Mirkwood": 2},
        stages=['"Don\'t Leave the Path!"'],
        phase="quest",
        encounter=[SILENCE, "King Spider", "Forest Gate"],
    )
    t.to("commit").commit("Éowyn", "Aragorn").to("response")
    assert t.options() == ["respond:Mountains of Mirkwood", "pass"]
    assert t["Mountains of Mirkwood"].place == "encounter-discard"
    assert t["King Spider"].place == "staging"
    t.respond("Mountains of Mirkwood").choose("accept").choose("Gandalf")
    assert t["Gandalf"].place == "hand:0"


def knighted(state: State, frame: Frame) -> None:
    """The ally chosen is a hero from now on."""
    ally = state.cards[frame.scope.it].face
    knight = Face("knight", ally.name, HERO)
    knight.stats, knight.sphere, knight.traits = ally.stats, ally.sphere, ally.traits
    state.turn(frame.scope.it, knight)


SERVICE = made_up("Sworn Service", "event", action(choose(allies.yours, Step(knighted))))


@pytest.mark.rule("Q81")
def test_q81_a_delayed_effect_on_that_ally_misses_what_is_no_ally_any_more() -> None:
    t = laid(hero="Aragorn", hand=["Sneak Attack", "Faramir", SERVICE], resources=1)
    t.play("Sneak Attack").play("Sworn Service")
    assert t["Faramir"].place == "play:0"
    t.to("quest")
    assert t["Faramir"].place == "play:0"


@pytest.mark.rule("Q81")
def test_q81_it_hits_one_that_still_is() -> None:
    t = laid(hero="Aragorn", hand=["Sneak Attack", "Faramir"], resources=1).play("Sneak Attack").to("quest")
    assert t["Faramir"].place == "hand:0"


@pytest.mark.rule("Q82", "K3")
def test_q82_ranged_does_not_reach_enemies_in_the_staging_area() -> None:
    t = laid(
        player(heroes=["Dúnhere", "Legolas"]),
        player(heroes="Gimli", allies="Horseback Archer"),
        staging="Forest Spider",
        phase="combat",
    ).to("attack")
    t.choose("Forest Spider", seat=0)
    assert t.options(0) == ["attacker:Dúnhere", "cancel"]
    t.choose("Dúnhere", seat=0)
    assert "join:Horseback Archer" not in kept(t)
    assert told(t, "log-attack") == ["Dúnhere"]


@pytest.mark.rule("Q84", "K4")
def test_q84_a_sentinel_may_defend_an_attack_that_an_effect_started() -> None:
    ambush = foe("Ambusher", when_revealed(attack_now(SELF)), attack=3)
    t = laid(
        player(heroes="Gimli"), player(heroes="Aragorn"), phase="quest", encounter=[ambush, SILENCE, SILENCE, SILENCE]
    )
    t.to("defend").choose("undefended", seat=0)
    assert t.options(1) == ["defend:Aragorn", "undefended"]
    t.defend("Aragorn", seat=1).to("quest.staging")
    assert t["Aragorn"].damage == 1


@pytest.mark.rule("Q84", "W6")
def test_q84_its_windows_are_open_to_all_players() -> None:
    ambush = foe("Ambusher", when_revealed(attack_now(SELF)), attack=3)
    t = laid(
        player(heroes="Gimli"), player(heroes="Aragorn"), phase="quest", encounter=[ambush, SILENCE, SILENCE, SILENCE]
    )
    open_to: dict[str, set[int]] = {}
    t.to("combat.enemy.1")
    while t.decision is not None and t.decision.step != "quest.staging":
        if t.decision.kind == "action":
            open_to.setdefault(t.decision.step, set(t.game.decisions))
        t.choose("undefended" if t.can("undefended") else "pass")
    assert open_to == {f"combat.enemy.{step}": {0, 1} for step in (1, 2, 3, 4)}


@pytest.mark.rule("Q85", "G9")
def test_q85_threat_never_goes_below_0() -> None:
    t = laid(hero="Éowyn", threat=4, hand=["The Galadhrim's Greeting"], resources=3)
    t.play("The Galadhrim's Greeting", "effect:one_player")
    assert t.threat() == 0


@pytest.mark.rule("Q85", "P2.8")
def test_q85_nor_can_a_cost_lower_it_below_0() -> None:
    t = laid(player(heroes="Éowyn", allies="Wandering Took", threat=2), player(heroes="Gimli", threat=20))
    assert not t.can("Wandering Took", seat=0)
    t = laid(player(heroes="Éowyn", allies="Wandering Took", threat=3), player(heroes="Gimli", threat=20))
    assert t.can("Wandering Took", seat=0)
