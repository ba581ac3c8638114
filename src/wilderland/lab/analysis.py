"""What the games of an arm tell: how often, how long, how they were lost, which cards and which rounds decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from wilderland.lab.chance import Pairs, Rate
from wilderland.lab.results import Moment, Result


@dataclass(frozen=True)
class Impact:
    """How a card goes along with winning: the rate of games in which it came up, and of those in which it did not."""

    code: str
    drawn: Rate
    missing: Rate

    @property
    def difference(self) -> float:
        return self.drawn.rate - self.missing.rate

    @property
    def telling(self) -> bool:
        """Whether the two intervals lie apart."""
        return self.drawn.low > self.missing.high or self.drawn.high < self.missing.low


@dataclass(frozen=True)
class Curve:
    """The mean of a figure as each round began, over the games that came so far."""

    won: dict[int, float]
    lost: dict[int, float]

    @property
    def turning_point(self) -> int:
        """The round from which won and lost games lie furthest apart; 0 if they cannot be compared."""
        both = self.won.keys() & self.lost.keys()
        return max(both, key=lambda number: abs(self.won[number] - self.lost[number]), default=0)


@dataclass(frozen=True)
class Summary:
    """The games of one arm."""

    rate: Rate
    rounds: float
    score: float | None
    """The mean score of the games won."""
    causes: dict[str, int]
    """How the lost games ended."""
    lengths: dict[int, int]
    """How many games ended after so many rounds."""
    impacts: tuple[Impact, ...]
    threat: Curve
    heroes: Curve
    ms_per_decision: float


LEAST_GAMES = 10
"""A card must have come up, and stayed away, so often before anything is said of it."""


def summary(results: Iterable[Result]) -> Summary:
    """What the games tell."""
    games = list(results)
    won = [game for game in games if game.won]
    scores = [game.score for game in won if game.score is not None]
    decisions = sum(game.decisions for game in games)
    return Summary(
        Rate(len(won), len(games)),
        fmean([game.rounds for game in games]) if games else 0.0,
        fmean(scores) if scores else None,
        dict(Counter(game.reason for game in games if not game.won).most_common()),
        dict(sorted(Counter(game.rounds for game in games).items())),
        impacts(games),
        Curve(*(means(games, side, lambda moment: max(moment.threat)) for side in (True, False))),
        Curve(*(means(games, side, lambda moment: moment.heroes) for side in (True, False))),
        1000 * sum(game.seconds for game in games) / max(1, decisions),
    )


def impacts(games: Sequence[Result]) -> tuple[Impact, ...]:
    """Every card that was drawn in some games and not in others, the most helpful first."""
    found = []
    for code in sorted({code for game in games for code in game.drawn}):
        drawn = [game.won for game in games if code in game.drawn]
        missing = [game.won for game in games if code not in game.drawn]
        if min(len(drawn), len(missing)) >= LEAST_GAMES:
            found.append(Impact(code, Rate(sum(drawn), len(drawn)), Rate(sum(missing), len(missing))))
    return tuple(sorted(found, key=lambda impact: -impact.difference))


def means(games: Sequence[Result], won: bool, figure: Callable[[Moment], int]) -> dict[int, float]:
    """The mean of a figure by round over the games won, or lost."""
    found: dict[int, list[float]] = {}
    for game in games:
        if game.won is won:
            for moment in game.moments:
                found.setdefault(moment.round, []).append(figure(moment))
    return {number: fmean(values) for number, values in sorted(found.items())}


def pairs(first: Iterable[Result], second: Iterable[Result]) -> Pairs:
    """Two arms on the seeds both have played."""
    one = {result.seed: result.won for result in first}
    other = {result.seed: result.won for result in second}
    shared = Counter((one[seed], other[seed]) for seed in one.keys() & other.keys())
    return Pairs(shared[True, True], shared[True, False], shared[False, True], shared[False, False])
