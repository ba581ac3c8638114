"""PostgreSQL and Redis from Debian's packages, started for a while in folders of their own: for tests and the bench."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wilderland.server.trial import free_port

INSTALL = "apt-get install postgresql redis-server"
BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)


class NotInstalled(Exception):
    """There is no such service on this machine."""


def _wait(ready: list[str], name: str) -> None:
    deadline = time.monotonic() + 60
    while subprocess.run(ready, capture_output=True).returncode:
        if time.monotonic() > deadline:
            raise RuntimeError(f"{name} does not start")
        time.sleep(0.1)


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """A database server with an empty database, as its address."""
    if not BINARIES:
        raise NotInstalled(f"PostgreSQL ({INSTALL})")
    binaries, port = BINARIES[-1], free_port()
    data = folder / "data"
    data.mkdir(parents=True)
    user: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        user = ["setpriv", "--reuid=postgres", f"--regid={pwd.getpwnam('postgres').pw_gid}", "--clear-groups"]
        shutil.chown(data, "postgres")
        shutil.chown(folder, "postgres")
        for parent in [folder, *folder.parents]:
            if Path(tempfile.gettempdir()) in parent.parents:  # it has to get there
                parent.chmod(parent.stat().st_mode | 0o011)
    subprocess.run(
        [*user, binaries / "initdb", "-D", data, "-A", "trust", "-U", "wilderland", "--no-sync"],
        check=True,
        capture_output=True,
        cwd=folder,
    )
    with (folder / "log").open("wb") as log:
        options = ["-p", str(port), "-k", str(folder), "-h", "127.0.0.1", "-c", "max_connections=60"]
        process = subprocess.Popen([*user, binaries / "postgres", "-D", data, *options], stderr=log, cwd=folder)
    try:
        _wait([str(binaries / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-U", "wilderland"], "PostgreSQL")
        yield f"postgresql://wilderland@127.0.0.1:{port}/postgres"
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def redis(folder: Path, port: int = 0) -> Iterator[str]:
    """A Redis that keeps nothing, as its address; at a free port, or where one was before."""
    binary = shutil.which("redis-server")
    if binary is None:
        raise NotInstalled(f"Redis ({INSTALL})")
    port = port or free_port()
    process = subprocess.Popen(
        [binary, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
        stdout=subprocess.DEVNULL,
        cwd=folder,
    )
    try:
        _wait(["redis-cli", "-p", str(port), "ping"], "Redis")
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(30)
