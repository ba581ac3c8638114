"""A state as plain JSON values and back. Nodes and faces are written by their ids; the index is not written."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from wilderland.cards.catalogue import Catalogue
from wilderland.errors import BadSave
from wilderland.kernel.node import Node
from wilderland.model import index as indexing
from wilderland.model.kinds import NONE, ZONES
from wilderland.model.records import (
    TABLE,
    Attack,
    Card,
    Delayed,
    Event,
    Frame,
    Lasting,
    Outcome,
    Player,
    Scope,
)
from wilderland.model.state import State, Table

RENAMED: dict[str, str] = {}
"""Old node id → new node id, so that running games survive a rename."""

Json = Any


# -- small values -------------------------------------------------------------------------------
def write_event(event: Event | None) -> Json:
    if event is None:
        return None
    return [
        event.kind,
        event.serial,
        event.card,
        event.seat,
        event.amount,
        event.source,
        list(event.by),
        event.word,
        event.was,
        event.incarnation,
    ]


def read_event(data: Json) -> Event | None:
    if data is None:
        return None
    kind, serial, card, seat, amount, source, by, word, was, incarnation = data
    return Event(kind, serial, card, seat, amount, source, tuple(by), word, was, incarnation)


def write_scope(scope: Scope) -> Json:
    if scope is TABLE:
        return 0
    return [scope.self, scope.you, scope.it, scope.them, write_event(scope.event), scope.n, scope.mark, scope.own]


def read_scope(data: Json) -> Scope:
    if data == 0:
        return TABLE
    me, you, it, them, event, n, mark, own = data
    return Scope(me, you, it, them, read_event(event), n, mark, own)


def write_value(value: Any) -> Json:
    """Frame data: numbers, words, tuples, events."""
    if isinstance(value, tuple):
        return [write_value(part) for part in value]
    if isinstance(value, Event):
        return {"event": write_event(value)}
    return value


def read_value(data: Json) -> Any:
    if isinstance(data, list):
        return tuple(read_value(part) for part in data)
    if isinstance(data, dict):
        return read_event(data["event"])
    return data


# -- cards --------------------------------------------------------------------------------------
EXTRAS = ("exhausted", "committed", "damage", "progress", "resources", "incarnation", "known")
"""What a card may have on it; written only where there is something."""


ATTACK = (
    "by_enemy", "characters", "defended", "enemy", "excess", "extra", "hero", "incarnation", "seat", "serial",
    "strength", "word",
)  # fmt: skip
"""What there is to an attack."""


def write_card(card: Card) -> Json:
    more: dict[str, Json] = {}
    if card.exhausted:
        more["exhausted"] = True
    if card.committed:
        more["committed"] = True
    if card.damage:
        more["damage"] = card.damage
    if card.progress:
        more["progress"] = card.progress
    if card.resources:
        more["resources"] = card.resources
    if card.incarnation:
        more["incarnation"] = card.incarnation
    if card.known:
        more["known"] = card.known
    if card.controller != card.owner:
        more["controller"] = card.controller
    if card.host != NONE:
        more["host"] = card.host
    if card.attachments:
        more["attachments"] = card.attachments
    if card.shadows:
        more["shadows"] = card.shadows
    if card.guard != NONE:
        more["guard"] = card.guard
    if card.face is not card.printed:
        more["face"] = card.face.code
    if more:
        return [card.printed.code, card.owner, card.stamp, more]
    return [card.printed.code, card.owner, card.stamp]


def read_card(identity: int, data: Json, catalogue: Catalogue) -> Card:
    code, owner, stamp = data[:3]
    card = Card(identity, catalogue.faces[code], owner, 0)
    card.stamp = stamp
    if len(data) > 3:
        for word, value in data[3].items():
            if word == "face":
                card.face = catalogue.faces[value]
            elif word in ("attachments", "shadows"):
                setattr(card, word, tuple(value))
            elif word in EXTRAS or word in ("controller", "host", "guard"):
                setattr(card, word, value)
    return card


# -- the whole ----------------------------------------------------------------------------------
def encode(state: State) -> dict[str, Json]:
    """The state as plain values."""
    outcome = state.outcome
    return {
        "cards": [write_card(card) for card in state.cards],
        "zones": {str(place): cards for place, cards in enumerate(state.zones) if cards},
        "players": [[player.threat, player.eliminated] for player in state.players],
        "stack": [
            [frame.node.id, frame.pc, write_scope(frame.scope), write_value(frame.data)] for frame in state.stack
        ],
        "rng": state.rng,
        "round": state.round,
        "phase": state.phase,
        "step": state.step,
        "first": state.first,
        "serial": state.serial,
        "choices": state.choices,
        "lasting": [
            [
                effect.serial,
                effect.until,
                effect.slot,
                effect.amount_,
                write_scope(effect.scope),
                effect.targets,
                effect.seats,
                effect.word,
                effect.node.id if effect.node is not None else None,
                effect.live,
            ]
            for effect in state.lasting
        ],
        "delayed": [
            [d.serial, d.kind, d.node.id, write_scope(d.scope), d.incarnation, d.word] for d in state.delayed
        ],
        "attacks": [{word: getattr(attack, word) for word in ATTACK} for attack in state.attacks],
        "attacked": state.attacked,
        "limits": state.limits,
        "notes": state.notes,
        "cancelled": state.cancelled,
        "suspects": state.suspects,
        "failed": state.failed,
        "adjusted": state.adjusted,
        "outcome": [outcome.won, outcome.reason, outcome.rounds, outcome.score, outcome.adjusted] if outcome else None,
    }


def decode(data: dict[str, Json], table: Table) -> State:
    """The state again, its index rebuilt. A node or card this version does not know is a `BadSave`."""
    catalogue: Catalogue = table.catalogue

    def node(identity: str) -> Node:
        return catalogue.program[RENAMED.get(identity, identity)]

    try:
        state = State(table, len(data["players"]), list(data["rng"]))
        state.cards = [read_card(i, entry, catalogue) for i, entry in enumerate(data["cards"])]
        zones: list[tuple[int, ...]] = [()] * ZONES
        for place, cards in data["zones"].items():
            zones[int(place)] = tuple(cards)
            for card in cards:
                state.cards[card].zone = int(place)
        state.zones = zones
        state.players = [Player(seat, threat, out) for seat, (threat, out) in enumerate(data["players"])]
        state.stack = [
            Frame(node(name), pc, read_scope(scope), read_value(value)) for name, pc, scope, value in data["stack"]
        ]
        for word in ("round", "phase", "step", "serial", "choices", "failed", "adjusted"):
            setattr(state, word, data[word])
        state.set_first(data["first"])
        for serial, until, slot, amount, scope, targets, seats, word, name, live in data["lasting"]:
            pairs = tuple((card, incarnation) for card, incarnation in targets)
            body = node(name) if name else None
            effect = Lasting(serial, until, slot, amount, read_scope(scope), pairs, tuple(seats), word, body, live)
            state.lasting = (*state.lasting, effect)
        for serial, kind, name, scope, incarnation, word in data["delayed"]:
            state.delay(Delayed(serial, kind, node(name), read_scope(scope), incarnation, word))
        for entry in data["attacks"]:
            attack = Attack(0, False, 0, 0, 0)
            for word in ATTACK:
                value = entry[word]
                setattr(attack, word, tuple(value) if isinstance(value, list) else value)
            state.open_attack(attack)
        state.attacked = tuple((card, incarnation, seat) for card, incarnation, seat in data["attacked"])
        state.limits, state.notes = dict(data["limits"]), dict(data["notes"])
        state.cancelled, state.suspects = tuple(data["cancelled"]), tuple(data["suspects"])
        if data["outcome"]:
            state.outcome = Outcome(*data["outcome"])
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise BadSave("error-save-does-not-fit", why=repr(error)) from error
    state.index = indexing.rebuild(state)
    return state


def digest(state: State) -> str:
    """A hash of the whole state: equal for equal games."""
    text = json.dumps(encode(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:24]
