"""The soak: games of every setting, every check at every decision; and what is wrong is noticed."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from typer.testing import CliRunner

from wilderland.agents import RandomPlayer, SensiblePlayer
from wilderland.cards.catalogue import catalogue
from wilderland.cli import main
from wilderland.game import Game
from wilderland.model.kinds import ATTACHED, CAMPAIGN_AREA, ENCOUNTER_DECK, HANDS
from wilderland.model.records import Option
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.scenarios import scenario, scenarios
from wilderland.testing.abilities import abilities_of, all_abilities
from wilderland.testing.checks import Broken, at_every_decision, log_hides, now_and_then, seldom, unseen
from wilderland.testing.positions import late_position
from wilderland.testing.settings import Setting, settings
from wilderland.testing.soak import Plan, Report, describe, plan, play, reproduce, soak, stage

EVERYTHING = settings()
QUICK = settings((1, 2), ("revised",), ("journey-along-the-anduin",), ("standard", "campaign"))
KINDS = [(edition, mode) for edition, mode in dict.fromkeys((one.edition, one.mode) for one in EVERYTHING)]
SOME = [
    Setting(1 + number % 4, edition, list(scenarios())[number % 3], mode)
    for number, (edition, mode) in enumerate(KINDS)
]
"""Every edition in every mode once."""
GAMES = 2 * len(SOME)
SEED = 2


@pytest.fixture(scope="module")
def report() -> Report:
    return soak(GAMES, SEED, SOME)


def test_no_check_fails(report: Report) -> None:
    assert report.errors == []
    assert report.games == GAMES
    assert report.decisions > 1_000


def test_the_stages_of_every_scenario_are_reached(report: Report) -> None:
    assert {code: set(stages) for code, stages in report.decisions_per_stage.items()} == {
        code: {"setup", *quest.quests} for code, quest in scenarios().items()
    }
    for code, stages in report.decisions_per_stage.items():
        assert sum(decisions > 0 for decisions in stages.values()) >= 3, code
    assert sum(sum(stages.values()) for stages in report.decisions_per_stage.values()) == report.decisions


def test_every_edition_and_every_mode_is_played(report: Report) -> None:
    played = [(edition, mode) for edition, modes in report.games_per_mode.items() for mode in modes]
    assert sorted(played) == sorted(KINDS)
    assert {number for modes in report.games_per_mode.values() for number in modes.values()} == {2}


def test_nearly_every_ability_is_used(report: Report) -> None:
    everything = all_abilities(EVERYTHING)
    assert set(report.abilities_never_used) < everything
    assert len(report.abilities_never_used) < len(everything) / 3
    assert not report.complete


def test_all_that_is_printed_can_be_used_in_some_setting() -> None:
    printed = set()
    for code, edition in EDITIONS.items():
        known = catalogue(code)
        in_box = [face for face in known.faces.values() if face.code in known.facts]
        printed |= abilities_of(face for face in in_box if edition.quantities in known.facts[face.code]["quantity"])
    assert all_abilities(EVERYTHING) == printed


# -- what is played -------------------------------------------------------------------------------
def test_the_settings_are_all_there_are() -> None:
    kinds = {(one.scenario, one.edition, one.mode) for one in EVERYTHING}
    campaigns = sum(mode.campaign for mode in MODES.values())
    assert len(kinds) == len(scenarios()) * (len(EDITIONS) * len(MODES) - campaigns * (len(EDITIONS) - 1))
    assert len(EVERYTHING) == 4 * len(kinds) == len(set(EVERYTHING))


@pytest.mark.parametrize("those", [EVERYTHING, EVERYTHING[:8], EVERYTHING[:7]], ids=len)
def test_the_mix_of_games(those: list[Setting]) -> None:
    turns = 15
    plans = [plan(number, 1, those) for number in range(turns * 2 * len(those))]
    assert sum(one.agent == "random" for one in plans) * 2 == len(plans)
    assert 0.33 < sum(one.late for one in plans) / len(plans) < 0.34
    assert 0.08 < sum(one.agent == "expert" for one in plans) / len(plans) < 0.12
    played = {(one.setting, one.agent == "random", one.late) for one in plans}
    assert len(played) == len(those) * 2 * 2
    assert len({one.seed for one in plans}) == len(plans)


def test_what_earlier_games_left_is_brought_along() -> None:
    """Wounds, discard piles, penalties, boons and burdens are all to be found in the games planned."""
    setups = [one.begin().setup for one in (plan(number, 3, EVERYTHING) for number in range(816)) if not one.late]
    carries = [(setup.mode, setup.carry) for setup in setups if setup is not None and setup.carry is not None]
    assert {mode for mode, _ in carries} == {"nightmare", "campaign", "hard-campaign"}
    nightmares = [carry for mode, carry in carries if mode == "nightmare"]
    assert all(any(getattr(carry, word) for carry in nightmares) for word in ("threat", "discards", "damage"))
    campaigns = [carry for mode, carry in carries if mode != "nightmare"]
    assert {earned.card for carry in campaigns for earned in carry.pool} == {
        "mendor", "mendors-support", "ungoliants-swarm", "lingering-venom", "valor", "scarred",
    }  # fmt: skip
    assert any(carry.prisoner for carry in campaigns) and any(sum(carry.penalty) for carry in campaigns)
    wounded = {mode for mode, carry in carries if carry.damage}
    assert wounded == {"nightmare", "hard-campaign"}


@pytest.mark.parametrize("code", list(scenarios()))
def test_late_positions_are_in_every_stage(code: str) -> None:
    seen = {stage(late_position(seed, 1 + seed % 4, scenario=code).state) for seed in range(40)}
    assert seen == set(scenario(code).quests)


@pytest.mark.parametrize("mode", list(MODES))
def test_late_positions_of_every_mode_hold(mode: str) -> None:
    for code in scenarios():
        game = late_position(4, 2, scenario=code, mode=mode)
        assert game.state.table.mode is MODES[mode] and game.state.round > 3
        at_every_decision(game)


def test_a_late_position_of_a_campaign_has_its_cards() -> None:
    game = late_position(4, 2, scenario="escape-from-dol-guldur", mode="campaign")
    assert len(game.state.zones[CAMPAIGN_AREA]) == 1
    assert any(card.printed.name == "Mendor" for card in game.state.cards)


# -- the command ----------------------------------------------------------------------------------
def test_processes_change_nothing() -> None:
    alone, together = (soak(6, 9, QUICK, checks=False, jobs=jobs).as_json() for jobs in (1, 2))
    alone.pop("seconds")
    together.pop("seconds")
    assert alone == together


def test_the_command_prints_what_it_found() -> None:
    words = "soak --games 2 --players 1 --seed 3 --edition original --scenario passage-through-mirkwood --json".split()
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    assert found["games"] == 2 and found["errors"] == []
    assert list(found["decisions_per_stage"]) == ["passage-through-mirkwood"]
    assert set(found["games_per_mode"]["original"]) == set(MODES) - {"campaign", "hard-campaign"}
    assert CliRunner().invoke(main, "soak --games 2 --players 1 --no-checks".split()).exit_code == 0


def test_an_incomplete_soak_can_be_an_error() -> None:
    assert CliRunner().invoke(main, "soak --games 1 --players 1 --no-checks --complete".split()).exit_code == 1


@pytest.mark.parametrize(
    "words",
    [
        "--players 5",
        "--players 0",
        "--players 3-2",
        "--players many",
        "--edition pocket",
        "--scenario shire",
        "--mode idle",
        "--mode campaign --edition original",
    ],
)
def test_the_command_refuses_what_makes_no_sense(words: str) -> None:
    assert CliRunner().invoke(main, ["soak", "--games", "1", *words.split()]).exit_code == 2


# -- errors ---------------------------------------------------------------------------------------
def test_an_error_can_be_had_again() -> None:
    one = plan(1, 1, QUICK[1:2])
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
    result = play(Plan(0, 1, Setting(1, scenario="no-such-scenario"), "random", False, False))
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
    game = late_position(10, 2)
    at_every_decision(game)
    damage(game)
    with pytest.raises(Broken) as noticed:
        at_every_decision(game)
    assert noticed.value.check in (check, "options")


def test_a_choice_that_history_does_not_know_is_noticed() -> None:
    game = late_position(10, 2)
    now_and_then(game)
    seldom(game)
    game.choose(0)
    game.history = None
    with pytest.raises(Broken):
        seldom(game)


def test_a_line_of_the_chronicle_that_tells_too_much_is_noticed() -> None:
    game = late_position(10, 2)
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
