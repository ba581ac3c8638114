"""Whether a deck may be played, and why not: rules B1 to B4 of an edition. Titles count, not printings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from wilderland.decks.model import Deck, starters
from wilderland.decks.pool import PLAYED_FROM_DECKS, pool
from wilderland.decks.problems import BadDeck, Problem, clean
from wilderland.rules.editions import EDITIONS, Edition

FEWEST_CARDS = 50
MOST_COPIES = 3
MOST_HEROES = 3


def check(deck: Deck, edition: str = "revised", in_campaign: bool = False) -> tuple[Problem, ...]:
    """Everything to be told about a deck; it is legal if nothing of it is `fatal`.

    In a campaign the cards of a starter deck stay legal whatever heroes they have come to be played with (ruling 29).
    """
    return checked(deck.name, tuple(deck.heroes), tuple(deck.cards.items()), edition, EDITIONS[edition], in_campaign)


@lru_cache(256)
def checked(
    name: str,
    heroes: tuple[str, ...],
    cards: tuple[tuple[str, int], ...],
    edition: str,
    rules: Edition,
    in_campaign: bool,
) -> tuple[Problem, ...]:
    """What `check` tells: the same few decks are asked about for every game."""
    deck = Deck(name, heroes, dict(cards))
    quantities = rules.quantities
    return tuple(
        problem.at(deck.name)
        for problem in (
            *_heroes(deck, rules.fewest_heroes),
            *_cards(deck, quantities),
            *_size(deck, edition, in_campaign),
            *_off_sphere(deck),
        )
    )


def is_legal(deck: Deck, edition: str = "revised") -> bool:
    return not any(problem.fatal for problem in check(deck, edition))


def insist(decks: Sequence[Deck], edition: str, in_campaign: bool = False) -> None:
    """Refuse decks that may not be played, or not together, with every reason (`BadDeck`)."""
    found = [problem for deck in decks for problem in check(deck, edition, in_campaign)]
    faults = [problem for problem in (*found, *conflicts(decks)) if problem.fatal]
    if faults:
        raise BadDeck(faults)


def starter_of(deck: Deck, edition: str, any_heroes: bool = False) -> str | None:
    """The starter deck that this is, whatever it is called (or whoever its heroes are)."""
    counts = _counts(deck, any_heroes)
    for code, printed in _starter_counts(EDITIONS[edition].quantities, any_heroes).items():
        if counts == printed:
            return code
    return None


@cache
def _starter_counts(quantities: str, any_heroes: bool) -> dict[str, dict[str, int]]:
    """The starter decks as counts: every game with one of them asks."""
    return {code: _counts(starter, any_heroes) for code, starter in starters(quantities).items()}


def _counts(deck: Deck, any_heroes: bool) -> dict[str, int]:
    """How many of which card, heroes included unless they do not matter, by code."""
    counts: dict[str, int] = {}
    for name, count in [*((hero, 1) for hero in deck.heroes if not any_heroes), *deck.cards.items()]:
        code = pool().named(name) or name
        counts[code] = counts.get(code, 0) + count
    return counts


def _heroes(deck: Deck, fewest: int) -> Iterable[Problem]:
    if not fewest <= len(deck.heroes) <= MOST_HEROES:
        args: dict[str, str | int] = {"count": len(deck.heroes), "fewest": fewest, "most": MOST_HEROES}
        yield Problem("decks-heroes", args, rule="B1")
    for title, count in Counter(_titles(deck.heroes)).items():
        if count > 1:
            yield Problem("decks-hero-twice-in-deck", {"card": title}, rule="B1")
    for name in deck.heroes:
        code = pool().named(name)
        if code is not None and pool().kind(code) != "hero":
            yield Problem("decks-no-hero", {"card": pool().title(code)}, rule="B1")


def _cards(deck: Deck, quantities: str) -> Iterable[Problem]:
    copies: Counter[str] = Counter()
    for name, count in deck.cards.items():
        code = pool().named(name)
        title = clean(name) if code is None else pool().title(code)
        copies[title] += count
        if code is not None and pool().kind(code) not in PLAYED_FROM_DECKS[1:]:
            yield Problem("decks-not-in-deck", {"card": title}, rule="B2")
        elif code is not None and "subtype" in pool().facts[code]:
            yield Problem("decks-campaign-card", {"card": title}, rule="M6")
    for name in [*deck.heroes, *deck.cards]:
        code = pool().named(name)
        if code is None:
            yield Problem("decks-unknown-card", {"card": clean(name)}, rule="B2")
        elif not pool().facts[code]["quantity"].get(quantities):
            yield Problem("decks-not-in-edition", {"card": pool().title(code)}, rule="B2")
    for title, count in copies.items():
        if count > MOST_COPIES:
            yield Problem("decks-copies", {"card": title, "count": count, "most": MOST_COPIES}, rule="B2")


def _size(deck: Deck, edition: str, in_campaign: bool) -> Iterable[Problem]:
    """At least 50 cards, boons not counted (M6). Starter decks are legal as printed (B3)."""
    size = sum(count for name, count in deck.cards.items() if not _is_boon(name))
    if size >= FEWEST_CARDS:
        return
    starter = starter_of(deck, edition, in_campaign)
    if starter is None:
        yield Problem("decks-too-few", {"count": size, "fewest": FEWEST_CARDS}, rule="B2")
    elif not EDITIONS[edition].revised:
        yield Problem("decks-introductory", {"count": size}, rule="B3", fatal=False)


def _is_boon(name: str) -> bool:
    code = pool().named(name)
    return code is not None and "subtype" in pool().facts[code]


def _off_sphere(deck: Deck) -> Iterable[Problem]:
    """Cards that no hero can pay for are legal, and worth a word (Q5)."""
    spheres = {pool().facts[code].get("sphere") for name in deck.heroes if (code := pool().named(name))}
    for name in deck.cards:
        code = pool().named(name)
        if code is None or pool().kind(code) not in PLAYED_FROM_DECKS:
            continue
        sphere = pool().facts[code].get("sphere", "neutral")
        if sphere != "neutral" and sphere not in spheres:
            args: dict[str, str | int] = {"card": pool().title(code), "sphere": sphere}
            yield Problem("decks-off-sphere", args, rule="Q5", fatal=False)


def _titles(names: Iterable[str]) -> list[str]:
    return [clean(name) if (code := pool().named(name)) is None else pool().title(code) for name in names]


# -- the table ----------------------------------------------------------------------------------
def conflicts(decks: Sequence[Deck]) -> tuple[Problem, ...]:
    """What the decks of one table share: no hero may sit there twice (B1), of unique cards one is in play (G6)."""
    if len(decks) < 2:
        return ()
    heroes = [set(_titles(deck.heroes)) for deck in decks]
    uniques = [hero | set(_titles(_unique(deck))) for hero, deck in zip(heroes, decks, strict=True)]
    found: list[Problem] = []
    for title in dict.fromkeys(title for deck in decks for title in _titles([*deck.heroes, *_unique(deck)])):
        if sum(title in names for names in heroes) > 1:
            found.append(Problem("decks-shared-hero", _where(title, heroes, decks), rule="B1"))
        elif sum(title in names for names in uniques) > 1:
            found.append(Problem("decks-shared-unique", _where(title, uniques, decks), rule="G6", fatal=False))
    return tuple(found)


def _unique(deck: Deck) -> list[str]:
    return [name for name in deck.cards if (code := pool().named(name)) and pool().facts[code].get("unique")]


def _where(title: str, names: Sequence[set[str]], decks: Sequence[Deck]) -> dict[str, str | int]:
    """The card, and the decks it is in by seat and name."""
    holders = [f"{seat}. {clean(deck.name)}" for seat, deck in enumerate(decks, start=1) if title in names[seat - 1]]
    return {"card": title, "decks": ", ".join(holders)}
