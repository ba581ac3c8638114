"""The mutants: what is taken out, that it is gone then, and that a mutant nobody notices is told."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from wilderland.language.card import WRITTEN
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.testing.bench import is_compiled
from wilderland.testing.mutants import all_mutants, ids_in

pytestmark = pytest.mark.skipif(is_compiled(), reason="mutants are made of the pure form: compiled code stays as it is")

TESTS = Path(__file__).parent.parent
MUTANTS = {mutant.id: mutant for mutant in all_mutants()}


def test_every_mutant_has_a_name_of_its_own_and_tests_meant_for_it() -> None:
    assert len(MUTANTS) == len(all_mutants())
    assert [mutant.id for mutant in MUTANTS.values() if not mutant.cards and not mutant.rules] == []


def test_every_card_edition_mode_and_campaign_step_is_among_them() -> None:
    assert {mutant.cards[0] for mutant in MUTANTS.values() if mutant.id.startswith("card:")} == {
        title for title, text in WRITTEN.items() if text.parts
    }
    assert {name.split(":")[1] for name in MUTANTS if name.startswith("edition:")} == set(EDITIONS)
    assert {name.split(":")[1] for name in MUTANTS if name.startswith("mode:")} == set(MODES) - {"standard"}
    for name in ("Campaign.replace", "Campaign.heal", "Campaign.swap", "Campaign.resolve"):
        assert f"rule:campaign.campaign:{name}" in MUTANTS
    for name in ("rules.setup:attach_permanents", "campaign.resolution:after_anduin", "campaign.series:left_over"):
        assert f"rule:{name}" in MUTANTS
    assert "card:Escape from Dol Guldur:parts:2.0" in MUTANTS, "the back of a campaign card"


def test_the_rules_of_a_function_are_in_its_docstring() -> None:
    assert ids_in("X1, X2: out. See P3.10 and SC1–SC3 (W).") == ("X1", "X2", "P3.10", "SC1", "SC2", "SC3", "W")
    assert ids_in("A plain sentence.") == ids_in(None) == ()


GONE = """
import sys
from wilderland.testing.mutants import all_mutants, apply
from wilderland.cards.catalogue import catalogue
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.rules import defeat
from wilderland.campaign import Campaign, Series

by_id = {mutant.id: mutant for mutant in all_mutants()}
for name in sys.argv[1:]:
    apply(by_id[name])
print(len(catalogue("revised").find("Feint").abilities))
print(catalogue("revised").find("Horn of Gondor").keywords)
print(catalogue("first-printing").find("Beravor").abilities[0].limit is not None)
print(EDITIONS["original"].fewest_heroes, MODES["easy"].resources)
print(defeat.completed_rounds(None), Series.score.fget(None), Campaign.begin(0))
"""


def test_what_is_taken_out_is_gone() -> None:
    names = [
        "card:Feint:parts:0",
        "keyword:horn-of-gondor:restricted",
        "wording:Beravor:first",
        "edition:original:fewest_heroes",
        "mode:easy:resources",
        "rule:rules.defeat:completed_rounds",
        "rule:campaign.series:Series.score",
        "rule:campaign.campaign:Campaign.begin",
    ]
    done = subprocess.run(
        [sys.executable, "-c", GONE, *names], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.stdout.splitlines() == ["0", "{}", "True", "3 0", "None None None"], done.stderr


@pytest.mark.parametrize(
    ("name", "folder", "survivors"),
    [
        ("mode:basic:shadows", "modes", []),
        ("mode:basic:shadows", "decks", ["mode:basic:shadows (no test is marked for it)"]),
    ],
    ids=["noticed", "not noticed"],
)
def test_a_mutant_nobody_notices_is_told(tmp_path: Path, name: str, folder: str, survivors: list[str]) -> None:
    report = tmp_path / "report.json"
    plugins = ["-p", "wilderland.testing.mutation", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "no:terminal"]
    words = ["--mutate-only", name, "--mutate-report", str(report), str(TESTS / folder)]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *plugins, *words], capture_output=True, check=False, timeout=120
    )
    assert json.loads(report.read_text("utf-8")) == {"mutants": 1, "survivors": survivors}
    assert done.returncode == (1 if survivors else 0)
