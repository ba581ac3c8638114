"""Hints and reviews on the terminal."""

from __future__ import annotations

from statistics import fmean

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wilderland.advice import Hint, Review, telling
from wilderland.game import Game, Replay
from wilderland.text.prose import Prose

BARS = "▁▂▃▄▅▆▇█"


def drawn_hint(prose: Prose, game: Game, hint: Hint) -> RenderableType:
    """The best answers, the chance to win with each, and why."""
    decision = game.decisions[hint.seat]
    heading = prose.say("counsel-for", player=prose.player(hint.seat))
    heads = ("counsel-win", "counsel-answer", "counsel-why")
    table = Table(*[prose.say(head) for head in heads], title=heading, title_justify="left")
    for number, one in enumerate(hint.answers):
        style = "bold green" if number == 0 else ""
        chance = Text(telling.percent(prose, one.chance), style=style, justify="right")
        said = Text(telling.answer(prose, game.state, decision, one.keys), style=style)
        table.add_row(chance, said, telling.because(prose, one))
    return Group(table, Text(prose.say("counsel-about", playouts=hint.playouts), style="dim"))


def drawn_review(prose: Prose, replay: Replay, review: Review) -> RenderableType:
    """How the chance to win went, and the decisions that cost most."""
    parts: list[RenderableType] = [
        Text(prose.say("review-title"), style="bold cyan"),
        Text(telling.outcome(prose, review)),
        rounds(prose, review),
        Text(prose.say("review-costly"), style="bold cyan"),
    ]
    parts.append(costly(prose, replay, review) if review.costly else Text(prose.say("review-nothing")))
    return Group(*parts)


def rounds(prose: Prose, review: Review) -> RenderableType:
    """A line for each round: the mean of the chances, and how they went."""
    table = Table.grid(padding=(0, 2))
    for number, points in review.by_round().items():
        bars = "".join(BARS[min(7, int(8 * point.chance))] for point in points)
        mean = telling.percent(prose, fmean([point.chance for point in points]))
        table.add_row(prose.say("board-round", round=number), Text(mean, justify="right"), bars)
    return table


def costly(prose: Prose, replay: Replay, review: Review) -> RenderableType:
    heads = ("review-where", "review-made", "review-better", "review-cost", "counsel-why")
    table = Table(*[prose.say(head) for head in heads])
    for one in review.costly:
        made, better = telling.both(prose, replay, one)
        cost = Text(telling.cost(prose, one), style="bold red", justify="right")
        why = telling.because(prose, one.better)
        table.add_row(telling.place(prose, one), made, Text(better, style="green"), cost, why)
    return table
