"""Passing for a seat: where it is not asked because of its stops, or because its passes are delegated (B.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

import msgspec

from wilderland.game import Game
from wilderland.model.kinds import ENCOUNTER_DECK, ENCOUNTER_DISCARD
from wilderland.model.records import Decision, Option
from wilderland.model.state import State
from wilderland.server.windows import PASS
from wilderland.server.words import Stops
from wilderland.views.view import timely

USUAL = Stops().steps
"""The stops of a seat that has not chosen its own."""
WINDOWS = ("action", "planning")
LEAST = (PASS, "done", "decline", "keep", "stay")
"""What a seat answers that does as little as it can."""
FIGHTING = ("defend", "damage", "enemy-attack", "shadow")
MOST_PASSES = 2000
"""In a row; more would be a mistake of ours."""


Moment = tuple[int, int]
"""A round, and an attack within it."""


@dataclass
class Habits:
    """How one seat passes: its settings, and what it has done lately (which is not stored)."""

    stops: Stops = field(default_factory=Stops)
    holding: bool = False
    delegated: bool = False
    """Its passes are made for it, unless it is attacked."""
    by_program: bool = False
    """A companion answers: nothing is passed for it."""
    declined: frozenset[str] = frozenset()
    """What made sense when the seat last passed by itself …"""
    declined_at: bytes = b""
    """… and how the table looked then."""
    refused: dict[Moment, frozenset[str]] = field(default_factory=dict)
    """What it has declined outside and within each attack of this round."""
    idle: dict[str, frozenset[str]] = field(default_factory=dict)
    """What made no sense and was declined at each of the usual stops: one no is enough for the game."""
    began: tuple[int, int] = (0, 0)
    """When `run_to` was set: the round, and how many encounter cards had come."""

    def set(self, stops: Stops, state: State) -> None:
        self.stops = stops
        self.began = (state.round, _revealed(state))

    def called(self) -> None:
        """Somebody wants attention."""
        if self.stops.run_to and "called" in self.stops.interrupts:
            self.stops = msgspec.structs.replace(self.stops, run_to="")

    def passed(self, game: Game, seat: int) -> None:
        """The seat passes by itself. It is not asked the same again before something changes on the table; and, but for
        its own steps, not in the same round or attack."""
        decision = game.decisions.get(seat)
        if decision is not None and decision.kind in WINDOWS:
            self.declined = frozenset(option.key for option in self.wanted(game.state, decision))
            self.declined_at = looks(game)
            now = moment(game.state)
            this_round = {when: keys for when, keys in self.refused.items() if when[0] == now[0]}
            self.refused = {**this_round, now: this_round.get(now, frozenset()) | self.declined}
            if decision.step in USUAL:
                legal = frozenset(option.key for option in decision.options) - self.declined
                self.idle[decision.step] = self.idle.get(decision.step, frozenset()) | legal

    # -- the rule ---------------------------------------------------------------------------------
    def answer(self, game: Game, decision: Decision) -> str | None:
        """The key that is chosen for the seat without asking it, or None."""
        if self.by_program or self.holding:
            return None
        state = game.state
        keys = [option.key for option in decision.options]
        attacked = under_attack(state, decision.seat)
        if self.delegated and not attacked and decision.kind not in FIGHTING:
            return next((key for key in LEAST if key in keys), None)
        if PASS not in keys:
            return None
        if len(keys) == 1:
            return PASS
        if decision.kind == "response":
            return self.response(state, decision)
        if decision.kind not in WINDOWS:
            return None
        if self.runs(state, decision, attacked) or decision.step in self.stops.skips:
            return PASS
        legal = [option for option in decision.options if option.key != PASS and self.rule(state, option) != "never"]
        if not legal:
            return PASS
        everything = self.stops.stop == "always" or decision.step in self.stops.steps
        wanted = legal if everything else self.wanted(state, decision)
        if self.stops.stop != "always" and self.stops.steps == USUAL:
            sensible = self.wanted(state, decision)
            idle = self.idle.get(decision.step, frozenset())
            wanted = [option for option in wanted if option in sensible or option.key not in idle]
        if not wanted:
            return PASS
        offered = {option.key for option in wanted}
        if not everything and offered <= self.refused.get(moment(state), frozenset()):
            return PASS
        return PASS if offered <= self.declined and self.declined_at == looks(game) else None

    def response(self, state: State, decision: Decision) -> str | None:
        """Responses are asked, unless their cards are set to always or never."""
        offers = [option for option in decision.options if option.key != PASS]
        always = [option.key for option in offers if self.rule(state, option) == "always"]
        if always:
            return always[0]
        return PASS if all(self.rule(state, option) == "never" for option in offers) else None

    def wanted(self, state: State, decision: Decision) -> list[Option]:
        """What makes sense now, as far as the cards can tell."""
        return [
            option
            for option in decision.options
            if option.key != PASS and self.rule(state, option) != "never" and timely(state, decision.seat, option)
        ]

    def rule(self, state: State, option: Option) -> str:
        if option.card < 0 or not self.stops.abilities:
            return "ask"
        return self.stops.abilities.get(state.cards[option.card].face.code, "ask")

    def runs(self, state: State, decision: Decision, attacked: bool) -> bool:
        """Whether the seat is on its way to a later step; ends where it gets there or is interrupted."""
        stops = self.stops
        if not stops.run_to:
            return False
        round, revealed = self.began
        over = (
            decision.step == stops.run_to
            or (stops.run_to == "end" and state.round > round)
            or ("attacked" in stops.interrupts and attacked)
            or ("revealed" in stops.interrupts and _revealed(state) != revealed)
            or ("threat" in stops.interrupts and state.players[decision.seat].threat >= stops.threat_limit)
        )
        if over:
            self.stops = msgspec.structs.replace(stops, run_to="")
        return not over


def settle(game: Game, habits: Mapping[int, Habits]) -> list[tuple[int, str]]:
    """Pass for every seat that is not to be asked, from the first player on; what was chosen for whom."""
    made: list[tuple[int, str]] = []
    while len(made) < MOST_PASSES:
        for seat, decision in game.decisions.items():
            key = habits[seat].answer(game, decision)
            if key is not None:
                game.choose(key, seat)
                made.append((seat, key))
                break
        else:
            break
    return made


def under_attack(state: State, seat: int) -> bool:
    return any(attack.by_enemy and attack.seat == seat for attack in state.attacks)


def moment(state: State) -> Moment:
    """The round, and the attack that is under way."""
    return state.round, state.attacks[-1].serial if state.attacks else -1


def looks(game: Game) -> bytes:
    """What lies on the table, whatever the moment, as a short hash."""
    view = game.view(seats=range(len(game.state.players)))
    for word in ("decisions", "step", "phase", "round"):
        del view[word]
    return blake2b(msgspec.json.encode(view), digest_size=16).digest()


def _revealed(state: State) -> int:
    return len(state.zones[ENCOUNTER_DECK]) + len(state.zones[ENCOUNTER_DISCARD])
