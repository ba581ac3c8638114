"""A game: decisions asked and answered, cloned, saved, seen, explained, taken back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wilderland.adjusting import apply_adjustment
from wilderland.cards.catalogue import catalogue
from wilderland.decks import Deck, insist, named_decks
from wilderland.errors import (
    BadAdjustment,
    BadSave,
    BadSetup,
    IllegalChoice,
    NothingToUndo,
    Problem,
    ReplayDiverged,
    UnknownSeat,
)
from wilderland.kernel import reasons
from wilderland.kernel.happen import aftermath
from wilderland.kernel.node import Asking
from wilderland.kernel.run import answer, run
from wilderland.kernel.windows import action_refused
from wilderland.model.records import Decision, Event, LogEntry, Option, Outcome, Reason
from wilderland.model.state import State
from wilderland.rules.defeat import eliminate, lose, score_lines
from wilderland.rules.editions import EDITIONS
from wilderland.rules.planning import play_refused
from wilderland.rules.playing import PLAY_BY_KIND
from wilderland.saves import digest, encode
from wilderland.saves.reading import FORMAT, read_choices, read_json, sealed
from wilderland.setups import Setup
from wilderland.version import __version__
from wilderland.views import determinize, view, visible_log
from wilderland.views.hidden import forget_unpaid
from wilderland.views.view import sees

TABLE_SEAT = -1
"""The seat of choices nobody in particular makes: overrides, conceding together."""


class Choice:
    """One answer in the history, linked to the one before; `step` counts what one undo takes back."""

    __slots__ = ("before", "key", "number", "seat", "step")

    def __init__(self, before: Choice | None, seat: int, key: str, step: int) -> None:
        self.before = before
        self.seat = seat
        self.key = key
        self.step = step
        self.number: int = before.number + 1 if before else 1


@dataclass(frozen=True)
class Replay:
    """A whole game as a small value: how it was set up and what was chosen, by whom."""

    setup: Setup
    choices: tuple[tuple[int, str], ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "wilderland": "replay",
            "format": FORMAT,
            "version": __version__,
            "fingerprint": catalogue(self.setup.edition).fingerprint,
            "setup": self.setup.as_json(),
            "choices": [f"{seat} {key}" for seat, key in self.choices],
        }

    def dumps(self) -> str:
        return json.dumps(self.as_json(), ensure_ascii=False)

    @staticmethod
    def loads(text: str | bytes) -> Replay:
        """A replay from its JSON; anything else is a `BadSave`."""
        data = read_json(text)
        try:
            return Replay(Setup.from_json(data["setup"]), read_choices(data["choices"]))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadSave("error-not-a-replay", why=repr(error)) from error

    def play(self, upto: int | None = None) -> Game:
        """The game after its first `upto` choices (all of them by default)."""
        game = Game(self.setup, self.setup.begin())
        for number, (seat, key) in enumerate(self.choices[:upto]):
            try:
                game.repeat(seat, key)
            except IllegalChoice as error:
                raise ReplayDiverged(number, seat, key, error.offered) from error
            except BadAdjustment as error:
                raise ReplayDiverged(number, seat, key, []) from error
        return game


def call_off(state: State) -> None:
    """Before somebody overrules or leaves the game: what is being chosen or paid for begins anew."""
    state.decisions = None
    forget_unpaid(state, 0)
    if state.stack:
        frame = state.stack[-1]
        if isinstance(frame.node, Asking):
            state.stack[-1] = frame.node.anew(frame)


class Game:
    """A game under way. Everything that changes lies in `state`; the rest is how it came about."""

    __slots__ = ("history", "loaded_short", "origin", "setup", "state")

    def __init__(self, setup: Setup | None, state: State, origin: State | None = None) -> None:
        self.setup = setup
        """None for a position that was built, not played."""
        self.state = state
        self.origin = origin or state.clone()
        self.history: Choice | None = None
        self.loaded_short: Problem | None = None
        """Why a loaded game may stand earlier than it was saved; None if it does not."""

    # -- asking and answering -------------------------------------------------------------------
    @property
    def decisions(self) -> dict[int, Decision]:
        """What is asked now, by seat. A window asks several seats at once; any of them may answer."""
        return self.state.decisions or {}

    @property
    def decision(self) -> Decision | None:
        """The next decision in table order, or None when the game is over."""
        for decision in (self.state.decisions or {}).values():
            return decision
        return None

    def choose(self, choice: Option | str | int | Sequence[str], seat: int | None = None) -> None:
        """Answer: an option, its key or its index, or a list of keys as one gesture (all or nothing)."""
        step = self.history.step + 1 if self.history else 1
        if isinstance(choice, (Option, str, int)):
            self._choose(choice, seat, step)
            return
        trial = self.clone()
        for key in choice:
            trial._choose(key, seat, step)
        self.state, self.history = trial.state, trial.history

    def _choose(self, choice: Option | str | int, seat: int | None, step: int) -> None:
        decisions = self.state.decisions or {}
        if seat is None:
            seat = next(iter(decisions), TABLE_SEAT)
        decision = decisions.get(seat)
        offered = decision.options if decision is not None else []
        if isinstance(choice, Option):
            choice = choice.key
        if isinstance(choice, int):
            if not 0 <= choice < len(offered):
                raise IllegalChoice(str(choice), reasons.NOT_OFFERED, [option.key for option in offered])
            option = offered[choice]
        else:
            for option in offered:
                if option.key == choice:
                    break
            else:
                reason = self.why(choice, seat) or reasons.NOT_OFFERED
                raise IllegalChoice(choice, reason, [option.key for option in offered])
        self.history = Choice(self.history, seat, option.key, step)
        answer(self.state, seat, option)

    def repeat(self, seat: int, key: str) -> None:
        """Make a choice of a replay again, overrides included."""
        if key.startswith("adjust:"):
            self._adjust(key)
        elif key.startswith("concede:"):
            self._concede(seat, key)
        else:
            self._choose(key, seat, self.history.step + 1 if self.history else 1)

    def why(self, key: str, seat: int | None = None) -> Reason | None:
        """Why something may not be done now, with the rule; None if it may."""
        decision = self.decisions.get(seat) if seat is not None else self.decision
        if self.state.outcome is not None:
            return reasons.NOT_OFFERED
        seat = decision.seat if seat is None and decision is not None else seat
        if seat is None or not 0 <= seat < len(self.state.players):
            return reasons.NOT_OFFERED
        if self.state.players[seat].eliminated:
            return reasons.ELIMINATED
        if decision is not None and any(option.key == key for option in decision.options):
            return None
        word, _, rest = key.partition(":")
        number = rest.partition(".")[0]
        if number.isdecimal() and int(number) < len(self.state.cards):
            card = self.state.cards[int(number)]
            if not sees(card, 1 << seat):
                return reasons.NOT_OFFERED
            if word == "play" and card.printed.kind in PLAY_BY_KIND:
                return play_refused(self.state, seat, card.id) or reasons.NOT_A_WINDOW
        if word in ("play", "use"):
            reason = action_refused(self.state, seat, key)
            if reason is None and (decision is None or decision.kind not in ("action", "planning")):
                return reasons.NOT_A_WINDOW
            return reason
        return reasons.NOT_NOW if word == "respond" else reasons.NOT_OFFERED

    # -- the end --------------------------------------------------------------------------------
    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def score_sheet(self) -> dict[str, int]:
        """The score line by line, as it would be now (SC)."""
        return score_lines(self.state)

    def concede(self, seat: int | None = None) -> None:
        """One player leaves the game, or (without a seat) the table gives up."""
        self._concede(TABLE_SEAT if seat is None else seat, "concede:table" if seat is None else f"concede:{seat}")

    def _concede(self, seat: int, key: str) -> None:
        if self.state.outcome is not None:
            raise IllegalChoice(key, reasons.NOT_OFFERED, [])
        if key != "concede:table" and (seat not in range(len(self.state.players)) or key != f"concede:{seat}"):
            raise IllegalChoice(key, reasons.NOT_OFFERED, [])
        if seat >= 0 and self.state.players[seat].eliminated:
            raise IllegalChoice(key, reasons.ELIMINATED, [])
        self._record(seat, key)
        call_off(self.state)
        if key == "concede:table":
            lose(self.state, "conceded")
            return
        facts: list[Event] = []
        eliminate(self.state, seat, "conceded", facts)
        aftermath(self.state, facts)
        run(self.state)

    # -- overriding, undoing --------------------------------------------------------------------
    def adjust(self, **what: Any) -> None:
        """Overrule the engine: `card=17, damage=2`, `seat=0, threat=30`, `seat=-1, deck="shuffled"` …

        Logged, part of the replay, and the outcome is marked adjusted.
        """
        if self.state.outcome is not None:
            raise IllegalChoice("adjust", reasons.NOT_OFFERED, [])
        subject = "card" if "card" in what else "seat"
        identity = what.pop(subject, None)
        key = f"adjust:{subject}:{identity}:" + ",".join(f"{word}={value}" for word, value in what.items())
        self._adjust(key)

    def _adjust(self, key: str) -> None:
        trial = self.state.clone()
        call_off(trial)
        apply_adjustment(trial, key)
        aftermath(trial, [])
        run(trial)
        self._record(TABLE_SEAT, key)
        self.state = trial

    def _record(self, seat: int, key: str) -> None:
        self.history = Choice(self.history, seat, key, self.history.step + 1 if self.history else 1)

    @property
    def choices(self) -> tuple[tuple[int, str], ...]:
        """All choices so far, as (seat, key)."""
        found = []
        choice = self.history
        while choice is not None:
            found.append((choice.seat, choice.key))
            choice = choice.before
        found.reverse()
        return tuple(found)

    def undo(self, steps: int = 1) -> None:
        """Take back choices (a gesture counts as one), rebuilt from history: chance stays as it was."""
        target = self.history
        for _ in range(steps):
            if target is None:
                raise NothingToUndo("error-nothing-to-undo")
            step = target.step
            while target is not None and target.step == step:
                target = target.before
        again = Game(self.setup, self.origin.clone(), self.origin)
        for seat, key in self.choices[: target.number if target else 0]:
            again.repeat(seat, key)
        self.state = again.state
        self.history = target

    # -- copies ---------------------------------------------------------------------------------
    def clone(self) -> Game:
        """An independent game at the same moment."""
        other = Game(self.setup, self.state.clone(), self.origin)
        other.history = self.history
        other.loaded_short = self.loaded_short
        return other

    def determinize(self, seats: Iterable[int], rng: int, turn: int = 0) -> Game:
        """A game these seats could not tell from this one: what they cannot know is dealt anew. Not replayable.

        Many redeals of one moment are spread most evenly by one random number and the turns 0, 1, 2 and so on.
        """
        state = determinize(self.state, self._seats(seats), rng, turn)
        state.logging = False
        return Game(None, state)

    # -- seeing ---------------------------------------------------------------------------------
    def view(self, seat: int | None = None, seats: Iterable[int] | None = None) -> dict[str, Any]:
        """The table as one seat sees it, or several together."""
        return view(self.state, self._seats([seat] if seat is not None else seats if seats is not None else ()))

    @property
    def log(self) -> list[LogEntry]:
        """The whole chronicle; `log_for` is what a seat may read."""
        return visible_log(self.state)

    def log_for(self, seats: Iterable[int], after: int = 0) -> list[LogEntry]:
        """The chronicle as these seats may read it, after an entry's number."""
        return visible_log(self.state, self._seats(seats), after)

    def _seats(self, seats: Iterable[int]) -> list[int]:
        found = list(seats)
        for seat in found:
            if seat not in range(len(self.state.players)):
                raise UnknownSeat(seat, len(self.state.players))
        return found

    def __eq__(self, other: object) -> bool:
        """Whether two games stand alike in everything."""
        return isinstance(other, Game) and self.digest == other.digest

    __hash__ = None  # type: ignore[assignment]

    @property
    def digest(self) -> str:
        """A hash of the whole state."""
        return digest(self.state)

    # -- saving ---------------------------------------------------------------------------------
    @property
    def replay(self) -> Replay:
        """Setup and choices: the whole game in one small value."""
        if self.setup is None:
            raise BadSave("error-no-replay")
        return Replay(self.setup, self.choices)

    def save(self) -> str:
        """The game as one JSON text: the replay and the state as it stands."""
        data: dict[str, Any] = {
            "wilderland": "save",
            "format": FORMAT,
            "version": __version__,
            "fingerprint": self.state.table.catalogue.fingerprint,
            "choices": self._lines(),
            "state": encode(self.state),
        }
        if self.setup is not None:
            data["setup"] = self.setup.as_json()
        else:
            table = self.state.table
            data["origin"] = encode(self.origin)
            data["table"] = [table.scenario.code, table.edition.code, table.mode.code, table.skip_empty_windows]
        return sealed(data)

    def _lines(self) -> list[str]:
        """The choices as lines; a plus sign joins a choice to the gesture before it."""
        lines = []
        choice = self.history
        while choice is not None:
            joined = choice.before is not None and choice.before.step == choice.step
            lines.append(f"{'+' if joined else ''}{choice.seat} {choice.key}")
            choice = choice.before
        lines.reverse()
        return lines


def new_game(
    scenario: str = "passage-through-mirkwood",
    decks: Sequence[str | Path | Deck] = ("leadership",),
    edition: str = "revised",
    mode: str = "standard",
    seed: int = 0,
    first_player: int | None = None,
    skip_empty_windows: bool = True,
    any_deck: bool = False,
) -> Game:
    """A new game at its first decision.

    Decks must be legal in the edition (rules B); `any_deck` lets players agree to play with others.
    """
    if edition not in EDITIONS:
        raise BadSetup("error-unknown-edition", word=edition, known=tuple(EDITIONS))
    chosen = tuple(deck for one in decks for deck in named_decks(one, EDITIONS[edition].quantities))
    setup = Setup(scenario, chosen, edition, mode, seed, first_player, skip_empty_windows)
    if not any_deck:
        insist(chosen, edition)
    return Game(setup, setup.begin())
