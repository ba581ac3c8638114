"""The command line speaks the language one asks for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wilderland.text import Catalog, languages

WILDERLAND = str(Path(sys.executable).with_name("wilderland"))


def said(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    plain = {word: value for word, value in os.environ.items() if word != "WILDERLAND_LANGUAGE"}
    return subprocess.run([WILDERLAND, *words], capture_output=True, text=True, env={**plain, **environment})


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_help_and_cards_come_in_the_language_named(language: str) -> None:
    told = said("--language", language, "cards", "Feint").stdout
    assert Catalog(language).format("card-feint") in told
    assert told != said("--language", "en", "cards", "Feint").stdout


def test_without_the_option_the_machine_decides() -> None:
    assert said("cards", "Feint", LANG="it_IT.UTF-8").stdout == said("--language=it", "cards", "Feint").stdout


def test_an_unknown_language_is_refused() -> None:
    done = said("--language", "elvish", "cards", "Feint")
    assert done.returncode == 2
    assert "elvish" in done.stderr
