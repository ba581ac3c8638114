"""``wilderland replay``: a recorded game again, choice by choice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from wilderland.cli.autosave import Autosave
from wilderland.cli.board import Board
from wilderland.cli.score import end_of_game
from wilderland.cli.terminal import Leave, Terminal
from wilderland.errors import BadSave, IllegalChoice, WilderlandError
from wilderland.game import Game, Replay
from wilderland.loading import load
from wilderland.text import Catalog
from wilderland.text.chronicle import chronicle
from wilderland.text.problems import why
from wilderland.text.prose import Prose

_text = Catalog()


def command(
    file: Annotated[Path | None, typer.Argument(help=_text.format("replay-file-help"))] = None,
    at: Annotated[int | None, typer.Option(min=0, help=_text.format("replay-at-help"))] = None,
    told: Annotated[bool, typer.Option("--chronicle", help=_text.format("replay-chronicle-help"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=_text.format("cli-json-help"))] = False,
) -> None:
    terminal = Terminal(Prose(_text))
    path = file or Autosave().last
    try:
        tape = Tape(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, WilderlandError) as error:
        terminal.fail("replay-bad", file=str(path), why=why(terminal.prose, error))
    terminal.prose = Prose(_text, edition=tape.games[0].state.table.edition.code)
    if as_json:
        typer.echo(json.dumps(tape.summary(), ensure_ascii=False))
    elif told:
        terminal.tell(chronicle(terminal.prose, tape.end.log_for(tape.seats), tape.seats))
        _close(terminal, tape)
    elif at is not None:
        _show(terminal, tape, min(at, tape.last))
        _diverged(terminal, tape)
    else:
        _walk(terminal, tape)
    raise typer.Exit(1 if tape.diverged else 0)


class Tape:
    """A recorded game at every one of its choices (clones share all that does not change)."""

    def __init__(self, text: str) -> None:
        first, choices = _beginning(text)
        self.games = [first]
        self.choices = choices
        self.diverged: IllegalChoice | None = None
        """The first choice that this version does not offer, if there is one: the tape ends before it."""
        for seat, key in choices:
            game = self.games[-1].clone()
            try:
                game.repeat(seat, key)
            except IllegalChoice as error:
                self.diverged = error
                break
            self.games.append(game)

    @property
    def last(self) -> int:
        return len(self.games) - 1

    @property
    def end(self) -> Game:
        return self.games[-1]

    @property
    def seats(self) -> range:
        return range(len(self.end.state.players))

    def summary(self) -> dict[str, Any]:
        outcome = self.end.outcome
        return {
            "choices": len(self.choices),
            "replayed": self.last,
            "diverged": None if self.diverged is None else {"choice": self.last + 1, "key": self.diverged.key},
            "won": outcome.won if outcome else None,
            "reason": outcome.reason if outcome else None,
            "rounds": outcome.rounds if outcome else self.end.state.round,
            "score": outcome.score if outcome else None,
            "digest": self.end.digest,
        }


def _beginning(text: str) -> tuple[Game, tuple[tuple[int, str], ...]]:
    """The game before its first choice, and the choices; a built position begins where it was built."""
    try:
        record = Replay.loads(text)
    except BadSave:
        game = load(text)
        return Game(game.setup, game.origin.clone(), game.origin), game.choices
    return record.play(0), record.choices


def _show(terminal: Terminal, tape: Tape, number: int) -> None:
    """The board after so many choices, and what was chosen next."""
    game = tape.games[number]
    view = game.view(seats=tape.seats)
    acting = list(game.decisions) or list(tape.seats)
    terminal.show(Board(terminal.prose, view, None, acting).draw(terminal.width))
    terminal.say("replay-at", number=number, last=tape.last)
    if number < tape.last:
        seat, key = tape.choices[number]
        terminal.show(Text(f"  {_told(terminal, game, seat, key)}", style="cyan"))


def _told(terminal: Terminal, game: Game, seat: int, key: str) -> str:
    """A choice in words."""
    prose = terminal.prose
    decision = game.decisions.get(seat)
    option = next((one for one in decision.options if one.key == key), None) if decision else None
    if decision is None or option is None:
        return prose.say("replay-by-hand", key=key)
    view = game.view(seats=range(len(game.state.players)))
    return prose.say("replay-choice", prompt=prose.prompt(view, decision), answer=prose.option(view, option))


def _walk(terminal: Terminal, tape: Tape) -> None:
    """Step through: Enter goes on, a number goes there, `b` back, `q` leaves."""
    number = 0
    _show(terminal, tape, 0)
    try:
        while number < tape.last:
            words = terminal.ask(f"{terminal.prose.say('replay-ask')} ").casefold()
            before, number = number, _there(words, number, tape.last)
            if words == "q":
                return
            if number == before + 1:
                seen = tape.games[before].state.log
                entries = tape.games[number].log_for(tape.seats, seen.number if seen else 0)
                terminal.tell(chronicle(terminal.prose, entries, tape.seats))
            _show(terminal, tape, number)
    except Leave:
        terminal.console.print()
        return
    _close(terminal, tape)


def _there(words: str, number: int, last: int) -> int:
    """Where a typed answer leads."""
    if words.isdigit():
        return min(int(words), last)
    return max(0, number - 1) if words == "b" else number if words else number + 1


def _close(terminal: Terminal, tape: Tape) -> None:
    if tape.end.outcome is not None:
        terminal.show(*end_of_game(tape.end, terminal.prose))
    _diverged(terminal, tape)


def _diverged(terminal: Terminal, tape: Tape) -> None:
    """Where a game recorded under other rules parts from this version."""
    if tape.diverged is None:
        return
    seat, key = tape.choices[tape.last]
    decision = tape.end.decisions.get(seat)
    view = tape.end.view(seats=tape.seats)
    offered = [terminal.prose.option(view, option) for option in decision.options] if decision else []
    terminal.say(
        "replay-diverged",
        style="bold yellow",
        number=tape.last + 1,
        count=len(tape.choices),
        player=terminal.prose.player(seat),
        key=key,
        offered=terminal.prose.listed(offered) or "–",
    )
