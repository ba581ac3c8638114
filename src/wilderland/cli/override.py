"""Overruling the engine from the terminal: `o gimli damage 2`, `o threat 30`, `o feint hand`."""

from __future__ import annotations

from typing import Any

from wilderland.adjusting import TOKENS, is_place
from wilderland.cli.menu import folded
from wilderland.game import Game
from wilderland.model.kinds import NOBODY, SEAT_NAMES, ZONES, zone_name
from wilderland.text.prose import Prose, seen

FLAGS: dict[str, tuple[str, Any]] = {
    "exhausted": ("exhausted", True),
    "ready": ("exhausted", False),
    "committed": ("committed", True),
    "down": ("side", "down"),
    "up": ("side", "up"),
    "shuffled": ("deck", "shuffled"),
}


class NotUnderstood(Exception):
    """The words are no override; `message` says why, about `word`."""

    def __init__(self, message: str, word: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.word = word


def parse(game: Game, prose: Prose, words: str, seat: int) -> dict[str, Any]:
    """What `Game.adjust` takes, from words such as `gimli damage 2` or `threat 30` (of the seat, or `2 threat 30`)."""
    tokens = words.split()
    if words.casefold() in ("deck shuffled", "encounter-deck shuffled"):
        return {"seat": seat if tokens[0].casefold() == "deck" else NOBODY, "deck": "shuffled"}
    if words.casefold() == "draw":
        return {"seat": seat, "draw": 1}
    if len(tokens) >= 2 and tokens[-2].casefold() == "threat" and tokens[-1].isdigit():
        return _threat(game, tokens[:-2], int(tokens[-1]), seat)
    if len(tokens) >= 3 and tokens[-2].casefold() in TOKENS and tokens[-1].isdigit():
        return {"card": _card(game, prose, tokens[:-2]), tokens[-2].casefold(): int(tokens[-1])}
    if len(tokens) >= 2 and tokens[-1].casefold() in FLAGS:
        word, value = FLAGS[tokens[-1].casefold()]
        return {"card": _card(game, prose, tokens[:-1]), word: value}
    if len(tokens) >= 2:
        places = [zone_name(place) for place in range(ZONES) if is_place(place, len(game.state.players))]
        place = tokens[-1].casefold()
        if place in SEAT_NAMES:
            place = f"{place}:{seat}"
        if place in places:
            return {"card": _card(game, prose, tokens[:-1]), "zone": place}
    raise NotUnderstood("override-unclear", words)


def _threat(game: Game, who: list[str], threat: int, seat: int) -> dict[str, Any]:
    if who:
        if len(who) > 1 or not who[0].isdigit() or not 1 <= int(who[0]) <= len(game.state.players):
            raise NotUnderstood("override-no-player", " ".join(who))
        seat = int(who[0]) - 1
    return {"seat": seat, "threat": threat}


def _card(game: Game, prose: Prose, words: list[str]) -> int:
    """A card on the table by a part of its name; with several of that name `2.forest spider` is the second."""
    name = " ".join(words)
    number, dot, rest = name.partition(".")
    position = int(number) - 1 if dot and number.isdigit() else 0
    wanted = folded(rest if dot and number.isdigit() else name)
    view = game.view(seats=range(len(game.state.players)))
    found: dict[int, str] = {card["id"]: folded(prose.card(card["code"])) for card in seen(view)}
    exact = [card for card, title in found.items() if title == wanted]
    cards = exact or [card for card, title in found.items() if wanted in title]
    if not 0 <= position < len(cards):
        raise NotUnderstood("override-no-card", name)
    return cards[position]
