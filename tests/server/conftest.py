"""One server for all tests that leave it as it was; tests that are coroutines run, and end in time."""

from __future__ import annotations

import asyncio
import inspect
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from wilderland.server import services
from wilderland.server.trial import Running

SECONDS = 150.0 + 15.0 * int(os.environ.get("WILDERLAND_KILLS", "0"))
MISSING: list[str] = []
"""Services that could not be started, told at the end."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with SQLite. Whatever tests do to it, it must not make a mistake."""
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running
    assert running.mistakes() == []


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL that is there for the tests."""
    try:
        with services.postgresql(tmp_path_factory.mktemp("postgresql")) as address:
            yield address
    except services.NotInstalled as missing:
        missed(str(missing))


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a Redis that is there for the tests."""
    try:
        with services.redis(tmp_path_factory.mktemp("redis")) as address:
            yield address
    except services.NotInstalled as missing:
        missed(str(missing))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    found: str = request.getfixturevalue("postgresql")
    return found


def missed(what: str) -> None:
    MISSING.append(what)
    pytest.skip(f"not installed: {what}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for what in dict.fromkeys(MISSING):
        terminalreporter.section(f"NOT CHECKED: no {what}", red=True, bold=True)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run coroutines, in a thread of their own: a browser that other tests drive keeps a loop in this one."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    words = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.function).parameters}
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, asyncio.wait_for(pyfuncitem.function(**words), SECONDS)).result()
    return True
