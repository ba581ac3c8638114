"""The abilities printed on the cards, and which of them a game has used."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wilderland.cards.catalogue import catalogue
from wilderland.decks import starters
from wilderland.kernel.ability import Use
from wilderland.model.face import Face
from wilderland.model.records import Frame
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.scenarios import scenario
from wilderland.testing.settings import Setting


def abilities_of(faces: Iterable[Face]) -> set[str]:
    """The ids of what is printed on these cards: actions, triggers, when revealed, shadow, travel, setup."""
    found = set()
    for face in faces:
        for side in (face, face.side_b, face.attached):
            if side is not None:
                found |= {ability.id for ability in side.abilities if isinstance(ability, Use)}
                effects = (side.reveal, side.shadow, side.travel, side.setup)
                found |= {effect.id for effect in effects if effect is not None}
    return {identity for identity in found if identity.startswith("cards/")}


def all_abilities(settings: Sequence[Setting]) -> set[str]:
    """Everything that could be used in such games: starter decks, encounter cards, quests, boons and burdens."""
    found: set[str] = set()
    for edition, code, mode in {(one.edition, one.scenario, one.mode) for one in settings}:
        known, quest = catalogue(edition), scenario(code)
        faces = [*quest.encounter_cards(known), *quest.quest_cards(known)]
        for deck in starters(EDITIONS[edition].quantities).values():
            heroes, cards = deck.faces(known)
            faces += [*heroes, *cards]
        if MODES[mode].campaign:
            faces += quest.campaign_cards(known)
            faces += [known.faces[card] for card, facts in known.facts.items() if "subtype" in facts]
        found |= abilities_of(faces)
    return found


def note_use(frame: Frame, watched: set[str], used: set[str]) -> None:
    """An ability is used once its costs are paid: when its effect runs, not while it is being chosen."""
    path = frame.node.id
    if not path.startswith("cards/") or (isinstance(frame.node, Use) and frame.pc != 2):
        return
    while path and path not in watched:
        path = path.rpartition("/")[0]
    if path:
        used.add(path)
