"""Overrides: a person overrules the engine. Written as a replay key, so a replay repeats them."""

from __future__ import annotations

from wilderland.errors import BadAdjustment
from wilderland.model.kinds import (
    ATTACHED,
    CAMPAIGN,
    DECKS,
    DISCARDS,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    FACE_DOWN,
    HANDS,
    HERO,
    NOBODY,
    PLAY_ZONES,
    QUEST,
    STAGING,
    ZONES,
    kind_of,
    seat_of,
    zone_name,
)
from wilderland.model.kinds import PLAY as PLAY_KIND
from wilderland.model.records import EVERYONE
from wilderland.model.state import State

TOKENS = ("damage", "progress", "resources")
NEVER_IN_DECKS = (HERO, QUEST, CAMPAIGN)
BACK = "face-down-hidden"
"""What a card counts as that is turned face down by hand: nothing (E13)."""
TURNED_DOWN = (STAGING, ATTACHED, *PLAY_ZONES)
"""Where a card may lie that counts as nothing: nobody fights it, travels there or quests against it."""


def apply_adjustment(state: State, key: str) -> None:
    """Carry out `adjust:card:17:damage=2,exhausted=True` or `adjust:seat:0:threat=30`.

    The seat of nobody (-1) has the encounter deck.
    """
    try:
        _, subject, number, rest = key.split(":", 3)
        identity = int(number)
        words = dict(part.split("=", 1) for part in rest.split(","))
    except ValueError as error:
        raise BadAdjustment("error-no-adjustment", key=key) from error
    table = state.cards if subject == "card" else state.players
    first = NOBODY if subject == "seat" else 0
    if subject not in ("card", "seat") or not first <= identity < len(table):
        raise BadAdjustment("error-adjusts-nothing", word=subject, number=identity)
    state.adjusted = True
    for word, value in words.items():
        if subject == "seat":
            adjust_seat(state, identity, word, value)
        else:
            adjust_card(state, identity, word, value)


def adjust_seat(state: State, seat: int, word: str, value: str) -> None:
    if word == "deck" and value == "shuffled":
        shuffle(state, seat)
    elif word == "draw" and value == "1" and seat != NOBODY and state.zones[DECKS[seat]]:
        state.note("log-adjust-draw", seat=seat)
        card = state.move(state.zones[DECKS[seat]][0], HANDS[seat])
        state.note("log-draw-card", seats=1 << seat, seat=seat, card=card.id)
    elif word == "threat" and value.isdecimal() and seat != NOBODY:
        state.note("log-adjust-threat", seat=seat, total=int(value))
        state.set_threat(seat, int(value))
    else:
        raise BadAdjustment("error-cannot-adjust", word=word, value=value)


def shuffle(state: State, seat: int) -> None:
    """Shuffle a player's deck, or (NOBODY) the encounter deck, by the game's own chance."""
    state.note("log-adjust-shuffle", seat=seat, word="encounter" if seat == NOBODY else "player")
    state.shuffle(ENCOUNTER_DECK if seat == NOBODY else DECKS[seat])


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
        state.note("log-adjust-card", seats=record.known, card=card, word=word)
        put(state, card, places[value])
    elif word == "deck" and value == "shuffled" and record.printed.kind not in NEVER_IN_DECKS:
        state.note("log-adjust-card", seats=record.known, card=card, word=word)
        put(state, card, ENCOUNTER_DECK if record.owner == NOBODY else DECKS[record.owner])
        shuffle(state, record.owner)
    elif word == "side" and value == "down":
        turn_down(state, card)
    elif word == "side" and value == "up":
        turn_up(state, card)
    else:
        raise BadAdjustment("error-cannot-adjust", word=word, value=value)


def put(state: State, card: int, place: int) -> None:
    """Put a card somewhere; what hangs on it is discarded."""
    record = state.cards[card]
    if record.face.kind == FACE_DOWN:
        state.turn(card, record.printed)
    for hanging in (*record.attachments, *record.shadows):
        owner = state.cards[hanging].owner
        state.move(hanging, ENCOUNTER_DISCARD if owner == NOBODY else DISCARDS[owner])
    state.move(card, place, controller=seat_of(place) if kind_of(place) == PLAY_KIND else record.owner)


# -- turning cards over ------------------------------------------------------------------------------
def turn_down(state: State, card: int) -> None:
    """E13: a card counts as nothing, where the rules let such a card lie."""
    record = state.cards[card]
    if record.zone not in TURNED_DOWN or record.face.hidden:
        raise BadAdjustment("error-cannot-turn")
    state.note("log-adjust-card", card=card, word="side")
    state.turn(card, state.table.catalogue.faces[BACK])
    state.suspect(card)


def turn_up(state: State, card: int) -> None:
    """A face-down card is what it is again; of an enemy, its shadow cards are turned up for all to see."""
    record = state.cards[card]
    down = record.face.kind == FACE_DOWN
    covered = [card] if down else [shadow for shadow in record.shadows if state.cards[shadow].known != EVERYONE]
    if not covered:
        raise BadAdjustment("error-cannot-turn")
    state.note("log-adjust-card", card=card, word="side")
    if down:
        printed = record.printed
        state.turn(card, printed.attached or printed if record.zone == ATTACHED else printed)
        state.suspect(card)
    for one in covered:
        state.learn(one, EVERYONE)
        if one != card:
            state.note("log-adjust-card", card=one, word="side")


def is_place(place: int, seats: int) -> bool:
    """Whether cards can be put there by hand."""
    try:
        name = zone_name(place)
    except IndexError:
        return False
    return seat_of(place) < seats and name not in ("attached", "shadows", "revealed", "played")
