"""A deck is brought, changed and played; a campaign takes its first step."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.conftest import Enter

LIST = """Hero (3)
1x Aragorn (Core Set)
1x Théodred (Core Set)
1x Éowyn (Core Set)

Ally (3)
3x Faramir (Core Set)

Event (3)
3x Sneak Attack (Core Set)
"""


def test_a_deck_is_imported_changed_and_played(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.go("decks")
    anna.page.get_by_role("textbox", name="Bring a deck").fill(LIST)
    anna.click("Read it")
    anna.click("Keep it")
    expect(anna.page.get_by_text("6 cards").first).to_be_visible()
    anna.click("Change")
    expect(anna.page.locator(".bad").first).to_be_visible()
    anna.page.get_by_role("textbox", name="Name").fill("Three at a time")
    anna.page.keyboard.press("Tab")
    anna.page.get_by_role("button", name="Gandalf").first.click()
    expect(anna.page.locator("aside")).to_contain_text("7 cards")
    anna.click("Draw a hand")
    expect(anna.page.locator(".hand .card")).to_have_count(6)


def test_a_starter_deck_becomes_ones_own_and_is_played(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.go("decks")
    anna.page.get_by_role("button", name="Make it mine").first.click()
    expect(anna.page.locator(".ok")).to_be_visible()
    anna.click("Play with it")
    anna.click("Begin")
    anna.seated()
    assert "hand" in anna.question


def test_a_campaign_takes_its_first_step(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.go("campaigns")
    anna.click("Write the first page")
    expect(anna.page.locator("article h2")).to_have_text("The road through Wilderland")
    anna.click("Play Passage Through Mirkwood")
    anna.seated()
    assert anna.page.locator(".hand .slot").count() == 6
