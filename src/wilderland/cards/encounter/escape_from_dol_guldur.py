"""Escape from Dol Guldur: cards 101-110 and the quest, 123-125."""

from wilderland.effects.drawing import would_draw
from wilderland.effects.numbers import titled_in_play
from wilderland.kernel.ability import Trigger
from wilderland.language import *
from wilderland.model.kinds import (
    ATTACHED,
    CANNOT_ADVANCE,
    CANNOT_ATTACH,
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    CANNOT_PLAY,
    ENEMY,
    FACE_DOWN,
    LOSES,
    OBJECTIVE,
    PLAY_ZONES,
    QUESTING,
    STAGING,
    STAGING_THREAT,
    on_deck,
)
from wilderland.model.records import Card, Event, Scope
from wilderland.model.state import State

ORC_GUARD = face_down("orc-guard", "Orc Guard", ENEMY, attack=1, defense=1, hit_points=1)
PRISONER = face_down("prisoner", "Prisoner", FACE_DOWN)


def in_staging(state: State, me: int, event: Event) -> bool:
    return state.cards[me].zone == STAGING


card(
    "Dungeon Jailor",
    forced(
        after.quests_unsuccessfully().and_(in_staging),
        choose(objectives.in_staging, shuffle_into_deck(IT), by=FIRST_PLAYER),
    ),
)


def nazgul_text() -> tuple[Trigger, ...]:
    """What all printings say; each has nodes of its own."""
    return (
        forced(when.signalled("rescued"), add_to_staging(SELF), where=WHILE_ASIDE),
        forced(after.shadow_effect_resolves(SELF), choose(characters.yours, discard(IT))),
    )


card("Nazgûl of Dol Guldur", says(CANNOT_ATTACH, SELF), nazgul_text(), first=nazgul_text())

card(
    "Cavern Guardian",
    shadow(if_(undefended, discard(attachments.yours), choose(attachments.yours, discard(IT)))),
)

card(
    "Under the Shadow",
    when_revealed(
        until_end_of_phase(
            STAGING_THREAT, of=SELF, value=NUMBER_OF_PLAYERS, live=lambda state, scope, card: card.id == scope.self
        )
    ),
    shadow(raise_threat(count(enemies.engaged_with(YOU)), of=YOU)),
)


def of_this_deck(state: State, me: int, event: Event) -> bool:
    """At least one card would be drawn from the deck it is attached to."""
    return state.cards[me].host == on_deck(event.seat) and bool(would_draw(state, event))


shackle = attach_to_deck(SELF, of=FIRST_PLAYER)
card(
    "Iron Shackles",
    when_revealed(shackle),
    shadow(shackle),
    as_attachment(by_itself(to.draw().and_(of_this_deck), seq(cancel(), discard(SELF)))),
)

card("Endless Caverns")

card("Tower Gate", forced(after.travelling_to(SELF), each_player(guard_from_deck(ORC_GUARD))))


def is_claimed(state: State, me: int, event: Event) -> bool:
    return state.cards[me].zone == ATTACHED


CLAIMED = "claimed"
"""Remembered once an objective has been claimed, whatever becomes of it."""


def claimable() -> Action:
    """Raise your threat by 2 to claim it when it is free of encounters."""
    claims = then(claim(SELF, to=IT), remember(CLAIMED))
    return action(choose(heroes.yours, claims), cost=raise_your_threat(2), by=ANYONE)


card("Gandalf's Map", claimable(), says(CANNOT_ATTACK, HOST), says(CANNOT_DEFEND, HOST))

card(
    "Dungeon Torch",
    claimable(),
    forced(after.end_of_round().and_(is_claimed), raise_threat(2, of=HOSTS_CONTROLLER)),
)

card("Shadow Key", claimable(), forced(after.end_of_round().and_(is_claimed), deal(1, to=HOST)))

# -- the quest ------------------------------------------------------------------------------------
prisoner = Select(
    lambda state, scope: [
        card
        for seat in range(len(state.players))
        for card in state.zones[PLAY_ZONES[seat]]
        if state.cards[card].face is PRISONER
    ]
)


def a_treasure(state: State, scope: Scope, card: Card) -> bool:
    """One of the three objectives of this quest."""
    return card.printed.kind == OBJECTIVE and card.printed.set == "escape-from-dol-guldur"


def objectives_claimed(state: State) -> int:
    """How many objectives are attached to heroes; a burden is no objective of this quest."""
    cards = [state.cards[card].printed for card in state.zones[ATTACHED]]
    return sum(1 for printed in cards if printed.kind == OBJECTIVE and not printed.keywords.get("permanent"))


def prisoner_lost(state: State, source: int) -> bool:
    """C124: the prisoner has left play without having been rescued."""
    waiting = state.notes.get("captured", 0) > state.notes.get("rescued", 0)
    return waiting and not prisoner(state, Scope(source))


one_ally_a_round = says(
    CANNOT_PLAY, all_hands.of_kind_ally, lambda state, source: state.notes.get("allies-played", 0) >= 1
)
nazgul_in_deck = encounter_deck.titled("Nazgûl of Dol Guldur")
set_up_tower = seq(
    put_aside(encounter_deck.where(a_treasure)),
    put_aside(nazgul_in_deck),
    shuffle(),
    reveal(set_aside.where(a_treasure)),
)
"""Q69: they are revealed, so each gets the one guard of its own keyword."""
first_set_up = seq(
    add_to_staging(encounter_deck.where(a_treasure)),
    put_aside(nazgul_in_deck),
    shuffle(),
    guard(objectives.in_staging),
)
"""As first printed they are only placed; the guards come afterwards."""


def take_prisoner() -> Revealed:
    """The hero is picked by chance, unless an effect of the campaign has picked one."""
    return when_revealed(
        seq(
            signal("capture", QUEST),
            if_(
                lambda state, scope: not state.notes.get("captured", 0),
                seq(at_random(heroes, turn_down(IT, PRISONER)), remember("captured")),
            ),
        )
    )


tower_rules = (
    one_ally_a_round,
    says(CANNOT_ADVANCE, SELF, lambda state, source: objectives_claimed(state) < 1),
    says(LOSES, SELF, prisoner_lost),
)
card(
    "The Necromancer's Tower",
    setup_text(set_up_tower),
    take_prisoner(),
    tower_rules,
    first=(setup_text(first_set_up), take_prisoner(), tower_rules),
)

card(
    "Through the Caverns",
    response(
        after.progress_placed(SELF).and_(lambda state, me, event: event.amount > 0),
        each(prisoner, seq(remember("rescued"), turn_up(IT), signal("rescued", IT), deal(1, to=IT))),
        by=BY_FIRST_PLAYER,
    ),
    one_ally_a_round,
    says(
        CANNOT_ADVANCE,
        SELF,
        lambda state, source: objectives_claimed(state) < 3 or not state.notes.get("rescued", 0),
    ),
    says(LOSES, SELF, prisoner_lost),
)

card(
    "Out of the Dungeons",
    forced(after.beginning_of_phase(QUESTING), each_player(guard_from_deck(ORC_GUARD))),
    says(CANNOT_ADVANCE, SELF, lambda state, source: titled_in_play(state, "Nazgûl of Dol Guldur")),
)
