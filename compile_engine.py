"""Compiles the engine with mypyc, for wheels built with WILDERLAND_COMPILED=1.

The pure form is the default and complete; the compiled one is the same sources made faster. `hatch_build.py` calls this
and puts what comes of it into the wheel, beside the sources.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SWITCH = "WILDERLAND_COMPILED"
NEEDS = ["mypy[mypyc]>=1.19", "setuptools>=77"]
PACKAGES = ("model", "kernel", "effects", "rules", "language", "agents")
LEFT = ("__init__.py", "editions.py", "board.py", "expert.py", "rollouts.py", "sensible.py")
"""What stays as it is: packages themselves (`language` is made of star imports), tables that tools read as sources,
what others build on (a compiled class has no interpreted heirs), and what mypyc refuses or would change: a cached
property would be worked out anew each time (`tests/test_forms.py`)."""
GROUP = "wilderland_engine"
"""The library all compiled modules lie in."""


def is_wanted() -> bool:
    """Whether this build is to be a compiled one."""
    return os.environ.get(SWITCH, "") not in ("", "0")


def sources(root: Path) -> list[str]:
    """The modules to compile."""
    package = root / "src" / "wilderland"
    found = [file for name in PACKAGES for file in sorted((package / name).glob("*.py")) if file.name not in LEFT]
    return [file.relative_to(root).as_posix() for file in found]


def compile_engine(root: Path) -> dict[str, str]:
    """Compile; returns the libraries, each with its place in the wheel."""
    build = root / "build" / "compiled"
    with working_in(root):
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        options = ["--config-file=pyproject.toml", f"--cache-dir={build / 'mypy'}"]
        extensions = mypycify(
            [*options, *sources(root)],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            target_dir=str(build / "c"),
            group_name=GROUP,
        )
        command: Any = build_ext(Distribution({"name": "wilderland", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(build / "lib"), str(build / "objects")
        command.ensure_finalized()
        command.build_extensions = lambda: on_all_cores(command, build_ext.build_extensions)
        command.run()
    names = [Path(command.get_ext_filename(command.get_ext_fullname(extension.name))) for extension in extensions]
    return {str(build / "lib" / name): name.as_posix() for name in names}


def on_all_cores(command: Any, build: Any) -> None:
    """Build the extensions with their sources compiled side by side."""
    compiler = command.compiler
    one = compiler.compile

    def all_at_once(files: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [made for objects in pool.map(lambda file: one([file], **options), files) for made in objects]

    compiler.compile = all_at_once
    build(command)


@contextmanager
def working_in(root: Path) -> Iterator[None]:
    """mypy names modules by their place under the project."""
    before = Path.cwd()
    os.chdir(root)
    try:
        yield
    finally:
        os.chdir(before)
