"""Tactics: heroes 4-6, cards 28-42."""

from wilderland.cards.words import bearer_attacks_trait, host_has_trait
from wilderland.language import *
from wilderland.model.kinds import (
    CANNOT_ATTACK,
    COMBAT,
    END_OF_PHASE,
    MANY_DEFENDERS,
)

card("Gimli", passive(SELF, attack=damage_on(SELF)))

card("Legolas", response(after.takes_part_in_destroying_an_enemy(SELF), place_progress_on_quest(2)))

card(
    "Thalin",
    by_itself(
        to.revealed(an_enemy).and_(lambda state, me, event: state.cards[me].committed),
        deal(1, to=EVENT_CARD),
    ),
)

card("Veteran Axehand")

card("Gondorian Spearman", response(after.is_declared_defender(SELF), deal(1, to=ATTACKING_ENEMY)))

card("Horseback Archer")

card(
    "Beorn",
    action(
        seq(
            modify(SELF, END_OF_PHASE, attack=5),
            each(SELF, at_end_of_phase(shuffle_into_deck(IT))),
        ),
        limit=once_per_round,
    ),
)

card("Blade Mastery", action(choose(characters, modify(IT, END_OF_PHASE, attack=1, defense=1))))

card(
    "Rain of Arrows",
    action(
        choose_player(deal(1, to=enemies.engaged_with(THEM))),
        cost=exhaust_a(characters.yours.keyword("ranged")),
    ),
)

card(
    "Feint",
    action(
        choose(enemies.engaged, until_end_of_phase(CANNOT_ATTACK, of=IT, seats=ITS_ENGAGED_PLAYER)),
        phase=COMBAT,
    ),
    first=(action(choose(enemies.engaged, until_end_of_phase(CANNOT_ATTACK, of=IT)), phase=COMBAT),),
)

card("Quick Strike", action(declare_attack(), cost=exhaust_a(characters.yours)))

card(
    "Thicket of Spears",
    play_cost(pools=3),
    action(choose_player(until_end_of_phase(CANNOT_ATTACK, of=enemies.engaged_with(THEM), seats=THEM))),
    first=(
        play_cost(pools=3),
        action(choose_player(until_end_of_phase(CANNOT_ATTACK, of=enemies.engaged_with(THEM)))),
    ),
)

card("Swift Strike", response(after.is_declared_defender(a_character), deal(2, to=ATTACKING_ENEMY)))

card("Stand Together", action(choose_player(until_end_of_phase(MANY_DEFENDERS, seats=THEM))))

card(
    "Blade of Gondolin",
    attach_to(heroes),
    passive(HOST, bearer_attacks_trait("Orc"), attack=1),
    response(after.takes_part_in_destroying_an_enemy(HOST), place_progress_on_quest(1)),
)

card("Citadel Plate", attach_to(heroes), passive(HOST, hit_points=4))

card(
    "Dwarven Axe",
    attach_to(heroes),
    passive(HOST, attack=1),
    passive(HOST, host_has_trait("Dwarf"), attack=1),
)

card(
    "Horn of Gondor",
    attach_to(heroes),
    response(after.is_destroyed(a_character), add_resources(1, to=HOST)),
    first=(attach_to(heroes), response(after.leaves_play(a_character), add_resources(1, to=HOST))),
)
