"""Passage Through Mirkwood: cards 96-100 and the quest, 119-122."""

from wilderland.effects.numbers import titled_in_play
from wilderland.language import *
from wilderland.model.kinds import CANNOT_ADVANCE, END_OF_ATTACK, END_OF_ROUND

card(
    "Forest Spider",
    forced(after.engages(SELF), modify(SELF, END_OF_ROUND, attack=1)),
    shadow(choose(attachments.yours, discard(IT))),
)

card(
    "East Bight Patrol",
    shadow(seq(modify(ATTACKING_ENEMY, END_OF_ATTACK, attack=1), if_(undefended, raise_threat(3, of=YOU)))),
)

card("Black Forest Bats", when_revealed(each_player(choose(characters.committed, remove_from_quest(IT)))))

card(
    "Old Forest Road",
    response(after.travelling_to(SELF), choose(characters.yours, ready(IT)), by=BY_FIRST_PLAYER),
)

card("Forest Gate", response(after.travelling_to(SELF), draw(2), by=BY_FIRST_PLAYER))

card(
    "Flies and Spiders",
    setup_text(
        seq(
            add_to_staging(first_of(encounter_deck.titled("Forest Spider"))),
            add_to_staging(first_of(encounter_deck.titled("Old Forest Road"))),
            shuffle(),
        )
    ),
)

card("A Fork in the Road", forced(when.stage_defeated(SELF), proceed_at_random()))

card(
    '"Don\'t Leave the Path!"',
    when_revealed(
        each_player(
            seq(
                search(encounter_deck),
                choose(encounter_search.trait("Spider"), add_to_staging(IT)),
                shuffle(),
            )
        )
    ),
    by_itself(
        after.is_destroyed(lambda state, me, event: state.cards[event.card].printed.name == "Ungoliant's Spawn"),
        win_game(),
    ),
)

card(
    "Beorn's Path",
    says(CANNOT_ADVANCE, SELF, lambda state, source: titled_in_play(state, "Ungoliant's Spawn")),
)
