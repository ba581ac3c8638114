"""From the engine's views and chronicle to what goes over the wire. Nothing is added that the view does not show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET

from wilderland.game import Game
from wilderland.model.kinds import PHASES
from wilderland.model.records import EVERYONE, LogEntry
from wilderland.model.state import CARD_WORDS, State
from wilderland.server.shown import (
    HIDDEN,
    Argument,
    Attack,
    Card,
    CardRef,
    Cause,
    Decision,
    LogLine,
    Number,
    Option,
    Outcome,
    Patch,
    Pile,
    Player,
    Said,
    View,
    Waiting,
)
from wilderland.views.closer import causes, threat_limit, willpower_of
from wilderland.views.view import Memo, mask_of, sees, view

Seen = dict[str, Any]

FIELDS = tuple(field for field in View.__struct_fields__ if field not in ("cards", "players"))


class Moment:
    """What several looks at one moment share: cards that look alike to everybody."""

    def __init__(self) -> None:
        self.memo: Memo = {}
        self.cards: dict[int, Card] = {}


class Looking:
    """One look at the table: collects the cards of a view while its places are written down."""

    def __init__(self, game: Game, seats: Iterable[int], moment: Moment) -> None:
        self.game = game
        self.shared = moment.cards
        self.state: State = game.state
        self.seen = view(game.state, seats, moment.memo)
        self.mask = mask_of(self.seen["seats"])
        self.cards: dict[int, Card] = {}

    def view(self) -> View:
        seen = self.seen
        attack = seen["attack"]
        if attack is not None:
            attack = Attack(**{**attack, "characters": tuple(attack["characters"])})
        return View(
            seats=tuple(seen["seats"]),
            round=seen["round"],
            phase=seen["phase"],
            step=seen["step"],
            first=seen["first"],
            willpower=seen["willpower"],
            threat=seen["threat"],
            adjusted=seen["adjusted"],
            players=tuple(self.player(player) for player in seen["players"]),
            staging=self.place(seen["staging"], "staging"),
            active=self.place(seen["active"], "active"),
            quest=self.place(seen["quest"], "quest"),
            campaign=self.place(seen["campaign"], "campaign"),
            quest_deck=seen["quest_deck"],
            encounter_deck=self.pile(seen["encounter_deck"], "encounter-deck"),
            encounter_discard=self.place(seen["encounter_discard"], "encounter-discard"),
            victory=self.place(seen["victory"], "victory"),
            aside=self.place(seen["aside"], "aside"),
            revealed=self.place(seen["revealed"], "revealed"),
            played=self.place(seen["played"], "played"),
            attack=attack,
            waiting=tuple(Waiting(seat, asked.kind) for seat, asked in self.game.decisions.items()),
            decisions=tuple(self.decision(decision) for decision in seen["decisions"]),
            outcome=self.outcome(),
            cards=self.cards,
        )

    # -- places ---------------------------------------------------------------------------------
    def player(self, player: Seen) -> Player:
        seat = player["seat"]
        places = {word: self.place(player[word], f"{word}:{seat}") for word in ("hand", "discard", "play", "engaged")}
        return Player(
            seat=seat,
            threat=player["threat"],
            limit=threat_limit(self.state, seat),
            eliminated=player["eliminated"],
            willpower=willpower_of(self.state, seat),
            deck=self.pile(player["deck"], f"deck:{seat}"),
            deck_attachments=self.place(player["deck_attachments"], "attached"),
            **places,
        )

    def place(self, cards: Iterable[Seen | None], zone: str, host: int = HIDDEN) -> tuple[int, ...]:
        return tuple(self.card(card, zone, host) for card in cards)

    def pile(self, cards: list[Seen | None], zone: str) -> Pile:
        known = tuple((n, self.card(card, zone, HIDDEN)) for n, card in enumerate(cards) if card is not None)
        return Pile(len(cards), known)

    def card(self, card: Seen | None, zone: str, host: int) -> int:
        """Write a card down; its id, or HIDDEN."""
        if card is None:
            return HIDDEN
        identity: int = card["id"]
        if identity in self.shared:
            self.cards[identity] = self.shared[identity]
            return identity
        words = {word: card[word] for word in OPEN if word in card}
        if "stats" in card:
            words["stats"] = {word: self.number(identity, word, *pair) for word, pair in card["stats"].items()}
        if "icons" in card:
            words["icons"] = tuple(card["icons"])
        if "attachments" in card:
            words["attachments"] = self.place(card["attachments"], "attached", identity)
        if "shadows" in card:
            words["shadows"] = self.place(card["shadows"], "shadows", identity)
        shown = self.cards[identity] = Card(zone=zone, host=host, **words)
        if not shown.attachments and not shown.shadows and sees(self.state.cards[identity], 0):
            if not any(number.causes for number in shown.stats.values()):
                self.shared[identity] = shown
        return identity

    def number(self, identity: int, word: str, now: int, printed: int) -> Number:
        if now == printed:
            return Number(now, printed)
        found = causes(self.state, identity, word, self.mask)
        return Number(now, printed, tuple(Cause(self.ref(source), amount) for source, amount in found))

    def ref(self, identity: int) -> CardRef | None:
        return CardRef(identity, self.state.cards[identity].face.code) if identity >= 0 else None

    # -- decisions ------------------------------------------------------------------------------
    def decision(self, asked: Seen) -> Decision:
        options = tuple(self.option(option) for option in asked["options"])
        word = options[0].key.partition(":")[0] if options else ""
        prompt = Said(asked["prompt"], {"seat": asked["seat"], "card": self.named(asked["source"]), "word": word})
        return Decision(asked["seat"], asked["kind"], prompt, asked["step"], asked["source"], options)

    def option(self, option: Seen) -> Option:
        """An option with the message its key makes of the label (see `Prose.option`)."""
        message: str = option["label"]
        word, _, rest = option["key"].partition(":")
        args: dict[str, Argument] = {}
        if option["card"] >= 0:
            args["card"] = self.named(option["card"])
        if option["seat"] >= 0:
            args["seat"] = option["seat"]
        if word in ("amount", "x"):
            args["amount"] = int(rest)
        if message == "option-card":
            message = f"option-card-{word}"
            about = option["about"]
            if word == "respond" and about not in (HIDDEN, option["card"]):
                message, args["target"] = "option-card-respond-to", self.named(about)
        said = Said(message, args)
        return Option(option["key"], said, option["card"], option["seat"], option["about"], option["timely"])

    def named(self, identity: int) -> Argument:
        return self.ref(identity) or HIDDEN

    def outcome(self) -> Outcome | None:
        end = self.game.outcome
        if end is None:
            return None
        return Outcome(end.won, end.reason, end.rounds, end.score, dict(self.game.score_sheet), end.adjusted)


OPEN = (
    "id", "code", "type", "owner", "controller", "exhausted", "committed", "damage", "progress", "resources", "guard",
)  # fmt: skip
"""What is taken over from the view of a card as it is."""


def view_of(game: Game, seats: Iterable[int], moment: Moment | None = None) -> View:
    """The table as these seats see it together."""
    return Looking(game, seats, moment or Moment()).view()


def patch(old: View, new: View) -> Patch:
    """What makes the new view of the old one."""
    changed: dict[str, Any] = {}
    for field in FIELDS:
        value = getattr(new, field)
        if value != getattr(old, field):
            changed[field] = value
    players = tuple(now for before, now in zip(old.players, new.players, strict=True) if before != now)
    cards = {identity: card for identity, card in new.cards.items() if old.cards.get(identity) != card}
    gone = tuple(identity for identity in old.cards if identity not in new.cards)
    return Patch(players=players or UNSET, cards=cards or UNSET, gone=gone or UNSET, **changed)


def patched(view: View, change: Patch) -> View:
    """The view after a patch, as clients do it."""
    words: dict[str, Any] = {field: value for field in FIELDS if (value := getattr(change, field)) is not UNSET}
    if change.players is not UNSET:
        new = {player.seat: player for player in change.players}
        words["players"] = tuple(new.get(player.seat, player) for player in view.players)
    if change.cards is not UNSET or change.gone is not UNSET:
        gone = () if change.gone is UNSET else change.gone
        fresh = {} if change.cards is UNSET else change.cards
        words["cards"] = {identity: card for identity, card in {**view.cards, **fresh}.items() if identity not in gone}
    return msgspec.structs.replace(view, **words)


# -- the chronicle -------------------------------------------------------------------------------
def log_line(entry: LogEntry) -> LogLine:
    args: dict[str, Argument] = {}
    for word, value in entry.args.items():
        args[word] = CardRef(*value) if word in CARD_WORDS and isinstance(value, tuple) else value
    said = Said(entry.message, args)
    return LogLine(entry.number, entry.round, _phase(entry.phase), said, entry.cause, entry.seats != EVERYONE)


def _phase(number: int) -> Any:
    return PHASES[number]


def log_of(game: Game, seats: Iterable[int], after: int = 0) -> tuple[LogLine, ...]:
    """The chronicle as these seats may read it together, after a line's number; spectators read what is open."""
    ours = frozenset(seats)
    entries = game.log_for(ours or range(len(game.state.players)), after)
    return tuple(log_line(entry) for entry in entries if _told_to(entry, ours))


def _told_to(entry: LogEntry, ours: frozenset[int]) -> bool:
    """Not what is told better to the player in question; to spectators only what all others may read."""
    if entry.seats == EVERYONE:
        return True
    own: int = entry.args.get("seat", -1)
    if ours:
        return own not in ours or bool(entry.seats >> own & 1)
    return own >= 0 and entry.seats == EVERYONE & ~(1 << own)
