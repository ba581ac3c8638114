"""W: the seven phases, every action window of the chart, who may act in it, when it closes; the edges of phases."""

from __future__ import annotations

import pytest

from wilderland.effects.numbers import stat
from wilderland.errors import IllegalChoice
from wilderland.language import (
    EACH_PLAYER,
    YOU,
    action,
    after,
    allies,
    cancel,
    characters,
    deal,
    draw,
    end_phase,
    exhaust_self,
    forced,
    heroes,
    modify,
    once_per_round,
    passive,
    raise_threat,
    reduce_threat,
    response,
    times_per_phase,
    to,
    until_end_of_round,
    when,
    when_revealed,
)
from wilderland.model.kinds import (
    CANNOT_COMMIT,
    COMBAT,
    ENCOUNTER,
    END_OF_PHASE,
    END_OF_ROUND,
    PHASES,
    PLANNING,
    QUESTING,
    REFRESH,
    RESOURCE,
    TRAVEL,
    WILLPOWER,
)
from wilderland.testing import MadeUp, Player, TestTable, made_up, player, table

SPARK = made_up("Spark", "event", action(reduce_threat(1, of=YOU)), cost=0)
"""Costs nothing and may be played in every window."""

SEATS = [
    player(heroes="Gimli", threat=20),
    player(heroes="Éowyn", threat=20),
    player(heroes="Aragorn", threat=20),
    player(heroes="Beravor", threat=20),
]


def position(*seats: Player, **more: object) -> TestTable:
    """A position in which every window opens."""
    return table(*seats, skip_empty_windows=False, **more)  # type: ignore[arg-type]


def go_on(t: TestTable) -> None:
    """Answer with as little as possible."""
    assert t.decision is not None
    words = ("pass", "done", "undefended", "stay")
    options = t.decision.options
    t.game.choose(next((option for option in options if option.key in words), options[0]))


DUMMY = made_up("Dummy", "enemy", attack=0, defense=0, hit_points=99, engagement=50)
"""Neither kills nor dies."""


def round_of(t: TestTable) -> list[str]:
    """Pass through one round; the windows as they open (each to all seats still in the game), and planning turns."""
    windows = []
    begun = t.state.round
    while t.decision is not None and t.state.round == begun:
        if t.decision.kind == "planning":
            windows.append(f"{t.decision.step} {t.decision.seat}")
        elif t.decision.kind == "action" and list(t.game.decisions) == list(t.state.order()):
            windows.append(t.decision.step)
        go_on(t)
    return windows


def chart(seats: int) -> list[str]:
    """The round without any attack."""
    planning = [step for seat in range(seats) for step in (f"planning.turn {seat}", "planning")]
    return [
        "resource",
        *planning,
        "quest.begin",
        "quest.commit",
        "quest.staging",
        "quest.resolution",
        "travel",
        "encounter.optional",
        "encounter.checks",
        "combat.shadows",
        "combat.end",
        "refresh",
    ]


ENEMY_STEPS = ["combat.enemy.1", "combat.enemy.2", "combat.enemy.3", "combat.enemy.4"]
PLAYER_STEPS = ["combat.player.1", "combat.player.2", "combat.player.3"]


# -- the chart ----------------------------------------------------------------------------------
@pytest.mark.rule("W1", "W3", "W10")
@pytest.mark.parametrize("edition", ["revised", "original"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_round_has_every_window_of_the_chart_in_its_order(seats: int, edition: str) -> None:
    t = position(*SEATS[:seats], phase="resource", edition=edition)
    assert round_of(t) == chart(seats)


@pytest.mark.rule("W4", "W5", "W7")
def test_the_windows_of_travel_encounter_and_refresh_come_after_what_they_follow() -> None:
    t = position(
        player(heroes="Gimli", threat=26),
        staging=["Old Forest Road", "Forest Spider", "Ungoliant's Spawn"],
        exhausted="Gimli",
        phase="travel",
    )
    assert t.decision is not None and t.decision.kind == "travel"
    t.choose("Old Forest Road").to("travel")
    assert t.decision.kind != "travel" and t["Old Forest Road"].place == "active"
    t.to("engage").choose("Ungoliant's Spawn").to("encounter.optional")
    assert (t["Ungoliant's Spawn"].place, t["Forest Spider"].place) == ("engaged:0", "staging")
    t.to("encounter.checks")
    assert t["Forest Spider"].place == "engaged:0"


@pytest.mark.rule("W7")
def test_the_refresh_window_comes_after_readying_the_raise_and_the_token() -> None:
    t = position(*SEATS[:2], exhausted="Gimli", phase="refresh")
    assert t.decision is not None and t.decision.step == "refresh"
    assert t["Gimli"].exhausted is False
    assert (t.threat(0), t.state.first) == (21, 1)
    order = [entry.message for entry in t.game.log]
    assert order.index("log-refresh") < order.index("log-threat") < order.index("log-first-player")


@pytest.mark.rule("W1")
def test_the_resource_window_comes_after_collecting_and_drawing() -> None:
    t = position(player(heroes="Gimli", deck=["Feint"]), phase="resource")
    assert t.decision is not None and t.decision.step == "resource"
    assert (t["Gimli"].resources, t.names("hand:0")) == (1, ["Feint"])


@pytest.mark.rule("W3")
def test_the_windows_of_the_quest_phase_stand_between_its_steps() -> None:
    t = position(player(heroes="Éowyn", threat=20), encounter=["Old Forest Road", "Quiet Moment"], phase="quest")
    assert t.decision is not None and t.decision.step == "quest.begin"
    assert t["Éowyn"].committed is False
    t.to("commit").commit("Éowyn", seat=0)
    assert t.decision.step == "quest.commit"
    assert (t["Éowyn"].committed, t["Old Forest Road"].place) == (True, "encounter-deck")
    t.to("quest.staging")
    assert (t["Old Forest Road"].place, t["Flies and Spiders"].progress) == ("staging", 0)
    t.to("quest.resolution")
    assert t["Flies and Spiders"].progress == 3
    t.to("travel")
    assert t["Flies and Spiders"].progress == 3


def combat_of(t: TestTable) -> list[tuple[str, int]]:
    """Everybody attacks everything with the first character at hand: the windows, and whose attack each is of."""
    windows: list[tuple[str, int]] = []
    while t.decision is not None and t.decision.step.startswith("combat"):
        if t.decision.kind == "action" and list(t.game.decisions) == list(t.state.order()):
            windows.append((t.decision.step, t.state.attacks[-1].seat if t.state.attacks else -1))
        if t.decision.kind == "attack" or (t.decision.kind == "attackers" and not t.can("done")):
            t.game.choose(t.decision.options[0])
        else:
            go_on(t)
    return windows


@pytest.mark.rule("W6")
@pytest.mark.parametrize("edition", ["revised", "original"])
def test_every_step_of_every_attack_has_its_window(edition: str) -> None:
    t = position(player(heroes=["Gimli", "Legolas"], engaged=[DUMMY, DUMMY], threat=1), phase="combat", edition=edition)
    windows = [step for step, _ in combat_of(t)]
    assert windows == ["combat.shadows", *ENEMY_STEPS * 2, *PLAYER_STEPS * 2, "combat.end"]


@pytest.mark.rule("W6", "G23")
def test_all_enemies_attack_before_the_players_do_and_players_take_turns() -> None:
    seats = [player(heroes=hero, engaged=DUMMY, threat=1) for hero in ("Gimli", "Éowyn", "Aragorn")]
    windows = combat_of(position(*seats, first=1, phase="combat"))
    enemies = [(step, seat) for seat in (1, 2, 0) for step in ENEMY_STEPS]
    players = [(step, seat) for seat in (1, 2, 0) for step in PLAYER_STEPS]
    assert windows == [("combat.shadows", -1), *enemies, *players, ("combat.end", -1)]


@pytest.mark.rule("W6")
def test_the_windows_of_an_enemy_attack_stand_between_its_steps() -> None:
    t = position(
        player(heroes=["Gimli", "Éowyn"], engaged="King Spider"), encounter=["East Bight Patrol"], phase="combat"
    )
    t.to("combat.shadows")
    assert len(t["King Spider"].shadows) == 1
    t.to("combat.enemy.1")
    assert t.state.attacks[-1].enemy == t["King Spider"].id
    assert t["Gimli"].exhausted is False
    t.to("defend").defend("Gimli")
    assert t.decision is not None and t.decision.step == "combat.enemy.2"
    assert (t["Gimli"].exhausted, t["King Spider"].attack) == (True, 3)
    t.to("combat.enemy.3")
    assert (t["King Spider"].attack, t["Gimli"].damage) == (4, 0)
    t.to("combat.enemy.4")
    assert t["Gimli"].damage == 2


@pytest.mark.rule("W6")
def test_the_windows_of_a_players_attack_stand_between_its_steps() -> None:
    t = position(player(heroes="Gimli", engaged=DUMMY, threat=1), phase="combat")
    t.to("attack").attack(DUMMY, "Gimli")
    assert t.decision is not None and t.decision.step == "combat.player.1"
    assert t["Gimli"].exhausted is True
    t.to("combat.player.2")
    assert (t.state.attacks[-1].strength, t[DUMMY].damage) == (2, 0)
    t.to("combat.player.3")
    assert t[DUMMY].damage == 2


@pytest.mark.rule("W1", "W7")
def test_the_seven_phases_follow_each_other_round_after_round() -> None:
    t = position(*SEATS[:1], phase="resource")
    t.until(lambda t: t.state.round == 3)
    phases = [entry.args["phase"] for entry in t.log("log-phase")]
    assert phases[:14] == [*PHASES[1:], *PHASES[1:]]


@pytest.mark.rule("W1")
def test_windows_without_any_legal_action_are_skipped_where_the_setup_says_so() -> None:
    t = table(hero="Gimli", hand=["Feint"], resources=1, engaged="King Spider", phase="resource")
    assert t.decision is not None and t.decision.step not in ("resource", "planning", "quest.begin")
    t.to("action")
    assert t.decision.step == "combat.shadows"


# -- inside a window ----------------------------------------------------------------------------
@pytest.mark.rule("W1")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_window_is_open_to_several_seats_at_once_and_any_may_act_first(order: tuple[int, int]) -> None:
    t = position(
        player(heroes="Gimli", hand=[SPARK], threat=20),
        player(heroes="Éowyn", hand=[SPARK], threat=20),
        phase="resource",
    )
    assert list(t.game.decisions) == [0, 1]
    assert all(decision.kind == "action" for decision in t.game.decisions.values())
    for seat in order:
        assert t.can(SPARK, seat=seat)
        t.play(SPARK, seat=seat)
    played = [entry.args["seat"] for entry in t.log("log-use") + t.log("log-play")]
    assert played == list(order)
    assert (t.threat(0), t.threat(1)) == (19, 19)


@pytest.mark.rule("W1")
def test_a_window_is_open_to_the_seats_in_player_order() -> None:
    t = position(*SEATS[:3], first=2, phase="travel")
    assert list(t.game.decisions) == [2, 0, 1]
    assert t.decision is not None and t.decision.seat == 2


@pytest.mark.rule("W1")
def test_a_window_closes_when_all_players_have_passed() -> None:
    t = position(*SEATS[:3], phase="travel")
    for seat, left in ((1, [0, 2]), (2, [0])):
        t.pass_(seat=seat)
        assert list(t.game.decisions) == left
        assert t.decision is not None and t.decision.step == "travel"
    t.pass_(seat=0)
    assert t.decision is not None and t.decision.step == "encounter.optional"


@pytest.mark.rule("W1")
def test_any_action_reopens_the_round_of_passes() -> None:
    t = position(player(heroes="Gimli", hand=[SPARK]), player(heroes="Éowyn", hand=[SPARK]), phase="travel")
    t.pass_(seat=0)
    assert list(t.game.decisions) == [1]
    t.play(SPARK, seat=1)
    assert list(t.game.decisions) == [0, 1]
    t.pass_(seat=1).play(SPARK, seat=0)
    assert list(t.game.decisions) == [0, 1]
    t.pass_(seat=0).pass_(seat=1)
    assert t.decision is not None and t.decision.step == "encounter.optional"


@pytest.mark.rule("W1")
def test_an_action_that_was_called_off_is_no_action() -> None:
    t = position(
        player(heroes="Gimli", hand=[SPARK]),
        player(heroes=["Éowyn", "Eleanor"], hand=["The Galadhrim's Greeting"], resources=2),
        phase="travel",
    )
    t.pass_(seat=0).choose("The Galadhrim's Greeting", seat=1).choose("cancel", seat=1)
    assert list(t.game.decisions) == [1]
    assert t["The Galadhrim's Greeting"].place == "hand:1"
    assert (t["Éowyn"].resources, t["Eleanor"].resources) == (2, 2)


@pytest.mark.rule("W1", "W8")
def test_any_number_of_actions_in_one_window() -> None:
    t = position(player(heroes="Gimli", hand=[SPARK] * 5, threat=20), phase="travel")
    for _ in range(5):
        t.play(SPARK)
        assert t.decision is not None and t.decision.step == "travel"
    assert t.threat() == 15


@pytest.mark.rule("W1")
def test_a_seat_that_has_passed_may_not_act_until_somebody_else_does() -> None:
    t = position(player(heroes="Gimli", hand=[SPARK]), player(heroes="Éowyn"), phase="travel")
    spark = t.game.decisions[0].options[0].key
    t.pass_(seat=0)
    with pytest.raises(IllegalChoice):
        t.game.choose(spark, seat=0)


@pytest.mark.rule("W1")
def test_an_eliminated_player_is_not_asked() -> None:
    t = position(*SEATS[:2], phase="quest")
    t.game.adjust(seat=0, threat=50)
    assert list(t.game.decisions) == [1]
    t.to("travel")
    assert list(t.game.decisions) == [1]


@pytest.mark.rule("W3")
def test_framework_steps_cannot_be_interrupted_by_actions_but_by_responses() -> None:
    ward = made_up("Ward", "ally", response(to.when_revealed(None), cancel(), cost=exhaust_self), hit_points=1)
    gloom = made_up("Gloom", "treachery", when_revealed(raise_threat(5, of=EACH_PLAYER)))
    t = position(
        player(heroes="Gimli", allies=ward, hand=[SPARK], threat=20),
        player(heroes="Éowyn", threat=20),
        encounter=[gloom, "Quiet Moment", "Quiet Moment"],
        phase="quest",
    )
    t.to("quest.commit").to("response")
    assert t.decision is not None and t.options(0) == ["respond:Ward", "pass"]
    reason = t.game.why(f"play:{t[SPARK].id}", seat=0)
    assert reason is not None and reason.rule == "W2"
    t.respond(ward)
    assert t.decision is not None and (t.decision.kind, t.decision.step) == ("action", "quest.staging")
    assert len(t.log("log-reveal")) == 2  # both cards came without a window between them
    assert t.threat(0) == 20


# -- W2 planning --------------------------------------------------------------------------------
@pytest.mark.rule("W2", "P2.1")
def test_in_the_planning_phase_one_player_after_the_other_plays_with_a_window_after_each() -> None:
    t = position(
        player(heroes="Aragorn", hand=["Guard of the Citadel"], resources=2, deck=[]),
        player(heroes="Éowyn", hand=["Wandering Took"], resources=2, deck=[]),
    )
    assert list(t.game.decisions) == [0]
    assert t.decision is not None and (t.decision.kind, t.decision.seat) == ("planning", 0)
    t.play("Guard of the Citadel")
    assert t.decision is not None and (t.decision.kind, t.decision.seat) == ("planning", 0)
    t.pass_()
    assert [decision.step for decision in t.game.decisions.values()] == ["planning", "planning"]
    t.pass_().pass_()
    assert t.decision is not None and (t.decision.kind, t.decision.seat) == ("planning", 1)
    t.play("Wandering Took").pass_()
    assert list(t.game.decisions) == [0, 1]
    t.pass_().pass_()
    assert t.decision is not None and t.decision.step == "quest.begin"


@pytest.mark.rule("W2")
def test_actions_may_be_taken_between_cards_played() -> None:
    t = position(
        player(heroes="Aragorn", hand=["Steward of Gondor", "Guard of the Citadel"], resources=2, deck=[]),
    )
    t.play("Steward of Gondor")
    assert not t.can("Guard of the Citadel", kind="play")
    t.use("Steward of Gondor").play("Guard of the Citadel")
    assert t["Guard of the Citadel"].place == "play:0"


@pytest.mark.rule("W2", "P2.1")
def test_allies_and_attachments_may_be_played_in_no_other_phase_and_in_no_window() -> None:
    t = position(
        player(heroes="Aragorn", hand=["Guard of the Citadel", "Steward of Gondor", SPARK], resources=9, deck=[]),
        phase="resource",
    )
    ally, title = t["Guard of the Citadel"], t["Steward of Gondor"]
    playable: dict[str, bool] = {}
    while t.decision is not None and t.state.round == 1:
        if t.decision.kind in ("action", "planning"):
            both = [t.can(ally.printed.name, kind="play"), t.can(title.printed.name, kind="play")]
            assert both in ([True, True], [False, False])
            playable[t.decision.step] = both[0]
            assert t.can(SPARK)
            for card in (ally, title):
                reason = t.game.why(f"play:{card.id}", seat=0)
                assert (reason is None) is both[0]
                if reason is not None:
                    assert reason.rule == "W2"
        go_on(t)
    assert [step for step, can in playable.items() if can] == ["planning.turn"]
    assert list(playable) == [step.partition(" ")[0] for step in chart(1)]


# -- W8 phases of actions -----------------------------------------------------------------------
def usable(card: MadeUp | str, **more: object) -> list[str]:
    """The windows of a round in which this card of a hand or in play is offered."""
    t = position(phase="resource", **more)
    found = []
    while t.decision is not None and t.state.round == 1:
        if t.can(card, seat=0, kind="play") or t.can(card, seat=0, kind="use"):
            assert t.decision.kind in ("action", "planning")
            found.append(t.decision.step)
        go_on(t)
    return found


@pytest.mark.rule("W8")
@pytest.mark.parametrize("phase", [RESOURCE, PLANNING, QUESTING, TRAVEL, ENCOUNTER, COMBAT, REFRESH])
def test_an_action_of_a_phase_works_only_in_windows_of_that_phase(phase: int) -> None:
    bound = made_up("Bound", "event", action(draw(1), phase=phase), cost=0)
    windows = usable(bound, hero="Gimli", hand=[bound], threat=1)
    expected = [step.partition(" ")[0] for step in chart(1) if step.startswith(PHASES[phase])]
    assert windows == expected != []


@pytest.mark.rule("W8")
def test_an_action_on_a_card_in_play_may_be_of_a_phase_too() -> None:
    scout = made_up("Scout", "ally", action(draw(1), cost=exhaust_self, phase=TRAVEL), hit_points=1)
    assert usable(scout, hero="Gimli", allies=scout, threat=1) == ["travel"]


@pytest.mark.rule("W8")
def test_an_action_without_a_phase_works_in_every_window() -> None:
    assert usable(SPARK, hero="Gimli", hand=[SPARK], threat=1) == [step.partition(" ")[0] for step in chart(1)]


@pytest.mark.rule("W8")
def test_the_core_sets_quest_and_combat_actions_keep_to_their_phases() -> None:
    quest = usable(
        "Radagast's Cunning", hero="Beravor", hand=["Radagast's Cunning"], resources=1, staging="King Spider"
    )
    assert set(quest) == {"quest.begin", "quest.commit", "quest.staging", "quest.resolution"}
    combat = usable("Feint", hero="Gimli", hand=["Feint"], resources=1, engaged="Black Forest Bats", threat=1)
    assert combat[0] == "combat.shadows" and all(step.startswith("combat.") for step in combat)


@pytest.mark.rule("W8")
def test_each_action_of_a_card_is_offered_by_itself() -> None:
    both = made_up("Janus", "ally", action(reduce_threat(1, of=YOU), phase=TRAVEL), action(draw(1)), hit_points=1)
    t = position(player(heroes="Gimli", allies=both, threat=20, deck=["Feint"]), phase="travel")
    card = t[both].id
    assert [option.key for option in t.game.decisions[0].options] == [f"use:{card}", f"use:{card}.1", "pass"]
    t.choose(f"use:{card}.1")
    assert (t.names("hand:0"), t.threat()) == (["Feint"], 20)
    t.choose(f"use:{card}").to("encounter.optional")
    assert t.threat() == 19
    assert [option.key for option in t.game.decisions[0].options] == [f"use:{card}.1", "pass"]
    assert t.game.why(f"use:{card}.1", seat=0) is None
    reason = t.game.why(f"use:{card}", seat=0)
    assert reason is not None and reason.rule == "W8"


@pytest.mark.rule("W8")
def test_the_game_says_why_an_action_waits_for_its_phase() -> None:
    t = position(player(heroes="Gimli", hand=["Feint"], resources=1, engaged="King Spider"), phase="travel")
    reason = t.game.why(f"play:{t['Feint'].id}", seat=0)
    assert reason is not None and reason.rule == "W8"


@pytest.mark.rule("W8", "F1.10")
def test_actions_are_limited_by_their_costs_and_printed_limits_only() -> None:
    t = position(
        player(heroes="Beravor", attached={"Beravor": "Protector of Lórien"}, hand=["Feint", "Feint"]), phase="travel"
    )
    t.use("Protector of Lórien", "Feint", "effect:defense").use("Protector of Lórien", "effect:defense")
    assert t["Beravor"].defense == 4
    assert not t.can("Protector of Lórien")  # nothing left to discard
    t = position(
        player(heroes="Beravor", attached={"Beravor": "Protector of Lórien"}, hand=["Feint"] * 4), phase="travel"
    )
    for _ in range(3):
        t.use("Protector of Lórien", "Feint", "effect:defense")
    assert t["Beravor"].defense == 5
    assert not t.can("Protector of Lórien")  # three times a phase


# -- W9 the edges -------------------------------------------------------------------------------
def bell(moment: object, **facts: object) -> MadeUp:
    """An ally that raises its player's threat by 1 at a moment."""
    return made_up("Bell", "ally", forced(moment, raise_threat(1, of=YOU)), hit_points=1, **facts)  # type: ignore[arg-type]


@pytest.mark.rule("W9")
@pytest.mark.parametrize(
    ("phase", "before", "first"),
    [
        (PLANNING, "resource", "planning.turn"),
        (QUESTING, "planning", "quest.begin"),
        (TRAVEL, "quest.resolution", "travel"),
        (ENCOUNTER, "travel", "encounter.optional"),
        (COMBAT, "encounter.checks", "combat.shadows"),
    ],
)
def test_at_the_beginning_of_a_phase_is_before_its_first_window(phase: int, before: str, first: str) -> None:
    t = position(player(heroes="Gimli", allies=bell(when.beginning_of_phase(phase)), threat=1), phase=PHASES[phase - 1])
    t.to(before)
    assert t.threat() == 1
    t.to(first)
    assert t.threat() == 2
    t.until(lambda t: t.state.phase > phase)
    assert len(t.log("log-forced")) == 1


@pytest.mark.rule("W9")
@pytest.mark.parametrize(
    ("phase", "last", "after_it"),
    [
        (RESOURCE, "resource", "planning.turn"),
        (PLANNING, "planning", "quest.begin"),
        (QUESTING, "quest.resolution", "travel"),
        (TRAVEL, "travel", "encounter.optional"),
        (ENCOUNTER, "encounter.checks", "combat.shadows"),
    ],
)
def test_at_the_end_of_a_phase_is_after_its_last_window(phase: int, last: str, after_it: str) -> None:
    t = position(player(heroes="Gimli", allies=bell(after.end_of_phase(phase)), threat=1), phase=PHASES[phase])
    t.to(last)
    assert t.threat() == 1
    t.to(after_it)
    assert t.threat() == 2


@pytest.mark.rule("W9")
@pytest.mark.parametrize(
    ("phase", "last", "after_it"),
    [
        ("resource", "resource", "planning.turn"),
        ("quest", "quest.resolution", "travel"),
        ("encounter", "encounter.checks", "combat.shadows"),
        ("combat", "combat.end", "refresh"),
        ("refresh", "refresh", "resource"),
    ],
)
def test_until_the_end_of_the_phase_lasts_through_its_windows(phase: str, last: str, after_it: str) -> None:
    song = made_up("Song", "event", action(modify(characters, END_OF_PHASE, willpower=5)), cost=0)
    t = position(player(heroes="Gimli", hand=[song], threat=1), phase=phase)
    t.play(song).to(last)
    assert t["Gimli"].willpower == 7
    t.pass_().to(after_it)
    assert t["Gimli"].willpower == 2


@pytest.mark.rule("W9")
def test_until_the_end_of_the_round_lasts_through_the_refresh_window() -> None:
    song = made_up("Song", "event", action(modify(characters, END_OF_ROUND, willpower=5)), cost=0)
    t = position(player(heroes="Gimli", hand=[song], threat=1), phase="quest")
    t.play(song).to("travel")
    assert t["Gimli"].willpower == 7
    t.to("refresh")
    assert t["Gimli"].willpower == 7
    t.to("resource")
    assert t["Gimli"].willpower == 2


@pytest.mark.rule("W9")
def test_what_is_said_until_the_end_of_the_round_is_forgotten_with_it() -> None:
    doubt = made_up("Doubt", "event", action(until_end_of_round(CANNOT_COMMIT, of=characters)), cost=0)
    t = position(player(heroes="Gimli", hand=[doubt], threat=1), phase="quest")
    t.play(doubt).pass_()
    assert t.decision is not None and t.decision.step == "quest.commit"
    assert t.decision.kind == "action"
    t.to("commit")
    assert (t.state.round, t.can("Gimli")) == (2, True)


@pytest.mark.rule("W9")
def test_at_the_end_of_the_phase_comes_before_until_the_end_of_the_phase_expires() -> None:
    song = made_up("Song", "event", action(modify(characters, END_OF_PHASE, willpower=5)), cost=0)
    judge = made_up(
        "Judge",
        "ally",
        forced(
            after.end_of_phase(TRAVEL),
            raise_threat(
                lambda state, scope: sum(stat(state, hero, WILLPOWER) for hero in heroes(state, scope)), of=YOU
            ),
        ),
        hit_points=1,
    )
    t = position(player(heroes="Gimli", allies=judge, hand=[song], threat=1), phase="travel")
    t.play(song).to("encounter.optional")
    assert t.threat() == 1 + 7
    assert t["Gimli"].willpower == 2


@pytest.mark.rule("W9", "P6.13")
@pytest.mark.parametrize(("until", "last"), [(END_OF_PHASE, "travel"), (END_OF_ROUND, "refresh")])
def test_what_was_kept_alive_until_an_edge_dies_there(until: int, last: str) -> None:
    song = made_up("Song", "event", action(modify(characters, until, hit_points=3)), cost=0)
    t = position(player(heroes="Gimli", allies="Faramir", hand=[song], threat=1), phase="travel")
    t.play(song).run(deal(4, to=allies)).to(last)
    assert t["Faramir"].place == "play:0"
    t.pass_()
    assert t["Faramir"].place == "discard:0"


@pytest.mark.rule("W9", "G16")
def test_limits_begin_anew_at_the_edges() -> None:
    often = made_up("Often", "ally", action(reduce_threat(1, of=YOU), limit=times_per_phase(1)), hit_points=1)
    seldom = made_up("Seldom", "ally", action(reduce_threat(1, of=YOU), limit=once_per_round), hit_points=1)
    t = position(player(heroes="Gimli", allies=[often, seldom], threat=20), phase="travel")
    t.use(often).use(seldom)
    assert not t.can(often) and not t.can(seldom)
    t.to("encounter.optional")
    assert t.can(often) and not t.can(seldom)
    t.to("resource")
    assert t.can(often) and t.can(seldom)


@pytest.mark.rule("W9")
def test_at_the_end_of_the_round_is_after_the_refresh_window() -> None:
    t = position(player(heroes="Gimli", allies="Gandalf"), phase="refresh")
    assert t["Gandalf"].place == "play:0"
    t.pass_()
    assert t["Gandalf"].place == "discard:0"


@pytest.mark.rule("W9")
def test_a_limit_on_what_is_played_in_a_round_ends_with_it() -> None:
    t = position(player(heroes="Aragorn", hand=["Guard of the Citadel"], resources=2, deck=[]))
    t.play("Guard of the Citadel")
    assert t.state.notes["allies-played"] == 1
    t.until(lambda t: t.state.round == 2)
    assert t.state.notes["allies-played"] == 0


@pytest.mark.rule("W9", "Q54")
def test_a_phase_that_an_effect_ends_has_its_edge_at_once() -> None:
    dusk = made_up("Dusk", "event", action(end_phase()), cost=0)
    song = made_up("Song", "event", action(modify(characters, END_OF_PHASE, willpower=5)), cost=0)
    t = position(
        player(heroes="Éowyn", allies=bell(after.end_of_phase(QUESTING)), hand=[dusk, song], threat=1),
        encounter=["Forest Gate"],
        phase="quest",
    )
    t.to("commit").choose("done").play(song).play(dusk)
    assert t.decision is not None and t.decision.step == "travel"
    assert (t.threat(), t["Éowyn"].willpower) == (2, 4)
    assert t["Forest Gate"].place == "encounter-deck"
    assert t[dusk].place == "discard:0"


@pytest.mark.rule("W9", "Q54")
def test_a_phase_ended_while_a_card_is_revealed_ends_its_staging_and_discards_it() -> None:
    dusk = made_up("Dusk", "treachery", when_revealed(end_phase()), keywords={"surge": 1})
    t = position(
        player(heroes="Éowyn", threat=1),
        player(heroes="Gimli", threat=1),
        encounter=[dusk, "Forest Gate", "Old Forest Road"],
        phase="quest",
    )
    t.to("commit").commit("Éowyn", seat=0).choose("done", seat=1).pass_().pass_()
    assert t.decision is not None and t.decision.step == "travel"
    assert t[dusk].place == "encounter-discard"
    assert t.names("staging") == []
    assert (t["Éowyn"].committed, t["Flies and Spiders"].progress) == (False, 0)


@pytest.mark.rule("W9", "Q54")
def test_a_phase_ended_in_the_middle_of_an_attack_ends_the_attack() -> None:
    dusk = made_up("Dusk", "event", action(end_phase()), cost=0)
    t = position(player(heroes="Gimli", hand=[dusk], engaged="King Spider", threat=1), phase="combat")
    t.to("combat.enemy.3").play(dusk)
    assert t.decision is not None and t.decision.step == "refresh"
    assert t["Gimli"].damage == 0
    assert t.state.attacks == ()
    assert t["King Spider"].shadows == ()


@pytest.mark.rule("W9")
def test_a_passive_of_a_card_has_no_edge() -> None:
    friend = made_up("Friend", "ally", *passive(characters, willpower=1), hit_points=1)
    t = position(player(heroes="Gimli", allies=friend, threat=1), phase="refresh")
    t.to("planning.turn").to("refresh")
    assert t["Gimli"].willpower == 3
