"""``wilderland cards``: what is on a card, and what it does in our own words."""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from wilderland.cards.catalogue import catalogue
from wilderland.cli.explain import CardPage
from wilderland.cli.menu import folded
from wilderland.cli.terminal import Terminal
from wilderland.rules.editions import EDITIONS
from wilderland.text import Catalog
from wilderland.text.prose import Prose

_text = Catalog()


def command(
    name: Annotated[str | None, typer.Argument(help=_text.format("cards-name-help"))] = None,
    edition: Annotated[str, typer.Option(help=_text.format("play-edition-help"))] = "revised",
    as_json: Annotated[bool, typer.Option("--json", help=_text.format("cli-json-help"))] = False,
) -> None:
    terminal = Terminal(Prose(_text))
    if edition not in EDITIONS:
        terminal.fail("cards-no-edition", words=edition, known=", ".join(EDITIONS))
    prose = Prose(_text, edition=edition)
    terminal.prose = prose
    codes = list(catalogue(edition).facts) if name is None else found(prose, name)
    if not codes:
        terminal.fail("cards-unknown", words=name or "", known=prose.listed(close_to(prose, name or "")) or "–")
    if as_json:
        typer.echo(json.dumps([as_data(prose, code) for code in codes], ensure_ascii=False, indent=2))
    elif name is None:
        terminal.show(overview(prose, codes))
    else:
        terminal.show(*[CardPage(prose).draw(code) for code in codes])


def found(prose: Prose, name: str) -> list[str]:
    """The cards of that code or title; else those whose title contains it, whatever case and accents."""
    wanted = folded(name)
    facts = prose.cards.facts
    titles = {
        code: [folded(prose.card(side)) for side in (code, f"{code}+b") if side in prose.cards.faces] for code in facts
    }
    exact = [code for code in facts if code == wanted or wanted in titles[code]]
    return exact or [code for code in facts if any(wanted in title for title in titles[code])]


def close_to(prose: Prose, name: str) -> list[str]:
    """Titles that look like a name."""
    titles = {folded(prose.card(code)): prose.card(code) for code in prose.cards.facts}
    return [titles[close] for close in get_close_matches(folded(name), titles, 3)]


def as_data(prose: Prose, code: str) -> dict[str, Any]:
    """The facts, and the text as this edition plays it."""
    data: dict[str, Any] = dict(prose.cards.facts[code])
    sides = {"text": f"{code}+b", "text_a": code} if data["type"] == "quest" else {"text": code}
    for word, side in sides.items():
        if prose.text(side):
            data[word] = prose.text(side)
    if prose.shadow(code):
        data["shadow"] = prose.shadow(code)
    data["written"] = prose.cards.written(code)
    return data


def overview(prose: Prose, codes: list[str]) -> Table:
    """Every card on a line."""
    page = CardPage(prose)
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(justify="right")
    table.add_column(no_wrap=True)
    table.add_column(overflow="ellipsis", no_wrap=True, style="dim")
    for code in codes:
        facts = prose.cards.facts[code]
        style = page.look.style({"code": code})
        table.add_row(str(facts.get("number", "")), Text(prose.card(code), style=style), page.kind(facts))
    return table
