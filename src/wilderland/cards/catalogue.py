"""The catalogue: printed facts and written abilities joined into faces, every node under a stable id.

One catalogue an edition, made once. `Catalogue.extended` adds made-up cards for tests and authors.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache, cached_property
from importlib import resources
from typing import Any

import wilderland.cards.campaign.boons
import wilderland.cards.campaign.burdens
import wilderland.cards.campaign.mirkwood_paths
import wilderland.cards.core.leadership
import wilderland.cards.core.lore
import wilderland.cards.core.neutral
import wilderland.cards.core.spirit
import wilderland.cards.core.tactics
import wilderland.cards.encounter.dol_guldur_orcs
import wilderland.cards.encounter.escape_from_dol_guldur
import wilderland.cards.encounter.journey_along_the_anduin
import wilderland.cards.encounter.passage_through_mirkwood
import wilderland.cards.encounter.saurons_reach
import wilderland.cards.encounter.spiders_of_mirkwood
import wilderland.cards.encounter.wilderlands  # noqa: F401
from wilderland.kernel.ability import Action, Trigger, Use
from wilderland.kernel.node import Node, register
from wilderland.language.ability import (
    AsAttachment,
    AttachTo,
    PlayText,
    Revealed,
    SetupText,
    Shadow,
    SideB,
    Travel,
)
from wilderland.language.card import BACKS, WRITTEN, Text
from wilderland.model.face import (
    WHILE_ASIDE,
    WHILE_DISCARDED,
    WHILE_IN_HAND,
    WHILE_IN_PLAY,
    Ability,
    Constant,
    Face,
)
from wilderland.model.index import ACTIONS, BOUNDS
from wilderland.model.kinds import (
    ATTACHMENT,
    CAMPAIGN,
    CARD_KINDS,
    EVENT,
    OBJECTIVE,
    QUEST,
    SPHERES,
    STATS,
    X_COST,
)
from wilderland.rules.editions import EDITIONS, Edition
from wilderland.rules.playing import Host, PlayCost
from wilderland.rules.program import PROGRAM
from wilderland.rules.round import GAME

Facts = Mapping[str, Any]


def read(name: str) -> Any:
    """A file of printed facts."""
    return json.loads(resources.files("wilderland.cards").joinpath("data", name).read_text("utf-8"))


class UnknownCard(KeyError):
    """No card of that name or code."""

    def __init__(self, name: str, like: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.like = like

    def __str__(self) -> str:
        hint = f" (did you mean {', '.join(self.like)}?)" if self.like else ""
        return f"unknown card {self.name!r}{hint}"


class Catalogue:
    """All cards of an edition as the machine knows them."""

    def __init__(self, edition: Edition, facts: Iterable[Facts], texts: Mapping[str, Text]) -> None:
        self.edition = edition
        self.facts: dict[str, Facts] = {}
        self.faces: dict[str, Face] = {}
        self.titles: dict[str, str] = {}
        self.texts = dict(texts)
        self.program: dict[str, Node] = dict(PROGRAM)
        assert GAME.id in self.program
        self.faces.update(BACKS)
        for entry in facts:
            self.add(entry)

    def add(self, entry: Facts) -> None:
        """Compile a card."""
        code = entry["code"]
        title = entry.get("name_b", entry["name"])
        self.facts[code] = entry
        self.titles.setdefault(title, code)
        written = self.texts.get(title)
        for place, wording in written.wordings()[:-1] if written else ():
            compile_face(entry, wording, f"cards/{code}{place}", {})  # nodes that wordings share are named alike always
        word, parts = written.worded(self.edition.errata, self.edition.revised) if written else ("", ())
        face = compile_face(entry, parts, f"cards/{code}{word}", self.program)
        for side in (face, face.side_b, face.attached):
            if side is not None:
                self.faces[side.code] = side

    def written(self, code: str) -> bool:
        """Whether the card's behaviour has been written (a card without text needs none, but says so)."""
        entry = self.facts[code]
        return entry.get("name_b", entry["name"]) in self.texts

    def find(self, name: str) -> Face:
        """A card by code or title, whatever its case."""
        if name in self.faces:
            return self.faces[name]
        code = self.titles.get(name)
        if code is None:
            folded = {title.casefold(): code for title, code in self.titles.items()}
            code = folded.get(name.casefold())
        if code is None:
            from difflib import get_close_matches

            raise UnknownCard(name, get_close_matches(name, [*self.titles, *self.facts], 3))
        return self.faces[code]

    def extended(self, facts: Iterable[Facts], texts: Iterable[Text]) -> Catalogue:
        """This catalogue with more cards."""
        other = Catalogue(self.edition, (), {**self.texts, **{text.title: text for text in texts}})
        other.facts = dict(self.facts)
        other.faces = dict(self.faces)
        other.titles = dict(self.titles)
        other.program = dict(self.program)
        for entry in facts:
            other.add(entry)
        return other

    @cached_property
    def fingerprint(self) -> str:
        """A short hash of all facts and node ids: what a save must agree with to be continued."""
        digest = hashlib.sha256()
        digest.update(json.dumps([dict(entry) for entry in self.facts.values()], sort_keys=True).encode())
        digest.update("\n".join(sorted(self.program)).encode())
        return digest.hexdigest()[:16]


def _printed(entry: Facts, code: str, name: str) -> Face:
    face = Face(code, name, CARD_KINDS.index(entry["type"]))
    face.sphere = SPHERES[entry.get("sphere", "neutral")]
    cost = entry.get("cost", 0)
    face.cost = X_COST if cost == "X" else cost
    face.stats = tuple(0 if entry.get(stat) == "X" else entry.get(stat, 0) for stat in STATS)
    face.traits = frozenset(entry.get("traits", ()))
    face.keywords = {word: 0 if value == "X" else value for word, value in entry.get("keywords", {}).items()}
    face.unique = entry.get("unique", False)
    face.set = entry.get("set", "")
    face.stage = entry.get("stage", 0)
    return face


def compile_face(entry: Facts, parts: tuple[Any, ...], path: str, program: dict[str, Node]) -> Face:
    """A card's face from its facts and parts; a quest's or campaign card's has side B behind it."""
    face = _printed(entry, entry["code"], entry["name"])
    if face.kind not in (QUEST, CAMPAIGN):
        furnish(face, parts, path, program)
        return face
    side_b = _printed(entry, f"{entry['code']}+b", entry.get("name_b", entry["name"]))
    if face.kind == CAMPAIGN:
        back = tuple(more for part in parts if isinstance(part, SideB) for more in part.parts)
        furnish(face, tuple(part for part in parts if not isinstance(part, SideB)), f"{path}/a", program)
        furnish(side_b, back, f"{path}/b", program)
        face.side_b = side_b
        return face
    face.stats = (0,) * len(STATS)
    front = tuple(part for part in parts if isinstance(part, SetupText))
    furnish(face, front, f"{path}/a", program)
    furnish(side_b, tuple(part for part in parts if part not in front), path, program)
    face.side_b = side_b
    face.last_breath = side_b.last_breath
    return face


def furnish(face: Face, parts: tuple[Any, ...], path: str, program: dict[str, Node]) -> None:
    """Give a face its abilities, in printed order."""
    play = next((part.cost for part in parts if isinstance(part, PlayText)), PlayCost())
    abilities: list[Ability | Constant] = []
    for number, part in enumerate(parts):
        place = f"{path}/{number}"
        if isinstance(part, Use):
            ability: Use = part
            if face.kind == EVENT:
                ability = replace(part, where=WHILE_IN_HAND, costs=(play, *part.costs))
            register(ability, place, program)
            abilities.append(ability)
        elif isinstance(part, Constant):
            abilities.append(part)
        elif isinstance(part, AsAttachment):
            face.attached = Face(f"{face.code}+attached", face.name, ATTACHMENT)
            face.attached.traits = part.traits
            furnish(face.attached, part.parts, place, program)
        elif isinstance(part, AttachTo):
            face.host = Host(part.cards)
            register(face.host, place, program)
        elif isinstance(part, (Revealed, Shadow, Travel, SetupText)):
            register(part.effect, place, program)
            slot = {Revealed: "reveal", Shadow: "shadow", Travel: "travel", SetupText: "setup"}[type(part)]
            setattr(face, slot, part.effect)
    face.abilities = tuple(abilities)
    wake(face)
    if face.attached is None and face.kind not in (ATTACHMENT, OBJECTIVE, QUEST, CAMPAIGN):
        face.attached = as_attachment_only(face)


KEPT_WHEN_ATTACHED = (
    "sphere", "cost", "stats", "traits", "keywords", "unique", "set", "abilities", "area_slots", "moves_bounds",
)  # fmt: skip


def as_attachment_only(face: Face) -> Face:
    """E10: what a card that is no objective counts as when it is attached: the same, but an attachment."""
    other = Face(f"{face.code}+attached", face.name, ATTACHMENT)
    for word in KEPT_WHEN_ATTACHED:
        setattr(other, word, getattr(face, word))
    return other


def wake(face: Face) -> None:
    """File the abilities of a face by where they are awake and which slot of the index they fill."""
    abilities = face.abilities
    face.area_slots = {
        area: filled
        for area in (WHILE_IN_PLAY, WHILE_IN_HAND, WHILE_ASIDE, WHILE_DISCARDED)
        if (filled := tuple((slot_of(a), a) for a in abilities if a.where & area and not is_last_breath(a)))
    }
    face.moves_bounds = any(slot in BOUNDS for filled in face.area_slots.values() for slot, _ in filled)
    for trigger in abilities:
        if isinstance(trigger, Trigger) and trigger.last_breath:
            known = face.last_breath.get(trigger.happening, ())
            face.last_breath = {**face.last_breath, trigger.happening: (*known, trigger)}


def is_last_breath(ability: Ability | Constant) -> bool:
    return isinstance(ability, Trigger) and ability.last_breath


def slot_of(ability: Ability | Constant) -> int:
    """The slot of the index an ability fills."""
    if isinstance(ability, Constant):
        return ability.slot
    if isinstance(ability, Action):
        return ACTIONS
    assert isinstance(ability, Trigger)
    return ability.happening


@cache
def catalogue(edition: str) -> Catalogue:
    """The catalogue of an edition, made once."""
    return Catalogue(EDITIONS[edition], read("core.json"), WRITTEN)
