"""The encounter phase: optional engagement, engagement checks, being engaged (rules P5)."""

from __future__ import annotations

import pytest

from wilderland.language import (
    EACH_PLAYER,
    FIRST_PLAYER,
    IT,
    SELF,
    YOU,
    action,
    after,
    an_enemy,
    choose,
    discard,
    draw,
    encounter_deck,
    enemies,
    engage,
    forced,
    raise_threat,
    response,
    says,
    when_revealed,
)
from wilderland.model.kinds import CANNOT_ENGAGE, CONSIDERED_ENGAGED
from wilderland.testing import MadeUp, TestTable, made_up, player, table


def enemy(name: str, *parts: object, engagement: int, attack: int = 1, hit_points: int = 9) -> MadeUp:
    return made_up(name, "enemy", *parts, engagement=engagement, attack=attack, hit_points=hit_points, threat=1)


def engagements(t: TestTable) -> list[tuple[str, int]]:
    """Who engaged whom so far, in order."""
    cards = t.state.table.catalogue.faces
    return [(cards[dict(line.args)["card"][1]].name, dict(line.args)["seat"]) for line in t.log("log-engage")]


STALKER = enemy("Stalker", engagement=48)
PROWLER = enemy("Prowler", engagement=20)
LURKER = enemy("Lurker", engagement=20)
BEGGAR = enemy("Beggar", engagement=5)


# -- optional engagement ------------------------------------------------------------------------
@pytest.mark.rule("P5.1")
def test_a_player_may_engage_any_enemy_in_staging_whatever_its_cost() -> None:
    t = table(hero="Gimli", staging=[STALKER, "Forest Gate", PROWLER], threat=10, phase="encounter")
    assert t.options() == ["engage:Stalker", "engage:Prowler", "pass"]
    t.choose(STALKER)
    assert t[STALKER].place == "engaged:0"
    assert t[PROWLER].place == "staging"


@pytest.mark.rule("P5.1")
def test_a_player_may_pass() -> None:
    t = table(hero="Gimli", staging=STALKER, threat=10, phase="encounter", skip_empty_windows=False).pass_()
    assert t[STALKER].place == "staging"


@pytest.mark.rule("P5.1", "Q10")
def test_each_player_has_one_opportunity_in_player_order() -> None:
    t = table(
        player(heroes="Gimli", threat=1),
        player(heroes="Éowyn", threat=1),
        first=1,
        staging=[STALKER, PROWLER, LURKER],
        phase="encounter",
        skip_empty_windows=False,
    )
    assert list(t.game.decisions) == [1]
    t.choose(PROWLER)
    assert list(t.game.decisions) == [0]
    t.choose(STALKER)
    assert t.decision is not None and t.decision.kind == "action"
    assert (t[PROWLER].place, t[STALKER].place, t[LURKER].place) == ("engaged:1", "engaged:0", "staging")


@pytest.mark.rule("P5.1", "Q10")
def test_who_passed_is_not_asked_again() -> None:
    seats = (player(heroes="Gimli", threat=1), player(heroes="Éowyn", threat=1))
    t = table(*seats, staging=[STALKER, PROWLER], phase="encounter", skip_empty_windows=False)
    t.pass_().choose(PROWLER)
    assert t.decision is not None and t.decision.kind == "action"
    assert t.names("engaged:0") == []


@pytest.mark.rule("P5.1")
def test_an_enemy_may_forbid_optional_engagement() -> None:
    sniper = enemy("Far Archer", says(CANNOT_ENGAGE, SELF), engagement=48)
    t = table(hero="Gimli", staging=[sniper, STALKER], threat=10, phase="encounter")
    assert t.options() == ["engage:Stalker", "pass"]


# -- engagement checks --------------------------------------------------------------------------
@pytest.mark.rule("P5.2")
def test_the_worked_example_of_the_rule_books() -> None:
    """Threat 24 and 35 against enemies of 20, 25, 32 and 40; both players pass the first step."""
    t = table(
        player(heroes="Gimli", threat=24),
        player(heroes="Aragorn", threat=35),
        staging=["King Spider", "Forest Spider", "Ungoliant's Spawn", "Hummerhorns"],
        phase="encounter",
        skip_empty_windows=False,
    )
    t.pass_(0).pass_(1).to("encounter.checks")
    assert engagements(t) == [("King Spider", 0), ("Ungoliant's Spawn", 1), ("Forest Spider", 1)]
    assert t.names("engaged:0") == ["King Spider"]
    assert set(t.names("engaged:1")) == {"Ungoliant's Spawn", "Forest Spider"}
    assert t.names("staging") == ["Hummerhorns"]


@pytest.mark.rule("P5.2")
@pytest.mark.parametrize(("threat", "place"), [(19, "staging"), (20, "engaged:0"), (21, "engaged:0")])
def test_an_enemy_comes_whose_cost_is_not_above_the_threat(threat: int, place: str) -> None:
    t = table(hero="Gimli", staging=PROWLER, threat=threat, phase="encounter", skip_empty_windows=False)
    assert t.pass_().to("encounter.checks")[PROWLER].place == place


@pytest.mark.rule("P5.2")
def test_the_highest_cost_comes_first_and_the_checks_go_on() -> None:
    t = table(hero="Gimli", staging=[BEGGAR, STALKER, PROWLER], threat=40, phase="encounter", skip_empty_windows=False)
    t.pass_().to("encounter.checks")
    assert engagements(t) == [("Prowler", 0), ("Beggar", 0)]
    assert t[STALKER].place == "staging"


@pytest.mark.rule("P5.2")
def test_the_first_player_is_checked_first() -> None:
    seats = (player(heroes="Gimli", threat=40), player(heroes="Éowyn", threat=40))
    t = table(*seats, first=1, staging=[BEGGAR, PROWLER], phase="encounter", skip_empty_windows=False)
    t.pass_().pass_().to("encounter.checks")
    assert engagements(t) == [("Prowler", 1), ("Beggar", 0)]


@pytest.mark.rule("P5.2")
def test_the_first_player_chooses_among_equals_also_for_another_player() -> None:
    seats = (player(heroes="Gimli", threat=1), player(heroes="Éowyn", threat=40))
    t = table(*seats, staging=[PROWLER, LURKER, BEGGAR], phase="encounter", skip_empty_windows=False)
    t.pass_().pass_().pass_().pass_()
    assert t.decision is not None and (t.decision.seat, t.decision.kind) == (0, "engagement")
    assert t.options() == ["engage:Prowler", "engage:Lurker"]
    t.choose(LURKER).to("encounter.checks")
    assert engagements(t) == [("Lurker", 1), ("Prowler", 1), ("Beggar", 1)]


@pytest.mark.rule("P5.2")
def test_only_a_full_round_without_engagement_ends_the_checks() -> None:
    """Checked without result before, the first player is checked again after the other's enemy came."""
    bully = enemy("Bully", forced(after.engages(SELF), raise_threat(25, of=EACH_PLAYER)), engagement=30)
    seats = (player(heroes="Gimli", threat=1), player(heroes="Éowyn", threat=24))
    t = table(*seats, staging=[bully, PROWLER], phase="encounter", skip_empty_windows=False)
    t.pass_(0).choose(bully, seat=1).to("encounter.checks")
    assert engagements(t) == [("Bully", 1), ("Prowler", 0)]


@pytest.mark.rule("P5.2", "X1")
def test_a_player_eliminated_by_an_engagement_is_checked_no_more() -> None:
    doom = enemy("Doom", forced(after.engages(SELF), raise_threat(20, of=YOU)), engagement=30)
    seats = (player(heroes="Gimli", threat=35), player(heroes="Éowyn", threat=6))
    t = table(*seats, staging=[doom, BEGGAR], phase="encounter", skip_empty_windows=False)
    t.pass_(0).pass_(1).to("encounter.checks")
    assert engagements(t) == [("Doom", 0), ("Beggar", 1)]
    assert t[doom].place == "staging"


# -- engaging, however it came about ------------------------------------------------------------
COUSIN = made_up("Watchful Cousin", "ally", response(after.engages(an_enemy), draw(1, by=YOU)), hit_points=1)
TICK = enemy("Tick", forced(after.engages(SELF), raise_threat(2, of=YOU)), engagement=20)


def both_triggered(t: TestTable) -> bool:
    """The enemy's own effect came, and the player's answer to having engaged it is offered."""
    return t.threat(0) == 27 and t.can(COUSIN)


@pytest.mark.rule("P5.3", "F1.49")
def test_optional_engagement_triggers_both_sides() -> None:
    t = table(hero="Gimli", allies=COUSIN, staging=TICK, threat=25, phase="encounter")
    assert both_triggered(t.choose(TICK))


@pytest.mark.rule("P5.3", "F1.49")
def test_an_engagement_check_triggers_both_sides() -> None:
    t = table(hero="Gimli", allies=COUSIN, staging=TICK, threat=25, phase="encounter")
    assert both_triggered(t.pass_())


@pytest.mark.rule("P5.3", "F1.49")
def test_engaging_by_a_card_effect_triggers_both_sides() -> None:
    herald = made_up("Herald", "ally", action(choose(enemies.in_staging, engage(IT))), hit_points=1)
    t = table(hero="Gimli", allies=[COUSIN, herald], staging=TICK, threat=25, phase="planning")
    assert both_triggered(t.use(herald))
    assert t[TICK].place == "engaged:0"


@pytest.mark.rule("P5.3", "Q66")
def test_an_enemy_that_enters_play_engaged_has_engaged() -> None:
    ambush = made_up("Ambush", "treachery", when_revealed(engage(encounter_deck.titled("Tick"), by=FIRST_PLAYER)))
    t = table(hero="Gimli", allies=COUSIN, encounter=[ambush, TICK], threat=25, phase="quest")
    t.commit()
    assert t[TICK].place == "engaged:0"
    assert both_triggered(t)


# -- considered engaged -------------------------------------------------------------------------
BANE = enemy(
    "Old Bane",
    says(CONSIDERED_ENGAGED, SELF),
    forced(after.engages(SELF), raise_threat(9, of=YOU)),
    engagement=1,
)


@pytest.mark.rule("P5.4", "F1.50")
def test_an_enemy_considered_engaged_stays_in_staging_and_engages_nobody() -> None:
    t = table(hero="Gimli", allies=COUSIN, staging=BANE, threat=30, phase="encounter", skip_empty_windows=False)
    t.to("encounter.checks")
    assert t[BANE].place == "staging" and t.staging_threat == 1
    assert t.threat() == 30
    assert engagements(t) == [] and not t.can(COUSIN)


@pytest.mark.rule("P5.4")
def test_it_cannot_be_engaged_optionally_either() -> None:
    t = table(hero="Gimli", staging=[BANE, STALKER], threat=30, phase="encounter")
    assert t.options() == ["engage:Stalker", "pass"]


@pytest.mark.rule("P5.4", "F1.50")
@pytest.mark.parametrize("feinted", [False, True])
def test_it_attacks_unless_an_effect_on_engaged_enemies_such_as_feint_prevents_it(feinted: bool) -> None:
    t = table(
        hero="Gimli", staging=[BANE, STALKER], hand="Feint", resources=1, phase="combat", skip_empty_windows=False
    )
    if feinted:
        t.play("Feint")
    t.to("combat.end")
    assert t["Gimli"].damage == (0 if feinted else 1)
    assert t[BANE].place == "staging"


# -- being engaged ------------------------------------------------------------------------------
@pytest.mark.rule("P5.5")
def test_enemies_do_not_attack_when_they_engage() -> None:
    t = table(hero="Gimli", engaged=PROWLER, staging=LURKER, threat=30, phase="encounter", skip_empty_windows=False)
    t.choose(LURKER).to("encounter.checks")
    assert t.log("log-enemy-attacks") == [] and t.log("log-shadow-dealt") == []
    assert t["Gimli"].damage == 0
    t.to("refresh")
    assert len(t.log("log-enemy-attacks")) == 2


@pytest.mark.rule("P5.6")
def test_an_engaged_enemy_stays_engaged_round_after_round() -> None:
    shadow_boxer = enemy("Shadow Boxer", engagement=45, attack=0)
    t = table(hero="Gimli", engaged=shadow_boxer, threat=10, phase="combat")
    t.until(lambda t: t.state.round == 4)
    assert t[shadow_boxer].place == "engaged:0"
    assert len(t.log("log-enemy-attacks")) == 3


@pytest.mark.rule("P5.6", "F1.20")
def test_an_effect_may_return_it_to_the_staging_area() -> None:
    t = table(hero="Éowyn", engaged=STALKER, hand="A Light in the Dark", resources=2, phase="planning")
    t.play("A Light in the Dark")
    assert t[STALKER].place == "staging"


@pytest.mark.rule("P5.6", "F1.20")
def test_an_effect_may_move_it_to_another_player() -> None:
    seats = (
        player(heroes="Aragorn", hand="Son of Arnor", resources=3),
        player(heroes="Éowyn", engaged=STALKER),
    )
    t = table(*seats, phase="planning")
    t.play("Son of Arnor").respond("Son of Arnor")
    assert t[STALKER].place == "engaged:0"
    assert t.names("engaged:1") == []


@pytest.mark.rule("P5.6", "F1.20")
def test_an_effect_may_remove_it() -> None:
    trapper = made_up("Trapper", "ally", action(choose(enemies.engaged, discard(IT))), hit_points=1)
    t = table(hero="Gimli", allies=trapper, engaged=STALKER, phase="planning").use(trapper)
    assert t[STALKER].place == "encounter-discard"


@pytest.mark.rule("P5.6")
def test_destroyed_it_is_engaged_no_more() -> None:
    rat = enemy("Rat", engagement=45, attack=0, hit_points=1)
    t = table(hero="Gimli", engaged=rat, phase="combat", skip_empty_windows=False)
    t.to("attack").attack(rat, "Gimli").to("combat.end")
    assert t[rat].place == "encounter-discard" and t.names("engaged:0") == []


@pytest.mark.rule("P5.6", "X2")
def test_it_goes_back_to_staging_when_its_player_is_eliminated() -> None:
    gloom = made_up("Gloom", "ally", action(raise_threat(50, of=YOU)), hit_points=1)
    seats = (player(heroes="Gimli"), player(heroes="Éowyn", allies=gloom, engaged=STALKER))
    t = table(*seats, phase="planning").use(gloom, seat=1)
    assert t[STALKER].place == "staging"
