"""Redealing: a game these seats could not tell from the real one (`determinize`).

Identities are permuted over the ids of hidden cards, so frames and places stay valid. The result
depends only on what the seats can see and on the random number: unknown cards are taken in the
order of their names before they are dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterable

from wilderland.kernel.node import Asking
from wilderland.kernel.windows import PASS
from wilderland.model.kinds import DECKS, ENCOUNTER_DECK, HANDS, SHADOWS
from wilderland.model.records import Decision
from wilderland.model.rng import shuffled, streams
from wilderland.model.state import State
from wilderland.views.view import mask_of


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


def determinize(state: State, seats: Iterable[int], rng: int) -> State:
    """A clone in which everything these seats cannot know has been dealt anew."""
    other = state.clone()
    mask = mask_of(seats)
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
        other.decisions = {
            seat: again.get(seat)
            or Decision(old.serial, seat, old.kind, old.prompt, [PASS], old.source, old.step)
            for seat, old in asked.items()
        }
    return other
