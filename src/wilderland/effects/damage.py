"""Damage, healing and death."""

from __future__ import annotations

from typing import ClassVar

from wilderland.effects.moving import discard_pile, leave_play
from wilderland.effects.numbers import marked, stat
from wilderland.effects.together import ToEachCard
from wilderland.kernel.happen import consequence, performs
from wilderland.model.kinds import (
    CANNOT_BE_DAMAGED,
    CANNOT_LEAVE_PLAY,
    CHARACTERS,
    DAMAGED,
    DESTROYED,
    ENEMY,
    HEALED,
    HIT_POINTS,
    IN_PLAY,
    NONE,
    REVEALED,
)
from wilderland.model.records import Event, Scope
from wilderland.model.state import State


@performs(DAMAGED)
def suffer(state: State, event: Event, facts: list[Event]) -> None:
    """Damage tokens go on the card (P6.13); none where it cannot be damaged, or is gone."""
    card = state.cards[event.card]
    if event.amount <= 0 or marked(state, CANNOT_BE_DAMAGED, event.card):
        facts.remove(event)
        return
    if not IN_PLAY[card.zone] and card.zone != REVEALED:
        facts.remove(event)
        return
    if event.word == "attack" and state.attacks:
        left = stat(state, event.card, HIT_POINTS) - card.damage
        state.change_attack().excess = max(0, event.amount - left)
    state.note("log-damage", card=event.card, amount=event.amount)
    state.add_damage(event.card, event.amount)


@performs(HEALED)
def heal(state: State, event: Event, facts: list[Event]) -> None:
    """Damage tokens come off, as many as there are."""
    amount = min(event.amount, state.cards[event.card].damage)
    if amount <= 0:
        facts.remove(event)
        return
    state.note("log-heal", card=event.card, amount=amount)
    state.add_damage(event.card, -amount)


@performs(DESTROYED)
def destroy(state: State, event: Event, facts: list[Event]) -> None:
    """A destroyed card leaves play for its discard pile (P6.13)."""
    state.note("log-destroyed", card=event.card)
    if state.in_play(event.card):
        leave_play(state, event.card, discard_pile(state, event.card), facts, "destroyed", source=event.source)
    else:
        state.move(event.card, discard_pile(state, event.card))


@consequence
def the_dead(state: State, facts: list[Event]) -> bool:
    """At 0 remaining hit points a card is destroyed at once (P6.13), all such cards together."""
    if not state.suspects:
        return False
    fallen = []
    kept = []
    for identity in state.suspects:
        card = state.cards[identity]
        if card.face.kind not in CHARACTERS and card.face.kind != ENEMY:
            kept.append(identity)
        elif (IN_PLAY[card.zone] or card.zone == REVEALED) and card.damage >= stat(state, identity, HIT_POINTS):
            if marked(state, CANNOT_LEAVE_PLAY, identity):
                kept.append(identity)
            else:
                fallen.append(identity)
    state.suspects = tuple(kept)
    for identity in fallen:
        card = state.cards[identity]
        cause = next((e for e in reversed(facts) if e.kind == DAMAGED and e.card == identity), None)
        event = state.event(
            DESTROYED,
            identity,
            card.controller,
            source=cause.source if cause else NONE,
            by=cause.by if cause else (),
            word=cause.word if cause else "",
        )
        facts.append(event)
        destroy(state, event, facts)
    return bool(fallen)


class Deal(ToEachCard):
    """Deal damage to each of these cards at the same time; defense does not reduce it (P6.4)."""

    kind: ClassVar[int] = DAMAGED
    word: ClassVar[str] = "effect"


class Heal(ToEachCard):
    """Heal damage on each of these cards."""

    kind: ClassVar[int] = HEALED

    def timely(self, state: State, scope: Scope) -> bool:
        return any(state.cards[card].damage for card in self.cards(state, scope))
