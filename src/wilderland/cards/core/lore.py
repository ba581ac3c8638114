"""Lore: heroes 10-12, cards 58-72."""

from wilderland.language import *
from wilderland.model.kinds import (
    ATTACHMENT,
    CANNOT_ATTACK,
    DISCARDS,
    END_OF_PHASE,
    NO_THREAT,
    QUESTING,
)

card(
    "Denethor",
    action(then(look_at(top_of_encounter_deck), may(put_on_bottom(top_of_encounter_deck))), cost=exhaust_self),
)

card("Glorfindel", action(choose(characters, heal(1, on=IT)), cost=spend(1, SELF), limit=once_per_round))

card(
    "Beravor",
    action(choose_player(draw(2, by=THEM)), cost=exhaust_self, limit=once_per_round),
    first=(action(choose_player(draw(2, by=THEM)), cost=exhaust_self),),
)

card("Daughter of the Nimrodel", action(choose(heroes, heal(2, on=IT)), cost=exhaust_self))


topmost_attachments = Select(
    lambda state, scope: [
        card
        for seat in state.order()
        for card in [c for c in state.zones[DISCARDS[seat]] if state.cards[c].printed.kind == ATTACHMENT][-1:]
    ]
)
card("Erebor Hammersmith", response(after.is_played(SELF), choose(topmost_attachments, return_to_hand(IT))))

card("Henamarth Riversong", action(look_at(top_of_encounter_deck), cost=exhaust_self))

card("Miner of the Iron Hills", response(after.enters_play(SELF), choose(attachments.trait("Condition"), discard(IT))))

card("Gléowine", action(choose_player(draw(1, by=THEM)), cost=exhaust_self))

card("Lore of Imladris", action(choose(characters, heal(ALL, on=IT))))

card("Lórien's Wealth", action(choose_player(draw(3, by=THEM))))

card(
    "Radagast's Cunning",
    action(choose(enemies.in_staging, until_end_of_phase(NO_THREAT, of=IT)), phase=QUESTING),
)

card(
    "Secret Paths",
    action(choose(locations.in_staging, until_end_of_phase(NO_THREAT, of=IT)), phase=QUESTING),
)

card(
    "Gandalf's Search",
    play_cost(x=lambda state, scope: range(1, 100)),
    action(
        for_x(
            choose_player(
                seq(
                    look_at(top_of_deck(N, THEM)),
                    choose(top_of_deck(N, THEM).seen, return_to_hand(IT)),
                    arrange(top_of_deck(lambda state, scope: scope.n - 1, THEM).seen, put_on_top(IT)),
                )
            )
        )
    ),
)

card("Beorn's Hospitality", action(choose_player(heal(ALL, on=heroes.theirs))))

card("Forest Snare", attach_to(enemies.engaged), says(CANNOT_ATTACK, HOST))

shield = choose_one(
    defense=modify(HOST, END_OF_PHASE, defense=1),
    willpower=modify(HOST, END_OF_PHASE, willpower=1),
)
card(
    "Protector of Lórien",
    attach_to(heroes),
    action(shield, cost=discard_from_hand, limit=times_per_phase(3)),
    first=(attach_to(heroes), action(shield, cost=discard_from_hand)),
)

card(
    "Dark Knowledge",
    attach_to(heroes),
    passive(HOST, willpower=-1),
    response(
        after.shadow_card_dealt(lambda state, me, event: event.seat == state.cards[me].controller),
        look_at(EVENT_SOURCE),
        cost=exhaust_self,
    ),
)

card("Self Preservation", attach_to(characters), action(heal(2, on=HOST), cost=exhaust_self))
