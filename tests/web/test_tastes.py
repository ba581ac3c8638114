"""As people like it: sounds, their own pictures, large print, cards as text, less motion, another edition."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from tests.web.conftest import PIXEL, Enter
from tests.web.test_by_hand import playing
from tests.web.test_pages import findings

COUNTING = """
window.rung = 0;
for (const name of ['OscillatorNode', 'AudioBufferSourceNode']) {
    const start = window[name].prototype.start;
    window[name].prototype.start = function (...when) { window.rung += 1; return start.apply(this, when); };
}
"""


def test_sounds_are_off_until_somebody_wants_them(enter: Enter) -> None:
    anna = enter(hints=False, pace="decisions")
    anna.context.add_init_script(COUNTING)
    anna.page.reload()
    anna.click("Guided first game")
    anna.seated()
    anna.click_on()
    anna.click_on()
    assert anna.page.evaluate("window.rung") == 0
    anna.click("Menu")
    anna.page.get_by_label("Sounds").check()
    assert anna.page.evaluate("window.rung") > 0
    anna.page.keyboard.press("Escape")
    before = anna.page.evaluate("window.rung")
    for _ in range(4):
        anna.click_on()
    anna.page.wait_for_function("before => window.rung > before", arg=before)


def test_ones_own_pictures_are_shown_kept_and_dropped(enter: Enter, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "01001.png").write_bytes(PIXEL)
    (folder / "Théodred.PNG").write_bytes(PIXEL)
    (folder / "holiday.png").write_bytes(PIXEL)
    (folder / "notes.txt").write_text("nothing")
    anna = enter()
    anna.go("settings")
    anna.page.locator("input[type=file]").set_input_files(folder)
    expect(anna.page.get_by_role("status")).to_have_text("2 cards have pictures of yours.")
    anna.page.reload()
    anna.go("cards", "aragorn")
    width = "() => document.querySelector('dialog img.pic')?.naturalWidth"
    anna.page.wait_for_function(f"{width} === 1")
    anna.go("settings")
    anna.click("Use ours again")
    anna.go("cards", "aragorn")
    anna.page.wait_for_function(f"{width} > 1")


def test_a_picture_of_the_servers_owner_is_shown(enter: Enter) -> None:
    anna = enter()
    anna.go("cards", "guard-of-the-citadel")
    picture = anna.page.locator("dialog img.pic")
    expect(picture).to_have_attribute("src", "/api/pictures/guard-of-the-citadel")
    anna.page.wait_for_function("() => document.querySelector('dialog img.pic').naturalWidth === 1")


def test_pictures_on_the_table_become_bitmaps_and_a_card_that_is_read_stays_a_drawing(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.begin()
    art = anna.page.locator(".slot .pic")
    expect(art.first).to_have_attribute("src", re.compile("^blob:"))
    expect(anna.page.locator(".slot .pic[src^='data:']")).to_have_count(0)
    shown = "all => all.every((one) => one.complete && one.naturalWidth >= 300)"
    assert art.evaluate_all(shown), "every bitmap is as fine as its drawing"
    anna.page.locator("[data-zone='play:0'].slot .body").first.hover()
    expect(anna.page.locator(".zoom .pic")).to_have_attribute("src", re.compile("^data:"))


def test_large_print_makes_the_question_the_chronicle_and_the_card_larger(enter: Enter) -> None:
    size = "one => parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1)"
    found = {}
    for scale in (100, 180):
        anna = playing(enter, scale=scale)
        found[scale] = [
            anna.page.locator(where).first.evaluate(size) for where in (".prompt h2", ".prompt .opt b", ".log li")
        ]
        assert anna.page.locator(".prompt .pri").evaluate("one => one.getBoundingClientRect().right <= innerWidth")
    assert all(large >= 1.7 * usual for large, usual in zip(found[180], found[100], strict=True))


def test_cards_as_text_say_everything_and_are_no_barrier(enter: Enter) -> None:
    anna = playing(enter, textCards=True)
    hero = anna.page.locator("[data-zone='play:0'].slot .text").first
    expect(hero).to_contain_text("hero")
    card = anna.page.locator(".hand .text").first
    expect(card).to_contain_text("cost")
    assert anna.page.locator(".slot img.pic").count() == 0
    assert findings(anna) == []


def test_nothing_moves_for_whoever_wants_less_motion(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.page.emulate_media(reduced_motion="reduce")
    anna.click("Guided first game")
    anna.seated()
    for _ in range(6):
        anna.click_on()
        long = anna.page.evaluate(
            "document.getAnimations().filter(({effect}) => effect.getComputedTiming().activeDuration > 20).length"
        )
        assert long == 0


def test_the_first_printing_is_played_with_its_own_texts(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.go("new")
    anna.page.get_by_text("Edition, mode, seed").click()
    anna.page.get_by_label("Edition").select_option("first-printing")
    anna.page.get_by_label("Deck").first.select_option("starter/lore")
    anna.click("Begin")
    anna.seated()
    anna.page.locator("[data-zone='play:0'].slot .body[aria-label^='Beravor']").hover()
    expect(anna.page.locator(".zoom")).to_contain_text("let a player of your choice draw 2 cards")
    expect(anna.page.locator(".zoom")).not_to_contain_text("once per round")
    anna.go("cards", "beravor")
    expect(anna.page.locator("dialog article")).to_contain_text("once per round")
