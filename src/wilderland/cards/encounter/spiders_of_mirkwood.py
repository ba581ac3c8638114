"""Spiders of Mirkwood: cards 74-80."""

from wilderland.language import *
from wilderland.model.kinds import END_OF_PHASE, REFRESH_COST
from wilderland.model.records import Scope
from wilderland.model.state import State

card(
    "King Spider",
    when_revealed(each_player(choose(characters.yours.ready, exhaust(IT)))),
    shadow(choose_some(characters.yours.ready, exhaust(IT), least=if_undefended(2, 1), most=if_undefended(2, 1))),
)

card(
    "Hummerhorns",
    forced(after.engages(SELF), choose(heroes.yours, deal(5, to=IT))),
    shadow(deal(if_undefended(2, 1), to=characters.yours)),
)

card(
    "Ungoliant's Spawn",
    when_revealed(modify(characters.committed, END_OF_PHASE, willpower=-1)),
    shadow(raise_threat(if_undefended(8, 4), of=YOU)),
)

card("Great Forest Web", travel(each_player(choose(heroes.yours.ready, exhaust(IT)), every=True)))

card(
    "Mountains of Mirkwood",
    travel(reveal_top_card()),
    response(
        after.is_explored(SELF),
        each_player(
            may(
                seq(
                    search(top_of_deck(number(5), YOU)),
                    choose(top_of_deck(number(5), YOU), return_to_hand(IT), optional=True),
                    shuffle(YOU),
                ),
                prompt="prompt-may-search",
            )
        ),
        by=BY_FIRST_PLAYER,
    ),
)

card(
    "Eyes of the Forest",
    when_revealed(each_player(discard(hand_of(YOU).of_kind_event))),
)


def of_highest_threat(state: State, scope: Scope, seat: int) -> bool:
    return state.players[seat].threat == max(state.players[other].threat for other in state.order())


card(
    "Caught in a Web",
    when_revealed(
        choose_player(
            choose(heroes.theirs, attach(SELF, to=IT), by=THEM),
            among=EACH_PLAYER.where(of_highest_threat),
            by=FIRST_PLAYER,
        )
    ),
    as_attachment(says(REFRESH_COST, HOST, value=2)),
)
