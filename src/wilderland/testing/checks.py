"""What must hold at every decision of every game, whoever plays it.

Each check raises `Broken` with its name and what it found. They are library code: run them on games of your own cards.
What several checks need is found once (`Look`): writing a game down and looking at it is what costs.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from inspect import isdatadescriptor
from typing import Any

from wilderland.agents.dice import Dice
from wilderland.game import Game
from wilderland.kernel.node import Asking
from wilderland.kernel.run import ask_again
from wilderland.loading import load
from wilderland.model.index import Entry, rebuild
from wilderland.model.kinds import ATTACHED, HIDDEN, NONE, SHADOWS, zone_name
from wilderland.model.records import EVERYONE, Decision, Lasting, LogEntry
from wilderland.model.state import CARD_WORDS, State
from wilderland.saves import decode, encode
from wilderland.views.view import Memo
from wilderland.views.view import view as view_of

CARD_KEYS = frozenset({"id", "card", "source", "enemy", "characters", "guard", "host", "about"})
"""Words of a view that stand before the id of a card."""
NO_CARDS = frozenset({"stats", "icons", "code", "name", "type", "label"})

SHUFFLES = frozenset({"log-reshuffle", "log-shuffle-in", "log-mulligan"})
"""Lines of the chronicle after which open cards may be hidden again."""

PARTS = tuple(w for w in dir(State) if not w.startswith("_") and isdatadescriptor(getattr(State, w)))
"""Everything a state consists of."""

Seats = tuple[int, ...]


class Broken(AssertionError):
    """Something that must hold does not."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(f"{check}: {message}")
        self.check = check


def require(holds: bool, check: str, message: str) -> None:
    if not holds:
        raise Broken(check, message)


class Look:
    """A game at a decision: its state as a save has it, and the cards that are hidden from whom."""

    __slots__ = ("hidden", "written")

    def __init__(self, game: Game) -> None:
        self.written = encode(game.state)
        covered = [(card.id, card.known) for card in game.state.cards if HIDDEN[card.zone] and card.known != EVERYONE]
        self.hidden: dict[Seats, set[int]] = {}
        for seats in groups(game.state):
            mask = sum(1 << seat for seat in seats)
            self.hidden[seats] = {card for card, known in covered if not known & mask}


def groups(state: State) -> list[Seats]:
    """Those a view is made for: nobody in particular, each seat, all together."""
    everyone = tuple(range(len(state.players)))
    return sorted({(), everyone, *((seat,) for seat in everyone)})


def at_every_decision(game: Game, look: Look | None = None) -> None:
    """Everything that is cheap enough to look at each time (redeals for the seat that is asked and one in turn)."""
    look = look or Look(game)
    decisions_are_sound(game)
    cards_are_in_place(game.state)
    again = save_round_trip(game.state, look.written)
    index_is_true(game.state, again)
    clone_is_equal(game)
    views = views_hide(game, look)
    turn = game.state.choices % len(game.state.players)
    for seat in {turn, *list(game.decisions)[:1]}:
        dealt = redeal_looks_alike(game, seat, views[seat])
        if seat == turn:
            redeal_is_fixed(dealt, seat, game.state.choices + 1)
    require(encode(game.state) == look.written, "purity", "looking at the game has changed it")


def now_and_then(game: Game) -> None:
    """What costs more, for some seats in turn: several redeals, playing a redealt game."""
    those = groups(game.state)[1:]
    redeals_vary(game, [those[game.state.choices % len(those)]])
    redealt_game_goes_on(game, game.state.choices % len(game.state.players))


def seldom(game: Game) -> None:
    """What plays the whole game again: loading with the chronicle, taking back."""
    save_is_faithful(game)
    undo_is_exact(game)


# -- decisions ----------------------------------------------------------------------------------
def written(decision: Decision) -> tuple[Any, ...]:
    """A decision as plain values, to compare."""
    options = tuple([(one.key, one.label, one.card, one.seat, one.about) for one in decision.options])
    return (decision.serial, decision.seat, decision.kind, decision.prompt, decision.source, decision.step, options)


def all_written(decisions: dict[int, Decision]) -> list[tuple[int, tuple[Any, ...]]]:
    return [(seat, written(decision)) for seat, decision in decisions.items()]


def decisions_are_sound(game: Game) -> None:
    """Somebody is asked, or the game is over; keys are unique."""
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
    waiting = state.stack[-1].node
    require(isinstance(waiting, Asking), "options", f"{waiting!r} waits and cannot ask")


# -- copies -------------------------------------------------------------------------------------
def clone_is_equal(game: Game) -> None:
    """A clone is the same game; playing on with it does not touch the original (the caller looks again)."""
    other = game.clone()
    for part in PARTS:
        same = getattr(other.state, part) == getattr(game.state, part)
        require(same, "clone", f"the clone has another {part}")
    require(other.history is game.history and other.origin is game.origin, "clone", "the clone came about otherwise")
    if other.decision is not None:
        other.choose(other.decision.options[-1])


def save_round_trip(state: State, written: dict[str, Any]) -> State:
    """The state as JSON and back is the same, and the same is asked in the same order; it is returned."""
    again = decode(json.loads(JSON.encode(written)), state.table)
    ask_again(again)
    require(encode(again) == written, "save", "read again, the state is another one")
    same = all_written(again.decisions or {}) == all_written(state.decisions or {})
    require(same, "options", "asking again gives something else")
    return again


JSON = json.JSONEncoder(check_circular=False, separators=(",", ":"))


def save_is_faithful(game: Game) -> None:
    """A save loads as the same game, with the same choices, questions and chronicle."""
    again = load(game.save())
    require(again.loaded_short is None, "save", str(again.loaded_short))
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
def index_is_true(state: State, again: State | None = None) -> None:
    """The index that was kept is the one that would be made anew (as it was for the state read `again`)."""
    fresh = again.index if again is not None else rebuild(state)
    if state.index != fresh:
        for slot, (kept, made) in enumerate(zip(state.index, fresh, strict=True)):
            same = [entry(one) for one in kept] == [entry(one) for one in made]
            require(same, "index", f"slot {slot} is {[e[:2] for e in kept]}, must be {[e[:2] for e in made]}")


def entry(one: Entry) -> tuple[int, int, Any]:
    """An entry of an index, to compare: lasting effects that were read again are other objects."""
    age, card, what = one
    return age, card, what.serial if isinstance(what, Lasting) else what


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
    return {card.id for card in state.cards if HIDDEN[card.zone] and not card.known & mask and card.known != EVERYONE}


def unknown(state: State, seats: Iterable[int]) -> set[int]:
    """The cards none of these seats knows: those it does not see, and those that lie face down in play (E13)."""
    mask = sum(1 << seat for seat in seats)
    return unseen(state, seats) | {card.id for card in state.cards if card.face.hidden and not card.known & mask}


def named_in(view: dict[str, Any], besides: dict[str, Any] | None = None) -> set[int]:
    """The ids of cards a view names, where it is not the same as another one. A view is plain values."""
    found: set[int] = set()
    players = view.get("players", [])
    others = besides["players"] if besides else [{}] * len(players)
    for mine, other in [(view, besides or {}), *zip(players, others, strict=True)]:
        for word, part in mine.items():
            if word != "players" and part != other.get(word):
                gather(part, other.get(word), word, found)
    return found


def gather(value: Any, besides: Any, word: str, found: set[int]) -> None:
    if isinstance(value, dict):
        for key, part in value.items():
            other = besides.get(key) if isinstance(besides, dict) else None
            if part != other and key not in NO_CARDS:
                gather(part, other, key, found)
    elif isinstance(value, (list, tuple)):
        others = besides if isinstance(besides, (list, tuple)) and len(besides) == len(value) else [None] * len(value)
        for part, other in zip(value, others, strict=True):
            if part != other:
                gather(part, other, word, found)
    elif isinstance(value, str):
        if word == "key":
            kind, _, rest = value.partition(":")
            number = rest.partition(".")[0].partition("@")[0]
            if number.isdecimal() and kind not in ("player", "amount", "x", "effect"):
                found.add(int(number))
    elif isinstance(value, int):
        if word in CARD_KEYS:
            found.add(value)
    elif value is not None:
        raise Broken("view", f"{word} is {value!r}: that cannot be sent")


def views_hide(game: Game, look: Look | None = None) -> dict[int, dict[str, Any]]:
    """Every view can be built and sent, and names no card its seats cannot know. The seats' own views are returned.

    Who only watches sees least: what that view shows may be in all others, so only the rest of them is looked at. The
    views share what looks alike to everybody, as a server's do; redeals are compared with views made afresh.
    """
    hidden = (look or Look(game)).hidden
    watched = game.view(seats=())
    JSON.encode(watched)
    views = {}
    alike: Memo = {}
    for seats in groups(game.state):
        view = view_of(game.state, seats, alike) if seats else watched
        leaked = hidden[seats] & named_in(view, watched if seats else None)
        require(not leaked, "view", f"seats {list(seats)} are shown {[game.state.cards[card] for card in leaked]}")
        if len(seats) == 1:
            views[seats[0]] = view
    return views


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


def redeal_looks_alike(game: Game, seat: int, view: dict[str, Any]) -> Game:
    """A redeal changes nothing the seat sees or knows. It is returned."""
    state = game.state
    dealt = game.determinize({seat}, state.choices + 1)
    require(dealt.view(seat) == view, "redeal", f"seat {seat} can tell the redealt game from the real one")
    hidden = unknown(state, [seat])
    for before, after in zip(state.cards, dealt.state.cards, strict=True):
        if before.printed is not after.printed and before.id not in hidden:
            raise Broken("redeal", f"{before} moved; seat {seat} knows it")
    require(sorted(codes(state)) == sorted(codes(dealt.state)), "redeal", "cards have been changed for others")
    return dealt


def codes(state: State) -> list[str]:
    return [card.printed.code for card in state.cards]


def redeal_is_fixed(dealt: Game, seat: int, rng: int) -> None:
    """Equal views and equal chance give an equal game: a redealt one, dealt anew, is the same."""
    again, before = dealt.determinize({seat}, rng).state, dealt.state
    same = again.zones == before.zones and again.rng == before.rng and codes(again) == codes(before)
    require(same, "redeal", f"a redeal for seat {seat} depends on what it cannot see")
    same = all_written(again.decisions or {}) == all_written(before.decisions or {})
    require(same, "redeal", f"what is asked after a redeal for seat {seat} depends on what it cannot see")


def redeals_vary(game: Game, those: Sequence[Seats] | None = None) -> None:
    """Equal chance gives an equal game, dealt from the real one or from a redealt one; other chance another."""
    state = game.state
    for seats in groups(state)[1:] if those is None else those:
        dealt = [game.determinize(seats, rng) for rng in range(4)]
        index_is_true(dealt[0].state)
        again = dealt[1].determinize(seats, 0)
        require(again.digest == dealt[0].digest, "redeal", f"a redeal for {seats} depends on what they cannot see")
        hidden = [state.cards[card] for card in sorted(unknown(state, seats))]
        for owner in {card.owner for card in hidden}:
            mine = [card.id for card in hidden if card.owner == owner and not card.printed.is_quest]
            if len({state.cards[card].printed.code for card in mine}) > 4:
                kinds = {tuple(other.state.cards[card].printed.code for card in mine) for other in dealt}
                require(len(kinds) > 1, "redeal", f"what {seats} cannot know of owner {owner} is never dealt anew")


def redealt_game_goes_on(game: Game, seat: int, choices: int = 12) -> None:
    """A redealt game can be played."""
    dealt = game.determinize({seat}, game.state.choices)
    dice = Dice(game.state.choices, seat)
    try:
        for _ in range(choices):
            if dealt.decision is not None:
                dealt.choose(dice.pick(dealt.decision.options))
    except Exception as error:
        raise Broken("redeal", f"a game redealt for seat {seat} breaks: {error!r}") from error
    moves = dealt.decision is not None or dealt.outcome is not None
    require(moves, "redeal", f"a game redealt for seat {seat} stands still")
