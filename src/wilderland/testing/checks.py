"""What must hold at every decision of every game, whoever plays it.

Each check raises `Broken` with its name and what it found. They are library code: run them on games of your own cards.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from wilderland.agents.dice import Dice
from wilderland.game import Game
from wilderland.kernel.node import Asking
from wilderland.loading import load
from wilderland.model.index import rebuild
from wilderland.model.kinds import ATTACHED, HIDDEN, NONE, SHADOWS, zone_name
from wilderland.model.records import EVERYONE, Decision, LogEntry
from wilderland.model.state import CARD_WORDS, State
from wilderland.saves import encode

CARD_KEYS = frozenset({"id", "card", "source", "enemy", "characters", "guard", "host"})
"""Words of a view that stand before the id of a card."""
NO_CARDS = frozenset({"stats", "icons", "code", "name", "type", "label"})

SHUFFLES = frozenset({"log-reshuffle", "log-shuffle-in", "log-mulligan"})
"""Lines of the chronicle after which open cards may be hidden again."""


class Broken(AssertionError):
    """Something that must hold does not."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(f"{check}: {message}")
        self.check = check


def require(holds: bool, check: str, message: str) -> None:
    if not holds:
        raise Broken(check, message)


def at_every_decision(game: Game) -> None:
    """Everything that is cheap enough to look at each time (redeals for the seat that is asked and one in turn)."""
    before = encode(game.state)
    decisions_are_sound(game)
    clone_is_equal(game, before)
    index_is_true(game.state)
    cards_are_in_place(game.state)
    views = views_hide(game)
    for seat in {game.state.choices % len(views), *list(game.decisions)[:1]}:
        redeal_looks_alike(game, seat, views[seat])
    require(encode(game.state) == before, "purity", "looking at the game has changed it")


def now_and_then(game: Game) -> None:
    """What costs more: several redeals, playing a redealt game."""
    redeals_vary(game)
    redealt_games_go_on(game)


def seldom(game: Game) -> None:
    """What plays the whole game again: saving, taking back."""
    save_is_faithful(game)
    undo_is_exact(game)


# -- decisions ----------------------------------------------------------------------------------
def written(decision: Decision) -> tuple[Any, ...]:
    """A decision as plain values, to compare."""
    options = tuple((option.key, option.label, option.card, option.seat) for option in decision.options)
    return (decision.serial, decision.seat, decision.kind, decision.prompt, decision.source, decision.step, options)


def all_written(decisions: dict[int, Decision]) -> list[tuple[int, tuple[Any, ...]]]:
    return [(seat, written(decision)) for seat, decision in decisions.items()]


def decisions_are_sound(game: Game) -> None:
    """Somebody is asked, or the game is over; keys are unique; asking again gives the same in the same order."""
    state = game.state
    if state.outcome is not None:
        require(not game.decisions and game.decision is None, "over", "the game is over, and yet something is asked")
        return
    require(bool(game.decisions), "asked", "the game is not over, and yet nothing is asked")
    order = state.order()
    seats = list(game.decisions)
    require(seats == [seat for seat in order if seat in seats], "seats", f"asked out of order: {seats}")
    for seat, decision in game.decisions.items():
        keys = [option.key for option in decision.options]
        require(decision.seat == seat, "seats", f"{decision} is filed under seat {seat}")
        require(bool(keys), "options", f"no option: {decision}")
        require(len(set(keys)) == len(keys), "options", f"a key twice: {decision}")
        require(all(-1 <= option.card < len(state.cards) for option in decision.options), "options", f"{decision}")
    frame = state.stack[-1]
    require(isinstance(frame.node, Asking), "options", f"{frame.node!r} waits and cannot ask")
    again = frame.node.decisions(state, frame)  # type: ignore[attr-defined]
    require(all_written(again) == all_written(game.decisions), "options", "asking again gives something else")


# -- copies -------------------------------------------------------------------------------------
def clone_is_equal(game: Game, before: dict[str, Any]) -> None:
    """A clone is the same game; playing on with it does not touch the original (the caller looks again)."""
    other = game.clone()
    require(encode(other.state) == before, "clone", "the clone is another game")
    require(all_written(other.decisions) == all_written(game.decisions), "clone", "the clone is asked something else")
    require(other.state.index == game.state.index, "clone", "the clone has another index")
    if other.decision is not None:
        other.choose(other.decision.options[-1])


def save_is_faithful(game: Game) -> None:
    """A save loads as the same game, with the same choices, questions and chronicle."""
    again = load(game.save())
    require(again.loaded_short == "", "save", again.loaded_short)
    require(again.digest == game.digest, "save", "the loaded game is another one")
    require(all_written(again.decisions) == all_written(game.decisions), "save", "it is asked something else")
    require(again.choices == game.choices, "save", "it has other choices")
    if game.setup is not None:
        told = [(entry.message, entry.args) for entry in game.log]
        require([(entry.message, entry.args) for entry in again.log] == told, "save", "its chronicle differs")
        require(again.replay == game.replay, "save", "its replay differs")


def undo_is_exact(game: Game) -> None:
    """Taking a choice back leads exactly to where it was made."""
    if game.decision is not None:
        other = game.clone()
        other.choose(other.decision.options[0])  # type: ignore[union-attr]
        other.undo()
        require(other.digest == game.digest, "undo", "a choice taken back has left something")
        require(all_written(other.decisions) == all_written(game.decisions), "undo", "something else is asked now")


# -- what lies where ----------------------------------------------------------------------------
def index_is_true(state: State) -> None:
    fresh = rebuild(state)
    for slot, (kept, made) in enumerate(zip(state.index, fresh, strict=True)):
        require(kept == made, "index", f"slot {slot} is {[e[:2] for e in kept]}, must be {[e[:2] for e in made]}")


def cards_are_in_place(state: State) -> None:
    """Each card lies in one place, knows it, and agrees with what it is attached to; no token is negative."""
    where: dict[int, int] = {}
    for place, cards in enumerate(state.zones):
        for number in cards:
            if number in where:
                raise Broken("zones", f"{state.cards[number]} lies in two places")
            where[number] = place
    for identity, card in enumerate(state.cards):
        if card.id != identity:
            raise Broken("zones", f"{card} is filed under {identity}")
        if where.get(identity) != card.zone:
            raise Broken("zones", f"{card} says it is in {zone_name(card.zone)}")
        if card.damage < 0 or card.progress < 0 or card.resources < 0 or card.incarnation < 0:
            raise Broken("tokens", f"{card} has {(card.damage, card.progress, card.resources, card.incarnation)}")
        if (card.zone in (ATTACHED, SHADOWS)) != (card.host != NONE):
            raise Broken("hosts", f"{card} is in {zone_name(card.zone)} on {card.host}")
        if card.host >= 0:
            host = state.cards[card.host]
            listed = host.shadows if card.zone == SHADOWS else host.attachments
            require(listed.count(identity) == 1, "hosts", f"{card} hangs on {host}, which does not know it")
        for hanging in (*card.attachments, *card.shadows):
            require(state.cards[hanging].host == identity, "hosts", f"{card} bears {state.cards[hanging]} no more")
    for player in state.players:
        require(player.threat >= 0, "tokens", f"seat {player.seat} has threat {player.threat}")


# -- what is hidden -----------------------------------------------------------------------------
def unseen(state: State, seats: Iterable[int]) -> set[int]:
    """The cards none of these seats may know; what all have seen is open to those who only watch, too."""
    mask = sum(1 << seat for seat in seats)
    return {
        card.id for card in state.cards if HIDDEN[card.zone] and not card.known & mask and card.known != EVERYONE
    }


def unknown(state: State, seats: Iterable[int]) -> set[int]:
    """The cards none of these seats knows: those it does not see, and those that lie face down in play (E13)."""
    mask = sum(1 << seat for seat in seats)
    return unseen(state, seats) | {card.id for card in state.cards if card.face.hidden and not card.known & mask}


def named_in(value: Any, word: str = "") -> Iterator[int]:
    """The ids of cards a view names, anywhere in it."""
    if isinstance(value, dict):
        for key, part in value.items():
            if part is not None and key not in NO_CARDS:
                yield from named_in(part, key)
    elif isinstance(value, (list, tuple)):
        for part in value:
            if part is not None:
                yield from named_in(part, word)
    elif word in CARD_KEYS and isinstance(value, int):
        yield value
    elif word == "key":
        kind, _, rest = value.partition(":")
        number = rest.partition(".")[0].partition("@")[0]
        if number.isdecimal() and kind not in ("player", "amount", "x", "effect"):
            yield int(number)


def views_hide(game: Game) -> dict[int, dict[str, Any]]:
    """Every view can be built and sent, and names no card its seats cannot know. The seats' own views are returned."""
    everyone = tuple(range(len(game.state.players)))
    groups = {(seat,) for seat in everyone} | {everyone, ()}
    views = {seats: game.view(seats=seats) for seats in sorted(groups)}
    for seats, view in views.items():
        json.dumps(view)
        leaked = unseen(game.state, seats) & set(named_in(view))
        require(not leaked, "view", f"seats {list(seats)} are shown {[game.state.cards[card] for card in leaked]}")
    return {seat: views[(seat,)] for seat in everyone}


def log_hides(state: State, before: dict[int, set[int]], since: int) -> None:
    """No line written since then tells a seat of a card that was hidden from it and still is.

    What came before a shuffle may speak of cards that were open then and are not any more.
    """
    still_hidden = {seat: cards & unseen(state, [seat]) for seat, cards in before.items()}
    entry: LogEntry | None = state.log
    while entry is not None and entry.number > since and entry.message not in SHUFFLES:
        for word, value in dict(entry.args).items():
            if word in CARD_WORDS and value != NONE:
                told = [seat for seat, cards in still_hidden.items() if value[0] in cards and entry.seats & 1 << seat]
                require(not told, "log", f"{entry.message} tells seats {told} of {state.cards[value[0]]}")
        entry = entry.before


def codes(state: State) -> list[str]:
    return [card.printed.code for card in state.cards]


def redeal_looks_alike(game: Game, seat: int, view: dict[str, Any]) -> None:
    """A redeal changes nothing the seat sees or knows."""
    state = game.state
    dealt = game.determinize({seat}, state.choices + 1)
    require(dealt.view(seat) == view, "redeal", f"seat {seat} can tell the redealt game from the real one")
    hidden = unknown(state, [seat])
    old, new = codes(state), codes(dealt.state)
    for identity, (before, after) in enumerate(zip(old, new, strict=True)):
        if before != after and identity not in hidden:
            raise Broken("redeal", f"{state.cards[identity]} moved; seat {seat} knows it")
    require(sorted(old) == sorted(new), "redeal", "cards have been changed for others")


def redeals_vary(game: Game) -> None:
    """Equal chance gives an equal game, dealt from the real one or from a redealt one; other chance another."""
    state = game.state
    everyone = tuple(range(len(state.players)))
    for seats in sorted({(seat,) for seat in everyone} | {everyone}):
        dealt = [game.determinize(seats, rng) for rng in range(4)]
        index_is_true(dealt[0].state)
        if len(seats) == 1:
            redeal_looks_alike(game, seats[0], game.view(seats[0]))
        again = dealt[1].determinize(seats, 0)
        require(again.digest == dealt[0].digest, "redeal", f"a redeal for {seats} depends on what they cannot see")
        hidden = [state.cards[card] for card in sorted(unknown(state, seats))]
        for owner in {card.owner for card in hidden}:
            mine = [card.id for card in hidden if card.owner == owner and not card.printed.is_quest]
            if len({state.cards[card].printed.code for card in mine}) > 4:
                kinds = {tuple(other.state.cards[card].printed.code for card in mine) for other in dealt}
                require(len(kinds) > 1, "redeal", f"what {seats} cannot know of owner {owner} is never dealt anew")


def redealt_games_go_on(game: Game, choices: int = 12) -> None:
    """A redealt game can be played."""
    for seat in range(len(game.state.players)):
        dealt = game.determinize({seat}, game.state.choices)
        dice = Dice(game.state.choices, seat)
        try:
            for _ in range(choices):
                if dealt.decision is None:
                    break
                dealt.choose(dice.pick(dealt.decision.options))
        except Exception as error:
            raise Broken("redeal", f"a game redealt for seat {seat} breaks: {error!r}") from error
        require(
            dealt.decision is not None or dealt.outcome is not None,
            "redeal",
            f"a game redealt for seat {seat} stands still",
        )
