"""Redealing: a game these seats could not tell from the real one (`determinize`).

Identities are permuted over the ids of hidden cards, so frames and places stay valid. The result
depends only on what the seats can see and on the random number: unknown cards are taken in the
order of their names before they are dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter

from wilderland.kernel.ability import Use
from wilderland.kernel.happen import RESPONDED
from wilderland.kernel.node import Asking
from wilderland.kernel.windows import PASS
from wilderland.model.face import Face
from wilderland.model.kinds import DECKS, ENCOUNTER_DECK, HANDS, SHADOWS
from wilderland.model.records import Decision, Event
from wilderland.model.rng import below, shuffled, streams
from wilderland.model.state import State
from wilderland.views.view import mask_of, sees

TURN = 7919
"""What the random numbers of two turns of a redeal lie apart."""
LAP = 104_729
"""What the random numbers of two shuffles lie apart, one after all turns of the other."""


def only_pass(old: Decision) -> Decision:
    """What a window asks a seat that would have nothing to do in it."""
    return Decision(old.serial, old.seat, old.kind, old.prompt, [PASS], old.source, old.step)


def unknown(state: State, mask: int) -> dict[int, list[int]]:
    """The hidden cards these seats do not know, by owner, in the order of their places."""
    found: dict[int, list[int]] = {}
    for place in (ENCOUNTER_DECK, SHADOWS, *DECKS, *HANDS):
        for identity in state.zones[place]:
            card = state.cards[identity]
            if not card.known & mask:
                found.setdefault(card.owner, []).append(identity)
    for card in state.cards:
        if card.face.hidden and not card.known & mask:
            found.setdefault(card.owner, []).append(card.id)
    return found


def secrets(state: State, seats: Iterable[int]) -> tuple[dict[int, list[int]], list[int]]:
    """What is still to come to light for these seats, and the dice: equal as long as nothing hidden was touched."""
    return unknown(state, mask_of(seats)), list(state.rng)


def forget_unpaid(state: State, mask: int) -> None:
    """Call off a play somebody is still paying for with a card these seats have not seen: nothing has happened yet.

    With no seats (0), call off any.
    """
    while state.stack:
        frame = state.stack[-1]
        if frame.node is RESPONDED:
            state.stack.pop()
            RESPONDED.step(state, frame)
        elif isinstance(frame.node, Use) and frame.pc == 0 and not (mask and sees(state.cards[frame.scope.self], mask)):
            state.stack.pop()
        else:
            return


def spoken_of(state: State) -> set[int]:
    """Cards that what is under way speaks of: they were open once, so what they are is no secret, only where."""
    found: set[int] = set()
    for frame in state.stack:
        events = [frame.scope.event]
        if isinstance(frame.data, tuple) and frame.data and isinstance(frame.data[0], tuple):
            events += [event for event in frame.data[0] if isinstance(event, Event)]
        found |= {event.card for event in events if event is not None}
    return found


def keep_named(
    state: State, places: list[int], dealt: list[Face], named: list[int], word: int
) -> tuple[list[int], int]:
    """Let cards that are spoken of stay what they are, somewhere in the deck they lie in.

    Changes `dealt` to fit; returns the ids in the order of the places. The other ids of a deck are laid out
    by number, so that the result does not depend on where the cards really lie. Cards face down in play stay put.
    """
    zones = [state.cards[identity].zone for identity in places]
    spots: dict[int, int] = {}
    table = {n for n, identity in enumerate(places) if state.cards[identity].face.hidden}
    for identity in named:
        card = state.cards[identity]
        free = [n for n, zone in enumerate(zones) if zone == card.zone and n not in spots and n not in table]
        pick, word = below(word, len(free))
        spot = free[pick]
        there = next(n for n, face in enumerate(dealt) if face is card.printed and n not in spots)
        dealt[spot], dealt[there] = dealt[there], dealt[spot]
        spots[spot] = identity
    ids: list[int] = []
    decks = {zone for number, zone in enumerate(zones) if number not in table}
    rest = {z: sorted(i for i, at in zip(places, zones, strict=True) if at == z and i not in named) for z in decks}
    for number, zone in enumerate(zones):
        here = places[number] if number in table else spots.get(number, -1)
        ids.append(here if here >= 0 else rest[zone].pop(0))
    for zone in decks:
        order = iter([i for i, at in zip(ids, zones, strict=True) if at == zone])
        moved = set(places)
        state.reorder(zone, tuple(next(order) if i in moved else i for i in state.zones[zone]))
    return ids, word


def turned(rng: int, owner: int, turn: int, count: int) -> tuple[int, ...]:
    """An order to deal so many cards in: one shuffle, turned on a card further for every redeal; then another one.

    So each card lies once in each place before it does so again, and few redeals speak for all.
    """
    laps, offset = divmod(turn, max(1, count))
    order, _ = shuffled(streams(rng + laps * LAP)[owner + 1], tuple(range(count)))
    return order[offset:] + order[:offset]


def determinize(state: State, seats: Iterable[int], rng: int, turn: int = 0) -> State:
    """A clone in which everything these seats cannot know has been dealt anew.

    Redeals with the same random number and the turns 0, 1, 2 and so on are spread evenly over what may be.
    """
    other = state.clone()
    mask = mask_of(seats)
    forget_unpaid(other, mask)
    words = streams(rng + (turn + 1) * TURN)
    spoken = spoken_of(other)
    for owner, places in sorted(unknown(other, mask).items()):
        faces = sorted([other.cards[identity].printed for identity in places], key=attrgetter("code"))
        stream = owner + 1
        dealt = [faces[number] for number in turned(rng, owner, turn, len(faces))]
        named = sorted(i for i in spoken & set(places) if not other.cards[i].face.hidden)
        if named:
            places, words[stream] = keep_named(other, places, dealt, named, words[stream])
        for identity, face in zip(places, dealt, strict=True):
            if other.cards[identity].printed is not face:
                other.disguise(identity, face)
    other.rng = words
    asked = other.decisions
    if asked:
        frame = other.stack[-1]
        node = frame.node
        assert isinstance(node, Asking)
        again = node.decisions(other, frame)
        other.decisions = {seat: again.get(seat) or only_pass(old) for seat, old in asked.items()}
    return other
