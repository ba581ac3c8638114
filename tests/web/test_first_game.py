"""A newcomer's first game, from the first page to the score sheet."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from tests.web.conftest import Enter


def test_a_newcomer_plays_a_whole_game_by_clicks_alone(enter: Enter) -> None:
    anna = enter()
    anna.click("Guided first game")
    anna.seated()
    expect(anna.page.locator(".hint")).to_contain_text("first six cards")
    assert anna.play() > 10
    expect(anna.page.locator(".end dl")).to_contain_text("completed rounds")
    anna.click("Journal")
    expect(anna.page.locator("li.panel")).to_have_count(1)
    row = anna.page.locator("tbody tr")
    expect(row).to_contain_text("Passage Through Mirkwood")
    anna.page.get_by_label("Count by").select_option("players")
    expect(row).to_contain_text("1 player")
    with anna.page.expect_download() as saved:
        anna.click("Table (CSV)")
    assert "passage-through-mirkwood" in Path(saved.value.path()).read_text("utf-8")


def test_the_same_by_keys_alone(enter: Enter) -> None:
    anna = enter()
    expect(anna.page.get_by_role("navigation")).to_be_visible()
    anna.page.keyboard.press("g")
    anna.seated()
    assert anna.play(by_keys=True) > 10
    assert anna.over


def test_the_same_on_a_phone(enter: Enter) -> None:
    """Nothing that is asked for lies out of reach or under something else: a click would not get through."""
    anna = enter(390, 844, pace="decisions", motion=False)
    anna.click("Guided first game")
    anna.seated()
    assert anna.play() > 10
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(anna.page.locator(".end dl")).to_contain_text("completed rounds")


def test_a_card_is_played_by_clicking_it(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.click("Guided first game")
    anna.seated()
    while "Play allies" not in anna.question:
        anna.click_on()
    legal = anna.page.locator(".hand .slot.is-legal").first
    hand = anna.page.locator(".hand .slot").count()
    before = anna.serial
    legal.locator(".body").click()
    anna.moved(before)
    while "pay" in anna.question.lower() or "attached" in anna.question.lower():
        anna.click_on()
    assert anna.page.locator(".hand .slot").count() < hand


def test_what_was_done_can_be_taken_back_and_done_again(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.click("Guided first game")
    anna.seated()
    question = anna.question
    anna.click_on()
    assert anna.question != question
    before = anna.serial
    anna.page.keyboard.press("ArrowLeft")
    anna.moved(before)
    expect(anna.page.locator(".prompt h2")).to_have_text(question)
    before = anna.serial
    anna.page.keyboard.press("ArrowRight")
    anna.moved(before)
    assert anna.question != question


def test_a_game_waits_on_the_first_page(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.click("Guided first game")
    anna.seated()
    anna.go()
    anna.click("Take your seat")
    anna.seated()
    assert "hand" in anna.question
