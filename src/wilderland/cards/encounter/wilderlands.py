"""Wilderlands: cards 81-88."""

from wilderland.language import *
from wilderland.model.kinds import (
    CANNOT_ENGAGE,
    COMBAT,
    END_OF_ATTACK,
    ENEMY,
    MUST_TRAVEL,
    NO_DEFENSE,
    STAGING,
)
from wilderland.model.records import Event
from wilderland.model.state import State
from wilderland.rules.shadows import NO_EFFECT

card(
    "Wolf Rider",
    shadow(seq(each(SELF, at_end_of_phase(put_on_top(IT), phase=COMBAT)), attack_now(SELF, on=YOU))),
)

card(
    "Hill Troll",
    by_itself(
        after.attacks(SELF).and_(lambda state, me, event: event.amount > 0), raise_threat(amount_of_event, of=YOU)
    ),
)


def others_in_staging(state: State, source: int) -> bool:
    return any(state.cards[card].face.kind == ENEMY and card != source for card in state.zones[STAGING])


def in_staging(state: State, me: int, event: Event) -> bool:
    return state.cards[me].zone == STAGING


card(
    "Goblin Sniper",
    says(CANNOT_ENGAGE, SELF, others_in_staging),
    forced(
        after.end_of_phase(COMBAT).and_(in_staging),
        each_player(choose(characters.yours, deal(1, to=IT))),
    ),
)

card("Marsh Adder", forced(when.attacks(SELF), raise_threat(1, of=YOU)))

def without_shadow_effect(state: State, me: int, event: Event) -> bool:
    """It was dealt a shadow card with no effect, and is not in the staging area as it is."""
    return event.word == NO_EFFECT and state.cards[me].zone != STAGING


card(
    "Wargs",
    forced(after.attacks(SELF).and_(without_shadow_effect), return_to_staging(SELF)),
    shadow(modify(ATTACKING_ENEMY, END_OF_ATTACK, attack=if_undefended(2, 1))),
)

card(
    "Despair",
    when_revealed(place_progress(-4, on=QUEST)),
    shadow(until_end_of_attack(NO_DEFENSE, of=DEFENDER)),
)

card("The Brown Lands", forced(after.travelling_to(SELF), place_progress(1, on=SELF)))

card("The East Bight", says(MUST_TRAVEL, SELF, lambda state, source: not state.active_locations))
