"""What cards bring about that the rules carry out: reveals, attacks, eliminations, ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wilderland.effects.attaching import may_attach
from wilderland.effects.numbers import enemies_in_play, marked
from wilderland.kernel.choice import Who
from wilderland.kernel.flow import Cards, Number, Seats
from wilderland.kernel.happen import aftermath, occur, occur_together
from wilderland.kernel.node import Asking, Node, ask
from wilderland.model.face import Face
from wilderland.model.kinds import (
    ATTACHES,
    ATTACHMENT,
    CANNOT_ATTACK,
    DECKS,
    ENCOUNTER_DECK,
    ENGAGED_ZONES,
    ENGAGES,
    ENTERS_PLAY,
    NOBODY,
    NONE,
    PLAY_ZONES,
    QUEST_DECK,
    REMOVED,
    SET_ASIDE,
    SIGNAL,
    on_deck,
)
from wilderland.model.records import TABLE, Decision, Event, Frame, Option, Scope
from wilderland.model.rng import OTHER_STREAM
from wilderland.model.state import State
from wilderland.rules.attacking import attack_with, eligible
from wilderland.rules.defeat import eliminate, win
from wilderland.rules.defending import ENEMY_ATTACK, EXTRA, attack_forbidden
from wilderland.rules.phases import end_phase_now
from wilderland.rules.revealing import GUARD, REVEAL, replace_reveal
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
class GuardCards(Node):
    """K5: each of these objectives gets the next encounter card as its guard, one after the other."""

    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        for card in reversed(self.cards(state, frame.scope)):
            state.push(Frame(GUARD, 0, TABLE.with_it(card)))


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


@dataclass(frozen=True, eq=False)
class GuardFromDeck(Node):
    """E13, Q66: the top card of your deck lies face down before you as an enemy that has just engaged you."""

    face: Face

    def step(self, state: State, frame: Frame) -> None:
        seat = frame.scope.you
        if not state.zones[DECKS[seat]] or state.players[seat].eliminated:
            return
        card = state.zones[DECKS[seat]][0]
        state.lay_face_down(card, ENGAGED_ZONES[seat], self.face)
        state.note("log-engage", card=card, seat=seat)
        engages = state.event(ENGAGES, card, seat, source=frame.scope.self)
        aftermath(state, [engages, state.event(ENTERS_PLAY, card, seat, word="engaged")])


@dataclass(frozen=True, eq=False)
class TurnDown(Node):
    """E13: cards lie face down where they are, counting as what their back says."""

    cards: Cards
    face: Face

    def step(self, state: State, frame: Frame) -> None:
        for card in self.cards(state, frame.scope):
            state.note("log-turned-down", card=card)
            state.turn(card, self.face)
            state.suspect(card)
        aftermath(state, [])


@dataclass(frozen=True, eq=False)
class TurnUp(Node):
    """E13: cards lying face down are what they are again, and so is what is attached to them."""

    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        for card in self.cards(state, frame.scope):
            state.turn(card, state.cards[card].printed)
            state.note("log-turned-up", card=card)
            for attached in state.cards[card].attachments:
                if state.cards[attached].face.hidden:
                    printed = state.cards[attached].printed
                    state.turn(attached, printed.attached or printed)
                    state.note("log-turned-up", card=attached)


@dataclass(frozen=True, eq=False)
class LayBeside(Node):
    """M8, E13: cards are laid face down beside another, in its player's area; they do not leave play."""

    cards: Cards
    face: Face
    beside: Cards

    def step(self, state: State, frame: Frame) -> None:
        for other in self.beside(state, frame.scope):
            seat = state.cards[other].controller
            for card in self.cards(state, frame.scope):
                state.note("log-turned-down", card=card)
                state.turn(card, self.face)
                state.move(card, PLAY_ZONES[seat], controller=seat)


@dataclass(frozen=True, eq=False)
class TurnOver(Node):
    """M8: a campaign card is turned to its other side."""

    def step(self, state: State, frame: Frame) -> None:
        side_b = state.cards[frame.scope.self].face.side_b
        if side_b is not None:
            state.turn(frame.scope.self, side_b)


@dataclass(frozen=True, eq=False)
class Earn(Node):
    """M8: a boon or burden beside the game is attached to a hero; a player card is that player's from now on."""

    card: Cards
    host: Cards

    def step(self, state: State, frame: Frame) -> None:
        for card, host in self.pairs(state, frame.scope):
            seat = state.cards[host].controller
            if state.cards[card].printed.kind == ATTACHMENT:
                state.give(card, seat)
            occur(state, state.event(ATTACHES, card, seat, source=host))
            return
        state.failed = True

    def pairs(self, state: State, scope: Scope) -> list[tuple[int, int]]:
        return [
            (card, host)
            for card in self.card(state, scope)
            for host in self.host(state, scope)
            if may_attach(state, scope, card, host)
        ]

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self.pairs(state, scope))


@dataclass(frozen=True, eq=False)
class AttachToDeck(Node):
    """E10: a card is attached to a player's deck; it counts as its attached side."""

    cards: Cards
    who: Who

    def step(self, state: State, frame: Frame) -> None:
        seat = self.who(state, frame.scope)
        for card in self.cards(state, frame.scope):
            state.note("log-attach-deck", card=card, seat=seat)
            state.attach(card, on_deck(seat), NOBODY)


@dataclass(frozen=True, eq=False)
class Signal(Node):
    """E4: something only certain cards speak of has happened."""

    word: str
    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        events = [state.event(SIGNAL, card, word=self.word) for card in self.cards(state, frame.scope)]
        occur_together(state, tuple(events))


@dataclass(frozen=True, eq=False)
class SetAside(Node):
    """G4: cards are put aside, out of play."""

    cards: Cards

    def step(self, state: State, frame: Frame) -> None:
        for card in self.cards(state, frame.scope):
            state.move(card, SET_ASIDE)


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


