"""Setting up a game (rule S)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wilderland.effects.numbers import elimination_level
from wilderland.kernel.flow import EachPlayer, push_apart
from wilderland.kernel.node import Asking, ask
from wilderland.model.face import Face
from wilderland.model.kinds import (
    ALLY,
    ATTACHMENT,
    CAMPAIGN_AREA,
    DECKS,
    DISCARDS,
    ENCOUNTER_DECK,
    EVENT,
    HANDS,
    NOBODY,
    PLAY_ZONES,
    QUEST_DECK,
    SET_ASIDE,
    STAGING,
    THREAT_COST,
)
from wilderland.model.records import Decision, Frame, Option, Scope
from wilderland.model.rng import OTHER_STREAM
from wilderland.model.state import State
from wilderland.rules.carry import FRESH, Carry, Earned
from wilderland.rules.defeat import eliminate, reveal_stage
from wilderland.rules.planning import players
from wilderland.rules.program import named, step
from wilderland.rules.round import GAME

HAND_SIZE: Final = 6

NOTED_PRISONER: Final = "noted-prisoner"
"""What the game remembers of the campaign log: the noted prisoner's card number, plus one."""


def lay_out(
    state: State,
    decks: Sequence[tuple[Sequence[Face], Sequence[Face]]],
    encounter: Sequence[Face],
    quests: Sequence[Face],
    first: int | None,
    campaign: Sequence[Face] = (),
    pool: Sequence[tuple[Face, Earned]] = (),
    carry: Carry = FRESH,
) -> None:
    """S1, S2, S4, S6: decks shuffled, heroes placed, threat set, quest deck in order, first player chosen.

    In the order of M6: heroes, threat, Permanent cards, Setup cards, player decks, encounter deck. `campaign` is the
    campaign card and the cards it brings into the game, `pool` the boons and burdens earned.
    """
    piles = [list(pile) for pile in carry.discards or [()] * len(decks)]
    for seat, (heroes, _) in enumerate(decks):
        place_heroes(state, seat, [face for face in heroes if not taken(piles[seat], face, state, seat)], carry)
    attach_permanents(state, pool)
    place_setup_cards(state, pool)
    for seat, (_, cards) in enumerate(decks):
        deck = [f for f in (*cards, *earned_for(pool, seat)) if not taken(piles[seat], f, state, seat)]
        state.create_deck(deck, seat, DECKS[seat])
        state.shuffle(DECKS[seat])
    state.create_deck([*encounter, *earned_for(pool, NOBODY)], NOBODY, ENCOUNTER_DECK)
    state.shuffle(ENCOUNTER_DECK)
    for face in quests:
        state.create(face, NOBODY, QUEST_DECK)
    choose_first(state, first)
    state.push(Frame(GAME))
    state.push(Frame(FIRST_STAGE))
    if campaign:
        state.create(campaign[0], NOBODY, CAMPAIGN_AREA)
        for face in campaign[1:]:
            state.create(face, NOBODY, SET_ASIDE)
        state.push(Frame(CAMPAIGN_SETUP))
    state.push(Frame(MULLIGANS))
    state.push(Frame(OPENING_HANDS))


def taken(pile: list[str], face: Face, state: State, seat: int) -> bool:
    """M5: a card that is still in the discard pile from the game before lies there, not in deck or play."""
    if face.code not in pile:
        return False
    pile.remove(face.code)
    state.create(face, seat, DISCARDS[seat])
    return True


def place_heroes(state: State, seat: int, heroes: Sequence[Face], carry: Carry) -> None:
    """S2: heroes in play and threat at their sum, with what earlier games have left of both (M2, M5, M6, M7).

    A player whom earlier games have left without heroes, or at the limit of threat, is out of this one too.
    """
    for face in heroes:
        hero = state.create(face, seat, PLAY_ZONES[seat])
        state.add_resources(hero, state.table.mode.resources)
        if carry.damage.get(face.code):
            state.note("log-damage", card=hero, amount=carry.damage[face.code])
            state.add_damage(hero, carry.damage[face.code])
        if face.code == carry.prisoner:
            state.remember(NOTED_PRISONER, hero + 1)
    threat = sum(face.stats[THREAT_COST] for face in heroes) + (carry.penalty[seat] if carry.penalty else 0)
    state.set_threat(seat, max(threat, carry.threat[seat]) if carry.threat else threat)
    if not heroes or state.players[seat].threat >= elimination_level(state, seat):
        eliminate(state, seat, "heroes" if not heroes else "threat", [])


def attach_permanents(state: State, pool: Sequence[tuple[Face, Earned]]) -> None:
    """K8: a Permanent card is attached to the hero noted for it; without that hero it stays away (M11)."""
    for face, earned in pool:
        host = next((card for card in state.cards if card.printed.code == earned.hero), None)
        if face.keywords.get("permanent") and host is not None and state.in_play(host.id):
            owner = host.owner if is_player_card(face) else NOBODY
            card = state.create(face, owner, SET_ASIDE)
            state.note("log-attach", card=card, host=host.id)
            state.attach(card, host.id, host.controller)


def place_setup_cards(state: State, pool: Sequence[tuple[Face, Earned]]) -> None:
    """K9: a card with Setup begins in the play area: a player's own, else the staging area."""
    for face, earned in pool:
        if face.keywords.get("setup"):
            own = is_player_card(face) and earned.seat >= 0
            state.create(face, earned.seat if own else NOBODY, PLAY_ZONES[earned.seat] if own else STAGING)


def earned_for(pool: Sequence[tuple[Face, Earned]], seat: int) -> list[Face]:
    """M6: the cards of the pool that are shuffled into a player's deck, or (NOBODY) into the encounter deck."""
    return [
        face
        for face, earned in pool
        if not face.keywords.get("permanent")
        and not face.keywords.get("setup")
        and (earned.seat if is_player_card(face) else NOBODY) == seat
    ]


def is_player_card(face: Face) -> bool:
    """M6: whether a boon or burden has the back of a player card."""
    return face.kind in (ALLY, ATTACHMENT, EVENT)


def choose_first(state: State, first: int | None) -> None:
    """S4: the first player, at random if nobody was named."""
    seats = [player.seat for player in state.players if not player.eliminated]
    if first is None and seats:
        first = seats[state.random(OTHER_STREAM, len(seats))]
    state.set_first(first or 0)
    state.note("log-first-player", seat=state.first)


def draw_hand(state: State, seat: int) -> None:
    """S5: six cards from the top of the deck (setup draws are no "draws" that effects could answer)."""
    for card in state.zones[DECKS[seat]][:HAND_SIZE]:
        state.move(card, HANDS[seat])
        state.note("log-draw-card", seats=1 << seat, seat=seat, card=card)


@step("setup/hands")
def OPENING_HANDS(state: State, frame: Frame) -> None:
    """S5: every player draws six cards."""
    for seat in state.order():
        draw_hand(state, seat)


@dataclass(frozen=True, eq=False)
class Mulligan(Asking):
    """S5: each player may once shuffle all six back and draw six new ones, which must be kept."""

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        options = [Option("keep", "option-keep"), Option("mulligan", "option-mulligan")]
        return ask(state, frame.scope.you, "mulligan", "prompt-mulligan", options)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        if option.key == "mulligan":
            state.note("log-mulligan", seat=seat)
            for card in state.zones[HANDS[seat]]:
                state.move(card, DECKS[seat])
            state.shuffle(DECKS[seat])
            draw_hand(state, seat)


MULLIGANS: Final = named("setup/mulligans", EachPlayer(players, named("setup/mulligan", Mulligan()), as_you=True))


@step("setup/campaign")
def CAMPAIGN_SETUP(state: State, frame: Frame) -> None:
    """M8: the setup of the campaign card is followed, before the first stage is revealed."""
    card = state.zones[CAMPAIGN_AREA][0]
    setup = state.cards[card].face.setup
    if setup is not None:
        push_apart(state, Frame(setup, 0, Scope(card, state.first, card)))


@step("setup/stage")
def FIRST_STAGE(state: State, frame: Frame) -> None:
    """S6, S7: follow 1A, flip to 1B, resolve its "when revealed"."""
    reveal_stage(state)


