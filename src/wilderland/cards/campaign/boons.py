"""The boons of the campaign: cards 132-135."""

from wilderland.language import *
from wilderland.model.kinds import (
    CANNOT_PLAY,
    END_OF_ROUND,
    FOLLOWS_FIRST_PLAYER,
    GOES_INSTEAD,
    ONE_PER_HOST,
    RESOURCE_INCOME,
)
from wilderland.model.state import State

mendor = characters.titled("Mendor")
"""While he lies face up."""


def supported(state: State, source: int) -> bool:
    """Whether a copy has been played this round."""
    return state.round > 0 and state.notes.get("mendors-support", 0) == state.round


card(
    "Mendor's Support",
    says(CANNOT_PLAY, SELF, supported, where=WHILE_IN_HAND),
    action(
        each(
            mendor,
            seq(
                modify(IT, END_OF_ROUND, willpower=2, attack=2, defense=2),
                remember("mendors-support", lambda state, scope: state.round),
            ),
        )
    ),
)

card(
    "Valor",
    says(ONE_PER_HOST, SELF),
    response(
        after.is_declared_attacker(HOST),
        seq(heal(1, on=HOST), deal(1, to=ATTACKING_ENEMY)),
        cost=exhaust_self,
    ),
)

card("Appointed by Fate", says(RESOURCE_INCOME, HOST))

card(
    "Mendor",
    says(FOLLOWS_FIRST_PLAYER, SELF),
    response(after.stage_defeated(None), then(ready(SELF), each_player(draw(1)))),
    says(GOES_INSTEAD, SELF, word="removed"),
)
