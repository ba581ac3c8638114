"""A Ray cluster as the engine of the lab (the extra `ray`). What a dying worker played is played again."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from wilderland.lab.plan import Plan
from wilderland.lab.results import Result, play
from wilderland.lab.running import AHEAD, Engine


def on_ray(address: str) -> Engine:
    """An engine on the cluster at this address (`local` starts one on this machine)."""

    def cluster(plan: Plan, trials: Iterable[tuple[int, int]]) -> Iterator[Result]:
        ray: Any = importlib.import_module("ray")

        if not ray.is_initialized():
            ray.init(None if address == "local" else address, log_to_driver=False)
        remote: Any = ray.remote(max_retries=-1)(play)
        arms = [ray.put(arm) for arm in plan.arms]
        left = iter(trials)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [remote.remote(arms[arm], arm, seed) for arm, seed in islice(left, most)]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(arms[arm], arm, seed) for arm, seed in islice(left, len(done))]
            yield from ray.get(done)

    return cluster
