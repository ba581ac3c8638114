"""The soak: games of all sizes in both editions, every check at every decision; and what is wrong is noticed."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from typer.testing import CliRunner

from wilderland.agents import RandomPlayer, SensiblePlayer
from wilderland.cli import main
from wilderland.game import Game
from wilderland.model.kinds import ATTACHED, ENCOUNTER_DECK, HANDS
from wilderland.model.records import Option
from wilderland.testing.checks import Broken, at_every_decision, log_hides, now_and_then, seldom, unseen
from wilderland.testing.positions import late_position
from wilderland.testing.soak import Plan, Report, all_abilities, describe, plan, play, reproduce, soak

GAMES = 18
SEED = 2
EDITIONS = ("revised", "original")


@pytest.fixture(scope="module")
def report() -> Report:
    return soak(GAMES, seed=SEED)


def test_no_check_fails(report: Report) -> None:
    assert report.errors == []
    assert report.games == GAMES
    assert report.decisions > 1_000


def test_every_stage_is_reached(report: Report) -> None:
    assert set(report.decisions_per_stage) == {
        "setup",
        "flies-and-spiders",
        "a-fork-in-the-road",
        "dont-leave-the-path",
        "beorns-path",
    }
    assert min(report.decisions_per_stage.values()) > 0
    assert sum(report.decisions_per_stage.values()) == report.decisions


def test_nearly_every_ability_is_used(report: Report) -> None:
    everything = all_abilities(EDITIONS, "passage-through-mirkwood")
    assert set(report.abilities_never_used) < everything
    assert len(report.abilities_never_used) < len(everything) / 4


def test_the_mix_of_games() -> None:
    plans = [plan(number, 1, (1, 2, 3, 4), EDITIONS) for number in range(96)]
    assert sum(one.agent == "random" for one in plans) == 48
    assert sum(one.late for one in plans) == 32
    tables = {(one.players, one.edition, one.agent, one.late) for one in plans}
    assert len(tables) == 4 * 2 * 2 * 2
    assert len({one.seed for one in plans}) == 96


def test_processes_change_nothing() -> None:
    alone, together = (soak(6, (1, 2), seed=9, checks=False, jobs=jobs).as_json() for jobs in (1, 2))
    alone.pop("seconds")
    together.pop("seconds")
    assert alone == together


def test_the_command_prints_what_it_found() -> None:
    words = "soak --games 2 --players 1 --seed 3 --editions original --json".split()
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    assert found["games"] == 2 and found["errors"] == []
    assert CliRunner().invoke(main, "soak --games 2 --players 1 --no-checks".split()).exit_code == 0


@pytest.mark.parametrize(
    "words",
    ["--players 5", "--players 0", "--players 3-2", "--players many", "--editions pocket", "--scenario shire"],
)
def test_the_command_refuses_what_makes_no_sense(words: str) -> None:
    assert CliRunner().invoke(main, ["soak", "--games", "1", *words.split()]).exit_code == 2


# -- errors ---------------------------------------------------------------------------------------
def test_an_error_can_be_had_again() -> None:
    one = plan(1, 1, (2,), EDITIONS)
    game = one.begin()
    for agent in one.agents()[:1] * 30:
        assert game.decision is not None
        game.choose(agent.choose(game))
    error = json.loads(json.dumps(describe(Broken("clone", "something"), one, game)))
    assert error["check"] == "clone"
    again = reproduce(error)
    assert again.choices == game.choices[:-1]
    again.choose(game.choices[-1][1], game.choices[-1][0])
    assert again.digest == game.digest


def test_a_game_that_cannot_begin_is_an_error_of_the_report() -> None:
    result = play(Plan(0, 1, 1, "revised", "random", False, False, "no-such-scenario"))
    assert result.error is not None and "no-such-scenario" in result.error["error"]


# -- the checks notice ----------------------------------------------------------------------------
def negative_token(game: Game) -> None:
    game.state.add_damage(0, -99)


def two_places(game: Game) -> None:
    game.state.zones[HANDS[0]] = (*game.state.zones[HANDS[0]], game.state.zones[ENCOUNTER_DECK][0])


def no_place(game: Game) -> None:
    game.state.zones[ENCOUNTER_DECK] = game.state.zones[ENCOUNTER_DECK][1:]


def lost_host(game: Game) -> None:
    card = next(card.id for card in game.state.cards if card.zone == ATTACHED)
    game.state.own(card).host = -1


def index_drift(game: Game) -> None:
    slot = next(number for number, entries in enumerate(game.state.index) if entries)
    game.state.index[slot] = ()


def double_key(game: Game) -> None:
    assert game.decision is not None
    game.decision.options.append(game.decision.options[0])


def made_up_option(game: Game) -> None:
    assert game.decision is not None
    game.decision.options.insert(0, Option("dance", "option-pass"))


def nothing_asked(game: Game) -> None:
    game.state.decisions = None


def shown_card(game: Game) -> None:
    """A decision that names a card its seat cannot know."""
    assert game.decision is not None
    game.decision.source = next(iter(unseen(game.state, [game.decision.seat])))


BREAKS: list[tuple[Callable[[Game], None], str]] = [
    (negative_token, "tokens"),
    (two_places, "zones"),
    (no_place, "zones"),
    (lost_host, "hosts"),
    (index_drift, "index"),
    (double_key, "options"),
    (made_up_option, "options"),
    (nothing_asked, "asked"),
    (shown_card, "view"),
]


@pytest.mark.parametrize(("damage", "check"), BREAKS, ids=[damage.__name__ for damage, _ in BREAKS])
def test_what_is_wrong_is_noticed(damage: Callable[[Game], None], check: str) -> None:
    game = late_position(8, 2)
    at_every_decision(game)
    damage(game)
    with pytest.raises(Broken) as noticed:
        at_every_decision(game)
    assert noticed.value.check in (check, "options")


def test_a_choice_that_history_does_not_know_is_noticed() -> None:
    game = late_position(8, 2)
    now_and_then(game)
    seldom(game)
    game.choose(0)
    game.history = None
    with pytest.raises(Broken):
        seldom(game)


def test_a_line_of_the_chronicle_that_tells_too_much_is_noticed() -> None:
    game = late_position(8, 2)
    hidden = {seat: unseen(game.state, [seat]) for seat in (0, 1)}
    since = game.state.log.number if game.state.log else 0
    card = sorted(hidden[0] & hidden[1])[0]
    game.state.note("log-discard", card=card)
    with pytest.raises(Broken, match="log-discard"):
        log_hides(game.state, hidden, since)


# -- the players ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(12))
def test_players_choose_by_what_their_seat_sees(seed: int) -> None:
    game = late_position(seed, 1 + seed % 4)
    agent = SensiblePlayer(seed)
    for number in range(60):
        if game.decision is None:
            break
        for seat in game.decisions:
            dealt = game.determinize({seat}, number)
            assert SensiblePlayer(number).choose(dealt, seat).key == SensiblePlayer(number).choose(game, seat).key
        game.choose(agent.choose(game))


def test_equal_seeds_play_equally_and_others_otherwise() -> None:
    def choices(seed: int) -> tuple[tuple[int, str], ...]:
        game = late_position(1, 2)
        agent = RandomPlayer(seed)
        for _ in range(40):
            if game.decision is not None:
                game.choose(agent.choose(game))
        return game.choices

    assert choices(1) == choices(1)
    assert len({choices(seed) for seed in range(5)}) == 5


def test_players_answer_only_what_is_asked_of_their_seat() -> None:
    game = late_position(1, 2)
    with pytest.raises(ValueError, match="seat 7"):
        RandomPlayer(1).choose(game, 7)
    game.concede()
    with pytest.raises(ValueError, match="nothing"):
        SensiblePlayer(1).choose(game)
