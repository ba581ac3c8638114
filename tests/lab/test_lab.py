"""The lab keeps what it plays, goes on after any kill, and tells nothing that the games do not."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from wilderland.decks import BadDeck, insist, starters
from wilderland.game import Replay
from wilderland.lab import Plan, Result, Store, run
from wilderland.lab.analysis import pairs, summary
from wilderland.lab.chance import Pairs, Rate
from wilderland.lab.favourites import favourite_edition, favourites, table_of
from wilderland.lab.report import html
from wilderland.lab.running import here
from wilderland.lab.store import OtherPlan
from wilderland.rules.editions import EDITIONS
from wilderland.scenarios import scenarios
from wilderland.text.prose import Prose

MIRKWOOD = "passage-through-mirkwood"
DECKS = starters("revised")
WILDERLAND = str(Path(sys.executable).with_name("wilderland"))


def plan(games: int = 6, agents: tuple[str, ...] = ("sensible",), seed: int = 50) -> Plan:
    return Plan.grid([[DECKS["leadership"]], [DECKS["spirit"]]], [MIRKWOOD], agents=agents, seed=seed, games=games)


def told(result: Result) -> tuple[object, ...]:
    """All of a result but the time it took."""
    return (*(getattr(result, word) for word in ("arm", "seed", "won", "reason", "rounds", "score")), result.replay)


def test_the_same_seeds_give_the_same_results_with_any_number_of_processes(tmp_path: Path) -> None:
    found = []
    for jobs in (1, 2):
        with Store(tmp_path / f"{jobs}.db", plan()) as store:
            assert run(store, here(jobs)) == 12
            found.append([told(result) for result in store.results()])
    assert found[0] == found[1]


def test_every_games_replay_is_kept_and_ends_as_told(tmp_path: Path) -> None:
    with Store(tmp_path / "a.db", plan(3)) as store:
        run(store, here(1))
        for result in store.results():
            outcome = Replay.loads(result.replay).play().outcome
            assert outcome is not None
            assert (outcome.won, outcome.reason, outcome.rounds) == (result.won, result.reason, result.rounds)


def test_a_plan_goes_on_where_it_was_and_may_ask_for_more(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    with Store(file, plan(2)) as store:
        assert run(store, here(1)) == 4
    with Store(file, plan(3)) as store:
        assert run(store, here(1)) == 2
        assert len(list(store.results())) == 6
    with Store(file) as store:
        assert store.plan == plan(3)
        assert store.missing() == []


def test_a_file_of_another_plan_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    with Store(file, plan(1)) as store:
        run(store, here(1))
    with pytest.raises(OtherPlan):
        Store(file, plan(1, seed=51))
    with Store(file) as store:
        assert len(list(store.results())) == 2


def test_labels_tell_arms_apart_and_nothing_else() -> None:
    assert plan().labels == ["leadership", "spirit"]
    assert plan(agents=("sensible", "expert")).labels[:2] == ["leadership · sensible", "spirit · sensible"]
    one = Plan.grid([[DECKS["leadership"]]], [MIRKWOOD], agents=["expert"])
    assert one.labels == [f"{MIRKWOOD} · leadership · standard · expert"]


def test_other_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database\n" * 100)
    for name in ("text", "nothing"):
        with pytest.raises(OtherPlan):
            Store(tmp_path / name)
    assert not (tmp_path / "nothing").exists()


def test_killed_at_any_moment_nothing_kept_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    command = [WILDERLAND, "lab", "run", str(file), "--agent", "sensible", "--games", "40"]
    kept = 0
    for _ in range(2):
        process = subprocess.Popen([*command, "--jobs", "2"], stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and count(file) < kept + 3:
            time.sleep(0.05)
        workers = children(process.pid)
        assert workers
        process.send_signal(signal.SIGKILL)
        process.wait()
        while any(Path(f"/proc/{worker}").exists() for worker in workers):
            assert time.monotonic() < deadline + 60, "the workers have ended too"
            time.sleep(0.05)
        assert count(file) >= kept + 3
        kept = count(file)
    subprocess.run([*command, "--jobs", "1"], check=True, capture_output=True)
    with Store(file) as store:
        assert sorted(result.seed for result in store.results()) == list(range(40))


def children(pid: int) -> list[int]:
    """The worker processes of a process."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(word) for thread in threads for word in thread.read_text().split()]


def count(file: Path) -> int:
    if not file.exists():
        return 0
    try:
        with Store(file) as store:
            return len(list(store.results()))
    except OtherPlan:
        return 0


# -- what the games tell -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (78, 100, 0.6892, 0.8500), (500, 1000, 0.4691, 0.5309)],
)
def test_rates_have_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert Rate(wins, games).low == pytest.approx(low, abs=1e-4)
    assert Rate(wins, games).high == pytest.approx(high, abs=1e-4)


@pytest.mark.parametrize(("first", "second", "p"), [(0, 0, 1.0), (3, 3, 1.0), (10, 2, 0.0386), (1, 9, 0.0215)])
def test_pairs_are_judged_by_mcnemars_exact_test(first: int, second: int, p: float) -> None:
    told = Pairs(5, first, second, 5)
    assert told.p == pytest.approx(p, abs=1e-4)
    assert told.separated is (p < 0.05)


def test_a_summary_counts_what_happened(tmp_path: Path) -> None:
    with Store(tmp_path / "a.db", plan(12)) as store:
        run(store, here(2))
        games = list(store.results(0))
        found = summary(games)
        assert found.rate == Rate(sum(game.won for game in games), 12)
        assert sum(found.causes.values()) == 12 - found.rate.wins
        assert sum(found.lengths.values()) == 12
        assert all(moment.round == n + 1 for game in games for n, moment in enumerate(game.moments))
        assert pairs(games, games).difference == 0


def test_cards_are_judged_by_the_games_with_and_without_them() -> None:
    def game(seed: int, won: bool, *drawn: str) -> Result:
        return Result(0, seed, won, "quest" if won else "threat", 5, None, 10, 0.1, drawn=drawn)

    helpful = [game(n, True, "gandalf", "feint") for n in range(20)] + [game(n + 20, False, "feint") for n in range(20)]
    found = summary([*helpful, game(40, False)])
    assert [impact.code for impact in found.impacts] == ["gandalf"], "Feint stayed away only once"
    assert (found.impacts[0].drawn, found.impacts[0].missing) == (Rate(20, 20), Rate(0, 21))
    assert found.impacts[0].telling


def test_the_report_is_one_page_with_its_plots(tmp_path: Path) -> None:
    with Store(tmp_path / "a.db", plan(12)) as store:
        run(store, here(2))
        page = html(store, Prose())
        assert page.count("<svg") == 1 + 2 * 2
        assert "http://" not in page.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
            "http://creativecommons.org", ""
        )
        store.parquet(tmp_path / "a.parquet")
    import pyarrow.parquet

    rows = pyarrow.parquet.read_table(tmp_path / "a.parquet").to_pylist()
    assert len(rows) == 24
    assert {row["label"] for row in rows} == {arm.label for arm in plan().arms}


# -- as a user would ----------------------------------------------------------------------------------
def lab(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([WILDERLAND, "lab", *words], capture_output=True, text=True)


def test_match_tells_machines_the_rate_and_its_interval() -> None:
    done = lab("match", "--agent", "sensible", "--games", "4", "--seed", "9", "--jobs", "1", "--json")
    told = json.loads(done.stdout)
    assert set(told) == {"win_rate", "low", "high", "games", "ms_per_decision"}
    assert told["games"] == 4
    assert told["low"] <= told["win_rate"] <= told["high"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_unless_told_otherwise_a_match_is_played_with_decks_that_are_legal_together(players: int, edition: str) -> None:
    for scenario in scenarios():
        decks = favourites(scenario, players, EDITIONS[edition].quantities)
        assert len(decks) == players
        insist(decks, edition)


def test_alone_down_the_river_our_own_deck_is_played_and_in_mirkwood_the_best_pair() -> None:
    assert favourites("journey-along-the-anduin", 1, "revised")[0].heroes == ("theodred", "dunhere", "eowyn")
    assert favourites("journey-along-the-anduin", 1, "original")[0].name == "leadership"
    assert [deck.name for deck in favourites("passage-through-mirkwood", 2, "revised")] == ["leadership", "lore"]
    assert [deck.name for deck in favourites("journey-along-the-anduin", 2, "original")] == ["tactics", "spirit"]


def test_a_table_by_names_or_by_how_many_play() -> None:
    river = "journey-along-the-anduin"
    assert [deck.name for deck in table_of("lore, spirit", river, "original")] == ["lore", "spirit"]
    assert table_of("1", river, "revised") == favourites(river, 1, "revised")
    assert table_of("2", river, "original") == favourites(river, 2, "original")
    with pytest.raises(BadDeck):
        table_of("5", river, "revised")


def test_a_number_stands_for_the_favourites_of_each_scenario(tmp_path: Path) -> None:
    file, river = tmp_path / "a.db", "journey-along-the-anduin"
    places = ["--scenario", MIRKWOOD, "--scenario", river]
    done = lab("run", str(file), "--deck", "1", *places, "--games", "1", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    with Store(file) as store:
        played = {arm.scenario: arm.decks for arm in store.plan.arms}
    assert played == {place: favourites(place, 1, "revised") for place in (MIRKWOOD, river)}


def test_unless_told_otherwise_a_match_is_played_in_the_edition_whose_decks_do_best() -> None:
    """Nine of ten alone in Mirkwood are for the first box's deck; whoever names decks has the usual edition."""
    assert favourite_edition("passage-through-mirkwood", 1) == "original"
    assert favourite_edition("journey-along-the-anduin", 1) == "revised"
    usual = ("match", "--agent", "expert", "--games", "6", "--seed", "40000", "--jobs", "1", "--json")

    def told(*more: str) -> dict[str, float]:
        shown: dict[str, float] = json.loads(lab(*usual, *more).stdout)
        return {word: value for word, value in shown.items() if word != "ms_per_decision"}

    assert told() == told("--edition", "original", "--deck", "leadership")
    assert told("--deck", "leadership") == told("--edition", "revised", "--deck", "leadership")


def test_compare_gives_a_verdict_and_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ["--agent", "sensible", "--games", "6", "--jobs", "2", "--html", str(page)]
    done = lab("compare", "leadership", "spirit", *words)
    assert done.returncode == 0, done.stderr
    assert "p =" in done.stdout.replace("\n", " ")
    assert page.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    "words", [("match", "--agent", "nobody"), ("match", "--deck", "nothing"), ("report", "missing.db")]
)
def test_bad_input_is_refused_with_a_reason(words: tuple[str, ...]) -> None:
    done = lab(*words)
    assert done.returncode == 2
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr
