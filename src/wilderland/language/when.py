"""Moments: `after.commits(SELF)`, `when.attacks(SELF)`, `to.shadow_effect` … — what a trigger answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wilderland.effects.numbers import has_trait
from wilderland.kernel.ability import AFTER, WHEN
from wilderland.language.select import HOST, SELF
from wilderland.model import kinds as k
from wilderland.model.records import Event
from wilderland.model.state import State

__all__ = ["When", "after", "an_ally", "a_character", "a_hero", "a_location", "a_treachery", "an_enemy", "to", "when"]

Subject = Callable[[State, int, Event], bool]


@dataclass(frozen=True)
class When:
    """A happening and the test that it is the one meant."""

    happening: int
    order: int
    applies: Subject
    interrupt: bool = False
    last_breath: bool = False

    def and_(self, test: Subject) -> When:
        """Only if this holds too."""
        applies = self.applies
        return When(
            self.happening,
            self.order,
            lambda state, me, event: applies(state, me, event) and test(state, me, event),
            self.interrupt,
            self.last_breath,
        )


def subject(who: object) -> Subject:
    """What a moment is about: this card, the card it is attached to, or any card that passes a test."""
    if who is SELF:
        return lambda state, me, event: event.card == me
    if who is HOST:
        return lambda state, me, event: event.card == state.cards[me].host
    if who is None:
        return lambda state, me, event: True
    assert callable(who)
    return who


def _was(*kinds: int) -> Subject:
    """The card counted as one of these kinds when it happened."""
    return lambda state, me, event: event.was in kinds


an_ally = _was(k.ALLY)
a_hero = _was(k.HERO)
a_character = _was(*k.CHARACTERS)
an_enemy = _was(k.ENEMY)
a_location = _was(k.LOCATION)
a_treachery = _was(k.TREACHERY)


def trait(word: str) -> Subject:
    return lambda state, me, event: has_trait(state, event.card, word)


class _Moments:
    """The moments, in one of the orders "when" and "after"."""

    def __init__(self, order: int) -> None:
        self.order = order

    def _is(self, happening: int, who: object, last_breath: bool = False) -> When:
        return When(happening, self.order, subject(who), last_breath=last_breath)

    def commits(self, who: object) -> When:
        return self._is(k.COMMITS, who)

    def suffers_damage(self, who: object) -> When:
        return self._is(k.DAMAGED, who)

    def enters_play(self, who: object) -> When:
        return self._is(k.ENTERS_PLAY, who)

    def enters_staging(self, who: object) -> When:
        return self._is(k.ENTERS_STAGING, who)

    def leaves_play(self, who: object) -> When:
        return self._is(k.LEAVES_PLAY, who, who is SELF)

    def is_destroyed(self, who: object) -> When:
        return self._is(k.DESTROYED, who, who is SELF)

    def is_explored(self, who: object) -> When:
        return self._is(k.EXPLORED, who, who is SELF)

    def is_played(self, who: object) -> When:
        return self._is(k.PLAYS, who)

    def travelling_to(self, who: object) -> When:
        return self._is(k.TRAVELS, who)

    def engages(self, who: object) -> When:
        return self._is(k.ENGAGES, who)

    def attacks(self, who: object) -> When:
        """An enemy's attack: as it is chosen ("when"), or after its damage ("after": P6.7)."""
        return self._is(k.ATTACKS if self.order == WHEN else k.ATTACKED, who)

    def is_declared_defender(self, who: object) -> When:
        return self._is(k.DEFENDS, who)

    def is_declared_attacker(self, who: object) -> When:
        return self._is(k.DECLARES_ATTACK, who)

    def takes_part_in_destroying_an_enemy(self, who: object) -> When:
        """The attack of this character (or of the bearer) destroyed an enemy."""

        def applies(state: State, me: int, event: Event) -> bool:
            one = me if who is SELF else state.cards[me].host
            return event.word == "attack" and one in event.by and event.was == k.ENEMY

        return When(k.DESTROYED, self.order, applies)

    def shadow_card_dealt(self, who: object) -> When:
        return self._is(k.SHADOW_DEALT, who)

    def shadow_effect_resolves(self, who: object) -> When:
        """A shadow effect dealt to this enemy has resolved; a cancelled one has not (Q12)."""
        return When(k.SHADOW_EFFECT, self.order, lambda state, me, event: event.source == me)

    def quests_successfully(self) -> When:
        return self._is(k.QUESTS_WELL, None)

    def quests_unsuccessfully(self) -> When:
        return self._is(k.QUESTS_BADLY, None)

    def stage_defeated(self, who: object) -> When:
        return self._is(k.STAGE_DEFEATED, who, who is SELF)

    def objective_claimed(self) -> When:
        return When(k.ATTACHES, self.order, lambda state, me, event: event.word == "claim")

    def progress_placed(self, who: object) -> When:
        return self._is(k.PROGRESSES, who)

    def threat_changes(self) -> When:
        return self._is(k.THREAT_CHANGES, None)

    def draws(self) -> When:
        return self._is(k.DRAWS, None)

    def signalled(self, word: str) -> When:
        """Something certain cards speak of has happened."""
        return When(k.SIGNAL, self.order, lambda state, me, event: event.word == word)

    def end_of_round(self) -> When:
        return self._is(k.ROUND_ENDS, None)

    def end_of_phase(self, phase: int) -> When:
        word = k.PHASES[phase]
        return When(k.PHASE_ENDS, self.order, lambda state, me, event: event.word == word)

    def beginning_of_phase(self, phase: int) -> When:
        word = k.PHASES[phase]
        return When(k.PHASE_BEGINS, self.order, lambda state, me, event: event.word == word)


after = _Moments(AFTER)
when = _Moments(WHEN)


class _Interrupts:
    """Moments before something happens, when it can still be cancelled or replaced."""

    def when_revealed(self, who: object) -> When:
        """The "when revealed" effect of a card just revealed from the encounter deck."""
        return When(k.REVEAL_EFFECT, WHEN, subject(who), interrupt=True)

    def shadow_effect(self) -> When:
        """A shadow effect just triggered."""
        return When(k.SHADOW_EFFECT, WHEN, subject(None), interrupt=True)

    def revealed(self, who: object) -> When:
        """A card as it is revealed, before its keywords and effects."""
        return When(k.REVEALS, WHEN, subject(who), interrupt=True)

    def damage(self, who: object) -> When:
        return When(k.DAMAGED, WHEN, subject(who), interrupt=True)

    def draw(self) -> When:
        return When(k.DRAWS, WHEN, subject(None), interrupt=True)


to = _Interrupts()
