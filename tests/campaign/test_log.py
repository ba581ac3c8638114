"""The campaign log as a file: readable, whole or not at all, safe to upgrade (M6)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from wilderland.campaign import CampaignLog, read_log, write_log
from wilderland.campaign.log import FORMAT, UPGRADES, PlayerLog, backup
from wilderland.errors import BadSave
from wilderland.rules.carry import Earned


def log() -> CampaignLog:
    return CampaignLog(
        [PlayerLog("Anna", ["aragorn", "gimli", "legolas"], 1), PlayerLog("Bea", ["eowyn"], swapped=True)],
        "hard-campaign",
        1,
        ["thalin"],
        2,
        [Earned("mendors-support", seat=0), Earned("valor", "aragorn"), Earned("ungoliants-swarm")],
        "gimli",
        {"gimli": 2},
        [{"scenario": "passage-through-mirkwood", "won": True, "rounds": 5, "score": 80}],
    )


@pytest.mark.rule("M6")
def test_a_log_is_read_as_it_was_written(tmp_path: Path) -> None:
    write_log(log(), tmp_path / "log.json")
    assert read_log(tmp_path / "log.json") == log()


def test_what_this_version_does_not_know_is_kept() -> None:
    data = log().as_json()
    data["weather"] = {"rain": True}
    data["players"][1]["colour"] = "green"
    data["notes"]["song"] = "a walking song"
    again = CampaignLog.loads(json.dumps(data)).as_json()
    assert again["weather"] == {"rain": True}
    assert again["players"][1]["colour"] == "green"
    assert again["notes"]["song"] == "a walking song"
    assert again == data


def test_a_torn_file_is_refused_and_the_one_before_is_there(tmp_path: Path) -> None:
    path = tmp_path / "log.json"
    first, second = log(), log()
    second.won = 2
    write_log(first, path)
    write_log(second, path)
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(BadSave, match=r"damaged.*log\.json\.before"):
        read_log(path)
    assert read_log(backup(path)) == first


def test_a_write_that_fails_leaves_the_log_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "log.json"
    write_log(log(), path)
    broken = log()
    broken.games = [{"scenario": object()}]
    with pytest.raises(TypeError):
        write_log(broken, path)
    assert read_log(path) == log()


def test_no_file_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match=r"cannot read: none\.json"):
        read_log(tmp_path / "none.json")


def test_a_newer_format_is_refused() -> None:
    with pytest.raises(BadSave, match="format"):
        CampaignLog.loads(json.dumps({**log().as_json(), "format": FORMAT + 1}))


def test_an_older_format_is_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    def upgrade(data: dict[str, Any]) -> dict[str, Any]:
        penalty = data.pop("penalty")
        return {**data, "format": FORMAT, "threat_penalty": penalty}

    monkeypatch.setitem(UPGRADES, 0, upgrade)
    old = {**log().as_json(), "format": 0, "penalty": 2}
    del old["threat_penalty"]
    assert CampaignLog.loads(json.dumps(old)) == log()


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("mode", "standard"),
        ("next", "nowhere"),
        ("players", 3),
        ("fallen", [1]),
        ("threat_penalty", -1),
        ("threat_penalty", "2"),
        ("pool", [{}]),
        ("notes", []),
        ("games", [1]),
    ],
)
def test_a_wrong_value_is_refused(word: str, value: Any) -> None:
    with pytest.raises(BadSave):
        CampaignLog.loads(json.dumps({**log().as_json(), word: value}))


@given(some.integers(0, 700), some.binary(max_size=4))
def test_a_damaged_log_is_refused_or_is_a_log(place: int, noise: bytes) -> None:
    text = log().dumps().encode()
    try:
        found = CampaignLog.loads(text[:place] + noise + text[place + len(noise) :])
    except BadSave:
        return
    assert CampaignLog.loads(found.dumps()) == found
