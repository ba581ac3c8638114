"""Somebody in front of the page: what a person does there, in a few words."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Browser, Error, Page, WebSocket, expect

from wilderland.server.trial import SEED

EXPECTED = ("Failed to load resource", "WebSocket connection to")
"""What a browser says when the network is cut on purpose."""
MOST_MOVES = 600
DEALT = """
const plain = window.fetch;
window.fetch = (where, how) => {
  if (how?.method !== "POST" || !String(where).endsWith("/api/tables")) return plain(where, how);
  const wish = JSON.parse(how.body);
  if (!wish.replay) wish.seed ??= SEED;
  return plain(where, { ...how, body: JSON.stringify(wish) });
};
""".replace("SEED", str(SEED))
"""Chance is the same each time, unless the visitor chose a seed."""


class Visitor:
    """A browser of one person."""

    def __init__(self, browser: Browser, address: str, width: int, height: int, settings: Mapping[str, object]) -> None:
        self.address = address
        self.context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.errors: list[str] = []
        self.offline = False
        self.page.on("console", lambda message: self._heard(message.type, message.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.frames: deque[str] = deque(maxlen=12)
        self.page.on("websocket", self._overhear)
        wanted = json.dumps({"language": "en", **settings})
        self.context.add_init_script(
            f"localStorage.getItem('wilderland.settings') ?? localStorage.setItem('wilderland.settings', `{wanted}`)"
        )
        self.context.add_init_script(DEALT)
        self.page.goto(address)

    def _heard(self, kind: str, text: str) -> None:
        cut = self.offline and text.startswith(EXPECTED)
        if kind in ("error", "warning") and not cut:
            self.errors.append(text)

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.frames.append(f"> {frame!s:.300}"))
        socket.on("framereceived", lambda frame: self.frames.append(f"< {frame!s:.300}"))

    def sight(self) -> str:
        """What is on the screen, and what was said to the server last."""
        try:
            return "\n".join([self.page.url, *self.page.locator(".prompt, .tip").all_inner_texts(), *self.frames])
        except Error as error:
            return f"nothing: {error}"

    def close(self) -> None:
        self.context.close()

    def go(self, *parts: str) -> None:
        self.page.goto(f"{self.address}/#/{'/'.join(parts)}")

    def click(self, name: str) -> None:
        """A button or link by what it says."""
        self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name)).first.click()

    # -- at the table -----------------------------------------------------------------------------
    @property
    def question(self) -> str:
        return self.page.locator(".prompt h2").inner_text()

    @property
    def serial(self) -> int:
        return int(self.page.locator("main.table").get_attribute("data-serial") or 0)

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator(".prompt .opt, .prompt .acts button").count() > 0

    @property
    def round(self) -> str:
        return self.page.locator(".top .rd").inner_text()

    def seated(self) -> None:
        """Wait until the table is there."""
        expect(self.page.locator(".prompt h2")).to_be_visible(timeout=60_000)

    def begin(self, players: int = 1) -> None:
        """A new game with all seats one's own, as far as the first planning phase."""
        self.go("new")
        self.click(f"{players} player")
        self.click("Begin")
        self.seated()
        while "Play allies" not in self.question:
            self.click_on()

    def moved(self, before: int) -> None:
        """Wait until the game has gone on."""
        self.page.wait_for_function(
            "(before) => Number(document.querySelector('main.table')?.dataset.serial ?? 0) !== before",
            arg=before,
            polling=30,
        )

    def click_on(self) -> None:
        """One answer by clicks: everybody quests, the first thing offered otherwise, or whatever goes on."""
        before = self.serial
        commit = self.page.get_by_role("button", name="All", exact=True)
        primary = self.page.locator(".prompt .pri")
        if commit.count() and commit.is_visible():
            commit.click()
        if primary.count():
            primary.click()
        else:
            self.page.locator(".prompt .opt, .prompt .acts button").first.click()
        self.moved(before)

    def press_on(self) -> None:
        """The same by keys; the first press puts away a card that is being shown."""
        while self.page.locator(".reveal").count():
            self.page.keyboard.press("w")
        before = self.serial
        if self.page.get_by_role("button", name="All", exact=True).count():
            self.page.keyboard.press("a")
        key = "w" if self.page.locator(".prompt .pri").count() else "1"
        self.page.keyboard.press(key)
        self.page.wait_for_timeout(30)
        if self.serial == before and not self.over:  # a card had just gone by itself: that was meant, not the question
            self.page.wait_for_timeout(450)
            if self.serial == before:
                self.page.keyboard.press(key)
        self.moved(before)

    def play(self, *, by_keys: bool = False) -> int:
        """Until the game is over; how many answers that took."""
        for number in range(MOST_MOVES):
            if self.over:
                return number
            if self.asked:
                (self.press_on if by_keys else self.click_on)()
            else:
                self.page.wait_for_timeout(30)
        raise AssertionError(f"no end: {self.round}, {self.question}")

    def storage(self, name: str) -> Any:
        """Something the page keeps in the browser."""
        return json.loads(self.page.evaluate(f"localStorage.getItem('wilderland.{name}')") or "null")
