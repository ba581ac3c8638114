"""Enemy attacks: the four steps (rules P6.2–P6.10, K4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wilderland.effects.numbers import characters, considered_with, heroes, keyword, marked, said, seat_marked, stat
from wilderland.kernel.happen import aftermath, occur, occur_together
from wilderland.kernel.node import Asking, ask
from wilderland.model.index import RULES
from wilderland.model.kinds import (
    ATTACK,
    ATTACKED,
    ATTACKS,
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    DAMAGED,
    DEFENDS,
    DEFENSE,
    END_OF_ATTACK,
    ENGAGED_ZONES,
    IN_PLAY,
    MANY_DEFENDERS,
    NO_DEFENSE,
    NO_EXHAUST_TO_DEFEND,
    NONE,
    REVEALED,
    SHADOWS,
)
from wilderland.model.records import TABLE, Attack, Card, Decision, Event, Frame, Option
from wilderland.model.state import State
from wilderland.rules.program import named, step
from wilderland.rules.shadows import RESOLVE_SHADOWS, deal_shadow, discard_shadows
from wilderland.rules.windows import window


def attack_forbidden(state: State, enemy: int, seat: int) -> bool:
    """G11, C34: whether an effect says that this enemy cannot attack (this player)."""
    card = state.cards[enemy]
    return any(
        effect.amount(state, source, card) and effect.for_seat(state, source, seat)
        for _, source, effect in said(state, RULES + CANNOT_ATTACK)
    )


def attackers(state: State, seat: int) -> list[int]:
    """P6.2, Q56: the engaged enemies that have still to attack this player, and those considered engaged (P5.4)."""
    waiting = [card for card in state.zones[ENGAGED_ZONES[seat]] if not state.has_attacked(card)]
    waiting += [card for card in considered_with(state, seat) if not state.has_attacked(card, seat)]
    return [card for card in waiting if not attack_forbidden(state, card, seat)]


@dataclass(frozen=True, eq=False)
class EnemyAttacks(Asking):
    """P6.2: each engaged enemy attacks once, in the order its player picks."""

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        seat = frame.scope.you
        options = [Option(f"resolve:{card}", "option-card", card) for card in attackers(state, seat)]
        return ask(state, seat, "enemy-attack", "prompt-enemy-attack", options)

    def step(self, state: State, frame: Frame) -> None:
        state.step = "combat.enemy"
        super().step(state, frame)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        state.push(frame)
        state.push(Frame(ENEMY_ATTACK, 0, TABLE.with_it(option.card).with_them(seat)))


ENEMY_ATTACKS: Final = named("combat/enemy-attacks", EnemyAttacks())


def attacker_there(state: State) -> bool:
    """P6.9, Q55: whether the attack under way still has its attacker and its player."""
    return enemy_there(state) and not state.players[state.attacks[-1].seat].eliminated


def enemy_there(state: State) -> bool:
    """P6.9: whether the enemy of the attack under way is still there."""
    attack = state.attacks[-1]
    card = state.cards[attack.enemy]
    return can_attack(card) and card.incarnation == attack.incarnation


def can_attack(card: Card) -> bool:
    """P6.9, Q64: an enemy attacks from play, or as it is revealed, or as a shadow card that says so."""
    return IN_PLAY[card.zone] or card.zone in (SHADOWS, REVEALED)


EXTRA: Final = 1
"""`n` of an attack made outside the combat step or in addition to the one an enemy has."""

WINDOWS_AFTER: Final = (1, 3, 5, 8)
"""The places in an enemy attack where the windows after its four steps open."""

STEP_1: Final = window("combat.enemy.1")
STEP_2: Final = window("combat.enemy.2")
STEP_3: Final = window("combat.enemy.3")
STEP_4: Final = window("combat.enemy.4")


@step("combat/enemy-attack")
def ENEMY_ATTACK(state: State, frame: Frame) -> None:
    """P6.2: choose, declare a defender, resolve shadow cards, deal damage; a window after each step.

    "After it attacks" comes right after the damage (P6.7). After each step and its window the attack ends
    if the attacker is no longer there (P6.9). `it` attacks `them`; `n` is EXTRA for an attack with shadow
    cards of its own (P6.10), `self` a hero it is made against (F1.41).
    """
    pc, scope = frame.pc, frame.scope
    if pc == 0:
        open_enemy_attack(state, frame)
        return
    if pc == 7 and not enemy_there(state):
        state.push(frame.at(8))
        return
    if pc == 9 or (pc != 7 and pc not in WINDOWS_AFTER and not attacker_there(state)):
        close_enemy_attack(state)
        return
    state.push(frame.at(pc + 1))
    if pc == 1:
        state.push(Frame(STEP_1))
    elif pc == 2:
        state.push(Frame(DEFEND, 0, TABLE))
    elif pc == 3:
        state.push(Frame(STEP_2))
    elif pc == 4:
        state.push(Frame(RESOLVE_SHADOWS))
    elif pc == 5:
        state.push(Frame(STEP_3))
    elif pc == 6:
        state.push(Frame(DEAL_COMBAT_DAMAGE))
    elif pc == 7:
        attack = state.attacks[-1]
        occur(state, state.event(ATTACKED, scope.it, attack.seat, attack.excess, word=attack.word))
    elif pc == 8:
        state.push(Frame(STEP_4))


def open_enemy_attack(state: State, frame: Frame) -> None:
    """P6.2 step 1: the enemy is chosen and its attack begins."""
    scope = frame.scope
    enemy = state.cards[scope.it]
    if not can_attack(enemy) or state.players[scope.them].eliminated:
        return
    attack = Attack(state.tick(), True, scope.it, enemy.incarnation, scope.them)
    facts: list[Event] = []
    if scope.n == EXTRA:
        attack.extra = True
        attack.hero = scope.self
        discard_shadows(state, scope.it)
        state.open_attack(attack)
        deal_shadow(state, scope.it, facts)
    else:
        state.open_attack(attack)
        state.mark_attacked(scope.it, scope.them)
    state.note("log-enemy-attacks", card=scope.it, seat=scope.them)
    state.push(frame.at(1))
    occur(state, state.event(ATTACKS, scope.it, scope.them))
    if facts:
        aftermath(state, facts)


def close_enemy_attack(state: State) -> None:
    """P6.10, P6.15: the attack is over; one made outside the combat step takes its shadow cards along."""
    attack = state.attacks[-1]
    if attack.extra and state.cards[attack.enemy].incarnation == attack.incarnation:
        discard_shadows(state, attack.enemy)
    state.close_attack()
    state.expire(END_OF_ATTACK, attack.serial)


def may_defend(state: State, card: int) -> bool:
    """P6.2, Q71: ready and not forbidden."""
    return not state.cards[card].exhausted and not marked(state, CANNOT_DEFEND, card)


@dataclass(frozen=True, eq=False)
class Defend(Asking):
    """P6.2 step 2: at most one defender of one's own, or several by an effect; else a sentinel's (K4).

    `data` is (the seats still to be asked, the defenders picked so far); the attacked player is asked first.
    """

    def ready(self, state: State, frame: Frame) -> tuple[tuple[int, ...], tuple[int, ...]]:
        if frame.data is None:
            attacked = state.attacks[-1].seat
            return (attacked, *(seat for seat in state.order() if seat != attacked)), ()
        seats, picked = frame.data
        return seats, picked

    def able(self, state: State, seat: int, picked: tuple[int, ...]) -> list[int]:
        """The characters this seat may declare."""
        attacked = state.attacks[-1].seat
        able = [
            card
            for card in characters(state, seat)
            if may_defend(state, card) and (seat == attacked or keyword(state, card, "sentinel"))
        ]
        return able[able.index(picked[-1]) + 1 :] if picked else able

    def anew(self, frame: Frame) -> Frame:
        return Frame(self, 0, frame.scope)

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        seats, picked = self.ready(state, frame)
        if not seats:
            return {}
        options = [Option(f"defend:{card}", "option-card", card) for card in self.able(state, seats[0], picked)]
        if options:
            options.append(Option("done" if picked else "undefended", "option-done" if picked else "option-undefended"))
        return ask(state, seats[0], "defend", "prompt-defend", options, state.attacks[-1].enemy)

    def step(self, state: State, frame: Frame) -> None:
        seats, picked = self.ready(state, frame)
        super().step(state, Frame(self, 0, frame.scope, (seats, picked)))

    def unasked(self, state: State, frame: Frame) -> None:
        seats, picked = frame.data
        if picked:
            self.declare(state, picked)
        elif seats:
            state.push(Frame(self, 0, frame.scope, (seats[1:], ())))
        else:
            state.note("log-undefended", card=state.attacks[-1].enemy, seat=state.attacks[-1].seat)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        seats, picked = frame.data
        if option.card < 0:
            self.unasked(state, frame)
            return
        picked = (*picked, option.card)
        if seat == state.attacks[-1].seat and seat_marked(state, MANY_DEFENDERS, seat):
            state.push(Frame(self, 0, frame.scope, (seats, picked)))
        else:
            self.declare(state, picked)

    def declare(self, state: State, defenders: tuple[int, ...]) -> None:
        attack = state.change_attack()
        attack.characters = defenders
        attack.defended = True
        for card in defenders:
            if not marked(state, NO_EXHAUST_TO_DEFEND, card):
                state.exhaust(card)
            state.note("log-defend", card=card, target=attack.enemy)
        events = [state.event(DEFENDS, card, attack.seat, source=attack.enemy) for card in defenders]
        occur_together(state, tuple(events))


DEFEND: Final = named("combat/defend", Defend())


@dataclass(frozen=True, eq=False)
class DealCombatDamage(Asking):
    """P6.3–P6.6: attack minus defense on the defender; undefended, all of it on one hero of the attacked player.

    The attacked player chooses where there is a choice: the hero, or which of several defenders (F1.04).
    """

    def targets(self, state: State) -> list[int]:
        attack = state.attacks[-1]
        if attack.characters:
            return list(attack.characters)
        if attack.hero != NONE and state.in_play(attack.hero):
            return [attack.hero]
        return heroes(state, attack.seat)

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        attack = state.attacks[-1]
        options = [Option(f"damage:{card}", "option-card", card) for card in self.targets(state)]
        return ask(state, attack.seat, "damage", "prompt-damage", options, attack.enemy)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        attack = state.change_attack()
        amount = stat(state, attack.enemy, ATTACK)
        for card in attack.characters:
            if not marked(state, NO_DEFENSE, card):
                amount -= stat(state, card, DEFENSE)
        attack.strength = max(0, amount)
        state.note("log-attack-damage", card=attack.enemy, target=option.card, amount=attack.strength)
        if amount > 0:
            occur(
                state,
                state.event(
                    DAMAGED, option.card, attack.seat, amount, attack.enemy, (attack.enemy,), word="attack"
                ),
            )


DEAL_COMBAT_DAMAGE: Final = named("combat/damage", DealCombatDamage())


