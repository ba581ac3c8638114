"""The rulings of docs/rulings.md that no other test proves."""

from __future__ import annotations

import pytest

from wilderland.language import (
    FIRST_PLAYER,
    SELF,
    YOU,
    When,
    after,
    an_ally,
    draw,
    forced,
    hand_of,
    put_into_play,
    raise_threat,
    response,
    when_revealed,
)
from wilderland.model.kinds import DISCARDED, NONE
from wilderland.model.records import Scope
from wilderland.testing import made_up, player, table


@pytest.mark.rule("E4", "E5")
def test_ruling_1_a_response_drawn_in_the_window_may_answer_the_same_happening() -> None:
    t = table(
        hero=["Aragorn", "Théodred"],
        allies=["Snowbourn Scout"],
        hand=["Valiant Sacrifice"],
        deck=["Valiant Sacrifice", "Faramir", "Gandalf", "Feint"],
        resources=2,
        engaged="Forest Spider",
        phase="combat",
    )
    t.to("defend").defend("Snowbourn Scout").to("response").respond("Valiant Sacrifice")
    assert t.can("Valiant Sacrifice", kind="respond")
    t.respond("Valiant Sacrifice")
    assert sorted(t.names("hand:0")) == ["Faramir", "Feint", "Gandalf"]


@pytest.mark.rule("E4")
def test_ruling_2_a_card_that_comes_later_does_not_answer_what_was_before() -> None:
    mourner = made_up("Mourner", "ally", response(after.leaves_play(an_ally), draw(1)), hit_points=1)
    summons = response(after.leaves_play(an_ally), put_into_play(hand_of(YOU).of_kind_ally))
    call = made_up("Call", "event", summons, cost=0)
    t = table(
        hero="Aragorn",
        allies=["Snowbourn Scout"],
        hand=[call, mourner],
        engaged="Forest Spider",
        phase="combat",
    )
    t.to("defend").defend("Snowbourn Scout").to("response").respond(call)
    assert t[mourner].place == "play:0"
    assert not t.can(mourner, kind="respond")


@pytest.mark.rule("W6", "P6.9")
def test_ruling_4_the_window_after_a_step_opens_though_the_attacker_has_gone() -> None:
    t = table(
        hero="Gimli",
        allies=["Gondorian Spearman"],
        engaged="Black Forest Bats",
        damage={"Black Forest Bats": 1},
        phase="combat",
        skip_empty_windows=False,
    )
    t.to("defend").defend("Gondorian Spearman").respond("Gondorian Spearman")
    assert t["Black Forest Bats"].place == "encounter-discard"
    assert t.decision is not None
    assert t.decision.step == "combat.enemy.2"
    t.pass_()
    assert t.decision.step == "combat.end"


@pytest.mark.card("Black Forest Bats")
@pytest.mark.rule("G5")
def test_ruling_6_each_player_may_choose_anybodys_committed_character() -> None:
    t = table(
        player(heroes=["Gimli"]),
        player(heroes=["Éowyn", "Eleanor"]),
        encounter=["Black Forest Bats", "Quiet Moment"],
        phase="quest",
    )
    t.commit("Gimli", seat=0).commit("Éowyn", "Eleanor", seat=1).to("choose")
    assert t.options(seat=0) == ["choose:Gimli", "choose:Éowyn", "choose:Eleanor"]
    t.choose("Éowyn", seat=0).choose("Eleanor", seat=1)
    assert [entry.args["card"][1] for entry in t.log("log-uncommit")] == ["eowyn", "eleanor"]


@pytest.mark.card("Wandering Took")
@pytest.mark.rule("P2.8")
@pytest.mark.parametrize(("threat", "may"), [(2, False), (3, True)])
def test_ruling_7_wandering_took_needs_three_threat_to_lower(threat: int, may: bool) -> None:
    t = table(player(heroes="Éowyn", allies="Wandering Took", threat=threat), player(heroes="Gimli"))
    assert t.can("Wandering Took", kind="use", seat=0) is may


@pytest.mark.card("Forest Gate")
@pytest.mark.rule("G15")
def test_ruling_8_a_locations_response_is_the_first_players() -> None:
    t = table(player(heroes="Gimli"), player(heroes="Éowyn"), staging="Forest Gate", first=1, phase="travel")
    t.choose("Forest Gate", seat=1)
    assert list(t.game.decisions) == [1]
    t.respond("Forest Gate", seat=1)
    assert (len(t.names("hand:0")), len(t.names("hand:1"))) == (0, 2)


@pytest.mark.rule("G4", "W8")
def test_ruling_14_what_would_change_nothing_is_legal_but_not_timely() -> None:
    t = table(hero="Glorfindel", resources=1)
    assert t.can("Glorfindel", kind="use")
    option = next(o for o in t.decision.options if o.key.startswith("use:")) if t.decision else None
    assert option is not None
    assert not option.data.timely(t.state, Scope(option.card, 0))
    t.state.add_damage(t["Glorfindel"].id, 1)
    assert option.data.timely(t.state, Scope(option.card, 0))


@pytest.mark.rule("W2", "P2.2")
def test_ruling_15_the_only_way_to_pay_is_not_asked() -> None:
    t = table(hero=["Gimli", "Legolas"], hand=["Citadel Plate", "Blade of Gondolin"], resources=2)
    t.choose("Citadel Plate", kind="play").choose("Legolas")
    assert t["Citadel Plate"].hosted_by == "Legolas"
    assert (t["Gimli"].resources, t["Legolas"].resources) == (0, 0)


@pytest.mark.rule("P2.8")
def test_ruling_18_what_answers_a_cost_comes_after_the_effect_it_paid_for() -> None:
    greed = forced(When(DISCARDED, 1, lambda state, me, event: True), raise_threat(1, of=YOU))
    scavenger = made_up("Scavenger", "ally", greed, hit_points=1)
    t = table(hero="Éowyn", allies=scavenger, hand=["Feint", "Gandalf"], threat=20, skip_empty_windows=False)
    t.use("Éowyn", "Feint")
    assert t["Éowyn"].willpower == 5
    assert t.threat() == 21
    order = [entry.message for entry in t.game.log if entry.message in ("log-modify", "log-forced")]
    assert order == ["log-modify", "log-forced"]


@pytest.mark.rule("W2")
def test_ruling_19_only_the_player_whose_turn_it_is_acts_between_plays() -> None:
    t = table(player(heroes="Gimli", hand=["Veteran Axehand"], resources=2), player(heroes="Beravor"))
    assert list(t.game.decisions) == [0]
    t.play("Veteran Axehand", seat=0)
    assert t.decision is not None
    assert (t.decision.step, list(t.game.decisions)) == ("planning", [1])
    assert t.can("Beravor", kind="use", seat=1)


@pytest.mark.rule("E12", "P3.10")
def test_ruling_21_forced_effects_of_exploring_wait_for_the_next_stage_too() -> None:
    echo = made_up(
        "Echoing Dell", "location", forced(after.is_explored(SELF), raise_threat(1, of=FIRST_PLAYER)), quest_points=1
    )
    t = table(
        hero=["Éowyn", "Aragorn"],
        active=echo,
        quest="A Fork in the Road",
        stages=["Beorn's Path"],
        phase="quest",
    )
    t.commit("Éowyn", "Aragorn").to("travel")
    order = [entry.message for entry in t.game.log if entry.message in ("log-stage", "log-forced", "log-explored")]
    assert order == ["log-explored", "log-forced", "log-stage", "log-forced"]


@pytest.mark.card("Caught in a Web")
@pytest.mark.rule("C80")
@pytest.mark.parametrize(("phase", "readies"), [("refresh", False), ("travel", True)])
def test_ruling_22_a_webbed_hero_is_not_readied_by_cards_in_the_refresh_phase(phase: str, readies: bool) -> None:
    t = table(
        hero="Gimli",
        attached={"Gimli": ["Caught in a Web", "Unexpected Courage"]},
        exhausted=["Gimli"],
        phase=phase,
        skip_empty_windows=False,
    )
    t.to(phase if phase == "travel" else "action").use("Unexpected Courage")
    assert t["Gimli"].exhausted is not readies


@pytest.mark.card("Eleanor")
@pytest.mark.rule("K5", "C8")
def test_ruling_33_what_replaces_a_cancelled_guard_guards_nothing() -> None:
    dread = made_up("Sudden Dread", "treachery", when_revealed(raise_threat(7, of=FIRST_PLAYER)))
    t = table(hero="Eleanor", encounter=["Gandalf's Map", dread, "Forest Spider"], phase="quest", threat=20)
    t.to("response").respond("Eleanor")
    assert (t.threat(), t["Forest Spider"].place) == (20, "staging")
    assert t.state.cards[t["Gandalf's Map"].id].guard == NONE
