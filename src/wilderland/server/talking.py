"""Words and pointing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wilderland.server.about import whole
from wilderland.server.asked import Caller, handles
from wilderland.server.asks import Ping, Point, Say
from wilderland.server.refusal import Refusal
from wilderland.server.shown import Argument, CardRef
from wilderland.server.tells import Pointed, Pong
from wilderland.views.view import sees

if TYPE_CHECKING:
    from wilderland.server.room import Room

PHRASES = (
    "phrase-hello",
    "phrase-wait",
    "phrase-go-on",
    "phrase-yes",
    "phrase-no",
    "phrase-thanks",
    "phrase-sorry",
    "phrase-help",
    "phrase-i-defend",
    "phrase-i-attack",
    "phrase-i-quest",
    "phrase-this-card",
    "phrase-well-played",
    "phrase-good-game",
)
"""What can be said with one click."""

CALLING = "phrase-wait"


@handles(Say)
async def say(room: Room, caller: Caller, ask: Say) -> None:
    text = readable(ask.text)
    if bool(text) == bool(ask.phrase) or (ask.phrase and ask.phrase not in PHRASES):
        raise Refusal("illegal", "refused-words")
    args: dict[str, Argument] = {} if ask.card < 0 else {"card": open_card(room, ask.card)}
    line = room.line(caller.member, text, ask.phrase, **args)
    await room.store(chat=room.chat_rows([line]))
    room.say([line])
    if ask.phrase == CALLING:
        await call(room, caller)


@handles(Point)
async def point(room: Room, caller: Caller, ask: Point) -> None:
    open_card(room, ask.card)
    await call(room, caller)
    room.tell_all(Pointed(caller.member, ask.card))


@handles(Ping)
async def ping(room: Room, caller: Caller, ask: Ping) -> Pong:
    return Pong(ask.ref)


def open_card(room: Room, card: int) -> CardRef:
    """A card that everybody can see."""
    cards = room.play.game.state.cards if room.play else []
    if not 0 <= card < len(cards) or not sees(cards[card], 0):
        raise Refusal("illegal", "refused-hidden-card")
    return CardRef(card, cards[card].face.code)


async def call(room: Room, caller: Caller) -> None:
    """Those who are passing on are asked again, if they want to be, and see that they are."""
    for number, habits in room.habits.items():
        if room.doc.seats[number].member != caller.member:
            habits.called()
    changed = room.follow_habits(room.habits)
    if changed:
        await room.store(changes={"body": room.doc.dumps()})
        for connection, member in room.connections.items():
            if not changed.keys().isdisjoint(room.eyes(member)):
                room.tell([connection], whole(room, member))


def readable(text: str) -> str:
    """Words on one line, without what is not to be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
