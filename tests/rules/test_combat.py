"""The combat phase: shadow cards, damage, death (rules P6.1, P6.12 to P6.15). The attacks have files of their own."""

from __future__ import annotations

from typing import Any

import pytest

from wilderland.kernel.ability import AFTER
from wilderland.language import (
    ATTACKING_ENEMY,
    EACH_PLAYER,
    HOST,
    IT,
    SELF,
    YOU,
    When,
    action,
    allies,
    attach_to,
    characters,
    choose,
    deal,
    discard,
    discard_of,
    draw,
    encounter_deck,
    enemies,
    heroes,
    look_at,
    modify,
    passive,
    put_on_top,
    raise_threat,
    response,
    return_to_hand,
    shadow,
    shuffle_into_deck,
    when_revealed,
)
from wilderland.model.kinds import COMBAT, DISCARDED, END_OF_ATTACK
from wilderland.testing import MadeUp, TestTable, made_up, player, table


def enemy(name: str, *parts: object, engagement: int = 40, attack: int = 0, hit_points: int = 9) -> MadeUp:
    return made_up(name, "enemy", *parts, engagement=engagement, attack=attack, hit_points=hit_points, threat=1)


HIGH, MIDDLE, LOW = enemy("High", engagement=45), enemy("Middle", engagement=30), enemy("Low", engagement=10)
TWIN = enemy("Twin", engagement=30)
OMENS = [made_up(f"Omen {word}", "treachery") for word in ("one", "two", "three", "four")]
SPITE = made_up("Spite", "treachery", shadow(raise_threat(5, of=YOU)))


def shadows(t: TestTable, name: MadeUp) -> list[str]:
    """The titles of the shadow cards an enemy has."""
    return [t.state.cards[card].printed.name for card in t[name].shadows]


def seen(t: TestTable, seat: int, engaged_with: int) -> list[Any]:
    """The shadow cards of a player's first engaged enemy as a seat sees them."""
    found: list[Any] = t.game.view(seat=seat)["players"][engaged_with]["engaged"][0]["shadows"]
    return found


# -- dealing shadow cards -----------------------------------------------------------------------
@pytest.mark.rule("P6.1")
def test_each_engaged_enemy_gets_one_shadow_card_and_no_other() -> None:
    t = table(
        hero="Gimli", engaged=[MIDDLE, LOW], staging=HIGH, encounter=OMENS, phase="combat", skip_empty_windows=False
    )
    assert t.decision is not None and t.decision.step == "combat.shadows"
    assert shadows(t, MIDDLE) == ["Omen one"] and shadows(t, LOW) == ["Omen two"]
    assert shadows(t, HIGH) == []
    assert t.order("encounter-deck") == ["Omen three", "Omen four"]


@pytest.mark.rule("P6.1")
def test_nobody_may_look_at_a_shadow_card() -> None:
    seats = (player(heroes="Gimli", engaged=HIGH), player(heroes="Éowyn"))
    t = table(*seats, encounter=OMENS, phase="combat", skip_empty_windows=False)
    assert seen(t, 0, 0) == [None] and seen(t, 1, 0) == [None]


@pytest.mark.rule("P6.1")
def test_the_first_player_first_then_clockwise_and_the_highest_cost_first() -> None:
    seats = (player(heroes="Gimli", engaged=[LOW, HIGH]), player(heroes="Éowyn", engaged=MIDDLE))
    t = table(*seats, first=1, encounter=OMENS, phase="combat", skip_empty_windows=False)
    assert (shadows(t, MIDDLE), shadows(t, HIGH), shadows(t, LOW)) == (["Omen one"], ["Omen two"], ["Omen three"])


@pytest.mark.rule("P6.1")
def test_the_first_player_orders_equals_when_the_card_is_known() -> None:
    seats = (player(heroes="Gimli", allies="Henamarth Riversong", engaged=[MIDDLE, TWIN]), player(heroes="Éowyn"))
    t = table(*seats, first=1, encounter=OMENS, phase="encounter")
    t.use("Henamarth Riversong", seat=0).to("shadow")
    assert list(t.game.decisions) == [1]
    assert t.options() == ["deal:Middle", "deal:Twin"]
    t.choose(TWIN)
    assert t["Omen one"].hosted_by == "Twin" and t["Omen two"].hosted_by == "Middle"


@pytest.mark.rule("P6.1")
def test_answers_to_a_dealt_card_do_not_disturb_the_order_of_equals() -> None:
    seer = made_up("Seer", "ally", action(look_at(encounter_deck)), hit_points=1)
    t = table(
        hero="Denethor",
        allies=seer,
        attached={"Denethor": "Dark Knowledge"},
        engaged=[MIDDLE, HIGH, TWIN],
        encounter=OMENS,
        phase="encounter",
    )
    t.use(seer).until(lambda t: t.state.phase == COMBAT and not t.can(seer))
    t.to("shadow").choose(TWIN)
    t.until(lambda t: t.decision is not None and t.decision.kind == "defend")
    assert (shadows(t, HIGH), shadows(t, TWIN), shadows(t, MIDDLE)) == (["Omen one"], ["Omen two"], ["Omen three"])


@pytest.mark.rule("P6.1")
def test_when_the_deck_runs_out_the_rest_get_none_and_nothing_is_reshuffled() -> None:
    t = table(
        hero="Gimli",
        engaged=[LOW, HIGH],
        encounter=OMENS[:1],
        encounter_discard=OMENS[1:],
        phase="combat",
        skip_empty_windows=False,
    )
    assert shadows(t, HIGH) == ["Omen one"] and shadows(t, LOW) == []
    t.to("combat.end")
    assert t.names("encounter-deck") == []
    assert t.names("encounter-discard") == ["Omen two", "Omen three", "Omen four"]


# -- what becomes of shadow cards ---------------------------------------------------------------
@pytest.mark.rule("P6.12")
def test_shadow_cards_stay_until_the_end_of_the_phase_and_are_then_discarded() -> None:
    t = table(hero="Gimli", engaged=HIGH, encounter=OMENS, phase="combat", skip_empty_windows=False)
    t.to("combat.end")
    assert shadows(t, HIGH) == ["Omen one"]
    t.to("refresh")
    assert shadows(t, HIGH) == [] and t["Omen one"].place == "encounter-discard"


@pytest.mark.rule("P6.12", "Q43")
def test_the_shadow_card_of_an_enemy_that_did_not_attack_is_discarded_unresolved() -> None:
    t = table(
        hero="Gimli",
        threat=20,
        engaged=HIGH,
        hand="Feint",
        resources=1,
        encounter=[SPITE],
        phase="combat",
        skip_empty_windows=False,
    )
    t.play("Feint").to("combat.end")
    assert shadows(t, HIGH) == ["Spite"] and t.log("log-shadow") == []
    t.to("refresh")
    assert t["Spite"].place == "encounter-discard"
    assert t.threat() == 20 + 1


@pytest.mark.rule("P6.12")
def test_they_are_discarded_with_an_enemy_that_leaves_play() -> None:
    trapper = made_up("Trapper", "ally", action(choose(enemies, discard(IT))), hit_points=1)
    t = table(hero="Gimli", allies=trapper, engaged=[HIGH], encounter=OMENS, phase="combat")
    assert t["Omen one"].place == "shadows"
    t.use(trapper)
    assert t["Omen one"].place == "encounter-discard"


@pytest.mark.rule("P6.12")
def test_they_stay_with_an_enemy_that_returns_to_staging() -> None:
    t = table(
        hero="Éowyn",
        engaged=HIGH,
        hand="A Light in the Dark",
        resources=2,
        encounter=OMENS,
        phase="combat",
        skip_empty_windows=False,
    )
    t.play("A Light in the Dark")
    assert t[HIGH].place == "staging" and shadows(t, HIGH) == ["Omen one"]
    t.until(lambda t: t.state.phase != COMBAT)
    assert t["Omen one"].place == "encounter-discard"


@pytest.mark.rule("P6.12", "E1")
def test_only_the_shadow_text_of_a_shadow_card_counts() -> None:
    fiend = made_up(
        "Fiend",
        "enemy",
        when_revealed(raise_threat(9, of=EACH_PLAYER)),
        passive(characters, attack=-9),
        shadow(raise_threat(1, of=YOU)),
        attack=1,
        hit_points=1,
        keywords={"doomed": 4, "surge": 1},
    )
    t = table(hero="Gimli", threat=20, engaged=HIGH, encounter=[fiend], phase="combat", skip_empty_windows=False)
    t.to("combat.end")
    assert t.threat() == 21
    assert t["Gimli"].attack == 2
    assert t.log("log-reveal") == []


@pytest.mark.rule("P6.12", "Q11")
def test_a_shadow_card_without_shadow_text_does_nothing() -> None:
    mire = made_up("Mire", "location", passive(characters, attack=-9), threat=1, quest_points=1)
    t = table(hero="Gimli", threat=20, engaged=HIGH, encounter=[mire], phase="combat", skip_empty_windows=False)
    t.to("combat.enemy.3")
    assert t["Gimli"].attack == 2 and t["Mire"].place == "shadows"
    assert t.to("refresh")["Mire"].place == "encounter-discard"


# -- damage and death ---------------------------------------------------------------------------
@pytest.mark.rule("P6.13")
def test_damage_stays_round_after_round_until_it_is_healed() -> None:
    t = table(hero="Gimli", allies="Daughter of the Nimrodel", damage={"Gimli": 3}, phase="combat")
    t.until(lambda t: t.state.round == 3)
    assert t["Gimli"].damage == 3
    t.use("Daughter of the Nimrodel")
    assert t["Gimli"].damage == 1


@pytest.mark.rule("P6.13")
def test_a_card_that_leaves_play_leaves_its_damage_behind() -> None:
    home = made_up("Homesick", "ally", action(return_to_hand(SELF)), hit_points=3)
    t = table(hero="Gimli", allies=home, damage={"Homesick": 2}).use(home)
    assert t[home].place == "hand:0" and t[home].damage == 0


@pytest.mark.rule("P6.13")
@pytest.mark.parametrize(("amount", "place"), [(2, "engaged:0"), (3, "encounter-discard"), (4, "encounter-discard")])
def test_a_card_is_destroyed_at_once_when_no_hit_points_remain(amount: int, place: str) -> None:
    slinger = made_up("Slinger", "ally", action(choose(enemies, deal(amount, to=IT))), hit_points=1)
    t = table(hero="Gimli", allies=slinger, engaged="King Spider").use(slinger)
    assert t["King Spider"].place == place


@pytest.mark.rule("P6.13")
def test_losing_hit_points_destroys_as_well() -> None:
    thief = made_up("Thief", "ally", action(discard(heroes_attachments)), hit_points=1)
    t = table(hero=["Gimli", "Thalin"], allies=thief, attached={"Gimli": "Citadel Plate"}, damage={"Gimli": 6})
    assert t["Gimli"].place == "play:0"
    t.use(thief)
    assert t["Gimli"].place == "discard:0"


def heroes_attachments(state: Any, scope: Any) -> list[int]:
    return [card for hero in heroes(state, scope) for card in state.cards[hero].attachments]


@pytest.mark.rule("P6.13")
def test_fallen_characters_go_to_their_owners_discard_pile_heroes_too() -> None:
    plague = made_up("Plague", "treachery", when_revealed(deal(9, to=characters)))
    seats = (player(heroes="Gimli", allies="Wandering Took", threat=20), player(heroes="Éowyn", threat=20))
    t = table(*seats, phase="quest", encounter=[plague]).use("Wandering Took", seat=0)
    assert t["Wandering Took"].place == "play:1"
    t.until(lambda t: t.decision is None)
    assert t["Wandering Took"].place == "discard:0"
    assert (t["Gimli"].place, t["Éowyn"].place) == ("discard:0", "discard:1")


@pytest.mark.rule("P6.13")
@pytest.mark.parametrize("verb", [return_to_hand, shuffle_into_deck, put_on_top])
def test_heroes_in_a_discard_pile_never_go_to_hand_or_deck(verb: Any) -> None:
    recall = made_up("Recall", "event", action(verb(discard_of(YOU))), cost=0)
    t = table(hero="Gimli", hand=recall, discard=["Thalin", "Faramir"]).play(recall)
    assert t["Thalin"].place == "discard:0"
    assert t["Faramir"].place in ("hand:0", "deck:0")


# -- destroyed or played is not discarded -------------------------------------------------------
MOURNER = made_up(
    "Mourner", "ally", response(When(DISCARDED, AFTER, lambda state, me, event: True), draw(1)), hit_points=5
)


@pytest.mark.rule("P6.14", "F1.48")
def test_a_destroyed_card_was_not_discarded() -> None:
    slinger = made_up("Slinger", "ally", action(choose(allies, deal(2, to=IT))), hit_points=1)
    t = table(hero="Gimli", allies=[MOURNER, slinger, "Veteran Axehand"]).use(slinger, "Veteran Axehand")
    assert t["Veteran Axehand"].place == "discard:0"
    assert t.decision is not None and t.decision.kind != "response"


@pytest.mark.rule("P6.14", "F1.48")
def test_a_played_event_was_not_discarded() -> None:
    t = table(hero="Gimli", allies=MOURNER, hand="Blade Mastery", resources=1).play("Blade Mastery", "Gimli")
    assert t["Blade Mastery"].place == "discard:0"
    assert t.decision is None or t.decision.kind != "response"


@pytest.mark.rule("P6.14", "F1.48")
def test_a_card_that_an_effect_discards_was_discarded() -> None:
    thief = made_up("Thief", "ally", action(choose(allies, discard(IT))), hit_points=1)
    t = table(hero="Gimli", allies=[MOURNER, thief, "Veteran Axehand"]).use(thief, "Veteran Axehand")
    assert t.decision is not None and t.decision.kind == "response" and t.can(MOURNER)


@pytest.mark.rule("P6.14", "F1.48")
def test_a_card_discarded_from_hand_as_a_cost_was_discarded() -> None:
    t = table(hero=["Éowyn"], allies=MOURNER, hand="Faramir").use("Éowyn")
    assert t["Faramir"].place == "discard:0"
    assert t.decision is not None and t.decision.kind == "response" and t.can(MOURNER)


# -- attackers and defenders --------------------------------------------------------------------
@pytest.mark.rule("P6.15")
def test_a_defender_defends_one_attack_only_and_stays_exhausted() -> None:
    patrol = "East Bight Patrol"
    t = table(hero="Gimli", threat=20, engaged=[HIGH, LOW], encounter=[patrol, patrol], phase="combat")
    t.choose(HIGH).defend("Gimli")
    t.until(lambda t: t.state.phase != COMBAT)
    assert [line.message for line in t.log("log-defend")] == ["log-defend"]
    assert t.threat() == 20 + 3 + 1


@pytest.mark.rule("P6.15")
def test_after_the_attack_the_defender_is_exhausted_and_none_of_the_attack_lasts() -> None:
    rage = made_up("Rage", "treachery", shadow(modify(ATTACKING_ENEMY, END_OF_ATTACK, attack=4)))
    t = table(hero="Gimli", engaged=HIGH, encounter=[rage], phase="combat", skip_empty_windows=False)
    t.to("defend").defend("Gimli").to("combat.enemy.3")
    assert t[HIGH].attack == 4
    t.to("combat.end")
    assert t[HIGH].attack == 0
    assert t["Gimli"].exhausted and t["Gimli"].damage == 2


@pytest.mark.rule("P6.15")
def test_after_the_attack_the_attacker_is_exhausted_and_attacks_no_more() -> None:
    blade = made_up(
        "Hungry Blade",
        "attachment",
        attach_to(heroes),
        passive(HOST, lambda state, me: any(state.cards[me].host in a.characters for a in state.attacks), attack=5),
    )
    t = table(hero="Thalin", attached={"Thalin": blade}, engaged=HIGH, phase="combat", skip_empty_windows=False)
    t.to("attack").attack(HIGH, "Thalin")
    assert t["Thalin"].attack == 7
    t.to("combat.end")
    assert t["Thalin"].attack == 2 and t["Thalin"].exhausted
    assert t[HIGH].damage == 7
