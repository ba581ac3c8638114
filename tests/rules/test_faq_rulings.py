"""The rulings of the FAQ 1.8, in their order: F1.00–F1.55 (there is no 1.44).

The first case of each is the FAQ's own worked example where it has one; where that names a card of a
later set, or one not of this scenario, a made-up card with the same text stands in.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from wilderland.cards.catalogue import catalogue
from wilderland.effects.modifying import Modify
from wilderland.effects.numbers import stat
from wilderland.game import Game
from wilderland.kernel.ability import AFTER, Limit
from wilderland.kernel.run import run
from wilderland.language import (
    ANYONE,
    EACH_PLAYER,
    FIRST_PLAYER,
    IT,
    NEXT_PLAYER,
    QUEST,
    SELF,
    YOU,
    Select,
    action,
    add_to_staging,
    after,
    allies,
    an_enemy,
    attach,
    attachments,
    attack_now,
    by_itself,
    cancel,
    characters,
    choose,
    claim,
    count,
    deal,
    discard,
    draw,
    each_player,
    encounter_deck,
    encounter_discard,
    encounter_search,
    enemies,
    engage,
    exhaust_a,
    first_of,
    forced,
    heroes,
    locations,
    modify,
    move_resources,
    number,
    once_per_round,
    passive,
    place_progress,
    place_progress_on_quest,
    raise_threat,
    response,
    return_to_staging,
    reveal,
    reveal_top_card,
    says,
    seq,
    setup_text,
    shadow,
    switch,
    then,
    to,
    when,
    when_revealed,
)
from wilderland.language.when import When
from wilderland.model.index import RULES
from wilderland.model.kinds import (
    ACTIVE,
    ALLY,
    BLANK,
    CANNOT_COLLECT,
    CANNOT_PLAY,
    CONSIDERED_ENGAGED,
    DISCARDED,
    ENCOUNTER_DECK,
    END_OF_PHASE,
    END_OF_ROUND,
    ENGAGEMENT,
    HANDS,
    HAS_KEYWORD,
    HERO,
    IMMUNE,
    NONE,
    OBJECTIVE,
    REVEALS,
    TWO_ACTIVE_LOCATIONS,
    VICTORY_DISPLAY,
    WILLPOWER,
)
from wilderland.model.records import Card, Scope
from wilderland.model.rng import streams
from wilderland.model.state import State, Table
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.rules.setup import lay_out
from wilderland.scenarios import scenario
from wilderland.testing import MadeUp, TestTable, made_up, player
from wilderland.testing.shorthand import foe, laid, place, told

SILENCE = made_up("Silence", "treachery")
DREAD = made_up("Sudden Dread", "treachery", when_revealed(raise_threat(7, of=EACH_PLAYER)))


def set_up(quest: MadeUp, encounter: Sequence[MadeUp], heroes: Sequence[str]) -> TestTable:
    """A game of one player from its very beginning, the encounter deck in this order."""
    made = [quest, *encounter, SILENCE]
    known = catalogue("revised").extended([card.facts for card in made], [card.text for card in made])
    rules = Table(known, scenario("passage-through-mirkwood"), EDITIONS["revised"], MODES["standard"], False)
    state = State(rules, 1, streams(1))
    deck = [known.find("Veteran Axehand")] * 8
    cards = [known.find(card.name) for card in [*encounter, SILENCE, SILENCE, SILENCE]]
    lay_out(state, [([known.find(hero) for hero in heroes], deck)], cards, [known.find(quest.name)], 0)
    state.reorder(ENCOUNTER_DECK, tuple(sorted(state.zones[ENCOUNTER_DECK])))
    run(state)
    return TestTable(Game(None, state)).choose("keep")


# -- 1.00 The golden rule -----------------------------------------------------------------------
@pytest.mark.rule("F1.00", "G1")
def test_1_00_legolas_places_his_progress_on_the_active_location_first() -> None:
    t = laid(hero="Legolas", active="Old Forest Road", engaged="Black Forest Bats", phase="combat")
    t.to("attack").attack("Black Forest Bats", "Legolas").to("response").respond("Legolas")
    assert t["Old Forest Road"].progress == 2
    assert t["Flies and Spiders"].progress == 0


@pytest.mark.rule("F1.00", "G1")
def test_1_00_a_card_that_contradicts_the_rule_wins() -> None:
    guide = made_up("Straight Path", "event", action(place_progress_on_quest(2, bypassing_location=True)))
    t = laid(hero="Legolas", active="Old Forest Road", hand=[guide]).play("Straight Path")
    assert t["Old Forest Road"].progress == 0
    assert t["Flies and Spiders"].progress == 2


# -- 1.01 Encounter keywords --------------------------------------------------------------------
OMEN = made_up("Black Omen", "treachery", keywords={"doomed": 2, "surge": 1})
COFFER = made_up("Coffer", "objective", keywords={"guarded": 1}, set="made-up")


@pytest.mark.rule("F1.01", "S8")
def test_1_01_surge_and_doomed_resolve_during_setup() -> None:
    opening = made_up("Opening", "quest", setup_text(reveal_top_card()), stage=1, quest_points=9)
    t = set_up(opening, [OMEN, foe("Straggler")], ["Gimli"])
    assert t.threat() == 11 + 2
    assert t["Straggler"].place == "staging"


@pytest.mark.rule("F1.01", "S8")
def test_1_01_guarded_resolves_during_setup() -> None:
    opening = made_up("Opening", "quest", setup_text(reveal_top_card()), stage=1, quest_points=9)
    t = set_up(opening, [COFFER, foe("Straggler")], ["Gimli"])
    assert t["Coffer"].guard == t["Straggler"].id


@pytest.mark.rule("F1.01", "Q69", "K5")
@pytest.mark.parametrize("objectives_first", [True, False])
def test_1_01_each_objective_revealed_in_setup_gets_exactly_one_guard(objectives_first: bool) -> None:
    chest = made_up("Chest", "objective", keywords={"guarded": 1}, set="made-up")
    ring = [foe("Guard One"), foe("Guard Two"), foe("Guard Three")]
    deck = [COFFER, chest, *ring] if objectives_first else [*ring, COFFER, chest]
    objectives = encounter_deck.where(lambda state, scope, card: card.printed.kind == OBJECTIVE)
    t = set_up(made_up("Opening", "quest", setup_text(reveal(objectives)), stage=1, quest_points=9), deck, ["Gimli"])
    assert sorted([t["Coffer"].guard, t["Chest"].guard]) == [t["Guard One"].id, t["Guard Two"].id]
    assert t["Guard Three"].place == "encounter-deck"


@pytest.mark.rule("F1.01", "K1", "K2")
def test_1_01_surge_and_doomed_resolve_in_any_other_phase_too() -> None:
    t = laid(
        hero="Gimli", threat=20, staging="Mountains of Mirkwood", phase="travel", encounter=[OMEN, "Forest Spider"]
    )
    t.to("travel").choose("Mountains of Mirkwood")
    assert t.threat() == 22
    assert t["Forest Spider"].place == "staging"


# -- 1.02 Simultaneous effects ------------------------------------------------------------------
def beorn_at_the_end() -> TestTable:
    t = laid(
        player(heroes=["Aragorn", "Gimli"], hand=["Sneak Attack", "Beorn"], resources=1),
        player(heroes="Éowyn"),
        first=1,
        phase="combat",
    )
    t.play("Sneak Attack", seat=0).use("Beorn", seat=0)
    assert t["Beorn"].attack == 8
    t.to("order")
    assert t.decision is not None and t.decision.seat == 1
    assert sorted(t.options()) == ["resolve:Beorn", "resolve:Sneak Attack"]
    return t


@pytest.mark.rule("F1.02", "G15")
def test_1_02_the_first_player_may_let_beorn_return_to_hand() -> None:
    t = beorn_at_the_end().choose("Sneak Attack")
    assert t["Beorn"].place == "hand:0"


@pytest.mark.rule("F1.02", "G15")
def test_1_02_the_first_player_may_let_beorn_be_shuffled_into_the_deck() -> None:
    t = beorn_at_the_end().choose("Beorn")
    assert t["Beorn"].place == "deck:0"
    assert t["Sneak Attack"].place == "discard:0"


# -- 1.03 Conflicts of targets ------------------------------------------------------------------
@pytest.mark.rule("F1.03", "G15")
@pytest.mark.parametrize("chosen, bearer", [("player:0", "Gimli"), ("player:1", "Éowyn")])
def test_1_03_of_two_players_tied_for_the_highest_threat_the_first_player_chooses(chosen: str, bearer: str) -> None:
    t = laid(
        player(heroes="Gimli", threat=30),
        player(heroes="Éowyn", threat=30),
        player(heroes="Aragorn", threat=29),
        first=2,
        phase="quest",
        encounter=["Caught in a Web", SILENCE, SILENCE],
    )
    t.to("player")
    assert t.decision is not None and t.decision.seat == 2
    assert t.options() == ["player:0", "player:1"]
    t.choose(chosen)
    assert t["Caught in a Web"].hosted_by == bearer


# -- 1.04 Damage and several defenders ----------------------------------------------------------
def two_defenders() -> TestTable:
    t = laid(
        player(heroes=["Gimli", "Legolas"], hand=["Stand Together"], engaged=foe("Ogre", attack=8)),
        player(heroes="Aragorn"),
        phase="combat",
    )
    t.play("Stand Together", "player:0", seat=0).to("defend")
    t.choose("Gimli", "Legolas", kind="defend").to("damage")
    return t


@pytest.mark.rule("F1.04", "P6.6")
def test_1_04_all_damage_goes_to_one_defender_of_the_defending_players_choice() -> None:
    t = two_defenders()
    assert t.decision is not None and t.decision.seat == 0
    assert t.options() == ["damage:Gimli", "damage:Legolas"]
    t.choose("Gimli")
    assert t["Gimli"].place == "discard:0"
    assert t["Legolas"].damage == 0


@pytest.mark.rule("F1.04", "P6.6")
def test_1_04_the_damage_may_go_to_the_other_defender() -> None:
    t = two_defenders().choose("Legolas")
    assert t["Legolas"].place == "discard:0"
    assert t["Gimli"].damage == 0


# -- 1.05 Removing progress ---------------------------------------------------------------------
@pytest.mark.rule("F1.05", "P3.12")
def test_1_05_progress_removed_from_the_quest_never_comes_from_a_location() -> None:
    gloom = made_up("Hopeless", "treachery", when_revealed(place_progress(-4, on=QUEST)))
    t = laid(
        hero="Gimli",
        active="Forest Gate",
        progress={"Forest Gate": 3, "Flies and Spiders": 2},
        phase="quest",
        encounter=[gloom],
    ).to("travel")
    assert t["Flies and Spiders"].progress == 0
    assert t["Forest Gate"].progress == 3


# -- 1.06 Control of encounter cards ------------------------------------------------------------
@pytest.mark.rule("F1.06", "G8")
def test_1_06_caught_in_a_web_is_controlled_by_nobody() -> None:
    t = laid(hero=["Gimli", "Aragorn"], phase="quest", encounter=["Caught in a Web"])
    t.to("choose").choose("Gimli")
    assert t["Caught in a Web"].hosted_by == "Gimli"
    assert t["Caught in a Web"].controller == -1


@pytest.mark.rule("F1.06", "G8")
def test_1_06_an_effect_on_attachments_one_controls_does_not_find_it() -> None:
    t = laid(
        hero="Gimli",
        attached={"Gimli": ["Caught in a Web", "Dwarven Axe"]},
        engaged="Black Forest Bats",
        phase="combat",
        encounter=["Forest Spider"],
    ).to("combat.enemy.3")
    assert t["Dwarven Axe"].place == "discard:0"
    assert t["Caught in a Web"].place == "attached"


# -- 1.07 Control of objectives -----------------------------------------------------------------
def is_free(state: State, scope: Scope, card: Card) -> bool:
    return state.cards[scope.self].guard == NONE


LANTERN = made_up(
    "Old Lantern",
    "objective",
    action(choose(heroes.yours.where(is_free), claim(SELF, to=IT)), by=ANYONE),
    keywords={"guarded": 1},
    set="made-up",
)


@pytest.mark.rule("F1.07", "G8")
def test_1_07_a_claimed_objective_is_controlled_by_who_claims_it() -> None:
    t = laid(player(heroes="Gimli"), player(heroes="Éowyn"), staging=[LANTERN], phase="travel")
    assert t["Old Lantern"].controller == -1
    t.use("Old Lantern", seat=1)
    assert t["Old Lantern"].hosted_by == "Éowyn"
    assert t["Old Lantern"].controller == 1


# -- 1.08 One answer a trigger ------------------------------------------------------------------
@pytest.mark.rule("F1.08", "E4")
def test_1_08_theodred_answers_his_commitment_once() -> None:
    t = laid(hero="Théodred", phase="quest").to("commit").commit("Théodred").respond("Théodred")
    assert t["Théodred"].resources == 1
    assert t.decision is not None and t.decision.kind == "action"


@pytest.mark.rule("F1.08", "E4")
def test_1_08_theodred_answers_each_commitment_anew() -> None:
    t = laid(hero="Théodred", threat=10, phase="quest").to("commit").commit("Théodred").respond("Théodred")
    t.to("refresh").to("commit").commit("Théodred").respond("Théodred")
    assert t["Théodred"].resources == 3


# -- 1.09 Forced effects ------------------------------------------------------------------------
@pytest.mark.rule("F1.09", "E4")
def test_1_09_the_forced_effect_of_travelling_comes_before_strength_of_will() -> None:
    gate = place("Guarded Gate", forced(after.travelling_to(SELF), raise_threat(3, of=EACH_PLAYER)))
    t = laid(hero="Éowyn", threat=20, hand=["Strength of Will"], staging=[gate], phase="travel")
    t.to("travel").choose("Guarded Gate")
    assert t.threat() == 23
    assert t["Guarded Gate"].progress == 0
    t.respond("Strength of Will")
    assert t["Guarded Gate"].progress == 2


# -- 1.10 How many actions ----------------------------------------------------------------------
@pytest.mark.rule("F1.10", "W8")
def test_1_10_protector_of_lorien_is_used_three_times_a_phase() -> None:
    t = laid(hero="Denethor", attached={"Denethor": "Protector of Lórien"}, hand=["Gandalf's Search"] * 4)
    for _ in range(3):
        assert t.can("Protector of Lórien")
        t.use("Protector of Lórien", "discard", "effect:willpower")
    assert t["Denethor"].willpower == 4
    assert not t.can("Protector of Lórien")
    assert len(t.names("hand:0")) == 1
    t.to("quest")
    assert t.can("Protector of Lórien")


@pytest.mark.rule("F1.10", "W8")
def test_1_10_an_action_without_a_limit_is_used_as_often_as_it_can_be_paid() -> None:
    smith = made_up("Busy Smith", "hero", action(draw(1), cost=exhaust_a(allies.yours)), hit_points=3)
    t = laid(hero=[smith], allies=["Veteran Axehand"] * 3)
    for _ in range(3):
        t.use("Busy Smith")
        if t.can("exhaust"):
            t.choose("exhaust")
    assert len(t.names("hand:0")) == 3
    assert not t.can("Busy Smith")


# -- 1.11 How many attacks ----------------------------------------------------------------------
@pytest.mark.rule("F1.11", "P6.11")
def test_1_11_one_attack_against_each_engaged_enemy() -> None:
    t = laid(
        hero=["Gimli", "Aragorn", "Glóin"],
        engaged=[foe("Ogre", attack=0, defense=9), "Black Forest Bats"],
        phase="combat",
    )
    t.to("attack").attack("Ogre", "Gimli").to("attack")
    assert t.can("Black Forest Bats", kind="attack")
    assert not t.can("Ogre", kind="attack")


@pytest.mark.rule("F1.11", "K3")
def test_1_11_one_attack_against_an_enemy_reached_only_by_ranged() -> None:
    t = laid(
        player(heroes=["Legolas", "Gimli"], allies="Horseback Archer"),
        player(heroes="Aragorn", engaged=foe("Ogre", attack=0, defense=9)),
        phase="combat",
        edition="original",
    )
    t.to("attack").attack("Ogre", "Legolas", seat=0)
    t.until(lambda t: t.decision is not None and t.decision.step in ("combat.player", "combat.end"))
    while t.decision is not None and t.decision.seat == 0 and t.decision.kind == "attack":
        assert not t.can("Ogre", seat=0)
        t.choose("done", seat=0)
    assert not t["Horseback Archer"].exhausted


@pytest.mark.rule("F1.11", "P6.11")
def test_1_11_a_readied_character_may_attack_the_same_enemy_again_where_an_attack_may_be_declared() -> None:
    t = laid(
        hero=["Gimli"],
        attached={"Gimli": "Unexpected Courage"},
        hand=["Quick Strike"],
        resources=1,
        engaged=foe("Ogre", attack=0, hit_points=9),
        phase="combat",
    )
    t.to("attack").attack("Ogre", "Gimli").to("combat.player.3")
    assert t["Ogre"].damage == 2
    t.use("Unexpected Courage").play("Quick Strike")
    t.to("refresh")
    assert t["Ogre"].damage == 4


# -- 1.12 Exhausting and attachments ------------------------------------------------------------
@pytest.mark.rule("F1.12", "E10")
def test_1_12_using_steward_of_gondor_does_not_exhaust_the_hero() -> None:
    t = laid(hero="Aragorn", attached={"Aragorn": "Steward of Gondor"}).use("Steward of Gondor")
    assert t["Steward of Gondor"].exhausted
    assert not t["Aragorn"].exhausted


@pytest.mark.rule("F1.12", "E10")
def test_1_12_exhausting_the_hero_does_not_exhaust_steward_of_gondor() -> None:
    t = laid(hero="Aragorn", attached={"Aragorn": "Steward of Gondor"}, phase="quest").to("commit").commit("Aragorn")
    assert t["Aragorn"].exhausted
    assert not t["Steward of Gondor"].exhausted


# -- 1.13 Characters and enemies ----------------------------------------------------------------
@pytest.mark.rule("F1.13", "G5")
def test_1_13_an_enemy_is_no_character() -> None:
    t = laid(hero="Gimli", allies="Veteran Axehand", engaged="Forest Spider", hand=["Blade Mastery"], resources=1)
    t.play("Blade Mastery")
    assert t.options() == ["choose:Gimli", "choose:Veteran Axehand"]


@pytest.mark.rule("F1.13", "G5")
def test_1_13_a_destroyed_enemy_is_no_destroyed_character() -> None:
    t = laid(
        hero=["Gimli", "Aragorn"], attached={"Gimli": "Horn of Gondor"}, engaged="Black Forest Bats", phase="combat"
    )
    t.to("attack").attack("Black Forest Bats", "Gimli").to("refresh")
    assert t["Black Forest Bats"].place == "encounter-discard"
    assert t["Gimli"].resources == 0
    assert told(t, "log-respond") == []


# -- 1.14 "Cannot" ------------------------------------------------------------------------------
@pytest.mark.rule("F1.14", "G11")
def test_1_14_what_cannot_be_done_is_done_by_no_effect() -> None:
    t = laid(hero="Beravor", active="Enchanted Stream", phase="resource")
    assert t.names("hand:0") == []
    t.use("Beravor")
    assert t.names("hand:0") == []


@pytest.mark.rule("F1.14", "G11")
def test_1_14_an_enemy_that_cannot_attack_does_not_attack_when_an_effect_says_so() -> None:
    call = made_up("Call to Arms", "treachery", when_revealed(attack_now(enemies.engaged)))
    t = laid(
        hero="Gimli",
        engaged=["Forest Spider", "Black Forest Bats"],
        attached={"Forest Spider": "Forest Snare"},
        phase="quest",
        encounter=[call],
    ).to("travel")
    assert told(t, "log-enemy-attacks") == ["Black Forest Bats"]


# -- 1.15 "Then" --------------------------------------------------------------------------------
OFFER = made_up("Offer", "treachery", when_revealed(then(choose(attachments, discard(IT)), raise_threat(5, of=YOU))))


@pytest.mark.rule("F1.15", "G12")
def test_1_15_what_follows_then_resolves_if_what_precedes_did() -> None:
    t = laid(hero="Gimli", threat=20, attached={"Gimli": "Dwarven Axe"}, phase="quest", encounter=[OFFER])
    t.to("quest.staging")
    assert t["Dwarven Axe"].place == "discard:0"
    assert t.threat() == 25


@pytest.mark.rule("F1.15", "G12")
def test_1_15_what_follows_then_does_not_resolve_if_what_precedes_did_not() -> None:
    t = laid(hero="Gimli", threat=20, phase="quest", encounter=[OFFER]).to("quest.staging")
    assert t.threat() == 20


# -- 1.16 "Put into play" -----------------------------------------------------------------------
allies_in_hands = Select(
    lambda state, scope: [
        card for seat in state.order() for card in state.zones[HANDS[seat]] if state.cards[card].printed.kind == ALLY
    ]
)
CAVERNS = made_up(
    "Narrow Caverns",
    "quest",
    says(CANNOT_PLAY, allies_in_hands, lambda state, source: state.notes.get("allies-played", 0) >= 1),
    stage=1,
    quest_points=15,
)


@pytest.mark.rule("F1.16", "G13")
def test_1_16_stand_and_fight_passes_the_limit_on_allies_played() -> None:
    t = laid(
        hero=["Éowyn", "Aragorn"],
        hand=["Guard of the Citadel", "Snowbourn Scout", "Stand and Fight"],
        discard=["Wandering Took"],
        resources=4,
        quest=CAVERNS,
    )
    t.play("Guard of the Citadel")
    assert not t.can("Snowbourn Scout")
    t.play("Stand and Fight")
    assert t["Wandering Took"].place == "play:0"
    assert not t.can("Snowbourn Scout")


@pytest.mark.rule("F1.16", "G13")
def test_1_16_putting_into_play_does_not_use_up_the_limit() -> None:
    t = laid(
        hero=["Éowyn", "Aragorn"],
        hand=["Guard of the Citadel", "Stand and Fight"],
        discard=["Wandering Took"],
        resources=4,
        quest=CAVERNS,
    )
    t.play("Stand and Fight")
    assert t["Wandering Took"].place == "play:0"
    t.play("Guard of the Citadel")
    assert t["Guard of the Citadel"].place == "play:0"


@pytest.mark.rule("F1.16", "G13")
def test_1_16_a_card_put_into_play_enters_play() -> None:
    t = laid(hero="Aragorn", hand=["Sneak Attack", "Snowbourn Scout"], resources=1, staging="Forest Gate")
    t.play("Sneak Attack").respond("Snowbourn Scout")
    assert t["Forest Gate"].progress == 1


@pytest.mark.rule("F1.16", "G13")
def test_1_16_a_card_put_into_play_was_not_played() -> None:
    t = laid(hero="Aragorn", hand=["Sneak Attack", "Erebor Hammersmith"], discard=["Dwarven Axe"], resources=1)
    t.play("Sneak Attack")
    assert t["Erebor Hammersmith"].place == "play:0"
    assert not t.can("Erebor Hammersmith", kind="respond")


# -- 1.17 Unclaimed objectives ------------------------------------------------------------------
def guarded() -> TestTable:
    t = laid(
        hero=["Gimli", "Aragorn"],
        threat=25,
        phase="quest",
        encounter=[LANTERN, "Forest Spider", SILENCE, SILENCE],
    )
    t.to("quest.staging")
    assert t["Old Lantern"].guard == t["Forest Spider"].id
    return t


@pytest.mark.rule("F1.17", "K5")
def test_1_17_a_guarded_objective_stays_guarded_when_its_guard_engages_a_player() -> None:
    t = guarded()
    assert not t.can("Old Lantern")
    t.to("combat")
    assert t["Forest Spider"].place == "engaged:0"
    assert t["Old Lantern"].guard == t["Forest Spider"].id
    assert not t.can("Old Lantern")


@pytest.mark.rule("F1.17", "K5", "O2")
def test_1_17_it_is_free_in_the_staging_area_when_its_guard_leaves_play() -> None:
    t = guarded().to("attack").attack("Forest Spider", "Gimli", "Aragorn").to("combat.player.3")
    assert t["Forest Spider"].place == "encounter-discard"
    assert t["Old Lantern"].place == "staging"
    assert t["Old Lantern"].guard == NONE
    t.use("Old Lantern", "Gimli")
    assert t["Old Lantern"].hosted_by == "Gimli"


@pytest.mark.rule("F1.17", "O1")
def test_1_17_a_claimed_objective_that_returns_to_the_staging_area_is_unclaimed_again() -> None:
    t = laid(hero=["Gimli", "Aragorn"], staging=[LANTERN, "Hummerhorns"], phase="travel")
    t.use("Old Lantern", "Gimli")
    assert t["Old Lantern"].controller == 0
    t.to("engage").choose("Hummerhorns").choose("Gimli")
    assert t["Old Lantern"].place == "staging"
    assert t["Old Lantern"].controller == -1
    t.to("encounter.optional").use("Old Lantern")
    assert t["Old Lantern"].hosted_by == "Aragorn"


# -- 1.18 Explored locations --------------------------------------------------------------------
@pytest.mark.rule("F1.18", "P3.11")
def test_1_18_a_location_in_the_staging_area_is_explored_at_once() -> None:
    t = laid(
        hero="Aragorn",
        hand=["Snowbourn Scout"],
        resources=1,
        staging="Old Forest Road",
        progress={"Old Forest Road": 2},
    )
    t.play("Snowbourn Scout").respond("Snowbourn Scout")
    assert t["Old Forest Road"].place == "encounter-discard"


@pytest.mark.rule("F1.18", "P3.11")
def test_1_18_the_active_location_is_explored_at_once_in_any_phase() -> None:
    t = laid(
        hero="Aragorn", hand=["Snowbourn Scout"], resources=1, active="Old Forest Road", progress={"Old Forest Road": 2}
    )
    t.play("Snowbourn Scout").respond("Snowbourn Scout")
    assert t["Old Forest Road"].place == "encounter-discard"


# -- 1.19 Card effects during setup -------------------------------------------------------------
def opening(*reveals: MadeUp) -> TestTable:
    first = made_up("Opening", "quest", setup_text(reveal_top_card()), stage=1, quest_points=9)
    return set_up(first, reveals, ["Eleanor", "Éowyn"])


@pytest.mark.rule("F1.19", "S8")
def test_1_19_when_revealed_effects_resolve_during_setup() -> None:
    t = opening(DREAD)
    assert t.decision is not None and t.decision.kind == "response"
    t.pass_()
    assert t.threat() == 16 + 7


@pytest.mark.rule("F1.19", "S8", "Q7")
def test_1_19_responses_may_be_triggered_during_setup_and_actions_may_not() -> None:
    t = opening(DREAD)
    assert t.options() == ["respond:Eleanor", "pass"]
    t.respond("Eleanor")
    assert t.threat() == 16
    assert t.state.step == "resource"


@pytest.mark.rule("F1.19", "S8")
def test_1_19_an_effect_of_setup_until_the_end_of_the_phase_lasts_through_the_first_resource_phase() -> None:
    fear = made_up("Fear", "treachery", when_revealed(modify(heroes, END_OF_PHASE, willpower=-1)))
    t = opening(fear).pass_()
    assert t.decision is not None and t.decision.step == "resource"
    assert t["Éowyn"].willpower == 3
    t.to("planning")
    assert t["Éowyn"].willpower == 4


@pytest.mark.rule("F1.19", "S8")
def test_1_19_an_effect_of_setup_until_the_end_of_the_round_lasts_through_the_first_round() -> None:
    fear = made_up("Fear", "treachery", when_revealed(modify(heroes, END_OF_ROUND, willpower=-1)))
    t = opening(fear).pass_().to("refresh")
    assert t.state.round == 1
    assert t["Éowyn"].willpower == 3
    t.to("resource")
    assert t["Éowyn"].willpower == 4


# -- 1.20 Engaged enemies -----------------------------------------------------------------------
@pytest.mark.rule("F1.20", "P3.4")
def test_1_20_engaged_enemies_add_no_threat_to_the_staging_area() -> None:
    t = laid(hero="Éowyn", threat=20, engaged="Ungoliant's Spawn", staging="Black Forest Bats", phase="quest")
    assert t.staging_threat == 1
    t.to("commit").commit("Éowyn").to("travel")
    assert t["Flies and Spiders"].progress == 3


@pytest.mark.rule("F1.20", "P5.6")
def test_1_20_an_enemy_stays_engaged_round_after_round() -> None:
    t = laid(hero="Gimli", threat=10, engaged=foe("Ogre", attack=0, engagement=50), phase="combat")
    t.until(lambda t: t.state.round == 3)
    assert t["Ogre"].place == "engaged:0"


@pytest.mark.rule("F1.20", "P5.6")
def test_1_20_an_effect_may_return_it_to_the_staging_area_where_its_threat_counts_again() -> None:
    t = laid(hero="Éowyn", engaged="Ungoliant's Spawn", hand=["A Light in the Dark"], resources=2, phase="quest")
    assert t.staging_threat == 0
    t.play("A Light in the Dark")
    assert t["Ungoliant's Spawn"].place == "staging"
    assert t.staging_threat == 3


# -- 1.21 Searching -----------------------------------------------------------------------------
@pytest.mark.rule("F1.21", "G18")
def test_1_21_a_searched_deck_is_shuffled_and_a_searched_pile_keeps_its_order() -> None:
    deck = ["Forest Gate", "Old Forest Road", "Enchanted Stream", "Great Forest Web", "Necromancer's Pass"]
    pile = ["Eyes of the Forest", "Driven by Shadow", "The Necromancer's Reach"]
    t = laid(
        hero="Éowyn",
        phase="quest",
        quest="A Fork in the Road",
        progress={"A Fork in the Road": 1},
        stages=['"Don\'t Leave the Path!"'],
        encounter=[SILENCE, *deck, *deck, "King Spider"],
        encounter_discard=pile,
    )
    t.to("commit").commit("Éowyn").to("travel")
    assert t["King Spider"].place == "staging"
    assert sorted(t.order("encounter-deck")) == sorted(deck + deck)
    assert t.order("encounter-deck") != deck + deck
    assert t.order("encounter-discard") == [*pile, "Silence"]


@pytest.mark.rule("F1.21", "G18")
def test_1_21_a_player_who_searches_the_top_of_the_deck_shuffles_it() -> None:
    deck = [
        "Feint",
        "Gandalf",
        "Quick Strike",
        "Blade Mastery",
        "Stand Together",
        "Swift Strike",
        "Beorn",
        "Citadel Plate",
        "Dwarven Axe",
        "Horn of Gondor",
    ]
    t = laid(
        hero="Aragorn",
        deck=deck,
        active="Mountains of Mirkwood",
        progress={"Mountains of Mirkwood": 2},
        hand=["Snowbourn Scout"],
        resources=1,
    )
    t.play("Snowbourn Scout").respond("Snowbourn Scout").to("response").respond("Mountains of Mirkwood")
    t.choose("accept").choose("Gandalf")
    assert t["Gandalf"].place == "hand:0"
    rest = [title for title in deck if title != "Gandalf"]
    assert sorted(t.order("deck:0")) == sorted(rest)
    assert t.order("deck:0") != rest


# -- 1.22 "When revealed" -----------------------------------------------------------------------
@pytest.mark.rule("F1.22", "E8", "C121")
def test_1_22_a_spider_added_by_the_quest_is_not_revealed() -> None:
    t = laid(
        hero=["Éowyn", "Gimli"],
        phase="quest",
        quest="A Fork in the Road",
        progress={"A Fork in the Road": 1},
        stages=['"Don\'t Leave the Path!"'],
        encounter=[SILENCE, "King Spider"],
    )
    t.to("commit").commit("Éowyn").to("travel")
    assert t["King Spider"].place == "staging"
    assert not t["Gimli"].exhausted
    assert told(t, "log-reveal") == ["Silence"]


# -- 1.23 Attachments ---------------------------------------------------------------------------
@pytest.mark.rule("F1.23", "E10")
def test_1_23_an_attached_treachery_is_an_attachment() -> None:
    t = laid(
        hero=["Gimli", "Denethor"], attached={"Gimli": "Caught in a Web"}, hand=["Miner of the Iron Hills"], resources=2
    )
    t.play("Miner of the Iron Hills").respond("Miner of the Iron Hills")
    assert t["Caught in a Web"].place == "encounter-discard"


@pytest.mark.rule("F1.23", "E10")
def test_1_23_an_attached_objective_is_an_attachment_and_still_an_objective() -> None:
    clear = made_up("Clear Out", "event", action(choose(attachments, discard(IT))))
    t = laid(hero="Gimli", staging=[LANTERN], hand=[clear], phase="travel").use("Old Lantern")
    t.play("Clear Out")
    assert t["Old Lantern"].place == "staging"
    assert t["Old Lantern"].controller == -1


@pytest.mark.rule("F1.23", "P2.6")
def test_1_23_what_an_attachment_may_attach_to_is_not_asked_again() -> None:
    t = laid(
        hero=["Éowyn", "Denethor"],
        engaged="Forest Spider",
        attached={"Forest Spider": "Forest Snare"},
        hand=["A Light in the Dark"],
        resources=2,
        phase="combat",
    )
    t.play("A Light in the Dark")
    assert t["Forest Spider"].place == "staging"
    assert t["Forest Snare"].hosted_by == "Forest Spider"


# -- 1.24 Questing successfully -----------------------------------------------------------------
@pytest.mark.rule("F1.24", "P3.5")
def test_1_24_forced_effects_of_questing_successfully_come_before_the_progress() -> None:
    hunt = made_up(
        "The Hunt Begins",
        "quest",
        forced(after.quests_successfully(), draw(1, by=FIRST_PLAYER)),
        stage=1,
        quest_points=2,
    )
    t = laid(hero="Éowyn", quest=hunt, stages=["A Fork in the Road"], phase="quest").to("commit").commit("Éowyn")
    t.to("travel")
    order = [entry.message for entry in t.game.log if entry.message in ("log-forced", "log-progress", "log-stage")]
    assert order == ["log-forced", "log-progress", "log-stage"]
    assert len(t.names("hand:0")) == 1


@pytest.mark.rule("F1.24", "P3.5")
def test_1_24_a_forced_effect_of_success_may_still_change_where_the_progress_goes() -> None:
    bog = place("Sudden Bog", quest_points=5)
    turn = switch(Select(lambda state, scope: state.zones[ACTIVE]), first_of(locations.in_staging))
    hunt = made_up("Winding Hunt", "quest", forced(after.quests_successfully(), turn), stage=1, quest_points=9)
    t = laid(hero="Éowyn", quest=hunt, active="Forest Gate", staging=[bog], phase="quest")
    t.to("commit").commit("Éowyn").to("travel")
    assert t["Sudden Bog"].progress == 4
    assert t["Forest Gate"].progress == 0


# -- 1.25 Resources -----------------------------------------------------------------------------
CURSE = place("Barren Ground", says(CANNOT_COLLECT, heroes.titled("Gimli")))


@pytest.mark.rule("F1.25", "P1.3")
def test_1_25_a_hero_that_cannot_collect_gets_nothing_in_the_resource_phase() -> None:
    t = laid(hero=["Gimli", "Aragorn"], staging=[CURSE], phase="resource")
    assert (t["Gimli"].resources, t["Aragorn"].resources) == (0, 1)


@pytest.mark.rule("F1.25", "P1.3")
def test_1_25_nor_from_card_effects() -> None:
    t = laid(hero=["Gimli", "Aragorn"], staging=[CURSE], attached={"Gimli": "Steward of Gondor"})
    t.use("Steward of Gondor")
    assert t["Steward of Gondor"].exhausted
    assert t["Gimli"].resources == 0


@pytest.mark.rule("F1.25", "P1.3")
def test_1_25_moving_a_resource_is_not_adding_one() -> None:
    song = made_up(
        "Song of Sharing", "event", action(move_resources(1, from_=heroes.titled("Aragorn"), to=heroes.titled("Gimli")))
    )
    t = laid(hero=["Gimli", "Aragorn"], staging=[CURSE], hand=[song], resources={"Aragorn": 2})
    t.play("Song of Sharing")
    assert (t["Gimli"].resources, t["Aragorn"].resources) == (1, 1)


# -- 1.26 "Switch" ------------------------------------------------------------------------------
SHORTCUT = made_up(
    "Shortcut",
    "event",
    action(switch(Select(lambda state, scope: state.zones[ACTIVE]), first_of(locations.in_staging))),
)


@pytest.mark.rule("F1.26", "E9")
def test_1_26_two_cards_switch_places() -> None:
    t = laid(hero="Gimli", active="Old Forest Road", staging="Forest Gate", hand=[SHORTCUT]).play("Shortcut")
    assert t["Forest Gate"].place == "active"
    assert t["Old Forest Road"].place == "staging"


@pytest.mark.rule("F1.26", "E9")
@pytest.mark.parametrize("where", [{"active": "Old Forest Road"}, {"staging": "Old Forest Road"}, {}])
def test_1_26_without_something_on_both_sides_nothing_is_switched(where: dict[str, str]) -> None:
    t = laid(hero="Gimli", hand=[SHORTCUT], **where)
    assert not t.can("Shortcut")
    crossing = made_up(
        "Crossing Over",
        "treachery",
        when_revealed(switch(Select(lambda state, scope: state.zones[ACTIVE]), first_of(locations.in_staging))),
    )
    t = laid(hero="Gimli", phase="quest", encounter=[crossing], **where).to("quest.staging")
    for place_, title in where.items():
        assert t[title].place == place_
    assert told(t, "log-switch") == []


# -- 1.27 Bypassing -----------------------------------------------------------------------------
@pytest.mark.rule("F1.27", "P3.12")
def test_1_27_only_an_effect_that_bypasses_it_passes_the_active_location() -> None:
    march = made_up("March", "event", action(place_progress_on_quest(2)))
    leap = made_up("Leap", "event", action(place_progress_on_quest(2, bypassing_location=True)))
    t = laid(hero="Gimli", active="Forest Gate", hand=[march, leap]).play("March").play("Leap")
    assert t["Forest Gate"].progress == 2
    assert t["Flies and Spiders"].progress == 2


# -- 1.28 Attacks outside the combat phase ------------------------------------------------------
AMBUSH = foe("Ambusher", when_revealed(attack_now(SELF)), attack=2)
GLOOM = made_up("Gloom", "treachery", shadow(raise_threat(1, of=YOU)))


@pytest.mark.rule("F1.28", "P6.10")
def test_1_28_an_attack_outside_combat_brings_a_shadow_card_and_discards_it_afterwards() -> None:
    t = laid(hero="Gimli", threat=20, phase="quest", encounter=[AMBUSH, GLOOM, SILENCE]).to("combat.enemy.1")
    assert t["Gloom"].place == "shadows"
    t.to("combat.enemy.3")
    assert t.threat() == 21
    t.to("quest.staging")
    assert t["Gloom"].place == "encounter-discard"
    assert t["Gimli"].damage == 2


@pytest.mark.rule("F1.28", "P6.10")
def test_1_28_an_action_window_follows_each_of_its_four_steps() -> None:
    t = laid(hero="Gimli", phase="quest", encounter=[AMBUSH, SILENCE]).to("combat.enemy.1")
    steps = []
    while t.decision is not None and not t.decision.step.startswith("quest"):
        if t.decision.kind == "action":
            steps.append(t.decision.step)
        t.choose("undefended" if t.can("undefended") else "pass")
    assert steps == ["combat.enemy.1", "combat.enemy.2", "combat.enemy.3", "combat.enemy.4"]


# -- 1.29 The victory display -------------------------------------------------------------------
@pytest.mark.rule("F1.29", "K7")
def test_1_29_a_defeated_victory_card_is_neither_in_play_nor_discarded_nor_removed() -> None:
    t = laid(hero=["Legolas", "Gimli"], engaged="Hummerhorns", phase="combat")
    t.to("attack").attack("Hummerhorns", "Legolas", "Gimli").to("refresh")
    assert t["Hummerhorns"].place == "victory"
    assert not t.state.in_play(t["Hummerhorns"].id)


@pytest.mark.rule("F1.29", "G4")
def test_1_29_a_search_of_the_discard_pile_does_not_find_it() -> None:
    queen = foe("Spider Queen", traits=["Spider"], keywords={"victory": 2}, hit_points=1)
    brood = made_up("Brood", "treachery", when_revealed(choose(encounter_search.trait("Spider"), add_to_staging(IT))))
    t = laid(hero=["Legolas", "Gimli"], threat=10, engaged=[queen], phase="combat", encounter=[SILENCE, brood, SILENCE])
    t.to("attack").attack("Spider Queen", "Legolas").to("travel")
    assert told(t, "log-reveal") == ["Brood"]
    assert t["Spider Queen"].place == "victory"


@pytest.mark.rule("F1.29", "G4")
def test_1_29_an_effect_that_names_the_victory_display_still_reaches_it() -> None:
    queen = foe("Spider Queen", keywords={"victory": 2}, hit_points=1)
    back = made_up(
        "It Is Not Dead",
        "treachery",
        when_revealed(add_to_staging(Select(lambda state, scope: state.zones[VICTORY_DISPLAY]))),
    )
    t = laid(hero=["Legolas", "Gimli"], threat=10, engaged=[queen], phase="combat", encounter=[SILENCE, back, SILENCE])
    t.to("attack").attack("Spider Queen", "Legolas").to("refresh")
    assert t.victory == ["Spider Queen"]
    t.to("travel")
    assert t["Spider Queen"].place == "staging"


# -- 1.30 The first player is eliminated --------------------------------------------------------
@pytest.mark.rule("F1.30", "X3")
def test_1_30_the_token_passes_clockwise_at_once() -> None:
    doom = made_up("Doom of One", "treachery", when_revealed(raise_threat(40, of=FIRST_PLAYER)))
    t = laid(
        player(heroes="Gimli", threat=0),
        player(heroes="Éowyn", threat=20),
        player(heroes="Aragorn", threat=0),
        first=1,
        phase="quest",
        encounter=[doom, doom, SILENCE, SILENCE],
    ).to("quest.staging")
    assert t.state.players[1].eliminated
    assert t.state.first == 2
    assert (t.threat(0), t.threat(2)) == (0, 40)


# -- 1.31 Cards that name themselves ------------------------------------------------------------
@pytest.mark.rule("F1.31", "G14")
def test_1_31_a_card_that_names_itself_means_only_that_copy() -> None:
    t = laid(hero="Gimli", threat=10, staging="Forest Spider", engaged="Forest Spider", phase="encounter")
    t.choose("Forest Spider", kind="engage")
    assert sorted(card.attack for card in t.all("Forest Spider")) == [2, 3]


@pytest.mark.rule("F1.31", "G14")
def test_1_31_a_card_may_mean_other_copies_by_saying_so() -> None:
    wolf = foe("Pack Wolf", passive(enemies.titled("Pack Wolf").other_than(SELF), attack=1))
    t = laid(hero="Gimli", staging=[wolf, wolf, wolf], phase="encounter")
    assert [card.attack for card in t.all("Pack Wolf")] == [4, 4, 4]


# -- 1.32 Changes during an attack --------------------------------------------------------------
@pytest.mark.rule("F1.32", "P6.9")
def test_1_32_an_attacker_returned_to_the_staging_area_finishes_its_attack() -> None:
    t = laid(
        hero=["Gimli", "Éowyn"], engaged="East Bight Patrol", hand=["A Light in the Dark"], resources=2, phase="combat"
    )
    t.to("defend").defend("Gimli").play("A Light in the Dark")
    assert t["East Bight Patrol"].place == "staging"
    t.to("combat.enemy.4")
    assert t["Gimli"].damage == 1
    assert t["East Bight Patrol"].place == "staging"


@pytest.mark.rule("F1.32", "P6.9")
def test_1_32_a_defender_that_changes_controller_finishes_the_attack() -> None:
    t = laid(
        player(heroes="Gimli", allies="Wandering Took", engaged="East Bight Patrol", threat=20),
        player(heroes="Éowyn", threat=20),
        phase="combat",
    )
    t.to("defend").defend("Wandering Took", seat=0)
    t.use("Wandering Took", seat=0)
    assert t["Wandering Took"].controller == 1
    t.to("attack")
    assert t["Wandering Took"].place == "discard:0"
    assert t["Gimli"].damage == 0


@pytest.mark.rule("F1.32", "P6.9")
def test_1_32_an_attacker_that_engages_another_player_finishes_its_attack_on_the_first() -> None:
    t = laid(
        player(heroes="Gimli", engaged="East Bight Patrol"),
        player(heroes="Aragorn", hand=["Sneak Attack", "Son of Arnor"], resources=1),
        phase="combat",
    )
    t.to("combat.enemy.2").play("Sneak Attack", seat=1).respond("Son of Arnor", seat=1)
    assert t["East Bight Patrol"].place == "engaged:1"
    t.to("attack")
    assert t["Gimli"].damage == 3
    assert told(t, "log-enemy-attacks") == ["East Bight Patrol"]


# -- 1.33 Attacks by enemies that are not engaged -----------------------------------------------
CHARGE = made_up("Charge", "treachery", when_revealed(attack_now(first_of(enemies.in_staging))))


@pytest.mark.rule("F1.33", "P6.10")
def test_1_33_an_attack_from_the_staging_area_may_be_defended() -> None:
    t = laid(hero=["Gimli", "Denethor"], staging="East Bight Patrol", phase="quest", encounter=[CHARGE])
    t.to("defend").defend("Denethor").to("quest.staging")
    assert t["Denethor"].exhausted
    assert (t["Denethor"].damage, t["Gimli"].damage) == (0, 0)
    assert t["East Bight Patrol"].place == "staging"


@pytest.mark.rule("F1.33", "K4")
def test_1_33_also_by_another_players_sentinel() -> None:
    t = laid(
        player(heroes="Gimli"),
        player(heroes="Aragorn"),
        staging="East Bight Patrol",
        phase="quest",
        encounter=[CHARGE, SILENCE, SILENCE],
    )
    t.to("defend").choose("undefended", seat=0).defend("Aragorn", seat=1).to("quest.staging")
    assert t["Aragorn"].damage == 1
    assert t["Gimli"].damage == 0


# -- 1.34 Two active locations ------------------------------------------------------------------
CROSSROADS = place("Crossroads", says(TWO_ACTIVE_LOCATIONS, SELF), quest_points=3)


@pytest.mark.rule("F1.34", "P3.13")
def test_1_34_the_players_may_travel_to_a_second_location() -> None:
    t = laid(hero="Gimli", active=[CROSSROADS], staging="Forest Gate", phase="travel").to("travel")
    t.choose("Forest Gate", kind="travel")
    assert sorted(t.names("active")) == ["Crossroads", "Forest Gate"]


@pytest.mark.rule("F1.34", "P3.13")
def test_1_34_the_first_player_decides_which_one_the_active_location_means() -> None:
    t = laid(
        player(heroes="Gimli"),
        player(heroes="Éowyn", allies="Lórien Guide"),
        active=[CROSSROADS, "Forest Gate"],
        phase="quest",
    )
    t.to("commit").commit(seat=0)
    t.commit("Lórien Guide", seat=1).respond("Lórien Guide", seat=1)
    assert t.decision is not None and t.decision.seat == 0
    t.choose("Forest Gate")
    assert t["Forest Gate"].progress == 1
    assert t["Crossroads"].progress == 0


@pytest.mark.rule("F1.34", "P3.13")
@pytest.mark.parametrize("share", [0, 1, 2, 3])
def test_1_34_progress_is_split_freely_between_them(share: int) -> None:
    t = laid(hero=["Éowyn"], active=[CROSSROADS, "Forest Gate"], phase="quest").to("commit").commit("Éowyn")
    t.to("split")
    assert t.decision is not None
    assert [option.key for option in t.decision.options] == ["amount:0", "amount:1", "amount:2", "amount:3"]
    t.choose(f"amount:{share}")
    progress = {"Crossroads": share, "Forest Gate": 4 - share}
    for title, amount in progress.items():
        explored = amount >= {"Crossroads": 3, "Forest Gate": 4}[title]
        assert t[title].place == ("encounter-discard" if explored else "active")
        assert explored or t[title].progress == amount
    assert t["Flies and Spiders"].progress == 0


@pytest.mark.rule("F1.34", "P3.13")
def test_1_34_both_stand_before_the_quest() -> None:
    t = laid(hero=["Éowyn", "Glorfindel", "Aragorn"], active=[CROSSROADS, "Forest Gate"], phase="quest")
    t.to("commit").commit("Éowyn", "Glorfindel", "Aragorn").to("travel")
    assert t.names("active") == []
    assert t["Flies and Spiders"].progress == 9 - 3 - 4


# -- 1.35 "Enters the staging area" -------------------------------------------------------------
WATCH = place("Watchtower", forced(after.enters_staging(None), raise_threat(1, of=FIRST_PLAYER)))


@pytest.mark.rule("F1.35", "E8")
@pytest.mark.parametrize(
    "card",
    [
        pytest.param("Old Forest Road", id="revealed"),
        pytest.param(
            made_up("Out of the Pile", "treachery", when_revealed(add_to_staging(encounter_discard.titled("Wood")))),
            id="from the discard pile",
        ),
        pytest.param(
            made_up("Let Go", "treachery", when_revealed(return_to_staging(enemies.engaged))), id="from engagement"
        ),
    ],
)
def test_1_35_however_a_card_gets_there(card: str | MadeUp) -> None:
    t = laid(
        hero="Gimli",
        threat=20,
        staging=[WATCH],
        engaged=foe("Runner", threat=0),
        phase="quest",
        encounter=[card, SILENCE],
        encounter_discard=[place("Wood")],
    )
    t.to("commit").commit("Gimli").to("travel")
    assert t.threat() == 21


@pytest.mark.rule("F1.35", "E8")
def test_1_35_also_when_its_player_is_eliminated() -> None:
    doom = made_up("Doom of One", "treachery", when_revealed(raise_threat(50, of=FIRST_PLAYER)))
    t = laid(
        player(heroes="Gimli", threat=20, engaged="Black Forest Bats"),
        player(heroes="Éowyn", threat=20),
        staging=[WATCH],
        phase="quest",
        encounter=[doom, SILENCE, SILENCE],
    )
    t.to("commit").commit("Gimli", seat=0).commit("Éowyn", seat=1).to("quest.staging")
    assert t["Black Forest Bats"].place == "staging"
    assert t.threat(1) == 21


# -- 1.36 Triggered and passive abilities -------------------------------------------------------
@pytest.mark.rule("F1.36", "E2")
def test_1_36_a_passive_ability_is_always_on_and_cannot_be_triggered() -> None:
    t = laid(hero=["Gimli", "Denethor"], damage={"Gimli": 3})
    assert t["Gimli"].attack == 5
    assert t.can("Denethor", kind="use")
    assert not t.can("Gimli", kind="use")


# -- 1.37 The order of effects ------------------------------------------------------------------
@pytest.mark.rule("F1.37", "E3")
def test_1_37_passives_then_forced_then_responses() -> None:
    pay = raise_threat(1, of=YOU)
    t = laid(
        hero="Gimli",
        allies=[made_up("Third", "ally", response(when.engages(an_enemy), pay), hit_points=1)],
        staging=[
            place("Second", forced(when.engages(an_enemy), pay)),
            place("First", by_itself(after.engages(an_enemy), pay)),
            "Black Forest Bats",
        ],
        phase="encounter",
    )
    t.choose("Black Forest Bats", kind="engage").respond("Third")
    assert told(t, "log-passive", "log-forced", "log-respond") == ["First", "Second", "Third"]


@pytest.mark.rule("F1.37", "E3")
def test_1_37_within_a_kind_when_comes_before_after() -> None:
    pay = raise_threat(1, of=YOU)
    t = laid(
        hero="Gimli",
        staging=[
            place("Then", forced(after.engages(an_enemy), pay)),
            place("As Soon", forced(when.engages(an_enemy), pay)),
            "Black Forest Bats",
        ],
        phase="encounter",
    )
    t.choose("Black Forest Bats", kind="engage")
    assert told(t, "log-forced") == ["As Soon", "Then"]


@pytest.mark.rule("F1.37", "E3")
def test_1_37_a_cancel_interrupts_this_order() -> None:
    t = laid(
        hero="Éowyn",
        threat=20,
        hand=["A Test of Will"],
        resources=1,
        staging=[
            place("Listener", forced(When(REVEALS, AFTER, lambda state, me, event: True), raise_threat(1, of=YOU)))
        ],
        phase="quest",
        encounter=[DREAD],
    ).to("response")
    assert t.threat() == 20
    t.respond("A Test of Will").to("quest.staging")
    assert t.threat() == 21


# -- 1.38 Control of attachments ----------------------------------------------------------------
@pytest.mark.rule("F1.38", "G7")
def test_1_38_an_attachment_on_another_players_hero_is_controlled_by_that_player() -> None:
    t = laid(player(heroes="Aragorn", hand=["Steward of Gondor"], resources=2), player(heroes="Éowyn"))
    t.play("Steward of Gondor", "Éowyn", seat=0)
    assert t["Steward of Gondor"].controller == 1
    assert not t.can("Steward of Gondor", seat=0)
    t.to("planning.turn").until(lambda t: 1 in t.game.decisions)
    t.use("Steward of Gondor", seat=1)
    assert t["Éowyn"].resources == 2


@pytest.mark.rule("F1.38", "G7")
def test_1_38_an_attachment_on_a_location_or_enemy_stays_with_the_player_who_played_it() -> None:
    t = laid(
        player(heroes="Gimli"),
        player(heroes=["Éowyn", "Denethor"], hand=["Power in the Earth", "Forest Snare"], resources=3),
        staging="Forest Gate",
        first=1,
    )
    t.play("Power in the Earth", seat=1)
    assert t["Power in the Earth"].controller == 1
    t = laid(
        player(heroes="Gimli", engaged="Forest Spider"),
        player(heroes="Denethor", hand=["Forest Snare"], resources=3),
        first=1,
    )
    t.play("Forest Snare", seat=1)
    assert t["Forest Snare"].controller == 1


# -- 1.39 Objectives ----------------------------------------------------------------------------
@pytest.mark.rule("F1.39", "O1")
def test_1_39_a_revealed_objective_goes_to_the_staging_area() -> None:
    t = laid(hero="Gimli", phase="quest", encounter=[made_up("Old Chest", "objective", set="made-up")])
    t.to("quest.staging")
    assert t["Old Chest"].place == "staging"


@pytest.mark.rule("F1.39", "O1")
def test_1_39_unless_it_says_otherwise() -> None:
    gift = made_up(
        "Gift", "objective", when_revealed(choose(heroes, attach(SELF, to=IT), by=FIRST_PLAYER)), set="made-up"
    )
    t = laid(hero="Gimli", phase="quest", encounter=[gift]).to("quest.staging")
    assert t["Gift"].hosted_by == "Gimli"


# -- 1.40 The letter X --------------------------------------------------------------------------
@pytest.mark.rule("F1.40", "G10")
def test_1_40_x_is_0_unless_something_sets_it() -> None:
    shade = made_up("Shade", "enemy", attack="X", threat="X", defense=0, hit_points=2, engagement=10)
    t = laid(hero="Gimli", staging=[shade], phase="quest")
    assert (t["Shade"].attack, t["Shade"].threat) == (0, 0)
    assert t.staging_threat == 0


@pytest.mark.rule("F1.40", "G10")
def test_1_40_an_effect_may_set_x() -> None:
    shade = made_up("Shade", "enemy", passive(SELF, attack=count(heroes)), attack="X", hit_points=2, engagement=10)
    t = laid(hero=["Gimli", "Aragorn"], staging=[shade], phase="quest")
    assert t["Shade"].attack == 2


@pytest.mark.rule("F1.40", "G10")
def test_1_40_a_choice_may_set_x() -> None:
    t = laid(hero="Éowyn", hand=["Stand and Fight"], discard=["Wandering Took", "Lórien Guide"], resources=3)
    t.choose("Stand and Fight")
    assert t.options() == ["x:2", "x:3", "cancel"]
    t.choose("x:2")
    while t.decision is not None and any(option.startswith("pay") for option in t.options()):
        t.choose("pay")
    assert t["Wandering Took"].place == "play:0"
    assert t["Éowyn"].resources == 1


# -- 1.41 Attacks against heroes ----------------------------------------------------------------
VILE = foe("Vile Spider", when_revealed(attack_now(SELF, on=FIRST_PLAYER, hero=heroes.titled("Éowyn"))), attack=3)


@pytest.mark.rule("F1.41", "P6.10")
def test_1_41_undefended_damage_goes_to_the_hero_attacked() -> None:
    t = laid(hero=["Éowyn", "Gimli", "Aragorn"], phase="quest", encounter=[VILE, SILENCE])
    t.to("commit").commit("Éowyn").to("defend")
    assert t.options() == ["defend:Gimli", "defend:Aragorn", "undefended"]
    t.choose("undefended").to("quest.staging")
    assert t["Éowyn"].place == "discard:0"
    assert (t["Gimli"].damage, t["Aragorn"].damage) == (0, 0)


@pytest.mark.rule("F1.41", "P6.10")
def test_1_41_another_hero_may_defend_and_takes_the_damage() -> None:
    t = laid(hero=["Éowyn", "Gimli", "Aragorn"], phase="quest", encounter=[VILE, SILENCE])
    t.to("commit").commit("Éowyn").to("defend").defend("Gimli").to("quest.staging")
    assert t["Éowyn"].damage == 0
    assert t["Gimli"].damage == 1


# -- 1.42 Additional attacks --------------------------------------------------------------------
@pytest.mark.rule("F1.42", "P6.10")
def test_1_42_old_shadow_cards_are_discarded_before_new_ones_are_dealt() -> None:
    again = foe("Double Striker", forced(after.attacks(SELF), attack_now(SELF), limit=once_per_round), attack=1)
    first = made_up("First Gloom", "treachery", shadow(raise_threat(4, of=YOU)))
    second = made_up("Second Gloom", "treachery", shadow(raise_threat(2, of=YOU)))
    t = laid(hero="Gimli", threat=20, engaged=[again], phase="combat", encounter=[first, second])
    t.until(lambda t: len(t.log("log-enemy-attacks")) == 2)
    assert t["First Gloom"].place == "encounter-discard"
    assert t["Second Gloom"].place == "shadows"
    t.to("attack")
    assert t.threat() == 26
    assert t["Gimli"].damage == 2
    assert told(t, "log-shadow") == ["First Gloom", "Second Gloom"]


# -- 1.43 Modifying numbers ---------------------------------------------------------------------
@pytest.mark.rule("F1.43", "G9", "E6")
def test_1_43_the_whole_number_is_computed_anew_with_each_modifier() -> None:
    fear = made_up("Fear", "treachery", when_revealed(modify(heroes, END_OF_PHASE, willpower=-3)))
    t = laid(
        hero=["Théodred", "Gimli"],
        allies="Faramir",
        attached={"Théodred": "The Favor of the Lady"},
        phase="quest",
        encounter=[fear],
    )
    t.to("quest.staging")
    assert (t["Théodred"].willpower, t["Gimli"].willpower) == (0, 0)
    t.use("Faramir")
    assert (t["Théodred"].willpower, t["Gimli"].willpower) == (0, 0)
    t.to("travel")
    assert (t["Théodred"].willpower, t["Gimli"].willpower) == (2, 2)


@pytest.mark.rule("F1.43", "G9")
def test_1_43_no_cost_stat_or_keyword_is_negative() -> None:
    calm = place("Calm Glade", says(HAS_KEYWORD, None, word="doomed", value=-3), passive(enemies, threat=-5, attack=-9))
    t = laid(hero="Gimli", threat=20, staging=[calm, "Forest Spider"], phase="quest", encounter=[OMEN, SILENCE])
    assert (t["Forest Spider"].threat, t["Forest Spider"].attack) == (0, 0)
    assert t.staging_threat == 0
    t.to("commit").commit("Gimli").to("quest.staging")
    assert t.threat() == 20
    assert t["Black Omen"].has_keyword("doomed") == 0


# -- 1.45 "Reveal" and "reveal and add" ---------------------------------------------------------
@pytest.mark.rule("F1.45", "E8")
def test_1_45_a_treachery_revealed_and_added_is_discarded_after_resolving() -> None:
    t = laid(hero="Gimli", threat=20, staging="Mountains of Mirkwood", phase="travel", encounter=[DREAD, SILENCE])
    t.to("travel").choose("Mountains of Mirkwood")
    assert t.threat() == 27
    assert t["Sudden Dread"].place == "encounter-discard"
    assert t["Mountains of Mirkwood"].place == "active"


@pytest.mark.rule("F1.45", "E8")
def test_1_45_an_enemy_revealed_and_added_resolves_its_effect_and_goes_to_the_staging_area() -> None:
    t = laid(hero="Gimli", staging="Mountains of Mirkwood", phase="travel", encounter=["King Spider", SILENCE])
    t.to("travel").choose("Mountains of Mirkwood")
    assert t["Gimli"].exhausted
    assert t["King Spider"].place == "staging"


# -- 1.46 The "next" player ---------------------------------------------------------------------
WASTES = made_up(
    "Wastes",
    "treachery",
    shadow(each_player(seq(engage(IT), attack_now(IT)), among=NEXT_PLAYER)),
)


@pytest.mark.rule("F1.46", "X5")
def test_1_46_in_a_one_player_game_there_is_no_next_player() -> None:
    t = laid(hero="Gimli", engaged="East Bight Patrol", phase="combat", encounter=[WASTES, SILENCE]).to("attack")
    assert told(t, "log-enemy-attacks") == ["East Bight Patrol"]
    assert t["East Bight Patrol"].place == "engaged:0"
    assert t["Gimli"].damage == 3


@pytest.mark.rule("F1.46", "X5")
def test_1_46_with_more_players_it_is_the_one_clockwise() -> None:
    t = laid(
        player(heroes="Gimli"),
        player(heroes="Aragorn", engaged="East Bight Patrol"),
        player(heroes="Glorfindel"),
        phase="combat",
        encounter=[WASTES, SILENCE],
    ).to("attack")
    assert t["East Bight Patrol"].place == "engaged:2"
    assert t["Glorfindel"].damage == 3


# -- 1.47 Immune to player card effects ---------------------------------------------------------
STONE = foe("Stone Beast", says(IMMUNE, SELF), engagement=30, hit_points=2)
HOBBIT = made_up(
    "Young Hobbit",
    "hero",
    passive(enemies, engagement=3),
    response(
        after.engages(an_enemy).and_(
            lambda state, me, event: stat(state, event.card, ENGAGEMENT) > state.players[event.seat].threat
        ),
        draw(1),
    ),
    sphere="tactics",
    attack=2,
    hit_points=3,
    willpower=2,
)


@pytest.mark.rule("F1.47", "E7")
def test_1_47_a_passive_does_not_touch_an_immune_enemy_but_a_response_about_it_may_be_used() -> None:
    t = laid(hero=[HOBBIT], threat=20, staging=[STONE, "Forest Spider"], phase="encounter")
    assert t["Stone Beast"].engagement == 30
    assert t["Forest Spider"].engagement == 28
    t.choose("Stone Beast", kind="engage").respond("Young Hobbit")
    assert len(t.names("hand:0")) == 1


@pytest.mark.rule("F1.47", "E7")
def test_1_47_an_event_that_chooses_an_enemy_cannot_choose_it() -> None:
    bow = made_up("Hand on the Bow", "event", action(choose(enemies.in_staging, deal(2, to=IT))))
    t = laid(hero="Legolas", staging=[STONE], hand=[bow])
    assert not t.can("Hand on the Bow")
    t = laid(hero="Legolas", staging=["Forest Spider"], hand=[bow])
    assert t.can("Hand on the Bow")


@pytest.mark.rule("F1.47", "E7", "Q60")
def test_1_47_quick_strike_may_be_declared_against_it() -> None:
    t = laid(hero="Legolas", engaged=[STONE], hand=["Quick Strike"], resources=1)
    t.play("Quick Strike").to("response")
    assert t["Stone Beast"].place == "encounter-discard"


@pytest.mark.rule("F1.47", "E7")
def test_1_47_the_rules_themselves_still_touch_it() -> None:
    t = laid(hero="Legolas", threat=30, staging=[STONE], phase="encounter").to("attack")
    assert t["Stone Beast"].place == "engaged:0"
    t.attack("Stone Beast", "Legolas").to("refresh")
    assert t["Stone Beast"].place == "encounter-discard"


# -- 1.48 Discarding ----------------------------------------------------------------------------
MOURNER = made_up(
    "Mourner",
    "hero",
    response(When(DISCARDED, AFTER, lambda state, me, event: state.cards[event.card].owner >= 0), draw(1)),
    sphere="tactics",
    hit_points=9,
    attack=1,
)


@pytest.mark.rule("F1.48", "P6.14")
def test_1_48_a_destroyed_character_was_not_discarded() -> None:
    t = laid(hero=[MOURNER], allies="Veteran Axehand", engaged="East Bight Patrol", phase="combat")
    t.to("defend").defend("Veteran Axehand").to("attack")
    assert t["Veteran Axehand"].place == "discard:0"
    assert told(t, "log-respond") == []
    assert t.names("hand:0") == []


@pytest.mark.rule("F1.48", "P6.14")
def test_1_48_a_played_event_was_not_discarded() -> None:
    t = laid(hero=[MOURNER], hand=["Blade Mastery"], resources=1).play("Blade Mastery")
    assert t["Blade Mastery"].place == "discard:0"
    assert not t.can("Mourner")


@pytest.mark.rule("F1.48", "P6.14")
def test_1_48_a_card_is_discarded_when_an_effect_says_so() -> None:
    t = laid(hero=[MOURNER], hand=["Blade Mastery"], phase="quest", encounter=["Eyes of the Forest"]).to("response")
    assert t["Blade Mastery"].place == "discard:0"
    assert t.can("Mourner")


@pytest.mark.rule("F1.48", "P6.14")
def test_1_48_also_when_it_is_discarded_to_pay_for_an_effect() -> None:
    t = laid(hero=[MOURNER, "Éowyn"], hand=["Blade Mastery"]).use("Éowyn")
    assert t["Blade Mastery"].place == "discard:0"
    assert t.can("Mourner")


# -- 1.49 Engaging ------------------------------------------------------------------------------
@pytest.mark.rule("F1.49", "P5.3")
@pytest.mark.parametrize("how", ["optional", "check", "effect"])
def test_1_49_player_and_enemy_engage_each_other(how: str) -> None:
    drawer = made_up(
        "Eager Hero",
        "hero",
        response(after.engages(lambda state, me, event: event.seat == state.cards[me].controller), draw(1)),
        sphere="leadership",
        hit_points=4,
    )
    t = laid(
        hero=[drawer, "Aragorn"],
        threat=25 if how == "check" else 10,
        staging="Forest Spider",
        hand=["Son of Arnor"],
        resources=3,
        phase="planning" if how == "effect" else "encounter",
    )
    if how == "optional":
        t.choose("Forest Spider", kind="engage")
    elif how == "effect":
        t.play("Son of Arnor").respond("Son of Arnor")
    else:
        t.to("response")
    assert t["Forest Spider"].place == "engaged:0"
    assert t["Forest Spider"].attack == 3
    assert t.can("Eager Hero")


# -- 1.50 "Considered engaged" ------------------------------------------------------------------
BANE = foe("Bane of the Deep", says(CONSIDERED_ENGAGED, SELF), attack=2, engagement=1)
ENGAGER = made_up("Engager", "hero", response(after.engages(None), draw(1)), sphere="tactics", hit_points=5, defense=0)


@pytest.mark.rule("F1.50", "P5.4")
def test_1_50_an_enemy_considered_engaged_has_engaged_nobody() -> None:
    t = laid(hero=[ENGAGER], threat=30, staging=[BANE], phase="encounter")
    assert not t.can("Bane of the Deep")
    t.to("combat")
    assert t["Bane of the Deep"].place == "staging"
    assert told(t, "log-engage", "log-respond") == []


@pytest.mark.rule("F1.50", "P5.4")
def test_1_50_feint_may_choose_it_and_keeps_it_from_attacking_that_player() -> None:
    t = laid(
        player(heroes=[ENGAGER], threat=30),
        player(heroes="Gimli", hand=["Feint"], resources=1, threat=30),
        staging=[BANE],
        phase="combat",
    )
    assert t.can("Feint", seat=1)
    t.play("Feint", seat=1)
    if t.can("player:1", seat=1):
        t.choose("player:1", seat=1)
    t.to("refresh")
    assert t["Engager"].damage == 2
    assert t["Gimli"].damage == 0


# -- 1.51 Limits --------------------------------------------------------------------------------
@pytest.mark.rule("F1.51", "G16")
def test_1_51_a_limit_is_that_copys_own() -> None:
    fiddler = made_up("Fiddler", "ally", action(draw(1), limit=once_per_round), hit_points=1)
    t = laid(hero="Gimli", allies=[fiddler, fiddler])
    one, two = (card.id for card in t.all("Fiddler"))
    t.choose(f"use:{one}")
    assert not t.can(f"use:{one}")
    assert t.can(f"use:{two}")
    t.choose(f"use:{two}")
    assert len(t.names("hand:0")) == 2
    assert not t.can("Fiddler")


@pytest.mark.rule("F1.51", "G16")
def test_1_51_once_per_game_is_once_for_each_player() -> None:
    oath = made_up("Oath", "ally", action(draw(1), limit=Limit(1, "game")), hit_points=1)
    t = laid(player(heroes="Gimli", allies=[oath, oath]), player(heroes="Aragorn", allies=[oath]), phase="quest")
    t.use("Oath", seat=0)
    assert not t.can("Oath", seat=0)
    assert t.can("Oath", seat=1)
    t.to("refresh").to("quest")
    assert not t.can("Oath", seat=0)


# -- 1.52 The defending player ------------------------------------------------------------------
@pytest.mark.rule("F1.52", "P6.8")
def test_1_52_the_attacked_player_is_meant_though_anothers_sentinel_defends() -> None:
    t = laid(
        player(heroes="Gimli", engaged="Black Forest Bats", threat=20),
        player(heroes="Aragorn", threat=20),
        phase="combat",
        encounter=["Ungoliant's Spawn", SILENCE],
    )
    t.to("defend").choose("undefended", seat=0).defend("Aragorn", seat=1).to("combat.enemy.3")
    assert (t.threat(0), t.threat(1)) == (24, 20)


# -- 1.53 Cancelling an effect of an encounter card ---------------------------------------------
SORCERY = made_up(
    "Dark Sorcery",
    "treachery",
    when_revealed(raise_threat(10, of=EACH_PLAYER)),
    keywords={"doomed": 2},
    traits=["Sorcery"],
)
WIZARD = place(
    "Wizard's Vale",
    forced(
        When(REVEALS, AFTER, lambda state, me, event: "Sorcery" in state.cards[event.card].printed.traits),
        raise_threat(1, of=EACH_PLAYER),
    ),
)


@pytest.mark.rule("F1.53", "P3.3")
def test_1_53_the_rest_of_the_card_stays_in_force_and_it_was_revealed() -> None:
    t = laid(
        hero="Éowyn",
        threat=20,
        hand=["A Test of Will"],
        resources=1,
        staging=[WIZARD],
        phase="quest",
        encounter=[SORCERY, SILENCE],
    )
    t.to("response").respond("A Test of Will").to("quest.staging")
    assert t.threat() == 20 + 2 + 1
    assert told(t, "log-reveal") == ["Dark Sorcery"]
    assert t["Dark Sorcery"].place == "encounter-discard"


@pytest.mark.rule("F1.53", "P3.3")
def test_1_53_an_enemy_whose_effect_is_cancelled_still_enters_the_staging_area() -> None:
    t = laid(hero="Éowyn", hand=["A Test of Will"], resources=1, phase="quest", encounter=["King Spider", SILENCE])
    t.to("response").respond("A Test of Will").to("quest.staging")
    assert not t["Éowyn"].exhausted
    assert t["King Spider"].place == "staging"


@pytest.mark.rule("F1.53", "P3.3")
def test_1_53_a_surge_that_the_cancelled_effect_would_give_is_cancelled_with_it() -> None:
    t = laid(hero="Éowyn", hand=["A Test of Will"], resources=1, phase="quest", encounter=["Driven by Shadow", DREAD])
    t.to("response").respond("A Test of Will").to("quest.staging")
    assert told(t, "log-reveal") == ["Driven by Shadow"]


# -- 1.54 Cancelling an encounter card ----------------------------------------------------------
@pytest.mark.rule("F1.54", "P3.3")
def test_1_54_a_cancelled_card_does_nothing_at_all_but_was_the_reveal() -> None:
    door = made_up("Shut the Door", "event", response(to.revealed(None), cancel()))
    t = laid(hero="Éowyn", threat=20, hand=[door], staging=[WIZARD], phase="quest", encounter=[SORCERY, DREAD])
    t.to("response").respond("Shut the Door").to("quest.staging")
    assert t.threat() == 20
    assert t["Dark Sorcery"].place == "encounter-discard"
    assert t["Sudden Dread"].place == "encounter-deck"


# -- 1.55 Lasting effects -----------------------------------------------------------------------
def willpower_of_the_lady(state: State, scope: Scope) -> int:
    return next(stat(state, card.id, WILLPOWER) for card in state.cards if card.face.name == "Lady")


LADY = made_up(
    "Lady", "hero", action(modify(SELF, END_OF_PHASE, willpower=2)), sphere="lore", willpower=4, hit_points=4
)
RING = made_up(
    "Ring of the Lady", "event", action(choose(heroes, modify(IT, END_OF_PHASE, willpower=willpower_of_the_lady)))
)
FUMES = made_up(
    "Poisonous Fumes",
    "treachery",
    when_revealed(
        Modify(
            RULES + BLANK,
            characters,
            number(1),
            END_OF_ROUND,
            live=lambda state, scope, card: card.face.kind == HERO and card.damage > 0,
        )
    ),
)


@pytest.mark.rule("F1.55", "E6")
def test_1_55_a_player_cards_lasting_effect_is_computed_once() -> None:
    t = laid(hero=[LADY, "Gimli"], hand=[RING], phase="quest").play("Ring of the Lady", "Gimli")
    assert t["Gimli"].willpower == 6
    t.use("Lady")
    assert t["Lady"].willpower == 6
    assert t["Gimli"].willpower == 6


@pytest.mark.rule("F1.55", "E6")
def test_1_55_an_encounter_cards_lasting_effect_is_computed_again_and_again() -> None:
    t = laid(
        hero=["Gimli", "Beravor"],
        allies="Daughter of the Nimrodel",
        damage={"Beravor": 1},
        phase="quest",
        encounter=[FUMES],
    )
    assert t.can("Beravor", kind="use")
    t.to("quest.staging")
    assert not t.can("Beravor", kind="use")
    t.use("Daughter of the Nimrodel", "Beravor")
    assert t.can("Beravor", kind="use")
    t.game.adjust(card=t["Beravor"].id, damage=1)
    assert not t.can("Beravor", kind="use")
