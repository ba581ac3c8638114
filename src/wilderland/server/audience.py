"""Audiences: everybody at a table who looks with the same eyes. What they are sent is made once for all of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from wilderland.game import Game
from wilderland.server.seeing import Moment, log_of, patch, view_of
from wilderland.server.shown import LogLine, View
from wilderland.server.tells import Update

Eyes = tuple[int, ...]


@dataclass
class Audience:
    """Some eyes, what they have been shown last, and the connections behind them."""

    eyes: Eyes
    view: View
    serial: int
    told: int
    """The last line of the chronicle."""
    connections: set[str] = field(default_factory=set)

    @staticmethod
    def at(game: Game, eyes: Eyes, serial: int) -> Audience:
        return Audience(eyes, view_of(game, eyes), serial, _last(game))

    def log(self, game: Game) -> tuple[LogLine, ...]:
        return log_of(game, self.eyes)

    def update(self, game: Game, serial: int, undone: bool, moment: Moment) -> Update:
        """What to tell these eyes, now that the game has gone on (or back)."""
        new = view_of(game, self.eyes, moment)
        last = _last(game)
        told = Update(
            serial=serial,
            before=self.serial,
            patch=patch(self.view, new),
            log=() if undone else log_of(game, self.eyes, self.told),
            kept=last if undone else -1,
        )
        self.view, self.serial, self.told = new, serial, last
        return told


def _last(game: Game) -> int:
    return game.state.log.number if game.state.log else 0
