"""The terminal: what is printed, what is asked, and how one leaves."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import NoReturn

import typer
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from wilderland.cli.menu import folded
from wilderland.text import Catalog
from wilderland.text.catalog import Argument
from wilderland.text.chronicle import HEADINGS, Line
from wilderland.text.prose import Prose

WIDE = 130
"""From this width on, the table stands side by side."""


class Leave(Exception):
    """The person at the terminal is gone: end of input, or an interrupt."""

    def __init__(self, interrupted: bool) -> None:
        super().__init__()
        self.interrupted = interrupted


class Terminal:
    """Words to a person and back."""

    def __init__(self, prose: Prose | None = None, console: Console | None = None) -> None:
        self.prose = prose or Prose(Catalog())
        self.console = console or Console(highlight=False)
        self.heading = ""
        """The phase that is told of, until its first line has been shown."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # gives `input` line editing and a history

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def wide(self) -> bool:
        return self.width >= WIDE

    def show(self, *what: RenderableType) -> None:
        for renderable in what:
            self.console.print(renderable)

    def say(self, message: str, /, style: str = "", **args: Argument) -> None:
        """A message of the catalog on a line of its own."""
        self.console.print(Text(self.prose.say(message, **args), style=style))

    def ask(self, prompt: str = "> ") -> str:
        """A line of input, stripped; raises `Leave` when there is nobody to give one."""
        try:
            return input(prompt).strip()
        except EOFError:
            raise Leave(False) from None
        except KeyboardInterrupt:
            raise Leave(True) from None

    def confirm(self, message: str, default: bool, /, **args: Argument) -> bool:
        """Yes or no; Enter is the default."""
        hint = self.prose.say("ask-yes-no" if default else "ask-no-yes")
        while True:
            answer = folded(self.ask(f"{self.prose.say(message, **args)} {hint} "))
            if not answer:
                return default
            for word, meaning in (("ask-yes", True), ("ask-no", False)):
                if folded(self.prose.say(word)).startswith(answer):
                    return meaning
            self.say("ask-again", style="yellow")

    def tell(self, lines: Iterable[Line]) -> None:
        """The chronicle: rounds and phases as headings, a phase in which nothing happened left out."""
        for line in lines:
            if line.message == "log-round":
                self.show(Rule(line.text, style="cyan", characters="═"))
                self.heading = ""
            elif line.message in HEADINGS:
                self.heading = line.text
            else:
                if self.heading:
                    self.show(Text(self.heading, style="bold cyan"))
                    self.heading = ""
                self.show(entry_text(line))
                text = self.said_by(line)
                if text:
                    self.show(indented(Text(text, style="dim italic"), line.depth + 2))

    def said_by(self, line: Line) -> str:
        """The text of a card that has just been turned up."""
        if line.message == "log-shadow":
            return self.prose.shadow(line.card)
        if line.message in ("log-reveal", "log-stage"):
            return " ".join([*self.prose.keywords(line.card), *self.prose.text(line.card).split()])
        return ""

    def fail(self, message: str, /, **args: Argument) -> NoReturn:
        """Say on the error stream why it cannot be done, and exit with 2."""
        text = Text(self.prose.say(message, **args), style="bold red")
        Console(stderr=True, highlight=False).print(text, soft_wrap=True)
        raise typer.Exit(2)


STYLES = {
    "log-reveal": "magenta",
    "log-surge": "magenta",
    "log-shadow": "magenta",
    "log-quest": "bold",
    "log-destroyed": "bold red",
    "log-eliminated": "bold red",
    "log-lost": "bold red",
    "log-won": "bold green",
    "log-explored": "green",
    "log-stage": "bold",
    "log-stage-defeated": "green",
}


def entry_text(line: Line) -> RenderableType:
    """A line of the chronicle, under what caused it."""
    return indented(Text(line.text, style=STYLES.get(line.message, "")), line.depth + 1)


def indented(text: Text, depth: int = 1) -> RenderableType:
    """Text that stays to the right of its indentation when it wraps."""
    return Padding(text, (0, 0, 0, 2 * depth), expand=False)
