"""Redealing: a game these seats could not tell from the real one (`determinize`).

Identities are permuted over the ids of hidden cards, so frames and places stay valid. The result
depends only on what the seats can see and on the random number: unknown cards are taken in the
order of their names before they are dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterable

from wilderland.kernel.ability import Use
from wilderland.kernel.happen import RESPONDED
from wilderland.kernel.node import Asking
from wilderland.kernel.windows import PASS
from wilderland.model.kinds import DECKS, ENCOUNTER_DECK, HANDS, SHADOWS
from wilderland.model.records import Decision
from wilderland.model.rng import shuffled, streams
from wilderland.model.state import State
from wilderland.views.view import mask_of, sees


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
        if card.face is not card.printed and card.face.code.startswith("face-down") and not card.known & mask:
            found.setdefault(card.owner, []).append(card.id)
    return found


def forget_unpaid(state: State, mask: int) -> None:
    """Call off a play somebody is still paying for with a card these seats have not seen: nothing has happened yet."""
    while state.stack:
        frame = state.stack[-1]
        if frame.node is RESPONDED:
            state.stack.pop()
            RESPONDED.step(state, frame)
        elif isinstance(frame.node, Use) and frame.pc == 0 and not sees(state.cards[frame.scope.self], mask):
            state.stack.pop()
        else:
            return


def determinize(state: State, seats: Iterable[int], rng: int) -> State:
    """A clone in which everything these seats cannot know has been dealt anew."""
    other = state.clone()
    mask = mask_of(seats)
    forget_unpaid(other, mask)
    words = streams(rng)
    for owner, places in sorted(unknown(other, mask).items()):
        faces = sorted((other.cards[identity].printed for identity in places), key=lambda face: face.code)
        stream = owner + 1
        order, words[stream] = shuffled(words[stream], tuple(range(len(faces))))
        for identity, number in zip(places, order, strict=True):
            if other.cards[identity].printed is not faces[number]:
                other.disguise(identity, faces[number])
    other.rng = words
    asked = other.decisions
    if asked:
        frame = other.stack[-1]
        node = frame.node
        assert isinstance(node, Asking)
        again = node.decisions(other, frame)
        other.decisions = {seat: again.get(seat) or only_pass(old) for seat, old in asked.items()}
    return other
