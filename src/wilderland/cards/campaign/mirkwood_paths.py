"""The campaign cards: cards 129-131. Their resolutions are carried out after the game, in `wilderland.campaign`."""

from wilderland.cards.campaign.boons import mendor
from wilderland.cards.encounter.escape_from_dol_guldur import CLAIMED, PRISONER
from wilderland.effects.numbers import titled_in_play
from wilderland.kernel.node import Node
from wilderland.language import *
from wilderland.model.kinds import FACE_DOWN, LOSES, PLAY_ZONES
from wilderland.model.records import Card, Event, Scope
from wilderland.model.state import State
from wilderland.rules.setup import NOTED_PRISONER

CAPTIVE = face_down("captive", "Captive", FACE_DOWN)
HIDDEN = face_down("hidden", "Hidden card", FACE_DOWN)


def bring_mendor() -> Node:
    return seq(put_into_play(set_aside.titled("Mendor"), under=FIRST_PLAYER), remember("mendor"))


def mendor_is_gone(state: State, source: int) -> bool:
    return state.notes.get("mendor", 0) > 0 and not titled_in_play(state, "Mendor")


def each_earns(title: str) -> Node:
    """Every player who can attaches a copy that lies beside the game to one of their heroes."""
    copy = first_of(set_aside.titled(title))

    def can_bear(state: State, scope: Scope, hero: Card) -> bool:
        return bool(copy(state, scope)) and all(state.cards[i].printed.name != title for i in hero.attachments)

    return each_player(choose(heroes.yours.where(can_bear), earn(copy, to=IT)))


def a_hill_troll(state: State, me: int, event: Event) -> bool:
    return state.cards[event.card].printed.name == "Hill Troll"


def by_a_hill_troll(state: State, me: int, event: Event) -> bool:
    return event.source >= 0 and state.cards[event.source].printed.name == "Hill Troll"


card(
    "Passage Through Mirkwood",
    setup_text(bring_mendor()),
    says(LOSES, SELF, mendor_is_gone),
)

card(
    "Journey Along the Anduin",
    setup_text(bring_mendor()),
    response(after.is_destroyed(a_hill_troll), each_earns("Valor"), by=BY_FIRST_PLAYER),
    forced(after.is_destroyed(a_character).and_(by_a_hill_troll), each_earns("Scarred"), limit=once_per_game),
    says(LOSES, SELF, mendor_is_gone),
)


def noted(state: State, scope: Scope) -> list[int]:
    """The hero noted as prisoner; all heroes, if there is none or it is not here."""
    hero = state.notes.get(NOTED_PRISONER, 0) - 1
    found = heroes(state, scope)
    return [hero] if hero in found else found


attached_to_it = Select(lambda state, scope: state.cards[scope.it].attachments)
captive = Select(
    lambda state, scope: [
        card
        for seat in range(len(state.players))
        for card in state.zones[PLAY_ZONES[seat]]
        if state.cards[card].face is CAPTIVE
    ]
)
capture = seq(
    turn_down(IT, PRISONER),
    turn_down(attached_to_it, HIDDEN),
    lay_beside(mendor, CAPTIVE, beside=IT),
)
card(
    "Escape from Dol Guldur",
    setup_text(
        seq(
            bring_mendor(),
            choose(heroes, earn(set_aside.titled("Appointed by Fate"), to=IT), by=FIRST_PLAYER),
        )
    ),
    forced(
        when.signalled("capture"),
        seq(at_random(Select(noted), capture), remember("captured"), turn_over()),
    ),
    side_b(
        response(
            after.objective_claimed().and_(lambda state, me, event: not state.notes.get(CLAIMED)),
            each(captive, seq(turn_up(IT), deal(1, to=IT))),
            by=BY_FIRST_PLAYER,
        ),
    ),
)
