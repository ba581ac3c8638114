"""A pytest plugin: collect once, then try every mutant in a forked process on the tests meant for it.

`pytest -p wilderland.testing.mutation --mutate` (all) or `--mutate-sample N` (every so manieth).
A mutant that no test notices survives, and the run fails.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from wilderland.testing.mutants import Mutant, all_mutants, apply

JOBS = os.cpu_count() or 1
SECONDS = 60
"""A mutant that runs longer than this has been noticed: the game no longer ends."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("mutation")
    group.addoption("--mutate", action="store_true", help="try all mutants")
    group.addoption("--mutate-sample", type=int, default=0, help="try about this many mutants, spread evenly")
    group.addoption("--mutate-only", default="", help="try the mutants whose id contains one of these, with commas")
    group.addoption("--mutate-report", default="", help="write the result as JSON to this file")


def selected(config: pytest.Config) -> list[Mutant]:
    mutants = all_mutants()
    only = config.getoption("--mutate-only")
    if only:
        mutants = [mutant for mutant in mutants if any(word in mutant.id for word in only.split(","))]
    sample = config.getoption("--mutate-sample")
    if sample and sample < len(mutants):
        mutants = [mutants[number * len(mutants) // sample] for number in range(sample)]
    return mutants


def meant_for(items: Sequence[pytest.Item], mutant: Mutant) -> list[pytest.Item]:
    """The tests whose markers name the card or one of the rules."""
    found = []
    for item in items:
        cards = {name for mark in item.iter_markers("card") for name in mark.args}
        rules = {name for mark in item.iter_markers("rule") for name in mark.args}
        if cards & set(mutant.cards) or any(covers(rule, rules) for rule in mutant.rules):
            found.append(item)
    return found


def covers(rule: str, named: set[str]) -> bool:
    """Whether a marker names the rule, or (for a whole chapter such as W) one of its rules."""
    return rule in named or (rule.isalpha() and any(name.rstrip("0123456789") == rule for name in named))


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    config = session.config
    if not (config.getoption("--mutate") or config.getoption("--mutate-sample") or config.getoption("--mutate-only")):
        return None
    mutants = selected(config)
    survivors: list[str] = []
    running: dict[int, Mutant] = {}
    done = 0
    for mutant in mutants:
        items = meant_for(session.items, mutant)
        if not items:
            survivors.append(f"{mutant.id} (no test is marked for it)")
            done += 1
            continue
        while len(running) >= JOBS:
            done += collect(running, survivors)
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            os._exit(try_mutant(session, mutant, items))
        running[child] = mutant
    while running:
        done += collect(running, survivors)
    report(config, len(mutants), survivors)
    if survivors:
        session.testsfailed = len(survivors)
    session.testscollected = len(mutants)
    return True


def collect(running: dict[int, Mutant], survivors: list[str]) -> int:
    child, status = os.wait()
    mutant = running.pop(child)
    if os.waitstatus_to_exitcode(status) == 0:
        survivors.append(mutant.id)
    return 1


def try_mutant(session: pytest.Session, mutant: Mutant, items: list[pytest.Item]) -> int:
    """In a child: 0 if every test passed (the mutant lives), 1 if one failed."""
    import signal

    signal.alarm(SECONDS)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    apply(mutant)
    from _pytest.runner import runtestprotocol

    for number, item in enumerate(items):
        following = items[number + 1] if number + 1 < len(items) else None
        for result in runtestprotocol(item, log=False, nextitem=following):
            if result.failed:
                return 1
    return 0


def report(config: pytest.Config, tried: int, survivors: list[str]) -> None:
    data: dict[str, Any] = {"mutants": tried, "survivors": sorted(survivors)}
    print(f"\n{tried} mutants, {len(survivors)} survivors")
    for survivor in sorted(survivors):
        print(f"  survived: {survivor}")
    print(f"{tried - len(survivors)} passed, {len(survivors)} failed")
    target = config.getoption("--mutate-report")
    if target:
        Path(target).write_text(json.dumps(data, indent=1), "utf-8")
