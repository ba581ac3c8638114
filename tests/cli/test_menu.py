"""What typed words mean, the stops at windows, and the file that keeps the game."""

from __future__ import annotations

from pathlib import Path

import pytest

import wilderland as wl
from wilderland.cli.autosave import Autosave, Torn, free_name, write
from wilderland.cli.menu import Menu, NoAnswer, folded, payment
from wilderland.cli.stops import Stop, Stops
from wilderland.model.records import Option
from wilderland.testing import player, table
from wilderland.testing.table import TestTable
from wilderland.text.prose import Prose


def keys(t: TestTable, words: str) -> list[str]:
    menu = Menu(t.game)
    view = t.game.view(seats=range(len(t.state.players)))

    def name(option: Option) -> str:
        return Prose().option(view, option)

    return [
        f"{seat} {t.state.cards[int(k.split(':')[1])].face.name}" if ":" in k else f"{seat} {k}"
        for seat, k in menu.answer(t.game, words, name)
    ]


def quest() -> TestTable:
    return table(hero=["Aragorn", "Théodred", "Glóin"], allies=["Faramir"], phase="quest")


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("", ["done"]),
        ("2", ["Théodred", "done"]),
        ("3 1", ["Aragorn", "Glóin", "done"]),
        ("1-3", ["Aragorn", "Théodred", "Glóin", "done"]),
        ("1,4", ["Aragorn", "Faramir"]),
        ("theodred", ["Théodred", "done"]),
        ("GLÓ", ["Glóin", "done"]),
    ],
)
def test_picks_are_one_answer_in_the_order_of_the_cards(words: str, meaning: list[str]):
    t = quest()
    t.to("commit")
    assert keys(t, words) == [f"0 {word}" for word in meaning]


@pytest.mark.parametrize("words", ["5", "0", "1 9", "gimli", "1-999", "one"])
def test_words_that_mean_nothing(words: str):
    t = quest()
    t.to("commit")
    with pytest.raises(NoAnswer) as no:
        keys(t, words)
    assert no.value.message == "play-no-such-option"


def test_a_name_that_means_several_is_no_answer():
    t = table(hero="Gimli", engaged=["Forest Spider", "King Spider"], phase="combat")
    t.to("enemy-attack")
    with pytest.raises(NoAnswer) as no:
        keys(t, "spider")
    assert set(no.value.among) == {"Forest Spider", "King Spider"}
    assert keys(t, "king") == ["0 King Spider"]


def test_enter_takes_the_first_where_something_must_be_chosen():
    t = table(hero="Gimli", engaged=["Forest Spider", "King Spider"], phase="combat")
    t.to("enemy-attack")
    assert keys(t, "") == ["0 Forest Spider"]


@pytest.mark.parametrize(
    ("pools", "left"),
    [((1, 1, 1), [0, 0, 1]), ((3, 1, 1), [1, 1, 1]), ((0, 2, 2), [0, 1, 1]), ((5, 0, 1), [0, 1, 3])],
)
def test_a_payment_leaves_the_pools_even(pools: tuple[int, int, int], left: list[int]):
    heroes = ["Aragorn", "Théodred", "Glóin"]
    t = table(hero=heroes, hand=["Guard of the Citadel"], resources=dict(zip(heroes, pools, strict=True)))
    card = t.state.zones[t["Guard of the Citadel"].zone][0]
    t.game.choose(f"play:{card}")
    t.game.choose(payment(t.game))
    assert sorted(t[hero].resources for hero in heroes) == left
    assert t["Guard of the Citadel"].place == "play:0"


# -- stops ------------------------------------------------------------------------------------------
def hurt() -> TestTable:
    """A hero who can be healed, which makes sense at any time."""
    t = table(hero="Glorfindel", resources=1)
    t.state.add_damage(t["Glorfindel"].id, 1)
    return t


def test_a_window_is_passed_where_nothing_is_timely():
    t = table(hero="Gimli", hand=["Blade Mastery"], resources=1, phase="resource")
    assert t.game.decision is not None and t.game.decision.kind == "action"
    assert Stops().passes(t.game)
    assert not Stops(Stop.always).passes(t.game)


def test_a_window_with_something_timely_is_asked():
    t = hurt()
    t.to("action")
    assert not Stops().passes(t.game)


def test_nothing_but_windows_is_ever_passed():
    t = quest()
    t.to("commit")
    assert not Stops().passes(t.game)
    assert Stops().settle(t.game) == 0


def test_a_planning_turn_with_cards_to_play_is_asked_also_when_a_phase_is_passed():
    t = table(hero="Aragorn", hand=["Guard of the Citadel"], resources=2)
    stops = Stops()
    stops.pass_phase(t.state)
    assert t.game.decision is not None and t.game.decision.kind == "planning"
    assert not stops.passes(t.game)


def test_what_was_passed_is_not_asked_again_while_nothing_changes():
    t = hurt()
    assert t.game.decision is not None and t.game.decision.kind == "planning"
    stops = Stops()
    stops.decline(t.game)
    t.game.choose("pass")
    assert t.state.step == "planning"
    assert stops.passes(t.game)
    assert not Stops().passes(t.game)
    t.game.adjust(seat=0, threat=20)
    assert not stops.passes(t.game)


def test_after_taking_back_everything_is_asked_again():
    t = hurt()
    stops = Stops()
    stops.decline(t.game)
    assert stops.passes(t.game)
    stops.forget()
    assert not stops.passes(t.game)


def test_one_timely_seat_stops_all():
    t = table(
        player(heroes="Gimli", hand=["Blade Mastery"], resources=1),
        player(heroes="Glorfindel", resources=1),
        phase="resource",
    )
    t.state.add_damage(t["Glorfindel"].id, 1)
    assert set(t.game.decisions) == {0, 1}
    assert not Stops().passes(t.game)


# -- the autosave -------------------------------------------------------------------------------------
def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "deep" / "game.json"
    write(path, "first")
    monkeypatch.setattr("os.replace", _fail)
    with pytest.raises(OSError, match="full"):
        write(path, "second")
    assert path.read_text("utf-8") == "first"
    assert list(path.parent.iterdir()) == [path]


def _fail(*args: object) -> None:
    raise OSError("the disk is full")


def test_a_game_is_kept_until_it_is_over(tmp_path: Path):
    autosave, game = Autosave(tmp_path), wl.new_game(seed=1)
    assert not autosave.waits()
    autosave.keep(game)
    waiting = autosave.waiting()
    assert waiting is not None and waiting.digest == game.digest
    game.concede()
    autosave.keep(game)
    finished = autosave.waiting()
    assert finished is not None and finished.outcome is not None
    autosave.finish(finished)
    assert not autosave.waits()
    assert wl.load(autosave.last.read_text("utf-8")).digest == game.digest


def test_a_torn_game_is_put_aside_under_a_name_that_is_free(tmp_path: Path):
    autosave = Autosave(tmp_path)
    for _ in range(2):
        autosave.path.write_text("{", "utf-8")
        with pytest.raises(Torn):
            autosave.waiting()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["autosave-torn-2.json", "autosave-torn.json"]
    assert free_name(tmp_path / "autosave-torn.json").name == "autosave-torn-3.json"


@pytest.mark.parametrize(("words", "plain"), [("Éowyn", "eowyn"), ("Łucznik", "lucznik"), ("Sì", "si")])
def test_words_are_compared_without_accents(words, plain):
    assert folded(words) == plain
