"""The report of a plan as one HTML page with its plots inside: nothing to install, nothing to fetch (extra `lab`)."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from html import escape
from typing import Any

from wilderland.lab.analysis import Summary, pairs, summary
from wilderland.lab.chance import Rate
from wilderland.lab.store import Store
from wilderland.text.prose import Prose

STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #26221b;
  background: #f7f3ea; }
h1, h2 { font-weight: normal; } table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #d8cfbb; }
td.number { text-align: right; font-variant-numeric: tabular-nums; } svg { max-width: 100%; height: auto; }
figure { margin: 1rem 0; } figcaption { color: #6b6150; }
"""
SHOWN_CARDS = 8
"""Of the most and of the least helpful cards, so many are drawn."""
GREEN, RED, INK = "#4f7a3a", "#9c3b2e", "#26221b"


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def interval(rate: Rate) -> str:
    return f"{percent(rate.rate)} ({percent(rate.low)}–{percent(rate.high)})"


def html(store: Store, prose: Prose) -> str:
    """The whole page."""
    say = prose.say
    arms = store.plan.arms
    found = [summary(store.results(number)) for number in range(len(arms))]
    parts = [
        f"<h1>{escape(say('lab-title'))}</h1>",
        f"<p>{escape(say('lab-about', games=store.plan.games, seed=store.plan.seed, arms=len(arms)))}</p>",
        figure(rates_plot(store.plan.labels, found), say("lab-rates")),
        overview(store, found, say),
    ]
    for label, told in zip(store.plan.labels, found, strict=True):
        parts += [f"<h2>{escape(label)}</h2>", *one_arm(told, prose)]
    parts.append(paired(store, say))
    return page(say("lab-title"), parts)


def page(title: str, parts: Iterable[str]) -> str:
    """A page that needs nothing but itself."""
    body = "\n".join(parts)
    return f'<!doctype html><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>{body}'


def overview(store: Store, found: list[Summary], say: Callable[..., str]) -> str:
    heads = ("lab-arm", "lab-games", "lab-win-rate", "lab-rounds", "lab-score", "lab-ms")
    rows = [
        (
            arm.label,
            str(told.rate.games),
            interval(told.rate),
            f"{told.rounds:.1f}",
            "–" if told.score is None else f"{told.score:.0f}",
            f"{told.ms_per_decision:.2f}",
        )
        for arm, told in zip(store.plan.arms, found, strict=True)
    ]
    return table([say(head) for head in heads], rows)


def one_arm(told: Summary, prose: Prose) -> list[str]:
    """Length, causes, curves and cards of an arm."""
    say = prose.say
    causes = [
        (say("log-lost", reason=word), str(count), percent(count / told.rate.games))
        for word, count in told.causes.items()
    ]
    cards = [
        (prose.card(one.code), interval(one.drawn), interval(one.missing), f"{100 * one.difference:+.1f}")
        for one in (*told.impacts[:SHOWN_CARDS], *told.impacts[SHOWN_CARDS:][-SHOWN_CARDS:])
    ]
    return [
        figure(lengths_plot(told), say("lab-lengths")),
        table([say("lab-cause"), say("lab-games"), ""], causes),
        figure(curve_plot(told), say("lab-curves", round=told.threat.turning_point)),
        table([say("lab-card"), say("lab-drawn"), say("lab-not-drawn"), say("lab-difference")], cards),
    ]


def paired(store: Store, say: Callable[..., str]) -> str:
    """Every arm against the first, on the same seeds."""
    if len(store.plan.arms) < 2:
        return ""
    rows = []
    labels = store.plan.labels
    for number, label in enumerate(labels[1:], 1):
        told = pairs(store.results(0), store.results(number))
        verdict = say("lab-apart" if told.separated else "lab-not-separated")
        size = f"{100 * told.difference:+.1f} ± {100 * told.spread:.1f}"
        rows.append((labels[0], label, size, f"{told.p:.3g}", verdict))
    heads = ("lab-first", "lab-second", "lab-difference", "lab-p", "lab-verdict")
    return f"<h2>{escape(say('lab-paired'))}</h2>" + table([say(head) for head in heads], rows)


def table(heads: Iterable[str], rows: Iterable[tuple[str, ...]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{lines}</table>"


def figure(svg: str, caption: str) -> str:
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"


# -- plots ------------------------------------------------------------------------------------------
def drawing(width: float, height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    sheet = Figure(figsize=(width, height), layout="constrained")
    axes = sheet.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    return sheet, axes


def as_svg(sheet: Any) -> str:
    drawn = io.StringIO()
    sheet.savefig(drawn, format="svg", transparent=True, metadata={"Date": None})
    text = drawn.getvalue()
    return text[text.index("<svg") :]


def rates_plot(labels: list[str], found: list[Summary]) -> str:
    sheet, axes = drawing(9, 0.6 + 0.45 * len(labels))
    for row, told in enumerate(reversed(found)):
        rate = told.rate
        axes.plot([rate.low, rate.high], [row, row], color=INK, lw=2)
        axes.plot(rate.rate, row, "o", color=GREEN, ms=8)
    axes.set(xlim=(0, 1), ylim=(-0.5, len(labels) - 0.5))
    axes.set_yticks(range(len(labels)), list(reversed(labels)))
    axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")
    return as_svg(sheet)


def lengths_plot(told: Summary) -> str:
    sheet, axes = drawing(9, 2.4)
    axes.bar(list(told.lengths), list(told.lengths.values()), color=INK)
    return as_svg(sheet)


def curve_plot(told: Summary) -> str:
    sheet, axes = drawing(9, 2.8)
    for rounds, colour in ((told.threat.won, GREEN), (told.threat.lost, RED)):
        axes.plot(list(rounds), list(rounds.values()), color=colour, lw=2)
    return as_svg(sheet)
