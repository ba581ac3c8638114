"""The bench measures what it says: every choice reaches everybody, and stored games wake."""

from __future__ import annotations

from wilderland.server.bench import bench_server


def test_a_small_bench() -> None:
    figures = bench_server(tables=2, seconds=3, stored=3)
    assert figures["database"] == "sqlite" and figures["tables"] == 2
    assert figures["choices_per_s"] == 2.0 and figures["skipped"] == 0
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] <= figures["max_ms"]
    assert figures["recovery_s"] > 0 and figures["mb_per_table"] < 50
