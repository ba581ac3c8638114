"""Overrides: a person overrules the engine. Written as a replay key, so a replay repeats them."""

from __future__ import annotations

from wilderland.errors import BadAdjustment
from wilderland.model.kinds import NOBODY, ZONES, kind_of, seat_of, zone_name
from wilderland.model.kinds import PLAY as PLAY_KIND
from wilderland.model.state import State

TOKENS = ("damage", "progress", "resources")
FLAGS = ("exhausted", "committed")


def apply_adjustment(state: State, key: str) -> None:
    """Carry out `adjust:card:17:damage=2,exhausted=True` or `adjust:seat:0:threat=30`."""
    try:
        _, subject, number, rest = key.split(":", 3)
        identity = int(number)
        words = dict(part.split("=", 1) for part in rest.split(","))
    except ValueError as error:
        raise BadAdjustment("error-no-adjustment", key=key) from error
    table = state.cards if subject == "card" else state.players
    if subject not in ("card", "seat") or not 0 <= identity < len(table):
        raise BadAdjustment("error-adjusts-nothing", word=subject, number=identity)
    state.adjusted = True
    for word, value in words.items():
        if subject == "seat":
            adjust_seat(state, identity, word, value)
        else:
            adjust_card(state, identity, word, value)


def adjust_seat(state: State, seat: int, word: str, value: str) -> None:
    if word != "threat" or not value.isdecimal():
        raise BadAdjustment("error-cannot-adjust", word=word, value=value)
    state.note("log-adjust-threat", seat=seat, total=int(value))
    state.set_threat(seat, int(value))


def adjust_card(state: State, card: int, word: str, value: str) -> None:
    record = state.cards[card]
    if word in TOKENS and value.isdecimal():
        state.note("log-adjust-tokens", card=card, word=word, total=int(value))
        change = int(value) - getattr(record, word)
        {"damage": state.add_damage, "progress": state.add_progress, "resources": state.add_resources}[word](
            card, change
        )
    elif word == "exhausted" and value in ("True", "False"):
        state.note("log-adjust-card", card=card, word=word)
        (state.exhaust if value == "True" else state.ready)(card)
    elif word == "committed" and value in ("True", "False"):
        state.note("log-adjust-card", card=card, word=word)
        state.commit(card, value == "True")
    elif word == "face" and value in state.table.catalogue.faces:
        state.note("log-adjust-card", card=card, word=word)
        state.turn(card, state.table.catalogue.faces[value])
    elif word == "zone":
        places = {zone_name(place): place for place in range(ZONES) if is_place(place, len(state.players))}
        if value not in places:
            raise BadAdjustment("error-no-place", word=value, known=tuple(places))
        place = places[value]
        seat = seat_of(place)
        state.note("log-adjust-card", seats=record.known, card=card, word=word)
        controller = seat if kind_of(place) == PLAY_KIND else NOBODY if record.owner == NOBODY else record.owner
        for hanging in (*record.attachments, *record.shadows):
            owner = state.cards[hanging].owner
            state.move(hanging, places["encounter-discard"] if owner == NOBODY else places[f"discard:{owner}"])
        state.move(card, place, controller=controller)
    else:
        raise BadAdjustment("error-cannot-adjust", word=word, value=value)


def is_place(place: int, seats: int) -> bool:
    """Whether cards can be put there by hand."""
    try:
        name = zone_name(place)
    except IndexError:
        return False
    return seat_of(place) < seats and name not in ("attached", "shadows", "revealed", "played")
