"""Reading cards large: never over the card itself, its hand or the question; and why a card cannot be used."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Enter
from tests.web.visitor import Visitor

COVERED = """
id => {
    const zoom = document.querySelector('.zoom');
    const box = zoom?.getBoundingClientRect();
    if (!box || box.width === 0) return ['no card is read'];
    const over = (one) => one && one.left < box.right - 1 && box.left + 1 < one.right
        && one.top < box.bottom - 1 && box.top + 1 < one.bottom;
    const body = document.querySelector(`.slot[data-card="${id}"] .body`);
    const kept = {card: body, hand: body?.closest('.hand'), question: document.querySelector('.prompt')};
    return Object.keys(kept).filter((name) => over(kept[name]?.getBoundingClientRect()));
}
"""
MOST = 12
"""Of the cards that lie there, this many are read."""


def at_the_table(enter: Enter, players: int = 1, width: int = 1440, height: int = 900) -> Visitor:
    visitor = enter(width, height, hints=False, pace="decisions", motion=False)
    visitor.begin(players)
    return visitor


def lying(visitor: Visitor) -> list[dict[str, Any]]:
    """Every card that lies open: its id, and a point of it that no other card covers."""
    found: list[dict[str, Any]] = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.slot[data-card]')].flatMap((slot) => {
            const body = slot.querySelector('.body'), box = body.getBoundingClientRect();
            for (const share of [0.5, 0.15, 0.85]) {
                const x = box.left + box.width * share, y = box.top + box.height / 2;
                if (body.contains(document.elementFromPoint(x, y))) return [{id: Number(slot.dataset.card), x, y}];
            }
            return [];
        })"""
    )
    return found


@pytest.mark.parametrize(("players", "width", "height"), [(1, 1280, 720), (2, 1440, 900), (4, 1920, 1080)])
def test_a_card_that_is_read_covers_neither_itself_nor_its_hand_nor_the_question(
    enter: Enter, players: int, width: int, height: int
) -> None:
    visitor = at_the_table(enter, players, width, height)
    cards = lying(visitor)
    assert len(cards) >= 3 * players + 4
    for card in cards[:: 1 + len(cards) // MOST]:
        visitor.page.mouse.move(card["x"], card["y"])
        expect(visitor.page.locator(".zoom")).to_be_visible()
        visitor.page.wait_for_timeout(60)
        assert visitor.page.evaluate(COVERED, card["id"]) == [], card
        visitor.page.mouse.move(width / 2, 20)
        expect(visitor.page.locator(".zoom")).to_have_count(0)


def test_a_card_in_hand_that_cannot_be_played_says_why_when_it_is_clicked(enter: Enter) -> None:
    visitor = at_the_table(enter)
    dim = {
        int(slot.get_attribute("data-card") or -1) for slot in visitor.page.locator(".hand .slot:not(.is-legal)").all()
    }
    card = next(card for card in lying(visitor) if card["id"] in dim)
    visitor.page.mouse.move(card["x"], card["y"])
    visitor.page.wait_for_timeout(300)
    visitor.page.mouse.click(card["x"], card["y"])
    expect(visitor.page.locator(".tip")).to_contain_text("Rule")
    tip, body = visitor.page.locator(".tip"), visitor.page.locator(f".slot[data-card='{card['id']}'] .body")
    above, below = tip.bounding_box(), body.bounding_box()
    assert above is not None and below is not None
    assert above["y"] + above["height"] <= below["y"] + 8, "the reason stands above the card it is about"
    visitor.page.mouse.click(card["x"], card["y"])


def test_a_card_can_be_read_in_a_pile_that_is_open(enter: Enter) -> None:
    visitor = enter(hints=False, pace="decisions")
    visitor.click("Guided first game")
    visitor.seated()
    while not visitor.page.locator("[data-pile='encounter-discard'] .top").count():
        visitor.click_on()
    visitor.page.locator("[data-pile='encounter-discard'] .top").click()
    visitor.page.get_by_role("dialog").locator(".one").first.hover()
    expect(visitor.page.locator(".zoom")).to_be_visible()
    on_top = visitor.page.evaluate(
        """() => {
            const [zoom, dialog] = [document.querySelector('.zoom'), document.querySelector('dialog')];
            return dialog.matches(':modal') && zoom.matches(':popover-open') && zoom.offsetWidth > 200;
        }"""
    )
    assert on_top, "the card that is read lies above the window"


def test_a_card_that_leaves_while_it_is_looked_at_disturbs_nothing(enter: Enter) -> None:
    """It loses the focus while the page is drawn, when nothing may change: the console would tell."""
    visitor = at_the_table(enter)
    while "Play allies" not in visitor.question:
        visitor.click_on()
    held = visitor.page.locator(".hand .slot")
    before = held.count()
    legal = visitor.page.locator(".hand .slot.is-legal .body").first
    visitor.page.keyboard.press("Tab")
    legal.focus()
    expect(visitor.page.locator(".zoom")).to_be_visible()
    serial = visitor.serial
    visitor.page.keyboard.press("Enter")
    visitor.moved(serial)
    while held.count() == before:  # a click would move the focus
        serial = visitor.serial
        visitor.page.keyboard.press("w" if visitor.page.locator(".prompt .pri").count() else "1")
        visitor.moved(serial)
    expect(held).to_have_count(before - 1)
    expect(visitor.page.locator(".zoom")).to_have_count(0)
