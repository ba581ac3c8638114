"""Where several rules meet: short decks, attacks that lose their sense, cards that left, whose success counts."""

from __future__ import annotations

import pytest

from wilderland.language import (
    ATTACKING_ENEMY,
    EACH_PLAYER,
    FIRST_PLAYER,
    IT,
    SELF,
    YOU,
    action,
    after,
    allies,
    attack_now,
    characters,
    choose,
    deal,
    discard,
    discard_of,
    draw,
    each_player,
    end_phase,
    enemies,
    engage,
    exhaust,
    forced,
    give_control,
    heroes,
    locations,
    modify,
    place_progress_on_quest,
    put_into_play,
    raise_threat,
    reduce_threat,
    response,
    return_to_hand,
    return_to_staging,
    reveal_top_card,
    seq,
    shadow,
    then,
    until_end_of_phase,
    when,
    when_revealed,
)
from wilderland.model.kinds import (
    CANNOT_ATTACK,
    COMBAT,
    END_OF_ATTACK,
    END_OF_PHASE,
    END_OF_ROUND,
    SETUP,
    TRAVEL,
)
from wilderland.model.records import Scope
from wilderland.testing import MadeUp, TestTable, made_up, player, table
from wilderland.testing.checks import views_hide
from wilderland.testing.shorthand import attacks


def enemy(name: str, *parts: object, attack: int = 1, hit_points: int = 3) -> MadeUp:
    return made_up(name, "enemy", *parts, attack=attack, hit_points=hit_points, engagement=45)


def event(name: str, *parts: object) -> MadeUp:
    return made_up(name, "event", *parts, cost=0)


def shadows_dealt(t: TestTable) -> list[str]:
    """Which enemies were dealt a shadow card so far."""
    faces = t.state.table.catalogue.faces
    return [faces[dict(line.args)["card"][1]].name for line in t.log("log-shadow-dealt")]


FIRST, SECOND = enemy("First"), enemy("Second", hit_points=1)
RUSH = made_up("Rush", "treachery", when_revealed(attack_now(enemies.engaged, on=FIRST_PLAYER)))
ZAP = event("Zap", action(choose(enemies, deal(3, to=IT))))
QUIET = ["Quiet Moment"] * 5


# -- shadow cards ---------------------------------------------------------------------------------
@pytest.mark.rule("P6.1")
def test_who_gets_the_last_shadow_card_is_asked_when_there_are_not_enough() -> None:
    orcs = ["Dol Guldur Orcs", "Dol Guldur Orcs"]
    t = table(hero=["Gimli", "Legolas"], engaged=orcs, encounter=["Quiet Moment"], phase="combat")
    assert t.decision is not None and t.decision.kind == "shadow"
    one, other = t.all("Dol Guldur Orcs")
    t.choose(f"deal:{other.id}")
    assert (len(one.shadows), len(other.shadows)) == (0, 1)


@pytest.mark.rule("P6.1")
def test_nobody_is_asked_about_shadow_cards_when_there_are_none() -> None:
    orcs = ["Dol Guldur Orcs", "Dol Guldur Orcs"]
    t = table(hero=["Gimli", "Legolas"], engaged=orcs, encounter=[], phase="combat")
    assert t.decision is not None and t.decision.kind == "enemy-attack"


@pytest.mark.rule("P3.14", "Q73")
def test_an_attack_in_the_quest_phase_reshuffles_the_discard_for_its_shadow_card() -> None:
    t = table(hero="Gimli", engaged=FIRST, encounter=[RUSH], encounter_discard=QUIET, phase="quest")
    t.to("defend")
    assert len(t[FIRST].shadows) == 1


# -- effects carried out as far as possible ---------------------------------------------------------
@pytest.mark.rule("E14")
def test_a_forced_effect_on_each_player_passes_over_those_who_cannot() -> None:
    tiring = each_player(choose(characters.yours.ready, exhaust(IT)))
    harrier = enemy("Harrier", forced(after.engages(SELF), tiring))
    seats = (player(heroes="Gimli"), player(heroes="Legolas", allies="Veteran Axehand"))
    t = table(*seats, staging=harrier, exhausted="Gimli", phase="encounter").choose(harrier)
    assert t.decision is not None and (t.decision.kind, t.decision.seat) == ("choose", 1)
    t.choose("Legolas")
    assert [line.args["card"][1] for line in t.log("log-exhaust")] == ["legolas"]


@pytest.mark.rule("P6.13")
def test_hit_points_taken_away_destroy_at_once() -> None:
    wither = event("Wither", action(choose(characters, modify(IT, END_OF_PHASE, hit_points=-5))))
    t = table(hero=["Gimli", "Legolas"], hand=[wither, wither]).play(wither, "Gimli")
    assert t.decision is not None and t.decision.kind == "planning"
    assert t["Gimli"].place == "discard:0"


@pytest.mark.rule("P3.11")
def test_quest_points_taken_away_explore_at_once() -> None:
    pathfinding = event("Pathfinding", action(choose(locations, modify(IT, END_OF_PHASE, quest_points=-2))))
    clearing, thicket = (made_up(name, "location", threat=1, quest_points=3) for name in ("Clearing", "Thicket"))
    t = table(hand=[pathfinding, pathfinding], staging=[clearing, thicket], progress={"Clearing": 1})
    t.play(pathfinding, clearing)
    assert t.decision is not None and t.decision.kind == "planning"
    assert (t[clearing].place, t[thicket].place) == ("encounter-discard", "staging")


# -- attacks at once ------------------------------------------------------------------------------
@pytest.mark.rule("P6.9", "P6.10")
def test_an_enemy_destroyed_before_its_turn_to_attack_is_dealt_nothing_and_attacks_not() -> None:
    t = table(hero="Gimli", hand=ZAP, engaged=[FIRST, SECOND], encounter=[RUSH, *QUIET], phase="quest")
    t.to("enemy-attack").choose(FIRST).to("combat.enemy.1").play(ZAP, SECOND).to("quest.resolution")
    t.until(lambda t: bool(t.log("log-quest")))
    assert attacks(t)[:1] == [("First", 0)] and "Second" not in [name for name, _ in attacks(t)]
    assert "Second" not in shadows_dealt(t)


@pytest.mark.rule("P6.10", "G11")
def test_an_enemy_forbidden_to_attack_before_its_turn_does_not_attack() -> None:
    feint = event("Halt", action(choose(enemies, until_end_of_phase(CANNOT_ATTACK, of=IT))))
    t = table(hero="Gimli", hand=feint, engaged=[FIRST, SECOND], encounter=[RUSH, *QUIET], phase="quest")
    t.to("enemy-attack").choose(FIRST).to("combat.enemy.1").play(feint, SECOND)
    t.until(lambda t: bool(t.log("log-quest")))
    assert attacks(t) == [("First", 0)]


@pytest.mark.rule("P6.10", "P6.2")
def test_the_attacked_player_picks_the_order_of_enemies_that_attack_at_once() -> None:
    t = table(hero="Gimli", engaged=[FIRST, SECOND], encounter=[RUSH, *QUIET], phase="quest")
    t.to("enemy-attack")
    assert t.options() == ["resolve:First", "resolve:Second"]
    t.choose(SECOND).until(lambda t: bool(t.log("log-quest")))
    assert attacks(t) == [("Second", 0), ("First", 0)]


@pytest.mark.rule("P6.10", "X3")
def test_enemies_that_attack_at_once_attack_nobody_else_when_their_player_is_eliminated() -> None:
    ruin = made_up("Ruin", "treachery", shadow(raise_threat(40, of=YOU)))
    loud = enemy("Loud", forced(when.attacks(SELF), raise_threat(7, of=EACH_PLAYER)))
    seats = (player(heroes=["Gimli", "Legolas"], engaged=[FIRST, loud]), player(heroes="Thalin", threat=20))
    t = table(*seats, encounter=[RUSH, ruin, *QUIET], phase="quest").to("enemy-attack").choose(FIRST)
    t.until(lambda t: bool(t.log("log-quest")))
    assert t.state.players[0].eliminated
    assert attacks(t) == [("First", 0)] and shadows_dealt(t) == ["First"]
    assert t.threat(1) == 20


@pytest.mark.rule("P6.7", "P6.9")
@pytest.mark.card("Chieftan Ufthak")
def test_an_attack_that_eliminates_its_player_is_still_followed_by_what_comes_after_it() -> None:
    seats = (player(heroes="Denethor", engaged="Chieftan Ufthak"), player(heroes="Thalin"))
    t = table(*seats, phase="combat").until(lambda t: t.state.players[0].eliminated)
    assert t["Chieftan Ufthak"].place == "staging"
    assert t["Chieftan Ufthak"].resources == 1


@pytest.mark.rule("S8", "F1.19")
def test_an_attack_during_setup_opens_no_windows() -> None:
    act = event("Act", action(raise_threat(1, of=YOU)))
    t = table(hero="Gimli", hand=act, engaged=FIRST)
    t.state.phase = SETUP
    t.run(attack_now(enemies), Scope(you=0))
    assert t.decision is not None and t.decision.kind == "defend"
    t.defend("Gimli")
    assert len(t.log("log-enemy-attacks")) == 1 and t.state.attacks == ()
    assert t.decision is None or t.decision.step.partition(".")[0] != "combat"


@pytest.mark.rule("W9", "Q54")
def test_a_phase_ended_during_an_attack_ends_what_lasted_for_the_attack() -> None:
    halt = event("Halt", action(end_phase()))
    rage = made_up("Rage", "treachery", shadow(modify(ATTACKING_ENEMY, END_OF_ATTACK, attack=5)))
    t = table(hero=["Gimli", "Legolas"], hand=halt, engaged="Forest Spider", encounter=[rage] * 4, phase="combat")
    t.to("combat.enemy.3")
    assert t["Forest Spider"].attack == 2 + 5
    t.play(halt)
    assert t.state.phase != COMBAT
    assert t["Forest Spider"].attack == 2


@pytest.mark.rule("P6.10", "Q54")
def test_a_phase_ended_during_an_attack_outside_combat_discards_its_shadow_cards() -> None:
    halt = event("Halt", action(end_phase()))
    omen = made_up("Omen", "treachery")
    t = table(hero="Gimli", hand=halt, engaged=FIRST, encounter=[RUSH, omen, *QUIET], phase="quest")
    t.to("combat.enemy.1")
    assert t[omen].hosted_by == "First"
    t.play(halt)
    assert t[omen].place == "encounter-discard"


# -- revealing ------------------------------------------------------------------------------------
@pytest.mark.rule("K5", "C8")
@pytest.mark.card("Eleanor")
def test_a_guarded_objective_that_replaces_a_cancelled_guard_gets_a_guard_of_its_own() -> None:
    one, two = (made_up(name, "objective", keywords={"guarded": 1}) for name in ("One", "Two"))
    snare = made_up("Snare", "treachery", when_revealed(raise_threat(1, of=EACH_PLAYER)))
    t = table(hero=["Eleanor", "Gimli"], encounter=[one, snare, two, "Forest Spider", *QUIET], phase="quest")
    t.to("response").respond("Eleanor")
    t.until(lambda t: bool(t.log("log-quest")))
    assert t[two].guard == t["Forest Spider"].id
    assert t[one].guard == -1


@pytest.mark.rule("C6", "Q50")
@pytest.mark.card("Thalin")
def test_an_enemy_destroyed_as_it_is_revealed_does_not_answer_its_own_end() -> None:
    bomb = enemy("Bomb", forced(after.is_destroyed(SELF), raise_threat(9, of=EACH_PLAYER)), hit_points=1)
    t = table(hero=["Thalin", "Gimli"], encounter=[bomb, *QUIET], threat=20, phase="quest").commit("Thalin")
    t.until(lambda t: bool(t.log("log-quest")))
    assert t[bomb].place == "encounter-discard"
    assert "log-threat" not in [line.message for line in t.game.log[: t.game.log.index(t.log("log-quest")[0])]]


# -- whose it is ----------------------------------------------------------------------------------
@pytest.mark.rule("E5", "G7")
def test_a_response_to_its_own_leaving_belongs_to_who_controlled_the_card() -> None:
    loyal = made_up("Loyal", "ally", response(after.leaves_play(SELF), draw(1)), cost=0, hit_points=1)
    t = table(player(heroes="Éowyn", allies=loyal), player(heroes="Gimli"))
    card = t[loyal].id
    t.run(give_control(SELF), Scope(card, 0, card, 1))
    assert t[loyal].place == "play:1"
    t.run(discard(IT), Scope(you=0, it=card))
    assert t[loyal].place == "discard:0"
    assert t.decision is not None and (t.decision.kind, t.decision.seat) == ("response", 1)
    t.respond(loyal)
    assert (len(t.log("log-draw")), t.log("log-draw")[0].args["seat"]) == (1, 1)


@pytest.mark.rule("G23")
@pytest.mark.card("Caught in a Web")
def test_payments_for_readying_are_asked_in_player_order() -> None:
    seats = [player(heroes=hero, attached={hero: "Caught in a Web"}, resources=3) for hero in ("Gimli", "Legolas")]
    t = table(*seats, first=1, exhausted=["Gimli", "Legolas"], phase="refresh")
    asked = []
    while t.decision is not None and t.decision.kind == "refresh":
        asked.append(t.decision.seat)
        t.choose("accept")
    assert asked == [1, 0]


# -- cards that left ------------------------------------------------------------------------------
@pytest.mark.rule("G4")
@pytest.mark.card("Swift Strike")
def test_no_response_is_offered_on_an_enemy_that_has_left_play() -> None:
    rat = enemy("Rat", hit_points=2)
    strikes = ["Swift Strike", "Swift Strike"]
    t = table(hero=["Gimli", "Legolas"], hand=strikes, resources=3, engaged=rat, phase="combat")
    t.to("defend").defend("Gimli").respond("Swift Strike")
    assert t[rat].place == "encounter-discard"
    assert not t.can("Swift Strike")


@pytest.mark.rule("G4")
@pytest.mark.card("Gondorian Spearman", "Swift Strike")
def test_no_response_is_offered_on_an_enemy_that_another_response_destroyed() -> None:
    rat = enemy("Rat", hit_points=1)
    spearman = "Gondorian Spearman"
    t = table(hero="Gimli", allies=spearman, hand="Swift Strike", resources=3, engaged=rat, phase="combat")
    t.to("defend").defend(spearman)
    assert t.can("Swift Strike")
    t.respond(spearman)
    assert t[rat].place == "encounter-discard" and not t.can("Swift Strike")


@pytest.mark.rule("G4")
@pytest.mark.card("Strength of Will")
def test_no_response_is_offered_on_a_location_that_has_left_play() -> None:
    hand = ["Strength of Will", "Strength of Will"]
    heroes_ = ["Éowyn", "Eleanor", "Dúnhere"]
    t = table(hero=heroes_, hand=hand, resources=3, staging="Enchanted Stream", phase="travel")
    t.choose("Enchanted Stream").respond("Strength of Will", "Éowyn")
    assert t["Enchanted Stream"].place == "encounter-discard"
    assert not t.can("Strength of Will")


@pytest.mark.rule("G4")
def test_an_enemy_destroyed_by_the_first_sentence_is_not_engaged_by_the_second() -> None:
    lure = event("Lure", action(choose(enemies.in_staging, seq(deal(1, to=IT), engage(IT)))))
    t = table(hand=lure, staging=SECOND).play(lure)
    assert t[SECOND].place == "encounter-discard"


@pytest.mark.rule("G4")
def test_an_enemy_destroyed_by_the_first_sentence_is_not_returned_by_the_second() -> None:
    drive = event("Drive Off", action(choose(enemies, seq(deal(9, to=IT), return_to_staging(IT)))))
    t = table(hand=drive, engaged=FIRST).play(drive)
    assert t[FIRST].place == "encounter-discard"


@pytest.mark.rule("G4")
def test_a_card_returned_to_hand_is_not_discarded_from_there() -> None:
    twice = event("Twice", action(choose(allies, seq(return_to_hand(IT), discard(IT)))))
    t = table(allies="Veteran Axehand", hand=twice).play(twice)
    assert t["Veteran Axehand"].place == "hand:0"


BACK = event("Back", action(choose(discard_of(YOU).of_kind_ally, put_into_play(IT))))


@pytest.mark.rule("G4")
def test_an_ally_that_died_during_an_effect_comes_back_ready_and_without_its_bonus() -> None:
    burn = event("Burn", action(choose(allies, seq(deal(9, to=IT), exhaust(IT), modify(IT, END_OF_ROUND, attack=3)))))
    t = table(allies="Veteran Axehand", hand=[burn, BACK]).play(burn)
    assert t["Veteran Axehand"].place == "discard:0" and not t["Veteran Axehand"].exhausted
    t.play(BACK)
    assert t["Veteran Axehand"].place == "play:0"
    assert (t["Veteran Axehand"].exhausted, t["Veteran Axehand"].attack) == (False, 2)


@pytest.mark.rule("G4")
def test_an_ally_that_died_of_its_own_action_comes_back_ready_and_without_its_bonus() -> None:
    wild = seq(deal(1, to=SELF), exhaust(SELF), modify(SELF, END_OF_ROUND, willpower=3))
    martyr = made_up("Martyr", "ally", action(wild), cost=0, hit_points=1, willpower=1)
    t = table(allies=martyr, hand=BACK).use(martyr)
    assert t[martyr].place == "discard:0"
    t.play(BACK)
    assert t[martyr].place == "play:0"
    assert (t[martyr].exhausted, t[martyr].willpower) == (False, 1)


# -- threat ---------------------------------------------------------------------------------------
UNREST = made_up("Unrest", "location", forced(after.threat_changes(), deal(1, to=heroes)), threat=1, quest_points=3)


@pytest.mark.rule("E4", "G9")
def test_threat_that_cannot_go_lower_has_not_changed() -> None:
    calm = event("Calm", action(reduce_threat(5, of=YOU)))
    t = table(hero="Gimli", hand=[calm, calm], staging=UNREST, threat=3)
    t.play(calm)
    assert (t.threat(), t["Gimli"].damage) == (0, 1)
    t.play(calm)
    assert (t.threat(), t["Gimli"].damage) == (0, 1)


@pytest.mark.rule("E4")
@pytest.mark.card("Wandering Took")
def test_threat_lowered_as_a_cost_has_changed() -> None:
    seats = (player(heroes="Éowyn", allies="Wandering Took"), player(heroes="Gimli"))
    t = table(*seats, staging=UNREST).use("Wandering Took")
    assert t["Éowyn"].damage == 2


# -- the chronicle --------------------------------------------------------------------------------
@pytest.mark.card("Denethor")
def test_a_card_put_on_the_bottom_is_told_to_all_without_its_name() -> None:
    deck = ["Forest Spider", "King Spider", *QUIET]
    t = table(player(heroes="Denethor"), player(heroes="Gimli"), encounter=deck).use("Denethor").choose("accept")
    assert t.order("encounter-deck")[-1] == "Forest Spider"
    lines = [line for line in t.game.log_for([1]) if line.message == "log-to-bottom"]
    assert [line.args for line in lines] == [{"seat": 0}]


@pytest.mark.card("Gandalf's Search")
def test_cards_put_back_on_top_are_told_to_all_without_their_names() -> None:
    deck = ["Feint", "Quick Strike", "Gandalf", "Swift Strike"]
    seats = (player(heroes="Beravor", hand="Gandalf's Search", resources=3), player(heroes="Gimli", deck=deck))
    t = table(*seats).play("Gandalf's Search", "x:3", "player:1").choose("Quick Strike", "Gandalf")
    assert t.order("deck:1") == ["Gandalf", "Feint", "Swift Strike"]
    lines = [line for line in t.game.log_for([1]) if line.message == "log-to-top"]
    assert [line.args for line in lines] == [{"seat": 0}, {"seat": 0}]


# -- then -----------------------------------------------------------------------------------------
WASTE = when_revealed(choose(allies, discard(IT)))
"""With no ally at the table, it does nothing."""


@pytest.mark.rule("G12")
def test_a_revealed_card_that_does_nothing_has_still_been_revealed() -> None:
    peek = event("Peek", action(then(reveal_top_card(), draw(3))))
    t = table(hand=peek, encounter=[made_up("Waste", "treachery", WASTE), *QUIET]).play(peek)
    assert len(t.names("hand:0")) == 3


@pytest.mark.rule("G12")
def test_progress_that_completes_a_stage_has_been_placed_whatever_the_next_stage_does() -> None:
    push = event("Push", action(then(place_progress_on_quest(30), draw(3))))
    t = table(hand=push, stages=[made_up("Beyond", "quest", WASTE, quest_points=30, stage=2)]).play(push)
    assert t.names("quest") == ["Beyond"]
    assert len(t.names("hand:0")) == 3


@pytest.mark.rule("G12")
def test_an_attack_that_was_made_has_been_made_whatever_its_shadow_card_does() -> None:
    taunt = event("Taunt", action(then(choose(enemies, attack_now(IT)), draw(3))))
    empty = made_up("Empty", "treachery", shadow(choose(allies, discard(IT))))
    t = table(hero="Gimli", hand=[taunt, taunt], engaged=FIRST, encounter=[empty, *QUIET]).play(taunt)
    t.to("defend").defend("Gimli").to("planning")
    assert len(t.log("log-enemy-attacks")) == len(t.log("log-shadow")) == 1
    assert len(t.names("hand:0")) == 1 + 3


# -- picks that an override overtakes ---------------------------------------------------------------
@pytest.mark.rule("P3.1")
def test_a_picked_character_that_is_exhausted_meanwhile_does_not_commit() -> None:
    t = table(hero=["Gimli", "Legolas"], phase="quest").choose("Gimli")
    t.game.adjust(card=t["Gimli"].id, exhausted=True)
    assert t.options() == ["commit:Legolas", "done"]
    t.commit("Legolas")
    assert [line.args["card"][1] for line in t.log("log-commit")] == ["legolas"]


@pytest.mark.rule("P6.2")
@pytest.mark.card("Stand Together")
def test_a_picked_defender_that_is_exhausted_meanwhile_does_not_defend() -> None:
    hand = ["Stand Together"]
    t = table(hero=["Gimli", "Legolas"], hand=hand, resources=1, engaged=FIRST, phase="combat").play("Stand Together")
    t.to("defend").defend("Gimli")
    t.game.adjust(card=t["Gimli"].id, exhausted=True)
    assert t.options() == ["defend:Legolas", "undefended"]
    t.defend("Legolas")
    assert [line.args["card"][1] for line in t.log("log-defend")] == ["legolas"]


@pytest.mark.rule("P6.11")
def test_a_picked_attacker_that_is_exhausted_meanwhile_does_not_attack() -> None:
    t = table(hero=["Gimli", "Legolas"], engaged="Forest Spider", phase="combat").to("attack")
    t.choose("Forest Spider", "Gimli")
    t.game.adjust(card=t["Gimli"].id, exhausted=True)
    assert t.options() == ["attacker:Legolas", "cancel"]
    t.choose("Legolas")
    assert [line.args["card"][1] for line in t.log("log-attack")] == ["legolas"]


# -- effects that come later ------------------------------------------------------------------------
def two_sneak_attacks(*more: str) -> TestTable:
    hand = ["Sneak Attack", "Sneak Attack", "Faramir", "Snowbourn Scout", *more]
    seat = player(heroes=["Aragorn", "Éowyn"], hand=hand, resources=3)
    t = table(seat, phase="quest", staging=["Forest Gate"])
    t.play("Sneak Attack", "Faramir")
    t.play("Sneak Attack").choose("pass")  # the Scout's response
    return t


@pytest.mark.rule("G15")
def test_delayed_effects_are_named_by_what_they_were_said_of_and_betray_no_hidden_card() -> None:
    t = two_sneak_attacks("Will of the West").play("Will of the West")
    t.until(lambda now: now.decision is not None and now.decision.kind == "order")
    assert t.options() == ["resolve:Faramir", "resolve:Snowbourn Scout"]
    views_hide(t.game)


@pytest.mark.rule("E6")
def test_a_delayed_effect_whose_card_has_left_is_not_asked_about() -> None:
    t = two_sneak_attacks()
    t.game.adjust(card=t["Snowbourn Scout"].id, zone="discard:0")
    t.until(lambda now: now.state.phase == TRAVEL or (now.decision is not None and now.decision.kind == "order"))
    assert t.state.phase == TRAVEL
    assert (t["Faramir"].place, t["Snowbourn Scout"].place) == ("hand:0", "discard:0")
    assert t.state.delayed == ()
