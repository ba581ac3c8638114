"""Playing cards: resource match, payment, uniqueness, hosts (rules P2, G6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from wilderland.effects.attaching import may_attach
from wilderland.effects.moving import unique_blocked
from wilderland.effects.numbers import heroes, icons, marked, said, stat
from wilderland.kernel import reasons
from wilderland.kernel.ability import Use
from wilderland.kernel.cost import Cost, Picks
from wilderland.kernel.happen import occur, performs
from wilderland.kernel.node import Node
from wilderland.model.index import MODIFIERS, RULES
from wilderland.model.kinds import (
    ALLY,
    ATTACHES,
    ATTACHMENT,
    CANNOT_PLAY,
    COST,
    ENTERS_PLAY,
    EVENT,
    HAS_ICON,
    HERO,
    NEUTRAL,
    PLAY_ZONES,
    PLAYED,
    PLAYS,
    WAIVES_MATCH,
    X_COST,
)
from wilderland.model.records import Event, Frame, Option, Reason, Scope
from wilderland.model.state import State
from wilderland.rules.program import named

Values = Callable[[State, Scope], Sequence[int]]


def matching_heroes(state: State, seat: int, sphere: int) -> list[int]:
    """P2.2, P2.4: the heroes whose pools may pay for a card of this sphere."""
    if sphere != NEUTRAL and not state.index[RULES + HAS_ICON] and not state.index[RULES + WAIVES_MATCH]:
        cards = state.cards
        return [
            card
            for card in state.zones[PLAY_ZONES[seat]]
            if cards[card].face.kind == HERO and cards[card].face.sphere & sphere
        ]
    own = heroes(state, seat)
    if sphere == NEUTRAL:
        return own
    return [hero for hero in own if icons(state, hero) & sphere or marked(state, WAIVES_MATCH, hero)]


def has_match(state: State, seat: int, sphere: int) -> bool:
    """P2.3: even cost 0 needs a hero with a matching icon; a waiver is not a match (Q62)."""
    return sphere == NEUTRAL or any(icons(state, hero) & sphere for hero in heroes(state, seat))


def play_forbidden(state: State, scope: Scope) -> bool:
    """G11: whether an effect says that this card cannot be played (by this player)."""
    card = state.cards[scope.self]
    return any(
        effect.amount(state, source, card) and effect.for_seat(state, source, scope.you)
        for _, source, effect in said(state, RULES + CANNOT_PLAY)
    )


def token_options(
    state: State, payers: Sequence[int], paid: Picks, price: int, one_each: bool = False
) -> list[Option] | None:
    """P2.2: whose token may be paid next, pool after pool; None when the price is paid.

    Only pools are offered with which the rest can still be paid; with `one_each` every pool gives one token.
    """
    due = price - len(paid)
    if due <= 0:
        return None
    start = payers.index(paid[-1]) if paid else 0
    left = [state.cards[hero].resources for hero in payers]
    for hero in paid:
        left[payers.index(hero)] -= 1
    if one_each:
        left = [0 if payers[n] in paid else min(1, tokens) for n, tokens in enumerate(left)]
    found = []
    after = sum(left[start:])
    for n in range(start, len(payers)):
        if left[n] and after >= due:
            found.append(Option(f"pay:{payers[n]}", "option-pay", payers[n]))
        after -= left[n]
    return found


def tokens(state: State, scope: Scope, picks: Picks) -> Picks:
    """Whose tokens are paid: the picks without the value of X, which is chosen before them (G10)."""
    return picks[1:] if state.cards[scope.self].printed.cost == X_COST else picks


def promised(state: State) -> Picks:
    """Whose tokens have been promised so far for what is being paid; they are still in their pools."""
    frame = state.stack[-1]
    if not isinstance(frame.node, Use) or frame.data is None:
        return ()
    number, _ = frame.node.pending(state, frame)
    return tokens(state, frame.scope, frame.data[number])


@dataclass(frozen=True)
class PlayCost(Cost):
    """P2.2–P2.4: the printed cost, from pools of matching heroes; X is chosen first (G10).

    `pools` asks for that many different heroes' pools; `x` gives the values X may take.
    """

    pools: int = 0
    x: Values | None = None

    def price(self, state: State, scope: Scope, picks: Picks) -> int:
        if state.cards[scope.self].printed.cost == X_COST:
            return picks[0] if picks else 0
        return stat(state, scope.self, COST)

    def unpayable(self, state: State, scope: Scope) -> Reason | None:
        cards = state.cards
        printed = cards[scope.self].printed
        payers = matching_heroes(state, scope.you, printed.sphere)
        if not payers:
            return reasons.NO_MATCH if printed.cost else reasons.NO_MATCH_FREE
        purse = pools = 0
        for hero in payers:
            tokens = cards[hero].resources
            purse += tokens
            if tokens:
                pools += 1
        if state.index[RULES + CANNOT_PLAY] and play_forbidden(state, scope):
            return reasons.FORBIDDEN
        cost = stat(state, scope.self, COST) if state.index[MODIFIERS + COST] else max(0, printed.cost)
        if purse < cost:
            return reasons.TOO_DEAR
        if cost <= 0 and not has_match(state, scope.you, printed.sphere):
            return reasons.NO_MATCH_FREE
        if printed.cost == X_COST:
            assert self.x is not None
            return None if min(self.x(state, scope), default=purse + 1) <= purse else reasons.TOO_DEAR
        return reasons.TOO_FEW_POOLS if pools < self.pools else None

    def options(self, state: State, scope: Scope, picks: Picks) -> list[Option] | None:
        printed = state.cards[scope.self].printed
        payers = matching_heroes(state, scope.you, printed.sphere)
        if printed.cost == X_COST and not picks:
            purse = sum(state.cards[hero].resources for hero in payers)
            values = self.x(state, scope) if self.x else ()
            return [Option(f"x:{x}", "option-x", data=x) for x in values if x <= purse]
        paid = tokens(state, scope, picks)
        return token_options(state, payers, paid, self.price(state, scope, picks), bool(self.pools))

    def pay(self, state: State, scope: Scope, picks: Picks) -> Scope:
        card = state.cards[scope.self]
        for hero in tokens(state, scope, picks):
            state.add_resources(hero, -1)
        if card.printed.cost == X_COST:
            scope = scope.with_n(picks[0])
        if card.printed.kind == EVENT:
            state.move(scope.self, PLAYED)
        return scope


@dataclass(frozen=True)
class HostCost(Cost):
    """P2.6: what the attachment is attached to; chosen before it is paid."""

    def candidates(self, state: State, scope: Scope) -> Sequence[int]:
        host = state.cards[scope.self].face.host
        return host.hosts(state, scope) if isinstance(host, Host) else ()

    def unpayable(self, state: State, scope: Scope) -> Reason | None:
        return None if self.candidates(state, scope) else reasons.NO_HOST

    def options(self, state: State, scope: Scope, picks: Picks) -> list[Option] | None:
        if picks:
            return None
        return [Option(f"host:{card}", "option-host", card) for card in self.candidates(state, scope)]

    def pay(self, state: State, scope: Scope, picks: Picks) -> Scope:
        return scope.with_it(picks[0])


@dataclass(frozen=True, eq=False)
class Host(Node):
    """What an attachment may attach to: a play restriction, checked only when attaching (F1.23)."""

    cards: Callable[[State, Scope], Sequence[int]]

    def hosts(self, state: State, scope: Scope) -> list[int]:
        return [card for card in self.cards(state, scope) if may_attach(state, scope, scope.self, card)]


@dataclass(frozen=True, eq=False)
class PlayFromHand(Use):
    """Playing an ally or attachment, in the planning phase only (P2.1)."""

    def refusal(self, state: State, scope: Scope) -> Reason | None:
        for cost in reversed(self.costs):
            reason = cost.unpayable(state, scope)
            if reason is not None:
                return reason
        return reasons.IN_PLAY_ALREADY if unique_blocked(state, scope.self) else None

    def announce(self, state: State, scope: Scope) -> int:
        return state.note("log-play", source=scope.self, seat=scope.you)


class EnterByPlay(Node):
    """P2.7, G7: an ally that was played enters play ready, under the control of who played it."""

    def step(self, state: State, frame: Frame) -> None:
        scope = frame.scope
        occur(
            state,
            state.event(ENTERS_PLAY, scope.self, scope.you, word="played"),
            state.event(PLAYS, scope.self, scope.you),
        )


class AttachByPlay(Node):
    """P2.6: an attachment that was played is attached to the card chosen for it."""

    def step(self, state: State, frame: Frame) -> None:
        scope = frame.scope
        occur(
            state,
            state.event(ATTACHES, scope.self, scope.you, source=scope.it),
            state.event(PLAYS, scope.self, scope.you),
        )


@performs(PLAYS)
def count_play(state: State, event: Event, facts: list[Event]) -> None:
    """G13: remembered for limits on how many cards may be played in a round."""
    if state.cards[event.card].printed.kind == ALLY:
        state.remember("allies-played", state.notes.get("allies-played", 0) + 1)


PLAY_ALLY: Final = named("play/ally", PlayFromHand(EnterByPlay(), (PlayCost(),)))
PLAY_ATTACHMENT: Final = named("play/attachment", PlayFromHand(AttachByPlay(), (HostCost(), PlayCost())))
PLAY_BY_KIND: Final = {ALLY: PLAY_ALLY, ATTACHMENT: PLAY_ATTACHMENT}
