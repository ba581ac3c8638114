"""Replays: watched from a file, the journal or a link, through any eyes; and gone on with from a moment."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.web.conftest import Enter
from tests.web.test_pages import findings
from tests.web.visitor import Visitor

from wilderland.agents import SensiblePlayer
from wilderland.game import Game, new_game
from wilderland.server.reels import Look, show
from wilderland.server.resources import ReplayShown

BEFORE_THE_END = 12
"""Choices that are left where a game is gone on with."""


@cache
def played() -> Game:
    """A whole game of two, played by a program."""
    game = new_game(decks=("leadership", "spirit"), seed=4)
    player = SensiblePlayer(4)
    while (decision := game.decision) is not None:
        game.choose(player.choose(game, decision.seat).key, decision.seat)
    return game


def truth(at: int, *seats: int) -> ReplayShown:
    """What the replay must show."""
    return show(Look(played().replay.dumps(), at, seats or None))


def count() -> int:
    return len(played().replay.choices)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(played().replay.dumps(), "utf-8")
    return path


def bar(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name="The game, from its beginning")


def watch(visitor: Visitor, file: Path) -> None:
    visitor.go("replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(bar(visitor)).to_be_attached()
    expect(bar(visitor)).to_have_attribute("max", str(count()))


def reached(visitor: Visitor, at: int) -> None:
    """The moment is shown: on the bar and on the table."""
    expect(visitor.page.locator("main.table")).to_have_attribute("data-serial", str(at))
    assert int(bar(visitor).input_value()) == at


def scrub(visitor: Visitor, at: int) -> None:
    bar(visitor).fill(str(at))
    reached(visitor, at)


def compare(visitor: Visitor, shown: ReplayShown) -> None:
    """The table shows what the view of that moment says."""
    page, view = visitor.page, shown.view
    expect(page.locator(".top .rd")).to_have_text(f"Round {view.round}" if view.round else "Setup")
    expect(page.locator(".staging .slot")).to_have_count(len(view.staging))
    expect(page.locator(".hands .slot")).to_have_count(sum(card >= 0 for one in view.players for card in one.hand))
    for player in view.players:
        seat = page.locator("section.seat").nth(player.seat)
        expect(seat.locator("[data-zone^=play].slot .body")).to_have_count(len(player.play))
    if view.decisions and shown.chosen:
        options = [option for one in view.decisions if one.seat == shown.chosen[0] for option in one.options]
        expect(page.locator(".asked .answer, .asked li")).to_have_count(len(options))


def test_a_game_is_stepped_and_scrubbed_through(enter: Enter, file: Path) -> None:
    anna = enter(motion=False)
    watch(anna, file)
    reached(anna, 0)
    lines = truth(0).lines
    for at in (0, count() // 3, count() * 2 // 3, count()):
        scrub(anna, at)
        compare(anna, truth(at))
    anna.page.keyboard.press("Home")
    bar(anna).evaluate("element => element.blur()")
    told = next(at for at in range(1, count()) if lines[at] > lines[at - 1])
    anna.page.keyboard.press("ArrowRight")
    reached(anna, told)
    anna.page.keyboard.press(".")
    reached(anna, told + 1)
    anna.click("Step back")
    reached(anna, told)
    marks = truth(0).marks
    anna.page.keyboard.press("End")
    for mark in reversed(marks[-3:]):
        anna.page.keyboard.press("ArrowUp")
        reached(anna, mark.at)
    anna.click("Next phase")
    reached(anna, marks[-2].at)


def test_it_plays_by_itself_until_it_is_stopped(enter: Enter, file: Path) -> None:
    anna = enter()
    watch(anna, file)
    for _ in range(3):
        anna.click("Faster")
    anna.page.get_by_role("button", name="Play", exact=True).click()
    anna.page.wait_for_function("() => Number(document.querySelector('main.table').dataset.serial) > 12")
    anna.click("Pause")
    anna.page.wait_for_timeout(300)
    at = anna.serial
    anna.page.wait_for_timeout(700)
    assert anna.serial == at


def test_any_seat_or_all_of_them(enter: Enter, file: Path) -> None:
    anna = enter(motion=False)
    watch(anna, file)
    scrub(anna, count() // 2)
    compare(anna, truth(count() // 2))
    for seat in (0, 1):
        anna.page.get_by_role("button", name=f"Player {seat + 1}").first.click()
        expect(anna.page.locator(".hands .bar")).to_have_count(1)
        compare(anna, truth(count() // 2, seat))
        hidden = {line.number for line in truth(count() // 2).log} - {
            line.number for line in truth(count() // 2, seat).log
        }
        assert hidden, "something in this game must be private"
    anna.page.keyboard.press("0")
    expect(anna.page.locator(".hands .bar")).to_have_count(2)
    compare(anna, truth(count() // 2))


def test_a_line_of_the_chronicle_leads_to_its_moment(enter: Enter, file: Path) -> None:
    anna = enter(motion=False)
    watch(anna, file)
    scrub(anna, count() // 2)
    shown = truth(count())
    quest = next(line for line in shown.log if line.said.message == "log-quest")
    at = next(number for number, last in enumerate(shown.lines) if last >= quest.number)
    anna.page.get_by_role("button", name="Show only lines").click()
    anna.page.get_by_role("searchbox").fill("against threat")
    anna.page.locator(".chronicle .to").first.click()
    reached(anna, at)
    expect(anna.page.locator(".chronicle li[aria-current]")).to_be_visible()


def copied_from_the_end(anna: Visitor) -> str:
    """The link that the score sheet gives away."""
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.click("Copy a link to this game")
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    return str(anna.page.evaluate("navigator.clipboard.readText()"))


def test_a_moment_is_gone_on_with_and_shared(enter: Enter, file: Path) -> None:
    """From a file to a new game, from its end to its replay, from there by a link to somebody else's browser."""
    anna = enter(hints=False)
    watch(anna, file)
    at = count() - BEFORE_THE_END
    scrub(anna, at)
    anna.click("Continue from here")
    anna.click("Play on")
    anna.seated()
    expect(anna.page.locator(".top .rd")).to_have_text(f"Round {truth(at).view.round}")
    assert anna.asked
    anna.play()
    shared = copied_from_the_end(anna)
    anna.click("Watch it again")
    expect(bar(anna)).to_be_attached()
    length = int(bar(anna).get_attribute("max") or 0)
    assert length > at
    anna.go("journal")
    anna.click("Watch it again")
    expect(bar(anna)).to_have_attribute("max", str(length))
    scrub(anna, at)
    anna.page.get_by_role("button", name="Seen by").or_(anna.page.get_by_title("Seen by")).nth(1).click()
    compare(anna, truth(at, 1))
    anna.page.wait_for_url(f"**/replay/*/{at}/2/*")

    bert = enter(hints=False, motion=False)
    bert.page.goto(shared)
    expect(bar(bert)).to_have_attribute("max", str(length))
    bert.page.goto(anna.page.url)
    reached(bert, at)
    compare(bert, truth(at, 1))
    bert.page.keyboard.press("0")
    compare(bert, truth(at))
    bert.click("Continue from here")
    bert.page.get_by_label("Who plays").nth(1).select_option("sensible")
    bert.click("Play on")
    bert.seated()
    expect(bert.page.locator(".prompt .opt, .prompt .acts button").first).to_be_visible()


def test_the_journal_is_counted_and_filtered_by_hero(enter: Enter) -> None:
    """Two games that were given up, with different heroes."""
    anna = enter(hints=False, pace="decisions", motion=False)
    for deck in ("Lore", "Spirit"):
        anna.go("decks")
        anna.page.locator("li", has=anna.page.get_by_text(deck, exact=True)).get_by_role("link", name="Play").click()
        anna.click("Begin")
        anna.seated()
        anna.page.keyboard.press("Shift+G")
        anna.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
        expect(anna.page.locator(".end")).to_be_visible()
    anna.go("journal")
    games = anna.page.locator("li.panel")
    expect(games).to_have_count(2)
    anna.page.get_by_label("Count by").select_option("Hero")
    anna.click("Éowyn")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Spirit")
    anna.click("Éowyn")
    expect(games).to_have_count(2)


def test_what_is_no_replay_is_said_to_be_none(enter: Enter, tmp_path: Path) -> None:
    anna = enter()
    anna.go("replay")
    bad = tmp_path / "shopping.json"
    bad.write_text('{"bread": 2}', "utf-8")
    anna.page.locator("input[type=file]").set_input_files(bad)
    expect(anna.page.get_by_role("alert")).to_contain_text("shopping.json")


@pytest.mark.parametrize(("size", "theme"), [((1440, 900), "night"), ((1440, 900), "parchment"), ((390, 844), "night")])
def test_replays_have_no_serious_barrier(enter: Enter, file: Path, size: tuple[int, int], theme: str) -> None:
    anna = enter(*size, theme=theme, motion=False)
    watch(anna, file)
    for at in (0, count() // 2, count()):
        scrub(anna, at)
        assert findings(anna) == []
    scrub(anna, count() // 2)
    anna.click("Continue from here")
    anna.page.wait_for_timeout(300)
    assert findings(anna) == []
