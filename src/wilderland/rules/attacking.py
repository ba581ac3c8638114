"""Player attacks: the three steps (rules P6.11, K3, F1.11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wilderland.effects.numbers import (
    characters,
    considered_engaged,
    considered_with,
    engaged_player,
    keyword,
    marked,
    stat,
)
from wilderland.kernel.happen import occur, occur_together
from wilderland.kernel.node import Asking, ask
from wilderland.model.kinds import (
    ATTACK,
    ATTACKS_STAGING,
    CANNOT_ATTACK,
    DAMAGED,
    DECLARES_ATTACK,
    DEFENSE,
    ENEMY,
    ENGAGED_ZONES,
    NO_EXHAUST_TO_ATTACK,
    STAGING,
)
from wilderland.model.records import TABLE, Attack, Decision, Frame, Option, Scope
from wilderland.model.state import State
from wilderland.rules.defending import attacker_there
from wilderland.rules.program import named, step
from wilderland.rules.windows import window


def may_attack(state: State, card: int) -> bool:
    """P6.11, Q71: ready and not forbidden."""
    return not state.cards[card].exhausted and not marked(state, CANNOT_ATTACK, card)


def eligible(state: State, card: int, enemy: int) -> bool:
    """K3, Q82: whom a character may attack: its player's enemies, with ranged others', never staging.

    An effect may let it attack an enemy in the staging area, alone.
    """
    engaged = engaged_player(state, enemy)
    if engaged < 0:
        seat = state.cards[card].controller
        return considered_engaged(state, state.cards[enemy], seat) or marked(state, ATTACKS_STAGING, card)
    return engaged == state.cards[card].controller or keyword(state, card, "ranged") > 0


def archers(state: State, seat: int) -> list[int]:
    """K3: the characters with which a player may take part in another's attacks."""
    return [card for card in characters(state, seat) if may_attack(state, card) and keyword(state, card, "ranged")]


def left_to_archers(state: State, seat: int, enemy: int, done: tuple[int, ...]) -> bool:
    """K3: whether other players' ranged characters may attack a player's enemy without any attacker of that player.

    In the original edition they do so in their own turn. Not again when nobody wanted to (`declined`).
    """
    if state.table.edition.ranged_attacks_alone or declined(enemy) in done or engaged_player(state, enemy) != seat:
        return False
    return any(archers(state, other) for other in state.order() if other != seat)


def declined(enemy: int) -> int:
    """K3: the mark, among the enemies attacked in a turn, of one left to archers whom none attacked."""
    return -2 - enemy


def targets(state: State, seat: int, done: tuple[int, ...]) -> list[int]:
    """P6.11, F1.11: the enemies this player may attack now, each once in a turn of attacks.

    Attacking another player's enemy by oneself is for the original edition's ranged characters (K3).
    """
    able = [card for card in characters(state, seat) if may_attack(state, card)]
    engaged = state.zones[ENGAGED_ZONES[seat]]
    if not able:
        return [enemy for enemy in engaged if enemy not in done and left_to_archers(state, seat, enemy, done)]
    found = [*engaged, *considered_with(state, seat)]
    if state.table.edition.ranged_attacks_alone and any(keyword(state, card, "ranged") for card in able):
        found += [c for other in state.order() if other != seat for c in state.zones[ENGAGED_ZONES[other]]]
    if any(marked(state, ATTACKS_STAGING, card) for card in able):
        found += [c for c in state.zones[STAGING] if state.cards[c].face.kind == ENEMY and c not in found]
    return [enemy for enemy in found if enemy not in done]


@dataclass(frozen=True, eq=False)
class PlayerAttacks(Asking):
    """P6.11: one optional attack against each enemy. `data` is the enemies attacked (or declined) in this turn."""

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        seat = frame.scope.you
        options = [
            Option(f"attack:{card}", "option-card", card) for card in targets(state, seat, frame.data or ())
        ]
        if options:
            options.append(Option("done", "option-done"))
        return ask(state, seat, "attack", "prompt-attack", options)

    def step(self, state: State, frame: Frame) -> None:
        state.step = "combat.player"
        super().step(state, frame)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        if option.card >= 0:
            state.push(frame)
            state.push(Frame(DECLARE, 0, Scope(you=seat, it=option.card), ()))


PLAYER_ATTACKS: Final = named("combat/player-attacks", PlayerAttacks())


def done_with(state: State) -> tuple[int, ...]:
    """The enemies attacked (or declined) in the turn of attacks under way."""
    turn = next(frame for frame in reversed(state.stack) if frame.node is PLAYER_ATTACKS)
    return turn.data or ()


@dataclass(frozen=True, eq=False)
class Declare(Asking):
    """P6.11 step 1: pick attackers in card order, at least one; then other players' ranged characters may join.

    A player may also leave the attack to them (K3).
    """

    def able(self, state: State, frame: Frame) -> list[int]:
        seat, enemy = frame.scope.you, frame.scope.it
        able = [c for c in characters(state, seat) if may_attack(state, c) and eligible(state, c, enemy)]
        picked = frame.data
        if picked:
            alone = engaged_player(state, enemy) < 0 and not considered_engaged(state, state.cards[enemy], seat)
            if alone:
                return []
            able = able[able.index(picked[-1]) + 1 :]
        return able

    def anew(self, frame: Frame) -> Frame:
        return Frame(self, 0, frame.scope, ())

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        able = self.able(state, frame)
        if not able:
            return {}
        options = [Option(f"attacker:{card}", "option-card", card) for card in able]
        if frame.data or self.may_be_left(state, frame):
            options.append(Option("done", "option-done"))
        options.append(Option("cancel", "option-cancel"))
        return ask(state, frame.scope.you, "attackers", "prompt-attackers", options, frame.scope.it)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        if option.key == "done":
            self.unasked(state, frame)
        elif option.card >= 0:
            state.push(Frame(self, 0, frame.scope, (*frame.data, option.card)))

    def may_be_left(self, state: State, frame: Frame) -> bool:
        return left_to_archers(state, frame.scope.you, frame.scope.it, done_with(state))

    def unasked(self, state: State, frame: Frame) -> None:
        if frame.data or self.may_be_left(state, frame):
            others = tuple(seat for seat in state.order() if seat != frame.scope.you)
            state.push(Frame(JOIN, 0, frame.scope, (others, frame.data)))


DECLARE: Final = named("combat/declare", Declare())


@dataclass(frozen=True, eq=False)
class Join(Asking):
    """K3, Q20: other players' ranged characters join an attack on an engaged enemy.

    `data` is (the seats still to be asked, the attackers so far).
    """

    def decisions(self, state: State, frame: Frame) -> dict[int, Decision]:
        seats, picked = frame.data
        enemy = frame.scope.it
        if not seats or engaged_player(state, enemy) < 0:
            return {}
        seat = seats[0]
        own = archers(state, seat) if engaged_player(state, enemy) != seat else []
        mine = [card for card in picked if card in own]
        if mine:
            own = own[own.index(mine[-1]) + 1 :]
        options = [Option(f"join:{card}", "option-card", card) for card in own]
        if options:
            options.append(Option("done", "option-done"))
        return ask(state, seat, "join", "prompt-join", options, enemy)

    def unasked(self, state: State, frame: Frame) -> None:
        seats, picked = frame.data
        if seats and engaged_player(state, frame.scope.it) >= 0:
            state.push(Frame(self, 0, frame.scope, (seats[1:], picked)))
            return
        turn, enemy = state.stack[-1], frame.scope.it
        assert turn.node is PLAYER_ATTACKS
        mark = enemy if picked else declined(enemy)
        state.stack[-1] = Frame(PLAYER_ATTACKS, 0, turn.scope, (*(turn.data or ()), mark))
        if picked:
            attack_with(state, frame.scope.you, enemy, picked)

    def answer(self, state: State, frame: Frame, seat: int, option: Option) -> None:
        seats, picked = frame.data
        if option.card >= 0:
            state.push(Frame(self, 0, frame.scope, (seats, (*picked, option.card))))
        else:
            state.push(Frame(self, 0, frame.scope, (seats[1:], picked)))


JOIN: Final = named("combat/join", Join())


def attack_with(state: State, seat: int, enemy: int, attackers: tuple[int, ...]) -> None:
    """P6.11: the attack is declared; the attackers exhaust."""
    attackers = tuple(card for card in attackers if state.in_play(card))
    attack = Attack(state.tick(), False, enemy, state.cards[enemy].incarnation, seat)
    attack.characters = attackers
    state.open_attack(attack)
    for card in attackers:
        if not state.cards[card].exhausted and not marked(state, NO_EXHAUST_TO_ATTACK, card):
            state.exhaust(card)
        state.note("log-attack", card=card, target=enemy, seat=seat)
    state.push(Frame(PLAYER_ATTACK, 0, TABLE.with_it(enemy)))
    occur_together(state, tuple([state.event(DECLARES_ATTACK, card, seat, source=enemy) for card in attackers]))


@step("combat/player-attack")
def PLAYER_ATTACK(state: State, frame: Frame) -> None:
    """P6.11: a window after each step: attackers declared, strength summed, damage dealt to the enemy."""
    pc, enemy = frame.pc, frame.scope.it
    if pc == 4 or (pc in (1, 2) and not attacker_there(state)):
        state.close_attack()
        return
    state.push(frame.at(pc + 1))
    attack = state.attacks[-1]
    if pc == 0:
        state.push(Frame(STEP_1))
    elif pc == 1:
        state.push(Frame(STEP_2))
        strength = sum(stat(state, card, ATTACK) for card in attack.characters)
        state.change_attack().strength = strength
        state.note("log-strength", card=enemy, amount=strength)
    elif pc == 2:
        damage = attack.strength - stat(state, enemy, DEFENSE)
        if damage > 0 and attack.characters:
            source = attack.characters[0]
            occur(state, state.event(DAMAGED, enemy, attack.seat, damage, source, attack.characters, word="attack"))
    else:
        state.push(Frame(STEP_3))


STEP_1: Final = window("combat.player.1")
STEP_2: Final = window("combat.player.2")
STEP_3: Final = window("combat.player.3")
