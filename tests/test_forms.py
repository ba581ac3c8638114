"""The engine is pure Python, or the same sources compiled: the whole suite runs in both forms (`make test-all`)."""

from __future__ import annotations

import os

from wilderland.testing.bench import is_compiled


def test_the_form_tested_is_the_form_asked_for() -> None:
    assert is_compiled() == (os.environ.get("WILDERLAND_COMPILED", "") not in ("", "0"))
