"""How much one address and one connection may do."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MOST_ADDRESSES = 10_000
"""Remembered; the one not seen for longest is forgotten first."""


class Bucket:
    """Fills steadily, is emptied by use."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.at = burst, now

    def take(self, now: float) -> bool:
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is something again."""
        return max(0.0, (1 - self.level) / self.rate)


@dataclass
class Buckets:
    """One bucket for each address."""

    rate: float
    burst: float
    clock: Callable[[], float]

    def __post_init__(self) -> None:
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float | None:
        """None if it may; otherwise how long to wait."""
        now = self.clock()
        bucket = self._by_address.pop(address, None) or Bucket(self.rate, self.burst, now)
        self._by_address[address] = bucket
        while len(self._by_address) > MOST_ADDRESSES:
            self._by_address.popitem(last=False)
        return None if bucket.take(now) else bucket.wait()


class Places:
    """Connections, in all and by address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most, self.most_each = most, most_each
        self._taken: Counter[str] = Counter()

    @property
    def taken(self) -> int:
        return self._taken.total()

    def enter(self, address: str) -> bool:
        if self.taken >= self.most or self._taken[address] >= self.most_each:
            return False
        self._taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._taken[address] -= 1
        if self._taken[address] <= 0:
            del self._taken[address]
