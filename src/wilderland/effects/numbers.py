"""Questions: what a card is worth now, what is said of it. Asked, never cached; they never write."""

from __future__ import annotations

from collections.abc import Iterable

from wilderland.kernel.happen import is_blank
from wilderland.model.index import MODIFIERS, RULES, Saying
from wilderland.model.kinds import (
    BLANK,
    CHARACTERS,
    CONSIDERED_ENGAGED,
    ELIMINATION_LEVEL,
    ENEMY,
    ENGAGED_ZONES,
    HAS_ICON,
    HAS_KEYWORD,
    HAS_TRAIT,
    HERO,
    IMMUNE,
    IN_PLAY,
    LOCATION,
    NO_THREAT,
    OUT_OF_PLAY,
    PLAY_ZONES,
    SPHERES,
    STAGING,
    STAGING_THREAT,
    THREAT,
    WILLPOWER,
)
from wilderland.model.records import Card, Lasting, Scope
from wilderland.model.state import State


def said(state: State, slot: int) -> tuple[Saying, ...]:
    """The entries of a slot that count: what a blank card says is silent, what it once gave lasts (Q74)."""
    entries = state.index[slot]
    if entries and state.index[RULES + BLANK]:
        return tuple([entry for entry in entries if isinstance(entry[2], Lasting) or not is_blank(state, entry[1])])
    return entries


def stat(state: State, identity: int, which: int) -> int:
    """A number of a card now: printed, plus all that applies, never below 0 (G9)."""
    card = state.cards[identity]
    number = card.face.stats[which]
    if state.index[MODIFIERS + which]:
        for _, source, effect in said(state, MODIFIERS + which):
            number += effect.amount(state, source, card)
    return number if number > 0 else 0


def marked(state: State, mark: int, identity: int) -> bool:
    """Whether a constant effect says this of a card."""
    if not state.index[RULES + mark]:
        return False
    card = state.cards[identity]
    return any(effect.amount(state, source, card) for _, source, effect in said(state, RULES + mark))


def marks(state: State, mark: int, identity: int) -> int:
    """The sum of what constant effects of this kind say of a card."""
    card = state.cards[identity]
    return sum(effect.amount(state, source, card) for _, source, effect in said(state, RULES + mark))


def seat_marked(state: State, mark: int, seat: int) -> bool:
    """Whether a constant effect says this of a player."""
    if not state.index[RULES + mark]:
        return False
    return any(effect.for_seat(state, source, seat) for _, source, effect in said(state, RULES + mark))


def has_trait(state: State, identity: int, trait: str) -> bool:
    card = state.cards[identity]
    if trait in card.face.traits:
        return True
    return any(
        effect.says(state, source) == trait and effect.amount(state, source, card)
        for _, source, effect in said(state, RULES + HAS_TRAIT)
    )


def keyword(state: State, identity: int, word: str) -> int:
    """The value of a keyword, 0 if the card has it not, never below 0 (G9)."""
    card = state.cards[identity]
    value = card.face.keywords.get(word, 0)
    if value and state.index[RULES + BLANK] and is_blank(state, identity):
        value = 0
    for _, source, effect in said(state, RULES + HAS_KEYWORD):
        if effect.says(state, source) == word:
            value += effect.amount(state, source, card)
    return max(0, value)


def icons(state: State, identity: int) -> int:
    """The resource icons of a hero, as bits."""
    card = state.cards[identity]
    found = card.face.sphere
    for _, source, effect in said(state, RULES + HAS_ICON):
        if effect.amount(state, source, card):
            found |= SPHERES[effect.says(state, source)]
    return found


def immune(state: State, scope: Scope, identity: int) -> bool:
    """Whether a card ignores the effect running in this scope (E7): only player card effects, only in play."""
    if not state.index[RULES + IMMUNE] or scope.self < 0 or state.cards[scope.self].owner < 0:
        return False
    return IN_PLAY[state.cards[identity].zone] and marked(state, IMMUNE, identity)


def out_of_play(state: State, identity: int) -> bool:
    """Whether a card is considered out of play, with everything attached to it or guarded by it (Q75)."""
    if not state.index[RULES + OUT_OF_PLAY]:
        return False
    card = state.cards[identity]
    return any(
        marked(state, OUT_OF_PLAY, other) for other in (identity, card.host, card.guard) if other >= 0
    )


def reach(state: State, scope: Scope, cards: Iterable[int]) -> list[int]:
    """Those of the cards that the running effect can touch."""
    if not state.index[RULES + IMMUNE]:
        return list(cards)
    return [card for card in cards if not immune(state, scope, card)]


def is_character(card: Card) -> bool:
    return card.face.kind in CHARACTERS


def characters(state: State, seat: int) -> list[int]:
    """The characters a player controls."""
    cards = state.cards
    return [i for i in state.zones[PLAY_ZONES[seat]] if cards[i].face.kind in CHARACTERS]


def heroes(state: State, seat: int) -> list[int]:
    """The heroes a player controls."""
    cards = state.cards
    return [i for i in state.zones[PLAY_ZONES[seat]] if cards[i].face.kind == HERO]


def enemies_in_play(state: State) -> list[int]:
    cards = state.cards
    found = [i for i in state.zones[STAGING] if cards[i].face.kind == ENEMY]
    for seat in range(len(state.players)):
        found += state.zones[ENGAGED_ZONES[seat]]
    return found


def titled_in_play(state: State, name: str) -> bool:
    """Whether a card of this title is in play (face up)."""
    return any(card.face.name == name and IN_PLAY[card.zone] for card in state.cards)


def committed(state: State) -> list[int]:
    """All characters committed to the quest, in player order."""
    cards = state.cards
    return [i for seat in state.order() for i in state.zones[PLAY_ZONES[seat]] if cards[i].committed]


def committed_willpower(state: State) -> int:
    return sum(stat(state, card, WILLPOWER) for card in committed(state))


def staging_threat(state: State) -> int:
    """The threat of the staging area: enemies and locations there, guards too (P3.4)."""
    total = 0
    for identity in state.zones[STAGING]:
        if state.cards[identity].face.kind in (ENEMY, LOCATION) and not marked(state, NO_THREAT, identity):
            if not out_of_play(state, identity):
                total += stat(state, identity, THREAT)
    for _, source, effect in said(state, RULES + STAGING_THREAT):
        total += effect.amount(state, source, state.cards[source])
    return total if total > 0 else 0


def elimination_level(state: State, seat: int) -> int:
    """The threat at which a player is eliminated: 50, unless an effect sets another (X1)."""
    level = 50
    if not state.index[RULES + ELIMINATION_LEVEL]:
        return level
    for _, source, effect in said(state, RULES + ELIMINATION_LEVEL):
        if effect.for_seat(state, source, seat):
            level += effect.amount(state, source, state.cards[source])
    return level


def engaged_player(state: State, identity: int) -> int:
    """The player an enemy is engaged with, or NOBODY."""
    place = state.cards[identity].zone
    return ENGAGED_ZONES.index(place) if place in ENGAGED_ZONES else -1


def considered_engaged(state: State, card: Card, seat: int) -> bool:
    """P5.4: an enemy that stays in staging but counts as engaged with a player."""
    return any(
        effect.amount(state, source, card) and effect.for_seat(state, source, seat)
        for _, source, effect in said(state, RULES + CONSIDERED_ENGAGED)
    )


def considered_with(state: State, seat: int) -> list[int]:
    """The enemies in staging that are considered engaged with a player (P5.4)."""
    if not state.index[RULES + CONSIDERED_ENGAGED]:
        return []
    return [card for card in state.zones[STAGING] if considered_engaged(state, state.cards[card], seat)]
