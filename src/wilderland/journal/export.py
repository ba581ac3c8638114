"""The journal for others: JSON (all of it), CSV (a line a game, a column a fact), Markdown (to read)."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Sequence

from wilderland.journal.record import Record, Seat
from wilderland.text.prose import Prose

SHEET = ("threat", "fallen", "damage", "victory", "rounds")
MOST_SEATS = 4
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What makes a spreadsheet run a cell instead of showing it."""


def as_json(records: Sequence[Record], prose: Prose) -> str:
    return json.dumps([one.as_json() for one in records], ensure_ascii=False, indent=1) + "\n"


# -- csv ------------------------------------------------------------------------------------------
def as_csv(records: Sequence[Record], prose: Prose) -> str:
    out = io.StringIO()
    facts = ["date_played", "scenario", "edition", "mode", "quest_mode", "success", "reason", "rounds", "score"]
    seats = [f"{word}_{number}" for number in range(1, MOST_SEATS + 1) for word in ("player", "deck", "heroes")]
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow([*facts, *(f"score_{line}" for line in SHEET), "adjusted", *seats, "text"])
    for one in records:
        row: list[str] = [_cell(getattr(one, word)) for word in facts]
        row += [_cell(one.score_sheet.get(line)) for line in SHEET]
        row.append(_cell(one.adjusted))
        for number in range(MOST_SEATS):
            if number < len(one.seats):
                seat = one.seats[number]
                row += [_cell(seat.player), _cell(seat.deck.name), _cell(", ".join(_heroes(seat, prose)))]
            else:
                row += ["", "", ""]
        writer.writerow([*row, _cell(one.text)])
    return out.getvalue()


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    words = str(value)
    return f"'{words}" if isinstance(value, str) and words.startswith(FORMULA) else words


def _heroes(seat: Seat, prose: Prose) -> list[str]:
    return [prose.card(code) for code in seat.deck.heroes]


# -- markdown -------------------------------------------------------------------------------------
def as_markdown(records: Sequence[Record], prose: Prose) -> str:
    say = prose.say
    lines = [f"# {say('journal-title')}", ""]
    heads = [say(f"journal-{word}") for word in ("date", "scenario", "mode", "decks", "result", "rounds", "score")]
    lines += [_row(heads), _row(["---"] * len(heads))]
    for one in records:
        decks = prose.listed([_deck(seat, prose) for seat in one.seats])
        score = "" if one.score is None else str(one.score)
        cells = [one.date_played, _named(prose, "scenario", one.scenario), _named(prose, "mode", one.mode), decks]
        lines.append(_row([*cells, say(_result(one)), str(one.rounds), score]))
    for one in records:
        lines += ["", f"## {_safe(one.date_played)}: {_named(prose, 'scenario', one.scenario)}", ""]
        lines.append(f"{say(_result(one))}. {_named(prose, 'outcome', one.reason)}")
        lines.append("")
        for number, seat in enumerate(one.seats):
            who = _safe(seat.player) or prose.player(number)
            lines.append(f"- {who}: {_deck(seat, prose)} ({_listed(seat, prose)})")
        lines.append(f"- {_named(prose, 'edition', one.edition)}, {_named(prose, 'mode', one.mode)}")
        if one.score is not None:
            lines += ["", _row([say("journal-line"), say("journal-points")]), _row(["---", "---:"])]
            lines += [_row([_named(prose, "score", line), str(points)]) for line, points in one.score_sheet.items()]
            lines.append(_row([f"**{say('journal-score')}**", f"**{one.score}**"]))
        if one.adjusted:
            lines += ["", say("end-adjusted")]
        if one.text:
            lines += ["", _safe(one.text)]
    return "\n".join(lines) + "\n"


def _result(one: Record) -> str:
    return "journal-won" if one.success else "journal-lost"


def _listed(seat: Seat, prose: Prose) -> str:
    return _safe(prose.listed(_heroes(seat, prose)))


def _deck(seat: Seat, prose: Prose) -> str:
    return _named(prose, "deck", seat.deck.name)


def _named(prose: Prose, kind: str, word: str) -> str:
    """What we call something, or its own name."""
    return prose.say(f"{kind}-{word}") if prose.catalog.has(f"{kind}-{word}") else _safe(word)


def _safe(words: str) -> str:
    """Words that keep to their line and cell."""
    return " ".join(words.split()).replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;")


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


FORMATS: dict[str, Callable[[Sequence[Record], Prose], str]] = {
    "json": as_json,
    "csv": as_csv,
    "markdown": as_markdown,
}


def exported(records: Sequence[Record], format: str, prose: Prose) -> str:
    """The records as a text of that format."""
    return FORMATS[format](records, prose)
