"""A table's game without network and store: late answers, passes, gestures, undo, reading back."""

from __future__ import annotations

import random

import pytest

from wilderland.game import Game, new_game
from wilderland.server.passing import Habits, settle
from wilderland.server.play import CUT, Play, Turn, folded, gestures, replayed
from wilderland.server.refusal import Refusal
from wilderland.server.revealing import revealed
from wilderland.server.windows import Windows
from wilderland.server.words import Stops
from wilderland.testing import table
from wilderland.views.view import timely

DECKS = ("leadership", "tactics", "spirit", "lore")


def asking() -> Stops:
    return Stops(stop="always")


def play_of(game: Game) -> Play:
    habits = {seat: Habits(stops=asking()) for seat in range(len(game.state.players))}
    return Play(game, habits)


def two_in_a_window() -> Play:
    """Two players in one action window, both with something to do: Éowyn's action is anybody's."""
    play = play_of(new_game(decks=("spirit", "lore"), seed=1))
    while len(play.game.decisions) < 2:
        decision = play.game.decision
        assert decision is not None
        key = next(key for key in ("keep", "pass") if key in {option.key for option in decision.options})
        play.commit(play.choose(0, decision.seat, [key], play.serial))
    assert {decision.kind for decision in play.game.decisions.values()} == {"action"}
    return play


def commit(play: Play, turn: Turn) -> None:
    play.commit(turn)


# -- windows ---------------------------------------------------------------------------------------
def test_a_pass_stays_good_while_others_only_pass() -> None:
    play = two_in_a_window()
    seen = play.serial
    first, second = play.game.decisions
    commit(play, play.choose(0, first, ["pass"], seen))
    commit(play, play.choose(1, second, ["pass"], seen))  # meant for the window as it was, which is still open


def test_an_action_reopens_the_passes_so_an_older_pass_is_stale() -> None:
    play = two_in_a_window()
    seen = play.serial
    first, second = play.game.decisions
    action = next(option.key for option in play.game.decisions[first].options if option.key.startswith("use:"))
    commit(play, play.choose(0, first, [action], seen))
    while second not in play.game.decisions:
        decision = play.game.decision
        assert decision is not None
        commit(play, play.choose(0, decision.seat, [decision.options[0].key], play.serial))
    with pytest.raises(Refusal) as no:
        play.choose(1, second, ["pass"], seen)
    assert no.value.code == "stale"
    kept = next(option.key for option in play.game.decisions[second].options if option.key != "pass")
    commit(play, play.choose(1, second, [kept], seen))  # but what one wanted to do is still offered


def test_an_answer_to_another_question_is_stale() -> None:
    play = play_of(new_game(decks=DECKS[:2], seed=1))
    seat = next(iter(play.game.decisions))
    commit(play, play.choose(0, seat, ["keep"], 0))
    with pytest.raises(Refusal) as no:
        play.choose(0, seat, ["keep"], 0)
    assert no.value.code == "stale"
    with pytest.raises(Refusal) as no:
        play.choose(0, seat, ["keep"], 99)
    assert no.value.code == "stale"


def test_windows_are_new_after_everything_else() -> None:
    windows = Windows()
    game = new_game(decks=DECKS[:2], seed=1)
    windows.begin(game.state, 7)
    seat = next(iter(game.decisions))
    assert windows.good(seat, 7, "keep") and not windows.good(seat, 6, "keep")
    assert not windows.good(3, 7, "keep")


# -- gestures --------------------------------------------------------------------------------------
def test_a_gesture_is_all_or_nothing_and_one_step() -> None:
    play = play_of(new_game(decks=DECKS[:1], seed=4))
    commit(play, play.choose(0, 0, ["keep"], 0))
    decision = play.game.decision
    while decision is not None and decision.kind != "commit":
        commit(play, play.choose(0, decision.seat, ["pass"], play.serial))
        decision = play.game.decision
    assert decision is not None
    before = play.game.digest
    keys = [option.key for option in decision.options if option.key.startswith("commit:")]
    with pytest.raises(Refusal):
        play.choose(0, 0, [keys[0], "commit:9999", "done"], play.serial)
    assert play.game.digest == before
    commit(play, play.choose(0, 0, [keys[0], keys[1], "done"], play.serial))
    assert play.rows[-1].lines[:3] == (f"0 {keys[0]}", f"+0 {keys[1]}", "+0 done")
    commit(play, play.undo(0, 1))
    assert play.game.digest == before and play.undos == 1


# -- undo ------------------------------------------------------------------------------------------
def test_undo_goes_back_through_everything_and_stops_at_the_beginning() -> None:
    play = play_of(new_game(decks=DECKS[:2], seed=2))
    digests = [play.game.digest]
    chance = random.Random(2)
    for _ in range(12):
        decision = play.game.decision
        assert decision is not None
        commit(play, play.choose(0, decision.seat, [chance.choice(decision.options).key], play.serial))
        digests.append(play.game.digest)
    for digest in reversed(digests[:-1]):
        commit(play, play.undo(0, 1))
        assert play.game.digest == digest
    with pytest.raises(Refusal) as no:
        play.undo(0, 1)
    assert no.value.said.message == "refused-nothing-to-undo"
    assert play.undos == 12 and play.serial == 24


def test_keeping_a_hand_shows_nothing_and_a_mulligan_does() -> None:
    game = new_game(decks=DECKS[:2], seed=1)
    kept, drawn = game.clone(), game.clone()
    kept.choose("keep")
    drawn.choose("mulligan")
    assert not revealed(game.state, kept.state)
    assert revealed(game.state, drawn.state)


# -- passing ---------------------------------------------------------------------------------------
def test_by_default_only_what_makes_sense_is_asked() -> None:
    """Over a whole game: a seat is asked in a window only where something is timely, or at its own steps."""
    game = new_game(decks=DECKS, seed=3)
    habits = {seat: Habits() for seat in range(4)}
    chance = random.Random(3)
    asked = passed = 0
    while game.decision is not None:
        passed += len(settle(game, habits))
        decision = game.decision
        if decision is None:
            break
        if decision.kind == "action":
            asked += 1
            wanted = habits[decision.seat].wanted(game.state, decision)
            assert wanted or decision.step in Stops().steps
        game.choose(chance.choice(decision.options), decision.seat)
    assert passed > asked > 0


def window() -> tuple[Game, int]:
    play = two_in_a_window()
    return play.game, next(iter(play.game.decisions))


def test_stops_skips_hold_and_never() -> None:
    game, seat = window()
    decision = game.decisions[seat]
    keys = {option.key for option in decision.options}
    code = next(game.state.cards[option.card].face.code for option in decision.options if option.card >= 0)
    assert Habits(stops=asking()).answer(game, decision) is None
    assert Habits(stops=Stops(stop="always", skips=(decision.step,))).answer(game, decision) == "pass"
    assert Habits(stops=Stops(stop="always", skips=(decision.step,)), holding=True).answer(game, decision) is None
    assert Habits(delegated=True).answer(game, decision) == "pass"
    assert Habits(by_program=True, delegated=True).answer(game, decision) is None
    if len(keys) == 2:
        assert Habits(stops=Stops(stop="always", abilities={code: "never"})).answer(game, decision) == "pass"


def test_what_was_declined_is_not_asked_again_until_something_changes() -> None:
    game, seat = window()
    decision = game.decisions[seat]
    habits = Habits(stops=asking())
    habits.passed(game, seat)
    habits.declined = frozenset(option.key for option in decision.options)
    assert habits.answer(game, decision) == "pass"
    changed = game.clone()
    changed.adjust(seat=0, threat=40)
    assert habits.answer(changed, changed.decisions[seat]) is None


def test_what_was_declined_is_not_asked_again_in_the_same_round_but_at_ones_own_steps() -> None:
    """More resources make sense in every window: one no is enough."""
    t = table(hero="Aragorn", attached={"Aragorn": "Steward of Gondor"}, phase="travel")
    t.to("action")
    game = t.game
    (seat,) = game.decisions
    decision = game.decisions[seat]
    habits = Habits()
    assert habits.answer(game, decision) is None
    habits.passed(game, seat)
    changed = game.clone()
    changed.adjust(seat=0, threat=40)
    assert habits.answer(changed, changed.decisions[seat]) == "pass"
    habits.stops = Stops(steps=(decision.step,))
    assert habits.answer(changed, changed.decisions[seat]) is None
    habits.stops = Stops()
    habits.refused = {(game.state.round - 1, -1): habits.declined}
    assert habits.answer(changed, changed.decisions[seat]) is None


def test_what_makes_no_sense_at_a_usual_stop_is_declined_once_for_the_game() -> None:
    """More willpower at the end of the round: asked about once, unless one has set the stop oneself."""
    t = table(hero="Éowyn", hand=["Gandalf", "Gandalf"], phase="refresh")
    t.to("action")
    game = t.game
    decision = game.decisions[0]
    assert decision.step == "refresh"
    assert [timely(game.state, 0, option) for option in decision.options if option.key != "pass"] == [False]
    habits = Habits()
    assert habits.answer(game, decision) is None
    habits.passed(game, 0)
    later = game.clone()
    later.adjust(seat=0, threat=40)
    assert habits.answer(later, later.decisions[0]) == "pass"
    habits.stops = Stops(steps=("refresh",))
    assert habits.answer(later, later.decisions[0]) is None
    habits.stops = Stops()
    habits.idle = {"refresh": frozenset({"use:99"})}  # of another card
    assert habits.answer(later, later.decisions[0]) is None


def test_running_to_a_step_ends_there_or_when_called() -> None:
    game, seat = window()
    decision = game.decisions[seat]
    habits = Habits()
    habits.set(Stops(stop="always", run_to="refresh"), game.state)
    assert habits.answer(game, decision) == "pass"
    habits.called()
    assert habits.stops.run_to == "" and habits.answer(game, decision) is None
    habits.set(Stops(stop="always", run_to=decision.step), game.state)
    assert habits.answer(game, decision) is None and habits.stops.run_to == ""
    habits.set(Stops(stop="always", run_to="refresh", interrupts=("threat",), threat_limit=1), game.state)
    assert habits.answer(game, decision) is None


def test_delegated_passes_stop_at_an_attack() -> None:
    t = table(hero=["Gimli", "Legolas"], engaged="Forest Spider", phase="combat")
    t.to("defend")
    game = t.game
    assert game.decision is not None and game.decision.kind == "defend"
    assert Habits(delegated=True).answer(game, game.decision) is None


# -- from the store --------------------------------------------------------------------------------
def rows_of(play: Play, log: list[tuple[int, int, str]], turn: Turn) -> None:
    log.append((turn.row.serial, turn.row.member, turn.line))
    play.commit(turn)


def test_a_game_is_read_back_as_it_was_also_after_undos() -> None:
    game = new_game(decks=DECKS[:3], seed=6)
    play = Play(game, {seat: Habits() for seat in range(3)})
    chance = random.Random(6)
    log: list[tuple[int, int, str]] = []
    for number in range(60):
        decision = play.game.decision
        if decision is None:
            break
        if number % 9 == 8:
            rows_of(play, log, play.undo(0, 1 + number % 2))
        elif number == 30:
            rows_of(play, log, play.adjust(0, "adjust:seat:0:threat=20"))
        else:
            rows_of(play, log, play.choose(0, decision.seat, [chance.choice(decision.options).key], play.serial))
    assert game.setup is not None
    again = replayed(game.setup, log, {seat: Habits() for seat in range(3)}, None)
    assert again.game.digest == play.game.digest
    assert (again.serial, again.undos, again.rows) == (play.serial, play.undos, play.rows)
    assert [entry.message for entry in again.game.log] == [entry.message for entry in play.game.log]
    assert again.short is None


def test_a_game_that_cannot_be_replayed_goes_on_from_its_save() -> None:
    """As after a change of the rules: the choices lead elsewhere, the state that was saved does not."""
    game = new_game(decks=DECKS[:1], seed=6)
    play = Play(game, {0: Habits(stops=asking())})
    log: list[tuple[int, int, str]] = []
    for _ in range(8):
        decision = play.game.decision
        assert decision is not None
        rows_of(play, log, play.choose(0, decision.seat, [decision.options[-1].key], play.serial))
    save, serial = play.game.save(), play.serial
    decision = play.game.decision
    assert decision is not None and game.setup is not None
    rows_of(play, log, play.choose(0, decision.seat, [decision.options[-1].key], play.serial))
    log[2] = (log[2][0], log[2][1], "0 play:9999")
    again = replayed(game.setup, log, {0: Habits()}, (save, serial))
    assert again.game.digest == play.game.digest and again.serial == play.serial
    assert again.short is not None and again.short.message == "error-diverged"
    without = replayed(game.setup, log, {0: Habits()}, None)
    assert without.short is not None and len(without.rows) == 2 and without.serial == play.serial


def test_what_is_played_after_a_cut_is_found_again() -> None:
    """A game that stands earlier than it was left says so in the store; what is accepted then must not be lost."""
    game = new_game(decks=DECKS[:1], seed=6)
    play = Play(game, {0: Habits(stops=asking())})
    log: list[tuple[int, int, str]] = []

    def on(play: Play) -> None:
        decision = play.game.decision
        assert decision is not None
        rows_of(play, log, play.choose(0, decision.seat, [decision.options[-1].key], play.serial))

    for _ in range(6):
        on(play)
    log[2] = (log[2][0], log[2][1], "0 play:9999")
    assert game.setup is not None
    again = replayed(game.setup, log, {0: Habits(stops=asking())}, None)
    assert again.stands_earlier and len(again.rows) == 2
    again.serial += 1
    log.append((again.serial, -1, f"{CUT}{len(again.rows)}"))
    on(again)
    on(again)
    later = replayed(game.setup, log, {0: Habits()}, None)
    assert not later.stands_earlier and later.short is None
    assert later.game.digest == again.game.digest and later.rows == again.rows and later.undos == 0


def test_what_was_taken_back_after_a_save_does_not_cost_the_save() -> None:
    game = new_game(decks=DECKS[:1], seed=6)
    play = Play(game, {0: Habits(stops=asking())})
    log: list[tuple[int, int, str]] = []

    def on(option: int) -> None:
        decision = play.game.decision
        assert decision is not None
        rows_of(play, log, play.choose(0, decision.seat, [decision.options[option].key], play.serial))

    for _ in range(8):
        on(-1)
    save, serial = play.game.save(), play.serial
    on(-1)
    rows_of(play, log, play.undo(0, 1))
    on(0)
    log[2] = (log[2][0], log[2][1], "0 play:9999")
    assert game.setup is not None
    again = replayed(game.setup, log, {0: Habits()}, (save, serial))
    assert again.game.digest == play.game.digest and not again.stands_earlier
    torn = replayed(game.setup, log, {0: Habits()}, (save[:-9], serial))  # a save that cannot be read is none
    assert torn.stands_earlier and len(torn.rows) == 2


def test_what_is_only_tried_leaves_the_stops_alone() -> None:
    play = two_in_a_window()
    seat, decision = next(iter(play.game.decisions.items()))
    play.habits[seat].set(Stops(stop="always", run_to=decision.step), play.game.state)
    turn = play.adjust(0, "adjust:seat:0:threat=20")
    assert turn.habits[seat].stops.run_to == "" and play.habits[seat].stops.run_to == decision.step
    play.commit(turn)
    assert play.habits[seat].stops.run_to == ""


def test_lines_and_gestures() -> None:
    assert gestures(["0 play:17", "+0 pay:3", "1 pass"]) == [(0, ["play:17", "pay:3"]), (1, ["pass"])]
    rows, undos = folded([(1, 0, "0 keep"), (2, 0, "1 keep"), (3, 0, "undo 1"), (4, 1, "1 mulligan")])
    assert [(serial, lines) for serial, _, lines in rows] == [(1, ("0 keep",)), (4, ("1 mulligan",))] and undos == 1
