"""One finished game, as a value.

The JSON form has the fields of a RingsDB quest log (scenario, quest_mode, success, score, date_played, decks with a
player's name and their cards by RingsDB's codes, text, is_public) and beside them what only we know: edition, mode,
rounds, the score sheet line by line, how it ended, and the whole game as a replay.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wilderland.decks import Deck
from wilderland.decks.pool import pool
from wilderland.errors import WilderlandError
from wilderland.game import Game, Replay

FORMAT = 1
QUEST_MODES = {"easy": "easy", "nightmare": "nightmare"}
"""RingsDB knows these besides `normal`."""


class BadRecord(WilderlandError):
    """Something that is not a finished game's record."""


@dataclass(frozen=True)
class Seat:
    """Who played with what."""

    player: str
    """Empty for somebody who gave no name."""
    deck: Deck

    def as_json(self) -> dict[str, Any]:
        main = {**dict.fromkeys(self.deck.heroes, 1), **self.deck.cards}
        content = {"main": by_ringsdb(main), "side": by_ringsdb(self.deck.side)}
        return {"player": self.player, "name": self.deck.name, "content": content, "deck": self.deck.as_json()}


def by_ringsdb(cards: Mapping[str, int]) -> dict[str, int]:
    """Cards by RingsDB's codes, in their order; a card RingsDB does not have keeps our code."""
    known = pool()
    codes: dict[str, int] = {}
    for name, count in cards.items():
        ours = known.code(name)
        code = known.ringsdb.get(ours, ours)
        codes[code] = codes.get(code, 0) + count
    return dict(sorted(codes.items()))


@dataclass(frozen=True)
class Record:
    """A finished game."""

    scenario: str
    edition: str
    mode: str
    success: bool
    reason: str
    rounds: int
    score: int | None
    """None for a lost game: only a victory is scored (SC)."""
    score_sheet: Mapping[str, int]
    date_played: str
    seats: tuple[Seat, ...]
    adjusted: bool = False
    text: str = ""
    is_public: bool = False
    replay: Mapping[str, Any] = field(default_factory=dict)

    @property
    def quest_mode(self) -> str:
        return QUEST_MODES.get(self.mode, "normal")

    def as_json(self, replay: bool = True) -> dict[str, Any]:
        data: dict[str, Any] = {
            "wilderland": "record",
            "format": FORMAT,
            "scenario": self.scenario,
            "quest_mode": self.quest_mode,
            "success": self.success,
            "score": self.score,
            "date_played": self.date_played,
            "decks": [seat.as_json() for seat in self.seats],
            "text": self.text,
            "is_public": self.is_public,
            "edition": self.edition,
            "mode": self.mode,
            "reason": self.reason,
            "rounds": self.rounds,
            "score_sheet": dict(self.score_sheet),
            "adjusted": self.adjusted,
        }
        return {**data, "replay": dict(self.replay)} if replay else data

    @staticmethod
    def from_json(data: object) -> Record:
        """A record from its JSON form; anything else is a `BadRecord`."""
        if not isinstance(data, dict) or data.get("wilderland") != "record":
            raise BadRecord("error-not-a-record")
        number = data.get("format")
        if type(number) is not int:
            raise BadRecord("error-record-damaged", why=f"format {number!r}")
        if number > FORMAT:
            raise BadRecord("error-newer-format", format=number, reads=FORMAT)
        try:
            seats = tuple(Seat(str(one["player"]), Deck.from_json(one["deck"], "the deck")) for one in data["decks"])
            found = Record(
                **{word: data[word] for word in ("scenario", "edition", "mode", "success", "reason", "rounds")},
                **{word: data[word] for word in ("score", "date_played", "adjusted", "text", "is_public")},
                score_sheet={str(line): int(points) for line, points in data["score_sheet"].items()},
                seats=seats,
                replay=dict(data.get("replay", {})),
            )
        except (KeyError, TypeError, ValueError, AttributeError, WilderlandError) as error:
            raise BadRecord("error-record-damaged", why=str(error)) from error
        words = (found.scenario, found.edition, found.mode, found.reason, found.date_played, found.text)
        numbers = (found.rounds, 0 if found.score is None else found.score)
        if not all(isinstance(word, str) for word in words) or not all(type(number) is int for number in numbers):
            raise BadRecord("error-record-damaged", why="a word or a number is something else")
        return found

    def again(self) -> Game:
        """The game itself, at its end, from its replay."""
        return Replay.loads(json.dumps(dict(self.replay))).play()


def record(game: Game, date: str, players: Sequence[str] = (), text: str = "") -> Record:
    """The record of a finished game. The date is the caller's: the engine has no clock."""
    outcome = game.outcome
    if outcome is None:
        raise BadRecord("error-game-not-over")
    if game.setup is None:
        raise BadRecord("error-no-replay")
    setup = game.setup
    names = [players[n] if n < len(players) else "" for n in range(len(setup.decks))]
    return Record(
        scenario=setup.scenario,
        edition=setup.edition,
        mode=setup.mode,
        success=outcome.won,
        reason=outcome.reason,
        rounds=outcome.rounds,
        score=outcome.score,
        score_sheet=game.score_sheet,
        date_played=date,
        seats=tuple(Seat(name, deck) for name, deck in zip(names, setup.decks, strict=True)),
        adjusted=outcome.adjusted,
        text=text,
        replay=game.replay.as_json(),
    )
