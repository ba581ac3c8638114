"""Dol Guldur Orcs: cards 89-95."""

from wilderland.language import *
from wilderland.model.kinds import CANNOT_DRAW, END_OF_ATTACK, END_OF_PHASE, ENEMY, LOCATION, STAGING

card(
    "Dol Guldur Orcs",
    when_revealed(choose(characters.committed, deal(2, to=IT), by=FIRST_PLAYER)),
    shadow(modify(ATTACKING_ENEMY, END_OF_ATTACK, attack=if_undefended(3, 1))),
)

card(
    "Chieftan Ufthak",
    passive(SELF, attack=lambda state, scope: 2 * state.cards[scope.self].resources),
    forced(after.attacks(SELF), place_resource_token()),
)

card(
    "Dol Guldur Beastmaster",
    forced(when.attacks(SELF), deal_shadow_card(to=SELF)),
    first=(forced(after.attacks(SELF), deal_shadow_card(to=SELF)),),
)

staged = Select(
    lambda state, scope: [i for i in state.zones[STAGING] if state.cards[i].face.kind in (ENEMY, LOCATION)]
)
card(
    "Driven by Shadow",
    when_revealed(
        if_(
            lambda state, scope: bool(state.zones[STAGING]),
            modify(staged, END_OF_PHASE, threat=1),
            gain_keyword("surge"),
        )
    ),
    shadow(
        if_(
            undefended,
            discard(attachments.yours),
            choose(attachments.where(lambda state, scope, c: c.host in DEFENDER(state, scope)), discard(IT)),
        )
    ),
)

card("The Necromancer's Reach", when_revealed(deal(1, to=characters.exhausted)))

card("Necromancer's Pass", travel(discard_at_random(2, by=FIRST_PLAYER)))

card("Enchanted Stream", says_of_players(CANNOT_DRAW, is_active_location))
