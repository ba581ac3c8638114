"""Sauron's Reach: cards 115-118."""

from wilderland.language import *
from wilderland.model.kinds import END_OF_ATTACK, END_OF_PHASE, LOCATION, STAGING
from wilderland.model.records import Card, Scope
from wilderland.model.state import State


def hard_pressed(state: State, scope: Scope, seat: int) -> bool:
    """A threat of 35 or higher."""
    return state.players[seat].threat >= 35


def of_the_hard_pressed(state: State, scope: Scope, card: Card) -> bool:
    return hard_pressed(state, scope, card.controller)


card(
    "Eastern Crows",
    forced(after.is_destroyed(SELF), shuffle_into_deck(SELF)),
    shadow(
        modify(
            ATTACKING_ENEMY,
            END_OF_ATTACK,
            attack=lambda state, scope: 2 if hard_pressed(state, scope, scope.you) else 1,
        )
    ),
)

card("Evil Storm", when_revealed(deal(1, to=characters.where(of_the_hard_pressed))))

card(
    "Pursued by Shadow",
    when_revealed(
        each_player(
            raise_threat(count(characters.yours.where(lambda state, scope, card: not card.committed)), of=YOU)
        )
    ),
    shadow(
        if_(
            lambda state, scope: allies.yours.exhausted.any(state, scope),
            choose(allies.yours.exhausted, return_to_hand(IT)),
            raise_threat(3, of=YOU),
        )
    ),
)

card(
    "Treacherous Fog",
    when_revealed(
        then(
            modify(
                locations.in_staging,
                END_OF_PHASE,
                threat=1,
                live=lambda state, scope, card: card.zone == STAGING and card.face.kind == LOCATION,
            ),
            each_player(choose(hand_of(YOU), discard(IT)), among=EACH_PLAYER.where(hard_pressed)),
        )
    ),
)
