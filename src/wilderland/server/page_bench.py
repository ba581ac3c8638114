"""How fast the page is, in Debian's Chromium on this machine: what it loads, when it can be played, how it answers.

Playwright is a tool of developers, so it is imported only here. Every figure is taken inside the page, by its own
clock: from the navigation to the first question, from a click to the next one, and frame by frame while cards move.
On a machine that has other things to do these say little: its load is told, and the processor time the page took.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wilderland.agents import SensiblePlayer
from wilderland.game import new_game
from wilderland.server.client import Player, Visitor
from wilderland.server.resources import SeatWish
from wilderland.server.trial import DECKS, Running, wish

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SEED = 5
OPENINGS = 5
"""Fresh browsers that open a table; the median counts."""
CLICKS = 24
MOVES = 16
LOOKED = 2000
"""Milliseconds somebody looks at a table that has just been opened before the first click."""
LEFT_OUT = ("font", "image")
"""Fonts and art are not counted."""
SIZE = {"width": 1920, "height": 1080}
SETTINGS = {"language": "en", "hints": False, "pace": "decisions"}

OPENED = """
  const asked = () => {
    const button = document.querySelector('.prompt .pri, .prompt .opt, .prompt .acts button');
    if (button && !button.disabled && !window.opened) window.opened = performance.now();
    if (!window.opened) requestAnimationFrame(asked);
  };
  requestAnimationFrame(asked);
"""
"""Notes when the first question can be answered, in milliseconds since the navigation."""

ANSWERED = """() => new Promise((resolve) => {
  const table = document.querySelector('main.table');
  const before = table.dataset.serial;
  const all = [...document.querySelectorAll('.prompt button')].find((one) => one.textContent.trim() === 'All');
  if (all) all.click();
  const button = document.querySelector('.prompt .pri') ?? document.querySelector('.prompt .opt, .prompt .acts button');
  const start = performance.now();
  let frames = 0, moving = 0, then = start, moved = false, asked = 0, answered = 0;
  button.click();
  const look = (now) => {
    const turned = table.isConnected && table.dataset.serial !== before;
    const asks = document.querySelector('.prompt .pri, .prompt .opt, .prompt .acts button');
    const flights = document.getAnimations().filter((one) => one.playState === 'running' && one.id === 'flight');
    if (turned && asks) asked += 1;
    if (asked > 2 && !answered && !flights.some((one) => one.pending))
      answered = (flights[0]?.startTime ?? performance.now()) - start;
    const moves = flights.some((one) => !one.pending);
    if (moves && moved) { frames += 1; moving += now - then; }
    moved = moves;
    then = now;
    const over = document.querySelector('.end') !== null;
    if (over || (answered && flights.length === 0) || now - start > 20000) {
      resolve({ ms: over ? null : answered, frames, moving, over });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""
"""Answers the question as a hurried player does: until the next one is seen, and frame by frame while cards move.

What is there when a frame begins is painted in it, drawn while the next one begins, and on the screen when the one
after that begins: then the question counts as seen. Where cards move, the browser tells itself when their first picture
is on the screen: until then they wait (`pending`), from then on their frames are counted."""


class NoBrowser(RuntimeError):
    """There is no Chromium, or no Playwright to drive it."""


@dataclass(frozen=True)
class Table:
    """A table that waits for this browser."""

    table: str
    token: str

    def remembered(self) -> str:
        """What makes the page find its place there."""
        seat = {"table": self.table, "token": self.token, "invite": "", "member": 0, "touched": 0}
        kept = {"tables": {self.table: seat}, "settings": SETTINGS}
        return "".join(
            f"localStorage.setItem('wilderland.{name}', `{json.dumps(what)}`);" for name, what in kept.items()
        )


def bench_page(clicks: int = CLICKS, moves: int = MOVES, openings: int = OPENINGS) -> dict[str, Any]:
    """All figures of the page as it is built."""
    chromium = shutil.which("chromium")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise NoBrowser from None
    if chromium is None:
        raise NoBrowser
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder)) as server:
        first = asyncio.run(_laid(server, 1))
        late = asyncio.run(_laid(server, 4, **_late_board()))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            figures = _opening(browser, server, first, openings)
            figures |= _answering(browser, server, first, clicks)
            figures |= _moving(browser, server, late, moves)
            browser.close()
    return {"load": round(os.getloadavg()[0], 1), **figures}


# -- tables ----------------------------------------------------------------------------------------
def _late_board() -> dict[str, Any]:
    """A game of four where most cards lie on the table, as the wish for a table that goes on from there."""
    game = new_game(decks=DECKS, seed=SEED)
    player = SensiblePlayer(SEED)
    fullest, upto = 0, 0
    while (decision := game.decision) is not None:
        game.choose(player.choose(game, decision.seat).key, decision.seat)
        view = game.view(seats=range(4))
        lying = sum(len(one["play"]) + len(one["engaged"]) for one in view["players"]) + len(view["staging"])
        if game.outcome is None and lying > fullest:
            fullest, upto = lying, len(game.replay.choices)
    return {"replay": game.replay.as_json(), "upto": upto}


async def _laid(server: Running, players: int, **words: Any) -> Table:
    """A table whose seats are all held by one person, and whose game has begun."""
    seats = tuple(SeatWish(starter="" if words else deck, mine=True) for deck in DECKS[:players])
    async with Visitor(server.address) as visitor:
        laid = await visitor.lay(wish(players, seats=seats, seed=None if words else SEED, **words))
    async with Player(server.address, laid.table, laid.token) as player:
        await player.ready()
        await player.begun()
    return Table(laid.table, laid.token)


def _entered(browser: Browser, server: Running, table: Table) -> tuple[BrowserContext, Page]:
    """The table in a browser that has never been here."""
    context = browser.new_context(viewport=SIZE, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script(table.remembered() + OPENED)
    page = context.new_page()
    page.set_default_timeout(60_000)
    return context, page


def _go(page: Page, server: Running, table: Table) -> float:
    page.goto(f"{server.address}/#/table/{table.table}")
    page.wait_for_function("() => window.opened > 0")
    return float(page.evaluate("() => window.opened"))


# -- figures ---------------------------------------------------------------------------------------
def _opening(browser: Browser, server: Running, table: Table, openings: int) -> dict[str, Any]:
    """What comes over the wire until the table can be played, and how long that takes."""
    times, sizes, efforts = [], [], []
    for _ in range(openings):
        context, page = _entered(browser, server, table)
        kinds: dict[str, str] = {}
        loaded: list[tuple[str, int]] = []
        wire = context.new_cdp_session(page)
        wire.on("Network.responseReceived", lambda said, kinds=kinds: kinds.update({said["requestId"]: said["type"]}))
        wire.on(
            "Network.loadingFinished",
            lambda said, kinds=kinds, loaded=loaded: loaded.append(
                (kinds.get(said["requestId"], ""), int(said["encodedDataLength"]))
            ),
        )
        wire.send("Network.enable")
        wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        times.append(_go(page, server, table))
        metrics = {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}
        efforts.append(1000 * metrics["ThreadTime"])
        page.wait_for_load_state("networkidle")
        sizes.append(sum(size for kind, size in loaded if kind.lower() not in LEFT_OUT))
        context.close()
    return {
        "page_kb": round(max(sizes) / 1000, 1),
        "interactive_ms": round(sorted(times)[len(times) // 2]),
        "interactive_cpu_ms": round(sorted(efforts)[len(efforts) // 2]),
    }


def _answering(browser: Browser, server: Running, table: Table, clicks: int) -> dict[str, Any]:
    """From a click to the next question, over the first rounds of a game."""
    context, page = _entered(browser, server, table)
    _go(page, server, table)
    page.wait_for_timeout(LOOKED)
    found = _clicked(page, clicks)
    context.close()
    return _waits("prompt", found)


def _moving(browser: Browser, server: Running, table: Table, moves: int) -> dict[str, Any]:
    """Frames a second while cards move on a full board of four, and from a click to the next question there."""
    context, page = _entered(browser, server, table)
    _go(page, server, table)
    page.wait_for_timeout(LOOKED)
    lying = int(page.evaluate("() => document.querySelectorAll('[data-card]').length"))
    found = _clicked(page, moves)
    context.close()
    frames, moving = sum(one["frames"] for one in found), sum(one["moving"] for one in found)
    return {
        "cards_shown": lying,
        "frames": frames,
        "frames_per_s": round(1000 * frames / moving, 1) if moving else 0.0,
        **_waits("late_prompt", found),
    }


def _waits(name: str, found: list[dict[str, Any]]) -> dict[str, float]:
    """The median, and what nineteen of twenty stay below."""
    times = sorted(one["ms"] for one in found if one["ms"])
    return {
        f"{name}_ms": round(times[len(times) // 2], 1),
        f"{name}_p95_ms": round(times[min(len(times) - 1, int(len(times) * 0.95))], 1),
    }


def _clicked(page: Page, times: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for _ in range(times):
        found.append(page.evaluate(ANSWERED))
        if found[-1]["over"]:
            break
    return found
