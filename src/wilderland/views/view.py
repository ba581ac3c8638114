"""The table as some seats see it, built from a whitelist: what is not listed here does not exist for them.

Hidden cards appear as `None`, by place only; their ids never leave.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wilderland.effects.numbers import committed_willpower, icons, staging_threat, stat
from wilderland.kernel.ability import Use
from wilderland.model.index import MODIFIERS
from wilderland.model.kinds import (
    ACTIVE,
    ATTACHED,
    CAMPAIGN_AREA,
    CARD_KINDS,
    DECKS,
    DISCARDS,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED_ZONES,
    HANDS,
    HERO,
    HIDDEN,
    IN_PLAY,
    NONE,
    PHASES,
    PLAY_ZONES,
    PLAYED,
    QUEST_AREA,
    QUEST_DECK,
    REVEALED,
    SET_ASIDE,
    SPHERES,
    STAGING,
    STATS,
    VICTORY_DISPLAY,
    on_deck,
)
from wilderland.model.records import EVERYONE, Card, Decision, LogEntry, Option, Scope
from wilderland.model.state import State

CardView = dict[str, Any] | None


def mask_of(seats: Iterable[int]) -> int:
    """Seats as bits."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def sees(card: Card, mask: int) -> bool:
    """Whether one of these seats may know what the card is; what everyone has seen, spectators have too."""
    return bool(card.known & mask) or card.known == EVERYONE or not HIDDEN[card.zone]


Memo = dict[int, CardView]
"""Cards that look alike to everybody, for several views of one moment."""


def card_view(state: State, identity: int, mask: int, memo: Memo | None = None) -> CardView:
    """One card with everything open about it, or None."""
    if memo is not None and identity in memo:
        return memo[identity]
    card = state.cards[identity]
    if not sees(card, mask):
        return None
    face = card.face
    shown: dict[str, Any] = {
        "id": card.id,
        "code": face.code,
        "name": face.name,
        "type": CARD_KINDS[face.kind],
        "owner": card.owner,
    }
    if IN_PLAY[card.zone] or card.zone == REVEALED:
        shown["controller"] = card.controller
        stats = {}
        for number, printed in enumerate(face.stats):
            if state.index[MODIFIERS + number]:
                now = stat(state, identity, number)
                if now or printed:
                    stats[STATS[number]] = [now, printed]
            elif printed:
                stats[STATS[number]] = [printed, printed]
        shown["stats"] = stats
        for word in ("exhausted", "committed", "damage", "progress", "resources"):
            value = getattr(card, word)
            if value:
                shown[word] = value
        if face.kind == HERO:
            spheres = icons(state, identity)
            shown["icons"] = [word for word, bit in SPHERES.items() if bit and spheres & bit]
        if card.attachments:
            shown["attachments"] = [card_view(state, attached, mask) for attached in card.attachments]
        if card.shadows:
            shown["shadows"] = [card_view(state, shadow, mask) for shadow in card.shadows]
        if card.guard >= 0:
            shown["guard"] = card.guard
    if memo is not None and not card.attachments and not card.shadows and sees(card, 0):
        memo[identity] = shown
    return shown


def timely(state: State, seat: int, option: Option) -> bool:
    """Whether an option is sensible now, as far as its ability can tell (never whether it is legal)."""
    ability = option.data
    return ability.timely(state, Scope(option.card, seat)) if isinstance(ability, Use) else True


def decision_view(state: State, decision: Decision, mask: int) -> dict[str, Any]:
    """A decision as its seat sees it; a card that now lies hidden is not named."""

    def named(card: int) -> int:
        return card if card >= 0 and sees(state.cards[card], mask) else NONE

    return {
        "serial": decision.serial,
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": decision.prompt,
        "step": decision.step,
        "source": named(decision.source),
        "options": [
            {
                "key": option.key,
                "label": option.label,
                "card": named(option.card),
                "seat": option.seat,
                "about": named(option.about),
                "timely": timely(state, decision.seat, option),
            }
            for option in decision.options
        ],
    }


def view(state: State, seats: Iterable[int], memo: Memo | None = None) -> dict[str, Any]:
    """Everything these seats together may know now."""
    seats = sorted(set(seats))
    mask = mask_of(seats)

    def cards(place: int) -> list[CardView]:
        records = state.cards
        if HIDDEN[place]:
            return [card_view(state, i, mask) if records[i].known else None for i in state.zones[place]]
        return [card_view(state, i, mask, memo) for i in state.zones[place]]

    attack = state.attacks[-1] if state.attacks else None
    outcome = state.outcome
    decisions = state.decisions or {}
    return {
        "seats": seats,
        "round": state.round,
        "phase": PHASES[state.phase],
        "step": state.step,
        "first": state.first,
        "willpower": committed_willpower(state),
        "threat": staging_threat(state),
        "players": [
            {
                "seat": player.seat,
                "threat": player.threat,
                "eliminated": player.eliminated,
                "hand": cards(HANDS[player.seat]),
                "deck": cards(DECKS[player.seat]),
                "deck_attachments": [
                    card_view(state, i, mask)
                    for i in state.zones[ATTACHED]
                    if state.cards[i].host == on_deck(player.seat)
                ],
                "discard": cards(DISCARDS[player.seat]),
                "play": cards(PLAY_ZONES[player.seat]),
                "engaged": cards(ENGAGED_ZONES[player.seat]),
            }
            for player in state.players
        ],
        "staging": cards(STAGING),
        "active": cards(ACTIVE),
        "quest": cards(QUEST_AREA),
        "campaign": cards(CAMPAIGN_AREA),
        "quest_deck": len(state.zones[QUEST_DECK]),
        "encounter_deck": cards(ENCOUNTER_DECK),
        "encounter_discard": cards(ENCOUNTER_DISCARD),
        "victory": cards(VICTORY_DISPLAY),
        "aside": cards(SET_ASIDE),
        "revealed": cards(REVEALED),
        "played": cards(PLAYED),
        "attack": None
        if attack is None
        else {
            "by_enemy": attack.by_enemy,
            "enemy": attack.enemy if sees(state.cards[attack.enemy], mask) else NONE,
            "seat": attack.seat,
            "characters": list(attack.characters),
            "strength": attack.strength,
        },
        "decisions": [decision_view(state, decisions[seat], mask) for seat in seats if seat in decisions],
        "outcome": None
        if outcome is None
        else {"won": outcome.won, "reason": outcome.reason, "rounds": outcome.rounds, "score": outcome.score},
        "adjusted": state.adjusted,
    }


def visible_log(state: State, seats: Iterable[int] | None = None, after: int = 0) -> list[LogEntry]:
    """The chronicle in order, as these seats may read it (None: all of it)."""
    mask = 0b1111 if seats is None else mask_of(seats)
    found = []
    entry = state.log
    while entry is not None and entry.number > after:
        if seats is None or entry.seats & mask:
            found.append(entry)
        entry = entry.before
    found.reverse()
    return found
