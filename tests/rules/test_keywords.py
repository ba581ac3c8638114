"""Doomed, surge, ranged, sentinel, restricted, victory (rules K1 to K4, K6, K7). Guarded is with the objectives."""

from __future__ import annotations

from typing import Any

import pytest

from wilderland.language import (
    EACH_PLAYER,
    IT,
    action,
    add_to_staging,
    choose,
    deal,
    encounter_deck,
    first_of,
    heroes,
    raise_threat,
    ready,
    reveal,
    reveal_top_card,
    says,
    setup_text,
    when_revealed,
)
from wilderland.model.kinds import HAS_KEYWORD
from wilderland.model.records import TABLE
from wilderland.rules.setup import FIRST_STAGE
from wilderland.testing import MadeUp, TestTable, made_up, player, table

TWO = (player(heroes="Gimli", threat=20), player(heroes="Éowyn", threat=30))


def told(t: TestTable, message: str) -> list[str]:
    """The cards that lines with this message are about."""
    faces = t.state.table.catalogue.faces
    return [faces[dict(line.args)["card"][1]].name for line in t.log(message)]


def enemy(name: str, *parts: object, **facts: Any) -> MadeUp:
    return made_up(name, "enemy", *parts, **{"engagement": 45, "attack": 0, "hit_points": 9, "threat": 1, **facts})


DOOM = enemy("Doom", keywords={"doomed": 2})
SURGE = enemy("Surge", keywords={"surge": 1})
PLAIN = enemy("Plain")
SEER = made_up("Seer", "ally", action(reveal_top_card()), hit_points=1)
SCOUT = made_up("Scout", "ally", action(add_to_staging(first_of(encounter_deck))), hit_points=1)
OPENING = made_up(
    "Opening", "quest", setup_text(reveal(first_of(encounter_deck))), name_b="Opening", quest_points=9, stage=1
)


# -- doomed -------------------------------------------------------------------------------------
@pytest.mark.rule("K1")
def test_doomed_raises_every_players_threat_in_staging() -> None:
    t = table(*TWO, encounter=[DOOM, "Quiet Moment", "Quiet Moment"], phase="quest", skip_empty_windows=False)
    t.to("quest.staging")
    assert (t.threat(0), t.threat(1)) == (22, 32)


@pytest.mark.rule("K1", "F1.01")
def test_doomed_counts_whenever_an_effect_reveals_the_card() -> None:
    t = table(player(heroes="Gimli", allies=SEER, threat=20), TWO[1], encounter=[DOOM]).use(SEER, seat=0)
    assert (t.threat(0), t.threat(1)) == (22, 32)


@pytest.mark.rule("K1", "F1.01", "S7")
def test_doomed_counts_in_setup() -> None:
    t = table(*TWO, encounter=[DOOM], stages=[OPENING], skip_empty_windows=False).run(FIRST_STAGE, TABLE)
    assert t[DOOM].place == "staging"
    assert (t.threat(0), t.threat(1)) == (22, 32)


@pytest.mark.rule("K1", "E8")
def test_doomed_does_not_count_for_a_card_that_is_only_added() -> None:
    t = table(hero="Gimli", threat=20, allies=SCOUT, encounter=[DOOM]).use(SCOUT)
    assert t[DOOM].place == "staging" and t.threat() == 20


@pytest.mark.rule("K1", "P3.3")
def test_doomed_comes_before_when_revealed() -> None:
    lash = enemy("Lash", when_revealed(raise_threat(1, of=EACH_PLAYER)), keywords={"doomed": 2})
    t = table(hero="Gimli", threat=20, encounter=[lash], allies=SEER).use(SEER)
    assert [dict(line.args)["amount"] for line in t.log("log-threat")] == [2, 1]


# -- surge --------------------------------------------------------------------------------------
@pytest.mark.rule("K2")
def test_surge_reveals_one_more_card_and_again() -> None:
    second = enemy("Second Surge", keywords={"surge": 1})
    deck: list[str | MadeUp] = [SURGE, second, PLAIN, "Forest Gate"]
    t = table(hero="Gimli", threat=20, encounter=deck, phase="quest", skip_empty_windows=False).to("quest.staging")
    assert told(t, "log-reveal") == ["Surge", "Second Surge", "Plain"]
    assert t.names("staging") == ["Surge", "Second Surge", "Plain"]


@pytest.mark.rule("K2", "F1.01")
def test_surge_counts_whenever_an_effect_reveals_the_card() -> None:
    t = table(hero="Gimli", allies=SEER, encounter=[SURGE, PLAIN, "Forest Gate"]).use(SEER)
    assert told(t, "log-reveal") == ["Surge", "Plain"]


@pytest.mark.rule("K2", "F1.01", "S7")
def test_surge_counts_in_setup() -> None:
    t = table(hero="Gimli", encounter=[SURGE, PLAIN, "Forest Gate"], stages=[OPENING], skip_empty_windows=False)
    t.run(FIRST_STAGE, TABLE)
    assert told(t, "log-reveal") == ["Surge", "Plain"]


@pytest.mark.rule("K2", "E8")
def test_surge_does_not_count_for_a_card_that_is_only_added() -> None:
    t = table(hero="Gimli", allies=SCOUT, encounter=[SURGE, PLAIN]).use(SCOUT)
    assert t[SURGE].place == "staging" and t[PLAIN].place == "encounter-deck"


@pytest.mark.rule("K2", "P3.3")
def test_surge_comes_after_when_revealed_and_after_the_card_is_placed() -> None:
    rush = enemy("Rush", when_revealed(raise_threat(1, of=EACH_PLAYER)), keywords={"surge": 1})
    t = table(hero="Gimli", allies=SEER, encounter=[rush, PLAIN]).use(SEER)
    moments = [t.log("log-threat")[0], t.log("log-staging")[0], t.log("log-reveal")[1], t.log("log-staging")[1]]
    numbers = [line.number for line in moments]
    assert numbers == sorted(numbers)
    assert t.order("staging") == ["Rush", "Plain"]


@pytest.mark.rule("K2", "P3.14", "Q73")
def test_surge_on_the_last_card_reshuffles_the_discard_pile_first() -> None:
    t = table(hero="Gimli", encounter=[SURGE], encounter_discard=[PLAIN], phase="quest", skip_empty_windows=False)
    t.to("quest.staging")
    assert told(t, "log-reveal") == ["Surge", "Plain"]


@pytest.mark.rule("K1", "K2", "C8")
def test_keywords_of_a_cancelled_treachery_still_count_before_its_replacement() -> None:
    ruin = made_up("Ruin", "treachery", when_revealed(deal(9, to=heroes)), keywords={"doomed": 3, "surge": 1})
    deck: list[str | MadeUp] = [ruin, PLAIN, "Forest Gate", "Old Forest Road"]
    t = table(hero=["Eleanor", "Gimli"], threat=20, encounter=deck, phase="quest", skip_empty_windows=False)
    t.to("response").respond("Eleanor").to("quest.staging")
    assert t.threat() == 23 and t["Gimli"].damage == 0
    assert told(t, "log-reveal") == ["Ruin", "Plain", "Forest Gate"]


# -- ranged -------------------------------------------------------------------------------------
def archers(edition: str, **more: Any) -> TestTable:
    seats = (
        player(heroes="Gimli", engaged=PLAIN),
        player(heroes=["Legolas", "Thalin"], engaged=enemy("Own")),
    )
    return table(*seats, edition=edition, phase="combat", skip_empty_windows=False, **more).to("attack")


@pytest.mark.rule("K3", "P6.11")
@pytest.mark.parametrize(("edition", "alone"), [("original", True), ("first-printing", True), ("revised", False)])
def test_in_its_own_players_attacks_a_ranged_character_reaches_other_players_enemies_in_the_original_only(
    edition: str, alone: bool
) -> None:
    t = archers(edition).choose("done", seat=0).to("attack")
    assert t.can("Own", seat=1) and t.can(PLAIN, seat=1) is alone
    if alone:
        t.choose(PLAIN, seat=1)
        assert t.options(1) == ["attacker:Legolas", "cancel"]
        t.choose("Legolas", seat=1).to("combat.player.3")
        assert t[PLAIN].damage == 3 and t["Legolas"].exhausted


@pytest.mark.rule("K3")
@pytest.mark.parametrize("edition", ["original", "revised"])
def test_a_ranged_character_may_join_another_players_attack(edition: str) -> None:
    t = archers(edition).choose(PLAIN, "Gimli", seat=0)
    assert t.options(1) == ["join:Legolas", "done"]
    t.choose("Legolas", seat=1)
    assert t["Legolas"].exhausted and not t["Thalin"].exhausted
    t.to("combat.player.3")
    assert t[PLAIN].damage == 2 + 3


@pytest.mark.rule("K3", "Q20")
def test_joining_is_attacking() -> None:
    rat = enemy("Rat", hit_points=4)
    seats = (player(heroes="Gimli", engaged=rat), player(heroes="Legolas"))
    t = table(*seats, phase="combat").to("attack").choose(rat, "Gimli", seat=0).choose("Legolas", seat=1)
    assert t[rat].place == "encounter-discard" and t.can("Legolas", seat=1, kind="respond")


@pytest.mark.rule("K3")
def test_joining_is_optional_and_needs_a_ready_character() -> None:
    t = archers("revised").choose(PLAIN, "Gimli", seat=0).choose("done", seat=1)
    assert not t["Legolas"].exhausted and t.to("combat.player.3")[PLAIN].damage == 2
    weary = archers("revised", exhausted="Legolas").choose(PLAIN, "Gimli", seat=0)
    assert weary.decision is not None and weary.decision.kind == "action"


@pytest.mark.rule("K3")
def test_only_ranged_characters_join_an_attack_that_another_player_declares() -> None:
    t = archers("original").choose("done", seat=0).to("attack").choose(PLAIN, "Legolas", seat=1)
    assert t.decision is not None and t.decision.kind == "action" and t.state.step == "combat.player.1"
    assert not t["Gimli"].exhausted


@pytest.mark.rule("K3", "P6.11", "F1.11")
def test_an_enemy_reached_only_by_ranged_is_attacked_once_in_a_turn_too() -> None:
    drummer = made_up("Drummer", "ally", action(choose(heroes, ready(IT))), hit_points=1)
    seats = (player(heroes="Gimli", engaged=PLAIN), player(heroes="Legolas", allies=drummer))
    t = table(*seats, edition="original", phase="combat", skip_empty_windows=False).to("attack")
    t.attack(PLAIN, "Gimli", seat=0).to("attack").choose(PLAIN, "Legolas", seat=1)
    t.use(drummer, "Legolas", seat=1).to("combat.player.3").pass_(0).pass_(1)
    assert t.state.step == "combat.end"
    assert t[PLAIN].damage == 2 + 3 and not t["Legolas"].exhausted


@pytest.mark.rule("K3", "Q82")
@pytest.mark.parametrize("edition", ["original", "revised"])
def test_ranged_never_reaches_the_staging_area(edition: str) -> None:
    seats = (player(heroes=["Dúnhere", "Gimli"]), player(heroes="Legolas", engaged=PLAIN))
    t = table(*seats, staging="Forest Spider", edition=edition, phase="combat", skip_empty_windows=False).to("attack")
    t.choose("Forest Spider", "Dúnhere", seat=0)
    assert t.decision is not None and t.decision.kind == "action"
    t.to("attack")
    assert t.options(1) == ["attack:Plain", "done"]


@pytest.mark.rule("K3", "Q18")
def test_nobody_joins_a_quick_strike() -> None:
    seats = (player(heroes="Gimli", hand="Quick Strike", resources=1, engaged=PLAIN), player(heroes="Legolas"))
    t = table(*seats, phase="combat", skip_empty_windows=False).play("Quick Strike", seat=0)
    assert t.decision is not None and t.state.step == "combat.player.1"
    assert not t["Legolas"].exhausted


# -- sentinel -----------------------------------------------------------------------------------
BRUTE = enemy("Brute", attack=3)


@pytest.mark.rule("K4")
@pytest.mark.parametrize("edition", ["original", "revised"])
def test_a_sentinel_may_defend_another_player_after_that_player_declines(edition: str) -> None:
    seats = (player(heroes="Gimli", engaged=BRUTE), player(heroes=["Aragorn", "Thalin"]), player(heroes="Éowyn"))
    t = table(*seats, edition=edition, phase="combat", skip_empty_windows=False).to("defend")
    assert list(t.game.decisions) == [0]
    t.choose("undefended", seat=0)
    assert t.options(1) == ["defend:Aragorn", "undefended"]
    t.choose("Aragorn", seat=1)
    assert t["Aragorn"].exhausted
    t.to("combat.enemy.4")
    assert (t["Aragorn"].damage, t["Gimli"].damage) == (1, 0)


@pytest.mark.rule("K4")
def test_a_player_who_defends_needs_no_sentinel() -> None:
    seats = (player(heroes="Gimli", engaged=BRUTE), player(heroes="Aragorn"))
    t = table(*seats, phase="combat", skip_empty_windows=False).to("defend").defend("Gimli", seat=0)
    assert t.decision is not None and t.decision.step == "combat.enemy.2"


@pytest.mark.rule("K4")
def test_a_sentinel_must_be_ready_and_may_decline() -> None:
    seats = (player(heroes="Gimli", engaged=BRUTE), player(heroes="Aragorn"))
    weary = table(*seats, exhausted="Aragorn", phase="combat", skip_empty_windows=False).to("defend")
    weary.choose("undefended", seat=0)
    assert weary.decision is not None and weary.decision.step == "combat.enemy.2"
    t = table(*seats, phase="combat", skip_empty_windows=False).to("defend").choose("undefended", seat=0)
    t.choose("undefended", seat=1).to("combat.enemy.4")
    assert (t["Gimli"].damage, t["Aragorn"].damage) == (3, 0)


@pytest.mark.rule("K4")
def test_a_player_without_a_ready_character_is_helped_at_once() -> None:
    seats = (player(heroes="Gimli", engaged=BRUTE), player(heroes="Éowyn", allies="Gondorian Spearman"))
    t = table(*seats, exhausted="Gimli", phase="combat").to("defend")
    assert t.options(1) == ["defend:Gondorian Spearman", "undefended"]


@pytest.mark.rule("K4", "P6.2")
def test_an_effect_may_make_a_character_a_sentinel() -> None:
    captain = made_up("Captain", "ally", says(HAS_KEYWORD, heroes, word="sentinel"), hit_points=1)
    seats = (player(heroes="Gimli", engaged=BRUTE), player(heroes="Éowyn", allies=[captain, "Veteran Axehand"]))
    t = table(*seats, phase="combat").choose("undefended", seat=0)
    assert t.options(1) == ["defend:Éowyn", "undefended"]
