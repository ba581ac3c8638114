"""``wilderland cards`` shows facts and our own words."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from typer.testing import Result

from wilderland.cards.catalogue import catalogue

Cli = Callable[..., Result]


def test_a_card_by_its_title(cli: Cli):
    text = " ".join(cli("cards Gimli").stdout.replace("│", " ").split())
    assert "hero · Tactics · unique" in text
    assert "threat cost 11 · willpower 2 · attack 2 · defense 2 · hit points 5" in text
    assert "Dwarf. Noble. Warrior." in text
    assert "+1 attack per damage token" in text


def test_a_part_of_a_title_without_its_accents(cli: Cli):
    assert [card["code"] for card in json.loads(cli("cards theodred --json").stdout)] == ["theodred"]
    spiders = json.loads(cli("cards spider --json").stdout)
    assert {"king-spider", "forest-spider"} <= {card["code"] for card in spiders}


def test_keywords_and_shadow_effects(cli: Cli):
    assert "Sentinel." in cli("cards aragorn").stdout
    assert (
        "Shadow: The defending player" in cli("cards hummerhorns").stdout.replace("│", " ")
        or "Shadow:" in cli("cards hummerhorns").stdout
    )


def test_a_quest_card_has_both_sides(cli: Cli):
    text = " ".join(cli("cards flies").stdout.replace("│", " ").split())
    assert "1A Flies and Spiders: Setup:" in text
    assert "1B Flies and Spiders: –" in text


def test_the_text_follows_the_edition(cli: Cli):
    revised = json.loads(cli("cards feint --json").stdout)[0]["text"]
    first = json.loads(cli("cards feint --json --edition first-printing").stdout)[0]["text"]
    assert revised != first


def test_the_whole_list(cli: Cli):
    assert len(json.loads(cli("cards --json").stdout)) == len(catalogue("revised").facts)
    lines = cli("cards").stdout.splitlines()
    assert len(lines) == len(catalogue("revised").facts)


@pytest.mark.parametrize(
    ("words", "says"),
    [("Legolass", "Close to it: Legolas"), ("zzz", "There is no card “zzz”"), ("feint --edition x", "edition x")],
)
def test_what_is_not_there_is_refused(cli: Cli, words: str, says: str):
    result = cli(f"cards {words}")
    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stdout == ""
