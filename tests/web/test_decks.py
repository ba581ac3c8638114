"""A deck is brought, changed and played; a campaign takes its first step."""

from __future__ import annotations

import json

from playwright.sync_api import expect
from tests.web.conftest import Enter

ANOTHER_SEED = """() => {
  const dealt = window.fetch;
  window.fetch = (where, how) =>
    dealt(where, String(where).endsWith("/api/tables") ? { ...how, body: how.body.replace("{", '{"seed":7,') } : how);
}"""
"""A campaign plays no scenario twice with the same chance."""
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


def test_a_deck_is_built_from_nothing_card_by_card(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.go("decks")
    anna.click("New deck")
    pool = anna.page.locator(".pool")
    for hero in ("Aragorn", "Théodred", "Éowyn", "Gimli"):  # a fourth hero is one too many
        pool.get_by_role("button", name=hero).first.click()
    expect(anna.page.locator(".heroes .card")).to_have_count(3)
    faramir = pool.get_by_role("button", name="Faramir")
    for _ in range(4):  # faster than any answer; and never more than three copies
        faramir.click()
    expect(anna.page.locator("aside")).to_contain_text("3 cards")
    faramir.hover()
    expect(anna.page.locator(".reading")).to_contain_text("Exhaust Faramir")
    anna.page.reload()
    expect(anna.page.locator("aside")).to_contain_text("3 cards")
    expect(anna.page.locator(".heroes .card")).to_have_count(3)


def test_a_starter_deck_becomes_ones_own_and_is_played(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.go("decks")
    anna.page.get_by_role("button", name="Make it mine").first.click()
    expect(anna.page.locator(".ok")).to_be_visible()
    anna.click("Play with it")
    anna.click("Begin")
    anna.seated()
    assert "hand" in anna.question


def test_a_deck_is_fetched_from_ringsdb_by_its_address(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.go("decks")
    anna.page.get_by_label("RingsDB address or number").fill("https://ringsdb.com/decklist/view/7/lore-and-tactics-1.0")
    anna.click("Fetch it")
    expect(anna.page.get_by_role("status")).to_contain_text("Everything was understood")
    anna.click("Keep it")
    expect(anna.page.locator("li.panel").first).to_contain_text("50 cards")


def test_cards_that_are_not_known_are_reported_by_name_and_other_printings_are_found(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.page.goto(f"{anna.address}/?deck=ringsdb:8")
    report = anna.page.get_by_role("status")
    expect(report).to_contain_text("2 lines were not understood")
    expect(report).to_contain_text("Bilbo Baggins")
    expect(report).to_contain_text("77777")
    expect(report).to_contain_text("4 cards")
    anna.errors.clear()  # a browser tells of every answer 404; this one was asked for on purpose


def test_what_is_no_deck_of_ringsdb_is_said_so(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.go("decks")
    field = anna.page.get_by_label("RingsDB address or number")
    for words, said in {
        "ringsdb.com/fellowship/view/3": "fellowship",
        "https://ringsdb.com/card/01001": "address",
        "123456": "has no such deck",
    }.items():
        field.fill(words)
        anna.click("Fetch it")
        expect(anna.page.get_by_role("alert")).to_contain_text(said)
    anna.errors.clear()


def test_a_deck_is_saved_in_every_format_and_comes_back_by_file_and_by_drop(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.go("decks")
    anna.page.get_by_role("button", name="Make it mine").first.click()
    expect(anna.page.locator(".ok")).to_be_visible()
    saved = {}
    for format, ending in {"Text (RingsDB)": "txt", "JSON (RingsDB)": "json", "OCTGN (.o8d)": "o8d"}.items():
        anna.click("Save as")
        with anna.page.expect_download() as download:
            anna.page.get_by_role("button", name=format).click()
        assert download.value.suggested_filename == f"Leadership.{ending}"
        saved[ending] = download.value.path().read_bytes()
    assert b"1x Aragorn" in saved["txt"]
    assert json.loads(saved["json"])["heroes"]
    assert b"a21af4e8-be4b-4cda-a6b6-534f9717391f" in saved["o8d"]
    anna.go("decks")
    for ending, content in saved.items():
        anna.page.locator("input[type=file]").set_input_files(
            {"name": f"deck.{ending}", "mimeType": "text/plain", "buffer": content}
        )
        expect(anna.page.get_by_role("status")).to_contain_text("Everything was understood")
        expect(anna.page.get_by_role("status")).to_contain_text("47 cards")
    moved = anna.page.evaluate_handle(
        "text => { const moved = new DataTransfer(); moved.items.add(new File([text], 'deck.txt')); return moved; }",
        saved["txt"].decode(),
    )
    anna.page.locator("[role=group][aria-label='Bring a deck']").dispatch_event("drop", {"dataTransfer": moved})
    expect(anna.page.get_by_role("status")).to_contain_text("47 cards")


def test_a_campaign_takes_its_first_step(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.go("campaigns")
    anna.click("Write the first page")
    expect(anna.page.locator("article h2")).to_have_text("The road through Wilderland")
    anna.click("Play Passage Through Mirkwood")
    anna.seated()
    assert anna.page.locator(".hand .slot").count() == 6

    anna.page.keyboard.press("Shift+G")  # and between two games a hero is swapped
    anna.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(anna.page.locator(".end")).to_be_visible()
    anna.go("campaigns")
    anna.page.get_by_text("swap a hero?").click()
    anna.page.get_by_label("Who comes for Aragorn?").select_option("Gimli")
    expect(anna.page.locator("article .heroes")).to_contain_text("Gimli")
    expect(anna.page.locator("article dl")).to_contain_text("Added to the starting threat 1")
    expect(anna.page.get_by_text("swap a hero?")).to_have_count(0)
    anna.page.evaluate(ANOTHER_SEED)
    anna.click("Play Passage Through Mirkwood")
    anna.seated()
    expect(anna.page.locator("[data-zone='play:0'].slot .body", has_text="Gimli")).to_be_visible()


def test_a_starter_deck_is_looked_into_and_played_as_it_is(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.go("decks")
    tactics = anna.page.locator("li.panel", has_text="Tactics").filter(has=anna.page.locator("b", has_text="Tactics"))
    tactics.first.get_by_text("What is in it").click()
    expect(tactics.first.get_by_role("link", name="Feint")).to_be_visible()
    tactics.first.get_by_role("link", name="Play").click()
    anna.click("Begin")
    anna.seated()
    expect(anna.page.locator("[data-zone='play:0'].slot .body", has_text="Gimli")).to_be_visible()
