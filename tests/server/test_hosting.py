"""The command, its settings, and the page that describes them."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import urllib.request
from dataclasses import fields
from pathlib import Path

import pytest

from wilderland.server.settings import Settings
from wilderland.server.trial import free_port

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
WILDERLAND = [sys.executable, "-c", "from wilderland.cli import main; main()"]


def test_every_setting_is_described() -> None:
    named = set(re.findall(r"`([a-z_]+)`", HOSTING.read_text("utf-8")))
    assert {field.name for field in fields(Settings)} <= named


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDERLAND_CONNECTIONS", "7")
    monkeypatch.setenv("WILDERLAND_SLEEP_AFTER", "1.5")
    monkeypatch.setenv("WILDERLAND_REDIS", "redis://there")
    found = Settings.from_environment(redis=None, database="sqlite:///x.db")
    assert (found.connections, found.sleep_after, found.redis, found.database) == (
        7,
        1.5,
        "redis://there",
        "sqlite:///x.db",
    )


def test_the_command_serves_backs_up_and_restores(tmp_path: Path) -> None:
    port = free_port()
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    command = [*WILDERLAND, "serve", "--port", str(port), "--database", database]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment) as process:
        assert process.stdout is not None
        assert str(port).encode() in process.stdout.readline()
        request = urllib.request.Request(f"http://127.0.0.1:{port}/api/people", data=b'{"name": "Anna"}')
        with urllib.request.urlopen(request, timeout=60) as answer:
            assert answer.status == 201
        copy = str(tmp_path / "copy.gz")
        subprocess.run([*WILDERLAND, "serve", "backup", copy, "--database", database], check=True, timeout=60)
        process.terminate()
        process.wait(30)
    again = subprocess.run([*WILDERLAND, "serve", "restore", copy, "--database", database], capture_output=True)
    assert again.returncode == 1  # not into a database that has something in it
    other = f"sqlite:///{tmp_path / 'other.db'}"
    subprocess.run([*WILDERLAND, "serve", "restore", copy, "--database", other], check=True, timeout=60)


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'x.db'}"
        found = subprocess.run(
            [*WILDERLAND, "serve", "--port", port, "--database", database], capture_output=True, text=True, timeout=60
        )
    assert found.returncode == 1 and port in found.stderr
