"""Leadership: heroes 1-3, cards 13-27."""

from wilderland.cards.words import host_is, not_blocked
from wilderland.language import *
from wilderland.model.kinds import END_OF_PHASE, ENGAGED_ZONES, HAS_ICON, HAS_TRAIT, HERO
from wilderland.model.records import Event
from wilderland.model.state import State

card("Aragorn", response(after.commits(SELF), ready(SELF), cost=spend(1, SELF)))

card("Théodred", response(after.commits(SELF), choose(heroes.committed, add_resources(1, to=IT))))

card("Glóin", response(after.suffers_damage(SELF), add_resources(amount_of_event, to=SELF)))

card("Guard of the Citadel")

card(
    "Faramir",
    action(choose_player(modify(characters.theirs, END_OF_PHASE, willpower=1)), cost=exhaust_self),
)

card(
    "Son of Arnor",
    response(
        after.enters_play(SELF),
        choose(enemies.where(lambda state, scope, enemy: enemy.zone != ENGAGED_ZONES[scope.you]), engage(IT)),
    ),
)

card("Snowbourn Scout", response(after.enters_play(SELF), choose(locations, place_progress(1, on=IT))))

card("Silverlode Archer")

card("Longbeard Orc Slayer", response(after.enters_play(SELF), deal(1, to=enemies.trait("Orc"))))


def a_dwarf_hero_of_yours(state: State, me: int, event: Event) -> bool:
    dwarf = "Dwarf" in state.cards[event.card].printed.traits
    return event.was == HERO and dwarf and event.seat == state.cards[me].controller


card(
    "Brok Ironfist",
    response(after.leaves_play(a_dwarf_hero_of_yours), put_into_play(SELF), where=WHILE_IN_HAND),
)

card("Ever Vigilant", action(choose(allies, ready(IT))))

card("Common Cause", action(choose(heroes.other_than(IT), ready(IT)), cost=exhaust_a(heroes.yours)))

card(
    "For Gondor!",
    action(
        seq(
            modify(characters, END_OF_PHASE, attack=1),
            modify(characters.trait("Gondor"), END_OF_PHASE, defense=1),
        )
    ),
)

card(
    "Sneak Attack",
    action(
        choose(
            hand_of(YOU).of_kind_ally.where(not_blocked),
            seq(at_end_of_phase(return_to_hand(IT.while_ally)), put_into_play(IT)),
        )
    ),
)

card("Valiant Sacrifice", response(after.leaves_play(an_ally), draw(2, by=EVENT_PLAYER)))

card("Grim Resolve", action(ready(characters)))

card(
    "Steward of Gondor",
    attach_to(heroes),
    says(HAS_TRAIT, HOST, word="Gondor"),
    action(add_resources(2, to=HOST), cost=exhaust_self),
)

card(
    "Celebrían's Stone",
    attach_to(heroes),
    passive(HOST, willpower=2),
    says(HAS_ICON, HOST, host_is("Aragorn"), word="spirit"),
)
