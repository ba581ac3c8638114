"""What is in the box: scenarios, editions, cards and rules. The same for everybody, and open."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import FileResponse

from wilderland.cards.catalogue import catalogue
from wilderland.decks import starters
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.scenarios import scenarios
from wilderland.server.companions import AGENTS
from wilderland.server.http.call import Caller, Language
from wilderland.server.http.resource import resource
from wilderland.server.messages import PROTOCOL
from wilderland.server.pictures import MEDIA
from wilderland.server.refusal import Refusal
from wilderland.server.resources import Box, CardFacts, Cards, Rules, RuleText, Scenario
from wilderland.server.talking import PHRASES
from wilderland.text.catalog import Catalog
from wilderland.text.prose import Prose
from wilderland.text.rules import UnknownRule, chapters, rule, rules
from wilderland.version import __version__
from wilderland.views.steps import steps_of

router = APIRouter(tags=["box"])
Edition = Annotated[Literal["revised", "original", "first-printing"], Query()]

STEPS = (
    "resource", "resource.end", "planning", "planning.turn", "planning.end", "quest", "quest.begin", "quest.commit",
    "quest.staging", "quest.resolution", "quest.end", "travel", "travel.end", "encounter", "encounter.optional",
    "encounter.checks", "encounter.end", "combat", "combat.shadows", "combat.enemy", "combat.enemy.1", "combat.enemy.2",
    "combat.enemy.3", "combat.enemy.4", "combat.player", "combat.player.1", "combat.player.2", "combat.player.3",
    "combat.end", "refresh", "refresh.end",
)  # fmt: skip
"""The steps of a round, in order: `step-<word>` of the catalog names them."""


@resource(router, "GET", "/api/box", Box)
async def box(call: Caller) -> Box:
    """What can be played, and with whom."""
    return Box(
        version=__version__,
        protocol=PROTOCOL,
        scenarios=tuple(Scenario(one.code, one.difficulty) for one in scenarios().values()),
        editions=tuple(EDITIONS),
        modes=tuple(MODES),
        starters={code: tuple(starters(edition.quantities)) for code, edition in EDITIONS.items()},
        agents=tuple(AGENTS),
        phrases=PHRASES,
        steps=STEPS,
        ringsdb=call.hall.settings.ringsdb,
        pictures=tuple(call.request.app.state.pictures),
    )


@resource(router, "GET", "/api/cards", Cards)
async def cards(call: Caller, edition: Edition = "revised", language: Language = "en") -> Cards:
    """Every card of an edition: printed facts, and its text in our words."""
    return Cards(await asyncio.to_thread(_cards, edition, language))


@resource(router, "GET", "/api/cards/{code}", CardFacts)
async def card(
    call: Caller,
    code: Annotated[str, Path(pattern=r"^[a-z0-9-]{1,80}$")],
    edition: Edition = "revised",
    language: Language = "en",
) -> CardFacts:
    """One card by its code."""
    all_cards = await asyncio.to_thread(_cards, edition, language)  # a catalog takes a moment to be read
    found = next((card for card in all_cards if card.code == code), None)
    if found is None:
        raise Refusal("not-found")
    return found


@resource(router, "GET", "/api/pictures/{code}", None, media=sorted(set(MEDIA.values())))
async def picture(call: Caller, code: Annotated[str, Path(pattern=r"^[a-z0-9-]{1,80}(\+b)?$")]) -> FileResponse:
    """A picture of a card from the owner's folder."""
    file = call.request.app.state.pictures.get(code)
    if file is None or not file.is_file():
        raise Refusal("not-found")
    return FileResponse(file, media_type=MEDIA[file.suffix.lower()], headers={"Cache-Control": "private, max-age=3600"})


@cache
def _cards(edition: str, language: str) -> tuple[CardFacts, ...]:
    prose = Prose(Catalog(language), edition=edition)
    known = catalogue(edition)
    return tuple(
        CardFacts(code, dict(facts), _text(prose, code), prose.older(code), steps_of(known.faces[code]))
        for code, facts in known.facts.items()
    )


def _text(prose: Prose, code: str) -> dict[str, str]:
    parts = {
        "name": prose.card(code),
        "name-b": prose.card(f"{code}+b"),
        "text": prose.text(code),
        "text-b": prose.text(f"{code}+b"),
        "shadow": prose.shadow(code),
        "keywords": " ".join(prose.keywords(code)),
    }
    if parts["name-b"] == parts["name"]:
        del parts["name-b"]
    if parts["text-b"] == parts["text"]:
        del parts["text-b"]
    return {part: words for part, words in parts.items() if words}


@resource(router, "GET", "/api/rules", Rules)
async def all_rules(call: Caller) -> Rules:
    """The whole rule list."""
    return Rules(dict(chapters()), tuple(RuleText(one.id, one.chapter, one.text) for one in rules()))


@resource(router, "GET", "/api/rules/{rule_id}", RuleText)
async def one_rule(call: Caller, rule_id: Annotated[str, Path(pattern=r"^[A-Za-z]{1,3}[0-9.]{1,8}$")]) -> RuleText:
    """One rule by its id."""
    try:
        found = rule(rule_id)
    except UnknownRule:
        raise Refusal("not-found") from None
    return RuleText(found.id, found.chapter, found.text)
