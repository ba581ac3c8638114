"""The lab on a Ray cluster: the same results as here, although a machine of it dies in the middle.

The cluster is a real one of three nodes on this machine. It is started by a program of its own (this file), because
Ray has threads and warnings that are none of our business.
"""

from __future__ import annotations

import contextlib
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from wilderland.decks import starters
from wilderland.lab import Plan, Result, Store, run
from wilderland.lab.running import here
from wilderland.lab.store import OtherPlan

WILDERLAND = str(Path(sys.executable).with_name("wilderland"))
GAMES = 24
NODES = 3
MEMORY = 80_000_000
LIMIT = 420.0
"""Seconds; Ray takes most of them to start."""


def count(file: Path) -> int:
    if not file.exists():
        return 0
    with contextlib.suppress(OtherPlan), Store(file) as store:
        return len(list(store.results()))
    return 0


def told(result: Result) -> tuple[object, ...]:
    """All of a result but the time it took."""
    words = ("arm", "seed", "won", "reason", "rounds", "score", "decisions", "moments", "drawn", "played", "replay")
    return tuple(getattr(result, word) for word in words)


def test_a_node_dies_and_the_results_are_the_same(ray: None, tmp_path: Path) -> None:
    file = tmp_path / "ray.db"
    done = subprocess.run(
        [sys.executable, __file__, str(file)], capture_output=True, text=True, timeout=LIMIT, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    kept = [int(line.split()[-1]) for line in done.stdout.splitlines() if line.startswith("killed a node after")]
    assert len(kept) == 1 and 0 < kept[0] < GAMES, "it died in the middle"
    plan = Plan.grid(
        [[starters("revised")["leadership"]]], ["passage-through-mirkwood"], agents=["expert"], games=GAMES
    )
    with Store(tmp_path / "here.db", plan) as store:
        run(store, here(2))
        expected = [told(result) for result in store.results()]
    with Store(file) as store:
        assert [told(result) for result in store.results()] == expected


def on_a_cluster(file: Path) -> int:
    """Start a cluster, play on it as a user would, and kill one of its nodes after some games."""
    from ray.cluster_utils import Cluster

    node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": MEMORY}
    cluster = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    others = [cluster.add_node(**node) for _ in range(NODES - 1)]
    try:
        cluster.wait_for_nodes()
        words = ["lab", "run", str(file), "--agent", "expert", "--games", str(GAMES), "--ray", cluster.address]
        with subprocess.Popen([WILDERLAND, *words]) as playing:
            while count(file) < GAMES // 6 and playing.poll() is None:
                time.sleep(0.05)
            cluster.remove_node(others[0], allow_graceful=False)
            print(f"killed a node after {count(file)}", flush=True)
        return playing.returncode
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    sys.exit(on_a_cluster(Path(sys.argv[1])))
