"""Journey Along the Anduin: cards 111-114 and the quest, 126-128."""

from wilderland.effects.numbers import enemies_in_play, titled_in_play
from wilderland.language import *
from wilderland.model.kinds import (
    CANNOT_ADVANCE,
    GOES_INSTEAD,
    MORE_REVEALS,
    REFRESH_THREAT,
    SKIP_ENGAGEMENT,
    SKIP_STAGING,
    WINS,
)

card(
    "Misty Mountain Goblins",
    forced(after.attacks(SELF), place_progress(-1, on=QUEST)),
    shadow(place_progress(if_undefended(-3, -1), on=QUEST)),
)

card(
    "Massing at Night",
    when_revealed(repeat(NUMBER_OF_PLAYERS, reveal_top_card())),
    shadow(deal_shadow_card(to=ATTACKING_ENEMY, amount=NUMBER_OF_PLAYERS)),
)

card("Banks of the Anduin", says(GOES_INSTEAD, SELF, word="encounter-deck", forced=True))

card("Gladden Fields", says_of_players(REFRESH_THREAT, is_active_location, forced=True))

card(
    "To the River...",
    setup_text(each_player(reveal_top_card())),
    when_revealed(
        if_(
            lambda state, scope: not titled_in_play(state, "Hill Troll"),
            seq(add_to_staging(first_of(encounter_deck.titled("Hill Troll"))), shuffle()),
            shuffle(),
        )
    ),
    says(CANNOT_ADVANCE, SELF, lambda state, source: titled_in_play(state, "Hill Troll")),
)

card("Anduin Passage", says(MORE_REVEALS, SELF), says(SKIP_ENGAGEMENT, SELF))

card(
    "Ambush on the Shore",
    when_revealed(
        seq(
            repeat(lambda state, scope: 2 * len(state.order()), reveal_top_card()),
            remember("ambushed"),
        )
    ),
    says(SKIP_STAGING, SELF),
    says(WINS, SELF, lambda state, source: remembered("ambushed")(state, source) and not enemies_in_play(state)),
)
