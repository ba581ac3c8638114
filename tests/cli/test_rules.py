"""``wilderland rules`` shows rules and measures which of them the tests name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from wilderland.cli import main
from wilderland.cli.rules import LATER_ISSUES, marks, measure
from wilderland.text.rules import rules

HEAD = "import pytest\n\n"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["rules", *arguments])


def folder(tmp_path: Path, source: str) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(HEAD + source, encoding="utf-8")
    return tmp_path


def marked(ids: list[str]) -> str:
    return f"@pytest.mark.rule({', '.join(map(repr, ids))})\ndef test_all(): ...\n"


def needed() -> list[str]:
    return [rule.id for rule in rules() if rule.scope != "later"]


def test_one_rule():
    result = run("p6.2")
    assert result.exit_code == 0
    assert "P6 Combat" in result.output
    assert "P6.2" in result.output
    assert "P6.3" not in result.output


def test_a_chapter_and_the_whole_list():
    assert len(json.loads(run("P6", "--json").output)) == 15
    assert len(json.loads(run("--json").output)) == len(rules())
    assert "P6.15" in run("P6").output
    assert "Q85" in run().output


def test_json_of_one_rule():
    (found,) = json.loads(run("Q5", "--json").output)
    assert found == {"id": "Q5", "chapter": "Q", "text": "off-sphere cards may be in a deck.", "scope": "core"}


def test_an_unknown_rule_suggests_close_ones():
    result = run("P6.22")
    assert result.exit_code == 2
    assert "P6.2" in result.stderr.splitlines()[1]
    assert result.stdout == ""


def test_marks_are_found_wherever_they_stand(tmp_path: Path):
    source = """pytestmark = pytest.mark.rule("G1")
@pytest.mark.rule("G2", "G3")
def test_a(): ...
class TestB:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("G4"))])
    def test_b(self, x): ...
@pytest.mark.card("G5")
def test_c(): '''@pytest.mark.rule("G6")'''
"""
    path = folder(tmp_path, source) / "deep" / "test_it.py"
    assert sorted(rule_id for _, rule_id in marks(path)) == ["G1", "G2", "G3", "G4"]


def test_coverage_lists_what_no_test_names(tmp_path: Path):
    tests = folder(tmp_path, marked([rule_id for rule_id in needed() if rule_id not in ("G7", "M1")]))
    result = run("--coverage", "--json", "--tests", str(tests))
    assert json.loads(result.stdout) == {"ids": len(needed()), "covered": len(needed()) - 2, "missing": ["G7", "M1"]}
    assert result.exit_code == 1
    assert "G7" in run("--coverage", "--tests", str(tests)).stdout


def test_what_waits_for_later_issues_may_be_missing(tmp_path: Path):
    tests = folder(tmp_path, marked([rule_id for rule_id in needed() if rule_id not in LATER_ISSUES]))
    assert set(measure(tests).missing) == LATER_ISSUES
    assert run("--coverage", "--tests", str(tests)).exit_code == 0


def test_a_marker_with_an_unknown_id_is_an_error(tmp_path: Path):
    tests = folder(tmp_path, marked([*needed(), "P6.99"]))
    result = run("--coverage", "--json", "--tests", str(tests))
    assert result.exit_code == 1
    assert "test_it.py:3 names P6.99" in result.stderr
    assert json.loads(result.stdout)["missing"] == []


def test_every_id_left_to_later_exists():
    assert {rule.id for rule in rules()} >= LATER_ISSUES
    assert not [rule.id for rule in rules() if rule.id in LATER_ISSUES and rule.scope == "later"]


@pytest.mark.parametrize("arguments", [("--tests", "no-such-folder"), ("G1",)])
def test_coverage_asked_in_a_way_that_makes_no_sense(arguments: tuple[str, ...]):
    result = run("--coverage", *arguments)
    assert result.exit_code == 2
    assert arguments[-1] in result.stderr
