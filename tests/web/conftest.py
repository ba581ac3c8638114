"""A server with the built page, a browser, and visitors whose console must stay silent."""

from __future__ import annotations

import base64
import importlib.util
import shutil
import subprocess
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.web.ringsdb import speaking
from tests.web.visitor import Visitor

from wilderland.server.trial import Running

expect.set_options(timeout=30_000)  # a busy machine is no mistake of the page

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
"""A picture, as small as one can be."""


def page_builder() -> ModuleType:
    """The build hook, which lies outside every package."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def chromium() -> str:
    """Debian's Chromium, installed if it is missing."""
    found = shutil.which("chromium")
    if found is None:
        subprocess.run(["apt-get", "install", "--yes", "chromium"], check=True, capture_output=True)
        found = shutil.which("chromium")
    assert found is not None, "no Chromium"
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    builder = page_builder()
    if not builder.is_built(ROOT) or not AXE.is_file():
        builder.build(ROOT)
    pictures = tmp_path_factory.mktemp("pictures")
    (pictures / "01013 is no picture.txt").write_text("no")
    (pictures / "Guard of the Citadel.png").write_bytes(PIXEL)
    with speaking() as ringsdb:
        running = Running(tmp_path_factory.mktemp("web"), ringsdb=ringsdb, pictures=str(pictures)).start()
        yield running
        running.stop()
    assert running.mistakes() == []


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield started
        started.close()


Enter = Callable[..., Visitor]
VISITORS = pytest.StashKey[list[Visitor]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where a test fails, the report says what its visitors had before their eyes."""
    report = yield
    visitors: list[Visitor] = item.stash.get(VISITORS, [])
    if report.failed and report.when == "call":
        report.sections += [(f"visitor {number}", one.sight()) for number, one in enumerate(visitors)]
    return report


@pytest.fixture
def enter(server: Running, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Enter]:
    """Somebody opens the page in a browser of their own; at the end nobody's console has an error in it."""
    visitors: list[Visitor] = request.node.stash.setdefault(VISITORS, [])

    def come(width: int = 1440, height: int = 900, **settings: object) -> Visitor:
        visitors.append(Visitor(browser, server.address, width, height, settings))
        return visitors[-1]

    yield come
    errors = [error for visitor in visitors for error in visitor.errors]
    for visitor in visitors:
        visitor.close()
    assert errors == []
