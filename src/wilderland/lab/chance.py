"""How sure a number of games makes one: intervals for rates, and whether two arms differ on the same seeds."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

SURE = 0.95


def binomial(wins: int, games: int) -> Any:
    """SciPy's exact test, loaded when it is first needed: it takes longer than all the rest."""
    from scipy.stats import binomtest

    return binomtest(wins, games)


@dataclass(frozen=True)
class Rate:
    """So many of so many, with the Wilson interval."""

    wins: int
    games: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        return self._interval()[0]

    @property
    def high(self) -> float:
        return self._interval()[1]

    def _interval(self) -> tuple[float, float]:
        if not self.games:
            return 0.0, 1.0
        found = binomial(self.wins, self.games).proportion_ci(SURE, "wilson")
        return float(found.low), float(found.high)


@dataclass(frozen=True)
class Pairs:
    """Two arms on the same seeds: in how many games only one of them won (McNemar's exact test)."""

    both: int
    only_first: int
    only_second: int
    neither: int

    @property
    def games(self) -> int:
        return self.both + self.only_first + self.only_second + self.neither

    @property
    def difference(self) -> float:
        """How much more often the first won."""
        return (self.only_first - self.only_second) / self.games if self.games else 0.0

    @property
    def spread(self) -> float:
        """Half the width of the interval around the difference."""
        if not self.games:
            return 1.0
        z = NormalDist().inv_cdf((1 + SURE) / 2)
        apart = self.only_first + self.only_second
        return z * sqrt(max(0.0, apart - (self.only_first - self.only_second) ** 2 / self.games)) / self.games

    @property
    def p(self) -> float:
        """The chance of a difference at least as large if there were none."""
        apart = self.only_first + self.only_second
        return float(binomial(self.only_first, apart).pvalue) if apart else 1.0

    @property
    def separated(self) -> bool:
        return self.p < 1 - SURE
