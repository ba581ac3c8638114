"""A position played by card names: looking, choosing, going on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wilderland.effects.numbers import has_trait, keyword, staging_threat, stat
from wilderland.game import Game
from wilderland.kernel.node import Node
from wilderland.kernel.run import run
from wilderland.model.kinds import (
    PHASES,
    STATS,
    VICTORY_DISPLAY,
    zone_name,
)
from wilderland.model.records import TABLE, Decision, Frame, LogEntry, Option, Scope
from wilderland.model.state import State
from wilderland.rules.revealing import REVEAL
from wilderland.testing.made_up import MadeUp, Name, Names, listed

PASSIVE_ANSWERS = ("pass", "done", "undefended", "decline", "keep", "stay")
"""What `to` answers on the way, where nothing forces a choice."""


class CardHandle:
    """A card of a position, read live."""

    def __init__(self, table: TestTable, identity: int) -> None:
        self.table = table
        self.id = identity

    def __getattr__(self, word: str) -> Any:
        """A stat now (`attack`, `threat` …), or anything on the record (`damage`, `exhausted` …)."""
        if word in STATS:
            return stat(self.table.state, self.id, STATS.index(word))
        return getattr(self.table.state.cards[self.id], word)

    @property
    def place(self) -> str:
        """Where it is: `staging`, `hand:0`, `engaged:1`, `discard:0`, `encounter-discard` …"""
        return zone_name(self.table.state.cards[self.id].zone)

    @property
    def hosted_by(self) -> str:
        host = self.table.state.cards[self.id].host
        return self.table.state.cards[host].face.name if host >= 0 else ""

    def has_trait(self, trait: str) -> bool:
        return has_trait(self.table.state, self.id, trait)

    def has_keyword(self, word: str) -> int:
        return keyword(self.table.state, self.id, word)

    def __repr__(self) -> str:
        return f"<{self.table.state.cards[self.id].face.name} at {self.place}>"


class TestTable:
    """A position and the means to play it by card names."""

    __test__ = False

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- looking --------------------------------------------------------------------------------
    @property
    def state(self) -> State:
        return self.game.state

    @property
    def decision(self) -> Decision | None:
        return self.game.decision

    @property
    def won(self) -> bool | None:
        return self.game.outcome.won if self.game.outcome else None

    def __getitem__(self, name: Name) -> CardHandle:
        """The first card of a title, those in play before others."""
        return self.all(name)[0]

    def all(self, name: Name) -> list[CardHandle]:
        """All cards of a title, those in play first."""
        title = name if isinstance(name, str) else name.name
        found = [card for card in self.state.cards if title in (card.printed.name, card.face.name)]
        assert found, f"no card titled {title!r} in this position"
        found.sort(key=lambda card: not self.state.in_play(card.id))
        return [CardHandle(self, card.id) for card in found]

    def threat(self, seat: int = 0) -> int:
        return self.state.players[seat].threat

    @property
    def staging_threat(self) -> int:
        return staging_threat(self.state)

    def names(self, place: str) -> list[str]:
        """The titles at a place (`hand:0`, `staging` …), in order."""
        return [card.printed.name for card in self.state.cards if zone_name(card.zone) == place]

    def order(self, place: str) -> list[str]:
        """The titles at a place from its top."""
        for number, cards in enumerate(self.state.zones):
            if cards and zone_name(number) == place:
                return [self.state.cards[card].printed.name for card in cards]
        return []

    @property
    def victory(self) -> list[str]:
        return [self.state.cards[card].printed.name for card in self.state.zones[VICTORY_DISPLAY]]

    def log(self, message: str) -> list[LogEntry]:
        """The lines of the chronicle with this message id."""
        return [entry for entry in self.game.log if entry.message == message]

    def options(self, seat: int | None = None) -> list[str]:
        """The keys offered, with the cards' titles in place of their numbers."""
        decision = self._asked(seat)
        return [self._word(option) for option in decision.options] if decision else []

    def can(self, what: Name, seat: int | None = None, kind: str = "") -> bool:
        """Whether an option for this card (or with this key) is offered."""
        decision = self._asked(seat)
        return decision is not None and any(self._fits(option, what, kind) for option in decision.options)

    # -- choosing -------------------------------------------------------------------------------
    def choose(self, *what: Name, seat: int | None = None, kind: str = "") -> TestTable:
        """Answer decisions one after the other by card title, key, or the first word of a key."""
        for one in what:
            decision = self._asked(seat)
            assert decision is not None, f"nothing is asked, but {one!r} was to be chosen\n{self}"
            for option in decision.options:
                if self._fits(option, one, kind):
                    self.game.choose(option, seat=decision.seat)
                    break
            else:
                raise AssertionError(f"no option {one!r}\n{self}")
        return self

    def play(self, name: Name, *then: Name, seat: int | None = None, pay: Names = ()) -> TestTable:
        """Play a card from hand, then answer what it asks. Payment is made from `pay`, else from the first pools."""
        return self._do("play", name, then, seat, pay)

    def use(self, name: Name, *then: Name, seat: int | None = None, pay: Names = ()) -> TestTable:
        """Use an action of a card in play."""
        return self._do("use", name, then, seat, pay)

    def respond(self, name: Name, *then: Name, seat: int | None = None, pay: Names = ()) -> TestTable:
        """Use a response."""
        return self._do("respond", name, then, seat, pay)

    def _do(self, kind: str, name: Name, then: tuple[Name, ...], seat: int | None, pay: Names) -> TestTable:
        purse = listed(pay)
        self.choose(name, seat=seat, kind=kind)
        left = list(then)
        while True:
            decision = self._asked(seat)
            if decision is not None and any(option.key.startswith("pay:") for option in decision.options):
                self.choose(purse.pop(0) if purse else decision.options[0].key, seat=seat)
            elif left:
                self.choose(left.pop(0), seat=seat)
            else:
                return self

    def commit(self, *names: Name, seat: int | None = None) -> TestTable:
        """Commit characters to the quest (whoever is asked, or this seat), and be done."""
        asked = self._asked(seat)
        self.choose(*names, seat=seat, kind="commit")
        decision = self.decision
        if asked is not None and decision is not None and (decision.kind, decision.seat) == ("commit", asked.seat):
            self.choose("done", seat=asked.seat)
        return self

    def defend(self, name: Name, seat: int | None = None) -> TestTable:
        return self.choose(name, seat=seat, kind="defend")

    def attack(self, enemy: Name, *attackers: Name, seat: int | None = None) -> TestTable:
        """Declare an attack with these characters."""
        self.choose(enemy, seat=seat, kind="attack")
        self.choose(*attackers, seat=seat, kind="attacker")
        decision = self.decision
        if decision is not None and decision.kind == "attackers":
            self.choose("done")
        return self

    def pass_(self, seat: int | None = None) -> TestTable:
        return self.choose("pass", seat=seat)

    def to(self, where: str, limit: int = 400) -> TestTable:
        """Go on, doing as little as possible, until a decision of this step or kind is asked (or the game ends).

        `where` is a step (`quest.staging`, `combat.enemy.2`), a phase, or a kind (`defend`, `commit`).
        """
        for _ in range(limit):
            decision = self.decision
            if decision is None or self._is_at(decision, where):
                return self
            self._do_little(decision)
        raise AssertionError(f"never came to {where!r}\n{self}")

    def until(self, test: Callable[[TestTable], bool], limit: int = 400) -> TestTable:
        """Go on, doing as little as possible, until the test holds."""
        for _ in range(limit):
            if test(self) or self.decision is None:
                return self
            self._do_little(self.decision)
        raise AssertionError(f"never came there\n{self}")

    def end_phase(self) -> TestTable:
        """Go on, doing as little as possible, to the next phase that asks something."""
        phase, round_ = self.state.phase, self.state.round
        return self.until(lambda t: (t.state.phase, t.state.round) != (phase, round_))

    def reveal(self, name: Name) -> TestTable:
        """Reveal a card as if from the encounter deck, here and now (it must be in the position)."""
        found = [card for card in self.all(name) if card.place in ("encounter-deck", "encounter-discard")]
        assert found, f"{name!r} is not in the encounter deck\n{self}"
        return self.run(REVEAL, TABLE.with_it(found[0].id))

    def run(self, node: Node, scope: Scope = TABLE) -> TestTable:
        """Let a node of the program happen here and now."""
        self.state.decisions = None
        self.state.push(Frame(node, 0, scope))
        run(self.state)
        return self

    # -- inside ---------------------------------------------------------------------------------
    def _asked(self, seat: int | None) -> Decision | None:
        return self.game.decisions.get(seat) if seat is not None else self.game.decision

    def _is_at(self, decision: Decision, where: str) -> bool:
        return (
            decision.kind == where
            or decision.step == where
            or (PHASES[self.state.phase] == where and decision.step.startswith(where))
        )

    def _do_little(self, decision: Decision) -> None:
        for option in decision.options:
            if option.key in PASSIVE_ANSWERS:
                self.game.choose(option, seat=decision.seat)
                return
        self.game.choose(decision.options[0], seat=decision.seat)

    def _fits(self, option: Option, what: Name, kind: str) -> bool:
        word = option.key.partition(":")[0]
        if kind and word != kind:
            return option.key == what
        if isinstance(what, MadeUp):
            what = what.name
        if option.key == what or (not kind and word == what):
            return True
        if option.card >= 0 and self.state.cards[option.card].printed.name == what:
            return True
        return option.card >= 0 and self.state.cards[option.card].face.name == what

    def _word(self, option: Option) -> str:
        if option.card < 0:
            return option.key
        return f"{option.key.partition(':')[0]}:{self.state.cards[option.card].printed.name}"

    def __str__(self) -> str:
        lines = [f"round {self.state.round}, {self.state.step}, first player {self.state.first}"]
        for seat, decision in self.game.decisions.items():
            source = f" by {self.state.cards[decision.source].face.name}" if decision.source >= 0 else ""
            lines.append(f"  seat {seat} is asked {decision.kind} ({decision.prompt}{source}):")
            lines += [f"    {self._word(option)}   [{option.key}]" for option in decision.options]
        if self.game.outcome is not None:
            lines.append(f"  {self.game.outcome}")
        return "\n".join(lines)
