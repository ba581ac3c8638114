"""What cards bring about that the rules carry out: reveals, attacks, eliminations, ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wilderland.effects.numbers import enemies_in_play, marked
from wilderland.kernel.choice import Who
from wilderland.kernel.flow import Cards, Number, Seats
from wilderland.kernel.happen import aftermath
from wilderland.kernel.node import Asking, Node, ask
from wilderland.model.kinds import CANNOT_ATTACK, ENCOUNTER_DECK, NONE, QUEST_DECK, REMOVED
from wilderland.model.records import TABLE, Decision, Event, Frame, Option, Scope
from wilderland.model.rng import OTHER_STREAM
from wilderland.model.state import State
from wilderland.rules.attacking import attack_with, eligible
from wilderland.rules.defeat import eliminate, win
from wilderland.rules.defending import ENEMY_ATTACK, EXTRA, attack_forbidden
from wilderland.rules.phases import end_phase_now
from wilderland.rules.revealing import REVEAL, replace_reveal
from wilderland.rules.shadows import deal_shadow


# -- the encounter deck and the quest -------------------------------------------------------------
@dataclass(frozen=True, eq=False)
class RevealCards(Node):
    """E8, Q70: reveal certain cards, one after the other, as if from the encounter deck."""

    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        for card in reversed(self.cards(state, frame.scope)):
            state.push(Frame(REVEAL, 0, TABLE.with_it(card)))


@dataclass(frozen=True, eq=False)
class RevealTop(Node):
    """E8, P4.2: reveal the top card of the encounter deck."""

    def step(self, state: State, frame: Frame) -> None:
        state.push(Frame(REVEAL, 0, TABLE))

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(state.zones[ENCOUNTER_DECK])


@dataclass(frozen=True, eq=False)
class ReplaceRevealed(Node):
    """C8: another card is revealed in place of the one just cancelled."""

    def step(self, state: State, frame: Frame) -> None:
        event = frame.scope.event
        assert event is not None
        replace_reveal(state, event.card)


@dataclass(frozen=True, eq=False)
class RemoveFromQuest(Node):
    """P3.9: a character is no longer committed; it does not ready."""

    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        for card in self.cards(state, frame.scope):
            state.note("log-uncommit", card=card)
            state.commit(card, False)


@dataclass(frozen=True, eq=False)
class ProceedAtRandom(Node):
    """P3.10: the next stage is one of several, at random; the others are not used."""

    def step(self, state: State, frame: Frame) -> None:
        deck = state.zones[QUEST_DECK]
        stage = state.cards[deck[0]].printed.stage
        choices = [card for card in deck if state.cards[card].printed.stage == stage]
        picked = choices[state.random(OTHER_STREAM, len(choices))]
        for other in choices:
            if other != picked:
                state.move(other, REMOVED)


@dataclass(frozen=True, eq=False)
class WinGame(Node):
    """G3: a card says that the players have won."""

    def step(self, state: State, frame: Frame) -> None:
        win(state, "card")


# -- attacks --------------------------------------------------------------------------------------
@dataclass(frozen=True, eq=False)
class DeclareAttack(Asking):
    """P6.11, C35: `it` attacks an enemy it may attack, at once and alone; also an immune one (E7)."""

    def found(self, state: State, scope: Scope) -> list[int]:
        if scope.it == NONE or marked(state, CANNOT_ATTACK, scope.it):
            return []
        return [enemy for enemy in enemies_in_play(state) if eligible(state, scope.it, enemy)]

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        options = [Option(f"attack:{card}", "option-card", card) for card in self.found(state, frame.scope)]
        return ask(state, frame.scope.you, "attack", "prompt-attack", options, frame.scope.self)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        attack_with(state, seat, option.card, (frame.scope.it,))

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self.found(state, scope))


@dataclass(frozen=True, eq=False)
class AttackNow(Asking):
    """P6.10: enemies attack outside the combat step, each with shadow cards of its own, unless they cannot (G11).

    The attacked player picks the order (P6.2). `data` is (player, hero, the enemies still to attack), settled at
    the start; an enemy as (card, incarnation).
    """

    cards: Cards
    who: Who
    hero: Cards | None

    def waiting(self, state: State, frame: Frame) -> list[int]:
        """Those that are still there and may attack."""
        seat, _, enemies = frame.data
        return [
            card
            for card, incarnation in enemies
            if state.cards[card].incarnation == incarnation and not attack_forbidden(state, card, seat)
        ]

    def step(self, state: State, frame: Frame) -> None:
        if frame.data is None:
            scope = frame.scope
            enemies = tuple((card, state.cards[card].incarnation) for card in self.cards(state, scope))
            hero = next(iter(self.hero(state, scope)), NONE) if self.hero is not None else NONE
            frame = Frame(self, 0, scope, (self.who(state, scope), hero, enemies))
        super().step(state, frame)

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        options = [Option(f"resolve:{card}", "option-card", card) for card in self.waiting(state, frame)]
        return ask(state, frame.data[0], "enemy-attack", "prompt-enemy-attack", options)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        _, hero, enemies = frame.data
        left = tuple(pair for pair in enemies if pair[0] != option.card)
        state.push(Frame(self, 0, frame.scope, (seat, hero, left)))
        state.push(Frame(ENEMY_ATTACK, 0, Scope(hero, seat, option.card, seat, n=EXTRA)))


@dataclass(frozen=True, eq=False)
class DealShadowCards(Node):
    """P6.1, C91: deal more shadow cards to enemies."""

    cards: Cards
    amount: Number

    def step(self, state: State, frame: Frame) -> None:
        facts: list[Event] = []
        for enemy in self.cards(state, frame.scope):
            for _ in range(self.amount(state, frame.scope)):
                deal_shadow(state, enemy, facts)
        aftermath(state, facts)


@dataclass(frozen=True, eq=False)
class RemoveFromCombat(Node):
    """P6.5: characters no longer attack or defend in the attack under way."""

    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        for card in self.cards(state, frame.scope):
            state.leave_attacks(card)


# -- ends -----------------------------------------------------------------------------------------
@dataclass(frozen=True, eq=False)
class Eliminate(Node):
    """X1: players are eliminated by a card."""

    seats: Seats

    def step(self, state: State, frame: Frame) -> None:
        facts: list[Event] = []
        for seat in self.seats(state, frame.scope):
            if not state.players[seat].eliminated:
                eliminate(state, seat, "card", facts)
        aftermath(state, facts)


@dataclass(frozen=True, eq=False)
class EndThisPhase(Node):
    """Q54: the phase ends at once."""

    def step(self, state: State, frame: Frame) -> None:
        end_phase_now(state)


@dataclass(frozen=True, eq=False)
class Shuffle(Node):
    """G18: shuffle a deck."""

    place: Callable[[State, Scope], int]

    def step(self, state: State, frame: Frame) -> None:
        state.shuffle(self.place(state, frame.scope))


