"""Overruling the engine, giving up, and what the other keys lead to."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.web.conftest import Enter
from tests.web.visitor import Visitor


def playing(enter: Enter, players: int = 1, **settings: object) -> Visitor:
    visitor = enter(hints=False, pace="decisions", motion=False, **settings)
    visitor.begin(players)
    return visitor


def point(visitor: Visitor, card: Locator, *, upper: bool = True) -> None:
    box = card.bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * (0.25 if upper else 0.75))


def test_override_keys_change_the_card_under_the_pointer_are_logged_and_mark_the_game(enter: Enter) -> None:
    anna = playing(enter)
    hero = anna.page.locator("[data-zone='play:0'].slot").first
    body = hero.locator(".body")
    anna.page.keyboard.press("u")
    expect(anna.page.locator(".top .adj")).to_have_count(0)

    anna.page.keyboard.press("o")
    expect(anna.page.get_by_role("complementary", name="By hand")).to_be_visible()
    threat = anna.page.get_by_role("meter", name="Threat").first
    before = int(threat.get_attribute("aria-valuenow") or 0)
    anna.page.keyboard.press("u")
    expect(threat).to_have_attribute("aria-valuenow", str(before + 1))
    expect(anna.page.locator(".top .adj")).to_have_text("adjusted")
    anna.page.keyboard.press("j")
    expect(threat).to_have_attribute("aria-valuenow", str(before))

    point(anna, body)
    anna.page.keyboard.press("3")
    anna.page.keyboard.press("3")
    expect(hero.locator(".tk-damage")).to_have_text("2")
    point(anna, body, upper=False)
    anna.page.keyboard.press("3")
    expect(hero.locator(".tk-damage")).to_have_text("1")
    by_hand = anna.page.locator(".chronicle li", has_text="By hand").filter(has_text="damage")
    expect(by_hand).to_have_count(2)  # what is pressed in a row is one change

    point(anna, body)
    anna.page.keyboard.press("a")
    expect(hero).to_have_class("slot is-exhausted")

    enemy = anna.page.locator("[data-zone='staging'].slot").first
    name = enemy.get_attribute("data-card")
    point(anna, enemy.locator(".body"))
    anna.page.keyboard.press("v")
    expect(anna.page.locator(f".slot[data-card='{name}']")).to_have_count(0)
    anna.click("Victory display")
    expect(anna.page.get_by_role("dialog", name="Victory display").locator(".one")).to_have_count(1)
    anna.page.keyboard.press("Escape")

    anna.page.keyboard.press("o")
    expect(anna.page.get_by_role("complementary", name="By hand")).to_have_count(0)


GHOSTS = """
window.ghosts = [];
new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
        for (const node of addedNodes)
            if (node.inert) window.ghosts.push({ node, wide: node.offsetWidth, tall: node.offsetHeight });
}).observe(document.body, { childList: true });
"""


def test_an_attachment_that_leaves_flies_in_its_own_size_and_nothing_stays_lifted(enter: Enter) -> None:
    anna = enter(hints=False, pace="decisions")
    anna.begin()
    before = anna.serial
    anna.page.locator(".hand .slot.is-legal .body[aria-label*='attachment']").first.click()
    anna.moved(before)
    attached = anna.page.locator(".tuck")
    while not attached.count():
        anna.click_on()
    expect(anna.page.locator("[data-flying]")).to_have_count(0)
    box = attached.bounding_box()
    assert box is not None
    anna.page.evaluate(GHOSTS)
    anna.page.keyboard.press("o")
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 8)  # all of it that looks out under the hero
    anna.page.keyboard.press("x")
    expect(attached).to_have_count(0)
    (ghost,) = anna.page.evaluate("window.ghosts.map(({ wide, tall }) => [wide, tall])")
    assert ghost == [pytest.approx(box["width"], abs=1), pytest.approx(box["height"], abs=1)]
    anna.page.wait_for_function("() => window.ghosts.every(({ node }) => !node.isConnected)")
    expect(anna.page.locator("[data-flying]")).to_have_count(0)


def written(visitor: Visitor, words: str) -> Locator:
    return visitor.page.locator(".chronicle li", has_text=words)


def test_cards_are_turned_over_and_decks_shuffled_by_hand(enter: Enter) -> None:
    anna = playing(enter, override=True)
    tip = anna.page.locator(".tip")
    threat = anna.page.locator(".staging h4 b")
    before = int(threat.inner_text())
    enemy = anna.page.locator("[data-zone='staging'].slot").first
    point(anna, enemy.locator(".body"))
    anna.page.keyboard.press("f")
    expect(enemy.locator(".body")).to_have_attribute("aria-label", re.compile("Face-down card"))
    assert int(threat.inner_text()) < before
    anna.page.keyboard.press("f")
    expect(threat).to_have_text(str(before))
    expect(written(anna, "turned over")).to_have_count(2)

    quest = anna.page.locator("[data-zone='quest'].slot .body")
    point(anna, quest)
    anna.page.keyboard.press("f")
    expect(tip).to_contain_text("quest cards turn by themselves")
    anna.page.keyboard.press("7")
    expect(tip).to_contain_text("Only resources (1), progress (2) and damage (3)")

    name = enemy.get_attribute("data-card")
    point(anna, enemy.locator(".body"))
    anna.page.keyboard.press("h")
    expect(anna.page.locator(f".slot[data-card='{name}']")).to_have_count(0)
    expect(written(anna, "shuffled into its deck")).to_have_count(1)
    anna.page.locator("[data-pile='encounter-deck']").hover()
    anna.page.keyboard.press("h")
    expect(written(anna, "the encounter deck is shuffled")).to_have_count(2)
    anna.page.locator("[data-pile='deck:0']").hover()
    anna.page.keyboard.press("h")
    expect(written(anna, "the deck of")).to_have_count(1)

    hand = anna.page.locator(".hand .slot")
    held = hand.count()
    anna.page.keyboard.press("d")
    expect(hand).to_have_count(held + 1)


def test_keys_known_from_other_tables_do_something_or_say_why_not(enter: Enter) -> None:
    anna = playing(enter)
    tip = anna.page.locator(".tip")
    for key, answer in (
        ("v", "Press O first"),
        ("Control+s", "saved by itself"),
        ("Shift+M", "only at the start"),
        ("Shift+O", "when the game is over"),
        ("Enter", "Nobody else"),
        ("ArrowDown", "stand now"),
    ):
        anna.page.mouse.move(2, 2)
        anna.page.keyboard.press(key)
        expect(tip).to_contain_text(answer)
    anna.page.keyboard.press("s")
    expect(anna.page.get_by_role("dialog", name="Shadow cards")).to_be_visible()
    anna.page.keyboard.press("Escape")

    first = anna.serial
    while "commits" not in anna.question:
        anna.click_on()
    hero = anna.page.locator("[data-zone='play:0'].slot.is-legal").first
    point(anna, hero.locator(".body"))
    anna.page.keyboard.press("q")
    expect(anna.page.locator(".slot.is-chosen")).to_have_count(1)
    anna.page.keyboard.press("w")
    anna.page.mouse.move(2, 2)
    expect(anna.page.locator(".slot.is-chosen")).to_have_count(0)
    assert anna.serial > first
    expect(anna.page.locator(".prompt h2")).not_to_contain_text("commits")
    after = anna.question
    anna.page.keyboard.press("Shift+ArrowLeft")
    expect(anna.page.locator(".prompt h2")).to_contain_text("Play allies")
    expect(anna.page.get_by_role("button", name="Do again")).to_be_enabled()
    anna.page.keyboard.press("Shift+ArrowRight")
    expect(anna.page.locator(".prompt h2")).to_have_text(after)

    anna.page.keyboard.press("Control+l")
    expect(anna.page.get_by_role("heading", name="Starter decks")).to_be_visible()
    anna.page.go_back()
    anna.seated()
    anna.page.keyboard.press("Control+u")
    expect(anna.page.get_by_placeholder("ringsdb.com")).to_be_focused()


def test_one_looks_back_at_earlier_steps_without_taking_anything_back(enter: Enter) -> None:
    anna = playing(enter)
    told = written(anna, "").count()
    while "commits" not in anna.question:
        anna.click_on()
    serial, asked = anna.serial, anna.question
    title = anna.page.locator(".prompt h2")
    for _ in range(2):
        anna.page.keyboard.press("ArrowUp")
    expect(title).to_contain_text("2 steps ago")
    assert anna.page.locator(".slot.is-legal").count() == 0  # nothing is asked of anybody there
    while written(anna, "").count() > told:
        before = anna.question
        anna.page.keyboard.press("ArrowUp")
        expect(title).not_to_have_text(before)
    anna.page.keyboard.press("ArrowDown")
    expect(title).to_contain_text("ago")
    anna.page.keyboard.press("Escape")
    expect(title).to_have_text(asked)
    assert anna.serial == serial

    anna.page.keyboard.press("ArrowUp")
    anna.page.keyboard.press("w")  # to now, and no further
    expect(title).to_have_text(asked)
    anna.page.keyboard.press("ArrowUp")
    anna.page.keyboard.press("ArrowLeft")  # what is taken back is seen at once
    expect(title).not_to_contain_text("ago")
    expect(title).not_to_have_text(asked)


def test_the_phase_bar_counts_the_cards_that_speak_of_a_step_and_shows_them(enter: Enter) -> None:
    anna = playing(enter)  # Aragorn and Théodred answer being committed
    anna.page.get_by_role("navigation", name="Round").get_by_role("button", name="Quest").click()
    badge = anna.page.get_by_role("button", name="cards in play speak of this step: Aragorn")
    count = int(badge.inner_text())
    badge.click()
    pointed = anna.page.locator(".slot.is-pointed .body")
    expect(pointed).to_have_count(count)
    expect(pointed.first).to_have_attribute("aria-label", re.compile("Aragorn"))


def test_a_double_click_answers_one_question_only(enter: Enter) -> None:
    """The next question may have its button in the same place; here the pointer follows it."""
    anna = playing(enter)
    while "commits" not in anna.question:
        anna.click_on()
    before = anna.serial
    for count in (1, 2):
        point(anna, anna.page.locator(".prompt .pri"))
        anna.page.mouse.down(click_count=count)
        anna.page.mouse.up(click_count=count)
        if count == 1:
            anna.moved(before)
    after = anna.serial
    anna.page.wait_for_timeout(300)
    assert anna.asked and anna.serial == after


SLOW = """
const heard = WebSocket.prototype.addEventListener;
const setter = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage').set;
const late = (listener) => function (event) {
    if (String(event.data).startsWith('{"type":"accepted"')) setTimeout(() => listener.call(this, event), 3000);
    else listener.call(this, event);
};
WebSocket.prototype.addEventListener = function (kind, listener, ...how) {
    return heard.call(this, kind, kind === 'message' ? late(listener) : listener, ...how);
};
Object.defineProperty(WebSocket.prototype, 'onmessage', { set(listener) { setter.call(this, late(listener)); } });
"""


def test_the_next_question_is_answered_before_the_last_answer_is_acknowledged(enter: Enter) -> None:
    anna = enter(hints=False, pace="decisions", motion=False)
    anna.context.add_init_script(SLOW)
    anna.page.reload()
    anna.click("Guided first game")
    anna.seated()
    for _ in range(3):
        before = anna.serial
        anna.page.keyboard.press("w")
        anna.moved(before)
        assert anna.serial > before


def test_giving_up_by_its_key_asks_first(enter: Enter) -> None:
    anna = playing(enter)
    anna.page.keyboard.press("Shift+G")
    dialog = anna.page.get_by_role("dialog", name="Give up")
    expect(dialog).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog")).to_have_count(0)  # also from the page, not only from sight
    assert not anna.over
    anna.page.keyboard.press("Shift+G")
    anna.click("Really give up")
    expect(anna.page.locator(".end h1")).to_have_text("The road ends here")


def test_a_key_leads_to_the_chronicle_and_another_reads_a_seats_discard_pile(enter: Enter) -> None:
    anna = playing(enter, 2)
    anna.page.keyboard.press("l")
    focused = anna.page.evaluate("document.activeElement.closest('.chronicle') !== null")
    assert focused
    anna.page.get_by_role("button", name="Discard pile").first.click()
    expect(anna.page.get_by_role("dialog", name="Discard pile")).to_be_visible()
    anna.page.keyboard.press("Escape")

    with anna.page.expect_download() as download:
        anna.click("Save the chronicle as text")
    saved = Path(download.value.path()).read_text("utf-8")
    assert "Round 1" in saved and "collects 1 resource" in saved
    anna.click("Show only lines with these words")
    anna.page.get_by_role("searchbox").fill("collects")
    expect(written(anna, "collects")).to_have_count(1)
    expect(written(anna, "collects").locator("small")).to_have_text("Round 1 · Resource")


def test_both_hands_of_a_two_handed_game_are_seen_and_one_changes_between_them(enter: Enter) -> None:
    anna = playing(enter, 2)
    hands = anna.page.locator(".hand")
    expect(hands).to_have_count(2)
    for hand in hands.all():
        boxes = [card.bounding_box() for card in hand.locator(".slot").all()]
        lefts = [box["x"] for box in boxes if box is not None]
        assert len(lefts) >= 6 and all(after - before > 25 for before, after in pairwise(lefts))
    asked = anna.page.locator(".prompt .who b").inner_text()
    assert asked in ("Player 1", "Player 2")
    anna.page.keyboard.press("F1" if asked == "Player 2" else "F2")
    expect(anna.page.locator(".bar.focused .tag")).not_to_have_text(asked)


def test_three_players_see_everything_without_scrolling(enter: Enter) -> None:
    anna = playing(enter, 3)
    outside = anna.page.evaluate(
        """() => [...document.querySelectorAll('.slot .body, .prompt, .chronicle, .pile')].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.right > innerWidth + 12 || box.bottom > innerHeight + 24 || box.left < -12 || box.top < -12;
        }).map((one) => one.className)"""
    )
    assert outside == []
    assert anna.page.locator("section.seat").count() == 3
    options = anna.page.locator(".prompt .opt")
    visible = options.first.evaluate("one => one.getBoundingClientRect().bottom <= innerHeight")
    assert visible, "the first answer can be seen"
