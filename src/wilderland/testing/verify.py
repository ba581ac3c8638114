"""Every card against the reference: numbers, traits, keywords, quantities, an ability for every printed trigger.

The reference is not part of the project (it holds the publisher's text); where it is not at hand,
nothing is checked and the caller is told so.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from wilderland.cards.catalogue import Catalogue, catalogue
from wilderland.kernel.ability import FORCED, RESPONSE, Action, Trigger, Use
from wilderland.language.ability import Spoken
from wilderland.model.face import Constant, Face
from wilderland.model.kinds import PHASES
from wilderland.rules.editions import EDITIONS, Edition
from wilderland.rules.playing import PlayCost

PHASE_WORDS = {"Quest": "quest", "Combat": "combat", "Planning": "planning", "Travel": "travel", "Refresh": "refresh"}
NUMBERS = (
    "cost", "threat_cost", "willpower", "attack", "defense", "hit_points", "engagement", "threat", "quest_points",
)  # fmt: skip
TRIGGER = re.compile(r"(Response|Forced|When Revealed|Travel|Setup|(?:\w+ )?Action):")
LIMIT = re.compile(r"limit (?!1 per hero)|once each round", re.I)
RESOLUTION = "Resolution:"
"""From there on, what a campaign card says is done after the game (M8)."""


class NoReference(Exception):
    """The reference data are not where they were looked for."""


@dataclass(frozen=True)
class Difference:
    """Something our card has otherwise than the reference."""

    card: str
    edition: str
    what: str
    expected: Any
    found: Any


@dataclass
class Verdict:
    """What was compared, and what differs."""

    checked: int = 0
    abilities_checked: int = 0
    differences: list[Difference] = field(default_factory=list)
    not_written: list[str] = field(default_factory=list)
    """Cards of later scenarios whose behaviour is not there yet; their facts were compared."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def slug(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")


def read_reference(folder: Path) -> list[dict[str, Any]]:
    path = folder / "cards.json"
    if not path.is_file():
        raise NoReference(str(folder))
    data: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return data


def verify(folder: Path) -> Verdict:
    """Compare all cards of all editions with the reference."""
    faces = read_reference(folder)
    verdict = Verdict()
    sides: dict[int, dict[str, dict[str, Any]]] = {}
    for face in faces:
        number = face["number_revised"] or face["number_original"]
        sides.setdefault(number, {})[face["side"] or ""] = face
    for edition in EDITIONS.values():
        known = catalogue(edition.code)
        by_number = {entry["number"]: entry for entry in known.facts.values()}
        for number in sorted(sides.keys() | by_number.keys()):
            if number not in sides or number not in by_number:
                missing = ("reference", "ours") if number in by_number else ("ours", "reference")
                verdict.differences.append(Difference(str(number), edition.code, "card", missing[0], missing[1]))
                continue
            compare(verdict, known, edition, by_number[number], sides[number])
    return verdict


def compare(verdict: Verdict, known: Catalogue, edition: Edition, ours: Any, sides: dict[str, dict[str, Any]]) -> None:
    """One card in one edition."""
    code = ours["code"]
    main = sides.get("") or sides["B"]
    if not main[f"quantity_{edition.quantities}"]:
        return
    verdict.checked += 1

    def differ(what: str, expected: Any, found: Any) -> None:
        if expected != found:
            verdict.differences.append(Difference(code, edition.code, what, expected, found))

    for what, expected, found in facts(ours, sides, main, edition):
        differ(what, expected, found)
    if not known.written(code):
        if code not in verdict.not_written:
            verdict.not_written.append(code)
        return
    face = known.faces[code]
    if face.side_b is not None:
        for what, expected, found in abilities(face, wording(sides["A"], edition), ""):
            differ(f"side A: {what}", expected, found)
            verdict.abilities_checked += 1
        face = face.side_b
    for what, expected, found in abilities(face, wording(main, edition), main["shadow_text"] or ""):
        differ(what, expected, found)
        verdict.abilities_checked += 1


def facts(
    ours: Any, sides: dict[str, dict[str, Any]], main: dict[str, Any], edition: Edition
) -> Iterator[tuple[str, Any, Any]]:
    """What is printed, as (what, expected, found)."""
    front = sides.get("A", main)
    yield "name", front["name"], ours["name"]
    if "name_b" in ours:
        yield "name of side B", main["name"], ours["name_b"]
    yield "type", main["type"], ours["type"]
    yield "sphere", main["sphere"] or "", ours.get("sphere", "")
    yield "unique", bool(main["unique"]), ours.get("unique", False)
    for number in NUMBERS:
        yield number, main[number] or 0, ours.get(number, 0)
    yield "traits", sorted(main["traits"]), sorted(ours.get("traits", []))
    printed = {word.split()[0].lower(): int((word.split() + ["1"])[1]) for word in main["keywords"]}
    yield "keywords", printed, dict(ours.get("keywords", {}))
    yield "quantity", main[f"quantity_{edition.quantities}"], ours["quantity"].get(edition.quantities)
    if ours["type"] not in ("quest", "campaign"):
        yield "encounter set", slug(main["encounter_set"] or ""), ours.get("set", "")
        yield "removed in easy mode", main["easy_mode_removed"] or 0, ours.get("easy_removed", 0)
    else:
        yield "stage", main["stage"], ours.get("stage")
        yield "scenario", slug(main["scenario"]), ours.get("scenario")


def wording(printed: dict[str, Any], edition: Edition) -> str:
    """The text a card is played by in an edition."""
    text: str = printed["text"] or ""
    if edition.revised and printed["text_revised"]:
        text = printed["text_revised"]
    elif edition.errata and printed["errata_text"] and "NOT in FAQ 1.8" not in (printed["errata_source"] or ""):
        text = printed["errata_text"]
    return text


def abilities(face: Face, text: str, shadow: str) -> Iterator[tuple[str, Any, Any]]:
    """Every printed trigger word has its ability, as (what, expected, found)."""
    text = text.partition(RESOLUTION)[0]
    triggers = [match.group(1) for match in TRIGGER.finditer(text)]
    uses = [ability for ability in face.abilities if isinstance(ability, Use)]
    yield "responses", triggers.count("Response"), sum(1 for u in uses if isinstance(u, Trigger) and u.rank >= RESPONSE)
    forced = sum(1 for u in uses if isinstance(u, Trigger) and FORCED <= u.rank < RESPONSE)
    forced += sum(1 for constant in face.abilities if isinstance(constant, Spoken) and constant.forced)
    yield "forced effects", triggers.count("Forced"), forced
    printed = sorted(PHASE_WORDS.get(word.split()[0], "") for word in triggers if word.endswith("Action"))
    ours = sorted(PHASES[u.phase] if u.phase >= 0 else "" for u in uses if isinstance(u, Action))
    yield "actions", printed, ours
    yield "when revealed", "When Revealed" in triggers, face.reveal is not None
    yield "travel", "Travel" in triggers, face.travel is not None
    yield "setup", "Setup" in triggers, face.setup is not None
    yield "shadow effect", bool(shadow), face.shadow is not None
    yield "attach to", "Attach to" in text, face.host is not None
    yield "counts as an attachment", "ounts as a Condition attachment" in text, becomes_condition(face)
    limited = any(u.limit is not None for u in uses)
    yield "limit", bool(LIMIT.search(text)), limited
    yield "passive text", bool(passive_text(text, face.name)), has_passive(face)


def becomes_condition(face: Face) -> bool:
    """Whether it counts as a Condition while it is attached, and only then."""
    return face.attached is not None and "Condition" in face.attached.traits - face.traits


def passive_text(text: str, name: str) -> str:
    """What a card says outside its triggers, keywords and attachment restriction."""
    rest = []
    for line in text.split("\n"):
        if TRIGGER.match(line):
            continue
        line = re.sub(r"\([^)]*\)", "", line)
        line = re.sub(r"Attach to [^.]*\.", "", line)
        line = re.sub(r"\b(Sentinel|Ranged|Restricted|Surge|Guarded|Doomed \d|Permanent)\.", "", line)
        line = re.sub(r"You are playing Campaign Mode\.", "", line)
        line = re.sub(r"If players defeat this stage, they have won the game\.", "", line)
        if line.strip():
            rest.append(line.strip())
    return " ".join(rest)


def has_passive(face: Face) -> bool:
    """Whether a face says something all the time, acts by itself, or is paid for in a way of its own."""
    for ability in face.abilities:
        if isinstance(ability, Spoken) and ability.forced:
            continue
        if isinstance(ability, Constant) or (isinstance(ability, Trigger) and ability.rank < FORCED):
            return True
        if isinstance(ability, Use) and any(isinstance(cost, PlayCost) and cost.pools for cost in ability.costs):
            return True
    return False
