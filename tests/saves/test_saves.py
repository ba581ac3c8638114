"""Saves and replays: faithful in the middle of anything, and never a wrong game from a damaged file."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import wilderland as wl
from wilderland.agents import RandomPlayer, SensiblePlayer
from wilderland.game import Game
from wilderland.testing import TestTable, player, table
from wilderland.testing.checks import all_written
from wilderland.testing.positions import late_position


def played(choices: int, seed: int = 4, players: int = 1) -> Game:
    """A game some choices after its beginning."""
    game = wl.new_game(decks=["leadership", "spirit", "lore", "tactics"][:players], seed=seed)
    agent = SensiblePlayer(seed)
    for _ in range(choices):
        if game.decision is not None:
            game.choose(agent.choose(game))
    return game


def same(one: Game, two: Game) -> bool:
    return one.digest == two.digest and all_written(one.decisions) == all_written(two.decisions)


# -- faithful -------------------------------------------------------------------------------------
def sneaking() -> TestTable:
    """Gandalf has just been put into play by Sneak Attack; his response asks what to do, at whose enemy."""
    t = table(hero="Aragorn", hand=["Sneak Attack", "Gandalf"], resources=3, engaged="Forest Spider", phase="combat")
    return t.play("Sneak Attack").respond("Gandalf")


def arranging() -> TestTable:
    """Gandalf's Search is being resolved: two cards of three are still to be put back in order."""
    deck = ["Faramir", "Beorn", "Feint", "Gandalf"]
    t = table(hero="Beravor", hand=["Gandalf's Search"], resources=4, deck=deck)
    return t.play("Gandalf's Search", "x:3", "Faramir")


def joint_defense() -> TestTable:
    """Several defenders are being declared, one after the other, while an enemy attacks."""
    heroes = ["Gimli", "Legolas", "Thalin"]
    t = table(hero=heroes, hand=["Stand Together"], resources=3, engaged="Forest Spider", phase="combat")
    return t.play("Stand Together").to("defend").choose("Gimli")


def paying() -> TestTable:
    """Half of a cost is paid."""
    t = table(hero=["Aragorn", "Théodred"], hand=["Faramir"], resources=3)
    return t.choose("Faramir").choose("pay:0").choose("pay:0")


def in_the_web() -> TestTable:
    """A treachery asks one player, then another, while it is being revealed."""
    t = table(
        player(heroes=["Aragorn", "Gimli"], threat=30),
        player(heroes=["Éowyn", "Eleanor"], threat=30),
        encounter=["Caught in a Web", "King Spider", "King Spider"],
        phase="quest",
    )
    return t.to("player").choose("player:1")


def quick_strike() -> TestTable:
    """An attack outside its time, in the planning phase, while attackers are still asked for."""
    t = table(
        hero=["Gimli", "Legolas"], hand=["Quick Strike"], resources=2, engaged=["Forest Spider", "King Spider"]
    )
    return t.play("Quick Strike", "Gimli")


MIDST = [sneaking, arranging, joint_defense, paying, in_the_web, quick_strike]


@pytest.mark.parametrize("begin", MIDST)
def test_a_game_is_saved_in_the_middle_of_a_nested_effect(begin: Callable[[], TestTable]) -> None:
    t = begin()
    assert t.decision is not None
    assert len(t.state.stack) > 2
    again = wl.load(t.game.save(), t.state.table.catalogue)
    assert same(again, t.game)
    agent, twin = RandomPlayer(1), RandomPlayer(1)
    for _ in range(40):
        if t.game.decision is None:
            break
        t.game.choose(agent.choose(t.game))
        again.choose(twin.choose(again))
        assert same(again, t.game)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_decision_of_a_game_can_be_saved_and_loaded(players: int) -> None:
    game = played(0, players=players)
    agent = SensiblePlayer(players)
    for number in range(100):
        if game.decision is None:
            break
        if number % 7 == 0:
            again = wl.load(game.save())
            assert same(again, game)
            assert again.choices == game.choices
        game.choose(agent.choose(game))


def test_a_loaded_game_has_its_chronicle_and_can_be_taken_back() -> None:
    game = played(30)
    again = wl.load(game.save())
    assert [(e.number, e.message, e.args) for e in again.log] == [(e.number, e.message, e.args) for e in game.log]
    again.undo(5)
    game.undo(5)
    assert same(again, game)


def test_a_finished_game_is_saved_with_its_outcome() -> None:
    game = played(5_000)
    again = wl.load(game.save())
    assert again.decision is None
    assert repr(again.outcome) == repr(game.outcome)


def test_saving_a_loaded_game_gives_the_same_save() -> None:
    text = played(25, players=2).save()
    assert json.loads(wl.load(text).save()) == json.loads(text)


def test_a_built_position_is_saved_with_where_it_began() -> None:
    game = late_position(3, 2)
    begun = game.digest
    agent = RandomPlayer(2)
    for _ in range(20):
        game.choose(agent.choose(game))
    again = wl.load(game.save())
    assert same(again, game)
    again.undo(20)
    assert again.digest == begun


def test_a_redealt_game_is_saved_as_it_stands() -> None:
    game = played(12, players=2)
    dealt = game.determinize({0}, 5)
    again = wl.load(dealt.save())
    assert same(again, dealt)


def test_a_save_is_read_from_bytes_too() -> None:
    game = played(3)
    assert same(wl.load(game.save().encode()), game)


# -- replays --------------------------------------------------------------------------------------
def test_a_replay_leads_to_the_same_game_and_to_any_moment_of_it() -> None:
    game = played(40, players=3)
    replay = wl.Replay.loads(game.replay.dumps())
    assert replay == game.replay
    assert replay.play().digest == game.digest
    assert replay.play(17).choices == game.choices[:17]
    assert wl.load(game.replay.dumps()).digest == game.digest


def test_a_built_position_has_no_replay() -> None:
    with pytest.raises(wl.BadSave):
        _ = late_position(1, 1).replay


@pytest.mark.parametrize("number", [0, 7, 19])
@pytest.mark.parametrize("key", ["commit:999", "dance", "adjust:card:999:damage=1", "concede:7"])
def test_a_replay_that_diverges_says_where(number: int, key: str) -> None:
    replay = played(20).replay
    choices = list(replay.choices)
    choices[number] = (0, key)
    broken = wl.Replay(replay.setup, tuple(choices))
    with pytest.raises(wl.ReplayDiverged) as diverged:
        broken.play()
    assert (diverged.value.number, diverged.value.key) == (number, key)
    with pytest.raises(wl.ReplayDiverged):
        wl.load(broken.dumps())


def test_choices_after_the_end_diverge() -> None:
    game = played(5_000)
    replay = wl.Replay(game.replay.setup, (*game.choices, (0, "pass")))
    with pytest.raises(wl.ReplayDiverged) as diverged:
        replay.play()
    assert diverged.value.number == len(game.choices)


# -- saves of another version ---------------------------------------------------------------------
def edited(text: str, edit: Callable[[dict[str, Any]], None]) -> str:
    """A save as another version might have written it (without the mark that tells a damaged one)."""
    data = json.loads(text)
    data.pop("digest", None)
    edit(data)
    return json.dumps(data)


def test_a_save_with_an_unknown_node_is_played_again_by_its_choices_and_says_so() -> None:
    game = played(30)

    def rename(data: dict[str, Any]) -> None:
        data["state"]["stack"][-1][0] = "rules/of-another-version"

    again = wl.load(edited(game.save(), rename))
    assert again.loaded_short
    assert same(again, game)
    assert again.choices == game.choices


def test_a_save_that_can_neither_go_on_nor_be_played_again_stands_at_the_last_choice_that_can() -> None:
    game = played(30)

    def other_rules(data: dict[str, Any]) -> None:
        data["state"]["stack"][-1][0] = "rules/of-another-version"
        data["choices"][20] = "0 dance"

    again = wl.load(edited(game.save(), other_rules))
    assert again.loaded_short is not None and again.loaded_short.args["number"] == 20
    assert again.choices == game.choices[:20]
    again.choose(again.decision.options[0])  # type: ignore[union-attr]


def test_a_save_with_an_unknown_card_falls_back_too() -> None:
    game = played(10)

    def rename(data: dict[str, Any]) -> None:
        data["state"]["cards"][3][0] = "card-of-another-version"

    again = wl.load(edited(game.save(), rename))
    assert again.loaded_short
    assert same(again, game)


def test_another_version_or_catalogue_is_no_reason_to_refuse_a_save() -> None:
    game = played(10)

    def newer(data: dict[str, Any]) -> None:
        data["version"], data["fingerprint"] = "99.0", "0123456789abcdef"

    assert same(wl.load(edited(game.save(), newer)), game)


# -- damaged --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "3",
        '"save"',
        "[]",
        "{}",
        '{"wilderland": "save"}',
        '{"wilderland": "save", "format": 1}',
        '{"wilderland": "save", "format": 2, "choices": []}',
        '{"wilderland": "replay", "format": 1}',
        '{"wilderland": "replay", "format": 1, "setup": [], "choices": []}',
        '{"wilderland": "else", "format": 1}',
        '{"game": "chess", "moves": ["e4"]}',
        "[" * 100_000,
        "\x00\x01\x02",
        b"\xff\xfe\xfd",
        b"PK\x03\x04",
    ],
)
def test_what_is_no_save_is_refused(text: str | bytes) -> None:
    with pytest.raises(wl.BadSave):
        wl.load(text)


@pytest.mark.parametrize("format", [0, 2, 99, None, "1", [1]])
def test_another_format_is_refused(format: object) -> None:
    for text in (played(3).save(), played(3).replay.dumps()):
        data = json.loads(text)
        data["format"] = format
        with pytest.raises(wl.BadSave, match="format"):
            wl.load(json.dumps(data))


@pytest.mark.parametrize("word", ["setup", "choices", "state"])
def test_a_save_without_one_of_its_parts_is_refused_or_says_what_it_lacks(word: str) -> None:
    game = played(5)
    data = json.loads(game.save())
    del data[word]
    try:
        again = wl.load(json.dumps(data))
    except wl.BadSave:
        return
    assert again.loaded_short and word == "state"
    assert same(again, game)


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("scenario", "there-and-back-again"),
        ("scenario", ["x"]),
        ("edition", "pocket"),
        ("edition", []),
        ("mode", 7),
        ("seed", "seven"),
        ("seed", None),
        ("first_player", "me"),
        ("first_player", 9),
        ("decks", []),
        ("decks", "leadership"),
        ("decks", [{"heroes": ["sauron"], "cards": {}}]),
        ("decks", [{"heroes": ["gimli"], "cards": {"feint": -1}}]),
    ],
)
def test_a_setup_that_cannot_be_makes_a_bad_save(word: str, value: object) -> None:
    for text in (played(3).save(), played(3).replay.dumps()):
        data = json.loads(text)
        data["setup"][word] = value
        with pytest.raises(wl.BadSave):
            wl.load(json.dumps(data))


SAVED = played(25)
TEXT = SAVED.save()
REPLAY = SAVED.replay.dumps()
POSITION = late_position(5, 2)

fuzz = settings(max_examples=80, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
scalars = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=8)
values = st.recursive(
    scalars, lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=5), part, max_size=3)
)


@fuzz
@given(st.integers(0, len(TEXT) - 1))
def test_a_torn_save_is_refused(length: int) -> None:
    with pytest.raises(wl.BadSave):
        wl.load(TEXT[:length])


@fuzz
@given(st.binary(max_size=200))
def test_noise_is_refused(noise: bytes) -> None:
    with pytest.raises(wl.BadSave):
        wl.load(noise)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    found = [path] if path else []
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        found += places(part, (*path, key))
    return found


def damaged(text: str, choose: Callable[[list[tuple[Any, ...]]], tuple[Any, ...]], value: Any) -> str:
    """The JSON with one value replaced, or taken out if there is none to put in its place."""
    data = copy.deepcopy(json.loads(text))
    path = choose(places(data))
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    if value is Ellipsis:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return json.dumps(data)


@fuzz
@given(st.data())
def test_a_damaged_save_is_refused_or_is_the_game_it_was(data: st.DataObject) -> None:
    text = damaged(TEXT, lambda found: data.draw(st.sampled_from(found)), data.draw(values | st.just(Ellipsis)))
    try:
        game = wl.load(text)
    except wl.BadSave:
        return
    if not game.loaded_short:
        assert same(game, SAVED)
        assert game.choices == SAVED.choices


@fuzz
@given(st.data())
def test_a_damaged_replay_is_refused_or_leads_to_a_game(data: st.DataObject) -> None:
    text = damaged(REPLAY, lambda found: data.draw(st.sampled_from(found)), data.draw(values | st.just(Ellipsis)))
    try:
        game = wl.load(text)
    except (wl.BadSave, wl.ReplayDiverged):
        return
    assert game.decision is not None or game.outcome is not None


@fuzz
@given(st.data())
def test_a_damaged_position_is_refused_or_is_the_position_it_was(data: st.DataObject) -> None:
    saved = POSITION.save()
    text = damaged(saved, lambda found: data.draw(st.sampled_from(found)), data.draw(values | st.just(Ellipsis)))
    try:
        game = wl.load(text)
    except wl.BadSave:
        return
    assert same(game, POSITION)


@fuzz
@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_a_changed_letter_is_noticed_or_changes_nothing(place: int, letter: str) -> None:
    try:
        game = wl.load(TEXT[:place] + letter + TEXT[place + 1 :])
    except wl.BadSave:
        return
    if not game.loaded_short:
        assert same(game, SAVED)
