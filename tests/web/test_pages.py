"""Every page in every language, on every screen, for everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect
from tests.web.conftest import AXE, Enter
from tests.web.visitor import Visitor

PAGES = ("", "new", "join", "cards", "cards/aragorn", "decks", "rules", "journal", "replay", "campaigns", "settings")
LANGUAGES = ("en", "pl", "it", "cs", "ro")
SERIOUS = ("serious", "critical")
UNLIKE = {"label-content-name-mismatch": {"enabled": False}}
"""A card's name begins with its title, as it should; its numbers are then said in words, which axe takes amiss."""


def findings(visitor: Visitor) -> list[str]:
    """What axe-core has to say against the page as it stands, and that matters."""
    visitor.page.evaluate(AXE.read_text("utf-8"))
    report = visitor.page.evaluate("rules => axe.run(document, {resultTypes: ['violations'], rules})", UNLIKE)
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in report["violations"] if one["impact"] in SERIOUS]


def settled(visitor: Visitor) -> None:
    expect(visitor.page.locator("h1").first).to_be_visible()
    visitor.page.wait_for_timeout(350)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_in_any_language(enter: Enter, language: str) -> None:
    visitor = enter(language=language)
    for page in PAGES:
        visitor.go(page)
        settled(visitor)
        assert visitor.page.locator("html").get_attribute("lang") == language
    assert visitor.errors == []


@pytest.mark.parametrize("theme", ["night", "parchment"])
@pytest.mark.parametrize("page", PAGES)
def test_pages_have_no_serious_barrier(enter: Enter, page: str, theme: str) -> None:
    visitor = enter(theme=theme)
    visitor.go(page)
    settled(visitor)
    assert findings(visitor) == []


@pytest.mark.parametrize(("size", "palette"), [((1440, 900), "usual"), ((390, 844), "clear")])
def test_the_table_has_no_serious_barrier(enter: Enter, size: tuple[int, int], palette: str) -> None:
    visitor = enter(*size, hints=True, motion=False, palette=palette)
    visitor.click("Guided first game")
    visitor.seated()
    for _ in range(6):
        assert findings(visitor) == []
        visitor.click_on()


@pytest.mark.parametrize("page", PAGES)
def test_a_phone_shows_no_page_wider_than_itself(enter: Enter, page: str) -> None:
    visitor = enter(390, 844)
    visitor.go(page)
    settled(visitor)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_language_can_be_changed_in_the_middle_of_a_game(enter: Enter) -> None:
    visitor = enter(hints=False)
    visitor.click("Guided first game")
    visitor.seated()
    english = visitor.question
    visitor.click("Menu")
    visitor.page.get_by_label("Language").select_option("pl")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".prompt h2")).not_to_have_text(english)
    expect(visitor.page.locator(".chronicle li").first).to_be_visible()


def test_a_card_not_yet_translated_is_read_in_english_and_says_so(enter: Enter) -> None:
    """Every card is translated by now, so one is taken out of what the browser loads."""
    visitor = enter(language="pl")

    def without_feint(route: Route) -> None:
        words = route.fetch().text()
        assert "card-feint =" in words
        route.fulfill(body=words.replace("card-feint =", "card-feinted ="), content_type="text/javascript")

    visitor.page.route("**/_catalog_pl-*.js", without_feint)
    visitor.page.reload()
    for card, badges in (("feint", 1), ("gandalf", 0)):
        visitor.go("cards", card)
        read = visitor.page.get_by_role("dialog")
        expect(read.get_by_role("article")).to_be_visible()
        expect(read.locator(".lang")).to_have_count(badges)
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator("dialog")).to_have_count(0)
    visitor.page.unroute("**/_catalog_pl-*.js")
    visitor.page.reload()
    visitor.go("cards", "feint")
    expect(visitor.page.get_by_role("dialog").get_by_role("article")).to_be_visible()
    expect(visitor.page.get_by_role("dialog").locator(".lang")).to_have_count(0)
