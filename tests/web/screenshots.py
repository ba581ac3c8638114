"""The pictures of `docs/screenshots`, taken anew: ``python -m tests.web.screenshots [NAME ...]``.

Tables go on from games that a companion has played with a fixed seed, so the pictures show the same each time.
"""

from __future__ import annotations

import asyncio
import base64
import json
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.conftest import ROOT, chromium
from tests.web.visitor import DEALT

from wilderland.agents import SensiblePlayer
from wilderland.game import new_game
from wilderland.server.client import Player, Visitor
from wilderland.server.resources import Joined, NewTable, SeatWish
from wilderland.server.trial import DECKS, Running

FOLDER = ROOT / "docs" / "screenshots"
QUALITY = 82
LAPTOP, WIDE, PHONE = (1440, 900), (1920, 1080), (390, 844)
SETTLED = 900
"""Milliseconds until nothing moves any more."""


@dataclass(frozen=True)
class Late:
    """A table in the middle of a game."""

    players: int
    seed: int
    upto: int
    """After so many choices; below zero, so many before the end."""
    scenario: str = "passage-through-mirkwood"
    decks: tuple[str, ...] = ()
    mode: str = "standard"

    def wish(self) -> dict[str, Any]:
        decks = self.decks or DECKS[: self.players]
        game = new_game(decks=decks, seed=self.seed, scenario=self.scenario, mode=self.mode)
        player = SensiblePlayer(self.seed)
        while (decision := game.decision) is not None and not 0 <= self.upto <= len(game.replay.choices):
            game.choose(player.choose(game, decision.seat).key, decision.seat)
        made = len(game.replay.choices)
        return {"replay": game.replay.as_json(), "upto": made + min(0, self.upto)}


@dataclass(frozen=True)
class Early:
    """A table just laid."""

    players: int
    seed: int = 11

    def wish(self) -> dict[str, Any]:
        return {"seed": self.seed}


class Studio:
    """A server, a browser, and somebody who takes pictures."""

    def __init__(self, server: Running, browser: Browser) -> None:
        self.server = server
        self.browser = browser

    def page(self, size: tuple[int, int], kept: dict[str, Any], **settings: object) -> Page:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
            device_scale_factor=2 if size == PHONE else 1,
        )
        context.add_init_script(DEALT)
        usual = {"language": "en", "hints": False, "pace": "decisions", **settings}
        for name, what in {"settings": usual, **kept}.items():
            context.add_init_script(f"localStorage.setItem('wilderland.{name}', `{json.dumps(what)}`)")
        page = context.new_page()
        page.set_default_timeout(30_000)
        return page

    def visit(self, place: str, size: tuple[int, int] = LAPTOP, **settings: object) -> Page:
        page = self.page(size, {}, **settings)
        page.goto(f"{self.server.address}/#/{place}")
        page.wait_for_selector("h1")
        return page

    def table(self, what: Late | Early, size: tuple[int, int] = LAPTOP, **settings: object) -> Page:
        laid = _laid(self.server, what)
        seat = {"table": laid.table, "token": laid.token, "invite": "", "member": 0, "touched": 0}
        page = self.page(size, {"tables": {laid.table: seat}}, **settings)
        page.goto(f"{self.server.address}/#/table/{laid.table}")
        page.wait_for_selector(".prompt h2")
        return page

    def take(self, name: str, page: Page) -> None:
        page.wait_for_timeout(SETTLED)
        wire = page.context.new_cdp_session(page)
        taken = wire.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
        page.context.close()


def _laid(server: Running, what: Late | Early) -> Joined:
    """A table whose seats are all held by one person; in a thread of its own, for Playwright has the loop here."""

    async def lay() -> Joined:
        new = isinstance(what, Early)
        seats = tuple(SeatWish(starter=deck if new else "", mine=True) for deck in DECKS[: what.players])
        async with Visitor(server.address) as visitor:
            laid = await visitor.lay(NewTable(seats=seats, name="Marta", **what.wish()))
        async with Player(server.address, laid.table, laid.token) as player:
            await player.ready()
            await player.begun()
        return laid

    with ThreadPoolExecutor(1) as threads:
        return threads.submit(lambda: asyncio.run(lay())).result()


# -- pictures --------------------------------------------------------------------------------------
ALONE = Late(1, 105, 227, decks=("leadership-spirit",))
TWO = Late(2, 15, 288, scenario="journey-along-the-anduin")
THREE = Late(3, 3, 324)
FOUR = Late(4, 7, 600)
WON = Late(1, 28, -1, decks=("spirit",), mode="easy")
LOST = Late(2, 5, -1)


def guided(studio: Studio, size: tuple[int, int]) -> Page:
    """A newcomer at the first question about playing cards."""
    page = studio.visit("", size, hints=True)
    page.get_by_role("button", name="Guided first game").click()
    page.locator(".prompt .pri").click()
    page.get_by_role("heading", name="Play allies").wait_for()
    page.wait_for_timeout(2 * SETTLED)
    return page


def committing(studio: Studio) -> Page:
    page = studio.table(THREE)
    page.get_by_role("button", name="All", exact=True).click()
    return page


def reading(studio: Studio) -> Page:
    page = studio.table(ALONE)
    page.locator("[data-zone='engaged:0'].slot .body").first.hover()
    return page


def ended(studio: Studio, what: Late, size: tuple[int, int] = LAPTOP) -> Page:
    """The last answers of a game, as the companion gave them or nearly so."""
    page = studio.table(what, size)
    while not page.locator(".end").count():
        everybody = page.get_by_role("button", name="All", exact=True)
        if everybody.count():
            everybody.click()
        first, option = page.locator(".prompt .pri"), page.locator(".prompt .opt")
        (first if first.count() else option).first.click()
        page.wait_for_timeout(SETTLED)
    return page


def building(studio: Studio) -> Page:
    page = studio.visit("decks")
    page.get_by_role("button", name="Make it mine").nth(2).click()
    page.locator(".pool button").nth(14).hover()
    return page


def campaign(studio: Studio) -> Page:
    page = studio.visit("campaigns")
    page.get_by_role("button", name="Write the first page").click()
    page.locator("article h2").wait_for()
    return page


def lobby(studio: Studio) -> Page:
    page = studio.visit("new")
    page.get_by_role("button", name="2 players").click()
    page.get_by_label("Who plays").nth(1).select_option("friend")
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("button", name="Copy the link for friends").wait_for()
    return page


def replay(studio: Studio) -> Page:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        file.write_text(json.dumps(WON.wish()["replay"]), "utf-8")
        page = studio.visit("replay")
        page.locator("input[type=file]").set_input_files(file)
        page.locator("main.table").wait_for()
        page.locator("input[type=range]").fill("120")
    return page


def folded(studio: Studio) -> Page:
    """On a phone, the question put aside to see the table."""
    page = studio.table(ALONE, PHONE)
    page.get_by_role("button", name="Look at the table").click()
    return page


PICTURES: dict[str, Callable[[Studio], Page]] = {
    "home": lambda studio: studio.visit(""),
    "guided": lambda studio: guided(studio, (1280, 720)),
    "new-game": lambda studio: studio.visit("new"),
    "lobby": lobby,
    "table-one-early": lambda studio: studio.table(Early(1)),
    "table-one-late": lambda studio: studio.table(ALONE),
    "table-one-parchment": lambda studio: studio.table(ALONE, theme="parchment"),
    "table-two-early": lambda studio: studio.table(Early(2)),
    "table-two-late": lambda studio: studio.table(TWO),
    "table-three-commit": committing,
    "table-four-early": lambda studio: studio.table(Early(4), WIDE),
    "table-four-late": lambda studio: studio.table(FOUR, WIDE),
    "zoom": reading,
    "end-won": lambda studio: ended(studio, WON),
    "end-lost": lambda studio: ended(studio, LOST),
    "deck-builder": building,
    "cards": lambda studio: studio.visit("cards"),
    "campaign": campaign,
    "replay": replay,
    "settings": lambda studio: studio.visit("settings"),
    "phone-home": lambda studio: studio.visit("", PHONE),
    "phone-guided": lambda studio: guided(studio, PHONE),
    "phone-prompt": lambda studio: studio.table(ALONE, PHONE),
    "phone-table": folded,
    "phone-end": lambda studio: ended(studio, WON, PHONE),
}


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        studio = Studio(server, browser)
        for name in names or PICTURES:
            studio.take(name, PICTURES[name](studio))
            print(name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
