"""How much one address and one connection may do."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MOST_ADDRESSES = 10_000
"""Remembered; the one not seen for longest is forgotten first."""


NETWORK = 64
"""Bits of an IPv6 address that one house has for itself."""


def limited_by(address: str) -> str:
    """Whom an address counts for: all of IPv6 that one house has is one, and IPv4 in its clothes is IPv4."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, NETWORK), strict=False))


class Bucket:
    """Fills steadily, is emptied by use."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.at = burst, now

    def take(self, now: float, much: float = 1) -> bool:
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < much:
            return False
        self.level -= much
        return True

    def wait(self, much: float = 1) -> float:
        """Seconds until there is so much again."""
        return max(0.0, (much - self.level) / self.rate)


@dataclass
class Buckets:
    """One bucket for each house that asks."""

    rate: float
    burst: float
    clock: Callable[[], float]

    def __post_init__(self) -> None:
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, about: str = "", much: float = 1) -> float | None:
        """None if it may (`about` something, if each is counted by itself); otherwise how long to wait."""
        now = self.clock()
        who = f"{limited_by(address)} {about}"
        bucket = self._by_address.pop(who, None) or Bucket(self.rate, self.burst, now)
        self._by_address[who] = bucket
        while len(self._by_address) > MOST_ADDRESSES:
            self._by_address.popitem(last=False)
        return None if bucket.take(now, much) else bucket.wait(much)


class Places:
    """Connections, in all and by address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most, self.most_each = most, most_each
        self._taken: Counter[str] = Counter()

    @property
    def taken(self) -> int:
        return self._taken.total()

    def enter(self, address: str) -> bool:
        who = limited_by(address)
        if self.taken >= self.most or self._taken[who] >= self.most_each:
            return False
        self._taken[who] += 1
        return True

    def leave(self, address: str) -> None:
        who = limited_by(address)
        self._taken[who] -= 1
        if self._taken[who] <= 0:
            del self._taken[who]
