"""Spirit: heroes 7-9, cards 43-57."""

from wilderland.cards.words import has_spirit_icon, not_blocked
from wilderland.kernel.ability import Limit
from wilderland.language import *
from wilderland.model.kinds import ALLY, ATTACKS_STAGING, END_OF_PHASE, HERO, NEUTRAL, SPIRIT

card(
    "Éowyn",
    action(
        modify(SELF, END_OF_PHASE, willpower=1),
        cost=discard_from_hand,
        by=ANYONE,
        limit=Limit(1, "round", per_player=True),
    ),
)

card(
    "Eleanor",
    response(to.when_revealed(a_treachery), then(cancel(), replace_revealed_card()), cost=exhaust_self),
)

card("Dúnhere", says(ATTACKS_STAGING, SELF), passive(SELF, attacking_alone_in_staging, attack=1))

give_took = choose_player(seq(give_control(SELF), raise_threat(3, of=THEM)), among=OTHER_PLAYERS)
card(
    "Wandering Took",
    action(give_took, cost=lower_your_threat(3), limit=once_per_round),
    original=(action(give_took, cost=lower_your_threat(3)),),
)

card(
    "Lórien Guide",
    response(after.commits(SELF), choose(ACTIVE_LOCATION, place_progress(1, on=IT), by=FIRST_PLAYER)),
)

card("Northern Tracker", response(after.commits(SELF), place_progress(1, on=locations.in_staging)))

card(
    "The Galadhrim's Greeting",
    action(
        choose_one(
            one_player=choose_player(reduce_threat(6, of=THEM)),
            each_player=reduce_threat(2, of=EACH_PLAYER),
        )
    ),
)

card(
    "Strength of Will",
    response(
        after.travelling_to(a_location),
        place_progress(2, on=EVENT_CARD),
        cost=exhaust_a(characters.yours.where(has_spirit_icon)),
    ),
)

card("Hasty Stroke", response(to.shadow_effect(), cancel()))

renew = shuffle_into_deck(discard_of(THEM))
card(
    "Will of the West",
    action(choose_player(seq(renew, remove_from_game(SELF)))),
    first=(action(choose_player(renew)),),
)

card("A Test of Will", response(to.when_revealed(None), cancel()))

fallen_allies = discard_piles.where(
    lambda state, scope, card: card.printed.kind == ALLY and card.printed.sphere != NEUTRAL
).where(not_blocked)
card(
    "Stand and Fight",
    play_cost(x=lambda state, scope: sorted({state.cards[c].printed.cost for c in fallen_allies(state, scope)})),
    action(
        for_x(
            choose(
                fallen_allies.where(lambda state, scope, card: card.printed.cost == scope.n),
                put_into_play(IT),
            )
        )
    ),
)

card("A Light in the Dark", action(choose(enemies.engaged, return_to_staging(IT))))

card(
    "Dwarven Tomb",
    action(
        choose(
            discard_of(YOU).where(lambda state, scope, c: c.printed.sphere == SPIRIT and c.printed.kind != HERO),
            return_to_hand(IT),
        )
    ),
)

card(
    "Fortune or Fate",
    action(
        choose(
            discard_piles.where(lambda state, scope, card: card.printed.kind == HERO).where(not_blocked),
            put_into_play(IT, under=ITS_OWNER),
        )
    ),
)

card("The Favor of the Lady", attach_to(heroes), passive(HOST, willpower=1))

card("Power in the Earth", attach_to(locations), passive(HOST, threat=-1))

card("Unexpected Courage", attach_to(heroes), action(ready(HOST), cost=exhaust_self))
