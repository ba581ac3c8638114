"""Shadow cards: dealing, turning up, resolving (rules P6.1, P6.2, P6.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wilderland.effects.moving import discard_pile
from wilderland.effects.numbers import considered_with, engaged_player, stat
from wilderland.kernel.flow import push_apart
from wilderland.kernel.happen import aftermath, is_blank, occur, performs
from wilderland.kernel.node import Asking, ask
from wilderland.model.kinds import (
    ENCOUNTER_DECK,
    ENGAGED_ZONES,
    ENGAGEMENT,
    NONE,
    SHADOW_DEALT,
    SHADOW_EFFECT,
    SHADOWS,
)
from wilderland.model.records import EVERYONE, TABLE, Decision, Event, Frame, Option, Scope
from wilderland.model.state import State
from wilderland.rules.program import named, step
from wilderland.rules.revealing import next_encounter_card

NO_EFFECT: Final = "no-effect"
"""Noted on an attack whose shadow card had no effect."""


def deal_shadow(state: State, enemy: int, facts: list[Event]) -> None:
    """P6.1: one face-down card from the encounter deck; an empty deck gives none.

    It is not reshuffled, but for an attack in the quest phase (P3.14).
    """
    card = next_encounter_card(state)
    if card == NONE or not state.table.mode.shadows:
        return
    state.deal_shadow(card, enemy)
    state.note("log-shadow-dealt", card=enemy)
    attack = state.attacks[-1] if state.attacks else None
    seat = attack.seat if attack is not None and attack.enemy == enemy else engaged_player(state, enemy)
    facts.append(state.event(SHADOW_DEALT, enemy, seat, source=card))


@dataclass(frozen=True, eq=False)
class DealShadows(Asking):
    """P6.1: a shadow card to each engaged enemy: first player's first, highest engagement cost first.

    Ties are the first player's to order; they are asked only where the order makes a difference.
    `data` is the enemies that have theirs.
    """

    def next(self, state: State, done: tuple[int, ...]) -> list[int]:
        """The enemies that may be dealt to next."""
        for seat in state.order():
            left = [c for c in (*state.zones[ENGAGED_ZONES[seat]], *considered_with(state, seat)) if c not in done]
            if left:
                highest = max(stat(state, card, ENGAGEMENT) for card in left)
                return [card for card in left if stat(state, card, ENGAGEMENT) == highest]
        return []

    def matters(self, state: State, tied: int) -> bool:
        """Whether the order makes a difference: somebody knows what comes, or there is not enough for all."""
        coming = state.zones[ENCOUNTER_DECK][:tied]
        if not coming or not state.table.mode.shadows:
            return False
        return len(coming) < tied or any(state.cards[card].known for card in coming)

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        tied = self.next(state, frame.data)
        options = [Option(f"deal:{card}", "option-card", card) for card in tied]
        return ask(state, state.first, "shadow", "prompt-shadow-order", options)

    def step(self, state: State, frame: Frame) -> None:
        state.step = "combat.shadows"
        done: tuple[int, ...] = frame.data or ()
        facts: list[Event] = []
        while tied := self.next(state, done):
            if len(tied) > 1 and self.matters(state, len(tied)):
                state.push(Frame(self, 0, frame.scope, done))
                if not facts:
                    state.decisions = self.decisions(state, state.stack[-1])
                break
            deal_shadow(state, tied[0], facts)
            done = (*done, tied[0])
        if facts:
            aftermath(state, facts)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        facts: list[Event] = []
        deal_shadow(state, option.card, facts)
        state.push(Frame(self, 0, frame.scope, (*frame.data, option.card)))
        aftermath(state, facts)


DEAL_SHADOWS: Final = named("combat/shadows", DealShadows())


@step("combat/resolve-shadows")
def RESOLVE_SHADOWS(state: State, frame: Frame) -> None:
    """P6.2: turn each shadow card of the attacker up, in the order dealt, and resolve its shadow effect.

    Only the shadow text counts (P6.12). Cards dealt meanwhile are turned up too.
    """
    attack = state.attacks[-1]
    done: tuple[int, ...] = frame.data or ()
    for card in state.cards[attack.enemy].shadows:
        if card not in done:
            state.push(Frame(RESOLVE_SHADOWS, 0, TABLE, (*done, card)))
            state.learn(card, EVERYONE)
            state.note("log-shadow", card=card, target=attack.enemy)
            if state.cards[card].face.shadow is not None and not is_blank(state, card):
                occur(state, state.event(SHADOW_EFFECT, card, attack.seat, source=attack.enemy))
            else:
                state.change_attack().word = NO_EFFECT
                state.note("log-no-shadow-effect", card=card)
            return


@performs(SHADOW_EFFECT)
def resolve_shadow(state: State, event: Event, facts: list[Event]) -> None:
    """P6.2, E11: the shadow effect is an encounter card effect; "you" is the attacked player (P6.8)."""
    effect = state.cards[event.card].face.shadow
    if effect is not None:
        push_apart(state, Frame(effect, 0, Scope(event.card, event.seat, event.source, event.seat, event)))


def discard_shadows(state: State, enemy: int) -> None:
    """P6.12: the shadow cards of an enemy go to the encounter discard pile, resolved or not."""
    for card in state.cards[enemy].shadows:
        state.move(card, discard_pile(state, card))


@step("combat/discard-shadows")
def DISCARD_SHADOWS(state: State, frame: Frame) -> None:
    """P6.12, Q43: at the end of the combat phase all shadow cards are discarded."""
    for card in state.zones[SHADOWS]:
        state.move(card, discard_pile(state, card))


