"""What is asked now as a numbered list, and what a typed answer means."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from wilderland.errors import IllegalChoice
from wilderland.game import Game
from wilderland.model.kinds import HANDS
from wilderland.model.records import Decision, Option

QUIET = ("pass", "done", "undefended", "decline", "keep", "stay", "cancel")
"""Answers that do nothing; Enter gives the first of them that is offered."""

PICKING = ("commit", "choose-some", "attackers", "join", "defend", "cost")
"""Decisions that are runs of picks in the order of the cards, closed by `done`."""

CANCEL = 0
"""The number that takes back what has been begun."""

Gesture = list[tuple[int, str]]
"""Answers as (seat, key), in order."""


@dataclass(frozen=True, slots=True)
class Item:
    """One numbered option. Quiet ones have no number (Enter), but `cancel` is 0."""

    number: int | None
    seat: int
    option: Option


class NoAnswer(Exception):
    """The typed words are no answer; `message` says why, for `word`."""

    def __init__(self, message: str, word: str, among: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.word = word
        self.among = among


class Menu:
    """All that may be answered now, by all seats that are asked."""

    def __init__(self, game: Game) -> None:
        self.decisions: list[Decision] = list(game.decisions.values())
        self.items: list[Item] = []
        for decision in self.decisions:
            copies: set[str] = set()
            for option in decision.options:
                copy = _copy(game, option)
                if copy not in copies:
                    self.items.append(Item(self._number(option), decision.seat, option))
                if copy:
                    copies.add(copy)

    def _number(self, option: Option) -> int | None:
        if option.key == "cancel":
            return CANCEL
        if option.key in QUIET:
            return None
        return sum(1 for item in self.items if item.number) + 1

    @property
    def kind(self) -> str:
        return self.decisions[0].kind

    def item(self, number: int) -> Item | None:
        return next((item for item in self.items if item.number == number), None)

    def default(self, decision: Decision) -> Option:
        """What Enter means to this decision: nothing, where that is possible; else the first option."""
        if self.pays:
            return decision.options[0]
        quiet = [option for word in QUIET for option in decision.options if option.key == word]
        return (quiet or decision.options)[0]

    @property
    def pays(self) -> bool:
        """Whether resources are to be paid: Enter then pays by itself."""
        return self.decisions[0].options[0].key.startswith("pay:")

    def answer(self, game: Game, words: str, name: Callable[[Option], str]) -> Gesture:
        """What the typed words mean; raises `NoAnswer`."""
        if not words:
            if self.pays:
                return [(self.decisions[0].seat, key) for key in payment(game)]
            return [(decision.seat, self.default(decision).key) for decision in self.decisions]
        items = self._named(words, name)
        if not items:
            raise NoAnswer("play-no-such-option", words)
        seats = {item.seat for item in items}
        if len(seats) > 1:
            raise NoAnswer("play-several-seats", words)
        if self.kind in PICKING:
            items.sort(key=lambda item: item.number or 0)
        keys = [item.option.key for item in items]
        return [(items[0].seat, key) for key in self._closed(game, items[0].seat, keys)]

    def _closed(self, game: Game, seat: int, keys: list[str]) -> list[str]:
        """A run of picks is a whole answer: it is closed with `done` where that is offered."""
        if self.kind not in PICKING or keys == ["cancel"]:
            return keys
        trial = game.clone()
        try:
            trial.choose(keys, seat)
        except IllegalChoice:
            return keys
        then = trial.decisions.get(seat)
        again = then is not None and then.kind == self.kind and any(o.key == "done" for o in then.options)
        return [*keys, "done"] if again else keys

    def _named(self, words: str, name: Callable[[Option], str]) -> list[Item]:
        """Numbers and ranges, or a part of one option's name."""
        tokens = words.replace(",", " ").split()
        if all(part.isdigit() for token in tokens for part in token.split("-", 1)):
            return [self._item(number, words) for token in tokens for number in _range(token)]
        wanted = folded(words)
        found = [item for item in self.items if begins(wanted, name(item.option)) or wanted == item.option.key]
        exact = [item for item in found if folded(name(item.option)) == wanted]
        if len(exact or found) > 1:
            raise NoAnswer("play-which", words, tuple(dict.fromkeys(name(item.option) for item in found)))
        return exact or found

    def _item(self, number: int, words: str) -> Item:
        item = self.item(number)
        if item is None:
            raise NoAnswer("play-no-such-option", words)
        return item


def _copy(game: Game, option: Option) -> str:
    """What cards in a hand have in common that need not be listed twice."""
    if option.card < 0 or game.state.cards[option.card].zone not in HANDS:
        return ""
    return f"{option.key.partition(':')[0]} {game.state.cards[option.card].face.code}"


def _range(token: str) -> range:
    first, _, last = token.partition("-")
    return range(int(first), int(last or first) + 1) if int(last or first) - int(first) < 100 else range(0)


STROKES = str.maketrans("łđø", "ldo")
"""Letters with a stroke, which Unicode does not take apart."""


def folded(words: str) -> str:
    """Words as they are compared: without case and accents."""
    plain = unicodedata.normalize("NFD", words.casefold().translate(STROKES))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).strip()


def begins(wanted: str, name: str) -> bool:
    """Whether a word of the name, or several, begin like this."""
    return f" {wanted}" in f" {folded(name)}"


def payment(game: Game) -> list[str]:
    """A payment that leaves the pools as even as they can be: from the fullest, one by one."""
    trial = game.clone()
    decision = trial.decision
    assert decision is not None
    seat, due = decision.seat, 0
    pools = {option.key: trial.state.cards[option.card].resources for option in decision.options if option.card >= 0}
    while _pays(trial, seat):
        trial.choose(0, seat)
        due += 1
    keys: list[str] = []
    for _ in range(due):
        key = max(pools, key=lambda key: pools[key])
        pools[key] -= 1
        keys.append(key)
    keys.sort(key=list(pools).index)
    trial = game.clone()
    try:
        trial.choose(keys, seat)
    except IllegalChoice:
        return [decision.options[0].key]
    return keys


def _pays(game: Game, seat: int) -> bool:
    decision = game.decisions.get(seat)
    return decision is not None and decision.kind == "cost" and decision.options[0].key.startswith("pay:")
