"""A review as one HTML page with its plot inside, as reports are (extra `lab`)."""

from __future__ import annotations

from html import escape
from statistics import fmean

from wilderland.advice import Review, telling
from wilderland.game import Replay
from wilderland.lab.report import GREEN, INK, RED, as_svg, drawing, figure, page, table
from wilderland.text.prose import Prose


def html(replay: Replay, review: Review, prose: Prose) -> str:
    """The whole page."""
    say, setup = prose.say, replay.setup
    decks = " + ".join(prose.deck(deck.name) for deck in setup.decks)
    parts = [
        f"<h1>{escape(say('review-title'))}</h1>",
        f"<p>{escape(say(f'scenario-{setup.scenario}'))} · {escape(decks)} · {escape(say(f'mode-{setup.mode}'))}</p>",
        f"<p>{escape(telling.outcome(prose, review))}</p>",
        figure(chance_plot(review), say("review-curve")),
        f"<h2>{escape(say('review-costly'))}</h2>",
    ]
    rows = []
    for one in review.costly:
        words = (telling.place(prose, one), *telling.both(prose, replay, one), telling.cost(prose, one))
        rows.append((*words, telling.because(prose, one.better)))
    heads = ("review-where", "review-made", "review-better", "review-cost", "counsel-why")
    parts.append(table([say(head) for head in heads], rows) if rows else f"<p>{escape(say('review-nothing'))}</p>")
    return page(say("review-title"), parts)


def chance_plot(review: Review) -> str:
    """The chance from decision to decision, the mean of each round, and where it cost most."""
    drawn, axes = drawing(9, 3.2)
    axes.plot([point.at for point in review.points], [point.chance for point in review.points], color=INK, lw=0.8)
    for number, points in review.by_round().items():
        first, last = points[0].at, points[-1].at
        axes.plot([first, last], [fmean([point.chance for point in points])] * 2, color=GREEN, lw=3)
        axes.text(first, 1.02, str(number), color=INK, fontsize=8)
    for one in review.costly:
        axes.plot([one.at, one.at], [one.made.chance, one.better.chance], color=RED, lw=2)
    axes.set(ylim=(0, 1.08))
    axes.set_xticks([])
    axes.yaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")
    return as_svg(drawn)
