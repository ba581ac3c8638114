"""A game as a table plays it: rows of accepted choices, late answers, passes, undo. No network, no store, no clock.

Everything is tried first (`Turn`) and counts only when the caller has stored it (`commit`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from wilderland.errors import BadAdjustment, IllegalChoice, Problem, ReplayDiverged, WilderlandError
from wilderland.game import TABLE_SEAT, Game
from wilderland.loading import load
from wilderland.saves.reading import read_choices
from wilderland.server.passing import Habits, settle
from wilderland.server.refusal import Refusal, because
from wilderland.server.revealing import revealed
from wilderland.server.windows import Move, Windows
from wilderland.setups import Setup

UNDO = "undo "
CUT = "cut "
"""Like an undo, but nobody's: what this version cannot play any more counts no more."""


@dataclass(frozen=True)
class Row:
    """What was accepted together: one step of undo."""

    serial: int
    member: int
    lines: tuple[str, ...]
    """As saves have them: `0 play:17`, and with a plus what belongs to the same gesture."""
    choices: int
    """How many choices the game has with it."""

    @property
    def moves(self) -> tuple[Move, ...]:
        return read_choices(self.lines)


@dataclass(frozen=True)
class Turn:
    """The game as it would be, and the row that makes it so."""

    game: Game
    row: Row
    habits: dict[int, Habits]
    """How the seats pass from then on."""
    kept: int | None = None
    """Of an undo: how many rows are left."""

    @property
    def line(self) -> str:
        """The row as it is stored."""
        return "\n".join(self.row.lines) if self.kept is None else f"{UNDO}{self.kept}"


class Play:
    """A game under way."""

    def __init__(self, game: Game, habits: dict[int, Habits]) -> None:
        self.game = game
        self.habits = habits
        self.rows: list[Row] = []
        self.serial = 0
        self.undos = 0
        self.windows = Windows()
        self.windows.begin(game.state, 0)
        self.short: Problem | None = None
        """Why a game read from the store could not be played as it was …"""
        self.stands_earlier = False
        """… and whether some of it is lost by that."""

    # -- trying -----------------------------------------------------------------------------------
    def choose(self, member: int, seat: int, keys: Sequence[str], serial: int | None = None) -> Turn:
        """A gesture of a seat; `serial` is what whoever makes it has seen (None: the program itself, now)."""
        self.require_running()
        if serial is not None and not (serial <= self.serial and self.windows.good(seat, serial, keys[0])):
            if serial == self.serial and seat not in self.game.decisions:
                raise Refusal("illegal", "refused-not-asked", seat=seat)
            raise Refusal("stale")
        trial, habits = self.game.clone(), self.same_habits()
        try:
            if serial is not None and keys[0] == "pass":
                habits[seat].passed(trial, seat)
            trial.choose(keys[0] if len(keys) == 1 else list(keys), seat)
        except IllegalChoice as error:
            if serial is not None and serial != self.serial:
                raise Refusal("stale") from error
            raise illegal(error) from error
        lines = [f"{'+' if number else ''}{seat} {key}" for number, key in enumerate(keys)]
        return self._turn(trial, member, lines, habits)

    def adjust(self, member: int, key: str) -> Turn:
        """Overrule the engine; a key as replays have it."""
        self.require_running()
        trial = self.game.clone()
        try:
            trial.repeat(TABLE_SEAT, key)
        except WilderlandError as error:
            raise because(error) from error
        return self._turn(trial, member, [f"{TABLE_SEAT} {key}"], self.same_habits())

    def concede(self, member: int, seat: int) -> Turn:
        """A seat leaves the game, or (-1) the table gives up."""
        self.require_running()
        trial = self.game.clone()
        try:
            trial.concede(None if seat < 0 else seat)
        except IllegalChoice as error:
            raise illegal(error) from error
        return self._turn(trial, member, [f"{seat} concede:{'table' if seat < 0 else seat}"], self.same_habits())

    def pass_on(self) -> Turn | None:
        """What is passed for seats although nobody has done anything: when stops change, or the game begins."""
        if self.game.outcome is not None:
            return None
        trial = self.game.clone()
        turn = self._turn(trial, -1, [], self.same_habits())
        return turn if turn.row.lines else None

    def same_habits(self) -> dict[int, Habits]:
        """To be tried with: what is refused or declined must change nothing."""
        return {seat: replace(habits) for seat, habits in self.habits.items()}

    def _turn(self, trial: Game, member: int, lines: list[str], habits: dict[int, Habits]) -> Turn:
        lines += [f"{seat} {key}" for seat, key in settle(trial, habits)]
        count = trial.history.number if trial.history else 0
        return Turn(trial, Row(self.serial + 1, member, tuple(lines), count), habits)

    # -- taking back ------------------------------------------------------------------------------
    def undo(self, member: int, steps: int) -> Turn:
        """The game without its last rows, rebuilt from history: chance stays as it was."""
        self.require_running()
        kept = self.kept_after(steps)
        count = self.rows[kept - 1].choices if kept else 0
        trial = self.game.clone()
        gestures = set()
        choice = trial.history
        while choice is not None and choice.number > count:
            gestures.add(choice.step)
            choice = choice.before
        try:
            trial.undo(len(gestures))
        except WilderlandError as error:  # an older version's game, that goes on from its save
            raise because(error) from error
        habits = {seat: replace(one, declined=frozenset()) for seat, one in self.habits.items()}
        return Turn(trial, Row(self.serial + 1, member, (), count), habits, kept)

    def kept_after(self, steps: int) -> int:
        """How many rows are left when so many gestures are taken back; what the table passed by itself goes along."""
        kept = len(self.rows)
        while steps and kept:
            kept -= 1
            steps -= self.rows[kept].member >= 0
        if steps or all(row.member < 0 for row in self.rows[kept:]):
            raise Refusal("illegal", "refused-nothing-to-undo")
        return kept

    def own_and_quiet(self, member: int, turn: Turn) -> bool:
        """Whether an undo takes back only what this member did last, with nothing come to light by it."""
        taken = self.rows[turn.kept or 0 :]
        others = any(row.member >= 0 and row.member != member for row in taken)
        return not others and not revealed(turn.game.state, self.game.state)

    # -- counting ---------------------------------------------------------------------------------
    def commit(self, turn: Turn) -> None:
        """It has been stored: now it is so."""
        self.game = turn.game
        self.serial = turn.row.serial
        self.habits.update(turn.habits)
        if turn.kept is None:
            self.rows.append(turn.row)
            self.windows.after(self.game.state, self.serial, turn.row.moves)
        else:
            del self.rows[turn.kept :]
            self.undos += 1
            self.windows.begin(self.game.state, self.serial)

    def require_running(self) -> None:
        if self.game.outcome is not None:
            raise Refusal("over")


def illegal(error: IllegalChoice) -> Refusal:
    return Refusal("illegal", error.reason.message, rule=error.reason.rule, offered=tuple(error.offered[:100]))


# -- from the store --------------------------------------------------------------------------------
def folded(stored: Iterable[tuple[int, int, str]]) -> tuple[list[tuple[int, int, tuple[str, ...]]], int]:
    """The rows that count, after what was taken back, as (serial, member, lines); and how often that was."""
    rows: list[tuple[int, int, tuple[str, ...]]] = []
    undos = 0
    for serial, member, text in stored:
        word, _, kept = text.partition(" ")
        if f"{word} " in (UNDO, CUT):
            del rows[int(kept) :]
            undos += f"{word} " == UNDO
        else:
            rows.append((serial, member, tuple(text.split("\n"))))
    return rows, undos


def replayed(
    setup: Setup, stored: Sequence[tuple[int, int, str]], habits: dict[int, Habits], save: tuple[str, int] | None
) -> Play:
    """A game from its setup and rows. If this version plays them otherwise, from the last save and the rows after it;
    and as far as it goes, which `short` then tells."""
    rows, undos = folded(stored)
    play = Play(Game(setup, setup.begin()), habits)
    try:
        _replay(play, rows)
    except ReplayDiverged as error:
        play = _from_save(save, stored, habits) or play
        play.short = play.short or error.problems[0]
        play.stands_earlier = len(play.rows) < len(rows)
    play.serial = stored[-1][0] if stored else 0
    play.undos = undos
    play.windows.begin(play.game.state, play.serial)
    return play


def _replay(play: Play, rows: Iterable[tuple[int, int, tuple[str, ...]]]) -> None:
    for serial, member, lines in rows:
        trial = play.game.clone()
        for number, (seat, keys) in enumerate(gestures(lines)):
            try:
                if keys[0].startswith(("adjust:", "concede:")):
                    trial.repeat(seat, keys[0])
                else:
                    trial.choose(keys[0] if len(keys) == 1 else keys, seat)
            except (IllegalChoice, BadAdjustment) as error:
                raise ReplayDiverged(number, seat, keys[0], []) from error
        play.game = trial
        count = trial.history.number if trial.history else 0
        play.rows.append(Row(serial, member, lines, count))


def _from_save(
    save: tuple[str, int] | None, stored: Sequence[tuple[int, int, str]], habits: dict[int, Habits]
) -> Play | None:
    """The game of a save and what counts of what was accepted after it, if nothing older was taken back since."""
    if save is None:
        return None
    text, serial = save
    try:
        game = load(text)
    except WilderlandError:  # an older version's, that this one cannot read
        return None
    before, _ = folded(row for row in stored if row[0] <= serial)
    rows, _ = folded(stored)
    if game.loaded_short or rows[: len(before)] != before:
        return None
    play = Play(game, habits)
    count = 0
    for number, member, lines in before:
        count += len(lines)
        play.rows.append(Row(number, member, lines, count))
    try:
        _replay(play, rows[len(before) :])
    except ReplayDiverged as error:
        play.short = error.problems[0]
    return play


def gestures(lines: Iterable[str]) -> list[tuple[int, list[str]]]:
    """Lines as (seat, keys): a plus joins a line to the one before it."""
    found: list[tuple[int, list[str]]] = []
    for line in lines:
        seat, key = read_choices([line])[0]
        if line.startswith("+"):
            found[-1][1].append(key)
        else:
            found.append((seat, [key]))
    return found
