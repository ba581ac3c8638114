"""The numbers a server runs by: where it stores, what it allows, how long it waits. `docs/hosting.md` lists them."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from typing import Any

DAY = 86_400.0


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; each also by an environment variable `WILDERLAND_<NAME>`."""

    database: str = "sqlite:///wilderland.db"
    """An SQLAlchemy address: a file of SQLite, or `postgresql://…`."""
    redis: str = ""
    """Between several workers; one alone needs none."""
    origins: str = ""
    """Pages of other hosts that may connect, with commas; a page of this host always may."""

    ringsdb: str = "https://ringsdb.com"
    """Where browsers fetch decks by their address; the content policy names it."""
    pictures: str = ""
    """A folder of one's own pictures of cards, for those who play at this server."""

    # what one address and one connection may do
    connections: int = 2000
    connections_per_address: int = 64
    messages_per_second: float = 20.0
    message_burst: int = 60
    messages_per_address: float = 100.0
    """Of all connections of one address; what comes faster is heard more slowly."""
    message_bytes: int = 16_384
    waiting_bytes: int = 4_000_000
    """What may wait to be read by one client."""
    requests_per_second: float = 20.0
    request_burst: int = 200
    body_bytes: int = 1_200_000
    tables_per_address: int = 60
    """New tables an hour."""
    again_after: float = 5.0
    """Seconds a table must have been there before the next one is laid for the same people."""
    people_per_address: int = 60
    """New people an hour."""
    members_per_address: int = 24
    """Newcomers an hour at one table."""
    decks_per_person: int = 200
    members_per_table: int = 32
    choices_per_table: int = 50_000
    """Gestures that are stored of one game, taken back or not: some hundred games' worth."""
    hello_seconds: float = 10.0

    # how long things are kept
    sleep_after: float = 300.0
    """A table nobody is at leaves memory after so many seconds."""
    lobby_expires: float = DAY
    game_expires: float = 30 * DAY
    finished_expires: float = 90 * DAY
    """Of games nobody with a key took part in."""
    proposal_expires: float = 120.0
    link_expires: float = 900.0

    # companions
    companion_processes: int = 1
    companion_seconds: float = 30.0
    """After so long a companion's answer is not waited for any more."""

    # advice
    hint_seconds: float = 2.0
    """So long a hint is thought about."""
    hints_per_minute: float = 12.0
    """For one member of a table."""
    reviews_per_address: int = 30
    """New reviews an hour."""

    heartbeat: float = 5.0
    """Seconds between signs of life of a worker; after three without one its tables are taken over."""

    @staticmethod
    def from_environment(**given: Any) -> Settings:
        """What is given, else the environment, else the defaults."""
        found: dict[str, Any] = {}
        for field in fields(Settings):
            word = os.environ.get(f"WILDERLAND_{field.name.upper()}")
            if given.get(field.name) is not None:
                found[field.name] = given[field.name]
            elif word is not None:
                kind: Any = type(field.default)
                found[field.name] = kind(word)
        return Settings(**found)
