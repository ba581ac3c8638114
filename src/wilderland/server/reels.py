"""Looking at replays, in a process of their own: a replay may be anybody's file, so nothing about it is trusted.

A process keeps the last replays with a point every few choices, so that stepping back and forth is quick.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from dataclasses import dataclass, field

from wilderland.errors import BadAdjustment, BadSave, IllegalChoice
from wilderland.game import Game, Replay
from wilderland.model.kinds import PHASES
from wilderland.server.resources import Mark, Moment, Moments, ReplayShown
from wilderland.server.seeing import log_of, patch, view_of

EVERY = 20
"""Choices between two points that are kept."""
KEPT = 16
"""Replays."""
MOST_CHOICES = 10_000
MOST_CARDS = 300
"""In one deck."""


@dataclass
class Reel:
    """A replay, played as far as this version can."""

    replay: Replay
    points: list[Game] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    count: int = 0

    @staticmethod
    def of(text: str) -> Reel:
        """Play a replay; anything that is not one is a `BadSave` or `BadSetup`."""
        replay = Replay.loads(text)
        decks = replay.setup.decks
        if len(replay.choices) > MOST_CHOICES or any(sum(deck.cards.values()) > MOST_CARDS for deck in decks):
            raise BadSave("error-replay-too-long", most=MOST_CHOICES)
        reel = Reel(replay)
        game = Game(replay.setup, replay.setup.begin())
        reel.keep(game)
        try:
            for seat, key in replay.choices:
                game.repeat(seat, key)
                reel.count += 1
                reel.keep(game)
        except (IllegalChoice, BadAdjustment):
            pass
        return reel

    def keep(self, game: Game) -> None:
        if self.count % EVERY == 0:
            self.points.append(game.clone())
        self.lines.append(game.state.log.number if game.state.log else 0)
        now = Mark(self.count, game.state.round, PHASES[game.state.phase])
        if not self.marks or (self.marks[-1].round, self.marks[-1].phase) != (now.round, now.phase):
            self.marks.append(now)

    def at(self, upto: int) -> Game:
        """The game after so many choices."""
        game = self.points[upto // EVERY].clone()
        for seat, key in self.replay.choices[upto // EVERY * EVERY : upto]:
            game.repeat(seat, key)
        return game


@dataclass(frozen=True)
class Look:
    """What is to be shown of a replay."""

    text: str = field(repr=False)
    upto: int | None = None
    seats: tuple[int, ...] | None = None
    further: int = 0
    """How many moments after it."""

    @property
    def name(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()


_reels: OrderedDict[str, Reel] = OrderedDict()


def _opened(look: Look) -> Reel:
    reel = _reels.pop(look.name, None) or Reel.of(look.text)
    _reels[look.name] = reel
    while len(_reels) > KEPT:
        _reels.popitem(last=False)
    return reel


def _eyes(look: Look, game: Game) -> list[int]:
    everybody = range(len(game.state.players))
    return [seat for seat in (everybody if look.seats is None else look.seats) if seat in everybody]


def show(look: Look) -> ReplayShown:
    """A replay at one of its choices, as some seats saw it."""
    reel = _opened(look)
    at = reel.count if look.upto is None else min(look.upto, reel.count)
    game, setup, choices = reel.at(at), reel.replay.setup, reel.replay.choices
    seats = _eyes(look, game)
    return ReplayShown(
        scenario=setup.scenario,
        edition=setup.edition,
        mode=setup.mode,
        decks=tuple(deck.name for deck in setup.decks),
        count=reel.count,
        at=at,
        whole=reel.count == len(choices),
        chosen=choices[at] if at < reel.count else None,
        marks=tuple(reel.marks),
        lines=tuple(reel.lines),
        view=view_of(game, seats),
        log=log_of(game, seats),
    )


def run(look: Look) -> Moments:
    """Some moments of a replay: the first one whole, then what changes."""
    reel = _opened(look)
    at = min(look.upto or 0, reel.count)
    game = reel.at(at)
    seats = _eyes(look, game)
    first = now = view_of(game, seats)
    moments = []
    for seat, key in reel.replay.choices[at : min(at + look.further, reel.count)]:
        game.repeat(seat, key)
        before, now = now, view_of(game, seats)
        moments.append(Moment((seat, key), patch(before, now)))
    return Moments(at, first, tuple(moments))
