"""What a seat sees, as arrays of numbers: the table, the players, a row for each card slot, the legal actions.

Only what `sees` allows is written, so that an observation does not change when hidden cards are dealt anew.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wilderland.effects.numbers import committed_willpower, staging_threat, stat
from wilderland.envs.alphabet import Alphabet
from wilderland.model.kinds import (
    DECKS,
    DISCARDS,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HANDS,
    IN_PLAY,
    MAX_SEATS,
    QUEST_AREA,
    QUEST_POINTS,
)
from wilderland.model.records import Card
from wilderland.model.state import State
from wilderland.views.view import mask_of

KINDS = (
    "action", "planning", "commit", "travel", "engage", "engagement", "enemy-attack", "defend", "damage", "attack",
    "attackers", "join", "response", "order", "choose", "choose-some", "player", "effect", "may", "cost", "amount",
    "refresh", "mulligan", "discard", "shadow", "split", "arrange",
)  # fmt: skip

TABLE = (
    "round", "phase", "first", "you", "asked", "willpower", "threat", "stage", "encounter_deck", "encounter_discard",
    "attacker", "attacked",
)  # fmt: skip
PLAYER = ("in_game", "threat", "hand", "deck", "discard")
CARD = (
    "place", "controller", "exhausted", "committed", "damage", "progress", "resources", "shadows", "host", "guard",
    "willpower", "attack", "defense", "hit_points", "card_threat", "engagement", "quest_points",
)  # fmt: skip

Numbers = NDArray[np.int16]
Observation = dict[str, NDArray[Any]]
LEAST, MOST = -1, 1000


def space(letters: Alphabet) -> spaces.Space[Any]:
    """The space observations lie in."""

    def numbers(*shape: int) -> spaces.Box:
        return spaces.Box(LEAST, MOST, shape, np.int16)

    return spaces.Dict(
        {
            "table": numbers(len(TABLE)),
            "players": numbers(MAX_SEATS, len(PLAYER)),
            "cards": numbers(letters.slots, len(CARD)),
            "action_mask": spaces.Box(0, 1, (letters.size,), np.int8),
        }
    )


def observe(state: State, seat: int, letters: Alphabet) -> Observation:
    """Everything a seat may know now. Places, seats and slots count from 1; 0 is none."""
    places = letters.places(state, mask_of([seat]))
    decision = (state.decisions or {}).get(seat)
    mask = np.zeros(letters.size, np.int8)
    if decision is not None:
        mask[list(letters.actions(decision, places))] = 1
    cards = np.zeros((letters.slots, len(CARD)), np.int16)
    for identity, slot in places.items():
        cards[slot] = card_row(state, state.cards[identity], places)
    quest = state.zones[QUEST_AREA]
    attack = state.attacks[-1] if state.attacks else None
    table = (
        state.round,
        state.phase,
        state.first + 1,
        seat + 1,
        KINDS.index(decision.kind) + 1 if decision is not None else 0,
        committed_willpower(state),
        staging_threat(state),
        state.cards[quest[0]].face.stage if quest else 0,
        len(state.zones[ENCOUNTER_DECK]),
        len(state.zones[ENCOUNTER_DISCARD]),
        places.get(attack.enemy, -1) + 1 if attack is not None else 0,
        attack.seat + 1 if attack is not None else 0,
    )
    players = np.zeros((MAX_SEATS, len(PLAYER)), np.int16)
    for player in state.players:
        piles = [len(state.zones[pile[player.seat]]) for pile in (HANDS, DECKS, DISCARDS)]
        players[player.seat] = (not player.eliminated, player.threat, *piles)
    return {"table": np.array(table, np.int16), "players": players, "cards": cards, "action_mask": mask}


def card_row(state: State, card: Card, places: dict[int, int]) -> tuple[int, ...]:
    """The numbers of a card that is seen; out of play it has a place only."""
    if not IN_PLAY[card.zone]:
        return (card.zone + 1,) + (0,) * (len(CARD) - 1)
    return (
        card.zone + 1,
        card.controller + 1,
        card.exhausted,
        card.committed,
        card.damage,
        card.progress,
        card.resources,
        len(card.shadows),
        places.get(card.host, -1) + 1,
        places.get(card.guard, -1) + 1,
        *(stat(state, card.id, which) for which in range(QUEST_POINTS + 1)),
    )
