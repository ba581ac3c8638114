"""Neutral: card 73."""

from wilderland.language import *

card(
    "Gandalf",
    by_itself(after.end_of_round(), discard(SELF)),
    response(
        after.enters_play(SELF),
        choose_one(
            draw_three=draw(3),
            strike=choose(enemies, deal(4, to=IT)),
            calm=reduce_threat(5, of=YOU),
        ),
    ),
)
