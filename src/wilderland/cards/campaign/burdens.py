"""The burdens of the campaign: cards 136-138."""

from wilderland.language import *
from wilderland.model.kinds import ONE_PER_HOST
from wilderland.model.records import Event
from wilderland.model.state import State

card(
    "Ungoliant's Swarm",
    forced(after.engages(SELF), choose_some(characters.yours.ready, exhaust(IT), least=2, most=2)),
    shadow(engage(SELF)),
)

most_damaged = Select(
    lambda state, scope: [
        hero
        for hero in heroes.yours(state, scope)
        if state.cards[hero].damage == max(state.cards[other].damage for other in heroes.yours(state, scope))
    ]
)
"""Your hero with the most damage, or those tied for it."""

card(
    "Lingering Venom",
    when_revealed(
        each_player(
            choose_one(
                exhaust_damaged=exhaust(characters.yours.damaged),
                damage_hero=choose(most_damaged, deal(2, to=IT)),
            )
        )
    ),
    shadow(exhaust(characters.yours.damaged)),
)


def of_the_bearers_player(state: State, me: int, event: Event) -> bool:
    return event.seat == state.cards[state.cards[me].host].controller


card(
    "Scarred",
    says(ONE_PER_HOST, SELF),
    forced(after.is_destroyed(a_character).and_(of_the_bearers_player), raise_threat(1, of=HOSTS_CONTROLLER)),
)
