"""The bench of the page measures what it says, and says so where it cannot measure."""

from __future__ import annotations

import pytest
from tests.web.conftest import ROOT, chromium, page_builder
from typer.testing import CliRunner

from wilderland.cli import main
from wilderland.server import page_bench


def test_a_small_bench_of_the_page() -> None:
    assert chromium()
    if not page_builder().is_built(ROOT):
        page_builder().build(ROOT)
    figures = page_bench.bench_page(clicks=3, moves=6, openings=1)
    assert 50 < figures["page_kb"] <= 250, "the bar does not depend on the machine"
    assert figures["interactive_cpu_ms"] > 0 and figures["interactive_ms"] > 0
    assert 0 < figures["prompt_ms"] <= figures["prompt_p95_ms"]
    assert figures["cards_shown"] > 30
    assert 0 < figures["late_prompt_ms"] <= figures["late_prompt_p95_ms"]


def test_without_a_browser_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    result = CliRunner().invoke(main, ["bench", "--web"])
    assert result.exit_code == 2 and "Chromium" in result.output
