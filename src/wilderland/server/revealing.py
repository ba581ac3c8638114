"""Whether something came to light between two moments of a game: then nobody takes it back alone."""

from __future__ import annotations

from wilderland.model.state import State
from wilderland.views.view import sees


def revealed(before: State, after: State) -> bool:
    """Chance was used, or somebody has seen a card they had not."""
    if before.rng != after.rng or len(before.cards) != len(after.cards):
        return True
    eyes = [1 << player.seat for player in after.players] + [0]
    return any(
        sees(now, mask) and not sees(then, mask)
        for then, now in zip(before.cards, after.cards, strict=True)
        if then is not now
        for mask in eyes
    )
