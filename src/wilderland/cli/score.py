"""The end of a game: won or lost, and the score line by line; and of a series, its scores added."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wilderland.campaign import Series
from wilderland.game import Game
from wilderland.scenarios import scenarios
from wilderland.text.prose import Prose


def end_of_game(game: Game, prose: Prose) -> list[RenderableType]:
    """What the players see when it is over; a lost game has no score."""
    outcome = game.outcome
    assert outcome is not None
    title = prose.say("end-won" if outcome.won else "end-lost")
    style = "bold green" if outcome.won else "bold red"
    parts: list[RenderableType] = [
        Rule(Text(title, style=style), style=style),
        Text(prose.say(f"outcome-{outcome.reason}") + " " + prose.say("end-rounds", rounds=outcome.rounds)),
    ]
    if outcome.score is not None:
        table = Table.grid(padding=(0, 2))
        table.add_column()
        table.add_column(justify="right")
        for word, points in game.score_sheet.items():
            table.add_row(prose.say(f"score-{word}"), str(points))
        table.add_row(Text(prose.say("end-score"), style="bold"), Text(str(outcome.score), style="bold"))
        parts.append(Padding(table, (0, 0, 0, 2)))
    if outcome.adjusted:
        parts.append(Text(prose.say("end-adjusted"), style="yellow"))
    return parts


def end_of_series(series: Series, prose: Prose) -> list[RenderableType]:
    """The games won so far, and what they add up to (M4, M5)."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for scenario, points in zip(scenarios(), series.scores, strict=False):
        table.add_row(prose.say(f"scenario-{scenario}"), str(points))
    table.add_row(Text(prose.say("series-score"), style="bold"), Text(str(series.score), style="bold"))
    word = "series-won" if series.won else "series-lost" if series.lost else "series-goes-on"
    mode = prose.say(f"mode-{series.mode}")
    style = {"series-won": "bold green", "series-lost": "bold red"}.get(word, "bold")
    title = Text(prose.say(word, mode=mode, won=len(series.scores), count=len(scenarios())), style=style)
    return [title, Padding(table, (0, 0, 0, 2))] if series.scores else [title]
