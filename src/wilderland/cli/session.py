"""One game at the terminal: the loop of what happened, the board, the question, the answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wilderland.advice import hint
from wilderland.cli import override
from wilderland.cli.advising import drawn_hint
from wilderland.cli.autosave import Autosave, free_name, write
from wilderland.cli.board import Board
from wilderland.cli.describe import MenuView
from wilderland.cli.explain import Explainer, find_rule, rule_text
from wilderland.cli.menu import PICKING, Gesture, Menu, NoAnswer
from wilderland.cli.stops import Stops
from wilderland.cli.terminal import Leave, Terminal
from wilderland.errors import BadAdjustment, IllegalChoice, NothingToUndo
from wilderland.game import Game
from wilderland.text.chronicle import chronicle
from wilderland.text.problems import why

BOARD_KINDS = ("mulligan", "planning", "action", "commit", "travel", "engage", "enemy-attack", "defend", "attack")
"""Decisions before which the board is drawn; smaller ones follow at once from one of these."""

LOG_LINES = 30
HELP = tuple("number name enter hint what board log undo pass save override concede quit".split())


class Session:
    """One game at one terminal, all seats played there."""

    def __init__(self, game: Game, terminal: Terminal, stops: Stops, autosave: Autosave) -> None:
        self.game, self.terminal, self.stops, self.autosave = game, terminal, stops, autosave
        self.prose = terminal.prose
        self.seats = range(len(game.state.players))
        self.told = 0
        """The last log entry that was shown."""
        self.marks: list[int] = []
        """How many choices had been made at each question, for undo."""
        self.warned = False
        self.seen: dict[str, Any] = {}
        """The board as it was last drawn."""
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.explain,
            "u": self.undo,
            "s": self.save,
            "l": self.log,
            "h": self.hint,
            "k": self.help,
            "b": self.draw,
            "p": self.pass_phase,
            "c": self.concede,
            "o": self.override,
            "q": self.quit,
        }

    # -- the loop -------------------------------------------------------------------------------
    def run(self) -> int:
        """Play until the game is over or the person leaves; an exit code."""
        try:
            while True:
                self.settle()
                self.tell()
                if self.game.outcome is not None:
                    return 0
                self.question()
        except Leave as leave:
            self.autosave.keep(self.game)
            self.good_bye()
            return 130 if leave.interrupted else 0
        except KeyboardInterrupt:
            self.good_bye()  # in the middle of something: what was saved before it stands
            return 130

    def good_bye(self) -> None:
        self.terminal.console.print()
        if self.autosave.trouble is None:
            self.terminal.say("play-left", style="cyan", file=str(self.autosave.path))

    def settle(self) -> None:
        """Pass the windows in which nobody needs to be asked, and save."""
        self.stops.settle(self.game)
        self.autosave.keep(self.game)
        if self.autosave.trouble is not None and not self.warned:
            self.warned = True
            self.terminal.say("play-not-saved", style="yellow", why=why(self.prose, self.autosave.trouble))

    def tell(self) -> None:
        """What has happened since the last question."""
        entries = self.game.log_for(self.seats, self.told)
        if self.game.state.log is not None:
            self.told = self.game.state.log.number
        self.terminal.tell(chronicle(self.prose, entries, self.seats))

    def question(self) -> None:
        """Ask until something has been done."""
        self.marks.append(self.choices_made)
        menu = Menu(self.game)
        if menu.kind in BOARD_KINDS and self.seen != self.sight():
            self.draw("")
        self.ask_menu(menu)
        while not self.respond(menu, self.terminal.ask()):
            pass

    def sight(self) -> dict[str, Any]:
        """What the board shows, besides the step."""
        view = self.game.view(seats=self.seats)
        return {word: value for word, value in view.items() if word not in ("decisions", "step")}

    @property
    def choices_made(self) -> int:
        return self.game.history.number if self.game.history else 0

    def ask_menu(self, menu: Menu) -> None:
        view = self.game.view(seats=self.seats)
        self.terminal.show(MenuView(self.prose, view, menu).draw())
        if menu.pays:
            self.terminal.say("play-pay-hint", style="dim")

    def respond(self, menu: Menu, words: str) -> bool:
        """Do what was typed; whether the question is over."""
        word, _, rest = words.partition(" ")
        if words.startswith("?"):
            word, rest = "?", words[1:].strip()
        command = self.commands.get(word.casefold())
        if command is not None:
            return command(rest.strip())
        try:
            view = self.game.view(seats=self.seats)
            gesture = menu.answer(self.game, words, lambda option: self.prose.option(view, option))
        except NoAnswer as no:
            self.terminal.say(no.message, style="yellow", words=no.word, among=self.prose.listed(no.among))
            return False
        return self.choose(gesture)

    def choose(self, gesture: Gesture) -> bool:
        """Make these choices, all or none."""
        trial = self.game.clone()
        try:
            by_seat = {seat: [key for other, key in gesture if other == seat] for seat, _ in gesture}
            for seat, keys in by_seat.items():
                if seat in trial.decisions:
                    trial.choose(keys[0] if len(keys) == 1 else keys, seat)
        except IllegalChoice as error:
            reason = self.prose.reason(error.reason)
            self.terminal.say("play-illegal", style="yellow", reason=reason, rule=error.reason.rule)
            return False
        if all(key == "pass" for _, key in gesture):
            self.stops.decline(self.game)
        self.game.state, self.game.history = trial.state, trial.history
        return True

    # -- looking --------------------------------------------------------------------------------
    def draw(self, rest: str) -> bool:
        """`b`: the board; with any word after it, everyone's area in full."""
        view = self.game.view(seats=self.seats)
        menu = Menu(self.game)
        acting = list(self.seats) if rest else [decision.seat for decision in menu.decisions]
        marks = MenuView(self.prose, view, menu).marks()
        self.terminal.show(Board(self.prose, view, marks, acting).draw(self.terminal.width))
        self.seen = self.sight()
        return False

    def log(self, rest: str) -> bool:
        """`l`: the last lines of the chronicle, or as many as asked for."""
        lines = list(chronicle(self.prose, self.game.log_for(self.seats), self.seats))
        self.terminal.tell(lines[-(int(rest) if rest.isdigit() else LOG_LINES) :])
        return False

    def explain(self, rest: str) -> bool:
        """`?`: why not; `? 3`, `? name`, `? P6.2`: what a card or a rule says."""
        explainer = Explainer(self.prose, self.game, self.seats)
        if not rest:
            lines = explainer.hands()
            self.terminal.say("why-hand" if lines else "why-hand-none", style="bold")
            self.terminal.show(*lines)
            self.terminal.say("why-more", style="dim")
            return False
        item = Menu(self.game).item(int(rest)) if rest.isdigit() else None
        card = explainer.find(rest)
        entry = find_rule(rest)
        if item is not None and item.option.card >= 0:
            self.terminal.show(explainer.card(item.option.card))
        elif entry is not None:
            self.terminal.show(rule_text(self.prose, entry))
        elif card is not None:
            self.terminal.show(explainer.card(card["id"]))
        else:
            self.terminal.say("why-nothing", style="yellow", words=rest)
        return False

    def hint(self, rest: str) -> bool:
        """`h`: what an experienced player would answer; with a number, of that player."""
        asked = list(self.game.decisions)
        seat = int(rest) - 1 if rest.isdigit() and int(rest) - 1 in asked else asked[0]
        self.terminal.say("counsel-thinking", style="dim")
        self.terminal.show(drawn_hint(self.prose, self.game, hint(self.game, seat, self.seats)))
        return False

    def help(self, rest: str) -> bool:
        """`k`: the commands."""
        table = Table.grid(padding=(0, 2))
        for word in HELP:
            table.add_row(
                Text(self.prose.say(f"play-help-{word}"), style="bold"), self.prose.say(f"play-help-{word}-text")
            )
        self.terminal.show(Rule(style="dim"), table)
        return False

    # -- doing ----------------------------------------------------------------------------------
    def undo(self, rest: str) -> bool:
        """`u`: back to the question before this one."""
        while self.marks and self.marks[-1] >= self.choices_made:
            self.marks.pop()
        target = self.marks.pop() if self.marks else self.choices_made - 1
        try:
            self.game.undo(self.steps_since(target))
            while self.choices_made > target or (not self.marks and self.between_questions):
                self.game.undo()
        except NothingToUndo:
            self.terminal.say("play-nothing-to-undo", style="yellow")
            return False
        self.stops.forget()
        self.told = self.game.state.log.number if self.game.state.log else 0
        self.terminal.heading = ""
        self.terminal.say("play-undone", style="cyan")
        return True

    @property
    def between_questions(self) -> bool:
        """Whether this is nothing a person was asked: a window passed for them, or the middle of a run of picks."""
        decision, last = self.game.decision, self.game.history
        if decision is None or last is None:
            return False
        word = last.key.partition(":")[0]
        middle = decision.kind in PICKING and any(option.key.startswith(f"{word}:") for option in decision.options)
        return middle or self.stops.passes(self.game)

    def steps_since(self, target: int) -> int:
        """How many gestures were made after the first `target` choices."""
        choice, steps = self.game.history, set()
        while choice is not None and choice.number > target:
            steps.add(choice.step)
            choice = choice.before
        return max(1, len(steps))

    def pass_phase(self, rest: str) -> bool:
        """`p`: pass now and in every window until the phase is over."""
        menu = Menu(self.game)
        if not all(any(option.key == "pass" for option in decision.options) for decision in menu.decisions):
            self.terminal.say("play-cannot-pass", style="yellow")
            return False
        self.stops.pass_phase(self.game.state)
        return self.choose([(decision.seat, "pass") for decision in menu.decisions])

    def save(self, rest: str) -> bool:
        """`s`: into a file of one's own, besides the autosave."""
        state = self.game.state
        name = rest or f"{state.table.scenario.code}-round-{state.round}.json"
        path = Path(name).expanduser() if rest else free_name(Path(name))
        try:
            write(path, self.autosave.text(self.game))
        except OSError as error:
            self.terminal.say("play-not-saved", style="yellow", why=why(self.prose, error))
        else:
            self.terminal.say("play-saved", style="green", file=str(path))
        return False

    def override(self, rest: str) -> bool:
        """`o`: a person knows better than the engine."""
        if not rest:
            self.terminal.say("override-how")
            rest = self.terminal.ask(f"{self.prose.say('override-ask')} ")
            if not rest:
                return False
        seat = next(iter(self.game.decisions), 0)
        try:
            what = override.parse(self.game, self.prose, rest, seat)
            if not self.game.state.adjusted and not self.terminal.confirm("override-sure", False):
                return False
            self.game.adjust(**what)
        except override.NotUnderstood as no:
            self.terminal.say(no.message, style="yellow", words=no.word)
            return False
        except BadAdjustment as error:
            self.terminal.say("override-bad", style="yellow", why=why(self.prose, error))
            return False
        return True

    def concede(self, rest: str) -> bool:
        """`c`: give up together, or with a number that player alone."""
        if rest and not (rest.isdigit() and int(rest) - 1 in self.seats):
            self.terminal.say("override-no-player", style="yellow", words=rest)
            return False
        seat = int(rest) - 1 if rest else None
        who = self.prose.player(seat) if seat is not None else ""
        if not self.terminal.confirm("play-concede-one" if rest else "play-concede", False, player=who):
            return False
        try:
            self.game.concede(seat)
        except IllegalChoice as error:
            self.terminal.say(
                "play-illegal", style="yellow", reason=self.prose.reason(error.reason), rule=error.reason.rule
            )
            return False
        return True

    def quit(self, rest: str) -> bool:
        """`q`: leave; the game waits."""
        raise Leave(False)
