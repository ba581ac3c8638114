"""A hint at the table: asked for, read, followed, and gone with its question."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.conftest import Enter


def test_a_hint_is_read_and_followed(enter: Enter) -> None:
    anna = enter(hints=False)
    anna.click("Guided first game")
    anna.seated()
    before = anna.serial
    anna.page.get_by_role("button", name="Hint").click()
    answers = anna.page.locator(".counsel li")
    expect(answers.first).to_contain_text(re.compile(r"\d+ %"))
    expect(answers.first.locator("small")).not_to_be_empty()
    answers.first.get_by_role("button").click()
    anna.moved(before)
    expect(anna.page.locator(".counsel")).to_have_count(0)
    expect(anna.page.get_by_role("button", name="Hint")).to_be_visible()
