"""What a table shows when one looks closer: why a number is not as printed, how near the end a player is."""

from __future__ import annotations

from wilderland.effects.numbers import elimination_level, said, stat
from wilderland.model.index import MODIFIERS
from wilderland.model.kinds import NONE, PLAY_ZONES, STATS, WILLPOWER
from wilderland.model.state import State
from wilderland.views.view import sees


def causes(state: State, identity: int, word: str, mask: int) -> list[tuple[int, int]]:
    """Which cards change a number of a card, and by how much; a card these seats may not know is NONE."""
    which = STATS.index(word)
    card = state.cards[identity]
    found = []
    for _, source, effect in said(state, MODIFIERS + which):
        amount = effect.amount(state, source, card)
        if amount:
            found.append((source if source >= 0 and sees(state.cards[source], mask) else NONE, amount))
    return found


def willpower_of(state: State, seat: int) -> int:
    """What a player has committed to the quest."""
    return sum(stat(state, card, WILLPOWER) for card in state.zones[PLAY_ZONES[seat]] if state.cards[card].committed)


def threat_limit(state: State, seat: int) -> int:
    """The threat at which a player is out of the game (X1)."""
    return elimination_level(state, seat)
